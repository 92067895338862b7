// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inlinemessage.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/statusmark.h"
#include "ui/widgets/textlabel.h"

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace headroom {

namespace {

Mark markOf(Tone tone)
{
    switch (tone) {
    case Tone::Positive:
        return Mark::Positive;
    case Tone::Warning:
        return Mark::Warning;
    case Tone::Error:
        return Mark::Error;
    case Tone::Neutral:
    case Tone::Info:
        break;
    }
    return Mark::Info;
}

/// Follows the action's text and state, as tool buttons do by themselves.
QPushButton *buttonFor(QAction *action, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setAutoDefault(false);
    const auto follow = [button, action] {
        button->setText(action->text());
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->statusTip());
        button->setVisible(action->isVisible());
    };
    follow();
    if (!action->objectName().isEmpty())
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
    QObject::connect(action, &QAction::changed, button, follow);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

} // namespace

InlineMessage::InlineMessage(QWidget *parent)
    : QFrame(parent),
      m_mark(new StatusMark(this)),
      m_text(new TextLabel(TextRole::Body, this)),
      m_detail(new TextLabel(TextRole::Caption, this)),
      m_buttonRow(new QWidget(this)),
      m_buttons(new FlowLayout(m_buttonRow)),
      m_close(new QToolButton(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    m_text->setObjectName(QStringLiteral("messageText"));
    m_detail->setObjectName(QStringLiteral("messageDetail"));
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setAutoRaise(true);
    m_close->setIcon(style()->standardIcon(QStyle::SP_DockWidgetCloseButton));
    m_close->setFocusPolicy(Qt::StrongFocus);
    connect(m_close, &QToolButton::clicked, this, &InlineMessage::closeByUser);

    auto *texts = new QVBoxLayout;
    texts->setSpacing(grid::kHairGap);
    texts->addWidget(m_text);
    texts->addWidget(m_detail);
    texts->addWidget(m_buttonRow);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, grid::kFieldGap, grid::kFieldGap, grid::kFieldGap);
    row->setSpacing(grid::kFieldGap);
    row->addWidget(m_mark, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);

    m_buttonRow->hide();
    retranslate();
    hide();
}

void InlineMessage::showMessage(Tone tone, const QString &text, const QString &detail)
{
    const bool isNew = isHidden() || text != m_text->text() || tone != m_tone;
    m_tone = tone;
    m_text->setText(text);
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty());
    retranslate();
    show();
    update();
    if (isNew) {
        QAccessibleAnnouncementEvent announcement(this, accessibleName());
        announcement.setPoliteness(tone == Tone::Error
                                       ? QAccessible::AnnouncementPoliteness::Assertive
                                       : QAccessible::AnnouncementPoliteness::Polite);
        QAccessible::updateAccessibility(&announcement);
    }
}

void InlineMessage::showError(const Error &error)
{
    showMessage(Tone::Error, error.message, error.remedy);
}

void InlineMessage::showWarning(const QString &text, const QString &detail)
{
    showMessage(Tone::Warning, text, detail);
}

void InlineMessage::showInfo(const QString &text, const QString &detail)
{
    showMessage(Tone::Info, text, detail);
}

void InlineMessage::showPositive(const QString &text, const QString &detail)
{
    showMessage(Tone::Positive, text, detail);
}

void InlineMessage::solve()
{
    hide();
}

void InlineMessage::setActions(const QList<QAction *> &actions)
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    for (QAction *action : actions)
        m_buttons->addWidget(buttonFor(action, m_buttonRow));
    m_buttonRow->setVisible(!actions.isEmpty());
}

void InlineMessage::setClosable(bool closable)
{
    m_close->setVisible(closable);
}

QString InlineMessage::text() const
{
    return m_text->text();
}

QString InlineMessage::detail() const
{
    return m_detail->text();
}

void InlineMessage::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(toneColor(m_tone, palette()), 1));
    painter.setBrush(toneTint(m_tone, palette(), palette().color(QPalette::Window)));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void InlineMessage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void InlineMessage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_close->isHidden())
        closeByUser();
    else
        QFrame::keyPressEvent(event);
}

void InlineMessage::closeByUser()
{
    hide();
    Q_EMIT closed();
}

void InlineMessage::retranslate()
{
    m_mark->setMark(markOf(m_tone), toneWord());
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setToolTip(tr("Close this message"));
    setAccessibleName(tr("%1: %2", "kind of message, then its text").arg(toneWord(), text()));
}

QString InlineMessage::toneWord() const
{
    switch (m_tone) {
    case Tone::Positive:
        return tr("Done");
    case Tone::Warning:
        return tr("Warning");
    case Tone::Error:
        return tr("Error");
    case Tone::Neutral:
    case Tone::Info:
        break;
    }
    return tr("Note");
}

} // namespace headroom
