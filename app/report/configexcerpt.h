// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobview.h"

#include <QString>

namespace headroom {

/// The settings of a job that matter to memory, one "path: value" a line, defaults marked.
QString configExcerpt(const JobView &job);

} // namespace headroom
