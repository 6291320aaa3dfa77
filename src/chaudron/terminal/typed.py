"""What somebody typed: a choice by number, notation or first letters; or a command."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from chaudron.words import Words

COMMANDS = ("help", "hint", "board", "log", "undo", "save", "lang", "return", "quit")
"""What may be typed besides a choice, whatever is played. Each has a name in every language, `command-log`."""


def simple(text: str) -> str:
    """Text as one types it in a hurry: no capitals, no accents, no curly apostrophes."""
    letters = unicodedata.normalize("NFKD", text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def meant(text: str, options: Sequence[str], spoken: Sequence[Sequence[str]], least: int = 1) -> tuple[str, ...]:
    """The options that a text may mean, where `spoken` says each option in words, in one way or in several.

    First what it says exactly (number, notation, the thing alone: `g2` for `buy:g2`), then what it begins with at
    least so many letters; a witch is never called by a single one.
    """
    typed = simple(text)
    if typed.isdecimal():
        return (options[int(typed) - 1],) if 0 < int(typed) <= len(options) else ()
    exact = [option for option in options if typed in (simple(option), simple(option).partition(":")[2])]
    if exact or len(typed) < least:
        return tuple(exact)
    sayings = {option: [option, *map(simple, said)] for option, said in zip(options, spoken, strict=True)}
    begun = [option for option, said in sayings.items() if any(one.startswith(typed) for one in said)]
    return tuple(option for option in begun if len(typed) > 1 or not option.startswith("witch:"))


class TypedCommand(NamedTuple):
    """A command and what follows it."""

    name: str
    rest: str


def command(text: str, words: Words, known: Sequence[str], *, exact: bool) -> TypedCommand | None:
    """The command that a text gives: by its name here or in English, or (not `exact`) by the first letters of one."""
    if text.startswith("?"):
        return TypedCommand("help", text[1:].strip())
    first, _, rest = text.strip().partition(" ")
    names = {simple(words.say(f"command-{name}")): name for name in known} | {name: name for name in known}
    found = _found(simple(first), names, exact)
    return TypedCommand(found, rest.strip()) if found else None


def _found(typed: str, names: dict[str, str], exact: bool) -> str | None:
    if typed in names or exact or len(typed) < 2:
        return names.get(typed)
    begun = {name for known, name in names.items() if known.startswith(typed)}
    return begun.pop() if len(begun) == 1 else None


def by_prefix(typed: str, names: Iterable[str]) -> list[str]:
    """The names that begin like this."""
    return [name for name in names if simple(name).startswith(simple(typed))]
