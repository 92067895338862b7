// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/memoryfigures.h"

#include "base/numbers.h"

#include <QRegularExpression>

#include <array>

namespace headroom {

namespace {

/// WSL and containers print nonsense such as 17179869184.00 GiB; no computer has this much.
constexpr Bytes kMost = Bytes::fromGib(10 * 1024);

/// A size with its unit, in whatever case people post it.
const QString kSize =
    QStringLiteral(R"((?<![\d.])(\d+(?:\.\d+)?)\s*(GiB|MiB|KiB|GB|MB|kB|bytes|byte)\b)");

std::optional<Bytes> sizeOf(const QString &number, const QString &unit)
{
    static constexpr std::array kUnits{"GiB", "MiB", "KiB", "GB", "MB", "kB", "bytes", "byte"};
    for (const char *known : kUnits) {
        if (unit.compare(QLatin1StringView(known), Qt::CaseInsensitive) == 0) {
            const auto size = parseSize(number.toLatin1() + ' ' + known);
            return size && *size <= kMost ? size : std::nullopt;
        }
    }
    return std::nullopt;
}

/// One figure: the text around its size.
QRegularExpression around(const char *before, const char *after)
{
    return QRegularExpression(QString::fromLatin1(before) + kSize + QString::fromLatin1(after),
                              QRegularExpression::CaseInsensitiveOption);
}

std::optional<Bytes> firstOf(const QString &message,
                             std::initializer_list<const QRegularExpression *> patterns)
{
    for (const QRegularExpression *pattern : patterns) {
        const auto match = pattern->match(message);
        if (match.hasMatch())
            return sizeOf(match.captured(1), match.captured(2));
    }
    return std::nullopt;
}

/// What the processes that the message names hold. A container sees itself under a number, without
/// "this process".
void readProcesses(const QString &message, MemoryFigures &figures)
{
    static const QRegularExpression own = around(R"(this process has )", R"( memory in use)");
    static const QRegularExpression other = around(R"(Process \d+ has )", R"( memory in use)");
    figures.process = firstOf(message, {&own});
    Bytes sum{0};
    int count = 0;
    for (auto matches = other.globalMatch(message); matches.hasNext();) {
        const auto match = matches.next();
        if (const auto size = sizeOf(match.captured(1), match.captured(2))) {
            sum += *size;
            ++count;
        }
    }
    if (count == 0)
        return;
    const Bytes held =
        figures.allocated.value_or(Bytes{0}) + figures.reservedUnallocated.value_or(Bytes{0});
    const bool isItself = !figures.process && count == 1 && figures.allocated && sum >= held &&
                          sum <= held + Bytes::fromGib(3);
    if (isItself)
        figures.process = sum;
    else
        figures.otherProcesses = sum;
}

} // namespace

MemoryFigures parseMemoryFigures(QByteArrayView bytes)
{
    static const QRegularExpression tried = around(R"(Tried to allocate )", "");
    static const QRegularExpression requested = around(R"(Requested\s*:\s*)", "");
    static const QRegularExpression cpuTried = around(R"(you tried to allocate )", "");
    static const QRegularExpression arrayTried =
        around(R"(Unable to allocate )", R"( for an array)");
    static const QRegularExpression failedTried = around(R"(Failed to allocate )", "");
    static const QRegularExpression capacity = around(R"(total capac\w* of )", "");
    static const QRegularExpression oldCapacity = around("", R"( total capac\w*)");
    static const QRegularExpression mpsCapacity = around(R"(max allowed: )", "");
    static const QRegularExpression limit = around(R"(Device limit\s*:\s*)", "");
    static const QRegularExpression free = around(R"(of which )", R"( is free)");
    static const QRegularExpression oldFree = around(R"(;\s*)", R"( free)");
    static const QRegularExpression asyncFree = around(R"(Free \(according to CUDA\)\s*:\s*)", "");
    static const QRegularExpression allocated =
        around(R"(Of the allocated memory )", R"( is allocated)");
    static const QRegularExpression oldAllocated = around("", R"( already allocated)");
    static const QRegularExpression mpsAllocated = around(R"(MPS allocated: )", "");
    static const QRegularExpression asyncAllocated = around(R"(Currently allocated\s*:\s*)", "");
    static const QRegularExpression unallocated =
        around("", R"( is reserved by PyTorch but unallocated)");
    static const QRegularExpression reserved = around("", R"( reserved in total)");
    static const QRegularExpression gpu(QStringLiteral(R"(\bGPU (\d{1,3})\b|device (\d{1,3})\b)"),
                                        QRegularExpression::CaseInsensitiveOption);

    const QString message = QString::fromUtf8(bytes);
    MemoryFigures figures;
    figures.tried = firstOf(message, {&tried, &requested, &cpuTried, &arrayTried, &failedTried});
    figures.capacity = firstOf(message, {&capacity, &oldCapacity, &mpsCapacity, &limit});
    figures.free = firstOf(message, {&free, &oldFree, &asyncFree});
    figures.allocated =
        firstOf(message, {&allocated, &oldAllocated, &mpsAllocated, &asyncAllocated});
    figures.reservedUnallocated = firstOf(message, {&unallocated});
    if (const auto total = firstOf(message, {&reserved});
        total && figures.allocated && *total >= *figures.allocated)
        figures.reservedUnallocated = *total - *figures.allocated;
    readProcesses(message, figures);
    if (const auto match = gpu.match(message); match.hasMatch())
        figures.gpuIndex = parseInteger((match.captured(1) + match.captured(2)).toLatin1());
    return figures;
}

void complete(MemoryFigures &figures, const MemoryFigures &other)
{
    const auto take = [](auto &own, const auto &others) {
        if (!own)
            own = others;
    };
    take(figures.tried, other.tried);
    take(figures.capacity, other.capacity);
    take(figures.free, other.free);
    take(figures.allocated, other.allocated);
    take(figures.reservedUnallocated, other.reservedUnallocated);
    take(figures.process, other.process);
    take(figures.otherProcesses, other.otherProcesses);
    take(figures.gpuIndex, other.gpuIndex);
}

bool isCutMessage(QByteArrayView message)
{
    const QByteArray lower = message.toByteArray().toLower();
    if (!lower.contains("out of memory") && !lower.contains("would exceed allowed memory"))
        return false;
    // The hint at the end is the last sentence of each wording.
    return !lower.contains("memory management") && !lower.contains("system failure)");
}

} // namespace headroom
