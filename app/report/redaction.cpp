// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report.h"

#include "report/pseudonyms.h"

#include <algorithm>
#include <set>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kCaseless = QRegularExpression::CaseInsensitiveOption;
constexpr auto kByLine = QRegularExpression::MultilineOption;

// A log names few homes, many times over.
constexpr std::size_t kMostHomes = 500;

QRegularExpression pattern(const QString &text, QRegularExpression::PatternOptions options = {})
{
    return QRegularExpression(text, options);
}

// Names that tell nothing about a person.
const QStringList kCommonUsers = {u"root"_s,          u"user"_s,    u"users"_s,    u"admin"_s,
                                  u"administrator"_s, u"ubuntu"_s,  u"public"_s,   u"shared"_s,
                                  u"default"_s,       u"runner"_s,  u"python"_s,   u"conda"_s,
                                  u"jovyan"_s,        u"toolkit"_s, u"workspace"_s};
const QStringList kCommonHosts = {u"localhost"_s, u"127.0.0.1"_s, u"0.0.0.0"_s, u"wsl$"_s,
                                  u"wsl.localhost"_s};
const QStringList kCommonFolders = {
    u"images"_s,   u"image"_s,    u"dataset"_s, u"datasets"_s, u"data"_s,   u"train"_s,
    u"training"_s, u"input"_s,    u"inputs"_s,  u"video"_s,    u"videos"_s, u"clips"_s,
    u"photos"_s,   u"pictures"_s, u"audio"_s,   u"control"_s,  u"target"_s, u"lora"_s};

/// Tokens by their own shape, and values of keys that name a secret.
void hideTokens(Pseudonyms &text)
{
    static const QRegularExpression kShapes = pattern(
        u"\\b((?:hf_|api_org_)[A-Za-z0-9]{16,}|wandb_v1_[A-Za-z0-9_-]{20,}|gh[pousr]_[A-Za-z0-9]{"
        u"20,}"
        "|github_pat_\\w{20,}|sk-[A-Za-z0-9_-]{20,}|AKIA[0-9A-Z]{16}|r8_[A-Za-z0-9]{20,})"_s);
    static const QRegularExpression kValues = pattern(
        u"(?:api[_-]?key|[_-]token|\\btoken|secret|passw(?:or)?d)[\"']?\\s*[:=]\\s*[\"']?([A-Za-z0-9_.+/=-]{8,})"_s,
        kCaseless);
    static const QRegularExpression kBearer = pattern(u"\\bBearer\\s+([A-Za-z0-9_.+/=-]{12,})"_s);
    static const QRegularExpression kInUrl = pattern(u"://[^/\\s:@]+:([^/\\s@]+)@"_s);
    // A W&B key is 40 hexadecimal digits; so are commits, which follow a slash, an @ or the word.
    static const QRegularExpression kHexKey =
        pattern(u"(?<!commit )(?<![0-9A-Za-z/\\\\@])([0-9a-f]{40})(?![0-9A-Za-z])"_s);
    for (const QRegularExpression &shape : {kShapes, kValues, kBearer, kInUrl, kHexKey})
        text.replace(shape, u"token"_s);
}

void hideEmails(Pseudonyms &text)
{
    static const QRegularExpression kEmail = pattern(
        u"(?<![A-Za-z0-9._%+-])(?!git@)([A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,})"_s);
    text.replace(kEmail, u"email"_s);
}

QStringList datasetFolders(const QString &known, const Case &facts)
{
    static const QRegularExpression kInLog = pattern(
        u"^(?:Dataset:|Bucket sizes for|Caching (?:latents|clip vision|text_embeddings) for|Generating controls for) +(.+?):?\\r?$"_s,
        kByLine);
    static const QRegularExpression kInConfig = pattern(
        u"(?:folder_path|dataset_path|control_path(?:_\\d)?|mask_path|inpaint_path|image_dir|train_data_dir)[\"']?\\s*[:=]\\s*[\"']?([^\"'\\r\\n,]+)"_s);
    QStringList folders = matchesIn(known, kInLog) + matchesIn(known, kInConfig);
    if (facts.view) {
        for (const DatasetView &dataset : facts.view->datasets)
            folders << dataset.folder.value;
    }
    folders.removeDuplicates();
    // The longest first: a folder may lie within another.
    std::sort(folders.begin(), folders.end(), [](const QString &one, const QString &other) {
        return one.size() != other.size() ? one.size() > other.size() : one < other;
    });
    return folders;
}

QString lastPart(const QString &path)
{
    static const QRegularExpression kSeparators(u"[\\\\/]+"_s);
    return path.split(kSeparators, Qt::SkipEmptyParts)
        .value(path.split(kSeparators, Qt::SkipEmptyParts).size() - 1);
}

void hideDatasets(Pseudonyms &text, const QStringList &folders)
{
    for (const QString &folder : folders) {
        if (folder.size() >= 3)
            text.replacePath(folder, u"dataset"_s);
    }
    static const QRegularExpression kFiles = pattern(
        u"(?<=<dataset-[0-9]>|<dataset-[0-9]{2}>)[\\\\/]+([^\"'<>|:\\r\\n]*?\\.(?:jpe?g|png|webp|bmp|gif|avif|mp4|mov|mkv|avi|webm|wav|mp3|flac|txt|json|caption|safetensors|npz)\\b|[^\\s\"'<>|:,]+)"_s,
        kCaseless);
    text.replace(kFiles, u"file"_s);
    for (const QString &folder : folders) {
        const QString name = lastPart(folder);
        if (name.size() >= 4 && !kCommonFolders.contains(name, Qt::CaseInsensitive))
            text.replaceWord(name, u"dataset"_s, folder);
    }
}

