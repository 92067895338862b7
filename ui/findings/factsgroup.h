// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/casemodel.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;

namespace headroom {

class TextLabel;

/// Card and system: what log and config tell is filled in, each field can be changed, and says
/// where its value is from.
class FactsGroup : public QWidget
{
    Q_OBJECT

public:
    explicit FactsGroup(CaseModel *model, QWidget *parent = nullptr);

    /// Takes the values from the model again.
    void refresh();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QLabel *label;
        TextLabel *origin;
    };

    Row addRow(QGridLayout *grid, QWidget *field, const char *name);
    void fillCombos();
    void answerNumber(const QString &question, double value);
    void showNumber(QDoubleSpinBox *box, const Row &row, const QString &question,
                    std::optional<double> known, const QString &origin);
    void showChoice(QComboBox *box, const Row &row, const QString &question, const QString &known,
                    const QString &origin);
    void retranslate();

    CaseModel *m_model;
    TextLabel *m_card;
    QDoubleSpinBox *m_vram, *m_ram;
    QComboBox *m_platform, *m_media;
    Row m_cardRow, m_vramRow, m_platformRow, m_ramRow, m_mediaRow;
};

} // namespace headroom
