"""A keyboard and a screen for tests: lines to be typed, and all that was shown."""

import io
import itertools
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from chaudron.cli import main
from chaudron.games.blackwood.components import FILE
from chaudron.kernel.record import Record
from tests.games.blackwood.values import nothing_kept


class Typist:
    """Types the lines of a script, one whenever something is read; then the input ends."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: Iterator[str] = iter(lines)

    def __call__(self, _prompt: str = "", **_ignored: object) -> str:
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


class Screen(io.StringIO):
    """A terminal: whatever is written stays to be looked at."""

    def isatty(self) -> bool:
        return True


BOLD_PLAYER = ("d", "d", "d", "s", "1", "1")
"""What somebody types who knows no rules: most of it is refused sooner or later, and the game still ends."""


def forever(lines: Iterable[str] = BOLD_PLAYER, most: int = 3000) -> Iterator[str]:
    return itertools.islice(itertools.cycle(lines), most)


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Records go to a folder of this test, and the language does not depend on the machine."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("CHAUDRON_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    return tmp_path


@pytest.fixture
def with_blackwood(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody has named other card values."""
    monkeypatch.setenv(FILE, "")
    with nothing_kept():
        yield


LoggedFact = tuple[int, str]
"""An exit code, and what was shown."""
Run = Callable[..., LoggedFact]


def kept(home: Path) -> list[Path]:
    """The records of this test, the newest last."""
    return sorted((home / "data").rglob("*.json"), key=lambda file: file.stat().st_mtime_ns)


def read(file: Path) -> Record:
    return Record.from_json(json.loads(file.read_text("utf-8")))


def choices(home: Path, *seats: int) -> list[str]:
    """What was answered in the newest record, by these seats or by all."""
    return [entry.choice for entry in read(kept(home)[-1]).entries if not seats or entry.seat in seats]


@pytest.fixture
def piped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command whose input is a pipe: `piped("play --seed 1", "draw", "stop")`."""

    def run(command: str, *lines: str, script: Iterable[str] = ()) -> LoggedFact:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in [*lines, *script])))
        status = main(command.split())
        return status, capsys.readouterr().out

    return run


@pytest.fixture
def on_screen(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command at a terminal of 80 columns and 24 lines, or of another size."""

    def run(command: str, *lines: str, script: Iterable[str] = (), size: tuple[int, int] = (80, 24)) -> LoggedFact:
        typist, screen = Typist(itertools.chain(lines, script)), Screen()
        monkeypatch.setenv("COLUMNS", str(size[0]))
        monkeypatch.setenv("LINES", str(size[1]))
        monkeypatch.setattr("sys.stdin", Screen())
        monkeypatch.setattr("sys.stdout", screen)
        monkeypatch.setattr("builtins.input", typist)
        monkeypatch.setattr("getpass.getpass", typist)
        return main(command.split()), screen.getvalue()

    return run
