#!/usr/bin/env python3
# SPDX-FileCopyrightText: Headroom contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps the catalogues of the translations: takes over new texts, lists what is to do, merges what was done.

    catalogues.py update [LANGUAGE…]       reads all texts of the program into the catalogues
    catalogues.py list LANGUAGE [--all] [--context TEXT]
                                           the entries without a translation (or all), one a line
    catalogues.py merge LANGUAGE FILE      takes the translations of a file into the catalogue
    catalogues.py check [--up-to-date] [LANGUAGE…]
                                           what is wrong with the catalogues; the rules are in rules.py

README.md beside this file tells how to translate. Needs lupdate of Qt 6 and PyYAML.
"""

import argparse
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # leave no folders behind in the source

import rules
from catalogue import Catalogue, escaped, unescaped
from yamltexts import stub

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent
# Our name of the language → the name whose plural rules Qt knows. English has a catalogue for its plurals only.
LANGUAGES = {"en": "en", "de": "de", "ja": "ja", "pt": "pt_BR"}


def path_of(language):
    return HERE / f"headroom_{language}.ts"


def lupdate_program():
    for candidate in [os.environ.get("LUPDATE"), shutil.which("lupdate"), shutil.which("lupdate6"),
                      "/usr/lib/qt6/bin/lupdate"]:
        if candidate and os.access(candidate, os.X_OK):
            return candidate
    sys.exit("catalogues: lupdate of Qt 6 is not here; set LUPDATE to its path")


def update(languages, folder=HERE):
    """Takes the texts of the program over into the catalogues in the folder and returns what lupdate could not place.
    Without line numbers, as these change with each edit."""
    warnings = []
    with tempfile.TemporaryDirectory() as made:
        yaml_texts = pathlib.Path(made) / "knowledge.cpp"
        yaml_texts.write_text(stub(PROJECT / "resources"), encoding="utf-8")
        for language in languages:
            command = [lupdate_program(), "-locations", "none", "-no-obsolete", "-source-language", "en",
                       "-target-language", LANGUAGES[language]]
            if language == "en":
                command.append("-pluralonly")
            command += ["-I", str(PROJECT), "-I", str(PROJECT / "app"), str(PROJECT / "app"), str(PROJECT / "ui"),
                        str(yaml_texts), "-ts", str(folder / path_of(language).name)]
            said = subprocess.run(command, capture_output=True, text=True, check=False)
            if said.returncode != 0:
                sys.exit(f"catalogues: lupdate says\n{said.stderr}{said.stdout}")
            # The same for each language. lupdate does not read the headers that declare std.
            warnings = [line for line in said.stderr.splitlines() if not line.endswith("::std")]
    return warnings


def list_entries(language, everything, context):
    for entry in Catalogue(path_of(language)).entries():
        if (everything or not entry.finished) and context in entry.context:
            note = "; ".join(part for part in [entry.comment, entry.note, "plural" if entry.plural else ""] if part)
            done = [escaped(form) for form in entry.forms if form]
            print("\t".join([entry.key, entry.context, escaped(entry.source), escaped(note)] + done))


def merge(language, file):
    catalogue = Catalogue(path_of(language))
    by_key = {entry.key: entry for entry in catalogue.entries()}
    taken, refused = 0, []
    for number, line in enumerate(pathlib.Path(file).read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        key, *forms = line.split("\t")
        entry = by_key.get(key.strip())
        if entry is None:
            refused.append(f"line {number}: no entry has the key {key}")
            continue
        forms = [unescaped(form) for form in forms]
        complaints = rules.complaints(entry, forms, language)
        if complaints:
            refused += [f"line {number}, {entry.source!r}: {complaint}" for complaint in complaints]
            continue
        entry.translate(forms)
        taken += 1
    catalogue.save()
    update([language])  # lays the file out as lupdate does
    left = sum(not entry.finished for entry in Catalogue(path_of(language)).entries())
    print(f"{taken} taken, {len(refused)} refused, {left} left to do")
    for complaint in refused:
        print(complaint, file=sys.stderr)
    return 1 if refused else 0


def check(languages, only_up_to_date):
    wrong = []
    with tempfile.TemporaryDirectory() as made:
        folder = pathlib.Path(made)
        for language in languages:
            shutil.copy(path_of(language), folder)
        wrong += update(languages, folder)
        wrong += [f"{path_of(language).name}: lupdate changes it; run the target update-translations"
                  for language in languages
                  if (folder / path_of(language).name).read_bytes() != path_of(language).read_bytes()]
    for language in [] if only_up_to_date else languages:
        entries = Catalogue(path_of(language)).entries()
        todo = [entry for entry in entries if not entry.finished]
        if todo:
            wrong.append(f"{path_of(language).name}: {len(todo)} not translated, such as {todo[0].source!r}; "
                         f"\"catalogues.py list {language}\" names them")
        wrong += [f"{path_of(language).name}: {entry.context}: {entry.source!r}: {problem}"
                  for entry in entries if entry.finished for problem in rules.complaints(entry, entry.forms, language)]
        print(f"{path_of(language).name}: {len(entries)} texts, {sum(entry.finished for entry in entries)} translated")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    updating = commands.add_parser("update")
    updating.add_argument("languages", nargs="*", metavar="LANGUAGE")
    listing = commands.add_parser("list")
    listing.add_argument("language", choices=LANGUAGES)
    listing.add_argument("--all", action="store_true")
    listing.add_argument("--context", default="")
    merging = commands.add_parser("merge")
    merging.add_argument("language", choices=LANGUAGES)
    merging.add_argument("file")
    checking = commands.add_parser("check")
    checking.add_argument("--up-to-date", action="store_true", help="only whether lupdate changes nothing")
    checking.add_argument("languages", nargs="*", metavar="LANGUAGE")
    given = parser.parse_args()
    languages = getattr(given, "languages", None) or list(LANGUAGES)
    if unknown := [language for language in languages if language not in LANGUAGES]:
        parser.error(f"no such language: {' '.join(unknown)}; there are {' '.join(LANGUAGES)}")
    if given.command == "update":
        print("\n".join(update(languages)))
        return 0
    if given.command == "list":
        list_entries(given.language, given.all, given.context)
        return 0
    if given.command == "merge":
        return merge(given.language, given.file)
    return check(languages, given.up_to_date)


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # as for "list de | head"
    sys.exit(main())
