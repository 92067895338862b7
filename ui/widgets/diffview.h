// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace headroom {

/// How many lines a unified diff removes and adds.
struct DiffCount
{
    int removed = 0;
    int added = 0;
    /// Changed lines as people count them: a line removed and one added in its place are one.
    int changed() const { return std::max(removed, added); }
};
DiffCount countDiff(const QString &unifiedDiff);

/// Shows a unified diff: marks at the line start and tinted lines. The file header is left out, and
/// the head of each part says its line number.
class DiffView : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit DiffView(QWidget *parent = nullptr);

    void setDiff(const QString &unifiedDiff);
    const QString &diff() const { return m_diff; }
    DiffCount lineCount() const { return m_count; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void tint();
    void retranslate();

    QString m_diff;
    DiffCount m_count;
};

} // namespace headroom
