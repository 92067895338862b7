# SPDX-FileCopyrightText: Headroom contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The English texts of the YAML files under resources/, as C++ that lupdate reads."""

import pathlib

import yaml

CONTEXT = "Knowledge"  # where knowledgeText() looks them up
# Folder or file under resources/ → the keys whose values are shown. The other keys are ids, names and figures.
SHOWN = {
    "knowledge/causes": ["title", "explanation", "remedy"],
    "knowledge/evidence": ["title", "absent"],
    "knowledge/fixes": ["title", "price", "commands"],
    "knowledge/questions.yaml": ["title"],
    "knowledge/signatures": ["title"],
    "panels": ["help", "title"],
}


def is_shown(key, owner):
    """A panel's title is AI Toolkit's own and stays as it is, unless the panel is ours."""
    return key != "title" or "fields" not in owner or owner.get("own", False)


def strings_in(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from strings_in(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings_in(item)


def texts_in(value, keys, owner=""):
    """All (id of the entry, key, text) below a value."""
    if isinstance(value, list):
        for item in value:
            yield from texts_in(item, keys, owner)
    elif isinstance(value, dict):
        owner = value.get("id", owner)
        for key, inner in value.items():
            if key in keys and is_shown(key, value):
                yield from ((owner, key, text) for text in strings_in(inner))
            else:
                yield from texts_in(inner, keys, owner)


def labels(resources):
    """AI Toolkit's own names of its fields and panels, which no language translates."""
    found = set()
    for file in sorted((pathlib.Path(resources) / "panels").glob("*.yaml")):
        content = yaml.safe_load(file.read_text(encoding="utf-8"))
        found.update(text for _, _, text in texts_in(content, ["label"]))
    return sorted(found)


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def stub(resources):
    """Each text once, with the place it comes from as a note for the translator."""
    lines, seen = ["#include <QCoreApplication>", "const char *const texts[] = {"], set()
    for place, keys in SHOWN.items():
        path = pathlib.Path(resources) / place
        for file in [path] if path.is_file() else sorted(path.glob("**/*.yaml")):
            content = yaml.safe_load(file.read_text(encoding="utf-8"))
            for owner, key, text in texts_in(content, keys):
                if text and text not in seen:
                    seen.add(text)
                    lines += [f"//: {file.stem}: {owner}, {key}", f'QT_TRANSLATE_NOOP("{CONTEXT}", {quoted(text)}),']
    return "\n".join([*lines, "};", ""])
