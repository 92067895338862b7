// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// AI Toolkit's panels over a config: what they show, what they write, and how both views follow
// each other.
#include "../openedcase.h"
#include "../widgetwalk.h"
#include "ui/fixes/configeditor.h"
#include "ui/fixes/entryblocks.h"
#include "ui/fixes/fieldeditor.h"
#include "ui/fixes/fixpage.h"
#include "ui/fixes/problemlist.h"
#include "ui/fixes/settingpanels.h"
#include "ui/widgets/diffview.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/linkbutton.h"
#include "ui/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// The page in a window, with the panels in front.
struct Shown
{
    explicit Shown(OpenedCase &opened, QSize size = {1100, 750}) : page(&opened.model())
    {
        page.resize(size);
        page.show();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the window was not shown");
    }
    QTabWidget *tabs() { return page.findChild<QTabWidget *>(u"panelTabs"_s); }
    void openTab(const QString &name)
    {
        for (int i = 0; i < tabs()->count(); ++i) {
            if (tabs()->tabText(i) == name)
                tabs()->setCurrentIndex(i);
        }
    }
    QWidget *panel(const QString &id, int entry = -1)
    {
        QWidget *in = &page;
        if (entry >= 0)
            in = page.findChild<QWidget *>(u"blocks_"_s + id)
                     ->findChild<QWidget *>(u"entry%1"_s.arg(entry));
        return in->findChild<QWidget *>(u"panel_"_s + id);
    }
    FieldEditor *field(const QString &panelId, const QString &id, int entry = -1)
    {
        return panel(panelId, entry)->findChild<FieldEditor *>(u"field_"_s + id);
    }
    template <typename Control>
    Control *control(const QString &panelId, const QString &id, int entry = -1)
    {
        return qobject_cast<Control *>(field(panelId, id, entry)->control());
    }
    QPushButton *button(const QString &name) { return page.findChild<QPushButton *>(name); }
    ConfigEditor *editor() { return page.findChild<ConfigEditor *>(); }

    FixPage page;
};

} // namespace

class TestSettingPanels : public QObject
{
    Q_OBJECT

    std::optional<OpenedCase> m_opened;
    CaseModel &model() { return m_opened->model(); }
    QByteArray text() { return model().job()->bytes(); }

    void openConfig(const QByteArray &bytes)
    {
        m_opened->open({m_opened->home().write(u"other.yaml"_s, bytes)});
    }

private Q_SLOTS:
    void init() { m_opened.emplace(); }
    void cleanup() { m_opened.reset(); }

