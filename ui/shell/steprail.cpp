// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/steprail.h"

#include "ui/widgets/look.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace headroom {

namespace {

constexpr int kIconSize = 24;
constexpr int kRowHeight = 48;
constexpr int kMargin = 16;
constexpr int kBar = 3; ///< of the stroke that marks the current step

/// Icon, word and state mark. The accent colour stays with the pages' main actions, so the current
/// step is marked by a stroke, a shade and bold letters.
class StepDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const QPalette &palette = option.palette;
        const QColor window = palette.color(QPalette::Window);
        const QColor text = palette.color(QPalette::WindowText);
        const bool current = option.state.testFlag(QStyle::State_Selected);
        const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
        const QRect rect = option.rect;
        if (current || hovered)
            painter->fillRect(rect, mixed(window, text, current ? 0.12 : 0.06));
        if (current)
            painter->fillRect(QRect(rect.left(), rect.top() + 8, kBar, rect.height() - 16), text);

        const QRect icon(rect.left() + kMargin, rect.center().y() - kIconSize / 2 + 1, kIconSize,
                         kIconSize);
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, icon);
        const int side = option.fontMetrics.ascent();
        const bool isOfViews = index.data(StepModel::IsViewRole).toBool();
        if (isOfViews && !index.siblingAtRow(index.row() - 1).data(StepModel::IsViewRole).toBool())
            painter->fillRect(
                QRect(rect.left() + kMargin, rect.top(), rect.width() - 2 * kMargin, 1),
                palette.color(QPalette::Mid));
        const QRectF mark(rect.right() - kMargin - side + 1, rect.center().y() - side / 2.0 + 1,
                          side, side);
        if (!isOfViews)
            paintMark(*painter, mark, static_cast<Mark>(index.data(StepModel::MarkRole).toInt()),
                      palette);
        painter->save();
        painter->setFont(fontFor(current ? TextRole::Strong : TextRole::Body, option.font));
        painter->setPen(text);
        const QRect word = rect.adjusted(kMargin + kIconSize + grid::kFieldGap, 0,
                                         -kMargin - side - grid::kFieldGap, 0);
        painter->drawText(word,
                          static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter | Qt::TextWordWrap),
                          index.data().toString());
        painter->restore();
        if (option.state.testFlag(QStyle::State_HasFocus) &&
            option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
            QStyleOptionFocusRect focus;
            focus.QStyleOption::operator=(option);
            focus.rect = rect.adjusted(2, 2, -2, -2);
            focus.backgroundColor = window;
            const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
            style->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
        }
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QFontMetrics strong(fontFor(TextRole::Strong, option.font));
        const int width = 2 * kMargin + kIconSize + 2 * grid::kFieldGap +
                          strong.horizontalAdvance(index.data().toString()) +
                          option.fontMetrics.ascent();
        return {width, std::max(kRowHeight, option.fontMetrics.height() + 16)};
    }
};

} // namespace

StepRail::StepRail(QWidget *parent) : QListView(parent), m_steps(new StepModel(this))
{
    setObjectName(QStringLiteral("stepRail"));
    setModel(m_steps);
    setItemDelegate(new StepDelegate(this));
    setFrameShape(NoFrame);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    retranslate();
}

void StepRail::setCurrentStep(StepPage step)
{
    setCurrentIndex(m_steps->index(m_steps->rowOf(step)));
}

QSize StepRail::sizeHint() const
{
    return {std::max(168, sizeHintForColumn(0)), m_steps->rowCount() * kRowHeight};
}

QSize StepRail::minimumSizeHint() const
{
    return {sizeHint().width(), kRowHeight};
}

void StepRail::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (current.isValid())
        Q_EMIT stepChosen(m_steps->stepAt(current.row()));
}

void StepRail::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QListView::changeEvent(event);
}

void StepRail::retranslate()
{
    m_steps->retranslate();
    setAccessibleName(tr("Steps"));
    setAccessibleDescription(tr("The steps from the log to the repaired config"));
    updateGeometry();
}

} // namespace headroom
