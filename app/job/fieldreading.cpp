// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/fieldreading.h"

#include "base/numbers.h"
#include "job/configblock.h"
#include "job/scalars.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array<std::pair<const char *, FieldType>, 9> kTypes{{
    {"text", FieldType::Text},
    {"integer", FieldType::Integer},
    {"number", FieldType::Number},
    {"percent", FieldType::Percent},
    {"flag", FieldType::Flag},
    {"choice", FieldType::Choice},
    {"architecture", FieldType::Architecture},
    {"resolutions", FieldType::Resolutions},
    {"derived", FieldType::Derived},
}};

/// What a value in the files is: texts stand as they are, the rest is read as YAML would.
enum class ValueKind { Text, Integer, Number, Flag, Numbers };

QVariant numbersOf(const QString &text)
{
    QVariantList numbers;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts))
        numbers << plainValue(part.trimmed().toUtf8());
    return numbers;
}

bool isNumber(const QVariant &value)
{
    return value.typeId() == QMetaType::Int || value.typeId() == QMetaType::LongLong ||
           value.typeId() == QMetaType::Double;
}

QVariant valueOf(KnowledgeMap &map, const char *key, ValueKind kind)
{
    const QString text = map.textOr(key, {});
    if (kind == ValueKind::Text)
        return text;
    if (kind == ValueKind::Numbers) {
        const QVariantList numbers = numbersOf(text).toList();
        if (!std::ranges::all_of(numbers, isNumber))
            map.report(u"numbers with commas between are expected"_s, key);
        return numbers;
    }
    const QVariant value = plainValue(text.toUtf8());
    const bool fits = kind == ValueKind::Flag ? value.typeId() == QMetaType::Bool
                      : kind == ValueKind::Integer
                          ? isNumber(value) && value.typeId() != QMetaType::Double
                          : isNumber(value);
    if (!fits)
        map.report(u"a value of the field's own kind is expected"_s, key);
    return kind == ValueKind::Number && value.typeId() != QMetaType::Double && fits &&
                   text.contains(u'.')
               ? QVariant(value.toDouble())
               : value;
}

/// A value to be written: a scalar of YAML, a list or a block written as JSON, or "removed".
QVariant writtenValue(KnowledgeMap &map, const char *key)
{
    const QString text = map.textOr(key, {});
    if (text == "removed"_L1)
        return {};
    if (text.startsWith(u'{') || text.startsWith(u'[')) {
        const QVariant value = valueOfJson(text.toUtf8());
        if (!value.isValid())
            map.report(u"a value in JSON is expected"_s, key);
        return value;
    }
    return text.isEmpty() ? QVariant(text) : plainValue(text.toUtf8());
}

FieldCondition readCondition(KnowledgeMap &map)
{
    FieldCondition condition;
    condition.section = map.textOr("section", {});
    condition.enabled = map.textOr("enabled", {});
    condition.groups = map.texts("group");
    condition.withoutGroups = map.texts("not_group");
    condition.architectures = map.texts("arch");
    condition.jobType = map.textOr("job", {});
    condition.otherJobType = map.textOr("not_job", {});
    condition.on = map.textOr("on", {});
    condition.off = map.textOr("off", {});
    condition.path = map.textOr("path", {});
    condition.is = map.textOr("is", {});
    if (condition.path.isEmpty() != condition.is.isEmpty())
        map.report(u"\"path\" and \"is\" belong together"_s);
    map.done();
    return condition;
}

std::vector<FieldCondition> readConditions(KnowledgeMap &map, const char *key)
{
    std::vector<FieldCondition> conditions;
    for (KnowledgeMap &inner : map.maps(key))
        conditions.push_back(readCondition(inner));
    return conditions;
}

std::vector<FieldWrite> readWrites(KnowledgeMap &map, const char *key)
{
    std::vector<FieldWrite> writes;
    for (KnowledgeMap &inner : map.maps(key)) {
        FieldWrite write;
        write.path = inner.text("path");
        if (inner.has("value"))
            write.value = writtenValue(inner, "value");
        write.onlyIfAbsent = inner.flagOr("if_absent", false);
        write.onlyIfPresent = inner.flagOr("if_present", false);
        inner.done();
        writes.push_back(write);
    }
    return writes;
}

/// A mapping of paths to values.
std::vector<FieldWrite> readWriteTable(KnowledgeMap &map, const char *key)
{
    std::vector<FieldWrite> writes;
    std::optional<KnowledgeMap> table = map.map(key);
    if (!table)
        return writes;
    for (const QString &path : table->keys())
        writes.push_back({.path = path, .value = writtenValue(*table, path.toUtf8().constData())});
    table->done();
    return writes;
}

ValueKind kindOf(KnowledgeMap &map, FieldType type)
{
    const QString values = map.textOr("values", {});
    if (values == "integer"_L1)
        return ValueKind::Integer;
    if (values == "numbers"_L1)
        return ValueKind::Numbers;
    if (!values.isEmpty())
        map.report(u"integer or numbers is expected"_s, "values");
    switch (type) {
    case FieldType::Integer:
        return ValueKind::Integer;
    case FieldType::Number:
    case FieldType::Percent:
        return ValueKind::Number;
    case FieldType::Flag:
        return ValueKind::Flag;
    case FieldType::Resolutions:
        return ValueKind::Numbers;
    case FieldType::Text:
    case FieldType::Choice:
    case FieldType::Architecture:
    case FieldType::Derived:
        break;
    }
    return ValueKind::Text;
}

