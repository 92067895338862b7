// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fixes/panelform.h"

class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace headroom {

/// The configs that the panels compare; nullptr where there is none.
struct ComparedJobs
{
    const JobView *now = nullptr;
    const JobView *failedRun = nullptr;
    const JobView *onDisk = nullptr;
    const FieldCatalogue *catalogue = nullptr;

    /// The contexts of a panel; `index` is the entry of the panel's list.
    FieldContexts contexts(PanelScope scope, int index = 0) const;
};

/// The blocks of a list: "Dataset 1", "Dataset 2" …, each with its panels, to be added, copied and
/// removed.
class EntryBlocks : public QWidget
{
    Q_OBJECT

public:
    /// The panels of one scope; the first one says what a new entry is.
    EntryBlocks(std::vector<const Panel *> panels, QWidget *parent);

    void refresh(const ComparedJobs &jobs);
    void retranslate();

Q_SIGNALS:
    void chosen(const headroom::Field &field, int index, const QVariant &value, bool typing);
    void attended(const headroom::Field &field);
    void addRequested(const headroom::Panel &panel);
    void duplicateRequested(const headroom::Panel &panel, int index);
    void removeRequested(const headroom::Panel &panel, int index);
    void makeSamplesRequested();

private:
    struct Block
    {
        QWidget *frame = nullptr;
        TextLabel *title = nullptr;
        QToolButton *duplicate = nullptr;
        QToolButton *remove = nullptr;
        std::vector<PanelForm *> forms;
    };

    Block makeBlock(int index);
    QWidget *makeHead(Block &block, int index);
    void retranslate(const Block &block, int index);

    std::vector<const Panel *> m_panels;
    TextLabel *m_title;
    TextLabel *m_note; ///< about legacy prompts
    QPushButton *m_makeSamples;
    QPushButton *m_add;
    QVBoxLayout *m_column;
    std::vector<Block> m_blocks;
};

} // namespace headroom
