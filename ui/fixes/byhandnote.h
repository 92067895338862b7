// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace headroom {

class CaseModel;
class CopyButton;
class TextLabel;

/// What stands in place of the config when none was found: the changes to make by hand.
class ByHandNote : public QWidget
{
    Q_OBJECT

public:
    explicit ByHandNote(CaseModel *model, QWidget *parent = nullptr);

    void refresh();
    void retranslate();

Q_SIGNALS:
    void openRequested(); ///< a config is wanted

private:
    CaseModel *m_model;
    TextLabel *m_text;
    TextLabel *m_lines;
    CopyButton *m_copy;
    QPushButton *m_open;
};

} // namespace headroom
