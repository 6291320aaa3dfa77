"""The end of a game: where the points came from, and how ties are told."""

import random
from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL, WITCHES, Belcastel
from chaudron.kernel.chance import Counter
from chaudron.kernel.facts import Fact
from chaudron.kernel.record import Play
from chaudron.terminal.belcastel.podium import BY_RULE, Podium, point_sources
from chaudron.terminal.console import Console
from chaudron.terminal.log import GameLog
from chaudron.words import words

NAMES = ("Anna", "Bea", "Clo")


def random_options(luck: random.Random) -> dict[str, Any]:
    return {
        "books": luck.choice([1, 2, 3, 4]),
        "second_chance_restores": luck.choice(["everything", "chips_only"]),
        "cauldron_side": luck.choice(["plain", "tubes"]),
        "lock_step": luck.choice(["last_round", "every_round"]),
    }


def told_of_a_game(game: Belcastel, options: dict[str, Any], luck: random.Random, seed: int) -> tuple[Play, list[Fact]]:
    """A random game of three, and everything told in it."""
    play, log = Play(game, game.box(3, options), Counter(3, seed)), GameLog()
    log.add(0, play.facts)
    while play.table.outcome is None:
        ask = play.table.asks[luck.choice(sorted(play.table.asks))]
        liked = [choice for choice in ask.options if choice in ("draw", "restart") or choice.verb in ("witch", "start")]
        log.add(1, play.answer(ask.seat, luck.choice(liked if liked and luck.random() < 0.7 else ask.options)))
    return play, [told.fact for told in log.told]


@pytest.mark.parametrize("seed", range(40))
def test_where_the_points_came_from_adds_up(seed: int) -> None:
    """The sources of every seat make its score, second chances included [BEL-15.15]."""
    luck = random.Random(seed)
    options = random_options(luck)
    play, facts = told_of_a_game(BELCASTEL, options, luck, seed)
    won = point_sources(facts, options["second_chance_restores"] == "everything")
    assert play.table.outcome is not None
    assert tuple(sum(won[seat].values()) for seat in range(3)) == play.table.outcome.points


@pytest.mark.parametrize("seed", range(30))
def test_it_adds_up_with_witches_too(seed: int) -> None:
    """[WIT-2.2, WIT-3.9, WIT-4.2, WIT-5.4] Pennies, witches, bowls and books, each by its own name."""
    luck = random.Random(seed)
    options = {**random_options(luck), "books": luck.choice(["g5-b5-r1-y4-p5-k5-l5", 5, 6])}
    play, facts = told_of_a_game(WITCHES, options, luck, seed)
    won = point_sources(facts, options["second_chance_restores"] == "everything")
    assert play.table.outcome is not None
    assert tuple(sum(won[seat].values()) for seat in range(3)) == play.table.outcome.points
    assert {fact.rule for fact in facts if fact.key == "points" and fact.rule.startswith("WIT")} <= set(BY_RULE)


def test_points_of_start_chips_stay_when_a_potion_is_begun_anew() -> None:
    """[BEL-16.12, WIT-5.5] The start chips were laid before, and so were their points won."""
    told = [("round", "BEL-2", {}), ("points", "WIT-5.4", {"points": 4}), ("drew", "BEL-5.2", {})]
    told += [("points", "WIT-5.4", {"points": 2}), ("restarted", "BEL-16.12", {})]
    facts = [Fact(key, rule, {"seat": 0, **details}) for key, rule, details in told]
    assert point_sources(facts, restores_points=True)[0]["chips"] == 4
    assert point_sources(facts, restores_points=False)[0]["chips"] == 6


def podium(points: list[int], places: list[int], spaces: list[int]) -> str:
    view = {"outcome": {"points": points, "places": places}, "seats": [{"space": space} for space in spaces]}
    facts = [Fact("points", "BEL-10.4", {"seat": seat, "points": won}) for seat, won in enumerate(points)]
    lines = Podium(view, words("en"), NAMES, Console()).lines(point_sources(facts, restores_points=True))
    return "\n".join(lines)


def test_the_winner_stands_first() -> None:
    told = podium([20, 31, 7], [2, 1, 3], [9, 9, 9])
    assert told.startswith("Bea wins with 31 points!")
    assert [line.split()[1] for line in told.split("\n") if line[1:2].isdigit()] == ["Bea", "Anna", "Clo"]
    assert "tie" not in told


def test_a_tie_is_broken_by_the_further_scoring_space_of_round_9() -> None:
    """[BEL-13.1]"""
    told = podium([20, 31, 31], [3, 2, 1], [9, 12, 30]).replace("\n", " ")
    assert "A tie at 31 points: the scoring space of round 9 decides (Clo space 30 and Bea space 12)." in told


def test_a_full_tie_is_shared() -> None:
    """[BEL-13.1]"""
    told = podium([31, 31, 7], [1, 1, 3], [12, 12, 30]).replace("\n", " ")
    assert told.startswith("Anna and Bea share the victory with 31 points!")
    assert "the place is shared" in told


def test_five_fit_on_a_low_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The air between them is left out."""
    monkeypatch.setenv("LINES", "20")
    low = podium([50, 40, 30, 20, 10], [1, 2, 3, 4, 5], [1] * 5)
    monkeypatch.setenv("LINES", "40")
    assert "" not in low.split("\n")
    assert len(low.split("\n")) < len(podium([50, 40, 30, 20, 10], [1, 2, 3, 4, 5], [1] * 5).split("\n"))
