// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Anchors, aliases and merge keys: an edit must never change a second place silently.
#include "edittable.h"

using namespace headroom;
using namespace Qt::StringLiterals;

class TestJobShared : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesToChangeSharedValues_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QVariant>("to");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const char *text, const char *path,
                            const QVariant &to, const QString &says) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(path) << to << says;
        };
        row("a value with an alias", "a: &x 4\nb: *x\n", "a", 1, u"line 2"_s);
        row("inside of a shared map", "a: &x {n: 4}\nb: *x\n", "a.n", 1, u"line 2"_s);
        row("deep inside of a shared block", "a: &x\n  l:\n    - n: 4\n\nb:\n  <<: *x\n",
            "a.l[0].n", 1, u"line 6"_s);
        row("a new key in a shared map", "a: &x {n: 4}\nb: *x\n", "a.m", 1, u"line 2"_s);
        row("an element of a shared list", "a: &x [1, 2]\nb: *x\n", "a[2]", 3, u"line 2"_s);
        row("a removed element of a shared list", "a: &x [1, 2]\nb: *x\n", "a[1]", {}, u"line 2"_s);
        row("through an alias", "a: &x {n: 4}\nb: *x\n", "b.n", 1, u"“x”"_s);
        row("a new key through an alias", "a: &x {n: 4}\nb: *x\n", "b.m", 1, u"“x”"_s);
        row("an element through an alias", "d: &x {n: 4}\nl:\n  - *x\n", "l[0].n", 1, u"“x”"_s);
        row("inside of a merged map", "a: &x {n: {k: 4}}\nb:\n  <<: *x\n", "b.n.k", 1, u"shared"_s);
        row("a merged key removed", "a: &x {n: 4}\nb:\n  <<: *x\n", "b.n", {}, u"<<"_s);
        row("an anchor in use removed", "a: &x 4\nb: *x\n", "a", {}, u"line 2"_s);
        row("a block with an anchor in use removed", "a:\n  n: &x 4\nb: *x\n", "a", {},
            u"line 3"_s);
        row("a list with an anchor in use replaced", "a: [&x 4, 5]\nb: *x\n", "a", 1, u"line 2"_s);
    }
    void refusesToChangeSharedValues()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, path);
        QFETCH(QVariant, to);
        QFETCH(QString, says);
        const Result<JobText> edited = JobText::parse(text, u"x.yaml"_s)->apply({{{path}, {}, to}});
        QVERIFY(!edited);
        QCOMPARE(edited.error().id, u"job.edit_refused"_s);
        QVERIFY2(edited.error().message.contains(says), qPrintable(edited.error().message));
        QVERIFY2(edited.error().message.contains(path), qPrintable(edited.error().message));
        QVERIFY(!edited.error().remedy.isEmpty());
    }

    void changesWhatIsSafe_data()
    {
        addEditColumns();
        editRow("an alias becomes a value of its own", "a: &x 4\nb: *x # four\n", "b", 1,
                "a: &x 4\nb: 1 # four\n");
        editRow("an alias of a map becomes a value", "a: &x {n: 1}\nb: *x\n", "b", 1,
                "a: &x {n: 1}\nb: 1\n");
        editRow("an alias in a list", "a: &x 4\nb: [*x, 5]\n", "b[0]", 1, "a: &x 4\nb: [1, 5]\n");
        editRow("an alias is removed", "a: &x 4\nb: *x\nc: 1\n", "b", {}, "a: &x 4\nc: 1\n");
        editRow("a list of aliases", "a: &x 4\nb: [*x, 5]\n", "b", QVariantList{1},
                "a: &x 4\nb: [1]\n");
        editRow("beside an anchor", "a: &x 4\nm:\n  b: *x\n  c: 2\n", "m.c", 3,
                "a: &x 4\nm:\n  b: *x\n  c: 3\n");
        editRow("a block around anchor and alias", "m:\n  a: &x 4\n  b: *x\nc: 1\n", "c", 2,
                "m:\n  a: &x 4\n  b: *x\nc: 2\n");
        editRow("a merged key gets its own value", "a: &x\n  n: 4\nb:\n  <<: *x\n", "b.n", 1,
                "a: &x\n  n: 4\nb:\n  <<: *x\n  n: 1\n");
        editRow("a key that overrides a merged one", "a: &x {n: 4}\nb:\n  <<: *x\n  n: 5\n", "b.n",
                1, "a: &x {n: 4}\nb:\n  <<: *x\n  n: 1\n");
        editRow("an anchored block nobody uses", "a: &x\n  n: 4\n", "a.n", 1, "a: &x\n  n: 1\n");
        editRow("into an anchored block nobody uses", "a: &x\n  n: 4\n", "a.m", 1,
                "a: &x\n  n: 4\n  m: 1\n");
    }
    void changesWhatIsSafe() { runEditRow(); }

    void removingAnOverrideLeavesTheMergedValue()
    {
        const JobText job = *JobText::parse("a: &x {n: 4}\nb:\n  <<: *x\n  n: 5\n", u"x"_s);
        const Result<JobText> edited = job.apply({{{u"b.n"_s}, {}, {}}});
        QVERIFY(edited);
        QCOMPARE(edited->bytes(), QByteArray("a: &x {n: 4}\nb:\n  <<: *x\n"));
        QCOMPARE(edited->value({u"b.n"_s}), QVariant(4));
    }
};

QTEST_GUILESS_MAIN(TestJobShared)
#include "tst_jobshared.moc"
