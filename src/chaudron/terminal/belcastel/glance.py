"""What one reads off a view of Belcastel at a glance: phase, scoring space, score track, purse, shop, witches."""

from collections import Counter as Tally
from typing import Any, NamedTuple

from chaudron.games.belcastel.components import (
    CHIP,
    COLORS,
    PENNIES,
    PENNY_OF,
    TUBES,
    Chip,
    printed,
    rat_tails,
)
from chaudron.games.belcastel.view import box_of
from chaudron.kernel.game import View
from chaudron.speech import belcastel as told

SeatView = dict[str, Any]
"""One of the seats of a view."""

BEFORE, BREWING, SCORING, OVER = "before", "brewing", "scoring", "over"
SHOP = ("buy", "buy_second", "ghost_buy", "ghost_buy_second")
"""The questions that are asked at the counter."""
UNFROZEN = ("beside", "strong_ingredient", "aside", "saved", "mandrake_ruby", "well_stirred")
"""The questions that are asked when brewing is over, before scoring spaces are frozen [BEL-16.15]."""


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


def other_seats(view: View) -> list[int]:
    """The other seats, clockwise from the viewer; all of them for a spectator."""
    me, players = view["me"], view["players"]
    return list(range(players)) if me is None else [(me + turn) % players for turn in range(1, players)]


def counted(chips: list[str]) -> list[tuple[str, int]]:
    """Chips by kind, in the order of the books: `[("w1", 4), ("g1", 1)]`. What a locoweed copied does not matter."""
    tally = Tally(printed(CHIP[name] for name in chips))
    kinds = sorted(tally, key=lambda chip: (COLORS.index(chip.color), chip.value))
    return [(chip.name, tally[chip]) for chip in kinds]


def question(view: View) -> dict[str, Any]:
    """What the viewer is asked; empty when nothing."""
    asked: dict[str, Any] = view["asks"].get(str(view["me"]), {})
    return asked


def own_rule(view: View) -> dict[str, Any]:
    """The rule that asks the viewer something."""
    rule: dict[str, Any] = view["agenda"][-1]
    while "branches" in rule:
        rule = rule["branches"][str(view["me"])][-1]
    return rule


def hand(view: View) -> list[str]:
    """[WIT-3.2] The chips that a witch let the viewer draw, and that are not laid yet."""
    chips: list[str] = own_rule(view)["drawn"] if question(view).get("about") == "six" else []
    return chips


def is_shopping(view: View) -> bool:
    """Does the viewer stand at the counter?"""
    return question(view).get("about") in SHOP


def purse(view: View) -> int:
    """The coins the viewer has left at the counter."""
    return int(own_rule(view)["coins"])


class Shelf(NamedTuple):
    """A book at the counter."""

    color: str
    book: str
    opens: int
    """The round at whose start it opens; 0 when it is open."""
    chips: tuple[Chip, ...]


def shelves(view: View) -> list[Shelf]:
    """All books with chips to sell, in the order of the booklet."""
    box = box_of(view)
    return [
        Shelf(
            color,
            box.book_ids[color],
            box.opens[color] if box.opens[color] > view["round"] else 0,
            tuple(chip for chip in box.prices if chip.color == color),
        )
        for color in COLORS
        if color in box.book_ids
    ]


NOW, LATER, SPENT = "now", "later", "spent"


class Witch(NamedTuple):
    """A witch who is turned up."""

    id: str
    state: str
    """Whether the viewer can call her now, later, or has spent the penny; empty for a spectator."""


def witches(view: View) -> list[Witch]:
    """[WIT-1.2] The witches turned up."""
    return [Witch(name, witch_state(view, name)) for name in view["witches"]]


def witch_state(view: View, witch: str) -> str:
    if view["me"] is None:
        return ""
    if PENNY_OF[witch] not in view["seats"][view["me"]]["pennies"]:
        return SPENT
    asked = question(view)
    is_offered = f"witch:{witch}" in asked.get("options", ()) or (witch == "C3" and asked.get("about") == "copy")
    return NOW if is_offered else LATER


def pennies(mine: SeatView) -> str:
    """[WIT-1.2] The pennies not spent, each by the letter of the witches it pays: `SCG`."""
    return "".join(penny[0].upper() for penny in PENNIES if penny in mine["pennies"])


def gains(view: View) -> dict[str, dict[str, Any]]:
    """[WIT-3.9 to WIT-3.11] By choice: what a witch who pays at once would pay the viewer."""
    about = question(view).get("about")
    if about == "colors":
        return {"witch:G1": {"what": "points", "count": own_rule(view)["points"]}}
    if about == "left_in_bag":
        return {"witch:G2": {"what": "points", "count": own_rule(view)["points"]}}
    if about == "rubies_for_points":
        return {
            "witch:G3": {"what": "rubies", "count": told.printed().track.points[view["seats"][view["me"]]["space"]]}
        }
    return {}


def bowl_points(mine: SeatView) -> int:
    """[WIT-4.2] What the bowl adds to the points of the spoon."""
    return sum(CHIP[name].value for name in mine["bowl"]) // 2


def tube_marks() -> list[str]:
    """What each test tube gives, as short as it can be said: `+2`, `◆`, `b1`."""
    return [
        "" if bonus is None else f"+{bonus.points}" if bonus.points else "◆" if bonus.rubies else str(bonus.chip)
        for bonus in TUBES
    ]
