// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/history/attemptmodel.h"

#include <QTableView>
#include <QTimer>

namespace headroom {

/// The ledger: one row for each attempt, as high as its text.
class LedgerView : public QTableView
{
    Q_OBJECT

public:
    explicit LedgerView(CaseModel *model, QWidget *parent = nullptr);

    /// Grows with its rows instead of scrolling, for pages that scroll as a whole.
    void setGrowing(bool growing);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void fit();
    int heightOfRows() const;
    void retranslate();

    AttemptModel *m_attempts;
    QTimer m_fitting;
    bool m_growing = false;
};

} // namespace headroom
