// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/fieldcatalogue.h"

#include "job/fieldreading.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

bool FieldCondition::asksArchitecture() const
{
    return !section.isEmpty() || !enabled.isEmpty() || !groups.isEmpty() ||
           !withoutGroups.isEmpty() || !architectures.isEmpty();
}

const Field *Panel::field(QStringView fieldId) const
{
    const auto found = std::ranges::find(fields, fieldId, &Field::id);
    return found == fields.end() ? nullptr : &*found;
}

const Panel *FieldCatalogue::panel(QStringView id) const
{
    const auto found = std::ranges::find(panels, id, &Panel::id);
    return found == panels.end() ? nullptr : &*found;
}

const ArchitectureForm *FieldCatalogue::architecture(const QString &written) const
{
    if (written.isEmpty())
        return nullptr;
    auto found = std::ranges::find(architectures, written, &ArchitectureForm::value);
    if (found == architectures.end()) {
        // Hand-made configs leave the tag out, and may have one that the form does not know.
        const QString name = written.section(QLatin1Char(':'), 0, 0);
        found = std::ranges::find_if(architectures, [&name](const ArchitectureForm &form) {
            return form.value.section(QLatin1Char(':'), 0, 0) == name;
        });
    }
    return found == architectures.end() ? nullptr : &*found;
}

QStringList FieldCatalogue::tabs() const
{
    QStringList tabs;
    for (const Panel &panel : panels) {
        if (!tabs.contains(panel.tab))
            tabs << panel.tab;
    }
    return tabs;
}

QString fieldText(const QString &english)
{
    return QCoreApplication::translate("Knowledge", english.toUtf8().constData());
}

Result<FieldCatalogue> FieldCatalogue::load(const KnowledgeFolder &folder)
{
    FieldCatalogue catalogue;
    const Result<void> read =
        folder.forEachMap(QStringLiteral("panels/"), [&catalogue](KnowledgeMap &map) {
            if (map.has("architectures"))
                readArchitectureForms(map, catalogue);
            else
                catalogue.panels.push_back(readPanel(map));
        });
    if (!read)
        return std::unexpected(read.error());
    std::ranges::stable_sort(catalogue.panels, {}, &Panel::order);
    return catalogue;
}

} // namespace headroom