void hideTriggerWords(Pseudonyms &text, const QString &known, const Case &facts)
{
    static const QRegularExpression kInConfig =
        pattern(u"trigger_word[\"']?\\s*:\\s*[\"']?([^\"'\\r\\n#,]+)"_s);
    QStringList words = matchesIn(known, kInConfig);
    if (facts.view)
        words << facts.view->triggerWord.value.trimmed();
    words.removeDuplicates();
    for (const QString &word : std::as_const(words)) {
        if (word.size() >= 2 && word != "null"_L1)
            text.replaceWord(word, u"trigger"_s, word);
    }
}

/// Names of people: in home folders of three systems, in shell prompts and in what W&B prints.
const std::vector<QRegularExpression> &userPatterns()
{
    static const std::vector<QRegularExpression> kPatterns = {
        pattern(
            u"[A-Za-z]:[\\\\/]+(?:Users|Documents and Settings)[\\\\/]+([^\\\\/:*?\"<>|\\s]+(?: [^\\\\/:*?\"<>|\\s]+){0,2}(?=[\\\\/])|[^\\\\/:*?\"'<>|\\s]+)"_s,
            kCaseless),
        pattern(u"/(?:home|Users)/+([^/\\\\\\s:\"'<>]+)"_s),
        pattern(u"\\b(?:USER|USERNAME|LOGNAME)=([^\\s\"';]+)"_s),
        pattern(u"^(?:\\([^)\\n]*\\) *)?(?!git@)([A-Za-z_][\\w.-]*)@[\\w.-]+:"_s, kByLine),
        pattern(u"logged in as: (\\S+)"_s),
        pattern(u"wandb\\.ai/([\\w-]+)/"_s),
        pattern(u"://([^/\\s:@]+):[^/\\s@]+@"_s),
    };
    return kPatterns;
}

const std::vector<QRegularExpression> &hostPatterns()
{
    static const std::vector<QRegularExpression> kPatterns = {
        pattern(u"^(?:\\([^)\\n]*\\) *)?(?!git@)(?:[A-Za-z_][\\w.-]*|<user-\\d+>)@([\\w.-]+):"_s,
                kByLine),
        pattern(
            u"\\b(?:HOSTNAME|COMPUTERNAME|hostname|nodename)[\"']?\\s*[:=]\\s*[\"']?([\\w.-]+)"_s),
        // A network path; inside JSON its backslashes are doubled.
        pattern(u"(?<![\\\\\\w:])\\\\{2,4}([A-Za-z0-9][\\w.$-]*)(?=\\\\{1,2}\\w)"_s),
        pattern(u"\\bsmb://([^/\\s]+)"_s),
        pattern(u"(?:://|@)(\\d{1,3}(?:\\.\\d{1,3}){3})\\b"_s),
        pattern(
            u"(?<![\\w.=<>~-])((?:10|192\\.168|172\\.(?:1[6-9]|2\\d|3[01]))(?:\\.\\d{1,3}){2,3})(?![\\w.])"_s),
    };
    return kPatterns;
}

void hideNames(Pseudonyms &text, const QString &known,
               const std::vector<QRegularExpression> &places, const QString &kind,
               const QStringList &common)
{
    QStringList names;
    for (const QRegularExpression &place : places) {
        names << matchesIn(known, place);
        text.replace(place, kind, common);
    }
    names.removeDuplicates();
    // Once known, a name is hidden wherever it stands.
    for (const QString &name : std::as_const(names)) {
        if (name.size() >= 3 && !name.startsWith(u'<') &&
            !common.contains(name, Qt::CaseInsensitive))
            text.replaceWord(name, kind, name);
    }
}

/// The places of a log that name somebody's home, each once: the report may show the name apart
/// from them.
QString homesIn(const Source &log)
{
    std::set<QByteArray> homes; // sorted, so that pseudonyms are counted the same way each time
    const Result<void> read = log.readText([&](QByteArrayView block) {
        for (const QByteArrayView mark : {QByteArrayView("Users"), QByteArrayView("/home/")}) {
            for (qsizetype at = block.indexOf(mark); at >= 0; at = block.indexOf(mark, at + 1)) {
                // With the drive before it, and as far as a name goes.
                const qsizetype from = std::max<qsizetype>(at - 4, 0);
                if (homes.size() < kMostHomes)
                    homes.insert(block.sliced(from, std::min<qsizetype>(60, block.size() - from))
                                     .toByteArray());
            }
        }
    });
    QString text;
    if (read) {
        for (const QByteArray &home : homes)
            text += u'\n' + QString::fromUtf8(home);
    }
    return text;
}

/// All texts from which names can be learnt: a report may show a name apart from the path it is of.
QString knownTexts(const QString &text, const Case &facts)
{
    QString known = text;
    for (const Source &input : facts.inputs)
        known += u'\n' + input.path + u'\n' + input.diskPath;
    for (const Source &input : facts.inputs) {
        if (input.kind == SourceKind::Log)
            known += homesIn(input);
    }
    if (facts.job)
        known += u'\n' + QString::fromUtf8(facts.job->bytes());
    return known;
}

} // namespace

QString redact(const QString &text, const Case &facts)
{
    const QString known = knownTexts(text, facts);
    Pseudonyms hidden(text);
    hideTokens(hidden);
    hideEmails(hidden);
    hideDatasets(hidden, datasetFolders(known, facts));
    hideTriggerWords(hidden, known, facts);
    hideNames(hidden, known, userPatterns(), u"user"_s, kCommonUsers);
    hideNames(hidden, known, hostPatterns(), u"host"_s, kCommonHosts);
    return hidden.text();
}

} // namespace headroom
