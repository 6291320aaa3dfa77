"""Games of bots with the luck of a potion of the day, a few decisions at a time: people who wait come in between."""

import random
import time
from typing import Any, NamedTuple

from chaudron.bots import RANKS, bot
from chaudron.games import SHELF
from chaudron.kernel.chance import Sealed
from chaudron.kernel.rule import answer
from chaudron.kernel.table import Table
from chaudron.room.dealing import ME, Dealt, of_day
from chaudron.room.deals import score, seed_of

SLICE_SECONDS = 0.05
"""After so long somebody else may have the process."""
ONE_IN = 10
"""So many decisions, on average, are left to a neighbouring level: most bots decide the same in the same place."""


class Played(NamedTuple):
    """How far a game has come: the table, or in the end what was scored at the seat that people take."""

    table: dict[str, Any] | None
    score: int | None


def play_on(game: str, number: int, secret: bytes, who: tuple[str, int], saved: dict[str, Any] | None) -> Played:
    """Play a while: `who` has the seat of people, a bot of a level for the how-manieth time; at least one decision."""
    dealt, until = of_day(game, number, secret), time.monotonic() + SLICE_SECONDS
    table = _begun(dealt) if saved is None else SHELF[game].load(saved, _luck(dealt))
    while table.outcome is None:
        _decide(dealt, table, who)
        if time.monotonic() >= until and table.outcome is None:
            return Played(SHELF[game].save(table), None)
    points, places = table.outcome.points[ME], table.outcome.places[ME]
    return Played(None, score(game, points, places, dealt.setup.box.players))


def _luck(dealt: Dealt) -> Sealed:
    players = dealt.setup.box.players
    return Sealed(players, dealt.secret, [""] * players)


def _begun(dealt: Dealt) -> Table:
    table = dealt.setup.game.table(dealt.setup.box, _luck(dealt))
    table.begin()
    return table


def _decide(dealt: Dealt, table: Table, who: tuple[str, int]) -> None:
    """Those who wait longest answer first; an offer that lapses is left alone."""
    game = dealt.setup.game
    seat, ask = next((seat, ask) for seat, ask in table.asks.items() if not ask.lapses)
    seed = seed_of(dealt.secret, seat, table)
    level = _level(seed, *who) if seat == ME else dealt.bots[seat - 1]
    turn = who[1] if seat == ME else 0
    answer(table, seat, bot(game.name, level, seed + turn).choose(game.bot_view(table, seat), ask))


def _level(seed: int, level: str, turn: int) -> str:
    """Who decides here: the first time a bot plays, all by itself."""
    luck = random.Random(f"{seed} {turn}")  # noqa: S311 - no luck of the game
    if turn == 0 or luck.random() * ONE_IN >= 1:
        return level
    place = RANKS.index(level)
    return luck.choice([RANKS[other] for other in (place - 1, place + 1) if 0 <= other < len(RANKS)])
