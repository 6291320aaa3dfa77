"""`chaudron simulate`: the same figures for a seed, tables in two languages, one sentence for what is wrong."""

import argparse
import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from chaudron.games import belcastel
from chaudron.lab import simulate
from chaudron.lab.accounts import ACCOUNTS
from chaudron.lab.pace import Pace
from chaudron.lab.progress import Bar
from chaudron.words import LANGUAGES, words

QUICK = ("--games", "6", "--players", "2", "--bots", "random", "--jobs", "1")


def run(language: str, *typed: str) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser, words(language))
    return simulate.run(parser.parse_args(typed), words(language))


def result(capsys: pytest.CaptureFixture[str], *typed: str) -> Any:
    assert run("en", "belcastel", *typed, "--json") == 0
    return json.loads(capsys.readouterr().out)


def test_the_figures_of_a_seed_are_the_same_on_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    alone, together = (result(capsys, *QUICK, "--jobs", jobs) for jobs in "12")
    assert alone.pop("timing")["jobs"] == 1
    assert together.pop("timing")["jobs"] == 2
    assert alone == together
    assert alone != result(capsys, *QUICK, "--seed", "2")


def test_the_json_document_says_what_was_played_and_how_it_went(capsys: pytest.CaptureFixture[str]) -> None:
    shown = result(capsys, *QUICK, "--option", "books=g1-b4-r2-y2-p3", "--bots", "random,apprentice")
    assert shown["game"] == "belcastel"
    assert (shown["players"], shown["games"], shown["seed"]) == (2, 6, 1)
    assert shown["options"]["books"] == "g1-b4-r2-y2-p3"
    assert [seat["bot"] for seat in shown["seats"]] == ["random", "apprentice"]
    assert set(shown["bots"]) == {"random", "apprentice"}
    assert shown["decisions"] > 6 * 9
    assert shown["timing"]["games_per_second"] > 0
    for seat in shown["seats"]:
        assert seat["games"] == 6
        low, high = seat["win_rate_95"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
        assert sum(seat["points_by_source"].values()) == pytest.approx(seat["points_mean"])
        assert sum(seat["explosions_by_round"].values()) == pytest.approx(seat["explosions_per_game"] * 6)
        assert 1 <= seat["scoring_space_mean"] <= 53
    assert sum(seat["wins"] - seat["shared_wins"] / 2 for seat in shown["seats"]) == 6


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "fr",
            (
                "Les Charlatans de Belcastel, 6 parties à 2",
                "graine 1",
                "Options\u00a0: rubies=limited",
                "case de décompte",
            ),
        ),
        (
            "en",
            (
                "Les Charlatans de Belcastel, 6 games with 2 players",
                "seed 1",
                "Options: rubies=limited",
                "scoring space",
            ),
        ),
    ],
)
def test_the_tables_speak_the_language(
    language: str, said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(language, "belcastel", *QUICK, "--option", "rubies=limited") == 0
    out = capsys.readouterr().out
    assert [words for words in said if words not in out] == []
    assert "1 random" in out
    assert re.search(r"\d,\d" if language == "fr" else r"\d\.\d", out)
    assert max(len(line) for line in out.splitlines()) <= 80


def test_with_the_witches_it_is_told_what_pennies_were_for(capsys: pytest.CaptureFixture[str]) -> None:
    five = ("witches", *QUICK, "--players", "5", "--option", "witches=S2-C2-G1")
    assert run("en", *five) == 0
    out = capsys.readouterr().out
    said = ("s\u2019en mêlent, 6 games with 5 players", "pennies kept", "Palette", "Witches", "Six at Once")
    assert [words for words in said if words not in out] == []
    assert max(len(line) for line in out.splitlines()) <= 80
    assert run("fr", *five, "--json") == 0
    for seat in json.loads(capsys.readouterr().out)["seats"]:
        assert set(seat["witches_called"]) <= {"S2", "C2", "G1"}
        kept = 3 - sum(seat["witches_called"].values())
        assert seat["points_by_source"].get("WIT-2.2", 0) == pytest.approx(2 * kept)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "fr",
            ("Le Bal des Sorcières, 6 parties à 6", "manches et", "Rang", "Parées", "Sorts par partie", "Sortilège"),
        ),
        ("en", ("Le Bal des Sorcières, 6 games with 6 players", "rounds and", "Parried", "Spells per game", "Hex")),
    ],
)
def test_a_ball_is_told_in_its_own_words(
    language: str, said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(language, "bal", *QUICK, "--players", "6", "--option", "level=hard") == 0
    out = capsys.readouterr().out
    assert [words for words in said if words not in out] == []
    assert max(len(line) for line in out.splitlines()) <= 80


def test_the_figures_of_a_ball_fit_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("en", "bal", *QUICK, "--players", "3", "--bots", "random,apprentice,random", "--json") == 0
    shown = json.loads(capsys.readouterr().out)
    seats = shown["seats"]
    assert shown["rounds_mean"] > 1
    assert sum(seat["wins"] for seat in seats) == 6
    assert sum(seat["place_mean"] for seat in seats) == pytest.approx(1 + 2 + 3)
    assert 0 < sum(seat["eliminations_per_game"] for seat in seats) <= 2
    assert 0 < sum(seat["hits_per_game"] for seat in seats) <= sum(seat["defenses_per_game"] for seat in seats)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "fr",
            ("Blackwood, 6 parties à 4", "Renommée venue de", "pièces", "Par partie", "cartes achetées", "Fagus Bok"),
        ),
        ("en", ("Blackwood, 6 games with 4 players", "Renown from", "coins", "Per game", "potions brewed", "loans")),
    ],
)
def test_blackwood_is_told_in_its_own_words(
    language: str, said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(language, "blackwood", *QUICK, "--players", "4", "--option", "favour=true") == 0
    out = capsys.readouterr().out
    assert [words for words in said if words not in out] == []
    assert max(len(line) for line in out.splitlines()) <= 80


def test_the_figures_of_blackwood_fit_together(capsys: pytest.CaptureFixture[str]) -> None:
    """[BLW-8.3] Renown adds up; what is lost by sales and loans agrees with their number."""
    assert run("en", "blackwood", *QUICK, "--players", "3", "--bots", "random,apprentice,random", "--json") == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["rounds_mean"] == 15
    for seat in shown["seats"]:
        sources = seat["renown_by_source"]
        assert sum(sources.values()) == pytest.approx(seat["points_mean"])
        assert sources.get("sales", 0) == pytest.approx(-2 * seat["sales_per_game"])
        assert sources.get("loans", 0) == pytest.approx(-5 * seat["loans_per_game"])
    random_one, apprentice, _ = shown["seats"]
    assert apprentice["potions_per_game"] > random_one["potions_per_game"]
    assert apprentice["wins"] == 6


def test_bots_on_several_seats_are_also_shown_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("en", "--games", "1", "--jobs", "1", "--players", "3", "--bots", "random,apprentice,random") == 0
    assert re.search(r"^random  ", capsys.readouterr().out, re.MULTILINE)


WRONG = {
    ("--games", "0"): (
        "--games attend un nombre entier d\u2019au moins 1",
        "--games takes a whole number of at least 1",
    ),
    ("--games", "many"): ("pas «\u00a0many\u00a0»", "not “many”"),
    ("--games", "9" * 30): ("--games attend", "--games takes"),
    ("--players", "9"): ("On joue de 2 à 4", "2 to 4 players"),
    ("--players", "-2"): ("--players attend", "--players takes"),
    ("--seed", "x"): ("--seed attend", "--seed takes"),
    ("--jobs", "0"): ("--jobs attend", "--jobs takes"),
    ("--bots", "oracle"): ("oracle", "oracle"),
    ("--bots", "random,random"): ("chacune des 4 places", "each of the 4 seats"),
    ("--option", "speed=high"): ("«\u00a0speed\u00a0» n\u2019existe pas", "no option “speed”"),
    ("--option", "stop=never"): ("ne peut pas valoir", "cannot be “never”"),
    ("--option", "stop"): ("nom=valeur", "name=value"),
    ("chess",): ("Il n\u2019y a pas de jeu «\u00a0chess\u00a0»", "There is no game “chess”"),
}


@pytest.mark.parametrize("typed", WRONG, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_one_sentence(
    language: str, typed: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(language, *typed) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert WRONG[typed][LANGUAGES.index(language)] in err


def test_an_interruption_is_no_stack_trace(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_many", interrupt)
    assert run("en", *QUICK) == 130
    assert capsys.readouterr().err == "Interrupted: nothing was counted.\n"


def test_a_long_run_tells_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    with Bar(20, "Games") as bar:
        bar.pace = Pace(20, iter((0.0, 0.0, 0.5, 1.0, 2.0, 5.0)).__next__)
        bar(0)
        bar(1)
        bar.start -= 3
        for done in (2, 3, 4, 20):
            bar(done)
    told = ["Games 2/20 4.0/s 0:00:04", "Games 4/20 2.0/s 0:00:08", "Games 20/20 4.0/s 0:00:00", ""]
    assert capsys.readouterr().err.split("\n") == told


def test_what_was_there_before_does_not_make_a_run_faster() -> None:
    pace = Pace(10_000, iter((3.0, 5.0)).__next__)
    assert pace.at(9000) == ""
    assert pace.at(9001) == "0.5/s 0:33:18"


# Words


def messages(language: str) -> list[ftl.Message]:
    text = files("chaudron").joinpath("locales", language, "lab.ftl").read_text("utf-8")
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]


REPORTED = ["books", "witches", "seats", "leads", "rounds", "points", "length", "cards", "casters", "brewed"]
REPORTED += ["spells", "deeds"]
"""Sections of a report."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_used(language: str) -> None:
    source = "".join(path.read_text("utf-8") for path in Path(simulate.__file__).parent.rglob("*.py"))
    used = set(re.findall(r"""["'](lab-[a-z-]+)["']""", source))
    used |= {f"lab-help-{name}" for name in ("game", "games", "players", "bots", "option", "seed", "jobs", "out")}
    used |= {f"lab-name-{name}" for name in ("game", "number", "levels", "file", "option")}
    used |= {f"lab-report-{name}" for name in REPORTED}
    columns = {"seat", "bot", "wins", "interval"}
    columns |= {column for account in ACCOUNTS.values() for column in account.columns}
    used |= {f"lab-column-{name}" for name in columns}
    assert {entry.id.name for entry in messages(language)} == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_gives_points_has_a_name(language: str) -> None:
    folder = Path(belcastel.__file__).parent
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    rules = set(re.findall(r'gain_(?:points|bonus)\(.*"((?:BEL|WIT)-[\d.]+)"', source))
    assert len(rules) > 12
    words = files("chaudron").joinpath("locales", language, "lab.ftl").read_text("utf-8")
    assert {rule.replace(".", "-") for rule in rules} <= set(re.findall(r"\[([A-Z]{3}-[\d-]+)\]", words))
