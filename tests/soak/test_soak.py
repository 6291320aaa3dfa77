"""The soak: it finishes and reports; every check notices the fault planted for it."""

import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chaudron.games.bal import BAL, losses
from chaudron.games.bal.components import CARD
from chaudron.games.belcastel import BELCASTEL, WITCHES, Belcastel, books, fortune
from chaudron.games.belcastel.choices import DRAW, STOP
from chaudron.games.belcastel.components import CHIP, W1
from chaudron.games.belcastel.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer
from chaudron.kernel.table import Outcome
from chaudron.lab.many import play_game, play_many, random_player
from chaudron.lab.workers import Processes
from tests.soak import checks
from tests.soak import running as soak
from tests.soak.bal import sound as bal_sound
from tests.soak.bal import styles as bal_styles
from tests.soak.belcastel import sound
from tests.soak.belcastel.styles import BREW, BUY, OFFERS, SPEND, random_styles
from tests.soak.belcastel.styles import WITCHES as PENNIES
from tests.soak.checks import Broken
from tests.soak.counting import Exercise, expected
from tests.soak.findings import KEPT_FAULTS, Fault, Findings, Length, Report

KINDS = ("belcastel", "witches", "bal", "blackwood")


def test_some_games_of_each_kind_are_played_checked_and_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, data = tmp_path / "results" / "soak.md", tmp_path / "soak.json"
    code = soak.main(["--games", "80", "--jobs", "1", "--seed", "3", "--page", str(page), "--json", str(data)])
    found = json.loads(data.read_text("utf-8"))
    assert list(found["games"]) == list(KINDS)
    assert code == 1  # too few games to meet everything
    for game, part in found["games"].items():
        assert part["faults"] == []
        assert part["done"]["games"] == part["done"]["games counted"] == 20
        assert [part["done"][f"games {how}"] for how in ("reloaded", "replayed", "viewed")] == [1, 1, 1]
        assert part["done"]["tables checked"] > 20
        assert 0 < len(part["missing"]) < len(expected(game)) / 2
        assert sum(len(counts) for counts in part["counts"].values()) == len(expected(game))
    text = page.read_text("utf-8")
    assert found["command"] in text
    assert text.count("Faults: none.") == capsys.readouterr().out.count("Faults: none.") == len(KINDS)
    assert "| BEL-16.8 | a blue covered an explosion |" in text
    assert "| WIT-3.6 | C2: twice the coins |" in text
    assert "| BAL-7.8 | all cards went back |" in text
    assert "| BLW-3.10 | below others, and comes before them |" in text


def test_one_game_may_be_soaked_alone(tmp_path: Path) -> None:
    data = tmp_path / "soak.json"
    soak.main(["--game", "witches", "--games", "4", "--jobs", "1", "--page", str(tmp_path / "a"), "--json", str(data)])
    found = json.loads(data.read_text("utf-8"))
    assert list(found["games"]) == ["witches"]
    assert found["games"]["witches"]["done"]["games"] == 4
    assert "--game witches --games 4" in found["command"]


@pytest.mark.parametrize("game", KINDS)
def test_the_same_seed_finds_the_same_on_any_number_of_processes(game: str) -> None:
    alone, together = (play_many(soak.Soak(game, 1), 4, Processes(jobs)) for jobs in (1, 2))
    assert alone.exercise.counts == together.exercise.counts
    assert alone.done == together.done


def test_not_every_game_need_be_counted() -> None:
    found = play_many(soak.Soak("belcastel", 1, counted=4), 10)
    assert (found.done["games"], found.done["games counted"]) == (10, 3)
    alone = play_many(soak.Soak("belcastel", 1), 1)
    assert found.exercise.counts["fact", "ended"] == 3
    assert alone.exercise.counts["fact", "ended"] == 1


@pytest.mark.parametrize(("game", "sets"), [(BELCASTEL, {1, 2, 3, 4}), (WITCHES, {1, 2, 3, 4, 5, 6})])
def test_boxes_of_belcastel_are_of_all_kinds(game: Belcastel, sets: set[int]) -> None:
    rng = random.Random(1)
    boxes = [soak.random_box(rng, game) for _ in range(400)]
    assert {box.players for box in boxes} == set(game.players)
    assert {box.options["books"] for box in boxes} >= sets
    assert len({box.options["books"] for box in boxes}) > 50
    for name, option in game.options.items():
        values = {box.options[name] for box in boxes}
        assert len(values) >= len(option.values), name


