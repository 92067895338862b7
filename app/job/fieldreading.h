// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/fieldcatalogue.h"

/// The readers of the files in resources/panels. Inside of this room only.
namespace headroom {

Panel readPanel(KnowledgeMap &map);
void readArchitectureForms(KnowledgeMap &map, FieldCatalogue &catalogue);

} // namespace headroom
