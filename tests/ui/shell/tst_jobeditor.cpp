// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../testhome.h"
#include "ui/shell/jobeditor.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

using namespace headroom;

namespace {

const QByteArray kConfig = "job: extension # kept\r\n"
                           "config:\r\n"
                           "  name: moss_v1\r\n"
                           "  process:\r\n"
                           "    - type: sd_trainer\r\n"
                           "      train:\r\n"
                           "        batch_size: 4\r\n"
                           "      model:\r\n"
                           "        arch: flux\r\n";
const ConfigPath kBatch{QStringLiteral("config.process[0].train.batch_size")};

} // namespace

class TestJobEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void editsAndUndoes();
    void sameTextLeavesNoStep();
    void typingMeltsIntoOneStep();
    void refusesInvalidText();
    void savesWithOneBackup();
    void keepsTheFilesPermissions();
    void refusesToOverwriteForeignChanges();
    void reloadsForeignChanges();
    void noticesForeignChanges();
    void savesElsewhere();
    void tellsWhyItCannotSave();

private:
    QByteArray onDisk() const { return TestHome::read(m_path); }
    Result<void> setBatch(int size)
    {
        return m_editor->apply({{kBatch, 4, size}}, QStringLiteral("Batch"));
    }

    TestHome m_home;
    QString m_path;
    std::unique_ptr<JobEditor> m_editor;
};

void TestJobEditor::init()
{
    m_path = m_home.write(QStringLiteral("config.yaml"), kConfig);
    QFile::remove(m_path + QStringLiteral(".bak"));
    m_editor = std::make_unique<JobEditor>();
    const Result<JobText> job = JobText::parse(kConfig, m_path);
    QVERIFY(job);
    m_editor->setJob(*job, m_path);
}

void TestJobEditor::editsAndUndoes()
{
    QSignalSpy changed(m_editor.get(), &JobEditor::jobChanged);
    QSignalSpy modified(m_editor.get(), &JobEditor::modifiedChanged);
    QVERIFY(setBatch(1));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(modified.size(), 1);
    QCOMPARE(m_editor->view()->train.batchSize.value, 1);
    QByteArray wanted = kConfig;
    wanted.replace("batch_size: 4", "batch_size: 1");
    QCOMPARE(m_editor->job()->bytes(), wanted);
    QCOMPARE(m_editor->original()->bytes(), kConfig);
    m_editor->undoStack()->undo();
    QCOMPARE(m_editor->job()->bytes(), kConfig);
    QCOMPARE(modified.size(), 2);
    QVERIFY(!m_editor->isModified());
}

void TestJobEditor::sameTextLeavesNoStep()
{
    QVERIFY(setBatch(4));
    QVERIFY(m_editor->replaceText(kConfig));
    m_editor->reset();
    QCOMPARE(m_editor->undoStack()->count(), 0);
}

void TestJobEditor::typingMeltsIntoOneStep()
{
    QByteArray text = kConfig;
    for (const char *size : {"batch_size: 3", "batch_size: 32", "batch_size: 2"}) {
        QByteArray typed = kConfig;
        typed.replace("batch_size: 4", size);
        QVERIFY(m_editor->replaceText(typed));
        text = typed;
    }
    QCOMPARE(m_editor->undoStack()->count(), 1);
    QCOMPARE(m_editor->job()->bytes(), text);
    // A fix after typing is a step of its own.
    QVERIFY(setBatch(1));
    QCOMPARE(m_editor->undoStack()->count(), 2);
    m_editor->undoStack()->undo();
    m_editor->undoStack()->undo();
    QCOMPARE(m_editor->job()->bytes(), kConfig);
}

void TestJobEditor::refusesInvalidText()
{
    const Result<void> replaced = m_editor->replaceText("job: [1, 2\nconfig: {\n");
    QVERIFY(!replaced);
    QVERIFY(replaced.error().line > 0);
    QVERIFY(!replaced.error().message.isEmpty());
    QCOMPARE(m_editor->job()->bytes(), kConfig);
    // Valid YAML that is no job stays editable; it just has no reading.
    QVERIFY(m_editor->replaceText("shopping: [milk]\n"));
    QVERIFY(m_editor->job());
    QVERIFY(!m_editor->view());
}

