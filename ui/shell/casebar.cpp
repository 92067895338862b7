// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/casebar.h"

#include "base/numbers.h"
#include "ui/shell/icons.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/look.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace headroom {

namespace {

QString architectureOf(const CaseModel &model)
{
    const Architectures &known = model.knowledge().architectures;
    const JobView *view = model.jobView();
    const Run *run = model.facts().run();
    if (view) {
        if (const Architecture *found = known.find(view->arch, view->archTag))
            return found->title;
        return view->arch;
    }
    if (!run || run->family.isEmpty())
        return {};
    const Architecture *found = known.find(run->family);
    return found ? found->title : run->family;
}

QString cardOf(const CaseModel &model)
{
    const Run *run = model.facts().run();
    QString name = run ? run->gpuName : QString();
    name.remove(QLatin1StringView("NVIDIA "));
    name.remove(QLatin1StringView("GeForce "));
    const std::optional<Bytes> capacity = model.diagnosis().capacity;
    if (!capacity)
        return name;
    if (name.isEmpty())
        return CaseBar::tr("%1 card", "memory of a card of unknown name").arg(showSize(*capacity));
    return CaseBar::tr("%1, %2", "name of a card, its memory").arg(name, showSize(*capacity));
}

} // namespace

QString caseLine(const CaseModel &model)
{
    if (!model.hasCase())
        return CaseBar::tr("No case is open");
    QStringList parts{model.title(), architectureOf(model), cardOf(model)};
    parts.removeAll(QString());
    if (model.isExample())
        parts << CaseBar::tr("example");
    return parts.join(QStringLiteral(" · "));
}

CaseBar::CaseBar(CaseModel *model, QMenu *menu, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_case(new ElidedLabel(this)),
      m_open(new QPushButton(this)),
      m_report(new QPushButton(this)),
      m_more(new QToolButton(this))
{
    setObjectName(QStringLiteral("caseBar"));
    m_case->setObjectName(QStringLiteral("caseLine"));
    m_open->setObjectName(QStringLiteral("caseOpen"));
    m_open->setIcon(tintedIcon(QStringLiteral("open")));
    m_report->setObjectName(QStringLiteral("caseReport"));
    m_report->setIcon(tintedIcon(QStringLiteral("report")));
    m_more->setObjectName(QStringLiteral("caseMenu"));
    m_more->setIcon(tintedIcon(QStringLiteral("menu")));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(menu);
    m_more->setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(grid::kPageMargin, grid::kFieldGap, grid::kGroupGap, grid::kFieldGap);
    row->setSpacing(grid::kFieldGap);
    row->addWidget(m_case, 1);
    row->addWidget(m_open);
    row->addWidget(m_report);
    row->addWidget(m_more);

    connect(m_open, &QPushButton::clicked, this, &CaseBar::openRequested);
    connect(m_report, &QPushButton::clicked, this, &CaseBar::reportRequested);
    connect(model, &CaseModel::caseChanged, this, &CaseBar::showCase);
    connect(model, &CaseModel::diagnosisChanged, this, &CaseBar::showCase);
    connect(model, &CaseModel::jobChanged, this, &CaseBar::showCase);
    connect(model, &CaseModel::modifiedChanged, this, &CaseBar::showCase);
    retranslate();
}

void CaseBar::showCase()
{
    const QString line = caseLine(*m_model);
    m_case->setText(m_model->isModified() ? tr("%1 · not saved").arg(line) : line);
    m_report->setEnabled(m_model->hasCase());
}

void CaseBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CaseBar::retranslate()
{
    m_open->setText(tr("Open…"));
    m_open->setToolTip(tr("Open a log, a config or an archive (Ctrl+O)"));
    m_open->setAccessibleDescription(tr("Chooses a log, a config or an archive"));
    m_report->setText(tr("Report"));
    m_report->setToolTip(tr("Write the diagnosis down for an issue or for support (Ctrl+R)"));
    m_report->setAccessibleDescription(tr("Writes the diagnosis down for an issue or for support"));
    m_more->setAccessibleName(tr("More"));
    m_more->setAccessibleDescription(tr("Recent cases, language, appearance and other actions"));
    m_more->setToolTip(tr("More"));
    showCase();
}

} // namespace headroom
