"""One moment of a game of Le Bal, and the questions that probes (`exercise`) ask of it."""

from collections.abc import Callable
from typing import Any

from chaudron.games.bal.attack import Double
from chaudron.games.bal.components import CARD, Card
from chaudron.games.bal.rounds import Tour
from chaudron.games.bal.table import NOBODY, Attack, Seat, Table
from chaudron.kernel.choice import Choice
from tests.soak.moment import Moment as AnyMoment

Told = tuple[str, str, dict[str, Any]]
"""A fact: its key, its rule and its details."""


class Before:
    """What probes want to know of a table before an answer."""

    __slots__ = ("asks", "attack", "carabosse", "copies", "defense", "first", "robber", "round", "seats", "slots")

    def __init__(self, table: Table) -> None:
        self.seats = [seat.copy() for seat in table.seats]
        self.asks = table.asks.copy()
        self.attack = table.attack and table.attack.copy()
        self.defense = table.defense
        self.copies = [(rule.owner, rule.target) for rule in table.agenda if isinstance(rule, Double) and not rule.at]
        """[BAL-7.5] Copies that have not begun: whose, and onto whom."""
        self.slots = [seat for rule in table.agenda if isinstance(rule, Tour) for seat in rule.slots]
        """[BAL-3.2] Who is still to play, in this Tour."""
        self.carabosse, self.first, self.round = table.carabosse, table.first, table.round
        self.robber = table.robber


class Moment(AnyMoment):
    """One answer in a game of Le Bal."""

    was: Before
    table: Table
    mine: Seat
    mine_was: Seat

    @property
    def turn(self) -> list[Told]:
        """What was told in this turn, up to the fact that is looked at."""
        told: list[Told] = self.memory
        return told

    @property
    def attack(self) -> Attack:
        """The attack that the answer was about, or that it has just opened; an empty one if there is none."""
        return self.was.attack or self.table.attack or NO_ATTACK

    @property
    def event(self) -> list[Told]:
        """Of this turn, what belongs to the attack that is being settled; a copy is an event of its own."""
        begun = [place for place, told in enumerate(self.turn) if told[0] in ("declared", "doubled", "farce")]
        return self.turn[begun[-1] :] if begun else self.turn

    def in_event(self, key: str) -> list[dict[str, Any]]:
        return [details for told, _, details in self.event if told == key]

    def in_turn(self, key: str) -> list[dict[str, Any]]:
        return [details for told, _, details in self.turn if told == key]

    @property
    def cards(self) -> list[Card]:
        """Of the fact that is looked at."""
        return [CARD[name] for name in self.fact["cards"].split()]

    @property
    def parry(self) -> tuple[Card, ...]:
        """The cards of the defense, with the one just laid."""
        just_laid = self.answered in ("parry", "defense_spell") and self.choice.verb == "lay"
        return (*self.was.defense, self.choice.thing) if just_laid else self.was.defense

    @property
    def offered(self) -> tuple[Choice, ...]:
        """What could have been answered."""
        return self.was.asks[self.answerer].options if self.answerer in self.was.asks else ()


NO_ATTACK = Attack(NOBODY, NOBODY)
Question = Callable[[Moment], bool]


def with_spell(*cards: Card) -> Question:
    """In an attack with one of these spells."""
    return lambda now: now.attack.spell in cards


def is_copy(now: Moment) -> bool:
    return bool(now.attack.copied)


def is_or_becomes_copy(now: Moment) -> bool:
    """Is a copy under way, that this answer was about or has just opened?"""
    return bool(now.told("doubled")) or is_copy(now)


def is_farce(now: Moment) -> bool:
    """[BAL-7.14] The imp's."""
    return bool(now.attack.tokens) and now.attack.owner == NOBODY


def is_swept(now: Moment) -> bool:
    """Does somebody defend to whom it was swept?"""
    return now.fact.get("seat") in [details["target"] for details in now.in_event("sent_on")]


def is_own(now: Moment) -> bool:
    """[BAL-7.4] Is it her own attack that came back?"""
    return now.attack.author == now.seat and now.attack.owner == now.seat


def by_ghost(now: Moment) -> bool:
    """[BAL-7.12] The price of a parried ghost."""
    return any(key == "lost" and rule == "BAL-7.12" and details["seat"] == now.seat for key, rule, details in now.event)


def pending_copies(now: Moment) -> bool:
    return bool(now.attack.mirrors or now.was.copies)


def was_acting(now: Moment) -> bool:
    return now.seat == now.was.carabosse


def failures(now: Moment) -> int:
    return len(now.in_event("failed"))


def living(number: int) -> Question:
    return lambda now: len(now.table.living) == number


def laid(card: Card) -> Question:
    """Is this the card of the fact?"""
    return lambda now: bool(now.fact["card"] == card.name)


def has(card: Card) -> Question:
    """Does she hold it now?"""
    return lambda now: card in now.mine.hand


def threw(card: Card) -> Question:
    return lambda now: card in now.cards


def can(choice: Choice) -> Question:
    """Is this offered by the question that is looked at?"""
    return lambda now: choice in now.options


def had_a_slot(now: Moment) -> bool:
    """Would she still have played in this Tour?"""
    return now.seat in now.was.slots


def came_swept(now: Moment) -> bool:
    """[BAL-5.5] Was the hand won by an attack that was swept on?"""
    return bool(now.in_event("sent_on"))


def drew_for_a_parry(now: Moment) -> bool:
    return now.seat in [details["seat"] for details in now.told("parried")]


def parried_with(*kinds: Card, potions: int | None = None) -> Question:
    """With exactly these spells, and so many potions."""

    def holds(now: Moment) -> bool:
        spells = tuple(card for card in now.parry if not card.color)
        return spells == kinds and (potions is None or len(now.parry) - len(spells) == potions)

    return holds
