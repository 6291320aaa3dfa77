"""The soak: it finishes and reports; every check notices the fault planted for it."""

import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL, books, fortune
from chaudron.games.belcastel.choices import DRAW, STOP
from chaudron.games.belcastel.components import W1
from chaudron.games.belcastel.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.table import Outcome
from chaudron.lab import checks, soak
from chaudron.lab.checks import Broken
from chaudron.lab.counting import expected
from chaudron.lab.findings import KEPT_FAULTS, Fault, Findings, Report
from chaudron.lab.many import play_game, play_many, random_player
from chaudron.lab.styles import BREW, BUY, OFFERS, SPEND, random_styles


def test_three_hundred_games_are_played_checked_and_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, data = tmp_path / "results" / "soak.md", tmp_path / "soak.json"
    code = soak.main(["--games", "300", "--jobs", "1", "--seed", "3", "--page", str(page), "--json", str(data)])
    found = json.loads(data.read_text("utf-8"))
    assert found["faults"] == []
    assert found["done"]["games"] == 300
    assert found["done"]["games reloaded"] == found["done"]["games replayed"] == found["done"]["games viewed"] == 15
    assert found["done"]["tables checked"] > 300
    assert code == int(bool(found["missing"]))
    assert found["done"]["games counted"] == 300
    assert len(found["missing"]) < 60
    assert sum(len(counts) for counts in found["counts"].values()) == len(expected())
    text = page.read_text("utf-8")
    assert found["command"] in text
    assert "Faults: none." in text
    assert "| BEL-16.8 | a blue covered an explosion |" in text
    assert "Faults: none." in capsys.readouterr().out


def test_the_same_seed_finds_the_same_on_any_number_of_processes() -> None:
    alone, together = (play_many(soak.Soak(1), 24, jobs) for jobs in (1, 2))
    assert alone.exercise.counts == together.exercise.counts
    assert alone.done == together.done


def test_not_every_game_need_be_counted() -> None:
    found = play_many(soak.Soak(1, counted=4), 10)
    assert (found.done["games"], found.done["games counted"]) == (10, 3)
    alone = play_many(soak.Soak(1), 1)
    assert found.exercise.counts["fact", "ended"] == 3
    assert alone.exercise.counts["fact", "ended"] == 1


def test_boxes_and_styles_are_of_all_kinds() -> None:
    rng = random.Random(1)
    boxes = [soak.random_box(rng) for _ in range(300)]
    assert {box.players for box in boxes} == {2, 3, 4}
    assert {box.options["books"] for box in boxes} >= {1, 2, 3, 4}
    assert len({box.options["books"] for box in boxes}) > 50
    styles = [style for _ in range(300) for style in random_styles(rng, 4)]
    for name, ways in {"brew": BREW, "buy": BUY, "spend": SPEND, "offers": OFFERS}.items():
        assert {getattr(style, name) for style in styles} == set(ways)


# Verdict


def complete() -> Report:
    """A soak in which everything was met once."""
    findings = Findings()
    findings.exercise.counts.update(expected())
    findings.done["games"] = 1
    return Report("soak", 1, 1, 2.0, findings)


def test_a_soak_that_met_everything_is_good() -> None:
    assert complete().is_good
    assert f"Never met: none of {len(expected())} things." in complete().to_markdown()


@pytest.mark.parametrize("item", [("card", "charity: the poorest got a ruby"), ("die", "6"), ("rule", "BEL-16.24")])
def test_a_soak_that_never_met_something_fails_and_names_it(item: tuple[str, str]) -> None:
    report = complete()
    del report.findings.exercise.counts[item]
    assert not report.is_good
    assert report.missing == [item]
    assert f"- {item[0]}: {item[1]}" in report.to_markdown()


def test_a_run_that_never_met_something_exits_with_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    report = complete()
    monkeypatch.setattr(soak, "soak", lambda *_: report)
    assert soak.main(["--games", "1"]) == 0
    assert list(tmp_path.iterdir()) == []  # no bench/ here, so nothing is written
    del report.findings.exercise.counts["verb", "flask"]
    (tmp_path / "bench").mkdir()
    assert soak.main(["--games", "1"]) == 1
    assert "- verb: flask" in capsys.readouterr().out
    assert "- verb: flask" in (tmp_path / "bench" / "results" / "soak.md").read_text("utf-8")
    assert json.loads((tmp_path / "bench" / "results" / "soak.json").read_text("utf-8"))["missing"] == ["verb: flask"]


