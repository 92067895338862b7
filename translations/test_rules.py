#!/usr/bin/env python3
# SPDX-FileCopyrightText: Headroom contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each rule lets good translations pass and names what is wrong with the others."""

import sys
import unittest

sys.dont_write_bytecode = True

import rules
from catalogue import escaped, unescaped
from yamltexts import texts_in


class Source:
    """As much of an entry as the rules look at."""

    def __init__(self, source, plural=False):
        self.source, self.plural = source, plural


def complaints(language, source, *forms, plural=False):
    return rules.complaints(Source(source, plural), list(forms), language)


class Rules(unittest.TestCase):
    def good(self, language, source, *forms, plural=False):
        self.assertEqual(complaints(language, source, *forms, plural=plural), [])

    def bad(self, reason, language, source, *forms, plural=False):
        self.assertIn(reason, " ".join(complaints(language, source, *forms, plural=plural)))

    def test_placeholders(self):
        self.good("de", "%1 of %2", "%2 hat %1")
        self.bad("placeholders", "de", "%1 of %2", "%1")
        self.bad("placeholders", "pt", "at step %1", "na etapa %2")

    def test_plurals(self):
        self.good("de", "%n line(s)", "eine Zeile", "%n Zeilen", plural=True)
        self.bad("placeholders", "de", "%n line(s)", "eine Zeile", "Zeilen", plural=True)
        self.bad("1 forms", "pt", "%n line(s)", "%n linhas", plural=True)
        self.good("ja", "%n line(s)", "%n行", plural=True)
        self.bad("2 forms", "ja", "%n line(s)", "%n行", "%n行", plural=True)

    def test_mnemonics(self):
        self.good("ja", "&Open…", "開く(&O)…")
        self.bad("mnemonics", "de", "&Open…", "Öffnen…")
        self.bad("mnemonics", "de", "Open…", "Ö&ffnen…")

    def test_ends(self):
        self.good("ja", "It is done.", "完了しました。")
        self.bad("ends with", "de", "It is done.", "Fertig")
        self.bad("ends with", "de", "Open…", "Öffnen...")
        self.bad("white space", "de", " GiB", "GiB")

    def test_numbers(self):
        self.good("de", "8 to 40 GiB", "8 bis 40 GiB")
        self.bad("numbers", "de", "8 to 40 GiB", "8 bis 4 GiB")
        self.bad("half-width", "ja", "24 GiB", "２４ GiB")

    def test_quotes(self):
        self.good("de", 'There is no "%1".', "Es gibt kein „%1“.")
        self.bad("quotes", "pt", 'There is no "%1".', 'Não existe "%1".')

    def test_english_words(self):
        self.bad('"the" is English', "de", "the card", "the Karte")
        self.bad("it is the English text", "de", "Something went wrong here", "Something went wrong here")
        self.good("de", "Set train.batch_size and see log.txt", "train.batch_size setzen und log.txt ansehen")
        self.good("de", "The message is CUDA out of memory", "Die Meldung ist CUDA out of memory")

    def test_labels_stay(self):
        self.good("de", "Lower Num Frames", "Num Frames senken")
        self.bad("label", "de", "Lower Num Frames", "Die Zahl der Frames senken")

    def test_one_line_form(self):
        for text in ["plain", "two\nlines", "a\\path\\new", "tab\there", "\\n"]:
            self.assertEqual(unescaped(escaped(text)), text)


class Yaml(unittest.TestCase):
    def test_shown_texts(self):
        content = [{"id": "one", "title": "Title", "cost": 1, "commands": {"any": "Do it"}, "answers": [{"id": "no", "title": "No"}]}]
        self.assertEqual(list(texts_in(content, ["title", "commands"])),
                         [("one", "title", "Title"), ("one", "commands", "Do it"), ("no", "title", "No")])

    def test_titles_of_ai_toolkit_stay(self):
        theirs, ours = {"id": "a", "title": "Datasets", "fields": []}, {"id": "b", "title": "More", "own": True, "fields": []}
        self.assertEqual([text for _, _, text in texts_in([theirs, ours], ["title"])], ["More"])


if __name__ == "__main__":
    unittest.main()
