// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/saferetry.h"

#include "diagnosis/fixedits.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr double kShouldFit = 0.75;  ///< from here on another change would only cost quality
constexpr qsizetype kMostAtOnce = 4; ///< more at once, and nobody knows which one helped

const PlanStep *nextConfigStep(const std::vector<PlanStep> &plan, const QStringList &taken)
{
    const auto step = std::ranges::find_if(plan, [&taken](const PlanStep &candidate) {
        // Further steps must save something by the estimate; the first one may rest on evidence.
        const bool helps = taken.isEmpty() || (candidate.saves && candidate.saves->mid > Bytes{});
        return candidate.state == FixState::Proposed && !candidate.edits.empty() && helps &&
               !taken.contains(candidate.fix);
    });
    return step == plan.end() ? nullptr : &*step;
}

/// The job after one fix; empty when it cannot be made in this file.
std::optional<JobText> after(const JobText &job, const QString &fix, const Knowledge &knowledge)
{
    const Result<JobView> view = JobView::read(job);
    if (!view)
        return std::nullopt;
    const FixEdits edits =
        editsForFix(fix, *view, knowledge.architectures.find(view->arch, view->archTag));
    if (edits.state != FixEdits::State::Edits)
        return std::nullopt;
    const Result<JobText> changed = job.apply(edits.edits);
    return changed ? std::optional(*changed) : std::nullopt;
}

} // namespace

QStringList safestRetry(const std::vector<PlanStep> &plan, const Diagnosis &diagnosis,
                        const JobText &job, const Case &facts, const Knowledge &knowledge)
{
    QStringList fixes;
    std::vector<PlanStep> steps = plan;
    JobText text = job;
    while (fixes.size() < kMostAtOnce) {
        const PlanStep *step = nextConfigStep(steps, fixes);
        if (step == nullptr)
            break;
        const std::optional<double> fits =
            step->saves ? step->saves->fitsAfter : std::optional<double>();
        const QString fix = step->fix;
        fixes << fix;
        if (!fits || *fits >= kShouldFit)
            break;
        const std::optional<JobText> changed = after(text, fix, knowledge);
        const Result<JobView> view = changed ? JobView::read(*changed) : std::unexpected(Error());
        if (!view)
            break;
        text = *changed;
        steps = replan(diagnosis, *view, facts, knowledge);
    }
    return fixes;
}

} // namespace headroom
