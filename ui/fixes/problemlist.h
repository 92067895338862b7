// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/checks.h"

#include <QWidget>

class QToolButton;

namespace headroom {

class FollowingScrollArea;
class StatusMark;
class TextLabel;

/// The mark and the word of a severity.
QString severityWord(Severity severity);

/// What is wrong with the config before it is run: one line that tells how many problems there are,
/// and below it the problems, each with its line and, where there is one, a fix.
class ProblemList : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemList(QWidget *parent = nullptr);

    void setProblems(const std::vector<JobProblem> &problems);
    const std::vector<JobProblem> &problems() const { return m_problems; }
    void retranslate();

Q_SIGNALS:
    void lineRequested(headroom::LineNumber line);
    void fixRequested(const headroom::JobProblem &problem);

private:
    void makeRows();
    QWidget *makeRow(const JobProblem &problem, QWidget *parent);
    void showHead();
    void fold(bool open);

    std::vector<JobProblem> m_problems;
    StatusMark *m_mark;
    QToolButton *m_fold;
    FollowingScrollArea *m_area;
};

} // namespace headroom
