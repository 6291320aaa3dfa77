"""What a bot would answer in the person's place, and why. Nobody else plays here, so nobody counts."""

from chaudron.bots import USUAL, bot
from chaudron.bots.advice import Opinion, asked_of
from chaudron.bots.characters import Character, adviser, character
from chaudron.kernel.game import BadOption
from chaudron.kernel.rule import Ask
from chaudron.offline.bots import seed_of
from chaudron.offline.doing import in_play
from chaudron.offline.listener import Message
from chaudron.offline.room import Room
from chaudron.room.refusal import Impossible, Refusal
from chaudron.speech.hints import why
from chaudron.words import words


def hint(room: Room, level: str | None, language: str) -> Message:
    """The advice of a bot from what the person sees; raises `Refusal`."""
    in_play(room)
    ask = None if room.table is None else room.table.asks.get(room.me)
    if not room.settings.get("hints", True):
        raise Refusal("no_hints")
    if ask is None:
        raise Refusal("no_question")
    if room.game.is_by_ear(room.table, room.me):
        raise Refusal("by_ear")
    who, opinion = _asked(room, _adviser(room.game.name, level), ask)
    options = [{"choice": str(choice), "value": value} for choice, value in opinion.options]
    said = {"ask": room.asked[room.me], "level": who.level, "name": who.name, "unit": opinion.unit}
    return {**said, "options": options, "says": why(opinion.unit, opinion.options, words(language))}


def _adviser(game: str, level: str | None) -> Character:
    try:
        return adviser(game, level)
    except BadOption as error:
        raise Impossible(error) from error


def _asked(room: Room, wanted: Character, ask: Ask) -> tuple[Character, Opinion]:
    """What somebody says of it; where they fail, the usual bot."""
    view, seed = room.game.bot_view(room.table, room.me), seed_of(room, room.me)
    for who in (wanted, character(wanted.game, USUAL) or wanted):
        try:
            return who, asked_of(bot(who.game, who.level, seed), view, ask)
        except Exception:  # noqa: BLE001, S112 - whatever a bot does wrong, there is somebody else to ask
            continue
    raise Refusal("failed")
