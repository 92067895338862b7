// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The pieces of the estimate against figures counted by hand. The toy model has round numbers: 10
// billion parameters, of which all are quantized, width 4096, 40 blocks.
#include "jobs.h"
#include "memory/activations.h"
#include "memory/phases.h"
#include "memory/textencoder.h"
#include "memory/trainable.h"
#include "memory/vae.h"
#include "memory/weights.h"

#include <QTest>

#include <cmath>

using namespace headroom;
using namespace headroom::tests;

namespace {

constexpr double kGib = 1073741824.0;

Architecture toy()
{
    Architecture arch;
    arch.id = u"toy"_s;
    arch.title = u"Toy"_s;
    arch.media = Media::Image;
    arch.parameters = 10;
    arch.hidden = 4096;
    arch.blocks = 40;
    arch.blockParameters = 250;
    arch.loraParameters = 4;
    arch.quantizedShare = 1;
    arch.activationUnits = 30;
    arch.textEncoder = 5;
    arch.vae = VaeKind::Image;
    arch.vaeMillions = 80;
    arch.lowVram = LowVramEffect::Load;
    arch.offload = OffloadSupport::Full;
    return arch;
}

struct Prepared
{
    Architecture arch;
    JobView job;
    QStringList unknown;

    Setup setup() { return setupOf(job, arch, {}, unknown); }
};

Prepared prepared(const QString &qtype = {}, int resolution = 1024)
{
    Prepared result{.arch = toy(), .job = {}, .unknown = {}};
    result.job = qtype.isEmpty() ? plainJob(result.arch, resolution)
                                 : quantizedJob(result.arch, qtype, resolution);
    return result;
}

Bytes sizeOf(const Parts &parts, PartKind kind)
{
    Bytes sum;
    for (const UncertainPart &part : parts)
        sum += part.kind == kind ? part.mid : Bytes{};
    return sum;
}

bool isNear(Bytes actual, double gib, double tolerance = 0.005)
{
    if (std::abs(actual.gib() - gib) <= tolerance)
        return true;
    qWarning("%.4f GiB instead of %.4f", actual.gib(), gib);
    return false;
}

} // namespace

class TestPhases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsWeights_data();
    void countsWeights();
    void countsExperts();
    void countsOffloadedWeights();
    void countsTrainable_data();
    void countsTrainable();
    void lokrDependsOnItsFactor();
    void fullFineTuneTrainsTheModelItself();
    void countsTokens_data();
    void countsTokens();
    void takesTheHeaviestDataset();
    void countsActivations_data();
    void countsActivations();
    void countsUnets();
    void knowsWhenTheTextEncoderIsThere_data();
    void knowsWhenTheTextEncoderIsThere();
    void decodesAndEncodes_data();
    void decodesAndEncodes();
    void loadPeaks_data();
    void loadPeaks();
    void cachesNothingWithoutCaching();
    void cachesLatentsAndCaptions();
    void keepsBf16CopiesWithoutCheckpointing_data();
    void keepsBf16CopiesWithoutCheckpointing();
    void encodesDuringTrainingWithoutCaches();
    void samplesWithEverything();
    void samplesInStages();
    void samplesNothing_data();
    void samplesNothing();
    void snapsPreviewFrames();
    void contextIsLeftOutOfAllocatorPeaks();
};

void TestPhases::countsWeights_data()
{
    QTest::addColumn<QString>("qtype");
    QTest::addColumn<double>("gib");
    QTest::newRow("bf16") << "" << 20e9 / kGib;
    QTest::newRow("8 bit") << "qfloat8" << 10.1e9 / kGib;
    QTest::newRow("uint4") << "uint4" << 10e9 * 4.375 / 8 / kGib;
    QTest::newRow("uint8 is none") << "uint8" << 20e9 / kGib;
}

