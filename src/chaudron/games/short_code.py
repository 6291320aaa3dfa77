"""Setup codes that are short enough to say: `BEL-A4-52143B6-S-6B`.

In groups: the box; a version letter and the number of players; for Belcastel the books, a whole set as one digit or the
sets of green, blue, red, yellow and purple, then black (`B` base) and locoweed (`0` none); `S` with the witches; then
every option that is not as usual, by the number that the rules give it (`W` for those of the witches) and its value: a
letter for its place in the list, or a number after a point. The letter grows when a number, a place in a list or what
is usual comes to mean something else. What cannot be said so is written as before: `bal 4 bot_ear=0.255`.
"""

import re
from collections.abc import Iterator
from typing import Any

from chaudron.games import SHELF
from chaudron.kernel.game import BadOption, Box, Game, Option

VERSION = "A"
BOXES = {"BEL": "belcastel", "BAL": "bal", "BLW": "blackwood"}
WITH_WITCHES, WITCHES = "S", "witches"
SHORT = re.compile(r"(BEL|BAL|BLW)-([A-Z])([0-9])((?:-[0-9A-Z.]+)*)", re.ASCII)
BOOKS = re.compile(r"[1-6]|[1-6]{5}(?:[B56][056])?", re.ASCII)
PART = re.compile(r"(W?[0-9]+)(?:([A-Z])|\.([0-9A-F]+))", re.ASCII)
COLORS, METALS = "gbrypkl", "SCG"
SEAT, SHARE, NUMBERS = "seat", "0..1", ("seconds", "1..n")
PERCENT = 100
VALUES = "components"
"""Card values, by their fingerprint."""


def is_short(code: str) -> bool:
    """Is this a short code, as far as one can see?"""
    return SHORT.fullmatch(code.strip().upper()) is not None


def short_code(game: Game, box: Box) -> str | None:
    """The code for what is in play; None when it cannot be said shortly."""
    usual = game.box(box.players, {}).options
    changed = {name: value for name, value in box.options.items() if name in game.options and value != usual[name]}
    prefix = next(
        prefix for prefix, name in BOXES.items() if name == ("belcastel" if game.name == WITCHES else game.name)
    )
    books = [_books(changed.pop("books"))] if "books" in changed else []
    parts = [_part(game.options[name], name, value) for name, value in changed.items()]
    if None in parts:
        return None
    witches = [WITH_WITCHES] if game.name == WITCHES else []
    return "-".join([prefix, f"{VERSION}{box.players}", *books, *witches, *[part for part in parts if part]])


def long_code(code: str) -> str:
    """What a short code says, as the long one says it; raises `BadOption`."""
    found = SHORT.fullmatch(code.strip().upper())
    if found is None:
        raise BadOption("bad_code", given=code)
    prefix, version, players, rest = found.groups()
    if version != VERSION:
        raise BadOption("newer_code", given=code)
    parts = rest.split("-")[1:]
    is_large = prefix == "BEL" and WITH_WITCHES in parts
    game = SHELF[WITCHES if is_large else BOXES[prefix]]
    said = [_read(game, part) for part in parts if not (is_large and part == WITH_WITCHES)]
    return " ".join([game.name, players, *said])


def _read(game: Game, part: str) -> str:
    if "books" in game.options and BOOKS.fullmatch(part):
        return f"books={part if len(part) == 1 else '-'.join(_mixed(part))}"
    found = PART.fullmatch(part)
    named = {number_of(option): name for name, option in game.options.items()}
    if found is None or found[1] not in named:
        raise BadOption("bad_code", given=part)
    name = named[found[1]]
    value = _listed(game.options[name], found[2]) if found[2] else _numbered(game.options[name], name, found[3])
    if value is None:
        raise BadOption("bad_code", given=part)
    return f"{name}={value}"


def number_of(option: Option) -> str:
    """How a code names an option: by the end of the rule that has it."""
    chapter, _, number = option.rule.partition(".")
    return f"W{number}" if chapter.startswith("WIT") else number


def _part(option: Option, name: str, value: Any) -> str | None:
    """An option that is not as usual; None when it cannot be said."""
    listed = [str(one) for one in option.values]
    number = number_of(option)
    if name == VALUES:  # which ones are listed depends on the house
        return f"{number}.{str(value).upper()}"
    if str(value) in listed and str(value) != SEAT:
        return f"{number}{chr(ord('A') + listed.index(str(value)))}"
    if name == WITCHES:
        return f"{number}.{''.join(one[1] for one in str(value).split('-'))}"
    if SEAT in listed:
        return f"{number}.{int(value) + 1}"
    if SHARE in listed:
        percent = round(float(value) * PERCENT)
        return f"{number}.{percent}" if percent / PERCENT == float(value) else None
    return f"{number}.{value}"


def _listed(option: Option, letter: str) -> str | None:
    place = ord(letter) - ord("A")
    return str(option.values[place]).lower() if place < len(option.values) else None


def _numbered(option: Option, name: str, text: str) -> str | None:
    if name == VALUES:
        return text.lower()
    if not text.isdecimal() or len(text) > 4:
        return None
    if name == WITCHES:
        return "-".join(metal + number for metal, number in zip(METALS, text, strict=False))
    if SEAT in option.values:
        return str(int(text) - 1)
    if SHARE in option.values:
        return str(int(text) / PERCENT)
    return text if any(kind in option.values for kind in NUMBERS) else None


def _books(value: Any) -> str:
    sets = {part[0]: part[1:] for part in str(value).split("-")} if "-" in str(value) else {}
    if not sets:
        return str(value)
    new = f"{sets.get('k', 'B')}{sets.get('l', '0')}"
    return "".join(sets[color] for color in COLORS[:5]) + (new if {"k", "l"} & set(sets) else "")


def _mixed(text: str) -> Iterator[str]:
    for color, number in zip(COLORS, text, strict=False):
        if number not in "B0":
            yield color + number
