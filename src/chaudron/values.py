"""[BLW-13.6] Card values that a host has named: `--components FILE`, and `chaudron components`.

The cards of Blackwood are our reconstruction. A file with the printed values takes their place; it is checked before
anything else happens, and every process learns of it by the environment. What is kept of values, or sent to another
process, is the text of such a file.
"""

import argparse
import json
import os
import sys
from collections.abc import Mapping
from contextlib import AbstractContextManager
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from chaudron.games.blackwood.components import DATA, FILE, KNOWN, OURS, load, read, usual
from chaudron.games.blackwood.errors import BadComponents
from chaudron.speech.blackwood import telling_of

if TYPE_CHECKING:
    from chaudron.words import Words

__all__ = ["BadComponents"]

FIELDS = {
    "forest": ("id", "ingredients", "cost"),
    "potions": ("id", "ingredients", "colour", "coins", "renown", "council_witch"),
    "spells": ("id", "colours"),
}
"""What a file has to say of every card; anything else in it is a remark."""


def add_argument(parser: argparse.ArgumentParser, words: "Words") -> None:
    parser.add_argument("--components", metavar=words.say("cli-values"), help=words.say("cli-values-help"))


def use(named: str | None) -> None:
    """Play with the values of this file, or of the one that the environment names; raises `BadComponents`."""
    file = os.environ.get(FILE) or None if named is None else named
    if file is None:
        return
    path = Path(file).expanduser().absolute()
    load(path)
    os.environ[FILE] = str(path)


def file() -> str:
    """The file that is played with; nothing when ours are."""
    return os.environ.get(FILE, "")


# Of a table


def name_in(options: Mapping[str, Any]) -> str:
    """The hash of the card values that the options of a table name; nothing for games that have none."""
    return str(options.get("components", ""))


def are_known(options: Mapping[str, Any]) -> bool:
    """Can a table with these options be played here?"""
    return name_in(options) in ("", *KNOWN)


def at_table(options: Mapping[str, Any]) -> AbstractContextManager[None]:
    """Meanwhile sentences tell of the cards of this table."""
    return telling_of(name_in(options))


def of_this_house() -> dict[str, str]:
    """The options of a table that is played with the values of this house; raises `BadComponents`."""
    return {"components": usual().hash}


def text_of(options: Mapping[str, Any]) -> str:
    """The card values of a table; nothing when everybody knows them, because they are ours."""
    name = name_in(options)
    return _text(name) if name in KNOWN and name != OURS.hash else ""


@lru_cache(maxsize=16)
def _text(name: str) -> str:
    return written(KNOWN[name].to_json())


def learn(text: str | bytes) -> None:
    """Know these card values from now on; raises `BadComponents` or ValueError."""
    components = read(json.loads(text))
    KNOWN.setdefault(components.hash, components)


# `chaudron components`


def add_components_arguments(parser: argparse.ArgumentParser, words: "Words") -> None:
    parser.add_argument("file", nargs="?", metavar=words.say("cli-file"), help=words.say("cli-components-file"))


def run_components(args: argparse.Namespace, words: "Words") -> int:
    """Print our values, to be changed; or say that a file will do, and under what hash records name it."""
    if args.file is None:
        sys.stdout.write(written(DATA))
        return 0
    found = load(Path(args.file).expanduser())
    counts = {"forest": len(found.forest), "potions": len(found.potions), "spells": len(found.colors)}
    sys.stdout.write(words.say("components-good", file=args.file, hash=found.hash, **counts) + "\n")
    return 0


def written(data: dict[str, Any]) -> str:
    """Values as a file, a card a line."""
    parts = [f' "{part}": [\n{_cards(data[part], fields)}\n ]' for part, fields in FIELDS.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _cards(cards: list[dict[str, Any]], fields: tuple[str, ...]) -> str:
    lines = [json.dumps({field: card[field] for field in fields}, ensure_ascii=False) for card in cards]
    return ",\n".join(f"  {line}" for line in lines)
