"""[BAL-9] Whoever is absent is played by a fixed fallback; here it plays whole games, from views alone."""

from typing import Any

import pytest

from chaudron.games.bal import BAL
from chaudron.games.bal.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer
from chaudron.scenes.bal import ball, witch
from tests.games.bal.absent import fallback


@pytest.mark.parametrize(("players", "options"), [(3, {}), (6, {"level": "hard"}), (4, {"level": "hard"})])
def test_the_fallback_always_has_an_answer(players: int, options: dict[str, Any]) -> None:
    """[BAL-9.1, BAL-9.2] Nobody leaves but by losing Crapzouilles; a game of absent witches comes to its end."""
    table: Table = BAL.table(BAL.box(players, options), Counter(players, 5))
    table.begin()
    answers = 0
    while table.outcome is None:
        seat = table.pending_seats[0]
        answer(table, seat, fallback(BAL.view(table, seat), table.asks[seat]))
        answers += 1
        assert answers < 20_000
    assert answers > 100
    assert all(mine.lives == 0 for mine in table.seats if not mine.is_in)


def test_the_fallback_names_the_richest_opponent() -> None:
    """[BAL-9.1] C and D have most: C is nearer to the left."""
    t = ball(witch(), witch(alive=3), witch(alive=8), witch(alive=8))
    assert fallback(t.game.view(t.table, 0), t.table.asks[0]) == "attack:2"


def test_the_fallback_gives_up_captives_first() -> None:
    """[BAL-9.1, BAL-7.9] The default at a loss is a captured one."""
    t = ball(witch("b1 r1 r2 r3"), witch(captured="C", alive=4))
    t.attacks("A on B: b1")
    t.says("B: none", "B: concede")
    assert fallback(t.game.view(t.table, 1), t.table.asks[1]) == "lose:2"


def test_an_absent_reader_has_not_read() -> None:
    """[BAL-9.1, BAL-8.3] An empty line when the time is over."""
    t = ball(witch("b1 r1 r2 r3"), incantation="strict")
    t.says("A: attack B", "A: none", "A: lay b1", "A: done")
    assert fallback(t.game.view(t.table, 0), t.table.asks[0]) == "silent"


def test_every_window_may_be_passed() -> None:
    """[BAL-9.1] Reactions are never forced."""
    t = ball(witch("boule r1 r2 r3"), witch("nananere miroir r1 r2"), witch())
    assert all(t.asked(name).endswith("pass") for name in "ABC")
    t.passes()
    t.attacks("A on B: r1")
    assert t.asked("B") == "to C | pass"
