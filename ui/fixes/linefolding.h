// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPlainTextEdit;
class QTextBlock;

/// Folds the lines of an editor that are indented below another one.
namespace headroom {

/// Whether deeper lines follow a line.
bool canFold(const QTextBlock &line);
/// Whether they are hidden.
bool isFolded(const QTextBlock &line);
/// Hides or shows the lines below a line.
void toggleFold(QPlainTextEdit &editor, const QTextBlock &line);
/// Shows all lines that hide a line.
void revealLine(QPlainTextEdit &editor, const QTextBlock &line);
void unfoldAll(QPlainTextEdit &editor);

} // namespace headroom