def test_boxes_of_the_ball_are_of_all_kinds() -> None:
    rng = random.Random(1)
    boxes = [soak.random_box(rng, BAL) for _ in range(300)]
    assert {box.players for box in boxes} == set(BAL.players)
    for name, option in BAL.options.items():
        values = {box.options[name] for box in boxes}
        assert len(values) >= len(option.values), name
    assert len({box.options["bot_ear"] for box in boxes}) > 50
    assert {box.options["first_player"] for box in boxes} >= {"random", "youngest", *range(6)}


def test_witches_black_and_locoweed_are_of_all_kinds() -> None:
    rng = random.Random(1)
    boxes: list[Any] = [soak.random_box(rng, WITCHES) for _ in range(400)]
    assert {(box.books["black"], box.books["locoweed"]) for box in boxes} == {
        (k, w) for k in (0, 5, 6) for w in (0, 5, 6)
    }
    chosen = {
        witch for box in boxes for witch in box.options["witches"].split("-") if box.options["witches"] != "random"
    }
    assert len(chosen) == 12


def test_styles_are_of_all_kinds() -> None:
    rng = random.Random(1)
    box = WITCHES.box(4, {"books": 5})
    styles = [style for _ in range(300) for style in random_styles(rng, box)]
    habits = {"brew": [*BREW], "buy": [*BUY], "spend": [*SPEND], "offers": [*OFFERS], "witches": [*PENNIES]}
    for name, ways in habits.items():
        assert {getattr(style, name) for style in styles} == set(ways)
    assert {color for style in styles for color in style.favorites} == set(box.book_ids)


def test_styles_of_the_ball_are_of_all_kinds() -> None:
    rng = random.Random(1)
    seen = [style for _ in range(300) for style in bal_styles.random_styles(rng, BAL.box(4, {}))]
    habits = {"aim": bal_styles.AIM, "potions": bal_styles.POTIONS, "spells": bal_styles.SPELLS}
    habits |= {"defense": bal_styles.DEFENSE, "trick": bal_styles.TRICK, "ears": bal_styles.EARS}
    for name, ways in habits.items():
        assert {getattr(style, name) for style in seen} == set(ways)
    assert {style.windows for style in seen} == set(bal_styles.WINDOW)
    assert {style.diction for style in seen} == set(bal_styles.DICTION)


def test_the_longest_game_is_told() -> None:
    one, other = Findings(Exercise("bal")), Findings(Exercise("bal"))
    one.note_length(Length(700, 9, 4))
    one.note_length(Length(600, 12, 5))
    other.note_length(Length(800, 8, 6))
    one.merge(other)
    assert "- longest game: 800 decisions in 8 rounds (game 6)" in one.summary()
    assert one.to_json()["longest"] == {"decisions": 800, "rounds": 8, "number": 6}


# Verdict


def complete(game: str) -> Findings:
    """All met once."""
    findings = Findings(Exercise(game))
    findings.exercise.counts.update(expected(game))
    findings.done["games"] = 1
    return findings


def good_report() -> Report:
    return Report("soak", 1, 1, 2.0, tuple(complete(game) for game in KINDS))


def test_a_soak_that_met_everything_is_good() -> None:
    report = good_report()
    assert report.is_good
    for game in KINDS:
        assert f"Never met: none of {len(expected(game))} things." in report.to_markdown()


@pytest.mark.parametrize(
    ("game", "item"),
    [
        ("belcastel", ("card", "charity: the poorest got a ruby")),
        ("belcastel", ("die", "6")),
        ("witches", ("rule", "BEL-16.24")),
        ("witches", ("witch", "WIT-3.9: G1: called")),
        ("bal", ("place", "Fantôme: by the parry of her ghost")),
        ("bal", ("way", "g1 lost to Enchantement")),
        ("blackwood", ("ruling", "BLW-8.4: a shared victory")),
        ("blackwood", ("way", "P40 brewed with a pinch")),
    ],
)
def test_a_soak_that_never_met_something_fails_and_names_it(game: str, item: tuple[str, str]) -> None:
    report = good_report()
    findings = report.findings[KINDS.index(game)]
    del findings.exercise.counts[item]
    assert not report.is_good
    assert findings.missing == [item]
    assert [part.is_good for part in report.findings].count(False) == 1
    assert f"- {item[0]}: {item[1]}" in report.to_markdown()


