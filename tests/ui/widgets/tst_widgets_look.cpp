// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/look.h"
#include "ui/widgets/textlabel.h"

#include <QTest>
#include <QVBoxLayout>

using namespace headroom;

namespace {

QPalette paletteOf(const QColor &window, const QColor &base, const QColor &text)
{
    QPalette palette(text, window, window.lighter(120), window.darker(130), window.darker(115),
                     text, base);
    palette.setColor(QPalette::Text, text);
    return palette;
}

constexpr Tone kTones[] = {Tone::Neutral, Tone::Info, Tone::Positive, Tone::Warning, Tone::Error};

} // namespace

class TestLook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tonesAreReadable_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << paletteOf(QColor(239, 239, 239), Qt::white, Qt::black) << false;
        QTest::newRow("light, soft text")
            << paletteOf(QColor(246, 244, 240), QColor(255, 253, 250), QColor(50, 50, 55)) << false;
        QTest::newRow("dark") << paletteOf(QColor(50, 50, 50), QColor(36, 36, 36), Qt::white)
                              << true;
        QTest::newRow("black") << paletteOf(Qt::black, Qt::black, Qt::white) << true;
        QTest::newRow("high contrast, yellow text")
            << paletteOf(Qt::black, Qt::black, Qt::yellow) << true;
    }

    void tonesAreReadable()
    {
        QFETCH(QPalette, palette);
        QFETCH(bool, dark);
        const QColor window = palette.color(QPalette::Window);
        const QColor base = palette.color(QPalette::Base);
        const QColor text = palette.color(QPalette::WindowText);
        QCOMPARE(isDark(palette), dark);
        for (const Tone tone : kTones) {
            QVERIFY2(contrast(toneColor(tone, palette), window) >= 4.5,
                     qPrintable(toneColor(tone, palette).name()));
            QVERIFY(contrast(text, toneTint(tone, palette, window)) >= 4.5);
            QVERIFY(contrast(text, toneTint(tone, palette, base)) >= 4.5);
        }
        QVERIFY(contrast(mutedText(palette), window) >= 4.5);
    }

    void tonesDiffer()
    {
        const QPalette palette = paletteOf(QColor(239, 239, 239), Qt::white, Qt::black);
        QSet<QRgb> colors;
        for (const Tone tone : kTones)
            colors << toneColor(tone, palette).rgb();
        QCOMPARE(colors.size(), std::ssize(kTones));
    }

    void contrastAsDefined()
    {
        QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
        // The grey that just passes on white (WCAG's own example).
        QVERIFY(contrast(QColor(118, 118, 118), Qt::white) >= 4.5);
        QVERIFY(contrast(QColor(120, 120, 120), Qt::white) < 4.5);
    }

    void typeScale_data()
    {
        QTest::addColumn<TextRole>("role");
        QTest::addColumn<double>("factor");
        QTest::addColumn<bool>("bold");
        QTest::newRow("sentence") << TextRole::PageSentence << 1.5 << false;
        QTest::newRow("section") << TextRole::Section << 1.15 << true;
        QTest::newRow("body") << TextRole::Body << 1.0 << false;
        QTest::newRow("strong") << TextRole::Strong << 1.0 << true;
        QTest::newRow("caption") << TextRole::Caption << 0.9 << false;
    }

    void typeScale()
    {
        QFETCH(TextRole, role);
        QFETCH(double, factor);
        QFETCH(bool, bold);
        QFont body;
        body.setPointSizeF(10);
        const QFont font = fontFor(role, body);
        QCOMPARE(font.pointSizeF(), 10 * factor);
        QCOMPARE(font.bold(), bold);
        body.setPixelSize(20);
        QCOMPARE(fontFor(role, body).pixelSize(), qRound(20 * factor));
    }

    void labelFollowsTheFontAround()
    {
        QWidget around;
        QFont font = around.font();
        font.setPointSizeF(10);
        around.setFont(font);
        TextLabel label(TextRole::PageSentence, QStringLiteral("Very likely the batch"), &around);
        QCOMPARE(label.font().pointSizeF(), 15.0);
        font.setPointSizeF(20);
        around.setFont(font);
        QCOMPARE(label.font().pointSizeF(), 30.0);
        label.setRole(TextRole::Caption);
        QCOMPARE(label.font().pointSizeF(), 18.0);
    }

    void labelWithoutParentIsScaledWhenItGetsOne()
    {
        auto *label = new TextLabel(TextRole::PageSentence, QStringLiteral("Later placed"));
        QWidget around;
        QFont font = around.font();
        font.setPointSizeF(30);
        around.setFont(font);
        QVBoxLayout layout(&around);
        layout.addWidget(label);
        QCOMPARE(label->font().pointSizeF(), 45.0);
    }

    void mutedLabelFollowsThePalette()
    {
        QWidget around;
        around.setPalette(paletteOf(QColor(239, 239, 239), Qt::white, Qt::black));
        TextLabel label(TextRole::Caption, QStringLiteral("line 812"), &around);
        label.setMuted(true);
        QCOMPARE(label.palette().color(QPalette::WindowText), mutedText(around.palette()));
        const QPalette dark = paletteOf(QColor(40, 40, 40), QColor(30, 30, 30), Qt::white);
        around.setPalette(dark);
        QCOMPARE(label.palette().color(QPalette::WindowText), mutedText(dark));
        label.setMuted(false);
        QCOMPARE(label.palette().color(QPalette::WindowText), QColor(Qt::white));
    }

    void shortTextStaysOnOneLine()
    {
        const QString text = QStringLiteral("Batch Size is 4 and the largest bucket is 1024 wide");
        TextLabel label(TextRole::Body, text);
        const int oneLine = label.fontMetrics().height();
        QVERIFY(label.sizeHint().height() < 2 * oneLine);
        QVERIFY(label.sizeHint().width() >= label.fontMetrics().horizontalAdvance(text));
    }

    void longTextWrapsWhereItReadsWell()
    {
        TextLabel label(TextRole::Body, QStringLiteral("many words ").repeated(60));
        const int columns = label.sizeHint().width() / label.fontMetrics().averageCharWidth();
        QVERIFY(columns > 60 && columns < 110);
        QVERIFY(label.sizeHint().height() > 3 * label.fontMetrics().height());
        QCOMPARE(label.sizeHint().height(), label.heightForWidth(label.sizeHint().width()));
    }

    void sentencesAreNoTabStops()
    {
        const TextLabel label(TextRole::Body, QStringLiteral("Just text"));
        QCOMPARE(label.focusPolicy(), Qt::NoFocus);
        QVERIFY(label.textInteractionFlags() & Qt::TextSelectableByMouse);
    }

    void textIsNeverMarkup()
    {
        const TextLabel label(TextRole::Body, QStringLiteral("<b>not bold</b>"));
        QCOMPARE(label.textFormat(), Qt::PlainText);
    }
};

QTEST_MAIN(TestLook)
#include "tst_widgets_look.moc"
