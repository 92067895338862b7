// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/baselines.h"

#include "diagnosis/plan.h"
#include "diagnosis/ranking.h"
#include "diagnosis/situation.h"

#include <algorithm>
#include <array>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

/// Causes in an order, told with probabilities that only keep it.
Said inOrder(const QStringList &causes, const QStringList &firstFixes, const Diagnosis &diagnosis)
{
    Said said{.verdict = idOf(diagnosis.verdict),
              .memoryKind = idOf(diagnosis.memoryKind),
              .phase = idOf(diagnosis.phase)};
    double probability = 0.5;
    for (const QString &cause : causes) {
        said.causes.emplace_back(cause, probability);
        probability /= 2;
    }
    said.fixes = firstFixes + ladderOf(diagnosis.media);
    said.fixes.removeDuplicates();
    said.firstFix = said.fixes.value(0);
    return said;
}

QStringList fixesOf(const QString &cause, const Knowledge &knowledge)
{
    const CauseFact *fact = knowledge.cause(cause);
    return fact != nullptr ? fact->fixes : QStringList();
}

Said byPrior(const Case & /*facts*/, const Diagnosis &diagnosis, const Knowledge &knowledge)
{
    std::vector<const CauseFact *> causes = candidates(knowledge, diagnosis.verdict);
    std::ranges::stable_sort(causes, std::greater{}, &CauseFact::prior);
    QStringList ids;
    for (const CauseFact *cause : causes)
        ids << cause->id;
    return inOrder(ids, fixesOf(ids.value(0), knowledge), diagnosis);
}

struct Keyword
{
    QLatin1StringView word;
    QLatin1StringView cause;
};

constexpr std::array kKeywords{
    Keyword{"0 bytes is free"_L1, "gpu_occupied"_L1},
    Keyword{"killed"_L1, "host_ram_exhausted"_L1},
    Keyword{"paging file"_L1, "host_ram_exhausted"_L1},
    Keyword{"shm"_L1, "host_ram_exhausted"_L1},
    Keyword{"sampl"_L1, "preview_too_heavy"_L1},
    Keyword{"decode"_L1, "preview_too_heavy"_L1},
    Keyword{"text_encoder"_L1, "text_encoder_pressure"_L1},
    Keyword{"quantiz"_L1, "model_load_pressure"_L1},
    Keyword{"load_model"_L1, "model_load_pressure"_L1},
    Keyword{"optim"_L1, "optimizer_or_rank"_L1},
    Keyword{"fragmentation"_L1, "fragmentation"_L1},
};

Said byKeyword(const Case &facts, const Diagnosis &diagnosis, const Knowledge &knowledge)
{
    QString text;
    if (diagnosis.failure) {
        text = diagnosis.failure->text + u'\n' + diagnosis.failure->frames.join(u'\n') + u'\n' +
               diagnosis.failure->innerFrames.join(u'\n');
    }
    if (facts.run() != nullptr)
        text += u'\n' + facts.run()->exitDetail;
    QStringList causes;
    for (const Keyword &keyword : kKeywords) {
        if (text.contains(keyword.word, Qt::CaseInsensitive))
            causes << keyword.cause;
    }
    causes << u"batch_too_large"_s << u"bucket_too_large"_s << u"gradient_checkpointing_off"_s;
    causes.removeDuplicates();
    return inOrder(causes, fixesOf(causes.front(), knowledge), diagnosis);
}

/// The guide's table R4: crash timing, most likely causes, first change.
Said byTiming(const Case &facts, const Diagnosis &diagnosis, const Knowledge & /*knowledge*/)
{
    const QString told = answerTo(facts, u"crash_timing");
    if (told == "conservative_fails_at_once"_L1 || diagnosis.environmentProblem)
        return inOrder({u"worker_state"_s, u"gpu_occupied"_s},
                       {u"fresh_worker"_s, u"contact_support"_s}, diagnosis);
    switch (diagnosis.guideKind) {
    case GuideKind::A:
        return inOrder({u"preview_too_heavy"_s, u"model_load_pressure"_s, u"worker_state"_s},
                       {u"disable_sampling"_s, u"shrink_preview"_s}, diagnosis);
    case GuideKind::B:
        return inOrder(
            {u"gradient_checkpointing_off"_s, u"batch_too_large"_s, u"bucket_too_large"_s}, {},
            diagnosis);
    case GuideKind::C:
        return inOrder({u"preview_too_heavy"_s, u"preview_frames_too_many"_s},
                       {u"shrink_preview"_s, u"disable_sampling"_s}, diagnosis);
    case GuideKind::D:
    case GuideKind::None:
        break;
    }
    return inOrder({u"borderline_config"_s, u"bucket_too_large"_s, u"too_many_frames"_s},
                   {u"drop_largest_bucket"_s, u"reduce_num_frames"_s}, diagnosis);
}

Said byLadder(const Case & /*facts*/, const Diagnosis &diagnosis, const Knowledge & /*knowledge*/)
{
    const bool isVideo = diagnosis.media == Media::Video;
    QStringList causes{u"gradient_checkpointing_off"_s, u"batch_too_large"_s, u"bucket_too_large"_s,
                       u"preview_too_heavy"_s};
    if (isVideo)
        causes.insert(1, u"too_many_frames"_s);
    return inOrder(causes, {}, diagnosis);
}

constexpr std::array kBaselines{
    Baseline{"prior only", byPrior},
    Baseline{"keywords", byKeyword},
    Baseline{"timing table", byTiming},
    Baseline{"ladder", byLadder},
};

} // namespace

std::span<const Baseline> baselines()
{
    return kBaselines;
}

double repairMinutes(const QStringList &fixes, const QString &cause, const Knowledge &knowledge)
{
    double minutes = 0;
    double stillBroken = 1;
    for (const QString &id : fixes) {
        const FixFact *fix = knowledge.fix(id);
        if (fix == nullptr)
            continue;
        minutes += stillBroken * fix->cost;
        stillBroken *= 1 - fix->success.value(cause, 0);
    }
    return minutes + stillBroken * kHelpMinutes;
}

} // namespace headroom
