"""`chaudron tournament`: tables and a report in two languages, one sentence for what is wrong."""

import argparse
import json
import re
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from chaudron.cli import main
from chaudron.lab.tournament import command, plots
from chaudron.lab.tournament.plan import Tournament
from chaudron.lab.tournament.played import Group
from chaudron.lab.tournament.report import html
from chaudron.words import LANGUAGES, words
from tests.lab.test_tournament import FIRST, results

QUICK = ("--seeds", "2", "--jobs", "1", "--bots", f"random,{FIRST}")


def run(language: str, *typed: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser, words(language))
    return command.run(parser.parse_args(typed), words(language))


@pytest.fixture(scope="module")
def found() -> Any:
    """A round-robin of three."""
    return results(Tournament("belcastel", ("random", FIRST, "apprentice"), 2), 3).to_json()


# On a terminal


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", ("Belcastel, 4 parties à 2", "graine 1", "2 graines", "Gagnées", "Contre", "Pense", "Part")),
        ("en", ("Belcastel, 4 games with 2 players", "seed 1", "2 seeds", "Wins", "Against", "Thinks", "Fair")),
    ],
)
def test_the_tables_speak_the_language(
    language: str, said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(language, "belcastel", "--seeds", "2", "--jobs", "1", "--bots", "random,stand-in") == 0
    out = capsys.readouterr().out
    assert [words for words in said if words not in out] == []
    assert max(len(line) for line in out.splitlines()) <= 80


def test_at_larger_tables_it_is_told_who_sat_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("en", "belcastel", *QUICK, "--players", "3", "--option", "books=2") == 0
    out = capsys.readouterr().out
    assert "2 \u00d7 random" in out
    assert "33%" in out
    assert "Options: books=2" in out


def test_a_mixed_table_tells_of_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("--bots", f"random,{FIRST},stand-in")
    assert run("en", "belcastel", *QUICK, *bots, "--players", "3", "--tables", "mixed") == 0
    assert capsys.readouterr().out.count("all others") == 3


def test_results_are_kept_and_can_be_shown_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, page = tmp_path / "kept.json", tmp_path / "kept.html"
    assert run("en", "belcastel", *QUICK, "--json", str(kept)) == 0
    first = capsys.readouterr().out
    assert json.loads(kept.read_text("utf-8"))["games"] == 4
    assert run("en", "--show", str(kept), "--html", str(page)) == 0
    again = capsys.readouterr().out
    assert again == f"{first}\nThe report is in {page}\n"
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_an_interrupted_tournament_goes_on_when_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, play = tmp_path / "kept.json", Tournament.play

    def impatient(self: Tournament, lineup: int, number: int) -> Group:
        if number == 1:
            raise KeyboardInterrupt
        return play(self, lineup, number)

    with monkeypatch.context() as patch:
        patch.setattr(Tournament, "play", impatient)
        assert run("en", "belcastel", *QUICK, "--json", str(kept)) == 130
    heard = capsys.readouterr()
    assert "2 games" in heard.out
    assert heard.err == "Interrupted: this is what was played. The same command with --resume continues from here.\n"
    assert run("en", "belcastel", *QUICK, "--json", str(kept), "--resume") == 0
    assert json.loads(kept.read_text("utf-8"))["is_complete"]


def test_an_interruption_before_anything_was_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def impatient(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Tournament, "play", impatient)
    assert run("en", "belcastel", *QUICK) == 130
    assert capsys.readouterr() == ("", "Interrupted: nothing was counted.\n")


WRONG = {
    ("chess",): ("Il n\u2019y a pas de jeu «\u00a0chess\u00a0»", "There is no game “chess”"),
    ("--seeds", "0"): ("--seeds attend un nombre", "--seeds takes a whole number of at least 1"),
    ("--bots", "random,oracle"): ("oracle", "oracle"),
    ("--bots", "random,random"): ("ne s\u2019inscrit qu\u2019une fois", "Every bot enters only once"),
    ("--bots", "random"): ("au moins 2 bots", "at least 2 bots"),
    ("--bots", "random,no.module:Bot"): ("no.module:Bot", "no.module:Bot"),
    ("--meet", "friends"): ("--meet vaut all, neighbors", "--meet is one of all, neighbors"),
    ("--option", "stop"): ("nom=valeur", "name=value"),
    ("--players", "9"): ("On joue de 2 à 4", "2 to 4 players"),
    ("--show", "nothing.json"): ("ne contient pas les résultats", "does not hold the results"),
    ("--html", "/proc/none/page.html"): ("Impossible d\u2019écrire", "cannot be written"),
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


def test_a_file_that_holds_something_else_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}", "utf-8")
    assert run("en", "--show", str(other)) == 2
    assert "does not hold the results" in capsys.readouterr().err
    kept = tmp_path / "kept.json"
    kept.with_suffix(".jsonl").write_text("{}\n", "utf-8")
    assert run("en", "belcastel", *QUICK, "--json", str(kept), "--resume") == 2
    assert "another tournament" in capsys.readouterr().err


def test_it_is_a_command_of_chaudron(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "belcastel", *QUICK, "--lang", "en"]) == 0
    assert "Belcastel, 4 games" in capsys.readouterr().out