    void panelsComeFirst()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        QVERIFY(shown.tabs()->isVisible());
        QVERIFY(!shown.editor()->isVisible());
        QStringList names;
        for (int i = 0; i < shown.tabs()->count(); ++i)
            names << shown.tabs()->tabText(i);
        QCOMPARE(names, (QStringList{u"Training"_s, u"Datasets"_s, u"Sample"_s, u"Model"_s,
                                     u"Target"_s, u"Save"_s, u"Job"_s}));
        // Only the tab that is seen was made.
        QCOMPARE(shown.page.findChildren<PanelForm *>().isEmpty(), false);
        QVERIFY(shown.panel(u"sample"_s) == nullptr);
        shown.openTab(u"Sample"_s);
        QVERIFY(shown.panel(u"sample"_s) != nullptr);
    }

    void showsTheConfigsValues()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        QCOMPARE(shown.control<QLineEdit>(u"training"_s, u"batch_size"_s)->text(), u"4"_s);
        QCOMPARE(shown.control<QLineEdit>(u"training"_s, u"lr"_s)->text(), u"0.0001"_s);
        QCOMPARE(shown.control<QComboBox>(u"training"_s, u"optimizer"_s)->currentText(),
                 u"AdamW8Bit"_s);
        QVERIFY(shown.control<QCheckBox>(u"training"_s, u"cache_text_embeddings"_s)->isChecked());
        // A key that is missing: the default, told as such.
        auto *decay = shown.control<QLineEdit>(u"training"_s, u"weight_decay"_s);
        QVERIFY(decay->text().isEmpty());
        QCOMPARE(decay->placeholderText(), u"not set"_s);
        auto *loss = shown.control<QComboBox>(u"training"_s, u"loss_type"_s);
        QCOMPARE(loss->currentIndex(), -1);
        QCOMPARE(loss->placeholderText(), u"Mean Squared Error"_s);
    }

    void typingANumberChangesTheConfigAtOnce()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        auto *batch = shown.control<QLineEdit>(u"training"_s, u"batch_size"_s);
        batch->setFocus();
        batch->selectAll();
        QTest::keyClick(batch, Qt::Key_1);
        QVERIFY(text().contains("batch_size: 1  # 4 worked for SDXL"));
        QTest::keyClick(batch, Qt::Key_6);
        QVERIFY(text().contains("batch_size: 16  #"));
        QCOMPARE(model().undoStack()->undoText(), u"Set Batch Size to 16"_s);
        QCOMPARE(model().undoStack()->count(), 1);
        QCOMPARE(batch->text(), u"16"_s);
        QVERIFY(batch->hasFocus());
        shown.button(u"undo"_s)->click();
        QCOMPARE(batch->text(), u"4"_s);
        QCOMPARE(text(), TestHome::exampleConfig());
    }

    void aRetypedNumberKeepsItsPlace()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        auto *batch = shown.control<QLineEdit>(u"training"_s, u"batch_size"_s);
        batch->setFocus();
        batch->clear();
        QTest::keyClick(batch, Qt::Key_Backspace);
        QVERIFY(text().contains("batch_size: 4  #"));
        QTest::keyClick(batch, Qt::Key_2);
        QVERIFY(text().contains("batch_size: 2  # 4 worked for SDXL"));
    }

    void anEmptiedNumberGoesBackToTheDefault()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        auto *batch = shown.control<QLineEdit>(u"training"_s, u"batch_size"_s);
        batch->setFocus();
        batch->clear();
        QTest::keyClick(batch, Qt::Key_Return);
        QVERIFY(!model().job()->has({u"config.process[0].train.batch_size"_s}));
        QCOMPARE(batch->placeholderText(), u"1"_s);
        QCOMPARE(model().undoStack()->undoText(), u"Set Batch Size to its default"_s);
    }

    void nonsenseIsNotTakenOver()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        auto *batch = shown.control<QLineEdit>(u"training"_s, u"batch_size"_s);
        batch->setFocus();
        batch->selectAll();
        QTest::keyClicks(batch, u"x"_s);
        QCOMPARE(text(), TestHome::exampleConfig());
        QTest::keyClick(batch, Qt::Key_Return);
        QCOMPARE(batch->text(), u"4"_s);
        // Out of range: held within it.
        batch->selectAll();
        QTest::keyClicks(batch, u"0"_s);
        QTest::keyClick(batch, Qt::Key_Return);
        QVERIFY(text().contains("batch_size: 1  #"));
    }

    void arrowKeysStep()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        auto *batch = shown.control<QLineEdit>(u"training"_s, u"batch_size"_s);
        batch->setFocus();
        QTest::keyClick(batch, Qt::Key_Down);
        QTest::keyClick(batch, Qt::Key_Down);
        QVERIFY(text().contains("batch_size: 2  #"));
        QTest::keyClick(batch, Qt::Key_Up);
        QVERIFY(text().contains("batch_size: 3  #"));
        QCOMPARE(batch->text(), u"3"_s);
    }

    void changedFieldsTellWhatTheyWere()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        auto *batch = shown.control<QLineEdit>(u"training"_s, u"batch_size"_s);
        batch->setFocus();
        batch->selectAll();
        QTest::keyClick(batch, Qt::Key_1);
        LinkButton *was = nullptr;
        for (auto *mark : shown.panel(u"training"_s)->findChildren<LinkButton *>(u"was"_s)) {
            if (mark->isVisible())
                was = mark;
        }
        QVERIFY(was != nullptr);
        QCOMPARE(was->text(), u"← was 4"_s);
        QVERIFY(was->toolTip().contains(u"not saved yet"_s));
        QVERIFY(model().save());
        batch->selectAll();
        QTest::keyClick(batch, Qt::Key_2);
        QVERIFY(was->toolTip().contains(u"In the file now: 1"_s));
        was->click();
        QCOMPARE(batch->text(), u"4"_s);
        QVERIFY(!was->isVisible());
    }

    void switchesAndChoicesWrite()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.control<QCheckBox>(u"training"_s, u"use_ema"_s)->click();
        QVERIFY(text().contains("use_ema: true"));
        QCOMPARE(model().undoStack()->undoText(), u"Set Use EMA to on"_s);
        QVERIFY(shown.field(u"training"_s, u"ema_decay"_s)->isVisible());
        shown.control<QCheckBox>(u"training"_s, u"use_ema"_s)->click();
        QVERIFY(!shown.field(u"training"_s, u"ema_decay"_s)->isVisible());
        auto *loss = shown.control<QComboBox>(u"training"_s, u"loss_type"_s);
        loss->setFocus();
        QTest::keyClick(loss, Qt::Key_Down);
        QVERIFY(text().contains("loss_type: "));
    }

    void choicesOfOnesOwnAreTyped()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        auto *optimizer = shown.control<QComboBox>(u"training"_s, u"optimizer"_s);
        optimizer->setFocus();
        optimizer->lineEdit()->selectAll();
        QTest::keyClicks(optimizer->lineEdit(), u"lion8bit"_s);
        QTest::keyClick(optimizer->lineEdit(), Qt::Key_Return);
        QVERIFY(text().contains("optimizer: lion8bit"));
        QCOMPARE(optimizer->currentText(), u"lion8bit"_s);
    }

    void architecturesStandUnderTheirGroups()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.openTab(u"Model"_s);
        auto *arch = shown.control<QComboBox>(u"model"_s, u"arch"_s);
        QCOMPARE(arch->currentText(), u"FLUX.1"_s);
        QCOMPARE(arch->itemText(0), u"image"_s);
        QVERIFY(!arch->model()->flags(arch->model()->index(0, 0)).testFlag(Qt::ItemIsSelectable));
        QCOMPARE(arch->itemText(1), u"Anima"_s);
        QCOMPARE(arch->count(), 52 + 5);
        arch->setCurrentIndex(arch->findText(u"LTX-2"_s));
        Q_EMIT arch->activated(arch->currentIndex());
        QCOMPARE(model().jobView()->model.arch.value, u"ltx2"_s);
        QCOMPARE(model().jobView()->sample.frames.value, 121);
        QCOMPARE(model().undoStack()->undoText(), u"Set Model Architecture to LTX-2"_s);
        QVERIFY(shown.field(u"model"_s, u"low_vram"_s)->isVisible());
        shown.button(u"undo"_s)->click();
        QCOMPARE(text(), TestHome::exampleConfig());
    }

    void aFileThatWasChangedElsewhereIsCompared()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        QVERIFY(model().applyFix(u"batch_size_one"_s));
        QByteArray other = TestHome::exampleConfig();
        other.replace("steps: 2500", "steps: 3000");
        m_opened->home().write(u"config.yaml"_s, other);
        shown.button(u"mainAction"_s)->click();
        auto *message = shown.page.findChild<InlineMessage *>(u"fixMessage"_s);
        QVERIFY(message->isVisible());
        shown.button(u"compareConfigButton"_s)->click();
        auto *comparison = shown.page.findChild<DiffView *>(u"comparison"_s);
        QVERIFY(comparison->isVisible());
        QVERIFY(comparison->diff().contains(u"+        steps: 3000"_s));
        QVERIFY(comparison->diff().contains(u"+        batch_size: 4"_s));
        shown.button(u"keepMineButton"_s)->click();
        QVERIFY(!comparison->isVisible());
    }

    void resolutionsAreTicked()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.openTab(u"Datasets"_s);
        auto *resolutions = shown.field(u"datasets"_s, u"resolution"_s, 0);
        auto *largest = resolutions->findChild<QCheckBox *>(u"resolution1024"_s);
        QVERIFY(largest->isChecked());
        largest->click();
        QVERIFY(text().contains("resolution: [512, 768]  # FLUX likes several sizes"));
        largest->click();
        QVERIFY(text().contains("resolution: [512, 768, 1024]  # FLUX"));
    }

    void sizesOfOnesOwnAreShown()
    {
        openConfig("job: extension\nconfig:\n  name: x\n  process:\n  - type: sd_trainer\n"
                   "    datasets:\n    - folder_path: a\n      resolution: 632\n"
                   "    train: {dtype: bf16}\n    model: {name_or_path: x, arch: my_own}\n");
        Shown shown(*m_opened);
        shown.openTab(u"Datasets"_s);
        auto *resolutions = shown.field(u"datasets"_s, u"resolution"_s, 0);
        auto *own = resolutions->findChild<QCheckBox *>(u"resolution632"_s);
        QVERIFY(own != nullptr && own->isChecked());
        QTRY_VERIFY(own->isVisible());
        resolutions->findChild<QCheckBox *>(u"resolution512"_s)->click();
        QVERIFY(text().contains("resolution: [632, 512]"));
        // Without samples and of an unknown model the other tabs work as well.
        for (const QString &tab : {u"Sample"_s, u"Model"_s, u"Target"_s, u"Save"_s, u"Job"_s})
            shown.openTab(tab);
        shown.openTab(u"Model"_s);
        QCOMPARE(shown.control<QComboBox>(u"model"_s, u"arch"_s)->currentText(), u"my_own"_s);
    }

    void datasetsAreAddedAndRemoved()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.openTab(u"Datasets"_s);
        auto *blocks = shown.page.findChild<QWidget *>(u"blocks_datasets"_s);
        blocks->findChild<QPushButton *>(u"addEntry"_s)->click();
        QCOMPARE(model().jobView()->datasets.size(), 2U);
        QCOMPARE(model().undoStack()->undoText(), u"Add a dataset"_s);
        auto *second = blocks->findChild<QWidget *>(u"entry1"_s);
        QTRY_VERIFY(second->isVisible());
        blocks->findChild<QWidget *>(u"entry0"_s)
            ->findChild<QToolButton *>(u"duplicateEntry"_s)
            ->click();
        QCOMPARE(model().jobView()->datasets.size(), 3U);
        second->findChild<QToolButton *>(u"removeEntry"_s)->click();
        QCOMPARE(model().jobView()->datasets.size(), 2U);
        QCOMPARE(model().jobView()->datasets[1].folder.value,
                 model().jobView()->datasets[0].folder.value);
        for (int i = 0; i < 3; ++i)
            shown.button(u"undo"_s)->click();
        QCOMPARE(text(), TestHome::exampleConfig());
    }

    void promptsAreEditedAndAdded()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.openTab(u"Sample"_s);
        auto *prompt = shown.control<QPlainTextEdit>(u"samples"_s, u"prompt"_s, 1);
        QCOMPARE(prompt->toPlainText(), u"a red kettle on a stove, steam, close up"_s);
        prompt->setFocus();
        prompt->moveCursor(QTextCursor::End);
        QTest::keyClicks(prompt, u", night"_s);
        QVERIFY(text().contains("prompt: \"a red kettle on a stove, steam, close up, night\""));
        QCOMPARE(model().undoStack()->count(), 1);
        auto *width = shown.control<QLineEdit>(u"samples"_s, u"width"_s, 1);
        QCOMPARE(width->placeholderText(), u"1024"_s);
        width->setFocus();
        QTest::keyClicks(width, u"768"_s);
        QCOMPARE(model().jobView()->sample.items[1].width, 768);
        auto *blocks = shown.page.findChild<QWidget *>(u"blocks_samples"_s);
        blocks->findChild<QPushButton *>(u"addEntry"_s)->click();
        QCOMPARE(model().jobView()->sample.items.size(), 5U);
    }

    void oldPromptsCanBecomeSamples()
    {
        openConfig("job: extension\nconfig:\n  name: x\n  process:\n  - type: sd_trainer\n"
                   "    train: {dtype: bf16}\n    model: {name_or_path: x, arch: flux}\n"
                   "    sample:\n      prompts:\n      - one\n      - two\n");
        Shown shown(*m_opened);
        shown.openTab(u"Sample"_s);
        QVERIFY(!shown.field(u"samples"_s, u"width"_s, 0)->isVisible());
        auto *turn = shown.button(u"makeSamples"_s);
        QVERIFY(turn->isVisible());
        turn->click();
        QVERIFY(text().contains("samples:\n        - prompt: one\n        - prompt: two\n"));
        QVERIFY(!turn->isVisible());
        QTRY_VERIFY(shown.field(u"samples"_s, u"width"_s, 0)->isVisible());
    }

    void bothViewsFollowEachOther()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.button(u"showAdvanced"_s)->click();
        QVERIFY(shown.editor()->isVisible() && !shown.tabs()->isVisible());
        QTextCursor cursor = shown.editor()->document()->find(u"batch_size: 4"_s);
        QVERIFY(!cursor.isNull());
        cursor.insertText(u"batch_size: 2"_s);
        shown.button(u"showAdvanced"_s)->click(); // takes over what was typed
        QCOMPARE(shown.control<QLineEdit>(u"training"_s, u"batch_size"_s)->text(), u"2"_s);
        shown.control<QCheckBox>(u"training"_s, u"use_ema"_s)->click();
        shown.button(u"showAdvanced"_s)->click();
        QVERIFY(shown.editor()->config().contains(u"use_ema: true"_s));
    }

    void invalidTextKeepsThePanelsAway()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        shown.button(u"showAdvanced"_s)->click();
        shown.editor()->setFocus();
        shown.editor()->moveCursor(QTextCursor::Start);
        QTest::keyClicks(shown.editor(), u"\"open"_s);
        shown.button(u"showAdvanced"_s)->click();
        QVERIFY(shown.editor()->isVisible());
        QVERIFY(shown.button(u"showAdvanced"_s)->isChecked());
        QVERIFY(shown.page.findChild<InlineMessage *>(u"textProblem"_s)->isVisible());
        shown.button(u"undo"_s)->click();
        shown.button(u"showAdvanced"_s)->click();
        QVERIFY(shown.tabs()->isVisible());
    }

    void anAppliedFixShowsInThePanel()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        QVERIFY(model().applyFix(u"batch_size_one"_s));
        QCOMPARE(shown.control<QLineEdit>(u"training"_s, u"batch_size"_s)->text(), u"1"_s);
    }

    void sharedValuesAreRefusedAndShownAsTheyAre()
    {
        openConfig("job: extension\nconfig:\n  name: x\n  process:\n  - type: sd_trainer\n"
                   "    train: {batch_size: &n 4, dtype: bf16, steps: *n}\n"
                   "    model: {name_or_path: x, arch: flux}\n");
        Shown shown(*m_opened);
        auto *batch = shown.control<QLineEdit>(u"training"_s, u"batch_size"_s);
        batch->setFocus();
        batch->selectAll();
        QTest::keyClick(batch, Qt::Key_2);
        auto *refused = shown.page.findChild<InlineMessage *>(u"refusedEdit"_s);
        QVERIFY(refused->isVisible());
        QVERIFY(refused->text().contains(u"shared"_s));
        QVERIFY(text().contains("&n 4"));
    }

    void helpFollowsTheFocus()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        auto *help = shown.page.findChild<TextLabel *>(u"fieldHelp"_s);
        const QString before = help->text();
        shown.control<QLineEdit>(u"training"_s, u"batch_size"_s)->setFocus();
        QVERIFY(help->text() != before);
        QVERIFY(help->text().startsWith(u"How many images"_s));
        QVERIFY(help->text().endsWith(u"Moves the memory of: training."_s));
    }

    void problemsAreListedAndFixed()
    {
        openConfig("job: extension\nconfig:\n  name: x\n  process:\n  - type: sd_trainer\n"
                   "    network: {type: lora, linear: 16}\n"
                   "    datasets: [{folder_path: a, resolution: 512}]\n"
                   "    train: {batch_size: 1, dtype: bf16, unload_text_encoder: true, "
                   "cache_text_embeddings: true}\n"
                   "    model: {name_or_path: x, arch: flux}\n");
        Shown shown(*m_opened);
        auto *list = shown.page.findChild<ProblemList *>();
        QVERIFY(list->isVisible());
        QCOMPARE(list->problems().size(), 1U);
        auto *fix = list->findChild<QPushButton *>(u"problemFix"_s);
        QVERIFY(fix != nullptr && fix->isVisible()); // an error opens the list
        list->findChild<LinkButton *>(u"problemLine"_s)->click();
        QVERIFY(shown.editor()->isVisible());
        QCOMPARE(shown.editor()->problems().size(), 1U);
        fix->click();
        QVERIFY(text().contains("unload_text_encoder: false"));
        QTRY_VERIFY(!list->isVisible());
        QCOMPARE(model().undoStack()->undoText(), u"Set “unload_text_encoder” to false"_s);
    }

    void everyControlIsNamed()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        for (int i = 0; i < shown.tabs()->count(); ++i) {
            shown.tabs()->setCurrentIndex(i);
            for (auto *field : shown.page.findChildren<FieldEditor *>()) {
                QVERIFY2(!field->control()->accessibleName().isEmpty(),
                         qPrintable(field->objectName()));
                QVERIFY2(!field->control()->accessibleDescription().isEmpty(),
                         qPrintable(field->objectName()));
            }
        }
    }

    void fitsTheSmallWindow()
    {
        m_opened->openExample();
        Shown shown(*m_opened, {890, 560});
        for (int i = 0; i < shown.tabs()->count(); ++i) {
            shown.tabs()->setCurrentIndex(i);
            for (auto *form : shown.page.findChildren<PanelForm *>()) {
                if (form->isVisible())
                    QVERIFY2(form->width() <= shown.tabs()->width(),
                             qPrintable(form->objectName()));
            }
        }
    }

    /// From a key to updated panels, problems, plan and prediction, on a config of usual length.
    void aKeyIsFollowedWithinAFrame()
    {
        m_opened->openExample();
        Shown shown(*m_opened);
        auto *batch = shown.control<QLineEdit>(u"training"_s, u"batch_size"_s);
        batch->setFocus();
        QElapsedTimer timer;
        timer.start();
        constexpr int kKeys = 20;
        for (int i = 0; i < kKeys; ++i)
            QTest::keyClick(batch, i % 2 == 0 ? Qt::Key_Up : Qt::Key_Down);
        const double each = static_cast<double>(timer.nsecsElapsed()) / 1e6 / kKeys;
        qInfo("%.1f ms for a key", each);
        // Loose, for slow machines and builds without optimisation.
        QVERIFY(each < 400);
    }
};

QTEST_MAIN(TestSettingPanels)
#include "tst_settingpanels.moc"
