// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/intake/droppage.h"

#include "ui/intake/droparea.h"
#include "ui/intake/recentdelegate.h"
#include "ui/intake/recentmodel.h"
#include "ui/shell/icons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/look.h"
#include "ui/widgets/pageframe.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>

namespace headroom {

namespace {

constexpr int kPatience = 200;    ///< milliseconds before progress shows
constexpr int kPictureSize = 48;  ///< of the icon in the drop area
constexpr int kRecentWidth = 320; ///< pixels of the list of recent cases

/// Shows our icon and follows the palette.
class Picture : public QLabel
{
public:
    Picture(const QString &icon, QWidget *parent) : QLabel(parent), m_icon(tintedIcon(icon))
    {
        setAlignment(Qt::AlignCenter);
        draw();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::PaletteChange)
            draw();
        QLabel::changeEvent(event);
    }

private:
    void draw()
    {
        setPixmap(m_icon.pixmap(QSize(kPictureSize, kPictureSize), devicePixelRatioF()));
    }

    QIcon m_icon;
};

QPushButton *makeButton(const char *name, const QString &icon, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(QLatin1StringView(name));
    button->setIcon(tintedIcon(icon));
    button->setAutoDefault(true);
    return button;
}

TextLabel *centred(TextRole role, QWidget *parent)
{
    auto *label = new TextLabel(role, parent);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

} // namespace

DropPage::DropPage(CaseModel *model, QWidget *parent)
    : Page(model, parent),
      m_frame(new PageFrame(PageFrame::Contents::Fill, this)),
      m_area(new DropArea(this)),
      m_states(new QStackedWidget(m_area))
{
    setObjectName(QStringLiteral("dropPage"));
    m_area->setObjectName(QStringLiteral("dropArea"));
    m_invitation = makeInvitation();
    m_progressPart = makeProgress();
    m_recentPart = makeRecent();
    m_states->addWidget(m_invitation);
    m_states->addWidget(m_progressPart);
    auto *areaLayout = new QVBoxLayout(m_area);
    areaLayout->setContentsMargins(grid::kPageMargin, grid::kPageMargin, grid::kPageMargin,
                                   grid::kPageMargin);
    areaLayout->addWidget(m_states);

    auto *noLogRow = new QHBoxLayout;
    noLogRow->setSpacing(grid::kFieldGap);
    m_noLog = new TextLabel(TextRole::Body, this);
    m_noLog->setWordWrap(false);
    m_questions = makeButton("questionsButton", QStringLiteral("questions"), this);
    noLogRow->addWidget(m_noLog);
    noLogRow->addWidget(m_questions);
    noLogRow->addStretch(1);

    auto *left = new QVBoxLayout;
    left->setSpacing(grid::kGroupGap);
    left->addWidget(m_area, 1);
    left->addLayout(noLogRow);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(grid::kPageMargin);
    columns->addLayout(left, 1);
    columns->addWidget(m_recentPart);
    m_frame->contents()->addLayout(columns, 1);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(m_frame);

    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, &DropPage::showState);
    connect(m_open, &QPushButton::clicked, this, &DropPage::openRequested);
    connect(m_paste, &QPushButton::clicked, this, &DropPage::pasteRequested);
    connect(m_example, &QPushButton::clicked, this, &DropPage::exampleRequested);
    connect(m_questions, &QPushButton::clicked, this, &DropPage::questionsRequested);
    connect(m_cancel, &QPushButton::clicked, model, &CaseModel::cancelLoading);
    connect(m_frame->mainAction(), &QPushButton::clicked, this,
            [this] { Q_EMIT stepRequested(StepPage::Findings); });
    connect(model, &CaseModel::progressChanged, this, [this](double fraction) {
        m_progress->setRange(0, 100);
        m_progress->setValue(static_cast<int>(fraction * 100));
    });
    connect(model, &CaseModel::loadingChanged, this, [this](bool loading) {
        if (loading) {
            m_progress->setRange(0, 0);
            m_patience.start();
        } else {
            m_patience.stop();
            showState();
        }
    });
    connect(model, &CaseModel::caseChanged, this, &DropPage::retranslate);
    retranslate();
    refreshRecent();
}

