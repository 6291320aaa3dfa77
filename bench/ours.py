"""Random play by us, measured: `measure(seconds, repeats)`. Of Belcastel, unless something else is said.

The player is the cheapest there is: the seat asked first, and `options[int(rng.random() * len(options))]`. Every answer
counts as a decision, forced ones included. The box is the default one: set 1, plain cauldrons, four players unless
said otherwise; with the expansion its set 6, whose books do the most; Le Bal at its hard level, with all its cards;
Blackwood as it is.
What is being measured runs inside one loop per way of playing, so that nothing else is.
"""

import gc
import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import count
from time import process_time
from types import ModuleType
from typing import Any

from bench.measured import Costs, Memory, Ours, PlayerCost, RandomPlay, Rates, RoundCost
from chaudron.games.bal import BAL
from chaudron.games.belcastel import BELCASTEL, WITCHES
from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.components import ROUNDS, Chip
from chaudron.games.belcastel.table import Table
from chaudron.games.blackwood import BLACKWOOD
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import Game
from chaudron.kernel.record import Play
from chaudron.kernel.rule import About, answer

PLAYERS = 4
WITCHES_SET = 6
BAL_LEVEL = "hard"
SAMPLED = 11
"""Of so many decisions one table is kept, to measure operations on."""
GAMES_SAMPLED = 10
MIDDLE = range(4, 7)
"""The rounds that are mid-game."""

PlayGame = Callable[[int], int]
"""Plays the game of a seed and says how many decisions it took."""


def box(players: int) -> Box:
    return BELCASTEL.box(players, {})


def box_with_witches() -> Box:
    return WITCHES.box(PLAYERS, {"books": WITCHES_SET})


def ball() -> Any:
    """Le Bal with all its cards."""
    return BAL.box(PLAYERS, {"level": BAL_LEVEL})


def new_table(of: Box, seed: int) -> Table:
    table = BELCASTEL.table(of, Counter(of.players, seed))
    table.begin()
    return table


def plain(of: Any, game: Game = BELCASTEL) -> PlayGame:
    """No views, nothing told, no record."""

    def play(seed: int) -> int:
        table, chance, decisions = game.table(of, Counter(of.players, seed)), random.Random(seed).random, 0
        table.begin()
        asks = table.asks
        while table.outcome is None:
            seat = next(iter(asks))
            options = asks[seat].options
            answer(table, seat, options[int(chance() * len(options))])
            decisions += 1
        return decisions

    return play


def with_views() -> PlayGame:
    """The asked seat's view is built before every decision."""
    of, view = box(PLAYERS), BELCASTEL.view

    def play(seed: int) -> int:
        table, chance, decisions = new_table(of, seed), random.Random(seed).random, 0
        asks = table.asks
        while table.outcome is None:
            seat = next(iter(asks))
            view(table, seat)
            options = asks[seat].options
            answer(table, seat, options[int(chance() * len(options))])
            decisions += 1
        return decisions

    return play


def with_records() -> PlayGame:
    """Every answer, draw and fact is written down."""
    of = box(PLAYERS)

    def play(seed: int) -> int:
        game, chance, decisions = Play(BELCASTEL, of, Counter(PLAYERS, seed)), random.Random(seed).random, 0
        table = game.table
        asks = table.asks
        while table.outcome is None:
            seat = next(iter(asks))
            options = asks[seat].options
            game.answer(seat, options[int(chance() * len(options))])
            decisions += 1
        return decisions

    return play


def played(play: PlayGame, seconds: float, seeds: Iterator[int]) -> tuple[int, int, float]:
    """Games, decisions and CPU-seconds, after one game to warm up."""
    play(0)
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play(next(seeds))
        games += 1
    return games, decisions, spent


def rates(play: PlayGame, seconds: float, repeats: int) -> Rates:
    seeds = count(1)
    figures = [played(play, seconds, seeds) for _ in range(repeats)]
    return {
        "games_per_s": [games / spent for games, _, spent in figures],
        "decisions_per_s": [decisions / spent for _, decisions, spent in figures],
    }


def by_players(players: int, seconds: float, repeats: int) -> PlayerCost:
    measured = rates(plain(box(players)), seconds, repeats)
    return {
        "us_per_decision": [1e6 / rate for rate in measured["decisions_per_s"]],
        "us_per_game": [1e6 / rate for rate in measured["games_per_s"]],
    }


# Growth with the round


