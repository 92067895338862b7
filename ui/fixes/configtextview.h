// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "job/checks.h"

#include <QWidget>

class QAction;
class QTimer;

namespace headroom {

class CaseModel;
class ConfigEditor;
class FindBar;
class InlineMessage;
class TextLabel;

/// "Show Advanced": the text of the config in an editor that follows every other change, and is
/// followed by them once what was typed is valid.
class ConfigTextView : public QWidget
{
    Q_OBJECT

public:
    explicit ConfigTextView(CaseModel *model, QWidget *parent = nullptr);

    /// Shows the model's config. A new version of it wins over what was typed.
    void refresh();
    /// Takes over what was typed last. False while the text is not valid; the message under the
    /// editor says why.
    bool commit();
    bool isInvalid() const { return m_invalid; }
    /// Drops typed text that is not valid.
    void discard();
    /// The same, without showing the config again.
    void dropTyped();
    void setProblems(const std::vector<JobProblem> &problems);
    void goToLine(LineNumber line);
    void focusEditor();
    void retranslate();

Q_SIGNALS:
    void validChanged();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void addShortcuts();
    void showConfig();
    void showJobProblem();
    void showInvalid(const Error &error);
    void setInvalid(bool invalid);

    CaseModel *m_model;
    ConfigEditor *m_editor;
    FindBar *m_find;
    TextLabel *m_plainNote;
    InlineMessage *m_problem;
    QAction *m_goToProblem;
    QTimer *m_typing; ///< waits for a pause
    int m_problemLine = 0;
    QByteArray m_shown;     ///< the version of the config that the editor began with
    bool m_stale = false;   ///< shown when the view is
    bool m_pending = false; ///< typed, not yet taken over
    bool m_invalid = false;
};

} // namespace headroom
