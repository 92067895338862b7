// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/architecture.h"

#include <algorithm>
#include <utility>

namespace headroom {

namespace {

/// A closed list of words in a knowledge file and what they mean.
template <typename E>
using Words = std::initializer_list<std::pair<QLatin1StringView, E>>;

template <typename E>
void readWord(KnowledgeMap &map, const char *key, E &value, Words<E> words)
{
    if (!map.has(key))
        return;
    const QString text = map.text(key);
    for (const auto &[word, meaning] : words) {
        if (text == word) {
            value = meaning;
            return;
        }
    }
    map.report(QStringLiteral("\"%1\" is none of the words allowed here").arg(text), key);
}

void readText(KnowledgeMap &map, const char *key, QString &value)
{
    value = map.textOr(key, value);
}

void readTexts(KnowledgeMap &map, const char *key, QStringList &value)
{
    const bool given = map.has(key);
    const QStringList texts = map.texts(key);
    if (given)
        value = texts;
}

void readNumber(KnowledgeMap &map, const char *key, std::optional<double> &value)
{
    if (const auto number = map.optionalNumber(key)) {
        if (*number <= 0)
            map.report(QStringLiteral("a number above 0 is expected"), key);
        value = number;
    }
}

void readInteger(KnowledgeMap &map, const char *key, int &value)
{
    value = map.optionalInteger(key).value_or(value);
    if (value < 0)
        map.report(QStringLiteral("a number of 0 or more is expected"), key);
}

void readFlag(KnowledgeMap &map, const char *key, bool &value)
{
    value = map.flagOr(key, value);
}

void readNetwork(KnowledgeMap &map, Architecture &entry)
{
    readNumber(map, "parameters", entry.parameters);
    readInteger(map, "experts", entry.experts);
    readNumber(map, "hidden", entry.hidden);
    if (const auto blocks = map.optionalInteger("blocks"))
        entry.blocks = blocks;
    readInteger(map, "uncheckpointed_blocks", entry.uncheckpointedBlocks);
    readNumber(map, "block_parameters", entry.blockParameters);
    readNumber(map, "lora_parameters", entry.loraParameters);
    readNumber(map, "quantized_share", entry.quantizedShare);
    readNumber(map, "activation_units", entry.activationUnits);
    entry.activationPerSample =
        map.optionalNumber("activation_per_sample").value_or(entry.activationPerSample);
    const std::vector<double> unet = map.numbers("unet_activations");
    if (unet.size() == 2)
        entry.unetActivations = UnetActivations{.checkpointed = unet[0], .plain = unet[1]};
    else if (!unet.empty())
        map.report(QStringLiteral("two numbers are expected"), "unet_activations");
}

void readSizes(KnowledgeMap &map, Architecture &entry)
{
    readNumber(map, "text_encoder", entry.textEncoder);
    readText(map, "text_encoder_name", entry.textEncoderName);
    readWord(map, "vae", entry.vae,
             {{QLatin1StringView("unknown"), VaeKind::Unknown},
              {QLatin1StringView("none"), VaeKind::None},
              {QLatin1StringView("image"), VaeKind::Image},
              {QLatin1StringView("causal_video"), VaeKind::CausalVideo},
              {QLatin1StringView("ltx"), VaeKind::Ltx}});
    readNumber(map, "vae_millions", entry.vaeMillions);
    readInteger(map, "pixels_per_token", entry.pixelsPerToken);
    readInteger(map, "temporal_stride", entry.temporalStride);
    readInteger(map, "text_tokens", entry.textTokens);
    readInteger(map, "frame_step", entry.frameStep);
    readInteger(map, "frame_offset", entry.frameOffset);
    readInteger(map, "bucket_divisor", entry.bucketDivisor);
    readWord(map, "references", entry.references,
             {{QLatin1StringView("none"), References::None},
              {QLatin1StringView("same_size"), References::SameSize},
              {QLatin1StringView("full_size"), References::FullSize}});
    readFlag(map, "needs_reference", entry.needsReference);
}

void readOptions(KnowledgeMap &map, Architecture &entry)
{
    readWord(map, "low_vram", entry.lowVram,
             {{QLatin1StringView("ignored"), LowVramEffect::Ignored},
              {QLatin1StringView("load"), LowVramEffect::Load},
              {QLatin1StringView("load_sample"), LowVramEffect::LoadSample},
              {QLatin1StringView("train"), LowVramEffect::Train}});
    readFlag(map, "low_vram_default", entry.lowVramDefault);
    readWord(map, "offload", entry.offload,
             {{QLatin1StringView("none"), OffloadSupport::None},
              {QLatin1StringView("yaml_only"), OffloadSupport::YamlOnly},
              {QLatin1StringView("full"), OffloadSupport::Full},
              {QLatin1StringView("breaks_run"), OffloadSupport::BreaksRun}});
    readFlag(map, "text_encoder_on_gpu_before_quantizing", entry.textEncoderOnGpuBeforeQuantizing);
    readFlag(map, "text_encoder_uses_qtype", entry.textEncoderUsesQtype);
    readFlag(map, "text_encoder_parked_by_low_vram", entry.textEncoderParkedByLowVram);
    readFlag(map, "text_encoder_off_after_use", entry.textEncoderOffAfterUse);
    readFlag(map, "may_unload_text_encoder", entry.mayUnloadTextEncoder);
    readFlag(map, "has_text_encoder", entry.hasTextEncoder);
    readFlag(map, "quantizable", entry.quantizable);
    readFlag(map, "whole_model_to_gpu_before_quantizing", entry.wholeModelToGpuBeforeQuantizing);
    readFlag(map, "vae_tiling_by_low_vram", entry.vaeTilingByLowVram);
    readFlag(map, "unloads_while_sampling", entry.unloadsWhileSampling);
    readFlag(map, "keeps_model_while_caching", entry.keepsModelWhileCaching);
    readTexts(map, "accuracy_recovery", entry.accuracyRecovery);
    if (const auto frames = map.optionalInteger("preview_frames_default"))
        entry.previewFramesDefault = frames;
    readText(map, "smaller_model", entry.smallerModel);
    readText(map, "note", entry.note);
}

/// The entry that a new one is like, without what belongs to it alone.
Architecture startOf(KnowledgeMap &map, const std::vector<Architecture> &earlier)
{
    const QString like = map.textOr("like", {});
    if (like.isEmpty())
        return {};
    for (const Architecture &entry : earlier) {
        if (entry.key() == like) {
            Architecture start = entry;
            start.tags.clear();
            start.aliases.clear();
            start.names.clear();
            return start;
        }
    }
    map.report(QStringLiteral("no entry \"%1\" stands before this one").arg(like), "like");
    return {};
}

Architecture readArchitecture(KnowledgeMap &map, const std::vector<Architecture> &earlier)
{
    Architecture entry = startOf(map, earlier);
    const bool isLike = map.has("like");
    entry.id = map.text("id");
    entry.title = map.text("title");
    entry.source = map.text("source");
    readTexts(map, "tags", entry.tags);
    readTexts(map, "aliases", entry.aliases);
    readTexts(map, "names", entry.names);
    if (!isLike || map.has("media")) {
        const QString media = map.text("media");
        entry.media = mediaFromId(media).value_or(Media::Unknown);
        if (entry.media == Media::Unknown && !media.isEmpty())
            map.report(QStringLiteral("image, video or audio is expected"), "media");
    }
    readNetwork(map, entry);
    readSizes(map, entry);
    readOptions(map, entry);
    map.done();
    for (const Architecture &other : earlier) {
        if (other.key() == entry.key())
            map.report(QStringLiteral("the entry \"%1\" occurs twice").arg(entry.key()), "id");
    }
    return entry;
}

bool nameMeans(const Architecture &entry, const QString &lowerName)
{
    return std::ranges::any_of(entry.names,
                               [&](const QString &part) { return lowerName.contains(part); });
}

} // namespace

Result<Architectures> Architectures::load(const KnowledgeFolder &folder)
{
    Architectures result;
    const Result<void> read =
        folder.forEachMap(QStringLiteral("architectures/"), [&](KnowledgeMap &map) {
            result.m_all.push_back(readArchitecture(map, result.m_all));
        });
    if (!read)
        return std::unexpected(read.error());
    return result;
}

const Architecture *Architectures::find(QStringView arch, QStringView tag,
                                        QStringView modelName) const
{
    const QString wanted = arch.toString();
    const QString name = modelName.toString().toLower();
    const bool isOwnClass =
        std::ranges::any_of(m_all, [&](const Architecture &entry) { return entry.id == wanted; });
    const Architecture *best = nullptr;
    int bestScore = 0;
    for (const Architecture &entry : m_all) {
        const bool own = entry.id == wanted;
        if (!own && !entry.aliases.contains(wanted))
            continue;
        // A tag settles it, then the model's name, then the entry of the class without tags. An
        // entry that only shares the class of another counts when its name matches.
        int score = entry.tags.isEmpty() ? 2 : 1;
        if (own && !tag.isEmpty() && entry.tags.contains(tag.toString()))
            score = 4;
        else if (!name.isEmpty() && nameMeans(entry, name))
            score = 3;
        else if (!own && isOwnClass)
            continue;
        if (score > bestScore) {
            best = &entry;
            bestScore = score;
        }
    }
    return best;
}

} // namespace headroom
