// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/entryblocks.h"

#include "ui/widgets/textlabel.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace headroom {

using namespace Qt::StringLiterals;

FieldContexts ComparedJobs::contexts(PanelScope scope, int index) const
{
    const auto context = [&](const JobView &job) {
        return fieldContext(job, *catalogue,
                            scope == PanelScope::Job ? ConfigPath{}
                                                     : elementPath(listOf(scope, job), index));
    };
    // Entries are told apart by their place only, so they compare while none came or went.
    const auto compares = [&](const JobView *job) {
        return job != nullptr &&
               (scope == PanelScope::Job ||
                job->text.listSize(listOf(scope, *job)) == now->text.listSize(listOf(scope, *now)));
    };
    FieldContexts result{.now = context(*now), .failedRun = {}, .onDisk = {}};
    if (compares(failedRun))
        result.failedRun = context(*failedRun);
    if (compares(onDisk))
        result.onDisk = context(*onDisk);
    return result;
}

EntryBlocks::EntryBlocks(std::vector<const Panel *> panels, QWidget *parent)
    : QWidget(parent),
      m_panels(std::move(panels)),
      m_title(new TextLabel(TextRole::Section, this)),
      m_note(new TextLabel(TextRole::Caption, this)),
      m_makeSamples(new QPushButton(this)),
      m_add(new QPushButton(this)),
      m_column(new QVBoxLayout)
{
    setObjectName(u"blocks_"_s + m_panels.front()->id);
    m_add->setObjectName(u"addEntry"_s);
    m_makeSamples->setObjectName(u"makeSamples"_s);
    m_note->setMuted(true);
    m_column->setContentsMargins({});
    m_column->setSpacing(grid::kGroupGap);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->setSpacing(grid::kFieldGap);
    outer->addWidget(m_title);
    outer->addWidget(m_note);
    outer->addWidget(m_makeSamples, 0, Qt::AlignLeft);
    outer->addLayout(m_column);
    outer->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] { Q_EMIT addRequested(*m_panels.front()); });
    connect(m_makeSamples, &QPushButton::clicked, this, &EntryBlocks::makeSamplesRequested);
    retranslate();
}

QWidget *EntryBlocks::makeHead(Block &block, int index)
{
    auto *head = new QWidget(block.frame);
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins({});
    block.title = new TextLabel(TextRole::Strong, head);
    line->addWidget(block.title, 1);
    const auto button = [&](const QString &name) {
        auto *tool = new QToolButton(head);
        tool->setObjectName(name);
        tool->setAutoRaise(true);
        line->addWidget(tool);
        return tool;
    };
    if (m_panels.front()->scope == PanelScope::Dataset) {
        block.duplicate = button(u"duplicateEntry"_s);
        connect(block.duplicate, &QToolButton::clicked, this,
                [this, index] { Q_EMIT duplicateRequested(*m_panels.front(), index); });
    }
    block.remove = button(u"removeEntry"_s);
    connect(block.remove, &QToolButton::clicked, this,
            [this, index] { Q_EMIT removeRequested(*m_panels.front(), index); });
    return head;
}

EntryBlocks::Block EntryBlocks::makeBlock(int index)
{
    Block block;
    block.frame = new QFrame(this);
    block.frame->setObjectName(u"entry%1"_s.arg(index));
    static_cast<QFrame *>(block.frame)->setFrameShape(QFrame::StyledPanel);
    auto *column = new QVBoxLayout(block.frame);
    column->setContentsMargins(grid::kFieldGap, grid::kFieldGap, grid::kFieldGap, grid::kFieldGap);
    column->setSpacing(grid::kFieldGap);
    column->addWidget(makeHead(block, index));
    for (const Panel *panel : m_panels) {
        auto *form = new PanelForm(*panel, panel != m_panels.front(), block.frame);
        column->addWidget(form);
        block.forms.push_back(form);
        connect(form, &PanelForm::attended, this, &EntryBlocks::attended);
        connect(form, &PanelForm::chosen, this,
                [this, index](const Field &field, const QVariant &value, bool typing) {
                    Q_EMIT chosen(field, index, value, typing);
                });
    }
    retranslate(block, index);
    return block;
}

void EntryBlocks::refresh(const ComparedJobs &jobs)
{
    const PanelScope scope = m_panels.front()->scope;
    const ConfigPath list = listOf(scope, *jobs.now);
    const int count = jobs.now->text.listSize(list);
    while (static_cast<int>(m_blocks.size()) > count) {
        // Its own button may have asked for this.
        m_blocks.back().frame->hide();
        m_blocks.back().frame->deleteLater();
        m_column->removeWidget(m_blocks.back().frame);
        m_blocks.pop_back();
    }
    while (static_cast<int>(m_blocks.size()) < count) {
        m_blocks.push_back(makeBlock(static_cast<int>(m_blocks.size())));
        m_column->addWidget(m_blocks.back().frame);
    }
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        const FieldContexts contexts = jobs.contexts(scope, static_cast<int>(i));
        for (PanelForm *form : m_blocks[i].forms)
            form->refresh(contexts);
    }
    const bool isLegacy = list.text.endsWith("prompts"_L1);
    m_note->setVisible(isLegacy);
    m_makeSamples->setVisible(isLegacy);
    retranslate();
}

void EntryBlocks::retranslate(const Block &block, int index)
{
    const bool isDataset = m_panels.front()->scope == PanelScope::Dataset;
    const QString number = locale().toString(index + 1);
    // AI Toolkit's words.
    block.title->setText(isDataset ? u"Dataset %1"_s.arg(number) : u"Prompt %1"_s.arg(number));
    if (block.duplicate != nullptr) {
        block.duplicate->setText(tr("Duplicate"));
        block.duplicate->setAccessibleName(tr("Duplicate dataset %1").arg(number));
    }
    block.remove->setText(tr("Remove"));
    block.remove->setAccessibleName(isDataset ? tr("Remove dataset %1").arg(number)
                                              : tr("Remove prompt %1").arg(number));
}

void EntryBlocks::retranslate()
{
    const bool isDataset = m_panels.front()->scope == PanelScope::Dataset;
    m_title->setText(isDataset ? u"Datasets"_s
                               : u"Sample Prompts (%1)"_s.arg(locale().toString(m_blocks.size())));
    m_add->setText(isDataset ? u"Add Dataset"_s : u"Add Prompt"_s);
    m_note->setText(tr("This file has the old list “prompts”, whose entries have no settings of "
                       "their own."));
    m_makeSamples->setText(tr("Turn the prompts into samples"));
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        retranslate(m_blocks[i], static_cast<int>(i));
        for (PanelForm *form : m_blocks[i].forms)
            form->retranslate();
    }
}

} // namespace headroom
