// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/intake/recentcases.h"

#include <QAbstractListModel>

namespace headroom {

/// Presents the recent cases; entries whose files are gone are disabled.
class RecentModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { OutcomeRole = Qt::UserRole, DayRole, MissingRole };

    explicit RecentModel(QObject *parent = nullptr);

    void setCases(std::vector<RecentCase> cases, const QDateTime &now);
    const RecentCase &recentAt(const QModelIndex &index) const
    {
        return m_entries[static_cast<std::size_t>(index.row())].recent;
    }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Entry
    {
        RecentCase recent;
        bool missing = false;
    };
    QVariant accessibleText(const Entry &entry) const;

    std::vector<Entry> m_entries;
    QDateTime m_now;
};

} // namespace headroom
