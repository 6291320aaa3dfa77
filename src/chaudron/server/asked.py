"""What several commands of the house are asked in the same way."""

import datetime as dt
from collections.abc import Mapping
from pathlib import Path

from chaudron.server.unusable import forbidden
from chaudron.terminal.trouble import FAILED, Trouble

EARLIEST_YEAR = 2025
"""No clock that goes right shows an earlier one to this program."""


def own_store(environment: Mapping[str, str]) -> str:
    """The store the environment names, or a file in the user's own data folder."""
    if named := environment.get("CHAUDRON_STORE"):
        return named
    return str(own_folder(environment) / "tables.db")


def own_folder(environment: Mapping[str, str]) -> Path:
    """The user's own data folder, made where it was not there."""
    folder = data_folder(environment)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise forbidden(folder, error) from error
    return folder


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where that is, or would be; raises `Trouble` for somebody who has no home."""
    try:
        return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "chaudron"
    except RuntimeError as error:
        raise Trouble("serve-no-home", FAILED) from error


def check_clock() -> None:
    """Refuse to open by a clock that cannot be right: times of games and certificates would be wrong for good."""
    if (year := year_now()) < EARLIEST_YEAR:
        raise Trouble("serve-clock", FAILED, year=str(year))


def year_now() -> int:
    """As the clock of this machine says."""
    return dt.datetime.now(dt.UTC).year


def number(text: str, name: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise Trouble("not-a-number", name=name, given=text)
    if not least <= int(text) <= most:
        raise Trouble("serve-out-of-range", name=name, given=text, least=least, most=most)
    return int(text)
