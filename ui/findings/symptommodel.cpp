// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/symptommodel.h"

#include "report/wording.h"

#include <QLocale>

namespace headroom {

namespace {

constexpr qsizetype kLongestWords = 80;

/// The sentence of a line that a signature recognised: from the word where its literal begins.
QString wordsAround(const QString &line, const QString &literal)
{
    qsizetype from = line.indexOf(literal, 0, Qt::CaseInsensitive);
    if (from < 0)
        return literal;
    while (from > 0 && !line[from - 1].isSpace())
        --from;
    const QString words = line.mid(from, kLongestWords);
    const qsizetype end = words.indexOf(QLatin1StringView(". "));
    return end > 0 ? words.first(end) : words;
}

} // namespace

SymptomModel::SymptomModel(QObject *parent) : QAbstractListModel(parent) {}

void SymptomModel::setRun(const Run *run, const Signatures &signatures)
{
    const auto entryOf = [run](const Signature &signature) {
        Entry entry;
        entry.meaning = knowledgeText(signature.title);
        entry.words = QString::fromUtf8(signature.literal);
        if (const Symptom *symptom = run ? run->symptom(signature.id) : nullptr) {
            entry.line = symptom->line;
            entry.count = symptom->count;
            entry.text = symptom->text;
            entry.words = wordsAround(symptom->text, entry.words);
        }
        return entry;
    };
    beginResetModel();
    m_entries.clear();
    for (const Signature &signature : signatures.all()) {
        if (signature.scope)
            m_entries.push_back(entryOf(signature));
    }
    if (run) {
        for (const Symptom &symptom : run->symptoms) {
            const Signature *signature = signatures.find(symptom.signature);
            if (signature && !signature->scope)
                m_entries.push_back(entryOf(*signature));
        }
    }
    endResetModel();
}

LineNumber SymptomModel::lineAt(const QModelIndex &index) const
{
    return m_entries[static_cast<std::size_t>(index.row())].line;
}

int SymptomModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QString SymptomModel::placeOf(const Entry &entry) const
{
    if (entry.count == 0)
        return tr("not found");
    const QString line = QLocale().toString(entry.line.value);
    if (entry.count == 1)
        return tr("line %1").arg(line);
    return tr("line %1, %n time(s)", nullptr, entry.count).arg(line);
}

QVariant SymptomModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return entry.words;
    case FoundRole:
        return entry.count > 0;
    case LineRole:
        return entry.line.value;
    case PlaceRole:
        return placeOf(entry);
    case Qt::ToolTipRole:
        return entry.text.isEmpty()
                   ? entry.meaning
                   : tr("%1\n%2", "meaning of a symptom, its line").arg(entry.meaning, entry.text);
    case Qt::AccessibleTextRole:
        return tr("%1 (%2): %3", "symptom, what it means, where it was found")
            .arg(entry.words, entry.meaning, placeOf(entry));
    default:
        return {};
    }
}

Qt::ItemFlags SymptomModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                           : Qt::NoItemFlags;
}

} // namespace headroom
