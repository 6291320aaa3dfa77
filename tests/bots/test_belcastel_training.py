"""What the learned bots know about worth, and how it is learned."""

from typing import Any

import pytest

from chaudron.bots.belcastel import black_chips, features
from chaudron.bots.belcastel.purchases import Market
from chaudron.bots.belcastel.value import Weights, Worth, final_rates, learned
from chaudron.games.belcastel.components import CHIP, ROUNDS
from chaudron.lab.belcastel import training
from chaudron.lab.belcastel.training import Samples, SelfPlay, regress, train
from chaudron.lab.many import play_share
from chaudron.lab.workers import HERE
from chaudron.scenes.belcastel import player, scene


def worth(mine: dict[str, Any], left: int, **setting: Any) -> Worth:
    """What a seat has with so many rounds left, by what was learned."""
    t = scene(mine, player(), start="scoring", round=ROUNDS - left, **{"books": 1, **setting})
    return Worth(t.table, 0, learned().at("belcastel", left))


# Worth


def test_in_the_end_two_rubies_make_a_point_and_nothing_else_counts() -> None:
    """[BEL-12.2]"""
    t = scene(player(points=40, rubies=5, drop=7, bag="g4 g4"), player(), start="scoring", round=9, books=1)
    assert Worth(t.table, 0, final_rates()).total == t.seat("A").points + t.seat("A").rubies // 2


@pytest.mark.parametrize("left", [2, 5, 8])
def test_whatever_helps_is_worth_something_and_the_more_the_longer_it_helps(left: int) -> None:
    now, later = worth(player(), left), worth(player(), 1)
    for chip in ("g4", "r4", "b2", "y1", "k1"):
        assert now.chip(CHIP[chip]) > later.chip(CHIP[chip]) > 0
    assert now.drop > later.drop > 0
    assert now.chip(CHIP["w1"]) < 0


def test_an_early_point_is_worth_less_than_a_late_one() -> None:
    """[BEL-4.1] It brings rats to the others."""
    points = [learned().at(game, left).point for game in ("belcastel", "witches") for left in (8, 5, 2, 0)]
    assert points[:4] == sorted(points[:4])
    assert points[4:] == sorted(points[4:])


def test_the_first_black_chips_are_worth_more_than_further_ones() -> None:
    """[BEL-10.2] Unless the neighbors own as many."""
    for is_for_two in (True, False):
        gains = [black_chips.gain(owned, 0.0, is_for_two) for owned in range(5)]
        assert gains == sorted(gains, reverse=True)
        assert gains[4] < 0.1 < black_chips.gain(4, 3.0, is_for_two)


def test_coins_buy_the_best_pair_of_two_colors() -> None:
    """[BEL-10.5] More coins never buy less."""
    t = scene(player(), player(), start="scoring", round=4, books=1)
    market = Market(t.table, Worth(t.table, 0, learned().at("belcastel", 5)))
    worths = [market.worth_of_coins(coins) for coins in range(36)]
    assert worths == sorted(worths)
    for coins in (7, 15, 23, 35):
        _, basket = market.best[coins]
        assert market.price(basket) <= coins
        assert len({chip.color for chip in basket}) == len(basket) > 0


# Features


def test_everything_owned_is_counted_wherever_it_lies() -> None:
    mine = player(bag="w1 r2", cauldron="r2@2 o1@3", beside="r1", rubies=3, drop=4, flask=False)
    t = scene(mine, player(), start="scoring", round=5, books=2)
    counts = dict(zip(features.NAMES, features.count(t.table, 0), strict=True))
    expected = {"red-2:2": 2, "red-2:1": 1, "orange:1": 1, "w1": 1, "rubies": 3, "pairs": 1, "drop": 4, "flask": 0}
    assert {name: counts[name] for name in expected} == expected
    assert (counts["moves"], counts["colored"], counts["beside"]) == (6, 4, 1)


# Learning


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Straight lines are enough to see that something is learned."""
    monkeypatch.setattr(training, "POWERS", 2)


@pytest.mark.usefixtures("quickly")
def test_the_same_seed_learns_the_same() -> None:
    logged: list[dict[str, Any]] = []
    once, again = train(3, 2, HERE, logged.append), train(3, 2, HERE, lambda report: None)
    assert once == again
    assert [(report["game"], report["games"]) for report in logged] == [("belcastel", 1), ("witches", 1)]
    assert Weights(once).at("witches", 4).each != Weights(once).at("witches", 5).each


@pytest.mark.usefixtures("quickly")
def test_what_really_pays_is_found() -> None:
    """Games are changed so that each drop was worth three points more in the end: the regression says so."""
    samples = play_share(SelfPlay("belcastel", 5), range(12))
    drop = features.PLACE["drop"]
    paid = [(*head[:3], head[3] + 3 * row[drop]) for head, row in zip(samples.heads, samples.rows, strict=True)]
    before, _ = regress(samples)
    after, _ = regress(Samples(rows=samples.rows, heads=paid))
    gained = sum(after["drop"]) - sum(before["drop"])
    assert gained > 1
