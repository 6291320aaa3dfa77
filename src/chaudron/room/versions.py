"""Tables that were played by another version of the rules: do these rules make the same of them? See ADR 0015."""

from typing import Any

import msgspec
from msgspec import Struct

from chaudron.games import SHELF
from chaudron.kernel.game import Game
from chaudron.kernel.table import Table
from chaudron.room.chain import BrokenJournal
from chaudron.room.events import Answered, Started
from chaudron.room.rows import Snapshot


class OtherRules(BrokenJournal):
    """What was played at a table is not what the rules of this house make of it."""

    def __init__(self, game: str, began: str) -> None:
        known = SHELF[game].version
        super().__init__(f"{game}: version {began} of the rules, not {known}")
        self.details = {"began": began, "known": known}


class Rules(Struct):
    """By which version a table was saved."""

    version: str


class Sat(Struct):
    """As much of a sitting as tells whose rules it follows."""

    game: str
    version: str = ""


class Saved(Struct):
    """The parts of a snapshot that this is about."""

    sitting: Sat
    table: Rules | None


def is_by_our_rules(snapshot: Snapshot) -> bool:
    """Was it taken under the rules of this house? One that does not say so was taken before anybody asked."""
    saved = msgspec.json.decode(snapshot.body, type=Saved)
    ours = SHELF[saved.sitting.game].version
    return bool(saved.sitting.version) and (saved.table is None or saved.table.version == ours)


def has_same_questions(snapshot: Snapshot, game: Game, table: Table | None) -> bool:
    """Is everybody asked at this table what they were asked when the snapshot was taken?"""
    saved = msgspec.json.decode(snapshot.body)["table"]
    return bool(saved is None or table is None or saved["table"]["asks"] == _plain(game.save(table))["table"]["asks"])


def is_the_same(made: Started | Answered, written: Started | Answered) -> bool:
    """Did everybody see the same? That tells also of points, which neither draws nor questions show."""
    return bool(_seen(made) == _seen(written))


def _seen(event: Started | Answered) -> Any:
    seen: list[Any] = [event.draws, event.told]
    return _plain([*seen, event.reveals, event.result] if isinstance(event, Answered) else seen)


def _plain(value: Any) -> Any:
    """As it comes back from a store."""
    return msgspec.json.decode(msgspec.json.encode(value))
