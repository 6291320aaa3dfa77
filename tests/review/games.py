"""Finished games for the tests of the review: small tables of quick bots, the same every time."""

from functools import cache
from typing import Any

from chaudron.bots import bot
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play, Record
from chaudron.review.account import Review
from chaudron.review.reviewing import review

TITLES = ("belcastel", "witches", "bal", "blackwood")
LEAST = {"bal": 3}
"""Players, where two are too few."""


@cache
def played(title: str, seed: int, level: str = "novice") -> Record:
    """A whole game."""
    game, players = SHELF[title], LEAST.get(title, 2)
    play = Play(game, game.box(players, {}), Counter(players, seed))
    bots = [bot(title, level, seed + seat) for seat in range(players)]
    while play.table.outcome is None:
        seat, ask = next((seat, ask) for seat, ask in play.table.asks.items() if not ask.lapses)
        play.answer(seat, bots[seat].choose(game.bot_view(play.table, seat), ask))
    return play.record


@cache
def reviewed(title: str, seed: int) -> Review:
    return review(SHELF[title], played(title, seed))


def total(changes: Any, measure: str, seat: int) -> float:
    """What some changes add up to for a seat."""
    return float(sum(getattr(one, measure)[seat] for one in changes))
