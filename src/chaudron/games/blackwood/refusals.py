"""Why a choice may not be made now, with the rule that says so. Everything is open here, so nothing is given away."""

from collections.abc import Callable
from typing import Any

from chaudron.games.blackwood import money
from chaudron.games.blackwood.actions import trade
from chaudron.games.blackwood.actions.brew import Brew
from chaudron.games.blackwood.box import RETURN, SEARCH
from chaudron.games.blackwood.choices import CATALOGUE
from chaudron.games.blackwood.components import KINDS, LOAN_PURSE, PINCH, RULE_OF_SPELL, SHOO
from chaudron.games.blackwood.spells import HAS_EFFECT
from chaudron.games.blackwood.spells.sniff import Sniff
from chaudron.games.blackwood.spells.swap import Swap
from chaudron.games.blackwood.table import NO_CARD, NOBODY, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Reason

NO_DETAILS: dict[str, Any] = {}
IN_A_TURN = ("search", "return")


def why_not(table: Table, seat: int, notation: str) -> Reason:
    """The best reason there is for refusing a choice."""
    ask, choice = table.asks.get(seat), CATALOGUE.get(notation)
    if choice is None:
        return Reason("unknown_choice", ask.about.rule if ask else "BLW-3.1", NO_DETAILS)
    if table.outcome is not None:
        return Reason("game_over", "BLW-8.1", NO_DETAILS)
    if not 0 <= seat < len(table.seats):
        return Reason("no_such_seat", "BLW-1.1", {"seat": seat})
    if ask is None:
        return Reason("not_your_turn", "BLW-2.2", {"awaited": table.pending_in_public})
    in_a_turn = ask.about.key in IN_A_TURN or (choice.verb in money.VERBS and ask.about.key != "move")  # [BLW-5.10]
    why = REASONS.get(choice.verb) if in_a_turn else _in_between.get(ask.about.key)
    return (why and why(table, seat, choice)) or Reason("not_now", ask.about.rule, NO_DETAILS)


def _place(table: Table, seat: int, choice: Choice) -> Reason | None:
    if table.phase != SEARCH:
        return Reason("only_in_search", "BLW-3.2", NO_DETAILS)
    if choice.thing not in table.box.places:
        return Reason("no_such_place", "BLW-1.6", {"place": choice.thing.name})
    if table.puppets[choice.thing] != NOBODY:
        return Reason("place_taken", "BLW-3.2", {"owner": table.puppets[choice.thing]})
    if table.forest[choice.thing] == NO_CARD:
        return Reason("no_card_there", "BLW-3.13", NO_DETAILS)
    return Reason("placed_already", "BLW-3.2", NO_DETAILS)


def _card(table: Table, seat: int, choice: Choice) -> Reason | None:
    if table.phase != RETURN:
        return Reason("only_in_return", "BLW-3.6", NO_DETAILS)
    card = table.forest[table.place] if table.place is not None else NO_CARD
    if card == NO_CARD:
        return Reason("card_is_gone", "BLW-3.6", NO_DETAILS)
    cost = table.box.cards.forest[card].cost
    return Reason("too_dear", "BLW-6.1", {"price": cost, "coins": table.seats[seat].coins})


def _brew(table: Table, seat: int, choice: Choice) -> Reason | None:
    if table.phase != RETURN:
        return Reason("only_in_return", "BLW-5.1", NO_DETAILS)
    return Reason("nothing_to_brew", "BLW-5.1", NO_DETAILS)


def _sell(table: Table, seat: int, choice: Choice) -> Reason | None:
    mine = table.seats[seat]
    if choice.thing in mine.sold or choice.thing in mine.traded:
        return Reason("turned_already", "BLW-5.4", {"potion": choice.thing})
    trading = table.in_progress(trade.Trade)
    if isinstance(trading, trade.Trade) and choice.thing in trading.needed(table):
        return Reason("needed_for_trade", "BLW-5.10", {"potion": choice.thing})
    return Reason("not_yours", "BLW-5.5", {"potion": choice.thing})


def _trade(table: Table, seat: int, choice: Choice) -> Reason | None:
    if not table.stock[choice.thing]:
        return Reason("none_left", "BLW-5.4", {"spell": choice.thing})
    price, coins = trade.price(table, seat), table.seats[seat].coins
    if coins < price:
        return Reason("too_dear", "BLW-5.3", {"price": price, "coins": coins})
    return Reason(
        "wrong_colors", "BLW-5.3", {"spell": choice.thing, "colors": list(table.box.cards.colors[choice.thing])}
    )


