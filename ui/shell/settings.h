// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QSettings;

namespace headroom {

enum class Appearance { System, Light, Dark };

/// What the window remembers between starts, in one INI file in the user's settings folder. Only
/// values that differ from the default are stored.
class Settings
{
public:
    static QByteArray geometry();
    static void setGeometry(const QByteArray &geometry);

    /// One of languages(); the system's unless the user chose another.
    static QString language();
    static void setLanguage(const QString &language);

    static Appearance appearance();
    static void setAppearance(Appearance appearance);

    /// The folder that is laid over the built-in knowledge; empty for none.
    static QString knowledgeFolder();
    static void setKnowledgeFolder(const QString &folder);

    /// Whether files that are opened from elsewhere go to the window that is there already.
    static bool opensInOneWindow();
    static void setOpensInOneWindow(bool one);

    static QByteArray splitter(const QString &page);
    static void setSplitter(const QString &page, const QByteArray &state);
};

} // namespace headroom
