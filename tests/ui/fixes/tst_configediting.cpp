// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor of the config's text offers: completion, problems under the word, search.
#include "job/fieldcatalogue.h"
#include "ui/fixes/configeditor.h"
#include "ui/fixes/findbar.h"
#include "ui/fixes/keycompleter.h"

#include <QAbstractItemModel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTextBlock>
#include <QTreeView>
#include <QVBoxLayout>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

const QString kJob = u"job: extension\nconfig:\n  name: x\n  process:\n    - type: sd_trainer\n"
                     "      train:\n        batch_size: 4  # four\n        \n"_s;

const FieldCatalogue &catalogue()
{
    static const Result<FieldCatalogue> kCatalogue = FieldCatalogue::load(KnowledgeFolder());
    if (!kCatalogue)
        qFatal("%s", qPrintable(kCatalogue.error().sentence()));
    return *kCatalogue;
}

/// An editor in a window, with the cursor at the end of a line.
struct Shown
{
    explicit Shown(const QString &text = kJob)
    {
        auto *column = new QVBoxLayout(&window);
        editor = new ConfigEditor(&window);
        bar = new FindBar(editor, &window);
        column->addWidget(bar);
        column->addWidget(editor);
        editor->setCatalogue(&catalogue());
        editor->setConfig(text, u"x.yaml"_s);
        window.resize(700, 500);
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window was not shown");
        editor->setFocus();
    }
    void putCursor(int line, int column)
    {
        QTextCursor cursor(editor->document()->findBlockByNumber(line - 1));
        cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, column);
        editor->setTextCursor(cursor);
    }
    QTreeView *list() const
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            auto *view = qobject_cast<QTreeView *>(widget);
            if (view != nullptr && view->objectName() == "completions"_L1 && view->isVisible())
                return view;
        }
        return nullptr;
    }
    QStringList offered() const
    {
        QStringList texts;
        const QAbstractItemModel *model = list() == nullptr ? nullptr : list()->model();
        for (int row = 0; model != nullptr && row < model->rowCount(); ++row)
            texts << model->index(row, 0).data().toString();
        return texts;
    }
    QLineEdit *line(const QString &name) { return bar->findChild<QLineEdit *>(name); }

    QWidget window;
    ConfigEditor *editor = nullptr;
    FindBar *bar = nullptr;
};

} // namespace

class TestConfigEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void completesKeysWhileTyping()
    {
        Shown shown;
        shown.putCursor(8, 8);
        QTest::keyClicks(shown.editor, u"grad"_s);
        QVERIFY(shown.offered().contains(u"gradient_checkpointing"_s));
        QVERIFY(!shown.offered().contains(u"low_vram"_s));
        QTest::keyClick(shown.list(), Qt::Key_Return);
        QVERIFY(shown.editor->config().contains(u"        gradient_accumulation: \n"_s));
        QVERIFY(shown.list() == nullptr);
    }

    void completesValuesOnRequest()
    {
        Shown shown(kJob + u"        optimizer: \n"_s);
        shown.putCursor(9, 19);
        QTest::keyClick(shown.editor, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(shown.offered().contains(u"adamw8bit"_s));
        QTest::keyClicks(shown.list(), u"adamw8"_s);
        QCOMPARE(shown.offered(), QStringList{u"adamw8bit"_s});
        QTest::keyClick(shown.list(), Qt::Key_Return);
        QVERIFY(shown.editor->config().contains(u"        optimizer: adamw8bit\n"_s));
    }

    void escapeLeavesTheTextAlone()
    {
        Shown shown;
        shown.putCursor(8, 8);
        QTest::keyClicks(shown.editor, u"ste"_s);
        QVERIFY(shown.list() != nullptr);
        QTest::keyClick(shown.list(), Qt::Key_Escape);
        QVERIFY(shown.list() == nullptr);
        QVERIFY(shown.editor->config().contains(u"        ste\n"_s));
    }

    void completionsTellTheirHelp()
    {
        Shown shown;
        shown.putCursor(8, 8);
        QTest::keyClicks(shown.editor, u"batch"_s);
        QVERIFY(shown.list() != nullptr);
        QCOMPARE(shown.list()->model()->index(0, 1).data().toString(),
                 u"How many images a step looks at together."_s);
    }

    void nothingIsOfferedElsewhere()
    {
        Shown shown;
        shown.putCursor(1, 3);
        QTest::keyClicks(shown.editor, u"x"_s);
        QVERIFY(shown.list() == nullptr);
    }

    void underlinesProblemsAndTellsThem()
    {
        Shown shown;
        const auto at = static_cast<int>(kJob.indexOf(u"batch_size"_s));
        shown.editor->setProblems({{at, 13, Tone::Error, u"Too many."_s}});
        bool isUnderlined = false;
        for (const QTextEdit::ExtraSelection &selection : shown.editor->extraSelections()) {
            if (selection.format.underlineStyle() == QTextCharFormat::WaveUnderline)
                isUnderlined = selection.cursor.selectedText() == u"batch_size: 4"_s;
        }
        QVERIFY(isUnderlined);
        QCOMPARE(shown.editor->explanationAt(at + 3), u"Too many."_s);
        shown.editor->setProblems({});
        QVERIFY(shown.editor->explanationAt(at + 3).startsWith("How many images"_L1));
        QVERIFY(shown.editor->explanationAt(2).isEmpty());
        // A problem behind the end of a shorter text does no harm.
        shown.editor->setProblems({{5000, 10, Tone::Warning, u"Gone."_s}});
    }

    void foldsWhatIsIndentedBelowALine()
    {
        Shown shown;
        const auto isShown = [&shown](int line) {
            return shown.editor->document()->findBlockByNumber(line - 1).isVisible();
        };
        shown.putCursor(7, 2);
        shown.editor->toggleFoldAt(LineNumber{6}); // train:
        QVERIFY(isShown(6) && !isShown(7));
        QCOMPARE(shown.editor->textCursor().blockNumber(), 5); // the cursor is never hidden
        shown.editor->toggleFoldAt(LineNumber{2});             // config:
        QVERIFY(isShown(2) && !isShown(3) && !isShown(7));
        shown.editor->goToLine(LineNumber{7});
        QVERIFY(isShown(7));
        shown.editor->toggleFoldAt(LineNumber{7}); // nothing below it
        QVERIFY(isShown(7) && isShown(8));
        QTest::keyClick(shown.editor, Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(isShown(7));
        QCOMPARE(shown.editor->config(), kJob); // folding is no change of the text
    }

    void marksWholeLinesWhereNothingSmallerIsKnown()
    {
        Shown shown;
        const EditorProblem problem =
            shown.editor->problemOfLine(LineNumber{7}, Tone::Error, u"Bad."_s);
        QCOMPARE(kJob.sliced(problem.begin, problem.length), u"batch_size: 4  # four"_s);
        QCOMPARE(shown.editor->problemOfLine(LineNumber{99}, Tone::Error, u"Bad."_s).length, 0);
    }

    void findsForwardsAndBackwards()
    {
        Shown shown(u"one two\ntwo three\nTWO\n"_s);
        shown.bar->open(false);
        QVERIFY(shown.bar->isVisible());
        QVERIFY(!shown.line(u"replaceWith"_s)->isVisible());
        QTest::keyClicks(shown.line(u"findWhat"_s), u"two"_s);
        QCOMPARE(shown.editor->textCursor().selectionStart(), 4);
        QTest::keyClick(shown.line(u"findWhat"_s), Qt::Key_Return);
        QCOMPARE(shown.editor->textCursor().selectionStart(), 8);
        shown.bar->findNext();
        QCOMPARE(shown.editor->textCursor().selectionStart(), 18);
        shown.bar->findNext(); // once around
        QCOMPARE(shown.editor->textCursor().selectionStart(), 4);
        shown.bar->findPrevious();
        QCOMPARE(shown.editor->textCursor().selectionStart(), 18);
        shown.line(u"findWhat"_s)->setText(u"four"_s);
        shown.bar->findNext();
        QCOMPARE(shown.editor->textCursor().selectionStart(), 18);
        QTest::keyClick(shown.line(u"findWhat"_s), Qt::Key_Escape);
        QVERIFY(!shown.bar->isVisible());
        QVERIFY(shown.editor->hasFocus());
    }

    void replacesOneAndAll()
    {
        Shown shown(u"two two two\n"_s);
        shown.bar->open(true);
        QTest::keyClicks(shown.line(u"findWhat"_s), u"two"_s);
        QTest::keyClicks(shown.line(u"replaceWith"_s), u"2"_s);
        shown.bar->findChild<QPushButton *>(u"replaceOne"_s)->click();
        QCOMPARE(shown.editor->config(), u"2 two two\n"_s);
        shown.bar->findChild<QPushButton *>(u"replaceAll"_s)->click();
        QCOMPARE(shown.editor->config(), u"2 2 2\n"_s);
    }
};

QTEST_MAIN(TestConfigEditing)
#include "tst_configediting.moc"
