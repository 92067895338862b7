// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/completion.h"

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// A line of YAML as far as its nesting goes.
struct LineShape
{
    std::vector<qsizetype> dashes; ///< columns of the "-" in front
    qsizetype column = 0;          ///< of what follows them
    QString key;                   ///< when a colon follows it
    qsizetype behindColon = -1;    ///< column; -1: none
    bool isEmpty = true;           ///< blank, a comment, or "---"
};

LineShape shapeOf(QStringView line)
{
    LineShape shape;
    qsizetype at = 0;
    const auto skipBlanks = [&] {
        while (at < line.size() && line[at] == u' ')
            ++at;
    };
    skipBlanks();
    while (at < line.size() && line[at] == u'-' &&
           (at + 1 == line.size() || line[at + 1] == u' ')) {
        shape.dashes.push_back(at++);
        skipBlanks();
    }
    shape.column = at;
    const QStringView rest = line.sliced(at);
    shape.isEmpty = shape.dashes.empty() && (rest.trimmed().isEmpty() || rest.startsWith(u'#') ||
                                             rest.startsWith("---"_L1));
    for (qsizetype i = 0; i < rest.size() && !shape.isEmpty; ++i) {
        const bool isColon = rest[i] == u':' && (i + 1 == rest.size() || rest[i + 1] == u' ');
        if (!isColon)
            continue;
        shape.key = rest.first(i).trimmed().toString();
        if (shape.key.size() > 2 && (shape.key.front() == u'"' || shape.key.front() == u'\''))
            shape.key = shape.key.sliced(1, shape.key.size() - 2);
        shape.behindColon = at + i + 1;
        break;
    }
    return shape;
}

/// Goes up from a line and puts the keys and lists that it lies in before the path.
QStringList pathAbove(QStringView text, qsizetype lineBegin, const LineShape &own)
{
    QStringList path;
    qsizetype limit = own.column; // whatever holds the place begins further left
    const auto enterLists = [&](const LineShape &shape) {
        for (auto dash = shape.dashes.rbegin(); dash != shape.dashes.rend(); ++dash) {
            if (*dash >= limit)
                continue;
            path.prepend(u"[]"_s);
            limit = *dash + 1; // the list's key may stand right above its dash
        }
    };
    enterLists(own);
    for (qsizetype end = lineBegin - 1; end >= 0 && limit > 0;) {
        const qsizetype begin = text.first(end).lastIndexOf(u'\n') + 1;
        const LineShape shape = shapeOf(text.sliced(begin, end - begin));
        end = begin - 1;
        if (shape.isEmpty)
            continue;
        const bool holds = shape.column < limit && !shape.key.isEmpty();
        if (holds) {
            path.prepend(shape.key);
            limit = shape.column;
        }
        enterLists(shape);
    }
    return path;
}

/// The path from the process on; nothing outside of it.
std::optional<QStringList> pathInProcess(const QStringList &path)
{
    const QStringList process = {u"config"_s, u"process"_s, u"[]"_s};
    if (path.size() >= 3 && path.first(3) == process)
        return path.sliced(3);
    const bool isWithin =
        !path.isEmpty() && path.first() != "config"_L1 && path.first() != "meta"_L1;
    return isWithin ? std::optional(path) : std::nullopt;
}

QStringList pathOf(const Panel &panel, const QString &path)
{
    QStringList parts;
    if (panel.scope == PanelScope::Dataset)
        parts = {u"datasets"_s, u"[]"_s};
    else if (panel.scope == PanelScope::Sample)
        parts = {u"sample"_s, u"samples"_s, u"[]"_s};
    return parts + path.split(u'.');
}

bool startsWith(const QStringList &path, const QStringList &head)
{
    return path.size() > head.size() && path.first(head.size()) == head;
}

void addOnce(std::vector<Completion> &completions, const Completion &completion)
{
    const auto same = std::ranges::find(completions, completion.text, &Completion::text);
    if (same == completions.end())
        completions.push_back(completion);
    else if (same->help.isEmpty())
        same->help = completion.help;
}

void addKey(std::vector<Completion> &completions, const Field &field, const QStringList &path,
            const QStringList &above)
{
    if (!startsWith(path, above))
        return;
    const QString key = path[above.size()];
    if (key == "[]"_L1)
        return;
    const bool isLeaf = path.size() == above.size() + 1;
    addOnce(completions,
            {isLeaf ? key + ": "_L1 : key + u':', key, isLeaf ? field.help : QString()});
}

