"""Luck that is decided from outside: a draw is due, is given, and leads to the game that a source of chance would."""

import random

import pytest

from chaudron.envs import Match
from chaudron.envs.due import Luck, LuckDue, Past
from chaudron.kernel.chance import Counter


def test_a_game_begins_once_all_its_draws_are_given() -> None:
    match, counted = Match("bal", 3, seed=1), Counter(3, 7)
    counted.log = []
    match.begin(counted)
    draws, given = list(counted.log), list[int]()
    other = Match("bal", 3, seed=1)
    for draw in draws:
        with pytest.raises(LuckDue) as due:
            other.begin(Luck(3, given))
        assert due.value.out_of == draw.out_of
        given.append(draw.result)
    other.begin(Luck(3, given))
    assert len(given) > 30
    assert [other.numbers(seat) for seat in range(3)] == [match.numbers(seat) for seat in range(3)]


def test_what_a_seat_remembers_is_what_it_saw_and_answered() -> None:
    rng, digests = random.Random(1), []
    for swerve in (None, 0, 1):
        match, past = Match("blackwood", 2, seed=3), None
        for turn in range(12):
            seat, legal = match.seat, match.legal()
            action = legal[-1] if seat == swerve else legal[0]
            past = Past(past, match.copy(), seat, action)
            match.answer(action)
            if turn == rng.randrange(12):
                past.digest(seat)  # asked early or late, it is the same
        assert past is not None
        digests.append([past.digest(seat) for seat in range(2)])
    (mine, yours), mine_swerved, yours_swerved = digests
    assert mine != mine_swerved[0]
    assert yours != yours_swerved[1]
    assert len(mine) == 32
