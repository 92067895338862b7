// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// The table of what each fix does to the blocks of a process.
namespace headroom {

struct FixRow
{
    const char *name;
    QString fix;
    QByteArray before; ///< blocks of the process
    QByteArray after;  ///< blocks afterwards; or "done" or "none"
    QString value = {};
};

/// Adds a row to the test's data. The model is "image" or "wan", or one of them with a fact
/// changed; "unknown" is none.
void add(const FixRow &row, const char *model = "image");

void addTrainRows();
void addDatasetsRows();
void addPreviewsRows();
void addModelRows();
void addQuantizeRows();

} // namespace headroom
