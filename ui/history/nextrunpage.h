// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/scaleup.h"
#include "ui/shell/page.h"

class QAction;
class QPushButton;

namespace headroom {

class DropArea;
class InlineMessage;
class LadderView;
class LedgerView;
class PageFrame;
class RunComparison;
class TextLabel;

/// The page that checks the next run: where to drop its log, what became of the last failure, the
/// ledger of all runs, and after a success the way back up.
class NextRunPage : public Page
{
    Q_OBJECT

public:
    explicit NextRunPage(CaseModel *model, QWidget *parent = nullptr);
    ~NextRunPage() override;

    /// Something that can be taken hovers over the window.
    void setDropHint(bool hovering);

Q_SIGNALS:
    void openRequested();  ///< choose the log of the next run
    void pasteRequested(); ///< take it from the clipboard

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    QWidget *makeDropPart();
    /// refresh() now where it is seen, else when the page is shown next.
    void refreshWhenSeen();
    void refresh();
    void refreshSentence();
    void refreshNotes();
    void refreshComparison();
    void refreshLadder();
    void refreshAction();
    void act();
    void takeNextStep();
    void goBackToStable();
    bool isStableNow() const;

    PageFrame *m_frame;
    DropArea *m_area;
    TextLabel *m_areaTitle = nullptr, *m_areaCaption = nullptr;
    QPushButton *m_open = nullptr, *m_paste = nullptr;
    InlineMessage *m_otherConfig, *m_raised, *m_broken;
    QAction *m_back;
    QWidget *m_comparisonPart, *m_ladderPart, *m_ledgerPart;
    RunComparison *m_comparison;
    LadderView *m_ladderView;
    LedgerView *m_ledger;
    TextLabel *m_comparisonTitle = nullptr, *m_ladderTitle = nullptr, *m_ladderCaption = nullptr,
              *m_ledgerTitle = nullptr;
    bool m_isStale = false;
    std::size_t m_count = 0; ///< of the runs that are shown
    ScaleLadder m_ladder;    ///< empty unless the last run was stable
};

} // namespace headroom
