// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"

#include <map>

namespace headroom {

/// Which row of the view shows which line. Rows and lines differ only where a line was unfolded
/// into several rows.
class LogRows
{
public:
    struct Place
    {
        LineNumber line;
        int part = 0; ///< counted from 0 within the line
    };

    void reset(int lineCount);
    /// The line takes so many rows from now on; 1 folds it again.
    void setHeight(LineNumber line, int rows);
    int height(LineNumber line) const;

    int count() const { return m_lineCount + m_extra; }
    int firstRowOf(LineNumber line) const;
    Place at(int row) const;

private:
    int m_lineCount = 0;
    int m_extra = 0;
    std::map<int, int> m_unfolded; ///< line → rows beyond the first; a handful, opened by hand
};

} // namespace headroom
