// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Case files: round trips, damage, other versions.
#include "history/casefile.h"
#include "history/configchanges.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// Values out of a seed, with the awkward ones among them.
class Dice
{
public:
    explicit Dice(quint32 seed) : m_random(seed) {}

    int below(int limit) { return m_random.bounded(limit); }
    bool coin() { return below(2) == 0; }
    QString text()
    {
        static const QStringList kTexts{u""_s,
                                        u"ember_style_v3"_s,
                                        u"C:\\Users\\Jörg\\日本語\\log.txt"_s,
                                        u"\"quoted\"\nsecond line\ttab"_s,
                                        u"\u2028 \U0001F525 \u0007"_s,
                                        u"/home/ana/output/lantern (2)/log.txt"_s};
        return kTexts[below(static_cast<int>(kTexts.size()))];
    }
    QByteArray bytes()
    {
        static const QList<QByteArray> kBytes{{},
                                              "train:\n  steps: 2000\n",
                                              "\xef\xbb\xbf"
                                              "a: 1\r\n",
                                              "latin \xe4\xf6 1",
                                              QByteArray("nul \0 inside", 12),
                                              QByteArray("# line\n").repeated(500)};
        return kBytes[below(static_cast<int>(kBytes.size()))];
    }
    template <typename T>
    std::optional<T> maybe(T value)
    {
        return coin() ? std::optional(value) : std::nullopt;
    }
    QVariant value()
    {
        switch (below(7)) {
        case 0:
            return {};
        case 1:
            return below(5000);
        case 2:
            return coin();
        case 3:
            return below(1000) / 7.0;
        case 4:
            return QVariantList{512, 768, below(2000)};
        case 5:
            return QVariant::fromValue(nullptr);
        default:
            return text();
        }
    }
    InputRef input()
    {
        return {.path = text(),
                .kind = static_cast<SourceKind>(below(5)),
                .bytes = below(100000) * qint64(100003),
                .fingerprint = coin() ? QString(64, u'a') : QString()};
    }
    QDateTime time()
    {
        return QDateTime::fromMSecsSinceEpoch(1'760'000'000'000 + below(1'000'000'000),
                                              QTimeZone::UTC);
    }
    RunSummary run()
    {
        return {.verdict = static_cast<Verdict>(below(5)),
                .memoryKind = static_cast<MemoryKind>(below(10)),
                .recovered = coin(),
                .phase = static_cast<Phase>(below(12)),
                .stepsDone = maybe(StepNumber{below(100000)}),
                .stepsTotal = maybe(StepNumber{below(100000)}),
                .failedAt = maybe(StepNumber{below(100000)}),
                .skippedBatches = below(4),
                .secondsPerStep = maybe(below(9999) / 13.0),
                .capacity = maybe(Bytes{below(2'000'000'000) * std::int64_t(17)}),
                .tried = maybe(Bytes{below(2'000'000'000)}),
                .allocated = maybe(Bytes{below(2'000'000'000)}),
                .process = maybe(Bytes{below(2'000'000'000)}),
                .cause = u"batch_too_large"_s,
                .probability = below(1000) / 1000.0};
    }
    Attempt attempt()
    {
        Attempt attempt{.when = time(),
                        .log = coin() ? input() : InputRef{},
                        .config = bytes(),
                        .configName = {},
                        .changes = {},
                        .run = run(),
                        .outcome = static_cast<Outcome>(below(7)),
                        .note = text()};
        if (!attempt.config.isEmpty())
            attempt.configName = text();
        for (int i = below(4); i > 0; --i)
            attempt.changes.push_back({.path = {u"config.process[0].train.batch_size"_s},
                                       .from = value(),
                                       .to = value()});
        return attempt;
    }
    CaseRecord record()
    {
        CaseRecord record{.title = text(), .saved = time(), .isOpen = coin()};
        for (int i = below(4); i > 0; --i)
            record.inputs.push_back(input());
        if (coin())
            record.answers = {{u"media"_s, u"video"_s}, {u"gpu_vram_gib"_s, u"23.6"_s}};
        record.gpuCapacity = maybe(Bytes::fromGib(below(100) / 3.0));
        record.config = bytes();
        if (!record.config.isEmpty()) {
            record.configPath = text();
            record.configName = text();
            record.configIsUnsaved = coin();
        }
        for (int i = below(5); i > 0; --i)
            record.attempts.push_back(attempt());
        return record;
    }

private:
    QRandomGenerator m_random;
};

void compareAttempts(const Attempt &one, const Attempt &other)
{
    QCOMPARE(one.when, other.when);
    QVERIFY(one.log == other.log);
    QCOMPARE(one.config, other.config);
    QCOMPARE(one.configName, other.configName);
    QVERIFY(one.run == other.run);
    QCOMPARE(one.outcome, other.outcome);
    QCOMPARE(one.note, other.note);
    QCOMPARE(one.changes.size(), other.changes.size());
    for (std::size_t i = 0; i < one.changes.size(); ++i) {
        QCOMPARE(one.changes[i].path, other.changes[i].path);
        QVERIFY(isSameValue(one.changes[i].from, other.changes[i].from));
        QVERIFY(isSameValue(one.changes[i].to, other.changes[i].to));
        QCOMPARE(one.changes[i].from.isValid(), other.changes[i].from.isValid());
    }
}

QByteArray withMember(const QString &key, const QJsonValue &value)
{
    QJsonObject object = QJsonDocument::fromJson(toCaseFile(Dice(3).record())).object();
    object.insert(key, value);
    return QJsonDocument(object).toJson();
}

QByteArray withAttempt(const QJsonObject &attempt)
{
    return withMember(u"attempts"_s, QJsonArray{attempt});
}

} // namespace

class TestCaseFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead();
    void writingIsStable();
    void aFileWithoutTheOptionalMembersIsACase();
    void membersOfALaterHeadroomAreIgnored();
    void refuses_data();
    void refuses();
    void cutFilesNeverPass();
    void damagedBytesNeverCrash();
    void savesAndReads();
    void tellsWhyItCannotSave();
    void tellsWhyItCannotRead();
    void knowsItsEnding();
};

void TestCaseFile::whatIsWrittenIsRead()
{
    for (quint32 seed = 0; seed < 300; ++seed) {
        const CaseRecord record = Dice(seed).record();
        const Result<CaseRecord> read = fromCaseFile(toCaseFile(record), u"a.headroom"_s);
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        QCOMPARE(read->title, record.title);
        QCOMPARE(read->saved, record.saved);
        QCOMPARE(read->isOpen, record.isOpen);
        QVERIFY(read->inputs == record.inputs);
        QCOMPARE(read->answers, record.answers);
        QCOMPARE(read->gpuCapacity, record.gpuCapacity);
        QCOMPARE(read->configPath, record.configPath);
        QCOMPARE(read->configName, record.configName);
        QCOMPARE(read->config, record.config);
        QCOMPARE(read->configIsUnsaved, record.configIsUnsaved);
        QCOMPARE(read->attempts.size(), record.attempts.size());
        for (std::size_t i = 0; i < record.attempts.size(); ++i)
            compareAttempts(read->attempts[i], record.attempts[i]);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(u"seed %1"_s.arg(seed)));
    }
}

void TestCaseFile::writingIsStable()
{
    for (quint32 seed = 0; seed < 50; ++seed) {
        const QByteArray once = toCaseFile(Dice(seed).record());
        QCOMPARE(toCaseFile(*fromCaseFile(once, {})), once);
    }
}

void TestCaseFile::aFileWithoutTheOptionalMembersIsACase()
{
    const Result<CaseRecord> read = fromCaseFile(R"({"headroom_case": 1})", {});
    QVERIFY(read);
    QVERIFY(read->title.isEmpty());
    QVERIFY(!read->isOpen);
    QVERIFY(read->attempts.empty());
    const Result<CaseRecord> bare = fromCaseFile(withAttempt({}), {});
    QVERIFY(bare);
    QCOMPARE(bare->attempts.front().run, RunSummary{});
    QVERIFY(!bare->attempts.front().when.isValid());
}

void TestCaseFile::membersOfALaterHeadroomAreIgnored()
{
    QVERIFY(fromCaseFile(withMember(u"colour"_s, u"green"_s), {}));
    QVERIFY(fromCaseFile(withAttempt({{u"mood"_s, 7}}), {}));
}

void TestCaseFile::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("names");
    const auto row = [](const char *name, const QByteArray &bytes, const char *id,
                        const char *names) {
        QTest::newRow(name) << bytes << QString::fromLatin1(id) << QString::fromUtf8(names);
    };
    row("empty", "", "casefile.damaged", "cut short");
    row("text", "CUDA out of memory\n", "casefile.damaged", "cut short");
    row("other JSON", R"({"schema": 1})", "casefile.other", "no case");
    row("a list", "[1]", "casefile.other", "no case");
    row("no version", R"({"headroom_case": "one"})", "casefile.other", "no case");
    row("version nought", R"({"headroom_case": 0})", "casefile.other", "no case");
    row("newer", R"({"headroom_case": 2})", "casefile.newer", "version 2");
    row("much newer", R"({"headroom_case": 99, "attempts": 3})", "casefile.newer", "version 99");
    row("title", withMember(u"title"_s, 3), "casefile.damaged", "“title”");
    row("time", withMember(u"saved"_s, u"yesterday"_s), "casefile.damaged", "“saved”");
    row("inputs", withMember(u"inputs"_s, u"log.txt"_s), "casefile.damaged", "“inputs”");
    row("an input", withMember(u"inputs"_s, QJsonArray{1}), "casefile.damaged", "“inputs[0]”");
    row("an input's size", withMember(u"inputs"_s, QJsonArray{QJsonObject{{u"bytes"_s, -1}}}),
        "casefile.damaged", "“inputs[0].bytes”");
    row("an answer", withMember(u"answers"_s, QJsonObject{{u"media"_s, true}}), "casefile.damaged",
        "“answers.media”");
    row("memory", withMember(u"gpu_vram_gib"_s, -4), "casefile.damaged", "“gpu_vram_gib”");
    row("config", withMember(u"config"_s, QJsonObject{{u"text"_s, 1}}), "casefile.damaged",
        "“config.text”");
    row("attempts", withMember(u"attempts"_s, true), "casefile.damaged", "“attempts”");
    row("outcome", withAttempt({{u"outcome"_s, u"better"_s}}), "casefile.damaged",
        "“attempts[0].outcome”");
    row("verdict", withAttempt({{u"run"_s, QJsonObject{{u"verdict"_s, u"bad"_s}}}}),
        "casefile.damaged", "“attempts[0].run.verdict”");
    row("step", withAttempt({{u"run"_s, QJsonObject{{u"steps_done"_s, 1.5}}}}), "casefile.damaged",
        "“attempts[0].run.steps_done”");
    row("a step beyond all", withAttempt({{u"run"_s, QJsonObject{{u"steps_done"_s, 1e12}}}}),
        "casefile.damaged", "“attempts[0].run.steps_done”");
    row("a change", withAttempt({{u"changes"_s, QJsonArray{u"batch"_s}}}), "casefile.damaged",
        "“attempts[0].changes[0]”");
}

void TestCaseFile::refuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, names);
    const Result<CaseRecord> read = fromCaseFile(bytes, u"a.headroom"_s);
    QVERIFY(!read);
    QTEST(read.error().id, "id");
    QCOMPARE(read.error().file, u"a.headroom"_s);
    QVERIFY2(read.error().message.contains(names), qPrintable(read.error().message));
    QVERIFY(read.error().message.endsWith(u'.'));
    QVERIFY(read.error().remedy.endsWith(u'.'));
}

void TestCaseFile::cutFilesNeverPass()
{
    const QByteArray whole = toCaseFile(Dice(8).record()).trimmed();
    for (qsizetype length = 0; length < whole.size(); length += 1 + length / 200) {
        const Result<CaseRecord> read = fromCaseFile(whole.first(length), {});
        QVERIFY(!read);
        QCOMPARE(read.error().id, u"casefile.damaged"_s);
        QVERIFY(read.error().line >= 1);
        QVERIFY(read.error().column >= 1);
    }
}

void TestCaseFile::damagedBytesNeverCrash()
{
    const QByteArray whole = toCaseFile(Dice(8).record());
    QRandomGenerator random(99);
    int refused = 0;
    for (int round = 0; round < 3000; ++round) {
        QByteArray damaged = whole;
        for (int hit = 1 + random.bounded(4); hit > 0; --hit)
            damaged[random.bounded(static_cast<int>(damaged.size()))] =
                static_cast<char>(random.bounded(256));
        const Result<CaseRecord> read = fromCaseFile(damaged, u"a.headroom"_s);
        if (!read) {
            ++refused;
            QVERIFY(!read.error().message.isEmpty());
        }
    }
    QVERIFY(refused > 1000);
}

void TestCaseFile::savesAndReads()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"ember.headroom"_s);
    CaseRecord record = Dice(5).record();
    QVERIFY(writeCaseFile(path, record));
    record.title = u"another"_s;
    QVERIFY(writeCaseFile(path, record));
    const Result<CaseRecord> read = readCaseFile(path);
    QVERIFY(read);
    QCOMPARE(read->title, u"another"_s);
}

void TestCaseFile::tellsWhyItCannotSave()
{
    const QTemporaryDir folder;
    const Result<void> saved =
        writeCaseFile(folder.filePath(u"missing/ember.headroom"_s), Dice(5).record());
    QVERIFY(!saved);
    QCOMPARE(saved.error().id, u"casefile.unwritable"_s);
    QVERIFY(!saved.error().remedy.isEmpty());
}

void TestCaseFile::tellsWhyItCannotRead()
{
    const QTemporaryDir folder;
    const Result<CaseRecord> read = readCaseFile(folder.filePath(u"none.headroom"_s));
    QVERIFY(!read);
    QCOMPARE(read.error().id, u"casefile.unreadable"_s);
}

void TestCaseFile::knowsItsEnding()
{
    QVERIFY(isCaseFile(u"/home/ana/ember.headroom"_s));
    QVERIFY(isCaseFile(u"EMBER.HEADROOM"_s));
    QVERIFY(!isCaseFile(u"headroom"_s));
    QVERIFY(!isCaseFile(u"ember.headroom.txt"_s));
}

QTEST_GUILESS_MAIN(TestCaseFile)
#include "tst_casefile.moc"
