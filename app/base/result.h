// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <expected>

namespace headroom {

/// Why something could not be done, told so that a person knows where and what to do.
struct Error
{
    QString id = {};      ///< stable, for tests and the JSON output, such as "intake.empty_file"
    QString file = {};    ///< the file concerned, empty when there is none
    int line = 0;         ///< counted from 1; 0 when the place is the whole file
    int column = 0;       ///< counted from 1; 0 when unknown
    QString message = {}; ///< one translated sentence: what is wrong
    QString remedy = {};  ///< one translated sentence: what to do about it; may be empty

    /// "file:line:column: message remedy", leaving out what is unknown.
    QString sentence() const;
};

template <typename T>
using Result = std::expected<T, Error>;

} // namespace headroom