void TestPhases::countsWeights()
{
    QFETCH(const QString, qtype);
    QFETCH(const double, gib);
    Prepared given = prepared(qtype);
    const Setup setup = given.setup();
    QVERIFY(isNear(storedWeights(setup), gib));
    QVERIFY(isNear(plainWeights(setup), 20e9 / kGib));
    QVERIFY(isNear(total(residentWeights(setup)), gib));
    QVERIFY(isNear(plainBlock(setup), 0.5e9 / kGib));
}

// Low VRAM keeps one of two experts on the card where that is what it does.
void TestPhases::countsExperts()
{
    Prepared given = prepared(u"qfloat8"_s);
    given.arch.experts = 2;
    QCOMPARE(expertsOnCard(given.setup()), 2);
    QVERIFY(isNear(total(residentWeights(given.setup())), 2 * 10.1e9 / kGib));
    given.job.model.lowVram.value = true;
    QCOMPARE(expertsOnCard(given.setup()), 2);
    given.arch.lowVram = LowVramEffect::Train;
    QCOMPARE(expertsOnCard(given.setup()), 1);
    given.arch.lowVram = LowVramEffect::Ignored;
    QCOMPARE(expertsOnCard(given.setup()), 2);
}

void TestPhases::countsOffloadedWeights()
{
    Prepared given = prepared(u"qfloat8"_s);
    given.job.model.layerOffloading.value = true;
    given.job.model.offloadTransformer.value = 0.5;
    // Half of 98 % is gone; four slots of a quarter block stream the rest.
    const double kept = 10.1e9 / kGib * 0.51;
    const Parts parts = residentWeights(given.setup());
    QVERIFY(isNear(sizeOf(parts, PartKind::Weights), kept));
    QVERIFY(isNear(sizeOf(parts, PartKind::DequantisedBlock), 0.5e9 / kGib));
    // Offloading swaps the quantization class, and does nothing where it is not built in.
    QVERIFY(given.setup().model.keepsDequantized);
    given.arch.offload = OffloadSupport::None;
    QVERIFY(isNear(total(residentWeights(given.setup())), 10.1e9 / kGib));
}

// 4 M per rank × 32 = 128 M; weights and gradients in fp32.
void TestPhases::countsTrainable_data()
{
    QTest::addColumn<QString>("optimizer");
    QTest::addColumn<bool>("ema");
    QTest::addColumn<double>("optimizerBytes");
    QTest::newRow("adamw8bit") << "adamw8bit" << false << 2.03;
    QTest::newRow("adamw") << "adamw" << false << 8.0;
    QTest::newRow("prodigy") << "prodigy" << false << 16.0;
    QTest::newRow("adafactor") << "adafactor" << false << 0.05;
    QTest::newRow("lion8bit with EMA") << "lion8bit" << true << 5.02;
    QTest::newRow("upper case") << "AdamW8bit" << false << 2.03;
    QTest::newRow("unknown is counted as adamw") << "sgdpro" << false << 8.0;
}

void TestPhases::countsTrainable()
{
    QFETCH(const QString, optimizer);
    QFETCH(const bool, ema);
    QFETCH(const double, optimizerBytes);
    Prepared given = prepared();
    given.job.train.optimizer.value = optimizer;
    given.job.train.useEma.value = ema;
    QCOMPARE(*trainedParameters(given.setup()), 128e6);
    const Parts parts = trainableParts(given.setup());
    QVERIFY(isNear(sizeOf(parts, PartKind::Lora), 128e6 * 8 / kGib));
    QVERIFY(isNear(sizeOf(parts, PartKind::Optimizer), 128e6 * optimizerBytes / kGib));
}

void TestPhases::lokrDependsOnItsFactor()
{
    Prepared given = prepared();
    given.job.network.type.value = u"lokr"_s;
    given.job.network.lokrFactor.value = 8;
    QCOMPARE(*trainedParameters(given.setup()), 10e9 / 64);
    given.job.network.lokrFactor.value = 4;
    QCOMPARE(*trainedParameters(given.setup()), 10e9 / 16);
    given.job.network.rank.value = 512;
    QCOMPARE(*trainedParameters(given.setup()), 10e9 / 16);
    given.job.network.lokrFactor.value = -1;
    QVERIFY(*trainedParameters(given.setup()) < 10e6);
}

