// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/factsgroup.h"

#include "base/numbers.h"
#include "report/wording.h"
#include "ui/widgets/look.h"
#include "ui/widgets/textlabel.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QSignalBlocker>

namespace headroom {

namespace {

const QString kVram = QStringLiteral("gpu_vram_gib");
const QString kRam = QStringLiteral("system_ram_gib");
const QString kPlatform = QStringLiteral("platform");
const QString kMedia = QStringLiteral("media");

constexpr double kMostVram = 1024; ///< GiB
constexpr double kMostRam = 8192;

QDoubleSpinBox *makeSize(const char *name, double most, QWidget *parent)
{
    auto *box = new QDoubleSpinBox(parent);
    box->setObjectName(QLatin1StringView(name));
    box->setRange(0, most);
    box->setDecimals(1);
    box->setKeyboardTracking(false);
    box->setSuffix(QStringLiteral(" GiB"));
    return box;
}

QComboBox *makeChoice(const char *name, QWidget *parent)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(QLatin1StringView(name));
    return box;
}

/// Wheel turns over a field scroll the page; they must not change an answer in passing.
class NoWheel : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (event->type() != QEvent::Wheel || !widget || widget->hasFocus())
            return QObject::eventFilter(watched, event);
        event->ignore();
        return true;
    }
};

} // namespace

FactsGroup::FactsGroup(CaseModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_card(new TextLabel(TextRole::Body, this)),
      m_vram(makeSize("vramField", kMostVram, this)),
      m_ram(makeSize("ramField", kMostRam, this)),
      m_platform(makeChoice("platformField", this)),
      m_media(makeChoice("mediaField", this))
{
    setObjectName(QStringLiteral("factsGroup"));
    m_card->setObjectName(QStringLiteral("cardName"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(grid::kFieldGap);
    grid->setVerticalSpacing(grid::kFieldGap);
    grid->setColumnStretch(1, 1);
    m_cardRow = addRow(grid, m_card, "card");
    m_vramRow = addRow(grid, m_vram, "vram");
    m_platformRow = addRow(grid, m_platform, "platform");
    m_ramRow = addRow(grid, m_ram, "ram");
    m_mediaRow = addRow(grid, m_media, "media");

    auto *noWheel = new NoWheel(this);
    for (QWidget *field : std::initializer_list<QWidget *>{m_vram, m_ram, m_platform, m_media}) {
        field->setFocusPolicy(Qt::StrongFocus);
        field->installEventFilter(noWheel);
    }
    connect(m_vram, &QDoubleSpinBox::valueChanged, this,
            [this](double value) { answerNumber(kVram, value); });
    connect(m_ram, &QDoubleSpinBox::valueChanged, this,
            [this](double value) { answerNumber(kRam, value); });
    connect(m_platform, &QComboBox::activated, this,
            [this] { m_model->setAnswer(kPlatform, m_platform->currentData().toString()); });
    connect(m_media, &QComboBox::activated, this,
            [this] { m_model->setAnswer(kMedia, m_media->currentData().toString()); });
    retranslate();
}

FactsGroup::Row FactsGroup::addRow(QGridLayout *grid, QWidget *field, const char *name)
{
    Row row{.label = new QLabel(this), .origin = new TextLabel(TextRole::Caption, this)};
    row.label->setBuddy(field);
    row.origin->setObjectName(QLatin1StringView(name) + QLatin1StringView("Origin"));
    row.origin->setMuted(true);
    row.origin->setWordWrap(false);
    const int at = grid->rowCount();
    grid->addWidget(row.label, at, 0);
    grid->addWidget(field, at, 1);
    grid->addWidget(row.origin, at, 2);
    return row;
}

void FactsGroup::fillCombos()
{
    const QSignalBlocker quietPlatform(m_platform);
    const QSignalBlocker quietMedia(m_media);
    m_platform->clear();
    m_platform->addItem(tr("unknown"), QString());
    for (const Platform platform :
         {Platform::Windows, Platform::Linux, Platform::Wsl, Platform::Cloud, Platform::MacOs})
        m_platform->addItem(titleOf(platform), idOf(platform));
    m_media->clear();
    m_media->addItem(tr("unknown"), QString());
    for (const Media media : {Media::Image, Media::Video, Media::Audio})
        m_media->addItem(titleOf(media), idOf(media));
}

void FactsGroup::answerNumber(const QString &question, double value)
{
    m_model->setAnswer(question, value > 0 ? QString::number(value) : QString());
}

void FactsGroup::showNumber(QDoubleSpinBox *box, const Row &row, const QString &question,
                            std::optional<double> known, const QString &origin)
{
    const QString answer = m_model->facts().answers.value(question);
    const std::optional<double> answered = parseNumber(answer.toUtf8());
    const QSignalBlocker quiet(box);
    box->setValue(answered.value_or(known.value_or(0)));
    row.origin->setText(answered ? tr("your answer") : known ? origin : QString());
}

void FactsGroup::showChoice(QComboBox *box, const Row &row, const QString &question,
                            const QString &known, const QString &origin)
{
    const QString answer = m_model->facts().answers.value(question);
    const int answered = answer.isEmpty() ? -1 : box->findData(answer);
    box->setCurrentIndex(answered > 0 ? answered : std::max(0, box->findData(known)));
    row.origin->setText(answered > 0               ? tr("your answer")
                        : box->currentIndex() == 0 ? QString()
                                                   : origin);
}

void FactsGroup::refresh()
{
    const Run *run = m_model->facts().run();
    const Diagnosis &diagnosis = m_model->diagnosis();
    const QString fromLog = tr("from the log");
    const bool hasCard = run && !run->gpuName.isEmpty();
    m_card->setText(hasCard ? run->gpuName : tr("unknown"));
    m_cardRow.origin->setText(hasCard ? fromLog : QString());
    showNumber(m_vram, m_vramRow, kVram,
               diagnosis.capacity ? std::optional(diagnosis.capacity->gib()) : std::nullopt,
               fromLog);
    showNumber(m_ram, m_ramRow, kRam, std::nullopt, {});
    showChoice(m_platform, m_platformRow, kPlatform,
               run && run->platform != Platform::Unknown ? idOf(run->platform) : QString(),
               fromLog);
    showChoice(m_media, m_mediaRow, kMedia,
               diagnosis.media != Media::Unknown ? idOf(diagnosis.media) : QString(),
               m_model->jobView() ? tr("from the config") : fromLog);
}

void FactsGroup::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FactsGroup::retranslate()
{
    m_cardRow.label->setText(tr("Card"));
    m_vramRow.label->setText(tr("&VRAM"));
    m_platformRow.label->setText(tr("&System"));
    m_ramRow.label->setText(tr("System &RAM"));
    m_mediaRow.label->setText(tr("&Trained on", "label of the choice: image, video, audio"));
    for (QDoubleSpinBox *box : {m_vram, m_ram}) {
        box->setSpecialValueText(tr("unknown"));
        box->setAccessibleDescription(tr("In GiB; 0 means unknown"));
    }
    m_vram->setAccessibleName(tr("Memory of the card"));
    m_ram->setAccessibleName(tr("System memory"));
    m_platform->setAccessibleName(tr("Operating system or cloud"));
    m_platform->setAccessibleDescription(tr("Where the training runs"));
    m_media->setAccessibleName(tr("Kind of training data"));
    m_media->setAccessibleDescription(tr("Images, video or audio"));
    fillCombos();
    refresh();
}

} // namespace headroom
