// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace headroom {

/// The languages Headroom speaks: "en", "de", "ja", "pt".
QStringList languages();
/// The system's language when Headroom speaks it, else "en".
QString systemLanguage();
/// Switches all texts and the way numbers are shown to one of languages(). False when the program
/// was built without that translation: texts are English then.
bool setLanguage(const QString &language);

} // namespace headroom
