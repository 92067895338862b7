// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../testhome.h"
#include "ui/intake/recentcases.h"

#include <QLocale>
#include <QTest>

using namespace headroom;

namespace {

RecentCase recent(const QString &path, const QString &title)
{
    return {.paths = {path},
            .title = title,
            .verdict = Verdict::OutOfMemory,
            .phase = Phase::EarlyTrain,
            .step = 3,
            .opened = QDateTime(QDate(2026, 3, 4), QTime(10, 0))};
}

} // namespace

class TestRecentCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init();
    void remembersWhatWasOpened();
    void newestFirstAndOnce();
    void keepsADozen();
    void ignoresCasesWithoutFiles();
    void forgets();
    void noticesMissingFiles();
    void namesTheOutcome_data();
    void namesTheOutcome();
    void namesTheDay_data();
    void namesTheDay();

private:
    TestHome m_home;
};

void TestRecentCases::init()
{
    for (const RecentCase &old : recentCases())
        forgetCase(old.paths);
}

void TestRecentCases::remembersWhatWasOpened()
{
    RecentCase first = recent(QStringLiteral("/logs/a.txt"), QStringLiteral("fern"));
    RecentCase second{.paths = {QStringLiteral("/logs/b.txt"), QStringLiteral("/logs/b.yaml")},
                      .title = QStringLiteral("heron"),
                      .verdict = Verdict::NoFailure,
                      .phase = Phase::Finished,
                      .opened = QDateTime(QDate(2026, 3, 5), QTime(9, 0))};
    rememberCase(first);
    rememberCase(second);
    const std::vector<RecentCase> cases = recentCases();
    QCOMPARE(cases.size(), std::size_t(2));
    QVERIFY(cases[0] == second);
    QVERIFY(cases[1] == first);
}

void TestRecentCases::newestFirstAndOnce()
{
    rememberCase(recent(QStringLiteral("/a"), QStringLiteral("one")));
    rememberCase(recent(QStringLiteral("/b"), QStringLiteral("two")));
    rememberCase(recent(QStringLiteral("/a"), QStringLiteral("one again")));
    const std::vector<RecentCase> cases = recentCases();
    QCOMPARE(cases.size(), std::size_t(2));
    QCOMPARE(cases[0].title, QStringLiteral("one again"));
    QCOMPARE(cases[1].title, QStringLiteral("two"));
}

void TestRecentCases::keepsADozen()
{
    for (int i = 0; i < 20; ++i)
        rememberCase(recent(QStringLiteral("/log/%1").arg(i), QString::number(i)));
    const std::vector<RecentCase> cases = recentCases();
    QCOMPARE(cases.size(), std::size_t(12));
    QCOMPARE(cases.front().title, QStringLiteral("19"));
    QCOMPARE(cases.back().title, QStringLiteral("8"));
}

void TestRecentCases::ignoresCasesWithoutFiles()
{
    rememberCase({.paths = {}, .title = QStringLiteral("pasted"), .step = {}, .opened = {}});
    QVERIFY(recentCases().empty());
}

void TestRecentCases::forgets()
{
    rememberCase(recent(QStringLiteral("/a"), QStringLiteral("one")));
    rememberCase(recent(QStringLiteral("/b"), QStringLiteral("two")));
    forgetCase({QStringLiteral("/a")});
    QCOMPARE(recentCases().size(), std::size_t(1));
    QCOMPARE(recentCases().front().title, QStringLiteral("two"));
}

void TestRecentCases::noticesMissingFiles()
{
    const QString there = m_home.write(QStringLiteral("there.txt"), "x");
    RecentCase both = recent(there, QStringLiteral("a"));
    QVERIFY(!isMissing(both));
    both.paths << m_home.path(QStringLiteral("gone.yaml"));
    QVERIFY(isMissing(both));
}

void TestRecentCases::namesTheOutcome_data()
{
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("part");
    QTest::newRow("step") << Verdict::OutOfMemory << Phase::EarlyTrain << 3
                          << QStringLiteral("step 3");
    QTest::newRow("before any step")
        << Verdict::OutOfMemory << Phase::ModelLoad << 0 << QStringLiteral(": ");
    QTest::newRow("no phase") << Verdict::OutOfMemory << Phase::Unknown << -1
                              << QStringLiteral("Out of memory");
    QTest::newRow("none") << Verdict::NoFailure << Phase::Finished << 2500
                          << QStringLiteral("No failure");
}

void TestRecentCases::namesTheOutcome()
{
    QFETCH(const Verdict, verdict);
    QFETCH(const Phase, phase);
    QFETCH(const int, step);
    QFETCH(const QString, part);
    RecentCase entry = recent(QStringLiteral("/a"), QStringLiteral("a"));
    entry.verdict = verdict;
    entry.phase = phase;
    entry.step = step < 0 ? std::nullopt : std::optional(step);
    QVERIFY2(outcomeOf(entry).contains(part), qPrintable(outcomeOf(entry)));
}

void TestRecentCases::namesTheDay_data()
{
    QTest::addColumn<QDate>("opened");
    QTest::addColumn<QString>("day");
    const QDate now(2026, 3, 12); // a Thursday
    QTest::newRow("today") << now << QStringLiteral("today");
    QTest::newRow("yesterday") << now.addDays(-1) << QStringLiteral("yesterday");
    QTest::newRow("this week") << now.addDays(-3) << QStringLiteral("Monday");
    QTest::newRow("older") << now.addDays(-7)
                           << QLocale().toString(now.addDays(-7), QLocale::ShortFormat);
    QTest::newRow("a clock that went back")
        << now.addDays(2) << QLocale().toString(now.addDays(2), QLocale::ShortFormat);
}

void TestRecentCases::namesTheDay()
{
    QFETCH(const QDate, opened);
    QFETCH(const QString, day);
    QCOMPARE(dayOf(QDateTime(opened, QTime(23, 0)), QDateTime(QDate(2026, 3, 12), QTime(1, 0))),
             day);
}

QTEST_GUILESS_MAIN(TestRecentCases)
#include "tst_recentcases.moc"
