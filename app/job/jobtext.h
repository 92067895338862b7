// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/units.h"

#include <QByteArray>
#include <QString>
#include <QVariant>

#include <memory>
#include <optional>
#include <vector>

namespace headroom {

/// A place in a config, written as the contract does: "config.process[0].train.batch_size".
struct ConfigPath
{
    QString text;
    auto operator<=>(const ConfigPath &) const = default;
};

/// The path of a key of the mapping at a path. Keys with dots, brackets or quotes are written
/// ["so"].
ConfigPath childPath(const ConfigPath &path, const QString &key);
/// The path of an element of the list at a path.
ConfigPath elementPath(const ConfigPath &path, int index);

/// One change of a config. An invalid `to` removes the key (or list element).
struct Edit
{
    ConfigPath path;
    QVariant from; ///< the value before; invalid when the key is absent
    QVariant to;   ///< the value after: bool, int, double, QString, ConfigBlock or QVariantList of
                   ///< these; invalid removes. The element behind a list's last one is added.
};

/// A stretch of a text, in bytes from its begin.
struct TextPlace
{
    LineNumber line;
    int column = 0; ///< bytes before it in its line
    qsizetype begin = 0, end = 0;
};

/// A config file as text, edited without disturbing anything else: comments, order, quoting,
/// indentation, line ends and byte-order mark stay as they are. A value: an edit yields a new
/// JobText.
class JobText
{
public:
    /// An empty text, without any setting.
    JobText() = default;
    /// Reads YAML, JSON or JSONC. Errors: invalid syntax (with line and column), no UTF-8, several
    /// documents.
    static Result<JobText> parse(const QByteArray &bytes, const QString &fileName);
    /// Makes a complete job file of the process config that AI Toolkit prints into its log.
    static Result<JobText> fromProcessDump(const QByteArray &json, const QString &jobName);

    const QByteArray &bytes() const;
    const QString &fileName() const;

    /// Applies all edits or none. The result is parsed again and must read as intended; otherwise
    /// the error says which edit cannot be made in this file and why (for example a value shared
    /// through an anchor).
    Result<JobText> apply(const std::vector<Edit> &edits) const;

    /// The value at a path; invalid when absent.
    QVariant value(const ConfigPath &path) const;
    bool has(const ConfigPath &path) const;
    /// The line of the key, absent when the key is.
    std::optional<LineNumber> line(const ConfigPath &path) const;
    /// The same with mappings as ConfigBlock, such as a whole dataset.
    QVariant whole(const ConfigPath &path) const;
    /// Where the value at a path stands in the text, absent when the key is.
    std::optional<TextPlace> place(const ConfigPath &path) const;
    /// The number of elements of the list at a path, 0 when it is no list.
    int listSize(const ConfigPath &path) const;
    /// The keys of the mapping at a path, in file order.
    QStringList keys(const ConfigPath &path) const;
    /// Whether the value at a path is a mapping.
    bool isMapping(const ConfigPath &path) const;
    /// The value at a path exactly as it is written, such as "[ 512, 768 ]"; empty when absent.
    QByteArray written(const ConfigPath &path) const;
    /// Of a text made by fromProcessDump(): how many lines stand before the dump's first line. Line
    /// n of the text is line n − linesBeforeDump() of the dump.
    int linesBeforeDump() const;

    bool operator==(const JobText &other) const;

    struct Document; ///< the parsed tree with its spans
    /// For the files of this room; nullptr in a default-constructed text.
    const Document *document() const { return m_document.get(); }

private:
    explicit JobText(Document document);

    std::shared_ptr<const Document> m_document;
};

/// A unified diff of two texts with three lines of context; empty when they are the same.
QString unifiedDiff(const QByteArray &before, const QByteArray &after, const QString &fileName);

} // namespace headroom
