// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace headroom {

/// The ranked causes. The first three are shown, the others on demand; causes that are hardly
/// possible are left out.
class CauseList : public QWidget
{
    Q_OBJECT

public:
    explicit CauseList(QWidget *parent = nullptr);

    void setCauses(const std::vector<RankedCause> &causes, const Knowledge &knowledge);
    bool isExpanded() const { return m_expanded; }
    void setExpanded(bool expanded);

Q_SIGNALS:
    void lineActivated(headroom::LineNumber line, const QString &source);

private:
    void alignBars(const std::vector<class CauseRow *> &rows);

    QWidget *m_first; ///< holds the first three rows
    QVBoxLayout *m_rows;
    QWidget *m_more; ///< holds the rows beyond the first three
    QVBoxLayout *m_moreRows;
    QPushButton *m_toggle;
    bool m_expanded = false;
};

} // namespace headroom
