// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/chartlook.h"

#include "ui/widgets/look.h"
#include "ui/widgets/statusmark.h"

#include <QPainter>

namespace headroom {

namespace {

constexpr double kLeastContrast = 3;
constexpr double kMarkerSide = 12;

QColor readableOn(QColor color, const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    for (int step = 0; step < 10 && contrast(color, base) < kLeastContrast; ++step)
        color = mixed(color, text, 0.15);
    return color;
}

} // namespace

QPen penOf(CurveKind kind, const QPalette &palette)
{
    switch (kind) {
    case CurveKind::Used:
        break;
    case CurveKind::Allocated:
        return QPen(readableOn(QColor(0, 158, 115), palette), 2, Qt::DashLine);
    case CurveKind::Reserved:
        return QPen(readableOn(QColor(204, 121, 167), palette), 2, Qt::DashDotLine);
    case CurveKind::Shared:
        return QPen(readableOn(QColor(213, 94, 0), palette), 2, Qt::DotLine);
    }
    return QPen(readableOn(palette.color(QPalette::Accent), palette), 2);
}

QBrush brushOf(PartKind part, const QPalette &palette)
{
    static constexpr QRgb kColors[] = {0x0072B2, 0x56B4E9, 0x999999, 0xF0E442, 0xE69F00,
                                       0xD55E00, 0x009E73, 0xCC79A7, 0x777777, 0xBBBBBB};
    static constexpr Qt::BrushStyle kHatches[] = {
        Qt::SolidPattern,     Qt::SolidPattern, Qt::Dense4Pattern, Qt::SolidPattern,
        Qt::FDiagPattern,     Qt::SolidPattern, Qt::SolidPattern,  Qt::BDiagPattern,
        Qt::DiagCrossPattern, Qt::Dense5Pattern};
    const auto index = static_cast<std::size_t>(part);
    const QColor color = QColor::fromRgb(kColors[index]);
    return QBrush(isDark(palette) ? color : mixed(color, Qt::black, 0.05), kHatches[index]);
}

QColor bandColor(Phase phase, const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    switch (phase) {
    case Phase::MidTrain:
    case Phase::EarlyTrain:
        return mixed(base, text, 0.04);
    case Phase::BaselineSample:
    case Phase::PreviewSample:
        return mixed(base, toneColor(Tone::Info, palette), 0.18);
    case Phase::Save:
        return mixed(base, toneColor(Tone::Positive, palette), 0.18);
    case Phase::CacheLatents:
    case Phase::CacheTextEmbeddings:
        return mixed(base, text, 0.14);
    default:
        return mixed(base, text, 0.08);
    }
}

QColor markerColor(MarkerKind kind, const QPalette &palette)
{
    switch (kind) {
    case MarkerKind::Crash:
        return toneColor(Tone::Error, palette);
    case MarkerKind::SurvivedFailure:
    case MarkerKind::SkippedBatch:
        return toneColor(Tone::Warning, palette);
    case MarkerKind::Sample:
        return toneColor(Tone::Info, palette);
    case MarkerKind::Save:
        return toneColor(Tone::Positive, palette);
    }
    return {};
}

void paintMarker(QPainter &painter, const QPointF &center, MarkerKind kind, const QPalette &palette)
{
    const double half = kMarkerSide / 2;
    const QRectF square(center.x() - half, center.y() - half, kMarkerSide, kMarkerSide);
    if (kind == MarkerKind::Crash) {
        paintMark(painter, square.adjusted(-2, -2, 2, 2), Mark::Error, palette);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(markerColor(kind, palette));
    painter.setPen(palette.color(QPalette::Base));
    switch (kind) {
    case MarkerKind::SkippedBatch:
        painter.drawPolygon(
            QPolygonF{square.topLeft(), square.topRight(), QPointF(center.x(), square.bottom())});
        break;
    case MarkerKind::SurvivedFailure:
        painter.drawPolygon(QPolygonF{square.bottomLeft(), square.bottomRight(),
                                      QPointF(center.x(), square.top())});
        break;
    case MarkerKind::Sample:
        painter.drawPolygon(
            QPolygonF{QPointF(center.x(), square.top()), QPointF(square.right(), center.y()),
                      QPointF(center.x(), square.bottom()), QPointF(square.left(), center.y())});
        break;
    default:
        painter.drawRect(square.adjusted(2, 2, -2, -2));
        break;
    }
    painter.restore();
}

} // namespace headroom
