"""`chaudron train`: the same weights from the same seed, a log, and one sentence for what is wrong."""

import argparse
import json
import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from chaudron.games import SHELF
from chaudron.lab import train, training
from chaudron.lab.tournament.entrants import FOLDERS
from chaudron.lab.workers import Workers
from chaudron.words import LANGUAGES, words

Row = dict[str, Any]


def taught(seed: int, games: int, workers: Workers, log: Callable[[Row], None]) -> dict[str, Any]:
    """A lesson that takes no time."""
    for iteration in range(2):
        log({"iteration": iteration, "games": games // 2, "error": 1 / (seed + iteration)})
    return {"learned": [seed, games], "else": {"a": 0.5}}


@pytest.fixture
def school(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Every course is the short one; files are written in a folder of this test."""
    module: Any = ModuleType("school")
    module.train, module.USUAL_GAMES, module.__spec__ = taught, 12, ModuleSpec("school", None)
    for course in FOLDERS.values():
        monkeypatch.setitem(sys.modules, f"chaudron.lab.{course}.training", module)
    monkeypatch.chdir(tmp_path)
    return module


def run(language: str, *typed: str) -> int:
    parser = argparse.ArgumentParser()
    train.add_arguments(parser, words(language))
    return train.run(parser.parse_args(typed), words(language))


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", ("Appris sur 12 parties", "à la place de")), ("en", ("Learned from 12 games", "To try it"))],
)
def test_the_weights_are_written_and_it_is_said_how_to_try_them(
    school: Any, language: str, said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(language, "bal", "--jobs", "1", "--log", "log.jsonl") == 0
    heard = capsys.readouterr()
    assert [part for part in (*said, "weights-bal.json", "chaudron tournament bal") if part not in heard.out] == []
    assert heard.err == "iteration 0, games 6, error 1\niteration 1, games 6, error 0.5\n"
    assert Path("weights-bal.json").read_text("utf-8") == '{\n"learned":[1,12],\n"else":{"a":0.5}\n}\n'
    rows = [json.loads(line) for line in Path("log.jsonl").read_text("utf-8").splitlines()]
    assert [row["iteration"] for row in rows] == [0, 1]
    assert all("seconds" in row for row in rows)


def test_games_seed_and_file_are_as_asked(school: Any) -> None:
    assert run("en", "belcastel", "--games", "30", "--seed", "4", "--out", "new/mine.json") == 0
    assert json.loads(Path("new/mine.json").read_text("utf-8"))["learned"] == [4, 30]
    del school.USUAL_GAMES
    assert training.main(["witches", "--out", "usual.json"]) == 0
    assert json.loads(Path("usual.json").read_text("utf-8"))["learned"] == [1, training.GAMES]


WRONG = {
    ("chess",): ("Il n\u2019y a pas de jeu «\u00a0chess\u00a0»", "There is no game “chess”"),
    ("bal", "--games", "0"): ("--games attend un nombre", "--games takes a whole number"),
    ("bal", "--seed", "x"): ("--seed attend un nombre", "--seed takes a whole number"),
    ("bal", "--out", "/proc/none/weights.json"): ("Impossible d\u2019écrire", "cannot be written"),
}


@pytest.mark.parametrize("typed", WRONG, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_one_sentence(
    school: Any, language: str, typed: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(language, *typed) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert WRONG[typed][LANGUAGES.index(language)] in err


@pytest.mark.parametrize(("language", "said"), [("fr", "il faut numpy"), ("en", "Learning needs numpy")])
def test_without_numpy_it_says_what_to_install(
    school: Any, language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def learn(*_: object) -> None:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    school.train = learn
    assert run(language, "bal") == 2
    err = capsys.readouterr().err
    assert said in err
    assert "pip install chaudron[train]" in err
    assert training.main(["bal"]) == 2


def test_a_game_without_lessons_has_nothing_to_learn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(training, "find_spec", lambda name: None)
    assert run("en", "bal") == 2
    assert capsys.readouterr().err == "The bots of bal have nothing to learn.\n"


@pytest.mark.parametrize("game", SHELF)
def test_every_game_is_taught_and_its_lessons_load_without_numpy(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name == "numpy" or name.endswith(".training")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert callable(training.course_of(game).train)
