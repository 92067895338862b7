// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/unsavededits.h"

#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QEvent>
#include <QFileDialog>
#include <QToolButton>
#include <QVBoxLayout>

namespace headroom {

using namespace Qt::StringLiterals;

UnsavedEdits::UnsavedEdits(CaseModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_message(new InlineMessage(this)),
      m_save(new QAction(this)),
      m_discard(new QAction(this)),
      m_stay(new QAction(this))
{
    m_message->setObjectName(u"unsavedMessage"_s);
    m_save->setObjectName(u"unsavedSave"_s);
    m_discard->setObjectName(u"unsavedDiscard"_s);
    m_stay->setObjectName(u"unsavedStay"_s);
    m_message->setActions({m_save, m_discard, m_stay});
    m_message->setClosable(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(grid::kPageMargin, grid::kGroupGap, grid::kPageMargin, 0);
    column->addWidget(m_message);
    hide();
    connect(m_save, &QAction::triggered, this, [this] {
        if (save())
            goOn();
    });
    connect(m_discard, &QAction::triggered, this, [this] {
        auto then = std::exchange(m_then, nullptr); // what goes is no longer to be asked about
        m_model->forgetEdits();
        m_then = std::move(then);
        goOn();
    });
    connect(m_stay, &QAction::triggered, this, &UnsavedEdits::stay);
    connect(model, &CaseModel::modifiedChanged, this, [this](bool modified) {
        if (!modified && m_then && !isHidden())
            stay(); // saved in another way: nothing is left to ask
    });
    retranslate();
}

void UnsavedEdits::ask(std::function<void()> then)
{
    m_then = std::move(then);
    show();
    m_message->showWarning(
        tr("The changes to the config of %1 are not saved.").arg(m_model->title()),
        tr("Your training would still run with the old settings."));
    // The answer is what the keyboard is for now.
    const QList<QToolButton *> buttons = m_message->findChildren<QToolButton *>();
    if (!buttons.isEmpty())
        buttons.front()->setFocus(Qt::OtherFocusReason);
}

void UnsavedEdits::goOn()
{
    const auto then = std::exchange(m_then, nullptr);
    hide();
    m_message->solve();
    if (then)
        then();
}

void UnsavedEdits::stay()
{
    m_then = nullptr;
    hide();
    m_message->solve();
    Q_EMIT kept();
}

bool UnsavedEdits::save()
{
    const auto then = std::exchange(m_then, nullptr); // saving must not answer for the user
    Result<void> saved;
    if (m_model->jobDiskPath().isEmpty()) {
        const QString path =
            QFileDialog::getSaveFileName(this, tr("Save the config"), m_model->title() + u".yaml"_s,
                                         tr("Configs (*.yaml *.yml *.json)"));
        m_then = then;
        if (path.isEmpty())
            return false;
        m_then = nullptr;
        saved = m_model->saveAs(path);
    } else {
        saved = m_model->save();
    }
    m_then = then;
    if (!saved)
        m_message->showError(saved.error());
    return saved.has_value();
}

void UnsavedEdits::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void UnsavedEdits::retranslate()
{
    m_save->setText(tr("&Save them"));
    m_discard->setText(tr("&Let them go"));
    m_stay->setText(tr("&Keep working"));
}

} // namespace headroom
