// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/telemetry.h"

#include "base/numbers.h"
#include "memory/telemetry/readers.h"
#include "memory/telemetry/table.h"

#include <QCoreApplication>

namespace headroom {

namespace {

constexpr qint64 kMost = 512LL * 1024 * 1024; ///< weeks of samples
constexpr qsizetype kHead = 16 * 1024;

Error pickled(const QString &path)
{
    return {.id = QStringLiteral("telemetry.pickle"),
            .file = path,
            .message = QCoreApplication::translate(
                "Telemetry",
                "This is a memory snapshot in Python's pickle form, which can run programs "
                "when it is loaded; Headroom does not load it."),
            .remedy = QCoreApplication::translate(
                "Telemetry", "Write the snapshot as JSON instead: json.dump(torch.cuda.memory."
                             "_snapshot(), open(\"snapshot.json\", \"w\"))")};
}

Error nothingFound(const QString &path, const TelemetryFile &file)
{
    QString message = QCoreApplication::translate(
        "Telemetry", "No figure of a card's memory could be found in it.");
    if (!file.notes.isEmpty())
        message = file.notes.front();
    else if (file.emptyRows > 0)
        message = QCoreApplication::translate(
            "Telemetry",
            "The tool that wrote this file had no figure of the memory in use to tell.");
    return {
        .id = QStringLiteral("telemetry.no_figures"),
        .file = path,
        .message = message,
        .remedy =
            QCoreApplication::translate("Telemetry", "Record with: %1").arg(recordingCommand())};
}

/// Which reader a text is for.
enum class Form { Table, Afterburner, TextReport, Json, Xml };

Form formOf(QByteArrayView text)
{
    const QByteArray head = text.first(std::min(kHead, text.size())).toByteArray();
    const QByteArray start = head.trimmed();
    if (start.startsWith('{') || (start.startsWith('[') && !start.contains("] ")))
        return Form::Json;
    if (start.contains("<nvidia_smi_log"))
        return Form::Xml;
    if (start.startsWith("00,") && start.toLower().contains("hardware monitoring log"))
        return Form::Afterburner;
    for (const char *sign :
         {"NVIDIA-SMI ", "NVSMI LOG", "memory summary, device",
          "VRAM Total Used Memory (B):", "# TYPE ", "DCGM_FI_DEV_FB_USED{", "NVITOP"}) {
        if (head.contains(sign) && !start.startsWith('"'))
            return Form::TextReport;
    }
    for (const QByteArray &line : head.split('\n')) {
        if (line.startsWith('[') && line.contains('|') && line.contains(" MB"))
            return Form::TextReport;
    }
    return Form::Table;
}

} // namespace

QString recordingCommand()
{
    return QStringLiteral("nvidia-smi --query-gpu=timestamp,index,name,memory.used,memory.total,"
                          "utilization.gpu --format=csv -l 1 -f vram.csv");
}

QString badRowsNote(const TelemetryFile &file)
{
    const QString rows = QCoreApplication::translate("Telemetry", "%n row(s)", nullptr, file.rows);
    if (file.firstBadLine == 0) {
        return QCoreApplication::translate("Telemetry", "%n of %1 could not be read.", nullptr,
                                           file.badRows)
            .arg(rows);
    }
    return QCoreApplication::translate("Telemetry",
                                       "%n of %1 could not be read, the first at line %2.", nullptr,
                                       file.badRows)
        .arg(rows)
        .arg(file.firstBadLine);
}

Result<TelemetryFile> readTelemetry(QByteArrayView text, const QString &path)
{
    telemetry::SeriesBuilder builder(path);
    switch (formOf(text)) {
    case Form::Table:
        telemetry::readTable(text, path, builder);
        break;
    case Form::Afterburner:
        telemetry::readAfterburner(text, builder);
        break;
    case Form::TextReport:
        telemetry::readTextReport(text, builder);
        break;
    case Form::Json:
        telemetry::readJson(text, path, builder);
        break;
    case Form::Xml:
        telemetry::readXml(text, builder);
        break;
    }
    TelemetryFile file = builder.finish();
    if (file.series.empty())
        return std::unexpected(nothingFound(path, file));
    return file;
}

Result<TelemetryFile> readTelemetry(const Source &source, const Progress &progress)
{
    if (source.encoding == QLatin1StringView("binary"))
        return std::unexpected(pickled(source.path));
    if (source.bytes > kMost) {
        return std::unexpected(Error{
            .id = QStringLiteral("telemetry.too_large"),
            .file = source.path,
            .message = QCoreApplication::translate("Telemetry", "The file is larger than %1.")
                           .arg(showSize(Bytes{kMost})),
            .remedy = QCoreApplication::translate("Telemetry", "Cut it to the hours of the run.")});
    }
    QByteArray text;
    text.reserve(source.bytes);
    const Result<void> read =
        source.readText([&text](QByteArrayView block) { text.append(block); }, progress);
    if (!read)
        return std::unexpected(read.error());
    return readTelemetry(text, source.path);
}

} // namespace headroom
