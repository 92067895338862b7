// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Fix page over cases that are read from files: what a person does there, by mouse and by
// keyboard.
#include "../openedcase.h"
#include "../widgetwalk.h"
#include "ui/fixes/configeditor.h"
#include "ui/fixes/configlines.h"
#include "ui/fixes/fixpage.h"
#include "ui/fixes/planstepcard.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/diffview.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/pageframe.h"
#include "ui/widgets/textlabel.h"

#include <QClipboard>
#include <QFileDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// The page in a window of its own.
struct Shown
{
    explicit Shown(OpenedCase &opened, QSize size = {1100, 750}) : page(&opened.model())
    {
        if (opened.model().job() != nullptr)
            button(u"showAdvanced"_s)->setChecked(true);
        page.resize(size);
        page.show();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the window was not shown");
    }
    QPushButton *button(const QString &name) { return page.findChild<QPushButton *>(name); }
    InlineMessage *message() { return page.findChild<InlineMessage *>(u"fixMessage"_s); }
    InlineMessage *problem() { return page.findChild<InlineMessage *>(u"textProblem"_s); }
    DiffView *diff() { return page.findChild<DiffView *>(u"diffView"_s); }
    ConfigEditor *editor() { return page.findChild<ConfigEditor *>(); }
    PlanStepCard *nextStep()
    {
        for (auto *card : page.findChildren<PlanStepCard *>()) {
            if (card->card().isNext)
                return card;
        }
        return nullptr;
    }
    QPushButton *applyOfFirstEdit()
    {
        for (auto *apply : page.findChildren<QPushButton *>(u"applyStep"_s)) {
            if (apply->isVisible())
                return apply;
        }
        return nullptr;
    }
    void type(const QString &text)
    {
        editor()->setFocus();
        for (const QChar key : text) {
            if (key == u'\n')
                QTest::keyClick(editor(), Qt::Key_Return);
            else
                QTest::keyClick(editor(), key.toLatin1());
        }
    }

    FixPage page;
};

/// Answers the "Save as" dialog, as soon as it is open.
void chooseInSaveDialog(FixPage &page, const QString &path)
{
    QFileDialog *dialog = nullptr;
    QTRY_VERIFY((dialog = page.findChild<QFileDialog *>(u"saveAsDialog"_s)) != nullptr);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
}

} // namespace

class TestFixPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_opened.emplace(); }
    void cleanup() { m_opened.reset(); }

    void beginsWithoutChanges()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        QCOMPARE(shown.page.findChild<TextLabel *>(u"changesTitle"_s)->text(), u"No changes yet"_s);
        QVERIFY(!shown.diff()->isVisible());
        QVERIFY(shown.editor()->isVisible());
        QVERIFY(!shown.button(u"undo"_s)->isEnabled());
        QVERIFY(!shown.button(u"reset"_s)->isEnabled());
        QVERIFY(shown.nextStep() != nullptr);
        QVERIFY(shown.page.findChild<PageFrame *>()->sentence().contains(
            shown.nextStep()->card().step.title));
    }

    void applyShowsTheDiffAndUndoRestoresEveryByte()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        const QByteArray before = model().job()->bytes();
        QVERIFY(shown.applyOfFirstEdit() != nullptr);
        shown.applyOfFirstEdit()->click();
        QVERIFY(model().job()->bytes() != before);
        QVERIFY(shown.diff()->isVisible());
        QVERIFY(shown.diff()->lineCount().changed() > 0);
        QVERIFY(shown.page.findChild<TextLabel *>(u"changesTitle"_s)
                    ->text()
                    .contains(QString::number(shown.diff()->lineCount().changed())));
        QVERIFY(shown.button(u"undo"_s)->isEnabled());
        QVERIFY(shown.button(u"undo"_s)->toolTip().size() > 6);

        shown.button(u"undo"_s)->click();
        QCOMPARE(model().job()->bytes(), before);
        QVERIFY(!shown.diff()->isVisible());
        QVERIFY(shown.button(u"redo"_s)->isEnabled());
        shown.button(u"redo"_s)->click();
        QVERIFY(model().job()->bytes() != before);
        shown.button(u"reset"_s)->click();
        QCOMPARE(model().job()->bytes(), before);
        QVERIFY(!shown.button(u"reset"_s)->isEnabled());
    }

    void secondApplyIsHarmless()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        PlanStepCard *card = shown.nextStep();
        const QString fix = card->card().fix;
        Q_EMIT card->applyRequested(fix);
        const QByteArray once = model().job()->bytes();
        const int steps = model().undoStack()->count();
        Q_EMIT card->applyRequested(fix);
        QCOMPARE(model().job()->bytes(), once);
        QCOMPARE(model().undoStack()->count(), steps);
        QVERIFY(!shown.message()->isVisible());
    }

    void retryIsOneStep()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        const QByteArray before = model().job()->bytes();
        QVERIFY(shown.button(u"applyRetry"_s)->isVisible());
        shown.button(u"applyRetry"_s)->click();
        QVERIFY(model().job()->bytes() != before);
        QCOMPARE(model().undoStack()->count(), 1);
        shown.button(u"undo"_s)->click();
        QCOMPARE(model().job()->bytes(), before);
    }

    void predictionFollowsTheFix()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        const auto text = [&] {
            return shown.page.findChild<TextLabel *>(u"peak.train"_s)->text();
        };
        const QString before = text();
        shown.button(u"applyRetry"_s)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(text() != before);
        QVERIFY2(text().contains(u"was"_s), qPrintable(text()));
    }

    void savesWithABackupOnce()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        const QByteArray before = TestHome::read(m_opened->configPath());
        shown.applyOfFirstEdit()->click();
        shown.button(u"mainAction"_s)->click();
        QCOMPARE(TestHome::read(m_opened->configPath()), model().job()->bytes());
        QCOMPARE(TestHome::read(m_opened->configPath() + u".bak"_s), before);
        QVERIFY(shown.message()->isVisible());
        QCOMPARE(shown.message()->tone(), Tone::Positive);
        QVERIFY(shown.message()->detail().contains(u"config.yaml.bak"_s));
        QVERIFY(!model().isModified());
        // The next change makes the praise old news.
        shown.button(u"undo"_s)->click();
        QVERIFY(!shown.message()->isVisible());
    }

    void savesAsWithoutAFileOfItsOwn()
    {
        m_opened->open(
            {m_opened->home().write(u"only.log"_s, TestHome::exampleLog())}); // config dumped in it
        QVERIFY(model().job() != nullptr);
        QVERIFY(model().jobDiskPath().isEmpty());
        Shown shown(*m_opened);
        shown.button(u"applyRetry"_s)->click();
        shown.button(u"mainAction"_s)->click();
        const QString path = m_opened->home().path(u"saved.yaml"_s);
        chooseInSaveDialog(shown.page, path);
        QCOMPARE(TestHome::read(path), model().job()->bytes());
        QCOMPARE(model().jobDiskPath(), path);
        QCOMPARE(shown.message()->tone(), Tone::Positive);
    }

    void failedSavingSaysWhatToDo()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.button(u"applyRetry"_s)->click();
        shown.button(u"saveAs"_s)->click();
        chooseInSaveDialog(shown.page, m_opened->home().path(u"no/such/folder/x.yaml"_s));
        QCOMPARE(shown.message()->tone(), Tone::Error);
        QVERIFY(!shown.message()->detail().isEmpty());
        QVERIFY(model().isModified());
    }

    void fileChangedElsewhereIsNotOverwritten()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.button(u"applyRetry"_s)->click();
        const QByteArray mine = model().job()->bytes();
        const QByteArray theirs = TestHome::exampleConfig() + "# changed by someone else\n";
        m_opened->home().write(u"config.yaml"_s, theirs);
        shown.button(u"mainAction"_s)->click();
        QCOMPARE(TestHome::read(m_opened->configPath()), theirs);
        QVERIFY(shown.message()->isVisible());
        QCOMPARE(shown.message()->tone(), Tone::Warning);

        shown.button(u"keepMineButton"_s)->click();
        QVERIFY(!shown.message()->isVisible());
        shown.button(u"mainAction"_s)->click();
        QCOMPARE(TestHome::read(m_opened->configPath()), mine);
    }

    void reloadTakesWhatIsInTheFile()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.button(u"applyRetry"_s)->click();
        const QByteArray mine = model().job()->bytes();
        const QByteArray theirs = TestHome::exampleConfig() + "# changed by someone else\n";
        m_opened->home().write(u"config.yaml"_s, theirs);
        QTRY_VERIFY(shown.message()->isVisible()); // it is noticed without saving, too
        shown.button(u"reloadConfigButton"_s)->click();
        QCOMPARE(model().job()->bytes(), theirs);
        shown.button(u"undo"_s)->click();
        QCOMPARE(model().job()->bytes(), mine);
    }

    void editorFollowsTheFixesAndLeadsThem()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        QVERIFY(shown.editor()->isHighlighting());
        QCOMPARE(shown.editor()->config(), editorText(model().job()->bytes()));
        shown.applyOfFirstEdit()->click();
        QCOMPARE(shown.editor()->config(), editorText(model().job()->bytes()));

        shown.button(u"reset"_s)->click();
        QString text = shown.editor()->config();
        const qsizetype at = text.indexOf(u"batch_size: 4"_s);
        QVERIFY(at > 0);
        QTextCursor cursor = shown.editor()->textCursor();
        cursor.setPosition(static_cast<int>(at) + 12);
        shown.editor()->setTextCursor(cursor);
        QTest::keyClick(shown.editor(), Qt::Key_Delete);
        shown.type(u"2"_s);
        QTRY_COMPARE(model().jobView()->train.batchSize.value, 2);
        QCOMPARE(shown.diff()->lineCount().changed(), 1);
        shown.button(u"undo"_s)->click();
        QCOMPARE(model().jobView()->train.batchSize.value, 4);
        QCOMPARE(shown.editor()->config(), editorText(model().originalJob()->bytes()));
    }

    void typingKeepsForeignLineEnds()
    {
        QByteArray windows = TestHome::exampleConfig();
        windows.replace("\n", "\r\n");
        m_opened->open({m_opened->home().write(u"log.txt"_s, TestHome::exampleLog()),
                        m_opened->home().write(u"win.yaml"_s, windows)});
        Shown shown(*m_opened);
        shown.editor()->moveCursor(QTextCursor::Start);
        shown.type(u"# mine "_s);
        QTRY_COMPARE(model().job()->bytes(), "# mine " + windows);
    }

    void invalidTextIsToldAndNotSaved()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        const QByteArray onDisk = TestHome::read(m_opened->configPath());
        const QByteArray valid = model().job()->bytes();
        shown.editor()->moveCursor(QTextCursor::Start);
        shown.type(u"job: [unclosed\n"_s);
        QTRY_VERIFY(shown.problem()->isVisible());
        QCOMPARE(shown.problem()->tone(), Tone::Error);
        QVERIFY2(shown.problem()->text().contains(u"Line"_s), qPrintable(shown.problem()->text()));
        QCOMPARE(model().job()->bytes(), valid);

        shown.button(u"mainAction"_s)->click();
        QCOMPARE(TestHome::read(m_opened->configPath()), onDisk);
        QCOMPARE(shown.message()->tone(), Tone::Error);
        QVERIFY(shown.editor()->hasFocus());
        shown.button(u"saveAs"_s)->click();
        QCOMPARE(shown.page.findChild<QFileDialog *>(u"saveAsDialog"_s), nullptr);
        // A fix cannot be made on a text that does not read; nothing typed is lost.
        shown.button(u"applyRetry"_s)->click();
        QVERIFY(shown.editor()->config().contains(u"[unclosed"_s));
        QCOMPARE(model().job()->bytes(), valid);

        shown.button(u"undo"_s)->click();
        QVERIFY(!shown.problem()->isVisible());
        QCOMPARE(shown.editor()->config(), editorText(valid));
        QVERIFY(!shown.button(u"undo"_s)->isEnabled());
    }

    void correctedTextIsTaken()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.editor()->moveCursor(QTextCursor::Start);
        shown.type(u"- x\n"_s);
        QTRY_VERIFY(shown.problem()->isVisible());
        for (int press = 0; press < 4; ++press)
            QTest::keyClick(shown.editor(), Qt::Key_Backspace);
        QTRY_VERIFY(!shown.problem()->isVisible());
        QCOMPARE(model().job()->bytes(), model().originalJob()->bytes());
    }

    void typedTextSurvivesAnswersAndLanguages()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.editor()->moveCursor(QTextCursor::Start);
        shown.type(u"job: [unclosed\n"_s);
        QTRY_VERIFY(shown.problem()->isVisible());
        model().setAnswer(u"other_programs"_s, u"yes"_s);
        walk::LongLanguage language;
        QCoreApplication::installTranslator(&language);
        QCoreApplication::removeTranslator(&language);
        QCoreApplication::processEvents();
        QVERIFY(shown.editor()->config().contains(u"[unclosed"_s));
        QVERIFY(shown.problem()->isVisible());
    }

    void textTypedJustBeforeSavingIsSaved()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.editor()->moveCursor(QTextCursor::Start);
        shown.type(u"# typed at the last moment\n"_s);
        shown.button(u"mainAction"_s)->click();
        QVERIFY(TestHome::read(m_opened->configPath()).startsWith("# typed at the last moment\n"));
    }

    void foreignConfigIsToldNotForbidden()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.editor()->selectAll();
        shown.type(u"name: something else\n"_s);
        QTRY_VERIFY(model().jobView() == nullptr);
        QVERIFY(shown.problem()->isVisible());
        QCOMPARE(shown.problem()->tone(), Tone::Warning);
        QVERIFY(!shown.button(u"applyRetry"_s)->isVisible());
        shown.button(u"mainAction"_s)->click();
        QCOMPARE(TestHome::read(m_opened->configPath()), QByteArray("name: something else\n"));
    }

    void showsALineOfTheConfig()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.button(u"showAdvanced"_s)->click();
        QVERIFY(!shown.editor()->isVisible());
        shown.page.showConfigLine(LineNumber{30});
        QVERIFY(shown.editor()->isVisible());
        QVERIFY(shown.editor()->hasFocus());
        QCOMPARE(shown.editor()->textCursor().blockNumber(), 29);
    }

    void copiesTheConfig()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.button(u"copyConfig"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), editorText(model().job()->bytes()));
    }

    void withoutAConfigThePlanIsByHand()
    {
        m_opened->openText(
            "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 1.50 GiB. "
            "GPU 0 has a total capacity of 11.99 GiB of which 0 bytes is free.\n");
        Shown shown(*m_opened);
        auto *lines = shown.page.findChild<TextLabel *>(u"byHandLines"_s);
        QVERIFY(lines->isVisible());
        QVERIFY2(lines->text().contains(u"train.batch_size: 1"_s), qPrintable(lines->text()));
        shown.button(u"byHandCopy"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), lines->text());
        QVERIFY(!shown.button(u"mainAction"_s)->isVisible());
        QVERIFY(!shown.button(u"applyRetry"_s)->isVisible());
        QVERIFY(!shown.button(u"undo"_s)->isVisible());
        QSignalSpy asked(&shown.page, &Page::stepRequested);
        shown.button(u"openConfig"_s)->click();
        QCOMPARE(asked[0][0].value<StepPage>(), StepPage::Drop);
        QCOMPARE(walk::nameless(&shown.page), QStringList());
        // With the config the page becomes a full one.
        m_opened->open({m_opened->configPath()});
        QVERIFY(shown.button(u"mainAction"_s)->isVisible());
        QVERIFY(!lines->isVisible());
    }

    void withoutACaseItSaysSo()
    {
        Shown shown(*m_opened);
        QVERIFY(shown.page.findChild<PageFrame *>()->sentence().contains(u"No case"_s));
        QVERIFY(!shown.button(u"mainAction"_s)->isVisible());
        QCOMPARE(walk::nameless(&shown.page), QStringList());
    }

    void otherFailuresGetTheirHelp()
    {
        m_opened->openGolden(u"not-oom-module"_s);
        Shown shown(*m_opened);
        const auto cards = shown.page.findChildren<PlanStepCard *>();
        QCOMPARE(cards.size(), 1);
        QVERIFY(!cards.first()->card().step.why.isEmpty());
        QVERIFY(!shown.button(u"applyRetry"_s)->isVisible());
    }

    /// Apply, save and undo without a mouse.
    void keyboardAlone()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        const QByteArray before = model().job()->bytes();
        const auto tabTo = [&](QWidget *wanted) {
            for (int press = 0; press < 100 && QApplication::focusWidget() != wanted; ++press)
                QTest::keyClick(&shown.page, Qt::Key_Tab);
            return QApplication::focusWidget() == wanted;
        };
        QVERIFY(tabTo(shown.applyOfFirstEdit()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(model().job()->bytes() != before);
        QVERIFY(QApplication::focusWidget() != nullptr);
        QVERIFY(tabTo(shown.button(u"mainAction"_s)));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(TestHome::read(m_opened->configPath()), model().job()->bytes());
        QTest::keySequence(&shown.page, QKeySequence(QKeySequence::Undo));
        QCOMPARE(model().job()->bytes(), before);
        QTest::keySequence(&shown.page, QKeySequence(QKeySequence::Redo));
        QVERIFY(model().job()->bytes() != before);
        QTest::keySequence(&shown.page, QKeySequence(QKeySequence::Undo));
        QTest::keySequence(&shown.page, QKeySequence(QKeySequence::Save));
        QCOMPARE(TestHome::read(m_opened->configPath()), before);
    }

    void keyboardReachesEverything()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.button(u"applyRetry"_s)->click();
        QCOMPARE(walk::unreachable(&shown.page), QStringList());
        QCOMPARE(walk::nameless(&shown.page), QStringList());
        QCOMPARE(walk::sharedMnemonics(&shown.page), QStringList());
    }

    void fitsSmallWindows_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("textScale");
        QTest::newRow("smallest window") << QSize(820, 620) << 1.0;
        QTest::newRow("usual window") << QSize(1090, 740) << 1.0;
        QTest::newRow("twice the text") << QSize(1640, 1000) << 2.0;
    }

    void fitsSmallWindows()
    {
        QFETCH(QSize, size);
        QFETCH(double, textScale);
        m_opened->openExample();
        walk::LongLanguage language;
        QCoreApplication::installTranslator(&language);
        Shown shown(*m_opened, size);
        QFont font = shown.page.font();
        font.setPointSizeF(font.pointSizeF() * textScale);
        shown.page.setFont(font);
        shown.button(u"applyRetry"_s)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        QTRY_COMPARE(walk::cutTexts(&shown.page).join(u"\n"_s), QString());
        QCOMPARE(shown.page.size(), size);
        QCoreApplication::removeTranslator(&language);
    }

    void changesTheLanguage()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        const QString english = shown.button(u"applyRetry"_s)->text();
        walk::LongLanguage language;
        QCoreApplication::installTranslator(&language);
        QTRY_VERIFY(shown.button(u"applyRetry"_s)->text() != english);
        // AI Toolkit's own words stay.
        QCOMPARE(shown.button(u"showAdvanced"_s)->text(), u"Show Simple"_s);
        QCoreApplication::removeTranslator(&language);
        QTRY_COMPARE(shown.button(u"applyRetry"_s)->text(), english);
    }

private:
    CaseModel &model() { return m_opened->model(); }

    std::optional<OpenedCase> m_opened;
};

QTEST_MAIN(TestFixPage)
#include "tst_fixpage.moc"
