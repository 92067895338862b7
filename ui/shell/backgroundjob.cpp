// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/backgroundjob.h"

#include <QMetaObject>

namespace headroom {

struct BackgroundJob::Ticket
{
    std::atomic<bool> cancelled = false;
    std::atomic<bool> progressQueued = false; ///< one report at a time waits in the event queue
    std::atomic<double> fraction = 0;
};

BackgroundJob::BackgroundJob(QObject *parent) : QObject(parent)
{
    // A cancelled work may still finish its last block while the next one already runs.
    m_pool.setMaxThreadCount(2);
}

BackgroundJob::~BackgroundJob()
{
    if (m_ticket)
        m_ticket->cancelled = true;
    m_pool.waitForDone();
}

void BackgroundJob::cancel()
{
    if (!m_ticket)
        return;
    m_ticket->cancelled = true;
    m_ticket.reset();
    Q_EMIT runningChanged(false);
}

void BackgroundJob::settle()
{
    cancel();
    m_pool.waitForDone();
}

void BackgroundJob::begin(std::function<Delivery(const Progress &)> work)
{
    const bool wasRunning = isRunning();
    if (wasRunning)
        m_ticket->cancelled = true;
    m_ticket = std::make_shared<Ticket>();
    m_pool.start([this, ticket = m_ticket, work = std::move(work)] {
        const Delivery delivery = work(progressOf(ticket));
        if (ticket->cancelled)
            return;
        QMetaObject::invokeMethod(
            this, [this, ticket, delivery] { finish(ticket, delivery); }, Qt::QueuedConnection);
    });
    if (!wasRunning)
        Q_EMIT runningChanged(true);
}

Progress BackgroundJob::progressOf(const std::shared_ptr<Ticket> &ticket)
{
    const auto report = [this, ticket](double fraction) {
        ticket->fraction = fraction;
        if (ticket->cancelled || ticket->progressQueued.exchange(true))
            return;
        QMetaObject::invokeMethod(
            this,
            [this, ticket] {
                ticket->progressQueued = false;
                if (ticket == m_ticket)
                    Q_EMIT progressChanged(ticket->fraction);
            },
            Qt::QueuedConnection);
    };
    return {.cancelled = [ticket] { return ticket->cancelled.load(); }, .advance = report};
}

void BackgroundJob::finish(const std::shared_ptr<Ticket> &ticket, const Delivery &delivery)
{
    if (ticket != m_ticket)
        return;
    m_ticket.reset();
    delivery();
    if (!isRunning())
        Q_EMIT runningChanged(false);
}

} // namespace headroom
