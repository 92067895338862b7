// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/linescanner.h"
#include "log/signatures.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace headroom;

class TestSignatures : public QObject
{
    Q_OBJECT

    Signatures m_signatures;
    std::unique_ptr<LineScanner> m_scanner;

    static bool matches(const Signature &signature, const QString &line)
    {
        const bool literal = line.toUtf8().toLower().contains(signature.literal.toLower());
        return literal && (signature.regex.isEmpty() ||
                           QRegularExpression(signature.regex).match(line).hasMatch());
    }

    static Result<Signatures> loadText(const QByteArray &text)
    {
        QTemporaryDir folder;
        QDir(folder.path()).mkdir(QStringLiteral("signatures"));
        QFile file(folder.filePath(QStringLiteral("signatures/9_test.yaml")));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write the test file");
        file.write(text);
        file.close();
        return Signatures::load(KnowledgeFolder(folder.path()));
    }

private Q_SLOTS:
    void initTestCase()
    {
        Result<Signatures> loaded = Signatures::load(KnowledgeFolder());
        QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(loaded.error().sentence()));
        m_signatures = std::move(*loaded);
        QVERIFY(m_signatures.all().size() > 150);
        m_scanner = std::make_unique<LineScanner>(m_signatures);
    }

    void matchesItsOwnLines_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < m_signatures.all().size(); ++i)
            QTest::newRow(qPrintable(m_signatures.all()[i].id)) << static_cast<int>(i);
    }
    void matchesItsOwnLines()
    {
        QFETCH(int, index);
        const Signature &signature = m_signatures.all()[static_cast<std::size_t>(index)];
        for (const QString &line : signature.mustMatch)
            QVERIFY2(matches(signature, line), qPrintable(line));
        for (const QString &line : signature.mustNotMatch)
            QVERIFY2(!matches(signature, line), qPrintable(line));
        QVERIFY2(!signature.mustNotMatch.isEmpty(), "a line that looks alike is missing");
    }

    /// What a line means is decided by the first signature: it must be of the same kind as the one
    /// the line is for.
    void linesMeanWhatTheyAreFor_data() { matchesItsOwnLines_data(); }
    void linesMeanWhatTheyAreFor()
    {
        QFETCH(int, index);
        const Signature &signature = m_signatures.all()[static_cast<std::size_t>(index)];
        for (const QString &line : signature.mustMatch) {
            LineFindings findings;
            m_scanner->scan(line.toUtf8(), findings);
            const bool found =
                std::ranges::any_of(findings.signatures, [&](const Signature *other) {
                    return other->id == signature.id;
                });
            QVERIFY2(found, qPrintable(line));
            if (!signature.fatal)
                continue;
            const Signature *first = nullptr;
            for (const Signature *other : findings.signatures) {
                if (first == nullptr && (other->fatal || other->survived))
                    first = other;
            }
            QVERIFY(first != nullptr);
            QVERIFY2(first->memoryKind == signature.memoryKind,
                     qPrintable(line + QStringLiteral(" is taken by ") + first->id));
            QVERIFY2(first->notMemoryCause == signature.notMemoryCause,
                     qPrintable(line + QStringLiteral(" is taken by ") + first->id));
        }
    }

    void knowsTheGuidesSignatures_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("id");
        QTest::newRow("message") << QStringLiteral(
                                        "CUDA out of memory. Tried to allocate 2.00 GiB.")
                                 << QStringLiteral("cuda_oom");
        QTest::newRow("class") << QStringLiteral("torch.OutOfMemoryError: x")
                               << QStringLiteral("oom_class");
        QTest::newRow("three times") << QStringLiteral("OOM during training step 3 times in a row")
                                     << QStringLiteral("oom_three_times");
        QTest::newRow("tried") << QStringLiteral("Tried to allocate 20.00 MiB")
                               << QStringLiteral("tried_to_allocate");
        QTest::newRow("zero") << QStringLiteral("of which 0 bytes is free.")
                              << QStringLiteral("zero_bytes_free");
        QTest::newRow("cublas") << QStringLiteral("CUBLAS_STATUS_ALLOC_FAILED")
                                << QStringLiteral("cublas_alloc");
    }
    void knowsTheGuidesSignatures()
    {
        QFETCH(QString, line);
        QFETCH(QString, id);
        LineFindings findings;
        m_scanner->scan(line.toUtf8(), findings);
        const auto found = std::ranges::find_if(
            findings.signatures, [&](const Signature *signature) { return signature->id == id; });
        QVERIFY(found != findings.signatures.end());
        QVERIFY((*found)->scope);
    }

    /// Every cause of the contract outside memory is recognised by some signature.
    void coversEachCause()
    {
        const QStringList causes{QStringLiteral("gated_model"),
                                 QStringLiteral("model_not_found"),
                                 QStringLiteral("dataset_missing"),
                                 QStringLiteral("config_invalid"),
                                 QStringLiteral("module_missing"),
                                 QStringLiteral("gpu_arch_unsupported"),
                                 QStringLiteral("driver_too_old"),
                                 QStringLiteral("cuda_error"),
                                 QStringLiteral("nan_loss"),
                                 QStringLiteral("dtype_or_device_mismatch"),
                                 QStringLiteral("disk_full"),
                                 QStringLiteral("permission_denied"),
                                 QStringLiteral("network"),
                                 QStringLiteral("compile_failed"),
                                 QStringLiteral("interrupted_by_user"),
                                 QStringLiteral("stale_job"),
                                 QStringLiteral("library_mismatch"),
                                 QStringLiteral("crash")};
        for (const QString &cause : causes) {
            const bool covered =
                std::ranges::any_of(m_signatures.all(), [&](const Signature &signature) {
                    return signature.notMemoryCause == QStringLiteral("not_oom.") + cause;
                });
            QVERIFY2(covered, qPrintable(cause));
        }
    }

    void reportsFaults_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("part");
        const QByteArray good("- id: a\n  literal: abcd\n  title: t\n  must_match: [abcd]\n");
        QTest::newRow("id twice") << good + good
                                  << QStringLiteral(":5:7: \"id\": the id \"a\" is used twice");
        QTest::newRow("short literal")
            << QByteArray("- id: a\n  literal: ab\n  title: t\n  must_match: [ab]\n")
            << QStringLiteral(":2:12: \"literal\"");
        QTest::newRow("expression")
            << QByteArray("- id: a\n  literal: abcd\n  regex: '('\n  title: t\n  must_match: [x]\n")
            << QStringLiteral(":3:10: \"regex\": the expression is wrong");
        QTest::newRow("cause")
            << QByteArray(
                   "- id: a\n  literal: abcd\n  title: t\n  cause: disk\n  must_match: [x]\n")
            << QStringLiteral("a cause begins with \"not_oom.\"");
        QTest::newRow("kind")
            << QByteArray(
                   "- id: a\n  literal: abcd\n  title: t\n  memory_kind: vram\n  must_match: [x]\n")
            << QStringLiteral("unknown memory kind \"vram\"");
        QTest::newRow("both") << QByteArray("- id: a\n  literal: abcd\n  title: t\n  memory_kind: "
                                            "spill\n  cause: not_oom.other\n  must_match: [x]\n")
                              << QStringLiteral("exclude each other");
        QTest::newRow("no example") << QByteArray("- id: a\n  literal: abcd\n  title: t\n")
                                    << QStringLiteral("a line that must match is missing");
        QTest::newRow("unknown key")
            << QByteArray("- id: a\n  literal: abcd\n  title: t\n  fatl: true\n  must_match: [x]\n")
            << QStringLiteral(":4:3: unknown key \"fatl\"");
    }
    void reportsFaults()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, part);
        const Result<Signatures> loaded = loadText(text);
        QVERIFY(!loaded.has_value());
        QVERIFY2(loaded.error().sentence().contains(part), qPrintable(loaded.error().sentence()));
    }

    void findsById()
    {
        QVERIFY(m_signatures.find(u"cuda_oom") != nullptr);
        QCOMPARE(m_signatures.find(u"cuda_oom")->memoryKind, MemoryKind::CudaAlloc);
        QVERIFY(m_signatures.find(u"no such id") == nullptr);
    }
};

QTEST_GUILESS_MAIN(TestSignatures)
#include "tst_signatures.moc"
