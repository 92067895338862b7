// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/sniff.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

/// Texts that only a training log holds: what trainers, Python and the launchers print.
constexpr std::array kLogMarks{
    "Traceback (most recent call last)",
    "out of memory",
    "Tried to allocate",
    "Running 1 job",
    "# Running job:",
    "Running  1 process",
    "Error running job",
    "it/s]",
    "it/s,",
    "s/it]",
    "s/it,",
    "?it/s",
    "running training",
    "***** Running training *****",
    "Job process ",
    "CUDA error",
    "CUBLAS_STATUS",
    "RuntimeError",
    "OutOfMemoryError",
    "SIGKILL",
    "Loading checkpoint shards",
    "iter time (s)",
    "exit status",
    "exit code",
    "os error ",
    "NativeCommandError",
    "  File \"",
    "caching latents",
    "Caching latents",
    "Loading transformer",
    "[WORKER]",
    "oom-kill",
    "Killed",
    "[INFO]",
    " INFO ",
    "INFO:",
    " - INFO - ",
    "Stopping job",
};

/// Texts that only memory telemetry holds. Case does not matter.
constexpr std::array kTelemetryMarks{
    "memory.used",
    "memory.free",
    "nvidia-smi ",
    "nvsmi log",
    "nvitop ",
    "<nvidia_smi_log",
    "gpu memory usage",
    "gpu memory allocated",
    "gpu d3d memory dedicated",
    "memory used (dedicated)",
    "memory controller load [%]",
    "hardware monitoring log",
    "(pdh-csv 4.0)",
    "gpu adapter memory(",
    "gpu process memory(",
    "pytorch cuda memory summary",
    "memoryallocatedbytes",
    "vram total memory (b)",
    "used_vram",
    "[mb]",
    "vram total used memory",
    "\"vram_usage\"",
    "\"mem_used\"",
    "\"mem_total\"",
    "dcgm_fi_dev_fb_used",
    "nvidia_smi_memory_used_bytes",
    "gpu_vram_used",
    "wall time,step,value",
    "allocated_bytes.all.",
    "\"allocated_bytes\"",
    "\"device_traces\"",
    "\"segments\"",
    "gpu memory used",
};

template <typename Marks>
int countMarks(QByteArrayView text, const Marks &marks)
{
    return static_cast<int>(std::ranges::count_if(
        marks, [&](const char *mark) { return text.contains(QByteArrayView(mark)); }));
}

bool looksLikeDmon(const QByteArray &lower)
{
    static const QRegularExpression header(
        QStringLiteral(R"(^#\s*(date\s+time\s+)?gpu\s.*\b(fb|sm|mem)\b)"),
        QRegularExpression::MultilineOption);
    return header.match(QString::fromUtf8(lower.first(std::min<qsizetype>(lower.size(), 4096))))
        .hasMatch();
}

bool looksLikeGpustat(const QByteArray &lower)
{
    static const QRegularExpression line(QStringLiteral(R"(^\[\d+\]\s.+\|\s*\d+\s*/\s*\d+\s*mb)"),
                                         QRegularExpression::MultilineOption);
    return line.match(QString::fromUtf8(lower.first(std::min<qsizetype>(lower.size(), 4096))))
        .hasMatch();
}

/// A table of numbers with a time, at most a header above: what "nvidia-smi --format=csv,noheader"
/// leaves.
bool looksLikeHeaderlessTable(QByteArrayView head)
{
    static const QRegularExpression row(
        QStringLiteral(R"(^"?\d{4}[/-]\d\d[/-]\d\d[ T]\d\d:\d\d:\d\d[^,;]*"?\s*[,;].*\d)"));
    int rows = 0;
    int lines = 0;
    for (const QByteArray &line :
         head.first(std::min<qsizetype>(head.size(), 4096)).toByteArray().split('\n')) {
        if (line.trimmed().isEmpty())
            continue;
        ++lines;
        if (row.match(QString::fromUtf8(line)).hasMatch() && !line.contains("INFO"))
            ++rows;
    }
    return rows >= 2 && rows * 10 >= (lines - 1) * 8;
}

