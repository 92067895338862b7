// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the user answered, by the questions' own tables; and the facts behind the number questions.
#include "diagnosis/evidence.h"

#include "base/numbers.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// The first answered question that settles the evidence decides.
Finding answered(const Observed &observed, const char *evidence)
{
    const QString id = QString::fromLatin1(evidence);
    for (const QuestionFact &question : observed.knowledge.questions) {
        const QString given = answerTo(observed.facts, question.id);
        if (given.isEmpty())
            continue;
        for (const AnswerFact &answer : question.answers) {
            if (answer.id != given)
                continue;
            if (answer.present.contains(id))
                return present(u"answer"_s);
            if (answer.absent.contains(id))
                return absent(u"answer"_s);
        }
    }
    return {};
}

Finding workedSameConfig(const Observed &observed)
{
    return answered(observed, "worked_same_config");
}
Finding workedOtherConfig(const Observed &observed)
{
    return answered(observed, "worked_other_config");
}
Finding neverWorked(const Observed &observed)
{
    return answered(observed, "never_worked");
}
Finding afterUpdate(const Observed &observed)
{
    return answered(observed, "after_update");
}
Finding failsSometimes(const Observed &observed)
{
    return answered(observed, "fails_sometimes");
}
Finding conservativeFails(const Observed &observed)
{
    return answered(observed, "conservative_fails");
}
Finding otherProgramsOpen(const Observed &observed)
{
    return answered(observed, "other_programs_open");
}
Finding persistsOnFreshWorker(const Observed &observed)
{
    return answered(observed, "persists_on_fresh_worker");
}
Finding verySlow(const Observed &observed)
{
    return answered(observed, "very_slow");
}

/// Known by the versions that the log prints, for the models that they concern.
Finding knownBadVersion(const Observed &observed)
{
    const Run *run = observed.run();
    if (run == nullptr || (run->torchVersion.isEmpty() && run->toolkitVersion.isEmpty()))
        return {};
    const QString arch = observed.situation.architecture != nullptr
                             ? observed.situation.architecture->id
                             : QString();
    for (const VersionFact &bad : observed.knowledge.badVersions) {
        const bool isTorch = bad.component == "torch"_L1;
        const QString version = isTorch ? run->torchVersion : run->toolkitVersion;
        if (!version.startsWith(bad.version))
            continue;
        if (bad.architectures.isEmpty() || bad.architectures.contains(arch))
            return present(u"log"_s, {(isTorch ? u"PyTorch "_s : u"AI Toolkit "_s) + version});
    }
    return {};
}

Finding systemRamSmall(const Observed &observed)
{
    const std::optional<Bytes> ram = sizeAnswered(observed.facts, u"system_ram_gib");
    if (!ram)
        return {};
    // Loading reads the files whole: 32 GiB are short for models of 12 billion parameters and more.
    return knownToBe(ram->gib() <= 34, u"answer"_s, {showSize(*ram)});
}

Finding onWindows(const Observed &observed)
{
    const Platform platform = observed.situation.platform;
    if (platform == Platform::Unknown)
        return {};
    const QString source = answerTo(observed.facts, u"platform").isEmpty() ? u"log"_s : u"answer"_s;
    return knownToBe(platform == Platform::Windows || platform == Platform::Wsl, source);
}

Finding onRentedMachine(const Observed &observed)
{
    const Platform platform = observed.situation.platform;
    if (platform == Platform::Unknown)
        return {};
    const QString source = answerTo(observed.facts, u"platform").isEmpty() ? u"log"_s : u"answer"_s;
    return knownToBe(platform == Platform::Cloud, source);
}

constexpr std::array kTable{
    Extractor{"worked_same_config", workedSameConfig},
    Extractor{"worked_other_config", workedOtherConfig},
    Extractor{"never_worked", neverWorked},
    Extractor{"after_update", afterUpdate},
    Extractor{"known_bad_version", knownBadVersion},
    Extractor{"fails_sometimes", failsSometimes},
    Extractor{"conservative_fails", conservativeFails},
    Extractor{"other_programs_open", otherProgramsOpen},
    Extractor{"persists_on_fresh_worker", persistsOnFreshWorker},
    Extractor{"system_ram_small", systemRamSmall},
    Extractor{"very_slow", verySlow},
    Extractor{"on_windows", onWindows},
    Extractor{"on_rented_machine", onRentedMachine},
};

} // namespace

std::span<const Extractor> answerExtractors()
{
    return kTable;
}

} // namespace headroom
