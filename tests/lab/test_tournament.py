"""Tournaments: who sits where, the same luck for all, what is kept, and what the results say."""

import itertools
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import chaudron
from chaudron.bots import LEVELS
from chaudron.games import SHELF
from chaudron.kernel.game import BadOption
from chaudron.lab.bad_request import BadRequest
from chaudron.lab.many import derived_seed
from chaudron.lab.tournament import __main__ as plain
from chaudron.lab.tournament import running
from chaudron.lab.tournament.entrants import entrants
from chaudron.lab.tournament.plan import Tournament
from chaudron.lab.tournament.played import Group
from chaudron.lab.tournament.request import request_from
from chaudron.lab.tournament.results import Results, played, written
from chaudron.lab.tournament.running import Journal, digest_of_bots, play_all, tasks
from chaudron.lab.tournament.thinking_time import ThinkingTime
from chaudron.lab.workers import HERE, Processes

FIRST, TWIN = "tests.lab.entrants:First", "tests.lab.entrants:Twin"


def pair(*bots: str, game: str = "belcastel", players: int = 2, **more: Any) -> Tournament:
    return Tournament(game, bots or ("random", "apprentice"), players, **more)


def results(tournament: Tournament, seeds: int, jobs: int = 1) -> Results:
    groups = play_all(tournament, seeds, Processes(jobs), Journal(tournament), lambda _: None)
    return Results(tournament, groups, seeds, "fingerprint", jobs, 1.0)


def group(points: tuple[tuple[int, ...], ...], places: tuple[tuple[int, ...], ...], number: int = 0) -> Group:
    return Group(0, number, points, places, {})


# Who plays


def test_everybody_meets_everybody_or_only_the_neighbors() -> None:
    bots = ("random", "apprentice", FIRST)
    assert pair(*bots).lineups() == [("apprentice", "random"), (FIRST, "random"), (FIRST, "apprentice")]
    assert pair(*bots, meet="neighbors").lineups() == [("apprentice", "random"), (FIRST, "apprentice")]


def test_at_a_larger_table_one_sits_alone_among_the_others_each_way() -> None:
    ways = {tables: pair(players=4, tables=tables).lineups() for tables in ("each-way", "one-way")}
    assert ways["one-way"] == [("apprentice", "random", "random", "random")]
    assert ways["each-way"] == [*ways["one-way"], ("random", "apprentice", "apprentice", "apprentice")]


def test_a_mixed_table_seats_all_different_bots() -> None:
    bots = ("random", "apprentice", FIRST, TWIN)
    assert pair(*bots, players=3, tables="mixed").lineups() == [
        bots[:3],
        (*bots[:2], TWIN),
        (bots[0], FIRST, TWIN),
        bots[1:],
    ]


def test_everybody_has_every_seat_once_with_the_same_luck() -> None:
    """Four twins: only the seats and their luck can make a difference, so every seat fares alike in all rotations."""
    tournament = pair("random", TWIN, players=4, tables="one-way")
    played = tournament.play(0, 0)
    by_seat = [[points[(seat - turn) % 4] for seat in range(4)] for turn, points in enumerate(played.points)]
    assert by_seat == [by_seat[0]] * 4
    assert len(set(by_seat[0])) > 1


def test_every_lineup_has_the_same_luck_and_the_same_box() -> None:
    tournament = pair("random", TWIN, FIRST, sets="random", game="witches")
    first, second = (tournament.play(lineup, 3) for lineup in (0, 0))
    assert first.points == second.points
    assert tournament.box(3).options == tournament.box(3).options
    assert {str(tournament.box(number).options["books"]) for number in range(5)} != {"1"}


def test_an_option_holds_also_in_a_random_box() -> None:
    tournament = pair("random", "apprentice", game="bal", players=4, sets="random", options=(("level", "hard"),))
    assert {tournament.box(number).options["level"] for number in range(6)} == {"hard"}
    free = pair("random", "apprentice", game="bal", players=4, sets="random")
    assert {free.box(number).options["level"] for number in range(20)} == {"easy", "medium", "hard"}


@pytest.mark.parametrize("game", SHELF)
def test_random_boxes_of_every_game_can_be_played(game: str) -> None:
    tournament = Tournament(game, ("random", "apprentice"), SHELF[game].players[0], sets="random", tables="one-way")
    boxes = [tournament.box(number) for number in range(30)]
    assert len({json.dumps(dict(box.options)) for box in boxes}) > 1
    assert len(tournament.play(0, 1).points) == SHELF[game].players[0]


@pytest.mark.parametrize("game", SHELF)
def test_every_level_may_enter(game: str) -> None:
    assert {*LEVELS[game], "stand-in"} <= set(entrants(game))


