// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the failure's message says: its kind and its figures.
#include "diagnosis/evidence.h"

#include "base/numbers.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

template <MemoryKind... kinds>
Finding isKind(const Observed &observed)
{
    const Situation &situation = observed.situation;
    if (situation.memoryKind == MemoryKind::None || situation.memoryKind == MemoryKind::Spill)
        return {}; // there is no message
    const bool so = ((situation.memoryKind == kinds) || ...);
    const std::optional<LineNumber> line =
        situation.failure ? std::optional(situation.failure->line) : std::nullopt;
    return knownToBe(so, u"log"_s, {}, line);
}

/// A full card leaves an error behind; a program that the system closes leaves nothing.
Finding stopsWithoutError(const Observed &observed)
{
    if (observed.run() == nullptr || observed.situation.verdict != Verdict::Unclear ||
        !isBeforeSampling(observed.situation.phase) || observed.run()->end != RunEnd::Unknown)
        return {};
    return present(u"log"_s, {}, observed.run()->lastLine);
}

/// Slow and unclear runs: whatever the reason is, no allocator complained.
Finding noErrorMessage(const Observed &observed)
{
    const Verdict verdict = observed.situation.verdict;
    if (observed.run() == nullptr)
        return {};
    if (verdict == Verdict::OutOfMemory)
        return absent(u"log"_s);
    const bool open = verdict == Verdict::Unclear || verdict == Verdict::SlowSpill;
    return open ? present(u"log"_s) : Finding{};
}

Finding runningSlow(const Observed &observed)
{
    if (observed.situation.verdict != Verdict::SlowSpill || observed.run() == nullptr)
        return {};
    const Slowness slowness =
        slownessOf(*observed.run(), observed.situation.platform, observed.situation.media);
    if (slowness.secondsPerStep <= 0)
        return {};
    return present(u"log"_s, {QLocale().toString(slowness.secondsPerStep, 'f', 1)}, slowness.line);
}

/// The states of "who holds the card", told apart by the largest share.
enum class Owner { Unknown, ThisRun, OtherMuch, OtherSome, MostlyNobody, PartlyNobody };

Owner ownerOf(const Accounting &account)
{
    if (!account.capacity || !account.own)
        return Owner::Unknown;
    const double others = account.shareOfCapacity(account.others);
    const double unexplained = account.shareOfCapacity(account.unexplained);
    // A desktop and its programs take up to 2 GiB; what is more is somebody's.
    const bool tellingOthers = account.others && account.others->gib() >= 2 && others >= 0.08;
    if (tellingOthers && others >= unexplained)
        return others >= 0.25 ? Owner::OtherMuch : Owner::OtherSome;
    if (unexplained >= 0.25)
        return Owner::MostlyNobody;
    if (account.unexplained && account.unexplained->gib() >= 2 && unexplained >= 0.08)
        return Owner::PartlyNobody;
    return account.shareOfCapacity(account.own) >= 0.8 ? Owner::ThisRun : Owner::Unknown;
}

template <Owner owner>
Finding isOwner(const Observed &observed)
{
    const Accounting &account = observed.account;
    const Owner found = ownerOf(account);
    if (found == Owner::Unknown)
        return {};
    QStringList figures;
    if (owner == Owner::OtherMuch || owner == Owner::OtherSome)
        figures << showSize(account.others.value_or(Bytes{}));
    else if (owner == Owner::ThisRun)
        figures << showSize(*account.own) << showSize(*account.capacity);
    else
        figures << showSize(account.unexplained.value_or(Bytes{})) << showSize(*account.capacity);
    return knownToBe(found == owner, u"log"_s, figures, account.line);
}

QStringList poolFigures(const Accounting &account)
{
    return {showSize(*account.pool), showSize(*account.tried)};
}

Finding poolCoversRequest(const Observed &observed)
{
    const Accounting &account = observed.account;
    if (!account.pool || !account.tried)
        return {};
    return knownToBe(*account.pool >= *account.tried, u"log"_s, poolFigures(account), account.line);
}

Finding poolLarge(const Observed &observed)
{
    const Accounting &account = observed.account;
    if (!account.pool || !account.tried || !account.capacity)
        return {};
    const bool large = *account.pool >= *account.tried && account.pool->gib() >= 1 &&
                       account.shareOfCapacity(account.pool) >= 0.05;
    return knownToBe(large, u"log"_s, poolFigures(account), account.line);
}

Finding allocatedAboveCard(const Observed &observed)
{
    const Accounting &account = observed.account;
    if (!account.allocated || !account.capacity)
        return {};
    return knownToBe(*account.allocated > *account.capacity, u"log"_s,
                     {showSize(*account.allocated), showSize(*account.capacity)}, account.line);
}

Finding requestLarge(const Observed &observed)
{
    const Accounting &account = observed.account;
    if (!account.tried)
        return {};
    const bool large = account.tried->gib() >= 2 || account.shareOfCapacity(account.tried) >= 0.08;
    return knownToBe(large, u"log"_s, {showSize(*account.tried)}, account.line);
}

Finding requestAboveCard(const Observed &observed)
{
    const Accounting &account = observed.account;
    if (!account.tried || !account.capacity)
        return {};
    return knownToBe(*account.tried > *account.capacity, u"log"_s,
                     {showSize(*account.tried), showSize(*account.capacity)}, account.line);
}

constexpr std::array kTable{
    Extractor{"message_allocator", isKind<MemoryKind::CudaAlloc, MemoryKind::HipAlloc,
                                          MemoryKind::MpsAlloc, MemoryKind::XpuAlloc>},
    Extractor{"message_bare_cuda", isKind<MemoryKind::CudaError>},
    Extractor{"message_cublas", isKind<MemoryKind::CublasAlloc>},
    Extractor{"message_host_memory", isKind<MemoryKind::HostRam>},
    Extractor{"message_shared_memory", isKind<MemoryKind::SharedMemory>},
    Extractor{"stops_without_error", stopsWithoutError},
    Extractor{"no_error_message", noErrorMessage},
    Extractor{"running_slow", runningSlow},
    Extractor{"own_memory_fills_card", isOwner<Owner::ThisRun>},
    Extractor{"other_process_holds_much", isOwner<Owner::OtherMuch>},
    Extractor{"other_process_holds_memory", isOwner<Owner::OtherSome>},
    Extractor{"most_of_card_unexplained", isOwner<Owner::MostlyNobody>},
    Extractor{"some_of_card_unexplained", isOwner<Owner::PartlyNobody>},
    Extractor{"pool_covers_request", poolCoversRequest},
    Extractor{"pool_large", poolLarge},
    Extractor{"allocated_above_card", allocatedAboveCard},
    Extractor{"request_large", requestLarge},
    Extractor{"request_above_card", requestAboveCard},
};

} // namespace

std::span<const Extractor> messageExtractors()
{
    return kTable;
}

} // namespace headroom
