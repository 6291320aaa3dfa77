"""[BLW-4 to BLW-8] What probes of actions, spells, sales and scores ask of a moment."""

from chaudron.games.blackwood.actions import trade
from chaudron.games.blackwood.components import KINDS, LOAN_PURSE, SHOO, Amounts
from chaudron.games.blackwood.places import Place
from chaudron.games.blackwood.scoring import favors
from chaudron.games.blackwood.table import NOBODY, Table, total
from tests.soak.blackwood.moment import Moment, Question

# Brewing


def brews(potions: int) -> Question:
    """So many potions in one brew."""
    return lambda now: len(now.fact["potions"]) == potions


def pinches(number: int) -> Question:
    return lambda now: len(now.fact["pinched"]) == number


def needs(now: Moment) -> Amounts:
    return total(now.table.box.cards.potions[potion].needs for potion in now.fact["potions"])


def wastes(now: Moment) -> bool:
    """[BLW-5.1] More on the cards than the recipes ask for."""
    return sum(now.table.gives(now.fact["cards"])) > sum(needs(now)) - len(now.fact["pinched"])


def shares_a_card(now: Moment) -> bool:
    """[BLW-5.1] Two potions that these cards do not cover one by one."""
    potions, cards = now.fact["potions"], now.fact["cards"]
    if len(potions) != 2 or now.fact["pinched"]:
        return False
    one, other = (now.table.box.cards.potions[potion].needs for potion in potions)
    return not can_part(one, other, [now.table.box.cards.forest[card].gives for card in cards])


def can_part(one: Amounts, other: Amounts, cards: list[Amounts]) -> bool:
    """Can some cards cover one recipe and the rest the other?"""
    if not cards:
        return not any(one) and not any(other)
    card, rest = cards[0], cards[1:]
    return can_part(less(one, card), other, rest) or can_part(one, less(other, card), rest)


def less(needs: Amounts, gives: Amounts) -> Amounts:
    return tuple(max(0, need - give) for need, give in zip(needs, gives, strict=True))


def may_save_a_card(now: Moment) -> bool:
    """[BLW-7.10] A pinch is offered though a card for it lies in her larder."""
    pinches = [choice.thing for choice in now.options if choice.verb == "pinch"]
    brought = [choice.thing for choice in now.options if choice.verb == "card"]
    has = now.table.gives(brought)
    return any(has[KINDS.index(kind)] for kind in pinches)


def is_aside(now: Moment) -> bool:
    """[BLW-5.10] She was asked something else."""
    return now.answered not in ("search", "return")


def is_too_late_to_shoo(now: Moment) -> bool:
    """[BLW-7.11] She has placed, and the table wants it before."""
    return now.table.box.shoos_before and SHOO in now.mine.ready and has_placed(now)


def village_was_short(now: Moment) -> bool:
    """[BLW-5.2] Something was brewed earlier in this return."""
    return len(now.in_round("brewed")) > 1


def brewed_in_this_turn(now: Moment) -> bool:
    """[BLW-5.8] What is sold or traded now."""
    potions = {now.fact["potion"]} if "potion" in now.fact else set(now.fact["potions"])
    return any(potions & set(details["potions"]) for details in now.in_turn("brewed"))


# Trading, selling, borrowing


def was_asked_which(now: Moment) -> bool:
    return now.answered == "trade_potion"


def owns_already(now: Moment) -> bool:
    """[BLW-5.4] Another of the same kind."""
    return (now.mine.ready + now.mine.spent).count(now.fact["spell"]) > 1


def in_one_color(now: Moment) -> bool:
    """[BLW-13.6] With other values a spell may ask for two potions of one color."""
    first, second = now.table.box.cards.colors[now.fact["spell"]]
    return first == second


def could_trade_but_for(what: str) -> Question:
    """Everything is there but this: coins, potions that are face up, or a card in the stock."""

    def holds(now: Moment) -> bool:
        return any(lacks(now, spell) == {what} for spell in now.table.stock)

    return holds


def lacks(now: Moment, spell: str) -> set[str]:
    table, mine = now.table, now.mine
    wanted, turned = table.box.cards.colors[spell], [*mine.sold, *mine.traded]
    has = [bool(trade.candidates(table, now.seat, color)) for color in wanted]
    could = [any(table.box.cards.potions[potion].color == color for potion in turned) for color in wanted]
    missing = set() if table.stock[spell] else {"stock"}
    missing |= set() if mine.coins >= trade.price(table, now.seat) else {"coins"}
    if not all(has):
        missing |= {"face up"} if all(map(max, has, could)) else {"potions"}
    return missing


def is_too_rich(now: Moment) -> bool:
    """[BLW-5.7] Just one coin too many."""
    return bool(now.mine.coins == LOAN_PURSE + 1)


def no_token_is_left(now: Moment) -> bool:
    return now.mine.coins <= LOAN_PURSE and now.table.tokens == 0


