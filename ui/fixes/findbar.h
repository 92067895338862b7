// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace headroom {

class TextLabel;

/// Finds and replaces in an editor. Hidden until it is asked for; Escape hides it again.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    FindBar(QPlainTextEdit *editor, QWidget *parent);

    /// Shows the bar with the selected text in it.
    void open(bool replacing);
    void findNext();
    void findPrevious();
    void retranslate();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    bool find(bool backwards);
    void replaceOne();
    void replaceAll();
    void close();

    QPlainTextEdit *m_editor;
    QLineEdit *m_what;
    QLineEdit *m_with;
    QToolButton *m_previous;
    QToolButton *m_next;
    QWidget *m_replaceLine;
    QPushButton *m_replace;
    QPushButton *m_replaceAll;
    QToolButton *m_close;
    TextLabel *m_result;
};

} // namespace headroom
