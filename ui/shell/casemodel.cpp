// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/casemodel.h"

#include "diagnosis/fixedits.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace headroom {

namespace {

const QString kExample = QStringLiteral(":/headroom/samples/ember_style_v3");

} // namespace

CaseModel::CaseModel(const QString &knowledgeFolder, QObject *parent)
    : QObject(parent), m_knowledge(std::make_shared<const Knowledge>())
{
    connect(&m_loading, &BackgroundJob::runningChanged, this, &CaseModel::loadingChanged);
    connect(&m_loading, &BackgroundJob::progressChanged, this, &CaseModel::progressChanged);
    connect(&m_editor, &JobEditor::modifiedChanged, this, &CaseModel::modifiedChanged);
    connect(&m_editor, &JobEditor::changedOnDisk, this, &CaseModel::jobChangedOnDisk);
    connect(&m_editor, &JobEditor::jobChanged, this, [this] {
        replanNow();
        Q_EMIT jobChanged();
    });
    loadKnowledge(knowledgeFolder);
}

CaseModel::~CaseModel() = default;

void CaseModel::loadKnowledge(const QString &folder)
{
    const auto read = [folder](const Progress &) -> Result<SharedKnowledge> {
        return Knowledge::load(folder).transform([](Knowledge &&knowledge) -> SharedKnowledge {
            return std::make_shared<const Knowledge>(std::move(knowledge));
        });
    };
    m_knowledgeLoading.start(read, [this, folder](Result<SharedKnowledge> knowledge) {
        if (!knowledge) {
            Q_EMIT problem(knowledge.error());
            // A broken folder laid over must not stop the work: the built-in knowledge still
            // serves.
            if (!folder.isEmpty())
                loadKnowledge({});
            return;
        }
        m_knowledge = *knowledge;
        m_hasKnowledge = true;
        Q_EMIT knowledgeLoaded();
        if (const auto waiting = std::exchange(m_waiting, nullptr))
            waiting();
    });
}

QString CaseModel::title() const
{
    if (const JobView *view = jobView(); view && !view->name.isEmpty())
        return view->name;
    if (const Run *run = m_facts.run(); run && !run->job.isEmpty())
        return run->job;
    if (!m_facts.inputs.empty() && !m_facts.inputs.front().path.isEmpty())
        return QFileInfo(m_facts.inputs.front().path).fileName();
    if (!m_hasCase)
        return {};
    return m_facts.inputs.empty() ? tr("Case without a log") : tr("Pasted text");
}

void CaseModel::open(const QStringList &paths)
{
    load({.paths = paths, .open = m_facts}, paths, false);
}

void CaseModel::openAlone(const QStringList &paths)
{
    load({.paths = paths}, paths, false);
}

void CaseModel::openText(const QByteArray &pasted)
{
    load({.pasted = pasted, .open = m_facts}, {}, false);
}

void CaseModel::openExample()
{
    load({.paths = {kExample}}, {}, true);
}

void CaseModel::openWithoutLog()
{
    load({.withoutInputs = true}, {}, false);
}

void CaseModel::load(CaseRequest request, const QStringList &paths, bool example)
{
    if (!m_hasKnowledge) {
        m_waiting = [this, request = std::move(request), paths, example] {
            load(request, paths, example);
        };
        Q_EMIT loadingChanged(true);
        return;
    }
    const auto work = [request = std::move(request),
                       knowledge = m_knowledge](const Progress &progress) {
        return loadCase(request, *knowledge, progress);
    };
    m_loading.start(work,
                    [this, paths, example](std::expected<LoadedCase, std::vector<Error>> loaded) {
                        if (loaded) {
                            take(*std::move(loaded), paths, example);
                            return;
                        }
                        for (const Error &error : loaded.error())
                            Q_EMIT problem(error);
                    });
}

void CaseModel::take(LoadedCase loaded, const QStringList &paths, bool example)
{
    const bool keepsEdits =
        loaded.joined && originalJob() && loaded.facts.job && *loaded.facts.job == *originalJob();
    if (isModified() && !keepsEdits && m_mayReplace && !m_mayReplace())
        return;
    m_hasCase = true;
    m_isExample = example;
    m_paths = loaded.joined ? m_paths + paths : paths;
    m_facts = std::move(loaded.facts);
    m_diagnosis = std::move(loaded.diagnosis);
    if (keepsEdits)
        replanNow();
    Q_EMIT caseChanged();
    Q_EMIT diagnosisChanged();
    if (keepsEdits)
        Q_EMIT jobChanged();
    else
        m_editor.setJob(m_facts.job, loaded.jobDiskPath);
    for (const Error &error : m_facts.problems)
        Q_EMIT problem(error);
    Q_EMIT caseOpened(loaded.joined);
}

