// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/casemodel.h"
#include "ui/shell/caseshelf.h"

#include <QLockFile>
#include <QTimer>

namespace headroom {

/// Keeps the open case on the shelf while it is worked on, so that nothing is lost when the program
/// is killed: shortly after each change, off the GUI thread.
class CaseKeeper : public QObject
{
    Q_OBJECT

public:
    CaseKeeper(CaseModel *model, const QString &folder, QObject *parent = nullptr);
    /// Puts the case away as closed.
    ~CaseKeeper() override;

    /// A case that was open when the program was killed, for the window to offer.
    std::optional<CaseShelf::Kept> interrupted() const { return m_shelf.interrupted(); }
    void putAway(const QString &id) { m_shelf.putAway(id); }
    /// Writes what is not written yet, and waits for it.
    void finish(bool closed);

Q_SIGNALS:
    void kept();                               ///< the file holds what is on screen
    void failed(const headroom::Error &error); ///< once, until it works again

private:
    void follow();
    void keep();

    CaseModel *m_model;
    CaseShelf m_shelf;
    QTimer m_pause;
    BackgroundJob m_writing;
    QString m_id; ///< of the case that is kept; empty while there is none
    std::unique_ptr<QLockFile> m_lock;
    CaseRecord m_record; ///< as last handed over for writing
    bool m_hasFailed = false;
};

} // namespace headroom
