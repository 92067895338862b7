// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "testhome.h"

/// Logs of further runs of the example's job.
namespace headroom::nextrun {

/// The example's run up to its failure, with some of the settings that it prints replaced.
inline QByteArray untilTheFailure(const QList<std::pair<QByteArray, QByteArray>> &settings = {})
{
    QByteArray log = TestHome::exampleLog();
    for (const auto &[from, to] : settings)
        log.replace(from, to);
    const qsizetype end = log.indexOf("Error running job");
    if (end < 0)
        qFatal("the example's log tells no error");
    return log.first(end);
}

/// The run goes through to its last step.
inline QByteArray finished(const QList<std::pair<QByteArray, QByteArray>> &settings = {
                               {"\"batch_size\": 4", "\"batch_size\": 1"}})
{
    QByteArray log = untilTheFailure(settings);
    for (const char *step : {"40", "900", "2500"})
        log += "\rember_style_v3:  50%|#####     | " + QByteArray(step) +
               "/2500 [1:10:00<1:00:00,  2.41s/it, lr: 1.0e-04 loss: 3.1e-01]";
    return log + "\nSaved checkpoint to D:\\ai\\ai-toolkit\\output\\ember_style_v3.safetensors\n\n"
                 "========================================\nResult:\n - 1 completed job\n"
                 "========================================\n";
}

/// The run fails again, at the same place.
inline QByteArray failedAgain(const QList<std::pair<QByteArray, QByteArray>> &settings = {
                                  {"\"batch_size\": 4", "\"batch_size\": 2"}})
{
    QByteArray log = TestHome::exampleLog();
    for (const auto &[from, to] : settings)
        log.replace(from, to);
    return log;
}

} // namespace headroom::nextrun
