// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/attempt.h"

#include <QWidget>

class QGridLayout;

namespace headroom {

class Knowledge;
class TextLabel;

/// Two runs side by side: where they ended, what was likely the cause, the memory figures; and the
/// settings that differ.
class RunComparison : public QWidget
{
    Q_OBJECT

public:
    explicit RunComparison(QWidget *parent = nullptr);

    /// Compares two attempts by their index; both exist.
    void setRuns(const Attempts &attempts, std::size_t before, std::size_t after,
                 const Knowledge &knowledge);

private:
    void addRow(const QString &name, const QString &before, const QString &after);
    void clearRows();
    void showChangesOf(const Attempts &attempts, std::size_t before, std::size_t after);

    QGridLayout *m_facts;
    TextLabel *m_changesTitle;
    TextLabel *m_changes;
    int m_rows = 0;
};

} // namespace headroom
