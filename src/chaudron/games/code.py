"""A setup code: game, number of players and options of a table, in one line that can be typed and sent.

`belcastel 3` is three players with the usual options; `belcastel 4 books=g1-b4-r2-y2-p3 stop=revocable` names those
that differ.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from chaudron.games import SHELF
from chaudron.kernel.game import BadOption, Box, Game


class Setup(NamedTuple):
    """What a setup code says."""

    game: Game
    box: Box


def setup_code(game: Game, box: Box) -> str:
    """The shortest code for what is in play."""
    usual = game.box(box.players, {}).options
    differing = [f"{name}={_written(value)}" for name, value in box.options.items() if value != usual[name]]
    return " ".join([game.name, str(box.players), *differing])


def read_setup(code: str) -> Setup:
    """What a code says; raises `BadOption`."""
    name, *rest = code.split() or [""]
    players = int(rest[0]) if rest and rest[0].isdecimal() and len(rest[0]) < 3 else None
    given = [part.partition("=") for part in rest[1 if players is not None else 0 :]]
    wrong = [option for option, equals, _ in given if not equals]
    if wrong:
        raise BadOption("bad_code", given=wrong[0])
    return make_setup(name, players, {option: value for option, _, value in given})


def make_setup(name: str, players: int | None, options: Mapping[str, Any]) -> Setup:
    """A game of the shelf with these options, for as many players as it takes when none are named."""
    if name not in SHELF:
        raise BadOption("unknown_game", given=name, known=", ".join(SHELF))
    game = SHELF[name]
    return Setup(game, game.box(game.players[-1] if players is None else players, options))


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
