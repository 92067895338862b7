// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/configeditor.h"

#include "job/completion.h"
#include "ui/fixes/keycompleter.h"
#include "ui/fixes/linefolding.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace headroom {

namespace {
constexpr int kFoldWidth = 10; ///< of the marks beside the line numbers
} // namespace

/// The column of line numbers; the editor paints it.
class LineGutter : public QWidget
{
public:
    explicit LineGutter(ConfigEditor *editor) : QWidget(editor), m_editor(editor) {}
    QSize sizeHint() const override { return {m_editor->gutterWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent *event) override { m_editor->paintGutter(event->rect()); }
    void mousePressEvent(QMouseEvent *event) override
    {
        m_editor->clickGutter(event->position().toPoint().y());
    }

private:
    ConfigEditor *m_editor;
};

ConfigEditor::ConfigEditor(QWidget *parent)
    : QPlainTextEdit(parent),
      m_gutter(new LineGutter(this)),
      m_highlighter(document()),
      m_completer(new KeyCompleter(this))
{
    setUndoRedoEnabled(false);
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true); // YAML forbids tabs, and the keyboard must get out again
    setFont(fixedFont());
    connect(this, &QPlainTextEdit::blockCountChanged, this, &ConfigEditor::layOutGutter);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &area, int dy) {
        if (dy != 0)
            m_gutter->scroll(0, dy);
        else
            m_gutter->update(0, area.y(), m_gutter->width(), area.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &ConfigEditor::markLines);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        // New colours count as a change of the document, too.
        if (!m_replacing && config() != m_text) {
            m_text = config();
            Q_EMIT edited();
        }
    });
    layOutGutter();
}

// Taking the colours away changes the document once more, when nobody must hear of it.
ConfigEditor::~ConfigEditor()
{
    blockSignals(true);
}

QString ConfigEditor::config() const
{
    return document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

void ConfigEditor::setConfig(const QString &text, const QString &fileName)
{
    const QScopedValueRollback guard(m_replacing, true);
    m_fileName = fileName;
    const QString old = config();
    if (text != old) {
        const auto shorter = static_cast<int>(std::min(old.size(), text.size()));
        int head = 0;
        while (head < shorter && old[head] == text[head])
            ++head;
        int tail = 0;
        while (tail < shorter - head && old[old.size() - 1 - tail] == text[text.size() - 1 - tail])
            ++tail;
        QTextCursor cursor(document());
        cursor.setPosition(head);
        cursor.setPosition(static_cast<int>(old.size()) - tail, QTextCursor::KeepAnchor);
        cursor.insertText(text.sliced(head, text.size() - head - tail));
    }
    m_text = text;
    m_highlighter.highlight(m_fileName, palette());
}

void ConfigEditor::goToLine(LineNumber line)
{
    const QTextBlock block = document()->findBlockByNumber(
        std::clamp(line.value - 1, 0, std::max(0, document()->blockCount() - 1)));
    revealLine(*this, block);
    setTextCursor(QTextCursor(block));
    centerCursor();
}

void ConfigEditor::setWrongLine(std::optional<LineNumber> line)
{
    m_wrongLine = line;
    markLines();
    m_gutter->update();
}

void ConfigEditor::setProblems(std::vector<EditorProblem> problems)
{
    if (problems == m_problems)
        return;
    m_problems = std::move(problems);
    markLines();
}

EditorProblem ConfigEditor::problemOfLine(LineNumber line, Tone tone, const QString &text) const
{
    const QTextBlock block = document()->findBlockByNumber(line.value - 1);
    const QString written = block.text();
    const qsizetype indent = written.size() - QStringView(written).trimmed().size();
    return {.begin = block.position() + static_cast<int>(indent),
            .length = static_cast<int>(written.size() - indent),
            .tone = tone,
            .text = text};
}

void ConfigEditor::setCatalogue(const FieldCatalogue *catalogue)
{
    m_catalogue = catalogue;
    m_completer->setCatalogue(catalogue);
}

QString ConfigEditor::explanationAt(int position) const
{
    for (const EditorProblem &problem : m_problems) {
        if (position >= problem.begin && position <= problem.begin + problem.length)
            return problem.text;
    }
    if (m_catalogue == nullptr)
        return {};
    const QTextBlock block = document()->findBlock(position);
    const qsizetype colon = block.text().indexOf(u':');
    if (colon < 0)
        return {};
    const TextSpot spot = spotAt(toPlainText(), block.position() + colon + 1);
    const Field *field = spot.isComment ? nullptr : fieldAt(*m_catalogue, spot);
    return field == nullptr ? QString() : fieldText(field->help);
}

bool ConfigEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const QPoint inViewport = viewport()->mapFrom(this, help->pos());
        const QString text = explanationAt(cursorForPosition(inViewport).position());
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return QPlainTextEdit::event(event);
}

