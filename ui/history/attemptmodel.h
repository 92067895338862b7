// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/casemodel.h"

#include <QAbstractTableModel>

namespace headroom {

/// Presents the attempts of the open case, oldest first. Notes can be edited.
class AttemptModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, When, Changes, Result, Note, ColumnCount };
    enum Role { MarkRole = Qt::UserRole };

    explicit AttemptModel(CaseModel *model, QObject *parent = nullptr);
    /// Takes the words anew after a change of language.
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void refresh();
    QString textOf(const Attempt &attempt, int row, int column, bool whole) const;

    CaseModel *m_model;
    int m_rows = 0; ///< as told to the views
};

} // namespace headroom
