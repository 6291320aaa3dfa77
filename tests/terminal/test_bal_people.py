"""A ball at one keyboard: hands that only their owners see, questions to all, and formulas that are typed."""

import re
from pathlib import Path

import pytest

from chaudron.games.bal.components import CARDS
from chaudron.terminal.bal.incantation import Incantation
from chaudron.terminal.desk import WIPE
from chaudron.terminal.paint import bare
from chaudron.words import LANGUAGES, words
from tests.terminal.conftest import Run, choices, forever
from tests.terminal.test_play_bal import ALONE, THREE, held

# Several people at one keyboard


def pages(told: str) -> list[str]:
    return [bare(screen) for screen in told.split(WIPE)]


def test_a_hand_is_shown_to_its_owner_alone(on_screen: Run) -> None:
    """[BAL-2.1] Before another hand comes up the screen is wiped, and the keyboard changes hands."""
    _, told = on_screen(THREE, "", *(forever(["", "1", "bea", "2", "", "clo", "1"], most=300)))
    facing = ""
    for page in pages(told):
        curtain = re.match(r"Curtain! The hand that comes up is for (\w+) alone", page)
        asked = re.search(r"^(Anna|Bea|Clo): ", page, re.MULTILINE)
        if curtain:
            facing = curtain[1]
            assert "Your hand" not in page
        elif "Your hand" in page:
            assert asked
            assert asked[1] == facing
        elif "anybody" in page:
            facing = ""
    assert {"Anna", "Bea", "Clo"} <= set(re.findall(r"is for (\w+) alone", told))


def test_everybody_is_asked_together_whether_to_meddle(piped: Run, at_home: Path) -> None:
    """[BAL-4.18] Whoever speaks up answers alone; the others pass."""
    _, told = piped(THREE, "bea", "pass", "1")
    assert "Carabosse has just arrived. Will anybody meddle?\n1) Anna   2) Bea   3) Clo   Enter: nobody" in told
    assert told.index("meddle?\n1) Anna") < told.index("Bea: Carabosse has just arrived. Will you meddle?")
    assert "Clo: Carabosse" not in told
    assert choices(at_home)[:3] == ["pass"] * 3


@pytest.mark.parametrize("typed", ["bea", "2", "be", "BEA", "bea, clo", "2 3"])
def test_who_speaks_up_is_named_or_numbered(piped: Run, typed: str) -> None:
    _, told = piped(THREE, typed)
    assert "Bea: Carabosse has just arrived" in told


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("zoe", "Nobody at this keyboard is called “zoe”"),
        ("4", "Nobody at this keyboard is called “4”"),
        ("undo", "Nobody at this keyboard is called “undo”"),
        ("hand", "Nobody at this keyboard is called “hand”"),
        ("bea zoe", "is called “bea zoe”"),
        ("log", "Carabosse calls on Anna. [BAL-4.1]"),
        ("?", "BAL-4.1"),
        ("board", "▶★ Anna"),
        ("lang fr", "Quelqu’un s’en mêle"),  # noqa: RUF001 - typeset
    ],
)
def test_a_question_to_all_understands_names_and_commands(piped: Run, typed: str, answer: str) -> None:
    _, told = piped(THREE, typed)
    assert answer in told.partition(f"Anna / Bea / Clo > {typed}\n")[2]


def test_a_page_for_all_shows_nobodys_cards(piped: Run) -> None:
    """[BAL-2.1]"""
    _, told = piped(THREE, "log all")
    assert not any(words("en").say(f"bal-card-{card}.formula") in told for card in CARDS)
    assert "is dealt 10 cards" in told


def test_quitting_a_question_to_all_asks_first(piped: Run) -> None:
    status, told = piped(THREE, "quit", "no", "quit", "yes")
    assert status == 0
    assert told.count("Leave the game?") == 2


def test_what_all_were_shown_is_not_told_again(piped: Run) -> None:
    _, told = piped(THREE, "", "1")
    assert told.count("let the ball begin!") == 1
    assert told.count("Anna is dealt") == 1


# Formulas

READING = f"{ALONE} --option incantation=gentle --option level=easy"


def lay_one(*lines: str) -> tuple[str, ...]:
    """Attack the first witch with one potion, then type these lines."""
    return ("1", "none", "1", "done", *lines)


def first_potion(piped: Run) -> str:
    """The potion that number 1 lays in these games."""
    _, told = piped(READING, "1", "none")
    name = held(told)[0][1]
    return next(card.name for card in CARDS if words("en").say(f"bal-card-{card}") == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_formula_may_be_typed_in_either_language(piped: Run, at_home: Path, language: str) -> None:
    """[BAL-8.2, BAL-8.3] Accents and capitals do not count in the gentle mode."""
    formula = words(language).say(f"bal-card-{first_potion(piped)}.formula")
    piped(READING, *lay_one(formula.upper().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")))
    assert choices(at_home, 0)[-1] == "read"


@pytest.mark.parametrize(("typed", "heard"), [("abracadabra", "slip"), ("", "silent"), ("  ", "silent")])
def test_another_line_is_a_slip_and_none_is_silence(piped: Run, at_home: Path, typed: str, heard: str) -> None:
    """[BAL-8.3]"""
    piped(READING, *lay_one(typed))
    assert heard in choices(at_home, 0)


def test_a_command_is_no_formula(piped: Run, at_home: Path) -> None:
    _, told = piped(READING, *lay_one("?", "log", "slippery"))
    assert "BAL-8.2" in told
    assert "slip" in choices(at_home, 0)


def test_from_memory_the_formula_is_not_shown(piped: Run) -> None:
    """[BAL-8.2] Neither on the board nor in what happened."""
    card = first_potion(piped)
    formula = words("en").say(f"bal-card-{card}.formula")
    _, told = piped(f"{READING} --option from_memory=true", *lay_one())
    asked = told.partition("From memory: type the formula of this card")
    assert asked[1]
    assert words("en").say(f"bal-card-{card}") in asked[2]
    assert formula not in (told.rpartition("Round 1 · lap 1")[2])


def test_time_is_up_at_a_terminal(on_screen: Run, at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """[BAL-8.3] What is typed after the limit counts as not read."""
    times = iter([0.0, 21.0])
    monkeypatch.setattr(Incantation, "clock", lambda _self: next(times, 99.0))
    _, told = on_screen(READING, "", *lay_one("whatever"))
    assert "within 20 seconds" in bare(told)
    assert "Too late: the 20 seconds are over." in bare(told)
    assert "silent" in choices(at_home, 0)


def test_what_a_bot_typed_is_shown_beside_its_card(piped: Run) -> None:
    """[BAL-8.4] A slip is for people to find."""
    table = f"{READING} --bots random --option bot_diction=0 --option bot_ear=0"
    _, told = piped(table, *lay_one(""), *["pass"] * 9)
    pairs = re.findall(r"on the card: (.+)\n  as typed:    (.+)\n", told)
    slips = [(card, line) for card, line in pairs if card != line]
    assert len(slips) == len(re.findall(r"^\w+ reads:$", told, re.MULTILINE)) > 0
    assert all(sorted(card) == sorted(line) for card, line in slips)


def test_people_hear_each_other_read(piped: Run) -> None:
    """[BAL-8.4] The page for all shows the line, and never says whether it is right."""
    _, told = piped(f"{THREE} --option incantation=strict", "", "1", "none", "1", "done", "nonsense", "bea", "1")
    assert "as typed:    nonsense" in told
    assert "Did anybody spot a slip?\n1) Bea   2) Clo   Enter: nobody" in told
    assert "Bea: Did you hear a slip?" in told
