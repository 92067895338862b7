// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace headroom {

/// Puts a text into the clipboard and says so on itself for a moment.
class CopyButton : public QPushButton
{
    Q_OBJECT

public:
    explicit CopyButton(QWidget *parent = nullptr);

    /// What is copied.
    void setContents(const QString &contents);
    const QString &contents() const { return m_contents; }
    /// What the contents are, for the accessible name: "Copy: %1".
    void setSubject(const QString &subject);

protected:
    void changeEvent(QEvent *event) override;

private:
    void copy();
    void retranslate();

    QString m_contents;
    QString m_subject;
};

} // namespace headroom
