// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/choiceeditors.h"

#include "ui/widgets/look.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QWheelEvent>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

bool isSame(const QVariant &one, const QVariant &other)
{
    if (one.typeId() == QMetaType::QVariantList || other.typeId() == QMetaType::QVariantList)
        return one.toList() == other.toList();
    return one.toString() == other.toString();
}

} // namespace

FlagEditor::FlagEditor(const Field &field, QWidget *parent)
    : FieldEditor(field, parent), m_box(new QCheckBox(field.label, this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_box);
    layout->addStretch(1);
    setFocusProxy(m_box);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) { Q_EMIT chosen(on, false); });
}

QWidget *FlagEditor::control()
{
    return m_box;
}

void FlagEditor::show(const FieldState &state, const std::vector<FieldChoice> &choices)
{
    Q_UNUSED(choices)
    m_box->setChecked(state.value.toBool());
}

// ---------------------------------------------------------------------------------------------------------------

ChoiceEditor::ChoiceEditor(const Field &field, QWidget *parent)
    : FieldEditor(field, parent), m_box(new QComboBox(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_box);
    setFocusProxy(m_box);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    m_box->setMaxVisibleItems(16);
    m_box->setFocusPolicy(Qt::StrongFocus);
    m_box->installEventFilter(this);
    if (field.isOpen) {
        m_box->setEditable(true);
        m_box->setInsertPolicy(QComboBox::NoInsert);
        connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, [this] {
            const QString text = m_box->currentText().trimmed();
            const int index = m_box->findText(text);
            const QVariant value = index >= 0 ? m_box->itemData(index) : QVariant(text);
            if (!text.isEmpty() && !isSame(value, m_state.value))
                Q_EMIT chosen(value, false);
        });
    }
    connect(m_box, &QComboBox::activated, this,
            [this](int index) { Q_EMIT chosen(m_box->itemData(index), false); });
}

QWidget *ChoiceEditor::control()
{
    return m_box;
}

// The wheel scrolls the page; it must not change a setting on the way.
bool ChoiceEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_box && event->type() == QEvent::Wheel && !m_box->hasFocus()) {
        event->ignore();
        return true;
    }
    return FieldEditor::eventFilter(watched, event);
}

void ChoiceEditor::fillItems(const FieldState &state, const std::vector<FieldChoice> &choices)
{
    const bool isSameList = std::ranges::equal(
        choices, m_choices, [](const FieldChoice &one, const FieldChoice &other) {
            return one.label == other.label && isSame(one.value, other.value);
        });
    if (!isSameList || m_box->count() == 0) {
        m_choices = choices;
        m_box->clear();
        QString group;
        for (const FieldChoice &choice : choices) {
            if (choice.group != group)
                addHeading(choice.group);
            group = choice.group;
            m_box->addItem(choice.label, choice.value);
        }
        m_offered = m_box->count();
    }
    while (m_box->count() > m_offered)
        m_box->removeItem(m_box->count() - 1);
    addUnusual(state);
}

/// A heading cannot be chosen.
void ChoiceEditor::addHeading(const QString &group)
{
    m_box->addItem(group);
    auto *items = qobject_cast<QStandardItemModel *>(m_box->model());
    QStandardItem *item = items->item(m_box->count() - 1);
    item->setFlags(Qt::NoItemFlags);
    item->setFont(fontFor(TextRole::Strong, m_box->font()));
}

void ChoiceEditor::addUnusual(const FieldState &state)
{
    if (state.isUnusual && state.isSet && state.value.isValid())
        m_box->addItem(shownValue(field(), {}, state.value), state.value);
}

void ChoiceEditor::show(const FieldState &state, const std::vector<FieldChoice> &choices)
{
    const QSignalBlocker blocker(m_box);
    m_state = state;
    fillItems(state, choices);
    int index = -1;
    for (int i = 0; i < m_box->count() && index < 0; ++i) {
        if (m_box->itemData(i).isValid() && isSame(m_box->itemData(i), state.value))
            index = i;
    }
    const QString absent = shownValue(field(), choices, state.value);
    const QString placeholder = absent.isEmpty() ? field().placeholder : absent;
    m_box->setPlaceholderText(placeholder);
    m_box->setCurrentIndex(state.isSet ? index : -1);
    if (m_box->isEditable()) {
        m_box->lineEdit()->setPlaceholderText(placeholder);
        if (!state.isSet && !m_box->lineEdit()->hasFocus())
            m_box->clearEditText();
    }
}

// ---------------------------------------------------------------------------------------------------------------

ResolutionsEditor::ResolutionsEditor(const Field &field, QWidget *parent)
    : FieldEditor(field, parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(grid::kGroupGap);
    m_grid->setVerticalSpacing(grid::kHairGap);
    for (const FieldChoice &choice : field.choices)
        boxFor(choice.value);
    setFocusProxy(m_boxes.front().second);
}

QWidget *ResolutionsEditor::control()
{
    return m_boxes.front().second;
}

QCheckBox *ResolutionsEditor::boxFor(const QVariant &size)
{
    const auto found = std::ranges::find_if(
        m_boxes, [&size](const auto &entry) { return isSame(entry.first, size); });
    if (found != m_boxes.end())
        return found->second;
    auto *box = new QCheckBox(shownValue(field(), {}, size), this);
    box->setObjectName(u"resolution"_s + box->text());
    const auto place = static_cast<int>(m_boxes.size());
    m_grid->addWidget(box, place / 4, place % 4, Qt::AlignLeft);
    m_grid->setColumnStretch(4, 1);
    m_boxes.emplace_back(size, box);
    connect(box, &QCheckBox::clicked, this, [this, size](bool on) { toggled(size, on); });
    return box;
}

void ResolutionsEditor::show(const FieldState &state, const std::vector<FieldChoice> &choices)
{
    Q_UNUSED(choices)
    m_sizes = state.value.toList();
    for (const QVariant &size : std::as_const(m_sizes))
        boxFor(size);
    const auto offered = static_cast<std::size_t>(field().choices.size());
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const auto &[size, box] = m_boxes[i];
        const bool on = std::ranges::any_of(
            m_sizes, [&size](const QVariant &other) { return isSame(size, other); });
        box->setChecked(on);
        box->setVisible(i < offered || on || box->hasFocus());
    }
}

void ResolutionsEditor::toggled(const QVariant &size, bool on)
{
    QVariantList sizes = m_sizes;
    if (on)
        sizes << size;
    else
        sizes.removeIf([&size](const QVariant &other) { return isSame(size, other); });
    Q_EMIT chosen(sizes, false);
}

} // namespace headroom
