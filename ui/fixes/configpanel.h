// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"

#include <QWidget>

class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace headroom {

class ByHandNote;
class CaseModel;
class ChangesView;
class ConfigTextView;
class InlineMessage;
class ProblemList;
class SettingPanels;
class TextLabel;
struct JobProblem;

/// The config: AI Toolkit's panels or, behind "Show Advanced", its text; what is wrong with it; and
/// what the edits change.
class ConfigPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ConfigPanel(CaseModel *model, QWidget *parent = nullptr);

    /// Shows the state of the model's config.
    void refresh();
    /// Takes over what was typed last. False while the text is not valid; the message under the
    /// editor says why.
    bool commit();
    bool isInvalid() const;
    /// Drops typed text that is not valid.
    void discard();
    void goToLine(LineNumber line);
    void focusEditor();

Q_SIGNALS:
    void validChanged();
    void openRequested(); ///< a config is wanted

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void switchView();
    void showChanges();
    void showProblems();
    void fix(const JobProblem &problem);

    CaseModel *m_model;
    TextLabel *m_title;
    QPushButton *m_advanced;
    ByHandNote *m_byHand;
    QWidget *m_config; ///< shown when there is one
    QVBoxLayout *m_parts = nullptr;
    QStackedWidget *m_views;
    SettingPanels *m_panels;
    ConfigTextView *m_text;
    ProblemList *m_problems;
    InlineMessage *m_refused;
    ChangesView *m_changes;
};

} // namespace headroom
