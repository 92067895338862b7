// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/completion.h"
#include "openedfields.h"

#include <QTest>

#include <algorithm>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// The place of the "|" in a text, which is taken out.
TextSpot spotIn(QString text)
{
    const qsizetype at = text.indexOf(u'|');
    text.remove(at, 1);
    return spotAt(text, at);
}

QStringList labelsAt(const QString &text)
{
    QStringList labels;
    for (const Completion &completion : completionsAt(OpenedFields::catalogue(), spotIn(text)))
        labels << completion.label;
    return labels;
}

const QString kHead = u"job: extension\nconfig:\n  name: x\n  process:\n    - type: sd_trainer\n"_s;

} // namespace

class TestCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsThePath_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("prefix");
        const QString process = u"config/process/[]"_s;
        QTest::newRow("top") << u"jo|"_s << QString() << QString() << u"jo"_s;
        QTest::newRow("a key") << kHead + u"      train:\n        bat|"_s << process + u"/train"_s
                               << QString() << u"bat"_s;
        QTest::newRow("a value") << kHead + u"      train:\n        optimizer: ad|"_s
                                 << process + u"/train"_s << u"optimizer"_s << u"ad"_s;
        QTest::newRow("right behind the colon")
            << kHead + u"      train:\n        optimizer:|"_s << process + u"/train"_s
            << u"optimizer"_s << QString();
        QTest::newRow("in the line of the dash")
            << kHead + u"      datasets:\n        - fold|"_s << process + u"/datasets/[]"_s
            << QString() << u"fold"_s;
        QTest::newRow("below the dash")
            << kHead + u"      datasets:\n        - folder_path: a\n          res|"_s
            << process + u"/datasets/[]"_s << QString() << u"res"_s;
        QTest::newRow("dashes below their key")
            << kHead + u"      datasets:\n      - folder_path: a\n        res|"_s
            << process + u"/datasets/[]"_s << QString() << u"res"_s;
        QTest::newRow("past comments and blank lines")
            << kHead + u"      train:\n        lr: 1\n\n#   note\n        ba|\n        steps: 1\n"_s
            << process + u"/train"_s << QString() << u"ba"_s;
        QTest::newRow("past a deeper block")
            << kHead + u"      train:\n        ema_config:\n          use_ema: true\n        ba|"_s
            << process + u"/train"_s << QString() << u"ba"_s;
        QTest::newRow("a deeper block")
            << kHead + u"      train:\n        ema_config:\n          u|"_s
            << process + u"/train/ema_config"_s << QString() << u"u"_s;
        QTest::newRow("quoted keys") << u"\"config\":\n  'process':\n    - \"train\":\n        b|"_s
                                     << process + u"/train"_s << QString() << u"b"_s;
        QTest::newRow("after the directives end")
            << u"---\nconfig:\n  na|"_s << u"config"_s << QString() << u"na"_s;
    }

    void findsThePath()
    {
        QFETCH(QString, text);
        QFETCH(QString, path);
        QFETCH(QString, key);
        QFETCH(QString, prefix);
        const TextSpot spot = spotIn(text);
        QCOMPARE(spot.path.join(u'/'), path);
        QCOMPARE(spot.key, key);
        QCOMPARE(spot.prefix, prefix);
        QCOMPARE(text.remove(u'|').sliced(spot.begin, prefix.size()), prefix);
    }

    void offersTheKeysOfABlock()
    {
        const QStringList keys = labelsAt(kHead + u"      train:\n        |"_s);
        for (const QString &key : {u"batch_size"_s, u"gradient_checkpointing"_s, u"ema_config"_s,
                                   u"optimizer_params"_s, u"cache_text_embeddings"_s})
            QVERIFY2(keys.contains(key), qPrintable(key));
        QCOMPARE(keys.count(u"ema_config"_s), 1);
        QVERIFY(!keys.contains(u"low_vram"_s));
        const QStringList blocks = labelsAt(kHead + u"      |"_s);
        for (const QString &key : {u"train"_s, u"model"_s, u"network"_s, u"save"_s, u"datasets"_s,
                                   u"sample"_s, u"trigger_word"_s})
            QVERIFY2(blocks.contains(key), qPrintable(key));
        QVERIFY(labelsAt(kHead + u"      datasets:\n        - |"_s).contains(u"resolution"_s));
        QVERIFY(labelsAt(kHead + u"      model:\n        |"_s).contains(u"quantize"_s));
        QVERIFY(labelsAt(kHead + u"      network:\n        |"_s).contains(u"linear_alpha"_s));
        QVERIFY(labelsAt(kHead + u"      sample:\n        samples:\n          - |"_s)
                    .contains(u"network_multiplier"_s));
    }

    void keysComeWithTheirHelp()
    {
        const std::vector<Completion> keys =
            completionsAt(OpenedFields::catalogue(), spotIn(kHead + u"      train:\n        |"_s));
        const auto batch = std::ranges::find(keys, u"batch_size"_s, &Completion::label);
        QVERIFY(batch != keys.end());
        QCOMPARE(batch->text, u"batch_size: "_s);
        QVERIFY(batch->help.startsWith("How many images"_L1));
        const auto block = std::ranges::find(keys, u"ema_config"_s, &Completion::label);
        QCOMPARE(block->text, u"ema_config:"_s);
    }

    void offersTheValuesOfAKey()
    {
        QCOMPARE(labelsAt(kHead + u"      train:\n        loss_type: |"_s),
                 (QStringList{u"mse"_s, u"mae"_s, u"wavelet"_s, u"stepped"_s}));
        QCOMPARE(labelsAt(kHead + u"      train:\n        gradient_checkpointing: |"_s),
                 (QStringList{u"true"_s, u"false"_s}));
        QCOMPARE(labelsAt(kHead + u"      model:\n        quantize: |"_s),
                 (QStringList{u"true"_s, u"false"_s}));
        QVERIFY(labelsAt(kHead + u"      model:\n        qtype: |"_s).contains(u"uint4"_s));
        QCOMPARE(labelsAt(kHead + u"      model:\n        arch: |"_s).size(), 52);
        QVERIFY(labelsAt(kHead + u"      train:\n        lr: |"_s).isEmpty());
        QVERIFY(labelsAt(kHead + u"      train:\n        nonsense: |"_s).isEmpty());
    }

    void staysSilentElsewhere()
    {
        QVERIFY(labelsAt(u"con|"_s).isEmpty());
        QVERIFY(labelsAt(kHead + u"      train:\n        # ba|"_s).isEmpty());
        QVERIFY(labelsAt(kHead + u"      train:\n        lr: 1 # |"_s).isEmpty());
        QVERIFY(labelsAt(u"meta:\n  |"_s).isEmpty());
    }

    void aProcessAloneIsKnownToo()
    {
        QVERIFY(labelsAt(u"type: sd_trainer\ntrain:\n  |"_s).contains(u"batch_size"_s));
    }

    void namesTheFieldOfAKey()
    {
        const auto at = [](const QString &text) {
            const Field *field = fieldAt(OpenedFields::catalogue(), spotIn(text));
            return field == nullptr ? QString() : field->label;
        };
        QCOMPARE(at(kHead + u"      train:\n        batch_size: 4|"_s), u"Batch Size"_s);
        QCOMPARE(at(kHead + u"      datasets:\n        - batch_size: 4|"_s), u"Batch Size"_s);
        QCOMPARE(at(kHead + u"      model:\n        quantize: true|"_s), u"Transformer"_s);
        QCOMPARE(at(kHead + u"      train:\n        nonsense: 4|"_s), QString());
    }
};

QTEST_GUILESS_MAIN(TestCompletion)
#include "tst_completion.moc"
