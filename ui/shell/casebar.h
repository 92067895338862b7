// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/casemodel.h"

#include <QWidget>

class QMenu;
class QPushButton;
class QToolButton;

namespace headroom {

class ElidedLabel;

/// What is open, always there, with the ways to open something else and to report it.
class CaseBar : public QWidget
{
    Q_OBJECT

public:
    CaseBar(CaseModel *model, QMenu *menu, QWidget *parent = nullptr);

Q_SIGNALS:
    void openRequested();
    void reportRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showCase();
    void retranslate();

    CaseModel *m_model;
    ElidedLabel *m_case;
    QPushButton *m_open, *m_report;
    QToolButton *m_more;
};

/// "ember_style_v3 · FLUX.1 · RTX 4090, 24.0 GiB", leaving out what is not known.
QString caseLine(const CaseModel &model);

} // namespace headroom
