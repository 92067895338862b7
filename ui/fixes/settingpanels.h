// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fixes/entryblocks.h"

class QTabWidget;

namespace headroom {

class CaseModel;
class FollowingScrollArea;
class InlineMessage;

/// AI Toolkit's own panels, on tabs. The widgets of a tab are made when it is first shown; a change
/// of the config refreshes the tab that is seen, and the others when they are.
class SettingPanels : public QWidget
{
    Q_OBJECT

public:
    explicit SettingPanels(CaseModel *model, QWidget *parent = nullptr);

    /// Shows the state of the model's config, which must be readable.
    void refresh();
    void retranslate();

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// The panels of one tab.
    struct Page
    {
        QString tab;
        FollowingScrollArea *area = nullptr;
        QWidget *column = nullptr; ///< made when the page is first shown
        std::vector<PanelForm *> forms;
        std::vector<EntryBlocks *> blocks;
        bool isStale = true;
    };

    void makePages();
    void makeColumn(Page &page);
    void addForm(Page &page, const Panel &panel);
    void addBlocks(Page &page, std::vector<const Panel *> panels);
    void refreshCurrent();
    ComparedJobs compared();
    void change(const Field &field, PanelScope scope, int index, const QVariant &value,
                bool typing);
    void edit(const std::vector<Edit> &edits, const QString &title, const QString &meltingKey = {});
    void tellHelp(const Field *field);

    CaseModel *m_model;
    QTabWidget *m_tabs;
    InlineMessage *m_refused;
    TextLabel *m_help;
    const Field *m_attended = nullptr;
    const FieldCatalogue *m_catalogue = nullptr; ///< whose panels the tabs are made of
    std::vector<Page> m_pages;
    std::optional<JobView> m_original, m_onDisk;
    QByteArray m_originalBytes, m_diskBytes; ///< which those two were read from
};

} // namespace headroom
