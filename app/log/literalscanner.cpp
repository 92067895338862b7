// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/literalscanner.h"

#include <cstddef>

namespace headroom {

namespace {

unsigned char lower(unsigned char byte)
{
    return byte >= 'A' && byte <= 'Z' ? static_cast<unsigned char>(byte + 32) : byte;
}

constexpr std::uint16_t kNone = 0xFFFF; ///< no transition yet, while the table is built

} // namespace

LiteralScanner::LiteralScanner(const std::vector<QByteArray> &literals)
{
    addClasses(literals);
    m_next.assign(m_classes, kNone);
    m_outputs.resize(1);
    for (std::size_t i = 0; i < literals.size(); ++i)
        addLiteral(static_cast<int>(i), literals[i]);
    completeTransitions();
}

void LiteralScanner::addClasses(const std::vector<QByteArray> &literals)
{
    for (const QByteArray &literal : literals) {
        m_lengths.push_back(literal.size());
        for (const char byte : literal) {
            std::uint8_t &cls = m_classOf[lower(static_cast<unsigned char>(byte))];
            if (cls == 0)
                cls = static_cast<std::uint8_t>(m_classes++);
        }
    }
    for (unsigned char upper = 'A'; upper <= 'Z'; ++upper)
        m_classOf[upper] = m_classOf[lower(upper)];
}

void LiteralScanner::addLiteral(int index, const QByteArray &literal)
{
    std::size_t state = 0;
    for (const char byte : literal) {
        const std::size_t slot = state * m_classes + m_classOf[static_cast<unsigned char>(byte)];
        if (m_next[slot] == kNone) {
            m_next[slot] = static_cast<std::uint16_t>(m_outputs.size());
            m_next.insert(m_next.end(), m_classes, kNone);
            m_outputs.emplace_back();
        }
        state = m_next[slot];
    }
    if (state != 0)
        m_outputs[state].push_back(index);
}

// Breadth first, so that the state to fall back to is complete before the states below it need it.
void LiteralScanner::completeTransitions()
{
    std::vector<std::size_t> fallback(m_outputs.size(), 0);
    std::vector<std::size_t> queue;
    for (std::size_t cls = 0; cls < m_classes; ++cls) {
        if (m_next[cls] == kNone)
            m_next[cls] = 0;
        else
            queue.push_back(m_next[cls]);
    }
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const std::size_t state = queue[head];
        const std::size_t fall = fallback[state];
        m_outputs[state].insert(m_outputs[state].end(), m_outputs[fall].begin(),
                                m_outputs[fall].end());
        for (std::size_t cls = 0; cls < m_classes; ++cls) {
            std::uint16_t &next = m_next[state * m_classes + cls];
            const std::uint16_t fallNext = m_next[fall * m_classes + cls];
            if (next == kNone) {
                next = fallNext;
            } else {
                fallback[next] = fallNext;
                queue.push_back(next);
            }
        }
    }
}

void LiteralScanner::scan(QByteArrayView text, std::vector<Hit> &hits) const
{
    std::size_t state = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        state = m_next[state * m_classes + m_classOf[static_cast<unsigned char>(text[i])]];
        for (const int literal : m_outputs[state])
            hits.push_back({literal, i + 1 - m_lengths[static_cast<std::size_t>(literal)]});
    }
}

} // namespace headroom