def test_faults_fail_it_and_the_first_ones_are_kept() -> None:
    report = complete()
    for number in range(30, 0, -1):
        other = Findings()
        other.blame(Fault(number, 2, {}, "something", ""))
        report.findings.merge(other)
    assert not report.is_good
    assert report.findings.done["faults"] == 30
    assert [fault.number for fault in report.findings.faults] == list(range(1, KEPT_FAULTS + 1))
    assert "- game 1 (2 players): something" in report.summary()


@pytest.mark.parametrize("typed", [["--games", "0"], ["--jobs", "0"], ["--games", "x"]])
def test_wrong_numbers_are_refused(typed: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        soak.main(typed)
    assert left.value.code == 2


# Planted faults


def test_a_rule_that_loses_a_chip_is_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for module in (fortune, books.purple):
        monkeypatch.setattr(module, "hand_in", lambda table, chip: None)
    found = play_many(soak.Soak(1), 60)
    assert found.faults
    assert all("pieces before and now" in fault.words for fault in found.faults)
    assert soak.main(["--only", str(found.faults[0].number)]) == 1
    assert "check_pieces" in capsys.readouterr().out
    monkeypatch.undo()
    assert soak.main(["--only", str(found.faults[0].number)]) == 0


def begun() -> Any:
    table = BELCASTEL.table(BELCASTEL.box(2, {}), Counter(2, 1))
    table.begin()
    return table


def ended() -> Any:
    table = begun()
    return play_game(BELCASTEL.table(table.box, Counter(2, 1)), random_player(random.Random(1)))


def in_wrong_order(table: Any) -> None:
    table.asks[0] = replace(table.asks[0], options=(STOP, DRAW))


def asks_nothing(table: Any) -> None:
    table.asks[0] = replace(table.asks[0], options=())


@pytest.mark.parametrize("spoil", [in_wrong_order, asks_nothing, lambda table: table.asks.clear()])
def test_a_wrong_question_is_noticed(spoil: Callable[[Any], None]) -> None:
    table = begun()
    checks.check_questions(table)
    spoil(table)
    with pytest.raises(Broken):
        checks.check_questions(table)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda table: table.seats[0].bag.append(W1),
        lambda table: table.seats[0].bag.reverse(),
        lambda table: table.deck.pop(),
        lambda table: setattr(table.seats[1], "whites", 3),
        lambda table: setattr(table.seats[1], "rubies", -1),
        lambda table: setattr(table.seats[1], "drop", 53),
        lambda table: setattr(table.seats[1], "spaces", [4]),
    ],
)
def test_pieces_out_of_place_are_noticed(spoil: Callable[[Any], None]) -> None:
    table = begun()
    pieces = BELCASTEL.components(table)
    checks.check_pieces(table, pieces)
    spoil(table)
    with pytest.raises(Broken):
        checks.check_pieces(table, pieces)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda table: setattr(table, "outcome", Outcome(table.outcome.points, (1, 1))),
        lambda table: setattr(table, "outcome", Outcome((0, 0), table.outcome.places)),
        lambda table: setattr(table, "round", 8),
        lambda table: table.turned.pop(),
    ],
)
def test_a_wrong_end_is_noticed(spoil: Callable[[Any], None]) -> None:
    table = ended()
    checks.check_end(table)
    spoil(table)
    with pytest.raises(Broken):
        checks.check_end(table)


def test_a_field_that_is_not_saved_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun()
    checks.reloaded(table)
    original = Table.to_json
    monkeypatch.setattr(Table, "to_json", lambda self: {**original(self), "round": self.round + 1})
    with pytest.raises(Broken, match="read otherwise"):
        checks.reloaded(table)


def test_a_record_of_another_game_is_noticed() -> None:
    answers: list[tuple[int, str]] = []
    player = random_player(random.Random(1))

    def noting(table: Any) -> tuple[int, str]:
        answers.append(player(table))
        return answers[-1]

    table: Any = play_game(BELCASTEL.table(BELCASTEL.box(2, {}), Counter(2, 1)), noting)
    checks.check_record(table, 1, answers)
    table.seats[0].points += 1
    with pytest.raises(Broken, match="ends otherwise"):
        checks.check_record(table, 1, answers)


def test_a_view_that_shows_too_little_to_guess_from_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun()
    checks.checked_view(table, 0, 1)
    original = BELCASTEL.guess

    def forgetful(view: Any, chance: Any) -> Any:
        guessed: Any = original(view, chance)
        guessed.first = 1 - guessed.first
        return guessed

    monkeypatch.setattr(BELCASTEL, "guess", forgetful)
    with pytest.raises(Broken, match="looks otherwise"):
        checks.checked_view(table, 0, 1)
