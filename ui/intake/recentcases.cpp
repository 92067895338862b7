// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/intake/recentcases.h"

#include "report/wording.h"
#include "ui/shell/settingsfile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace headroom {

namespace {

constexpr std::size_t kMostKept = 12;
const QString kArray = QStringLiteral("recent");
const QString kPaths = QStringLiteral("paths");
const QString kTitle = QStringLiteral("title");
const QString kVerdict = QStringLiteral("verdict");
const QString kPhase = QStringLiteral("phase");
const QString kStep = QStringLiteral("step");
const QString kOpened = QStringLiteral("opened");

RecentCase readCase(const QSettings &settings)
{
    RecentCase recent;
    recent.paths = settings.value(kPaths).toStringList();
    recent.title = settings.value(kTitle).toString();
    recent.verdict = verdictFromId(settings.value(kVerdict).toString()).value_or(Verdict::Unclear);
    recent.phase = phaseFromId(settings.value(kPhase).toString()).value_or(Phase::Unknown);
    if (settings.contains(kStep))
        recent.step = settings.value(kStep).toInt();
    recent.opened = QDateTime::fromString(settings.value(kOpened).toString(), Qt::ISODate);
    return recent;
}

void writeCases(const std::vector<RecentCase> &cases)
{
    const auto settings = settingsFile();
    settings->remove(kArray);
    settings->beginWriteArray(kArray);
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const RecentCase &recent = cases[i];
        settings->setArrayIndex(static_cast<int>(i));
        settings->setValue(kPaths, recent.paths);
        settings->setValue(kTitle, recent.title);
        settings->setValue(kVerdict, idOf(recent.verdict));
        settings->setValue(kPhase, idOf(recent.phase));
        if (recent.step)
            settings->setValue(kStep, *recent.step);
        settings->setValue(kOpened, recent.opened.toString(Qt::ISODate));
    }
    settings->endArray();
}

} // namespace

QString outcomeOf(const RecentCase &recent)
{
    switch (recent.verdict) {
    case Verdict::OutOfMemory:
        if (recent.step && *recent.step > 0) {
            return QCoreApplication::translate("RecentCases", "Out of memory at step %1")
                .arg(QLocale().toString(*recent.step));
        }
        if (recent.phase != Phase::Unknown) {
            return QCoreApplication::translate("RecentCases", "%1: %2",
                                               "verdict, then the phase of the run")
                .arg(titleOf(recent.verdict), titleOf(recent.phase));
        }
        break;
    case Verdict::SlowSpill:
    case Verdict::NotOutOfMemory:
    case Verdict::NoFailure:
    case Verdict::Unclear:
        break;
    }
    return titleOf(recent.verdict);
}

QString dayOf(const QDateTime &opened, const QDateTime &now)
{
    const qint64 days = opened.date().daysTo(now.date());
    if (days == 0)
        return QCoreApplication::translate("RecentCases", "today");
    if (days == 1)
        return QCoreApplication::translate("RecentCases", "yesterday");
    if (days > 1 && days < 7)
        return QLocale().standaloneDayName(opened.date().dayOfWeek());
    return QLocale().toString(opened.date(), QLocale::ShortFormat);
}

bool isMissing(const RecentCase &recent)
{
    return std::ranges::any_of(recent.paths,
                               [](const QString &path) { return !QFileInfo::exists(path); });
}

std::vector<RecentCase> recentCases()
{
    std::vector<RecentCase> cases;
    const auto settings = settingsFile();
    const int count = settings->beginReadArray(kArray);
    for (int i = 0; i < count; ++i) {
        settings->setArrayIndex(i);
        RecentCase recent = readCase(*settings);
        if (!recent.paths.isEmpty())
            cases.push_back(std::move(recent));
    }
    return cases;
}

void rememberCase(const RecentCase &recent)
{
    if (recent.paths.isEmpty())
        return;
    std::vector<RecentCase> cases = recentCases();
    std::erase_if(cases, [&](const RecentCase &other) { return other.paths == recent.paths; });
    cases.insert(cases.begin(), recent);
    cases.resize(std::min(cases.size(), kMostKept));
    writeCases(cases);
}

void forgetCase(const QStringList &paths)
{
    std::vector<RecentCase> cases = recentCases();
    std::erase_if(cases, [&](const RecentCase &other) { return other.paths == paths; });
    writeCases(cases);
}

} // namespace headroom
