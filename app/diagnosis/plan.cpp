// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/plan.h"

#include "diagnosis/phasehelp.h"
#include "diagnosis/planwords.h"

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// A later step of the ladder overtakes an earlier one only when it promises this much more: the
/// guide's order is the tie-breaker, clear evidence decides.
constexpr double kClearlyBetter = 2.0;
/// With no cause above this the ranking is unsure: the safe order leads, and others need this much
/// more to come before it.
constexpr double kUnsure = 0.35;
constexpr double kFarBetter = 4.0;
/// Steps that promise less are left out, unless they belong to the ladder.
constexpr double kWorthTrying = 0.03;
constexpr std::size_t kMostSteps = 8;

/// A step with its promise: the chance to end the failure per minute.
struct Scored
{
    PlanStep step;
    double score = 0;
    double chance = 0;
    bool helps = true;
};

/// The guide's ladder lowers the card's memory; what the system lacks it does not give.
QStringList ladderFor(const Situation &situation)
{
    const bool ofTheSystem = situation.memoryKind == MemoryKind::HostRam ||
                             situation.memoryKind == MemoryKind::SharedMemory;
    return ofTheSystem ? QStringList() : ladderOf(situation.media, situation.guideKind);
}

bool isOptimizerStep(const QString &fix)
{
    return fix == "optimizer_8bit"_L1 || fix == "lower_rank"_L1 || fix == "ema_off"_L1;
}

/// What the config says of a fix, and the phase.
void settle(PlanStep &step, const FixFact &fix, bool helps, const Planning &planning)
{
    const WhatIf *whatIf = planning.estimates.fix(fix.id);
    if (whatIf != nullptr && whatIf->edits.state == FixEdits::State::AlreadyDone) {
        step.state = FixState::AlreadyDone;
        step.why = whatIf->edits.reason;
        return;
    }
    if (whatIf != nullptr && whatIf->edits.state == FixEdits::State::NotApplicable) {
        step.state = FixState::NotApplicable;
        step.why = whatIf->edits.reason;
        return;
    }
    if (!helps && !isForPreviewsWhileTraining(fix, planning.situation)) {
        step.state = FixState::NotApplicable;
        step.why = fix.id == "low_vram_on"_L1 && planning.situation.architecture != nullptr
                       ? whyLowVramDoesNot(planning.situation)
                       : whyNotInPhase(planning.situation);
        return;
    }
    if (whatIf != nullptr) {
        step.elsewhere = fix.elsewhere.value(planning.situation.otherTrainer);
        step.edits = whatIf->edits.edits;
        step.saves = savingOf(*whatIf, planning.estimates);
    }
}

std::vector<Scored> scoreAll(const Planning &planning)
{
    const QStringList ladder = ladderFor(planning.situation);
    const std::vector<Action> actions = openActions(planning);
    std::vector<Scored> all;
    for (const FixFact &fix : planning.knowledge.fixes) {
        Scored scored;
        scored.step.fix = fix.id;
        scored.step.inLadder = ladder.contains(fix.id);
        scored.helps = helpsPhase(fix, planning.situation);
        const auto action = std::ranges::find(actions, fix.id, &Action::fix);
        if (action != actions.end()) {
            scored.chance = chanceOf(*action, planning.ranking);
            scored.score = scored.chance / action->cost;
        }
        if (fix.kind == FixKind::ConfigEdit)
            settle(scored.step, fix, scored.helps, planning);
        all.push_back(std::move(scored));
    }
    return all;
}

bool sameEdits(const std::vector<Edit> &a, const std::vector<Edit> &b)
{
    return std::ranges::equal(a, b, [](const Edit &first, const Edit &second) {
        return first.path == second.path && first.to == second.to;
    });
}

/// The open steps of the ladder, in its order unless a later one is clearly better.
std::vector<Scored> orderedLadder(const std::vector<Scored> &all, const QStringList &ladder)
{
    std::vector<Scored> order;
    for (const QString &fix : ladder) {
        const auto found =
            std::ranges::find_if(all, [&](const Scored &s) { return s.step.fix == fix; });
        if (found == all.end() || found->step.state != FixState::Proposed)
            continue;
        auto place = order.end();
        while (place != order.begin() && found->score > kClearlyBetter * std::prev(place)->score)
            --place;
        order.insert(place, *found);
    }
    return order;
}

/// Puts the other steps between those of the ladder, each before the first that promises less.
/// What cures the likeliest cause needs no more than to promise more than the next step.
/// R0: optimizer and rank come after every open step of the ladder that helps the failing phase.
void mergeOthers(std::vector<Scored> &order, std::vector<Scored> others,
                 const std::vector<Weighed> &ranking)
{
    const bool unsure = ranking.empty() || ranking.front().probability < kUnsure;
    const QString cure = ranking.empty() ? QString() : ranking.front().cause->fixes.value(0);
    std::ranges::stable_sort(others, std::greater{}, &Scored::score);
    for (const Scored &other : others) {
        // The same edits under another name are no further step.
        const bool repeated = std::ranges::any_of(order, [&](const Scored &step) {
            return !step.step.edits.empty() && sameEdits(step.step.edits, other.step.edits);
        });
        if (repeated)
            continue;
        const double needed = other.step.fix == cure ? 1 : unsure ? kFarBetter : kClearlyBetter;
        auto place = std::ranges::find_if(order, [&](const Scored &step) {
            return step.score * (step.step.inLadder ? needed : 1) < other.score;
        });
        if (isOptimizerStep(other.step.fix)) {
            const auto lastLever = std::ranges::find_last_if(
                order, [](const Scored &step) { return step.step.inLadder && step.helps; });
            if (!lastLever.empty())
                place = std::max(place, lastLever.begin() + 1);
        }
        order.insert(place, other);
    }
}