std::vector<Completion> valuesOf(const FieldCatalogue &catalogue, const Field &field)
{
    if (field.type == FieldType::Flag)
        return {{u"true"_s, u"true"_s, {}}, {u"false"_s, u"false"_s, {}}};
    std::vector<Completion> values;
    if (field.type == FieldType::Architecture) {
        for (const ArchitectureForm &form : catalogue.architectures) {
            const bool needsQuotes = form.value.contains(u':');
            values.push_back(
                {needsQuotes ? u'"' + form.value + u'"' : form.value, form.value, form.label});
        }
        return values;
    }
    if (field.type != FieldType::Choice)
        return values;
    for (const FieldChoice &choice : field.choices) {
        const QString text = choice.value.toString();
        if (!text.isEmpty())
            values.push_back({text, text, choice.label == text ? QString() : choice.label});
    }
    return values;
}

} // namespace

TextSpot spotAt(QStringView text, qsizetype position)
{
    TextSpot spot;
    const qsizetype lineBegin = text.first(position).lastIndexOf(u'\n') + 1;
    const qsizetype found = text.indexOf(u'\n', position);
    const qsizetype lineEnd = found < 0 ? text.size() : found;
    const QStringView line = text.sliced(lineBegin, lineEnd - lineBegin);
    const QStringView before = text.sliced(lineBegin, position - lineBegin);
    spot.isComment = before.contains(" #"_L1) || before.trimmed().startsWith(u'#');
    const LineShape shape = shapeOf(line);
    spot.path = pathAbove(text, lineBegin, shape);
    const bool isInValue = shape.behindColon >= 0 && position - lineBegin >= shape.behindColon;
    qsizetype begin = isInValue ? shape.behindColon : std::min(shape.column, before.size());
    while (begin < before.size() && before[begin] == u' ')
        ++begin;
    if (isInValue)
        spot.key = shape.key;
    spot.begin = lineBegin + begin;
    spot.prefix = before.sliced(begin).toString();
    return spot;
}

const Field *fieldAt(const FieldCatalogue &catalogue, const TextSpot &spot)
{
    const std::optional<QStringList> above = pathInProcess(spot.path);
    if (!above || spot.key.isEmpty())
        return nullptr;
    const QStringList wanted = *above + QStringList{spot.key};
    const Field *found = nullptr;
    for (const Panel &panel : catalogue.panels) {
        for (const Field &field : panel.fields) {
            if (pathOf(panel, field.path) == wanted && field.type != FieldType::Derived)
                return &field;
            const bool isNear = std::ranges::any_of(
                field.legacy + field.with + QStringList{field.flagPath}, [&](const QString &path) {
                    return !path.isEmpty() && pathOf(panel, path) == wanted;
                });
            if (isNear && found == nullptr)
                found = &field;
        }
    }
    return found;
}

std::vector<Completion> completionsAt(const FieldCatalogue &catalogue, const TextSpot &spot)
{
    const std::optional<QStringList> above = pathInProcess(spot.path);
    if (!above || spot.isComment)
        return {};
    if (!spot.key.isEmpty()) {
        const Field *field = fieldAt(catalogue, spot);
        if (field == nullptr)
            return {};
        const bool isItsFlag =
            !field->flagPath.isEmpty() && field->flagPath.section(u'.', -1) == spot.key;
        return isItsFlag ? std::vector<Completion>{{u"true"_s, u"true"_s, {}},
                                                   {u"false"_s, u"false"_s, {}}}
                         : valuesOf(catalogue, *field);
    }
    std::vector<Completion> completions;
    for (const Panel &panel : catalogue.panels) {
        for (const Field &field : panel.fields) {
            if (field.path.startsWith(u'/'))
                continue;
            if (!field.flagPath.isEmpty())
                addKey(completions, field, pathOf(panel, field.flagPath), *above);
            addKey(completions, field, pathOf(panel, field.path), *above);
            for (const QString &path : field.with)
                addKey(completions, field, pathOf(panel, path), *above);
        }
    }
    return completions;
}

} // namespace headroom
