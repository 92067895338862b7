// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRandomGenerator>
#include <QString>
#include <QVariant>

#include <vector>

/// Random configs: a tree, and the same tree written in a random style.
namespace headroom {

struct RandomNode
{
    enum class Kind { Scalar, List, Map } kind = Kind::Scalar;
    QVariant value; ///< of a scalar
    std::vector<QString> keys;
    std::vector<RandomNode> children;

    bool operator==(const RandomNode &) const = default;
};

RandomNode randomTree(QRandomGenerator &random, int depth);

/// How a document is written.
struct RandomStyle
{
    int indent = 2;
    bool json = false;
    bool windows = false;
    bool mark = false;
    bool endsOpen = false;   ///< no line break at the end
    bool directives = false; ///< "---" in front
    bool dashesOutdented = false;
};

RandomStyle randomStyle(QRandomGenerator &random);
QByteArray writtenTree(const RandomNode &tree, const RandomStyle &style, QRandomGenerator &random);

/// A place in a tree.
struct RandomPlace
{
    QString path;
    RandomNode *node = nullptr;
    RandomNode *parent = nullptr;
    std::size_t index = 0;
};
std::vector<RandomPlace> placesIn(RandomNode &tree);

QVariant randomScalar(QRandomGenerator &random);

} // namespace headroom
