"""Many games: each is the same whoever plays it, and observers see all of it."""

import random
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Self

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask
from chaudron.lab import many
from chaudron.lab.many import (
    LARGEST_SHARE,
    Endless,
    Observer,
    derived_seed,
    play_game,
    play_many,
    play_share,
    random_player,
)
from chaudron.lab.workers import Processes


@dataclass
class Diary(Observer):
    """Writes down who won each game, and how it was told."""

    lines: list[str] = field(default_factory=list)
    facts: int = 0
    steps: int = 0

    def before(self, table: Any) -> None:
        self.facts += len(table.facts)

    def step(self, table: Any, seat: int, ask: Ask, choice: Choice) -> None:
        assert choice in ask.options
        assert ask.seat == seat
        self.facts += len(table.facts)
        self.steps += 1

    def after(self, table: Any) -> None:
        self.lines.append(f"{table.outcome.points} {self.steps}")

    def merge(self, other: Self) -> None:
        self.lines += other.lines
        self.facts += other.facts
        self.steps += other.steps


@dataclass(frozen=True)
class RandomGames:
    """Games of random players for two."""

    seed: int

    def observer(self) -> Diary:
        return Diary()

    def play(self, number: int, observer: Diary) -> None:
        seed = derived_seed(self.seed, number)
        one = Diary()
        play_game(table(seed), random_player(random.Random(seed)), (one,))
        observer.merge(one)


def table(seed: int) -> Any:
    return BELCASTEL.table(BELCASTEL.box(2, {}), Counter(2, seed))


def test_a_seed_depends_on_the_run_and_on_the_whole_path() -> None:
    seeds = [
        derived_seed(1, 2, "chance"),
        derived_seed(1, 2, "bot"),
        derived_seed(1, 3, "chance"),
        derived_seed(12, ""),
    ]
    assert len(set(seeds)) == len(seeds)
    assert derived_seed(1, 2, "chance") == 0x5DA506B51216E14D
    assert all(0 <= seed < 2**64 for seed in seeds)


def test_the_games_do_not_depend_on_who_plays_them() -> None:
    alone = play_many(RandomGames(5), 20)
    shared = play_many(RandomGames(5), 20, Processes(2))
    assert len(alone.lines) == 20
    assert alone == shared
    assert alone != play_many(RandomGames(6), 20)


def test_one_game_is_the_same_alone_or_among_others() -> None:
    assert play_share(RandomGames(5), [7]).lines == [play_many(RandomGames(5), 9).lines[7]]


def test_progress_is_told_up_to_the_end() -> None:
    heard: list[int] = []
    play_many(RandomGames(1), 17, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 17
    assert max(b - a for a, b in zip([0, *heard], heard, strict=False)) <= LARGEST_SHARE


def test_only_who_listens_makes_a_table_talk() -> None:
    class Deaf(Diary):
        listens = False

        def before(self, table: Any) -> None:
            assert table.facts is None

        def step(self, table: Any, seat: int, ask: Ask, choice: Choice) -> None:
            assert table.facts is None

    play_game(table(1), random_player(random.Random(1)), (Deaf(),))
    diary = Diary()
    play_game(table(1), random_player(random.Random(1)), (diary,))
    assert diary.facts > diary.steps


def test_a_game_that_waits_for_nobody_is_noticed() -> None:
    stuck: Any = SimpleNamespace(begin=lambda: None, outcome=None, asks={})
    with pytest.raises(Endless, match="nobody is asked"):
        play_game(stuck, random_player(random.Random(1)))


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "LONGEST_GAME", 10)
    with pytest.raises(Endless, match="still not over after 10 decisions"):
        play_game(table(1), random_player(random.Random(1)))


def test_a_game_may_go_on_from_another_table() -> None:
    seen: list[Any] = []

    def renew(table: Any) -> Any:
        seen.append(table)
        return table.copy()

    diary = Diary()
    last = play_game(table(4), random_player(random.Random(4)), (diary,), renew)
    straight = play_game(table(4), random_player(random.Random(4)))
    assert len({id(one) for one in seen}) == len(seen) == diary.steps
    assert last.outcome == straight.outcome
