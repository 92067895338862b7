// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace YAML {
class Node;
struct Mark;
} // namespace YAML

/// The one way knowledge files are read: strictly. Each key must be asked for, unknown keys, wrong
/// types and missing keys are errors that carry file, line and column.
namespace headroom {

/// Collects the errors of one knowledge file.
class KnowledgeFile
{
public:
    explicit KnowledgeFile(QString name);

    const QString &name() const { return m_name; }
    const std::vector<Error> &errors() const { return m_errors; }
    void report(const YAML::Mark &mark, const QString &message);

private:
    QString m_name;
    std::vector<Error> m_errors;
};

/// One mapping of a knowledge file. Reading marks a key as known; done() reports the keys nobody
/// asked for. Every reader returns a neutral value after reporting an error, so that one pass finds
/// all errors of a file.
class KnowledgeMap
{
public:
    KnowledgeMap(const YAML::Node &node, KnowledgeFile &file);

    bool has(const char *key) const;

    QString text(const char *key);
    QString textOr(const char *key, const QString &fallback);
    double number(const char *key);
    std::optional<double> optionalNumber(const char *key);
    int integer(const char *key);
    std::optional<int> optionalInteger(const char *key);
    bool flagOr(const char *key, bool fallback);
    QStringList texts(const char *key); ///< a list of strings, empty when the key is absent
    std::vector<double>
    numbers(const char *key); ///< a list of numbers, empty when the key is absent
    std::vector<KnowledgeMap>
    maps(const char *key); ///< a list of mappings, empty when the key is absent
    std::optional<KnowledgeMap> map(const char *key); ///< a nested mapping
    /// The keys of this mapping in file order, for mappings whose keys are data (cause ids and the
    /// like).
    QStringList keys() const;

    /// Reports each key that was never asked for. Call it once, when all keys of the schema were
    /// read.
    void done();
    /// Reports a problem at this mapping, or at the value of one of its keys.
    void report(const QString &message, const char *key = nullptr);
    int line() const;

private:
    YAML::Node find(const char *key);
    YAML::Node require(const char *key);

    std::shared_ptr<const YAML::Node> m_node; ///< behind a pointer to keep the parser out of here
    KnowledgeFile *m_file;
    QStringList m_known;
};

/// Where knowledge comes from: the built-in folder, and optionally a newer one laid over it file by
/// file.
class KnowledgeFolder
{
public:
    /// overlay: a folder whose files replace the built-in ones of the same relative name; empty for
    /// none.
    explicit KnowledgeFolder(QString overlay = {});

    /// The relative names of all knowledge files that start with the prefix, such as "causes" or
    /// "gpus.yaml", sorted.
    QStringList files(const QString &prefix) const;
    Result<QByteArray> read(const QString &name) const;

    /// Reads each file of the prefix as one mapping (or as a list of mappings) and hands every
    /// mapping to the reader. The first error of all files is returned; errors() of the file hold
    /// the rest.
    Result<void> forEachMap(const QString &prefix,
                            const std::function<void(KnowledgeMap &)> &reader) const;

private:
    QString m_overlay;
};

} // namespace headroom
