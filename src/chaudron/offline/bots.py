"""What happens at a table on this device without anybody's command: bots answer, and silence is answered for."""

import hashlib
from typing import Any

from chaudron.bots import LEVELS, bot
from chaudron.kernel.game import Limit
from chaudron.kernel.rule import Ask
from chaudron.offline.events import Row
from chaudron.offline.room import PLAYING, Room
from chaudron.words import words

PACE_SECONDS = 0.5
"""How long a bot takes while the person thinks as well; when bots alone are awaited they answer at once."""
BOTS_LANGUAGE = "fr"


def due(room: Room, now: int) -> float | None:
    """In how many seconds something happens by itself; None: the person is waited for."""
    if room.table is None or room.state != PLAYING or room.paused_at is not None:
        return None
    if _mere_silence(room) is not None:
        return 0.0
    if _bots_awaited(room):
        return 0.0 if room.me not in room.table.awaited else PACE_SECONDS
    until = room.until(room.me) if room.me in room.table.awaited else None
    return None if until is None else max(0.0, (until - now) / 1000)


def step(room: Room, now: int) -> Row | None:
    """Let the next thing happen that is due."""
    if due(room, now) is None:
        return None
    silence, bots = _mere_silence(room), _bots_awaited(room)
    if silence is not None:
        return _answered(room, room.me, str(silence.choice), None, now)
    if bots:
        return _let_answer(room, bots[0], now)
    until, limit = room.until(room.me), room.limit()
    if limit is None or until is None or until > now:
        return None
    return _answered(room, room.me, str(limit.choice), None, now)


def _mere_silence(room: Room) -> Limit | None:
    """Whoever plays against bots alone hides nothing, and is not asked where there is only silence to choose."""
    assert room.table is not None
    ask = room.table.asks.get(room.me)
    if ask is None or room.table.sealed_together() is None:
        return None
    silence = room.silence()
    return silence if silence is not None and ask.options == (silence.choice,) else None


def _bots_awaited(room: Room) -> list[int]:
    assert room.table is not None
    return [seat for seat in room.table.awaited if room.chairs[seat].bot]


def _let_answer(room: Room, seat: int, now: int) -> Row:
    assert room.table is not None
    choice, asked = _chosen(room, seat, room.table.asks[seat]), room.asked[seat]
    recital = room.game.recital(room.table, seat)
    typed: dict[str, Any] | None = None
    if recital is not None:
        texts = [words(BOTS_LANGUAGE).say(text) for text in recital.texts]
        lines = recital.typed(choice, texts, asked)
        typed = {"seat": seat, "lang": BOTS_LANGUAGE, "cards": list(recital.cards), "lines": lines}
    return _answered(room, seat, choice, typed, now)


def _chosen(room: Room, seat: int, ask: Ask) -> str:
    """What the bot of a seat answers; whatever it does wrong, the weakest answers for it, or else the first option."""
    name, view, seed = room.game.name, room.game.bot_view(room.table, seat), seed_of(room, seat)
    for level in (room.chairs[seat].bot, next(iter(LEVELS[name]))):
        try:
            choice = str(bot(name, level, seed).choose(view, ask))
        except Exception:  # noqa: BLE001, S112 - whatever a bot does wrong, the game goes on
            continue
        if ask.allows(choice):
            return choice
    return str(ask.options[0])


def seed_of(room: Room, seat: int) -> int:
    """By which a bot decides where it does not care: another for every question."""
    digest = hashlib.sha256(room.secret + f"{seat} {room.asked[seat]}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def _answered(room: Room, seat: int, choice: str, typed: dict[str, Any] | None, now: int) -> Row:
    event, only = room.carry_out(seat, choice, typed)
    return room.happen(event, now, only)
