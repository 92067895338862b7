// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/telemetry/seriesbuilder.h"

namespace headroom::telemetry {

/// The reports of nvidia-smi, nvitop and gpustat, line by line. Widths and columns changed with
/// every driver, so only the shape of the figures counts.
class SmiReport
{
public:
    explicit SmiReport(SeriesBuilder &builder) : m_builder(builder) {}

    bool take(QByteArrayView line, const std::optional<Moment> &at, int number);

private:
    bool takeTableRow(const QString &line, const std::optional<Moment> &at, int number);
    bool takeGpustat(const QString &line, const std::optional<Moment> &at);
    bool takeDetail(const QString &line, const std::optional<Moment> &at);

    SeriesBuilder &m_builder;
    QByteArray m_card; ///< of the row above, or of the section
    QString m_cardName;
    bool m_inMemorySection = false;
    std::optional<Bytes> m_total;
};

} // namespace headroom::telemetry
