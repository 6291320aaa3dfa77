"""`chaudron play`: whole games through a pipe and at a terminal, every command, every slip of the fingers."""

import re
from pathlib import Path

import pytest

from chaudron.kernel.envelope import fingerprint
from chaudron.kernel.verdict import HOUSE, verdict
from chaudron.terminal.console import CLEAR_SCREEN
from chaudron.terminal.paint import bare
from tests.terminal.conftest import Run, choices, forever, kept, read
from tests.terminal.looks import check_golden

ALONE = "play --people Anna,Bea --players 2 --seed 7 --option first_player=0"
"""A table without bots: what happens depends on nothing but what is typed."""


# Whole games


def test_the_same_seed_and_answers_give_the_same_game(piped: Run) -> None:
    one, other = (piped("play --seed 11", script=forever())[1] for _ in range(2))
    assert re.sub(r"\S+\.json", "FILE", one) == re.sub(r"\S+\.json", "FILE", other)


def test_without_a_seed_the_luck_is_sealed_first_and_opened_last(piped: Run, at_home: Path) -> None:
    _, told = piped("play --lang en", script=forever())
    record = read(kept(at_home)[0])
    seal = fingerprint(record.source["envelope"]).hex()
    assert verdict(record).kind == HOUSE
    assert told.index(seal) < told.index("Draw, or stop?")
    assert record.source["secret"]
    assert "The seal is open" in told


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_first_round_of_two_people(piped: Run, language: str) -> None:
    """A golden text: what two people see and type, every command among it."""
    draw, stop = ("piocher", "s'a") if language == "fr" else ("draw", "sto")
    lines = ["?", "? 6.1", "odds", "", "2", draw, "bag", "d", "odds", "undo", "log", stop]
    lines += ["return", "x", "buy:g1", draw, "draw", "flask", "undo", "d", "", stop, "g1", "99", "done"]
    status, told = piped(f"{ALONE} --lang {language}", *lines)
    assert status == 1  # the input ended before the game did
    check_golden(f"first-round-{language}", re.sub(r"\S+\.json", "FILE", told))


# Commands


def test_help_says_what_may_be_typed_and_why(piped: Run) -> None:
    _, told = piped(f"{ALONE} --lang en", "?")
    assert "odds" in told
    assert "BEL-5.3 Go on or stop. After each chip" in told


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("? BEL-6.1", "BEL-6.1 Boom! When all the white chips"),
        ("? green-1", "Spider, set 1"),
        ("? 6", "BEL-6.2"),
        ("? stop", "BEL-15.6 “Stopping”"),
        ("? blue", "Crow skull, set 1"),
        ("? r4", "Toadstool, set 1"),
        ("? white", "BEL-6.1"),
        ("? card", "A ruby on your scoring space"),
        ("help Charity", "Whoever owns the fewest rubies"),
        ("? BEL-66", "There is no rule “BEL-66”"),
        ("odds", "Next chip: no risk"),
        ("chances", "I do not understand “chances”"),
        ("bag", "In your bag, 9 chips"),
        ("log", "Round 1 of 9"),
        ("log all", "starts."),
        ("undo", "There is nothing to take back yet."),
        ("board", "╭─ Anna"),
        ("lang fr", "Tu pioches, ou tu"),
        ("lang de", "I do not speak “de”"),
        ("save", "To which file?"),
        ("return", "That is not what you are being asked."),
        ("flask", "There is nothing your flask could take back. [BEL-16.9]"),
        ("rat", "That is not what you are being asked. [BEL-5.3]"),
        ("buy:g4", "[BEL-5.3]"),
        ("7", "There is no choice 7: the numbers go from 1 to 2."),
        ("sing", "I do not understand “sing”"),
        ("\x1b[A", "I do not understand"),
    ],
)
def test_each_command_and_each_slip_is_answered(piped: Run, asked: str, answer: str) -> None:
    _, told = piped(f"{ALONE} --lang en", asked)
    assert answer in told.partition(f"Anna > {asked}\n")[2]


def test_commands_have_names_in_each_language_and_in_english(piped: Run) -> None:
    for name in ("chances", "odds", "CHANCES", "chan"):
        assert "aucun risque" in piped(f"{ALONE} --lang fr", name)[1]


@pytest.mark.parametrize("typed", ["1", "draw", "d", "D", "dr", "Draw", ""])
def test_a_choice_by_number_notation_words_or_first_letters(piped: Run, at_home: Path, typed: str) -> None:
    piped(f"{ALONE} --lang en", typed)
    assert choices(at_home)[0] == "draw"


