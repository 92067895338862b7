// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/page.h"

class QComboBox;
class QSplitter;

namespace headroom {

class FactsGroup;
class LogPane;
class PageFrame;
class PhaseStrip;
class SymptomModel;
class SymptomList;
class TextLabel;
class TimingGroup;

/// "What happened": how far the run came, its symptoms, when it crashed, card and system, and the
/// log beside them.
class FindingsPage : public Page
{
    Q_OBJECT

public:
    explicit FindingsPage(CaseModel *model, QWidget *parent = nullptr);

    /// Shows a line of the log, for other pages too.
    void showLogLine(LineNumber line);

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeFacts();
    QWidget *makeRunChooser();
    void showCase();
    void showDiagnosis();
    void showRuns();
    void retranslate();

    PageFrame *m_frame;
    QWidget *m_runRow;
    TextLabel *m_runLabel;
    QComboBox *m_runs;
    PhaseStrip *m_strip;
    QSplitter *m_splitter;
    TextLabel *m_symptomTitle, *m_timingTitle, *m_factsTitle;
    SymptomModel *m_symptoms;
    SymptomList *m_symptomList;
    TimingGroup *m_timing;
    FactsGroup *m_facts;
    LogPane *m_log;
};

} // namespace headroom
