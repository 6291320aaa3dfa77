"""[BLW-13.6] `--components FILE`: card values of one's own, checked at once, named in records, known everywhere."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chaudron import values
from chaudron.cli import main
from chaudron.command_line import WITH_VALUES
from chaudron.games.bal import printed as bal
from chaudron.games.belcastel import printed as belcastel
from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.components import FILE, KNOWN, OURS, load, read
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play
from chaudron.kernel.verdict import EXIT_CODES, SEEDED
from chaudron.words import LANGUAGES
from tests.games.bal.printed import other
from tests.games.bal.printed import write as write_ball
from tests.games.blackwood.values import dear, ours, write
from tests.terminal.conftest import with_blackwood
from tests.test_cli import Heard, Run, at_home

__all__ = ["at_home", "with_blackwood"]
pytestmark = pytest.mark.usefixtures("with_blackwood")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line; nobody types anything."""

    def run(command: str, typed: str = "") -> Heard:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(command.split())
        heard = capsys.readouterr()
        return status, heard.out, heard.err

    return run


def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a new process: no file is named, and only our values are known."""
    monkeypatch.setenv(FILE, "")
    for name in [name for name in KNOWN if name != OURS.hash]:
        del KNOWN[name]


def recorded(folder: Path) -> Path:
    """The whole record of a game with the values that are usual now."""
    play = Play(BLACKWOOD, BLACKWOOD.box(2, {"first_witch": 0}), Counter(2, 1), ["Ada", "Bea"])
    while play.table.outcome is None:
        (seat,) = play.table.pending_seats
        play.answer(seat, play.table.asks[seat].options[0])
    file = folder / "game.json"
    file.write_text(json.dumps(play.record.to_json()), "utf-8")
    return file


# The printed values of a house


def test_a_game_is_played_with_the_values_of_the_file(run: Run, tmp_path: Path) -> None:
    """The greeting says so, the board shows them, and the record names them by their hash."""
    path = write(tmp_path, dear())
    _, told, _ = run(f"play blackwood 2 --components {path} --seed 1 --no-color --people Ada,Bea")
    assert f"come from the file that was given (fingerprint {load(path).hash})" in " ".join(told.split())
    assert set(re.findall(r"\d+\) [TCMB]+ (\d)", told)) == {"5"}
    (record,) = (tmp_path / "data").rglob("*.json")
    assert json.loads(record.read_text("utf-8"))["options"]["components"] == load(path).hash != OURS.hash


def test_a_ball_is_played_with_the_potions_of_the_file(run: Run, tmp_path: Path) -> None:
    """[BAL-13.24] The greeting says so, and the record names them."""
    path = write_ball(tmp_path, other())
    _, told, _ = run(f"play bal 3 --components {path} --seed 1 --no-color --people Ada,Bea,Clo")
    assert f"come from the file that was given (fingerprint {bal.load(path).hash})" in " ".join(told.split())
    (record,) = (tmp_path / "data").rglob("*.json")
    assert json.loads(record.read_text("utf-8"))["options"]["components"] == bal.load(path).hash != bal.OURS.hash
    del bal.KNOWN[bal.load(path).hash]


def test_a_file_is_found_from_wherever_a_process_runs(tmp_path: Path, run: Run) -> None:
    """The environment names it in full."""
    write(tmp_path, dear(), "mine.json")
    run("play blackwood 2 --components mine.json --seed 1")
    assert os.environ[FILE] == str(tmp_path / "mine.json")


def test_other_processes_know_the_file(tmp_path: Path, run: Run) -> None:
    """A worker makes the same box from the options of a table."""
    path = write(tmp_path, dear())
    run(f"play blackwood 2 --components {path} --seed 1")
    wanted = load(path).hash
    code = (
        f"from chaudron.games.blackwood import BLACKWOOD as B; print(B.box(2, {{'components': '{wanted}'}}).cards.hash)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"{wanted}\n"


def test_without_a_file_ours_are_played(run: Run) -> None:
    _, told, _ = run("play blackwood 2 --seed 1")
    assert "The card values are our reconstruction" in " ".join(told.split())
    assert os.environ[FILE] == ""


def test_the_environment_names_a_file_too(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, dear())
    monkeypatch.setenv(FILE, str(path))
    _, told, _ = run("play blackwood 2 --seed 1")
    assert load(path).hash in told


def test_what_is_typed_goes_before_the_environment(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FILE, str(tmp_path / "nowhere.json"))
    path = write(tmp_path, dear())
    _, told, complained = run(f"play blackwood 2 --seed 1 --components {path}")
    assert complained == ""
    assert load(path).hash in told


@pytest.mark.parametrize("command", ["serve", "simulate"])
def test_houses_and_simulations_are_told_before_they_begin(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    seen: list[str] = []

    def begun(*_: Any) -> int:
        seen.append(os.environ[FILE])
        return 0

    monkeypatch.setattr(
        {"serve": "chaudron.server.command.run_serve", "simulate": "chaudron.lab.simulate.run"}[command], begun
    )
    path = write(tmp_path, dear())
    assert run(f"{command} --components {path}")[0] == 0
    assert seen == [str(path)]


# Records


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["verify", "replay", "replay --json"])
def test_a_record_with_values_unknown_here_says_how_to_name_them(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    """… and with their file it holds."""
    path = write(tmp_path, dear())
    monkeypatch.setenv(FILE, str(path))
    file = recorded(tmp_path)
    forgotten(monkeypatch)
    status, told, complained = run(f"{command} {file} --lang {language}")
    assert (status, told) == (1, "")
    assert load(path).hash in complained
    assert "--components" in complained
    assert FILE in complained
    sound = EXIT_CODES[SEEDED] if command == "verify" else 0
    assert run(f"{command} {file} --components {path} --lang {language}")[0] == sound


def test_a_record_with_other_values_than_the_file_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, dear())
    monkeypatch.setenv(FILE, str(path))
    file = recorded(tmp_path)
    forgotten(monkeypatch)
    other = dear()
    other["forest"][0]["cost"] = 6
    status, _, complained = run(f"verify {file} --components {write(tmp_path, other, 'other.json')}")
    assert status == 1
    assert load(path).hash in complained


def test_a_record_is_told_with_the_values_it_was_played_with(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record with our values reads the same, whatever file is named."""
    file = recorded(tmp_path)
    plain = run(f"replay {file}")
    assert plain == run(f"replay {file} --components {write(tmp_path, dear())}")
    assert re.search(r"for (a coin|two coins)\.", plain[1])
    monkeypatch.setenv(FILE, str(tmp_path / "values.json"))
    dear_file = recorded(tmp_path)
    assert "for five coins." in run(f"replay {dear_file}")[1]