void ConfigEditor::keyPressEvent(QKeyEvent *event)
{
    if (m_completer->takesKey(*event)) {
        event->ignore(); // the list handles it
        return;
    }
    const bool asksToComplete =
        event->key() == Qt::Key_Space && event->modifiers().testFlag(Qt::ControlModifier);
    const bool asksToFold = event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier) &&
                            event->key() == Qt::Key_F;
    if (asksToFold) {
        toggleFoldAt(LineNumber{textCursor().blockNumber() + 1});
        return;
    }
    if (!asksToComplete)
        QPlainTextEdit::keyPressEvent(event);
    m_completer->follow(*event);
}

int ConfigEditor::gutterWidth() const
{
    const int digits = static_cast<int>(QString::number(std::max(1, blockCount())).size());
    return kFoldWidth + fontMetrics().horizontalAdvance(u'9') * std::max(2, digits) +
           2 * grid::kFieldGap;
}

void ConfigEditor::toggleFoldAt(LineNumber line)
{
    toggleFold(*this, document()->findBlockByNumber(line.value - 1));
    m_gutter->update();
}

void ConfigEditor::clickGutter(int y)
{
    const QTextBlock line = cursorForPosition(QPoint(0, y)).block();
    toggleFoldAt(LineNumber{line.blockNumber() + 1});
}

void ConfigEditor::paintFoldMark(QPainter &painter, const QRectF &square, bool folded) const
{
    const QPointF middle = square.center();
    constexpr double kHalf = 3;
    const QPolygonF down{{{middle.x() - kHalf, middle.y() - kHalf / 2},
                          {middle.x() + kHalf, middle.y() - kHalf / 2},
                          {middle.x(), middle.y() + kHalf}}};
    const QPolygonF right{{{middle.x() - kHalf / 2, middle.y() - kHalf},
                           {middle.x() - kHalf / 2, middle.y() + kHalf},
                           {middle.x() + kHalf, middle.y()}}};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mutedText(palette()));
    painter.drawPolygon(folded ? right : down);
}

void ConfigEditor::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    layOutGutter();
}

void ConfigEditor::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        if (m_highlighter.isHighlighting())
            m_highlighter.highlight(m_fileName, palette());
        markLines();
    } else if (event->type() == QEvent::FontChange) {
        layOutGutter();
    }
}

void ConfigEditor::layOutGutter()
{
    const int width = gutterWidth();
    const bool rightToLeft = isRightToLeft();
    setViewportMargins(rightToLeft ? 0 : width, 0, rightToLeft ? width : 0, 0);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(rightToLeft ? inside.right() - width + 1 : inside.left(), inside.top(),
                          width, inside.height());
}

void ConfigEditor::paintGutter(const QRect &area)
{
    QPainter painter(m_gutter);
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    painter.fillRect(area, mixed(base, text, 0.05));
    painter.setFont(font());
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top <= area.bottom()) {
        const qreal height = blockBoundingRect(block).height();
        if (!block.isVisible()) {
            block = block.next();
            continue;
        }
        const int number = block.blockNumber() + 1;
        const bool wrong = m_wrongLine && m_wrongLine->value == number;
        const bool current = textCursor().blockNumber() + 1 == number;
        if (wrong)
            painter.fillRect(QRectF(0, top, m_gutter->width(), height),
                             toneTint(Tone::Error, palette(), base));
        painter.setPen(current || wrong ? text : mixed(text, base, 0.4));
        painter.drawText(QRectF(0, top, m_gutter->width() - grid::kFieldGap, height),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(number));
        if (canFold(block))
            paintFoldMark(painter, QRectF(2, top, kFoldWidth, height), isFolded(block));
        top += height;
        block = block.next();
    }
}

void ConfigEditor::markLines()
{
    QList<QTextEdit::ExtraSelection> selections;
    const auto mark = [&](const QTextBlock &block, const QColor &color) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(block);
        selection.format.setBackground(color);
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selections << selection;
    };
    const QColor base = palette().color(QPalette::Base);
    mark(textCursor().block(), mixed(base, palette().color(QPalette::Text), 0.06));
    if (m_wrongLine) {
        const QTextBlock wrong = document()->findBlockByNumber(m_wrongLine->value - 1);
        if (wrong.isValid())
            mark(wrong, toneTint(Tone::Error, palette(), base));
    }
    for (const EditorProblem &problem : m_problems) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        const int end = std::min(problem.begin + problem.length, document()->characterCount() - 1);
        selection.cursor.setPosition(std::min(problem.begin, end));
        selection.cursor.setPosition(end, QTextCursor::KeepAnchor);
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(toneColor(problem.tone, palette()));
        selections << selection;
    }
    setExtraSelections(selections);
    m_gutter->update();
}

} // namespace headroom