// Gradients of all weights, which are the model's own, in bf16.
void TestPhases::fullFineTuneTrainsTheModelItself()
{
    Prepared given = prepared(u"uint4"_s);
    given.job.network.present = false;
    given.job.train.optimizer.value = u"adafactor"_s;
    const Setup setup = given.setup();
    QVERIFY(isNear(total(residentWeights(setup)), 20e9 / kGib));
    QVERIFY(isNear(sizeOf(trainableParts(setup), PartKind::Lora), 20e9 / kGib));
}

void TestPhases::countsTokens_data()
{
    QTest::addColumn<int>("resolution");
    QTest::addColumn<int>("frames");
    QTest::addColumn<int>("stride");
    QTest::addColumn<int>("controls");
    QTest::addColumn<References>("references");
    QTest::addColumn<double>("tokens");
    using enum References;
    QTest::newRow("image") << 1024 << 1 << 1 << 0 << None << 4096.0;
    QTest::newRow("small image") << 512 << 1 << 1 << 0 << None << 1024.0;
    QTest::newRow("clip") << 512 << 81 << 4 << 0 << None << 1024.0 * 21;
    QTest::newRow("clip off the grid") << 512 << 80 << 4 << 0 << None << 1024.0 * 20;
    QTest::newRow("clip of 8 frames per latent") << 512 << 49 << 8 << 0 << None << 1024.0 * 7;
    QTest::newRow("reference of the same size") << 512 << 1 << 1 << 1 << SameSize << 2048.0;
    QTest::newRow("three references of a megapixel")
        << 512 << 1 << 1 << 3 << FullSize << 1024.0 + 3 * 4096;
    QTest::newRow("a larger image has larger references")
        << 2048 << 1 << 1 << 1 << FullSize << 2.0 * 16384;
    QTest::newRow("control images as channels") << 512 << 1 << 1 << 2 << None << 1024.0;
}

void TestPhases::countsTokens()
{
    QFETCH(const int, resolution);
    QFETCH(const int, frames);
    QFETCH(const int, stride);
    QFETCH(const int, controls);
    QFETCH(const References, references);
    QFETCH(const double, tokens);
    Prepared given = prepared({}, resolution);
    given.arch.media = frames > 1 ? Media::Video : Media::Image;
    given.arch.temporalStride = stride;
    given.arch.references = references;
    given.job.datasets[0].numFrames.value = frames;
    given.job.datasets[0].controlCount = controls;
    QCOMPARE(heaviestStep(given.setup())->tokens, tokens);
    given.arch.textTokens = 256;
    QCOMPARE(heaviestStep(given.setup())->tokens, tokens + 256);
    given.arch.pixelsPerToken = 32;
    QCOMPARE(heaviestStep(given.setup())->tokens, tokens / 4 + 256);
    given.arch.pixelsPerToken = 0;
    QVERIFY(!heaviestStep(given.setup()));
}

void TestPhases::takesTheHeaviestDataset()
{
    Prepared given = prepared({}, 768);
    DatasetView batch = given.job.datasets[0];
    batch.resolutions.value = {256, 512};
    batch.batchSize.value = 4;
    given.job.datasets.push_back(batch);
    // 4 × 1024 tokens are more than 2304.
    const auto load = heaviestStep(given.setup());
    QCOMPARE(load->samples, 4.0);
    QCOMPARE(load->tokens, 1024.0);
    // A dataset without its own batch size uses the job's.
    given.job.datasets[1].batchSize.value = 0;
    QCOMPARE(heaviestStep(given.setup())->tokens, 2304.0);
    given.job.train.batchSize.value = 2;
    QCOMPARE(heaviestStep(given.setup())->samples, 1.0);
    given.job.datasets.clear();
    QVERIFY(!heaviestStep(given.setup()));
}

