"""Texts: the sentences of `locales/<language>/*.ftl`, by key. A file is read when the first of its keys is wanted."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from chaudron.rulebook import ENGLISH, LANGUAGES, SPOKEN, locale

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) =", re.MULTILINE)
MENTION = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A message or term that a text speaks of; it may stand in another file."""


FUNCTIONS: Any = {"POINTER": lambda: "finger"}
"""What people point with: only a page knows better, and says its words itself."""


class NoWords(LookupError):
    """A key without words, or words without one of their arguments. A defect, never shown to players."""


def language_from(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for: French when it asks for none, English when we do not speak it."""
    asked = (environment.get(name) for name in ("CHAUDRON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = re.split(r"[_.@-]", next(filter(None, asked), "C"))[0].lower()
    if wanted in ("c", "posix"):
        return LANGUAGES[0]
    return wanted if wanted in SPOKEN else ENGLISH


@cache
def texts(language: str) -> "Texts":
    """The texts of a language."""
    return Texts(language)


class Texts:
    """All texts of one language. A message may have further forms, written `key.form`.

    What a language that was translated does not say is said in English.
    """

    def __init__(self, language: str) -> None:
        if language not in SPOKEN:
            raise NoWords(f"no language {language}; there are {', '.join(SPOKEN)}")
        self.language = language
        self._otherwise = None if language in LANGUAGES else texts(ENGLISH)
        self._bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        self._unread = _index(language)

    def has(self, key: str) -> bool:
        """Are there words under this key?"""
        return self.has_own(key) or (self._otherwise is not None and self._otherwise.has(key))

    def has_own(self, key: str) -> bool:
        """Are there words under this key in this very language?"""
        name, _, form = key.partition(".")
        self._read(name)
        return self._bundle.has_message(name) and (not form or form in self._bundle.get_message(name).attributes)

    def say(self, key: str, /, **arguments: object) -> str:
        """The words of a key, with these arguments. Raises `NoWords` rather than say anything incomplete."""
        if self._otherwise is not None and not self.has_own(key):
            return self._otherwise.say(key, **arguments)
        if not self.has_own(key):
            raise NoWords(f"{self.language} has no words for {key}")
        name, _, form = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise NoWords(f"{key} has only forms: {', '.join(message.attributes)}")
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(x) for name, x in arguments.items()})
        if errors:
            raise NoWords(f"{self.language}, {key}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def listed(self, items: Sequence[str]) -> str:
        """A list in words: a, b and c."""
        if len(items) < 2:
            return items[0] if items else self.say("list-empty")
        so_far = items[0]
        for item in items[1:-1]:
            so_far = self.say("list-comma", list=so_far, item=item)
        return self.say("list-and", list=so_far, item=items[-1])

    def _read(self, name: str) -> None:
        """Read the file in which a key stands, and those whose texts it speaks of; a mistake in them is found here."""
        file = self._unread.get(name)
        if file is None:
            return
        text = file.read_text("utf-8")
        self._bundle.add_resource(_checked(file, FluentResource(text)))
        for entry in ENTRY.findall(text):
            self._unread.pop(entry, None)
        for mentioned in MENTION.findall(text):
            self._read(mentioned)


def _index(language: str) -> dict[str, Traversable]:
    """In which file each key stands."""
    index: dict[str, Traversable] = {}
    for file in sorted(locale(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            for name in ENTRY.findall(file.read_text("utf-8")):
                if name in index:
                    raise NoWords(f"{file}: {name} stands in {index[name]} too")
                index[name] = file
    return index


def _checked(file: Traversable, resource: ast.Resource) -> ast.Resource:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise NoWords(f"{file}: cannot read {entry.content!r}")
    return resource


def _plain(value: object) -> str | int | float:
    """An argument as Fluent takes it; truth as `yes` or `no`, so that a text can select by it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float | str) else str(value)
