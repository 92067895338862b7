// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/vocabulary.h"

#include <QTest>

using namespace headroom;

class TestVocabulary : public QObject
{
    Q_OBJECT

    template <typename E, typename FromId>
    static void roundTrips(E last, FromId fromId)
    {
        QStringList seen;
        for (int i = 0; i <= static_cast<int>(last); ++i) {
            const auto value = static_cast<E>(i);
            const QString id = idOf(value);
            QVERIFY2(!id.isEmpty(), qPrintable(QString::number(i)));
            QVERIFY2(!seen.contains(id), qPrintable(id));
            seen << id;
            const auto back = fromId(id);
            QVERIFY(back.has_value());
            QCOMPARE(*back, value);
        }
        QVERIFY(!fromId(QStringLiteral("no such id")));
        QVERIFY(!fromId(QString()));
    }

private Q_SLOTS:
    void idsRoundTrip()
    {
        roundTrips(Verdict::Unclear, verdictFromId);
        roundTrips(MemoryKind::Spill, memoryKindFromId);
        roundTrips(Phase::Finished, phaseFromId);
        roundTrips(Media::Audio, mediaFromId);
        roundTrips(Platform::MacOs, platformFromId);
    }

    void guideKindsAreLetters()
    {
        QCOMPARE(idOf(GuideKind::None), QString());
        QCOMPARE(idOf(GuideKind::A) + idOf(GuideKind::B) + idOf(GuideKind::C) + idOf(GuideKind::D),
                 QStringLiteral("ABCD"));
    }
};

QTEST_GUILESS_MAIN(TestVocabulary)
#include "tst_vocabulary.moc"
