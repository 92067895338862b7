// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../widgetwalk.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/diffview.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/linkbutton.h"
#include "ui/widgets/look.h"
#include "ui/widgets/pageframe.h"
#include "ui/widgets/probabilitybar.h"
#include "ui/widgets/statusmark.h"
#include "ui/widgets/textlabel.h"

#include <QAction>
#include <QClipboard>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

const QString kDiff = u"--- job.yaml\n"
                      "+++ job.yaml\n"
                      "@@ -36,4 +36,5 @@\n"
                      " train:\n"
                      "-  batch_size: 4\n"
                      "+  batch_size: 1\n"
                      "+  gradient_accumulation: 4\n"
                      "   steps: 2500\n"_s;

QString accessibleName(QWidget *widget)
{
    return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
}

/// How many pixels of a row differ from the window's colour.
int inkOfRow(const QImage &image, int y, const QColor &window)
{
    int ink = 0;
    for (int x = 0; x < image.width(); ++x)
        ink += image.pixelColor(x, y) != window ? 1 : 0;
    return ink;
}

} // namespace

class TestWidgets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void messageShowsTextAndWord_data()
    {
        QTest::addColumn<Tone>("tone");
        QTest::addColumn<QString>("word");
        QTest::addColumn<Mark>("mark");
        QTest::newRow("info") << Tone::Info << u"Note"_s << Mark::Info;
        QTest::newRow("positive") << Tone::Positive << u"Done"_s << Mark::Positive;
        QTest::newRow("warning") << Tone::Warning << u"Warning"_s << Mark::Warning;
        QTest::newRow("error") << Tone::Error << u"Error"_s << Mark::Error;
    }

    void messageShowsTextAndWord()
    {
        QFETCH(Tone, tone);
        QFETCH(QString, word);
        QFETCH(Mark, mark);
        QWidget window;
        QVBoxLayout layout(&window);
        auto *message = new InlineMessage(&window);
        layout.addWidget(message);
        window.show();
        QVERIFY(!message->isVisible());
        message->showMessage(tone, u"The file is empty."_s, u"Choose another."_s);
        QVERIFY(message->isVisible());
        QCOMPARE(message->text(), u"The file is empty."_s);
        QCOMPARE(message->detail(), u"Choose another."_s);
        const auto *icon = message->findChild<StatusMark *>();
        QCOMPARE(icon->mark(), mark);
        QCOMPARE(icon->accessibleName(), word);
        QCOMPARE(accessibleName(message), word + u": The file is empty."_s);
        QCOMPARE(walk::nameless(&window), QStringList());
        message->solve();
        QVERIFY(!message->isVisible());
    }

    void messageOfAnErrorCarriesTheRemedy()
    {
        InlineMessage message;
        message.showError({.message = u"The log cannot be read."_s, .remedy = u"Close it."_s});
        QCOMPARE(message.tone(), Tone::Error);
        QCOMPARE(message.text(), u"The log cannot be read."_s);
        QCOMPARE(message.detail(), u"Close it."_s);
    }

    void messageWithoutDetailTakesNoRoomForIt()
    {
        InlineMessage message;
        message.showInfo(u"One line."_s);
        QVERIFY(message.findChild<TextLabel *>(u"messageDetail"_s)->isHidden());
    }

    void messageClosesByUser()
    {
        InlineMessage message;
        const QSignalSpy closed(&message, &InlineMessage::closed);
        message.showInfo(u"One"_s);
        QTest::mouseClick(message.findChild<QToolButton *>(u"messageClose"_s), Qt::LeftButton);
        QVERIFY(message.isHidden());
        QCOMPARE(closed.size(), 1);
        message.showInfo(u"Two"_s);
        QTest::keyClick(message.findChild<QToolButton *>(u"messageClose"_s), Qt::Key_Escape);
        QVERIFY(message.isHidden());
        QCOMPARE(closed.size(), 2);
        message.showInfo(u"Three"_s);
        message.solve();
        QCOMPARE(closed.size(), 2);
    }

    void lastingMessageCannotBeClosed()
    {
        InlineMessage message;
        message.setClosable(false);
        message.showWarning(u"Stop retrying."_s);
        QVERIFY(message.findChild<QToolButton *>(u"messageClose"_s)->isHidden());
        QTest::keyClick(&message, Qt::Key_Escape);
        QVERIFY(!message.isHidden());
    }

    void messageActionsAreButtons()
    {
        InlineMessage message;
        QAction reload(u"Reload"_s);
        reload.setObjectName(u"reload"_s);
        const QSignalSpy triggered(&reload, &QAction::triggered);
        message.setActions({&reload});
        message.showWarning(u"The file changed."_s);
        auto *button = message.findChild<QPushButton *>(u"reloadButton"_s);
        QVERIFY(button != nullptr && !button->isHidden());
        button->click();
        QCOMPARE(triggered.size(), 1);
        reload.setText(u"Neu laden"_s);
        QCOMPARE(button->text(), u"Neu laden"_s);
        reload.setEnabled(false);
        QVERIFY(!button->isEnabled());
        message.setActions({});
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(message.findChild<QPushButton *>(u"reloadButton"_s), nullptr);
    }

    void flowWrapsInsteadOfCutting()
    {
        QWidget window;
        auto *flow = new FlowLayout(&window);
        QList<QPushButton *> buttons;
        for (int i = 0; i < 4; ++i) {
            buttons << new QPushButton(u"An answer of some length"_s, &window);
            flow->addWidget(buttons.last());
        }
        window.resize(flow->sizeHint().width(), 100);
        window.show();
        QCOMPARE(buttons.last()->y(), buttons.first()->y());
        window.resize(buttons.first()->sizeHint().width() * 2 + 20, 200);
        QCoreApplication::processEvents();
        QVERIFY(buttons[2]->y() > buttons[0]->y());
        QCOMPARE(buttons[1]->y(), buttons[0]->y());
        QCOMPARE(walk::cutTexts(&window), QStringList());
        QVERIFY(flow->heightForWidth(200) > flow->heightForWidth(2000));
    }

    void flowRunsFromTheRightInRightToLeft()
    {
        QWidget window;
        window.setLayoutDirection(Qt::RightToLeft);
        auto *flow = new FlowLayout(&window);
        auto *first = new QPushButton(u"1"_s, &window);
        auto *second = new QPushButton(u"2"_s, &window);
        flow->addWidget(first);
        flow->addWidget(second);
        window.resize(500, 60);
        window.show();
        QVERIFY(first->x() > second->x());
    }

    void flowGivesItemsBack()
    {
        QWidget window;
        auto *flow = new FlowLayout(&window);
        flow->addWidget(new QPushButton(u"1"_s, &window));
        QCOMPARE(flow->count(), 1);
        QCOMPARE(flow->itemAt(1), nullptr);
        QCOMPARE(flow->takeAt(-1), nullptr);
        delete flow->takeAt(0);
        QCOMPARE(flow->count(), 0);
    }

    void barIsReadable()
    {
        ProbabilityBar bar;
        bar.setProbability(u"Batch too large"_s, 0.87, u"very likely"_s, u"85 %"_s);
        QCOMPARE(bar.word(), u"very likely"_s);
        QCOMPARE(accessibleName(&bar), u"Batch too large"_s);
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&bar);
        QCOMPARE(face->text(QAccessible::Description), u"very likely, 85 %"_s);
        QVERIFY(face->valueInterface() != nullptr);
        QCOMPARE(face->valueInterface()->currentValue().toInt(), 87);
        QCOMPARE(bar.focusPolicy(), Qt::NoFocus);
    }

    void barIsAsLongAsLikely()
    {
        const auto inkAt = [](double probability) {
            ProbabilityBar bar;
            bar.setProbability(u"x"_s, probability, QString(), QString());
            bar.resize(bar.sizeHint());
            const QImage image = bar.grab().toImage();
            // The empty part of the bar has a colour too: count what is darker than it.
            const QColor empty = image.pixelColor(118, image.height() / 2);
            int filled = 0;
            for (int x = 0; x < 118; ++x)
                filled += image.pixelColor(x, image.height() / 2) != empty ? 1 : 0;
            return filled;
        };
        QVERIFY(inkAt(0.0) > 0); // never nothing: a cause that is named is possible
        QVERIFY(qAbs(inkAt(0.5) - 60) <= 2);
        QVERIFY(inkAt(0.75) > inkAt(0.5));
        QCOMPARE(ProbabilityBar().probability(), 0.0);
    }

    void barTakesOnlyProbabilities()
    {
        ProbabilityBar bar;
        bar.setProbability(u"x"_s, 1.7, u"w"_s, u"f"_s);
        QCOMPARE(bar.probability(), 1.0);
        bar.setProbability(u"x"_s, -1, u"w"_s, u"f"_s);
        QCOMPARE(bar.probability(), 0.0);
    }

    void diffIsCounted_data()
    {
        QTest::addColumn<QString>("diff");
        QTest::addColumn<int>("removed");
        QTest::addColumn<int>("added");
        QTest::newRow("none") << QString() << 0 << 0;
        QTest::newRow("usual") << kDiff << 1 << 2;
        QTest::newRow("a removed comment of dashes")
            << u"--- a\n+++ a\n@@ -1,2 +1,1 @@\n--- x\n y\n"_s << 1 << 0;
        QTest::newRow("an added line of plus signs")
            << u"--- a\n+++ a\n@@ -1,1 +1,2 @@\n y\n+++ x\n"_s << 0 << 1;
    }

    void diffIsCounted()
    {
        QFETCH(QString, diff);
        QFETCH(int, removed);
        QFETCH(int, added);
        const DiffCount count = countDiff(diff);
        QCOMPARE(count.removed, removed);
        QCOMPARE(count.added, added);
        QCOMPARE(count.changed(), std::max(removed, added));
    }

    void diffShowsMarksAndLines()
    {
        DiffView view;
        view.setDiff(kDiff);
        QCOMPARE(view.toPlainText(), u"from line 36\n"
                                     " train:\n"
                                     "-  batch_size: 4\n"
                                     "+  batch_size: 1\n"
                                     "+  gradient_accumulation: 4\n"
                                     "   steps: 2500"_s);
        QCOMPARE(view.diff(), kDiff);
        QCOMPARE(accessibleName(&view), u"Changes of the config"_s);
        QCOMPARE(view.accessibleDescription(), u"1 lines removed, 2 lines added"_s);
        QVERIFY(view.isReadOnly());
        view.setDiff({});
        QCOMPARE(view.toPlainText(), QString());
    }

    void diffTintsFollowThePalette()
    {
        DiffView view;
        view.setDiff(kDiff);
        const auto tints = [&view] {
            QList<QColor> colors;
            for (const QTextEdit::ExtraSelection &selection : view.extraSelections())
                colors << selection.format.background().color();
            return colors;
        };
        const QList<QColor> light = tints();
        QCOMPARE(light.size(), 4); // the part's head, one removed line, two added ones
        QVERIFY(light[1] != light[2]);
        QCOMPARE(light[2], light[3]);
        QPalette dark = view.palette();
        dark.setColor(QPalette::Window, QColor(40, 40, 40));
        dark.setColor(QPalette::WindowText, Qt::white);
        dark.setColor(QPalette::Base, QColor(30, 30, 30));
        dark.setColor(QPalette::Text, Qt::white);
        view.setPalette(dark);
        QVERIFY(tints()[1] != light[1]);
        QVERIFY(contrast(Qt::white, tints()[1]) >= 4.5);
    }

    void diffLetsTheKeyboardOutAgain()
    {
        const DiffView view;
        QVERIFY(view.tabChangesFocus());
        QVERIFY(view.textInteractionFlags() & Qt::TextSelectableByKeyboard);
    }

    void linkIsAButton()
    {
        LinkButton link(u"log line 812"_s);
        const QSignalSpy clicked(&link, &LinkButton::clicked);
        QTest::keyClick(&link, Qt::Key_Space);
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(QAccessible::queryAccessibleInterface(&link)->role(), QAccessible::Button);
        QCOMPARE(accessibleName(&link), u"log line 812"_s);
        QVERIFY(link.sizeHint().width() >= link.fontMetrics().horizontalAdvance(link.text()));
    }

    void copyButtonCopies()
    {
        CopyButton button;
        button.setContents(u"export X=1"_s);
        button.setSubject(u"Join the pieces"_s);
        QCOMPARE(accessibleName(&button), u"Copy: Join the pieces"_s);
        button.click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"export X=1"_s);
        QCOMPARE(button.text(), u"Copied"_s);
        QTRY_COMPARE_WITH_TIMEOUT(button.text(), u"Copy"_s, 5000);
    }

    void elidedLabelKeepsTheWholeName()
    {
        ElidedLabel label;
        label.setText(u"C:/Users/somebody/Documents/training/configs/a_rather_long_name.yaml"_s);
        label.resize(label.sizeHint());
        QVERIFY(!label.isElided());
        label.resize(label.minimumSizeHint());
        QVERIFY(label.isElided());
        QCOMPARE(accessibleName(&label), label.text());
        QVERIFY(label.minimumSizeHint().width() < label.sizeHint().width() / 2);
        const QImage image = label.grab().toImage();
        int ink = 0;
        for (int y = 0; y < image.height(); ++y)
            ink += inkOfRow(image, y, label.palette().color(QPalette::Window));
        QVERIFY(ink > 0);
    }

    void marksDifferInShape()
    {
        // Drawn in one colour, all marks must still be told apart.
        QPalette grey(Qt::black, Qt::white);
        QList<QImage> images;
        for (const Mark mark : {Mark::Done, Mark::Current, Mark::Open, Mark::NotApplicable,
                                Mark::Info, Mark::Warning, Mark::Error}) {
            QImage image(32, 32, QImage::Format_ARGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintMark(painter, QRectF(0, 0, 32, 32), mark, grey);
            painter.end();
            const QImage shape = image.convertToFormat(QImage::Format_Mono, Qt::ThresholdDither);
            QVERIFY(!images.contains(shape));
            images << shape;
        }
    }

    void markSaysItsWord()
    {
        StatusMark mark;
        mark.setMark(Mark::Done, u"done"_s);
        QCOMPARE(accessibleName(&mark), u"done"_s);
        QCOMPARE(mark.toolTip(), u"done"_s);
        QCOMPARE(mark.sizeHint().height(), mark.fontMetrics().height());
    }

    void frameHasOneMainAction()
    {
        PageFrame frame(PageFrame::Contents::Scroll);
        frame.resize(600, 400);
        frame.show();
        QVERIFY(!frame.mainAction()->isVisible());
        frame.setSentence(u"It died at step 3."_s);
        frame.setMainAction(u"See the diagnosis"_s);
        QVERIFY(frame.mainAction()->isVisible());
        QVERIFY(frame.mainAction()->isDefault());
        QCOMPARE(frame.sentence(), u"It died at step 3."_s);
        const QRect button(frame.mainAction()->mapTo(&frame, QPoint()), frame.mainAction()->size());
        QCOMPARE(button.right(), frame.width() - grid::kPageMargin - 1);
        frame.setMainAction({});
        QVERIFY(!frame.mainAction()->isVisible());
    }

    void frameReachesContentsBeforeTheAction()
    {
        PageFrame frame(PageFrame::Contents::Scroll);
        auto *inside = new QPushButton(u"Inside"_s);
        frame.contents()->addWidget(inside);
        frame.setMainAction(u"Go"_s);
        frame.show();
        QVERIFY(QTest::qWaitForWindowActive(&frame));
        inside->setFocus();
        QTest::keyClick(&frame, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), frame.mainAction());
    }

    void longContentsScroll()
    {
        PageFrame frame(PageFrame::Contents::Scroll);
        frame.setSentence(u"Long"_s);
        for (int i = 0; i < 100; ++i)
            frame.contents()->addWidget(new QPushButton(u"Row"_s));
        frame.resize(500, 300);
        frame.show();
        QCOMPARE(frame.height(), 300);
        auto *last = qobject_cast<QPushButton *>(frame.contents()->itemAt(99)->widget());
        QVERIFY(last->visibleRegion().isEmpty());
        QVERIFY(QTest::qWaitForWindowActive(&frame));
        QWidget *before = frame.contents()->itemAt(98)->widget();
        before->setFocus();
        QTest::keyClick(before, Qt::Key_Tab);
        QVERIFY(!last->visibleRegion().isEmpty());
    }
};

QTEST_MAIN(TestWidgets)
#include "tst_widgets.moc"
