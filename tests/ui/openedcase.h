// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "testhome.h"
#include "ui/shell/casemodel.h"

#include <QDir>
#include <QTest>

namespace headroom {

/// A case model with a case in it, read through to the end.
class OpenedCase
{
public:
    CaseModel &model() { return m_model; }

    void open(const QStringList &paths)
    {
        m_model.open(paths);
        wait();
    }
    void openText(const QByteArray &text)
    {
        m_model.openText(text);
        wait();
    }
    /// One of the golden cases: its log, and its config when it has one.
    void openGolden(const QString &name)
    {
        const QDir folder(QStringLiteral(HEADROOM_SOURCE_DIR "/tests/cases/") + name);
        QStringList paths;
        for (const QString &file : {QStringLiteral("log.txt"), QStringLiteral("config.yaml"),
                                    QStringLiteral("config.json")}) {
            if (folder.exists(file))
                paths << folder.filePath(file);
        }
        open(paths);
    }
    /// The example, from files of its own so that it can be saved over.
    void openExample()
    {
        open({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog()), configPath()});
    }
    /// The log of the job's next run.
    void openNextRun(const QByteArray &log)
    {
        m_model.openNextRun({m_home.write(QStringLiteral("next%1.txt").arg(++m_nextRuns), log)});
        wait();
    }
    QString configPath()
    {
        return QFile::exists(m_home.path(QStringLiteral("config.yaml")))
                   ? m_home.path(QStringLiteral("config.yaml"))
                   : m_home.write(QStringLiteral("config.yaml"), TestHome::exampleConfig());
    }
    const TestHome &home() const { return m_home; }

private:
    void wait()
    {
        // A busy machine may be slow, but never that slow.
        if (!QTest::qWaitFor([this] { return m_model.hasCase() && !m_model.isLoading(); }, 60000))
            qFatal("the case was not opened");
    }

    TestHome m_home;
    CaseModel m_model;
    int m_nextRuns = 0;
};

} // namespace headroom
