// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "ui/widgets/look.h"

#include <QFrame>
#include <QList>

class QAction;
class QToolButton;

namespace headroom {

class FlowLayout;
class StatusMark;
class TextLabel;

/// A message next to what it is about. It sits in the layout and pushes the content rather than
/// covering it, carries its own actions, and goes away when its matter is solved.
class InlineMessage : public QFrame
{
    Q_OBJECT

public:
    explicit InlineMessage(QWidget *parent = nullptr);

    /// Shows a message with the actions given before; `detail` is a second, quieter sentence.
    void showMessage(Tone tone, const QString &text, const QString &detail = {});
    void showError(const Error &error);
    void showWarning(const QString &text, const QString &detail = {});
    void showInfo(const QString &text, const QString &detail = {});
    void showPositive(const QString &text, const QString &detail = {});
    /// The matter is solved: hides the message, without telling that the user closed it.
    void solve();

    /// One button for each action, in this order. The actions stay the caller's.
    void setActions(const QList<QAction *> &actions);
    /// Whether the user can put the message away; on by default.
    void setClosable(bool closable);

    Tone tone() const { return m_tone; }
    QString text() const;
    QString detail() const;

Q_SIGNALS:
    /// The user put the message away.
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void closeByUser();
    void retranslate();
    QString toneWord() const;

    Tone m_tone = Tone::Info;
    StatusMark *m_mark;
    TextLabel *m_text;
    TextLabel *m_detail;
    QWidget *m_buttonRow;
    FlowLayout *m_buttons;
    QToolButton *m_close;
};

} // namespace headroom