def test_a_run_that_never_met_something_exits_with_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    report = good_report()
    monkeypatch.setattr(soak, "soak", lambda *_: report)
    assert soak.main(["--games", "4"]) == 0
    assert list(tmp_path.iterdir()) == []  # no bench/ here, so nothing is written
    del report.findings[1].exercise.counts["verb", "flask"]
    (tmp_path / "bench").mkdir()
    assert soak.main(["--games", "4"]) == 1
    assert "- verb: flask" in capsys.readouterr().out
    assert "- verb: flask" in (tmp_path / "bench" / "results" / "soak.md").read_text("utf-8")
    written = json.loads((tmp_path / "bench" / "results" / "soak.json").read_text("utf-8"))
    assert [part["missing"] for part in written["games"].values()] == [[], ["verb: flask"], [], []]


def test_faults_fail_it_and_the_first_ones_are_kept() -> None:
    report = good_report()
    findings = report.findings[0]
    for number in range(30, 0, -1):
        other = Findings()
        other.blame(Fault(number, 2, {}, "something", ""))
        findings.merge(other)
    assert not report.is_good
    assert findings.done["faults"] == 30
    assert [fault.number for fault in findings.faults] == list(range(1, KEPT_FAULTS + 1))
    assert "- game 1 (2 players): something" in report.summary()


@pytest.mark.parametrize("typed", [["--games", "1"], ["--jobs", "0"], ["--games", "x"], ["--game", "chess"]])
def test_what_cannot_be_played_is_refused(typed: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        soak.main(typed)
    assert left.value.code == 2


# Planted faults


def test_a_rule_that_loses_a_chip_is_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for module in (fortune, books.purple):
        monkeypatch.setattr(module, "hand_in", lambda table, chip: None)
    found = play_many(soak.Soak("witches", 1), 60)
    assert found.faults
    assert all("pieces before and now" in fault.words for fault in found.faults)
    alone = ["--game", "witches", "--only", str(found.faults[0].number)]
    assert soak.main(alone) == 1
    assert "check_pieces" in capsys.readouterr().out
    monkeypatch.undo()
    assert soak.main(alone) == 0


def test_a_number_without_a_game_is_played_in_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--only", "7"]) == 0
    assert capsys.readouterr().out == "".join(f"{game} 7: nothing wrong\n" for game in KINDS)


def begun() -> Any:
    table = BELCASTEL.table(BELCASTEL.box(2, {}), Counter(2, 1))
    table.begin()
    return table


def ended() -> Any:
    table = begun()
    return play_game(BELCASTEL.table(table.box, Counter(2, 1)), random_player(random.Random(1)))


def out_of_the_supply(chip: str) -> Callable[[Any], None]:
    """A chip that is not in play is in a bag all the same."""

    def spoil(table: Any) -> None:
        table.supply[CHIP[chip]] -= 1
        table.seats[0].bag.append(CHIP[chip])

    return spoil


def into_the(place: str, chip: str) -> Callable[[Any], None]:
    """A chip leaves the bag for where nothing can have brought it."""

    def spoil(table: Any) -> None:
        table.seats[0].bag.remove(CHIP[chip])
        setattr(table.seats[0], place, (CHIP[chip],))

    return spoil


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

    def check() -> None:
        checks.check_pieces(BELCASTEL, table, pieces)
        sound.check_table(table)

    check()
    spoil(table)
    with pytest.raises(Broken):
        check()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda table: setattr(table, "witches", table.witches[:2]),
        lambda table: setattr(table.seats[0], "pennies", ("gold", "silver")),
        lambda table: setattr(table.seats[0], "kept", (W1,)),
        lambda table: table.seats[0].bag.append(CHIP["l1=g2"]),
        out_of_the_supply("l1"),
        into_the("bowl", "w1"),
        into_the("aside", "o1"),
        into_the("start", "o1"),
    ],
)
def test_what_the_expansion_adds_is_checked(spoil: Callable[[Any], None]) -> None:
    table = WITCHES.table(WITCHES.box(2, {}), Counter(2, 1))
    table.begin()
    sound.check_table(table)
    spoil(table)
    with pytest.raises(Broken):
        sound.check_table(table)


def test_whites_set_aside_count_where_the_table_says_so() -> None:
    for when, whites in (("when_laid", 0), ("when_set_aside", 3)):
        table: Any = WITCHES.table(WITCHES.box(2, {"books": 6, "red_6_white_counts": when}), Counter(2, 1))
        table.seats[0].aside = (CHIP["w3"], CHIP["g1"])
        assert sound.whites_of(table, table.seats[0]) == whites


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
    sound.check_end(table)
    spoil(table)
    with pytest.raises(Broken):
        sound.check_end(table)


def test_a_field_that_is_not_saved_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun()
    checks.reloaded(BELCASTEL, table)
    original = Table.to_json
    monkeypatch.setattr(Table, "to_json", lambda self: {**original(self), "round": self.round + 1})
    with pytest.raises(Broken, match="read otherwise"):
        checks.reloaded(BELCASTEL, table)