@pytest.mark.parametrize("typed", ["2", "stop", "s\N{RIGHT SINGLE QUOTATION MARK}arrêter", "S'ARRETER", "s'a", "sto"])
def test_french_words_count_with_or_without_accents(piped: Run, at_home: Path, typed: str) -> None:
    piped(f"{ALONE} --lang fr", typed)
    assert choices(at_home)[0] == "stop"


def test_enter_draws_only_while_nothing_can_explode(piped: Run, at_home: Path) -> None:
    """Enter never takes a risk."""
    _, told = piped(f"{ALONE} --lang en", *[""] * 30)
    assert "Enter no longer draws for you" in told
    record = read(kept(at_home)[0])
    assert {entry.choice for entry in record.entries} == {"draw"}
    assert "explodes" not in told


def test_one_letter_is_enough_only_while_brewing(piped: Run, at_home: Path) -> None:
    """Whoever types d, d, d to draw does not leave the shop by it."""
    _, told = piped(f"{ALONE} --lang en", "d", "s", "d", "s", "d", "do")
    assert told.count("That is not what you are being asked. [BEL-10.5]") == 1
    assert choices(at_home) == ["draw", "stop", "draw", "stop", "done"]


def test_an_ambiguous_beginning_names_what_it_could_mean(piped: Run) -> None:
    lines = [*["d"] * 4, "s", *["d"] * 4, "s", "buy"]
    _, told = piped(f"{ALONE} --lang en", *lines)
    assert re.search(r"“buy” could mean [^.:]+, [^.:]+\. Which", told)


def test_a_refusal_gives_the_reason_and_the_rule(piped: Run) -> None:
    lines = ["d", "s", "d", "s", "y4", "g4"]
    _, told = piped(f"{ALONE} --lang en", *lines)
    assert "No yellow mandrake 4 yet: that book is still closed. [BEL-1.6]" in told
    assert re.search(r"Too dear: the green spider 4 costs 14 coins, and you have \d+. \[BEL-10.5\]", told)


def test_undo_takes_back_what_nobody_learned_from(piped: Run, at_home: Path) -> None:
    _, told = piped(f"{ALONE} --lang en", "d", "flask", "undo", "undo")
    assert "Taken back." in told
    assert "Chance has spoken" in told
    assert choices(at_home) == ["draw"]


def test_save_writes_a_copy_and_never_over_anything(piped: Run, tmp_path: Path) -> None:
    file, folder = tmp_path / "copy.json", tmp_path
    _, told = piped(f"{ALONE} --lang en", "d", f"save {file}", f"save {file}", f"save {folder}", "save /nowhere/x.json")
    told = " ".join(told.split())
    assert f"Record written to {file}" in told
    assert f"{file} already exists" in told
    assert f"{folder} is a folder" in told
    assert "/nowhere/x.json cannot be written" in told
    assert [entry.choice for entry in read(file).entries] == ["draw"]


def test_quit_asks_first_and_keeps_the_record(piped: Run, at_home: Path) -> None:
    status, told = piped(f"{ALONE} --lang en", "d", "quit", "no", "d", "quit", "yes")
    assert status == 0
    assert told.count("Leave the game?") == 2
    (file,) = kept(at_home)
    assert f"chaudron replay {file}" in told
    assert [entry.choice for entry in read(file).entries] == ["draw", "draw"]


