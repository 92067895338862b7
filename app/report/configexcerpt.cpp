// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/configexcerpt.h"

#include <QStringList>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

QString shown(bool value)
{
    return value ? u"true"_s : u"false"_s;
}
QString shown(int value)
{
    return QString::number(value);
}
QString shown(double value)
{
    return QString::number(value);
}
QString shown(const QString &value)
{
    return value.isEmpty() ? u"\"\""_s : value;
}
QString shown(const std::vector<int> &values)
{
    QStringList items;
    for (const int value : values)
        items << QString::number(value);
    return u'[' + items.join(u", "_s) + u']';
}

/// Collects settings as lines with their paths relative to the process.
class Excerpt
{
public:
    explicit Excerpt(const JobView &job) : m_prefix(job.process.text + u'.') {}

    /// A setting whose default matters as much as its value.
    template <typename T>
    void always(const Setting<T> &setting)
    {
        const QString line = relative(setting.path) + u": "_s + shown(setting.value);
        m_lines << (setting.isSet ? line : line + u"  # default"_s);
    }
    template <typename T>
    void whenSet(const Setting<T> &setting)
    {
        if (setting.isSet)
            always(setting);
    }
    void line(const QString &text) { m_lines << text; }
    QString relative(const ConfigPath &path) const
    {
        return path.text.startsWith(m_prefix) ? path.text.sliced(m_prefix.size()) : path.text;
    }
    QString text() const { return m_lines.join(u'\n') + u'\n'; }

private:
    QString m_prefix;
    QStringList m_lines;
};

void addModel(Excerpt &excerpt, const ModelView &model)
{
    excerpt.whenSet(model.arch);
    excerpt.whenSet(model.nameOrPath);
    excerpt.always(model.quantize);
    excerpt.whenSet(model.qtype);
    excerpt.always(model.quantizeTextEncoder);
    excerpt.whenSet(model.qtypeTextEncoder);
    excerpt.whenSet(model.accuracyRecoveryAdapter);
    excerpt.always(model.lowVram);
    excerpt.whenSet(model.layerOffloading);
    excerpt.whenSet(model.offloadTransformer);
    excerpt.whenSet(model.offloadTextEncoder);
    excerpt.whenSet(model.compile);
    excerpt.whenSet(model.vaeTiling);
    excerpt.whenSet(model.assistantLora);
}

void addTrain(Excerpt &excerpt, const TrainView &train)
{
    excerpt.always(train.batchSize);
    excerpt.whenSet(train.gradientAccumulation);
    excerpt.always(train.gradientCheckpointing);
    excerpt.always(train.optimizer);
    excerpt.whenSet(train.dtype);
    excerpt.whenSet(train.steps);
    excerpt.whenSet(train.cacheTextEmbeddings);
    excerpt.whenSet(train.unloadTextEncoder);
    excerpt.whenSet(train.trainTextEncoder);
    excerpt.whenSet(train.useEma);
    excerpt.whenSet(train.diffOutputPreservation);
    excerpt.whenSet(train.blankPromptPreservation);
    excerpt.whenSet(train.validation);
    excerpt.whenSet(train.disableSampling);
    excerpt.whenSet(train.skipFirstSample);
}

void addNetwork(Excerpt &excerpt, const NetworkView &network)
{
    if (!network.present) {
        excerpt.line(u"# no network: full fine-tune"_s);
        return;
    }
    excerpt.whenSet(network.type);
    excerpt.always(network.rank);
    excerpt.whenSet(network.convRank);
    excerpt.whenSet(network.lokrFactor);
}

void addDataset(Excerpt &excerpt, const DatasetView &dataset)
{
    excerpt.always(dataset.resolutions);
    excerpt.whenSet(dataset.batchSize);
    excerpt.whenSet(dataset.numFrames);
    excerpt.whenSet(dataset.autoFrameCount);
    excerpt.whenSet(dataset.cacheLatents);
    excerpt.whenSet(dataset.cacheLatentsToDisk);
    excerpt.whenSet(dataset.cacheTextEmbeddings);
    excerpt.whenSet(dataset.numWorkers);
    if (dataset.controlCount > 0) {
        excerpt.line(u"# %1: %2 control images per item"_s.arg(excerpt.relative(dataset.path))
                         .arg(dataset.controlCount));
    }
}

void addSample(Excerpt &excerpt, const SampleView &sample)
{
    excerpt.always(sample.width);
    excerpt.always(sample.height);
    excerpt.whenSet(sample.frames);
    excerpt.always(sample.every);
    excerpt.whenSet(sample.steps);
    for (const SampleItemView &item : sample.items) {
        excerpt.line(u"# %1: %2 x %3, %4 frames"_s.arg(excerpt.relative(item.path))
                         .arg(item.width)
                         .arg(item.height)
                         .arg(item.frames));
    }
}

} // namespace

QString configExcerpt(const JobView &job)
{
    Excerpt excerpt(job);
    addModel(excerpt, job.model);
    addTrain(excerpt, job.train);
    addNetwork(excerpt, job.network);
    for (const DatasetView &dataset : job.datasets)
        addDataset(excerpt, dataset);
    addSample(excerpt, job.sample);
    return excerpt.text();
}

} // namespace headroom
