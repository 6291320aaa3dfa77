"""Tables that stand in the middle of a game, the same every time.

A `Scene` is found by playing at random until something is as a test wants it. Two tables of one scene are two worlds:
what happens in one and not in the other may be noticed only by those who may know of it (see `witnesses`).
"""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple
from unittest import mock

from chaudron.games.code import read_setup
from chaudron.kernel.chance import MASK
from chaudron.kernel.envelope import Enveloped
from chaudron.protocol import Join, Settings
from chaudron.room import decisions, luck
from chaudron.room.opening import Opening, Origin
from chaudron.room.sitting import PLAYING
from chaudron.room.state import State, key_of
from chaudron.room.time import Time
from chaudron.server import clock

NAMES = ("Anna", "Bob", "Clo", "Dot")
TOKENS = tuple(f"the token of {name} ".ljust(43, "-") for name in NAMES)
LOCK_STEP = "belcastel 4 lock_step=every_round books=1"
WITH_WITCHES = "witches 4 lock_step=every_round books=g5-b1-r6-y6-p5-k5-l6 witches=S1-C4-G2"
"""Where a beat asks most: who may be saved, what a locoweed copies, a ruby for a mandrake."""
NO_SETTINGS = Settings()
TRIES = 500
NOW = time.time()


class Scene(NamedTuple):
    """A game up to a moment."""

    secret: bytes
    answers: tuple[tuple[int, str], ...] = ()
    setup: str = LOCK_STEP

    def then(self, *answers: tuple[int, str]) -> "Scene":
        return self._replace(answers=self.answers + answers)


def prepared(scene: Scene, settings: Settings = NO_SETTINGS) -> Opening:
    """The table of a scene with all that happened at it, not written yet."""
    with mock.patch.object(luck, "new_secret", return_value=scene.secret):
        new = Opening(read_setup(scene.setup), settings, clock.now(), Origin())
    for seat in range(new.state.sitting.players):
        new.happen(decisions.join(new.state, Join(NAMES[seat]), key_of(TOKENS[seat])))
    new.start()
    for seat, choice in scene.answers:
        give(new, seat, choice)
    return new


def give(new: Opening, seat: int, choice: str) -> int | None:
    """Answer at a table that is not written yet; who alone may notice it."""
    event, only = new.state.carry_out(seat, choice)
    new.rows.append(new.state.happen(event, only, seat, None))
    return only


def copied(new: Opening) -> State:
    """The room once more, to try something out."""
    copy = State(new.kept, new.state.time)
    copy.load(new.state.snapshot())
    return copy


@cache
def scene_where(wanted: Callable[[Opening], bool]) -> Scene:
    """The first scene of a lock-step game that is as wanted."""
    for number in range(TRIES):
        scene = Scene(number.to_bytes(32, "big"))
        answers = tuple(_until(wanted, prepared(scene), random.Random(number)))
        if answers and answers[-1] is not None:
            return scene.then(*[answer for answer in answers if answer is not None])
    raise LookupError(wanted.__name__)


def _until(wanted: Callable[[Opening], bool], new: Opening, rng: random.Random) -> Iterator[tuple[int, str] | None]:
    """The answers of a random game up to the wanted moment; ends with None when it does not come."""
    while not wanted(new):
        if new.state.sitting.state != PLAYING:
            yield None
            return
        answer = any_answer(new.state, rng)
        give(new, *answer)
        yield answer


def any_answer(room: State, rng: random.Random) -> tuple[int, str]:
    """An answer of somebody who likes to draw, and to have blue chips, which lead to secret questions."""
    assert room.table is not None
    seat = rng.choice(sorted(room.table.asks))
    options = [*map(str, room.table.asks[seat].options)]
    if "draw" in options and rng.random() < 0.8:
        return seat, "draw"
    blue = [option for option in options if option.startswith(("buy:b", "take:b", "lay:b"))]
    return seat, rng.choice(blue or options)


# What may be wanted of a scene


def all_commit(new: Opening) -> bool:
    """Everybody is about to commit to draw or to stop."""
    assert new.state.table is not None
    asks = new.state.table.asks.values()
    return len(asks) == new.state.sitting.players and all({"draw", "stop"} <= {*map(str, a.options)} for a in asks)


def one_is_asked_again(new: Opening) -> bool:
    """In a sealed beat somebody alone is awaited, and may have a second question."""
    waiting = _asked_in_secret(new)
    return len(waiting) == 1 and leads_on(new, waiting[0]) is not None


def some_are_asked(new: Opening) -> bool:
    """In a sealed beat one may have a second question, and another has several answers."""
    waiting = _asked_in_secret(new)
    return len(waiting) > 1 and leads_on(new, waiting[0]) is not None and ends(new, waiting[1]) is not None


def _asked_in_secret(new: Opening) -> list[int]:
    table = new.state.table
    beat = None if table is None else table.sealed_together()
    return [] if beat is None or table is None or len(table.asks) < len(beat.waiting) else beat.waiting


def leads_on(new: Opening, seat: int) -> str | None:
    """An answer after which the seat is asked again while the others still wait."""
    return _hidden_answer(new, seat, is_asked=True)


def ends(new: Opening, seat: int) -> str | None:
    """An answer after which the seat is asked nothing more while the others still wait."""
    return _hidden_answer(new, seat, is_asked=False)


def _hidden_answer(new: Opening, seat: int, is_asked: bool) -> str | None:
    assert new.state.table is not None
    for option in map(str, new.state.table.asks[seat].options):
        copy = copied(new)
        is_hidden = copy.carry_out(seat, option)[1] == seat
        if is_hidden and copy.table is not None and (seat in copy.table.asks) == is_asked:
            return option
    return None


def options(new: Opening) -> dict[int, list[str]]:
    """What everybody who is asked may answer."""
    assert new.state.table is not None
    return {seat: [*map(str, ask.options)] for seat, ask in sorted(new.state.table.asks.items())}


# A clock that goes on by itself or stands still, and other luck


@contextmanager
def ticking(step: float) -> Iterator[None]:
    """Let a second, or none, pass between any two looks that a room takes at the clock."""
    looks = iter(range(10**9))
    told = property(lambda _: int((NOW + step * next(looks)) * 1000), lambda *_: None)
    standing = mock.patch.object(clock, "now", return_value=int(NOW * 1000))
    with standing, mock.patch.multiple(Time, now=told, past=lambda _, at, held=0: at):
        yield


@contextmanager
def other_luck(seat: int, since: int) -> Iterator[None]:
    """Let chance bring a seat something else from its draw of this number on."""
    word = Enveloped.word

    def other(self: Enveloped, stream: int, index: int) -> int:
        return word(self, stream, index) ^ (MASK if stream == seat and index >= since else 0)

    with mock.patch.object(Enveloped, "word", other):
        yield
