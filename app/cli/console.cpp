// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"

#include <QFile>

#include <cstdio>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#endif

namespace headroom {

void setUpConsole()
{
#ifdef Q_OS_WIN
    // Diffs and configs must not gain carriage returns, and names may be in any script.
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
    SetConsoleOutputCP(CP_UTF8);
#endif
}

QByteArray readStandardInput()
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return {};
    return input.readAll();
}

void writeOut(const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
}

void writeOut(const QString &text)
{
    writeOut(text.toUtf8());
}

void complain(const QString &sentence)
{
    const QByteArray line = "headroom-cli: " + sentence.toUtf8() + '\n';
    std::fflush(stdout);
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
}

void complain(const Error &error)
{
    complain(error.sentence());
}

} // namespace headroom
