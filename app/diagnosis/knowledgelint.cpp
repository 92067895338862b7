// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/knowledgelint.h"

#include "diagnosis/evidence.h"
#include "diagnosis/fixedits.h"

#include <QSet>

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

class Lint
{
public:
    explicit Lint(const Knowledge &knowledge) : m_knowledge(knowledge) {}

    QStringList run()
    {
        checkEvidence();
        checkCauses();
        checkFixes();
        checkQuestions();
        return m_problems;
    }

private:
    void say(const QString &problem) { m_problems << problem; }

    void needText(const QString &owner, const QString &text)
    {
        if (text.trimmed().isEmpty())
            say(owner + u": a text is empty."_s);
    }

    void needEvidence(const QString &owner, const QStringList &ids)
    {
        for (const QString &id : ids) {
            if (m_knowledge.evidenceFact(id) == nullptr)
                say(owner + u": there is no evidence "_s + id + u'.');
        }
    }

    void checkEvidence()
    {
        const QStringList extracted = extractedEvidence();
        QSet<QString> used;
        for (const CauseFact &cause : m_knowledge.causes) {
            for (auto pair = cause.likelihood.cbegin(); pair != cause.likelihood.cend(); ++pair)
                used << pair.key();
            for (const QString &id : cause.needs + cause.excludedBy)
                used << id;
        }
        for (const EvidenceFact &fact : m_knowledge.evidence) {
            needText(fact.id, fact.title);
            needText(fact.id, fact.basis);
            if (!extracted.contains(fact.id))
                say(fact.id + u": nothing finds this evidence."_s);
            if (!used.contains(fact.id))
                say(fact.id + u": no cause uses this evidence."_s);
        }
        for (const QString &id : extracted) {
            if (m_knowledge.evidenceFact(id) == nullptr)
                say(id + u": this evidence is found but not described."_s);
        }
    }

    void checkCauses()
    {
        for (const CauseFact &cause : m_knowledge.causes) {
            for (const QString &text : {cause.title, cause.explanation, cause.basis})
                needText(cause.id, text);
            needEvidence(cause.id, cause.likelihood.keys() + cause.needs + cause.excludedBy);
            if (cause.fixes.isEmpty())
                say(cause.id + u": there is no fix."_s);
            for (const QString &fix : cause.fixes) {
                if (m_knowledge.fix(fix) == nullptr)
                    say(cause.id + u": there is no fix "_s + fix + u'.');
            }
            // R0: learning rate and optimizer are not the first levers, unless they are the cause.
            const bool optimizer = cause.id == "optimizer_or_rank"_L1;
            if (!optimizer && !cause.fixes.isEmpty() &&
                (cause.fixes.front() == "optimizer_8bit"_L1 ||
                 cause.fixes.front() == "lower_rank"_L1))
                say(cause.id + u": the optimizer must not come first."_s);
            if (cause.id.startsWith("not_oom."_L1))
                needText(cause.id, cause.remedy);
        }
    }

    void checkFixes()
    {
        const QStringList edits = configFixes();
        for (const FixFact &fix : m_knowledge.fixes) {
            needText(fix.id, fix.title);
            needText(fix.id, fix.price);
            if ((fix.kind == FixKind::ConfigEdit) != edits.contains(fix.id))
                say(fix.id + u": config fixes and the edits that exist must agree."_s);
            if (fix.kind == FixKind::Manual && fix.commands.isEmpty())
                say(fix.id + u": the steps are missing."_s);
            for (const QString &text : fix.commands)
                needText(fix.id, text);
            for (auto pair = fix.success.cbegin(); pair != fix.success.cend(); ++pair) {
                if (m_knowledge.cause(pair.key()) == nullptr)
                    say(fix.id + u": there is no cause "_s + pair.key() + u'.');
                if (*pair <= 0 || *pair >= 1)
                    say(fix.id + u": a chance must lie between 0 and 1."_s);
            }
            const bool listed = std::ranges::any_of(
                m_knowledge.causes, [&](const CauseFact &c) { return c.fixes.contains(fix.id); });
            if (fix.success.isEmpty() && !listed)
                say(fix.id + u": this fix is never used."_s);
        }
        for (const QString &id : edits) {
            if (m_knowledge.fix(id) == nullptr)
                say(id + u": this fix is not described."_s);
        }
    }

    bool changesACause(const QStringList &evidence) const
    {
        return std::ranges::any_of(evidence, [&](const QString &id) {
            return std::ranges::any_of(m_knowledge.causes, [&](const CauseFact &cause) {
                return cause.likelihood.contains(id) || cause.needs.contains(id) ||
                       cause.excludedBy.contains(id);
            });
        });
    }

    void checkQuestions()
    {
        for (const QuestionFact &question : m_knowledge.questions) {
            needText(question.id, question.title);
            QStringList settled = question.settles;
            for (const AnswerFact &answer : question.answers) {
                needText(question.id, answer.title);
                settled += answer.present + answer.absent;
            }
            needEvidence(question.id, settled);
            if (question.isNumber != question.answers.empty())
                say(question.id + u": a number has no answers to choose from, a choice has."_s);
            if (!changesACause(settled))
                say(question.id + u": no answer changes a cause."_s);
        }
    }

    const Knowledge &m_knowledge;
    QStringList m_problems;
};

} // namespace

QStringList lintKnowledge(const Knowledge &knowledge)
{
    return Lint(knowledge).run();
}

} // namespace headroom
