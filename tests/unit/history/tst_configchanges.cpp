// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Settings compared, whatever they are written in.
#include "history/configchanges.h"
#include "scenario.h"

#include <QRandomGenerator>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

JobText parsed(const QByteArray &bytes)
{
    const Result<JobText> text = JobText::parse(bytes, u"job.yaml"_s);
    if (!text)
        qFatal("%s", qPrintable(text.error().sentence()));
    return *text;
}

QByteArray job(const QByteArray &process)
{
    return "job: extension\nconfig:\n  name: harbour\n  process:\n    - type: sd_trainer\n" +
           process;
}

QString shown(const std::vector<Edit> &changes)
{
    QStringList lines;
    for (const Edit &change : changes) {
        const auto show = [](const QVariant &value) {
            if (!value.isValid())
                return u"absent"_s;
            if (value.typeId() == QMetaType::Nullptr)
                return u"null"_s;
            return value.typeId() == QMetaType::QVariantList
                       ? u'[' + value.toStringList().join(u',') + u']'
                       : value.toString();
        };
        lines << u"%1: %2 > %3"_s.arg(change.path.text, show(change.from), show(change.to));
    }
    return lines.join(u" | "_s);
}

} // namespace

class TestConfigChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesWhatChanged_data();
    void namesWhatChanged();
    void comparesValues_data();
    void comparesValues();
    void findsTheEditsThatWereMade();
    void filesAndDumpsOfTheSameJobAgree();
    void emptyTextsHaveNothing();
    void namesSettings_data();
    void namesSettings();
};

void TestConfigChanges::namesWhatChanged_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("changes");
    const QByteArray train = "      train:\n        batch_size: 4\n        steps: 2000\n";
    QTest::newRow("nothing") << job(train) << job(train) << u""_s;
    QTest::newRow("layout, comments, quotes")
        << job(train) << job("      train: {steps: 2000, batch_size: 4} # four\n") << u""_s;
    QTest::newRow("a value") << job(train)
                             << job("      train:\n        batch_size: 1\n        steps: 2000\n")
                             << u"config.process[0].train.batch_size: 4 > 1"_s;
    QTest::newRow("a key that comes")
        << job(train) << job(train + "        gradient_checkpointing: true\n")
        << u"config.process[0].train.gradient_checkpointing: absent > true"_s;
    QTest::newRow("a key that goes") << job(train) << job("      train:\n        steps: 2000\n")
                                     << u"config.process[0].train.batch_size: 4 > absent"_s;
    QTest::newRow("a list as one")
        << job("      datasets:\n        - resolution: [512, 768, 1024]\n")
        << job("      datasets:\n        - resolution: [512, 768]\n")
        << u"config.process[0].datasets[0].resolution: [512,768,1024] > [512,768]"_s;
    QTest::newRow("a number that becomes a list")
        << job("      datasets:\n        - resolution: 512\n")
        << job("      datasets:\n        - resolution: [512, 768]\n")
        << u"config.process[0].datasets[0].resolution: 512 > [512,768]"_s;
    QTest::newRow("a dataset more")
        << job("      datasets:\n        - resolution: 512\n")
        << job("      datasets:\n        - resolution: 512\n        - resolution: 768\n")
        << u"config.process[0].datasets[1].resolution: absent > 768"_s;
    QTest::newRow("null is not absent")
        << job("      train:\n        skip: null\n") << job("      train:\n        steps: 3\n")
        << u"config.process[0].train.steps: absent > 3 | "
           "config.process[0].train.skip: null > absent"_s;
    QTest::newRow("the name and what lies beside the process do not matter")
        << job(train) << job(train).replace("harbour", "harbor") + "meta:\n  version: '1.0'\n"
        << u""_s;
    QTest::newRow("another trainer's file, all of it")
        << QByteArray("train_batch_size = 4\n").replace(" = ", ": ")
        << QByteArray("train_batch_size: 2\n") << u"train_batch_size: 4 > 2"_s;
    QTest::newRow("Windows line ends") << job(train) << job(train).replace("\n", "\r\n") << u""_s;
}

void TestConfigChanges::namesWhatChanged()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QTEST(shown(changesBetween(parsed(before), parsed(after))), "changes");
}

