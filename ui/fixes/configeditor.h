// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"
#include "ui/fixes/confighighlighter.h"
#include "ui/widgets/look.h"

#include <QPlainTextEdit>

#include <memory>
#include <vector>

namespace headroom {

struct FieldCatalogue;
class KeyCompleter;

/// A stretch of the text that is underlined, and why.
struct EditorProblem
{
    int begin = 0; ///< characters
    int length = 0;
    Tone tone = Tone::Warning;
    QString text;
    bool operator==(const EditorProblem &) const = default;
};

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

    /// Underlines problems; they are told where the mouse rests.
    void setProblems(std::vector<EditorProblem> problems);
    const std::vector<EditorProblem> &problems() const { return m_problems; }
    /// A problem of all that is written in a line.
    EditorProblem problemOfLine(LineNumber line, Tone tone, const QString &text) const;
    /// The keys and values that are completed and explained; must outlive the editor or be
    /// replaced.
    void setCatalogue(const FieldCatalogue *catalogue);
    /// What the editor tells about a place: its problem, or the help of the setting there.
    QString explanationAt(int position) const;

    int gutterWidth() const;
    /// Hides or shows what is indented below a line.
    void toggleFoldAt(LineNumber line);

Q_SIGNALS:
    /// The user changed the text, as opposed to setConfig().
    void edited();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    friend class LineGutter;
    void paintGutter(const QRect &area);
    void paintFoldMark(QPainter &painter, const QRectF &square, bool folded) const;
    void clickGutter(int y);
    void layOutGutter();
    void markLines();

    QWidget *m_gutter;
    ConfigHighlighter m_highlighter;
    QString m_fileName;
    QString m_text; ///< as last shown or told
    std::optional<LineNumber> m_wrongLine;
    std::vector<EditorProblem> m_problems;
    const FieldCatalogue *m_catalogue = nullptr;
    KeyCompleter *m_completer;
    bool m_replacing = false;
};

} // namespace headroom
