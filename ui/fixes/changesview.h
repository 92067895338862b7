// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace headroom {

class DiffView;
class JobText;
class TextLabel;

/// What the edits change in the config, line by line.
class ChangesView : public QWidget
{
    Q_OBJECT

public:
    explicit ChangesView(QWidget *parent = nullptr);

    void show(const JobText &before, const JobText &now);
    bool hasChanges() const { return m_changed > 0; }

    using QWidget::show;

private:
    TextLabel *m_title;
    TextLabel *m_text; ///< in place of an empty diff
    DiffView *m_diff;
    int m_changed = 0;
};

} // namespace headroom
