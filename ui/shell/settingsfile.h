// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>

#include <memory>

namespace headroom {

/// The one settings file, an INI file on all systems so that people can read, copy and delete it.
std::unique_ptr<QSettings> settingsFile();

} // namespace headroom
