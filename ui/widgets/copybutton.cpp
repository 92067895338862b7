// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/copybutton.h"

#include <QAccessible>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QTimer>

#include <chrono>

namespace headroom {

CopyButton::CopyButton(QWidget *parent) : QPushButton(parent)
{
    setAutoDefault(false);
    connect(this, &QPushButton::clicked, this, &CopyButton::copy);
    retranslate();
}

void CopyButton::setContents(const QString &contents)
{
    m_contents = contents;
}

void CopyButton::setSubject(const QString &subject)
{
    m_subject = subject;
    retranslate();
}

void CopyButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QPushButton::changeEvent(event);
}

void CopyButton::copy()
{
    QGuiApplication::clipboard()->setText(m_contents);
    setText(tr("Copied"));
    QAccessibleAnnouncementEvent announcement(this, tr("Copied"));
    QAccessible::updateAccessibility(&announcement);
    QTimer::singleShot(std::chrono::seconds(2), this, &CopyButton::retranslate);
}

void CopyButton::retranslate()
{
    setText(tr("Copy"));
    setAccessibleName(m_subject.isEmpty() ? tr("Copy") : tr("Copy: %1").arg(m_subject));
}

} // namespace headroom
