// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/language.h"
#include "cli/console.h"
#include "cli/program.h"

#include <QCoreApplication>

int main(int argc, char **argv)
{
    headroom::setUpConsole();
    const QCoreApplication application(argc, argv);
    headroom::setLanguage(headroom::systemLanguage());
    return static_cast<int>(headroom::runProgram(QCoreApplication::arguments()));
}
