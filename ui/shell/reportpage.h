// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/casemodel.h"

#include <QWidget>

class QCheckBox;
class QPlainTextEdit;
class QPushButton;

namespace headroom {

class InlineMessage;
class PageFrame;

/// The report as Markdown: seen before it is copied or saved, with personal details hidden unless
/// wanted.
class ReportPage : public QWidget
{
    Q_OBJECT

public:
    explicit ReportPage(CaseModel *model, QWidget *parent = nullptr);

    /// Writes the report anew.
    void refresh();
    QString text() const;

Q_SIGNALS:
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void copy();
    void save();
    QString report() const;
    void retranslate();

    CaseModel *m_model;
    PageFrame *m_frame;
    InlineMessage *m_message;
    QCheckBox *m_hide, *m_english;
    QPlainTextEdit *m_text;
    QPushButton *m_back, *m_save;
};

} // namespace headroom
