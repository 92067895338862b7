// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/configpanel.h"

#include "ui/fixes/byhandnote.h"
#include "ui/fixes/changesview.h"
#include "ui/fixes/configtextview.h"
#include "ui/fixes/problemlist.h"
#include "ui/fixes/settingpanels.h"
#include "ui/shell/casemodel.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

namespace headroom {

using namespace Qt::StringLiterals;

ConfigPanel::ConfigPanel(CaseModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_title(new TextLabel(TextRole::Section, this)),
      m_advanced(new QPushButton(this)),
      m_byHand(new ByHandNote(model, this)),
      m_config(new QWidget(this)),
      m_views(new QStackedWidget(m_config)),
      m_panels(new SettingPanels(model, m_views)),
      m_text(new ConfigTextView(model, m_views)),
      m_problems(new ProblemList(m_config)),
      m_refused(new InlineMessage(m_config)),
      m_changes(new ChangesView(m_config))
{
    build();
    connect(m_advanced, &QPushButton::toggled, this, &ConfigPanel::switchView);
    connect(m_text, &ConfigTextView::validChanged, this, &ConfigPanel::validChanged);
    connect(m_byHand, &ByHandNote::openRequested, this, &ConfigPanel::openRequested);
    connect(m_problems, &ProblemList::lineRequested, this, &ConfigPanel::goToLine);
    connect(m_problems, &ProblemList::fixRequested, this, &ConfigPanel::fix);
    retranslate();
}

void ConfigPanel::build()
{
    m_advanced->setObjectName(u"showAdvanced"_s);
    m_advanced->setCheckable(true);
    m_advanced->setAutoDefault(false);
    m_refused->setObjectName(u"refusedFix"_s);
    m_views->addWidget(m_panels);
    m_views->addWidget(m_text);

    m_parts = new QVBoxLayout(m_config);
    m_parts->setContentsMargins({});
    m_parts->setSpacing(grid::kFieldGap);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_advanced);
    m_parts->addLayout(head);
    m_parts->addWidget(m_views, 1);
    m_parts->addWidget(m_problems);
    m_parts->addWidget(m_refused);
    m_parts->addWidget(m_changes);

    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->addWidget(m_byHand);
    outer->addWidget(m_config);
}

void ConfigPanel::refresh()
{
    const bool hasJob = m_model->job() != nullptr;
    m_byHand->setVisible(!hasJob);
    m_config->setVisible(hasJob);
    if (!hasJob) {
        m_text->dropTyped();
        m_byHand->refresh();
        return;
    }
    m_title->setText(QFileInfo(m_model->job()->fileName()).fileName());
    // Without a readable job there is nothing that the panels could show.
    const bool hasView = m_model->jobView() != nullptr;
    m_advanced->setEnabled(hasView);
    if (!hasView)
        m_advanced->setChecked(true);
    m_panels->refresh();
    m_text->refresh();
    showChanges();
    showProblems();
}

void ConfigPanel::switchView()
{
    if (!m_advanced->isChecked() && !commit()) {
        const QSignalBlocker blocker(m_advanced);
        m_advanced->setChecked(true);
        focusEditor();
        return;
    }
    m_views->setCurrentWidget(m_advanced->isChecked() ? static_cast<QWidget *>(m_text) : m_panels);
    m_advanced->setText(m_advanced->isChecked() ? u"Show Simple"_s : u"Show Advanced"_s);
    showProblems();
}

void ConfigPanel::showChanges()
{
    m_changes->show(*m_model->originalJob(), *m_model->job());
}

void ConfigPanel::showProblems()
{
    if (m_model->job() == nullptr)
        return;
    m_problems->setProblems(m_model->jobView() != nullptr ? problemsOf(*m_model->jobView())
                                                          : problemsOf(*m_model->job()));
    m_text->setProblems(m_problems->problems());
}

void ConfigPanel::fix(const JobProblem &problem)
{
    if (!commit()) {
        focusEditor();
        return;
    }
    if (const Result<void> fixed = m_model->applyEdits(problem.fix, problem.fixTitle); !fixed)
        m_refused->showError(fixed.error());
    else
        m_refused->solve();
}

bool ConfigPanel::commit()
{
    return m_text->commit();
}

bool ConfigPanel::isInvalid() const
{
    return m_text->isInvalid();
}

void ConfigPanel::discard()
{
    m_text->discard();
}

void ConfigPanel::goToLine(LineNumber line)
{
    m_advanced->setChecked(true);
    m_text->goToLine(line);
}

void ConfigPanel::focusEditor()
{
    m_advanced->setChecked(true);
    m_text->focusEditor();
}

void ConfigPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ConfigPanel::retranslate()
{
    // AI Toolkit's own words.
    m_advanced->setText(m_advanced->isChecked() ? u"Show Simple"_s : u"Show Advanced"_s);
    m_advanced->setToolTip(tr("Changes between AI Toolkit's panels and the text of the config."));
    m_byHand->retranslate();
    m_panels->retranslate();
    m_text->retranslate();
    m_problems->retranslate();
    refresh();
}

} // namespace headroom
