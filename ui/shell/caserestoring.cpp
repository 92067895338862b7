// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/caserestoring.h"

#include "history/configchanges.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

QString jobOf(const Case &facts)
{
    return facts.run() != nullptr ? facts.run()->job : QString();
}

} // namespace

FoundInputs findInputs(const CaseRecord &record)
{
    FoundInputs found;
    for (const InputRef &input : record.inputs) {
        if (input.path.isEmpty())
            continue;
        if (QFileInfo::exists(input.path)) {
            found.paths << input.path;
            continue;
        }
        found.problems.push_back(
            {.id = u"case.input_gone"_s,
             .file = input.path,
             .message = QCoreApplication::translate("CaseLoader",
                                                    "This file of the case is no longer there."),
             .remedy = QCoreApplication::translate(
                 "CaseLoader",
                 "The history keeps what was read from it. Drop the file again to see "
                 "its lines.")});
    }
    found.paths.removeDuplicates();
    return found;
}

void fillFrom(const CaseRecord &record, Case &facts)
{
    facts.answers = record.answers;
    facts.gpuCapacity = record.gpuCapacity;
    if (facts.job || record.config.isEmpty())
        return;
    const Result<JobText> text = JobText::parse(record.config, record.configName);
    if (!text)
        return;
    facts.job = *text;
    facts.jobFromLog = false;
    if (const Result<JobView> view = JobView::read(*text))
        facts.view = *view;
}

std::optional<JobText> unsavedJob(const CaseRecord &record)
{
    if (!record.configIsUnsaved || record.config.isEmpty())
        return std::nullopt;
    const Result<JobText> text = JobText::parse(record.config, record.configName);
    return text ? std::optional(*text) : std::nullopt;
}

void updateLast(Attempts &attempts, const Case &facts, const Diagnosis &diagnosis)
{
    const bool tells = facts.run() != nullptr || !facts.answers.isEmpty();
    if (attempts.empty() || !tells)
        return;
    attempts.back().run = summarize(facts, diagnosis);
    if (attempts.size() > 1)
        attempts.back().outcome = comparisonAt(attempts, attempts.size() - 1).outcome;
}

Attempts attemptsOf(const LoadedCase &loaded, const Attempts &before, const QDateTime &now)
{
    const Case &facts = loaded.facts;
    if (facts.run() == nullptr)
        return before;
    const bool continues = loaded.arrival != Arrival::NextRun && !before.empty();
    Attempts attempts = before;
    const std::optional<Attempt> same = continues ? std::optional(before.back()) : std::nullopt;
    if (same)
        attempts.pop_back();
    Attempt attempt = makeAttempt(facts, loaded.diagnosis, attempts, now);
    if (same) {
        attempt.when = same->when;
        attempt.note = same->note;
    }
    attempts.push_back(std::move(attempt));
    return attempts;
}

bool isNextRun(const std::vector<Source> &fresh, const Case &freshFacts, const Case &open,
               const Attempts &attempts)
{
    const QString job = jobOf(freshFacts);
    if (job.isEmpty() || job != jobOf(open) || attempts.empty())
        return false;
    return !attempts.back().log.fingerprint.isEmpty() && !isSameLog(fresh, attempts);
}

bool isSameLog(const std::vector<Source> &fresh, const Attempts &attempts)
{
    const QString last = attempts.empty() ? QString() : attempts.back().log.fingerprint;
    return !last.isEmpty() && std::ranges::any_of(fresh, [&](const Source &source) {
        return source.kind == SourceKind::Log && refOf(source).fingerprint == last;
    });
}

QMap<QString, QString> lastingAnswers(const QMap<QString, QString> &answers)
{
    static const QStringList kLasting{u"media"_s, u"platform"_s, u"gpu_vram_gib"_s,
                                      u"system_ram_gib"_s};
    QMap<QString, QString> lasting;
    for (auto answer = answers.cbegin(); answer != answers.cend(); ++answer) {
        if (kLasting.contains(answer.key()))
            lasting.insert(answer.key(), answer.value());
    }
    return lasting;
}

} // namespace headroom
