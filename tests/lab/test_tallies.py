"""The figures of a simulation, on numbers that can be worked out by hand."""

import statistics
from types import SimpleNamespace
from typing import Any

import pytest

from chaudron.games.belcastel.choices import DRAW
from chaudron.kernel.facts import SPECTATOR, Fact
from chaudron.kernel.rule import About, Ask
from chaudron.kernel.table import Outcome
from chaudron.lab.bal.tallies import BalTallies
from chaudron.lab.belcastel.tallies import TAKEN_BACK, BelcastelTallies
from chaudron.lab.blackwood.tallies import BlackwoodTallies
from chaudron.lab.tallies import Sum, interval

NOBODY = Ask(0, About("", ""), (DRAW,))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (25, 100, 0.1755, 0.3430),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_sum_knows_mean_and_deviation() -> None:
    numbers = [3, 7, 7, 19]
    added = Sum()
    for number in numbers:
        added.add(number)
    assert added.mean == statistics.mean(numbers)
    assert added.deviation == pytest.approx(statistics.stdev(numbers))
    assert Sum().mean is None
    assert Sum(1, 5, 25).deviation == 0.0


def test_a_number_may_turn_out_to_be_another() -> None:
    added, right = Sum(), Sum()
    added.add(4)
    added.add(5)
    added.replace(5, 9)
    right.add(4)
    right.add(9)
    assert added == right


def table(*told: Fact, outcome: Outcome | None = None) -> Any:
    return SimpleNamespace(facts=list(told), outcome=outcome)


def fact(key: str, rule: str = "BEL-1.1", to: tuple[int, ...] | None = None, **details: Any) -> Fact:
    return Fact(key, rule, details, to)


def a_game() -> BelcastelTallies:
    """Seat 0 explodes in round 2 and loses; seat 1 has points from two sources, some of them taken back."""
    seen = BelcastelTallies(2)
    seen.before(table(fact("round", round=1, first=0)))
    steps = [
        [fact("scoring_space", seat=0, space=4), fact("scoring_space", seat=1, space=9)],
        [fact("moved_on", seat=1, space=11, chip="g1"), fact("round", round=2, first=1)],
        [fact("exploded", to=(0,), seat=0, whites=8)],
        [fact("exploded", to=(1, SPECTATOR), seat=0, whites=8)],
        [fact("points", "BEL-10.4", seat=1, points=9), fact("points", "BEL-10.1", seat=1, points=2)],
        [fact("penny", "WIT-3.6", seat=1, witch="C2"), fact("penny", "WIT-3.4", seat=0, witch="S4")],
    ]
    for told in steps:
        seen.step(table(*told), 0, NOBODY, DRAW)
    seen.after(table(outcome=Outcome((0, 8), (2, 1))))
    return seen


def test_a_game_is_tallied_from_what_everybody_hears() -> None:
    seen = a_game()
    loser, winner = seen.seats
    assert seen.decisions == 6
    assert [tally.calls for tally in seen.seats] == [{"S4": 1}, {"C2": 1}]
    assert (loser.wins, winner.wins, winner.shared) == (0, 1, 0)
    assert loser.explosions == {2: 1}
    assert loser.explosion_round == 2.0
    assert winner.explosion_round is None
    assert (loser.spaces.mean, winner.spaces.mean) == (4, 12)
    assert winner.sources == {"BEL-10.4": 9, "BEL-10.1": 2, TAKEN_BACK: -3}
    assert winner.points == Sum(1, 8, 64)


def test_a_shared_victory_is_a_win_for_each() -> None:
    seen = BelcastelTallies(2)
    seen.before(table())
    seen.after(table(outcome=Outcome((0, 0), (1, 1))))
    assert [(tally.wins, tally.shared) for tally in seen.seats] == [(1, 1), (1, 1)]


def test_tallies_of_two_processes_add_up() -> None:
    one = a_game()
    one.merge(a_game())
    assert one.decisions == 12
    assert one.seats[1].games == one.seats[1].wins == 2
    assert one.seats[0].explosions == {2: 2}
    assert one.seats[1].to_json()["points_by_source"]["BEL-10.4"] == 9.0
    assert one.seats[1].to_json()["witches_called"] == {"C2": 1.0}


# Le Bal


