// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>

namespace headroom {

/// The languages Headroom speaks: "en", "de", "ja", "pt".
QStringList languages();
/// The system's language when Headroom speaks it, else "en".
QString systemLanguage();
/// Switches all texts and the way numbers are shown to one of languages(). False when the program
/// was built without that translation: texts are English then.
bool setLanguage(const QString &language);
/// What setLanguage() was last given; "en" before.
QString currentLanguage();

/// While it lives, texts that this thread makes are English, and numbers are shown as in English:
/// for a report to people who do not read the user's language. On the GUI thread only, as the way
/// numbers are shown is one for the whole program.
class EnglishTexts
{
public:
    EnglishTexts();
    ~EnglishTexts();
    Q_DISABLE_COPY_MOVE(EnglishTexts)

private:
    QLocale m_numbers;
};

} // namespace headroom
