// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fixes/plancards.h"
#include "ui/widgets/look.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace headroom {

class StatusMark;
class TextLabel;

/// One step of the plan: its state, what it changes, saves and costs, and the button that does it
/// or the commands to do it with. Its contents are replaced in place, so the keyboard focus stays.
class PlanStepCard : public QWidget
{
    Q_OBJECT

public:
    explicit PlanStepCard(QWidget *parent = nullptr);

    /// `canApply`: there is a config that the step can be applied to.
    void setCard(const PlanCard &card, bool canApply);
    const PlanCard &card() const { return m_card; }
    /// What Tab reaches in this card, from top to bottom.
    QList<QWidget *> focusStops() const;

Q_SIGNALS:
    void applyRequested(const QString &fix);

private:
    void showState();
    void showTexts();
    void showCommands();
    TextLabel *addText(TextRole role, const QString &name);

    PlanCard m_card;
    bool m_canApply = false;
    StatusMark *m_mark;
    QVBoxLayout *m_column;
    TextLabel *m_title;
    TextLabel *m_why;
    TextLabel *m_edits;
    TextLabel *m_saving;
    TextLabel *m_price;
    QWidget *m_commands;
    QVBoxLayout *m_commandRows;
    QPushButton *m_apply;
};

} // namespace headroom
