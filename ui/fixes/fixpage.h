// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/page.h"

class QAction;
class QPushButton;

namespace headroom {

class ConfigPanel;
class ConfigSaver;
class CopyButton;
class DiffView;
class InlineMessage;
class PageFrame;
class PeakPanel;
class PlanList;

/// The plan in the safest order, the changes to the config, and the predicted peak.
class FixPage : public Page
{
    Q_OBJECT

public:
    explicit FixPage(CaseModel *model, QWidget *parent = nullptr);

    /// Shows a line of the config in its text.
    void showConfigLine(LineNumber line);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void addActions();
    void refresh();
    void refreshActions();
    void retranslate();
    QString sentence() const;
    void apply(const QString &fix);
    void applyRetry();
    void tellResult(const Result<void> &result);
    void undo();
    void save();
    void showComparison(const QString &diff);

    PageFrame *m_frame;
    InlineMessage *m_message;
    DiffView *m_comparison; ///< of the file that another program changed with this config
    PlanList *m_plan;
    ConfigPanel *m_config;
    PeakPanel *m_peaks;
    ConfigSaver *m_saver;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QPushButton *m_reset;
    CopyButton *m_copy;
    QPushButton *m_saveAs;
    QStringList m_retry;
};

} // namespace headroom
