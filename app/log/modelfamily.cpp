// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/modelfamily.h"

#include <array>

namespace headroom {

namespace {

struct Naming
{
    const char *part;
    const char *family;
    const char *refines = ""; ///< only after this one; empty: only as long as nothing is known
};

// The wording of AI Toolkit's load lines, then the scripts of other trainers. The first that fits
// wins.
constexpr std::array kNamings{
    Naming{"Loading Flux Kontext model", "flux_kontext"},
    Naming{"Loading Flux2 model", "flux2"},
    Naming{"Loading Flux model", "flux"},
    Naming{"Loading SD3 model", "sd3"},
    Naming{"Loading Lumina2 model", "lumina2"},
    Naming{"Loading Qwen Image model", "qwen_image"},
    Naming{"Loading ZImage model", "zimage"},
    Naming{"Loading HiDream model", "hidream"},
    Naming{"Loading HidreamO1 model", "hidream_o1"},
    Naming{"Loading Wan model", "wan21"},
    Naming{"Loading LTX2 model", "ltx2"},
    Naming{"Loading LTX-2.5 model", "ltx2.5"},
    Naming{"Loading MiniMax-H3 model", "minimax_h3"},
    Naming{"Loading OmniGen2 model", "omnigen2"},
    Naming{"Loading Krea 2 model", "krea2"},
    Naming{"Loading Krea2 model", "krea2"},
    Naming{"Loading Mage-Flow model", "mageflow"},
    Naming{"Loading Boogu-Image model", "boogu_image"},
    Naming{"Loading Ideogram4 model", "ideogram4"},
    Naming{"Loading ErnieImage model", "ernie_image"},
    Naming{"Loading Nucleus model", "nucleus_image"},
    Naming{"Loading PRXPixel model", "prx_pixel"},
    Naming{"Loading Anima model", "anima"},
    Naming{"Loading CogView4 model", "cogview4"},
    Naming{"Loading Chroma model", "chroma"},
    Naming{"Chroma version", "chroma"},
    Naming{"Chroma checkpoint", "chroma"},
    Naming{"transformer 1", "wan22_14b", "wan21"},
    Naming{"DualWanTransformer3DModel", "wan22_14b", "wan21"},
    Naming{"Loading Qwen3", "flux2_klein", "flux2"},
    Naming{"pixel-space checkpoint (L2P)", "zimage_l2p", "zimage"},
    Naming{"Building Flux model", "flux"},
    Naming{"flux_train", "flux"},
    Naming{"train_dreambooth_lora_flux_kontext", "flux_kontext"},
    Naming{"train_dreambooth_lora_flux", "flux"},
    Naming{"train_dreambooth_lora_sdxl", "sdxl"},
    Naming{"train_dreambooth_lora_sd3", "sd3"},
    Naming{"train_dreambooth_lora_qwen_image", "qwen_image"},
    Naming{"train_dreambooth_lora_hidream", "hidream"},
    Naming{"sdxl_train", "sdxl"},
    Naming{"sdxl_original_unet", "sdxl"},
    Naming{"sd3_train", "sd3"},
    Naming{"lumina_train", "lumina2"},
    Naming{"anima_train", "anima"},
    Naming{"qwen_image_train", "qwen_image"},
    Naming{"qwen_image_cache", "qwen_image"},
    Naming{"lora_qwen_image", "qwen_image"},
    Naming{"zimage_train", "zimage"},
    Naming{"wan_train_network", "wan21"},
    Naming{"lora_wan", "wan21"},
    Naming{"models/wan/", "wan21"},
    Naming{"models/hunyuan_video", "hunyuan_video"},
    Naming{"hv_train_network", "hunyuan_video"},
    Naming{"hunyuan_image_train", "hunyuan_image"},
    Naming{"fpack_train", "framepack"},
    Naming{"flux_kontext_train", "flux_kontext"},
};

/// "Loading Some New model" of a family this table does not know yet: "some_new".
QString familyByWording(QByteArrayView line)
{
    line = line.trimmed();
    if (!line.startsWith("Loading ") || !line.endsWith(" model") || line.size() > 48)
        return {};
    return QString::fromUtf8(line.sliced(8).chopped(6))
        .toLower()
        .replace(u' ', u'_')
        .replace(u'-', u'_');
}

} // namespace

QString refinedFamily(const QString &family, QByteArrayView line)
{
    for (const Naming &naming : kNamings) {
        if (family != QLatin1StringView(naming.refines) || !line.contains(naming.part))
            continue;
        return QString::fromLatin1(naming.family);
    }
    return family.isEmpty() ? familyByWording(line) : family;
}

} // namespace headroom
