// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"
#include "log/signatures.h"

#include <QAbstractListModel>

#include <vector>

namespace headroom {

/// The guide's signatures (R1), each found or not, and below them what else was recognised in the
/// run.
class SymptomModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        FoundRole = Qt::UserRole,
        LineRole,  ///< of the first occurrence; 0 when not found
        PlaceRole, ///< "line 812", "line 812, 3 times", "not found"
    };

    explicit SymptomModel(QObject *parent = nullptr);

    void setRun(const Run *run, const Signatures &signatures);
    LineNumber lineAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Entry
    {
        QString words;   ///< as the log has them
        QString meaning; ///< in the user's language
        LineNumber line;
        int count = 0;
        QString text;
    };
    QString placeOf(const Entry &entry) const;

    std::vector<Entry> m_entries;
};

} // namespace headroom
