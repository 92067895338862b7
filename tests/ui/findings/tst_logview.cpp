// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/logview.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace headroom;

namespace {

std::shared_ptr<const LogDocument> documentOf(const QByteArray &bytes)
{
    const Result<Source> source = openBytes(bytes, QStringLiteral("-"));
    if (!source)
        qFatal("%s", qPrintable(source.error().sentence()));
    const Result<std::shared_ptr<const LogDocument>> document = LogDocument::read(*source, {});
    if (!document)
        qFatal("%s", qPrintable(document.error().sentence()));
    return *document;
}

QByteArray log(int lines)
{
    QByteArray text;
    for (int i = 1; i <= lines; ++i) {
        text += i == 50 ? QByteArray("bar 10%|#| 1/9 [00:01<00:08, 1.0s/it]\r"
                                     "bar 20%|#| 2/9 [00:02<00:07, 1.0s/it]\r"
                                     "bar 30%|#| 3/9 [00:03<00:06, 1.0s/it]\n")
                        : "this is line " + QByteArray::number(i) + "\n";
    }
    return text;
}

} // namespace

class TestLogView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsALine();
    void movesByKeys_data();
    void movesByKeys();
    void selectsAndCopies();
    void clicksChooseLines();
    void unfoldsRedraws();
    void paintsHighlights();
    void scrollsTheHighlightIntoView();
    void showsAPlaceholder();
    void staysFastOnHugeLogs();

private:
    std::unique_ptr<LogView> m_view;
};

void TestLogView::init()
{
    m_view = std::make_unique<LogView>();
    m_view->resize(600, 400);
    m_view->setDocument(documentOf(log(1000)));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_view->setFocus();
}

void TestLogView::showsALine()
{
    QSignalSpy moved(m_view.get(), &LogView::currentLineChanged);
    m_view->showLine(LineNumber{700});
    QCOMPARE(m_view->currentLine(), LineNumber{700});
    QCOMPARE(moved.size(), 1);
    QVERIFY(m_view->firstVisibleLine() < LineNumber{700});
    QVERIFY(m_view->firstVisibleLine() > LineNumber{670});
    m_view->showLine(LineNumber{5000}); // there are only 1000
    QCOMPARE(m_view->currentLine(), LineNumber{1000});
    m_view->showLine(LineNumber{0});
    QCOMPARE(m_view->currentLine(), LineNumber{1});
}

void TestLogView::movesByKeys_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("line");
    const Qt::KeyboardModifiers none;
    QTest::newRow("down") << Qt::Key_Down << none << 101;
    QTest::newRow("up") << Qt::Key_Up << none << 99;
    QTest::newRow("to the start") << Qt::Key_Home << Qt::KeyboardModifiers(Qt::ControlModifier)
                                  << 1;
    QTest::newRow("to the end") << Qt::Key_End << Qt::KeyboardModifiers(Qt::ControlModifier)
                                << 1000;
}

void TestLogView::movesByKeys()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const int, line);
    m_view->showLine(LineNumber{100});
    QTest::keyClick(m_view.get(), key, modifiers);
    QCOMPARE(m_view->currentLine().value, line);
    // The current line is always in view.
    QVERIFY(m_view->firstVisibleLine().value <= line);
    const int page = m_view->verticalScrollBar()->pageStep();
    QVERIFY(line < m_view->firstVisibleLine().value + page);
    m_view->showLine(LineNumber{100});
    QTest::keyClick(m_view.get(), Qt::Key_PageDown);
    QCOMPARE(m_view->currentLine().value, 100 + page);
    QTest::keyClick(m_view.get(), Qt::Key_PageUp);
    QCOMPARE(m_view->currentLine().value, 100);
}

void TestLogView::selectsAndCopies()
{
    m_view->showLine(LineNumber{10});
    QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_view->selectedText(), QStringLiteral("this is line 10\nthis is line 11"));
    QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), m_view->selectedText());
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QCOMPARE(m_view->selectedText(), QStringLiteral("this is line 10"));
}

