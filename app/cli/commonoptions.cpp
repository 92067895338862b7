// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commonoptions.h"

#include "base/language.h"
#include "cli/console.h"

#include <map>

namespace headroom {

namespace {

const char *nameOf(OutputFormat format)
{
    switch (format) {
    case OutputFormat::Text:
        return "text";
    case OutputFormat::Json:
        return "json";
    case OutputFormat::Markdown:
        return "markdown";
    }
    return "text";
}

} // namespace

void addFormatOption(CLI::App &command, OutputFormat &format,
                     std::initializer_list<OutputFormat> formats)
{
    std::map<std::string, OutputFormat> names;
    for (const OutputFormat offered : formats)
        names[nameOf(offered)] = offered;
    command
        .add_option("--format", format,
                    CommandLine::tr("Format of the output (text when not given)").toStdString())
        ->transform(CLI::Transformer(names).description("{text,json,markdown}"));
}

void addKnowledgeOption(CLI::App &command, std::string &folder)
{
    command
        .add_option("--knowledge", folder,
                    CommandLine::tr("Folder of newer knowledge files to lay over the built-in ones")
                        .toStdString())
        ->type_name("DIR");
}

void addLanguageOption(CLI::App &command)
{
    std::vector<std::string> names;
    for (const QString &language : languages())
        names.push_back(language.toStdString());
    command
        .add_option_function<std::string>(
            "--lang", [](const std::string &name) { setLanguage(QString::fromStdString(name)); },
            CommandLine::tr("Language of the texts (the system's when not given)").toStdString())
        ->check(CLI::IsMember(names));
}

void addGpuVramOption(CLI::App &command, std::optional<double> &gib)
{
    command
        .add_option("--gpu-vram", gib, CommandLine::tr("Memory of the card in GiB").toStdString())
        ->type_name("GIB")
        ->check(CLI::Range(0.5, 2048.0));
}

std::optional<Bytes> bytesOfGib(const std::optional<double> &gib)
{
    return gib.transform(Bytes::fromGib);
}

std::optional<Knowledge> loadKnowledge(const std::string &overlayFolder)
{
    Result<Knowledge> knowledge = Knowledge::load(QString::fromStdString(overlayFolder));
    if (!knowledge) {
        complain(knowledge.error());
        return std::nullopt;
    }
    return *std::move(knowledge);
}

} // namespace headroom
