// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/estimate.h"

#include <QJsonObject>
#include <QString>

namespace headroom {

/// Peak VRAM by phase with its parts, as plain text of at most 100 columns.
QString estimateText(const Estimate &estimate);
/// The estimate of contract.md, schema 1.
QJsonObject estimateJson(const Estimate &estimate);

/// An amount as JSON carries it: in GiB, to a ten-thousandth; null when absent.
QJsonValue gibJson(const std::optional<Bytes> &size);

} // namespace headroom
