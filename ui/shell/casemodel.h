// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"
#include "ui/shell/backgroundjob.h"
#include "ui/shell/caseloader.h"
#include "ui/shell/jobeditor.h"

#include <QObject>
#include <QStringList>

#include <memory>

class QUndoStack;

namespace headroom {

/// The open case, for all pages: what was read, its diagnosis, and the config with its edits.
/// Reading happens on a background thread; everything else is up to date when a call returns, and
/// the signals tell what changed.
class CaseModel : public QObject
{
    Q_OBJECT

public:
    /// Starts loading the knowledge at once; a folder given here is laid over the built-in one.
    explicit CaseModel(const QString &knowledgeFolder = {}, QObject *parent = nullptr);
    ~CaseModel() override;

    bool hasCase() const { return m_hasCase; }
    bool isLoading() const { return m_loading.isRunning() || m_waiting; }
    const Case &facts() const { return m_facts; }
    const Diagnosis &diagnosis() const { return m_diagnosis; }
    /// Empty until knowledgeLoaded().
    const Knowledge &knowledge() const { return *m_knowledge; }
    /// The job's name, or the file's; empty without a case.
    QString title() const;
    /// What was opened, as given; empty for pasted text and the example.
    const QStringList &paths() const { return m_paths; }
    /// True for the example that ships with the program.
    bool isExample() const { return m_isExample; }
    /// True when the case came as the next run of the one that was open or kept.
    bool isNextRun() const { return m_isNextRun; }

    /// Reads files and folders in the background. A config dropped on a case that has none joins
    /// it, as does a log dropped on a lone config; anything else replaces the case. On failure the
    /// open case stays.
    void open(const QStringList &paths);
    /// The same, but always as a case of its own.
    void openAlone(const QStringList &paths);
    void openText(const QByteArray &pasted);
    /// Reads the log of the job's next run and checks it against the last one. The config that is
    /// open stays. Without a case, or where the log is the last one again, problem() says so.
    void openNextRun(const QStringList &paths);
    void openNextRunText(const QByteArray &pasted);
    /// Takes up a kept case again, with its edits that were not saved.
    void resume(const CaseShelf::Kept &kept);
    void openExample();
    /// An empty case that only the answers to the questions fill.
    void openWithoutLog();
    void cancelLoading();
    void close();
    /// Asked before a case with unsaved edits gives way to another; false keeps it, and holds the
    /// other one back until takeHeld() or dropHeld().
    void setReplaceGuard(std::function<bool()> mayReplace) { m_mayReplace = std::move(mayReplace); }
    void takeHeld();
    void dropHeld() { m_held = nullptr; }

    /// The runs of this job, oldest first; the open one is the last. Empty before any run.
    const Attempts &attempts() const { return m_attempts; }
    void setNote(std::size_t attempt, const QString &note);
    /// The open case as it is kept, as of now.
    CaseRecord record() const;
    /// Names the open case among the kept ones; another with each case.
    const QString &caseId() const { return m_caseId; }
    /// Where kept cases are looked up.
    void setShelf(const QString &folder) { m_shelf = CaseShelf(folder); }

    /// Takes an answer ("dont_know" included) and ranks anew; an empty answer takes the earlier one
    /// back.
    void setAnswer(const QString &question, const QString &answer);
    /// Makes the sentences of the diagnosis anew, after the language changed.
    void retranslate();
    /// Diagnoses another run of the log.
    void setCurrentRun(std::size_t run);

    const JobText *originalJob() const { return m_editor.original(); }
    const JobText *job() const { return m_editor.job(); } ///< with the edits
    /// The reading of job(); nullptr without a config, or while it is not one of AI Toolkit.
    const JobView *jobView() const { return m_editor.view(); }
    /// The plan, made anew for the edited config.
    const std::vector<PlanStep> &plan() const { return m_plan; }
    /// The estimate of the edited config; diagnosis().estimate is the one before.
    const std::optional<Estimate> &estimateNow() const { return m_estimate; }

