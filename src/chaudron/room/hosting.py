"""What only the host may do: the event that each command causes, or a refusal."""

from collections.abc import Iterable

from msgspec import UNSET

from chaudron import protocol
from chaudron.bots import USUAL, bot
from chaudron.bots.characters import character
from chaudron.bots.characters import new_name as free_name
from chaudron.games.code import make_setup
from chaudron.kernel.game import BadOption
from chaudron.room import events
from chaudron.room.events import Event
from chaudron.room.permits import chair_of, must_be_open, new_name, not_starting
from chaudron.room.refusal import Impossible, Refusal
from chaudron.room.sitting import OPEN, OVER, Who
from chaudron.room.state import State
from chaudron.words import words


def change(state: State, who: Who, command: protocol.Change) -> Event:
    must_be_open(state)
    sitting = state.sitting
    players = sitting.players if command.players is UNSET else command.players
    options = sitting.options if command.options is UNSET else {**sitting.options, **command.options}
    settings = sitting.settings if command.settings is UNSET else command.settings
    if any(not chair.is_free for chair in sitting.chairs[players:]):
        raise Refusal("seats_in_use")
    if sitting.position is not None and (players, options) != (sitting.players, sitting.options):
        raise Refusal("as_it_was")
    try:
        box = make_setup(sitting.game, players, options).box
    except BadOption as error:
        raise Impossible(error) from error
    return events.Changed(box.players, dict(box.options), settings)


def seat_bot(state: State, who: Who, command: protocol.SeatBot) -> Event:
    not_starting(state)
    chair = chair_of(state, command.seat)
    if state.sitting.state == OVER:
        raise Refusal("over")
    if chair.bot or (chair.keys and state.sitting.state == OPEN):
        raise Refusal("seat_taken", seat=command.seat + 1)
    level = known_level(state.sitting.game, command.level)
    return events.BotSeated(command.seat, level, "" if chair.keys else bot_name(state, level))


def free_seat(state: State, who: Who, command: protocol.FreeSeat) -> Event:
    not_starting(state)
    chair = chair_of(state, command.seat)
    if not chair.bot or (state.sitting.state != OPEN and not chair.keys):
        raise Refusal("no_bot_there", seat=command.seat + 1)
    return events.BotSent(command.seat)


def kick(state: State, who: Who, command: protocol.Kick) -> Event:
    not_starting(state)
    chair = chair_of(state, command.seat)
    if not chair.keys or command.seat == state.sitting.host:
        raise Refusal("nobody_to_kick", seat=command.seat + 1)
    event = events.Kicked(command.seat, "" if state.sitting.state == OPEN else chair.bot or USUAL)
    if command.keep_out:
        event.kept_out = state.sitting.kept_out_ever + 1
        keep_out(state, event, chair.devices, chair.addresses if command.keep_out == "address" else [])
    return event


def keep_out(state: State, event: events.Kicked, devices: Iterable[str], addresses: Iterable[str]) -> None:
    """Let nobody with these marks come back; a device that others at the table use too is not meant."""
    others = {mark for seat, chair in enumerate(state.sitting.chairs) if seat != event.seat for mark in chair.devices}
    event.devices = sorted({*event.devices, *devices} - others - {""})
    event.addresses = sorted({*event.addresses, *addresses} - {""})


def let_in(state: State, who: Who, command: protocol.LetIn) -> Event:
    for person in state.sitting.kept_out:
        if person.person == command.person:
            return events.LetIn(person.person, person.name)
    raise Refusal("nobody_kept_out")


def chat(state: State, who: Who, command: protocol.Chat) -> Event:
    return events.ChatSwitched(command.on)


def lock(state: State, who: Who, command: protocol.Lock) -> Event:
    return events.Locked(command.locked)


def make_host(state: State, who: Who, command: protocol.MakeHost) -> Event:
    if not chair_of(state, command.seat).keys:
        raise Refusal("nobody_there", seat=command.seat + 1)
    return events.HostMade(command.seat)


def grant(state: State, who: Who, command: protocol.Grant) -> Event:
    claim = state.sitting.claims.get(command.claim)
    if claim is None:
        raise Refusal("no_such_claim")
    return events.Granted(command.claim, claim.seat, new_name(state, claim.name, except_seat=claim.seat))


def refuse(state: State, who: Who, command: protocol.Refuse) -> Event:
    if command.claim not in state.sitting.claims:
        raise Refusal("no_such_claim")
    return events.Refused(command.claim)


def known_level(game: str, level: str) -> str:
    try:
        bot(game, level, 0)
    except BadOption as error:
        raise Impossible(error) from error
    return level


def bot_name(state: State, level: str) -> str:
    """A name for a bot that nobody at the table has: of those who play at this level."""
    taken = {chair.name.casefold() for chair in state.sitting.chairs}
    known = character(state.sitting.game, level)
    return free_name(words("fr").say("names-bots").split() if known is None else known.names, taken)
