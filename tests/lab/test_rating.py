"""Ratings: known strengths are found again, intervals hold what they promise, and nobody is infinitely strong."""

import math
import random
from itertools import combinations

import pytest

from chaudron.lab import rating
from chaudron.lab.rating import MIDDLE, Match, Rating, fitted, mean_interval, rate_interval, ratings, solved, t95


def match(seats: tuple[int, ...], *wins: float) -> Match:
    return Match(seats, wins)


def drawn(elos: list[float], seeds: int, rng: random.Random) -> list[list[Match]]:
    """Two games of every pair with every seed, as their ratings would have it."""
    rounds = []
    for _ in range(seeds):
        matches = []
        for one, other in combinations(range(len(elos)), 2):
            chance = 1 / (1 + 10 ** ((elos[other] - elos[one]) / 400))
            wins = sum(rng.random() < chance for _ in range(2))
            seats, won = [0] * len(elos), [0.0] * len(elos)
            seats[one] = seats[other] = 1
            won[one], won[other] = wins, 2 - wins
            matches.append(Match(tuple(seats), tuple(won)))
        rounds.append(matches)
    return rounds


def test_two_players_differ_by_what_elo_promises() -> None:
    """Three games of four: 400 log10 3."""
    better, worse = fitted([match((1, 1), 300, 100)], 2)
    assert 400 * (better - worse) / math.log(10) == pytest.approx(190.85, abs=0.01)


def test_a_shared_victory_counts_half() -> None:
    assert fitted([match((1, 1), 1.5, 0.5)], 2) == pytest.approx(fitted([match((1, 1), 3, 1)], 2))


def test_at_a_larger_table_the_fair_share_means_equal_strength() -> None:
    """One among three others: a quarter of the games."""
    assert fitted([match((1, 3), 25, 75)], 2) == pytest.approx([0, 0], abs=1e-6)
    alone, others = fitted([match((1, 3), 50, 50)], 2)
    assert math.exp(alone - others) == pytest.approx(3, rel=1e-4)


def test_a_chain_of_meetings_is_enough() -> None:
    """Who never met is compared through those whom both met."""
    first, second, third = fitted([match((1, 1, 0), 75, 25, 0), match((0, 1, 1), 0, 75, 25)], 3)
    assert first - second == pytest.approx(second - third)
    assert math.exp(first - third) == pytest.approx(9, rel=1e-4)


def test_known_strengths_are_found_again_within_their_intervals() -> None:
    true = [1300.0, 1500.0, 1700.0]
    found = ratings(drawn(true, 300, random.Random(3)), 3)
    assert all(one.low < elo < one.high for one, elo in zip(found, true, strict=True))
    assert all(20 < one.high - one.low < 80 for one in found)
    assert sum(one.elo for one in found) / 3 == pytest.approx(MIDDLE)


def test_an_interval_holds_the_truth_about_as_often_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 40 tournaments, 95 % would be 38."""
    monkeypatch.setattr(rating, "RESAMPLES", 80)
    rng = random.Random(8)
    held = sum(one.low < 1550 < one.high for one, _ in [ratings(drawn([1550, 1450], 40, rng), 2) for _ in range(40)])
    assert 33 <= held <= 40


def test_who_never_lost_is_not_infinitely_strong_and_the_interval_says_how_little_is_known() -> None:
    best, other = ratings([[match((1, 1), 2, 0)] for _ in range(50)], 2)
    assert 1800 < best.elo < 2100
    assert best.high - best.low > 300
    assert best.low > other.high


def test_the_ratings_of_the_same_games_are_the_same() -> None:
    games = drawn([1400, 1600], 20, random.Random(1))
    assert ratings(games, 2) == ratings(games, 2)
    assert ratings([], 0) == []


def test_who_has_not_played_stands_in_the_middle() -> None:
    assert ratings([[match((1, 1, 0), 1, 1, 0)]], 3)[2] == pytest.approx(Rating(MIDDLE, MIDDLE, MIDDLE), abs=0.01)


def test_linear_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [9.0, 16.0]) == pytest.approx([1.0, 5.0])


# Intervals


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)])
def test_students_quantile(freedom: int, quantile: float) -> None:
    assert t95(freedom) == pytest.approx(quantile, rel=0.002)


def test_luck_that_evens_out_within_a_seed_makes_an_interval_narrow() -> None:
    """Every seed is won once from each seat, but for a few: far less spread than 100 independent games."""
    even = rate_interval([0.5] * 45 + [1.0] * 5)
    uneven = rate_interval([1.0] * 28 + [0.0] * 22)
    assert even[1] - even[0] < 0.12
    assert uneven[1] - uneven[0] > 0.25


def test_an_interval_stays_between_nothing_and_everything() -> None:
    low, high = rate_interval([1.0] * 20)
    assert 0.7 < low < 0.9
    assert high == pytest.approx(1)
    assert rate_interval([1.0])[0] < 0.2
    assert rate_interval([0.0] * 20)[0] == pytest.approx(0)


def test_the_interval_of_a_mean_is_students() -> None:
    low, high = mean_interval([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
    assert (low + high) / 2 == pytest.approx(3.5)
    assert (high - low) / 2 == pytest.approx(2.5706 * math.sqrt(3.5 / 6), rel=0.002)
