"""What one reads off a view of Blackwood at a glance: the forest, who comes home when, what a larder is short of."""

from typing import Any, NamedTuple

from chaudron.games.blackwood.actions.trade import price_of
from chaudron.games.blackwood.box import SEARCH, make_box
from chaudron.games.blackwood.components import (
    COLUMNS,
    LOAN_RENOWN,
    NOTHING,
    SALE_RENOWN,
    Amounts,
    Components,
    amounts,
)
from chaudron.games.blackwood.places import PLACE, PLACES, Place, at
from chaudron.games.blackwood.table import NOBODY, total
from chaudron.kernel.game import View

SeatView = dict[str, Any]
"""One of the seats of a view."""
SIDES = ("potions", "sold", "traded")
"""[BLW-5.3, BLW-5.5] How a potion may lie before a witch."""
ON_THE_BOARD = ("search", "swap_first", "swap_second", "move", "shoo_place")
"""The questions whose places are numbered in the forest."""
OF_A_PLACE = ("place", "at")
"""The verbs of choices that are places."""


def cards_of(view: View) -> Components:
    """[BLW-13.6] What is printed on the cards of this table."""
    return make_box(view["players"], view["options"]).cards


def around(view: View) -> list[int]:
    """All seats clockwise, the viewer's first."""
    start = view["me"] or 0
    return [(start + turn) % view["players"] for turn in range(view["players"])]


# The forest


def rows(view: View) -> range:
    """[BLW-1.7] From the pawn up."""
    return range(1, len(view["forest"]) // COLUMNS + 1)


def row_of(view: View, row: int) -> list[Place]:
    """The places of a row, from the village on."""
    return [at(row, column) for column in range(1, COLUMNS + 1)]


def places_of(view: View) -> tuple[Place, ...]:
    return PLACES[: len(view["forest"])]


def owner_at(view: View, place: Place) -> int | None:
    """Whose puppet stands there."""
    owner: int = view["puppets"][place]
    return None if owner == NOBODY else owner


def at_home(view: View) -> Place | None:
    """[BLW-3.6] Where the puppet stood whose card is being bought or left."""
    turn = in_progress(view, "ReturnTurn")
    return None if turn is None else PLACE[turn["place"]]


class Homecoming(NamedTuple):
    """A puppet that comes home this round."""

    seat: int
    place: Place


def homecoming(view: View) -> list[Homecoming]:
    """[BLW-3.9, BLW-3.10] Who is at home, then the puppets in their order, as the forest is now; slides included."""
    turn, here = in_progress(view, "ReturnTurn"), at_home(view)
    order = [Homecoming(turn["seat"], here)] if turn and here is not None else []
    for row in rows(view) if view["phase"] else ():
        column = view["column"] + (here is at(row, view["column"]))
        while column <= COLUMNS and (owner := owner_at(view, at(row, column))) is not None:
            order.append(Homecoming(owner, at(row, column)))
            column += 1
    return order


def heir(view: View) -> int | None:
    """[BLW-3.5] Who would take the cauldron, as the forest is now; in the return that is settled."""
    if view["phase"] != SEARCH:
        return None
    standing = [owner_at(view, at(row, view["column"])) for row in rows(view)]
    return next((owner for owner in reversed(standing) if owner is not None), None)


# Witches


def renown(view: View, seat: int) -> int:
    """[BLW-8.3] What she would score now for her potions, less what Fagus Bok takes."""
    mine, potions = view["seats"][seat], cards_of(view).potions
    printed = sum(potions[potion].renown for side in SIDES for potion in mine[side])
    return int(printed + SALE_RENOWN * len(mine["sold"]) + LOAN_RENOWN * mine["loans"])


def worth(view: View, potion: str, side: str) -> int:
    """[BLW-5.5] The renown of a potion, as it lies."""
    return cards_of(view).potions[potion].renown + (SALE_RENOWN if side == "sold" else 0)


def larder_of(view: View, seat: int) -> Amounts:
    """All ingredients of a witch."""
    forest = cards_of(view).forest
    return total(forest[card].gives for card in view["seats"][seat]["larder"])


def spell_price(view: View, seat: int) -> int:
    """[BLW-5.3] What her next spell costs."""
    mine = view["seats"][seat]
    return price_of(len(mine["ready"]) + len(mine["spent"]))


# The village


class Recipe(NamedTuple):
    """What a potion takes, split into what the viewer has and what is missing."""

    has: Amounts
    lacks: Amounts


def recipe(view: View, potion: str) -> Recipe:
    """[BLW-5.1] A recipe beside the viewer's larder; a spectator has nothing."""
    needs = cards_of(view).potions[potion].needs
    held = NOTHING if view["me"] is None else larder_of(view, view["me"])
    has = tuple(map(min, needs, held))
    return Recipe(has, tuple(need - have for need, have in zip(needs, has, strict=True)))


# What goes on


def question(view: View) -> dict[str, Any]:
    """What the viewer is asked; empty when nothing."""
    asked: dict[str, Any] = view["asks"].get(str(view["me"]), {})
    return asked


def numbers(view: View) -> dict[str, int]:
    """The numbers of the choices that are places of the forest, by the names of the places."""
    asked = question(view)
    if asked.get("about") not in ON_THE_BOARD:
        return {}
    options = [option.partition(":") for option in asked["options"]]
    return {thing: number for number, (verb, _, thing) in enumerate(options, 1) if verb in OF_A_PLACE}


def in_progress(view: View, rule: str) -> dict[str, Any] | None:
    """[BLW-5.1, BLW-7.3] A brew or a sniffing under way."""
    found = [one for one in view["agenda"] if one["rule"] == f"blackwood/{rule}"]
    return found[-1] if found else None


def still_missing(view: View, brew: dict[str, Any]) -> Amounts:
    """[BLW-5.1, BLW-7.5] What neither cards nor pinches cover yet."""
    from_cards, potions = cards_of(view).forest, cards_of(view).potions
    needs = total(potions[potion].needs for potion in brew["potions"])
    has = total(from_cards[card].gives for card in brew["cards"])
    near = amounts(brew["pinched"])
    return tuple(max(0, need - have - by) for need, have, by in zip(needs, has, near, strict=True))
