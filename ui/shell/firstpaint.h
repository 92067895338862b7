// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace headroom {

/// How long the process has been running, as one line of JSON for the benchmark of the start:
/// { "schema": 1, "first_paint_ms": 87.5 }. The figure is null where the system does not tell when
/// the process began.
QByteArray firstPaintReport();

} // namespace headroom
