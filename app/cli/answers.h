// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/knowledge.h"

#include <QMap>

#include <string>
#include <vector>

namespace headroom {

/// Reads answers written as "question=answer". Error: an unknown question or answer, with the ones
/// that exist.
Result<QMap<QString, QString>> readAnswers(const std::vector<std::string> &texts,
                                           const Knowledge &knowledge);

} // namespace headroom
