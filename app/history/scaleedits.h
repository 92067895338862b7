// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/scaleup.h"

/// The edits behind the rungs of scaleUp(). Inside of this room only.
namespace headroom {

/// What the rungs are worked out from.
struct ScaleSituation
{
    const JobView &now;               ///< the stable config
    std::vector<JobView> earlier;     ///< of the attempts before it
    std::vector<JobView> stable;      ///< of the attempts that ran without failing, `now` included
    const Architecture *architecture; ///< nullptr: unknown
};

/// One step up on a rung, or why there is none.
struct RungEdits
{
    std::vector<Edit> edits = {};
    QString text = {}; ///< translated: what the edits do, or why there are none
};

/// What an earlier attempt had on this rung and the stable config has not.
RungEdits bringBack(Rung rung, const ScaleSituation &situation);
/// The next size beyond anything tried.
RungEdits goBeyond(Rung rung, const ScaleSituation &situation);
/// Whether this rung was raised since the first stable run.
bool wasRaised(Rung rung, const ScaleSituation &situation);

Edit editOf(const JobView &job, const ConfigPath &path, const QVariant &to);

// Each rung in its own file.
RungEdits biggerBucket(const ScaleSituation &situation, bool beyond);
RungEdits richerSampling(const ScaleSituation &situation, bool beyond);
RungEdits biggerBatchOrClips(const ScaleSituation &situation, bool beyond);
/// The heaviest measure over some configs.
template <typename Measure>
int heaviest(const std::vector<JobView> &jobs, Measure measure)
{
    int most = 0;
    for (const JobView &job : jobs)
        most = std::max(most, measure(job));
    return most;
}

} // namespace headroom
