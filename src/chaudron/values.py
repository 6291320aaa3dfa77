"""[BLW-13.6, BAL-13.24] Card values that a host has named: `--components FILE`, and `chaudron components`.

The cards of Blackwood, and names, formulas and tokens of the ball, are our reconstruction. A file with the printed
values takes their place; it is checked before anything else happens, and every process learns of it by the environment.
What is kept of values, or sent to another process, is the text of such a file.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from chaudron.games.bal import printed as bal
from chaudron.games.belcastel import printed as belcastel
from chaudron.games.belcastel.trying import try_out
from chaudron.games.blackwood import components as blackwood
from chaudron.kernel.printed import FILE, BadComponents, json_in
from chaudron.speech import bal as ball
from chaudron.speech import belcastel as cauldrons
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
BALL = ("id", "copies", "formula")
"""… and of the potions of the ball."""
SPACE = ("space", "coins", "points", "ruby")
GAMES = (blackwood, bal, belcastel)
"""The modules of the games whose values may be put in place; each knows its own part of a file."""


def add_argument(parser: argparse.ArgumentParser, words: "Words") -> None:
    parser.add_argument("--components", metavar=words.say("cli-values"), help=words.say("cli-values-help"))


def use(named: str | None) -> None:
    """Play with the values of this file, or of the one that the environment names; raises `BadComponents`."""
    file = os.environ.get(FILE) or None if named is None else named
    if file is None:
        return
    path = Path(file).expanduser().absolute()
    for game in GAMES:
        game.load(path)
    os.environ[FILE] = str(path)


def file() -> str:
    """The file that is played with; nothing when ours are."""
    return os.environ.get(FILE, "")


# Of a table


def name_in(options: Mapping[str, Any]) -> str:
    """The hash of the card values that the options of a table name; nothing for games that have none."""
    return str(options.get("components", ""))


def foreign(options: Mapping[str, Any]) -> str:
    """The hash of the card values of a table that are not ours."""
    name = name_in(options)
    return "" if not name or name in (game.OURS.hash for game in GAMES) else name


def are_known(options: Mapping[str, Any]) -> bool:
    """Can a table with these options be played here?"""
    name = name_in(options)
    return not name or any(name in game.KNOWN for game in GAMES)


@contextmanager
def at_table(options: Mapping[str, Any]) -> Iterator[None]:
    """Meanwhile sentences tell of the cards of this table."""
    name = name_in(options)
    with telling_of(name), ball.telling_of(name), cauldrons.telling_of(name):
        yield


def of_this_house() -> list[dict[str, str]]:
    """The options of tables that are played with the values of this house, by game; raises `BadComponents`."""
    return [{"components": game.usual().hash} for game in GAMES]


def fingerprints() -> str:
    """Of the values of this house that are not ours."""
    return ", ".join(game.usual().hash for game in GAMES if game.usual() is not game.OURS)


def text_of(options: Mapping[str, Any]) -> str:
    """The card values of a table; nothing when everybody knows them, because they are ours."""
    name = foreign(options)
    return _text(name) if name and are_known(options) else ""


@lru_cache(maxsize=16)
def _text(name: str) -> str:
    if name in belcastel.KNOWN:
        return f"{{\n{written_belcastel(belcastel.KNOWN[name].to_json())}\n}}\n"
    if name in bal.KNOWN:
        return f"{{\n{written_ball(bal.KNOWN[name].to_json())}\n}}\n"
    return written(blackwood.KNOWN[name].to_json())


def learn(text: str | bytes) -> None:
    """Know these card values from now on; raises `BadComponents` or ValueError."""
    data = json.loads(text)
    if isinstance(data, dict) and bal.PART in data:
        own = bal.read(data[bal.PART])
        bal.KNOWN.setdefault(own.hash, own)
    elif isinstance(data, dict) and belcastel.PART in data:
        tried = belcastel.read(data[belcastel.PART], Path())
        belcastel.KNOWN.setdefault(tried.hash, tried)
    else:
        components = blackwood.read(data)
        blackwood.KNOWN.setdefault(components.hash, components)


def carried() -> str:
    """The values of this process, for one on another machine, which has no such file; nothing when ours are."""
    texts = [text_of(options) for options in of_this_house()]
    return json.dumps([text for text in texts if text])


def take(carried: str) -> None:
    """Know the values of the process that this was carried from."""
    for text in json.loads(carried):
        learn(text)


# `chaudron components`


def add_components_arguments(parser: argparse.ArgumentParser, words: "Words") -> None:
    parser.add_argument("file", nargs="?", metavar=words.say("cli-file"), help=words.say("cli-components-file"))


def run_components(args: argparse.Namespace, words: "Words") -> int:
    """Print our values, to be changed; or say that a file will do, and under what hash records name it."""
    if args.file is None:
        sys.stdout.write(
            written(blackwood.DATA, written_ball(bal.OURS.to_json()), written_belcastel(belcastel.OURS.to_json()))
        )
        return 0
    path = Path(args.file).expanduser()
    found, own, tried, data = blackwood.load(path), bal.load(path), belcastel.load(path), json_in(path)
    if "forest" in data:
        counts = {"forest": len(found.forest), "potions": len(found.potions), "spells": len(found.colors)}
        sys.stdout.write(words.say("components-good", file=args.file, hash=found.hash, **counts) + "\n")
    if bal.PART in data:
        counts = {"potions": len(own.copies), "tokens": sum(own.tokens.values())}
        sys.stdout.write(words.say("components-good-bal", file=args.file, hash=own.hash, **counts) + "\n")
    if belcastel.PART in data:
        counts = {"games": _tried_out(tried, path), "books": len(tried.books), "cards": len(tried.deck)}
        sys.stdout.write(words.say("components-good-belcastel", file=args.file, hash=tried.hash, **counts) + "\n")
    return 0


def _tried_out(tried: belcastel.Components, path: Path) -> int:
    """In how many games; raises `BadComponents`."""
    try:
        return try_out(tried)
    except BadComponents as error:
        error.file = path.name
        raise


def written(data: dict[str, Any], *more: str) -> str:
    """Values as a file, a card a line."""
    parts = [f' "{part}": [\n{_cards(data[part], fields)}\n ]' for part, fields in FIELDS.items()]
    return "{\n" + ",\n".join((*parts, *more)) + "\n}\n"


def written_ball(data: dict[str, Any]) -> str:
    """The part of the ball."""
    potions, tokens = _cards(data["potions"], BALL), json.dumps(data["tokens"])
    return f' "{bal.PART}": {{\n "potions": [\n{potions}\n ],\n "tokens": {tokens}\n }}'


def written_belcastel(data: dict[str, Any]) -> str:
    """The part of Belcastel and the witches."""
    parts = [f'"prices": {{\n{_named(data["prices"])}\n }}', f'"track": [\n{_cards(data["track"], SPACE)}\n ]']
    parts += [f'"{part}": {{\n{_named(data[part])}\n }}' for part in ("cards", "books")]
    return f' "{belcastel.PART}": {{\n ' + ",\n ".join(parts) + "\n }"


def _named(things: dict[str, Any]) -> str:
    return ",\n".join(
        f"  {json.dumps(name)}: {json.dumps(about, ensure_ascii=False)}" for name, about in things.items()
    )


def _cards(cards: list[dict[str, Any]], fields: tuple[str, ...]) -> str:
    lines = [json.dumps({field: card[field] for field in fields}, ensure_ascii=False) for card in cards]
    return ",\n".join(f"  {line}" for line in lines)
