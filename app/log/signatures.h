// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/knowledgefile.h"
#include "base/vocabulary.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace headroom {

/// A text that means something in a log: a literal that finds candidates fast, optionally a regular
/// expression that confirms them, and what it means. Read from
/// resources/knowledge/signatures/*.yaml. Where one line matches several, the first of the files
/// wins: special ones stand before general ones.
struct Signature
{
    QString id;
    QByteArray literal; ///< each candidate line contains it, in whatever case
    QString regex;      ///< empty: the literal alone decides; its case counts
    QString title;      ///< English, translated when shown
    MemoryKind memoryKind = MemoryKind::None;
    QString notMemoryCause; ///< "not_oom.…" or empty
    bool fatal = false;     ///< an exception or message that ends a run when nothing caught it
    bool scope = false;     ///< one of the guide's signatures (R1)
    bool survived = false;  ///< the trainer prints it when it caught the error and goes on
    bool excuses = false;   ///< says that the error just before it was caught
    bool followUp = false;  ///< comes of an earlier error and hides it
    bool kills = false;     ///< the process was ended from outside: no traceback is to be expected
    QStringList mustMatch;  ///< lines for the tests
    QStringList mustNotMatch; ///< lines that look alike and mean something else
};

class Signatures
{
public:
    /// Reads and checks all signatures; an error names file, line and column.
    static Result<Signatures> load(const KnowledgeFolder &folder);
    const std::vector<Signature> &all() const { return m_all; }
    /// Signatures given directly, for tests.
    static Signatures of(std::vector<Signature> signatures);
    const Signature *find(QStringView id) const;

private:
    std::vector<Signature> m_all;
};

} // namespace headroom
