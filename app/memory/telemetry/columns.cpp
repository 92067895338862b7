// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/columns.h"

#include "memory/telemetry/columnrules.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace headroom::telemetry {

namespace {

/// A header without its unit, and the unit: "GPU Memory Usage [MB]", "VRAM Total Memory (B)".
struct Header
{
    QByteArray name; ///< lower-case
    Unit unit = Unit::None;
};

Header headerOf(const QByteArray &text)
{
    // Latin-1 letters stay as they are; the others are lower-cased by their language's rules.
    const QString whole = QString::fromUtf8(text).trimmed().toLower();
    Header header{whole.toUtf8(), Unit::None};
    for (const auto &[open, close] : {std::pair{'[', ']'}, {'(', ')'}}) {
        if (!header.name.endsWith(close))
            continue;
        const qsizetype at = header.name.lastIndexOf(open);
        const QByteArray inside = header.name.sliced(at + 1).chopped(1);
        const Unit unit = unitOf(inside);
        if (at <= 0 || (unit == Unit::None && open == '('))
            continue;
        header.unit = unit;
        header.name = header.name.first(at).trimmed();
    }
    return header;
}

Column columnOf(const ColumnRule &rule, Unit unit)
{
    Column column{.meaning = rule.meaning,
                  .unit = unit == Unit::None ? rule.unit : unit,
                  .trust = rule.trust,
                  .card = {},
                  .format = rule.format,
                  .scope = rule.scope};
    if (column.meaning == Meaning::Used && column.unit == Unit::Percent) {
        column.meaning = Meaning::Filled;
        column.unit = Unit::Percent;
    }
    return column;
}

const ColumnRule *ruleFor(QByteArrayView name)
{
    const auto found = std::ranges::find_if(columnRules(), [name](const ColumnRule &rule) {
        return name == QByteArrayView(rule.name);
    });
    return found == columnRules().end() ? nullptr : &*found;
}

bool containsAny(QByteArrayView text, std::initializer_list<const char *> words)
{
    return std::ranges::any_of(
        words, [text](const char *word) { return text.contains(QByteArrayView(word)); });
}

/// The digits that follow a word.
QByteArray digitsAfter(const QByteArray &text, QByteArrayView word)
{
    const qsizetype at = text.indexOf(word);
    if (at < 0)
        return {};
    qsizetype end = at + word.size();
    while (end < text.size() && text[end] >= '0' && text[end] <= '9')
        ++end;
    return text.sliced(at + word.size(), end - at - word.size());
}

/// "\\box\gpu adapter memory(luid_0x0_0x1d6f4_phys_0)\dedicated usage", in any language: what
/// stands in the brackets is never translated.
std::optional<Column> performanceCounter(const QByteArray &name)
{
    const qsizetype open = name.indexOf('(');
    const qsizetype close = name.lastIndexOf(")\\");
    if (!name.startsWith('\\') || open < 0 || close < open || !name.contains("luid_"))
        return std::nullopt;
    const QByteArray instance = name.sliced(open + 1, close - open - 1);
    const QByteArray counter = name.sliced(close + 2);
    Column column{.unit = Unit::Byte, .card = instance, .format = "typeperf"};
    if (instance.startsWith("pid_"))
        column.scope = MemoryScope::Process;
    if (containsAny(counter, {"dedicated", "dediziert", "dédié", "dedicad", "dedicat", "専用",
                              "专用", "выделен", "전용"}))
        column.meaning = Meaning::Used;
    else if (containsAny(counter, {"shared", "gemeinsam", "freigegeben", "partag", "compart",
                                   "condivis", "共有", "共享", "общ", "공유"}))
        column.meaning = Meaning::Shared;
    return column;
}

/// "my run - system/gpu.0.memoryAllocatedBytes__MAX" of an exported chart of Weights & Biases.
std::optional<Column> trackerMetric(const QByteArray &name)
{
    const qsizetype at = name.lastIndexOf("gpu.");
    const QByteArray index = at < 0 ? QByteArray() : digitsAfter(name.sliced(at), "gpu.");
    if (index.isEmpty())
        return std::nullopt;
    QByteArray metric = name.sliced(at + 4 + index.size());
    Column column{.unit = Unit::Byte, .card = index, .format = "wandb"};
    // Of the points that were melted into one the highest counts.
    if (metric.endsWith("__min"))
        return column;
    if (metric.endsWith("__max")) {
        column.trust = 1;
        metric.chop(5);
    }
    if (metric == ".memoryallocatedbytes") {
        column.meaning = Meaning::Used;
    } else if (metric == ".memoryallocated") {
        column.meaning = Meaning::Filled;
        column.unit = Unit::Percent;
    } else if (metric == ".gpu") {
        column.meaning = Meaning::Load;
    } else if (metric == ".memory") {
        column.meaning = Meaning::Activity;
    }
    return column;
}

/// "dcgm_fi_dev_fb_used{gpu=\"0\",…}" of an exported chart of Prometheus.
std::optional<Column> labelledMetric(const QByteArray &name)
{
    const qsizetype brace = name.indexOf('{');
    const ColumnRule *rule = brace > 0 ? ruleFor(name.first(brace).trimmed()) : nullptr;
    if (!rule)
        return std::nullopt;
    Column column = columnOf(*rule, Unit::None);
    column.card = digitsAfter(name, "gpu=\"");
    return column;
}

/// "gpu2 memory usage" where Afterburner watches several cards.
std::optional<Column> numberedCard(const Header &header)
{
    const QByteArray index = digitsAfter(header.name, "gpu");
    const qsizetype blank = header.name.indexOf(' ');
    if (!header.name.startsWith("gpu") || index.isEmpty() || blank != 3 + index.size())
        return std::nullopt;
    const QByteArray rest = header.name.sliced(blank + 1);
    const ColumnRule *rule = ruleFor(rest);
    if (!rule)
        rule = ruleFor(QByteArray("gpu " + rest));
    if (!rule)
        return std::nullopt;
    Column column = columnOf(*rule, header.unit);
    column.card = QByteArray::number(index.toInt() - 1); // they count from 1
    return column;
}

/// Words for the memory of a card, in the languages that monitors speak; and for what else has
/// such words in its name.
bool soundsLikeMemory(QByteArray name)
{
    name.replace("vram", "gpu memory"); // whose last letters would be the computer's RAM
    return containsAny(name, {"mem", "dedicated", "speicher", "mémoire", "памят", "显存", "メモリ",
                              "메모리", "fb"}) &&
           !containsAny(name,
                        {"controller", "load",       "clock",   "temp",     "system", "ram ",
                         " ram",       "takt",       "freq",    "util",     "power",  "virtual",
                         "physical",   "bandwidth",  "virtuel", "physi",    "物理",   "仮想",
                         "虚拟",       "host",       "cpu",     "swap",     "commit", "page",
                         "fréquence",  "temperatur", "レート",  "クロック", "温度"});
}

Column meaningOf(const Header &header)
{
    if (header.name.startsWith("(pdh-csv"))
        return {.meaning = Meaning::DateTime, .card = {}};
    if (const ColumnRule *rule = ruleFor(header.name))
        return columnOf(*rule, header.unit);
    for (const auto reader : {performanceCounter, trackerMetric, labelledMetric}) {
        if (const auto column = reader(header.name))
            return *column;
    }
    return numberedCard(header).value_or(Column{});
}

/// Without any known name: the one column whose words can only mean the card's memory.
void takeByWords(const std::vector<Header> &headers, std::vector<Column> &columns)
{
    for (const bool named : {true, false}) {
        for (std::size_t i = 0; i < headers.size(); ++i) {
            const QByteArray &name = headers[i].name;
            if (columns[i].meaning != Meaning::None || !soundsLikeMemory(name) ||
                (named && !name.contains("gpu")))
                continue;
            const bool isShare = headers[i].unit == Unit::Percent;
            columns[i] = {.meaning = isShare ? Meaning::Filled : Meaning::Used,
                          .unit = headers[i].unit,
                          .card = {},
                          .format = "table"};
            return;
        }
    }
}

/// Two cards have columns of the same names, one block behind the other.
void separateBlocks(const std::vector<Header> &headers, std::vector<Column> &columns)
{
    QSet<QByteArray> seen;
    int block = 0;
    const bool repeats = std::ranges::any_of(columns, [&](const Column &column) {
        const QByteArray &name = headers[std::size_t(&column - columns.data())].name;
        const bool known = column.isMemory() && column.card.isEmpty();
        return known && std::ranges::count(headers, name, &Header::name) > 1;
    });
    if (!repeats)
        return;
    for (std::size_t i = 0; i < headers.size(); ++i) {
        Column &column = columns[i];
        if (!column.isMemory() && column.meaning != Meaning::Load)
            continue;
        QByteArray key = headers[i].name + char(column.unit);
        if (seen.contains(key)) {
            seen.clear();
            ++block;
        }
        seen.insert(key);
        column.card = QByteArray::number(block);
    }
}

} // namespace

bool Column::isMemory() const
{
    switch (meaning) {
    case Meaning::Used:
    case Meaning::Free:
    case Meaning::Total:
    case Meaning::Allocated:
    case Meaning::Reserved:
    case Meaning::Shared:
    case Meaning::Filled:
        return true;
    default:
        return false;
    }
}

std::vector<Column> columnsOf(const std::vector<QByteArray> &names)
{
    std::vector<Header> headers;
    std::vector<Column> columns;
    for (const QByteArray &name : names) {
        headers.push_back(headerOf(name));
        columns.push_back(meaningOf(headers.back()));
    }
    if (std::ranges::none_of(columns, &Column::isMemory))
        takeByWords(headers, columns);
    separateBlocks(headers, columns);
    // MangoHud counts nanoseconds, trackers export hours in some versions: seen from the values.
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (headers[i].name == "elapsed" && names.size() > 2 &&
            std::ranges::contains(headers, QByteArray("gpu_vram_used"), &Header::name))
            columns[i].perSecond = 1e9;
    }
    return columns;
}

} // namespace headroom::telemetry