// A unit at 1024 px is 4096 tokens × 4096 × 2 bytes = 32 MiB.
void TestPhases::countsActivations_data()
{
    QTest::addColumn<Checkpointing>("checkpointing");
    QTest::addColumn<double>("units");
    QTest::newRow("each block") << Checkpointing::EveryBlock << 40.0 + 42;
    QTest::newRow("none") << Checkpointing::Off << 40.0 * 42;
    QTest::newRow("every second block") << Checkpointing::EverySecondBlock << 20.0 + 2 * 42;
    QTest::newRow("half") << Checkpointing::HalfOfTheBlocks << (40.0 + 42 + 40 * 42) / 2;
}

void TestPhases::countsActivations()
{
    QFETCH(const Checkpointing, checkpointing);
    QFETCH(const double, units);
    constexpr double kUnit = 32.0 / 1024;
    Prepared given = prepared();
    Setup setup = given.setup();
    setup.checkpointing = checkpointing;
    const Workload load = *heaviestStep(setup);
    QVERIFY(isNear(trainActivations(setup, load)->mid, units * kUnit));

    // Blocks that are never checkpointed, and a second forward pass to compare with.
    given.arch.uncheckpointedBlocks = 2;
    QVERIFY(isNear(trainActivations(setup, load)->mid, (units + 2 * 42) * kUnit));
    given.job.train.diffOutputPreservation.value = true;
    QVERIFY(isNear(trainActivations(setup, load)->mid, (units + 3 * 42) * kUnit));
    given.arch.uncheckpointedBlocks = 0;
    given.job.train.diffOutputPreservation.value = false;

    // What does not depend on the size of the sample.
    given.arch.activationPerSample = 1.5;
    QVERIFY(isNear(trainActivations(setup, load)->mid, units * kUnit + 1.5));
    given.arch.blocks.reset();
    QVERIFY(!trainActivations(setup, load));
}

void TestPhases::countsUnets()
{
    Prepared given = prepared();
    given.arch.unetActivations = UnetActivations{.checkpointed = 2, .plain = 10};
    given.arch.activationUnits.reset();
    given.job.network.type.value = u"lokr"_s;
    given.job.datasets[0].batchSize.value = 3;
    Setup setup = given.setup();
    QVERIFY(isNear(trainActivations(setup, *heaviestStep(setup))->mid, 6));
    setup.checkpointing = Checkpointing::Off;
    QVERIFY(isNear(trainActivations(setup, *heaviestStep(setup))->mid, 30));
}

void TestPhases::knowsWhenTheTextEncoderIsThere_data()
{
    QTest::addColumn<bool>("cached");
    QTest::addColumn<bool>("unloaded");
    QTest::addColumn<bool>("trained");
    QTest::addColumn<bool>("inTraining");
    QTest::addColumn<bool>("inSampling");
    QTest::newRow("kept") << false << false << false << true << true;
    QTest::newRow("cached") << true << false << false << false << false;
    QTest::newRow("unloaded comes back for previews") << false << true << false << false << true;
    QTest::newRow("trained") << false << false << true << true << true;
}

void TestPhases::knowsWhenTheTextEncoderIsThere()
{
    QFETCH(const bool, cached);
    QFETCH(const bool, unloaded);
    QFETCH(const bool, trained);
    QFETCH(const bool, inTraining);
    QFETCH(const bool, inSampling);
    Prepared given = prepared();
    given.job.train.cacheTextEmbeddings.value = cached;
    given.job.train.unloadTextEncoder.value = unloaded;
    given.job.train.trainTextEncoder.value = trained;
    QCOMPARE(textEncoderTrainsResident(given.setup()), inTraining);
    QCOMPARE(textEncoderSamplesResident(given.setup()), inSampling);
    // Where unloading is refused it does nothing.
    given.arch.mayUnloadTextEncoder = false;
    QCOMPARE(textEncoderTrainsResident(given.setup()), !cached);
    // Where low_vram sends it away after each use it is not there either.
    given.job.train.trainTextEncoder.value = false;
    given.arch.textEncoderOffAfterUse = true;
    given.job.model.lowVram.value = true;
    QVERIFY(!textEncoderTrainsResident(given.setup()));
}