void TestJobEditor::savesWithOneBackup()
{
    QVERIFY(setBatch(2));
    QVERIFY(m_editor->save());
    QVERIFY(!m_editor->isModified());
    QCOMPARE(onDisk(), m_editor->job()->bytes());
    const QString backup = m_path + QStringLiteral(".bak");
    QCOMPARE(TestHome::read(backup), kConfig);
    QVERIFY(setBatch(1));
    QVERIFY(m_editor->save());
    QCOMPARE(TestHome::read(backup), kConfig); // still what was there before this session
    m_editor->undoStack()->undo();
    QVERIFY(m_editor->isModified());
}

void TestJobEditor::keepsTheFilesPermissions()
{
    const QFile::Permissions mine = QFile::ReadOwner | QFile::WriteOwner;
    QVERIFY(QFile::setPermissions(m_path, mine));
    QVERIFY(setBatch(1));
    QVERIFY(m_editor->save());
    const QFile::Permissions others = QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(m_path) & others));
}

void TestJobEditor::refusesToOverwriteForeignChanges()
{
    QVERIFY(setBatch(1));
    QByteArray foreign = kConfig;
    foreign.replace("batch_size: 4", "batch_size: 8");
    m_home.write(QStringLiteral("config.yaml"), foreign);
    const Result<void> saved = m_editor->save();
    QVERIFY(!saved);
    QCOMPARE(saved.error().id, QStringLiteral("job.changed_on_disk"));
    QCOMPARE(onDisk(), foreign);
    QVERIFY(m_editor->isModified());
    m_editor->keepMine();
    QVERIFY(m_editor->save());
    QCOMPARE(onDisk(), m_editor->job()->bytes());
    QCOMPARE(TestHome::read(m_path + QStringLiteral(".bak")), foreign);
}

void TestJobEditor::reloadsForeignChanges()
{
    QVERIFY(setBatch(1));
    const QByteArray mine = m_editor->job()->bytes();
    QByteArray foreign = kConfig;
    foreign.replace("batch_size: 4", "batch_size: 8");
    m_home.write(QStringLiteral("config.yaml"), foreign);
    QVERIFY(m_editor->reload());
    QCOMPARE(m_editor->job()->bytes(), foreign);
    QVERIFY(!m_editor->isModified());
    m_editor->undoStack()->undo(); // my version is not lost
    QCOMPARE(m_editor->job()->bytes(), mine);
    QVERIFY(m_editor->isModified());
    QFile::remove(m_path);
    const Result<void> gone = m_editor->reload();
    QVERIFY(!gone);
    QCOMPARE(gone.error().id, QStringLiteral("job.unreadable"));
}

void TestJobEditor::noticesForeignChanges()
{
    QSignalSpy changed(m_editor.get(), &JobEditor::changedOnDisk);
    QVERIFY(setBatch(1));
    QVERIFY(m_editor->save());
    QTest::qWait(100);
    QCOMPARE(changed.size(), 0); // our own saving is no foreign change
    m_home.write(QStringLiteral("config.yaml"), kConfig + "# by another program\r\n");
    QTRY_VERIFY(!changed.isEmpty());
}

void TestJobEditor::savesElsewhere()
{
    const QString other = m_home.path(QStringLiteral("other.yaml"));
    QFile::remove(other);
    QVERIFY(setBatch(1));
    QVERIFY(m_editor->saveAs(other));
    QCOMPARE(TestHome::read(other), m_editor->job()->bytes());
    QCOMPARE(onDisk(), kConfig);
    QCOMPARE(m_editor->diskPath(), other);
    QVERIFY(!QFile::exists(other + QStringLiteral(".bak"))); // there was nothing to back up
    QVERIFY(setBatch(2));
    QVERIFY(m_editor->save());
    QCOMPARE(TestHome::read(other), m_editor->job()->bytes());
}

void TestJobEditor::tellsWhyItCannotSave()
{
    m_editor->setJob(*m_editor->job(), {});
    const Result<void> nowhere = m_editor->save();
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().id, QStringLiteral("job.no_file"));
    QVERIFY(!nowhere.error().remedy.isEmpty());
    const Result<void> noFolder =
        m_editor->saveAs(m_home.path(QStringLiteral("no/such/folder/config.yaml")));
    QVERIFY(!noFolder);
    QCOMPARE(noFolder.error().id, QStringLiteral("job.not_written"));
    QVERIFY(m_editor->diskPath().isEmpty());
}

QTEST_MAIN(TestJobEditor)
#include "tst_jobeditor.moc"
