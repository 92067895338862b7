// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/casemodel.h"

#include <QWidget>

namespace headroom {

/// The steps of the rail, in its order; from Vram on they are views, which are no steps to do.
enum class StepPage { Drop, Findings, Diagnosis, Fixes, NextRun, Vram, History };
constexpr bool isView(StepPage page)
{
    return page >= StepPage::Vram;
}

/// One page of the window. It presents the case model, and asks the window for what lies beyond it.
class Page : public QWidget
{
    Q_OBJECT

public:
    explicit Page(CaseModel *model, QWidget *parent = nullptr) : QWidget(parent), m_model(model) {}

    CaseModel *model() const { return m_model; }

Q_SIGNALS:
    void stepRequested(headroom::StepPage step);
    void logLineRequested(headroom::LineNumber line);    ///< show it in the log of "What happened"
    void configLineRequested(headroom::LineNumber line); ///< show it in the YAML view of "Fix"

private:
    CaseModel *m_model;
};

} // namespace headroom