def _cast(table: Table, seat: int, choice: Choice) -> Reason | None:
    spell, mine = choice.thing, table.seats[seat]
    rule = RULE_OF_SPELL[spell]
    if spell not in mine.ready and spell in mine.spent:
        return Reason("spell_spent", "BLW-5.6", {"spell": spell})
    if spell not in mine.ready:
        return Reason("no_such_spell", "BLW-5.6", {"spell": spell})
    if spell == PINCH:
        return Reason("pinch_in_a_brew", rule, NO_DETAILS)
    if table.phase not in table.box.phases[spell]:
        in_search = SEARCH in table.box.phases[spell]
        return Reason("only_in_search", rule, NO_DETAILS) if in_search else Reason("only_in_return", rule, NO_DETAILS)
    if spell == SHOO and HAS_EFFECT[SHOO](table, seat):
        return Reason("shoo_before", "BLW-7.11", NO_DETAILS)
    return Reason("no_effect", "BLW-5.9", {"spell": spell})


def _borrow(table: Table, seat: int, choice: Choice) -> Reason | None:
    if table.seats[seat].coins > LOAN_PURSE:
        return Reason("purse_too_full", "BLW-5.7", {"most": LOAN_PURSE, "coins": table.seats[seat].coins})
    return Reason("no_token", "BLW-1.10", NO_DETAILS)


def _end(table: Table, seat: int, choice: Choice) -> Reason | None:
    return Reason("place_first", "BLW-3.15", NO_DETAILS)


REASONS: dict[str, Callable[[Table, int, Choice], Reason | None]] = {
    "place": _place,
    "buy": _card,
    "leave": _card,
    "brew": _brew,
    "sell": _sell,
    "trade": _trade,
    "cast": _cast,
    "borrow": _borrow,
    "end": _end,
}


def _brew_potions(table: Table, seat: int, choice: Choice) -> Reason | None:
    if choice.verb != "potion":
        return None
    if choice.thing not in table.display:
        return Reason("not_on_display", "BLW-5.1", {"potion": choice.thing})
    brew = table.in_progress(Brew)
    if isinstance(brew, Brew) and choice.thing in brew.potions:
        return Reason("chosen_already", "BLW-5.1", NO_DETAILS)
    return Reason("not_covered", "BLW-5.1", {"potion": choice.thing})


def _brew_cards(table: Table, seat: int, choice: Choice) -> Reason | None:
    brewing = table.in_progress(Brew)
    if choice.verb == "pinch" and isinstance(brewing, Brew):
        is_wanted = brewing.needs(table)[KINDS.index(choice.thing)] > 0
        has_one = table.seats[seat].ready.count(PINCH) > len(brewing.pinched)
        if is_wanted and has_one and not brewing.may_pinch(table, (*brewing.pinched, choice.thing)):
            return Reason("pinch_in_larder", "BLW-7.10", {"ingredient": choice.thing})
        return Reason("no_pinch", "BLW-7.5", NO_DETAILS)
    if choice.verb != "card":
        return None
    if choice.thing not in table.seats[seat].larder:
        return Reason("not_in_larder", "BLW-5.1", NO_DETAILS)
    return Reason("of_no_use", "BLW-5.1", NO_DETAILS)


def _a_card_to_swap(table: Table, seat: int, choice: Choice) -> Reason | None:
    swap = table.in_progress(Swap)
    if isinstance(swap, Swap) and swap.first is choice.thing:
        return Reason("chosen_already", "BLW-7.2", NO_DETAILS)
    return _a_free_card(table, choice, "BLW-7.2")


def _a_card_to_flee_to(table: Table, seat: int, choice: Choice) -> Reason | None:
    return _a_free_card(table, choice, "BLW-7.6")


def _a_free_card(table: Table, choice: Choice, rule: str) -> Reason | None:
    if choice.verb != "at" or choice.thing not in table.box.places:
        return None
    if table.puppets[choice.thing] != NOBODY:
        return Reason("place_taken", rule, {"owner": table.puppets[choice.thing]})
    return Reason("no_card_there", rule, NO_DETAILS)


def _a_victim(table: Table, seat: int, choice: Choice) -> Reason | None:
    return Reason("no_victim", "BLW-7.6", NO_DETAILS) if choice.verb == "at" else None


def _sniffed(table: Table, seat: int, choice: Choice) -> Reason | None:
    sniff = table.in_progress(Sniff)
    if choice.verb != "card" or not isinstance(sniff, Sniff):
        return None
    if choice.thing in sniff.cards:
        return Reason(
            "too_dear", "BLW-7.3", {"price": sniff.price(table, choice.thing), "coins": table.seats[seat].coins}
        )
    return Reason("not_sniffed", "BLW-7.3", NO_DETAILS)


_in_between: dict[str, Callable[[Table, int, Choice], Reason | None]] = {
    "brew_potions": _brew_potions,
    "brew_cards": _brew_cards,
    "swap_first": _a_card_to_swap,
    "swap_second": _a_card_to_swap,
    "move": _a_card_to_flee_to,
    "shoo": _a_victim,
    "sniff": _sniffed,
}