def time_rounds(of: Box, seed: int, spent: list[float], decisions: list[int]) -> None:
    """Play a game and add what each round took; an answer belongs to the round in which it is given."""
    table, chance = new_table(of, seed), random.Random(seed).random
    asks = table.asks
    while table.outcome is None:
        number, given, start = table.round, 0, process_time()
        while table.round == number and table.outcome is None:
            seat = next(iter(asks))
            options = asks[seat].options
            answer(table, seat, options[int(chance() * len(options))])
            given += 1
        spent[number] += process_time() - start
        decisions[number] += given


def by_round(seconds: float, repeats: int) -> dict[str, RoundCost]:
    of, seeds = box(PLAYERS), count(1)
    costs: dict[str, RoundCost] = {str(number): {"us_per_decision": []} for number in range(1, ROUNDS + 1)}
    for _ in range(repeats):
        spent, decisions = [0.0] * (ROUNDS + 1), [0] * (ROUNDS + 1)
        while sum(spent) < seconds * ROUNDS:  # each round is a figure of its own
            time_rounds(of, next(seeds), spent, decisions)
        for number in range(1, ROUNDS + 1):
            costs[str(number)]["us_per_decision"].append(1e6 * spent[number] / decisions[number])
    return costs


# One operation on a table


def tables_met() -> Iterator[Table]:
    """Tables at decisions all through random games, each as it is at that moment."""
    of = box(PLAYERS)
    for seed in range(1, GAMES_SAMPLED + 1):
        table, chance = new_table(of, seed), random.Random(seed).random
        for decision in count():
            if table.outcome is not None:
                break
            if decision % SAMPLED == 0:
                yield table
            seat, ask = next(iter(table.asks.items()))
            answer(table, seat, ask.options[int(chance() * len(ask.options))])


def cost(operation: Callable[[Any], object], things: list[Any], seconds: float, repeats: int) -> list[float]:
    """Microseconds of one operation, averaged over all the things."""
    costs = []
    for _ in range(repeats):
        done, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            for thing in things:
                operation(thing)
            done += len(things)
        costs.append(1e6 * spent / done)
    return costs


def asked_seat(table: Table) -> int:
    return next(iter(table.asks))


def save(table: Table) -> str:
    return json.dumps(BELCASTEL.save(table))


def load(text: str) -> Table:
    table: Any = BELCASTEL.load(json.loads(text), Counter(PLAYERS, 0))
    assert isinstance(table, Table)
    return table


def operations(seconds: float, repeats: int) -> Costs:
    """Saving includes writing JSON text, loading includes reading it and making the box anew."""
    tables = [table.copy() for table in tables_met()]
    texts = [save(table) for table in tables]
    return {
        "copy": cost(Table.copy, tables, seconds, repeats),
        "view": cost(lambda table: BELCASTEL.view(table, asked_seat(table)), tables, seconds, repeats),
        "save": cost(save, tables, seconds, repeats),
        "load": cost(load, texts, seconds, repeats),
    }


# Memory

SHARED = (type, ModuleType, Box, Chip, Choice, About, str, bool, type(None))
"""What no table owns: classes, the box, components, choices, what questions are about; texts are all constants."""


def owned_bytes(thing: Any, counted: set[int]) -> int:
    """The size of a value and of everything that only it holds; numbers up to 256 are Python's own."""
    if isinstance(thing, SHARED) or id(thing) in counted or (type(thing) is int and -5 <= thing <= 256):
        return 0
    counted.add(id(thing))
    return sys.getsizeof(thing) + sum(owned_bytes(part, counted) for part in gc.get_referents(thing))


def memory() -> Memory:
    """The mean of live tables in mid-game: sizes of all their parts added up, with agenda, questions and chance."""
    sizes = [owned_bytes(table, set()) for table in tables_met() if table.round in MIDDLE]
    return {"live_table_bytes": round(sum(sizes) / len(sizes))}


def measure(seconds: float, repeats: int) -> Ours:
    """Every figure takes about `seconds` of CPU time, `repeats` times."""
    played_in: RandomPlay = {
        "plain": rates(plain(box(PLAYERS)), seconds, repeats),
        "views": rates(with_views(), seconds, repeats),
        "records": rates(with_records(), seconds, repeats),
        "witches": rates(plain(box_with_witches()), seconds, repeats),
        "bal": rates(plain(ball(), BAL), seconds, repeats),
        "blackwood": rates(plain(BLACKWOOD.box(PLAYERS, {}), BLACKWOOD), seconds, repeats),
    }
    return {
        "random": played_in,
        "cost_us": operations(seconds, repeats),
        "players": {str(players): by_players(players, seconds, repeats) for players in BELCASTEL.players},
        "rounds": by_round(seconds, repeats),
        "memory": memory(),
    }
