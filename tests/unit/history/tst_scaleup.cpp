// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// R7: back up, one heavier setting at a time.
#include "history/configchanges.h"
#include "history/scaleup.h"
#include "scenario.h"

#include <QTest>

using namespace headroom;
using namespace headroom::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray yaml(const Job &job, int steps = 2000, int accumulation = 1)
{
    QByteArray text = job.yaml();
    text.replace("steps: 2000", "steps: " + QByteArray::number(steps));
    if (accumulation > 1)
        text.replace("        optimizer:",
                     "        gradient_accumulation: " + QByteArray::number(accumulation) +
                         "\n        optimizer:");
    return text;
}

JobView viewOf(const QByteArray &yaml)
{
    const Result<JobText> text = JobText::parse(yaml, u"job.yaml"_s);
    if (!text)
        qFatal("%s", qPrintable(text.error().sentence()));
    const Result<JobView> view = JobView::read(*text);
    if (!view)
        qFatal("%s", qPrintable(view.error().sentence()));
    return *view;
}

Attempt attempt(const QByteArray &config, bool stable)
{
    Attempt attempt;
    attempt.config = config;
    attempt.configName = u"job.yaml"_s;
    attempt.run.verdict = stable ? Verdict::NoFailure : Verdict::OutOfMemory;
    attempt.run.phase = stable ? Phase::Finished : Phase::EarlyTrain;
    attempt.run.capacity = Bytes::fromGib(23.6);
    if (!stable) {
        attempt.run.memoryKind = MemoryKind::CudaAlloc;
        attempt.run.allocated = Bytes::fromGib(22.5);
        attempt.run.tried = Bytes::fromGib(1.0);
    }
    return attempt;
}

ScaleLadder ladderFor(const Attempts &attempts)
{
    return scaleUp(viewOf(attempts.back().config), attempts, knowledge().architectures);
}

/// "bucket: resolution=[512,768,1024]" of the next step; "none" when there is none.
QString nextOf(const ScaleLadder &ladder)
{
    const RungStep *next = ladder.next();
    if (next == nullptr)
        return u"none"_s;
    QStringList edits;
    for (const Edit &edit : next->edits) {
        const QString to = edit.to.typeId() == QMetaType::QVariantList
                               ? u'[' + edit.to.toStringList().join(u',') + u']'
                               : edit.to.toString();
        edits << settingName(edit.path) + u'=' + to;
    }
    return idOf(next->rung) + u": "_s + edits.join(u", "_s);
}

} // namespace

class TestScaleUp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bringsBackInOrder_data();
    void bringsBackInOrder();
    void goesBeyondWhenAllIsBack_data();
    void goesBeyondWhenAllIsBack();
    void eachStepIsOneStep_data();
    void eachStepIsOneStep();
    void memorySettingsAreNeverTouched();
    void climbingAllTheWayReachesTheFirstConfig();
    void forecastsOnlyTheNextStep();
    void forecastsAgreeWithEachOther();
    void previewsThatComeBackWeighInSampling();
    void stepsCostTimeOnly();
    void unknownModelsHaveNoForecast();
    void tellsWhatWasRaised_data();
    void tellsWhatWasRaised();
    void rungsHaveIds();
};

