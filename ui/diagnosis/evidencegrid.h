// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

#include <QWidget>

class QGridLayout;

namespace headroom {

class TextLabel;

/// The reasons for and against a cause, one a row: the sentence, how strong it is, and where it
/// stands as a link.
class EvidenceGrid : public QWidget
{
    Q_OBJECT

public:
    explicit EvidenceGrid(const RankedCause &cause, QWidget *parent = nullptr);

Q_SIGNALS:
    /// A reason's place was asked for; source is "log" or "config".
    void lineActivated(headroom::LineNumber line, const QString &source);

private:
    void addReasons(const QString &caption, const std::vector<Because> &reasons);
    QWidget *placeOf(const Because &because);
    TextLabel *quietly(const QString &word);

    QGridLayout *m_grid;
};

} // namespace headroom
