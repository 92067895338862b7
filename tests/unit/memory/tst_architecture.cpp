// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/architecture.h"

#include <QTemporaryDir>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// A knowledge folder with one architecture file laid over the built-in ones.
class Overlay
{
public:
    explicit Overlay(const QByteArray &yaml)
    {
        QDir(m_folder.path()).mkdir(u"architectures"_s);
        QFile file(m_folder.filePath(u"architectures/zz_test.yaml"_s));
        if (file.open(QIODevice::WriteOnly))
            file.write(yaml);
    }
    Result<Architectures> load() const
    {
        return Architectures::load(KnowledgeFolder(m_folder.path()));
    }

private:
    QTemporaryDir m_folder;
};

const char *kSmallest = "- id: toy\n  title: Toy\n  media: image\n  source: a test\n";

} // namespace

class TestArchitecture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void knowsEachArchitecture_data();
    void knowsEachArchitecture();
    void findsTheEntryThatIsMeant_data();
    void findsTheEntryThatIsMeant();
    void factsHangTogether_data();
    void factsHangTogether();
    void knowsWhatLowMemoryOptionsDo_data();
    void knowsWhatLowMemoryOptionsDo();
    void knowsFrameGrids_data();
    void knowsFrameGrids();
    void inheritsFromAnEarlierEntry();
    void reportsMistakes_data();
    void reportsMistakes();

private:
    Architectures m_architectures;
};

void TestArchitecture::initTestCase()
{
    const Result<Architectures> loaded = Architectures::load(KnowledgeFolder());
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().sentence()));
    m_architectures = *loaded;
}

// The values that the web UI of AI Toolkit 0.12.26 offers, and those only its Python side knows.
void TestArchitecture::knowsEachArchitecture_data()
{
    QTest::addColumn<QString>("arch");
    QTest::addColumn<QString>("tag");
    const QString all =
        u"anima boogu_image chroma ernie_image flex1 flex2 flux flux2 flux2_klein_4b "
        "flux2_klein_9b hidream hidream_o1 krea2 krea2:turbo lumina2 mageflow "
        "nucleus_image omnigen2 prx_pixel qwen_image qwen_image:2512 sd15 sdxl zimage "
        "zimage:deturbo zimage_l2p zimage:turbo boogu_image_edit flux_kontext "
        "hidream_e1 mageflow_edit qwen_image_edit qwen_image_edit_plus "
        "qwen_image_edit_plus:2511 ltx2 ltx2.3 ltx2.5 minimax_h3 minimax_h3_ref2va "
        "wan21:1b wan21:14b wan21_i2v:14b480p wan21_i2v:14b wan22_14b:t2v "
        "wan22_14b_i2v wan22_5b ace_step_15 ace_step_15_xl ideogram4 krea2:o_edit "
        "krea2:o_edit_turbo zeta_chroma cogview4 f-lite chroma_radiance sd1 sd2 sd3 "
        "sd35 pixart pixart_sigma auraflow vega ssd wan21 wan21_i2v wan22_14b"_s;
    for (const QString &value : all.split(u' ')) {
        QTest::newRow(qPrintable(value)) << value.section(u':', 0, 0) << value.section(u':', 1);
    }
}

void TestArchitecture::knowsEachArchitecture()
{
    QFETCH(const QString, arch);
    QFETCH(const QString, tag);
    const Architecture *found = m_architectures.find(arch, tag);
    QVERIFY(found != nullptr);
    QVERIFY(found->id == arch || found->aliases.contains(arch));
    if (!tag.isEmpty())
        QVERIFY(found->tags.contains(tag));
    QVERIFY(!found->title.isEmpty());
    QVERIFY(!found->source.isEmpty());
    QVERIFY(found->media != Media::Unknown);
}

void TestArchitecture::findsTheEntryThatIsMeant_data()
{
    QTest::addColumn<QString>("arch");
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("title");

    QTest::newRow("class") << "flux" << "" << "black-forest-labs/FLUX.1-dev" << "FLUX.1";
    QTest::newRow("same class, by name") << "flux" << "" << "ostris/Flex.1-alpha" << "Flex.1";
    QTest::newRow("own id") << "flex1" << "" << "" << "Flex.1";
    QTest::newRow("tag") << "wan21" << "1b" << "" << "Wan 2.1 1.3B";
    QTest::newRow("tag before name") << "wan21" << "1b" << "Wan2.1-T2V-14B" << "Wan 2.1 1.3B";
    QTest::newRow("name without tag")
        << "wan21" << "" << "Wan-AI/Wan2.1-T2V-1.3B-Diffusers" << "Wan 2.1 1.3B";
    QTest::newRow("neither") << "wan21" << "" << "D:\\models\\mine" << "Wan 2.1 14B";
    QTest::newRow("unknown tag") << "qwen_image" << "2612" << "" << "Qwen-Image";
    QTest::newRow("tag of a path") << "qwen_image" << "" << "Qwen/Qwen-Image-2512"
                                   << "Qwen-Image-2512";
    QTest::newRow("large by name") << "sd3" << "" << "stabilityai/stable-diffusion-3.5-large"
                                   << "SD 3.5 Large";
    QTest::newRow("alias") << "sd35" << "" << "" << "SD 3.5 Large";
    QTest::newRow("unknown") << "framepack" << "" << "" << QString();
    QTest::newRow("empty") << "" << "" << "" << QString();
}