# The report


class Reader(HTMLParser):
    """Checks that every element is closed, and gathers what a browser would fetch, and the words."""

    void = frozenset({"meta", "line", "circle", "rect"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href", "action")]
        if tag not in self.void:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.void:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_needs_nothing_else(found: Any, language: str) -> None:
    page = html(found, words(language))
    reader = read(page)
    assert reader.fetched == []
    assert not re.search(r"<script|url\(|@import|https?:", page)
    assert f'<html lang="{language}">' in page
    assert 'name="viewport"' in page
    assert "prefers-color-scheme: dark" in page


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", ("Leur force", "Qui bat qui", "apprenti", "au hasard")), ("en", ("Who beats whom", "apprentice"))],
)
def test_the_report_speaks_the_language(found: Any, language: str, said: tuple[str, ...]) -> None:
    text = "".join(read(html(found, words(language))).words)
    assert [part for part in said if part not in text] == []
    assert found["command"] in text
    assert found["bots_digest"] in text


def test_the_report_shows_every_figure_of_every_pair(found: Any) -> None:
    page = html(found, words("en"))
    assert page.count("--part:") == 6
    for lineup in found["lineups"]:
        for fared in lineup["bots"].values():
            assert f"{fared['win_rate']:.1%}" in page
    for rating in found["ratings"].values():
        assert f"<strong>{rating['elo']:.0f}</strong>" in page


def test_the_report_of_a_mixed_table_and_of_an_interrupted_tournament() -> None:
    tournament = Tournament("belcastel", ("random", FIRST, "apprentice"), 3, tables="mixed", options=(("books", "2"),))
    found = {**results(tournament, 2).to_json(), "is_complete": False}
    text = "".join(read(html(found, words("en"))).words)
    assert "At one table" in text
    assert "Interrupted" in text
    assert "books=2" in text


def test_names_are_escaped(found: Any) -> None:
    text = json.dumps(found).replace(FIRST, "a:b<c")
    assert "b<c" not in html(json.loads(text), words("en"))


def test_a_scale_has_a_few_round_ticks() -> None:
    assert plots.Scale(1180, 1720).ticks() == [1200, 1400, 1600]
    assert plots.Scale(0, 60).ticks() == [0, 20, 40, 60]
    assert plots.Scale(1180, 1720).at(1450) == 50
    assert plots.in_columns([3, 80]) == (plots.Scale(2.5, 80.5), 3)
    assert plots.in_columns([7]) == (plots.Scale(6.5, 7.5), 1)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_used(language: str) -> None:
    folder = Path(command.__file__).parent
    source = "".join(path.read_text("utf-8") for path in (*folder.rglob("*.py"), *folder.parent.glob("train*.py")))
    text = files("chaudron").joinpath("locales", language, "cli.ftl").read_text("utf-8")
    keys = set(re.findall(r"^cli-(?:tournament|train)-([\w-]+) =", text, re.MULTILINE))
    prefixes = ("help", "name", "wrong", "column", "report")
    plain = {key for key in keys if key.partition("-")[0] not in prefixes}
    assert [key for key in plain if not re.search(rf"[\"'](?:cli-(?:tournament|train)-)?{key}[\"']", source)] == []
    told = {key.partition("-")[2].removesuffix("-note") for key in keys - plain}
    options = {"game", "option", "resume"}
    assert [key for key in told - options if not re.search(rf"[\"'](?:--|report-)?{key}[\"']", source)] == []
