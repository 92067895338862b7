// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QRectF>
#include <QSize>

#include <functional>

class QPainter;

namespace headroom {

/// Draws into a rectangle, as large as the screen shows it.
using Drawing = std::function<void(QPainter &painter, const QRectF &target)>;

/// Writes a picture as PNG (at twice the size, for print) or SVG, by the end of the name.
Result<void> savePicture(const QString &path, QSize size, const QString &title,
                         const Drawing &draw);
Result<void> saveTable(const QString &path, const QByteArray &csv);

} // namespace headroom
