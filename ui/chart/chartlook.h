// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/estimate.h"
#include "ui/chart/chartdata.h"

#include <QPen>

class QPainter;

namespace headroom {

/// The colours of the charts, from the palette of Okabe and Ito, which stays apart for every kind
/// of colour vision. Curves differ by dash too, parts by hatching; each is moved away from the
/// background until it can be seen (3:1).
QPen penOf(CurveKind kind, const QPalette &palette);
QBrush brushOf(PartKind part, const QPalette &palette);
QColor bandColor(Phase phase, const QPalette &palette);
QColor markerColor(MarkerKind kind, const QPalette &palette);
/// Each kind of marker has a shape of its own.
void paintMarker(QPainter &painter, const QPointF &center, MarkerKind kind,
                 const QPalette &palette);

} // namespace headroom
