// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace headroom {

namespace {

thread_local int englishWanted = 0; ///< how many EnglishTexts live on this thread

QString pathOf(const QString &catalogue)
{
    return QStringLiteral(":/i18n/%1.qm").arg(catalogue);
}

/// A catalogue that steps aside while English is wanted.
class Catalogue : public QTranslator
{
public:
    QString translate(const char *context, const char *source, const char *disambiguation,
                      int count) const override
    {
        return englishWanted > 0 ? english().translate(context, source, disambiguation, count)
                                 : QTranslator::translate(context, source, disambiguation, count);
    }

private:
    /// English plurals; all else is English in the source.
    static const QTranslator &english()
    {
        static const std::unique_ptr<QTranslator> catalogue = [] {
            auto loaded = std::make_unique<QTranslator>();
            // False when the program was built without it: the sources serve then.
            static_cast<void>(loaded->load(pathOf(QStringLiteral("headroom_en"))));
            return loaded;
        }();
        return *catalogue;
    }
};

QString &chosenLanguage()
{
    static QString language = QStringLiteral("en");
    return language;
}

/// Puts a catalogue in the place of another. False when the program has none of that name.
bool install(std::unique_ptr<QTranslator> &place, const QString &name)
{
    place.reset();
    auto translator = std::make_unique<Catalogue>();
    if (!translator->load(pathOf(name)))
        return false;
    place = std::move(translator);
    return QCoreApplication::installTranslator(place.get());
}

} // namespace

QStringList languages()
{
    return {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("ja"), QStringLiteral("pt")};
}

QString systemLanguage()
{
    // The languages of the user interface, which on Windows are others than that of numbers and
    // dates.
    for (const QString &name : QLocale::system().uiLanguages()) {
        const QString language = name.section(QLatin1Char('-'), 0, 0);
        if (languages().contains(language))
            return language;
    }
    return QStringLiteral("en");
}

bool setLanguage(const QString &language)
{
    chosenLanguage() = language;
    // What is installed now; Qt forgets a translator when it is destroyed.
    static std::unique_ptr<QTranslator> ofQt, own;
    // Portuguese is the Brazilian one (glossary); its numbers are shown the same way.
    const bool isPortuguese = language == QLatin1StringView("pt");
    QLocale::setDefault(isPortuguese ? QLocale(QLocale::Portuguese, QLocale::Brazil)
                                     : QLocale(language));
    install(ofQt, isPortuguese ? QStringLiteral("qtbase_pt_BR")
                               : QStringLiteral("qtbase_%1").arg(language));
    // English has a catalogue too, for its plurals. Last, as each change makes the window read all
    // its texts anew, and this one decides.
    const bool loaded = install(own, QStringLiteral("headroom_%1").arg(language));
    return loaded || language == QLatin1StringView("en");
}

QString currentLanguage()
{
    return chosenLanguage();
}

EnglishTexts::EnglishTexts()
{
    ++englishWanted;
    QLocale::setDefault(QLocale(QLocale::English));
}

EnglishTexts::~EnglishTexts()
{
    --englishWanted;
    QLocale::setDefault(m_numbers);
}

} // namespace headroom
