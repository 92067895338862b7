// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <array>
#include <cstdint>
#include <vector>

namespace headroom {

/// Finds many literals in one pass over a text (Aho and Corasick's automaton as a table over byte
/// classes). The case of ASCII letters does not matter.
class LiteralScanner
{
public:
    struct Hit
    {
        int literal = 0;        ///< index into the list of literals
        qsizetype position = 0; ///< where it begins
    };

    explicit LiteralScanner(const std::vector<QByteArray> &literals);

    /// Appends all occurrences, in the order in which they end.
    void scan(QByteArrayView text, std::vector<Hit> &hits) const;

private:
    void addClasses(const std::vector<QByteArray> &literals);
    void addLiteral(int index, const QByteArray &literal);
    void completeTransitions();

    std::array<std::uint8_t, 256> m_classOf{}; ///< class 0: bytes that no literal holds
    std::size_t m_classes = 1;
    std::vector<std::uint16_t> m_next;       ///< state × class → state
    std::vector<std::vector<int>> m_outputs; ///< literals that end in a state
    std::vector<qsizetype> m_lengths;
};

} // namespace headroom
