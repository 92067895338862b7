// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Saving a config: whenever the program is killed, the file holds one version or the other, whole.
#include "../testhome.h"
#include "ui/shell/jobeditor.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// A config long enough that writing it takes a while.
QByteArray versionOf(int batch)
{
    QByteArray text = "job: extension\nconfig:\n  name: x\n  process:\n    - type: sd_trainer\n"
                      "      train:\n        batch_size: " +
                      QByteArray::number(batch) + "\n      notes:\n";
    for (int i = 0; i < 4000; ++i)
        text += "        - \"line " + QByteArray::number(i) + " of " + QByteArray::number(batch) +
                "\"\n";
    return text + "      last: " + QByteArray::number(batch) + '\n';
}

/// What the killed program does: it saves one version after the other, without end.
int saveForever(const QString &path)
{
    JobEditor editor;
    const Result<JobText> first = JobText::parse(TestHome::read(path), path);
    const Result<JobText> versions[] = {JobText::parse(versionOf(1), path),
                                        JobText::parse(versionOf(2), path)};
    if (!first)
        return 1;
    editor.setJob(*first, path);
    for (int i = 0;; ++i) {
        editor.replaceWith(*versions[i % 2], u"other"_s);
        if (!editor.save())
            return 1;
    }
}

} // namespace

class TestSaveKilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKilledSaveLeavesAWholeFile()
    {
        const TestHome home;
        const QString path = home.write(u"config.yaml"_s, versionOf(1));
        QRandomGenerator random(7);
        for (int round = 0; round < 25; ++round) {
            QProcess saver;
            saver.start(QCoreApplication::applicationFilePath(), {u"--save-forever"_s, path});
            QVERIFY(saver.waitForStarted());
            QTest::qWait(60 + random.bounded(120));
            QCOMPARE(saver.state(), QProcess::Running);
            saver.kill();
            QVERIFY(saver.waitForFinished());
            const QByteArray left = TestHome::read(path);
            QVERIFY2(left == versionOf(1) || left == versionOf(2), left.right(200).constData());
        }
    }

    void linksAndPermissionsStay()
    {
        const TestHome home;
        const QString real = home.write(u"real.yaml"_s, versionOf(1));
        const QString link = home.path(u"link.yaml"_s);
        if (!QFile::link(real, link))
            QFAIL("no links on this file system");
        const QFile::Permissions mine =
            QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
        QVERIFY(QFile::setPermissions(real, mine));
        JobEditor editor;
        editor.setJob(*JobText::parse(versionOf(1), link), link);
        editor.replaceWith(*JobText::parse(versionOf(2), link), u"other"_s);
        const Result<void> saved = editor.save();
        QVERIFY2(saved, qPrintable(saved ? QString() : saved.error().sentence()));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(TestHome::read(real), versionOf(2));
        QCOMPARE(QFile::permissions(real), mine);
    }

    /// The copy shows the file as it was before this session, however often it is saved.
    void theBackupIsMadeOnce()
    {
        const TestHome home;
        const QString path = home.write(u"config.yaml"_s, versionOf(1));
        JobEditor editor;
        editor.setJob(*JobText::parse(versionOf(1), path), path);
        for (const int version : {2, 3, 4}) {
            editor.replaceWith(*JobText::parse(versionOf(version), path), u"other"_s);
            QVERIFY(editor.save());
        }
        QCOMPARE(TestHome::read(path), versionOf(4));
        QCOMPARE(TestHome::read(path + u".bak"_s), versionOf(1));
        // Opened again in the same session it is still the same backup.
        editor.setJob(*JobText::parse(versionOf(4), path), path);
        editor.replaceWith(*JobText::parse(versionOf(5), path), u"other"_s);
        QVERIFY(editor.save());
        QCOMPARE(TestHome::read(path + u".bak"_s), versionOf(1));
    }
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (application.arguments().value(1) == "--save-forever"_L1)
        return saveForever(application.arguments().value(2));
    TestSaveKilled test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_savekilled.moc"
