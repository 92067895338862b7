// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"
#include "ui/findings/logview.h"
#include "ui/shell/backgroundjob.h"

#include <QMap>
#include <QTimer>
#include <QWidget>

class QLineEdit;
class QToolButton;

namespace headroom {

class ElidedLabel;
class InlineMessage;
class TextLabel;

/// The log beside the findings: its view, and the bar that searches it.
class LogPane : public QWidget
{
    Q_OBJECT

public:
    explicit LogPane(QWidget *parent = nullptr);

    /// Shows the log that the case's run was read from; reads it only when it is another one.
    void showCase(const Case &facts, const Signatures &signatures);
    /// Brings a line into view, as soon as the log is there.
    void showLine(LineNumber line);
    LogView *view() const { return m_view; }
    /// Puts the keyboard into the search field.
    void startSearch();

Q_SIGNALS:
    void searchFinished(); ///< found or not

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeSearchBar();
    void readLog(const Source &source);
    void take(Result<std::shared_ptr<const LogDocument>> document);
    void search(bool backwards);
    void tellOutcome(const QString &outcome);
    void retranslate();

    BackgroundJob m_reading, m_searching;
    QTimer m_patience; ///< a quick read shows no sentence in between
    TextLabel *m_title;
    ElidedLabel *m_file;
    InlineMessage *m_problem;
    LogView *m_view;
    QLineEdit *m_search;
    TextLabel *m_outcome;
    QToolButton *m_previous, *m_next;
    QMap<int, LogHighlight> m_highlights;
    QString m_shownPath; ///< of the log in the view
    qint64 m_shownBytes = -1;
    std::optional<LineNumber> m_wanted; ///< to show once the log is there
};

/// The input that the current run was read from; nullptr when there is no log.
const Source *logOf(const Case &facts);
/// The lines of a run that stand out: the failure, failures that were survived, symptoms.
QMap<int, LogHighlight> highlightsOf(const Run &run, const Signatures &signatures);
/// The line to show first: the fatal failure, else the last failure, else the end of the run.
LineNumber keyLineOf(const Run &run);

} // namespace headroom
