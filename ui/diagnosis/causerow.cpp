// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnosis/causerow.h"

#include "report/wording.h"
#include "ui/diagnosis/evidencegrid.h"
#include "ui/widgets/probabilitybar.h"
#include "ui/widgets/textlabel.h"

#include <QGridLayout>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

/// Titles begin in lower case, to stand inside a sentence too.
QString capitalised(const QString &text)
{
    return text.isEmpty() ? text : text.at(0).toUpper() + text.sliced(1);
}

} // namespace

CauseRow::CauseRow(const RankedCause &cause, const Knowledge &knowledge, bool detailed,
                   QWidget *parent)
    : QWidget(parent), m_id(cause.id), m_bar(new ProbabilityBar(this))
{
    const QString title = capitalised(causeTitle(cause.id, knowledge));
    setObjectName(u"cause."_s + cause.id);
    m_bar->setObjectName(u"causeBar"_s);
    m_bar->setProbability(title, cause.probability, confidenceWord(cause.probability),
                          showProbability(cause.probability));

    auto *layout = new QGridLayout(this);
    layout->setContentsMargins({});
    layout->setHorizontalSpacing(grid::kGroupGap);
    layout->setVerticalSpacing(grid::kHairGap);
    layout->setColumnStretch(1, 1);
    layout->addWidget(m_bar, 0, 0, Qt::AlignTop);
    auto *heading = new TextLabel(TextRole::Strong, title, this);
    heading->setObjectName(u"causeTitle"_s);
    layout->addWidget(heading, 0, 1);

    const CauseFact *fact = knowledge.cause(cause.id);
    const auto addText = [&](const QString &text, const QString &name) {
        if (text.isEmpty())
            return;
        auto *label = new TextLabel(TextRole::Body, text, this);
        label->setObjectName(name);
        layout->addWidget(label, layout->rowCount(), 1);
    };
    if (fact != nullptr && detailed) {
        addText(knowledgeText(fact->explanation), u"causeExplanation"_s);
        addText(knowledgeText(fact->remedy), u"causeRemedy"_s);
    }
    if (!cause.because.empty() || !cause.against.empty()) {
        auto *evidence = new EvidenceGrid(cause, this);
        connect(evidence, &EvidenceGrid::lineActivated, this, &CauseRow::lineActivated);
        layout->addWidget(evidence, layout->rowCount(), 1);
    }
}

} // namespace headroom
