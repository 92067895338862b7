// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomdocument.h"

#include "job/jobtext.h"

#include <functional>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

bool chance(QRandomGenerator &random, int percent)
{
    return random.bounded(100) < percent;
}

const QStringList &texts()
{
    static const QStringList kTexts = {u"flowmatch"_s,
                                       u"a photo of a cat, --w 768"_s,
                                       u"D:\\sets\\harbour"_s,
                                       u"it's \"quoted\""_s,
                                       u"true"_s,
                                       u"1e-4"_s,
                                       u"# no comment"_s,
                                       u"key: value"_s,
                                       u"[trigger] by the sea"_s,
                                       u"夕焼け"_s,
                                       u""_s,
                                       u"- dash"_s,
                                       u"ends with colon:"_s,
                                       u" blanks around "_s,
                                       u"two\nlines"_s,
                                       u"${HOME}/x"_s,
                                       u"a, b"_s,
                                       u"*star"_s};
    return kTexts;
}

QString randomKey(QRandomGenerator &random, int number)
{
    static const QStringList kStems = {u"steps"_s,        u"low_vram"_s, u"res"_s, u"größe"_s,
                                       u"model_kwargs"_s, u"a.b"_s,      u"x y"_s, u"n"_s};
    return kStems[random.bounded(int(kStems.size()))] + QString::number(number);
}

/// Writes a tree in lines.
class Writer
{
public:
    Writer(const RandomStyle &style, QRandomGenerator &random) : m_style(style), m_random(random) {}

    QByteArray write(const RandomNode &tree)
    {
        if (m_style.directives && !m_style.json)
            m_text += "---\n";
        comment(0);
        if (m_style.json) {
            pretty(tree, 0);
            m_text += '\n';
        } else {
            map(tree, 0, false);
        }
        if (m_style.endsOpen)
            m_text.chop(1);
        if (m_style.windows)
            m_text.replace("\n", "\r\n");
        return (m_style.mark ? "\xEF\xBB\xBF" : "") + m_text;
    }

private:
    void comment(int indent)
    {
        if (!chance(m_random, 15) || m_style.json)
            return;
        const int column = chance(m_random, 40) ? 0 : indent;
        m_text += QByteArray(column, ' ') +
                  (chance(m_random, 50) ? "# note: \"x\" [1\n" : "#   old: 5\n");
        if (chance(m_random, 30))
            m_text += '\n';
    }

    void endLine()
    {
        if (chance(m_random, 20) && !m_style.json)
            m_text += "   # it's ] } 'so";
        m_text += '\n';
    }

