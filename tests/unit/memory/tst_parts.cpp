// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/parts.h"

#include <QTest>

#include <cmath>

using namespace headroom;

namespace {

UncertainPart gib(PartKind kind, double mid, double sigma)
{
    return {.kind = kind, .mid = Bytes::fromGib(mid), .sigma = Bytes::fromGib(sigma)};
}

bool isNear(double actual, double expected, double tolerance = 0.01)
{
    return std::abs(actual - expected) <= tolerance;
}

} // namespace

class TestParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharesOfTheNormalDistribution_data();
    void sharesOfTheNormalDistribution();
    void errorsAddUpAsSquares();
    void summaryOrdersAndMerges();
    void rangeNeverStartsBelowZero();
    void conditionsOnBounds_data();
    void conditionsOnBounds();
    void uncertainPartsMoveMost();
    void contradictoryBoundsChangeNothing();
};

// From a table of the normal distribution.
void TestParts::sharesOfTheNormalDistribution_data()
{
    QTest::addColumn<double>("z");
    QTest::addColumn<double>("share");
    QTest::newRow("middle") << 0.0 << 0.5;
    QTest::newRow("one above") << 1.0 << 0.841345;
    QTest::newRow("two below") << -2.0 << 0.022750;
    QTest::newRow("tenth") << kMiddle80 << 0.9;
}

void TestParts::sharesOfTheNormalDistribution()
{
    QFETCH(const double, z);
    QFETCH(const double, share);
    QVERIFY(isNear(normalShareBelow(z), share, 1e-5));
    QVERIFY(isNear(normalQuantile(share), z, 1e-4));
}

void TestParts::errorsAddUpAsSquares()
{
    const Parts parts = {gib(PartKind::Weights, 10, 3), gib(PartKind::Activations, 5, 4)};
    QVERIFY(isNear(total(parts).gib(), 15));
    QVERIFY(isNear(sigmaOf(parts).gib(), 5));
}

void TestParts::summaryOrdersAndMerges()
{
    const PhaseEstimate result =
        summary({gib(PartKind::Vae, 1, 0), gib(PartKind::Weights, 10, 1),
                 gib(PartKind::Optimizer, 0, 0), gib(PartKind::Vae, 2, 0)});
    QCOMPARE(result.parts.size(), std::size_t(2));
    QCOMPARE(result.parts[0].kind, PartKind::Weights);
    QCOMPARE(result.parts[1].kind, PartKind::Vae);
    QVERIFY(isNear(result.parts[1].size.gib(), 3));
    QVERIFY(isNear(result.mid.gib(), 13));
    QVERIFY(isNear(result.low.gib(), 13 - kMiddle80));
    QVERIFY(isNear(result.high.gib(), 13 + kMiddle80));
}

void TestParts::rangeNeverStartsBelowZero()
{
    QCOMPARE(summary({gib(PartKind::Other, 1, 5)}).low, Bytes{});
}

// A normal distribution of mean 20 and deviation 2, cut.
void TestParts::conditionsOnBounds_data()
{
    QTest::addColumn<double>("atLeast"); ///< 0: none
    QTest::addColumn<double>("atMost");
    QTest::addColumn<double>("mid");
    QTest::newRow("no bound") << 0.0 << 0.0 << 20.0;
    QTest::newRow("far below says nothing") << 10.0 << 0.0 << 20.0;
    QTest::newRow("half of it: the median moves to the upper quartile") << 20.0 << 0.0 << 21.35;
    QTest::newRow("above the range") << 26.0 << 0.0 << 26.43;
    QTest::newRow("far outside: just beyond the bound") << 60.0 << 0.0 << 60.0;
    QTest::newRow("upper half cut off") << 0.0 << 20.0 << 18.65;
    QTest::newRow("both") << 19.0 << 21.0 << 20.0;
    QTest::newRow("far below") << 0.0 << 4.0 << 4.0;
}

void TestParts::conditionsOnBounds()
{
    QFETCH(const double, atLeast);
    QFETCH(const double, atMost);
    QFETCH(const double, mid);
    const auto bound = [](double value) {
        return value > 0 ? std::optional(Bytes::fromGib(value)) : std::nullopt;
    };
    const Parts before = {gib(PartKind::Weights, 20, 2)};
    const Parts after = conditioned(before, bound(atLeast), bound(atMost));
    QVERIFY2(isNear(total(after).gib(), mid, 0.05),
             qPrintable(QString::number(total(after).gib())));
    if (atLeast > 0 || atMost > 0)
        QVERIFY(sigmaOf(after) <= sigmaOf(before));
    if (atLeast > 0)
        QVERIFY(total(after).gib() >= atLeast - 0.01);
}

void TestParts::uncertainPartsMoveMost()
{
    const Parts before = {gib(PartKind::Weights, 10, 0.1), gib(PartKind::Activations, 10, 3)};
    const Parts after = conditioned(before, Bytes::fromGib(24), std::nullopt);
    QVERIFY(isNear(after[0].mid.gib(), 10, 0.05));
    QVERIFY(after[1].mid.gib() > 14);
}

void TestParts::contradictoryBoundsChangeNothing()
{
    const Parts before = {gib(PartKind::Weights, 20, 2)};
    const Parts after = conditioned(before, Bytes::fromGib(24), Bytes::fromGib(23));
    QCOMPARE(total(after), total(before));
}

QTEST_GUILESS_MAIN(TestParts)
#include "tst_parts.moc"