def test_a_record_of_another_game_is_noticed() -> None:
    answers: list[tuple[int, str]] = []
    player = random_player(random.Random(1))

    def noting(table: Any) -> tuple[int, str]:
        answers.append(player(table))
        return answers[-1]

    table: Any = play_game(BELCASTEL.table(BELCASTEL.box(2, {}), Counter(2, 1)), noting)
    checks.check_record(BELCASTEL, table, 1, answers)
    table.seats[0].points += 1
    with pytest.raises(Broken, match="ends otherwise"):
        checks.check_record(BELCASTEL, table, 1, answers)


def test_a_view_that_shows_too_little_to_guess_from_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun()
    checks.checked_view(BELCASTEL, table, 0, 1)
    original = BELCASTEL.guess

    def forgetful(view: Any, chance: Any) -> Any:
        guessed: Any = original(view, chance)
        guessed.first = 1 - guessed.first
        return guessed

    monkeypatch.setattr(BELCASTEL, "guess", forgetful)
    with pytest.raises(Broken, match="looks otherwise"):
        checks.checked_view(BELCASTEL, table, 0, 1)


# Le Bal


def ball() -> Any:
    table = BAL.table(BAL.box(4, {"level": "hard"}), Counter(4, 1))
    table.begin()
    return table


def lose_a_captured_one(table: Any) -> None:
    table.seats[0].captured = (1,)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda table: table.pile.pop(),
        lambda table: table.seats[2].hand.append(CARD["g1"]),
        lambda table: table.bowl.pop(),
        lambda table: setattr(table.seats[1], "dead", 1),
        lambda table: setattr(table.seats[1], "alive", 0),
        lambda table: setattr(table.seats[1], "out_at", 1),
        lose_a_captured_one,
    ],
)
def test_what_is_counted_at_every_decision_of_a_ball_is_noticed(spoil: Callable[[Any], None]) -> None:
    """[BAL-5.8]"""
    table = ball()
    bal_sound.check_counts(table)
    spoil(table)
    with pytest.raises(Broken):
        bal_sound.check_counts(table)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda table: table.seats[0].hand.reverse(),
        lambda table: table.pile.reverse(),
        lambda table: table.bowl.reverse(),
        lambda table: setattr(table, "carabosse", 4),
        lambda table: setattr(table, "defense", (CARD["r1"],)),
        lambda table: setattr(table.seats[3], "out_at", 1),
    ],
)
def test_what_lies_wrong_at_a_ball_is_noticed(spoil: Callable[[Any], None]) -> None:
    table = ball()
    bal_sound.check_table(table)
    spoil(table)
    with pytest.raises(Broken):
        bal_sound.check_table(table)


def test_an_answer_left_over_from_a_window_is_noticed() -> None:
    table = ball()
    while table.sealed_together() is not None:
        table = play_on(table)
    table.seats[1].reaction = "pass"
    with pytest.raises(Broken, match="has closed"):
        bal_sound.check_table(table)


def play_on(table: Any) -> Any:
    seat, ask = next(iter(table.asks.items()))
    answer(table, seat, ask.options[-1])
    return table


@pytest.mark.parametrize(
    "spoil",
    [
        lambda table: setattr(table, "outcome", Outcome(table.outcome.points, (1, 2, 2, 4))),
        lambda table: setattr(table, "outcome", Outcome((1, 0, 0, 0), table.outcome.places)),
        lambda table: table.agenda.append(None),
    ],
)
def test_a_wrong_end_of_a_ball_is_noticed(spoil: Callable[[Any], None]) -> None:
    table: Any = play_game(BAL.table(BAL.box(4, {}), Counter(4, 1)), random_player(random.Random(1)))
    bal_sound.check_end(table)
    spoil(table)
    with pytest.raises(Broken):
        bal_sound.check_end(table)


def test_a_rule_that_loses_a_crapzouille_is_found_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """[BAL-5.8] At the very decision, although only some decisions are checked in full."""
    honest = losses.Lose.take_out

    def twice(self: losses.Lose, table: Any, owner: int) -> None:
        honest(self, table, owner)
        if owner == self.seat:
            table.seats[owner].alive -= 1

    monkeypatch.setattr(losses.Lose, "take_out", twice)
    found = play_many(soak.Soak("bal", 1), 4)
    assert len(found.faults) == 4
    assert all("Crapzouilles of the seats" in fault.words for fault in found.faults)
