"""The rules as numbered pages: `locales/<language>/rules/<game>.md`, read by id."""

import difflib
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

LOCALES = files("chaudron").joinpath("locales")
FRENCH, ENGLISH = "fr", "en"
LANGUAGES = (FRENCH, ENGLISH)
"""In which everything is said; French first."""
SPOKEN = (*LANGUAGES, *sorted(one.name for one in LOCALES.iterdir() if one.is_dir() and one.name not in LANGUAGES))
"""Every language that has a folder. What one of them does not say is said in English."""


def locale(language: str) -> Traversable:
    """The folder of a language."""
    return LOCALES.joinpath(language)


class Paragraph(NamedTuple):
    """One rule, or (without an id) what introduces a chapter: Markdown, with the list that belongs to it."""

    id: str
    text: str


class RuleText(NamedTuple):
    """What the rules say under an id: the title of the chapter, and one paragraph or all those of the chapter."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def text(self) -> str:
        """The paragraphs as Markdown, without their ids."""
        return "\n\n".join(paragraph.text for paragraph in self.paragraphs)


class Chapter(NamedTuple):
    """A chapter of a rules page; the first, without a title, introduces the page."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class UnknownRule(LookupError):
    """No rule has this id; `near` are ids like it."""

    def __init__(self, rule_id: str, near: Sequence[str]) -> None:
        super().__init__(f"no rule {rule_id}; near: {', '.join(near)}")
        self.rule_id, self.near = rule_id, tuple(near)


PREFIXES = {"BEL": "belcastel", "WIT": "witches", "BAL": "bal", "BLW": "blackwood"}
"""Which game's page a rule stands on; components are looked up on all pages."""


def rule_text(language: str, rule_id: str) -> RuleText:
    """A rule (`BEL-5.1`, `BAL-7.4`), a component (`green-1`, `charity`) or a chapter; raises `UnknownRule`."""
    pages = [rules_page(game, language) for game in PREFIXES.values()]
    known = {text.id.lower(): text for page in pages for text in page}
    wanted = rule_id.strip().lower()
    if wanted in known:
        return known[wanted]
    near = difflib.get_close_matches(wanted, known, n=3, cutoff=0.6)
    raise UnknownRule(rule_id.strip(), [known[name].id for name in near])


@cache
def rules_page(game: str, language: str) -> tuple[RuleText, ...]:
    """The rules of a game in order: each chapter that has an id as a whole, then its rules one by one."""
    return tuple(text for chapter in chapters(game, language)[1:] for text in _texts(chapter))


@cache
def chapters(game: str, language: str) -> tuple[Chapter, ...]:
    """The rules of a game as they are printed, with whatever introduces them; in the end, how else they are read."""
    readings = [one for one in _page("readings", language)[1:] if PREFIXES[one.id.partition("-")[0]] == game]
    return (*_page(game, language), *readings)


def _page(name: str, language: str) -> tuple[Chapter, ...]:
    """The chapters of a page; of one that was translated, with each rule in English that it lacks."""
    if language in LANGUAGES:
        return read_page(name, language)
    own = {_place(chapter): chapter for chapter in read_page(name, language)}
    return tuple(_filled(chapter, own.get(_place(chapter))) for chapter in read_page(name, ENGLISH))


def _place(chapter: Chapter) -> str:
    """By which a chapter is known in every language."""
    return chapter.id or next((one.id for one in chapter.paragraphs if one.id), "")


def _filled(english: Chapter, own: Chapter | None) -> Chapter:
    """A chapter in one's own words as far as they go: its title, its introduction, and rule by rule."""
    if own is None:
        return english
    known = {one.id: one for one in own.paragraphs}
    introduction = [one for one in own.paragraphs if not one.id]
    rules = [known.get(one.id, one) for one in english.paragraphs if one.id]
    return Chapter(english.id, own.title, (*introduction, *rules))


def read_page(name: str, language: str) -> tuple[Chapter, ...]:
    """A page as it stands in the folder of a language; none if it is not there."""
    file = locale(language).joinpath("rules", f"{name}.md")
    if not file.is_file():
        return ()
    preface, *rest = file.read_text("utf-8").split("\n## ")
    _name, *blocks = preface.strip().split("\n\n")
    return (Chapter("", "", tuple(map(_paragraph, blocks))), *map(_chapter, rest))


HEADING = re.compile(r"([A-Z]+-\d+) · ")
ID = re.compile(r"\*\*([\w.-]+)\*\* ")


def _chapter(text: str) -> Chapter:
    title, *blocks = text.strip().split("\n\n")
    heading = HEADING.match(title)
    return Chapter(heading[1] if heading else "", title, tuple(map(_paragraph, blocks)))


def _texts(chapter: Chapter) -> list[RuleText]:
    whole = [RuleText(*chapter)] if chapter.id else []
    return whole + [
        RuleText(one.id, chapter.title, (one,)) for one in chapter.paragraphs if one.id not in ("", chapter.id)
    ]


def _paragraph(block: str) -> Paragraph:
    start = ID.match(block)
    return Paragraph(start[1], block[start.end() :].strip()) if start else Paragraph("", block.strip())
