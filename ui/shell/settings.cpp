// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings.h"

#include "base/language.h"
#include "ui/shell/settingsfile.h"

namespace headroom {

namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kLanguage = QStringLiteral("language");
const QString kAppearance = QStringLiteral("appearance");
const QString kKnowledge = QStringLiteral("knowledge");
const QString kNewWindows = QStringLiteral("window/newForEachFile");
const QString kLight = QStringLiteral("light");
const QString kDark = QStringLiteral("dark");

QString splitterKey(const QString &page)
{
    return QStringLiteral("splitter/") + page;
}

} // namespace

QByteArray Settings::geometry()
{
    return settingsFile()->value(kGeometry).toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    settingsFile()->setValue(kGeometry, geometry);
}

QString Settings::language()
{
    const QString stored = settingsFile()->value(kLanguage).toString();
    return languages().contains(stored) ? stored : systemLanguage();
}

void Settings::setLanguage(const QString &language)
{
    if (language == systemLanguage())
        settingsFile()->remove(kLanguage);
    else
        settingsFile()->setValue(kLanguage, language);
}

Appearance Settings::appearance()
{
    const QString stored = settingsFile()->value(kAppearance).toString();
    if (stored == kLight)
        return Appearance::Light;
    return stored == kDark ? Appearance::Dark : Appearance::System;
}

void Settings::setAppearance(Appearance appearance)
{
    if (appearance == Appearance::System)
        settingsFile()->remove(kAppearance);
    else
        settingsFile()->setValue(kAppearance, appearance == Appearance::Light ? kLight : kDark);
}

QString Settings::knowledgeFolder()
{
    return settingsFile()->value(kKnowledge).toString();
}

void Settings::setKnowledgeFolder(const QString &folder)
{
    if (folder.isEmpty())
        settingsFile()->remove(kKnowledge);
    else
        settingsFile()->setValue(kKnowledge, folder);
}

bool Settings::opensInOneWindow()
{
    return !settingsFile()->value(kNewWindows).toBool();
}

void Settings::setOpensInOneWindow(bool one)
{
    if (one)
        settingsFile()->remove(kNewWindows);
    else
        settingsFile()->setValue(kNewWindows, true);
}

QByteArray Settings::splitter(const QString &page)
{
    return settingsFile()->value(splitterKey(page)).toByteArray();
}

void Settings::setSplitter(const QString &page, const QByteArray &state)
{
    settingsFile()->setValue(splitterKey(page), state);
}

} // namespace headroom
