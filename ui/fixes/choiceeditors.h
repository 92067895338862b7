// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fixes/fieldeditor.h"

class QCheckBox;
class QComboBox;
class QGridLayout;

namespace headroom {

/// A switch, with the field's label beside it.
class FlagEditor : public FieldEditor
{
    Q_OBJECT

public:
    FlagEditor(const Field &field, QWidget *parent);

    void show(const FieldState &state, const std::vector<FieldChoice> &choices) override;
    QWidget *control() override;
    bool bearsLabel() const override { return true; }

private:
    QCheckBox *m_box;
};

/// One of several values. A value that is none of them stands in the list as the file has it.
class ChoiceEditor : public FieldEditor
{
    Q_OBJECT

public:
    ChoiceEditor(const Field &field, QWidget *parent);

    void show(const FieldState &state, const std::vector<FieldChoice> &choices) override;
    QWidget *control() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillItems(const FieldState &state, const std::vector<FieldChoice> &choices);
    void addHeading(const QString &group);
    void addUnusual(const FieldState &state);

    QComboBox *m_box;
    int m_offered = 0; ///< rows without the unusual value
    std::vector<FieldChoice> m_choices;
    FieldState m_state;
};

/// Sizes to tick, and the sizes of one's own that the file has beside them.
class ResolutionsEditor : public FieldEditor
{
    Q_OBJECT

public:
    ResolutionsEditor(const Field &field, QWidget *parent);

    void show(const FieldState &state, const std::vector<FieldChoice> &choices) override;
    QWidget *control() override;

private:
    QCheckBox *boxFor(const QVariant &size);
    void toggled(const QVariant &size, bool on);

    QGridLayout *m_grid;
    std::vector<std::pair<QVariant, QCheckBox *>> m_boxes;
    QVariantList m_sizes;
};

} // namespace headroom
