// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <vector>

namespace headroom::telemetry {

/// The lines of a text without their ends; a carriage return alone ends a line too, as tools that
/// redraw the screen write it.
std::vector<QByteArrayView> linesOf(QByteArrayView text);

/// Without the escape codes that colour a terminal.
QByteArray withoutEscapes(QByteArrayView text);

} // namespace headroom::telemetry
