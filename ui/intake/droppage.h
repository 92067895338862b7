// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/page.h"

#include <QTimer>

class QListView;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace headroom {

class DropArea;
class PageFrame;
class RecentModel;
class TextLabel;

/// The first page: where to drop, the buttons that do the same, and what was open before.
class DropPage : public Page
{
    Q_OBJECT

public:
    explicit DropPage(CaseModel *model, QWidget *parent = nullptr);

    /// Something that can be taken hovers over the window.
    void setDropHint(bool hovering);
    /// Reads the list of recent cases again.
    void refreshRecent();

Q_SIGNALS:
    void openRequested();
    void pasteRequested();
    void exampleRequested();
    void questionsRequested();
    void recentRequested(const QStringList &paths);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeInvitation();
    QWidget *makeProgress();
    QWidget *makeRecent();
    void showState();
    void openRecent(const QModelIndex &index);
    void retranslate();

    PageFrame *m_frame;
    DropArea *m_area;
    QStackedWidget *m_states;
    QWidget *m_invitation, *m_progressPart, *m_recentPart;
    TextLabel *m_title, *m_caption, *m_reading, *m_noLog, *m_recentTitle;
    QPushButton *m_open, *m_paste, *m_example, *m_cancel, *m_questions;
    QProgressBar *m_progress;
    QListView *m_recent;
    RecentModel *m_recentModel;
    QTimer m_patience; ///< a quick read shows no progress at all
};

} // namespace headroom
