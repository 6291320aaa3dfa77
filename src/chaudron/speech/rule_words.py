"""The rules in words that people know.

The pages name cards, books, witches and options by their ids, in code font, so that programs find them. Whoever reads
is shown their names: `nananere` becomes `nananere|À moi, nananère !`, of which a reader sees what follows the line.
"""

import re
from collections.abc import Iterator
from functools import cache

from chaudron.games import SHELF
from chaudron.kernel.game import Option
from chaudron.rulebook import Chapter, Paragraph, chapters
from chaudron.texts import Texts, texts

CODE = re.compile(r"`([^`]+)`")
AFTER_ITS_NAME = re.compile(r"(\*([^*]+)\*) \(`([^`|]+)`\)")
WITCH_AFTER_HER_NAME = re.compile(r"(\*[^*]+\* \()`([A-Z]\d)`")
IN_A_SET = re.compile(r", (set \d)$")
NAMES = (
    *("bal-card-{}", "belcastel-card-{}", "belcastel-book-{}", "belcastel-witch-{}"),
    *("blackwood-spell-{}", "blackwood-potion-{}"),
)
FAMILY = {"witches": "belcastel"}
LINE = "|"
NAMED_ITSELF = re.compile(r"\*([^*]+?)[.,]?\*")
NUMBERED = re.compile(r"[A-Z]{3}-\d+(\.\d+)?")


@cache
def told_chapters(game: str, language: str) -> tuple[Chapter, ...]:
    """The rules of a game, with the name of everything that stands in code font."""
    return tuple(
        chapter._replace(paragraphs=tuple(told(game, one, language) for one in chapter.paragraphs))
        for chapter in chapters(game, language)
    )


def told(game: str, paragraph: Paragraph, language: str) -> Paragraph:
    """A rule of a game with names beside ids."""
    speak = texts(language)
    options = _options(game, paragraph)

    def with_name(found: re.Match[str]) -> str:
        name = name_of(speak, game, found[1], options)
        return found[0] if name is None or LINE in found[1] else f"`{found[1]}{LINE}{name}`"

    def without_id(found: re.Match[str]) -> str:
        return found[1] if _component(speak, found[3]) else found[0]

    text = WITCH_AFTER_HER_NAME.sub(rf"\1`\2{LINE}\2`", AFTER_ITS_NAME.sub(without_id, paragraph.text))
    return paragraph._replace(text=CODE.sub(with_name, text))


def bare(text: str, keep_marks: bool = False) -> str:
    """A text of the rules as it is read: names in the place of ids, perhaps still marked."""
    mark = "`" if keep_marks else ""
    return CODE.sub(lambda found: mark + found[1].rpartition(LINE)[2] + mark, text)


def captioned(game: str, text: str, language: str) -> str:
    """A text beside the rules, with names alone where it has ids."""
    return bare(told(game, Paragraph("", text), language).text, keep_marks=True)


def title_of(paragraph: Paragraph, chapter: str) -> str:
    """How a reader knows a rule: by its number; a card or book by its name, or by that of the chapter it fills."""
    named = NAMED_ITSELF.match(paragraph.text)
    return paragraph.id if NUMBERED.fullmatch(paragraph.id) else named[1] if named else chapter


def name_of(speak: Texts, game: str, given: str, options: dict[str, Option]) -> str | None:
    """What people call something; None: it is written as people say it."""
    family = FAMILY.get(game, game)
    if given in SHELF[game].options:
        return _quoted(speak, f"{family}-option-{given}")
    if name := _component(speak, given):
        return name
    if given in MANY:
        return speak.say(MANY[given])
    for option in options:
        key = f"{family}-option-{option}-{given.lower()}"
        if speak.has(key) and given in map(_written, SHELF[game].options[option].values):
            return _quoted(speak, key)
    return _quoted(speak, YES_OR_NO[given]) if given in YES_OR_NO else None


YES_OR_NO = {"true": "rules-value-true", "false": "rules-value-false"}
MANY = {
    "seconds": "rules-value-seconds",
    "0..1": "rules-value-share",
    "1..n": "rules-value-count",
    "0 = unlimited": "rules-value-unlimited",
    "hash": "rules-value-hash",
}
"""Values that stand for many."""


def _component(speak: Texts, given: str) -> str | None:
    keys = [form.format(given) for form in NAMES]
    return next((IN_A_SET.sub(r" (\1)", speak.say(key)) for key in keys if speak.has(key)), None)


def _quoted(speak: Texts, key: str) -> str:
    return speak.say("rules-value-quoted", value=speak.say(key))


def _options(game: str, paragraph: Paragraph) -> dict[str, Option]:
    """The options that a paragraph may be about, its own first, then those it names, then all others."""
    every = SHELF[game].options
    own = {name: option for name, option in every.items() if option.rule == paragraph.id}
    named = {name: every[name] for name in CODE.findall(paragraph.text) if name in every}
    return {**own, **named, **every}


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def ids(game: str) -> Iterator[str]:
    """What no reader should meet: names of options and of their values."""
    for name, option in SHELF[game].options.items():
        yield name
        yield from (str(value) for value in option.values if isinstance(value, str))
