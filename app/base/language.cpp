// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace headroom {

QStringList languages()
{
    return {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("ja"), QStringLiteral("pt")};
}

QString systemLanguage()
{
    const QString language = QLocale::system().name().section(QLatin1Char('_'), 0, 0);
    return languages().contains(language) ? language : QStringLiteral("en");
}

bool setLanguage(const QString &language)
{
    // The one translator that is installed; Qt forgets it when it is destroyed.
    static std::unique_ptr<QTranslator> current;
    current.reset();
    // Portuguese is the Brazilian one (glossary); its numbers are shown the same way.
    QLocale::setDefault(language == QLatin1StringView("pt")
                            ? QLocale(QLocale::Portuguese, QLocale::Brazil)
                            : QLocale(language));
    auto translator = std::make_unique<QTranslator>();
    // English has a catalogue too, for its plurals.
    const bool loaded = translator->load(QStringLiteral(":/i18n/headroom_%1.qm").arg(language));
    if (loaded) {
        QCoreApplication::installTranslator(translator.get());
        current = std::move(translator);
    }
    return loaded || language == QLatin1StringView("en");
}

} // namespace headroom
