// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/completion.h"

#include <QCompleter>

class QKeyEvent;
class QPlainTextEdit;
class QStandardItemModel;

namespace headroom {

/// Completes the known keys and values of a config in its editor, with their help beside them.
class KeyCompleter : public QObject
{
    Q_OBJECT

public:
    explicit KeyCompleter(QPlainTextEdit *editor);

    /// The keys and values to offer; nullptr offers nothing. Must outlive the completer.
    void setCatalogue(const FieldCatalogue *catalogue) { m_catalogue = catalogue; }

    /// To be called before the editor handles a key. True: the completer took it.
    bool takesKey(const QKeyEvent &event) const;
    /// To be called after the editor handled a key.
    void follow(const QKeyEvent &event);
    /// Offers what can be written at the cursor.
    void offer();
    bool isOffering() const;

private:
    void insert(const QModelIndex &index);

    QPlainTextEdit *m_editor;
    const FieldCatalogue *m_catalogue = nullptr;
    QStandardItemModel *m_items;
    QCompleter *m_completer;
};

} // namespace headroom
