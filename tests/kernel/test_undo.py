"""Answers may be taken back as long as nobody has learned from them."""

import json
from collections.abc import Callable, Iterator

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import Chance, Counter, Scripted, Sealed
from chaudron.kernel.game import Game
from chaudron.kernel.record import Play
from chaudron.kernel.rule import answer
from tests.kernel.dice import DICE, SALTS, Data, random_answer, start, tell, written


def test_there_is_nothing_to_take_back_at_first() -> None:
    assert start().why_not_undo(1) == "nothing"


def test_the_last_answer_may_be_taken_back_when_nothing_came_of_it() -> None:
    play = tell(start(), "1 roll, 1 pass")
    assert play.why_not_undo(1) is None
    play.undo(1)
    assert (play.table.pending_seats, len(play.record.entries)) == ([1], 1)


def test_what_another_seat_answered_is_not_ones_own_to_take_back() -> None:
    play = tell(start(), "1 pass, 0 pass")
    assert (play.why_not_undo(1), play.why_not_undo(0)) == ("another_acted", None)


def test_luck_cannot_be_taken_back() -> None:
    assert tell(start(), "1 roll").why_not_undo(1) == "chance"


def test_scripted_luck_is_luck() -> None:
    play = Play(BELCASTEL, BELCASTEL.box(2, {}), Scripted(2, {0: "w1"}, Counter(2, 1)))
    play.answer(0, "draw")
    assert play.why_not_undo(0) == "chance"


def test_what_was_revealed_cannot_be_taken_back() -> None:
    assert tell(start(), "1 peek").why_not_undo(1) == "revealed"


def test_who_opened_what_was_sealed_cannot_take_it_back() -> None:
    """The first whisper may be taken back; the last one has opened both."""
    play = tell(start(), "1 whisper, 0 yes")
    assert play.why_not_undo(0) is None
    tell(play, "1 no")
    assert play.why_not_undo(1) == "revealed"


def test_the_end_cannot_be_taken_back() -> None:
    assert tell(start(), "1 end").why_not_undo(1) == "revealed"


@pytest.mark.parametrize(
    ("answers", "seat", "key"),
    [
        ("", 1, "undo_nothing"),
        ("1 pass", 0, "undo_another_acted"),
        ("1 roll", 1, "undo_chance"),
        ("1 peek", 1, "undo_revealed"),
    ],
)
def test_taking_back_is_refused_with_its_reason_and_changes_nothing(answers: str, seat: int, key: str) -> None:
    play = tell(start(), answers) if answers else start()
    before, table = written(play), DICE.save(play.table)
    with pytest.raises(BadRecord) as error:
        play.undo(seat)
    assert (error.value.key, written(play), DICE.save(play.table)) == (key, before, table)


def test_answers_may_be_taken_back_one_after_the_other() -> None:
    play = tell(start(), "1 roll, 1 pass, 0 pass")
    play.undo(0)
    play.undo(1)
    assert (play.why_not_undo(1), [entry.choice for entry in play.record.entries]) == ("chance", ["roll"])


SOURCES: dict[str, Callable[[int], Chance]] = {
    "counter": lambda seed: Counter(2, seed),
    "sealed": lambda seed: Sealed(2, seed.to_bytes(32, "big"), SALTS),
    "scripted": lambda seed: Scripted(2, {0: "w1"}, Counter(2, seed)),
}
OPTIONS: list[Data] = [{}, {"books": 2, "stop": "revocable"}, {"books": 4, "cauldron_side": "tubes"}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("source", SOURCES.values(), ids=list(SOURCES))
def test_taking_back_restores_the_exact_table(source: Callable[[int], Chance], options: Data) -> None:
    """In a random game of Belcastel, after every fifth answer that may be taken back."""
    play = Play(BELCASTEL, BELCASTEL.box(2, options), source(5))
    luck, free, refused = Counter(1, 8), 0, 0
    while play.table.outcome is None:
        seat, choice = random_answer(play.table, luck)
        before = json.dumps([BELCASTEL.save(play.table), play.record.to_json()])
        play.answer(seat, choice)
        if play.why_not_undo(seat) is not None:
            refused += 1
            continue
        free += 1
        if free % 5 == 0:
            after = json.dumps([BELCASTEL.save(play.table), play.record.to_json()])
            play.undo(seat)
            assert json.dumps([BELCASTEL.save(play.table), play.record.to_json()]) == before
            play.answer(seat, choice)
            assert json.dumps([BELCASTEL.save(play.table), play.record.to_json()]) == after
    assert (free > 20, refused > 20) == (True, True)


def taught_nothing(play: Play, answers: Iterator[tuple[int, str]]) -> Iterator[bool]:
    """For each answer that may be taken back: would another world, the same to its seat before, be the same after?"""
    game: Game = play.game
    for seat, choice in answers:
        view = json.loads(json.dumps(game.view(play.table, seat)))
        play.answer(seat, choice)
        if play.why_not_undo(seat) is None:
            world = game.guess(view, Counter(view["players"], 1000))
            answer(world, seat, choice)
            yield json.dumps(game.view(world, seat)) == json.dumps(game.view(play.table, seat))


def random_answers(play: Play, seed: int) -> Iterator[tuple[int, str]]:
    luck = Counter(1, seed)
    while play.table.outcome is None:
        yield random_answer(play.table, luck)


def lock_step_game(seed: int) -> Play:
    players = 2 + seed % 3
    box = BELCASTEL.box(players, {"lock_step": "every_round", "books": "g1-b1-r2-y1-p1"})
    return Play(BELCASTEL, box, Counter(players, seed))


@pytest.mark.parametrize("seed", [*range(6), 59, 68, 98, 100, 123])
def test_what_may_be_taken_back_has_taught_its_seat_nothing(seed: int) -> None:
    """[BEL-12.1, BEL-16.13] In lock-step, who commits last may open the others' choices, even without any draw.

    In the games of seeds 1, 59, 68, 98, 100 and 123 all commit to stop while a red-2 chip lies beside a cauldron.
    """
    play = lock_step_game(seed)
    assert all(taught_nothing(play, random_answers(play, seed)))


def test_a_seat_that_was_taught_something_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If everything might be taken back."""
    monkeypatch.setattr(Play, "why_not_undo", lambda play, seat: None)
    play = lock_step_game(1)
    assert not all(taught_nothing(play, random_answers(play, 1)))
