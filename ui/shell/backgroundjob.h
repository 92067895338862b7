// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/progress.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace headroom {

/// Work of one kind done off the GUI thread. Each start has a number: a newer one cancels the
/// older, whose result then vanishes. The destructor cancels and waits, so work never outlives what
/// it reports to.
class BackgroundJob : public QObject
{
    Q_OBJECT

public:
    explicit BackgroundJob(QObject *parent = nullptr);
    ~BackgroundJob() override;

    /// Runs `work(const Progress &)` on a thread of its own, then `deliver(result)` on this
    /// object's thread.
    template <typename Work, typename Deliver>
    void start(Work work, Deliver deliver)
    {
        begin([work = std::move(work), deliver = std::move(deliver)](const Progress &progress) {
            auto result = std::make_shared<std::invoke_result_t<const Work &, const Progress &>>(
                work(progress));
            return Delivery([deliver, result] { deliver(std::move(*result)); });
        });
    }

    /// Drops the running work: nothing of it arrives any more.
    void cancel();
    /// cancel(), and waits until the dropped work has stopped too.
    void settle();
    bool isRunning() const { return m_ticket != nullptr; }

Q_SIGNALS:
    void runningChanged(bool running);
    void progressChanged(double fraction); ///< 0 to 1, at most some dozen times a second

private:
    using Delivery = std::function<void()>;
    struct Ticket; ///< of one start: whether it was cancelled

    void begin(std::function<Delivery(const Progress &)> work);
    Progress progressOf(const std::shared_ptr<Ticket> &ticket);
    void finish(const std::shared_ptr<Ticket> &ticket, const Delivery &delivery);

    QThreadPool m_pool;
    std::shared_ptr<Ticket> m_ticket;
};

} // namespace headroom
