# SPDX-FileCopyrightText: Headroom contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A catalogue (.ts file) as a list of entries that can be changed and written back."""

import hashlib
import xml.etree.ElementTree as xml


def escaped(text):
    """One line: what lists and merge files hold."""
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")


def unescaped(text):
    parts = text.split("\\\\")
    return "\\".join(part.replace("\\n", "\n").replace("\\t", "\t") for part in parts)


class Entry:
    def __init__(self, context, message):
        self._message = message
        self.context = context
        self.source = message.findtext("source") or ""
        self.comment = message.findtext("comment") or ""  # tells equal sources apart
        self.note = " ".join((message.findtext("extracomment") or "").split())
        self.plural = message.get("numerus") == "yes"

    @property
    def key(self):
        """Short, and the same as long as the text is the same."""
        return hashlib.sha1(f"{self.context}|{self.source}|{self.comment}".encode()).hexdigest()[:8]

    @property
    def _translation(self):
        return self._message.find("translation")

    @property
    def finished(self):
        return self._translation.get("type") is None and all(self.forms)

    @property
    def forms(self):
        """The translation: one text, or one for each plural form."""
        forms = self._translation.findall("numerusform")
        return [form.text or "" for form in forms] if self.plural else [self._translation.text or ""]

    def translate(self, forms):
        translation = self._translation
        translation.attrib.pop("type", None)
        if not self.plural:
            translation.text = forms[0]
            return
        for element, text in zip(translation.findall("numerusform"), forms):
            element.text = text


class Catalogue:
    def __init__(self, path):
        self._path = path
        self._tree = xml.parse(path)

    def entries(self):
        return [Entry(context.findtext("name"), message)
                for context in self._tree.getroot().findall("context") for message in context.findall("message")]

    def save(self):
        with open(self._path, "wb") as file:
            file.write(b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n')
            self._tree.write(file, encoding="utf-8", xml_declaration=False)
