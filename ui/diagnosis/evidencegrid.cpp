// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnosis/evidencegrid.h"

#include "report/wording.h"
#include "ui/widgets/linkbutton.h"
#include "ui/widgets/textlabel.h"

#include <QGridLayout>
#include <QLocale>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {
enum Column { Caption, Sentence, Strength, Place };
constexpr int kWidestCharacters = 130; ///< beyond, the eye loses the line on its way to the link
} // namespace

EvidenceGrid::EvidenceGrid(const RankedCause &cause, QWidget *parent)
    : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(grid::kGroupGap);
    m_grid->setVerticalSpacing(grid::kHairGap);
    m_grid->setColumnStretch(Sentence, 1);
    // The same columns under each cause.
    const QFontMetrics metrics = fontMetrics();
    m_grid->setColumnMinimumWidth(Caption, std::max(metrics.horizontalAdvance(tr("because")),
                                                    metrics.horizontalAdvance(tr("against"))));
    m_grid->setColumnMinimumWidth(Place,
                                  metrics.horizontalAdvance(tr("config line %1").arg(u"9999")));
    setMaximumWidth(metrics.averageCharWidth() * kWidestCharacters);
    addReasons(tr("because"), cause.because);
    addReasons(tr("against"), cause.against);
}

void EvidenceGrid::addReasons(const QString &caption, const std::vector<Because> &reasons)
{
    bool first = true;
    for (const Because &because : reasons) {
        const int row = m_grid->rowCount();
        if (first) {
            m_grid->addWidget(quietly(caption), row, Caption, Qt::AlignTop);
            first = false;
        }
        m_grid->addWidget(new TextLabel(TextRole::Body, because.text, this), row, Sentence);
        m_grid->addWidget(quietly(strengthWord(because)), row, Strength, Qt::AlignTop);
        if (QWidget *place = placeOf(because))
            m_grid->addWidget(place, row, Place, Qt::AlignTop);
    }
}

QWidget *EvidenceGrid::placeOf(const Because &because)
{
    const bool inLog = because.source == "log"_L1;
    const bool inConfig = because.source == "config"_L1;
    if (because.line && (inLog || inConfig)) {
        const QString number = locale().toString(because.line->value);
        auto *link = new LinkButton(
            inLog ? tr("log line %1").arg(number) : tr("config line %1").arg(number), this);
        link->setObjectName(u"evidenceLink"_s);
        link->setAccessibleDescription(because.text);
        connect(link, &LinkButton::clicked, this,
                [this, line = *because.line, source = because.source] {
                    Q_EMIT lineActivated(line, source);
                });
        return link;
    }
    QString origin;
    if (because.source == "answer"_L1)
        origin = tr("your answer");
    else if (because.source == "telemetry"_L1)
        origin = tr("telemetry");
    else if (because.source == "estimate"_L1)
        origin = tr("estimate");
    return origin.isEmpty() ? nullptr : quietly(origin);
}

TextLabel *EvidenceGrid::quietly(const QString &word)
{
    auto *label = new TextLabel(TextRole::Body, word, this);
    label->setMuted(true);
    label->setWordWrap(false);
    return label;
}

} // namespace headroom
