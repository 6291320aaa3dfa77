"""What one reads off a view of Belcastel at a glance: phase, scoring space, order on the score track, purse, shop."""

from collections import Counter as Tally
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from chaudron.games.belcastel.box import Box, make_box
from chaudron.games.belcastel.components import CHIP, CHIPS, COINS, COLORS, OPENS, TUBES, Chip, rat_tails
from chaudron.kernel.game import View

SeatView = dict[str, Any]
"""One of the seats of a view."""

BEFORE, BREWING, SCORING, OVER = "before", "brewing", "scoring", "over"
SHOP = ("buy", "buy_second")
"""The questions that are asked at the counter."""
UNFROZEN = ("beside", "strong_ingredient")
"""The questions that are asked before scoring spaces are frozen [BEL-16.15]."""


def phase(view: View) -> str:
    """Before, during or after brewing; or over. When all cauldrons are empty and cold it is before."""
    if view["outcome"] is not None:
        return OVER
    if any(seat["state"] == "brewing" for seat in view["seats"]):
        return BREWING
    return SCORING if any(seat["chips"] for seat in view["seats"]) else BEFORE


def scoring_space(view: View, seat: int) -> int | None:
    """The space a seat scores, or would score if it stopped now; None when there is nothing to score."""
    now, mine = phase(view), view["seats"][seat]
    if now == BREWING or (now == SCORING and any(ask["about"] in UNFROZEN for ask in view["asks"].values())):
        return int(mine["next_space"])
    return int(mine["space"]) if now == SCORING else None


def position(mine: SeatView) -> int:
    """The space from which the next chip counts."""
    return int(mine["spaces"][-1] if mine["spaces"] else mine["drop"] + mine["rat"])


class Marker(NamedTuple):
    """A marker on the score track, and the rat tails from it to the next one further on."""

    seat: int
    points: int
    tails: int


def score_track(view: View) -> list[Marker]:
    """The markers from the last to the leader."""
    order = sorted(range(view["players"]), key=lambda seat: view["seats"][seat]["points"])
    points = [view["seats"][seat]["points"] for seat in order]
    ahead = [*points[1:], points[-1]]
    return [
        Marker(seat, own, rat_tails(own, next_one)) for seat, own, next_one in zip(order, points, ahead, strict=True)
    ]


def others(view: View) -> list[int]:
    """The other seats, clockwise from the viewer; all of them for a spectator."""
    me, players = view["me"], view["players"]
    return list(range(players)) if me is None else [(me + turn) % players for turn in range(1, players)]


def counted(chips: list[str]) -> list[tuple[str, int]]:
    """Chips by kind, in the order of the books: `[("w1", 4), ("g1", 1)]`."""
    tally = Tally(chips)
    return [(chip.name, tally[chip.name]) for chip in CHIPS if tally[chip.name]]


@lru_cache(maxsize=16)
def _box(players: int, options: tuple[tuple[str, Any], ...]) -> Box:
    return make_box(players, dict(options))


def box_of(view: View) -> Box:
    """What is in play."""
    options: Mapping[str, Any] = view["options"]
    return _box(view["players"], tuple(options.items()))


def question(view: View) -> dict[str, Any]:
    """What the viewer is asked; empty when nothing."""
    asked: dict[str, Any] = view["asks"].get(str(view["me"]), {})
    return asked


def is_shopping(view: View) -> bool:
    """Does the viewer stand at the counter?"""
    return question(view).get("about") in SHOP


def purse(view: View) -> int:
    """The coins the viewer has left at the counter."""
    mine = view["seats"][view["me"]]
    prices = box_of(view).prices
    return int(COINS[mine["space"]]) - sum(prices[CHIP[name]] for name in mine["bought"])


class Shelf(NamedTuple):
    """A book at the counter."""

    color: str
    book: str
    opens: int
    """The round at whose start it opens; 0 when it is open."""
    chips: tuple[Chip, ...]


def shelves(view: View) -> list[Shelf]:
    """All books with chips to sell, in the order of the booklet."""
    books = box_of(view).book_ids
    return [
        Shelf(
            color,
            books[color],
            OPENS.get(color, 0) if OPENS.get(color, 0) > view["round"] else 0,
            tuple(chip for chip in CHIPS if chip.color == color),
        )
        for color in COLORS
        if color in books
    ]


def tube_marks() -> list[str]:
    """What each test tube gives, as short as it can be said: `+2`, `◆`, `b1`."""
    return [
        "" if bonus is None else f"+{bonus.points}" if bonus.points else "◆" if bonus.rubies else str(bonus.chip)
        for bonus in TUBES
    ]
