// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/units.h"

#include <QByteArray>
#include <QWidget>

class QAction;
class QPushButton;
class QTimer;
class QVBoxLayout;

namespace headroom {

class CaseModel;
class ConfigEditor;
class CopyButton;
class DiffView;
class InlineMessage;
class TextLabel;

/// The config: what changes as a diff, and its text in an editor that follows the fixes and is
/// followed by them.
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
    bool isInvalid() const { return m_invalid; }
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
    void showChanges();
    void showByHand();
    void showEditor();
    void showJobProblem();
    void showInvalid(const Error &error);
    void dropTyped();
    void setInvalid(bool invalid);

    CaseModel *m_model;
    TextLabel *m_title;
    QPushButton *m_advanced;
    TextLabel *m_changesTitle;
    TextLabel *m_changesText; ///< in place of an empty diff
    DiffView *m_diff;
    QWidget *m_byHand;
    TextLabel *m_byHandText;
    TextLabel *m_byHandLines;
    CopyButton *m_byHandCopy;
    QPushButton *m_open;
    QWidget *m_config; ///< shown when there is one
    QVBoxLayout *m_parts = nullptr;
    QWidget *m_text;
    QWidget *m_changes;
    ConfigEditor *m_editor;
    TextLabel *m_plainNote;
    InlineMessage *m_problem;
    QAction *m_goToProblem;
    QTimer *m_typing; ///< waits for a pause
    int m_problemLine = 0;
    QByteArray m_shown;     ///< the version of the config that the editor began with
    bool m_pending = false; ///< typed, not yet taken over
    bool m_invalid = false;
};

} // namespace headroom
