// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../openedcase.h"
#include "../widgetwalk.h"
#include "ui/chart/chartpage.h"
#include "ui/chart/forecastchart.h"
#include "ui/chart/memorychart.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/pageframe.h"
#include "ui/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// Telemetry of a card that fills up and is freed at once, as it looks beside a crash. Of several
/// cards it is the second.
QByteArray telemetry(int cards)
{
    QByteArray text = "timestamp, index, name, memory.used [MiB], memory.total [MiB]\n";
    for (int second = 0; second < 120; ++second) {
        const int used = second < 20 ? 900 : second < 110 ? 15000 + second * 75 : 900;
        for (int card = 0; card < cards; ++card)
            text += "2025/03/01 14:" + QByteArray::number(44 + second / 60) + ':' +
                    QByteArray::number(second % 60).rightJustified(2, '0') + ".000, " +
                    QByteArray::number(card) + ", NVIDIA GeForce RTX 4090, " +
                    QByteArray::number(card == std::min(1, cards - 1) ? used : 700) +
                    " MiB, 24564 MiB\n";
    }
    return text;
}

struct Shown
{
    explicit Shown(OpenedCase &opened, QSize size = {1100, 750}) : page(&opened.model())
    {
        page.resize(size);
        page.show();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the page was not shown");
    }
    template <typename Widget>
    Widget *part(const char *name)
    {
        return page.findChild<Widget *>(QString::fromLatin1(name));
    }
    QString sentence() { return page.findChild<PageFrame *>()->sentence(); }
    QWidget *view() { return part<QStackedWidget>("chartViews")->currentWidget(); }

    ChartPage page;
};

} // namespace

class TestChartPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutACase()
    {
        OpenedCase opened;
        Shown shown(opened);
        QVERIFY(shown.sentence().contains(u"No run is open"));
        QCOMPARE(shown.part<CopyButton>("copyCommand")->contents(), recordingCommand());
        QVERIFY(shown.part<TextLabel>("recordingCommand")->isVisible());
    }

    void forecastWhereNothingWasMeasured()
    {
        OpenedCase opened;
        opened.openExample();
        Shown shown(opened);
        QVERIFY(opened.model().estimateNow());
        QCOMPARE(shown.view(), shown.part<QWidget>("forecastChart"));
        QVERIFY(!shown.part<ForecastChart>("forecastChart")->summary().isEmpty());
        QVERIFY(shown.part<TextLabel>("recordingCommand")->isVisible());
    }

    void telemetryIsDrawnBesideTheRun()
    {
        OpenedCase opened;
        opened.openExample();
        Shown shown(opened);
        opened.open({opened.home().write(u"vram.csv"_s, telemetry(1))});
        QCOMPARE(int(opened.model().facts().series.size()), 1);
        QCOMPARE(shown.view(), shown.part<QWidget>("memoryChart"));
        const ChartData &data = shown.part<MemoryChart>("memoryChart")->data();
        QVERIFY(data.curve(CurveKind::Used));
        QVERIFY(std::ranges::contains(data.markers, MarkerKind::Crash, &ChartMarker::kind));
        QVERIFY(!shown.part<TextLabel>("recordingCommand")->isVisible());
        const QString notes = shown.part<TextLabel>("chartNotes")->text();
        QVERIFY2(notes.contains(u"every 1 s"), qPrintable(notes));
        QVERIFY2(notes.contains(u"fall at the end"), qPrintable(notes));
        QVERIFY2(shown.sentence().contains(u"highest figure"), qPrintable(shown.sentence()));
    }

    void theCardWithTheRunIsChosen()
    {
        OpenedCase opened;
        opened.open({opened.home().write(u"vram.csv"_s, telemetry(3))});
        Shown shown(opened);
        auto *cards = shown.part<QComboBox>("chartSource");
        QCOMPARE(cards->count(), 3);
        QCOMPARE(cards->currentIndex(), 1);
        QVERIFY(cards->currentText().contains(u"GPU 1: NVIDIA GeForce RTX 4090"));
        QTest::keyClick(cards, Qt::Key_Up);
        QVERIFY(shown.sentence().contains(u"0.7 of 24.0 GiB") ||
                shown.sentence().contains(u"0.7 GiB"));
    }

    void viewsAndLegend()
    {
        OpenedCase opened;
        opened.openExample();
        opened.open({opened.home().write(u"vram.csv"_s, telemetry(1))});
        Shown shown(opened);
        auto *chart = shown.part<MemoryChart>("memoryChart");
        shown.part<QToolButton>("viewTable")->click();
        QCOMPARE(shown.view(), shown.part<QWidget>("sampleTable"));
        QVERIFY(shown.part<QTableView>("sampleTable")->model()->rowCount() >= 120);
        QVERIFY(!shown.part<QCheckBox>("showUsed")->isVisible());
        shown.part<QToolButton>("viewForecast")->click();
        QCOMPARE(shown.view(), shown.part<QWidget>("forecastChart"));
        shown.part<QToolButton>("viewCurves")->click();
        QCOMPARE(shown.view(), shown.part<QWidget>("memoryChart"));
        shown.part<QCheckBox>("showUsed")->setChecked(false);
        QVERIFY(!chart->isCurveShown(CurveKind::Used));
        QVERIFY(!shown.part<QCheckBox>("showShared")->isVisible());
        const double whole = chart->shownTo() - chart->shownFrom();
        shown.part<QToolButton>("zoomIn")->click();
        QVERIFY(chart->shownTo() - chart->shownFrom() < whole);
        shown.part<QToolButton>("showAll")->click();
        QCOMPARE(chart->shownTo() - chart->shownFrom(), whole);
    }

    void theLogCanBeMoved()
    {
        OpenedCase opened;
        opened.openExample();
        opened.open({opened.home().write(u"vram.csv"_s, telemetry(1))});
        Shown shown(opened);
        auto *chart = shown.part<MemoryChart>("memoryChart");
        const double before = chart->data().curve(CurveKind::Used)->stretches[0].points()[0].x();
        auto *shift = shown.part<QDoubleSpinBox>("chartShift");
        QVERIFY(shift->isVisible());
        shift->setValue(30);
        QCOMPARE(chart->data().curve(CurveKind::Used)->stretches[0].points()[0].x(), before + 30);
    }

    void exports_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("png") << u"x.png"_s << QByteArray("\x89PNG");
        QTest::newRow("svg") << u"x.svg"_s << QByteArray("<?xml");
        QTest::newRow("csv") << u"x.csv"_s << QByteArray("seconds,");
    }
    void exports()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, start);
        OpenedCase opened;
        opened.openExample();
        opened.open({opened.home().write(u"vram.csv"_s, telemetry(1))});
        Shown shown(opened);
        QVERIFY(shown.page.exportTo(opened.home().path(name)));
        QVERIFY(TestHome::read(opened.home().path(name)).startsWith(start));
        QVERIFY(!shown.page.exportTo(u"/nowhere/"_s + name));
    }

    void badRowsAreTold()
    {
        OpenedCase opened;
        opened.open(
            {opened.home().write(u"vram.csv"_s, telemetry(1) + "2025/03/01 14:50:00.0, 0, NVID")});
        Shown shown(opened);
        QVERIFY(shown.part<TextLabel>("chartNotes")->text().contains(u"could not be read"));
    }

    void everyoneCanUseIt_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isLong");
        QTest::newRow("usual") << QSize(1100, 750) << false;
        QTest::newRow("small") << QSize(850, 600) << false;
        QTest::newRow("small, long words") << QSize(850, 640) << true;
    }
    void everyoneCanUseIt()
    {
        QFETCH(QSize, size);
        QFETCH(bool, isLong);
        OpenedCase opened;
        opened.openExample();
        opened.open({opened.home().write(u"vram.csv"_s, telemetry(2))});
        walk::LongLanguage language;
        if (isLong)
            QCoreApplication::installTranslator(&language);
        {
            Shown shown(opened, size);
            QCOMPARE(walk::nameless(&shown.page), QStringList());
            QCOMPARE(walk::sharedMnemonics(&shown.page), QStringList());
            QCOMPARE(walk::cutTexts(&shown.page), QStringList());
            QCOMPARE(walk::unreachable(&shown.page), QStringList());
        }
        QCoreApplication::removeTranslator(&language);
    }
};

QTEST_MAIN(TestChartPage)
#include "tst_chartpage.moc"
