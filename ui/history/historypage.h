// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/page.h"

class QComboBox;
class QLineEdit;
class QStackedWidget;

namespace headroom {

class InlineMessage;
class LedgerView;
class PageFrame;
class RunComparison;
class TextLabel;

/// All runs of the job, and any two of them side by side.
class HistoryPage : public Page
{
    Q_OBJECT

public:
    explicit HistoryPage(CaseModel *model, QWidget *parent = nullptr);
    ~HistoryPage() override;

Q_SIGNALS:
    void saveCaseRequested(); ///< into a file of the user's choice

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeRuns();
    QWidget *makeDetails();
    /// refresh() now where it is seen, else when the page is shown next.
    void refreshWhenSeen();
    void refresh();
    void fillRuns(QComboBox *box, int current);
    void chooseRow();
    void chooseLast();
    void showPair();
    void retranslate();

    PageFrame *m_frame;
    LedgerView *m_ledger;
    QComboBox *m_before, *m_after;
    QLineEdit *m_note;
    RunComparison *m_comparison;
    QWidget *m_runs, *m_details, *m_pairRow = nullptr;
    TextLabel *m_compare = nullptr, *m_with = nullptr, *m_reason = nullptr, *m_noteTitle = nullptr,
              *m_lonely = nullptr;
    bool m_isStale = false;
    int m_count = 0; ///< of the runs in the boxes
};

} // namespace headroom
