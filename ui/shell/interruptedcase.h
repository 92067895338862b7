// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/casekeeper.h"

#include <QWidget>

class QAction;

namespace headroom {

class InlineMessage;

/// Offers, in the window, a case that was open when the program was killed.
class InterruptedCase : public QWidget
{
    Q_OBJECT

public:
    explicit InterruptedCase(CaseModel *model, QWidget *parent = nullptr);

    /// Shows itself when there is such a case. The keeper outlives this.
    void offer(CaseKeeper *keeper);

protected:
    void changeEvent(QEvent *event) override;

private:
    void putAway();
    void retranslate();

    CaseModel *m_model;
    CaseKeeper *m_keeper = nullptr;
    std::optional<CaseShelf::Kept> m_kept;
    InlineMessage *m_message;
    QAction *m_resume, *m_leave;
};

} // namespace headroom