void TestScaleUp::bringsBackInOrder_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("stable");
    QTest::addColumn<QString>("next");
    const auto row = [](const char *name, const QByteArray &first, const QByteArray &stable,
                        const char *next) {
        QTest::newRow(name) << first << stable << QString::fromLatin1(next);
    };
    const Job heavy{
        .batch = 4, .resolutions = {512, 768, 1024}, .previewWidth = 1024, .previewHeight = 1024};
    row("steps first", yaml(heavy, 3000), yaml({}, 500), "steps: steps=3000");
    row("then the bucket", yaml(heavy), yaml({.previewWidth = 512, .previewHeight = 512}),
        "bucket: resolution=[512,768,1024]");
    row("then the previews, sizes together",
        yaml({.batch = 4, .previewWidth = 1024, .previewHeight = 832}),
        yaml({.previewWidth = 512, .previewHeight = 512}), "sampling: width=1024, height=832");
    row("previews that were off", yaml({.batch = 4}), yaml({.samplingOff = true}),
        "sampling: disable_sampling=false");
    row("then the batch, half of the way", yaml({.batch = 4}), yaml({.batch = 1}),
        "batch_or_frames: batch_size=3");
    row("two of them", yaml({.batch = 2}), yaml({.batch = 1}), "batch_or_frames: batch_size=2");
    row("the dataset's own batch", yaml({.datasetBatch = 2}), yaml({.datasetBatch = 1}),
        "batch_or_frames: batch_size=2, batch_size=2");
    row("accumulation steps back", yaml({.batch = 2}), yaml({.batch = 1}, 2000, 2),
        "batch_or_frames: batch_size=2, gradient_accumulation=1");
    row("accumulation that was there stays", yaml({.batch = 2}, 2000, 2),
        yaml({.batch = 1}, 2000, 2), "batch_or_frames: batch_size=2");
    row("the smaller of two buckets", yaml({.resolutions = {512, 1024, 1536}}),
        yaml({.resolutions = {512}}), "bucket: resolution=[512,1024]");
    row("clips, on the model's grid", yaml({.arch = "wan21:14b", .frames = 81}),
        yaml({.arch = "wan21:14b", .frames = 33}), "batch_or_frames: num_frames=57");
    row("frames of the preview", yaml({.arch = "wan21:14b", .frames = 33, .previewFrames = 81}),
        yaml({.arch = "wan21:14b", .frames = 33, .previewFrames = 25}), "sampling: num_frames=81");
}

void TestScaleUp::bringsBackInOrder()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, stable);
    QTEST(nextOf(ladderFor({attempt(first, false), attempt(stable, true)})), "next");
}

void TestScaleUp::goesBeyondWhenAllIsBack_data()
{
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<QString>("next");
    QTest::newRow("steps") << yaml({}, 2000) << u"steps: steps=3000"_s;
    QTest::newRow("in round hundreds") << yaml({}, 250) << u"steps: steps=300"_s;
}

void TestScaleUp::goesBeyondWhenAllIsBack()
{
    QFETCH(QByteArray, config);
    QTEST(nextOf(ladderFor({attempt(config, true)})), "next");
    // Taken and stable again: the next rung.
    const QByteArray longer = QByteArray(config).replace("steps: ", "steps: 9");
    QCOMPARE(nextOf(ladderFor({attempt(config, true), attempt(longer, true)})),
             u"bucket: resolution=[512,768,1024]"_s);
}

void TestScaleUp::eachStepIsOneStep_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("stable");
    const Job heavy{.batch = 4,
                    .resolutions = {512, 768, 1024, 1536},
                    .previewWidth = 1280,
                    .previewHeight = 1280};
    QTest::newRow("all at once lowered")
        << yaml(heavy, 4000)
        << yaml({.resolutions = {512}, .previewWidth = 512, .previewHeight = 512}, 500);
    QTest::newRow("video")
        << yaml({.arch = "wan21:14b", .batch = 2, .frames = 81, .previewFrames = 81})
        << yaml({.arch = "wan21:14b", .frames = 17, .previewFrames = 17});
    QTest::newRow("previews off") << yaml(heavy) << yaml({.samplingOff = true});
}

void TestScaleUp::eachStepIsOneStep()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, stable);
    const ScaleLadder ladder = ladderFor({attempt(first, false), attempt(stable, true)});
    QCOMPARE(ladder.steps.size(), std::size(kRungs));
    int next = 0;
    for (std::size_t i = 0; i < ladder.steps.size(); ++i) {
        const RungStep &step = ladder.steps[i];
        QCOMPARE(step.rung, kRungs[i]);
        QVERIFY(!step.why.isEmpty());
        QCOMPARE(step.state == RungState::Done, step.edits.empty());
        next += step.state == RungState::Next ? 1 : 0;
        // What a step raises lies on its own rung.
        for (const Rung raised : rungsRaised(step.edits))
            QCOMPARE(raised, step.rung);
    }
    QCOMPARE(next, 1);
}