/// R5: the retry stops here. Support first where a fresh worker was tried already.
std::vector<Scored> environmentFirst(std::vector<Scored> order, const Planning &planning)
{
    const bool tried = answerTo(planning.facts, u"fresh_worker_tried") == "yes"_L1;
    const QStringList first = tried ? QStringList{u"contact_support"_s, u"fresh_worker"_s}
                                    : QStringList{u"fresh_worker"_s, u"contact_support"_s};
    std::erase_if(order, [&](const Scored &scored) { return first.contains(scored.step.fix); });
    // Programs that are known to hold the card go first: closing them costs no worker.
    const bool othersHoldIt =
        !planning.ranking.empty() && planning.ranking.front().cause->id == "gpu_occupied"_L1;
    const auto close = std::ranges::find_if(
        order, [](const Scored &s) { return s.step.fix == "close_other_programs"_L1; });
    std::optional<Scored> before;
    if (othersHoldIt && close != order.end()) {
        before = *close;
        order.erase(close);
    }
    for (qsizetype i = first.size(); i-- > 0;) {
        Scored scored;
        scored.step.fix = first[i];
        scored.step.why = whyEnvironment(first[i]);
        order.insert(order.begin(), scored);
    }
    if (before)
        order.insert(order.begin(), *before);
    return order;
}

/// Done and inapplicable steps of the ladder, each before the next step of the ladder that is open.
void insertSettled(std::vector<Scored> &order, const std::vector<Scored> &all,
                   const QStringList &ladder)
{
    for (qsizetype i = ladder.size(); i-- > 0;) {
        const auto found =
            std::ranges::find_if(all, [&](const Scored &s) { return s.step.fix == ladder[i]; });
        if (found == all.end() || found->step.state == FixState::Proposed)
            continue;
        const auto next = std::ranges::find_if(order, [&](const Scored &scored) {
            return scored.step.inLadder && ladder.indexOf(scored.step.fix) > i;
        });
        order.insert(next, *found);
    }
}

/// Keeps the list readable: further steps go, from the last, but not those that lead the ladder.
void dropLeastPromising(std::vector<Scored> &order)
{
    const auto isOther = [](const Scored &scored) {
        return !scored.step.inLadder;
    };
    while (order.size() > kMostSteps) {
        const auto ladder = std::ranges::find_if_not(order, isOther);
        const auto least =
            std::ranges::find_last_if(std::ranges::subrange(ladder, order.end()), isOther);
        if (least.empty())
            break;
        order.erase(least.begin());
    }
}

std::vector<PlanStep> otherFailurePlan(const Planning &planning)
{
    PlanStep step{.fix = u"see_failure_help"_s};
    if (!planning.ranking.empty())
        step.why = knowledgeText(planning.ranking.front().cause->remedy);
    return {step};
}

} // namespace

QStringList ladderOf(Media media, GuideKind kind)
{
    QStringList ladder{u"gradient_checkpointing_on"_s, u"batch_size_one"_s,
                       u"drop_largest_bucket"_s,       u"shrink_preview"_s,
                       u"disable_sampling"_s,          u"low_vram_on"_s};
    if (media == Media::Video)
        ladder = {u"gradient_checkpointing_on"_s,
                  u"reduce_num_frames"_s,
                  u"batch_size_one"_s,
                  u"drop_largest_bucket"_s,
                  u"reduce_preview_frames"_s,
                  u"shrink_preview"_s,
                  u"disable_sampling"_s,
                  u"low_vram_on"_s,
                  u"layer_offloading_on"_s,
                  u"quantize_on"_s};
    if (kind == GuideKind::D) {
        for (const QString &first : {u"drop_largest_bucket"_s, u"reduce_num_frames"_s}) {
            if (ladder.removeAll(first) > 0)
                ladder.prepend(first);
        }
    }
    return ladder;
}

std::vector<PlanStep> makePlan(const Planning &planning)
{
    if (planning.situation.verdict == Verdict::NoFailure)
        return {};
    if (planning.situation.verdict == Verdict::NotOutOfMemory)
        return otherFailurePlan(planning);
    const QStringList ladder = ladderFor(planning.situation);
    const std::vector<Scored> all = scoreAll(planning);
    std::vector<Scored> order = orderedLadder(all, ladder);
    std::vector<Scored> others;
    for (const Scored &scored : all) {
        const bool worth = scored.step.state == FixState::Proposed && !scored.step.inLadder &&
                           scored.chance >= kWorthTrying;
        if (worth)
            others.push_back(scored);
    }
    mergeOthers(order, std::move(others), planning.ranking);
    if (planning.environmentProblem)
        order = environmentFirst(std::move(order), planning);
    dropLeastPromising(order);
    insertSettled(order, all, ladder);
    std::vector<PlanStep> plan;
    for (Scored &scored : order) {
        if (scored.step.why.isEmpty())
            scored.step.why = whyStep(scored.step.fix, planning);
        plan.push_back(std::move(scored.step));
    }
    return plan;
}

} // namespace headroom
