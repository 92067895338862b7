// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/changesview.h"

#include "job/jobtext.h"
#include "ui/widgets/diffview.h"
#include "ui/widgets/textlabel.h"

#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMostLines =
    8; ///< of the diff; the rest is scrolled to, so that the panels have room
} // namespace

ChangesView::ChangesView(QWidget *parent)
    : QWidget(parent),
      m_title(new TextLabel(TextRole::Section, this)),
      m_text(new TextLabel(TextRole::Caption, this)),
      m_diff(new DiffView(this))
{
    m_diff->setObjectName(u"diffView"_s);
    m_title->setObjectName(u"changesTitle"_s);
    m_text->setObjectName(u"changesText"_s);
    m_text->setMuted(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid::kFieldGap);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_diff, 1);
    column->addStretch(0);
}

void ChangesView::show(const JobText &before, const JobText &now)
{
    m_diff->setDiff(unifiedDiff(before.bytes(), now.bytes(), now.fileName()));
    m_changed = m_diff->lineCount().changed();
    m_title->setText(m_changed == 0 ? tr("No changes yet")
                                    : tr("Changes: %n line(s)", nullptr, m_changed));
    m_diff->setVisible(m_changed > 0);
    const int lines = std::min(kMostLines, m_diff->blockCount() + 1);
    m_diff->setFixedHeight(lines * m_diff->fontMetrics().lineSpacing() + m_diff->frameWidth() * 2 +
                           m_diff->horizontalScrollBar()->sizeHint().height());
    m_text->setVisible(m_changed == 0);
    m_text->setText(tr("Changed lines appear here; nothing else in the file is touched."));
}

} // namespace headroom
