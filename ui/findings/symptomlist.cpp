// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/symptomlist.h"

#include "ui/findings/symptommodel.h"
#include "ui/widgets/look.h"
#include "ui/widgets/statusmark.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace headroom {

namespace {

/// A mark, the symptom, and at the right the line.
class SymptomDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        row.text.clear();
        const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &row, painter, option.widget);

        const bool found = index.data(SymptomModel::FoundRole).toBool();
        const bool selected = row.state.testFlag(QStyle::State_Selected);
        const QColor muted = mutedText(option.palette);
        const QColor on = option.palette.color(QPalette::HighlightedText);
        const QRect inner = option.rect.adjusted(grid::kFieldGap, 0, -grid::kFieldGap, 0);
        const int side = option.fontMetrics.ascent();
        const QRectF mark(inner.left(), inner.center().y() - side / 2.0 + 1, side, side);
        paintMark(*painter, mark, found ? Mark::Warning : Mark::NotApplicable, option.palette);

        const QFont small = fontFor(TextRole::Caption, option.font);
        const QString place = index.data(SymptomModel::PlaceRole).toString();
        const int placeWidth = QFontMetrics(small).horizontalAdvance(place);
        const int left = side + grid::kFieldGap;
        const QRect textRect = inner.adjusted(left, 0, -placeWidth - grid::kFieldGap, 0);
        painter->save();
        painter->setPen(selected ? on : found ? option.palette.color(QPalette::Text) : muted);
        painter->drawText(textRect, static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter),
                          option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight,
                                                        textRect.width()));
        painter->setFont(small);
        painter->setPen(selected ? on : muted);
        painter->drawText(inner, static_cast<int>(Qt::AlignTrailing | Qt::AlignVCenter), place);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const override
    {
        return {160, option.fontMetrics.height() + grid::kFieldGap};
    }
};

} // namespace

SymptomList::SymptomList(SymptomModel *model, QWidget *parent)
    : QListView(parent), m_symptoms(model)
{
    setModel(model);
    setItemDelegate(new SymptomDelegate(this));
    setUniformItemSizes(true);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QListView::clicked, this, &SymptomList::request);
    connect(this, &QListView::activated, this, &SymptomList::request);
    connect(model, &QAbstractItemModel::modelReset, this, &QWidget::updateGeometry);
}

QSize SymptomList::sizeHint() const
{
    const int row = fontMetrics().height() + grid::kFieldGap;
    return {320, m_symptoms->rowCount() * row + 2 * frameWidth()};
}

void SymptomList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QListView::changeEvent(event);
}

void SymptomList::request(const QModelIndex &index)
{
    if (const LineNumber line = m_symptoms->lineAt(index); line.value > 0)
        Q_EMIT lineRequested(line);
}

} // namespace headroom
