"""A new table on this device: the secret of its chance is sealed, everybody sits down, and the game begins."""

import os
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from chaudron import limits
from chaudron.bots import USUAL, bot
from chaudron.bots.characters import character, new_name
from chaudron.games.code import Setup, make_setup, read_setup
from chaudron.kernel.chance import commitment
from chaudron.kernel.game import BadOption
from chaudron.offline.room import Room
from chaudron.room.refusal import Impossible, Refusal
from chaudron.speech.names import clean, signs
from chaudron.words import words

HERE = "o"
"""With this letter begin the ids of tables on a device: no house gives such a one."""
LETTERS = "bcdfghjkmnpqrstvwxz23456789"
SETTINGS = ("undo", "odds", "hints", "lines", "window")
"""What the person may decide; the rest of a house's settings is about other people."""


def open_table(wish: Mapping[str, Any], now: int) -> Room:
    """A table as the person wishes it, begun; bots take all other seats. Raises `Refusal`."""
    if wish.get("lesson"):
        raise Refusal("not_offline")
    try:
        named = wish.get("setup")
        setup = read_setup(named) if named else make_setup(wish["game"], wish.get("players"), wish.get("options", {}))
        levels = _levels(setup, wish.get("bots", ()))
    except BadOption as error:
        raise Impossible(error) from error
    name = clean(wish.get("name") or "")
    if not name or len(signs(name)) > limits.NAME_LENGTH:
        raise Refusal("bad_name")
    figure = wish.get("figure") or ""
    if figure and figure not in setup.game.figures:
        raise Refusal("no_such_figure", given=figure)
    person = {"name": name, "figure": figure}
    return _begun(setup, _settings(setup, wish.get("settings") or {}), person, levels, now)


def open_rematch(room: Room, now: int) -> Room:
    """A new table for the same person and bots, with the same options."""
    levels = [room.chairs[seat].bot for seat in range(room.players) if room.chairs[seat].bot]
    person = {"name": room.names[room.me], "figure": room.chairs[room.me].figure}
    return _begun(Setup(room.game, room.box), room.settings, person, levels, now, room.id)


def _levels(setup: Setup, wished: Sequence[str]) -> list[str]:
    """The bots that were wished for; at the seats that are left, more like the last."""
    levels = list(wished) or [USUAL]
    for level in levels:
        bot(setup.game.name, level, 0)
    others = setup.box.players - 1
    return (levels + levels[-1:] * others)[:others]


def _settings(setup: Setup, wished: Mapping[str, Any]) -> dict[str, Any]:
    """Only what differs from the usual, and only what makes sense alone."""
    kept = {name: wished[name] for name in SETTINGS if wished.get(name) not in (None, True)}
    if not setup.game.window:
        kept.pop("window", None)
    return {**kept, "chat": False}


def _begun(
    setup: Setup, settings: dict[str, Any], person: dict[str, str], levels: Sequence[str], now: int, before: str = ""
) -> Room:
    secret, game, box = os.urandom(32), setup.game, setup.box
    room = Room(HERE + "".join(secrets.choice(LETTERS) for _ in range(9)), secret)
    opened = {"kind": "opened", "game": game.name, "version": game.version, "players": box.players}
    opened |= {"options": dict(box.options), "settings": settings, "commitment": commitment(secret), "before": before}
    room.happen(opened, now)
    room.happen({"kind": "joined", "seat": 0, "salt": secrets.token_urlsafe(16), **person}, now)
    for seat, level in enumerate(levels, 1):
        room.happen({"kind": "bot_seated", "seat": seat, "level": level, "name": _bot_name(room, level)}, now)
    room.happen(room.begin(), now)
    return room


def _bot_name(room: Room, level: str) -> str:
    """A name for a bot that nobody at the table has: of those who play at this level."""
    taken = {chair.name.casefold() for chair in room.chairs.values()}
    known = character(room.game.name, level)
    return new_name(words("fr").say("names-bots").split() if known is None else known.names, taken)
