// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/panelform.h"

#include "ui/fixes/fieldeditor.h"
#include "ui/fixes/fieldmark.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLabelWidth = 136; ///< two lines of the longest label
constexpr int kMarkWidth = 72;   ///< "← was 4", so that the controls do not jump
constexpr int kNarrowWidth = 88; ///< four of them stand side by side in the narrowest window

} // namespace

PanelForm::PanelForm(const Panel &panel, bool titled, QWidget *parent)
    : QWidget(parent), m_panel(&panel), m_body(new QWidget(this)), m_grid(new QGridLayout(m_body))
{
    setObjectName(u"panel_"_s + panel.id);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->setSpacing(grid::kFieldGap);
    if (titled)
        addTitle();
    outer->addWidget(m_body);
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(grid::kFieldGap);
    m_grid->setVerticalSpacing(grid::kFieldGap);
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnMinimumWidth(0, kLabelWidth);
    m_grid->setColumnMinimumWidth(2, kMarkWidth);
    m_rows.reserve(panel.fields.size());
    for (const Field &field : panel.fields)
        addRow(field);
    if (panel.startsClosed)
        setOpen(false);
    retranslate();
}

void PanelForm::addTitle()
{
    if (!m_panel->startsClosed) {
        m_title = new TextLabel(TextRole::Section, this);
        layout()->addWidget(m_title);
        return;
    }
    m_fold = new QToolButton(this);
    m_fold->setObjectName(u"fold"_s);
    m_fold->setAutoRaise(true);
    m_fold->setCheckable(true);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setFont(fontFor(TextRole::Strong, font()));
    layout()->addWidget(m_fold);
    connect(m_fold, &QToolButton::toggled, this, &PanelForm::setOpen);
}

void PanelForm::setOpen(bool open)
{
    m_body->setVisible(open || m_fold == nullptr);
    if (m_fold != nullptr)
        m_fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
}

void PanelForm::addRow(const Field &field)
{
    Row row;
    row.field = &field;
    const bool beginsGroup =
        !field.group.isEmpty() && (m_rows.empty() || m_rows.back().field->group != field.group);
    QWidget *parent = m_body;
    if (field.isNarrow)
        parent = row.cell = new QWidget(m_body);
    if (beginsGroup && field.group != field.label) {
        row.heading = new TextLabel(TextRole::Strong, field.group, m_body);
        m_grid->addWidget(row.heading, m_grid->rowCount(), 0, 1, 3);
    }
    row.editor = FieldEditor::make(field, parent);
    row.editor->setObjectName(u"field_"_s + field.id);
    row.mark = new FieldMark(field, parent);
    if (!row.editor->bearsLabel()) {
        row.label =
            new TextLabel(field.isNarrow ? TextRole::Caption : TextRole::Body, field.label, parent);
        row.label->setBuddy(row.editor->control());
    }
    row.editor->control()->setAccessibleName(field.label);
    if (field.isNarrow) {
        addNarrow(row);
    } else {
        m_narrow = nullptr;
        place(row);
    }
    attend(row);
    connect(row.editor, &FieldEditor::chosen, this,
            [this, &field](const QVariant &value, bool typing) {
                Q_EMIT chosen(field, value, typing);
            });
    connect(row.mark, &FieldMark::backRequested, this,
            [this, &field](const QVariant &value) { Q_EMIT chosen(field, value, false); });
    m_rows.push_back(row);
}

/// Narrow fields stand side by side, each below its label.
void PanelForm::addNarrow(Row &row)
{
    if (m_narrow == nullptr) {
        auto *line = new QWidget(m_body);
        m_narrow = new FlowLayout(line);
        m_narrow->setContentsMargins({});
        m_narrow->setSpacing(grid::kFieldGap);
        m_grid->addWidget(line, m_grid->rowCount(), 0, 1, 3);
    }
    auto *column = new QVBoxLayout(row.cell);
    column->setContentsMargins({});
    column->setSpacing(grid::kHairGap);
    column->addWidget(row.label);
    column->addWidget(row.editor);
    column->addWidget(row.mark);
    row.editor->setFixedWidth(kNarrowWidth);
    m_narrow->addWidget(row.cell);
}

void PanelForm::place(Row &row)
{
    const int line = m_grid->rowCount();
    const bool isTall = row.field->type == FieldType::Resolutions || row.field->lines > 1;
    if (row.label == nullptr) {
        m_grid->addWidget(row.editor, line, 0, 1, 2);
        m_grid->addWidget(row.mark, line, 2);
        return;
    }
    row.label->setMinimumWidth(0);
    if (!isTall) {
        m_grid->addWidget(row.label, line, 0);
        m_grid->addWidget(row.editor, line, 1);
        m_grid->addWidget(row.mark, line, 2);
        return;
    }
    m_grid->addWidget(row.label, line, 0, 1, 2);
    m_grid->addWidget(row.mark, line, 2);
    m_grid->addWidget(row.editor, line + 1, 0, 1, 3);
}

void PanelForm::attend(Row &row)
{
    QList<QWidget *> parts = row.editor->findChildren<QWidget *>();
    parts << row.editor;
    if (row.label != nullptr)
        parts << row.label;
    for (QWidget *part : std::as_const(parts)) {
        m_fieldOf.insert(part, row.field);
        part->installEventFilter(this);
    }
}

bool PanelForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::Enter) {
        if (const Field *field = m_fieldOf.value(watched))
            Q_EMIT attended(*field);
    }
    return QWidget::eventFilter(watched, event);
}

void PanelForm::refresh(const FieldContexts &contexts)
{
    for (Row &row : m_rows)
        refreshRow(row, contexts);
    showHeadings();
    const bool isAnyShown =
        std::ranges::any_of(m_rows, [](const Row &row) { return !row.editor->isHidden(); });
    setVisible(isAnyShown);
}

void PanelForm::refreshRow(Row &row, const FieldContexts &contexts)
{
    const FieldState state = stateOf(*row.field, contexts.now);
    for (QWidget *part : {static_cast<QWidget *>(row.editor), static_cast<QWidget *>(row.mark),
                          static_cast<QWidget *>(row.label), row.cell}) {
        if (part != nullptr)
            part->setVisible(state.isShown);
    }
    if (!state.isShown)
        return;
    const std::vector<FieldChoice> choices = choicesOf(*row.field, contexts.now);
    row.editor->show(state, choices);
    std::optional<FieldState> before, onDisk;
    if (contexts.failedRun)
        before = stateOf(*row.field, *contexts.failedRun);
    if (contexts.onDisk)
        onDisk = stateOf(*row.field, *contexts.onDisk);
    row.mark->show(state, before, onDisk, choices);
}

void PanelForm::showHeadings()
{
    for (const Row &first : m_rows) {
        if (first.heading == nullptr)
            continue;
        const bool hasShown = std::ranges::any_of(m_rows, [&first](const Row &row) {
            return row.field->group == first.field->group && !row.editor->isHidden();
        });
        first.heading->setVisible(hasShown);
    }
}

void PanelForm::retranslate()
{
    const QString title = m_panel->isOwn ? fieldText(m_panel->title) : m_panel->title;
    if (m_title != nullptr)
        m_title->setText(title);
    if (m_fold != nullptr)
        m_fold->setText(title);
    for (const Row &row : m_rows) {
        const QString help = fieldText(row.field->help);
        row.editor->control()->setAccessibleDescription(help);
        row.editor->setToolTip(help);
        if (row.label != nullptr)
            row.label->setToolTip(help);
    }
}

} // namespace headroom
