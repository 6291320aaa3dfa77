"""`chaudron play witches`: whole games through a pipe and at a terminal, and how witches are called by people."""

import re
from pathlib import Path

import pytest

from chaudron.terminal.desk import WIPE
from chaudron.terminal.paint import bare
from tests.terminal.conftest import Run, choices, forever, kept, read

ALONE = "play witches --people Anna,Bea --players 2 --seed 7 --option first_player=0 --option witches=S2-C2-G1"
"""A table without bots: what happens depends on nothing but what is typed."""
GENEROUS = ("w", "witch", "d", "d", "d", "wi", "s", "1", "1")
"""Somebody who calls every witch as soon as she can be called, and knows no rules."""


# Whole games


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
    assert choices(at_home)[0] == "witch:S2"


def test_one_letter_stops_and_calls_nobody(piped: Run, at_home: Path) -> None:
    """Whoever types s to stop does not mean Six at Once."""
    piped(f"{ALONE} --lang en", "s")
    assert choices(at_home)[0] == "stop"


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["S3"], "[WIT-1.2]"),
        (["c2"], "[WIT-3.6]"),
        (["S2", "done", "S2"], "Your silver penny is already spent. [WIT-2.1]"),
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
    assert "Spider" in told


def test_what_a_witch_pays_stands_beside_her(piped: Run) -> None:
    """[WIT-3.9] 3 points for one color."""
    _, told = piped(f"{ALONE} --lang en", script=forever(most=60))
    assert "(+3 points)" in told


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
