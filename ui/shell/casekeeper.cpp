// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/casekeeper.h"

namespace headroom {

namespace {

constexpr int kPause = 400;    ///< milliseconds in which changes are gathered
constexpr int kKeptCases = 60; ///< on the shelf; the oldest go first

} // namespace

CaseKeeper::CaseKeeper(CaseModel *model, const QString &folder, QObject *parent)
    : QObject(parent), m_model(model), m_shelf(folder)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &CaseKeeper::keep);
    connect(model, &CaseModel::caseChanged, this, &CaseKeeper::follow);
    const auto soon = [this] {
        if (!m_id.isEmpty())
            m_pause.start();
    };
    connect(model, &CaseModel::diagnosisChanged, this, soon);
    connect(model, &CaseModel::jobChanged, this, soon);
    connect(model, &CaseModel::modifiedChanged, this, [this, soon](bool modified) {
        // The case may be left at once after its edits were saved or let go.
        if (!modified && !m_id.isEmpty())
            m_record = m_model->record();
        soon();
    });
    connect(model, &CaseModel::historyChanged, this, soon);
    model->setShelf(folder);
}

CaseKeeper::~CaseKeeper()
{
    finish(true);
}

void CaseKeeper::follow()
{
    const QString id = m_model->hasCase() && !m_model->isExample() ? m_model->caseId() : QString();
    if (id == m_id)
        return;
    m_pause.stop();
    m_writing.settle();
    if (!m_id.isEmpty() && m_record.saved.isValid()) {
        m_record.isOpen = false;
        (void)m_shelf.write(m_id, m_record);
    }
    m_id = id;
    m_record = {};
    m_lock = id.isEmpty() ? nullptr : m_shelf.lock(id);
}

void CaseKeeper::keep()
{
    if (m_id.isEmpty())
        return;
    if (m_writing.isRunning()) { // one after the other, so that the newest stays
        m_pause.start();
        return;
    }
    m_record = m_model->record();
    m_record.isOpen = true;
    m_writing.start(
        [shelf = m_shelf, id = m_id, record = m_record](const Progress &) {
            Result<void> written = shelf.write(id, record);
            shelf.tidy(kKeptCases);
            return written;
        },
        [this](const Result<void> &written) {
            if (written) {
                m_hasFailed = false;
                Q_EMIT kept();
            } else if (!std::exchange(m_hasFailed, true)) {
                Q_EMIT failed(written.error());
            }
        });
}

void CaseKeeper::finish(bool closed)
{
    m_pause.stop();
    if (m_id.isEmpty())
        return;
    m_writing.settle();
    m_record = m_model->record();
    m_record.isOpen = !closed;
    (void)m_shelf.write(m_id, m_record);
}

} // namespace headroom