void TestPhases::decodesAndEncodes_data()
{
    QTest::addColumn<VaeKind>("kind");
    QTest::addColumn<double>("side");
    QTest::addColumn<double>("frames");
    QTest::addColumn<bool>("tiled");
    QTest::addColumn<double>("decode"); ///< GiB
    using enum VaeKind;
    QTest::newRow("image") << Image << 1024.0 << 1.0 << false << 2.0 * 2136 / 1024;
    QTest::newRow("large image") << Image << 2048.0 << 1.0 << false << 8.0 * 2136 / 1024;
    QTest::newRow("pixels need no decoder") << None << 1024.0 << 1.0 << false << 0.0;
    QTest::newRow("causal, still") << CausalVideo << 1024.0 << 1.0 << false << 6012.0 / 1024;
    QTest::newRow("causal, clip") << CausalVideo << 512.0 << 41.0 << false
                                  << (6000 + 380 * 40 + 41 * 12) / 4096.0;
    QTest::newRow("causal, tiled")
        << CausalVideo << 1024.0 << 1.0 << true << (6000.0 * 81920 / 1048576 + 12) / 1024;
    QTest::newRow("ltx") << Ltx << 512.0 << 121.0 << false << 121 * 412 / 4096.0;
    QTest::newRow("ltx, frame by frame")
        << Ltx << 512.0 << 121.0 << true << (24 * 400 + 121 * 12) / 4096.0;
}

void TestPhases::decodesAndEncodes()
{
    QFETCH(const VaeKind, kind);
    QFETCH(const double, side);
    QFETCH(const double, frames);
    QFETCH(const bool, tiled);
    QFETCH(const double, decode);
    Prepared given = prepared();
    given.arch.vae = kind;
    const Setup setup = given.setup();
    const Picture picture{.pixels = side * side, .frames = frames};
    const auto work = decodeWork(setup, picture, tiled);
    QVERIFY(work);
    QVERIFY(isNear(work->mid, decode));
    const auto encoding = encodeWork(setup, picture);
    QVERIFY(encoding);
    QVERIFY(encoding->mid <= decodeWork(setup, picture, false)->mid);
    given.arch.vae = VaeKind::Unknown;
    QVERIFY(!decodeWork(setup, picture, tiled));
    QVERIFY(!encodeWork(setup, picture));
}

// Without the 0.9 GiB of context and temporaries: model 18.63, or 9.41 in 8 bit; text encoder 9.31,
// or 5.07 with 92 % of it in 8 bit.
void TestPhases::loadPeaks_data()
{
    QTest::addColumn<bool>("quantized");
    QTest::addColumn<bool>("lowVram");
    QTest::addColumn<bool>("wholeFirst");
    QTest::addColumn<bool>("encoderFirst");
    QTest::addColumn<bool>("encoderParked");
    QTest::addColumn<double>("gib");
    QTest::newRow("plain: both stay") << false << false << true << true << false << 27.94;
    QTest::newRow("block by block, then the encoder in bf16 beside the model")
        << true << false << false << true << false << 9.41 + 9.31;
    QTest::newRow("whole model first") << true << false << true << false << false << 18.63;
    QTest::newRow("low_vram: the model waits, then both quantized")
        << true << true << true << true << false << 9.41 + 5.07;
    QTest::newRow("low_vram parks the encoder too: the model alone")
        << true << true << true << true << true << 9.41;
}

