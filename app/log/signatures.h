// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/knowledgefile.h"
#include "base/vocabulary.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace headroom {

/// A text that means something in a log: a literal that finds candidates fast, optionally a regular
/// expression that confirms them, and what it means. Read from
/// resources/knowledge/signatures/*.yaml.
struct Signature
{
    QString id;
    QByteArray literal; ///< each candidate line contains it
    QString regex;      ///< empty: the literal alone decides
    QString title;      ///< English, translated when shown
    MemoryKind memoryKind = MemoryKind::None;
    QString notMemoryCause; ///< "not_oom.…" or empty
    bool fatal = false;     ///< an exception or message that ends a run when nothing caught it
    bool scope = false;     ///< one of the guide's signatures (R1)
};

class Signatures
{
public:
    /// Reads and checks all signatures; an error names file, line and column.
    static Result<Signatures> load(const KnowledgeFolder &folder);
    const std::vector<Signature> &all() const { return m_all; }
    const Signature *find(QStringView id) const;

private:
    std::vector<Signature> m_all;
};

} // namespace headroom
