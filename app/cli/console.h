// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

/// The terminal or pipe that headroom-cli talks to: always UTF-8, bytes unchanged on every system.
namespace headroom {

/// Prepares the standard streams; call it once, first thing in main().
void setUpConsole();
QByteArray readStandardInput();
void writeOut(const QByteArray &bytes);
void writeOut(const QString &text);
/// One line on standard error: "headroom-cli: …".
void complain(const QString &sentence);
void complain(const Error &error);

} // namespace headroom
