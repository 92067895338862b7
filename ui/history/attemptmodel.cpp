// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/attemptmodel.h"

#include "ui/history/historywords.h"

#include <QLocale>

namespace headroom {

namespace {

constexpr std::size_t kShownChanges = 4;

QString shownTime(const QDateTime &when)
{
    return when.isValid() ? QLocale().toString(when.toLocalTime(), QLocale::ShortFormat)
                          : AttemptModel::tr("unknown");
}

} // namespace

AttemptModel::AttemptModel(CaseModel *model, QObject *parent)
    : QAbstractTableModel(parent),
      m_model(model),
      m_rows(static_cast<int>(model->attempts().size()))
{
    connect(model, &CaseModel::historyChanged, this, &AttemptModel::refresh);
}

void AttemptModel::refresh()
{
    const int rows = static_cast<int>(m_model->attempts().size());
    if (rows != m_rows) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    } else if (rows > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
    }
}

void AttemptModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    refresh();
}

int AttemptModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int AttemptModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString AttemptModel::textOf(const Attempt &attempt, int row, int column, bool whole) const
{
    switch (column) {
    case Number:
        return QLocale().toString(row + 1);
    case When:
        return shownTime(attempt.when);
    case Changes:
        if (row == 0)
            return tr("first run");
        if (attempt.changes.empty())
            return attempt.config.isEmpty() ? tr("unknown: no config") : tr("nothing");
        return showChanges(attempt.changes, whole ? attempt.changes.size() : kShownChanges);
    case Result:
        return attempt.outcome == Outcome::First
                   ? whatHappened(attempt.run)
                   : tr("%1: %2", "solved or not, what happened")
                         .arg(titleOf(attempt.outcome), whatHappened(attempt.run));
    case Note:
        return attempt.note;
    default:
        return {};
    }
}

QVariant AttemptModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Attempt &attempt = m_model->attempts()[row];
    const auto text = [&](bool whole) {
        return textOf(attempt, index.row(), index.column(), whole);
    };
    switch (role) {
    case Qt::DisplayRole:
        return text(false);
    case Qt::EditRole:
        return text(true);
    case Qt::ToolTipRole:
        return index.column() == Result ? reasonAt(m_model->attempts(), row) : text(true);
    case Qt::AccessibleTextRole:
        return index.column() == Note && attempt.note.isEmpty() ? tr("no note") : text(true);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((index.column() == Number ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    case MarkRole:
        return index.column() == Result ? QVariant(static_cast<int>(markOf(attempt.outcome)))
                                        : QVariant();
    default:
        return {};
    }
}

bool AttemptModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != Note ||
        role != Qt::EditRole)
        return false;
    m_model->setNote(static_cast<std::size_t>(index.row()), value.toString().trimmed());
    return true;
}

Qt::ItemFlags AttemptModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == Note)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant AttemptModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Number ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("Run");
    case When:
        return tr("Added");
    case Changes:
        return tr("Changed before it");
    case Result:
        return tr("Outcome");
    case Note:
        return tr("Note");
    default:
        return {};
    }
}

} // namespace headroom