def has_nothing(now: Moment) -> bool:
    return now.mine_was.coins == 0


# Spells


def holds_idle(spell: str) -> Question:
    """[BLW-5.9] Ready and in its phase, but it is not offered: it would have no effect."""

    def holds(now: Moment) -> bool:
        is_due = spell in now.mine.ready and now.table.phase in now.table.box.phases[spell]
        return is_due and f"cast:{spell}" not in now.options

    return holds


def is_spent(now: Moment) -> bool:
    """[BLW-5.6] The same spell, cast earlier in this expedition by another copy."""
    return now.fact["spell"] in now.mine_was.spent


def has_placed(now: Moment) -> bool:
    return bool(now.in_turn("placed"))


def cast_twins(now: Moment) -> bool:
    """[BLW-7.1] Three puppets in one turn."""
    return len(now.in_turn("placed")) == 3


def by_twin(now: Moment) -> bool:
    return len(now.in_turn("placed")) == 2


def swaps_with_a_gap(now: Moment) -> bool:
    """[BLW-7.2] After the card under her puppet was bought or left."""
    return now.was.place is not None and not now.card


def swaps_into_the_column(now: Moment) -> bool:
    return any(place.column == now.was.column for place in (now.place, second(now)))


def second(now: Moment) -> Place:
    other: Place = now.choice.thing
    return other


def sniffs_fewer(now: Moment) -> bool:
    """[BLW-7.3] There are not five cards in both piles together."""
    return len(now.fact["cards"]) < 5


def reshuffles_for_a_sniff(now: Moment) -> bool:
    return now.choice == "cast:sniff"


def is_too_dear(now: Moment) -> bool:
    """[BLW-7.3] One of the cards costs more than she has, even at half its price."""
    return len(now.options) < 6


def pushes_out_of_the_past(now: Moment) -> bool:
    """[BLW-7.8] From a column that the pawn has passed."""
    return now.place.column < now.was.column


def goes(where: str) -> Question:
    """Of a puppet that was driven away: to the same column, ahead, or behind the pawn."""

    def holds(now: Moment) -> bool:
        left = next(place for place in now.table.box.places if is_left(now, place))
        to = now.place.column
        found = "back" if to < now.was.column else "beside" if to == left.column else "elsewhere"
        return found == where

    return holds


def is_left(now: Moment, place: Place) -> bool:
    """Where the puppet stood before."""
    return now.was.puppets[place] == now.seat and now.table.puppets[place] != now.seat


def takes_the_freed_card(now: Moment) -> bool:
    """[BLW-7.6] The caster stands where somebody was driven away in this turn."""
    return any(details["place"] in (now.place, now.place.name) for details in now.in_turn("shooed"))


def leaves_the_freed_card(now: Moment) -> bool:
    return bool(now.in_turn("shooed")) and not takes_the_freed_card(now)


# Expedition end and score


def is_odd(now: Moment) -> bool:
    """[BLW-4.1] Half of the sum is rounded down."""
    return bool(now.fact["worth"] % 2)


def rounds_once(now: Moment) -> bool:
    """[BLW-4.1] Card by card there would be less."""
    return bool(sum(now.cost(card) // 2 for card in now.fact["cards"]) < now.fact["coins"])


def got_for_less(now: Moment) -> bool:
    """[BLW-4.3] A card that was bought for less than its printed cost."""
    bought = [details for _, _, details in now.in_expedition("bought") if details["seat"] == now.seat]
    return any(one["card"] in now.fact["cards"] and one["price"] < now.cost(one["card"]) for one in bought)


def puppets_stay(now: Moment) -> bool:
    return now.table.expedition > 1 and any(owner != NOBODY for owner in now.was.puppets)


def part(name: str) -> Question:
    """Does this part of the score count?"""
    return lambda now: bool(now.fact[name])


def is_negative(now: Moment) -> bool:
    return bool(now.fact["points"] < 0)


def ranks(table: Table) -> list[tuple[int, int, int]]:
    """[BLW-8.4] What decides, from the best down."""
    assert table.outcome is not None
    points = zip(table.outcome.points, table.seats, strict=True)
    return sorted([(own, -mine.brewed, mine.coins) for own, mine in points], reverse=True)


def won_by(what: str) -> Question:
    """What parts the winner from the next."""

    def holds(now: Moment) -> bool:
        first, next_one = ranks(now.table)[:2]
        parts = [mine != theirs for mine, theirs in zip(first, next_one, strict=True)]
        return (("points", "potions", "coins")[parts.index(True)] if any(parts) else "nothing") == what

    return holds


def shared_by_all(now: Moment) -> bool:
    return len(set(ranks(now.table))) == 1


def favor_is_tied(now: Moment) -> bool:
    """[BLW-8.5] A council witch whose favor nobody has."""
    return now.table.box.has_favour and sum(favors(now.table)) < 12
