"""Many games at once: arrays of seeds in, arrays of results out."""

from collections.abc import Callable, Sequence
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from chaudron.fast.belcastel.asks import TOGETHER
from chaudron.fast.belcastel.box import PLAYERS, numbers_of
from chaudron.fast.belcastel.from_table import state_of
from chaudron.fast.belcastel.gains import top
from chaudron.fast.belcastel.layout import (
    DEPTH,
    FULL_UP,
    MASK,
    PER_SMALL,
    PER_WIDE,
    PER_WORDS,
    POINTS,
    RUBIES,
    SPACE,
    STREAM,
    TABLE_STREAM,
    State,
    empty,
    inside,
)
from chaudron.fast.belcastel.machine import answer, awaited, begin
from chaudron.fast.belcastel.policies import NUMBERS, decide
from chaudron.fast.belcastel.rounds import place_of
from chaudron.fast.jit import N, compiled, entry, plain
from chaudron.fast.words import GAMMA, S1, ZERO, Word, mix, stream
from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.table import Table

DIGEST, DECISIONS, SEATS = 0, 1, 2
NEW, FROM_HERE, BEGIN, ANSWER = range(4)
NO_GAME = -1
"""In the place of the digest where a state was too small for what lay in a cauldron or was still to be done."""
Decide = Callable[[Any, int, int, int, Any], int]


class Results(NamedTuple):
    """A row for each game; points, places, rubies and last scoring spaces have a column for each seat."""

    points: Any
    places: Any
    rubies: Any
    spaces: Any
    decisions: Any
    digests: Any
    """One number for the whole last state: equal games have equal ones."""


@compiled
def clear(s: State) -> None:
    """A state in which nothing has happened."""
    for place in range(len(s.words)):
        s.words[place] = ZERO
    for place in range(len(s.wide)):
        s.wide[place] = 0
    for place in range(len(s.small)):
        s.small[place] = 0
    for place in range(len(s.laid)):
        s.laid[place] = 0


@compiled
def copy_state(s: State, start: State) -> None:
    for place in range(len(s.words)):
        s.words[place] = start.words[place]
    for place in range(len(s.wide)):
        s.wide[place] = start.wide[place]
    for place in range(len(s.small)):
        s.small[place] = start.small[place]
    for place in range(len(s.laid)):
        s.laid[place] = start.laid[place]


@compiled
def reseed(s: State, seed: Word) -> None:
    """Other luck from here on."""
    s.words[TABLE_STREAM] = stream(seed, 0)
    for p in range(s.box[PLAYERS]):
        s.words[p * PER_WORDS + STREAM] = stream(seed, p + 1)


@compiled
def digest(s: State) -> Word:
    """The whole state in one word."""
    h = ZERO
    for place in range(len(s.words)):
        h = mix(h + s.words[place] + GAMMA)
    for place in range(len(s.wide)):
        h = mix((h ^ np.uint64(s.wide[place])) + GAMMA)
    for place in range(len(s.small)):
        h = mix((h ^ np.uint64(s.small[place])) + GAMMA)
    for place in range(len(s.laid)):
        h = mix((h ^ np.uint64(s.laid[place])) + GAMMA)
    return h


@compiled
def write_results(s: State, row: Any) -> None:
    """Four numbers for each seat."""
    for p in range(s.box[PLAYERS]):
        row[SEATS + 4 * p] = s.wide[p * PER_WIDE + POINTS]
        row[SEATS + 4 * p + 1] = place_of(s, p)
        row[SEATS + 4 * p + 2] = s.wide[p * PER_WIDE + RUBIES]
        row[SEATS + 4 * p + 3] = s.small[p * PER_SMALL + SPACE]


@compiled
def play_on(s: State, policies: Any) -> int:
    """A game to its end; how many questions were answered."""
    decisions = 0
    p = awaited(s)
    while p >= 0:
        decisions += 1
        bit = decide(s, p, top(s, p), N(s.words[p * PER_WORDS + MASK]), policies[p])
        answer(s, p, bit)
        p = awaited(s)
    return decisions


