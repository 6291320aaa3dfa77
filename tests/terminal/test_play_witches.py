"""`chaudron play witches`: whole games through a pipe and at a terminal, and how witches are called by people."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from chaudron.cli import main
from chaudron.games.belcastel import WITCHES
from chaudron.kernel.record import Record, verify
from chaudron.terminal.desk import WIPE
from chaudron.terminal.paint import bare, visible
from tests.terminal.conftest import Told, forever

Run = Callable[..., Told]

ALONE = "play witches --people Anna,Bea --players 2 --seed 7 --option first_player=0 --option witches=S2-C2-G1"
"""A table without bots: what happens depends on nothing but what is typed."""
GENEROUS = ("w", "witch", "d", "d", "d", "wi", "s", "1", "1")
"""Somebody who calls every witch as soon as she can be called, and knows no rules."""


def kept(home: Path) -> list[Path]:
    return sorted((home / "data").rglob("*.json"))


def read(file: Path) -> Record:
    return Record.from_json(json.loads(file.read_text("utf-8")))


# Whole games


@pytest.mark.parametrize(
    "table",
    [
        "--players 5 --lang fr --option books=6 --option witches=S2-C1-G3",
        "--players 2 --lang en --bots random --option books=5 --option witches=S1-C4-G2",
        "--people 2 --players 5 --lang en --option books=g5-b2-r1-y4-p5-k6-l5 --option witches=S3-C2-G4",
        "--people 2 --lang fr --option books=6 --option cauldron_side=tubes --option witches=S4-C3-G1 --linear",
        "--players 3 --lang en --option books=3 --option open_bags=true --option lock_step=every_round --linear",
    ],
)
def test_a_whole_game_through_a_pipe(piped: Run, at_home: Path, table: str) -> None:
    """It ends with the podium, and its record can be verified and told again."""
    status, told = piped(f"play witches --seed 3 {table}", script=forever(GENEROUS, most=6000))
    assert status == 0
    assert "\x1b" not in told
    (file,) = kept(at_home)
    assert f"chaudron verify {file}" in told
    outcome = verify(WITCHES, read(file)).table.outcome
    assert outcome is not None
    assert re.search(rf"\b{max(outcome.points)} points", told)
    assert main(["verify", str(file)]) == main(["replay", str(file)]) == main(["replay", str(file), "--json"]) == 0


@pytest.mark.parametrize(
    ("table", "size"),
    [
        ("--players 5 --lang fr --option books=5 --option witches=S1-C1-G2", (80, 24)),
        ("--players 5 --lang en --option books=6 --option witches=S2-C2-G3", (80, 24)),
        ("--players 5 --lang fr --option books=6 --option cauldron_side=tubes --option witches=S3-C3-G4", (80, 24)),
        ("--players 4 --lang en --option books=2 --option witches=S4-C4-G1", (80, 24)),
        ("--people Anna,Bea --players 3 --lang fr --option lock_step=every_round --option books=5", (80, 25)),
        ("--players 5 --lang en --option books=g5-b1-r6-y6-p5-k5-l6", (120, 40)),
    ],
)
def test_a_whole_game_at_a_terminal_fits_its_screen(on_screen: Run, table: str, size: tuple[int, int]) -> None:
    """Every screen is wiped before it is drawn anew, and nothing on it scrolls away or runs over the edge."""
    typed = ["wi", "", "d", "", "s", "1", "1"]
    status, told = on_screen(f"play witches --seed 5 {table}", "Léa", script=forever(typed, most=6000), size=size)
    assert status == 0
    screens = told.split(WIPE)
    assert len(screens) > 60
    for screen in screens[1:]:
        lines = [line for line in bare(screen).rstrip("\n").split("\n") if ".json" not in line]
        assert len(lines) < size[1], screen  # the prompt takes the last line
        assert max(map(visible, lines)) <= size[0], screen


def test_the_welcome_names_the_witches_and_what_they_do(piped: Run) -> None:
    """[WIT-1.2, WIT-2.2]"""
    _, told = piped(f"{ALONE} --lang en")
    welcome = told.partition("Enter")[0]
    assert "Les Sorcières s" in welcome
    assert "S2 Six at Once: " in welcome
    assert "worth 2 points" in welcome
    assert "Sorcières" not in piped("play --seed 1 --lang en")[1].partition("╭")[0]


def test_five_people_have_five_names(piped: Run, at_home: Path) -> None:
    piped("play witches --people 5 --seed 1")
    piped("play witches --people Basile --players 5 --seed 1")
    assert [len(set(read(file).names)) for file in kept(at_home)] == [5, 5]


# Calling a witch


@pytest.mark.parametrize("typed", ["witch:S2", "WITCH:s2", "S2", "s2", "3", "six", "Six at O", "wi"])
def test_a_witch_is_called_by_number_notation_letter_or_name(piped: Run, at_home: Path, typed: str) -> None:
    piped(f"{ALONE} --lang en", typed)
    assert read(kept(at_home)[-1]).entries[0].choice == "witch:S2"


def test_one_letter_stops_and_calls_nobody(piped: Run, at_home: Path) -> None:
    """Whoever types s to stop does not mean Six at Once."""
    piped(f"{ALONE} --lang en", "s")
    assert read(kept(at_home)[-1]).entries[0].choice == "stop"


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["S3"], "[WIT-1.2]"),
        (["c2"], "[WIT-3.6]"),
        (["S2", "done", "S2"], "Your silver penny is spent already. [WIT-2.1]"),
        (["S2", "lay:y4"], "[WIT-3.2]"),
        (["S2", "draw"], "That is not what you are being asked. [WIT-3.2]"),
        (["S2", "7"], "There is no choice 7"),
        (["? S2"], "Six at Once"),
        (["? bowl"], "WIT-4.1"),
        (["? Palette"], "WIT-3.9"),
        (["? l1"], "no rule"),
        (["? o6"], "Pumpkin, 1 and 6"),
        (["?"], "C1 to C4 and G1 to G4"),
    ],
)
def test_each_slip_and_each_question_is_answered(piped: Run, lines: list[str], answer: str) -> None:
    _, told = piped(f"{ALONE} --lang en", *lines)
    assert answer in told.rpartition(f"Anna > {lines[-1]}\n")[2]


def test_the_help_of_a_question_shows_the_book_that_asks_it(piped: Run) -> None:
    """[WIT-5.5]"""
    table = "play witches --people Anna,Bea --players 2 --seed 7 --option first_player=0 --option books=5 --lang en"
    _, told = piped(table, script=forever(("d", "d", "?", "s", "?", "1"), most=200))
    helps = re.findall(r"(?<=start a round with it\?\n).*?> \?\n(.*?)Odile", told, re.DOTALL)
    assert "WIT-5.5" in told, helps
    assert "green-5 Spider" in told


def test_what_a_witch_pays_stands_beside_her(piped: Run) -> None:
    """[WIT-3.9] 3 points for one color."""
    _, told = piped(f"{ALONE} --lang en", script=forever(most=60))
    assert "(+3 points) (witch:G1)" in told


def test_chips_in_hand_stand_on_the_board_and_are_read_aloud(piped: Run) -> None:
    """[WIT-3.2]"""
    drawn, read_aloud = (piped(f"{ALONE} --lang en {how}", "S2")[1] for how in ("", "--linear"))
    assert re.search(r"in hand:( \w\d){6}", drawn)
    assert "Spread out before you: " in read_aloud


def test_a_secret_call_is_public_in_lock_step(on_screen: Run) -> None:
    """[BEL-16.13] Free acts are done before committing: everybody sees who called the witch."""
    table = f"{ALONE} --lang en --option lock_step=every_round"
    _, told = on_screen(table, *[""] * 3, "S2", "done", "draw", *[""] * 3)
    assert any("Anna" in screen and "Six at Once" in screen for screen in bare(told).split(WIPE)[-2:])
