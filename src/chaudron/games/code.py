"""A setup code: game, number of players and options of a table, in one line that can be typed and sent.

`belcastel 3` is three players with the usual options; `belcastel 4 books=g1-b4-r2-y2-p3 stop=revocable` names those
that differ. What people see is shorter, `BEL-A4-14223-6B`, and says the same (`short_code`).
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from chaudron.games import SHELF
from chaudron.games.short_code import is_short, long_code, short_code
from chaudron.kernel.game import BadOption, Box, Game


class Setup(NamedTuple):
    """What a setup code says."""

    game: Game
    box: Box


def setup_code(game: Game, box: Box) -> str:
    """The shortest code for what is in play."""
    usual = _usual(game, box.players)
    known = {name: value for name, value in box.options.items() if name in game.options}
    differing = [f"{name}={_written(value)}" for name, value in known.items() if value != usual[name]]
    return " ".join([game.name, str(box.players), *differing])


@lru_cache(maxsize=64)
def _usual(game: Game, players: int) -> Mapping[str, Any]:
    """The options of a table for which none are named; whoever shows a table needs them again and again."""
    return game.box(players, {}).options


def spoken_code(game: Game, box: Box) -> str:
    """The code that people are shown: `BEL-A4-2`, where what is in play can be said so."""
    return short_code(game, box) or setup_code(game, box)


def read_setup(code: str) -> Setup:
    """What a code says, a short one or a long one; raises `BadOption`."""
    if is_short(code):
        code = long_code(code)
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
