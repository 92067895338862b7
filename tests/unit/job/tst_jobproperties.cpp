// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Random trees in random styles: reading what an edit wrote is the same as editing what was read,
// and nothing else in the text changes.
#include "job/jobtext.h"
#include "randomdocument.h"

#include <QTest>

#include <algorithm>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

int documentCount()
{
    // A long run: HEADROOM_PROPERTY_DOCUMENTS=10000 tst_jobproperties
    const int wanted = qEnvironmentVariableIntValue("HEADROOM_PROPERTY_DOCUMENTS");
    return wanted > 0 ? wanted : 250;
}

const int kDocuments = documentCount();

RandomNode treeOf(const JobText &text, const ConfigPath &path)
{
    RandomNode node;
    if (text.isMapping(path)) {
        node.kind = RandomNode::Kind::Map;
        for (const QString &key : text.keys(path)) {
            node.keys.push_back(key);
            node.children.push_back(treeOf(text, childPath(path, key)));
        }
        return node;
    }
    const QVariant value = text.value(path);
    if (value.typeId() == QMetaType::QVariantList) {
        node.kind = RandomNode::Kind::List;
        for (int i = 0; i < text.listSize(path); ++i)
            node.children.push_back(treeOf(text, elementPath(path, i)));
        return node;
    }
    node.value = value;
    return node;
}

RandomNode scalarNode(const QVariant &value)
{
    RandomNode node;
    node.value = value;
    return node;
}

RandomNode mapNode(const QString &key, const RandomNode &child)
{
    RandomNode node;
    node.kind = RandomNode::Kind::Map;
    node.keys = {key};
    node.children = {child};
    return node;
}

bool isFlatList(const RandomNode &node)
{
    return node.kind == RandomNode::Kind::List &&
           std::ranges::all_of(node.children, [](const RandomNode &child) {
               return child.kind == RandomNode::Kind::Scalar;
           });
}

/// Why an edit failed, with the text it failed on.
QByteArray reasonOf(const Result<JobText> &edited, const QByteArray &bytes)
{
    return edited ? QByteArray() : edited.error().sentence().toUtf8() + '\n' + bytes;
}

/// The bytes that differ: what stands between the common beginning and the common end.
QByteArray changedPart(const QByteArray &before, const QByteArray &after)
{
    qsizetype head = 0;
    while (head < before.size() && head < after.size() && before[head] == after[head])
        ++head;
    qsizetype tail = 0;
    while (tail < before.size() - head && tail < after.size() - head &&
           before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    return before.sliced(head, before.size() - head - tail);
}

struct Sample
{
    RandomNode tree;
    QByteArray bytes;
    JobText text;
};

} // namespace

class TestJobProperties : public QObject
{
    Q_OBJECT

    /// A document of the given number, always the same one.
    Sample sample(int number, QRandomGenerator &random) const
    {
        random.seed(quint32(number) * 7919U + 11U);
        Sample result;
        result.tree = randomTree(random, 4);
        result.bytes = writtenTree(result.tree, randomStyle(random), random);
        const Result<JobText> text = JobText::parse(result.bytes, u"job"_s);
        if (!text)
            qWarning("document %d: %s\n%s", number, qPrintable(text.error().sentence()),
                     result.bytes.constData());
        result.text = text.value_or(JobText());
        return result;
    }

private Q_SLOTS:
    void readsWhatWasWritten()
    {
        QRandomGenerator random;
        for (int i = 0; i < kDocuments; ++i) {
            const Sample job = sample(i, random);
            QVERIFY2(treeOf(job.text, {}) == job.tree, job.bytes.constData());
        }
    }

    void settingChangesOneValueOnly()
    {
        QRandomGenerator random;
        int edits = 0;
        for (int i = 0; i < kDocuments; ++i) {
            Sample job = sample(i, random);
            for (const RandomPlace &place : placesIn(job.tree)) {
                if (place.node->kind != RandomNode::Kind::Scalar)
                    continue;
                const RandomNode before = *place.node;
                const QVariant to = randomScalar(random);
                const Result<JobText> edited = job.text.apply({{{place.path}, {}, to}});
                QVERIFY2(edited, reasonOf(edited, job.bytes).constData());
                *place.node = scalarNode(to);
                QVERIFY2(treeOf(*edited, {}) == job.tree, edited->bytes().constData());
                *place.node = before;
                // Only the value was touched: what differs lies within it.
                const QByteArray written = job.text.written({place.path});
                QVERIFY2(written.contains(changedPart(job.bytes, edited->bytes())),
                         edited->bytes().constData());
                ++edits;
            }
        }
        QVERIFY(edits > 2000);
    }

