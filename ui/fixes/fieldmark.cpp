// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/fieldmark.h"

#include "ui/fixes/fieldeditor.h"
#include "ui/widgets/linkbutton.h"
#include "ui/widgets/textlabel.h"

#include <QHBoxLayout>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

/// A long value, such as a prompt, is told in its first words.
QString shortened(const QString &text)
{
    constexpr qsizetype kLongest = 14;
    return text.size() <= kLongest ? text : text.first(kLongest - 1) + u'…';
}

bool differs(const FieldState &one, const FieldState &other)
{
    return one.isSet != other.isSet || one.value != other.value;
}

} // namespace

FieldMark::FieldMark(const Field &field, QWidget *parent)
    : QWidget(parent),
      m_field(&field),
      m_was(new LinkButton({}, this)),
      m_note(new TextLabel(TextRole::Caption, this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_was);
    layout->addWidget(m_note);
    layout->addStretch(1);
    m_was->setObjectName(u"was"_s);
    m_note->setObjectName(u"note"_s);
    m_note->setMuted(true);
    m_note->setWordWrap(false);
    m_was->hide();
    m_note->hide();
    connect(m_was, &LinkButton::clicked, this, [this] { Q_EMIT backRequested(m_before); });
}

QString FieldMark::nameOf(const FieldState &state, const std::vector<FieldChoice> &choices) const
{
    const QString value = shownValue(*m_field, choices, state.value);
    if (!state.isSet)
        return value.isEmpty() ? tr("not set") : tr("%1 (default)").arg(value);
    return value.isEmpty() ? tr("empty") : value;
}

void FieldMark::show(const FieldState &now, const std::optional<FieldState> &before,
                     const std::optional<FieldState> &onDisk,
                     const std::vector<FieldChoice> &choices)
{
    const bool isChanged = before && differs(now, *before);
    m_was->setVisible(isChanged);
    if (isChanged) {
        const QString was = nameOf(*before, choices);
        m_before = before->isSet ? before->value : QVariant();
        m_was->setText(tr("← was %1", "the value of the failed run").arg(shortened(was)));
        QString tip = tr("In the failed run: %1. Click to put it back.").arg(was);
        if (onDisk && differs(now, *onDisk))
            tip += u'\n' + tr("In the file now: %1; your change is not saved yet.")
                               .arg(nameOf(*onDisk, choices));
        else if (onDisk)
            tip += u'\n' + tr("The change is saved in the file.");
        m_was->setToolTip(tip);
        m_was->setAccessibleName(tr("%1 was %2; put it back").arg(m_field->label, was));
    }
    const QString note = isChanged                           ? QString()
                         : now.isForeign                     ? tr("not for this model")
                         : !now.isSet && now.value.isValid() ? tr("default")
                                                             : QString();
    m_note->setText(note);
    m_note->setToolTip(
        now.isForeign
            ? tr("AI Toolkit's form hides this setting for this architecture; the file has it.")
            : tr("The file does not have this key: AI Toolkit's own default counts."));
    m_note->setVisible(!note.isEmpty());
}

} // namespace headroom
