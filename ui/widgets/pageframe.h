// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace headroom {

class TextLabel;

/// The frame that every page shares: its sentence on top, the contents below, and a row of actions
/// whose main one stands at the lower right.
class PageFrame : public QWidget
{
    Q_OBJECT

public:
    enum class Contents {
        Scroll, ///< as long as they are, scrolled as a whole
        Fill    ///< as high as the window; parts of them scroll by themselves
    };

    explicit PageFrame(Contents contents, QWidget *parent = nullptr);

    void setSentence(const QString &text);
    QString sentence() const;
    /// Where the page puts its parts; margins and gaps are set.
    QVBoxLayout *contents() const { return m_contents; }
    /// The row at the bottom, left of the main action.
    QHBoxLayout *actions() const { return m_actions; }
    /// The page's one main action; hidden until it has a text.
    QPushButton *mainAction() const { return m_mainAction; }
    void setMainAction(const QString &text);

private:
    TextLabel *m_sentence;
    QVBoxLayout *m_contents = nullptr;
    QHBoxLayout *m_actions = nullptr;
    QPushButton *m_mainAction;
};

/// The title of a group, in its layout.
TextLabel *addSectionTitle(QVBoxLayout *layout, const QString &text);

} // namespace headroom
