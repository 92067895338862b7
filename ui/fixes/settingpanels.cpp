// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/settingpanels.h"

#include "ui/fixes/fieldeditor.h"
#include "ui/shell/casemodel.h"
#include "ui/widgets/followingscrollarea.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/textlabel.h"

#include <QLocale>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

/// The settings that decide over memory come first.
QStringList sortedTabs(QStringList tabs)
{
    const QStringList order = {u"Training"_s, u"Datasets"_s, u"Sample"_s, u"Model"_s,
                               u"Target"_s,   u"Save"_s,     u"Job"_s};
    std::ranges::stable_sort(tabs, {}, [&order](const QString &tab) {
        const qsizetype place = order.indexOf(tab);
        return place < 0 ? order.size() : place;
    });
    return tabs;
}

std::optional<JobView> readView(const QByteArray &bytes, const QString &fileName)
{
    const Result<JobText> text = JobText::parse(bytes, fileName);
    if (!text)
        return std::nullopt;
    Result<JobView> view = JobView::read(*text);
    return view ? std::optional(*std::move(view)) : std::nullopt;
}

QString phaseName(const QString &phase)
{
    if (phase == "load"_L1)
        return SettingPanels::tr("loading");
    if (phase == "cache"_L1)
        return SettingPanels::tr("caching");
    if (phase == "sample"_L1)
        return SettingPanels::tr("sampling");
    return SettingPanels::tr("training");
}

} // namespace

SettingPanels::SettingPanels(CaseModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_tabs(new QTabWidget(this)),
      m_refused(new InlineMessage(this)),
      m_help(new TextLabel(TextRole::Caption, this))
{
    m_tabs->setObjectName(u"panelTabs"_s);
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->tabBar()->setExpanding(false);
    m_refused->setObjectName(u"refusedEdit"_s);
    m_help->setObjectName(u"fieldHelp"_s);
    m_help->setMuted(true);
    m_help->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // Three lines, so that nothing moves when another field is attended to.
    m_help->setMinimumHeight(3 * m_help->fontMetrics().lineSpacing());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid::kFieldGap);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_refused);
    column->addWidget(m_help);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        tellHelp(nullptr);
        refreshCurrent();
    });
    // The fields point into the knowledge.
    connect(model, &CaseModel::knowledgeLoaded, this, &SettingPanels::refresh);
    tellHelp(nullptr);
}

void SettingPanels::makePages()
{
    m_catalogue = &m_model->knowledge().panels;
    m_attended = nullptr;
    while (m_tabs->count() > 0)
        delete m_tabs->widget(0);
    m_pages.clear();
    m_pages.reserve(8);
    for (const QString &tab : sortedTabs(m_catalogue->tabs())) {
        auto *area = new FollowingScrollArea(m_tabs);
        area->setObjectName(u"tab_"_s + tab);
        m_pages.push_back({.tab = tab, .area = area, .column = nullptr, .forms = {}, .blocks = {}});
        m_tabs->addTab(area, tab);
    }
}

void SettingPanels::makeColumn(Page &page)
{
    page.column = new QWidget;
    auto *column = new QVBoxLayout(page.column);
    column->setContentsMargins(0, grid::kFieldGap, grid::kFieldGap, grid::kFieldGap);
    column->setSpacing(grid::kGroupGap);
    std::vector<PanelScope> seen;
    for (const Panel &panel : m_catalogue->panels) {
        if (panel.tab != page.tab)
            continue;
        if (panel.scope == PanelScope::Job) {
            addForm(page, panel);
            continue;
        }
        if (std::ranges::find(seen, panel.scope) != seen.end())
            continue;
        seen.push_back(panel.scope);
        std::vector<const Panel *> ofScope;
        for (const Panel &other : m_catalogue->panels) {
            if (other.tab == page.tab && other.scope == panel.scope)
                ofScope.push_back(&other);
        }
        addBlocks(page, std::move(ofScope));
    }
    column->addStretch(1);
    page.area->setColumn(page.column);
}

void SettingPanels::addForm(Page &page, const Panel &panel)
{
    auto *form = new PanelForm(panel, true, page.column);
    page.column->layout()->addWidget(form);
    page.forms.push_back(form);
    connect(form, &PanelForm::chosen, this,
            [this](const Field &field, const QVariant &value, bool typing) {
                change(field, PanelScope::Job, 0, value, typing);
            });
    connect(form, &PanelForm::attended, this, [this](const Field &field) { tellHelp(&field); });
}

