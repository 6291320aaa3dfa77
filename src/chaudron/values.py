"""[BLW-13.6] Card values that a host has named: `--components FILE`, and `chaudron components`.

The cards of Blackwood are our reconstruction. A file with the printed values takes their place; it is checked before
anything else happens, and every process learns of it by the environment.
"""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from chaudron.games.blackwood.components import DATA, FILE, load
from chaudron.words import Words

FIELDS = {
    "forest": ("id", "ingredients", "cost"),
    "potions": ("id", "ingredients", "colour", "coins", "renown", "council_witch"),
    "spells": ("id", "colours"),
}
"""What a file has to say of every card; anything else in it is a remark."""


def add_argument(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--components", metavar=words.say("cli-values"), help=words.say("cli-values-help"))


def use(named: str | None) -> None:
    """Play with the values of this file, or of the one that the environment names; raises `BadComponents`."""
    file = os.environ.get(FILE) or None if named is None else named
    if file is None:
        return
    path = Path(file).expanduser().absolute()
    load(path)
    os.environ[FILE] = str(path)


# `chaudron components`


def add_components_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", nargs="?", metavar=words.say("cli-file"), help=words.say("cli-components-file"))


def run_components(args: argparse.Namespace, words: Words) -> int:
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