void TestArchitecture::findsTheEntryThatIsMeant()
{
    QFETCH(const QString, arch);
    QFETCH(const QString, tag);
    QFETCH(const QString, model);
    QFETCH(const QString, title);
    const Architecture *found = m_architectures.find(arch, tag, model);
    QCOMPARE(found != nullptr ? found->title : QString(), title);
}

void TestArchitecture::factsHangTogether_data()
{
    QTest::addColumn<QString>("key");
    for (const Architecture &entry : m_architectures.all())
        QTest::newRow(qPrintable(entry.key())) << entry.key();
}

// Plausibility that a slip of a decimal point would break.
void TestArchitecture::factsHangTogether()
{
    QFETCH(const QString, key);
    const Architecture &entry =
        *m_architectures.find(key.section(u':', 0, 0), key.section(u':', 1));
    QCOMPARE(entry.key(), key);
    if (entry.parameters) {
        QVERIFY(*entry.parameters > 0.1 && *entry.parameters < 60);
        if (entry.blocks && entry.blockParameters) {
            const double inBlocks = *entry.blocks * *entry.blockParameters / 1000;
            QVERIFY2(inBlocks < *entry.parameters * 2, "the largest block times the blocks");
            QVERIFY2(inBlocks > *entry.parameters * 0.6, "the largest block times the blocks");
        }
        if (entry.hidden && entry.loraParameters) {
            const double perWeight =
                *entry.loraParameters * 1e6 * *entry.hidden / (*entry.parameters * 1e9);
            QVERIFY2(perWeight > 0.9 && perWeight < 2.6, "inputs and outputs per weight");
        }
    }
    if (entry.quantizedShare)
        QVERIFY(*entry.quantizedShare > 0.2 &&
                *entry.quantizedShare <= 1); // a UNet is mostly convolutions
    if (entry.media == Media::Video)
        QVERIFY(entry.frameStep > 1 && entry.frameOffset > 0);
    else
        QCOMPARE(entry.frameStep, 1);
    if (entry.needsReference)
        QVERIFY(entry.references != References::None);
    if (entry.previewFramesDefault)
        QCOMPARE((*entry.previewFramesDefault - entry.frameOffset) % entry.frameStep, 0);
    if (!entry.smallerModel.isEmpty()) {
        const Architecture *smaller = m_architectures.find(entry.smallerModel.section(u':', 0, 0),
                                                           entry.smallerModel.section(u':', 1));
        QVERIFY(smaller != nullptr);
        QCOMPARE(smaller->key(), entry.smallerModel);
        if (smaller->parameters && entry.parameters) {
            QVERIFY(*smaller->parameters < *entry.parameters * entry.experts);
        }
    }
    for (const QString &type : entry.accuracyRecovery) {
        QVERIFY(type.startsWith(u"uint"));
        QVERIFY(type.contains(u"|ostris/accuracy_recovery_adapters/"));
    }
}

void TestArchitecture::knowsWhatLowMemoryOptionsDo_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<LowVramEffect>("lowVram");
    QTest::addColumn<bool>("lowVramDefault");
    QTest::addColumn<OffloadSupport>("offload");
    QTest::addColumn<bool>("mayUnload");

    using enum LowVramEffect;
    QTest::newRow("flux") << "flux" << Load << false << OffloadSupport::None << true;
    QTest::newRow("kontext") << "flux_kontext" << Ignored << false << OffloadSupport::None << true;
    QTest::newRow("chroma") << "chroma" << Ignored << false << OffloadSupport::None << true;
    QTest::newRow("flex2") << "flex2" << Ignored << false << OffloadSupport::None << true;
    QTest::newRow("flux2") << "flux2" << Load << true << OffloadSupport::Full << true;
    QTest::newRow("qwen") << "qwen_image" << LoadSample << true << OffloadSupport::Full << true;
    QTest::newRow("qwen edit") << "qwen_image_edit" << LoadSample << true << OffloadSupport::Full
                               << false;
    QTest::newRow("zeta") << "zeta_chroma" << Load << false << OffloadSupport::YamlOnly << true;
    QTest::newRow("hidream") << "hidream" << LoadSample << false << OffloadSupport::None << true;
    QTest::newRow("boogu") << "boogu_image" << Load << true << OffloadSupport::None << true;
    QTest::newRow("prx") << "prx_pixel" << Load << true << OffloadSupport::None << true;
    QTest::newRow("nucleus") << "nucleus_image" << Load << false << OffloadSupport::YamlOnly
                             << true;
    QTest::newRow("wan 2.1") << "wan21:14b" << LoadSample << false << OffloadSupport::YamlOnly
                             << true;
    QTest::newRow("wan 2.2 14b") << "wan22_14b:t2v" << Train << true << OffloadSupport::Full
                                 << true;
    QTest::newRow("wan 2.2 5b") << "wan22_5b" << LoadSample << true << OffloadSupport::YamlOnly
                                << true;
    QTest::newRow("ltx") << "ltx2.3" << LoadSample << true << OffloadSupport::Full << true;
    QTest::newRow("sdxl") << "sdxl" << Ignored << false << OffloadSupport::None << true;
    QTest::newRow("ace step") << "ace_step_15" << Load << true << OffloadSupport::BreaksRun << true;
}

