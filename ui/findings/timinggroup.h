// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/casemodel.h"

#include <QWidget>

class QButtonGroup;
class QVBoxLayout;

namespace headroom {

/// "When does it crash?" (R4): what the log says is chosen already; another choice ranks anew.
class TimingGroup : public QWidget
{
    Q_OBJECT

public:
    explicit TimingGroup(CaseModel *model, QWidget *parent = nullptr);

    /// Takes texts and choice from the model again.
    void refresh();
    /// The chosen answer; empty when there is none.
    QString chosen() const;

private:
    void rebuild(const QuestionFact &question);
    void choose(const QString &answer);

    CaseModel *m_model;
    QVBoxLayout *m_choices;
    QButtonGroup *m_group;
    QString m_fromLog;
};

} // namespace headroom
