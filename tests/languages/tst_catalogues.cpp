// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/language.h"
#include "base/numbers.h"
#include "diagnosis/knowledge.h"

#include <QFile>
#include <QTest>
#include <QThread>
#include <QXmlStreamReader>

using namespace headroom;

namespace {

const auto kTranslated = {QStringLiteral("de"), QStringLiteral("ja"), QStringLiteral("pt")};

/// The English texts of a context in a catalogue's source.
QStringList textsOf(const QString &language, const QString &context)
{
    QFile file(QStringLiteral(HEADROOM_SOURCE_DIR "/translations/headroom_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    QXmlStreamReader xml(&file);
    QStringList texts;
    QString current;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1StringView("name"))
            current = xml.readElementText();
        else if (xml.name() == QLatin1StringView("source") && current == context)
            texts << xml.readElementText();
    }
    return texts;
}

/// All texts of the knowledge that a person can see.
QStringList shownTexts(const Knowledge &knowledge)
{
    QStringList texts;
    for (const CauseFact &cause : knowledge.causes)
        texts << cause.title << cause.explanation << cause.remedy;
    for (const EvidenceFact &evidence : knowledge.evidence)
        texts << evidence.title << evidence.absent;
    for (const FixFact &fix : knowledge.fixes)
        texts << fix.title << fix.price << fix.commands.values();
    for (const QuestionFact &question : knowledge.questions) {
        texts << question.title;
        for (const AnswerFact &answer : question.answers)
            texts << answer.title;
    }
    for (const Signature &signature : knowledge.signatures.all())
        texts << signature.title;
    for (const Panel &panel : knowledge.panels.panels) {
        if (panel.isOwn)
            texts << panel.title;
        for (const Field &field : panel.fields)
            texts << field.help;
    }
    texts.removeAll(QString());
    texts.removeDuplicates();
    return texts;
}

QString saysOpen()
{
    return QCoreApplication::translate("headroom::MainWindow", "&Open…");
}

QString saysCancel()
{
    return QCoreApplication::translate("QPlatformTheme", "Cancel");
}

QString saysSkipped(int batches)
{
    return QCoreApplication::translate("VerdictNote", "%n batch(es) were skipped so far.", nullptr,
                                       batches);
}

} // namespace

class TestCatalogues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setLanguage(QStringLiteral("en")); }

    void everyLanguageIsBuiltIn()
    {
        for (const QString &language : languages())
            QVERIFY2(setLanguage(language), qPrintable(language));
    }

    void allKnowledgeIsInTheCatalogues()
    {
        const auto knowledge = Knowledge::load();
        QVERIFY(knowledge.has_value());
        const QStringList shown = shownTexts(*knowledge);
        QVERIFY(shown.size() > 400);
        for (const QString &language : kTranslated) {
            const QStringList known = textsOf(language, QStringLiteral("Knowledge"));
            QStringList missing;
            for (const QString &text : shown) {
                if (!known.contains(text))
                    missing << text;
            }
            QCOMPARE(missing.join(QLatin1Char('\n')), QString());
        }
    }

    void textsFollowTheLanguage()
    {
        QCOMPARE(saysOpen(), QStringLiteral("&Open…"));
        setLanguage(QStringLiteral("de"));
        QCOMPARE(saysOpen(), QStringLiteral("Ö&ffnen…"));
        QCOMPARE(knowledgeText(QStringLiteral("The batch is too large")),
                 QStringLiteral("Der Batch ist zu groß"));
        QCOMPARE(showSize(Bytes::fromGib(1.5)), QStringLiteral("1,5 GiB"));
        setLanguage(QStringLiteral("en"));
        QCOMPARE(saysOpen(), QStringLiteral("&Open…"));
    }

    void qtSpeaksTheLanguageToo()
    {
        const QString english = saysCancel();
        QCOMPARE(english, QStringLiteral("Cancel"));
        for (const QString &language : kTranslated) {
            setLanguage(language);
            QVERIFY2(saysCancel() != english, qPrintable(language));
        }
    }

    void pluralsAreRight()
    {
        setLanguage(QStringLiteral("en"));
        QCOMPARE(saysSkipped(1), QStringLiteral("1 batch was skipped so far."));
        QCOMPARE(saysSkipped(3), QStringLiteral("3 batches were skipped so far."));
        setLanguage(QStringLiteral("de"));
        QCOMPARE(saysSkipped(1), QStringLiteral("Bisher wurde ein Batch übersprungen."));
        QCOMPARE(saysSkipped(3), QStringLiteral("Bisher wurden 3 Batches übersprungen."));
    }

    void englishOnRequest()
    {
        setLanguage(QStringLiteral("de"));
        QCOMPARE(currentLanguage(), QStringLiteral("de"));
        {
            const EnglishTexts english;
            QCOMPARE(saysOpen(), QStringLiteral("&Open…"));
            QCOMPARE(saysSkipped(3), QStringLiteral("3 batches were skipped so far."));
            QCOMPARE(saysCancel(), QStringLiteral("Cancel"));
            QCOMPARE(showSize(Bytes::fromGib(1.5)), QStringLiteral("1.5 GiB"));
            // Another thread keeps the user's language.
            QString elsewhere;
            const std::unique_ptr<QThread> thread(
                QThread::create([&elsewhere] { elsewhere = saysOpen(); }));
            thread->start();
            QVERIFY(thread->wait(10000));
            QCOMPARE(elsewhere, QStringLiteral("Ö&ffnen…"));
        }
        QCOMPARE(saysOpen(), QStringLiteral("Ö&ffnen…"));
        QCOMPARE(showSize(Bytes::fromGib(1.5)), QStringLiteral("1,5 GiB"));
    }
};

QTEST_GUILESS_MAIN(TestCatalogues)
#include "tst_catalogues.moc"
