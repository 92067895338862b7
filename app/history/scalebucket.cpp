// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// R7, rung 3: one larger bucket.
#include "history/scaleedits.h"

#include <QCoreApplication>

#include <set>

namespace headroom {

namespace {

// The resolutions that AI Toolkit's web UI offers and people train at, smallest first.
constexpr int kResolutions[] = {256, 512, 768, 1024, 1280, 1536};

struct ScaleBucket
{
    Q_DECLARE_TR_FUNCTIONS(ScaleUp)
};

/// The smallest resolution above the present largest that an earlier attempt had; 0 when none.
int oneThatWasThere(const ScaleSituation &situation)
{
    std::set<int> larger;
    for (const JobView &job : situation.earlier) {
        for (const DatasetView &dataset : job.datasets) {
            for (const int resolution : dataset.resolutions.value) {
                if (resolution > situation.now.largestResolution())
                    larger.insert(resolution);
            }
        }
    }
    return larger.empty() ? 0 : *larger.begin();
}

int nextSize(int largest)
{
    const auto *next =
        std::ranges::find_if(kResolutions, [&](int offered) { return offered > largest; });
    return next == std::end(kResolutions) ? 0 : *next;
}

} // namespace

RungEdits biggerBucket(const ScaleSituation &situation, bool beyond)
{
    const JobView &now = situation.now;
    const int largest = now.largestResolution();
    if (now.datasets.empty())
        return {.text = ScaleBucket::tr("The config has no datasets.")};
    const int target = beyond ? nextSize(largest) : oneThatWasThere(situation);
    if (target == 0)
        return {.text = ScaleBucket::tr("The largest bucket is %1, as large as you ever had.")
                            .arg(largest)};
    RungEdits result{.text = ScaleBucket::tr("Add the bucket %1 to %2.").arg(target).arg(largest)};
    for (const DatasetView &dataset : now.datasets) {
        const std::vector<int> &sizes = dataset.resolutions.value;
        if (sizes.empty() || std::ranges::max(sizes) != largest)
            continue;
        QVariantList list(sizes.begin(), sizes.end());
        list << target;
        result.edits.push_back(editOf(now, dataset.resolutions.path, list));
    }
    return result;
}

} // namespace headroom
