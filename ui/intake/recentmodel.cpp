// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/intake/recentmodel.h"

#include <QDir>

namespace headroom {

RecentModel::RecentModel(QObject *parent) : QAbstractListModel(parent) {}

void RecentModel::setCases(std::vector<RecentCase> cases, const QDateTime &now)
{
    beginResetModel();
    m_entries.clear();
    m_now = now;
    for (RecentCase &recent : cases) {
        const bool missing = isMissing(recent);
        m_entries.push_back({.recent = std::move(recent), .missing = missing});
    }
    endResetModel();
}

int RecentModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant RecentModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return entry.recent.title;
    case OutcomeRole:
        return entry.missing ? tr("the file is gone") : outcomeOf(entry.recent);
    case DayRole:
        return dayOf(entry.recent.opened, m_now);
    case MissingRole:
        return entry.missing;
    case Qt::ToolTipRole:
        return QDir::toNativeSeparators(entry.recent.paths.join(QLatin1Char('\n')));
    case Qt::AccessibleTextRole:
        return accessibleText(entry);
    default:
        return {};
    }
}

QVariant RecentModel::accessibleText(const Entry &entry) const
{
    return tr("%1, %2, %3", "title of a case, what came of it, day")
        .arg(entry.recent.title, entry.missing ? tr("the file is gone") : outcomeOf(entry.recent),
             dayOf(entry.recent.opened, m_now));
}

Qt::ItemFlags RecentModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (!index.isValid() || !m_entries[static_cast<std::size_t>(index.row())].missing)
        return flags;
    return flags & ~Qt::ItemIsEnabled;
}

} // namespace headroom