QWidget *DropPage::makeInvitation()
{
    auto *part = new QWidget(m_states);
    m_title = centred(TextRole::Section, part);
    m_title->setObjectName(QStringLiteral("dropTitle"));
    m_caption = centred(TextRole::Caption, part);
    m_caption->setMuted(true);
    m_open = makeButton("openButton", QStringLiteral("open"), part);
    m_open->setDefault(true);
    m_paste = makeButton("pasteButton", QStringLiteral("paste"), part);
    m_example = makeButton("exampleButton", QStringLiteral("example"), part);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(grid::kFieldGap);
    buttons->addStretch(1);
    for (QPushButton *button : {m_open, m_paste, m_example})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->setSpacing(grid::kGroupGap);
    column->addStretch(1);
    column->addWidget(new Picture(QStringLiteral("step-drop"), part));
    column->addWidget(m_title);
    column->addLayout(buttons);
    column->addWidget(m_caption);
    column->addStretch(1);
    return part;
}

QWidget *DropPage::makeProgress()
{
    auto *part = new QWidget(m_states);
    m_reading = centred(TextRole::Section, part);
    m_progress = new QProgressBar(part);
    m_progress->setObjectName(QStringLiteral("readingProgress"));
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(400);
    m_cancel = makeButton("cancelReading", QStringLiteral("cancel"), part);

    auto *bar = new QHBoxLayout;
    bar->setSpacing(grid::kFieldGap);
    bar->addStretch(1);
    bar->addWidget(m_progress, 4);
    bar->addWidget(m_cancel);
    bar->addStretch(1);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->setSpacing(grid::kGroupGap);
    column->addStretch(1);
    column->addWidget(m_reading);
    column->addLayout(bar);
    column->addStretch(1);
    return part;
}

QWidget *DropPage::makeRecent()
{
    auto *part = new QWidget(this);
    part->setFixedWidth(kRecentWidth);
    m_recentModel = new RecentModel(part);
    m_recent = new QListView(part);
    m_recent->setObjectName(QStringLiteral("recentList"));
    m_recent->setModel(m_recentModel);
    m_recent->setItemDelegate(new RecentDelegate(m_recent));
    m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_recent->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_recent->setMouseTracking(true);
    connect(m_recent, &QListView::activated, this, &DropPage::openRecent);
    connect(m_recent, &QListView::clicked, this, &DropPage::openRecent);

    auto *column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->setSpacing(grid::kFieldGap);
    m_recentTitle = addSectionTitle(column, {});
    column->addWidget(m_recent, 1);
    return part;
}

void DropPage::setDropHint(bool hovering)
{
    m_area->setLit(hovering);
}

void DropPage::refreshRecent()
{
    m_recentModel->setCases(recentCases(), QDateTime::currentDateTime());
    m_recentPart->setVisible(m_recentModel->rowCount() > 0);
}

void DropPage::openRecent(const QModelIndex &index)
{
    // A double click activates what the first click already opened.
    if (index.isValid() && !model()->isLoading())
        Q_EMIT recentRequested(m_recentModel->recentAt(index).paths);
}

void DropPage::showState()
{
    m_states->setCurrentWidget(model()->isLoading() ? m_progressPart : m_invitation);
}

void DropPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshRecent();
    }
    Page::changeEvent(event);
}

void DropPage::retranslate()
{
    m_frame->setSentence(
        model()->hasCase() ? tr("%1 is open. Drop another log or config to work on that one.")
                                 .arg(model()->title())
                           : tr("Find out why a training ran out of memory, and fix its config."));
    m_frame->setMainAction(model()->hasCase() ? tr("See &what happened") : QString());
    m_title->setText(tr("Drop a log, a config or the job folder here"));
    m_caption->setText(tr("Archives, telemetry and several files at once work too. Everything "
                          "stays on this computer."));
    m_open->setText(tr("&Open…"));
    m_open->setAccessibleDescription(tr("Chooses a log, a config or an archive"));
    m_paste->setText(tr("&Paste log"));
    m_paste->setAccessibleDescription(tr("Takes the text that is in the clipboard"));
    m_example->setText(tr("Try the &example"));
    m_example->setAccessibleDescription(tr("Opens a log and a config that come with Headroom"));
    m_cancel->setText(tr("&Cancel"));
    m_cancel->setAccessibleDescription(tr("Stops reading"));
    m_reading->setText(tr("Reading the log …"));
    m_progress->setAccessibleName(tr("Progress of reading"));
    m_noLog->setText(tr("No log?"));
    m_questions->setText(tr("&Answer a few questions instead"));
    m_questions->setAccessibleDescription(tr("Diagnoses from your answers alone"));
    m_recentTitle->setText(tr("Recent"));
    m_recent->setAccessibleName(tr("Recent cases"));
    m_recent->setAccessibleDescription(tr("Enter opens the case"));
}

} // namespace headroom