void TestPhases::loadPeaks()
{
    QFETCH(const bool, quantized);
    QFETCH(const bool, lowVram);
    QFETCH(const bool, wholeFirst);
    QFETCH(const bool, encoderFirst);
    QFETCH(const bool, encoderParked);
    QFETCH(const double, gib);
    Prepared given = prepared(quantized ? u"qfloat8"_s : QString());
    given.job.model.lowVram.value = lowVram;
    given.arch.wholeModelToGpuBeforeQuantizing = wholeFirst;
    given.arch.textEncoderOnGpuBeforeQuantizing = encoderFirst;
    given.arch.textEncoderParkedByLowVram = encoderParked;
    const auto parts = loadPhase(given.setup(), given.unknown);
    QVERIFY(parts);
    QVERIFY(isNear(total(*parts), gib + 0.9, 0.02));
    QVERIFY(given.unknown.isEmpty());
}

void TestPhases::cachesNothingWithoutCaching()
{
    Prepared given = prepared();
    given.job.train.cacheTextEmbeddings.value = false;
    given.job.datasets[0].cacheLatentsToDisk.value = false;
    QVERIFY(!cachePhase(given.setup(), given.unknown));
    given.job.datasets[0].cacheLatents.value = true;
    QVERIFY(cachePhase(given.setup(), given.unknown));
    // Augmentations switch it off again.
    given.job.datasets[0].hasAugmentations = true;
    QVERIFY(!cachePhase(given.setup(), given.unknown));
    QVERIFY(!cachesAllLatents(given.job));
}

void TestPhases::cachesLatentsAndCaptions()
{
    Prepared given = prepared({}, 1024);
    const Parts captions = *cachePhase(given.setup(), given.unknown);
    QVERIFY(isNear(sizeOf(captions, PartKind::TextEncoder), 10e9 / kGib));
    QCOMPARE(sizeOf(captions, PartKind::Weights), Bytes{});
    given.job.train.cacheTextEmbeddings.value = false;
    const Parts latents = *cachePhase(given.setup(), given.unknown);
    QCOMPARE(sizeOf(latents, PartKind::TextEncoder), Bytes{});
    QVERIFY(isNear(sizeOf(latents, PartKind::Vae), 0.16e9 / kGib + 2.0 * 1100 / 1024));
    // Two experts do not make room.
    given.arch.keepsModelWhileCaching = true;
    given.arch.experts = 2;
    QVERIFY(isNear(sizeOf(*cachePhase(given.setup(), given.unknown), PartKind::Weights),
                   2 * 20e9 / kGib));
}

void TestPhases::keepsBf16CopiesWithoutCheckpointing_data()
{
    QTest::addColumn<QString>("qtype");
    QTest::addColumn<bool>("checkpointing");
    QTest::addColumn<double>("gib");
    QTest::newRow("quanto keeps none") << "qfloat8" << false << 0.5e9 / kGib;
    QTest::newRow("float8 keeps all") << "float8" << false << 20e9 / kGib;
    QTest::newRow("uint4 keeps all") << "uint4" << false << 20e9 / kGib;
    QTest::newRow("one block with checkpointing") << "uint4" << true << 0.5e9 / kGib;
    QTest::newRow("bf16 needs none") << "" << false << 0.0;
}

void TestPhases::keepsBf16CopiesWithoutCheckpointing()
{
    QFETCH(const QString, qtype);
    QFETCH(const bool, checkpointing);
    QFETCH(const double, gib);
    Prepared given = prepared(qtype);
    given.job.train.gradientCheckpointing.value = checkpointing;
    const Parts parts = *trainPhase(given.setup(), given.unknown);
    QVERIFY(isNear(sizeOf(parts, PartKind::DequantisedBlock), gib));
}

// Small model, large picture: encoding it needs more than the step.
void TestPhases::encodesDuringTrainingWithoutCaches()
{
    Prepared given = prepared({}, 1536);
    given.arch.hidden = 256;
    given.arch.blocks = 4;
    const Bytes cached = total(*trainPhase(given.setup(), given.unknown));
    given.job.datasets[0].cacheLatentsToDisk.value = false;
    const Parts parts = *trainPhase(given.setup(), given.unknown);
    QVERIFY(total(parts) > cached);
    QCOMPARE(sizeOf(parts, PartKind::Activations), Bytes{});
    QVERIFY(isNear(sizeOf(parts, PartKind::Vae), 0.16e9 / kGib + 2.25 * 2.0 * 1100 / 1024));
}

