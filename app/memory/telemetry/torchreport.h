// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/telemetry/seriesbuilder.h"

namespace headroom::telemetry {

/// The table that torch.cuda.memory_summary() prints. Its peaks are the allocator's own, not
/// samples: nothing is above them.
class TorchReport
{
public:
    explicit TorchReport(SeriesBuilder &builder) : m_builder(builder) {}

    bool take(QByteArrayView line);
    void finish();

private:
    SeriesBuilder &m_builder;
    bool m_open = false;
    QByteArray m_card;
    Reading m_reading;
};

} // namespace headroom::telemetry
