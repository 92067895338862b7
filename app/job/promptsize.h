// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace headroom {

/// Width, height and frames that flags in a prompt ask for, such as "--w 768". They win over all
/// other settings of a preview.
struct PromptSize
{
    std::optional<int> width, height, frames;
};
PromptSize sizeInPrompt(const QString &prompt);

/// The prompt with those of its size flags lowered that ask for more; flags that are not there are
/// not added.
QString promptWithSmallerSize(const QString &prompt, const PromptSize &size);

} // namespace headroom
