// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// The options of other trainers as they are written: on a launch command line, in a TOML file, in
/// a JSON file.
namespace headroom {

/// "--train_batch_size 4" and "train_batch_size = 4" alike.
struct TrainerOption
{
    QString section; ///< the table or object it stands in; empty at the top
    QString name;    ///< in lower case, without dashes before it, "_" between its words
    QString value;   ///< as written, without quotation marks; empty for a bare switch
    LineNumber line;

    /// A switch that is given, or a value that means yes.
    bool isOn() const;
    /// All whole numbers of the value, in order.
    std::vector<int> numbers() const;
};

struct TrainerOptions
{
    QString script; ///< the program of a command line, "train_network.py"; else empty
    std::vector<TrainerOption> options;

    bool isEmpty() const { return script.isEmpty() && options.empty(); }
    /// The first option that has one of the names, in the order of the names.
    const TrainerOption *find(const QStringList &names) const;
    std::vector<const TrainerOption *> findAll(const QStringList &names) const;
};

/// The options of a command line; line breaks behind "\", "^" or "`" continue it. Empty when the
/// text starts no Python script.
TrainerOptions optionsOfCommand(const QByteArray &text);
TrainerOptions optionsOfToml(const QByteArray &text);
/// Of JSON or YAML; empty when the text is neither.
TrainerOptions optionsOfJson(const QByteArray &text);

} // namespace headroom