void TestLogView::clicksChooseLines()
{
    m_view->showLine(LineNumber{1});
    const int row = m_view->fontMetrics().height() + 2;
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(120, 4 * row + row / 2));
    QCOMPARE(m_view->currentLine(), LineNumber{5});
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ShiftModifier,
                      QPoint(120, 6 * row + row / 2));
    QCOMPARE(m_view->selectedText(),
             QStringLiteral("this is line 5\nthis is line 6\nthis is line 7"));
}

void TestLogView::unfoldsRedraws()
{
    m_view->showLine(LineNumber{50});
    const int rows = m_view->verticalScrollBar()->maximum();
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(m_view->verticalScrollBar()->maximum(), rows + 2);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(m_view->currentLine(), LineNumber{51});
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QTest::keyClick(m_view.get(), Qt::Key_Space);
    QCOMPARE(m_view->verticalScrollBar()->maximum(), rows);
    // An ordinary line has nothing to unfold.
    m_view->showLine(LineNumber{51});
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(m_view->verticalScrollBar()->maximum(), rows);
}

void TestLogView::paintsHighlights()
{
    m_view->showLine(LineNumber{1});
    m_view->clearFocus();
    const int row = m_view->fontMetrics().height() + 2;
    const auto colorAt = [&](int index) {
        const QImage image = m_view->viewport()->grab().toImage();
        return image.pixelColor(image.width() - 20, index * row + row / 2);
    };
    const QColor plain = colorAt(4);
    m_view->setHighlights({{3, {.tone = Tone::Error, .text = {}}}});
    QVERIFY(colorAt(2) != plain);
    QCOMPARE(colorAt(4), plain);
}

void TestLogView::scrollsTheHighlightIntoView()
{
    const QByteArray bar(300, '#');
    m_view->setDocument(documentOf("short\n" + bar +
                                   " Error: out of memory\n"
                                   "bar 10%|#| 1/9 [00:01<00:08, 1.0s/it] Error: early\r"
                                   "bar 20%|#| 2/9 [00:02<00:07, 1.0s/it]\n"));
    m_view->setHighlights({{2, {.tone = Tone::Error, .text = QStringLiteral("error: out")}},
                           {3, {.tone = Tone::Error, .text = QStringLiteral("Error: early")}}});
    m_view->showLine(LineNumber{2});
    QVERIFY(m_view->horizontalScrollBar()->value() > 0);
    m_view->showLine(LineNumber{1});
    QCOMPARE(m_view->horizontalScrollBar()->value(), 0);
    // What stands in a folded drawing is unfolded.
    const int before = m_view->verticalScrollBar()->maximum();
    m_view->resize(600, 60);
    m_view->showLine(LineNumber{3});
    QVERIFY(m_view->verticalScrollBar()->maximum() > before);
}

void TestLogView::showsAPlaceholder()
{
    m_view->setDocument(nullptr);
    m_view->setPlaceholder(QStringLiteral("Nothing here"));
    QCOMPARE(m_view->selectedText(), QString());
    const QImage image = m_view->viewport()->grab().toImage();
    QSet<QRgb> colors;
    for (int x = 0; x < image.width(); ++x)
        colors.insert(image.pixel(x, image.height() / 2));
    QVERIFY(colors.size() > 1); // something is written there
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton);
    QCOMPARE(m_view->currentLine(), LineNumber{1});
}

void TestLogView::staysFastOnHugeLogs()
{
    QByteArray text;
    for (int i = 0; i < 400000; ++i)
        text += "ember: step " + QByteArray::number(i) + " and a loss of 0.3141592\n";
    m_view->setDocument(documentOf(text));
    m_view->showLine(LineNumber{399000});
    m_view->viewport()->grab();
    QElapsedTimer timer;
    timer.start();
    for (const int line : {200000, 100, 399999, 100}) {
        m_view->showLine(LineNumber{line});
        m_view->viewport()->grab();
    }
    // Each jump reads one stretch of the text. Reading it all would take seconds.
    QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(m_view->currentLine(), LineNumber{100});
}

QTEST_MAIN(TestLogView)
#include "tst_logview.moc"
