// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/settingreader.h"

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

struct FlagName
{
    QLatin1StringView flag;
    QLatin1StringView arch;
};

// AI Toolkit's ModelConfig tests them in this order.
constexpr FlagName kFlags[] = {{"is_v2"_L1, "sd2"_L1},
                               {"is_v3"_L1, "sd3"_L1},
                               {"is_xl"_L1, "sdxl"_L1},
                               {"is_pixart"_L1, "pixart"_L1},
                               {"is_pixart_sigma"_L1, "pixart_sigma"_L1},
                               {"is_auraflow"_L1, "auraflow"_L1},
                               {"is_flux"_L1, "flux"_L1},
                               {"is_lumina2"_L1, "lumina2"_L1},
                               {"is_vega"_L1, "vega"_L1},
                               {"is_ssd"_L1, "ssd"_L1}};

/// Parts of a model's name or path, in lower case, that mean an architecture; the first that fits
/// counts, so the more particular ones come first. After the repositories that AI Toolkit's web UI
/// fills in.
constexpr FlagName kModelNames[] = {{"flux.2-klein-base-4b"_L1, "flux2_klein_4b"_L1},
                                    {"flux.2-klein-4b"_L1, "flux2_klein_4b"_L1},
                                    {"flux.2-klein"_L1, "flux2_klein_9b"_L1},
                                    {"flux.2"_L1, "flux2"_L1},
                                    {"flux.1-kontext"_L1, "flux_kontext"_L1},
                                    {"flux1-kontext"_L1, "flux_kontext"_L1},
                                    {"flex.1"_L1, "flex1"_L1},
                                    {"flex.2"_L1, "flex2"_L1},
                                    {"flux.1"_L1, "flux"_L1},
                                    {"flux1-"_L1, "flux"_L1},
                                    {"zeta-chroma"_L1, "zeta_chroma"_L1},
                                    {"chroma"_L1, "chroma"_L1},
                                    {"qwen-image-edit-25"_L1, "qwen_image_edit_plus"_L1},
                                    {"qwen-image-edit"_L1, "qwen_image_edit"_L1},
                                    {"qwen-image"_L1, "qwen_image"_L1},
                                    {"z-image"_L1, "zimage"_L1},
                                    {"hidream-e1"_L1, "hidream_e1"_L1},
                                    {"hidream-o1"_L1, "hidream_o1"_L1},
                                    {"hidream"_L1, "hidream"_L1},
                                    {"wan2.2-i2v"_L1, "wan22_14b_i2v"_L1},
                                    {"wan2.2-ti2v-5b"_L1, "wan22_5b"_L1},
                                    {"wan2.2"_L1, "wan22_14b"_L1},
                                    {"wan2.1-i2v"_L1, "wan21_i2v"_L1},
                                    {"wan2.1"_L1, "wan21"_L1},
                                    {"ltx-2.5"_L1, "ltx2.5"_L1},
                                    {"ltx-2.3"_L1, "ltx2.3"_L1},
                                    {"ltx-2"_L1, "ltx2"_L1},
                                    {"minimax-h3"_L1, "minimax_h3"_L1},
                                    {"krea-2"_L1, "krea2"_L1},
                                    {"lumina-image-2"_L1, "lumina2"_L1},
                                    {"omnigen2"_L1, "omnigen2"_L1},
                                    {"ernie-image"_L1, "ernie_image"_L1},
                                    {"nucleus-image"_L1, "nucleus_image"_L1},
                                    {"ideogram-4"_L1, "ideogram4"_L1},
                                    {"stable-diffusion-3"_L1, "sd3"_L1},
                                    {"stable-diffusion-xl"_L1, "sdxl"_L1},
                                    {"sdxl"_L1, "sdxl"_L1},
                                    {"stable-diffusion-2"_L1, "sd2"_L1},
                                    {"stable-diffusion-v1-5"_L1, "sd15"_L1}};

QString archOfName(const QString &name)
{
    for (const FlagName &known : kModelNames) {
        if (name.contains(known.flag, Qt::CaseInsensitive))
            return known.arch.toString();
    }
    return {};
}

} // namespace

ArchitectureName architectureOf(const SettingReader &model)
{
    const QString written = model.string(u"arch"_s).value.trimmed();
    if (!written.isEmpty()) {
        ArchitectureName name{written.section(u':', 0, 0), written.section(u':', 1)};
        if (name.name == "sd1"_L1)
            name.name = u"sd15"_s;
        return name;
    }
    for (const FlagName &known : kFlags) {
        if (model.flag(known.flag.toString(), false).value)
            return {known.arch.toString(), {}};
    }
    return {archOfName(model.string(u"name_or_path"_s).value), {}};
}

} // namespace headroom
