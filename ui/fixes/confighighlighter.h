// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

#include <memory>

class QTextDocument;

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
}

namespace headroom {

/// Colours a config in an editor, in a theme that suits the palette. The library of languages is
/// opened when the first config is shown, not before.
class ConfigHighlighter
{
public:
    explicit ConfigHighlighter(QTextDocument *document);
    ~ConfigHighlighter();
    ConfigHighlighter(const ConfigHighlighter &) = delete;
    ConfigHighlighter &operator=(const ConfigHighlighter &) = delete;

    /// Colours as the file's kind asks. Longer texts than this stay uncoloured, for they would hold
    /// up the window (about 15 µs a line).
    static constexpr int kMostLines = 20'000;
    void highlight(const QString &fileName, const QPalette &palette);
    bool isHighlighting() const;

private:
    QTextDocument *m_document;
    std::unique_ptr<KSyntaxHighlighting::SyntaxHighlighter> m_highlighter;
};

} // namespace headroom
