"""A room and its journal, held by hand: no store, no loop and no clock, so that every millisecond is told."""

import random
from collections.abc import Callable, Sequence
from typing import Any
from unittest import mock

import msgspec

from chaudron import protocol
from chaudron.room import chain, decisions, luck
from chaudron.room.effects import Effect, Tell, Think
from chaudron.room.events import Event
from chaudron.room.inputs import Command, Input, Tick, Wish
from chaudron.room.opening import open_table
from chaudron.room.pace import Pace
from chaudron.room.reading import read_state
from chaudron.room.room import Room
from chaudron.room.rows import Row
from chaudron.room.sitting import WATCHER
from chaudron.room.time import Time
from chaudron.room.turn import NeedsJournal, Replayed, Turn
from chaudron.room.visitors import NOBODY

START = 1_800_000_000_000
NAMES = ("Anna", "Bert", "Cleo", "Dora")
Heard = dict[int, list[dict[str, Any]]]


class Device:
    """Somebody who listens."""

    def __init__(self, seat: int) -> None:
        self.key: str | None = key(seat)
        self.visitor, self.who = NOBODY, WATCHER


def key(seat: int) -> str:
    return f"key {seat}"


class Table:
    """People at every seat of a game that has begun, each with a device."""

    def __init__(self, setup: str, secret: int = 0, **settings: Any) -> None:
        wish = protocol.NewTable(setup=setup, name=NAMES[0], settings=protocol.Settings(lines=False, **settings))
        with mock.patch.multiple(
            luck, new_secret=lambda: bytes([secret] * 32), any_of=lambda letters, count: letters[0] * count
        ):
            opening = open_table(wish, key(0), START)
        for seat in range(1, opening.state.sitting.players):
            opening.happen(decisions.join(opening.state, protocol.Join(NAMES[seat], seat), key(seat)))
        opening.start()
        self.kept, self.rows, self.now, self.moves = opening.kept, opening.rows, START, 0
        self.room = Room(opening.state, Pace())
        self.thoughts: list[Think] = []
        """What somebody is to think about."""
        self.tell_all(self.room.begin(self.rows))
        for seat in range(opening.state.sitting.players):
            device = Device(seat)
            device.who = self.room.who(key(seat))
            self.room.enter(device, [])

    @property
    def asks(self) -> dict[int, Any]:
        """What each seat is asked and has not answered yet."""
        table = self.room.state.table
        assert table is not None
        return {seat: ask for seat, ask in table.asks.items() if not self.room.has_answered(seat)}

    def at(self, now: int) -> Heard:
        """Let it be this time."""
        self.now = now
        return self.tell_all(self.room.at(now))

    def decide(self, given: Input) -> Turn:
        """What is to be written: nobody has heard of it."""
        try:
            return self.room.handle(given)
        except NeedsJournal as needed:
            after = read_state(self.kept, [*self.rows, needed.row], Time(self.now))
            return self.room.handle(given, Replayed(after, needed.row))

    def tell(self, turn: Turn) -> Heard:
        """It is durable now."""
        self.rows += [] if turn.change is None else turn.change.rows
        return self.tell_all(self.room.tell(turn))

    def tell_all(self, effects: Sequence[Effect]) -> Heard:
        """Do what the room wants done: what each seat hears happen."""
        self.thoughts += [effect for effect in effects if isinstance(effect, Think)]
        found: Heard = {}
        for effect in effects:
            if isinstance(effect, Tell) and b'"happened"' in effect.message:
                message = msgspec.json.decode(effect.message)
                for listener in effect.listeners:
                    found.setdefault(listener.who.seat or 0, []).append(message)
        return found

    def do(self, seat: int, kind: Callable[..., Command], *about: Any) -> Heard:
        return self.tell(self.decide(self.wish(seat, kind, *about)))

    def wish(self, seat: int, kind: Callable[..., Command], *about: Any) -> Wish:
        self.moves += 1
        return Wish(key(seat), kind(f"{self.moves}", *about))

    def answer(self, seat: int, choice: Any) -> Wish:
        return self.wish(seat, protocol.Answer, self.room.state.sitting.asked[seat], str(choice))

    def ring(self) -> Heard:
        """Let the next alarm ring."""
        at = self.room.alarms.next
        assert at is not None
        told = self.at(max(self.now, at))
        return _joined(told, self.tell(self.decide(Tick())))

    def play_until(self, is_there: Callable[["Table"], bool], seed: int = 0, prefers: tuple[str, ...] = ()) -> "Table":
        """Play at random until it is as wanted; choices that begin with what is preferred are taken before others."""
        rng = random.Random(seed)
        for _ in range(4000):
            if is_there(self):
                return self
            if not self.asks:  # everybody has answered, and it is still kept quiet
                self.ring()
                continue
            seat, ask = rng.choice(sorted(self.asks.items()))
            preferred = [choice for choice in ask.options if str(choice).startswith(prefers)] if prefers else []
            self.tell(self.decide(self.answer(seat, rng.choice(preferred or ask.options))))
        raise AssertionError("it never came to that")

    @property
    def last(self) -> Event:
        return chain.read(self.rows[-1].body)


def _joined(first: Heard, then: Heard) -> Heard:
    return {seat: [*first.get(seat, []), *then.get(seat, [])] for seat in {*first, *then}}


def as_written(table: Table, rows: list[Row] | None = None) -> Any:
    """What every seat sees by the journal alone."""
    state = read_state(table.kept, table.rows if rows is None else rows, Time(table.now))
    assert state.table is not None
    return [state.game.view(state.table, seat) for seat in range(state.sitting.players)]


def as_shown(table: Table) -> Any:
    state = table.room.state
    assert state.table is not None
    return [state.game.view(state.table, seat) for seat in range(state.sitting.players)]