void SettingPanels::addBlocks(Page &page, std::vector<const Panel *> panels)
{
    const PanelScope scope = panels.front()->scope;
    auto *blocks = new EntryBlocks(std::move(panels), page.column);
    page.column->layout()->addWidget(blocks);
    page.blocks.push_back(blocks);
    connect(blocks, &EntryBlocks::chosen, this,
            [this, scope](const Field &field, int index, const QVariant &value, bool typing) {
                change(field, scope, index, value, typing);
            });
    connect(blocks, &EntryBlocks::attended, this, [this](const Field &field) { tellHelp(&field); });
    const bool isDataset = scope == PanelScope::Dataset;
    connect(blocks, &EntryBlocks::addRequested, this, [this, isDataset](const Panel &panel) {
        edit(editsToAdd(panel, fieldContext(*m_model->jobView(), *m_catalogue)),
             isDataset ? tr("Add a dataset") : tr("Add a prompt"));
    });
    connect(blocks, &EntryBlocks::duplicateRequested, this, [this](const Panel &panel, int index) {
        edit(editsToDuplicate(panel, fieldContext(*m_model->jobView(), *m_catalogue), index),
             tr("Duplicate dataset %1").arg(locale().toString(index + 1)));
    });
    connect(blocks, &EntryBlocks::removeRequested, this,
            [this, isDataset](const Panel &panel, int index) {
                const QString number = locale().toString(index + 1);
                edit(editsToRemove(panel, fieldContext(*m_model->jobView(), *m_catalogue), index),
                     isDataset ? tr("Remove dataset %1").arg(number)
                               : tr("Remove prompt %1").arg(number));
            });
    connect(blocks, &EntryBlocks::makeSamplesRequested, this, [this] {
        edit(editsToMakeSamples(*m_model->jobView()), tr("Turn the prompts into samples"));
    });
}

ComparedJobs SettingPanels::compared()
{
    const QString &fileName = m_model->originalJob()->fileName();
    if (m_originalBytes != m_model->originalJob()->bytes()) {
        m_originalBytes = m_model->originalJob()->bytes();
        m_original = readView(m_originalBytes, fileName);
    }
    if (m_diskBytes != m_model->jobDiskBytes()) {
        m_diskBytes = m_model->jobDiskBytes();
        m_onDisk = readView(m_diskBytes, fileName);
    }
    const bool hasFile = !m_model->jobDiskPath().isEmpty();
    return {.now = m_model->jobView(),
            .failedRun = m_original ? &*m_original : nullptr,
            .onDisk = hasFile && m_onDisk ? &*m_onDisk : nullptr,
            .catalogue = m_catalogue};
}

void SettingPanels::refresh()
{
    if (m_catalogue != &m_model->knowledge().panels)
        makePages();
    if (m_model->jobView() == nullptr)
        return;
    for (Page &page : m_pages)
        page.isStale = true;
    refreshCurrent();
}

void SettingPanels::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refreshCurrent();
}

void SettingPanels::refreshCurrent()
{
    const auto current = static_cast<std::size_t>(std::max(0, m_tabs->currentIndex()));
    if (current >= m_pages.size() || m_model->jobView() == nullptr || !isVisible())
        return;
    Page &page = m_pages[current];
    if (!page.isStale)
        return;
    page.isStale = false;
    if (page.column == nullptr)
        makeColumn(page);
    const ComparedJobs jobs = compared();
    for (PanelForm *form : page.forms)
        form->refresh(jobs.contexts(PanelScope::Job));
    for (EntryBlocks *blocks : page.blocks)
        blocks->refresh(jobs);
}

void SettingPanels::change(const Field &field, PanelScope scope, int index, const QVariant &value,
                           bool typing)
{
    const JobView *job = m_model->jobView();
    if (job == nullptr)
        return;
    const ConfigPath item =
        scope == PanelScope::Job ? ConfigPath{} : elementPath(listOf(scope, *job), index);
    const FieldContext context = fieldContext(*job, *m_catalogue, item);
    const QString shown = shownValue(field, choicesOf(field, context), value);
    QString title = !value.isValid() || (shown.isEmpty() && field.type != FieldType::Text)
                        ? tr("Set %1 to its default").arg(field.label)
                    : shown.size() > 30 || shown.isEmpty()
                        ? tr("Change %1").arg(field.label)
                        : tr("Set %1 to %2").arg(field.label, shown);
    if (scope == PanelScope::Dataset)
        title = tr("%1 (dataset %2)").arg(title, locale().toString(index + 1));
    else if (scope == PanelScope::Sample)
        title = tr("%1 (prompt %2)").arg(title, locale().toString(index + 1));
    edit(editsFor(field, context, value), title,
         typing ? item.text + u'/' + field.path : QString());
}

void SettingPanels::edit(const std::vector<Edit> &edits, const QString &title,
                         const QString &meltingKey)
{
    const Result<void> done = m_model->applyEdits(edits, title, meltingKey);
    if (done)
        m_refused->solve();
    else
        m_refused->showError(done.error());
    // A control that shows what was refused, or what is no change, goes back to what is true.
    for (Page &page : m_pages)
        page.isStale = true;
    refreshCurrent();
}

void SettingPanels::tellHelp(const Field *field)
{
    m_attended = field;
    if (field == nullptr) {
        m_help->setText(tr("Point at a setting, and this tells what it does."));
        return;
    }
    QString text = fieldText(field->help);
    if (!field->phases.isEmpty()) {
        QStringList names;
        for (const QString &phase : field->phases)
            names << phaseName(phase);
        text = tr("%1 Moves the memory of: %2.", "what a setting does, phases of a run")
                   .arg(text, QLocale().createSeparatedList(names));
    }
    m_help->setText(text);
}

void SettingPanels::retranslate()
{
    for (Page &page : m_pages) {
        for (PanelForm *form : page.forms)
            form->retranslate();
        for (EntryBlocks *blocks : page.blocks)
            blocks->retranslate();
        page.isStale = true;
    }
    tellHelp(m_attended);
    refreshCurrent();
}

} // namespace headroom
