// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/byhandnote.h"

#include "ui/fixes/byhand.h"
#include "ui/fixes/plancards.h"
#include "ui/shell/casemodel.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace headroom {

using namespace Qt::StringLiterals;

ByHandNote::ByHandNote(CaseModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_text(new TextLabel(TextRole::Body, this)),
      m_lines(new TextLabel(TextRole::Code, this)),
      m_copy(new CopyButton(this)),
      m_open(new QPushButton(this))
{
    m_lines->setObjectName(u"byHandLines"_s);
    m_copy->setObjectName(u"byHandCopy"_s);
    m_open->setObjectName(u"openConfig"_s);
    m_open->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid::kGroupGap);
    column->addWidget(m_text);
    column->addWidget(m_lines);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_copy);
    buttons->addWidget(m_open);
    buttons->addStretch(1);
    column->addLayout(buttons);
    column->addStretch(1);
    connect(m_open, &QPushButton::clicked, this, &ByHandNote::openRequested);
}

void ByHandNote::refresh()
{
    const QString lines =
        changesByHand(m_model->plan(), architectureOfLog(m_model->facts(), m_model->knowledge()));
    m_text->setText(
        !m_model->hasCase() ? tr("No case is open.")
        : lines.isEmpty()
            ? tr("No config was found for this run. Open it, and the changes can be made here "
                 "with one click.")
            : tr("No config was found for this run: the plan shows what to change by hand. Open "
                 "the config, and the changes can be made here with one click. The settings, in "
                 "the order of the plan:"));
    m_lines->setText(lines);
    m_lines->setVisible(!lines.isEmpty());
    m_copy->setContents(lines);
    m_copy->setVisible(!lines.isEmpty());
}

void ByHandNote::retranslate()
{
    m_copy->setSubject(tr("settings to change by hand"));
    m_open->setText(tr("&Open the config"));
}

} // namespace headroom
