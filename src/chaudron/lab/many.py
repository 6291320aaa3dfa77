"""Many games, by one process or many. Game number k of a run is the same whoever plays it, and beside whatever else.

A run says how its game number k is played and what watches it. What observers add up is whole numbers, and two
observers of one kind can be merged, so that the result of a run does not depend on how its games were shared out.
"""

import hashlib
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import Any, Protocol, Self, TypeVar

from chaudron.kernel.choice import Choice
from chaudron.kernel.game import Bot, Game
from chaudron.kernel.rule import Ask, answer
from chaudron.kernel.table import Table
from chaudron.lab.workers import HERE, Workers, in_order

LONGEST_GAME = 100_000
"""No game takes so many decisions: one that does never ends."""
LARGEST_SHARE = 250
"""How many games a process is given at once, at most: progress is told after each share."""


class Observer:
    """Watches games and adds up what it sees."""

    listens = True
    """Does it need the facts told? Games that tell nothing are faster."""

    def before(self, table: Any) -> None:
        """A game has begun; `table.facts` holds what was told by its beginning."""

    def step(self, table: Any, seat: int, ask: Ask, choice: Choice) -> None:
        """A seat has answered; `table.facts` holds what was told because of it."""

    def after(self, table: Any) -> None:
        """A game is over."""

    def merge(self, other: Self) -> None:
        """Add what another observer of this kind saw."""
        raise NotImplementedError


O = TypeVar("O", bound=Observer)  # noqa: E741 - the only type there is here


class Run(Protocol[O]):
    """What is played. It travels to other processes, so it holds plain values only."""

    def observer(self) -> O:
        """A new observer, which has seen nothing yet."""

    def play(self, number: int, observer: O) -> None:
        """Play the game of this number."""


def derived_seed(seed: int, *path: int | str) -> int:
    """A seed for one purpose in one game of a run; it depends on nothing else."""
    text = "/".join(map(str, (seed, *path)))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


# One game

Player = Callable[[Any], tuple[int, Choice | str]]
"""Looks at a table and gives one answer: whose, and which."""


class Endless(RuntimeError):
    """A game that waits for nobody, or goes on for ever."""


def play_game(
    table: Table,
    player: Player,
    observers: Sequence[Observer] = (),
    renew: Callable[[Any], Any] | None = None,
) -> Table:
    """Play a table to its end. `renew` may put another table in its place before any answer."""
    listening = any(observer.listens for observer in observers)
    table.facts = [] if listening else None
    table.begin()
    for observer in observers:
        observer.before(table)
    for _ in range(LONGEST_GAME):
        if table.outcome is not None:
            break
        if renew is not None:
            table = renew(table)
        table.facts = [] if listening else None
        _give_answer(table, player, observers)
    else:
        raise Endless(f"still not over after {LONGEST_GAME} decisions")
    for observer in observers:
        observer.after(table)
    return table


def _give_answer(table: Table, player: Player, observers: Sequence[Observer]) -> None:
    if not table.asks:
        raise Endless("nobody is asked, and the game is not over")
    seat, notation = player(table)
    ask = table.asks[seat]
    answer(table, seat, notation)
    choice = table.catalogue[notation]
    for observer in observers:
        observer.step(table, seat, ask, choice)


def random_player(rng: random.Random) -> Player:
    """The cheapest player there is, without views: the first seat that is awaited, and any of its options."""

    def play(table: Table) -> tuple[int, Choice]:
        seat, ask = next((seat, ask) for seat, ask in table.asks.items() if not ask.lapses)
        return seat, ask.options[int(rng.random() * len(ask.options))]

    return play


def bot_player(game: Game, bots: Sequence[Bot]) -> Player:
    """One bot per seat, each with its own view. Who waits longest answers first; an offer that lapses is left alone."""

    def play(table: Table) -> tuple[int, str]:
        seat, ask = next((seat, ask) for seat, ask in table.asks.items() if not ask.lapses)
        return seat, bots[seat].choose(game.bot_view(table, seat), ask)

    return play


# Many games


def play_many(
    run: Run[O], games: int, workers: Workers = HERE, progress: Callable[[int], None] = lambda done: None
) -> O:
    """Play the games 0 … `games` - 1 of a run; `progress` hears from time to time how many are done."""
    progress(0)
    result = run.observer()
    shares = list(_shares(games, workers.count))
    with closing(in_order(workers.results(partial(play_share, run), shares))) as played:
        for share, seen in zip(shares, played, strict=True):
            result.merge(seen)
            progress(share.stop)
    return result


def _shares(games: int, workers: int) -> Iterator[range]:
    size = max(1, min(LARGEST_SHARE, games // (workers * 8)))
    for start in range(0, games, size):
        yield range(start, min(start + size, games))


def play_share(run: Run[O], numbers: Iterable[int]) -> O:
    """Play some games of a run, in this process."""
    observer = run.observer()
    for number in numbers:
        run.play(number, observer)
    return observer
