"""What a command of the person brings about at a table on this device, or why it cannot be."""

from typing import Any

from chaudron import limits
from chaudron.kernel.rule import Refused
from chaudron.offline.events import Event, Row
from chaudron.offline.room import OPEN, OVER, PLAYING, Room, read_room
from chaudron.room.refusal import AgainstTheRules, NoUndo, Refusal
from chaudron.speech.names import clean
from chaudron.words import LANGUAGES, words

Command = dict[str, Any]
Done = tuple[Room, Row]
"""The room afterwards, which may be another, and what is to be written."""

EMOTES = ("clap", "laugh", "wow", "oops", "boom", "think", "hurry", "thanks")


def do(room: Room, command: Command, now: int) -> Done:
    """Carry out a command; raises `Refusal`, and then nothing has changed."""
    kind = command["do"]
    if kind == "answer":
        return room, _answer(room, command, now)
    if kind == "undo":
        return _undo(room, command, now)
    if kind not in EVENTS:
        raise Refusal("not_offline")
    return room, room.happen(EVENTS[kind](room, command), now, move=command["id"])


def _answer(room: Room, command: Command, now: int) -> Row:
    in_play(room)
    if command["ask"] != room.asked[room.me]:
        raise Refusal("stale")
    choice, typed = _typed(room, command)
    try:
        event, only = room.carry_out(room.me, choice, typed)
    except Refused as refused:
        raise AgainstTheRules(room.game.name, refused.reason, room.names) from refused
    return room.happen(event, now, only, command["id"])


def _typed(room: Room, command: Command) -> tuple[str, dict[str, Any] | None]:
    """The choice; where something is to be typed, what was typed is the choice."""
    recital = room.game.recital(room.table, room.me)
    if recital is None:
        return command["choice"], None
    lines = [clean(line) for line in command.get("lines", [])]
    texts = [[words(language).say(text) for language in LANGUAGES] for text in recital.texts]
    typed = {"seat": room.me, "lang": command.get("lang", "fr"), "cards": list(recital.cards), "lines": lines}
    return recital.heard(lines, texts), typed


def _undo(room: Room, command: Command, now: int) -> Done:
    """Read the room anew from its journal, without the answer that is taken back."""
    in_play(room)
    reason, last = room.why_not_undo(), room.last
    if reason is not None or last is None:
        raise NoUndo(reason or "nothing")
    row = room.next_row({"kind": "undone", "seat": room.me, "seq": last.seq}, now, move=command["id"])
    return read_room(room.id, room.secret, [*room.rows, row]), row


def why(room: Room, command: Command) -> dict[str, Any]:
    """Why a choice may not be made now, or that it may."""
    in_play(room)
    assert room.table is not None
    ask = room.table.asks.get(room.me)
    if ask is not None and ask.allows(command["choice"]):
        return {"allowed": True}
    reason = room.table.why_not(room.me, command["choice"])
    return {"allowed": False, "key": reason.key, "rule": reason.rule, "details": reason.details}


def may_rematch(room: Room) -> None:
    if room.state != OVER:
        raise Refusal("not_over")
    if room.rematch:
        raise Refusal("rematched", table=room.rematch)


def in_play(room: Room) -> None:
    """Refuse unless answers may be given now."""
    if room.state != PLAYING:
        raise Refusal("not_started" if room.state == OPEN else "over")
    if room.paused_at is not None:
        raise Refusal("paused")


def _pause(room: Room, command: Command) -> Event:
    in_play(room)
    return {"kind": "paused", "seat": room.me}


def _resume(room: Room, command: Command) -> Event:
    if room.paused_at is None:
        raise Refusal("not_paused")
    return {"kind": "resumed", "seat": room.me}


def _say(room: Room, command: Command) -> Event:
    text = clean(command["text"])[: limits.TEXT_LENGTH]
    if not text:
        raise Refusal("bad_text")
    return {"kind": "said", "seat": room.me, "text": text}


def _emote(room: Room, command: Command) -> Event:
    if command["emote"] not in EMOTES:
        raise Refusal("bad_text")
    return {"kind": "emoted", "seat": room.me, "emote": command["emote"]}


EVENTS = {"pause": _pause, "resume": _resume, "say": _say, "emote": _emote}
