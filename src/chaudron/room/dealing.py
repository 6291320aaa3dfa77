"""Tables with luck that others have too: what is played there, by whom, with which luck."""

import hashlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from chaudron.bots import USUAL
from chaudron.games.code import Setup, make_setup
from chaudron.room.deals import Deal
from chaudron.room.refusal import Refusal
from chaudron.room.replaying import draws_in
from chaudron.room.rows import Row
from chaudron.room.sitting import OVER
from chaudron.room.state import State

ME = 0
"""The seat of whoever plays the potion of the day."""
PLAYERS: Mapping[str, int] = MappingProxyType({"belcastel": 3, "witches": 3, "bal": 4, "blackwood": 3})
SETS: Mapping[str, int] = MappingProxyType({"belcastel": 4, "witches": 6})
"""Of books: every day the next one."""


class Dealt(NamedTuple):
    """A table that is to have such luck."""

    setup: Setup
    secret: bytes
    deal: Deal
    seat: int
    """Of whoever plays …"""
    bots: list[str]
    """… and who takes the others."""


def of_day(game: str, number: int, secret: bytes) -> Dealt:
    """The table at which everybody plays the potion of this number."""
    players = PLAYERS[game]
    options: dict[str, Any] = {"books": 1 + (number - 1) % SETS[game]} if game in SETS else {}
    return Dealt(make_setup(game, players, options), secret, Deal(number), ME, [USUAL] * (players - 1))


def of_game(state: State, rows: list[Row], seat: int) -> Dealt:
    """A table with the luck of a game that is over; raises `Refusal`. Where others sat, bots of the usual level do.

    A potion of the day is played as such, lessons are written, and of positions only what came later is known.
    """
    sitting = state.sitting
    if sitting.state != OVER:
        raise Refusal("not_over")
    is_of_day = sitting.shared is not None and sitting.shared.potion
    if is_of_day or sitting.learning is not None or sitting.position is not None:
        raise Refusal("no_same_deal")
    if seat >= sitting.players:
        raise Refusal("no_such_seat", seat=seat + 1, count=sitting.players)
    own = hashlib.sha256(b"chaudron/2 same deal" + state.id.encode() + state.secret).digest()
    deal = Deal(of=state.id, seat=seat, draws=[(*draw,) for draw in draws_in(rows)])
    bots = [USUAL if chair.keys else chair.bot for place, chair in enumerate(sitting.chairs) if place != seat]
    return Dealt(Setup(state.game, state.box), own, deal, seat, bots)