void TestScaleUp::memorySettingsAreNeverTouched()
{
    const Attempts attempts{attempt(yaml({.checkpointing = false,
                                          .quantize = false,
                                          .quantizeTextEncoder = false,
                                          .cacheTextEmbeddings = false}),
                                    false),
                            attempt(yaml({.lowVram = true, .offloading = true}), true)};
    const ScaleLadder ladder = ladderFor(attempts);
    for (const RungStep &step : ladder.steps) {
        for (const Edit &edit : step.edits) {
            const QString name = settingName(edit.path);
            QVERIFY2(name != "gradient_checkpointing"_L1 && !name.startsWith("quantize"_L1) &&
                         name != "low_vram"_L1 && name != "layer_offloading"_L1,
                     qPrintable(name));
        }
    }
    QCOMPARE(ladder.steps.front().rung, Rung::MemorySettings);
    QCOMPARE(ladder.steps.front().state, RungState::Done);
}

/// Each step taken and stable again, until all that was lowered is back.
void TestScaleUp::climbingAllTheWayReachesTheFirstConfig()
{
    const QByteArray first = yaml({.batch = 4,
                                   .resolutions = {512, 768, 1024, 1536},
                                   .previewWidth = 1024,
                                   .previewHeight = 1024},
                                  3000);
    Attempts attempts{
        attempt(first, false),
        attempt(yaml({.resolutions = {512}, .previewWidth = 512, .previewHeight = 512}, 500),
                true)};
    const JobText wanted = viewOf(first).text;
    QStringList climbed;
    for (int step = 0; step < 12; ++step) {
        const ScaleLadder ladder = ladderFor(attempts);
        const RungStep *next = ladder.next();
        QVERIFY(next != nullptr);
        const JobView now = viewOf(attempts.back().config);
        const Result<JobText> after = now.text.apply(next->edits);
        QVERIFY2(after, after ? "" : qPrintable(after.error().sentence()));
        climbed << idOf(next->rung);
        attempts.push_back(attempt(after->bytes(), true));
        if (changesBetween(*after, wanted).empty())
            break;
    }
    QCOMPARE(climbed, QStringList({u"steps"_s, u"bucket"_s, u"bucket"_s, u"bucket"_s, u"sampling"_s,
                                   u"batch_or_frames"_s, u"batch_or_frames"_s}));
}

void TestScaleUp::forecastsOnlyTheNextStep()
{
    const ScaleLadder ladder = ladderFor({attempt(yaml({.resolutions = {512, 1024}}), false),
                                          attempt(yaml({.resolutions = {512}}), true)});
    QVERIFY(ladder.forecast);
    const ScaleForecast &forecast = *ladder.forecast;
    QVERIFY(forecast.changesMemory);
    QCOMPARE(forecast.phase, EstimatePhase::Train);
    QVERIFY(forecast.then.mid > forecast.now.mid);
    QVERIFY(forecast.now.mid <= Bytes::fromGib(23.6));
    QVERIFY(forecast.fits);
    // 1024 is what failed before.
    QVERIFY2(*forecast.fits < 0.5, qPrintable(QString::number(*forecast.fits)));
    QCOMPARE(forecast.capacity, std::optional(Bytes::fromGib(23.6)));
}

/// The heavier the step, the less likely it fits; and on a larger card, the likelier.
void TestScaleUp::forecastsAgreeWithEachOther()
{
    const JobView stable = viewOf(yaml({.resolutions = {512}}));
    const ConfigPath path = stable.datasets.front().resolutions.path;
    double last = 1;
    for (const int resolution : {640, 768, 1024, 1280, 1536, 2048}) {
        const auto fits = [&](double capacity) {
            Attempt ran = attempt(stable.text.bytes(), true);
            ran.run.capacity = Bytes::fromGib(capacity);
            const std::optional<ScaleForecast> forecast =
                forecastOf({{.path = path, .from = {}, .to = QVariantList{512, resolution}}},
                           stable, {ran}, knowledge().architectures);
            return forecast && forecast->fits ? *forecast->fits : -1;
        };
        const double here = fits(23.6);
        QVERIFY(here >= 0 && here <= last);
        QVERIFY(fits(47.5) >= here);
        last = here;
    }
}

