// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/knowledgefile.h"
#include "base/units.h"
#include "base/vocabulary.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace headroom {

/// What low_vram does on an architecture.
enum class LowVramEffect {
    Ignored,    ///< the loader never looks at it
    Load,       ///< eases loading and quantizing only
    LoadSample, ///< eases loading, and sampling through tiled or staged decoding
    Train,      ///< also a real training saver (Wan 2.2 14B swaps its two experts)
};

/// Whether layer offloading works on an architecture.
enum class OffloadSupport { None, YamlOnly, Full, BreaksRun };

/// What a control or reference image of a sample costs.
enum class References {
    None,     ///< the architecture takes none, or takes them as channels
    SameSize, ///< as many tokens again as the image itself
    FullSize, ///< up to a megapixel each, unless Match Target Res is on
};

/// The kind of image decoder, which decides how much memory decoding needs.
enum class VaeKind {
    Unknown,
    None,        ///< works on pixels
    Image,       ///< AutoencoderKL of Stable Diffusion and FLUX
    CausalVideo, ///< 3-D causal convolutions: Wan, also used by Qwen-Image and others
    Ltx,
};

/// Activations of a UNet, in GiB per megapixel and image.
struct UnetActivations
{
    double checkpointed = 0;
    double plain = 0;
};

/// Facts about one model architecture. Absent numbers are unknown, never guessed; each has its
/// source in the YAML file (resources/knowledge/architectures/*.yaml).
struct Architecture
{
    QString id;          ///< "flux", "wan22_14b", … (the class, without tag)
    QStringList tags;    ///< entries such as "wan21:14b" are own architectures; empty when the
                         ///< class is enough
    QStringList aliases; ///< other names of the class
    QStringList names;   ///< lower-case parts of a model's name that mean this entry
    QString title;       ///< "FLUX.1"
    QString source;      ///< where the figures are from
    Media media = Media::Unknown;

    std::optional<double> parameters;      ///< of the denoiser, in billions
    int experts = 1;                       ///< denoisers loaded (Wan 2.2 14B: 2)
    std::optional<double> hidden;          ///< d
    std::optional<int> blocks;             ///< L, kept by checkpointing
    int uncheckpointedBlocks = 0;          ///< beside them, left out by checkpointing
    std::optional<double> blockParameters; ///< largest block, in millions: what is dequantised at
                                           ///< a time
    std::optional<double> loraParameters;  ///< per rank, in millions: Σ(in + out) of adapted
                                           ///< Linears
    std::optional<double> quantizedShare;  ///< share of parameters inside quantisable blocks
    std::optional<double> activationUnits; ///< saved tensors of a block in B·T·d·2 bytes, measured
    double activationPerSample = 0;        ///< GiB per sample, independent of its size
    std::optional<UnetActivations> unetActivations; ///< instead of blocks, for UNets
    std::optional<double> textEncoder; ///< billions of parameters, all text encoders together
    QString textEncoderName;
    VaeKind vae = VaeKind::Unknown;
    std::optional<double> vaeMillions;
    int pixelsPerToken = 16;            ///< spatial stride × patch; 0: unknown
    int temporalStride = 1;             ///< frames per latent frame; 0: unknown
    int textTokens = 0;                 ///< joined to the image tokens
    int frameStep = 1, frameOffset = 0; ///< valid frames: step·n + offset; 1/0 for images
    int bucketDivisor = 16;
    References references = References::None;
    bool needsReference = false; ///< every sample has a control image

    LowVramEffect lowVram = LowVramEffect::Ignored;
    bool lowVramDefault = false; ///< the web UI switches it on when the model is chosen
    OffloadSupport offload = OffloadSupport::None;
    bool textEncoderOnGpuBeforeQuantizing = true; ///< bf16 on the card first, whatever low_vram
                                                  ///< says
    bool textEncoderUsesQtype = false;            ///< qtype_te is ignored
    bool textEncoderParkedByLowVram = false; ///< stays off the card between loading and first use
    bool textEncoderOffAfterUse = false;     ///< with low_vram it leaves the card after each use
    bool mayUnloadTextEncoder = true;
    bool hasTextEncoder = true;
    bool quantizable = true;
    bool wholeModelToGpuBeforeQuantizing = false; ///< unless low_vram (where honoured)
    bool vaeTilingByLowVram = false;
    bool unloadsWhileSampling = false;   ///< with low_vram one part at a time is on the card
    bool keepsModelWhileCaching = false; ///< the denoiser stays on the card meanwhile
    QStringList accuracyRecovery;        ///< full qtype strings "uint3|…", lightest first
    std::optional<int> previewFramesDefault;
    QString smallerModel; ///< an architecture worth switching to, "zimage" or "wan21:1b", or empty
    QString note;         ///< English, translated when shown

    /// The value of model.arch: the class, with its first tag.
    QString key() const { return tags.isEmpty() ? id : id + QLatin1Char(':') + tags.first(); }
};

class Architectures
{
public:
    static Result<Architectures> load(const KnowledgeFolder &folder);
    /// The entry for a class and tag. Where the tag does not settle it, the model's name or path
    /// may; else the class's own entry; nullptr when unknown.
    const Architecture *find(QStringView arch, QStringView tag = {},
                             QStringView modelName = {}) const;
    const std::vector<Architecture> &all() const { return m_all; }

private:
    std::vector<Architecture> m_all;
};

/// A graphics card and what of its memory programs can use.
struct Gpu
{
    QString name;         ///< "NVIDIA GeForce RTX 4090"
    QStringList patterns; ///< lower-case words that all must occur in a name that a log prints
    Bytes usable;         ///< as CUDA reports it
};

class Gpus
{
public:
    static Result<Gpus> load(const KnowledgeFolder &folder);
    /// The card a log or nvidia-smi names; nullptr when unknown, or when cards of that name come
    /// with different memory and the name does not tell which.
    const Gpu *find(const QString &nameInLog) const;
    const std::vector<Gpu> &all() const { return m_all; }

private:
    std::vector<Gpu> m_all;
};

} // namespace headroom
