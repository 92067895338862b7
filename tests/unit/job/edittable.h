// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobtext.h"

#include <QTest>

/// Tables of edits: a text, a change, and the text after it.
namespace headroom {

inline void addEditColumns()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QVariant>("to"); ///< invalid removes
    QTest::addColumn<QByteArray>("after");
}

inline void editRow(const char *name, const QByteArray &before, const char *path,
                    const QVariant &to, const QByteArray &after)
{
    QTest::newRow(name) << before << QString::fromUtf8(path) << to << after;
}

/// Runs a row of the table, and the same row with Windows line ends, with a byte-order mark and
/// without the last line break: the edit must come out the same.
inline void runEditRow()
{
    QFETCH(QByteArray, before);
    QFETCH(QString, path);
    QFETCH(QVariant, to);
    QFETCH(QByteArray, after);
    const auto windows = [](QByteArray text) {
        return text.replace("\n", "\r\n");
    };
    const auto open = [](QByteArray text) {
        if (text.endsWith('\n'))
            text.chop(1);
        return text;
    };
    const QByteArray mark = "\xEF\xBB\xBF";
    const std::pair<QByteArray, QByteArray> variants[] = {{before, after},
                                                          {windows(before), windows(after)},
                                                          {mark + before, mark + after},
                                                          {open(before), open(after)}};
    for (const auto &[from, expected] : variants) {
        const Result<JobText> text = JobText::parse(from, QStringLiteral("job"));
        QVERIFY2(text, qPrintable(text ? QString() : text.error().sentence()));
        const Result<JobText> edited = text->apply({{{path}, {}, to}});
        QVERIFY2(edited, qPrintable(edited ? QString() : edited.error().sentence()));
        QCOMPARE(edited->bytes(), expected);
        if (to.isValid())
            QCOMPARE(edited->value({path}), to);
        // Done twice it changes nothing more.
        QCOMPARE(edited->apply({{{path}, {}, to}})->bytes(), edited->bytes());
    }
}

} // namespace headroom
