// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/checks.h"

#include "job/conflictchecks.h"
#include "job/document.h"
#include "job/scalars.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;
using Document = JobText::Document;

LineNumber lineAt(const Document &document, qsizetype position)
{
    return {document.lineOf(position)};
}

void findDuplicateKeys(const Document &document, std::vector<JobProblem> &problems)
{
    for (const Node &map : document.nodes) {
        if (map.kind != NodeKind::Map)
            continue;
        QHash<QByteArray, qsizetype> first;
        for (std::size_t i = 0; i + 1 < map.children.size(); i += 2) {
            const Node &key = document.node(document.followed(map.children[i]));
            const qsizetype position = document.node(map.children[i]).span.begin;
            if (!first.contains(key.text)) {
                first.insert(key.text, position);
                continue;
            }
            problems.push_back(
                {.id = u"job.duplicate_key"_s,
                 .severity = Severity::Warning,
                 .message = QCoreApplication::translate(
                                "JobChecks",
                                "“%1” is set twice, in lines %2 and %3; only the last one counts.")
                                .arg(QString::fromUtf8(key.text))
                                .arg(document.lineOf(first.value(key.text)))
                                .arg(document.lineOf(position)),
                 .line = lineAt(document, position)});
        }
    }
}

/// PyYAML accepts no tab before a value, a key or a dash; yaml-cpp is kinder.
void findTabs(const Document &document, std::vector<JobProblem> &problems)
{
    if (document.syntax != Document::Syntax::Yaml)
        return;
    for (const Node &node : document.nodes) {
        const qsizetype lineBegin = document.lineBegin(node.span.begin);
        const qsizetype begin =
            std::max(lineBegin, std::max<qsizetype>(node.marker + 1, document.textBegin));
        if (node.span.isEmpty() || begin >= node.span.begin)
            continue;
        const QByteArrayView before =
            QByteArrayView(document.bytes).sliced(begin, node.span.begin - begin);
        const bool isTab = before.contains('\t') && before.trimmed().isEmpty();
        const LineNumber line = lineAt(document, node.span.begin);
        if (!isTab || (!problems.empty() && problems.back().line == line))
            continue;
        problems.push_back({.id = u"job.tab"_s,
                            .severity = Severity::Error,
                            .message = QCoreApplication::translate(
                                "JobChecks", "A tab stands before a value; AI Toolkit's YAML "
                                             "reader accepts only blanks there."),
                            .line = line});
    }
}

/// Files that are named as JSON are read by Python's JSON reader, which is strict.
void findLooseJson(const Document &document, std::vector<JobProblem> &problems)
{
    const QString suffix = document.fileName.section(u'.', -1).toLower();
    const bool isNamedJson = suffix == u"json"_s || suffix == u"jsonc"_s;
    if (isNamedJson && document.syntax == Document::Syntax::Yaml) {
        problems.push_back(
            {.id = u"job.yaml_named_json"_s,
             .severity = Severity::Error,
             .message = QCoreApplication::translate(
                 "JobChecks",
                 "The file is named as JSON but written in YAML; AI Toolkit cannot read it so."),
             .line = LineNumber{1}});
    }
    if (!document.hasJsonComments)
        return;
    problems.push_back({.id = u"job.json_comments"_s,
                        .severity = Severity::Error,
                        .message = QCoreApplication::translate(
                            "JobChecks", "AI Toolkit reads strict JSON: it stops at comments and "
                                         "at a comma after the last entry."),
                        .line = LineNumber{1}});
}

void sortByLine(std::vector<JobProblem> &problems)
{
    std::ranges::stable_sort(problems, {}, [](const JobProblem &problem) {
        return problem.line.value_or(LineNumber{0});
    });
}

} // namespace

QString idOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return u"error"_s;
    case Severity::Warning:
        return u"warning"_s;
    case Severity::Hint:
        break;
    }
    return u"hint"_s;
}

QString fixTitleFor(const ConfigPath &path, const QVariant &to)
{
    const QString key = path.text.section(u'.', -1);
    if (!to.isValid())
        return QCoreApplication::translate("JobChecks", "Remove “%1”").arg(key);
    const Result<QByteArray> written = writeValue(to, {.strings = ScalarStyle::Plain});
    return QCoreApplication::translate("JobChecks", "Set “%1” to %2")
        .arg(key, QString::fromUtf8(written.value_or(QByteArray())));
}

void offerFix(JobProblem &problem, const JobView &job, const ConfigPath &path, const QVariant &to)
{
    problem.fixTitle = fixTitleFor(path, to);
    problem.fix = {{path, job.text.value(path), to}};
}

std::vector<JobProblem> problemsOf(const JobText &text)
{
    std::vector<JobProblem> problems;
    if (const Document *document = text.document()) {
        findTabs(*document, problems);
        findDuplicateKeys(*document, problems);
        findLooseJson(*document, problems);
    }
    sortByLine(problems);
    return problems;
}

std::vector<JobProblem> problemsOf(const JobView &job)
{
    std::vector<JobProblem> problems = problemsOf(job.text);
    for (const JobCheck check : conflictChecks())
        check(job, problems);
    for (const JobCheck check : valueChecks())
        check(job, problems);
    for (const JobCheck check : trapChecks())
        check(job, problems);
    sortByLine(problems);
    return problems;
}

} // namespace headroom
