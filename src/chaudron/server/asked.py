"""What several commands of the house are asked in the same way."""

from collections.abc import Mapping
from pathlib import Path

from chaudron.terminal.trouble import Trouble


def own_store(environment: Mapping[str, str]) -> str:
    """The store the environment names, or a file in the user's own data folder."""
    if named := environment.get("CHAUDRON_STORE"):
        return named
    return str(own_folder(environment) / "tables.db")


def own_folder(environment: Mapping[str, str]) -> Path:
    """The user's own data folder."""
    try:
        folder = Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "chaudron"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:
        raise Trouble("serve-no-folder") from error
    return folder


def number(text: str, name: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise Trouble("not-a-number", name=name, given=text)
    if not least <= int(text) <= most:
        raise Trouble("serve-out-of-range", name=name, given=text, least=least, most=most)
    return int(text)
