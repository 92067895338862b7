// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/knowledge.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <initializer_list>
#include <optional>
#include <string>

/// Options that several commands share.
namespace headroom {

/// The texts of the command line itself.
struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

enum class OutputFormat { Text, Json, Markdown };

/// Adds --format with the formats a command can write.
void addFormatOption(CLI::App &command, OutputFormat &format,
                     std::initializer_list<OutputFormat> formats);
/// Adds --knowledge DIR.
void addKnowledgeOption(CLI::App &command, std::string &folder);
/// Adds --lang, which takes effect as soon as it is read.
void addLanguageOption(CLI::App &command);
/// Adds --gpu-vram GIB.
void addGpuVramOption(CLI::App &command, std::optional<double> &gib);
std::optional<Bytes> bytesOfGib(const std::optional<double> &gib);

/// Reads the knowledge base, laid over by a folder unless that is empty; complains and returns
/// nothing when it is broken.
std::optional<Knowledge> loadKnowledge(const std::string &overlayFolder);

} // namespace headroom