    QByteArray quoted(const QString &text)
    {
        QString escaped = text;
        escaped.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).replace(u'\n', u"\\n"_s);
        return '"' + escaped.toUtf8() + '"';
    }

    static bool isPlainText(const QString &text, bool flow)
    {
        static const QString kSafe =
            u"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_夕焼けöß"_s;
        for (const QChar c : text) {
            const bool isInside = c == u' ' || (!flow && (c == u',' || c == u'\\'));
            if (!kSafe.contains(c) && !c.isDigit() && !isInside)
                return false;
        }
        return !text.isEmpty() && kSafe.contains(text.front()) && text != u"true"_s &&
               text.trimmed() == text;
    }

    QByteArray scalar(const QVariant &value, bool flow)
    {
        if (value.typeId() == QMetaType::Nullptr)
            return m_style.json || chance(m_random, 50) ? "null" : "~";
        if (value.typeId() == QMetaType::Bool)
            return m_style.json || chance(m_random, 70) ? (value.toBool() ? "true" : "false")
                                                        : (value.toBool() ? "yes" : "Off");
        if (value.typeId() == QMetaType::Int)
            return QByteArray::number(value.toInt());
        if (value.typeId() == QMetaType::Double)
            return QByteArray::number(value.toDouble(), 'g', 17).contains('.') ||
                           QByteArray::number(value.toDouble(), 'g', 17).contains('e')
                       ? QByteArray::number(value.toDouble(), 'g', 17)
                       : QByteArray::number(value.toDouble(), 'g', 17) + ".0";
        const QString text = value.toString();
        if (!m_style.json && isPlainText(text, flow) && chance(m_random, 60))
            return text.toUtf8();
        if (!m_style.json && !text.contains(u'\n') && chance(m_random, 40)) {
            QString doubled = text;
            return '\'' + doubled.replace(u'\'', u"''"_s).toUtf8() + '\'';
        }
        return quoted(text);
    }

    QByteArray key(const QString &name)
    {
        if (!m_style.json && isPlainText(name, true) && !name.contains(u' ') &&
            chance(m_random, 85))
            return name.toUtf8();
        return quoted(name);
    }

    QByteArray flow(const RandomNode &node)
    {
        if (node.kind == RandomNode::Kind::Scalar)
            return scalar(node.value, true);
        const bool isMap = node.kind == RandomNode::Kind::Map;
        const QByteArray padding = chance(m_random, 30) ? " " : "";
        QByteArrayList parts;
        for (std::size_t i = 0; i < node.children.size(); ++i)
            parts << (isMap ? key(node.keys[i]) + ": " : QByteArray()) + flow(node.children[i]);
        const QByteArray inner =
            padding + parts.join(chance(m_random, 20) && !isMap ? "," : ", ") + padding;
        return isMap ? '{' + inner + '}' : '[' + inner + ']';
    }

    void pretty(const RandomNode &node, int indent)
    {
        if (node.kind == RandomNode::Kind::Scalar || node.children.empty() ||
            chance(m_random, 15)) {
            m_text += flow(node);
            return;
        }
        const bool isMap = node.kind == RandomNode::Kind::Map;
        m_text += isMap ? "{\n" : "[\n";
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            m_text += QByteArray(indent + m_style.indent, ' ');
            if (isMap)
                m_text += key(node.keys[i]) + ": ";
            pretty(node.children[i], indent + m_style.indent);
            m_text += i + 1 < node.children.size() ? ",\n" : "\n";
        }
        m_text += QByteArray(indent, ' ') + (isMap ? '}' : ']');
    }

    /// Behind a key's colon or a dash.
    void value(const RandomNode &node, int indent)
    {
        if (node.kind == RandomNode::Kind::Scalar && node.value.typeId() == QMetaType::Nullptr &&
            chance(m_random, 30))
            return endLine(); // nothing at all
        const QString text = node.value.toString();
        if (node.kind == RandomNode::Kind::Scalar && text == "two\nlines"_L1 &&
            chance(m_random, 50)) {
            const QByteArray blanks(indent + 2, ' ');
            m_text += " |-\n" + blanks + "two\n" + blanks + "lines\n";
            return;
        }
        if (node.kind == RandomNode::Kind::Scalar || node.children.empty() ||
            chance(m_random, 20)) {
            m_text += ' ' + flow(node);
            return endLine();
        }
        endLine();
        if (node.kind == RandomNode::Kind::Map)
            map(node, indent + m_style.indent, false);
        else
            list(node, m_style.dashesOutdented ? indent : indent + m_style.indent);
    }

    void map(const RandomNode &node, int indent, bool firstLineOpen)
    {
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            if (i > 0 || !firstLineOpen) {
                comment(indent);
                m_text += QByteArray(indent, ' ');
            }
            m_text += key(node.keys[i]) + ':';
            value(node.children[i], indent);
        }
    }

    void list(const RandomNode &node, int indent)
    {
        for (const RandomNode &child : node.children) {
            comment(indent);
            m_text += QByteArray(indent, ' ') + '-';
            const bool isBlockMap = child.kind == RandomNode::Kind::Map &&
                                    !child.children.empty() && chance(m_random, 80);
            if (isBlockMap) {
                m_text += ' ';
                map(child, indent + 2, true);
            } else if (child.kind == RandomNode::Kind::Scalar &&
                       child.value.toString() == "two\nlines"_L1) {
                m_text += ' ' + flow(child);
                endLine();
            } else {
                m_text += ' ' + flow(child);
                endLine();
            }
        }
    }

    RandomStyle m_style;
    QRandomGenerator &m_random;
    QByteArray m_text;
};

} // namespace

QVariant randomScalar(QRandomGenerator &random)
{
    switch (random.bounded(6)) {
    case 0:
        return chance(random, 50);
    case 1:
        return random.bounded(5000) - 100;
    case 2:
        return (random.bounded(2000) + 1) / 1000.0 + 0.0005;
    case 3:
        return QVariant::fromValue(nullptr);
    default:
        return texts()[random.bounded(int(texts().size()))];
    }
}

RandomNode randomTree(QRandomGenerator &random, int depth)
{
    RandomNode node;
    const int dice = random.bounded(10);
    node.kind = depth <= 0 || dice < 5 ? RandomNode::Kind::Scalar
                : dice < 7             ? RandomNode::Kind::List
                                       : RandomNode::Kind::Map;
    if (depth == 4)
        node.kind = RandomNode::Kind::Map;
    if (node.kind == RandomNode::Kind::Scalar) {
        node.value = randomScalar(random);
        return node;
    }
    const int count = depth == 4 ? random.bounded(1, 7) : random.bounded(0, 5);
    for (int i = 0; i < count; ++i) {
        if (node.kind == RandomNode::Kind::Map)
            node.keys.push_back(randomKey(random, i));
        node.children.push_back(randomTree(random, depth - 1));
    }
    return node;
}

RandomStyle randomStyle(QRandomGenerator &random)
{
    RandomStyle style;
    style.indent = chance(random, 50) ? 2 : 4;
    style.json = chance(random, 30);
    style.windows = chance(random, 30);
    style.mark = chance(random, 15);
    style.endsOpen = chance(random, 20);
    style.directives = chance(random, 30);
    style.dashesOutdented = chance(random, 30);
    return style;
}

QByteArray writtenTree(const RandomNode &tree, const RandomStyle &style, QRandomGenerator &random)
{
    return Writer(style, random).write(tree);
}

std::vector<RandomPlace> placesIn(RandomNode &tree)
{
    std::vector<RandomPlace> places;
    const std::function<void(RandomNode &, const ConfigPath &)> visit =
        [&](RandomNode &node, const ConfigPath &path) {
            for (std::size_t i = 0; i < node.children.size(); ++i) {
                const ConfigPath child = node.kind == RandomNode::Kind::Map
                                             ? childPath(path, node.keys[i])
                                             : elementPath(path, int(i));
                places.push_back({child.text, &node.children[i], &node, i});
                visit(node.children[i], child);
            }
        };
    visit(tree, {});
    return places;
}

} // namespace headroom
