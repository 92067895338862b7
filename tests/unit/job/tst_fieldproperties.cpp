// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Random jobs in random styles, changed through the fields of the panels: each change reads back as
// chosen, is none the second time, and leaves the lines alone that it does not concern.
#include "openedfields.h"
#include "randomdocument.h"

#include <algorithm>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

int documentCount()
{
    // A long run: HEADROOM_PROPERTY_DOCUMENTS=10000 tst_fieldproperties
    const int wanted = qEnvironmentVariableIntValue("HEADROOM_PROPERTY_DOCUMENTS");
    return wanted > 0 ? wanted : 200;
}

RandomNode scalar(const QVariant &value)
{
    RandomNode node;
    node.value = value;
    return node;
}

RandomNode list(const QVariantList &values)
{
    RandomNode node;
    node.kind = RandomNode::Kind::List;
    for (const QVariant &value : values)
        node.children.push_back(scalar(value));
    return node;
}

RandomNode map()
{
    RandomNode node;
    node.kind = RandomNode::Kind::Map;
    return node;
}

/// The child of a map, added when it is not there.
RandomNode &childOf(RandomNode &node, const QString &key)
{
    const auto found = std::ranges::find(node.keys, key);
    if (found != node.keys.end())
        return node.children[static_cast<std::size_t>(found - node.keys.begin())];
    node.keys.push_back(key);
    node.children.push_back(map());
    return node.children.back();
}

template <typename T>
const T &oneOf(const std::vector<T> &values, QRandomGenerator &random)
{
    return values[random.bounded(static_cast<quint32>(values.size()))];
}

/// A value that a person could choose for a field.
QVariant chosenValue(const Field &field, const std::vector<FieldChoice> &choices,
                     QRandomGenerator &random)
{
    switch (field.type) {
    case FieldType::Integer: {
        const int low = static_cast<int>(field.minimum.value_or(0));
        const int high = static_cast<int>(field.maximum.value_or(5000));
        return random.bounded(low, high + 1);
    }
    case FieldType::Number:
        return (1 + random.bounded(999)) / 1000.0;
    case FieldType::Percent:
        return random.bounded(101);
    case FieldType::Flag:
        return random.bounded(2) == 1;
    case FieldType::Text: {
        static const std::vector<QString> kTexts = {u"plain"_s,       u"with, comma: and # hash"_s,
                                                    u"C:\\data\\x"_s, u"it's \"quoted\""_s,
                                                    u"Übung 日本"_s,  u"true"_s,
                                                    u"0x1f"_s,        u"- dash"_s};
        return oneOf(kTexts, random);
    }
    case FieldType::Resolutions: {
        QVariantList sizes;
        for (const FieldChoice &choice : field.choices) {
            if (random.bounded(2) == 1)
                sizes << choice.value;
        }
        return sizes.isEmpty() ? QVariantList{512} : sizes;
    }
    case FieldType::Choice:
    case FieldType::Architecture:
    case FieldType::Derived:
        break;
    }
    return oneOf(choices, random).value;
}

void put(RandomNode &block, const QString &path, const QVariant &value)
{
    RandomNode *node = &block;
    for (const QString &key : path.split(u'.')) {
        if (node->kind != RandomNode::Kind::Map)
            return; // a plain value stands in the way
        node = &childOf(*node, key);
    }
    *node = value.typeId() == QMetaType::QVariantList ? list(value.toList()) : scalar(value);
}

/// A block with some of a panel's fields in it.
void fill(RandomNode &block, const Panel &panel, QRandomGenerator &random)
{
    for (const Field &field : panel.fields) {
        const bool isPlain =
            field.type != FieldType::Derived && field.type != FieldType::Architecture &&
            !field.path.startsWith(u'/') && field.path != "train.validation_config"_L1;
        if (isPlain && random.bounded(3) == 0) {
            QVariant value = chosenValue(field, field.choices, random);
            if (field.type == FieldType::Percent)
                value = value.toDouble() / 100.0;
            put(block, field.path, value);
        }
    }
}

RandomNode entriesOf(PanelScope scope, QRandomGenerator &random)
{
    RandomNode entries;
    entries.kind = RandomNode::Kind::List;
    for (int i = 0; i <= random.bounded(3); ++i) {
        RandomNode entry = map();
        put(entry, scope == PanelScope::Dataset ? u"folder_path"_s : u"prompt"_s, u"a b"_s);
        for (const Panel &panel : OpenedFields::catalogue().panels) {
            if (panel.scope == scope)
                fill(entry, panel, random);
        }
        entries.children.push_back(entry);
    }
    return entries;
}

