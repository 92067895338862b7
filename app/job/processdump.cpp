// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/document.h"
#include "job/scalars.h"

#include <QCoreApplication>

namespace headroom {

namespace {

/// The job type that AI Toolkit needs around a process type: only the old trainers are "train".
QByteArray jobTypeOf(const QString &processType)
{
    static const QStringList kOld = {QStringLiteral("slider"),     QStringLiteral("slider_old"),
                                     QStringLiteral("vae"),        QStringLiteral("esrgan"),
                                     QStringLiteral("rescale_sd"), QStringLiteral("reference"),
                                     QStringLiteral("lora_hack")};
    return kOld.contains(processType) ? "train" : "extension";
}

} // namespace

Result<JobText> JobText::fromProcessDump(const QByteArray &json, const QString &jobName)
{
    const QString shownName = QCoreApplication::translate("JobText", "config printed in the log");
    const Result<JobText> dump = parse(json, shownName);
    if (!dump)
        return std::unexpected(dump.error());
    // A line such as "Error: text" would be a mapping in YAML; AI Toolkit prints JSON.
    if (!dump->isMapping({}) || dump->document()->syntax != Document::Syntax::Json) {
        return std::unexpected(Error{.id = QStringLiteral("job.not_ai_toolkit"),
                                     .file = shownName,
                                     .message = QCoreApplication::translate(
                                         "JobText", "What the log prints here is no config.")});
    }
    const QString ownName = dump->value({QStringLiteral("name")}).toString();
    const QString name = !jobName.isEmpty()   ? jobName
                         : !ownName.isEmpty() ? ownName
                                              : QStringLiteral("recovered_job");
    const Result<QByteArray> quotedName = writeValue(name, {.json = true});
    if (!quotedName)
        return std::unexpected(quotedName.error());
    const QByteArray before =
        "{\n    \"job\": \"" + jobTypeOf(dump->value({QStringLiteral("type")}).toString()) +
        "\",\n    \"config\": {\n        \"name\": " + *quotedName + ",\n        \"process\": [\n";
    const QByteArray after = "\n        ]\n    },\n    \"meta\": {\n        \"name\": \"[name]\",\n"
                             "        \"version\": \"1.0\"\n    }\n}\n";
    Result<Document> document = readDocument(before + json.trimmed() + after, shownName);
    if (!document)
        return std::unexpected(document.error());
    document->linesBeforeDump = static_cast<int>(before.count('\n'));
    return JobText(std::move(*document));
}

} // namespace headroom
