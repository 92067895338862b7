// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/statusline.h"

#include "ui/shell/icons.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/look.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QToolButton>

namespace headroom {

namespace {

constexpr int kPatience = 200; ///< milliseconds before progress shows
constexpr int kProgressWidth = 160;

} // namespace

StatusLine::StatusLine(CaseModel *model, QWidget *parent)
    : QWidget(parent),
      m_text(new ElidedLabel(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(new QToolButton(this))
{
    setObjectName(QStringLiteral("statusLine"));
    m_text->setObjectName(QStringLiteral("statusText"));
    m_text->setFont(fontFor(TextRole::Caption, font()));
    m_progress->setObjectName(QStringLiteral("statusProgress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(kProgressWidth);
    m_progress->setMaximumHeight(fontMetrics().height());
    m_cancel->setObjectName(QStringLiteral("statusCancel"));
    m_cancel->setIcon(tintedIcon(QStringLiteral("cancel")));
    m_cancel->setAutoRaise(true);
    m_cancel->setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(grid::kPageMargin, grid::kHairGap, grid::kGroupGap, grid::kHairGap);
    row->setSpacing(grid::kFieldGap);
    row->addWidget(m_text, 1);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    setFixedHeight(m_cancel->sizeHint().height() + 2 * grid::kHairGap);

    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_progress->show();
        m_cancel->show();
    });
    connect(m_cancel, &QToolButton::clicked, model, &CaseModel::cancelLoading);
    connect(model, &CaseModel::loadingChanged, this, &StatusLine::setLoading);
    connect(model, &CaseModel::progressChanged, this, [this](double fraction) {
        m_progress->setRange(0, 100);
        m_progress->setValue(static_cast<int>(fraction * 100));
    });
    connect(model, &CaseModel::message, this, &StatusLine::tell);
    setLoading(false);
    retranslate();
}

void StatusLine::tell(const QString &sentence)
{
    m_text->setText(sentence);
    if (sentence.isEmpty())
        return;
    QAccessibleAnnouncementEvent announcement(this, sentence);
    QAccessible::updateAccessibility(&announcement);
}

QString StatusLine::text() const
{
    return m_text->text();
}

void StatusLine::setLoading(bool loading)
{
    m_progress->hide();
    m_cancel->hide();
    m_progress->setRange(0, 0);
    if (loading)
        m_patience.start();
    else
        m_patience.stop();
}

void StatusLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StatusLine::retranslate()
{
    m_progress->setAccessibleName(tr("Progress of reading"));
    m_cancel->setAccessibleName(tr("Stop reading"));
    m_cancel->setAccessibleDescription(tr("What is open now stays open"));
    m_cancel->setToolTip(tr("Stop reading"));
}

} // namespace headroom
