// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/casemodel.h"

#include <QWidget>

class QAction;

namespace headroom {

class InlineMessage;

/// Asks, in the window, what becomes of edits that are not saved before something goes on: saves
/// them, lets them go, or leaves everything as it is.
class UnsavedEdits : public QWidget
{
    Q_OBJECT

public:
    explicit UnsavedEdits(CaseModel *model, QWidget *parent = nullptr);

    /// Asks; what was asked for before is given up.
    void ask(std::function<void()> then);

Q_SIGNALS:
    void kept(); ///< everything stays as it is

protected:
    void changeEvent(QEvent *event) override;

private:
    void goOn();
    void stay();
    bool save();
    void retranslate();

    CaseModel *m_model;
    InlineMessage *m_message;
    QAction *m_save, *m_discard, *m_stay;
    std::function<void()> m_then;
};

} // namespace headroom
