// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

#include <QByteArray>
#include <QString>

/// A diagnosis written down: for a terminal, for programs, for an issue tracker.
namespace headroom {

/// Plain text of at most 100 columns; only commands with long file names are wider.
QString textReport(const Case &facts, const Diagnosis &diagnosis, const Knowledge &knowledge);
/// Markdown with a tracker's usual headings, at most 65,000 characters.
QString markdownReport(const Case &facts, const Diagnosis &diagnosis, const Knowledge &knowledge);
/// The JSON of contract.md, schema 1.
QByteArray jsonReport(const Case &facts, const Diagnosis &diagnosis, const Knowledge &knowledge);
/// One sentence: cause, confidence word, first change.
QString headline(const Diagnosis &diagnosis, const Knowledge &knowledge);
/// One sentence on how far the run came: "Died at step 3 of 2500, while training, 41 s after the
/// model was loaded."
QString runSummary(const Case &facts, const Diagnosis &diagnosis);

/// Hides what is personal: home and user names, hosts, e-mail addresses, tokens, dataset and
/// trigger words. The same thing gets the same pseudonym; each removal stays visible, as in
/// "<user-1>".
QString redact(const QString &text, const Case &facts);

} // namespace headroom
