"""Why a choice may not be made now, with the rule that says so."""

from typing import Any

from chaudron.games.belcastel.buying import Buy, GhostShopping
from chaudron.games.belcastel.choices import (
    BAG,
    CATALOGUE,
    DRAW,
    DROP,
    FLASK,
    POINT,
    REFILL,
    RETURN,
    STOP,
    TUBE,
    WITCH,
)
from chaudron.games.belcastel.components import LAST_SPACE, LAST_TUBE, PENNY_OF, PURPLE, WITCH_RULE, Chip
from chaudron.games.belcastel.table import BREWING, EXPLODED, STOPPED, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Reason

NO_DETAILS: dict[str, Any] = {}
SHOPPING = ("buy", "buy_second", "ghost_buy", "ghost_buy_second")
NO_SWAP = {"ghost_swap": "BEL-16.22", "opportune_moment": "BEL-3.6", "upgrade": "WIT-3.5"}
VERBS = {
    **dict.fromkeys(("schadenfreude", "spider_chip", "choose_wisely", "only_one"), ("take",)),
    **dict.fromkeys(("wheel_and_deal", "rats_friends"), ("take",)),
    **dict.fromkeys(("ghost_row", "ghost_trade"), ("row",)),
    **dict.fromkeys(("ghost_swap", "opportune_moment"), ("swap",)),
    **dict.fromkeys(("crow_skull", "strong_ingredient", "six"), ("lay",)),
    "aside": ("lay",),
    "lay_start": ("lay",),
    "start_chip": ("start",),
    "upgrade": ("swap",),
    "copy": ("take",),
}
"""What each question offers beyond a few fixed words; any other choice belongs to another question."""
BREWING_CHOICES = frozenset({DRAW, STOP, FLASK, RETURN, *BAG.values(), WITCH["S2"], WITCH["S3"]})
WITH_COINS = (Buy, GhostShopping)


def why_not(table: Table, seat: int, notation: str) -> Reason:
    """The best reason there is for refusing a choice."""
    ask = table.asks.get(seat)
    choice = CATALOGUE.get(notation)
    if choice is None:
        return Reason("unknown_choice", ask.about.rule if ask else "BEL-2", NO_DETAILS)
    if table.outcome is not None:
        return Reason("game_over", "BEL-13.1", NO_DETAILS)
    if ask is None:
        return _not_asked(table, seat, choice)
    reason = _by_verb(table, seat, choice, ask.about.key)
    return reason or Reason("not_now", ask.about.rule, NO_DETAILS)


def _not_asked(table: Table, seat: int, choice: Choice) -> Reason:
    mine = table.seats[seat] if 0 <= seat < len(table.seats) else None
    if mine is None:
        return Reason("no_such_seat", "BEL-1.1", {"seat": seat})
    if choice in BREWING_CHOICES and mine.state == EXPLODED:
        return Reason("exploded", "BEL-8.2" if choice is FLASK else "BEL-6.1", NO_DETAILS)
    shown = table.faces or table.seats  # what others did in a sealed beat changes no reason [BEL-16.13]
    if choice in BREWING_CHOICES and mine.state == STOPPED and any(other.state == BREWING for other in shown):
        return Reason("stopped", "BEL-5.3", NO_DETAILS)
    if table.sealed_together():
        waiting_for = "BEL-16.13"
    else:
        waiting_for = next(iter(table.asks.values())).about.rule if table.asks else "BEL-2"
    return Reason("not_your_turn", waiting_for, {"awaited": table.pending_in_public})


def _by_verb(table: Table, seat: int, choice: Choice, about: str) -> Reason | None:
    if choice.verb == "witch":
        return _calling(table, seat, choice.thing)
    if about in ("brew", "commit"):
        return _brewing(table, seat, choice)
    if about in SHOPPING and choice.verb == "buy":
        return _buying(table, choice.thing)
    if about in ("spend", "spend_less"):
        return _spending(table, seat, choice)
    return _of_question(table, seat, choice, about) if choice.verb in VERBS.get(about, ()) else None


