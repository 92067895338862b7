// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fixes/plancards.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace headroom {

class PlanStepCard;
class TextLabel;

/// The plan, in the order to try, with the button that takes the safest steps of it at once.
class PlanList : public QWidget
{
    Q_OBJECT

public:
    explicit PlanList(QWidget *parent = nullptr);

    /// `retry`: the fixes that the safest retry would apply; empty when there are none.
    void setPlan(const std::vector<PlanCard> &cards, bool canApply, const QStringList &retry);

Q_SIGNALS:
    void applyRequested(const QString &fix);
    void retryRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    PlanStepCard *newCard();
    void showRetry(const std::vector<PlanCard> &cards, const QStringList &retry);
    void retranslate();

    TextLabel *m_title;
    QWidget *m_steps;
    QVBoxLayout *m_column;
    QPushButton *m_retry;
    TextLabel *m_retryText;
    TextLabel *m_empty;
    QList<PlanStepCard *> m_cards;
};

} // namespace headroom
