// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QTest>
#include <QTranslator>

/// Walks over all widgets of a page and lists what a person could not use. Each function returns
/// the offenders, so that a test compares with an empty list and a failure names them.
namespace headroom::walk {

inline QString nameOf(const QWidget *widget)
{
    return QStringLiteral("%1 \"%2\"")
        .arg(QLatin1StringView(widget->metaObject()->className()), widget->objectName());
}

inline QList<QWidget *> visibleWidgets(QWidget *root)
{
    QList<QWidget *> widgets;
    for (QWidget *widget : root->findChildren<QWidget *>()) {
        if (widget->isVisibleTo(root))
            widgets << widget;
    }
    return widgets;
}

/// What takes the keyboard focus but has no name that a screen reader could say. Scroll bars and
/// the line edits inside spin boxes speak through their owner.
inline QStringList nameless(QWidget *root)
{
    QStringList offenders;
    for (QWidget *widget : visibleWidgets(root)) {
        const bool partOfOwner =
            widget->objectName().startsWith(QLatin1StringView("qt_")) || widget->focusProxy();
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isEnabled() || partOfOwner)
            continue;
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        if (!face || face->text(QAccessible::Name).trimmed().isEmpty())
            offenders << nameOf(widget);
    }
    return offenders;
}

/// Mnemonics that two visible controls share.
inline QStringList sharedMnemonics(QWidget *root)
{
    QMap<QString, QStringList> users;
    for (QWidget *widget : visibleWidgets(root)) {
        QString text;
        if (const auto *button = qobject_cast<QAbstractButton *>(widget))
            text = button->text();
        else if (const auto *label = qobject_cast<QLabel *>(widget); label && label->buddy())
            text = label->text();
        else if (const auto *group = qobject_cast<QGroupBox *>(widget))
            text = group->title();
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (!key.isEmpty() && widget->isEnabled())
            users[key.toString()] << nameOf(widget);
    }
    QStringList offenders;
    for (auto user = users.cbegin(); user != users.cend(); ++user) {
        if (user->size() > 1)
            offenders << QStringLiteral("%1: %2").arg(user.key(), user->join(QLatin1Char(',')));
    }
    return offenders;
}

/// Texts that do not get the room they need.
inline QStringList cutTexts(QWidget *root)
{
    QStringList offenders;
    for (QWidget *widget : visibleWidgets(root)) {
        bool cut = false;
        if (const auto *label = qobject_cast<QLabel *>(widget); label && !label->text().isEmpty())
            cut = label->wordWrap() ? label->heightForWidth(label->width()) > label->height() + 1 ||
                                          label->minimumSizeHint().width() > label->width() + 1
                                    : label->sizeHint().width() > label->width() + 1;
        else if (qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget))
            cut = widget->minimumSizeHint().width() > widget->width() + 1;
        if (cut)
            offenders << QStringLiteral("%1 (%2×%3)")
                             .arg(nameOf(widget))
                             .arg(widget->width())
                             .arg(widget->height());
    }
    return offenders;
}

/// What Tab does not reach, walking once around the window.
inline QStringList unreachable(QWidget *window)
{
    QSet<QWidget *> reached;
    for (int press = 0; press < 500; ++press) {
        QTest::keyClick(window, Qt::Key_Tab);
        QWidget *now = QApplication::focusWidget();
        if (!now || reached.contains(now))
            break;
        reached << now;
    }
    QStringList offenders;
    for (QWidget *widget : visibleWidgets(window)) {
        const bool takesTab = (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
        if (takesTab && widget->isEnabled() && !widget->focusProxy() && !reached.contains(widget))
            offenders << nameOf(widget);
    }
    return offenders;
}

/// A language whose texts are 40 % longer than the English ones, as German's are at worst.
class LongLanguage : public QTranslator
{
public:
    QString translate(const char *context, const char *source, const char * /*comment*/,
                      int /*count*/) const override
    {
        if (QLatin1StringView(context).startsWith(QLatin1Char('Q')))
            return {};
        const QString text = QString::fromUtf8(source);
        const QString filler = QStringLiteral(" übermäßige Wortzusammensetzungslängen");
        return text + filler.left(text.size() * 4 / 10);
    }
    bool isEmpty() const override { return false; }
};

} // namespace headroom::walk
