"""One moment of a game of Blackwood, and the questions that probes (`exercise`) ask of it."""

from collections.abc import Callable
from typing import Any

from chaudron.games.blackwood.choices import END
from chaudron.games.blackwood.components import COLUMNS, FREE, LOAN_PURSE
from chaudron.games.blackwood.places import PLACE, Place, at
from chaudron.games.blackwood.table import NO_CARD, NOBODY, Seat, Table
from tests.soak.moment import Moment as AnyMoment

Told = tuple[str, str, dict[str, Any]]
"""A fact: its key, its rule and its details."""


class Before:
    """What probes want to know of a table before an answer."""

    __slots__ = (
        *("asks", "cauldron", "column", "deck", "discard", "display", "expedition"),
        *("forest", "phase", "place", "puppets", "seats", "stock", "tokens"),
    )

    def __init__(self, table: Table) -> None:
        self.seats = [seat.copy() for seat in table.seats]
        self.asks = table.asks.copy()
        self.forest, self.puppets, self.display = table.forest[:], table.puppets[:], table.display[:]
        self.stock, self.deck, self.discard = table.stock.copy(), len(table.deck), len(table.discard)
        self.expedition, self.column, self.phase = table.expedition, table.column, table.phase
        self.cauldron, self.tokens, self.place = table.cauldron, table.tokens, table.place


class Diary:
    """What was told in this turn, in this round and in this expedition."""

    def __init__(self) -> None:
        self.turn: list[Told] = []
        self.round: list[Told] = []
        self.expedition: list[Told] = []
        self.seat = NOBODY

    def write(self, told: Told, answerer: int, is_move: bool) -> None:
        """A turn begins when a puppet comes home, or when another witch acts; who is shooed away only answers."""
        key = told[0]
        if key in ("came_home", "round") or (answerer != self.seat and not is_move):
            self.turn = []
        if not is_move:
            self.seat = answerer
        if key == "round":
            self.round = []
        if key == "expedition":
            self.expedition = []
        for pages in (self.turn, self.round, self.expedition):
            pages.append(told)


class Moment(AnyMoment):
    """One answer in a game of Blackwood."""

    was: Before
    table: Table
    mine: Seat
    mine_was: Seat

    @property
    def diary(self) -> Diary:
        diary: Diary = self.memory
        return diary

    def in_turn(self, key: str) -> list[dict[str, Any]]:
        """What she did in this turn, up to the fact that is looked at."""
        return [details for told, _, details in self.diary.turn if told == key and details.get("seat") == self.seat]

    def in_round(self, key: str) -> list[dict[str, Any]]:
        return [details for told, _, details in self.diary.round if told == key]

    def in_expedition(self, key: str) -> list[Told]:
        return [told for told in self.diary.expedition if told[0] == key]

    @property
    def place(self) -> Place:
        """Of the fact that is looked at."""
        name = self.fact["place"]
        return name if isinstance(name, Place) else PLACE[name]

    @property
    def card(self) -> str:
        """The card that was being bought or left before the answer."""
        return self.was.forest[self.was.place] if self.was.place is not None else NO_CARD

    def cost(self, card: str) -> int:
        return self.table.box.cards.forest[card].cost


Question = Callable[[Moment], bool]


def in_phase(phase: str) -> Question:
    """Was the answer given in this phase?"""
    return lambda now: now.was.phase == phase


def is_spell(spell: str) -> Question:
    return lambda now: bool(now.fact["spell"] == spell)


def can(*choices: str) -> Question:
    """Is one of these offered by the question that is looked at?"""
    return lambda now: any(choice in now.options for choice in choices)


def can_do(verb: str) -> Question:
    return lambda now: any(choice.verb == verb for choice in now.options)


def after(key: str) -> Question:
    """Has she done this before in this turn?"""
    return lambda now: bool(now.in_turn(key)) and now.in_turn(key) != [now.fact]


def has_ready(spell: str, copies: int = 1) -> Question:
    return lambda now: now.mine.ready.count(spell) >= copies


# Rounds and slides


