// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/reportpage.h"

#include "base/language.h"
#include "diagnosis/diagnosis.h"
#include "report/report.h"
#include "ui/shell/icons.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/look.h"
#include "ui/widgets/pageframe.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSaveFile>

namespace headroom {

ReportPage::ReportPage(CaseModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_frame(new PageFrame(PageFrame::Contents::Fill, this)),
      m_message(new InlineMessage(this)),
      m_hide(new QCheckBox(this)),
      m_english(new QCheckBox(this)),
      m_text(new QPlainTextEdit(this)),
      m_back(new QPushButton(this)),
      m_save(new QPushButton(this))
{
    setObjectName(QStringLiteral("reportPage"));
    m_hide->setObjectName(QStringLiteral("reportHide"));
    m_hide->setChecked(true);
    m_english->setObjectName(QStringLiteral("reportEnglish"));
    m_text->setObjectName(QStringLiteral("reportText"));
    m_text->setReadOnly(true);
    m_text->setFont(fixedFont());
    m_text->setTabChangesFocus(true);
    m_back->setObjectName(QStringLiteral("reportBack"));
    m_back->setIcon(tintedIcon(QStringLiteral("back")));
    m_save->setObjectName(QStringLiteral("reportSave"));
    m_save->setIcon(tintedIcon(QStringLiteral("save")));
    m_message->setObjectName(QStringLiteral("reportMessage"));

    m_frame->contents()->addWidget(m_message);
    auto *wishes = new QHBoxLayout;
    wishes->addWidget(m_hide);
    wishes->addSpacing(grid::kGroupGap);
    wishes->addWidget(m_english);
    wishes->addStretch(1);
    m_frame->contents()->addLayout(wishes);
    m_frame->contents()->addWidget(m_text, 1);
    m_frame->actions()->addWidget(m_back);
    m_frame->actions()->addStretch(1);
    m_frame->actions()->addWidget(m_save);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(m_frame);

    connect(m_back, &QPushButton::clicked, this, &ReportPage::closed);
    connect(m_save, &QPushButton::clicked, this, &ReportPage::save);
    connect(m_hide, &QCheckBox::toggled, this, &ReportPage::refresh);
    connect(m_english, &QCheckBox::toggled, this, &ReportPage::refresh);
    connect(m_frame->mainAction(), &QPushButton::clicked, this, &ReportPage::copy);
    const auto refreshIfSeen = [this] {
        if (isVisible())
            refresh();
    };
    connect(model, &CaseModel::diagnosisChanged, this, refreshIfSeen);
    connect(model, &CaseModel::jobChanged, this, refreshIfSeen);
    retranslate();
}

QString ReportPage::report() const
{
    if (!m_model->hasCase())
        return {};
    const Case &facts = m_model->facts();
    const Knowledge &knowledge = m_model->knowledge();
    if (!m_english->isChecked())
        return markdownReport(facts, m_model->diagnosis(), knowledge);
    const EnglishTexts english;
    // The sentences of the diagnosis at hand are in the window's language.
    return markdownReport(facts, diagnose(facts, knowledge), knowledge);
}

void ReportPage::refresh()
{
    const QString written = report();
    m_text->setPlainText(m_hide->isChecked() ? redact(written, m_model->facts()) : written);
}

QString ReportPage::text() const
{
    return m_text->toPlainText();
}

void ReportPage::showEvent(QShowEvent *event)
{
    m_message->solve();
    refresh();
    QWidget::showEvent(event);
}

void ReportPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

void ReportPage::copy()
{
    QGuiApplication::clipboard()->setText(text());
    m_message->showPositive(tr("The report is in the clipboard."),
                            tr("Paste it into the issue or the message to support."));
}

void ReportPage::save()
{
    const QString start = QDir::home().filePath(QStringLiteral("headroom-report.md"));
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the report"), start, tr("Markdown (*.md)"));
    if (path.isEmpty())
        return;
    const QByteArray bytes = text().toUtf8();
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit()) {
        m_message->showPositive(tr("The report is saved."), QDir::toNativeSeparators(path));
        return;
    }
    m_message->showError({.id = QStringLiteral("report.not_written"),
                          .file = path,
                          .message = tr("The report cannot be saved: %1.").arg(file.errorString()),
                          .remedy = tr("Choose another folder, or copy it instead.")});
}

void ReportPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ReportPage::retranslate()
{
    m_frame->setSentence(tr("This is the report, ready for an issue or for support."));
    m_frame->setMainAction(tr("&Copy the report"));
    m_hide->setText(tr("&Hide personal details"));
    m_hide->setAccessibleDescription(
        tr("Replaces names, paths, addresses and tokens; each removal stays visible"));
    m_english->setText(tr("In &English"));
    m_english->setAccessibleDescription(tr("Writes the report in English, for those who read it"));
    const bool isEnglish = currentLanguage() == QLatin1StringView("en");
    m_english->setVisible(!isEnglish);
    if (isEnglish)
        m_english->setChecked(false);
    m_text->setAccessibleName(tr("Report"));
    m_text->setAccessibleDescription(tr("The text that is copied, as Markdown"));
    m_back->setText(tr("&Back"));
    m_back->setAccessibleDescription(tr("Returns to the page before"));
    m_save->setText(tr("&Save…"));
    m_save->setAccessibleDescription(tr("Saves the report as a Markdown file"));
    if (isVisible())
        refresh();
}

} // namespace headroom
