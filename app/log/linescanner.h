// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/literalscanner.h"
#include "log/markers.h"
#include "log/signatures.h"

#include <QRegularExpression>

#include <vector>

namespace headroom {

/// What one line of a log holds.
struct LineFindings
{
    std::vector<const Signature *> signatures; ///< in the order of the files: special ones first
    const Marker *course = nullptr;            ///< the first marker that tells where the run is
    std::vector<const Marker *> hints;         ///< all others: trainers, machine facts, paths

    void clear();
};

/// Matches lines against all signatures and markers: one pass for their literals, expressions only
/// on the hits.
class LineScanner
{
public:
    explicit LineScanner(const Signatures &signatures);

    void scan(QByteArrayView line, LineFindings &findings);

private:
    std::vector<Signature> m_signatures;
    std::vector<QRegularExpression> m_expressions;
    LiteralScanner m_literals;
    std::vector<LiteralScanner::Hit> m_hits;
    std::vector<int> m_found; ///< literals of the line at hand, without repetition
};

} // namespace headroom
