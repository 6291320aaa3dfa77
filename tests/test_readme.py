"""What the README shows really runs."""

import contextlib
import io
import json
import re
import shlex
from pathlib import Path

import pytest

from chaudron import cli
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_library_example_runs() -> None:
    [example] = blocks("python")
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(example, {})  # noqa: S102 - our own README
    assert re.fullmatch(r"\(\d+, \d+, \d+\) after \d+ answers\n", said.getvalue())


def test_every_file_it_links_to_exists() -> None:
    root = Path(__file__).parents[1]
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links
    assert [link for link in links if not (root / link).exists()] == []


def recorded_game() -> str:
    game = SHELF["belcastel"]
    play = Play(game, game.box(2, {}), Counter(2, 1))
    while play.table.outcome is None:
        ask = play.table.asks[play.table.pending_seats[0]]
        play.answer(ask.seat, ask.options[-1])
    return json.dumps(play.record.to_json())


COMMANDS = [line[2:].split("#")[0].strip() for block in blocks("console") for line in block.splitlines()]
ANSWERS_AT_ONCE = [command for command in COMMANDS if command.startswith("chaudron") and " play " not in command]
FIRST_ROUND = ("1/9", "manche 1", "Manche 1", "expédition 1", "Expédition 1")
PLAYED = [command for command in COMMANDS if command.startswith("chaudron play")]


@pytest.mark.parametrize("command", ANSWERS_AT_ONCE)
def test_every_command_it_shows_runs(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(recorded_game(), "utf-8")
    seeded = 5  # what `chaudron verify` says of this game: repeatable, and no more
    for part in command.split(" && "):
        assert cli.main(shlex.split(part)[1:]) == (seeded if " verify " in part else 0)


@pytest.mark.parametrize("command", PLAYED)
def test_every_game_it_shows_starts(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("draw\nquit\ny\n"))
    cli.main(shlex.split(command)[1:])
    said = capsys.readouterr().out
    assert any(begun in said for begun in FIRST_ROUND)


def test_it_names_both_commands_of_the_makefile() -> None:
    assert [command.split()[:2] for command in COMMANDS[:2]] == [["make", "play"], ["make", "test"]]
    assert len(ANSWERS_AT_ONCE) == 7
    assert len(PLAYED) == 7
