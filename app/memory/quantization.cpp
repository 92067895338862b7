// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/quantization.h"

#include "base/numbers.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

struct Named
{
    const char *name;
    double bytesPerParameter;
    bool keepsDequantized;
};

// Bytes from the storage formats; 8-bit types carry a scale per row. What keeps a dequantized copy
// follows from how each class computes: quanto saves the quantized weight for the backward pass,
// AI Toolkit's own classes and torchao the dequantized one (toolkit/util/quantize.py, 0.12.26).
constexpr std::array kNamed = {
    Named{"qfloat8", 1.01, false},
    Named{"qint8", 1.01, false},
    Named{"qint4", 0.53, false},
    Named{"qint2", 0.28, false},
    Named{"float8", 1.01, true},
    Named{"int8", 1.01, true},
    Named{"int4", 0.53, true},
    Named{"convrot8", 1.01, true},
    Named{"convrot4", 0.53, true},
    Named{"convrotbitnet", 0.2, true},
    Named{"nvfp4", 0.5625, true},
    // other trainers
    Named{"nf4", 0.54, false},
    Named{"fp4", 0.54, false},
    Named{"fp8", 1.01, false},
};

} // namespace

std::optional<Quantization> quantizationOf(const QString &qtype)
{
    const QString name = qtype.trimmed().toLower();
    // uint8 is accepted but quantizes nothing.
    if (name == u"uint8" || name == u"bf16" || name == u"fp16")
        return Quantization{};
    const auto known = std::ranges::find_if(
        kNamed, [&](const Named &entry) { return name == QLatin1StringView(entry.name); });
    if (known != kNamed.end()) {
        return Quantization{.bytesPerParameter = known->bytesPerParameter,
                            .active = true,
                            .keepsDequantized = known->keepsDequantized};
    }
    // uint2 to uint7: groups of 64 share a bf16 scale and a zero point, 0.375 bit per weight.
    static const QRegularExpression bits(QStringLiteral("^(?:u|convrot)int([2-7])$"));
    const QRegularExpressionMatch match = bits.match(name);
    if (!match.hasMatch())
        return std::nullopt;
    const double count = match.captured(1).toDouble();
    return Quantization{
        .bytesPerParameter = (count + 0.375) / 8, .active = true, .keepsDequantized = true};
}

double bytesOfType(const QString &dtype)
{
    const QString name = dtype.trimmed().toLower();
    return name == u"fp32" || name == u"float32" || name == u"float" ? 4 : 2;
}

} // namespace headroom
