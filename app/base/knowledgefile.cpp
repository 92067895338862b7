// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/knowledgefile.h"

#include "base/numbers.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <yaml-cpp/yaml.h>

#include <utility>

namespace headroom {

namespace {

/// The panels stand beside the knowledge in the program, and in a folder of their own below a
/// folder that is laid over it.
QString builtInFolder(const QString &name)
{
    return name.startsWith(QStringLiteral("panels/")) ? QStringLiteral(":/headroom")
                                                      : QStringLiteral(":/headroom/knowledge");
}

QString nodeText(const YAML::Node &node)
{
    return QString::fromStdString(node.Scalar());
}

Error errorAt(const QString &file, const YAML::Mark &mark, const QString &message)
{
    Error error;
    error.id = QStringLiteral("knowledge.invalid");
    error.file = file;
    error.line = mark.is_null() ? 0 : mark.line + 1;
    error.column = mark.is_null() ? 0 : mark.column + 1;
    error.message = message;
    return error;
}

} // namespace

KnowledgeFile::KnowledgeFile(QString name) : m_name(std::move(name)) {}

void KnowledgeFile::report(const YAML::Mark &mark, const QString &message)
{
    m_errors.push_back(errorAt(m_name, mark, message));
}

KnowledgeMap::KnowledgeMap(const YAML::Node &node, KnowledgeFile &file)
    : m_node(std::make_shared<const YAML::Node>(node)), m_file(&file)
{
}

// The node is walked by hand: YAML::Node's own operator[] would add missing keys or throw.
YAML::Node KnowledgeMap::find(const char *key)
{
    m_known << QString::fromLatin1(key);
    for (const auto &entry : *m_node) {
        if (entry.first.IsScalar() && entry.first.Scalar() == key)
            return entry.second;
    }
    return YAML::Node(YAML::NodeType::Undefined);
}

YAML::Node KnowledgeMap::require(const char *key)
{
    YAML::Node node = find(key);
    if (!node.IsDefined())
        report(QStringLiteral("the key \"%1\" is missing").arg(QLatin1StringView(key)));
    return node;
}

bool KnowledgeMap::has(const char *key) const
{
    return KnowledgeMap(*this).find(key).IsDefined();
}

QString KnowledgeMap::text(const char *key)
{
    const YAML::Node node = require(key);
    if (!node.IsDefined())
        return {};
    if (!node.IsScalar() || node.Scalar().empty())
        report(QStringLiteral("a text is expected"), key);
    return node.IsScalar() ? nodeText(node) : QString();
}

QString KnowledgeMap::textOr(const char *key, const QString &fallback)
{
    const YAML::Node node = find(key);
    if (!node.IsDefined())
        return fallback;
    if (!node.IsScalar()) {
        report(QStringLiteral("a text is expected"), key);
        return fallback;
    }
    return nodeText(node);
}

std::optional<double> KnowledgeMap::optionalNumber(const char *key)
{
    const YAML::Node node = find(key);
    if (!node.IsDefined())
        return std::nullopt;
    const auto value = node.IsScalar() ? parseNumber(node.Scalar()) : std::nullopt;
    if (!value)
        report(QStringLiteral("a number is expected"), key);
    return value;
}

double KnowledgeMap::number(const char *key)
{
    return require(key).IsDefined() ? optionalNumber(key).value_or(0) : 0;
}

std::optional<int> KnowledgeMap::optionalInteger(const char *key)
{
    const YAML::Node node = find(key);
    if (!node.IsDefined())
        return std::nullopt;
    const auto value = node.IsScalar() ? parseInteger(node.Scalar()) : std::nullopt;
    if (!value)
        report(QStringLiteral("a whole number is expected"), key);
    return value;
}

int KnowledgeMap::integer(const char *key)
{
    return require(key).IsDefined() ? optionalInteger(key).value_or(0) : 0;
}

bool KnowledgeMap::flagOr(const char *key, bool fallback)
{
    const YAML::Node node = find(key);
    if (!node.IsDefined())
        return fallback;
    if (node.IsScalar() && node.Scalar() == "true")
        return true;
    if (node.IsScalar() && node.Scalar() == "false")
        return false;
    report(QStringLiteral("true or false is expected"), key);
    return fallback;
}

QStringList KnowledgeMap::texts(const char *key)
{
    const YAML::Node node = find(key);
    QStringList result;
    if (!node.IsDefined())
        return result;
    if (!node.IsSequence()) {
        report(QStringLiteral("a list of texts is expected"), key);
        return result;
    }
    for (const auto &item : node) {
        if (item.IsScalar())
            result << nodeText(item);
        else
            m_file->report(item.Mark(), QStringLiteral("a text is expected"));
    }
    return result;
}

std::vector<double> KnowledgeMap::numbers(const char *key)
{
    std::vector<double> result;
    for (const QString &item : texts(key)) {
        const auto value = parseNumber(item.toUtf8());
        if (value)
            result.push_back(*value);
        else
            report(QStringLiteral("a list of numbers is expected"), key);
    }
    return result;
}

std::vector<KnowledgeMap> KnowledgeMap::maps(const char *key)
{
    const YAML::Node node = find(key);
    std::vector<KnowledgeMap> result;
    if (!node.IsDefined())
        return result;
    if (!node.IsSequence()) {
        report(QStringLiteral("a list of mappings is expected"), key);
        return result;
    }
    for (const auto &item : node) {
        if (item.IsMap())
            result.emplace_back(item, *m_file);
        else
            m_file->report(item.Mark(), QStringLiteral("a mapping is expected"));
    }
    return result;
}

std::optional<KnowledgeMap> KnowledgeMap::map(const char *key)
{
    const YAML::Node node = find(key);
    if (!node.IsDefined())
        return std::nullopt;
    if (!node.IsMap()) {
        report(QStringLiteral("a mapping is expected"), key);
        return std::nullopt;
    }
    return KnowledgeMap(node, *m_file);
}

QStringList KnowledgeMap::keys() const
{
    QStringList result;
    for (const auto &entry : *m_node)
        result << nodeText(entry.first);
    return result;
}

void KnowledgeMap::done()
{
    QStringList seen;
    for (const auto &entry : *m_node) {
        const QString key = nodeText(entry.first);
        if (seen.contains(key))
            m_file->report(entry.first.Mark(),
                           QStringLiteral("the key \"%1\" occurs twice").arg(key));
        else if (!m_known.contains(key))
            m_file->report(entry.first.Mark(), QStringLiteral("unknown key \"%1\"").arg(key));
        seen << key;
    }
}

void KnowledgeMap::report(const QString &message, const char *key)
{
    YAML::Mark mark = m_node->Mark();
    if (key != nullptr) {
        const YAML::Node node = find(key);
        if (node.IsDefined())
            mark = node.Mark();
        m_file->report(mark, QStringLiteral("\"%1\": %2").arg(QLatin1StringView(key), message));
        return;
    }
    m_file->report(mark, message);
}

int KnowledgeMap::line() const
{
    return m_node->Mark().line + 1;
}

KnowledgeFolder::KnowledgeFolder(QString overlay) : m_overlay(std::move(overlay)) {}

QStringList KnowledgeFolder::files(const QString &prefix) const
{
    QStringList names;
    for (const QString &folder : {builtInFolder(prefix), m_overlay}) {
        if (folder.isEmpty())
            continue;
        QDirIterator entries(folder, {QStringLiteral("*.yaml")}, QDir::Files,
                             QDirIterator::Subdirectories);
        const QDir base(folder);
        while (entries.hasNext()) {
            const QString name = base.relativeFilePath(entries.next());
            if (name.startsWith(prefix) && !names.contains(name))
                names << name;
        }
    }
    names.sort();
    return names;
}

Result<QByteArray> KnowledgeFolder::read(const QString &name) const
{
    QFile file;
    if (!m_overlay.isEmpty() && QFile::exists(m_overlay + QLatin1Char('/') + name))
        file.setFileName(m_overlay + QLatin1Char('/') + name);
    else
        file.setFileName(builtInFolder(name) + QLatin1Char('/') + name);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::unexpected(Error{.id = QStringLiteral("knowledge.unreadable"),
                                     .file = file.fileName(),
                                     .message = file.errorString()});
    }
    return file.readAll();
}

Result<void> KnowledgeFolder::forEachMap(const QString &prefix,
                                         const std::function<void(KnowledgeMap &)> &reader) const
{
    for (const QString &name : files(prefix)) {
        const Result<QByteArray> bytes = read(name);
        if (!bytes)
            return std::unexpected(bytes.error());
        KnowledgeFile file(name);
        try {
            const YAML::Node root = YAML::Load(bytes->toStdString());
            const auto visit = [&](const YAML::Node &node) {
                if (node.IsMap()) {
                    KnowledgeMap map(node, file);
                    reader(map);
                } else {
                    file.report(node.Mark(), QStringLiteral("a mapping is expected"));
                }
            };
            if (root.IsSequence()) {
                for (const auto &item : root)
                    visit(item);
            } else {
                visit(root);
            }
        } catch (const YAML::Exception &error) {
            file.report(error.mark, QString::fromStdString(error.msg));
        }
        if (!file.errors().empty())
            return std::unexpected(file.errors().front());
    }
    return {};
}

} // namespace headroom
