// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/selection.h"

#include "intake/describe.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <limits>
#include <optional>

namespace headroom::intake {

namespace {

constexpr std::size_t kMostOpened = 400; ///< a data set's captions are text files too
constexpr std::size_t kMostTelemetry = 8;
constexpr qsizetype kMostNamed = 4;

struct Opened
{
    Candidate candidate;
    Source source;
    QString runFolder; ///< "logs/3_log.txt" belongs to the folder above "logs"
};

QString folderOf(const QString &name)
{
    const qsizetype slash = name.lastIndexOf(u'/');
    return slash < 0 ? QString() : name.first(slash);
}

QString runFolderOf(const QString &name)
{
    const QString folder = folderOf(name);
    if (folder == u"logs")
        return {};
    return folder.endsWith(u"/logs") ? folder.chopped(5) : folder;
}

/// The number of "logs/3_log.txt"; log.txt itself is the newest of all. -1 for other names.
int logNumber(const QString &name)
{
    static const QRegularExpression numbered(QStringLiteral(R"((?:^|/)(\d{1,9})_log\.txt$)"));
    if (QFileInfo(name).fileName() == u"log.txt")
        return std::numeric_limits<int>::max();
    const auto match = numbered.match(name);
    return match.hasMatch() ? match.captured(1).toInt() : -1;
}

/// Names that promise something, so that they are opened first where there are very many files.
int promise(const QString &name)
{
    const QString file = QFileInfo(name).fileName().toLower();
    if (logNumber(name) >= 0 || file == u".job_config.json" || file == u"config.yaml")
        return 0;
    if (file.endsWith(u".log") || file.contains(u"log") || file.contains(u"config"))
        return 1;
    return file.endsWith(u".txt") || file.endsWith(u".json") ? 3 : 2;
}

/// The order in which configs of one folder are taken: what the web interface ran, then what the
/// trainer saved.
int configRank(const QString &name)
{
    const QString file = QFileInfo(name).fileName().toLower();
    if (file == u".job_config.json")
        return 0;
    if (file.startsWith(u"config."))
        return 1;
    return file.contains(u"config") ? 2 : 3;
}

bool isNewerLog(const Opened &a, const Opened &b)
{
    if (a.runFolder == b.runFolder) {
        // Copying and unpacking change the dates, but not the numbers.
        const int numberA = logNumber(a.candidate.name);
        const int numberB = logNumber(b.candidate.name);
        if (numberA != numberB && numberA >= 0 && numberB >= 0)
            return numberA > numberB;
    }
    if (a.candidate.modified != b.candidate.modified)
        return a.candidate.modified > b.candidate.modified;
    const int numberA = logNumber(a.candidate.name);
    const int numberB = logNumber(b.candidate.name);
    return numberA != numberB ? numberA > numberB : a.candidate.name < b.candidate.name;
}

QString leftOut(const std::vector<QString> &names)
{
    QStringList shown;
    for (const QString &name : names) {
        if (shown.size() < kMostNamed)
            shown << name;
    }
    const auto more = static_cast<int>(names.size()) - static_cast<int>(shown.size());
    const QString list = shown.join(QStringLiteral(", "));
    if (more == 0)
        return QCoreApplication::translate("Intake", "Left out as older: %1.").arg(list);
    return QCoreApplication::translate("Intake", "Left out as older: %1 and %n more.", nullptr,
                                       more)
        .arg(list);
}

std::vector<Opened> openAll(std::vector<Candidate> candidates)
{
    std::ranges::stable_sort(candidates, [](const Candidate &a, const Candidate &b) {
        const int promiseA = promise(a.name);
        const int promiseB = promise(b.name);
        return promiseA != promiseB ? promiseA < promiseB : a.modified > b.modified;
    });
    std::vector<Opened> opened;
    for (std::size_t i = 0; i < candidates.size() && i < kMostOpened; ++i) {
        const Candidate &candidate = candidates[i];
        if (candidate.size == 0)
            continue;
        Result<Source> source = candidate.open();
        if (!source)
            continue;
        // A caption is a .txt file too: a log of a folder must look like one, or be named as the
        // toolkit names it.
        if (source->kind == SourceKind::Unknown && logNumber(candidate.name) >= 0)
            takeAs(SourceKind::Log, *source);
        if (source->kind == SourceKind::Unknown)
            continue;
        opened.push_back({candidate, std::move(*source), runFolderOf(candidate.name)});
    }
    return opened;
}

template <typename Better>
std::optional<std::size_t> best(const std::vector<Opened> &opened, SourceKind kind, Better better)
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < opened.size(); ++i) {
        if (opened[i].source.kind == kind && (!found || better(opened[i], opened[*found])))
            found = i;
    }
    return found;
}

/// How well a config belongs to the chosen log: same folder, then a folder above, then anywhere.
int distance(const QString &configFolder, const std::optional<QString> &logFolder)
{
    if (!logFolder || configFolder == *logFolder)
        return 0;
    return configFolder.isEmpty() || logFolder->startsWith(configFolder + u'/') ? 1 : 2;
}

std::vector<QString> namesBut(const std::vector<Opened> &opened, SourceKind kind,
                              std::size_t chosen)
{
    std::vector<QString> names;
    for (std::size_t i = 0; i < opened.size(); ++i) {
        if (i != chosen && opened[i].source.kind == kind)
            names.push_back(opened[i].candidate.name);
    }
    return names;
}

} // namespace

bool isWorthLooking(const QString &name)
{
    static const QStringList suffixes{
        QStringLiteral("log"),  QStringLiteral("txt"),   QStringLiteral("out"),
        QStringLiteral("err"),  QStringLiteral("yaml"),  QStringLiteral("yml"),
        QStringLiteral("json"), QStringLiteral("jsonc"), QStringLiteral("toml"),
        QStringLiteral("csv"),  QStringLiteral("hml"),   QStringLiteral("xml"),
        QStringLiteral("sh"),   QStringLiteral("bat"),   QStringLiteral("cmd"),
        QStringLiteral("ps1"),  QStringLiteral("env"),   QStringLiteral("md")};
    return suffixes.contains(QFileInfo(name).suffix().toLower());
}

std::vector<Source> newestRun(std::vector<Candidate> candidates)
{
    std::vector<Opened> opened = openAll(std::move(candidates));
    std::vector<Source> result;
    const auto log = best(opened, SourceKind::Log, isNewerLog);
    std::optional<QString> logFolder;
    if (log)
        logFolder = opened[*log].runFolder;
    const auto config = best(opened, SourceKind::Config, [&](const Opened &a, const Opened &b) {
        const int distanceA = distance(a.runFolder, logFolder);
        const int distanceB = distance(b.runFolder, logFolder);
        if (distanceA != distanceB)
            return distanceA < distanceB;
        const int rankA = configRank(a.candidate.name);
        const int rankB = configRank(b.candidate.name);
        return rankA != rankB ? rankA < rankB : a.candidate.modified > b.candidate.modified;
    });
    for (const auto &[chosen, kind] :
         {std::pair{log, SourceKind::Log}, {config, SourceKind::Config}}) {
        if (!chosen)
            continue;
        Source source = opened[*chosen].source;
        const std::vector<QString> others = namesBut(opened, kind, *chosen);
        source.note = others.empty() ? QString() : leftOut(others);
        result.push_back(std::move(source));
    }
    std::size_t telemetry = 0;
    for (Opened &entry : opened) {
        if (entry.source.kind == SourceKind::Telemetry && telemetry++ < kMostTelemetry)
            result.push_back(std::move(entry.source));
    }
    return result;
}

} // namespace headroom::intake
