// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/casemodel.h"

#include <QTimer>
#include <QWidget>

class QProgressBar;
class QToolButton;

namespace headroom {

class ElidedLabel;

/// One line below everything: the last thing that was done, and the progress of what is going on.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(CaseModel *model, QWidget *parent = nullptr);

    void tell(const QString &sentence);
    QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void setLoading(bool loading);
    void retranslate();

    ElidedLabel *m_text;
    QProgressBar *m_progress;
    QToolButton *m_cancel;
    QTimer m_patience; ///< a quick read shows no progress at all
};

} // namespace headroom
