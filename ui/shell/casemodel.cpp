// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/casemodel.h"

#include "diagnosis/fixedits.h"
#include "ui/shell/caserestoring.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QUuid>

namespace headroom {

namespace {

/// Whether a file is among the paths or in a folder of them.
bool holdsPath(const QStringList &paths, const QString &file)
{
    return file.isEmpty() || std::ranges::any_of(paths, [&](const QString &path) {
               return file == path || file.startsWith(path + QLatin1Char('/'));
           });
}

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
        if (m_hasCase)
            diagnoseAgain();
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
    CaseRequest request = continued();
    request.paths = paths;
    load(std::move(request), paths, false);
}

CaseRequest CaseModel::continued() const
{
    CaseRequest request;
    request.open = m_facts;
    request.attempts = m_attempts;
    request.jobDiskPath = jobDiskPath();
    return request;
}

void CaseModel::openAlone(const QStringList &paths)
{
    load({.paths = paths}, paths, false);
}

void CaseModel::openText(const QByteArray &pasted)
{
    CaseRequest request = continued();
    request.pasted = pasted;
    load(std::move(request), {}, false);
}

void CaseModel::openNextRun(const QStringList &paths)
{
    CaseRequest request = continued();
    request.paths = paths;
    request.asNextRun = true;
    load(std::move(request), paths, false);
}

void CaseModel::openNextRunText(const QByteArray &pasted)
{
    CaseRequest request = continued();
    request.pasted = pasted;
    request.asNextRun = true;
    load(std::move(request), {}, false);
}

void CaseModel::resume(const CaseShelf::Kept &kept)
{
    CaseRequest request;
    request.resumed = kept;
    load(std::move(request), findInputs(kept.record).paths, false);
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
    dropHeld();
    request.shelf = m_shelf;
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
    const bool keepsEdits = loaded.arrival != Arrival::Replaced && originalJob() &&
                            loaded.facts.job && *loaded.facts.job == *originalJob();
    if (isModified() && !keepsEdits && m_mayReplace) {
        m_held = [this, loaded, paths, example] {
            install(loaded, paths, example);
        };
        if (m_mayReplace())
            takeHeld();
        return;
    }
    install(std::move(loaded), paths, example);
}

void CaseModel::takeHeld()
{
    if (const auto held = std::exchange(m_held, nullptr))
        held();
}

void CaseModel::install(LoadedCase loaded, const QStringList &paths, bool example)
{
    const bool joined = loaded.arrival == Arrival::Joined;
    const bool isNext = loaded.arrival == Arrival::NextRun;
    const bool keepsEdits = loaded.arrival != Arrival::Replaced && originalJob() &&
                            loaded.facts.job && *loaded.facts.job == *originalJob();
    if (!loaded.keptId.isEmpty())
        m_caseId = loaded.keptId;
    else if ((!joined && !isNext) || m_caseId.isEmpty())
        m_caseId = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_hasCase = true;
    m_isExample = example;
    m_isNextRun = isNext;
    m_paths = joined ? m_paths + paths : paths;
    if (isNext && !holdsPath(m_paths, loaded.jobDiskPath))
        m_paths << loaded.jobDiskPath;
    m_facts = std::move(loaded.facts);
    m_diagnosis = std::move(loaded.diagnosis);
    m_inputs = std::move(loaded.inputs);
    m_attempts = std::move(loaded.attempts);
    if (keepsEdits)
        replanNow();
    Q_EMIT caseChanged();
    Q_EMIT diagnosisChanged();
    if (keepsEdits)
        Q_EMIT jobChanged();
    else
        m_editor.setJob(m_facts.job, loaded.jobDiskPath);
    if (loaded.unsaved && job())
        m_editor.replaceWith(*loaded.unsaved, tr("Changes that were not saved"));
    Q_EMIT historyChanged();
    for (const Error &error : m_facts.problems)
        Q_EMIT problem(error);
    Q_EMIT caseOpened(joined);
}

void CaseModel::setNote(std::size_t attempt, const QString &note)
{
    if (attempt >= m_attempts.size() || m_attempts[attempt].note == note)
        return;
    m_attempts[attempt].note = note;
    Q_EMIT historyChanged();
}

CaseRecord CaseModel::record() const
{
    CaseRecord record{.title = title(), .saved = QDateTime::currentDateTimeUtc()};
    record.inputs = m_inputs;
    record.answers = m_facts.answers;
    record.gpuCapacity = m_facts.gpuCapacity;
    record.attempts = m_attempts;
    if (const JobText *text = job()) {
        record.configPath = jobDiskPath();
        record.configName = text->fileName();
        record.config = text->bytes();
        record.configIsUnsaved = isModified();
    }
    return record;
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
    m_isNextRun = false;
    m_paths.clear();
    m_facts = {};
    m_diagnosis = {};
    m_inputs.clear();
    m_attempts.clear();
    m_caseId.clear();
    Q_EMIT caseChanged();
    Q_EMIT diagnosisChanged();
    m_editor.setJob(std::nullopt, {});
    Q_EMIT historyChanged();
}

void CaseModel::forgetEdits()
{
    QUndoStack *steps = undoStack();
    if (steps->cleanIndex() >= 0)
        steps->setIndex(steps->cleanIndex());
}

void CaseModel::setKnowledgeFolder(const QString &folder)
{
    loadKnowledge(folder);
}

void CaseModel::setAnswer(const QString &question, const QString &answer)
{
    if (m_facts.answers.value(question) == answer)
        return;
    if (!m_hasCase) {
        m_hasCase = true;
        m_caseId = QUuid::createUuid().toString(QUuid::WithoutBraces);
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
    retellLastAttempt();
    Q_EMIT caseChanged();
    Q_EMIT diagnosisChanged();
    if (printsItsOwn)
        m_editor.setJob(m_facts.job, {});
    else
        Q_EMIT jobChanged();
    Q_EMIT historyChanged();
}

void CaseModel::diagnoseAgain()
{
    m_diagnosis = diagnose(m_facts, *m_knowledge);
    replanNow();
    retellLastAttempt();
    Q_EMIT diagnosisChanged();
    Q_EMIT jobChanged();
    Q_EMIT historyChanged();
}

void CaseModel::retellLastAttempt()
{
    // Answers alone are a run too, of which nothing else is known.
    if (m_attempts.empty() && !m_facts.answers.isEmpty())
        m_attempts.push_back(
            makeAttempt(m_facts, m_diagnosis, {}, QDateTime::currentDateTimeUtc()));
    updateLast(m_attempts, m_facts, m_diagnosis);
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