    void settingBackRestoresEveryByte()
    {
        QRandomGenerator random;
        int edits = 0;
        for (int i = 0; i < kDocuments; ++i) {
            Sample job = sample(i, random);
            for (const RandomPlace &place : placesIn(job.tree)) {
                if (place.node->kind != RandomNode::Kind::Scalar)
                    continue;
                // The spelling of a value is kept only while it is one of the spellings that an
                // edit writes itself.
                const Result<JobText> canonical = job.text.apply({{{place.path}, {}, 7}});
                const Result<JobText> there = canonical->apply({{{place.path}, {}, 1234}});
                const Result<JobText> back = there->apply({{{place.path}, 1234, 7}});
                QVERIFY(canonical && there && back);
                QCOMPARE(back->bytes(), canonical->bytes());
                const QVariant value = place.node->value;
                if (value.typeId() != QMetaType::QString || value.toString().contains(u'\n'))
                    continue;
                // A text keeps its quotes on the way to another text and back.
                const Result<JobText> other = job.text.apply({{{place.path}, {}, u"Zz"_s}});
                const Result<JobText> restored = other->apply({{{place.path}, {}, value}});
                QVERIFY(other && restored);
                QCOMPARE(restored->bytes(), job.bytes);
                ++edits;
            }
        }
        QVERIFY(edits > 500);
    }

    void insertingAddsOneKeyOnly()
    {
        QRandomGenerator random;
        int edits = 0;
        for (int i = 0; i < kDocuments; ++i) {
            Sample job = sample(i, random);
            const std::size_t count = placesIn(job.tree).size();
            for (std::size_t k = 0; k <= count; ++k) {
                RandomNode wanted = job.tree;
                const RandomPlace place =
                    k == count ? RandomPlace{{}, &wanted} : placesIn(wanted)[k];
                RandomNode &map = *place.node;
                if (map.kind != RandomNode::Kind::Map)
                    continue;
                const bool isDeep = random.bounded(3) == 0;
                const ConfigPath fresh = childPath(ConfigPath{place.path}, u"fresh_key"_s);
                const QVariant to = randomScalar(random);
                const Result<JobText> edited =
                    job.text.apply({{isDeep ? childPath(fresh, u"inner"_s) : fresh, {}, to}});
                QVERIFY2(edited, reasonOf(edited, job.bytes).constData());
                map.keys.push_back(u"fresh_key"_s);
                map.children.push_back(isDeep ? mapNode(u"inner"_s, scalarNode(to))
                                              : scalarNode(to));
                const bool wasEmpty = map.children.size() == 1;
                QVERIFY2(treeOf(*edited, {}) == wanted, edited->bytes().constData());
                // Nothing is taken away but the blanks of an empty "{ }".
                QVERIFY2(changedPart(job.bytes, edited->bytes()).trimmed().isEmpty(),
                         edited->bytes().constData());
                // Removing it again restores the text, unless the block was empty before.
                const Result<JobText> removed = edited->apply({{fresh, {}, {}}});
                QVERIFY2(removed, reasonOf(removed, edited->bytes()).constData());
                if (!wasEmpty)
                    QCOMPARE(removed->bytes(), job.bytes);
                ++edits;
            }
        }
        QVERIFY(edits > 800);
    }

    void removingTakesOneEntryOnly()
    {
        QRandomGenerator random;
        int edits = 0;
        for (int i = 0; i < kDocuments; ++i) {
            Sample job = sample(i, random);
            const std::size_t count = placesIn(job.tree).size();
            for (std::size_t k = 0; k < count; ++k) {
                RandomNode wanted = job.tree;
                const RandomPlace place = placesIn(wanted)[k];
                const Result<JobText> edited = job.text.apply({{{place.path}, {}, {}}});
                const bool isLastOfAll = place.parent == &wanted && wanted.children.size() == 1;
                if (!edited && isLastOfAll)
                    continue; // a YAML file cannot be left empty
                QVERIFY2(edited,
                         reasonOf(edited, place.path.toUtf8() + '\n' + job.bytes).constData());
                RandomNode &parent = *place.parent;
                parent.children.erase(parent.children.begin() + std::ptrdiff_t(place.index));
                if (parent.kind == RandomNode::Kind::Map)
                    parent.keys.erase(parent.keys.begin() + std::ptrdiff_t(place.index));
                QVERIFY2(treeOf(*edited, {}) == wanted, edited->bytes().constData());
                ++edits;
            }
        }
        QVERIFY(edits > 2000);
    }

    void listsTurnIntoAnyOtherList()
    {
        QRandomGenerator random;
        int edits = 0;
        for (int i = 0; i < kDocuments; ++i) {
            Sample job = sample(i, random);
            const std::size_t count = placesIn(job.tree).size();
            for (std::size_t k = 0; k < count; ++k) {
                RandomNode wanted = job.tree;
                const RandomPlace place = placesIn(wanted)[k];
                if (!isFlatList(*place.node))
                    continue;
                QVariantList to;
                for (const RandomNode &child : place.node->children) {
                    if (random.bounded(3) > 0)
                        to << child.value;
                    if (random.bounded(3) == 0)
                        to << randomScalar(random);
                }
                const Result<JobText> edited = job.text.apply({{{place.path}, {}, to}});
                QVERIFY2(edited,
                         reasonOf(edited, place.path.toUtf8() + '\n' + job.bytes).constData());
                place.node->children.clear();
                for (const QVariant &value : to)
                    place.node->children.push_back(scalarNode(value));
                QVERIFY2(treeOf(*edited, {}) == wanted, edited->bytes().constData());
                ++edits;
            }
        }
        QVERIFY(edits > 100);
    }
};

QTEST_GUILESS_MAIN(TestJobProperties)
#include "tst_jobproperties.moc"
