// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/language.h"

#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace headroom {

/// A place of its own for each test program: settings and files never touch the user's, and texts
/// are English.
class TestHome
{
public:
    TestHome()
    {
        QStandardPaths::setTestModeEnabled(true);
        setLanguage(QStringLiteral("en")); // whatever the system's locale is
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }

    /// Writes a file and returns its path.
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return file.fileName();
    }

    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// The example that ships with the program.
    static QByteArray exampleLog()
    {
        return read(QStringLiteral(":/headroom/samples/ember_style_v3/log.txt"));
    }
    static QByteArray exampleConfig()
    {
        return read(QStringLiteral(":/headroom/samples/ember_style_v3/config.yaml"));
    }

private:
    QTemporaryDir m_folder;
};

} // namespace headroom
