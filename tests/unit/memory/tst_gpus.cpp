// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/architecture.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestGpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsTheCard_data();
    void findsTheCard();
    void eachCardIsFoundByItsOwnName_data();
    void eachCardIsFoundByItsOwnName();

private:
    Gpus m_gpus;
};

void TestGpus::initTestCase()
{
    const Result<Gpus> loaded = Gpus::load(KnowledgeFolder());
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().sentence()));
    m_gpus = *loaded;
}

void TestGpus::findsTheCard_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("gib"); ///< 0: not to be told

    QTest::newRow("as nvidia-smi prints it") << "NVIDIA GeForce RTX 4090" << 23.6;
    QTest::newRow("short") << "RTX 4090" << 23.6;
    QTest::newRow("run together") << "rtx4090" << 23.6;
    QTest::newRow("suffix run together") << "RTX 4070Ti SUPER" << 15.6;
    QTest::newRow("laptop") << "NVIDIA GeForce RTX 4090 Laptop GPU" << 15.6;
    QTest::newRow("ti") << "NVIDIA GeForce RTX 3090 Ti" << 23.6;
    QTest::newRow("super") << "NVIDIA GeForce RTX 4070 SUPER" << 11.65;
    QTest::newRow("ti super") << "NVIDIA GeForce RTX 4070 Ti SUPER" << 15.6;
    QTest::newRow("two sizes, not named") << "NVIDIA GeForce RTX 4060 Ti" << 0.0;
    QTest::newRow("two sizes, named") << "RTX 4060 Ti 16GB" << 15.6;
    QTest::newRow("two sizes, with a blank") << "RTX 4060 Ti 8 GB" << 7.65;
    QTest::newRow("two sizes, in brackets") << "RTX 5060 Ti (16 GiB)" << 15.5;
    QTest::newRow("laptop of two sizes") << "NVIDIA GeForce RTX 3080 Laptop GPU" << 0.0;
    QTest::newRow("size that no such card has") << "RTX 4090 12GB" << 0.0;
    QTest::newRow("size that agrees") << "RTX 4090 24GB" << 23.6;
    QTest::newRow("3060") << "NVIDIA GeForce RTX 3060" << 11.64;
    QTest::newRow("3060 laptop") << "NVIDIA GeForce RTX 3060 Laptop GPU" << 5.8;
    QTest::newRow("a100 80") << "NVIDIA A100-SXM4-80GB" << 79.2;
    QTest::newRow("a100 40") << "NVIDIA A100-PCIE-40GB" << 39.4;
    QTest::newRow("a100 unnamed size") << "NVIDIA A100" << 0.0;
    QTest::newRow("a10 is no a100") << "NVIDIA A10" << 22.1;
    QTest::newRow("a10g") << "NVIDIA A10G" << 22.1;
    QTest::newRow("h100") << "NVIDIA H100 80GB HBM3" << 79.1;
    QTest::newRow("h100 nvl") << "NVIDIA H100 NVL" << 93.1;
    QTest::newRow("h200") << "NVIDIA H200" << 139.7;
    QTest::newRow("l40s") << "NVIDIA L40S" << 44.4;
    QTest::newRow("l4") << "NVIDIA L4" << 22.0;
    QTest::newRow("a6000") << "NVIDIA RTX A6000" << 47.5;
    QTest::newRow("6000 ada") << "NVIDIA RTX 6000 Ada Generation" << 47.4;
    QTest::newRow("pro 6000") << "NVIDIA RTX PRO 6000 Blackwell Workstation Edition" << 94.97;
    QTest::newRow("t4") << "Tesla T4" << 14.6;
    QTest::newRow("v100") << "Tesla V100-SXM2-16GB" << 15.8;
    QTest::newRow("5090") << "NVIDIA GeForce RTX 5090" << 31.35;
    QTest::newRow("5090 laptop") << "NVIDIA GeForce RTX 5090 Laptop GPU" << 23.5;
    QTest::newRow("amd xtx") << "AMD Radeon RX 7900 XTX" << 23.9;
    QTest::newRow("amd xt") << "AMD Radeon RX 7900 XT" << 19.94;
    QTest::newRow("intel") << "Intel(R) Arc(TM) B580 Graphics" << 11.9;
    QTest::newRow("intel of two sizes") << "Intel(R) Arc(TM) A770 Graphics" << 0.0;
    QTest::newRow("no card") << "llvmpipe (LLVM 15.0.7)" << 0.0;
    QTest::newRow("empty") << "" << 0.0;
}

void TestGpus::findsTheCard()
{
    QFETCH(const QString, name);
    QFETCH(const double, gib);
    const Gpu *found = m_gpus.find(name);
    QCOMPARE(found != nullptr ? found->usable : Bytes{}, Bytes::fromGib(gib));
}

void TestGpus::eachCardIsFoundByItsOwnName_data()
{
    QTest::addColumn<QString>("name");
    for (const Gpu &gpu : m_gpus.all())
        QTest::newRow(qPrintable(gpu.name)) << gpu.name;
}

void TestGpus::eachCardIsFoundByItsOwnName()
{
    QFETCH(const QString, name);
    const Gpu *found = m_gpus.find(name);
    QVERIFY(found != nullptr);
    QCOMPARE(found->name, name);
    QVERIFY(found->usable.gib() > 5 && found->usable.gib() < 193);
}

QTEST_GUILESS_MAIN(TestGpus)
#include "tst_gpus.moc"
