// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Failures that are not about memory: what the message names, and what the exception's class says.
#include "diagnosis/evidence.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// Long messages are shortened where they fill a sentence.
QString shortened(const QString &text)
{
    constexpr qsizetype kLongest = 160;
    const QString line = text.simplified();
    return line.size() <= kLongest ? line : line.left(kLongest - 1) + u'…';
}

const Failure *otherFailure(const Observed &observed)
{
    if (observed.situation.verdict != Verdict::NotOutOfMemory || !observed.situation.failure)
        return nullptr;
    return &*observed.situation.failure;
}

Finding names(const Observed &observed, QLatin1StringView what)
{
    const Failure *failure = otherFailure(observed);
    if (failure == nullptr)
        return {};
    const QString cause =
        failure->notMemoryCause.isEmpty() ? u"not_oom.other"_s : failure->notMemoryCause;
    return knownToBe(cause == "not_oom."_L1 + what, u"log"_s, {shortened(failure->text)},
                     failure->line);
}

Finding isException(const Observed &observed, std::initializer_list<QLatin1StringView> classes)
{
    const Failure *failure = otherFailure(observed);
    if (failure == nullptr || failure->exception.isEmpty())
        return {};
    const bool so = std::ranges::any_of(
        classes, [&](QLatin1StringView name) { return failure->exception.endsWith(name); });
    return knownToBe(so, u"log"_s, {shortened(failure->exception + u": "_s + failure->text)},
                     failure->line);
}

Finding importError(const Observed &observed)
{
    return isException(observed, {"ImportError"_L1, "ModuleNotFoundError"_L1});
}
Finding apiError(const Observed &observed)
{
    return isException(observed, {"TypeError"_L1, "AttributeError"_L1, "NameError"_L1,
                                  "UnboundLocalError"_L1, "NotImplementedError"_L1});
}
Finding fileError(const Observed &observed)
{
    return isException(observed, {"FileNotFoundError"_L1, "EntryNotFoundError"_L1,
                                  "RepositoryNotFoundError"_L1, "NotADirectoryError"_L1});
}
Finding permissionError(const Observed &observed)
{
    return isException(observed, {"PermissionError"_L1});
}
Finding networkError(const Observed &observed)
{
    return isException(observed,
                       {"ConnectionError"_L1, "HTTPError"_L1, "Timeout"_L1, "TimeoutError"_L1,
                        "HfHubHTTPError"_L1, "GatedRepoError"_L1, "LocalEntryNotFoundError"_L1,
                        "ChunkedEncodingError"_L1, "SSLError"_L1, "gaierror"_L1});
}
Finding valueError(const Observed &observed)
{
    return isException(observed,
                       {"ValueError"_L1, "KeyError"_L1, "ScannerError"_L1, "ParserError"_L1,
                        "JSONDecodeError"_L1, "AssertionError"_L1, "IndexError"_L1});
}
Finding interrupt(const Observed &observed)
{
    return isException(observed, {"KeyboardInterrupt"_L1});
}

Finding nativeCrash(const Observed &observed)
{
    const Failure *failure = otherFailure(observed);
    if (failure == nullptr || observed.run() == nullptr)
        return {};
    const QString &detail = observed.run()->exitDetail;
    if (detail.isEmpty())
        return {};
    // 0xC0000005 access violation, 0xC00000FD stack, 0xC0000409 abort, as signed and unsigned.
    constexpr std::array kCrashes{"SIGSEGV"_L1,      "SIGABRT"_L1,     "SIGILL"_L1,
                                  "3221225477"_L1,   "3221225725"_L1,  "3221226505"_L1,
                                  "-1073741819"_L1,  "-1073740791"_L1, "exit code 139"_L1,
                                  "exit code 134"_L1};
    const bool so = std::ranges::any_of(
        kCrashes, [&](QLatin1StringView crash) { return detail.contains(crash); });
    return knownToBe(so, u"log"_s, {detail}, failure->line);
}

constexpr std::array kTable{
    Extractor{"named_gated_model",
              [](const Observed &o) {
                  return names(o, "gated_model"_L1);
              }},
    Extractor{"named_model_not_found",
              [](const Observed &o) {
                  return names(o, "model_not_found"_L1);
              }},
    Extractor{"named_dataset_missing",
              [](const Observed &o) {
                  return names(o, "dataset_missing"_L1);
              }},
    Extractor{"named_config_invalid",
              [](const Observed &o) {
                  return names(o, "config_invalid"_L1);
              }},
    Extractor{"named_module_missing",
              [](const Observed &o) {
                  return names(o, "module_missing"_L1);
              }},
    Extractor{"named_gpu_arch_unsupported",
              [](const Observed &o) {
                  return names(o, "gpu_arch_unsupported"_L1);
              }},
    Extractor{"named_driver_too_old",
              [](const Observed &o) {
                  return names(o, "driver_too_old"_L1);
              }},
    Extractor{"named_cuda_error",
              [](const Observed &o) {
                  return names(o, "cuda_error"_L1);
              }},
    Extractor{"named_nan_loss",
              [](const Observed &o) {
                  return names(o, "nan_loss"_L1);
              }},
    Extractor{"named_dtype_or_device_mismatch",
              [](const Observed &o) {
                  return names(o, "dtype_or_device_mismatch"_L1);
              }},
    Extractor{"named_disk_full",
              [](const Observed &o) {
                  return names(o, "disk_full"_L1);
              }},
    Extractor{"named_permission_denied",
              [](const Observed &o) {
                  return names(o, "permission_denied"_L1);
              }},
    Extractor{"named_network",
              [](const Observed &o) {
                  return names(o, "network"_L1);
              }},
    Extractor{"named_compile_failed",
              [](const Observed &o) {
                  return names(o, "compile_failed"_L1);
              }},
    Extractor{"named_interrupted_by_user",
              [](const Observed &o) {
                  return names(o, "interrupted_by_user"_L1);
              }},
    Extractor{"named_stale_job",
              [](const Observed &o) {
                  return names(o, "stale_job"_L1);
              }},
    Extractor{"named_library_mismatch",
              [](const Observed &o) {
                  return names(o, "library_mismatch"_L1);
              }},
    Extractor{"named_crash",
              [](const Observed &o) {
                  return names(o, "crash"_L1);
              }},
    Extractor{"named_other",
              [](const Observed &o) {
                  return names(o, "other"_L1);
              }},
    Extractor{"exception_import", importError},
    Extractor{"exception_api", apiError},
    Extractor{"exception_file", fileError},
    Extractor{"exception_permission", permissionError},
    Extractor{"exception_network", networkError},
    Extractor{"exception_value", valueError},
    Extractor{"exception_interrupt", interrupt},
    Extractor{"exit_by_native_crash", nativeCrash},
};

} // namespace

std::span<const Extractor> exceptionExtractors()
{
    return kTable;
}

} // namespace headroom
