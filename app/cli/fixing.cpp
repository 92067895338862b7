// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/fixing.h"

#include "diagnosis/fixedits.h"
#include "job/jobview.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct Fixing
{
    Q_DECLARE_TR_FUNCTIONS(Fixing)
};

std::unexpected<Error> fault(const QString &id, const QString &file, const QString &message,
                             const QString &remedy)
{
    return std::unexpected(Error{.id = id, .file = file, .message = message, .remedy = remedy});
}

QString noteOn(const QString &fix, const FixEdits &edits)
{
    return edits.state == FixEdits::State::AlreadyDone
               ? Fixing::tr("%1 changes nothing, it is done already: %2").arg(fix, edits.reason)
               : Fixing::tr("%1 does not apply: %2").arg(fix, edits.reason);
}

} // namespace

Result<WantedFix> readWantedFix(const QString &text, const Knowledge &knowledge)
{
    const WantedFix wanted{.id = text.section(u'=', 0, 0).trimmed(),
                           .value = text.section(u'=', 1).trimmed()};
    if (configFixes().contains(wanted.id) || knowledge.fix(wanted.id) != nullptr)
        return wanted;
    return fault(
        u"cli.unknown_fix"_s, {}, Fixing::tr("There is no fix \"%1\".").arg(wanted.id),
        Fixing::tr("The fixes that edit a config are: %1.").arg(configFixes().join(u", "_s)));
}

Result<FixedConfig> applyFixes(const JobText &config, const std::vector<WantedFix> &fixes,
                               const Knowledge &knowledge)
{
    FixedConfig fixed{.text = config};
    for (const WantedFix &wanted : fixes) {
        const Result<JobView> view = JobView::read(fixed.text);
        if (!view)
            return std::unexpected(view.error());
        const Architecture *architecture = knowledge.architectures.find(view->arch, view->archTag);
        const FixEdits edits = editsForFix(wanted.id, *view, architecture, wanted.value);
        if (edits.state != FixEdits::State::Edits) {
            fixed.notes << noteOn(wanted.id, edits);
            continue;
        }
        const Result<JobText> edited = fixed.text.apply(edits.edits);
        if (!edited)
            return std::unexpected(edited.error());
        fixed.text = *edited;
    }
    return fixed;
}

Result<QByteArray> readConfigFile(const QString &path)
{
    QFile file(path);
    if (!file.exists()) {
        return fault(u"cli.missing_config"_s, path, Fixing::tr("This file does not exist."),
                     Fixing::tr("Check the name, or give the full path."));
    }
    if (QFileInfo(path).isDir()) {
        return fault(u"cli.config_is_folder"_s, path, Fixing::tr("This is a folder."),
                     Fixing::tr("Name the config file in it."));
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return fault(u"cli.unreadable_config"_s, path,
                     Fixing::tr("This file cannot be read: %1.").arg(file.errorString()),
                     Fixing::tr("Check that you may read it."));
    }
    return file.readAll();
}

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return fault(u"cli.unwritable"_s, path,
                 Fixing::tr("This file cannot be written: %1.").arg(file.errorString()),
                 Fixing::tr("Check that you may write there, or use --output with another name."));
}

Result<void> saveInPlace(const QString &path, const QByteArray &before, const QByteArray &after)
{
    const Result<QByteArray> now = readConfigFile(path);
    if (!now)
        return std::unexpected(now.error());
    if (*now != before) {
        return fault(u"cli.changed_meanwhile"_s, path,
                     Fixing::tr("This file was changed by someone else meanwhile."),
                     Fixing::tr("Nothing was written; run the command again."));
    }
    if (after == before)
        return {};
    const QString backup = path + u".bak"_s;
    if (!QFile::exists(backup)) {
        const Result<void> kept = writeFile(backup, before);
        if (!kept)
            return kept;
    }
    return writeFile(path, after);
}

} // namespace headroom
