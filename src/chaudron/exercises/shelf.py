"""The exercises that come with every game: games between bots as their luck and answers, and what was found in them.

A file names the version of the rules by which it was made; `python -m chaudron.exercises.making` makes it anew.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from chaudron.exercises.exercise import Exercise, Weighed
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play, Record

FORMAT = "chaudron-exercises/1"
CAST = ("Ysée", "Basile", "Odile", "Gaspard")
"""Who sits there, in every language."""


class Listed(NamedTuple):
    """What is known of an exercise before it is opened."""

    id: str
    kind: str


class Shipped(NamedTuple):
    """All exercises of a game."""

    version: str
    games: Mapping[str, Mapping[str, Any]]
    """By the seed of their luck."""
    exercises: Mapping[str, Mapping[str, Any]]
    """By their ids."""


@cache
def shipped(game: str) -> Shipped:
    """Those of a game."""
    data = json.loads((files(__package__) / "shipped" / f"{game}.json").read_text("utf-8"))
    return Shipped(data["version"], data["games"], {f"{one['seed']}-{one['at']}": one for one in data["exercises"]})


def listed(game: str) -> list[Listed]:
    """What can be opened."""
    return [Listed(name, one["kind"]) for name, one in shipped(game).exercises.items()]


@cache
def exercise(game: str, name: str) -> Exercise:
    """One of them; raises `KeyError`."""
    one = shipped(game).exercises[name]
    options = tuple(Weighed(choice, points, chance, tuple(same)) for choice, points, chance, *same in one["options"])
    record = record_of(game, one["seed"], one["at"])
    return Exercise(record, one["at"], one["seat"], one["kind"], one["obvious"], options)


def record_of(game: str, seed: str, at: int) -> Record:
    """The game with this luck, up to a question."""
    of = shipped(game).games[seed]
    players = of["players"]
    box = SHELF[game].box(players, of["options"])
    play = Play(SHELF[game], box, Counter(players, int(seed)), [*CAST[:players]])
    for answer in of["answers"][:at]:
        seat, _, choice = answer.partition(" ")
        play.answer(int(seat), choice)
    return play.record