void TestPhases::samplesWithEverything()
{
    Prepared given = prepared();
    given.job = withPreview(given.job, 1024, 1024);
    given.job.train.cacheTextEmbeddings.value = false;
    const Parts parts = *samplePhase(given.setup(), given.unknown);
    QVERIFY(isNear(sizeOf(parts, PartKind::Weights), 20e9 / kGib));
    QVERIFY(isNear(sizeOf(parts, PartKind::TextEncoder), 10e9 / kGib));
    QVERIFY(isNear(sizeOf(parts, PartKind::Vae), 0.16e9 / kGib + 2.0 * 2136 / 1024));
    // No gradients: half of what training holds of the adapter.
    QVERIFY(isNear(sizeOf(parts, PartKind::Lora), 128e6 * 4 / kGib));
    given.job.train.cacheTextEmbeddings.value = true;
    QCOMPARE(sizeOf(*samplePhase(given.setup(), given.unknown), PartKind::TextEncoder), Bytes{});
}

void TestPhases::samplesInStages()
{
    Prepared given = prepared();
    given.job = withPreview(given.job, 1024, 1024);
    given.job.train.cacheTextEmbeddings.value = false;
    given.job.model.lowVram.value = true;
    const Bytes together = total(*samplePhase(given.setup(), given.unknown));
    given.arch.unloadsWhileSampling = true;
    const Parts stages = *samplePhase(given.setup(), given.unknown);
    QVERIFY(total(stages) < together);
    QCOMPARE(sizeOf(stages, PartKind::TextEncoder), Bytes{});
    QVERIFY(isNear(sizeOf(stages, PartKind::Weights), 20e9 / kGib));
}

void TestPhases::samplesNothing_data()
{
    QTest::addColumn<bool>("disabled");
    QTest::addColumn<bool>("prompts");
    QTest::addColumn<bool>("decoderKnown");
    QTest::addColumn<bool>("said");
    QTest::newRow("disabled") << true << true << true << false;
    QTest::newRow("no prompts") << false << false << true << false;
    QTest::newRow("unknown decoder") << false << true << false << true;
}

void TestPhases::samplesNothing()
{
    QFETCH(const bool, disabled);
    QFETCH(const bool, prompts);
    QFETCH(const bool, decoderKnown);
    QFETCH(const bool, said);
    Prepared given = prepared();
    if (prompts)
        given.job = withPreview(given.job, 512, 512);
    given.job.train.disableSampling.value = disabled;
    if (!decoderKnown)
        given.arch.vae = VaeKind::Unknown;
    QVERIFY(!samplePhase(given.setup(), given.unknown));
    QCOMPARE(!given.unknown.isEmpty(), said);
}

// A preview of 40 frames on a grid of 4n+1 makes 37.
void TestPhases::snapsPreviewFrames()
{
    Prepared given = prepared();
    given.arch.media = Media::Video;
    given.arch.vae = VaeKind::CausalVideo;
    given.arch.temporalStride = 4;
    given.arch.frameStep = 4;
    given.arch.frameOffset = 1;
    const auto sampled = [&](int frames) {
        given.job = withPreview(given.job, 832, 480, frames);
        return total(*samplePhase(given.setup(), given.unknown));
    };
    QCOMPARE(sampled(40), sampled(37));
    QVERIFY(sampled(41) > sampled(40));
    QCOMPARE(sampled(3), sampled(1));
}

void TestPhases::contextIsLeftOutOfAllocatorPeaks()
{
    Prepared given = prepared();
    Setup setup = given.setup();
    QVERIFY(isNear(sizeOf(*trainPhase(setup, given.unknown), PartKind::Context), 0.6));
    setup.trainer.countsContext = false;
    QCOMPARE(sizeOf(*trainPhase(setup, given.unknown), PartKind::Context), Bytes{});
}

QTEST_GUILESS_MAIN(TestPhases)
#include "tst_phases.moc"
