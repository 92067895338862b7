// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/numbers.h"
#include "cli/casefiles.h"
#include "cli/commands.h"
#include "cli/commonoptions.h"
#include "cli/console.h"
#include "memory/telemetry/seriescsv.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

#include <memory>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct ChartOptions
{
    std::vector<std::string> paths;
    std::string output;
    std::string knowledgeFolder;
};

struct Chart
{
    Q_DECLARE_TR_FUNCTIONS(Chart)
};

/// Telemetry first; the figures that the log itself tells come last.
std::vector<Series> seriesOf(const Case &facts)
{
    std::vector<Series> series = facts.series;
    if (const Run *run = facts.run()) {
        std::optional<Series> figures = seriesOfLog(*run, facts.printed, RunTimeline(*run));
        if (figures) {
            figures->source = facts.inputs[facts.runInputs[*facts.current]].path;
            series.push_back(*figures);
        }
    }
    return series;
}

QString summaryOf(const Series &series)
{
    const QString file = QFileInfo(series.source).fileName();
    const QString peak = showSize(series.peak().value_or(Bytes{}));
    const QString name = series.gpuName.isEmpty() ? file : file + u", "_s + series.gpuName;
    const QString samples =
        Chart::tr("%n sample(s)", nullptr, static_cast<int>(series.samples.size()));
    if (series.capacity)
        return Chart::tr("%1: %2, peak %3 of %4")
            .arg(name, samples, peak, showSize(*series.capacity));
    return Chart::tr("%1: %2, peak %3").arg(name, samples, peak);
}

ExitCode save(const QByteArray &csv, const QString &path)
{
    if (!path.endsWith(".csv"_L1, Qt::CaseInsensitive)) {
        complain(Chart::tr("Only tables (.csv) can be written here. The window saves pictures: "
                           "open the files with \"headroom\", page VRAM."));
        return ExitCode::Usage;
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(csv) != csv.size() || !file.commit()) {
        complain(Chart::tr("%1 cannot be written: %2.").arg(path, file.errorString()));
        return ExitCode::Unreadable;
    }
    return ExitCode::Done;
}

ExitCode run(const ChartOptions &options)
{
    const std::optional<Knowledge> knowledge = loadKnowledge(options.knowledgeFolder);
    if (!knowledge)
        return ExitCode::Unreadable;
    QStringList paths;
    for (const std::string &path : options.paths)
        paths << QString::fromStdString(path);
    const OpenedCase opened = openCase(paths, {}, knowledge->signatures);
    for (const Error &error : opened.unreadable)
        complain(error);
    for (const Error &problem : opened.facts.problems)
        complain(problem);
    const std::vector<Series> series = seriesOf(opened.facts);
    if (series.empty()) {
        complain(Chart::tr("None of the files tells how full a card's memory was."));
        return ExitCode::Unreadable;
    }
    const QByteArray csv = seriesCsv(series);
    ExitCode code = ExitCode::Done;
    if (options.output.empty()) {
        writeOut(csv);
    } else {
        code = save(csv, QString::fromStdString(options.output));
        if (code == ExitCode::Done) {
            for (const Series &one : series)
                writeOut(summaryOf(one) + u'\n');
        }
    }
    return opened.unreadable.empty() ? code : ExitCode::Unreadable;
}

} // namespace

void addChartCommand(CLI::App &program, ExitCode &exitCode)
{
    const auto options = std::make_shared<ChartOptions>();
    CLI::App *command = program.add_subcommand(
        "chart",
        Chart::tr("Print how full the card's memory was, from telemetry and logs, as a table.")
            .toStdString());
    command
        ->add_option("FILE", options->paths,
                     Chart::tr("Telemetry, logs, job folders or archives; - reads standard input")
                         .toStdString())
        ->required();
    command->add_option("--output", options->output,
                        Chart::tr("Write the table to this file (.csv)").toStdString());
    addLanguageOption(*command);
    addKnowledgeOption(*command, options->knowledgeFolder);
    command->callback([options, &exitCode] { exitCode = run(*options); });
}

} // namespace headroom
