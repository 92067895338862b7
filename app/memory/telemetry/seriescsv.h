// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/series.h"

#include <QByteArray>

namespace headroom {

/// Series as one table for programs, in the C locale: seconds and bytes, a line for each sample.
QByteArray seriesCsv(const std::vector<Series> &series);

} // namespace headroom