void TestScaleUp::previewsThatComeBackWeighInSampling()
{
    const ScaleLadder ladder = ladderFor(
        {attempt(yaml({.previewWidth = 1024, .previewHeight = 1024}), false),
         attempt(yaml({.previewWidth = 1024, .previewHeight = 1024, .samplingOff = true}), true)});
    QCOMPARE(ladder.next()->rung, Rung::Sampling);
    QVERIFY(ladder.forecast);
    QCOMPARE(ladder.forecast->phase, EstimatePhase::Sample);
    QVERIFY(ladder.forecast->changesMemory);
}

void TestScaleUp::stepsCostTimeOnly()
{
    const ScaleLadder ladder =
        ladderFor({attempt(yaml({}, 3000), false), attempt(yaml({}, 500), true)});
    QCOMPARE(ladder.next()->rung, Rung::Steps);
    QVERIFY(ladder.forecast);
    QVERIFY(!ladder.forecast->changesMemory);
    QCOMPARE(ladder.forecast->fits, std::optional(1.0));
    QCOMPARE(ladder.forecast->now.mid, ladder.forecast->then.mid);
}

void TestScaleUp::unknownModelsHaveNoForecast()
{
    const ScaleLadder ladder = ladderFor({attempt(yaml({.arch = "brand_new"}, 3000), false),
                                          attempt(yaml({.arch = "brand_new"}, 500), true)});
    QVERIFY(ladder.next());
    QVERIFY(!ladder.forecast);
}

void TestScaleUp::tellsWhatWasRaised_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QStringList>("rungs");
    const auto row = [](const char *name, const QByteArray &before, const QByteArray &after,
                        const QStringList &rungs) {
        QTest::newRow(name) << before << after << rungs;
    };
    row("nothing", yaml({}), yaml({}), {});
    row("only lowered", yaml({.batch = 4, .resolutions = {512, 1024}}, 3000),
        yaml({.batch = 1, .resolutions = {512}}, 500), {});
    row("batch", yaml({}), yaml({.batch = 2}), {u"batch_or_frames"_s});
    row("bucket and batch", yaml({}), yaml({.batch = 2, .resolutions = {512, 1024}}),
        {u"bucket"_s, u"batch_or_frames"_s});
    row("another bucket, none larger", yaml({.resolutions = {768}}),
        yaml({.resolutions = {512, 768}}), {});
    row("previews on", yaml({.samplingOff = true}), yaml({}), {u"sampling"_s});
    row("previews off", yaml({}), yaml({.samplingOff = true}), {});
    row("larger previews, both sides", yaml({}),
        yaml({.previewWidth = 1024, .previewHeight = 1024}), {u"sampling"_s});
    row("clips are not previews", yaml({.arch = "wan21:14b", .frames = 17}),
        yaml({.arch = "wan21:14b", .frames = 33}), {u"batch_or_frames"_s});
    row("steps", yaml({}, 500), yaml({}, 900), {u"steps"_s});
    row("rank is no rung", yaml({}), yaml({.rank = 64}), {});
}

void TestScaleUp::tellsWhatWasRaised()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QStringList raised;
    for (const Rung rung : rungsRaised(changesBetween(viewOf(before).text, viewOf(after).text)))
        raised << idOf(rung);
    QTEST(raised, "rungs");
}

void TestScaleUp::rungsHaveIds()
{
    QStringList ids;
    for (const Rung rung : kRungs)
        ids << idOf(rung);
    QCOMPARE(ids.removeDuplicates(), 0);
    QVERIFY(!ids.contains(QString()));
}

QTEST_GUILESS_MAIN(TestScaleUp)
#include "tst_scaleup.moc"