def test_an_unknown_hash_cannot_be_played(run: Run) -> None:
    status, _, complained = run("play blackwood 2 --option components=0123456789abcdef")
    assert status == 2
    assert "fingerprint “0123456789abcdef”" in complained
    assert OURS.hash in complained


def test_the_hash_of_ours_can_be_asked_for(run: Run, tmp_path: Path) -> None:
    """Whatever file the house has: the board, the choices and the sentences are those of our values."""
    path = write(tmp_path, dear())
    command = f"play blackwood 2 --seed 1 --people Ada,Bea --option components={OURS.hash} --option first_witch=0"
    _, told, _ = run(f"{command} --components {path}", "1\n2\nbuy\n")
    assert "our reconstruction" in " ".join(told.split())
    assert "five coins" not in told


# Wrong files


WRONG: list[tuple[str, Any, dict[str, str]]] = [
    ("nowhere", None, {"en": "does not exist", "fr": "n’existe pas"}),  # noqa: RUF001 - typeset
    ("no JSON", b"{forest", {"en": "is not JSON", "fr": "n’est pas du JSON"}),  # noqa: RUF001 - typeset
    ("no text", b"\xff\xfe", {"en": "is not text in UTF-8", "fr": "UTF-8"}),
    ("too deep", b"[" * 200_000, {"en": "cannot be read", "fr": "est illisible"}),
    ("a huge number", b'{"forest": [' + b"9" * 5000 + b"]}", {"en": "cannot be read", "fr": "est illisible"}),
    ("a list", [], {"en": "lacks the list “forest”", "fr": "liste «\u00a0forest\u00a0»"}),
    ("no potions", {**ours(), "potions": None}, {"en": "lacks the list “potions”", "fr": "«\u00a0potions\u00a0»"}),
    ("a card short", {**ours(), "forest": ours()["forest"][1:]}, {"en": "Missing: F01", "fr": "manque F01"}),
    ("a spell twice", {**ours(), "spells": ours()["spells"] * 2}, {"en": "6 cards", "fr": "6 cartes"}),
    ("no cost", "cost", {"en": "F01 has a field “cost”", "fr": "F01 a un champ «\u00a0cost\u00a0»"}),
    ("a list of lists", "colours", {"en": "twin has a field “colours”", "fr": "twin a un champ"}),
]