def a_ball() -> BalTallies:
    """Seat 0 parries, hits twice and loses to the mirror of seat 2, who wins; seat 1 leaves first."""
    seen = BalTallies(3)
    seen.before(table(fact("round", round=1, first=0)))
    steps = [
        [fact("turn", seat=0), fact("laid", seat=0, card="sortilege"), fact("laid", seat=0, card="r1")],
        [fact("failed", seat=1), fact("lost", seat=1, owner=1, left=0), fact("eliminated", seat=1, by=0)],
        [fact("failed", seat=2), fact("captured", seat=2, captor=0, owner=2)],
        [fact("round", round=2, first=2), fact("turn", seat=0), fact("mirrored", seat=2, target=0)],
        [fact("parried", seat=0), fact("lost", "BAL-7.12", seat=2, owner=2, left=8)],
        [fact("doubled", seat=2, target=0), fact("failed", seat=0), fact("lost", seat=0, owner=0, left=0)],
        [fact("eliminated", seat=0, by=2)],
        [fact("drew", to=(0,), seat=0, cards="tresor")],
    ]
    for told in steps:
        seen.step(table(*told), 0, NOBODY, DRAW)
    seen.after(table(outcome=Outcome((0, 0, 8), (2, 3, 1))))
    return seen


def test_a_ball_is_tallied_from_what_everybody_hears() -> None:
    seen = a_ball()
    first, _, winner = seen.seats
    assert (seen.rounds, seen.decisions) == (Sum(1, 2, 4), 8)
    assert [tally.hits for tally in seen.seats] == [2, 0, 1]
    assert [tally.eliminations for tally in seen.seats] == [1, 0, 1]
    assert [(tally.parries, tally.failures) for tally in seen.seats] == [(1, 1), (0, 1), (0, 1)]
    assert (first.spells, winner.spells) == ({"sortilege": 1}, {"miroir": 1})
    assert [tally.places.mean for tally in seen.seats] == [2, 3, 1]
    assert (winner.wins, winner.points.mean) == (1, 8)


def test_tallies_of_two_balls_add_up() -> None:
    one = a_ball()
    one.merge(a_ball())
    told = one.seats[0].to_json()
    assert (one.rounds.mean, one.decisions) == (2, 16)
    assert (told["games"], told["parry_rate"], told["hits_per_game"], told["defenses_per_game"]) == (2, 0.5, 2.0, 2.0)
    assert told["spells_played"] == {"sortilege": 1.0}
    assert BalTallies(3).seats[0].defenses == 0


# Blackwood


def a_wood() -> BlackwoodTallies:
    """Seat 0 brews, sells and learns; seat 1 borrows; in two rounds."""
    seen = BlackwoodTallies(2)
    seen.before(table(fact("round", column=1)))
    steps = [
        [fact("bought", seat=0, card="F01", price=1), fact("round", column=2)],
        [fact("brewed", seat=0, potions=["P01", "P05"], cards=["F01"], pinched=["toad"], coins=6)],
        [fact("sold", seat=0, potion="P01", coins=3), fact("borrowed", seat=1, coins=5)],
        [fact("traded", seat=0, spell="swap", potions=["P02", "P03"], price=2), fact("cast", seat=0, spell="swap")],
        [fact("scored", seat=0, points=9, renown=4, coins=2, loans=0, favour=3)],
        [fact("scored", seat=1, points=-4, renown=0, coins=1, loans=-5, favour=0)],
    ]
    for told in steps:
        seen.step(table(*told), 0, NOBODY, DRAW)
    seen.after(table(outcome=Outcome((9, -4), (1, 2))))
    return seen


def test_a_game_of_blackwood_is_tallied() -> None:
    """[BLW-8.3]"""
    seen = a_wood()
    one, other = seen.seats
    assert (seen.rounds, seen.decisions) == (Sum(1, 2, 4), 6)
    assert one.deeds == {"cards": 1, "potions": 2, "sales": 1, "trades": 1}
    assert one.sources == {"potions": 6, "sales": -2, "coins": 2, "favour": 3}
    assert one.spells == {"pinch": 1, "swap": 1}
    assert (other.deeds, other.sources) == ({"loans": 1}, {"coins": 1, "loans": -5})


def test_tallies_of_two_games_of_blackwood_add_up() -> None:
    one = a_wood()
    one.merge(a_wood())
    told = one.seats[0].to_json()
    assert (one.rounds.mean, one.decisions, told["games"]) == (2, 12, 2)
    assert (told["potions_per_game"], told["sales_per_game"], told["loans_per_game"]) == (2.0, 1.0, 0.0)
    assert told["renown_by_source"] == {"coins": 2.0, "favour": 3.0, "potions": 6.0, "sales": -2.0}
    assert told["spells_cast"] == {"pinch": 1.0, "swap": 1.0}
