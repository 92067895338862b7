// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"
#include "log/signatures.h"
#include "log/traceback.h"

#include <optional>
#include <vector>

namespace headroom {

/// An error as one place of the log shows it.
struct Sighting
{
    QByteArray message;
    QByteArray exception;                 ///< empty when the place names none
    const Signature *signature = nullptr; ///< what recognised it, if anything
    LineNumber line;
    Phase phase = Phase::Unknown;
    bool phaseFromFrames = false;
    std::optional<StepNumber> step;
    std::vector<Frame> frames;
};

/// Collects the errors of one run: what is printed twice becomes one failure, and what the run got
/// over is told from what ended it.
class FailureLog
{
public:
    void add(const Sighting &sighting);
    /// A further line of the message at hand: it may be wrapped, or hold what the error really is.
    void addLine(QByteArrayView text, const std::vector<const Signature *> &signatures);
    /// Ends the message at hand.
    void closeMessage() { m_open.reset(); }
    bool hasOpenMessage() const { return m_open.has_value(); }
    /// The run went on after all errors so far.
    void progress();
    /// The trainer says that it caught the last error.
    void excuse();
    /// The first sign of life after a skipped batch.
    void recovered() { m_skipping = false; }

    /// Whether some error may have ended the run.
    bool hasPending() const;

    struct Result
    {
        std::vector<Failure> failures;
        std::optional<std::size_t> fatal;
        const Signature *fatalSignature = nullptr;
    };
    /// Decides which failure ended the run. A phase that was unknown when an error was read is
    /// taken from the rest.
    Result conclude(bool finished, Phase lastPhase);

private:
    struct Entry
    {
        Failure failure;
        const Signature *signature = nullptr;
        QByteArray message;
        bool settled = false; ///< the run went on after it
        bool phaseFromFrames = false;
        bool raisedInLibrary = false;
    };

    void forgetOldest();
    Entry *findSame(const Sighting &sighting);
    static void merge(Entry &entry, const Sighting &sighting);
    static void judge(Entry &entry, const Signature *signature);
    static void setMessage(Entry &entry, const QByteArray &message);
    static void explain(Entry &entry);
    std::optional<std::size_t> pickFatal() const;

    std::vector<Entry> m_entries;
    std::optional<std::size_t> m_open; ///< the entry whose message may go on
    int m_openLines = 0;
    bool m_skipping = false;
};

/// The special one of the signatures that can be a failure; nullptr when none can.
const Signature *failureSignature(const std::vector<const Signature *> &signatures);

} // namespace headroom
