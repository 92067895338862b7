// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"

#include <QListView>

namespace headroom {

class SymptomModel;

/// The list of symptoms, as high as it needs to be. A click or Enter leads to the line.
class SymptomList : public QListView
{
    Q_OBJECT

public:
    explicit SymptomList(SymptomModel *model, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

Q_SIGNALS:
    void lineRequested(headroom::LineNumber line);

protected:
    void changeEvent(QEvent *event) override;

private:
    void request(const QModelIndex &index);

    SymptomModel *m_symptoms;
};

} // namespace headroom
