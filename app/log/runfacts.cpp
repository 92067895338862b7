// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/runfacts.h"

#include "log/characters.h"
#include "log/modelfamily.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

/// "C:\", "D:/" and the doubled backslashes of JSON, but not "http://".
bool hasDriveLetter(QByteArrayView text)
{
    for (qsizetype colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
        if (colon < 1 || colon + 1 >= text.size() || !isLetter(text[colon - 1]))
            continue;
        if (colon >= 2 && (isLetter(text[colon - 2]) || text[colon - 2] == '%'))
            continue;
        const char next = text[colon + 1];
        const bool url = text.sliced(colon + 1).startsWith("//");
        if (next == '\\' || (next == '/' && !url))
            return true;
    }
    return false;
}

QString capture(const QRegularExpression &expression, QByteArrayView text)
{
    const auto match = expression.match(QString::fromUtf8(text));
    return match.hasMatch() ? match.captured(1).trimmed() : QString();
}

} // namespace

Platform platformOfPath(QByteArrayView text)
{
    if (text.contains("/mnt/c/") || text.contains("/mnt/d/") || text.contains("/mnt/e/") ||
        text.contains("/mnt/f/") || text.contains("/mnt/g/"))
        return Platform::Wsl;
    if (hasDriveLetter(text) || text.contains("Redirects are currently not supported in Windows"))
        return Platform::Windows;
    if (text.contains("/Users/"))
        return Platform::MacOs;
    static constexpr std::array<QByteArrayView, 5> kCloud{"/workspace", "/runpod", "/kaggle/",
                                                          "/content/", "/root/ai-toolkit"};
    if (std::ranges::any_of(kCloud, [&](QByteArrayView part) { return text.contains(part); }))
        return Platform::Cloud;
    static constexpr std::array<QByteArrayView, 8> kLinux{"/home/", "/opt/", "/usr/",  "/mnt/",
                                                          "/root/", "/app/", "/data/", "/srv/"};
    if (std::ranges::any_of(kLinux, [&](QByteArrayView part) { return text.contains(part); }))
        return Platform::Linux;
    return Platform::Unknown;
}

void RunFacts::noteTrainer(const char *trainer, int weight)
{
    if (*trainer != '\0')
        m_trainers[trainer] += weight;
}

void RunFacts::notePath(QByteArrayView text)
{
    if (const Platform platform = platformOfPath(text); platform != Platform::Unknown)
        ++m_platforms[platform];
}

void RunFacts::noteGpu(QByteArrayView text)
{
    static const QRegularExpression detected(
        QStringLiteral(R"(Torch detected GPU:\s*(.+?)\s+VRAM\b)"));
    static const QRegularExpression named(QStringLiteral(
        R"(((?:NVIDIA\s+)?(?:GeForce\s+)?(?:RTX|GTX)\s+(?:A?\d{3,5}|PRO\s+\d{4})(?:\s?(?:Ti|SUPER|Super|Ada|Laptop GPU|D|Blackwell))*|NVIDIA\s+(?:A|H|L|B|T|V)\d{1,3}\w*(?:[ -]\w+)*?(?=\s{2,}|\s*[,;|]|$)|AMD\s+(?:Radeon|Instinct)[\w ]+?(?=\s{2,}|\s*[,;|]|$)|Radeon\s+(?:RX|PRO)\s+\w+(?:\s+XTX?)?))"));
    if (!m_gpuName.isEmpty())
        return;
    m_gpuName = capture(detected, text);
    if (m_gpuName.isEmpty())
        m_gpuName = capture(named, text);
}

void RunFacts::noteTorch(QByteArrayView text)
{
    static const QRegularExpression version(
        QStringLiteral(
            R"((?:\bTorch |torch==|torch version[ :=]+|PyTorch )[vV]?(\d+\.\d+(?:\.\d+)?(?:\+\w+)?))"),
        QRegularExpression::CaseInsensitiveOption);
    if (m_torchVersion.isEmpty())
        m_torchVersion = capture(version, text);
}

void RunFacts::noteToolkit(QByteArrayView text)
{
    static const QRegularExpression version(
        QStringLiteral(R"(toolkit version[ :=v]+(\d+\.\d+(?:\.\d+)*))"),
        QRegularExpression::CaseInsensitiveOption);
    if (m_toolkitVersion.isEmpty())
        m_toolkitVersion = capture(version, text);
}

void RunFacts::noteFamily(QByteArrayView text)
{
    m_family = refinedFamily(m_family, text);
}

QString RunFacts::trainer() const
{
    const auto most =
        std::ranges::max_element(m_trainers, {}, [](const auto &entry) { return entry.second; });
    if (most == m_trainers.end())
        return {};
    if (m_gym && most->first == "kohya-sd-scripts")
        return QStringLiteral("fluxgym");
    return QString::fromLatin1(most->first);
}

void RunFacts::fill(Run &run) const
{
    run.trainer = trainer();
    run.family = m_family;
    run.gpuName = m_gpuName;
    run.torchVersion = m_torchVersion;
    run.toolkitVersion = m_toolkitVersion;
    const auto most =
        std::ranges::max_element(m_platforms, {}, [](const auto &entry) { return entry.second; });
    run.platform = most == m_platforms.end() ? Platform::Unknown : most->first;
}

} // namespace headroom