def play_games(arrays: State, start: State, what: int, numbers: Any, policies: Any, results: Any) -> None:
    """The one door into the compiled rules, so that they are compiled once: a game for each seed, or one step of one.

    A row of results for each seed: digest, decisions, and four numbers for each seat.
    """
    s = inside(arrays)
    if what == BEGIN:
        clear(arrays)
        begin(s, numbers[0])
    elif what == ANSWER:
        answer(s, N(numbers[0]), N(numbers[1]))
    else:
        for game in range(len(numbers)):
            if what == NEW:
                clear(arrays)
                begin(s, numbers[game])
            else:
                copy_state(arrays, start)
                reseed(s, numbers[game])
            results[game, DECISIONS] = play_on(s, policies)
            results[game, DIGEST] = NO_GAME if s.small[FULL_UP] else N(digest(arrays) >> S1)
            write_results(s, results[game])


PLAY_GAMES = entry(play_games)


@cache
def player(decides: Decide) -> Any:
    """A function that plays many games, compiled for one way to decide; only for our own it is kept on disk."""
    if decides is decide:
        return PLAY_GAMES
    others = {**globals(), "decide": compiled(decides)}
    others["play_on"] = compiled(FunctionType(plain(play_on).__code__, others))
    return entry(FunctionType(play_games.__code__, others), is_kept=False)


class Twin:
    """Fast games of one box."""

    def __init__(self, box: Box, decides: Decide = decide) -> None:
        self.box = numbers_of(box)
        self.players = box.players
        self.play_games = player(decides)

    def play(self, seeds: Any, policies: Sequence[Any]) -> Results:
        """New games, one for each seed; a policy for each seat."""
        state = empty(self.box.box, self.box.lanes, self.players)
        return self._play(state, state, NEW, seeds, policies)

    def play_from(self, table: Table, seeds: Any, policies: Sequence[Any]) -> Results:
        """A game of the reference played on to its end, once for each seed."""
        self._expect_box(table)
        state = empty(self.box.box, self.box.lanes, self.players)
        return self._play(state, state_of(table, self.box), FROM_HERE, seeds, policies)

    def begin(self, seed: int) -> State:
        """A new game, up to its first question."""
        state = empty(self.box.box, self.box.lanes, self.players)
        self._step(state, BEGIN, seed, 0)
        return state

    def answer(self, state: State, seat: int, bit: int) -> None:
        """An answer, and what follows up to the next question."""
        if not 0 <= seat < self.players or state.small[seat * PER_SMALL + DEPTH] == 0:
            raise ValueError(f"seat {seat} is asked nothing")
        if bit < TOGETHER and not int(state.words[seat * PER_WORDS + MASK]) >> bit & 1:
            raise ValueError(f"seat {seat} has no answer {bit} now")
        self._step(state, ANSWER, seat, bit)

    def places(self, state: State) -> list[int]:
        """Who won a game that is over, and in which order."""
        return [plain(place_of)(state, p) for p in range(self.players)]

    def _expect_box(self, table: Table) -> None:
        """Compiled code looks at no bounds, so nothing else may come to it."""
        if numbers_of(table.box).as_lists() != self.box.as_lists():
            raise ValueError(f"a table for {table.box.players} with {dict(table.box.options)} is of another box")

    def _rows(self, policies: Sequence[Any]) -> Any:
        shapes = {np.shape(policy) for policy in policies}
        if len(policies) != self.players or len(shapes) != 1 or len(shape := shapes.pop()) != 1 or shape[0] < NUMBERS:
            raise ValueError(f"each of the {self.players} seats needs a policy, a row of {NUMBERS} numbers or more")
        return np.ascontiguousarray(policies, np.int32)

    def _step(self, state: State, what: int, first: int, second: int) -> None:
        numbers = np.array([first, second], np.uint64)
        rows, results = np.zeros((1, 1), np.int32), np.zeros((1, 1), np.int64)
        with np.errstate(over="ignore"):
            self.play_games(state, state, what, numbers, rows, results)

    def _play(self, state: State, start: State, what: int, seeds: Any, policies: Sequence[Any]) -> Results:
        seeds = np.asarray(seeds, np.uint64)
        rows = self._rows(policies)
        results = np.zeros((len(seeds), SEATS + 4 * self.players), np.int64)
        with np.errstate(over="ignore"):
            self.play_games(state, start, what, seeds, rows, results)
        seats = results[:, SEATS:].reshape(len(seeds), self.players, 4)
        points, places, rubies, spaces = (seats[:, :, place] for place in range(4))
        return Results(points, places, rubies, spaces, results[:, DECISIONS], results[:, DIGEST])