void TestArchitecture::knowsWhatLowMemoryOptionsDo()
{
    QFETCH(const QString, key);
    QFETCH(const LowVramEffect, lowVram);
    QFETCH(const bool, lowVramDefault);
    QFETCH(const OffloadSupport, offload);
    QFETCH(const bool, mayUnload);
    const Architecture *entry = m_architectures.find(key.section(u':', 0, 0), key.section(u':', 1));
    QVERIFY(entry != nullptr);
    QCOMPARE(entry->lowVram, lowVram);
    QCOMPARE(entry->lowVramDefault, lowVramDefault);
    QCOMPARE(entry->offload, offload);
    QCOMPARE(entry->mayUnloadTextEncoder, mayUnload);
}

void TestArchitecture::knowsFrameGrids_data()
{
    QTest::addColumn<QString>("arch");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("offset");
    QTest::newRow("wan") << "wan21" << 4 << 1;
    QTest::newRow("wan 2.2 5b") << "wan22_5b" << 4 << 1;
    QTest::newRow("ltx") << "ltx2.5" << 8 << 1;
    QTest::newRow("minimax") << "minimax_h3" << 17 << 5;
}

void TestArchitecture::knowsFrameGrids()
{
    QFETCH(const QString, arch);
    QFETCH(const int, step);
    QFETCH(const int, offset);
    QCOMPARE(m_architectures.find(arch)->frameStep, step);
    QCOMPARE(m_architectures.find(arch)->frameOffset, offset);
}

void TestArchitecture::inheritsFromAnEarlierEntry()
{
    const Overlay overlay(QByteArray(kSmallest) +
                          "  tags: [a]\n  names: [toy-a]\n  parameters: 2\n  offload: full\n"
                          "- id: toy_b\n  like: toy:a\n  title: Toy B\n  source: a test\n"
                          "  parameters: 3\n");
    const Result<Architectures> loaded = overlay.load();
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().sentence()));
    const Architecture *entry = loaded->find(u"toy_b");
    QVERIFY(entry != nullptr);
    QCOMPARE(entry->parameters, std::optional(3.0));
    QCOMPARE(entry->offload, OffloadSupport::Full);
    QCOMPARE(entry->media, Media::Image);
    QVERIFY(entry->tags.isEmpty() && entry->names.isEmpty());
}

void TestArchitecture::reportsMistakes_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("part");
    const QByteArray start = kSmallest;
    QTest::newRow("unknown key") << start + "  paramters: 3\n" << 5 << u"paramters"_s;
    QTest::newRow("word") << start + "  low_vram: sometimes\n" << 5 << u"sometimes"_s;
    QTest::newRow("negative") << start + "  parameters: -3\n" << 5 << u"parameters"_s;
    QTest::newRow("no number") << start + "  hidden: wide\n" << 5 << u"hidden"_s;
    QTest::newRow("pair") << start + "  unet_activations: [1]\n" << 5 << u"two numbers"_s;
    QTest::newRow("like") << start + "  like: nobody\n" << 5 << u"nobody"_s;
    QTest::newRow("media") << QByteArray("- id: toy\n  title: Toy\n  media: smell\n  source: x\n")
                           << 3 << u"video"_s;
    QTest::newRow("no source") << QByteArray("- id: toy\n  title: Toy\n  media: image\n") << 1
                               << u"source"_s;
    QTest::newRow("twice") << start + start << 5 << u"toy"_s;
    QTest::newRow("twice over files")
        << QByteArray("- id: flux\n  title: Toy\n  media: image\n  source: x\n") << 1 << u"flux"_s;
}

void TestArchitecture::reportsMistakes()
{
    QFETCH(const QByteArray, yaml);
    QFETCH(const int, line);
    QFETCH(const QString, part);
    const Result<Architectures> loaded = Overlay(yaml).load();
    QVERIFY(!loaded);
    QVERIFY(loaded.error().file.endsWith(u"zz_test.yaml"));
    QCOMPARE(loaded.error().line, line);
    QVERIFY2(loaded.error().message.contains(part), qPrintable(loaded.error().message));
}

QTEST_GUILESS_MAIN(TestArchitecture)
#include "tst_architecture.moc"
