// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/chartexport.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace headroom {

namespace {

constexpr int kScale = 2;

Error unwritable(const QString &path, const QString &why)
{
    return {
        .id = QStringLiteral("chart.unwritable"),
        .file = path,
        .message =
            QCoreApplication::translate("ChartExport", "The file cannot be written: %1.").arg(why),
        .remedy = QCoreApplication::translate("ChartExport", "Choose another folder.")};
}

bool paintSvg(QIODevice &device, QSize size, const QString &title, const Drawing &draw)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setSize(size);
    generator.setViewBox(QRect({0, 0}, size));
    generator.setTitle(title);
    QPainter painter;
    if (!painter.begin(&generator))
        return false;
    draw(painter, QRectF({0, 0}, size));
    return painter.end();
}

bool paintPng(QIODevice &device, QSize size, const Drawing &draw)
{
    QImage image(size * kScale, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter, QRectF({0, 0}, size * kScale));
    painter.end();
    return image.save(&device, "PNG");
}

} // namespace

Result<void> savePicture(const QString &path, QSize size, const QString &title, const Drawing &draw)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return std::unexpected(unwritable(path, file.errorString()));
    const bool isSvg = path.endsWith(QLatin1StringView(".svg"), Qt::CaseInsensitive);
    const bool painted = isSvg ? paintSvg(file, size, title, draw) : paintPng(file, size, draw);
    if (!painted || !file.commit())
        return std::unexpected(unwritable(path, file.errorString()));
    return {};
}

Result<void> saveTable(const QString &path, const QByteArray &csv)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(csv) != csv.size() || !file.commit())
        return std::unexpected(unwritable(path, file.errorString()));
    return {};
}

} // namespace headroom
