// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/confighighlighter.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>

#include <QTextDocument>

namespace headroom {

namespace {

KSyntaxHighlighting::Repository &repository()
{
    static KSyntaxHighlighting::Repository languages;
    return languages;
}

} // namespace

ConfigHighlighter::ConfigHighlighter(QTextDocument *document) : m_document(document) {}

ConfigHighlighter::~ConfigHighlighter() = default;

void ConfigHighlighter::highlight(const QString &fileName, const QPalette &palette)
{
    if (m_document->blockCount() > kMostLines) {
        m_highlighter.reset();
        return;
    }
    const bool json = fileName.endsWith(QLatin1StringView(".json"), Qt::CaseInsensitive) ||
                      fileName.endsWith(QLatin1StringView(".jsonc"), Qt::CaseInsensitive);
    const KSyntaxHighlighting::Definition language =
        repository().definitionForName(json ? QStringLiteral("JSON") : QStringLiteral("YAML"));
    const KSyntaxHighlighting::Theme theme = repository().themeForPalette(palette);
    const bool isNew = m_highlighter == nullptr;
    if (isNew)
        m_highlighter = std::make_unique<KSyntaxHighlighting::SyntaxHighlighter>(m_document);
    const bool sameTheme = !isNew && m_highlighter->theme().name() == theme.name();
    if (sameTheme && m_highlighter->definition() == language)
        return;
    m_highlighter->setTheme(theme);
    m_highlighter->setDefinition(language);
    m_highlighter->rehighlight();
}

bool ConfigHighlighter::isHighlighting() const
{
    return m_highlighter != nullptr;
}

} // namespace headroom