def wrong_file(folder: Path, content: Any) -> Path:
    path = folder / "wrong.json"
    if content == "cost":
        content = ours()
        content["forest"][0]["cost"] = "2"
    elif content == "colours":
        content = ours()
        content["spells"][0]["colours"] = [["red"], ["blue"]]
    if isinstance(content, bytes):
        path.write_bytes(content)
    elif content is not None:
        path.write_text(json.dumps(content), "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "content", "said"), WRONG, ids=[name for name, *_ in WRONG])
def test_a_wrong_file_is_refused_in_one_sentence(
    run: Run, tmp_path: Path, language: str, name: str, content: Any, said: dict[str, str]
) -> None:
    """Before anything is written."""
    path = wrong_file(tmp_path, content)
    status, told, complained = run(f"play blackwood 2 --components {path} --lang {language}")
    assert (status, told) == (2, ""), name
    assert said[language] in complained
    assert complained.count("\n") == 1
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("command", WITH_VALUES)
def test_every_command_that_plays_checks_the_file_at_once(run: Run, tmp_path: Path, command: str) -> None:
    """Whatever else is wrong, and whatever is played; a folder is no file."""
    assert run(f"{command} --components nowhere.json") == (2, "", "The card file “nowhere.json” does not exist.\n")
    assert "cannot be read" in run(f"{command} --components {tmp_path}")[2]
    assert run(f"{command} --components")[2] == "A value is missing after --components.\n"
    assert "--components FILE" in run(f"{command} --help")[1]


@pytest.mark.parametrize("command", ["rules BLW-5.1", "backup copy.db"])
def test_other_commands_take_no_file(run: Run, command: str) -> None:
    assert "--components" in run(f"{command} --components x.json")[2]


def test_a_wrong_file_of_the_environment_is_refused_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FILE, "nowhere.json")
    assert run("play blackwood 2")[:2] == (2, "")
    assert run("play blackwood 2")[2] == "The card file “nowhere.json” does not exist.\n"


# `chaudron components`


def test_our_values_are_printed_as_a_file_that_will_do(run: Run, tmp_path: Path) -> None:
    """The same hash: only what counts is written, a card a line."""
    status, told, _ = run("components")
    assert status == 0
    assert read(json.loads(told)).hash == OURS.hash
    assert len(told.split("\n")) > 102
    of_blackwood = {part: cards for part, cards in json.loads(told).items() if part not in (bal.PART, belcastel.PART)}
    assert all(set(card) == set(values.FIELDS[part]) for part, cards in of_blackwood.items() for card in cards)
    assert bal.read(json.loads(told)[bal.PART]) == bal.OURS
    assert belcastel.read(json.loads(told)[belcastel.PART], tmp_path) == belcastel.OURS
    (tmp_path / "mine.json").write_text(told, "utf-8")
    assert run("components mine.json")[1] == (
        f"mine.json is fine: 56 forest cards, 40 potions, 6 spells. Fingerprint: {OURS.hash}\n"
        f"mine.json is fine for the ball: 24 potions, 25 prank tokens. Fingerprint: {bal.OURS.hash}\n"
        "mine.json is fine for Belcastel and the witches: 0 own books, 24 fortune cards. "
        f"Fingerprint: {belcastel.OURS.hash}\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_checked_without_playing(run: Run, tmp_path: Path, language: str) -> None:
    path = write(tmp_path, dear())
    assert load(path).hash in run(f"components {path} --lang {language}")[1]
    status, told, complained = run(f"components nowhere.json --lang {language}")
    assert (status, told) == (2, "")
    assert "nowhere.json" in complained


def test_remarks_in_a_file_do_not_change_its_hash(tmp_path: Path) -> None:
    data = {**ours(), "seen": "in my own box"}
    assert load(write(tmp_path, data)).hash == OURS.hash


def test_the_example_of_the_documentation_changes_what_it_says(tmp_path: Path) -> None:
    """docs/components.md: the cards shown there, in the place of ours, make a good file."""
    page = (Path(__file__).parent.parent / "docs" / "components.md").read_text("utf-8")
    (example,) = re.findall(r"```json\n(.+?)```", page, re.DOTALL)
    shown, data = json.loads(example), ours()
    for part, fields in values.FIELDS.items():
        for card in shown[part]:
            assert tuple(card) == fields
            data[part] = [card if one["id"] == card["id"] else one for one in data[part]]
    assert load(write(tmp_path, data)).hash != OURS.hash
