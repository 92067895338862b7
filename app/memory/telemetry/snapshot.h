// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/telemetry/seriesbuilder.h"

#include <QJsonObject>

namespace headroom::telemetry {

/// PyTorch's memory snapshot as JSON: each allocation and release of the recorded stretch. The
/// recorder forgets the oldest events, so the curve is walked backwards from the state at the end.
void readSnapshot(const QJsonObject &snapshot, SeriesBuilder &builder);

} // namespace headroom::telemetry
