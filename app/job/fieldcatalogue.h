// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/knowledgefile.h"

#include <QStringList>
#include <QVariant>

#include <optional>
#include <vector>

/// The panels of AI Toolkit's job form as data: what each field is called, where its value stands,
/// which values it takes, and when it is shown. Read from resources/panels.
namespace headroom {

enum class FieldType {
    Text,
    Integer,
    Number,
    Percent, ///< shown as 0 to 100, stored as 0 to 1
    Flag,
    Choice,
    Architecture, ///< a choice of all architectures
    Resolutions,  ///< a list of numbers, of which some are offered
    Derived,      ///< a choice that stands for several keys
};

/// All of its parts must hold. Paths are below the entry, or with "/" in front below the process.
struct FieldCondition
{
    QString section;                   ///< the architecture has this section
    QString enabled;                   ///< the architecture does not disable this
    QStringList groups, withoutGroups; ///< of architectures
    QStringList architectures;         ///< values of "Model Architecture"
    QString jobType, otherJobType;     ///< type of the process: this, not that
    QString on, off;                   ///< a path whose value is, is not true
    QString path, is;                  ///< a path whose value is this

    /// Whether it asks for the architecture, rather than for what is set.
    bool asksArchitecture() const;
};

/// A key that a choice or a flag writes beside its own. An invalid value removes the key.
struct FieldWrite
{
    QString path;
    QVariant value;
    bool onlyIfAbsent = false;
    bool onlyIfPresent = false;
};

struct FieldChoice
{
    QVariant value;
    QString label;
    QString group = {};                    ///< the heading it stands under; empty for none
    std::vector<FieldCondition> when = {}; ///< of a derived choice
    std::vector<FieldWrite> writes = {};
};

/// What an emptied text or number writes.
enum class Blank { Remove, Null, Keep };

struct Field
{
    QString id;    ///< unique in its panel
    QString label; ///< AI Toolkit's, never translated
    QString group; ///< the heading that it stands under; empty for none
    QString path;
    QStringList legacy; ///< other paths the value may have
    QStringList with;   ///< paths that get the same value
    FieldType type = FieldType::Text;
    std::optional<double> minimum, maximum;
    QVariant preset;   ///< what AI Toolkit's form writes into a new job; invalid: nothing
    QVariant absent;   ///< what counts when the key is missing; invalid: nothing
    QString fallsBack; ///< the path whose value counts when the key is missing
    std::vector<FieldChoice> choices;
    bool isOpen = false;              ///< other values than the choices are fine
    bool hasRecoveryAdapters = false; ///< those of the architecture are among the choices
    QString flagPath;                 ///< the flag that is off when the choice is empty
    QVariant reset;                   ///< what the path gets then
    Blank blank = Blank::Remove;
    bool offRemoves = false;   ///< a flag that is off is taken out of the file
    bool storedAsText = false; ///< a number that AI Toolkit's form writes in quotes
    int lines = 1;             ///< of a text
    bool isNarrow = false;     ///< stands beside its neighbours
    std::vector<FieldWrite> onWrites, offWrites;
    std::vector<FieldCondition> shownWhen; ///< all must hold
    QString placeholder;
    QStringList phases; ///< whose memory it moves: "load", "cache", "train", "sample"
    QString help;       ///< English; translated when shown
};

enum class PanelScope { Job, Dataset, Sample };

struct Panel
{
    QString id;
    QString title; ///< AI Toolkit's, unless it is Headroom's own panel
    QString tab;
    int order = 0;
    PanelScope scope = PanelScope::Job;
    bool startsClosed = false;
    bool isOwn = false; ///< of keys that AI Toolkit's form has no control for
    std::vector<Field> fields;
    QVariant newEntry; ///< a ConfigBlock: what "Add" writes
    const Field *field(QStringView fieldId) const;
};

/// An entry of "Model Architecture".
struct ArchitectureForm
{
    QString value; ///< as in model.arch, with its tag
    QString label;
    QString group; ///< image, instruction, video, audio, experimental
    QStringList sections, disabled;
    QStringList controls;                      ///< what new datasets get as "controls"
    std::vector<FieldChoice> recoveryAdapters; ///< further values of model.qtype
    std::vector<FieldWrite> select;            ///< what choosing it writes
};

struct FieldCatalogue
{
    std::vector<Panel> panels; ///< in the order of AI Toolkit's cards
    std::vector<ArchitectureForm> architectures;
    std::vector<FieldWrite> leaving; ///< what each key that an architecture wrote gets afterwards

    const Panel *panel(QStringView id) const;
    /// The entry of an architecture as it is written ("wan22_14b:t2v"), or of its class ("flux");
    /// nullptr when it is unknown.
    const ArchitectureForm *architecture(const QString &written) const;
    /// The tabs, in the order in which their panels first occur.
    QStringList tabs() const;

    static Result<FieldCatalogue> load(const KnowledgeFolder &folder);
};

/// A text of the catalogue in the user's language.
QString fieldText(const QString &english);

} // namespace headroom
