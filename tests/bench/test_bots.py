"""The page about bots says what the results say, and so do the strengths that tables show."""

import json
from typing import Any

import pytest

from bench import bots
from chaudron.bots import RANKS
from chaudron.games import SHELF
from chaudron.lab.tournament.__main__ import parser
from chaudron.lab.tournament.request import request_from


def fared(rate: float, seats: int = 1, players: int = 2) -> dict[str, Any]:
    edges = [round(rate - 0.05, 5), round(rate + 0.05, 5)]
    return {"seats": seats, "fair": seats / players, "wins": 1, "win_rate": rate, "win_rate_95": edges}


def tournament(rate: float) -> dict[str, Any]:
    """Results of two levels."""
    return {
        "command": "chaudron tournament belcastel",
        "game": "belcastel",
        "version": "1",
        "python": "3",
        "bots_digest": "abc",
        "players": 2,
        "games": 1200,
        "seeds": 600,
        "is_complete": True,
        "ratings": {name: {"elo": 1500.4, "elo_95": [1480.2, 1520.9]} for name in ("child", "novice")},
        "points": {name: {"mean": 40.26} for name in ("child", "novice")},
        "thinking": {name: {"mean_ms": 0.014, "p99_ms": 9.9, "worst_ms": 1234.5} for name in ("child", "novice")},
        "lineups": [
            {
                "lineup": ["novice", "child"],
                "games": 1200,
                "bots": {"novice": fared(rate), "child": fared(1 - rate)},
            }
        ],
    }


# What is committed


def test_the_page_is_written_from_the_results() -> None:
    """`python -m bench.bots` would change nothing."""
    text = bots.PAGE.read_text("utf-8")
    assert bots.page(text, bots.results()) == text


def test_the_strengths_are_written_from_the_results() -> None:
    assert bots.STRENGTHS.read_text("utf-8") == bots.strengths_text(bots.results())


def test_every_result_is_on_the_page_and_every_mark_of_the_page_is_a_tournament() -> None:
    marks = [mark[2] for mark in bots.MARKED.finditer(bots.PAGE.read_text("utf-8"))]
    assert len(marks) == len(set(marks))
    assert set(marks) == {*bots.TOURNAMENTS, bots.STEPS}
    assert set(bots.results()) <= set(bots.TOURNAMENTS)


def test_the_results_are_those_of_the_tournaments_named() -> None:
    """Who repeats the command of a result plays what the page says."""
    for name, found in bots.results().items():
        asked = request_from(parser().parse_args(bots.TOURNAMENTS[name].split()))
        again = request_from(parser().parse_args(found["command"].removeprefix("chaudron tournament ").split()))
        assert (again.tournament, found["is_complete"]) == (asked.tournament, True), name


@pytest.mark.parametrize("name", bots.TOURNAMENTS)
def test_every_tournament_can_be_played(name: str) -> None:
    asked = request_from(parser().parse_args(bots.TOURNAMENTS[name].split()))
    assert asked.games > 0


# How it is written


def test_figures_stand_between_their_marks() -> None:
    text = "A\n<!-- results: one -->\nold\n<!-- end -->\nB\n<!-- results: two -->\nold\n<!-- end -->\n"
    shown = bots.page(text, {"one": tournament(0.7)})
    before, _, rest = shown.partition("<!-- results: one -->\n")
    assert before == "A\n"
    assert "`chaudron tournament belcastel`\n(1,200 games, 600 seeds; belcastel 1" in rest
    assert "| novice | 1500 | 1480 to 1521 | 40.3 | 0.01 | 9.90 | 1,234 |" in rest
    assert "| novice | child | 1,200 | 70.0% | 65.0% to 75.0% | 50% |" in rest
    assert rest.endswith("B\n<!-- results: two -->\n(not played yet)\n<!-- end -->\n")
    assert bots.page(shown, {"one": tournament(0.7)}) == shown


@pytest.mark.parametrize(("rate", "verdict"), [(0.7, "reached"), (0.59, "**not reached**"), (0.6, "reached")])
def test_every_step_is_held_against_what_is_asked(rate: float, verdict: str) -> None:
    found = {"belcastel": tournament(rate)}
    assert bots.all_steps(found).splitlines()[2:] == [
        f"| belcastel | novice | child | {rate:.1%} | {rate - 0.05:.1%} to {rate + 0.05:.1%} | 60.0% | {verdict} |"
    ]
    assert bots.all_steps({}) == bots.NOT_YET


def test_too_few_games_prove_nothing() -> None:
    found = tournament(0.6)
    found["lineups"][0]["bots"]["novice"]["win_rate_95"] = [0.45, 0.75]
    (row,) = bots.step_rows(found)
    assert row[-1] == "reached, but too few games"


def test_at_larger_tables_one_and_a_half_times_the_share_is_asked() -> None:
    found = tournament(0.4)
    novice, child = fared(0.4, 1, 4), fared(0.6, 3, 4)
    found |= {"players": 4, "lineups": [{**found["lineups"][0], "bots": {"novice": novice, "child": child}}]}
    (row,) = bots.step_rows(found)
    assert row == ("novice", "child on 3 seats", "40.0%", "35.0% to 45.0%", "37.5%", "reached")
    assert next(bots.encounters(found["lineups"][0]))[1] == "child on 3 seats"


def test_strengths_are_those_of_the_levels_offered() -> None:
    found = tournament(0.7)
    found["ratings"]["random"] = {"elo": 900.0, "elo_95": [800.0, 1000.0]}
    text = bots.strengths_text({"belcastel": found, "belcastel-four": found})
    assert json.loads(text) == {"belcastel": {"child": [1500, 1480, 1521], "novice": [1500, 1480, 1521]}}
    assert bots.strengths_text({}) == "{}\n"
    assert set(json.loads(bots.STRENGTHS.read_text("utf-8"))) <= set(SHELF)


def test_levels_are_ranked() -> None:
    assert [(below, level) for below, level, _ in bots.steps(tournament(0.7))] == [RANKS[:2]]
