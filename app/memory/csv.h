// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QStringList>

#include <vector>

namespace headroom {

/// A row of a table, with the line it starts at.
struct CsvRow
{
    QStringList cells;
    int line = 0;
};

/// Reads comma-separated values as RFC 4180 writes them: quoted cells may hold commas, line ends
/// and doubled quotes. Lines may end in any way; empty lines are left out.
std::vector<CsvRow> parseCsv(QByteArrayView text);

} // namespace headroom