def test_the_end_of_the_input_loses_nothing(piped: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    status, told = piped(f"{ALONE} --lang en --record {file}", "d", "d")
    assert status == 1
    assert "Nobody is at the keyboard any more" in told
    assert len(read(file).entries) == 2
    assert list(tmp_path.glob(".*")) == []


def test_an_interruption_loses_nothing(on_screen: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Control-C leaves cleanly, with the record where it was said to be."""
    file = tmp_path / "game.json"
    typed = iter(["", "", "d"])

    def interrupted(_prompt: str = "") -> str:
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("tests.terminal.conftest.Typist.__call__", lambda _self, prompt="": interrupted(prompt))
    status, told = on_screen(f"{ALONE} --lang en --record {file}")
    assert status == 130
    assert str(file) in told
    assert read(file).entries


def test_a_record_that_can_no_longer_be_written_does_not_end_the_game(
    piped: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("pathlib.Path.write_text", full)
    status, told = piped(f"play --seed 1 --lang en --record {tmp_path / 'x.json'}", script=forever())
    assert status == 0
    assert told.count("cannot be written") == 1
    assert "The record was not kept." in told


# Several people at one keyboard


def test_a_secret_choice_is_typed_behind_a_curtain(on_screen: Run) -> None:
    """[BEL-12.1] The keyboard changes hands, what is typed is not shown, and the screen is wiped after it."""
    table = "play --people Anna,Bea --players 2 --seed 4 --lang en --option lock_step=every_round"
    _, told = on_screen(table, *[""] * 3, "draw", *[""] * 2, "stop")
    screens = [bare(screen) for screen in told.split(CLEAR_SCREEN)]
    assert any("Hand the keyboard to Bea" in screen and "Anna draws" not in screen for screen in screens)
    assert any("What you type is not shown." in screen for screen in screens)


def test_alone_with_bots_there_is_no_curtain(on_screen: Run) -> None:
    table = "play --people Anna --players 2 --seed 4 --lang en --option lock_step=every_round"
    assert "Curtain" not in on_screen(table, *[""] * 3, "draw", "", "stop")[1]


def test_whoever_is_asked_is_named(piped: Run) -> None:
    _, told = piped(f"{ALONE} --lang en", "s", "s")
    assert "Anna: Draw, or stop?" in told
    assert "Bea: Draw, or stop?" in told


def test_people_brew_one_after_another_and_bots_keep_pace(piped: Run, at_home: Path) -> None:
    """[BEL-5.1] After each draw of a person every bot that still brews acts once."""
    piped("play --people Anna,Bea --players 4 --seed 2 --option first_player=0", "d", "d", "d", "s", "d", "d", "s")
    record = read(kept(at_home)[0])
    assert [entry.seat for entry in record.entries[:6]] == [0, 2, 3, 0, 2, 3]
    mine = [entry.seat for entry in record.entries if entry.seat < 2]
    assert mine[:5] == [0, 0, 0, 0, 1]


def test_an_offer_to_come_back_never_blocks(piped: Run, at_home: Path) -> None:
    """[BEL-15.6] Whoever stopped is asked while bots go on; Enter lets them."""
    table = "play --people Anna --players 2 --seed 6 --lang en --option stop=revocable --option first_player=0"
    _, told = piped(table, "d", "s", "", "return", "d", "s")
    assert "Fancy picking up the ladle again?" in told
    assert choices(at_home, 0)[:4] == ["draw", "stop", "return", "draw"]


def test_somebody_else_at_the_keyboard_may_come_back(piped: Run, at_home: Path) -> None:
    """[BEL-15.6]"""
    table = "play --people Anna,Bea --players 2 --seed 6 --lang en --option stop=revocable --option first_player=0"
    _, told = piped(table, "d", "s", "d", "return Zoe", "return an", "d")
    assert "Anna may still pick up the ladle again" in told
    assert "Nobody of that name" in told
    seats = [(entry.seat, entry.choice) for entry in read(kept(at_home)[0]).entries]
    assert seats == [(0, "draw"), (0, "stop"), (1, "draw"), (0, "return"), (0, "draw")]


# Names


def test_a_person_at_a_terminal_is_asked_for_a_name(on_screen: Run, at_home: Path) -> None:
    on_screen("play --seed 1", "  Zoé\x07 ")
    on_screen("play --seed 1", "")
    assert {read(file).names[0] for file in kept(at_home)} == {"Zoé", "Maëlle"}


def test_whoever_leaves_at_once_is_let_go(on_screen: Run) -> None:
    status, told = on_screen("play --seed 1 --lang en")
    assert status == 1
    assert "Nobody is at the keyboard any more" in told


def test_bots_never_share_a_name_with_people(piped: Run, at_home: Path) -> None:
    piped("play --people Basile,Ysée --players 4 --seed 1")
    assert len(set(read(kept(at_home)[0]).names)) == 4


def test_people_at_the_keyboard_agree_to_draw_together(piped: Run) -> None:
    """[BEL-12.4] One proposes it by a command; the other is asked next, and agrees: then both commit in secret."""
    _, told = piped(f"{ALONE} --lang en", "together", "together", "together")
    assert "Anna would like everybody to draw together this round. To agree: together" in told
    assert "Agreed: this round everybody draws together, on the signal." in told
    assert "You can say so between two chips" in told


def test_what_may_be_said_besides_is_understood_by_its_notation(piped: Run) -> None:
    """[BEL-12.4] As any choice is."""
    _, told = piped(f"{ALONE} --lang fr", "together:round")
    assert "Anna propose de piocher ensemble pour cette manche." in told
