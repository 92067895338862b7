// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/ledgerview.h"

#include "ui/widgets/look.h"
#include "ui/widgets/statusmark.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

namespace headroom {

namespace {

constexpr int kMostHeight = 240; ///< pixels, where other things share the page
constexpr int kLeastHeight = 96;

/// Draws the outcome's mark before its words.
class LedgerDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, grid::kFieldGap);
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QVariant mark = index.data(AttemptModel::MarkRole);
        if (!mark.isValid())
            return;
        const int side = option->fontMetrics.height();
        const double scale = option->widget ? option->widget->devicePixelRatioF() : 1;
        QPixmap picture(QSize(side, side) * scale);
        picture.setDevicePixelRatio(scale);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paintMark(painter, QRectF(1, 1, side - 2, side - 2), static_cast<Mark>(mark.toInt()),
                  option->palette);
        option->icon = QIcon(picture);
        option->decorationSize = {side, side};
        option->decorationAlignment = Qt::AlignLeft | Qt::AlignVCenter;
        option->features |= QStyleOptionViewItem::HasDecoration;
    }
};

} // namespace

LedgerView::LedgerView(CaseModel *model, QWidget *parent)
    : QTableView(parent), m_attempts(new AttemptModel(model, this))
{
    setModel(m_attempts);
    setItemDelegate(new LedgerDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    // Tab leaves the table; the arrow keys move inside of it.
    setTabKeyNavigation(false);
    setWordWrap(true);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    using enum QHeaderView::ResizeMode;
    for (const auto &[column, mode] :
         {std::pair{AttemptModel::Number, ResizeToContents},
          std::pair{AttemptModel::When, ResizeToContents},
          std::pair{AttemptModel::Changes, Stretch}, std::pair{AttemptModel::Result, Stretch},
          std::pair{AttemptModel::Note, Stretch}})
        horizontalHeader()->setSectionResizeMode(column, mode);
    // The widths are settled after the table's own size: only then the heights of wrapped texts.
    m_fitting.setSingleShot(true);
    m_fitting.setInterval(0);
    connect(&m_fitting, &QTimer::timeout, this, &LedgerView::fit);
    connect(horizontalHeader(), &QHeaderView::sectionResized, &m_fitting,
            qOverload<>(&QTimer::start));
    connect(m_attempts, &QAbstractItemModel::modelReset, this, &LedgerView::fit);
    connect(m_attempts, &QAbstractItemModel::dataChanged, this, &LedgerView::fit);
    retranslate();
}

void LedgerView::setGrowing(bool growing)
{
    m_growing = growing;
    setVerticalScrollBarPolicy(growing ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setSizePolicy(QSizePolicy::Expanding, growing ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    fit();
}

int LedgerView::heightOfRows() const
{
    return horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2 * frameWidth();
}

QSize LedgerView::sizeHint() const
{
    return {QTableView::sizeHint().width(),
            m_growing ? heightOfRows() : std::min(heightOfRows(), kMostHeight)};
}

QSize LedgerView::minimumSizeHint() const
{
    return {320, m_growing ? heightOfRows() : std::min(heightOfRows(), kLeastHeight)};
}

void LedgerView::fit()
{
    resizeRowsToContents();
    setMaximumHeight(heightOfRows());
    updateGeometry();
}

void LedgerView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fit();
    QTableView::changeEvent(event);
}

void LedgerView::retranslate()
{
    m_attempts->retranslate();
    setAccessibleName(tr("Ledger of the runs"));
    setAccessibleDescription(
        tr("One row for each run: what was changed, what came of it, your note. F2 edits the "
           "note."));
}

} // namespace headroom
