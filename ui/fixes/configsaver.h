// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;

namespace headroom {

class CaseModel;
class InlineMessage;

/// Saving the config, and the talk about it: what was saved where, and what to do when the file
/// changed elsewhere or cannot be written. Nothing is overwritten without a word.
class ConfigSaver : public QObject
{
    Q_OBJECT

public:
    /// Tells its messages in `message`; `window` is the parent of the file dialog.
    ConfigSaver(CaseModel *model, InlineMessage *message, QWidget *window);

    /// Saves to the config's own file, or asks for a place when it has none.
    void save();
    void saveAs();
    /// Where "Save as" begins: beside the file, with a name that says what it is.
    QString proposedPath() const;
    void retranslate();

Q_SIGNALS:
    /// What the file has otherwise than the window, as a unified diff; empty: nothing to compare.
    void compared(const QString &diff);

private:
    void compare();
    void saveTo(const QString &path);
    void tellSaved(const QString &path);
    void tellChangedOnDisk();
    void reload();
    void keepMine();

    CaseModel *m_model;
    InlineMessage *m_message;
    QWidget *m_window;
    QAction *m_reload;
    QAction *m_keep;
    QAction *m_compare;
    QAction *m_saveAs;
};

} // namespace headroom
