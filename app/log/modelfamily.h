// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

namespace headroom {

/// The model family after one more line of the log, in AI Toolkit's words for architectures. Lines
/// that say nothing leave it as it is; later lines may only make it more exact ("wan21" to
/// "wan22_14b").
QString refinedFamily(const QString &family, QByteArrayView line);

} // namespace headroom
