// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

#include <QWidget>

namespace headroom {

class ProbabilityBar;

/// One cause: how likely, what it is, what it means, and its reasons.
class CauseRow : public QWidget
{
    Q_OBJECT

public:
    CauseRow(const RankedCause &cause, const Knowledge &knowledge, bool detailed,
             QWidget *parent = nullptr);

    const QString &causeId() const { return m_id; }
    ProbabilityBar *bar() const { return m_bar; }

Q_SIGNALS:
    void lineActivated(headroom::LineNumber line, const QString &source);

private:
    QString m_id;
    ProbabilityBar *m_bar;
};

} // namespace headroom
