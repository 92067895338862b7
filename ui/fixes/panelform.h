// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/fieldstate.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QToolButton;

namespace headroom {

class FieldEditor;
class FieldMark;
class FlowLayout;
class TextLabel;

/// The three configs that a form compares.
struct FieldContexts
{
    FieldContext now;
    std::optional<FieldContext> failedRun; ///< nothing when it has no such dataset or sample
    std::optional<FieldContext> onDisk;
};

/// One card of AI Toolkit's form: a row for each field of a panel, made from the catalogue.
class PanelForm : public QWidget
{
    Q_OBJECT

public:
    /// The panel must outlive the form. `titled`: with the panel's title above.
    PanelForm(const Panel &panel, bool titled, QWidget *parent);

    const Panel &panel() const { return *m_panel; }
    /// Shows the values. The form hides when none of its fields is shown.
    void refresh(const FieldContexts &contexts);
    /// What is to be drawn anew in another language.
    void retranslate();

Q_SIGNALS:
    void chosen(const headroom::Field &field, const QVariant &value, bool typing);
    /// A field got the focus or the mouse: its help is wanted.
    void attended(const headroom::Field &field);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row
    {
        const Field *field = nullptr;
        TextLabel *heading = nullptr; ///< of the group that begins with this row
        TextLabel *label = nullptr;   ///< none when the editor bears it
        FieldEditor *editor = nullptr;
        FieldMark *mark = nullptr;
        QWidget *cell = nullptr; ///< of a narrow field
    };

    void addTitle();
    void addRow(const Field &field);
    void addNarrow(Row &row);
    void place(Row &row);
    void attend(Row &row);
    void refreshRow(Row &row, const FieldContexts &contexts);
    void showHeadings();
    void setOpen(bool open);

    const Panel *m_panel;
    QToolButton *m_fold = nullptr; ///< of a panel that can be closed
    TextLabel *m_title = nullptr;
    QWidget *m_body;
    QGridLayout *m_grid;
    FlowLayout *m_narrow = nullptr; ///< the line of narrow fields being filled
    std::vector<Row> m_rows;
    QHash<QObject *, const Field *> m_fieldOf;
};

} // namespace headroom
