// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the Diagnosis page, each fed with values of its own.
#include "../widgetwalk.h"
#include "base/language.h"
#include "ui/diagnosis/causelist.h"
#include "ui/diagnosis/causerow.h"
#include "ui/diagnosis/estimatesentence.h"
#include "ui/diagnosis/evidencegrid.h"
#include "ui/diagnosis/questioncard.h"
#include "ui/diagnosis/verdictnote.h"
#include "ui/widgets/linkbutton.h"
#include "ui/widgets/probabilitybar.h"
#include "ui/widgets/textlabel.h"

#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

CauseFact fact(const QString &id, const QString &title)
{
    CauseFact cause;
    cause.id = id;
    cause.title = title;
    cause.explanation = u"What it means: "_s + title + u"."_s;
    cause.remedy = u"What to do."_s;
    return cause;
}

Knowledge someKnowledge()
{
    Knowledge knowledge;
    knowledge.causes = {fact(u"batch"_s, u"the batch is too large"_s),
                        fact(u"bucket"_s, u"the largest bucket is too large"_s),
                        fact(u"occupied"_s, u"another program holds the card"_s),
                        fact(u"fragments"_s, u"the memory is in pieces"_s),
                        fact(u"growth"_s, u"memory grows over the steps"_s)};
    return knowledge;
}

Because reason(const QString &text, double decibans, const QString &source, int line = 0)
{
    return {.evidence = u"e"_s,
            .text = text,
            .decibans = decibans,
            .source = source,
            .line = line > 0 ? std::optional(LineNumber{line}) : std::nullopt};
}

std::vector<RankedCause> someCauses()
{
    return {{.id = u"batch"_s,
             .probability = 0.87,
             .because = {reason(u"Batch Size is 4."_s, 9, u"config"_s, 38),
                         reason(u"It failed at the first large batch."_s, 5, u"log"_s, 812),
                         reason(u"It never worked before."_s, 2, u"answer"_s)},
             .against = {reason(u"The same job ran last week."_s, -3, u"telemetry"_s)}},
            {.id = u"bucket"_s, .probability = 0.06},
            {.id = u"occupied"_s, .probability = 0.04},
            {.id = u"fragments"_s, .probability = 0.026},
            {.id = u"growth"_s, .probability = 0.004}};
}

QStringList visibleTitles(QWidget &list)
{
    QStringList titles;
    for (const auto *label : list.findChildren<TextLabel *>(u"causeTitle"_s)) {
        if (label->isVisibleTo(&list))
            titles << label->text();
    }
    return titles;
}

QPushButton *answer(QuestionCard &card, const QString &id)
{
    return card.findChild<QPushButton *>(u"answer."_s + id);
}

void sweep()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

Estimate someEstimate()
{
    Estimate estimate;
    estimate.train = PhaseEstimate{.low = Bytes::fromGib(21),
                                   .mid = Bytes::fromGib(23.5),
                                   .high = Bytes::fromGib(26),
                                   .parts = {}};
    estimate.load = PhaseEstimate{.low = Bytes::fromGib(12),
                                  .mid = Bytes::fromGib(13),
                                  .high = Bytes::fromGib(14),
                                  .parts = {}};
    return estimate;
}

} // namespace

class TestDiagnosisParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setLanguage(u"en"_s); }

    void threeCausesFirstThenMore()
    {
        CauseList list;
        list.setCauses(someCauses(), someKnowledge());
        QCOMPARE(visibleTitles(list),
                 QStringList({u"The batch is too large"_s, u"The largest bucket is too large"_s,
                              u"Another program holds the card"_s}));
        auto *more = list.findChild<QPushButton *>(u"moreCauses"_s);
        QVERIFY(more->isVisibleTo(&list));
        more->click();
        QVERIFY(list.isExpanded());
        // The fifth is hardly possible, and is not named at all.
        QCOMPARE(visibleTitles(list).size(), 4);
        QCOMPARE(visibleTitles(list).last(), u"The memory is in pieces"_s);
        more->click();
        QCOMPARE(visibleTitles(list).size(), 3);
    }

    void expandedStaysExpandedWhenRankedAnew()
    {
        CauseList list;
        list.setCauses(someCauses(), someKnowledge());
        list.setExpanded(true);
        list.setCauses(someCauses(), someKnowledge());
        QCOMPARE(visibleTitles(list).size(), 4);
    }

    void noMoreButtonWithoutMore()
    {
        CauseList list;
        list.setCauses({{.id = u"batch"_s, .probability = 1.0}}, someKnowledge());
        QVERIFY(!list.findChild<QPushButton *>(u"moreCauses"_s)->isVisibleTo(&list));
        list.setCauses({}, someKnowledge());
        sweep();
        QCOMPARE(list.findChildren<CauseRow *>().size(), 0);
    }

    void onlyTheFirstIsExplained()
    {
        CauseList list;
        list.setCauses(someCauses(), someKnowledge());
        QCOMPARE(list.findChildren<TextLabel *>(u"causeExplanation"_s).size(), 1);
        QCOMPARE(list.findChild<TextLabel *>(u"causeExplanation"_s)->text(),
                 u"What it means: the batch is too large."_s);
        QCOMPARE(list.findChild<TextLabel *>(u"causeRemedy"_s)->text(), u"What to do."_s);
    }

    void unknownCauseIsShownByItsId()
    {
        CauseList list;
        list.setCauses({{.id = u"new_cause"_s, .probability = 0.5}}, someKnowledge());
        QCOMPARE(visibleTitles(list), QStringList(u"New_cause"_s));
    }

    void barsStandInOneColumn()
    {
        CauseList list;
        list.setCauses(someCauses(), someKnowledge());
        QSet<int> widths;
        for (const auto *bar : list.findChildren<ProbabilityBar *>())
            widths << bar->width();
        QCOMPARE(widths.size(), 1);
    }

    void barsSayWordAndFigure()
    {
        CauseList list;
        list.setCauses(someCauses(), someKnowledge());
        const auto bars = list.findChildren<ProbabilityBar *>();
        QCOMPARE(bars.first()->word(), u"very likely"_s);
        QCOMPARE(bars.first()->accessibleDescription(), u"very likely, 85 %"_s);
        // Certainty is never claimed.
        list.setCauses({{.id = u"batch"_s, .probability = 1.0}}, someKnowledge());
        sweep();
        QCOMPARE(list.findChild<ProbabilityBar *>()->accessibleDescription(),
                 u"very likely, 95 %"_s);
    }

    void reasonsLeadToTheirLines()
    {
        CauseList list;
        list.setCauses(someCauses(), someKnowledge());
        const QSignalSpy activated(&list, &CauseList::lineActivated);
        const auto links = list.findChildren<LinkButton *>(u"evidenceLink"_s);
        QCOMPARE(links.size(), 2);
        QCOMPARE(links[0]->text(), u"config line 38"_s);
        QCOMPARE(links[1]->text(), u"log line 812"_s);
        links[0]->click();
        links[1]->click();
        QCOMPARE(activated.size(), 2);
        QCOMPARE(activated[0][0].value<LineNumber>().value, 38);
        QCOMPARE(activated[0][1].toString(), u"config"_s);
        QCOMPARE(activated[1][0].value<LineNumber>().value, 812);
        QCOMPARE(activated[1][1].toString(), u"log"_s);
    }

    void reasonsSayStrengthAndOrigin()
    {
        const EvidenceGrid grid(someCauses().front());
        QStringList texts;
        for (const auto *label : grid.findChildren<TextLabel *>())
            texts << label->text();
        for (const QString &wanted : {u"because"_s, u"against"_s, u"strong"_s, u"clear"_s,
                                      u"slight"_s, u"your answer"_s, u"telemetry"_s}) {
            QVERIFY2(texts.contains(wanted), qPrintable(wanted));
        }
    }

    void partsAreAccessible()
    {
        QWidget window;
        QVBoxLayout layout(&window);
        auto *list = new CauseList;
        list->setCauses(someCauses(), someKnowledge());
        auto *card = new QuestionCard;
        card->setQuestion(QuestionAsked{
            .id = u"q"_s, .text = u"Did it work before?"_s, .answers = {{u"yes"_s, u"Yes"_s}}});
        layout.addWidget(list);
        layout.addWidget(card);
        window.show();
        QCOMPARE(walk::nameless(&window), QStringList());
        QCOMPARE(walk::sharedMnemonics(&window), QStringList());
    }

    void questionAsksAndTakesAnswers()
    {
        QuestionCard card;
        QVERIFY(card.isHidden());
        card.setQuestion(
            QuestionAsked{.id = u"worked_before"_s,
                          .text = u"Did the same config get past step 10?"_s,
                          .answers = {{u"yes"_s, u"Yes & more"_s}, {u"no"_s, u"No"_s}}});
        QVERIFY(!card.isHidden());
        QCOMPARE(card.findChild<TextLabel *>(u"questionText"_s)->text(),
                 u"Did the same config get past step 10?"_s);
        const QSignalSpy answered(&card, &QuestionCard::answered);
        QCOMPARE(answer(card, u"yes"_s)->text(), u"Yes && more"_s);
        answer(card, u"yes"_s)->click();
        answer(card, u"dont_know"_s)->click();
        QCOMPARE(answered.size(), 2);
        QCOMPARE(answered[0], QVariantList({u"worked_before"_s, u"yes"_s}));
        QCOMPARE(answered[1], QVariantList({u"worked_before"_s, u"dont_know"_s}));
    }

    void questionOffersNotKnowingOnce()
    {
        QuestionCard card;
        card.setQuestion(
            QuestionAsked{.id = u"q"_s,
                          .text = u"?"_s,
                          .answers = {{u"yes"_s, u"Yes"_s}, {u"dont_know"_s, u"No idea"_s}}});
        QCOMPARE(card.findChildren<QPushButton *>(u"answer.dont_know"_s).size(), 1);
    }

    void questionForANumber()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        QuestionCard card;
        card.setQuestion(QuestionAsked{.id = u"gpu_vram_gib"_s, .text = u"How much?"_s});
        auto *number = card.findChild<QDoubleSpinBox *>(u"answerNumber"_s);
        QVERIFY(number != nullptr);
        QCOMPARE(number->accessibleName(), u"How much?"_s);
        const QSignalSpy answered(&card, &QuestionCard::answered);
        number->setValue(11.5);
        card.findChild<QPushButton *>(u"answerTake"_s)->click();
        QLocale::setDefault(before);
        // Shown with a comma there, but answers are read again in the C locale.
        QCOMPARE(answered.value(0), QVariantList({u"gpu_vram_gib"_s, u"11.5"_s}));
        QVERIFY(answer(card, u"dont_know"_s) != nullptr);
    }

    void questionKeepsTheFocus()
    {
        QWidget window;
        QVBoxLayout layout(&window);
        auto *card = new QuestionCard;
        layout.addWidget(card);
        card->setQuestion(
            QuestionAsked{.id = u"a"_s, .text = u"First?"_s, .answers = {{u"yes"_s, u"Yes"_s}}});
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        answer(*card, u"dont_know"_s)->setFocus();
        card->setQuestion(QuestionAsked{
            .id = u"b"_s, .text = u"Second?"_s, .answers = {{u"maybe"_s, u"Maybe"_s}}});
        QCOMPARE(QApplication::focusWidget(), answer(*card, u"maybe"_s));
    }

    void questionDoesNotStealTheFocus()
    {
        QWidget window;
        QVBoxLayout layout(&window);
        auto *other = new QPushButton(u"Other"_s);
        auto *card = new QuestionCard;
        layout.addWidget(other);
        layout.addWidget(card);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        other->setFocus();
        card->setQuestion(QuestionAsked{
            .id = u"b"_s, .text = u"Second?"_s, .answers = {{u"maybe"_s, u"Maybe"_s}}});
        QCOMPARE(QApplication::focusWidget(), other);
        card->setQuestion({});
        QVERIFY(card->isHidden());
        QCOMPARE(QApplication::focusWidget(), other);
    }

    void notesOfVerdicts_data()
    {
        QTest::addColumn<Verdict>("verdict");
        QTest::addColumn<Phase>("phase");
        QTest::addColumn<Tone>("tone");
        QTest::addColumn<QString>("says");
        QTest::newRow("not memory") << Verdict::NotOutOfMemory << Phase::Startup << Tone::Info
                                    << u"not an out-of-memory failure"_s;
        QTest::newRow("spill") << Verdict::SlowSpill << Phase::MidTrain << Tone::Warning
                               << u"crawls"_s;
        QTest::newRow("finished") << Verdict::NoFailure << Phase::Finished << Tone::Positive
                                  << u"last step"_s;
        QTest::newRow("running") << Verdict::NoFailure << Phase::MidTrain << Tone::Positive
                                 << u"Nothing in this log"_s;
        QTest::newRow("unclear") << Verdict::Unclear << Phase::Unknown << Tone::Info
                                 << u"missing"_s;
    }

    void notesOfVerdicts()
    {
        QFETCH(Verdict, verdict);
        QFETCH(Phase, phase);
        QFETCH(Tone, tone);
        QFETCH(QString, says);
        Diagnosis diagnosis;
        diagnosis.verdict = verdict;
        diagnosis.phase = phase;
        diagnosis.missing = u"The end of the log."_s;
        const VerdictNote note = verdictNote({}, diagnosis);
        QCOMPARE(note.tone, tone);
        QVERIFY2(note.text.contains(says), qPrintable(note.text));
        QCOMPARE(note.detail == diagnosis.missing, verdict == Verdict::Unclear);
    }

    void plainOutOfMemoryNeedsNoNote()
    {
        Diagnosis diagnosis;
        diagnosis.verdict = Verdict::OutOfMemory;
        QVERIFY(verdictNote({}, diagnosis).text.isEmpty());
        QVERIFY(recoveredNote({}, diagnosis).text.isEmpty());
        QVERIFY(environmentNote(diagnosis).text.isEmpty());
    }

    void otherFailuresQuoteTheLog()
    {
        Diagnosis diagnosis;
        diagnosis.verdict = Verdict::NotOutOfMemory;
        diagnosis.failure = Failure{};
        diagnosis.failure->text = u"ModuleNotFoundError: No module named 'lion'"_s;
        QVERIFY(verdictNote({}, diagnosis).detail.contains(u"No module named 'lion'"_s));
        diagnosis.failure->text = QString(4000, u'x');
        QVERIFY(verdictNote({}, diagnosis).detail.size() < 400);
    }

    void spillTellsTheSlowdown()
    {
        Case facts;
        facts.runs.emplace_back();
        facts.runs.front().speed =
            SpeedTrend{.early = 2.5, .late = 61, .worst = 64, .jumpLine = {}};
        facts.current = 0;
        Diagnosis diagnosis;
        diagnosis.verdict = Verdict::SlowSpill;
        const QString detail = verdictNote(facts, diagnosis).detail;
        QVERIFY2(detail.contains(u"2.5"_s) && detail.contains(u"64"_s), qPrintable(detail));
        facts.runs.front().speed->worst = 2;
        QVERIFY(verdictNote(facts, diagnosis).detail.isEmpty());
    }

    void recoveredTellsWhatIsLeftOut()
    {
        Case facts;
        facts.runs.emplace_back();
        facts.runs.front().skippedBatches = {StepNumber{4}, StepNumber{9}};
        facts.current = 0;
        Diagnosis diagnosis;
        diagnosis.verdict = Verdict::OutOfMemory;
        diagnosis.recovered = true;
        const VerdictNote note = recoveredNote(facts, diagnosis);
        QCOMPARE(note.tone, Tone::Warning);
        QVERIFY(note.text.contains(u"largest bucket"_s));
        QVERIFY2(note.detail.contains(u"2 batch"_s), qPrintable(note.detail));
    }

    void environmentTellsToStop()
    {
        Diagnosis diagnosis;
        diagnosis.environmentProblem = true;
        const VerdictNote note = environmentNote(diagnosis);
        QCOMPARE(note.tone, Tone::Warning);
        QVERIFY(note.text.contains(u"Stop"_s));
        QVERIFY(note.detail.contains(u"fresh worker"_s));
        QVERIFY(note.detail.contains(u"support"_s));
    }

    void estimateTellsThePeak()
    {
        Estimate estimate = someEstimate();
        QString sentence = estimateSentence(estimate);
        QVERIFY2(sentence.contains(u"21.0 GiB to 26.0 GiB"_s), qPrintable(sentence));
        QVERIFY(sentence.contains(u"training"_s));
        QVERIFY(sentence.contains(u"unknown"_s));
        estimate.capacity = Bytes::fromGib(23.6);
        estimate.fits = 0.42;
        sentence = estimateSentence(estimate);
        QVERIFY2(sentence.contains(u"23.6 GiB"_s) && sentence.contains(u"40 %"_s),
                 qPrintable(sentence));
        QVERIFY(estimateSentence({}).isEmpty());
    }
};

QTEST_MAIN(TestDiagnosisParts)
#include "tst_diagnosispage_parts.moc"
