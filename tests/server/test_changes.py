"""What changed in a view: whoever puts the changes into the view before has the view as it is now."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import View
from chaudron.kernel.rule import answer
from chaudron.kernel.sketch import Sketch
from chaudron.kernel.table import Table
from chaudron.room.changes import SEATS, Encoded, Seen

BOXES: list[tuple[str, int, dict[str, Any]]] = [
    ("belcastel", 2, {}),
    ("belcastel", 3, {"books": 3, "rubies": "limited", "lock_step": "every_round"}),
    ("belcastel", 4, {"books": 2, "open_bags": True, "lock_step": "every_round"}),
    ("witches", 3, {"books": 6, "rubies": "limited"}),
    ("witches", 5, {"books": 4, "lock_step": "every_round"}),
    ("bal", 3, {"level": "hard"}),
    ("blackwood", 3, {}),
]


NEVER_CHANGE = ("game", "me", "players", "options")


class Listener:
    """Somebody who keeps a view up to date by what is told."""

    def __init__(self, seat: int | None) -> None:
        self.seat, self.seen = seat, Seen()
        self.view: Any = {}

    def hear(self, view: View, sketch: Sketch | None, written: Encoded) -> None:
        changes = self.seen.changes(view) if sketch is None else self.seen.changes_of_sketch(sketch, written)
        if changes is None:
            self.view = msgspec.json.decode(self.seen.whole(view, sketch))
        else:
            put_in(self.view, msgspec.json.decode(changes))


def put_in(view: Any, changes: list[Any]) -> None:
    for path, value in changes:
        place = view
        for step in path[:-1]:
            place = place[step]
        assert place[path[-1]] != value, f"{path} has not changed"
        place[path[-1]] = value


def moments(table: Table, seed: int) -> Iterator[random.Random]:
    """After every answer of a game that is played at random."""
    luck = random.Random(seed)
    table.begin()
    yield luck
    for _ in range(400):
        if not table.asks:
            return
        seat = luck.choice(list(table.asks))
        ask = table.asks[seat]
        answer(table, seat, luck.choice(ask.options + ask.offers))
        yield luck


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "players", "options"), BOXES)
def test_changes_lead_to_the_view_as_it_is(name: str, players: int, options: dict[str, Any], seed: int) -> None:
    game = SHELF[name]
    table = game.table(game.box(players, options), Counter(players, seed))
    listeners = [Listener(seat) for seat in (*range(players), None)]
    for luck in moments(table, seed):
        told = [listener for listener in listeners if luck.random() < 0.8]  # an event may be for some alone
        sketches = game.sketches(table, [listener.seat for listener in told])
        written: Encoded = {}
        for place, listener in enumerate(told):
            view = game.view(table, listener.seat)
            listener.hear(view, sketches[place] if sketches else None, written)
            assert listener.view == msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("name", ["belcastel", "witches"])
def test_a_sketch_has_every_field_that_may_change(name: str) -> None:
    game = SHELF[name]
    table = game.table(game.box(3, {}), Counter(3, 1))
    table.begin()
    view = game.view(table, 0)
    fields: set[tuple[str | int, ...]] = {(field,) for field in view if field not in (*NEVER_CHANGE, SEATS)}
    fields |= {(SEATS, number, field) for number, seat in enumerate(view[SEATS]) for field in seat}
    parts = (game.sketches(table, [0]) or [])[0].parts
    assert {(*part.path, field) for part in parts for field in part.names} == fields


def test_who_sees_the_same_is_told_the_same_bytes() -> None:
    game = SHELF["belcastel"]
    table = game.table(game.box(2, {}), Counter(2, 1))
    table.begin()
    watchers, written = [Seen(), Seen()], Encoded()
    for seen, sketch in zip(watchers, game.sketches(table, [None, None]) or [], strict=True):
        seen.whole(game.view(table, None), sketch)
    answer(table, 0, "draw")
    sketches = game.sketches(table, [None, None]) or []
    first, second = [seen.changes_of_sketch(sketch, written) for seen, sketch in zip(watchers, sketches, strict=True)]
    assert first == second
    assert first is not None
    assert b'"chips"' in first
