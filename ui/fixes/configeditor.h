// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"
#include "ui/fixes/confighighlighter.h"

#include <QPlainTextEdit>

#include <memory>

namespace headroom {

/// The text of a config with line numbers and colours. It has no undo of its own: the case's undo
/// history is the only one.
class ConfigEditor : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit ConfigEditor(QWidget *parent = nullptr);
    ~ConfigEditor() override;

    /// Shows a text. Only the part that differs is replaced, so the cursor and the view stay where
    /// they are.
    void setConfig(const QString &text, const QString &fileName);
    /// The text exactly as typed, no-break spaces included.
    QString config() const;
    bool isHighlighting() const { return m_highlighter.isHighlighting(); }

    /// Moves the cursor to a line and shows it.
    void goToLine(LineNumber line);
    /// Marks a line as wrong; nothing marks none.
    void setWrongLine(std::optional<LineNumber> line);

    int gutterWidth() const;

Q_SIGNALS:
    /// The user changed the text, as opposed to setConfig().
    void edited();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    friend class LineGutter;
    void paintGutter(const QRect &area);
    void layOutGutter();
    void markLines();

    QWidget *m_gutter;
    ConfigHighlighter m_highlighter;
    QString m_fileName;
    QString m_text; ///< as last shown or told
    std::optional<LineNumber> m_wrongLine;
    bool m_replacing = false;
};

} // namespace headroom
