"""Views are of the types that their games declare: no field more, none less, and of no other kind.

The page relies on it: its types are made from these (`test_typescript.py`).
"""

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import Game, View
from chaudron.kernel.rule import RULES, answer
from chaudron.kernel.table import Table
from chaudron.server.typescript import rule_fields, view_type
from tests.soak.courses import COURSES

declared = cache(view_type)


@cache
def fields_of(rule: str) -> dict[str, Any]:
    return rule_fields(RULES[rule])


def expect_typed(game: Game, view: View) -> None:
    """Raises unless the view is of its type, and every rule in progress of that of its class."""
    expect(declared(game), {**view, "agenda": []})
    for rule in view["agenda"]:
        expect_typed_rule(rule)


def expect_typed_rule(rule: dict[str, Any]) -> None:
    fields = fields_of(rule["rule"])
    assert rule.keys() == {"rule", *fields}
    for name, kind in fields.items():
        if name != "branches":
            expect(kind, rule[name])
    for inner in [one for branch in rule.get("branches", {}).values() for one in branch]:
        expect_typed_rule(inner)


def expect(kind: Any, value: Any) -> None:
    """What no type names is left out when it is read, and then it is not the same any more."""
    assert msgspec.convert(value, kind) == value


def moments(name: str, players: int, seed: int) -> Iterator[Table]:
    """A whole game of people with habits: with the usual options, or with any."""
    rng, course, game = random.Random(seed), COURSES[name], SHELF[name]
    box = course.random_box(rng, players) if seed else game.box(players, {})
    table, player = game.table(box, Counter(players, seed)), course.player(rng, box)
    table.begin()
    while table.outcome is None:
        yield table
        answer(table, *player(table))
    yield table


def seen(game: Game, table: Table) -> Iterator[View]:
    """What everybody sees, and what bots hear."""
    yield game.view(table, None)
    for seat in range(table.box.players):
        yield game.view(table, seat)
        if type(game).bot_view is not Game.bot_view:
            yield game.bot_view(table, seat)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name, game in SHELF.items() for players in game.players]
)
def test_all_views_of_a_whole_game_are_typed(name: str, players: int, seed: int) -> None:
    for table in moments(name, players, seed):
        for view in seen(SHELF[name], table):
            expect_typed(SHELF[name], view)


ALWAYS_EMPTY = {
    "belcastel": {
        *("witches", "seats.bowl", "seats.aside", "seats.kept", "seats.start", "seats.pennies", "seats.started"),
        *("seats.ended", "seats.full_reward", "seats.poured", "seats.filled", "seats.left"),
    },
    "bal": {"is_caught"},
}
"""What is the witches' alone, and what is over before anybody is asked again."""


@pytest.mark.parametrize("name", SHELF)
def test_every_field_holds_something_in_some_view(name: str) -> None:
    """Else these games would not show of what kind it is."""
    rng, game = random.Random(7), SHELF[name]
    fields = set(declared(game).__annotations__) | {f"seats.{field}" for field in seat_type(game).__annotations__}
    empty = fields - ALWAYS_EMPTY.get(name, set())
    for seed in range(1, 60):
        for table in moments(name, rng.choice(game.players), seed):
            view = game.view(table, rng.randrange(table.box.players))
            empty -= set(filled(view)) | {f"seats.{field}" for mine in view["seats"] for field in filled(mine)}
        if not empty:
            return
    assert not empty


def seat_type(game: Game) -> Any:
    [seat] = get_args(get_type_hints(declared(game))["seats"])
    return seat


def filled(part: View) -> Iterator[str]:
    """The fields that hold something."""
    return (name for name, value in part.items() if value not in (None, "", [], {}, 0, -1, False))


def brewing() -> Any:
    """A view with a `Together` on its agenda."""
    views = (SHELF["belcastel"].view(table, 0) for table in moments("belcastel", 2, 0))
    return next(view for view in views if any(rule.get("branches") for rule in view["agenda"]))


def inner(view: Any) -> Any:
    """A rule inside another."""
    together = next(rule for rule in view["agenda"] if rule.get("branches"))
    return next(iter(together["branches"].values()))[-1]


PLANTED: dict[str, Callable[[Any], Any]] = {
    "a field more": lambda view: view.update(deck=[]),
    "a field less": lambda view: view.pop("card"),
    "a number for a word": lambda view: view.update(card=3),
    "a number for a yes": lambda view: view["seats"][1].update(flask=1),
    "a field more of a seat": lambda view: view["seats"][1].update(next="w1"),
    "a field less of a seat": lambda view: view["seats"][0].pop("limit"),
    "a word that nobody knows": lambda view: view["seats"][0].update(state="asleep"),
    "a field more of a question": lambda view: view["asks"]["0"].update(why="BEL-1.1"),
    "a field more of a rule": lambda view: view["agenda"][0].update(seed=7),
    "a field less of a rule inside another": lambda view: inner(view).pop("seat"),
    "a word for a number in a rule inside another": lambda view: inner(view).update(seat="0"),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_view_that_is_not_of_its_type_is_noticed(fault: str) -> None:
    view = brewing()
    expect_typed(SHELF["belcastel"], view)
    PLANTED[fault](view)
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        expect_typed(SHELF["belcastel"], view)