void CaseModel::cancelLoading()
{
    if (std::exchange(m_waiting, nullptr))
        Q_EMIT loadingChanged(false);
    m_loading.cancel();
}

void CaseModel::close()
{
    cancelLoading();
    m_hasCase = false;
    m_isExample = false;
    m_paths.clear();
    m_facts = {};
    m_diagnosis = {};
    Q_EMIT caseChanged();
    Q_EMIT diagnosisChanged();
    m_editor.setJob(std::nullopt, {});
}

void CaseModel::setAnswer(const QString &question, const QString &answer)
{
    if (m_facts.answers.value(question) == answer)
        return;
    if (!m_hasCase) {
        m_hasCase = true;
        Q_EMIT caseChanged();
    }
    if (answer.isEmpty())
        m_facts.answers.remove(question);
    else
        m_facts.answers.insert(question, answer);
    diagnoseAgain();
}

void CaseModel::setCurrentRun(std::size_t run)
{
    if (run >= m_facts.runs.size() || m_facts.current == run)
        return;
    const bool printsItsOwn = !m_facts.job || m_facts.jobFromLog;
    if (printsItsOwn && isModified() && m_mayReplace && !m_mayReplace())
        return;
    selectRun(m_facts, run);
    m_diagnosis = diagnose(m_facts, *m_knowledge);
    replanNow();
    Q_EMIT caseChanged();
    Q_EMIT diagnosisChanged();
    if (printsItsOwn)
        m_editor.setJob(m_facts.job, {});
    else
        Q_EMIT jobChanged();
}

void CaseModel::diagnoseAgain()
{
    m_diagnosis = diagnose(m_facts, *m_knowledge);
    replanNow();
    Q_EMIT diagnosisChanged();
    Q_EMIT jobChanged();
}

void CaseModel::retranslate()
{
    if (m_hasCase)
        diagnoseAgain();
}

void CaseModel::replanNow()
{
    m_plan = m_diagnosis.plan;
    m_estimate = m_diagnosis.estimate;
    const JobView *view = jobView();
    if (!view || *job() == *originalJob())
        return;
    m_plan = replan(m_diagnosis, *view, m_facts, *m_knowledge);
    m_estimate = estimateEdited(*view, m_facts, *m_knowledge);
}

Result<void> CaseModel::applyFix(const QString &fix, const QString &value)
{
    return applyChosen({{fix, value}}, {});
}

Result<void> CaseModel::applyFixes(const QStringList &fixes, const QString &title)
{
    std::vector<std::pair<QString, QString>> chosen;
    for (const QString &fix : fixes)
        chosen.emplace_back(fix, QString());
    return applyChosen(chosen, title);
}

Result<void> CaseModel::applyChosen(const std::vector<std::pair<QString, QString>> &fixes,
                                    const QString &title)
{
    const JobText *before = job();
    const JobView *view = jobView();
    if (!before || !view)
        return JobEditor::noJob();
    if (fixes.empty())
        return {};
    // Each fix is worked out on the config that the ones before it left.
    JobText text = *before;
    JobView reading = *view;
    for (const auto &[fix, value] : fixes) {
        const FixEdits edits = editsForFix(
            fix, reading, m_knowledge->architectures.find(reading.arch, reading.archTag), value);
        if (edits.state == FixEdits::State::NotApplicable && fixes.size() == 1) {
            return std::unexpected(
                Error{.id = QStringLiteral("fix.not_applicable"), .message = edits.reason});
        }
        if (edits.state != FixEdits::State::Edits)
            continue;
        Result<JobText> after = text.apply(edits.edits);
        if (!after)
            return std::unexpected(after.error());
        text = *std::move(after);
        Result<JobView> readAgain = JobView::read(text);
        if (!readAgain)
            return std::unexpected(readAgain.error());
        reading = *std::move(readAgain);
    }
    const FixFact *fact = m_knowledge->fix(fixes.front().first);
    const QString named =
        fact ? QCoreApplication::translate("Knowledge", fact->title.toUtf8().constData())
             : fixes.front().first;
    m_editor.replaceWith(text, title.isEmpty() ? named : title);
    return {};
}

Result<void> CaseModel::applyEdits(const std::vector<Edit> &edits, const QString &title,
                                   const QString &meltingKey)
{
    return m_editor.apply(edits, title, meltingKey);
}

Result<void> CaseModel::replaceJobText(const QByteArray &bytes)
{
    return m_editor.replaceText(bytes);
}

} // namespace headroom
