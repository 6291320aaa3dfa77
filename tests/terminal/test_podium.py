"""The end of a game: where the points came from, and how ties are told."""

import random
from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play
from chaudron.kernel.told import Fact
from chaudron.terminal.desk import Desk
from chaudron.terminal.log import Log
from chaudron.terminal.podium import Podium, point_sources
from chaudron.words import words

NAMES = ("Anna", "Bea", "Clo")


def random_options(luck: random.Random) -> dict[str, Any]:
    return {
        "books": luck.choice([1, 2, 3, 4]),
        "second_chance_restores": luck.choice(["everything", "chips_only"]),
        "cauldron_side": luck.choice(["plain", "tubes"]),
        "lock_step": luck.choice(["last_round", "every_round"]),
    }


@pytest.mark.parametrize("seed", range(40))
def test_where_the_points_came_from_adds_up(seed: int) -> None:
    """The sources of every seat make its score, second chances included [BEL-15.15]."""
    luck = random.Random(seed)
    options = random_options(luck)
    play, log = Play(BELCASTEL, BELCASTEL.box(3, options), Counter(3, seed)), Log()
    log.add(0, play.facts)
    while play.table.outcome is None:
        ask = play.table.asks[luck.choice(sorted(play.table.asks))]
        choice = "draw" if "draw" in ask.options and luck.random() < 0.7 else luck.choice(ask.options)
        log.add(1, play.answer(ask.seat, choice))
    won = point_sources([told.fact for told in log.told], options["second_chance_restores"] == "everything")
    assert tuple(sum(won[seat].values()) for seat in range(3)) == play.table.outcome.points


def podium(points: list[int], places: list[int], spaces: list[int]) -> str:
    view = {"outcome": {"points": points, "places": places}, "seats": [{"space": space} for space in spaces]}
    facts = [Fact("points", "BEL-10.4", {"seat": seat, "points": won}) for seat, won in enumerate(points)]
    lines = Podium(view, words("en"), NAMES, Desk()).lines(point_sources(facts, restores_points=True))
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
