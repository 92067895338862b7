// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/language.h"
#include "report/pseudonyms.h"
#include "report/report.h"

#include "sample.h"

#include <QJsonDocument>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestRedaction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setLanguage(u"en"_s); }

    void hides_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("hidden");
        const auto row = [](const char *name, const QString &text, const QString &hidden) {
            QTest::newRow(name) << text << hidden;
        };
        row("nothing personal", u"Tried to allocate 540.00 MiB."_s,
            u"Tried to allocate 540.00 MiB."_s);
        row("Windows home", u"File \"C:\\Users\\kim_lee\\ai-toolkit\\run.py\", line 120"_s,
            u"File \"C:\\Users\\<user-1>\\ai-toolkit\\run.py\", line 120"_s);
        row("Windows home with a blank", u"open C:\\Users\\Kim Lee\\log.txt"_s,
            u"open C:\\Users\\<user-1>\\log.txt"_s);
        row("Windows home at the end", u"in C:\\Users\\kimlee then"_s,
            u"in C:\\Users\\<user-1> then"_s);
        row("Windows home, escaped", u"\"C:\\\\Users\\\\kim_lee\\\\out\""_s,
            u"\"C:\\\\Users\\\\<user-1>\\\\out\""_s);
        row("Windows home in WSL", u"/mnt/c/Users/kimlee/sets"_s, u"/mnt/c/Users/<user-1>/sets"_s);
        row("Linux home", u"/home/kimlee/ai-toolkit"_s, u"/home/<user-1>/ai-toolkit"_s);
        row("macOS home", u"/Users/kimlee/ai-toolkit"_s, u"/Users/<user-1>/ai-toolkit"_s);
        row("a user that is nobody", u"/home/ubuntu/x /Users/Shared/y C:\\Users\\Public\\z"_s,
            u"/home/ubuntu/x /Users/Shared/y C:\\Users\\Public\\z"_s);
        row("the same name twice, other case", u"/home/kimlee/a C:\\Users\\KimLee\\b"_s,
            u"/home/<user-1>/a C:\\Users\\<user-1>\\b"_s);
        row("two names", u"/home/kimlee/a /home/bo.t/b"_s, u"/home/<user-1>/a /home/<user-2>/b"_s);
        row("a name apart from its path", u"/home/kimlee/a\nlora of kimlee_v2"_s,
            u"/home/<user-1>/a\nlora of <user-1>_v2"_s);
        row("a name inside a word stays", u"/home/ann/a\nplanning annex"_s,
            u"/home/<user-1>/a\nplanning annex"_s);
        row("shell prompt", u"(venv) kimlee@tower-7:~/ai-toolkit$ python run.py"_s,
            u"(venv) <user-1>@<host-1>:~/ai-toolkit$ python run.py"_s);
        row("pod prompt", u"root@4f1c2d9b7a3e:/workspace# python"_s,
            u"root@<host-1>:/workspace# python"_s);
        row("network path", u"open \\\\nas-lab\\sets\\a.png"_s,
            u"open \\\\<host-1>\\sets\\a.png"_s);
        row("WSL's own share", u"\\\\wsl.localhost\\Ubuntu\\x"_s,
            u"\\\\wsl.localhost\\Ubuntu\\x"_s);
        row("private address", u"at 192.168.4.23 and 10.0.0.7"_s, u"at <host-1> and <host-2>"_s);
        row("own address", u"http://127.0.0.1:8675"_s, u"http://127.0.0.1:8675"_s);
        row("version that looks like an address", u"nvidia-curand-cu12==10.3.5.147"_s,
            u"nvidia-curand-cu12==10.3.5.147"_s);
        row("public address in a link", u"http://81.20.4.9:8675/x"_s, u"http://<host-1>:8675/x"_s);
        row("e-mail", u"write to kim.lee+x@mail.example.org now"_s, u"write to <email-1> now"_s);
        row("git address is no e-mail", u"git@github.com:ostris/ai-toolkit"_s,
            u"git@github.com:ostris/ai-toolkit"_s);
        row("Hugging Face token", u"hf_AbCdEfGhIjKlMnOpQrStUv"_s, u"<token-1>"_s);
        row("W&B key", u"key 0123456789abcdef0123456789abcdef01234567 end"_s,
            u"key <token-1> end"_s);
        row("a snapshot is no key", u"snapshots/0123456789abcdef0123456789abcdef01234567/x"_s,
            u"snapshots/0123456789abcdef0123456789abcdef01234567/x"_s);
        row("a commit is no key", u"commit 0123456789abcdef0123456789abcdef01234567"_s,
            u"commit 0123456789abcdef0123456789abcdef01234567"_s);
        row("value of a key", u"WANDB_API_KEY=abcd1234efgh"_s, u"WANDB_API_KEY=<token-1>"_s);
        row("password in a link", u"https://kimlee:s3cretpw@git.example.org/x"_s,
            u"https://<user-1>:<token-1>@git.example.org/x"_s);
        row("W&B account", u"wandb: Currently logged in as: kimlee (team)"_s,
            u"wandb: Currently logged in as: <user-1> (team)"_s);
        row("dataset of the log",
            u"Dataset: D:\\sets\\cousin_mia\nBucket sizes for D:\\sets\\cousin_mia:\n"_s,
            u"Dataset: <dataset-1>\nBucket sizes for <dataset-1>:\n"_s);
        row("file of a dataset",
            u"Dataset: /sets/mia_wedding\nError processing image: /sets/mia_wedding/mia and tom.jpg\n"_s,
            u"Dataset: <dataset-1>\nError processing image: <dataset-1>/<file-1>\n"_s);
        row("dataset's name elsewhere",
            u"Dataset: /sets/cousin_mia\n# Running job: cousin_mia_v2"_s,
            u"Dataset: <dataset-1>\n# Running job: <dataset-1>_v2"_s);
        row("a dataset called images", u"Dataset: /x/images\nFound 3 images"_s,
            u"Dataset: <dataset-1>\nFound 3 images"_s);
        row("trigger word", u"\"trigger_word\": \"m1aface\",\nprompt: m1aface at sea, M1aFace"_s,
            u"\"trigger_word\": \"<trigger-1>\",\nprompt: <trigger-1> at sea, <trigger-1>"_s);
    }
    void hides()
    {
        QFETCH(QString, text);
        QFETCH(QString, hidden);
        QCOMPARE(redact(text, {}), hidden);
    }

    void learnsFromTheCase()
    {
        // The name, the trigger word and the folder stand in the case's files, not in the text.
        const QString hidden =
            redact(u"Jonas Weber trained lmpshp on D:\\photos of Emma\\1.png"_s, sample::facts());
        QCOMPARE(hidden, u"<user-1> trained <trigger-1> on <dataset-1>\\<file-1>"_s);
    }

    void learnsFromTheLog()
    {
        Case facts = sample::facts();
        facts.inputs.front().path = u"D:\\x\\log.txt"_s;
        facts.inputs.front().contents =
            QByteArray(5000, 'x') +
            "\n  File \"D:\\Users\\kimlee\\run.py\"\n  File \"/home/bo.t/run.py\"\n";
        QCOMPARE(redact(u"job of kimlee and bo.t"_s, facts), u"job of <user-1> and <user-2>"_s);
    }

    void isStable()
    {
        const QString once = redact(u"/home/kimlee/a kim@mail.example.org"_s, {});
        QCOMPARE(redact(once, {}), once);
    }

    void leavesJsonValid()
    {
        Diagnosis diagnosis = sample::diagnosis();
        diagnosis.failure->text = u"no file \"C:\\Users\\Jonas Weber\\a b.png\""_s;
        const QByteArray json = jsonReport(sample::facts(), diagnosis, sample::knowledge());
        const QString hidden = redact(QString::fromUtf8(json), sample::facts());
        QVERIFY(QJsonDocument::fromJson(hidden.toUtf8()).isObject());
        QVERIFY(!hidden.contains(u"Jonas"_s));
        QVERIFY(hidden.contains(u"<user-1>"_s));
    }

    void sparesPseudonyms()
    {
        Pseudonyms text(u"user token"_s);
        text.replaceWord(u"token"_s, u"word"_s, u"token"_s);
        QCOMPARE(text.text(), u"user <word-1>"_s);
        text.replaceWord(u"word"_s, u"trigger"_s, u"word"_s);
        QCOMPARE(text.text(), u"user <word-1>"_s);
        QCOMPARE(text.of(u"word"_s, u"TOKEN"_s), u"<word-1>"_s);
        QCOMPARE(text.of(u"word"_s, u"else"_s), u"<word-2>"_s);
    }
};

QTEST_GUILESS_MAIN(TestRedaction)
#include "tst_redaction.moc"