def _of_question(table: Table, seat: int, choice: Choice, about: str) -> Reason | None:
    """Why a thing of the kind that is asked for cannot be had."""
    if choice.verb == "take":
        is_given_anyway = about == "spider_chip" and not table.box.closes_books_to_all
        return (_sold_out if is_given_anyway else _not_available)(table, choice.thing)
    if choice.verb == "row":
        purples = table.seats[seat].count(PURPLE)
        return Reason("too_few_purples", "BEL-16.22", {"needed": choice.thing, "purples": purples})
    if choice.verb == "swap":
        return Reason("no_such_swap", NO_SWAP[about], NO_DETAILS)
    chip = {"chip": str(choice.thing)}
    if about in ("start_chip", "lay_start"):
        return Reason("no_start_chip", "WIT-5.5", chip)
    if about == "aside":
        return Reason("not_aside", "WIT-5.6", chip)
    return Reason("not_drawn", "WIT-3.2" if about == "six" else "BEL-16.4", chip)


def _calling(table: Table, seat: int, witch: str) -> Reason | None:
    """[WIT-1.2, WIT-2.1, WIT-2.3] Why a witch does not come."""
    mine = table.seats[seat]
    if not table.witches:
        return Reason("no_witches", "WIT-1.2", NO_DETAILS)
    if witch not in table.witches:
        return Reason("other_witch", "WIT-1.2", {"witch": witch})
    if PENNY_OF[witch] not in mine.pennies:
        return Reason("no_penny", "WIT-2.1", {"penny": PENNY_OF[witch]})
    if witch == "S2" and mine.state == BREWING and not mine.bag:
        return Reason("bag_empty", "WIT-3.2", NO_DETAILS)
    if witch == "S3" and mine.state == BREWING:
        return Reason("no_white", "WIT-3.3", NO_DETAILS)
    return Reason("no_use_now", WITCH_RULE[witch], {"witch": witch})


def _brewing(table: Table, seat: int, choice: Choice) -> Reason | None:
    mine = table.seats[seat]
    if choice is DRAW:
        return Reason("bag_empty", "BEL-5.5", NO_DETAILS) if not mine.bag else _last_space()
    if choice in BAG.values() and table.box.red == 2:
        return Reason("not_beside", "BEL-16.24", {"chip": str(choice.thing)})
    if choice.verb == "lay" and table.box.red == 6:
        return Reason("not_aside", "WIT-5.6", {"chip": str(choice.thing)})
    if choice is not FLASK:
        return None
    if not mine.flask:
        return Reason("flask_empty", "BEL-8.1", NO_DETAILS)
    if not mine.can_take_back:
        return Reason("nothing_to_take_back", "BEL-16.9", NO_DETAILS)
    return Reason("only_white", "BEL-15.7", NO_DETAILS)


def _last_space() -> Reason:
    return Reason("last_space", "BEL-16.27", {"space": LAST_SPACE})


def _not_available(table: Table, chip: Chip) -> Reason | None:
    """[BEL-1.6, BEL-16.19] Why it can neither be bought nor taken from a card."""
    if not table.is_open(chip):
        return Reason("book_closed", "BEL-1.6", {"chip": str(chip)})
    return _sold_out(table, chip)


def _sold_out(table: Table, chip: Chip) -> Reason | None:
    is_there = chip not in table.box.stock or table.supply[chip] > 0
    return None if is_there else Reason("sold_out", "BEL-16.19", {"chip": str(chip)})


def _buying(table: Table, chip: Chip) -> Reason | None:
    missing = _not_available(table, chip)
    if missing:
        return missing
    buying = table.agenda[-1]
    assert isinstance(buying, WITH_COINS)
    if buying.chips and buying.chips[0].color is chip.color:
        return Reason("same_color", "BEL-10.5", {"color": chip.color})
    price = table.box.prices[chip]
    return Reason("too_dear", "BEL-10.5", {"chip": str(chip), "price": price, "coins": buying.coins})


def _spending(table: Table, seat: int, choice: Choice) -> Reason | None:
    mine = table.seats[seat]
    if choice is REFILL and mine.flask:
        return Reason("flask_full", "BEL-10.6", NO_DETAILS)
    if choice is POINT and not table.is_last_round:
        return Reason("only_in_last_round", "BEL-12.2", NO_DETAILS)
    if choice is DROP and mine.drop == LAST_SPACE:
        return Reason("drop_at_end", "BEL-16.18", NO_DETAILS)
    if choice is TUBE:
        at_end = table.box.has_tubes and mine.tube == LAST_TUBE
        return Reason("drop_at_end", "BEL-16.18", NO_DETAILS) if at_end else Reason("no_tubes", "BEL-14.1", NO_DETAILS)
    return None