void TestConfigChanges::comparesValues_data()
{
    QTest::addColumn<QVariant>("one");
    QTest::addColumn<QVariant>("other");
    QTest::addColumn<bool>("same");
    QTest::newRow("whole and real") << QVariant(1) << QVariant(1.0) << true;
    QTest::newRow("written and read") << QVariant(u"1e-4"_s) << QVariant(0.0001) << true;
    QTest::newRow("texts") << QVariant(u"bf16"_s) << QVariant(u"bf16"_s) << true;
    QTest::newRow("other texts") << QVariant(u"bf16"_s) << QVariant(u"float16"_s) << false;
    QTest::newRow("a switch is no number") << QVariant(true) << QVariant(1) << false;
    QTest::newRow("absent is not false") << QVariant() << QVariant(false) << false;
    QTest::newRow("absent is absent") << QVariant() << QVariant() << true;
    QTest::newRow("lists") << QVariant(QVariantList{512, 768}) << QVariant(QVariantList{512.0, 768})
                           << true;
    QTest::newRow("longer list") << QVariant(QVariantList{512, 768}) << QVariant(QVariantList{512})
                                 << false;
    QTest::newRow("list and its only element")
        << QVariant(QVariantList{512}) << QVariant(512) << false;
}

void TestConfigChanges::comparesValues()
{
    QFETCH(QVariant, one);
    QFETCH(QVariant, other);
    QTEST(isSameValue(one, other), "same");
    QCOMPARE(isSameValue(other, one), isSameValue(one, other));
}

/// Whatever is edited is found again, and nothing else.
void TestConfigChanges::findsTheEditsThatWereMade()
{
    const JobText before = parsed(test::Job{}.yaml());
    const QString process = u"config.process[0]."_s;
    const std::vector<std::pair<QString, QVariant>> possible{
        {u"train.batch_size"_s, 3},
        {u"train.steps"_s, 500},
        {u"train.gradient_checkpointing"_s, false},
        {u"train.skip_first_sample"_s, true},
        {u"datasets[0].resolution"_s, QVariantList{512}},
        {u"datasets[0].num_frames"_s, 17},
        {u"network.linear"_s, 8},
        {u"sample.width"_s, 512},
        {u"model.qtype"_s, u"uint4"_s},
        {u"model.low_vram"_s, true}};
    QRandomGenerator random(4711);
    for (int round = 0; round < 200; ++round) {
        std::vector<Edit> edits;
        for (const auto &[key, to] : possible) {
            const ConfigPath path{process + key};
            if (random.bounded(3) == 0)
                edits.push_back({.path = path, .from = before.value(path), .to = to});
        }
        const Result<JobText> after = before.apply(edits);
        QVERIFY2(after, after ? "" : qPrintable(after.error().sentence()));
        const std::vector<Edit> found = changesBetween(before, *after);
        QCOMPARE(found.size(), edits.size());
        for (const Edit &edit : edits) {
            const auto same = std::ranges::find(found, edit.path, &Edit::path);
            QVERIFY2(same != found.end(), qPrintable(edit.path.text));
            QVERIFY(isSameValue(same->from, edit.from));
            QVERIFY(isSameValue(same->to, edit.to));
        }
        // And the way back.
        const Result<JobText> again = after->apply(changesBetween(*after, before));
        QVERIFY2(again, again ? "" : qPrintable(again.error().sentence()));
        QVERIFY(changesBetween(before, *again).empty());
    }
}

void TestConfigChanges::filesAndDumpsOfTheSameJobAgree()
{
    const QByteArray process =
        R"({"type": "sd_trainer", "train": {"batch_size": 4, "steps": 2000, "lr": 0.0001}})";
    const Result<JobText> dump = JobText::fromProcessDump(process, u"harbour"_s);
    QVERIFY(dump);
    const JobText file =
        parsed(job("      train:\n        batch_size: 4\n        steps: 2000\n        lr: 1e-4\n"));
    QCOMPARE(shown(changesBetween(file, *dump)), QString());
    QCOMPARE(shown(changesBetween(*dump, file)), QString());
}

void TestConfigChanges::emptyTextsHaveNothing()
{
    QVERIFY(changesBetween(JobText(), JobText()).empty());
    QCOMPARE(changesBetween(JobText(), parsed("a: 1\n")).size(), std::size_t(1));
}

void TestConfigChanges::namesSettings_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("name");
    QTest::newRow("key") << u"config.process[0].train.batch_size"_s << u"batch_size"_s;
    QTest::newRow("element") << u"config.process[0].datasets[1].resolution[0]"_s << u"resolution"_s;
    QTest::newRow("alone") << u"steps"_s << u"steps"_s;
}

void TestConfigChanges::namesSettings()
{
    QFETCH(QString, path);
    QTEST(settingName({path}), "name");
}

QTEST_GUILESS_MAIN(TestConfigChanges)
#include "tst_configchanges.moc"
