// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/estimate.h"

#include <QWidget>

class QGridLayout;
class QVBoxLayout;

namespace headroom {

class TextLabel;

/// The predicted peak of each phase against the card, before and after the edits, and whether it
/// will fit.
class PeakPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PeakPanel(QWidget *parent = nullptr);

    /// `before` is the estimate of the config as it was opened.
    void setEstimates(const std::optional<Estimate> &now, const std::optional<Estimate> &before);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void addPhase(EstimatePhase phase, Bytes scale);
    std::optional<PhaseEstimate> figuresBefore(EstimatePhase phase) const;
    Bytes scale() const;
    QString fitText() const;
    QString notes() const;

    std::optional<Estimate> m_now, m_before;
    TextLabel *m_title;
    TextLabel *m_fit;
    TextLabel *m_notes;
    QVBoxLayout *m_phases;
};

} // namespace headroom
