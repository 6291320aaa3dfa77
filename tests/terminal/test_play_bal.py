"""`chaudron play bal`: whole balls through a pipe and at a terminal, what may be typed, and the end."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from chaudron.cli import main
from chaudron.games.bal import BAL
from chaudron.games.bal.components import CARD, CARDS
from chaudron.kernel.facts import Fact
from chaudron.kernel.record import verify
from chaudron.kernel.verdict import EXIT_CODES, SEEDED
from chaudron.terminal.bal.podium import tales
from chaudron.words import LANGUAGES, words
from tests.terminal.conftest import Run, Screen, choices, forever, kept, read

TABLE = "play bal 3 --seed 7 --option first_player=0 --lang en"
ALONE = f"{TABLE} --people Anna"
"""One person against two bots."""
THREE = f"{TABLE} --people Anna,Bea,Clo --option level=medium"
"""Nobody but people: what happens depends on nothing but what is typed."""
CARELESS = ("", "1", "2", "", "1")
"""What somebody types who knows no rules: passes, takes the first, and goes on."""


# Whole games


def test_a_setup_code_is_a_table(piped: Run, at_home: Path) -> None:
    piped("play bal 4 level=hard --people Anna --seed 1 --option diablotin=off")
    record = read(kept(at_home)[0])
    assert (record.game, record.players) == ("bal", 4)
    assert (record.options["level"], record.options["diablotin"]) == ("hard", "off")


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_people_have_names_and_so_have_their_bots(piped: Run, at_home: Path, language: str) -> None:
    piped(f"play bal --people 6 --lang {language} --seed 1")
    piped(f"play bal 6 --people Basile,Odile --lang {language} --seed 1")
    assert [len(set(read(file).names)) for file in kept(at_home)] == [6, 6]


# What may be typed


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("?", "BAL-4.5"),
        ("?", "hand what each of your cards does"),
        ("? BAL-7.4", "BAL-7.4 Brush-off"),
        ("? 7.4", "BAL-7.4 Brush-off"),
        ("? first_player", "BAL-13.2"),
        ("? level", "BAL-13.1"),
        ("? red", "Red (common"),
        ("? r1", "Red (common"),
        ("? Hex", "Spells"),
        ("? Black cat's back-up broth", "Red (common"),
        ("? prank bowl", "BAL-7.14"),
        ("? BAL-66", "There is no rule “BAL-66”"),
        ("hand", "red: Attack: it takes a red to parry."),
        ("discards", "The discard pile is still empty."),
        ("discards", "grey 0/3 · blue 0/8"),
        ("board", "▶★ Anna"),
        ("log", "Round 1. You open the ball."),
        ("log all", "Carabosse and the Black Cat come to you"),
        ("undo", "Too late: somebody else has played since."),
        ("odds", "I do not understand “odds”"),
        ("bag", "I do not understand “bag”"),
        ("return", "I do not understand “return”"),
        ("", "You have to choose"),
        ("9", "There is no choice 9: the numbers go from 1 to"),
        ("attack:0", "Anna is out of reach this time. [BAL-4.5]"),
        ("attack:4", "There is no seat 5 at this table. [BAL-1.1]"),
        ("anna", "Anna is out of reach this time. [BAL-4.5]"),
        ("lay:g2", "There is no Sticky ash of a stickless candlestick (grey) in your hand. [BAL-4.5]"),
        ("Sticky ash of a stickless candlestick", "There is no Sticky ash of a stickless candlestick"),
        ("pass", "That is not what you are being asked. [BAL-4.5]"),
        ("sing", "I do not understand “sing”"),
        ("\x1b[A", "I do not understand"),
        ("lang fr", "À toi d’attaquer. Qui vises-tu"),  # noqa: RUF001 - typeset
        ("lang de", "I do not speak “de”"),
    ],
)
def test_each_command_and_each_slip_is_answered(piped: Run, asked: str, answer: str) -> None:
    _, told = piped(ALONE, asked)
    assert answer in " ".join(told.partition(f"Anna > {asked}\n")[2].split())


@pytest.mark.parametrize("typed", ["1", "attack:1", "basile", "BAS", "Take aim at Ba", "take aim at basile"])
def test_a_witch_is_named_by_number_notation_or_name(piped: Run, at_home: Path, typed: str) -> None:
    """[BAL-4.5]"""
    piped(ALONE, typed)
    assert choices(at_home, 0)[-1] == "attack:1"


def held(told: str) -> list[tuple[str, str]]:
    """The numbers and names on the hand that was shown last."""
    shown = told.rpartition("Your hand")[2]
    return re.findall(r"(\d+)\) ([^\d)(:]+?)(?:×\d+)?(?=  |\n|:)", shown)  # noqa: RUF001 - typeset


@pytest.mark.parametrize("how", ["number", "name", "first letters", "notation"])
def test_a_card_is_laid_by_number_notation_or_name(piped: Run, at_home: Path, how: str) -> None:
    """[BAL-4.8] The numbers stand on the hand."""
    _, told = piped(ALONE, "1", "none")
    number, name = held(told)[0]
    card = next(card for card in CARDS if words("en").say(f"bal-card-{card}") == name)
    typed = {"number": number, "name": name.upper(), "first letters": name[:4], "notation": f"lay:{card}"}[how]
    piped(ALONE, "1", "none", typed)
    assert choices(at_home, 0)[-1] == f"lay:{card}"


def test_a_refusal_gives_the_reason_and_the_rule(piped: Run) -> None:
    _, told = piped(ALONE, "1", "mirror, mirror", "sigh", "brush-off")
    told = " ".join(told.split())
    assert "Not now: the “Mirror, mirror” card is not played here. [BAL-4.7]" in told
    assert (
        "There is no “Brush-off” in your hand. [BAL-4.7]" in told
        or "There is no Brush-off in your hand. [BAL-4.7]" in told
    )


def test_nobody_is_asked_whether_to_do_nothing(piped: Run, at_home: Path) -> None:
    """[BAL-2.3] Alone with bots, who can only pass is not asked; the window is answered all the same."""
    _, told = piped(f"{ALONE} --bots random", script=forever(CARELESS))
    record = read(kept(at_home)[0])
    passes = [entry for entry in record.entries if entry.seat == 0 and entry.choice == "pass"]
    assert len(passes) > 10
    assert not re.search(r"(?<!\d)1\) (Pass|Let it be|No spell|One is enough)", told)
    assert verify(BAL, record).table.outcome is not None


def test_undo_takes_back_what_was_asked_for_and_what_was_not(piped: Run, at_home: Path) -> None:
    """The last answer somebody gave, not the one that was given for them."""
    for seed in range(20):
        table = ALONE.replace("--seed 7", f"--seed {seed}")
        _, told = piped(table, "1")
        if choices(at_home, 0)[-2:] == ["attack:1", "none"]:
            _, told = piped(table, "1", "undo", "2")
            assert "Taken back." in told
            assert choices(at_home, 0)[-2:] == ["attack:2", "none"]
            return
    pytest.fail("nobody was without a spell")


def test_what_cannot_be_taken_back_stays(piped: Run, at_home: Path) -> None:
    """[BAL-7.2] A card that was drawn has been seen; the answers given since stand, too."""
    _, told = piped(ALONE, "1", "tresor", "undo", "undo")
    assert "Chance has spoken" in told
    assert choices(at_home, 0)[-2:] == ["attack:1", "lay:tresor"]


def test_enter_never_takes_a_risk(piped: Run, at_home: Path) -> None:
    piped(ALONE, *[""] * 5, "1", *[""] * 5)
    assert set(choices(at_home, 0)) <= {"pass", "none", "attack:1", "done"}


# The end


def test_whoever_has_left_is_told_the_landmarks(piped: Run) -> None:
    """[BAL-5.1] Bots finish the ball; the person hears who leaves, and who wins."""
    for seed in range(1, 9):
        _, told = piped(f"play bal 4 --people Anna --seed {seed} --lang en", script=forever(CARELESS, most=6000))
        after = told.partition("You have no Crapzouille left")[2]
        if after and "leaves the ball" in after.partition("\n")[2]:
            rest = after.partition("wins the ball")[0]
            assert "takes aim" not in rest
            assert "Anna > " not in rest
            return
    pytest.fail("nobody left early")


def test_the_tale_of_a_witch_is_what_everybody_heard() -> None:
    """[BAL-5.5] Parries, spells, and who threw out whom; what only some heard does not count."""
    told: list[tuple[str, dict[str, Any]]] = [
        ("round", {"round": 4, "first": 0}),
        ("laid", {"seat": 0, "card": "fantome"}),
        ("laid", {"seat": 0, "card": "r1"}),
        ("mirrored", {"seat": 1, "target": 2}),
        ("defends", {"seat": 1}),
        ("parried", {"seat": 1}),
        ("defends", {"seat": 2}),
        ("eliminated", {"seat": 2, "by": 1}),
        ("eliminated", {"seat": 0, "by": None}),
    ]
    facts = [Fact(key, "BAL-4.1", details) for key, details in told]
    anna, bea, clo = tales([*facts, Fact("parried", "BAL-4.14", {"seat": 2}, to=(1,))], 3).values()
    assert (anna.spells, anna.left_in, anna.by) == (1, 4, None)
    assert (bea.defended, bea.parried, bea.spells, bea.threw_out, bea.left_in) == (1, 1, 1, [2], 0)
    assert (clo.defended, clo.parried, clo.by) == (1, 0, 1)


@pytest.mark.parametrize("linear", ["", "--linear"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_podium_ranks_by_who_danced_longest(piped: Run, at_home: Path, language: str, linear: str) -> None:
    """[BAL-5.7]"""
    table = f"play bal 4 level=hard --people Anna --seed 2 --lang {language} {linear}"
    _, told = piped(table, script=forever(CARELESS, most=6000))
    record = read(kept(at_home)[0])
    assert record.result is not None
    order = sorted(range(4), key=lambda seat: record.result["places"][seat] if record.result else 0)
    headline = "remporte le bal" if language == "fr" else "wins the ball"
    podium = told.rpartition(headline)[2]
    ranked = re.findall(r"^(?:Place| ) ?\d\u00a0?:? +(\w+)", podium, re.MULTILINE)
    assert ranked == [record.names[seat] for seat in order]
    assert f"{record.names[order[0]]} {headline}" in told


def test_a_record_of_a_ball_is_verified_told_and_walked(
    piped: Run, at_home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    piped("play bal 3 --people Anna --seed 4", script=forever(CARELESS, most=6000))
    (file,) = kept(at_home)
    assert main(["verify", str(file)]) == EXIT_CODES[SEEDED]
    assert re.search(r"Result: 1\. \w+ \(.+ Crapzouilles?\), 2\. \w+ and 3\. \w+\.", capsys.readouterr().out)
    monkeypatch.setattr("sys.stdin", Screen("\n\n\n"))
    assert main(["replay", str(file), "--step", "--seat", "2"]) == 0
    told = capsys.readouterr().out
    assert told.count("Your hand, ") == 4
    assert "[BAL-1.7]" in told
    assert "Maëlle" not in told


def test_every_card_has_a_name_that_can_be_typed() -> None:
    """In both languages no two cards, and no card and a command, are called alike."""
    for language in LANGUAGES:
        names = [words(language).say(f"bal-card-{name}") for name in CARD]
        assert len({name.casefold() for name in names}) == len(names)


# Who begins, and as which witch


def test_a_person_among_bots_is_the_youngest_and_begins(piped: Run, at_home: Path) -> None:
    """[BAL-1.11, BAL-1.8] Whatever lots would say."""
    for seed in range(1, 5):
        piped(f"play bal 4 --people Anna --seed {seed} --lang en")
    records = [json.loads(file.read_text("utf-8")) for file in (at_home / "data").rglob("*.json")]
    assert [record["options"]["youngest"] for record in records] == [0] * 4


def test_people_choose_their_witches_and_bots_get_the_rest(piped: Run) -> None:
    """[BAL-1.10]"""
    _, told = piped("play bal 4 --people Anna,Bea --as ursule,Hilda --seed 1 --lang en")
    assert "Anna as Ursula Pustula, Bea as Hilda Goggle-Eye" in " ".join(told.split())
    assert "as Edmée Hooknose and" in " ".join(told.split())


def test_what_is_reconstructed_is_said_before_the_ball(piped: Run) -> None:
    """[BAL-10.1, BAL-7.15]"""
    _, easy = piped("play bal 3 --people Anna --seed 1 --lang en")
    _, hard = piped("play bal 3 level=hard --people Anna --seed 1 --lang en")
    _, without = piped("play bal 3 level=hard diablotin=off --people Anna --seed 1 --lang en")
    told = [" ".join(text.split()) for text in (easy, hard, without)]
    assert ["the potions and their formulas are ours" in text for text in told] == [True] * 3
    assert ["What the Little devil does is our own reconstruction" in text for text in told] == [False, True, False]
