"""What takes the place of packages that a browser does not have: its own Fluent, and next to nothing of rich.

`chaudron.words` and the text boards run unchanged on these.
"""

import json
import sys
import unicodedata
from collections.abc import Mapping
from types import ModuleType, SimpleNamespace
from typing import Any, Protocol


class Speaker(Protocol):
    """The browser's Fluent: bundles by language, texts as they stand in the files, arguments as JSON."""

    def add(self, language: str, text: str) -> None: ...
    def forms(self, language: str, name: str) -> str | None:
        """The forms of a message as JSON, the bare one as an empty name; None when there is no such message."""

    def say(self, language: str, name: str, form: str, arguments: str) -> str:
        """The words, and what went wrong, as JSON."""


def stand_in(speaker: Speaker) -> None:
    """Let the words be said by this speaker, and boards be drawn without paint."""

    class Resource:
        """The text of a file; whoever built the page has checked it."""

        def __init__(self, text: str) -> None:
            self.text, self.body = text, ()

    class Bundle(_Bundle):
        """All messages of a language, as far as `chaudron.words` asks for them."""

        speaker: Speaker

    Bundle.speaker = speaker
    _module("fluent.runtime", FluentBundle=Bundle, FluentResource=Resource)
    _module("fluent.syntax", ast=SimpleNamespace(Junk=_Never, Message=_Never, Resource=Resource))
    _module("rich.cells", cell_len=cell_len)
    _module("rich.color", ColorSystem=SimpleNamespace(EIGHT_BIT=None))
    _module("rich.style", Style=Unpainted)


class _Never:
    """Of which there is none."""


class _Bundle:
    speaker: Speaker

    def __init__(self, languages: list[str], use_isolating: bool = True, functions: Any = None) -> None:
        self.language = languages[0]

    def add_resource(self, resource: Any) -> None:
        self.speaker.add(self.language, resource.text)

    def has_message(self, name: str) -> bool:
        return self.speaker.forms(self.language, name) is not None

    def get_message(self, name: str) -> SimpleNamespace:
        """A message by its forms, each of which is known by its name."""
        forms = json.loads(self.speaker.forms(self.language, name) or "[]")
        attributes = {form: (name, form) for form in forms if form}
        return SimpleNamespace(value=(name, "") if "" in forms else None, attributes=attributes)

    def format_pattern(self, pattern: tuple[str, str], arguments: Mapping[str, Any]) -> tuple[str, list[str]]:
        text, errors = json.loads(self.speaker.say(self.language, *pattern, json.dumps(dict(arguments))))
        return text, errors


class Unpainted:
    """A style that changes nothing."""

    def __init__(self, **_: Any) -> None: ...

    def render(self, text: str, **_: Any) -> str:
        return text


def cell_len(text: str) -> int:
    """How many columns a text takes."""
    return sum(_width(char) for char in text)


def _width(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _module(name: str, **inside: Any) -> None:
    """Make a module that can be imported, with the packages above it."""
    parent, _, _ = name.partition(".")
    sys.modules.setdefault(parent, ModuleType(parent))
    module = sys.modules[name] = ModuleType(name)
    vars(module).update(inside)