def comes_from_an_earlier_expedition(now: Moment) -> bool:
    """[BLW-4.2] Nobody has put a puppet there in this expedition: it has waited; a slide may have moved it."""
    placed = [details["seat"] for _, _, details in now.in_expedition("placed")].count(now.seat)
    home = [details["seat"] for _, _, details in now.in_expedition("came_home")].count(now.seat)
    return now.table.expedition > 1 and home > placed


def came_home_before(now: Moment) -> bool:
    """[BLW-3.8] A second turn in one return."""
    return [details["seat"] for details in now.in_round("came_home")].count(now.seat) > 1


def slid_with_puppets(now: Moment) -> bool:
    """[BLW-3.9] To the right of the gap."""
    row, column = now.fact["row"], now.fact["column"]
    return any(now.was.puppets[at(row, other)] != NOBODY for other in range(column + 1, COLUMNS + 1))


def slid_into_the_column(now: Moment) -> bool:
    row, column = now.fact["row"], now.fact["column"]
    return column < COLUMNS and now.was.puppets[at(row, column + 1)] != NOBODY


def slid_below_others(now: Moment) -> bool:
    """[BLW-3.10] Somebody stands above who would have been next."""
    row, column = now.fact["row"], now.fact["column"]
    rows = range(row + 1, len(now.was.forest) // COLUMNS + 1)
    return slid_into_the_column(now) and any(now.was.puppets[at(other, column)] != NOBODY for other in rows)


def stands_in_a_passed_column(now: Moment) -> bool:
    """[BLW-3.9] A puppet to the left of the gap, in its row, which does not move."""
    row, column = now.fact["row"], now.fact["column"]
    return any(now.was.puppets[at(row, other)] != NOBODY for other in range(1, column))


def slid_after_the_cauldron(now: Moment) -> bool:
    """[BLW-3.5] Somebody else would have it if it were read again: she has slid in, higher up than its owner."""
    rows = range(now.fact["row"] + 1, len(now.was.forest) // COLUMNS + 1)
    above = [now.was.puppets[at(other, now.fact["column"])] for other in rows]
    owner = now.was.puppets[at(now.fact["row"], now.fact["column"] + 1)] if now.fact["column"] < COLUMNS else NOBODY
    return slid_into_the_column(now) and set(above) <= {NOBODY} and owner != now.was.cauldron


def skipped_somebody(now: Moment) -> bool:
    """[BLW-3.3] Others still play in this search."""
    return bool(now.table.asks) and now.table.phase == "search"


def column_was(free: bool) -> Question:
    """Did the column of the pawn have a free card?"""

    def holds(now: Moment) -> bool:
        places = [place for place in now.table.box.places if place.column == now.was.column]
        return any(now.was.puppets[place] == NOBODY for place in places) == free

    return holds


def leaves_gaps(now: Moment) -> bool:
    """[BLW-3.13] Both piles are empty, and a place as well."""
    return NO_CARD in now.table.forest and not now.table.deck and not now.table.discard


def village_is_not_full(now: Moment) -> bool:
    """[BLW-3.14]"""
    return 0 < len(now.table.display) < 6 and not now.table.potion_deck


# Turns


def left_by_ending(now: Moment) -> bool:
    """[BLW-3.7]"""
    return now.choice is END


def could_pay(now: Moment) -> bool:
    return now.mine_was.coins >= now.cost(now.fact["card"])


def is_stuck(now: Moment) -> bool:
    """[BLW-6.3] Too rich for a loan, too poor for the card, and nothing to sell."""
    has_means = now.mine_was.coins <= LOAN_PURSE or now.mine_was.potions or FREE in now.mine_was.ready
    return not could_pay(now) and not has_means


def is_last_puppet(now: Moment) -> bool:
    """[BLW-3.15] She goes on although none is left in her hand."""
    return now.choice is not END and now.choice.verb != "place" and now.mine_was.puppets == 0


def has_gap(now: Moment) -> bool:
    """[BLW-3.16] Something is done after the card was bought or left."""
    return now.was.place is not None and now.card == NO_CARD and now.choice is not END


def waits(now: Moment) -> bool:
    return bool(now.fact["waits"])


def costs(number: int) -> Question:
    return lambda now: bool(now.fact["price"] == number)
