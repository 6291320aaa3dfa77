"""[BAL-2] Two worlds that differ only in hidden cards look and sound the same, to the byte; a leak would be noticed."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from chaudron.games.bal import incantation, refusals, windows
from chaudron.games.bal.attack import Settle
from chaudron.games.bal.components import MIROIR, Card
from chaudron.games.bal.defense import Defend, can_parry
from chaudron.games.bal.table import Seat, Table
from chaudron.kernel.rule import Reason, Then
from tests.games.bal.worlds import PAIRS, noticed


@pytest.fixture(autouse=True)
def mode() -> str:
    """Worlds are compared with each other, not with their copies."""
    return "as it is"


WINDOWS = [
    "a_nananere_that_is_not_laid",
    "a_mirror_that_is_not_laid",
    "a_boule_that_is_not_laid",
    "a_robbery_that_comes_second",
    "a_window_that_is_still_open",
    "a_mirror_while_its_window_is_open",
    "a_mirror_that_is_kept_after_the_result",
    "a_nananere_that_is_not_asked_for",
]


@pytest.mark.parametrize("name", WINDOWS)
def test_a_window_shows_nothing_of_a_hand(name: str) -> None:
    """[BAL-2.3, BAL-4.18] Whoever holds the card or does not, lays it or not: until it closes all look the same."""
    assert noticed(PAIRS[name]()) == []


@pytest.mark.parametrize("name", [name for name in PAIRS if name not in WINDOWS])
def test_two_worlds_that_differ_in_hidden_cards_look_the_same(name: str) -> None:
    """[BAL-2.1, BAL-2.2, BAL-2.3] View, questions, facts, awaited and refusals, to the byte."""
    assert noticed(PAIRS[name]()) == []


def test_the_worlds_do_differ() -> None:
    """[BAL-2.1] Whoever may know notices: a comparison that cannot fail would show nothing."""
    told = {name: make() for name, make in PAIRS.items()}
    for pair in told.values():
        pair.watching = "ABC"
    assert [name for name, pair in told.items() if not noticed(pair)] == []


# Planted leaks: each is noticed in one pair at least

Plant = Callable[[pytest.MonkeyPatch], None]
PLANTED: dict[str, Plant] = {}


def plant(function: Plant) -> Plant:
    PLANTED[function.__name__] = function
    return function


@plant
def a_view_that_counts_potions(patch: pytest.MonkeyPatch) -> None:
    view = import_module("chaudron.games.bal.view")
    honest = view._seat_as_seen

    def leaky(mine: Seat, own: bool) -> dict[str, Any]:
        return {**honest(mine, own), "potions": len(mine.potions)}

    patch.setattr(view, "_seat_as_seen", leaky)


@plant
def a_view_that_shows_a_treasure(patch: pytest.MonkeyPatch) -> None:
    view = import_module("chaudron.games.bal.view")
    honest = view._seat_as_seen

    def leaky(mine: Seat, own: bool) -> dict[str, Any]:
        return {**honest(mine, own), "treasure": [card.name for card in mine.treasure]}

    patch.setattr(view, "_seat_as_seen", leaky)


@plant
def a_late_mirror_that_is_asked_of_holders_only(patch: pytest.MonkeyPatch) -> None:
    honest = Settle.open_late_mirrors

    def leaky(self: Settle, table: Table) -> Then:
        holds = any(MIROIR in mine.hand for mine in table.seats)
        return honest(self, table) if holds else None

    steps = tuple(leaky if step is honest else step for step in Settle.steps)
    patch.setattr(Settle, "steps", steps)


@plant
def a_window_that_opens_for_holders_only(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, card: Card) -> bool:
        return any(card in mine.hand for mine in table.seats)

    patch.setattr(windows, "could_be_held", leaky)


@plant
def a_fact_that_everybody_hears(patch: pytest.MonkeyPatch) -> None:
    honest = Table.tell

    def leaky(self: Table, key: str, rule: str, to: Any = None, reveals: bool = False, **details: Any) -> None:
        honest(self, key, rule, None, reveals, **details)

    patch.setattr(Table, "tell", leaky)


@plant
def a_defender_who_is_not_asked_when_she_cannot_parry(patch: pytest.MonkeyPatch) -> None:
    honest = Defend.choose_potions

    def leaky(self: Defend, table: Table) -> Then:
        if not table.defense and not can_parry(table, self.seat, 0):
            return self.go_to(Defend.decide)
        return honest(self, table)

    steps = tuple(leaky if step is honest else step for step in Defend.steps)
    patch.setattr(Defend, "steps", steps)


@plant
def a_refusal_that_knows_the_hand_of_another(patch: pytest.MonkeyPatch) -> None:
    honest = refusals.why_not

    def leaky(table: Table, seat: int, notation: str) -> Reason:
        reason = honest(table, seat, notation)
        return reason._replace(details={**reason.details, "held": [len(mine.potions) for mine in table.seats]})

    patch.setattr(refusals, "why_not", leaky)


@plant
def a_reading_that_says_how_it_went(patch: pytest.MonkeyPatch) -> None:
    honest = incantation.Reading.hear

    def leaky(self: incantation.Reading, table: Table, choice: Any) -> Then:
        table.tell("read_as", "BAL-8.4", seat=self.seat, how=str(choice))
        return honest(self, table, choice)

    steps = tuple(leaky if step is honest else step for step in incantation.Reading.steps)
    patch.setattr(incantation.Reading, "steps", steps)


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_leak_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """[BAL-2.1, BAL-2.3]"""
    PLANTED[name](monkeypatch)
    assert any(noticed(make()) for make in PAIRS.values())
