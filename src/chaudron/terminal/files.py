"""Records on disk: read with care, written whole or not at all."""

import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from chaudron.games import SHELF
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.game import Game
from chaudron.kernel.record import Record
from chaudron.speech.names import clean, cut
from chaudron.terminal.trouble import FAILED, Trouble

LONGEST_NAME = 16
MOST_BYTES = 16_000_000
"""Of a record: several times what the longest game has."""


def read_record(path: str) -> tuple[Game, Record]:
    """A record and its game. Raises `Trouble` when the file cannot be read, `BadRecord` when it is no good record."""
    record = Record.from_json(read_json(path))
    game = SHELF.get(record.game)
    if game is None:
        raise Trouble("unknown-game", FAILED, given=printable(record.game), known=", ".join(SHELF))
    record.names = [printable(str(name)) for name in record.names]
    return game, record


def read_json(path: str) -> Any:
    """Raises `Trouble` when the file cannot be read, `BadRecord` when it is no JSON."""
    return _parse(_read(path))


def _read(path: str) -> bytes:
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except IsADirectoryError as error:
        raise Trouble("file-is-folder", file=path) from error
    except FileNotFoundError as error:
        raise Trouble("file-missing", file=path) from error
    except (OSError, ValueError) as error:
        raise Trouble("file-unreadable", file=path) from error
    if len(data) > MOST_BYTES:
        raise BadRecord("too_big", most=MOST_BYTES // 10**6)
    return data


def _parse(data: bytes) -> Any:
    try:
        return json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadRecord("not_a_record") from error


def printable(text: str) -> str:
    """A name without anything a terminal would obey instead of show, and not too long for a board."""
    return cut(clean(text), LONGEST_NAME)


class RecordFile:
    """Where the record of a game is kept while it grows. Every write replaces the whole file at once."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def named(cls, file: str) -> "RecordFile":
        """The file that somebody named; `~` is the home folder."""
        try:
            return cls(Path(file).expanduser())
        except RuntimeError as error:
            raise Trouble("file-unwritable", file=file) from error

    def claim(self) -> None:
        """Make sure that the record can be written, and that nothing else is written over. Raises `Trouble`."""
        file = str(self.path)
        if self.path.is_dir():
            raise Trouble("file-is-folder", file=file)
        if self.path.exists():
            raise Trouble("file-exists", file=file)
        folder = self.path.parent
        if not folder.is_dir() or not os.access(folder, os.W_OK):
            raise Trouble("file-unwritable", file=file)

    def write(self, record: Record) -> None:
        """Write the record as it is now. Raises `Trouble`, and then the file is as it was."""
        text = json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"
        beginning = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            beginning.write_text(text, "utf-8")
            beginning.replace(self.path)
        except OSError as error:
            beginning.unlink(missing_ok=True)
            raise Trouble("file-unwritable", file=str(self.path)) from error


def own_record_file(game: str, environment: Mapping[str, str]) -> RecordFile | None:
    """A new file in the player's own data folder; None when there is no place for it."""
    try:
        home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
        folder = Path(home) / "chaudron"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    started = time.strftime("%Y-%m-%d-%H%M%S")
    file = RecordFile(_free_name(folder, f"{game}-{started}"))
    return file if os.access(folder, os.W_OK) else None


def _free_name(folder: Path, stem: str) -> Path:
    path, number = folder / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path
