// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/phasestrip.h"

#include "base/numbers.h"
#include "ui/widgets/look.h"
#include "ui/widgets/statusmark.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace headroom {

namespace {

constexpr int kBarHeight = 16;
constexpr int kBandGap = 2;
constexpr int kNarrowest = 10; ///< pixels of a band that has no room for its label

} // namespace

PhaseStrip::PhaseStrip(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PhaseStrip::setRun(const Run *run)
{
    m_bands = run ? phaseBands(*run) : std::vector<PhaseBand>();
    m_failed = run && (run->fatal || run->end == RunEnd::Failed || run->end == RunEnd::Killed);
    m_finished = run && run->end == RunEnd::Finished;
    setVisible(!m_bands.empty());
    describe();
    update();
}

QSize PhaseStrip::sizeHint() const
{
    return {400, kBarHeight + grid::kHairGap +
                     QFontMetrics(fontFor(TextRole::Caption, font())).height()};
}

QSize PhaseStrip::minimumSizeHint() const
{
    return {200, sizeHint().height()};
}

QString PhaseStrip::labelOf(const PhaseBand &band) const
{
    if (!band.seconds || *band.seconds < 1)
        return titleOf(band.stage);
    return tr("%1 · %2", "stage of a run, how long it took")
        .arg(titleOf(band.stage), showDuration(*band.seconds));
}

std::vector<int> PhaseStrip::edges(int width) const
{
    // Each band gets the room its label needs, as long as there is room for all; the rest goes by
    // weight.
    const QFontMetrics metrics(fontFor(TextRole::Caption, font()));
    std::vector<double> widths;
    for (const PhaseBand &band : m_bands)
        widths.push_back(metrics.horizontalAdvance(labelOf(band)) + 12);
    if (std::accumulate(widths.begin(), widths.end(), 0.0) > width)
        widths.assign(widths.size(),
                      std::min(kNarrowest, width / std::max(1, static_cast<int>(m_bands.size()))));
    const double rest = width - std::accumulate(widths.begin(), widths.end(), 0.0);
    double weights = 0;
    for (const PhaseBand &band : m_bands)
        weights += band.weight;
    std::vector<int> result{0};
    double right = 0;
    for (std::size_t i = 0; i < m_bands.size(); ++i) {
        right += widths[i] + rest * m_bands[i].weight / weights;
        result.push_back(static_cast<int>(right + 0.5));
    }
    return result;
}

void PhaseStrip::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<int> edge = edges(width());
    for (std::size_t i = 0; i < m_bands.size(); ++i) {
        const bool isLast = i + 1 == m_bands.size();
        const int right = edge[i + 1] - (isLast ? 0 : kBandGap);
        paintBand(painter, QRect(edge[i], 0, std::max(2, right - edge[i]), height()), m_bands[i],
                  isLast && m_failed);
    }
    if (m_bands.empty() || (!m_failed && !m_finished))
        return;
    const QRectF mark(width() - kBarHeight, 0, kBarHeight, kBarHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawEllipse(mark);
    paintMark(painter, mark, m_failed ? Mark::Error : Mark::Done, palette());
}

void PhaseStrip::paintBand(QPainter &painter, const QRect &rect, const PhaseBand &band, bool failed)
{
    const QColor window = palette().color(QPalette::Window);
    const QColor text = palette().color(QPalette::WindowText);
    const QColor fill = failed ? mixed(window, toneColor(Tone::Error, palette()), 0.55)
                               : mixed(window, text, band.stage == Stage::Steps ? 0.38 : 0.24);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect.left(), 0, rect.width(), kBarHeight), 3, 3);
    painter.setFont(fontFor(TextRole::Caption, font()));
    const QString label = labelOf(band);
    for (const QString &candidate : {label, titleOf(band.stage)}) {
        if (painter.fontMetrics().horizontalAdvance(candidate) > rect.width())
            continue;
        painter.setPen(text);
        painter.drawText(rect.adjusted(0, kBarHeight + grid::kHairGap, 0, 0),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine),
                         candidate);
        return;
    }
}

bool PhaseStrip::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const std::vector<int> edge = edges(width());
    for (std::size_t i = 0; i < m_bands.size(); ++i) {
        if (help->pos().x() < edge[i + 1]) {
            QToolTip::showText(help->globalPos(),
                               tr("%1, lines %2 to %3", "stage of a run")
                                   .arg(labelOf(m_bands[i]),
                                        locale().toString(m_bands[i].first.value),
                                        locale().toString(m_bands[i].last.value)),
                               this);
            return true;
        }
    }
    return true;
}

void PhaseStrip::describe()
{
    QStringList labels;
    for (const PhaseBand &band : m_bands)
        labels << labelOf(band);
    QString text = labels.join(QStringLiteral(" → "));
    if (m_failed)
        text = tr("%1: failed there").arg(text);
    else if (m_finished)
        text = tr("%1: finished").arg(text);
    setAccessibleName(tr("Phases of the run"));
    setAccessibleDescription(text);
}

} // namespace headroom
