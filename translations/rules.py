# SPDX-FileCopyrightText: Headroom contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a translation must keep of its source, and what it must not contain."""

import pathlib
import re

from yamltexts import labels

# Forms that Qt's plural rules give a language.
PLURAL_FORMS = {"en": 2, "de": 2, "pt": 2, "ja": 1}
# Words that a person of the language would not leave in English (the glossary tells which they would).
_COMMON = ["the", "and", "with", "is", "are", "was", "of", "to", "this", "that", "not", "from", "while", "before", "after",
           "memory", "settings", "setting", "file", "files", "weights", "failure", "cause", "causes", "resolution",
           "training", "step", "steps", "save", "open", "report", "quantisation", "quantised"]
REMNANTS = {
    "en": [],
    "de": [word for word in _COMMON if word not in ("was", "training")]
          + ["crash", "preview", "sample", "samples", "batch size", "download", "dataset", "datasets", "card"],
    "ja": _COMMON + ["crash", "preview", "sample", "samples", "dataset", "card", "run"],
    "pt": _COMMON + ["dataset", "datasets", "card", "run"],
}
# AI Toolkit's own labels: where the source has one of several words, so must the translation.
LABELS = labels(pathlib.Path(__file__).resolve().parent.parent / "resources")
# Names that stay as they are; whatever they contain is no remnant.
NAMES = LABELS + ["AI Toolkit", "Gradient Accumulation", "Show Advanced", "Layer Offloading", "Task Manager",
                  "Activity Monitor", "Command Prompt", "Hugging Face", "Dedicated GPU memory", "Datasets", "Sample", "Training",
                  "Save", "Out of memory", "out of memory", "CUDA out of memory", "docker run"]
# What looks like code: calls, paths, options, keys, file names, quoted words.
_CODE = re.compile(r"\w+\.\w+\(.*\)|[a-z_]+\.[a-z_]+|[„“「][\w.]+[“”」]|`[^`]*`|\S*[_/\\=]\S*|--?[a-z][\w-]*|\S+\.(?:ya?ml|json|txt|log|md|py|csv)\b|\*\.\w+")
_PLACEHOLDER = re.compile(r"%L?\d|%n")
_MNEMONIC = re.compile(r"&(?=[^\s&])")
_ENDS = {".": ".。", ":": "::", "…": "…", "?": "??", "!": "!!", ")": "))", "\n": "\n", " ": " "}
_NUMBER = re.compile(r"\d+")


def placeholders(text):
    return sorted(_PLACEHOLDER.findall(text))


def _prose(text):
    """The text without code and names that stay English."""
    text = _CODE.sub(" ", text)
    for name in sorted(NAMES, key=len, reverse=True):
        text = text.replace(name, " ")
    return text


def _is_command(text):
    return "\n" in text


def _numbers(text):
    return sorted(_NUMBER.findall(_PLACEHOLDER.sub("", text)))


def _of_form(entry, form, language, is_last):
    source = entry.source
    wanted, found = placeholders(source), placeholders(form)
    if entry.plural and not is_last:  # "one batch" may go without its number
        wanted, found = [p for p in wanted if p != "%n"], [p for p in found if p != "%n"]
    if wanted != found:
        yield f"the placeholders are {' '.join(found) or 'none'}, not {' '.join(wanted) or 'none'}"
    if len(_MNEMONIC.findall(source)) != len(_MNEMONIC.findall(form)):
        yield "the mnemonics (&) differ"
    if (source[:1].isspace(), source[-1:].isspace()) != (form[:1].isspace(), form[-1:].isspace()):
        yield "white space at the ends differs"
    ending = re.sub(r"\(e?s\)", "s", source)[-1:]
    if ending in _ENDS and form[-1:] not in _ENDS[ending] and not _is_command(source):
        yield f"it ends with {form[-1:]!r}, the source with {ending!r}"
    if _numbers(source) != _numbers(form) and not entry.plural:
        yield f"the numbers are {' '.join(_numbers(form))}, not {' '.join(_numbers(source))}"
    for label in LABELS:
        if " " in label and label in source and label not in form:
            yield f"AI Toolkit's label \"{label}\" is missing"
    prose = _prose(form)
    if language == "ja" and re.search("[\uff05\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]", prose):
        yield "half-width digits and letters are wanted"
    if language != "en" and '"' in prose and not _is_command(source):
        yield {"de": "the quotes are „…“", "ja": "the quotes are 「…」", "pt": "the quotes are “…”"}[language]
    # Commands keep their names of programs; their comments are prose all the same.
    for word in [] if _is_command(source) else REMNANTS[language]:
        if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", prose):
            yield f"\"{word}\" is English"
    if language != "en" and form == source and len(re.findall(r"[A-Za-z]{3,}", _prose(_PLACEHOLDER.sub("", source)))) > 2:
        yield "it is the English text"


def complaints(entry, forms, language):
    """What is wrong with a translation, as sentences; nothing when it is fine."""
    expected = PLURAL_FORMS[language] if entry.plural else 1
    if len(forms) != expected:
        return [f"{len(forms)} forms are given, {expected} are wanted"]
    if not all(forms):
        return ["it is empty"]
    return [complaint for number, form in enumerate(forms)
            for complaint in _of_form(entry, form, language, number == len(forms) - 1)]
