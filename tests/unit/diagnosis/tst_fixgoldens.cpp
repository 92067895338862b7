// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every fix on whole jobs of every shape that occurs: hand-made, from the web UI, as Python writes
// them, JSON. What a fix does is kept in fixjobs/*.fixes; HEADROOM_UPDATE_GOLDENS=1 writes these
// files anew, to be read before they are committed.
#include "diagnosis/fixedits.h"
#include "job/checks.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

QString folder()
{
    return QStringLiteral(HEADROOM_TEST_DATA "/fixjobs/");
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString stateText(const FixEdits &edits)
{
    return (edits.state == FixEdits::State::AlreadyDone ? u"already done: "_s
                                                        : u"not applicable: "_s) +
           edits.reason;
}

} // namespace

class TestFixGoldens : public QObject
{
    Q_OBJECT

    Architectures m_architectures;

    const Architecture *architectureOf(const JobView &view) const
    {
        return m_architectures.find(view.arch, view.archTag, view.model.nameOrPath.value);
    }

    static void addFiles()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name :
             QDir(folder()).entryList({u"*.yaml"_s, u"*.json"_s}, QDir::Files))
            QTest::newRow(qPrintable(name)) << name;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const Result<Architectures> architectures = Architectures::load(KnowledgeFolder());
        QVERIFY2(architectures,
                 qPrintable(architectures ? QString() : architectures.error().sentence()));
        m_architectures = *architectures;
        QVERIFY(QDir(folder()).entryList({u"*.yaml"_s, u"*.json"_s}).size() >= 7);
    }

    void makesTheKnownEdits_data() { addFiles(); }
    void makesTheKnownEdits()
    {
        QFETCH(QString, name);
        const QByteArray bytes = contentsOf(folder() + name);
        const Result<JobText> text = JobText::parse(bytes, name);
        QVERIFY2(text, qPrintable(text ? QString() : text.error().sentence()));
        const Result<JobView> view = JobView::read(*text);
        QVERIFY2(view, qPrintable(view ? QString() : view.error().sentence()));
        QString written;
        for (const QString &fix : configFixes()) {
            const FixEdits edits = editsForFix(fix, *view, architectureOf(*view));
            written += u"## "_s + fix + u'\n';
            if (edits.state != FixEdits::State::Edits) {
                written += stateText(edits) + u"\n\n"_s;
                continue;
            }
            const Result<JobText> after = text->apply(edits.edits);
            written += after ? unifiedDiff(bytes, after->bytes(), name).section(u'\n', 2)
                             : u"refused: "_s + after.error().sentence() + u'\n';
            written += u'\n';
        }
        written.remove(u'\r');
        const QString goldenPath = folder() + name + u".fixes"_s;
        if (qEnvironmentVariableIsSet("HEADROOM_UPDATE_GOLDENS")) {
            QFile golden(goldenPath);
            QVERIFY(golden.open(QIODevice::WriteOnly));
            golden.write(written.toUtf8());
        }
        QCOMPARE(written.split(u'\n'), QString::fromUtf8(contentsOf(goldenPath)).split(u'\n'));
    }

    /// All fixes one after the other, each on what the ones before left: the job stays readable,
    /// and nothing but the settings of the fixes changes.
    void takesAllFixesInARow_data() { addFiles(); }
    void takesAllFixesInARow()
    {
        QFETCH(QString, name);
        JobText text = JobText::parse(contentsOf(folder() + name), name).value();
        const bool isWindows = text.bytes().contains("\r\n");
        for (int round = 0; round < 3; ++round) {
            for (const QString &fix : configFixes()) {
                const JobView view = JobView::read(text).value();
                const FixEdits edits = editsForFix(fix, view, architectureOf(view));
                if (edits.state != FixEdits::State::Edits)
                    continue;
                const Result<JobText> after = text.apply(edits.edits);
                const bool isShared = !after && after.error().message.contains(u"anchor"_s);
                if (isShared)
                    continue;
                QVERIFY2(after, qPrintable(fix + u": "_s +
                                           (after ? QString() : after.error().sentence())));
                text = *after;
                const auto windowsBreaks = text.bytes().count("\r\n");
                QCOMPARE(windowsBreaks, isWindows ? text.bytes().count('\n') : 0);
            }
        }
        const JobView view = JobView::read(text).value();
        QVERIFY(view.train.gradientCheckpointing.value);
        QCOMPARE(view.largestBatch(), 1);
        QVERIFY(view.train.disableSampling.value);
        QVERIFY(view.largestResolution() <= 768);
        QVERIFY(!view.train.useEma.value);
        QVERIFY(!view.train.validation.value);
        // None of the fixes makes a problem that AI Toolkit would stop at.
        QStringList before;
        for (const JobProblem &problem : problemsOf(
                 JobView::read(JobText::parse(contentsOf(folder() + name), name).value()).value()))
            before << problem.id;
        for (const JobProblem &problem : problemsOf(view)) {
            QVERIFY2(problem.severity != Severity::Error || before.contains(problem.id),
                     qPrintable(problem.message));
        }
        // Comments stay, all of them.
        for (const QByteArray &line : contentsOf(folder() + name).split('\n')) {
            const QByteArray comment =
                line.contains(" #") ? line.sliced(line.indexOf(" #")).trimmed() : QByteArray();
            QVERIFY2(comment.isEmpty() || text.bytes().contains(comment), line.constData());
        }
    }
};

QTEST_GUILESS_MAIN(TestFixGoldens)
#include "tst_fixgoldens.moc"