def test_a_policy_that_others_published_enters_by_its_module() -> None:
    bots = ("apprentice", "research.policies:elixir-strong")
    assert len(Tournament("belcastel", bots, 2).play(0, 1).points) == 2


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"bots": ("random", "random")}, "twice"),
        ({"bots": ("random",)}, "few"),
        ({"bots": ("random", "apprentice"), "players": 3, "tables": "mixed"}, "few"),
        ({"meet": "friends"}, "word"),
        ({"tables": "round"}, "word"),
        ({"sets": "nice"}, "word"),
        ({"bots": ("random", "no.such.module:Class")}, "class"),
        ({"bots": ("random", "tests.lab.entrants:Nobody")}, "class"),
        ({"bots": ("random", ":")}, "class"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(wrong: dict[str, Any], key: str) -> None:
    plan = {"game": "belcastel", "bots": ("random", "apprentice"), "players": 2, **wrong}
    with pytest.raises(BadRequest) as refused:
        Tournament(**plan).check()
    assert refused.value.key == key


@pytest.mark.parametrize("wrong", [{"bots": ("random", "oracle")}, {"players": 9}, {"options": (("stop", "never"),)}])
def test_a_table_that_cannot_be_is_refused_as_everywhere(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Tournament(**{"game": "belcastel", "bots": ("random", "apprentice"), "players": 2, **wrong}).check()


# What is kept


def test_the_results_do_not_depend_on_who_plays_them() -> None:
    alone, together = (results(pair("random", FIRST), 3, jobs).to_json() for jobs in (1, 2))
    for varying in ("thinking", "timing"):
        assert alone.pop(varying) != {}
        assert together.pop(varying) != {}
    assert alone == together


def test_what_is_in_the_journal_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tournament, path = pair("random", FIRST), tmp_path / "games.jsonl"
    first = play_all(tournament, 2, HERE, Journal(tournament, path), lambda _: None)
    path.write_text(path.read_text("utf-8") + '{"lineup": 0, "num', "utf-8")  # a line that was cut off
    heard: list[int] = []
    journal = Journal(tournament, path, resume=True)
    more = play_all(tournament, 3, HERE, journal, heard.append)
    assert heard == [4, 6]
    assert more[:2] == first
    assert [group.number for group in more] == [0, 1, 2]
    monkeypatch.setattr(Tournament, "play", None)
    assert play_all(tournament, 3, HERE, Journal(tournament, path, resume=True), heard.append) == more


def test_games_of_another_tournament_are_not_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    Journal(pair("random", FIRST), path)
    with pytest.raises(BadRequest, match="journal"):
        Journal(pair("random", FIRST, seed=2), path, resume=True).groups()
    monkeypatch.setattr(running, "digest_of_bots", lambda game: "other bots")
    with pytest.raises(BadRequest, match="journal"):
        Journal(pair("random", FIRST), path, resume=True).groups()


def test_an_interruption_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    tournament, play = pair("random", FIRST), Tournament.play

    def impatient(self: Tournament, lineup: int, number: int) -> Group:
        if number == 2:
            raise KeyboardInterrupt
        return play(self, lineup, number)

    monkeypatch.setattr(Tournament, "play", impatient)
    found = results(tournament, 5)
    assert [group.number for group in found.groups] == [0, 1]
    assert not found.is_complete
    assert found.to_json()["games"] == 4


def test_when_time_is_up_the_whole_seeds_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three lineups, and time for the first five groups: one seed, and a command for just that."""
    clock = itertools.count(0, 13)
    monkeypatch.setattr("chaudron.lab.tournament.results.perf_counter", lambda: float(next(clock)))
    given = ["belcastel", "--bots", f"random,{FIRST},{TWIN}", "--seeds", "9", "--jobs", "1", "--minutes", "1"]
    found = played(request_from(plain.parser().parse_args(given)), lambda _: None)
    assert (found.seeds, found.games, found.is_complete) == (1, 6, True)
    assert "--seeds 1 " in found.to_json()["command"]


def test_a_tournament_of_which_nothing_was_played_has_no_results() -> None:
    found = Results(pair(), [], 3, "", 1, 0.0).to_json()
    assert (found["lineups"], found["ratings"], found["is_complete"]) == ([], {}, False)


def test_all_lineups_of_a_seed_come_before_the_next_seed() -> None:
    assert tasks(pair("random", "apprentice", FIRST), 2) == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]


def test_the_fingerprint_of_the_bots_is_the_same_twice() -> None:
    assert digest_of_bots("bal") == digest_of_bots("bal") != digest_of_bots("blackwood")
    assert len(digest_of_bots("bal")) == 16


# What it says


def test_a_shared_victory_is_shared() -> None:
    assert group(((5, 5), (6, 2)), ((1, 1), (1, 2))).wins([0]) == 1.5
    assert group(((5, 5, 5),), ((1, 1, 1),)).wins([1, 2]) == pytest.approx(2 / 3)


def test_twins_win_half_of_every_seed() -> None:
    """The same choices from the same seats: each wins what the other won before, whatever the luck."""
    fared = results(pair("random", TWIN), 4).to_json()["lineups"][0]["bots"]
    assert {one["win_rate"] for one in fared.values()} == {0.5}
    assert fared["random"]["points_mean"] == fared[TWIN]["points_mean"]


def test_the_json_document_says_everything_to_repeat_it() -> None:
    tournament = pair("random", FIRST, players=3, options=(("books", "2"),), seed=7, tables="one-way")
    found = results(tournament, 2).to_json()
    given = found["command"].removeprefix("chaudron tournament ").split()
    asked = request_from(plain.parser().parse_args(given))
    assert (asked.tournament, asked.seeds) == (tournament, 2)
    assert found["options"] == {"books": "2"}
    assert (found["players"], found["seed"], found["seeds"], found["games"]) == (3, 7, 2, 6)
    assert {"chaudron", "python", "version", "bots_digest"} <= set(found)
    assert json.loads(written(found)) == json.loads(json.dumps(found))


def test_the_figures_fit_together() -> None:
    found = results(pair("random", "apprentice", FIRST), 3).to_json()
    assert found["games"] == 3 * 3 * 2 == sum(lineup["games"] for lineup in found["lineups"])
    for lineup in found["lineups"]:
        assert sum(one["win_rate"] for one in lineup["bots"].values()) == pytest.approx(1)
        for one in lineup["bots"].values():
            low, high = one["win_rate_95"]
            assert low <= one["win_rate"] <= high
            assert one["wins"] == pytest.approx(one["win_rate"] * lineup["games"], abs=0.01)
    assert {name: sum(one["counts"].values()) for name, one in found["points"].items()} == dict.fromkeys(
        found["bots"], 12
    )
    assert max(found["ratings"], key=lambda name: float(found["ratings"][name]["elo"])) == "apprentice"
    for one in found["thinking"].values():
        assert one["decisions"] > 0
        assert one["mean_ms"] <= one["worst_ms"]
        assert one["p99_ms"] <= one["worst_ms"]


def test_thinking_is_counted_in_steps() -> None:
    thinking = ThinkingTime()
    for milliseconds in [1] * 98 + [50, 1000]:
        thinking.add(milliseconds / 1000)
    assert thinking.mean == pytest.approx(0.01148)
    assert thinking.below(0.5) == pytest.approx(0.001, rel=0.1)
    assert thinking.below(0.99) == pytest.approx(0.05, rel=0.1)
    assert thinking.below(1.0) == thinking.worst == 1.0
    again = ThinkingTime.from_json(json.loads(json.dumps(thinking.to_json())))
    assert again == thinking
    again.merge(thinking)
    assert (again.decisions, again.steps) == (200, Counter({step: 2 * n for step, n in thinking.steps.items()}))


# Without anything but Python


def test_playing_and_learning_need_only_the_standard_library() -> None:
    code = "import chaudron.lab.tournament.__main__, chaudron.lab.training, sys; print('site' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": str(Path(chaudron.__file__).parents[1])}
    run = subprocess.run(
        [sys.executable, "-S", "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert (run.stdout, run.stderr) == ("False\n", "")


def test_results_in_plain_lines_and_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new" / "found.json"
    given = ["belcastel", "--bots", f"random,{FIRST}", "--seeds", "2", "--jobs", "1", "--json", str(out)]
    assert plain.main(given) == 0
    assert "random" in capsys.readouterr().out
    assert json.loads(out.read_text("utf-8"))["games"] == 4
    assert len(out.with_suffix(".jsonl").read_text("utf-8").splitlines()) == 3
    assert plain.main(["belcastel", "--bots", "random"]) == 2
    assert "few" in capsys.readouterr().err


def test_seeds_are_derived_from_the_plan_alone() -> None:
    """Two plans with other bots have the same luck: that is what makes their results comparable."""
    assert derived_seed(1, 0, "chance") != derived_seed(2, 0, "chance")
    boxes = [pair(*bots, sets="random").box(4).options for bots in (("random", FIRST), ("random", TWIN))]
    assert boxes[0] == boxes[1]
