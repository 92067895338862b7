// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headroom {

/// The columns a text takes in a terminal: East Asian wide characters take two.
int columnsOf(QStringView text);

/// Breaks a paragraph into lines of at most `columns`. The first line starts with `head`, further
/// ones with as many blanks. Breaks at blanks; between characters where a script has none, and
/// inside words that are wider than a line.
QString wrapped(const QString &head, const QString &text, int columns = 100);

} // namespace headroom
