// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/intake/recentdelegate.h"

#include "ui/intake/recentmodel.h"
#include "ui/widgets/look.h"

#include <QApplication>
#include <QPainter>

namespace headroom {

namespace {

/// Text colours of a row, by whether it is selected and whether its files are there.
struct RowColors
{
    QColor title, rest;
};

RowColors colorsOf(const QStyleOptionViewItem &option)
{
    const QPalette &palette = option.palette;
    if (!option.state.testFlag(QStyle::State_Enabled)) {
        const QColor gone = palette.color(QPalette::Disabled, QPalette::Text);
        return {.title = gone, .rest = gone};
    }
    if (option.state.testFlag(QStyle::State_Selected)) {
        const QColor on = palette.color(QPalette::HighlightedText);
        return {.title = on, .rest = on};
    }
    return {.title = palette.color(QPalette::Text), .rest = mutedText(palette)};
}

} // namespace

void RecentDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);

    const RowColors colors = colorsOf(background);
    const QFont small = fontFor(TextRole::Caption, option.font);
    const QRect inner =
        option.rect.adjusted(grid::kFieldGap, grid::kFieldGap, -grid::kFieldGap, -grid::kFieldGap);
    const QRect upper(inner.left(), inner.top(), inner.width(), option.fontMetrics.height());
    const QString day = index.data(RecentModel::DayRole).toString();
    const QFontMetrics smallMetrics(small);
    const int dayWidth = smallMetrics.horizontalAdvance(day) + grid::kGroupGap;
    const QString title = option.fontMetrics.elidedText(index.data(Qt::DisplayRole).toString(),
                                                        Qt::ElideMiddle, upper.width() - dayWidth);

    painter->save();
    painter->setPen(colors.title);
    painter->drawText(upper, static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter), title);
    painter->setPen(colors.rest);
    painter->setFont(small);
    painter->drawText(upper, static_cast<int>(Qt::AlignTrailing | Qt::AlignVCenter), day);
    const QRect lower(inner.left(), inner.bottom() - smallMetrics.height() + 1, inner.width(),
                      smallMetrics.height());
    painter->drawText(lower, static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter),
                      smallMetrics.elidedText(index.data(RecentModel::OutcomeRole).toString(),
                                              Qt::ElideRight, lower.width()));
    painter->restore();
}

QSize RecentDelegate::sizeHint(const QStyleOptionViewItem &option,
                               const QModelIndex & /*index*/) const
{
    const QFontMetrics small(fontFor(TextRole::Caption, option.font));
    return {160,
            option.fontMetrics.height() + small.height() + 2 * grid::kFieldGap + grid::kHairGap};
}

} // namespace headroom
