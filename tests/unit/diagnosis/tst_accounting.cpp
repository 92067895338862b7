// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/accounting.h"

#include <QTest>

using namespace headroom;

namespace {

/// Figures of a message in GiB; 0 means not printed.
struct Message
{
    double capacity, free, allocated, pool, process, others;
};

Failure failureOf(const Message &message)
{
    const auto size = [](double gib) {
        return gib > 0 ? std::optional(Bytes::fromGib(gib)) : std::nullopt;
    };
    Failure failure;
    failure.line = {7};
    failure.figures.capacity = size(message.capacity);
    failure.figures.free = Bytes::fromGib(message.free);
    failure.figures.allocated = size(message.allocated);
    failure.figures.reservedUnallocated = size(message.pool);
    failure.figures.process = size(message.process);
    failure.figures.otherProcesses = size(message.others);
    return failure;
}

} // namespace

class TestAccounting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhoHoldsTheCard_data()
    {
        QTest::addColumn<Message>("message");
        QTest::addColumn<double>("own");
        QTest::addColumn<double>("others");
        QTest::addColumn<double>("unexplained");
        QTest::newRow("own process printed")
            << Message{24, 0.1, 21, 1, 23.5, 0} << 23.5 << 0.0 << 0.4;
        QTest::newRow("own process worked out from the allocator")
            << Message{16, 0.2, 13, 0.5, 0, 0} << 14.09 << 0.0 << 1.71;
        QTest::newRow("another process named")
            << Message{48, 0.05, 33, 0.3, 34, 13} << 34.0 << 13.0 << 0.95;
        QTest::newRow("a container names the process like a foreign one")
            << Message{40, 0, 38, 1, 0, 39.5} << 39.5 << 0.0 << 0.5;
        QTest::newRow("nobody holds it") << Message{32, 0, 5, 0.1, 5.8, 0} << 5.8 << 0.0 << 26.2;
        QTest::newRow("more than there is") << Message{11, 0, 17, 0.7, 18, 0} << 18.0 << 0.0 << 0.0;
    }
    void tellsWhoHoldsTheCard()
    {
        QFETCH(Message, message);
        QFETCH(double, own);
        QFETCH(double, others);
        QFETCH(double, unexplained);
        const Accounting account = accountFor(failureOf(message));
        QVERIFY(account.own && account.unexplained);
        QVERIFY(std::abs(account.own->gib() - own) < 0.02);
        QVERIFY(std::abs(account.others.value_or(Bytes{}).gib() - others) < 0.02);
        QVERIFY(std::abs(account.unexplained->gib() - unexplained) < 0.02);
        QCOMPARE(account.line->value, 7);
    }

    void unknownStaysUnknown()
    {
        const Accounting account = accountFor(Failure{});
        QVERIFY(!account.own && !account.unexplained && !account.capacity);
        QCOMPARE(account.shareOfCapacity(Bytes::fromGib(1)), 0.0);
    }
};

QTEST_GUILESS_MAIN(TestAccounting)
#include "tst_accounting.moc"
