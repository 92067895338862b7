// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/markers.h"
#include "log/run.h"

#include <QByteArray>
#include <QByteArrayView>

#include <map>

namespace headroom {

/// What a log says by the way: which trainer, which system, which card, which versions.
class RunFacts
{
public:
    void noteTrainer(const char *trainer, int weight);
    void notePath(QByteArrayView text);
    void noteGpu(QByteArrayView text);
    void noteTorch(QByteArrayView text);
    void noteToolkit(QByteArrayView text);
    /// A line "Loading Qwen Image model" or the name of a training script.
    void noteFamily(QByteArrayView text);
    void noteGym() { m_gym = true; }

    QString trainer() const;
    void fill(Run &run) const;

private:
    std::map<QByteArray, int> m_trainers;
    std::map<Platform, int> m_platforms;
    QString m_family;
    QString m_gpuName;
    QString m_torchVersion;
    QString m_toolkitVersion;
    bool m_gym = false;
};

/// The platform that a path in the text belongs to, if any.
Platform platformOfPath(QByteArrayView text);

} // namespace headroom
