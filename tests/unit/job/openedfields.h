// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/fieldstate.h"

#include <QTest>

/// A config with the catalogue to look at it through.
namespace headroom {

class OpenedFields
{
public:
    explicit OpenedFields(const QByteArray &bytes,
                          const QString &fileName = QStringLiteral("config.yaml"))
    {
        const Result<JobText> text = JobText::parse(bytes, fileName);
        if (!text)
            qFatal("%s", qPrintable(text.error().sentence()));
        take(*text);
    }

    static const FieldCatalogue &catalogue()
    {
        static const Result<FieldCatalogue> kCatalogue = FieldCatalogue::load(KnowledgeFolder());
        if (!kCatalogue)
            qFatal("%s", qPrintable(kCatalogue.error().sentence()));
        return *kCatalogue;
    }

    const JobView &job() const { return m_job; }
    QByteArray bytes() const { return m_job.text.bytes(); }

    /// The context of a panel; `index` is the dataset or sample.
    FieldContext context(const QString &panel, int index = 0) const
    {
        const PanelScope scope = catalogue().panel(panel)->scope;
        const ConfigPath list = listOf(scope, m_job);
        return fieldContext(m_job, catalogue(),
                            scope == PanelScope::Job ? ConfigPath{} : elementPath(list, index));
    }
    static const Field &field(const QString &panel, const QString &id)
    {
        const Field *found = catalogue().panel(panel)->field(id);
        if (found == nullptr)
            qFatal("no field %s.%s", qPrintable(panel), qPrintable(id));
        return *found;
    }
    FieldState state(const QString &panel, const QString &id, int index = 0) const
    {
        return stateOf(field(panel, id), context(panel, index));
    }
    std::vector<Edit> edits(const QString &panel, const QString &id, const QVariant &value,
                            int index = 0) const
    {
        return editsFor(field(panel, id), context(panel, index), value);
    }
    /// Sets a field and goes on with the edited config; false when an edit is refused.
    bool set(const QString &panel, const QString &id, const QVariant &value, int index = 0)
    {
        return apply(edits(panel, id, value, index));
    }
    bool apply(const std::vector<Edit> &edits)
    {
        const Result<JobText> text = m_job.text.apply(edits);
        if (!text) {
            qWarning("%s", qPrintable(text.error().sentence()));
            return false;
        }
        take(*text);
        return true;
    }

private:
    void take(const JobText &text)
    {
        Result<JobView> view = JobView::read(text);
        if (!view)
            qFatal("%s", qPrintable(view.error().sentence()));
        m_job = *std::move(view);
    }

    JobView m_job;
};

/// A small job with these lines below its process, each indented by six blanks.
inline QByteArray jobWith(const QByteArray &lines)
{
    return "job: extension\nconfig:\n  name: my_job\n  process:\n    - type: diffusion_trainer\n" +
           lines;
}

} // namespace headroom