    QUndoStack *undoStack() { return m_editor.undoStack(); }
    /// Applies a fix of the plan. One that is done already changes nothing and is no error.
    Result<void> applyFix(const QString &fix, const QString &value = {});
    /// Applies several fixes as one undo step; those that are done or do not apply are left out.
    Result<void> applyFixes(const QStringList &fixes, const QString &title = {});
    /// Changes settings, as the panels do, as one undo step. Quick successive changes with the same
    /// key melt into one.
    Result<void> applyEdits(const std::vector<Edit> &edits, const QString &title,
                            const QString &meltingKey = {});
    /// Takes the text of the YAML view. Invalid text changes nothing here and the error says where
    /// it is wrong.
    Result<void> replaceJobText(const QByteArray &bytes);
    /// Back to the config as it was opened; can be undone.
    void resetEdits() { m_editor.reset(); }
    /// Back to the config as it was last saved: the user lets the edits go.
    void forgetEdits();
    /// Reads the knowledge again, with this folder laid over the built-in one; the case is
    /// diagnosed anew when it is there.
    void setKnowledgeFolder(const QString &folder);

    bool isModified() const { return m_editor.isModified(); }
    /// The file that save() writes to; empty when the config has none (taken from a log, an
    /// archive, a paste).
    const QString &jobDiskPath() const { return m_editor.diskPath(); }
    /// What that file held when it was last read or written here.
    const QByteArray &jobDiskBytes() const { return m_editor.diskBytes(); }
    Result<void> save() { return m_editor.save(); }
    Result<void> saveAs(const QString &path) { return m_editor.saveAs(path); }
    Result<void> reloadJob() { return m_editor.reload(); }
    void keepMyJob() { m_editor.keepMine(); }

    /// Shows a sentence in the window's status line, from any page.
    void tell(const QString &sentence) { Q_EMIT message(sentence); }

Q_SIGNALS:
    void knowledgeLoaded();
    void caseOpened(
        bool joined); ///< after all that follows from it; joined: files were added to the open case
    void
    caseChanged(); ///< another case or run, or none; diagnosisChanged() and jobChanged() follow
    void diagnosisChanged(); ///< the ranking changed
    void jobChanged();       ///< the config, its plan or its estimate changed
    void historyChanged();   ///< an attempt came, or what is told of one changed
    void modifiedChanged(bool modified);
    void jobChangedOnDisk(); ///< another program changed the open config
    void loadingChanged(bool loading);
    void progressChanged(double fraction);
    void problem(const headroom::Error &error); ///< something could not be opened
    void message(const QString &sentence);

private:
    using SharedKnowledge = std::shared_ptr<const Knowledge>;

    void loadKnowledge(const QString &folder);
    void load(CaseRequest request, const QStringList &paths, bool example);
    void take(LoadedCase loaded, const QStringList &paths, bool example);
    void install(LoadedCase loaded, const QStringList &paths, bool example);
    void diagnoseAgain();
    void retellLastAttempt();
    CaseRequest continued() const;
    void replanNow();
    Result<void> applyChosen(const std::vector<std::pair<QString, QString>> &fixes,
                             const QString &title);

    BackgroundJob m_loading;
    BackgroundJob m_knowledgeLoading;
    SharedKnowledge m_knowledge;
    std::function<bool()> m_mayReplace;
    std::function<void()> m_held;    ///< what to take once the user lets the open case go
    std::function<void()> m_waiting; ///< what to load once the knowledge is there
    bool m_hasKnowledge = false;
    bool m_hasCase = false;
    bool m_isExample = false;
    bool m_isNextRun = false;
    QStringList m_paths;
    Case m_facts;
    Diagnosis m_diagnosis;
    JobEditor m_editor;
    std::vector<PlanStep> m_plan;
    std::optional<Estimate> m_estimate;
    std::vector<InputRef> m_inputs;
    Attempts m_attempts;
    QString m_caseId;
    CaseShelf m_shelf;
};

} // namespace headroom
