// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/page.h"
#include "ui/widgets/statusmark.h"

#include <QAbstractListModel>
#include <QIcon>

#include <vector>

namespace headroom {

/// The steps of the rail: a list apart from the pages, with the state of each.
class StepModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { MarkRole = Qt::UserRole, StepRole, IsViewRole };

    explicit StepModel(QObject *parent = nullptr);

    void setMark(StepPage step, Mark mark);
    int rowOf(StepPage step) const;
    StepPage stepAt(int row) const { return m_steps[static_cast<std::size_t>(row)].page; }
    /// Takes the words anew after a change of language.
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Step
    {
        StepPage page = StepPage::Drop;
        QIcon icon;
        Mark mark = Mark::Open;
    };

    std::vector<Step> m_steps;
};

} // namespace headroom