/// What TensorBoard exports: [[seconds since 1970, step, value], …].
bool looksLikeScalars(QByteArrayView head)
{
    static const QRegularExpression start(QStringLiteral(R"(^\s*\[\s*\[\s*1\d{9})"));
    return start.match(QString::fromUtf8(head.first(std::min<qsizetype>(head.size(), 256))))
        .hasMatch();
}

bool looksLikeTelemetry(QByteArrayView head)
{
    const QByteArray lower = head.toByteArray().toLower();
    return countMarks(lower, kTelemetryMarks) > 0 || looksLikeDmon(lower) ||
           looksLikeGpustat(lower) || looksLikeHeaderlessTable(head) || looksLikeScalars(head);
}

/// JSON from the first to the last character, as far as its ends tell: a log may begin with a JSON
/// dump.
bool isJsonDocument(QByteArrayView head, QByteArrayView tail)
{
    head = head.trimmed();
    tail = tail.trimmed();
    return (head.startsWith('{') && tail.endsWith('}')) ||
           (head.startsWith('[') && tail.endsWith(']'));
}

/// Words that the configs of AI Toolkit and the other trainers have as keys, whatever the file
/// format.
constexpr std::array kConfigKeys{
    "process",
    "network_dim",
    "network_module",
    "train_batch_size",
    "batch_size",
    "gradient_checkpointing",
    "name_or_path",
    "folder_path",
    "resolution",
    "micro_batch_size_per_gpu",
    "model_type",
    "training_method",
    "pretrained_model_name_or_path",
    "base_model_precision",
    "datasets",
    "optimizer_type",
    "mixed_precision",
    "blocks_to_swap",
    "training_folder",
    "lora_rank",
    "base_model_name",
    "learning_rate",
    "image_directory",
    "num_repeats",
    "frame_buckets",
    "low_vram",
    "sample_every",
    "max_train_steps",
    "num_frames",
    "quantize",
};

/// Whether one of the keys stands in the text as a whole word that a value follows.
bool hasConfigKey(QByteArrayView text)
{
    for (const char *key : kConfigKeys) {
        const QByteArrayView word(key);
        for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            const QByteArrayView rest = text.sliced(at + word.size());
            const QByteArrayView value =
                rest.startsWith('"') || rest.startsWith('\'') ? rest.sliced(1) : rest;
            const char before = at > 0 ? text[at - 1] : ' ';
            const QByteArrayView next = value.first(std::min<qsizetype>(value.size(), 4)).trimmed();
            if (QByteArrayView(" \t\n\"'-").contains(before) &&
                (next.startsWith(':') || next.startsWith('=')))
                return true;
        }
    }
    return false;
}