std::vector<FieldChoice> readChoices(KnowledgeMap &map, FieldType type, ValueKind kind)
{
    std::vector<FieldChoice> choices;
    for (KnowledgeMap &inner : map.maps("choices")) {
        FieldChoice choice;
        choice.label = inner.text("label");
        if (type == FieldType::Derived) {
            choice.value = choice.label;
            choice.when = readConditions(inner, "when");
            choice.writes = readWriteTable(inner, "writes");
        } else {
            choice.value =
                valueOf(inner, "value", type == FieldType::Resolutions ? ValueKind::Integer : kind);
        }
        inner.done();
        choices.push_back(choice);
    }
    return choices;
}

FieldType readType(KnowledgeMap &map)
{
    const QString name = map.text("type");
    for (const auto &[word, type] : kTypes) {
        if (name == QLatin1StringView(word))
            return type;
    }
    map.report(u"no type of field"_s, "type");
    return FieldType::Text;
}

Blank readBlank(KnowledgeMap &map)
{
    const QString word = map.textOr("blank", u"remove"_s);
    if (word == "null"_L1)
        return Blank::Null;
    if (word == "keep"_L1)
        return Blank::Keep;
    if (word != "remove"_L1)
        map.report(u"remove, null or keep is expected"_s, "blank");
    return Blank::Remove;
}

void readValues(KnowledgeMap &map, Field &field)
{
    const ValueKind kind = kindOf(map, field.type);
    if (map.has("default"))
        field.preset = valueOf(map, "default", kind);
    if (map.textOr("absent", {}) == "none"_L1)
        field.absent = {};
    else
        field.absent = map.has("absent") ? valueOf(map, "absent", kind) : field.preset;
    field.choices = readChoices(map, field.type, kind);
}

/// Turning the validation on writes a whole block.
void readBlock(KnowledgeMap &map, Field &field)
{
    if (!map.has("block"))
        return;
    const QVariant block = writtenValue(map, "block");
    if (block.isValid())
        field.onWrites.push_back({.path = field.path, .value = block});
}

Field readField(KnowledgeMap &map)
{
    Field field;
    field.id = map.text("id");
    field.label = map.text("label");
    field.group = map.textOr("group", {});
    field.path = map.text("path");
    field.legacy = map.texts("legacy");
    field.with = map.texts("with");
    field.type = readType(map);
    field.minimum = map.optionalNumber("minimum");
    field.maximum = map.optionalNumber("maximum");
    readValues(map, field);
    field.fallsBack = map.textOr("falls_back", {});
    field.isOpen = map.flagOr("custom", false);
    field.hasRecoveryAdapters = map.flagOr("recovery_adapters", false);
    field.flagPath = map.textOr("switch", {});
    field.reset = map.textOr("reset", {});
    field.blank = readBlank(map);
    field.offRemoves = map.textOr("off", {}) == "remove"_L1;
    field.storedAsText = map.textOr("stored", {}) == "text"_L1;
    field.isNarrow = map.flagOr("narrow", false);
    field.lines = map.optionalInteger("lines").value_or(1);
    field.onWrites = readWrites(map, "on_writes");
    field.offWrites = readWrites(map, "off_writes");
    readBlock(map, field);
    field.shownWhen = readConditions(map, "shown_when");
    field.placeholder = map.textOr("placeholder", {});
    field.phases = map.texts("phases");
    for (const QString &phase : field.phases) {
        if (!QStringList{u"load"_s, u"cache"_s, u"train"_s, u"sample"_s}.contains(phase))
            map.report(u"load, cache, train or sample is expected"_s, "phases");
    }
    field.help = map.text("help");
    const bool needsChoices = field.type == FieldType::Choice || field.type == FieldType::Derived ||
                              field.type == FieldType::Resolutions;
    if (needsChoices && field.choices.empty())
        map.report(u"a choice needs \"choices\""_s);
    map.done();
    return field;
}

PanelScope readScope(KnowledgeMap &map)
{
    const QString word = map.textOr("of", u"job"_s);
    if (word == "dataset"_L1)
        return PanelScope::Dataset;
    if (word == "sample"_L1)
        return PanelScope::Sample;
    if (word != "job"_L1)
        map.report(u"job, dataset or sample is expected"_s, "of");
    return PanelScope::Job;
}

} // namespace

Panel readPanel(KnowledgeMap &map)
{
    Panel panel;
    panel.id = map.text("id");
    panel.title = map.text("title");
    panel.tab = map.text("tab");
    panel.order = map.integer("order");
    panel.scope = readScope(map);
    panel.startsClosed = map.flagOr("closed", false);
    panel.isOwn = map.flagOr("own", false);
    if (map.has("new_entry"))
        panel.newEntry = writtenValue(map, "new_entry");
    for (KnowledgeMap &inner : map.maps("fields")) {
        Field field = readField(inner);
        if (panel.field(field.id) != nullptr)
            inner.report(u"this id occurs twice"_s, "id");
        panel.fields.push_back(std::move(field));
    }
    if (panel.fields.empty())
        map.report(u"a panel needs \"fields\""_s);
    map.done();
    return panel;
}

void readArchitectureForms(KnowledgeMap &map, FieldCatalogue &catalogue)
{
    catalogue.leaving = readWriteTable(map, "leaving");
    for (KnowledgeMap &inner : map.maps("architectures")) {
        ArchitectureForm form;
        form.value = inner.text("value");
        form.label = inner.text("label");
        form.group = inner.text("group");
        form.sections = inner.texts("sections");
        form.disabled = inner.texts("disabled");
        form.controls = inner.texts("controls");
        for (KnowledgeMap &adapter : inner.maps("recovery_adapters")) {
            form.recoveryAdapters.push_back(
                {.value = adapter.text("value"), .label = adapter.text("label")});
            adapter.done();
        }
        form.select = readWriteTable(inner, "select");
        inner.done();
        catalogue.architectures.push_back(std::move(form));
    }
    map.done();
}

} // namespace headroom
