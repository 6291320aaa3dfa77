"""What a language says of all that English says: sentences by their keys and forms, rules by their ids.

A part is a file of the folder. What it lacks is said in English meanwhile; what it says otherwise is a mistake.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chaudron.rulebook import ENGLISH, Chapter, locale, read_page

WORDS, PAGE = ".ftl", ".md"
OWN = "language.ftl"
"""What a language says of itself; English has no such file."""
CODE = re.compile(r"`([^`\n]+)`")
CITED = re.compile(r"\b[A-Z]{3}-\d+(?:\.\d+)?")
FIGURE = re.compile(r"\d+")

Content = Mapping[str, Mapping[str, object]]
"""What stands in a part, by key or id, and of each what must be the same in every language."""


@dataclass(frozen=True)
class Part:
    """How far a language says what one English file says."""

    name: str
    keys: tuple[str, ...]
    """All that English says, in its order; of which terms its sentences are made is a matter of each language."""
    missing: tuple[str, ...]
    idle: tuple[str, ...]
    """What English does not say, or no longer."""
    wrong: tuple[tuple[str, str], ...]
    """What is said with something else: the key, and what differs."""

    @property
    def said(self) -> int:
        return len(self.keys) - len(self.missing)

    @property
    def is_whole(self) -> bool:
        return not (self.missing or self.idle or self.wrong)


def parts(language: str) -> list[Part]:
    """Every part of a language, words before rules."""
    known = entries(language)
    return [_compared(name, name_known(ENGLISH, name), name_known(language, name), known) for name in names()]


def names() -> list[str]:
    """The files of English, as each language should have them."""
    folder = locale(ENGLISH)
    words = sorted(file.name for file in folder.iterdir() if file.name.endswith(WORDS))
    pages = sorted(file.name for file in folder.joinpath("rules").iterdir() if file.name.endswith(PAGE))
    return [*words, *[f"rules/{page}" for page in pages]]


def entries(language: str) -> set[str]:
    """Every message and term of a language, whatever its file."""
    files = [file.name for file in locale(language).iterdir() if file.name.endswith(WORDS)]
    return {key for name in files for key in sentences(language, name)}


def name_known(language: str, name: str) -> Content:
    """What a language has of a part; nothing, where there is no such file."""
    return sentences(language, name) if name.endswith(WORDS) else rules(language, name)


def _compared(name: str, english: Content, own: Content, known: set[str]) -> Part:
    wanted = [key for key in english if not key.startswith("-")]
    missing = [key for key in wanted if key not in own]
    idle = [key for key in own if key not in english and not key.startswith("-")]
    differing = [(key, what) for key in own if key in english for what in _differing(english[key], own[key], known)]
    return Part(name, tuple(wanted), tuple(missing), tuple(idle), tuple(differing))


def _differing(english: Mapping[str, object], own: Mapping[str, object], known: set[str]) -> Iterator[str]:
    """In what two texts differ that should not; a text may speak only of what its own language says."""
    for what, value in own.items():
        if what == "mentions":
            unknown = sorted(set(_listed(value)) - known)
            if unknown:
                yield f"mentions: {', '.join(unknown)}"
        elif value != english[what]:
            yield f"{what}: {', '.join(_listed(value)) or '–'} / {', '.join(_listed(english[what])) or '–'}"  # noqa: RUF001 - typeset


def _listed(value: object) -> list[str]:
    return [str(one) for one in value] if isinstance(value, tuple) else [str(value)]


# Sentences.


class _Read(Visitor):
    """What a sentence is given, and of what other sentences it speaks."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.mentions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's naming
        self.mentions.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the visitor's naming
        self.mentions.add(f"-{node.id.name}")


def sentences(language: str, name: str) -> Content:
    """The sentences of a file, each form by itself."""
    file = locale(language).joinpath(name)
    if not file.is_file():
        return {}
    body = FluentParser().parse(file.read_text("utf-8")).body
    found: dict[str, dict[str, object]] = {}
    for entry in body:
        if isinstance(entry, ast.Message | ast.Term):
            found |= {key: _about(pattern) for key, pattern in _patterns(entry)}
        elif isinstance(entry, ast.Junk):
            found[(entry.content or "").partition(" =")[0].strip()] = {"unreadable": entry.content or ""}
    return found


def _patterns(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    if entry.value is not None:
        yield name, entry.value
    for form in entry.attributes:
        yield f"{name}.{form.id.name}", form.value


def _about(pattern: ast.Pattern) -> dict[str, object]:
    read: Any = _Read()
    read.visit(pattern)
    return {"variables": tuple(sorted(read.variables)), "mentions": tuple(sorted(read.mentions))}


# Rules.


def rules(language: str, name: str) -> Content:
    """The rules of a page by their ids; a chapter without any rule of its own, as a whole."""
    page = read_page(name.removeprefix("rules/").removesuffix(PAGE), language)
    return {key: _told(text) for chapter in page for key, text in _texts(chapter)}


def _texts(chapter: Chapter) -> Iterator[tuple[str, str]]:
    named = [(one.id, one.text) for one in chapter.paragraphs if one.id]
    if named or not chapter.id:
        yield from named
    else:
        yield chapter.id, "\n\n".join(one.text for one in chapter.paragraphs)


def _told(text: str) -> dict[str, object]:
    """Options and books that stand in code font, rules that are cited, and figures."""
    plain = CITED.sub("", CODE.sub("", text))
    return {
        "names": tuple(sorted(CODE.findall(text))),
        "rules": tuple(sorted(CITED.findall(text))),
        "figures": tuple(sorted(FIGURE.findall(plain), key=int)),
    }