/// Lines as YAML, TOML or JSON configs have them: "key: value", "key = value", "[section]", "-
/// item".
bool looksLikeConfig(QByteArrayView head)
{
    static const QRegularExpression entry(QStringLiteral(
        R"(^\s*(-\s+)?("[^"]+"|'[^']+'|[\w.\-]+)\s*[:=](\s|$)|^\s*-(\s|$)|^\s*\[{1,2}[\w.\-"]+\]{1,2}\s*$|^\s*[\[\]{}]+,?\s*$|^---\s*$|^\s*"[^"]*",?\s*$|^\s*[\d.\-]+,?\s*$)"));
    static const QRegularExpression comment(QStringLiteral(R"(^\s*(#|//))"));
    int entries = 0;
    int others = 0;
    for (const QByteArray &line : head.toByteArray().split('\n')) {
        if (line.trimmed().isEmpty())
            continue;
        const QString text = QString::fromUtf8(line);
        if (comment.match(text).hasMatch())
            continue;
        ++(entry.match(text).hasMatch() ? entries : others);
    }
    return entries >= 2 && others * 4 <= entries && hasConfigKey(head);
}

/// A training command: a launcher script, or the command line pasted as it is.
bool looksLikeCommand(QByteArrayView head)
{
    static const QRegularExpression command(QStringLiteral(
        R"((accelerate(\.exe)?\s+launch|deepspeed|torchrun|python[\w.]*(\.exe)?)\b[\s\S]{0,400}?\.py\b[\s\S]*?\s--\w)"));
    return command.match(QString::fromUtf8(head.first(std::min<qsizetype>(head.size(), 16384))))
        .hasMatch();
}

} // namespace

SourceKind sniffKind(QByteArrayView head, QByteArrayView tail, bool whole)
{
    const int logMarks = countMarks(head, kLogMarks) + (whole ? 0 : countMarks(tail, kLogMarks));
    const bool traceback =
        head.contains("Traceback (most recent") || tail.contains("Traceback (most recent");
    if (isJsonDocument(head, whole ? head : tail)) {
        if (looksLikeTelemetry(head))
            return SourceKind::Telemetry;
        return hasConfigKey(head) ? SourceKind::Config : SourceKind::Unknown;
    }
    if (!traceback && logMarks < 2 && looksLikeConfig(head))
        return SourceKind::Config;
    if (logMarks < 2 && looksLikeTelemetry(head))
        return SourceKind::Telemetry;
    if (!traceback && logMarks < 2 && looksLikeCommand(head))
        return SourceKind::Config;
    return logMarks > 0 ? SourceKind::Log : SourceKind::Unknown;
}

SourceKind kindByName(const QString &name)
{
    static const QStringList logs{QStringLiteral("log"), QStringLiteral("txt"),
                                  QStringLiteral("out"), QStringLiteral("err"), QString()};
    static const QStringList configs{QStringLiteral("yaml"), QStringLiteral("yml")};
    const QString suffix = QFileInfo(name).suffix().toLower();
    if (logs.contains(suffix))
        return SourceKind::Log;
    return configs.contains(suffix) ? SourceKind::Config : SourceKind::Unknown;
}

BinaryKind binaryKind(QByteArrayView head)
{
    struct Magic
    {
        QByteArrayView bytes;
        BinaryKind kind;
    };
    static const std::array kMagics{
        Magic{QByteArrayView("\x89PNG", 4), BinaryKind::Picture},
        Magic{QByteArrayView("\xFF\xD8\xFF", 3), BinaryKind::Picture},
        Magic{QByteArrayView("GIF8", 4), BinaryKind::Picture},
        Magic{QByteArrayView("RIFF", 4), BinaryKind::Picture},
        Magic{QByteArrayView("BM", 2), BinaryKind::Picture},
        Magic{QByteArrayView("PK\x03\x04", 4), BinaryKind::Zip},
        Magic{QByteArrayView("PK\x05\x06", 4), BinaryKind::Zip},
        Magic{QByteArrayView("7z\xBC\xAF\x27\x1C", 6), BinaryKind::SevenZip},
        Magic{QByteArrayView("Rar!", 4), BinaryKind::OtherArchive},
        Magic{QByteArrayView("\x1F\x8B", 2), BinaryKind::Compressed},
        Magic{QByteArrayView("BZh", 3), BinaryKind::Compressed},
        Magic{QByteArrayView("\xFD"
                             "7zXZ",
                             5),
              BinaryKind::Compressed},
        Magic{QByteArrayView("\x28\xB5\x2F\xFD", 4), BinaryKind::Compressed},
    };
    if (head.size() > 262 && head.sliced(257).startsWith("ustar"))
        return BinaryKind::Tar;
    for (const Magic &magic : kMagics) {
        // "BM" may also begin a text; a bitmap has its size in NUL-padded bytes behind it.
        if (head.startsWith(magic.bytes) &&
            (magic.bytes.size() > 2 ||
             head.first(std::min<qsizetype>(head.size(), 32)).contains('\0') ||
             magic.kind == BinaryKind::Compressed))
            return magic.kind;
    }
    // Safetensors: a little-endian header length, then the JSON header.
    if (head.size() > 9 && head[8] == '{' && head[6] == '\0' && head[7] == '\0')
        return BinaryKind::Weights;
    if (head.size() > 2 && head[0] == '\x80' && head[1] >= 2 && head[1] <= 5)
        return head.contains("segments") || head.contains("device_traces")
                   ? BinaryKind::MemorySnapshot
                   : BinaryKind::Weights;
    return BinaryKind::Text;
}

} // namespace headroom