RandomNode randomJob(QRandomGenerator &random)
{
    RandomNode process = map();
    put(process, u"type"_s, u"sd_trainer"_s);
    put(process, u"model.name_or_path"_s, u"x/y"_s);
    put(process, u"model.arch"_s, oneOf(OpenedFields::catalogue().architectures, random).value);
    put(process, u"train.batch_size"_s, 1);
    for (const Panel &panel : OpenedFields::catalogue().panels) {
        if (panel.scope == PanelScope::Job)
            fill(process, panel, random);
    }
    if (random.bounded(4) > 0)
        childOf(process, u"datasets"_s) = entriesOf(PanelScope::Dataset, random);
    if (random.bounded(4) > 0)
        childOf(childOf(process, u"sample"_s), u"samples"_s) =
            entriesOf(PanelScope::Sample, random);
    RandomNode processes;
    processes.kind = RandomNode::Kind::List;
    processes.children = {process};
    RandomNode job = map();
    put(job, u"job"_s, u"extension"_s);
    put(job, u"config.name"_s, u"random"_s);
    childOf(childOf(job, u"config"_s), u"process"_s) = processes;
    return job;
}

/// Lines that only the text before has.
int lostLines(const QByteArray &before, const QByteArray &after)
{
    const QString diff = unifiedDiff(before, after, u"x"_s);
    int lost = 0;
    for (const QString &line : diff.split(u'\n'))
        lost += line.startsWith(u'-') && !line.startsWith("---"_L1) ? 1 : 0;
    return lost;
}

} // namespace

class TestFieldProperties : public QObject
{
    Q_OBJECT

    OpenedFields randomOpened(int number, QRandomGenerator &random) const
    {
        random.seed(quint32(number) * 6364136U + 7U);
        return OpenedFields(writtenTree(randomJob(random), randomStyle(random), random));
    }

private Q_SLOTS:
    void everyFieldReadsAsItWasSet()
    {
        QRandomGenerator random;
        int edits = 0;
        for (int i = 0; i < documentCount(); ++i) {
            const OpenedFields job = randomOpened(i, random);
            for (const Panel &panel : OpenedFields::catalogue().panels) {
                const ConfigPath entries = listOf(panel.scope, job.job());
                if (panel.scope != PanelScope::Job && job.job().text.listSize(entries) == 0)
                    continue;
                const Field &field = oneOf(panel.fields, random);
                const FieldContext context = job.context(panel.id);
                if (!stateOf(field, context).isShown || field.type == FieldType::Derived)
                    continue;
                const QVariant to = chosenValue(field, choicesOf(field, context), random);
                OpenedFields changed = job;
                const QByteArray place = (panel.id + u'.' + field.id).toUtf8() + '\n' + job.bytes();
                const std::vector<Edit> made = editsFor(field, context, to);
                QVERIFY2(changed.apply(made), place.constData());
                const FieldState state = changed.state(panel.id, field.id);
                const bool isBlank = to.toString().isEmpty() && to.toList().isEmpty();
                const bool isOff = field.type == FieldType::Flag && !to.toBool();
                if (!isBlank && !isOff)
                    QVERIFY2(state.isSet, place.constData());
                if (field.type == FieldType::Number || field.type == FieldType::Percent)
                    QVERIFY2(qFuzzyCompare(state.value.toDouble() + 1, to.toDouble() + 1),
                             place.constData());
                else
                    QVERIFY2(state.value == to, place.constData());
                QVERIFY2(changed.edits(panel.id, field.id, to).empty(), place.constData());
                // Nothing else is touched: what goes was edited, but for the line of a bracket or
                // comma that a new entry joins.
                const bool isWide = field.type == FieldType::Architecture ||
                                    field.type == FieldType::Resolutions ||
                                    field.path == "train.validation_config"_L1;
                if (!isWide)
                    QVERIFY2(lostLines(job.bytes(), changed.bytes()) <=
                                 2 * static_cast<int>(made.size()) + 2,
                             place.constData());
                ++edits;
            }
        }
        QVERIFY(edits > documentCount() * 5);
    }

    void entriesComeAndGo()
    {
        QRandomGenerator random;
        for (int i = 0; i < documentCount(); ++i) {
            const OpenedFields job = randomOpened(i, random);
            for (const QString &id : {u"datasets"_s, u"samples"_s}) {
                const Panel &panel = *OpenedFields::catalogue().panel(id);
                const ConfigPath entries = listOf(panel.scope, job.job());
                const int count = job.job().text.listSize(entries);
                OpenedFields more = job;
                QVERIFY2(more.apply(editsToAdd(panel, job.context(u"training"_s))),
                         job.bytes().constData());
                QCOMPARE(more.job().text.listSize(entries), count + 1);
                if (count == 0)
                    continue;
                OpenedFields back = more;
                QVERIFY(back.apply(editsToRemove(panel, more.context(u"training"_s), count)));
                QCOMPARE(back.bytes(), job.bytes());
                OpenedFields copied = job;
                QVERIFY2(copied.apply(editsToDuplicate(panel, job.context(u"training"_s), 0)),
                         job.bytes().constData());
                QCOMPARE(copied.job().text.whole(elementPath(entries, count)),
                         job.job().text.whole(elementPath(entries, 0)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestFieldProperties)
#include "tst_fieldproperties.moc"
