"""What becomes of a command: the event it causes, or a refusal. Nothing here waits, and nothing is written here."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import UNSET
from msgspec.structs import asdict

from chaudron import limits, protocol
from chaudron.bots import USUAL, bot
from chaudron.bots.characters import character
from chaudron.bots.characters import new_name as free_name
from chaudron.games.code import make_setup
from chaudron.kernel.game import BadOption
from chaudron.kernel.rule import Refused
from chaudron.plans import GAMES as WITH_PLANS
from chaudron.plans import Plan, dated, is_over
from chaudron.room import events
from chaudron.room.events import Event
from chaudron.room.refusal import AgainstTheRules, Impossible, NotYet, Refusal
from chaudron.room.sitting import NO_SEAT, OPEN, OVER, PLAYING, Chair, Who, pauser
from chaudron.room.state import State
from chaudron.room.visitors import UNKNOWN, Came
from chaudron.speech.names import clean, signs
from chaudron.words import words

Decided = tuple[Event, int | None]
"""What happened, and the one seat that may notice it now (None: everybody)."""


def decide(state: State, who: Who, command: protocol.Commands) -> Event:
    """The event that a command causes. Raises `Refusal`, and then nothing has changed."""
    kind = type(command)
    if kind in FOR_THE_HOST and not who.host:
        raise Refusal("not_host")
    if kind in FOR_PLAYERS and who.seat is None:
        raise Refusal("not_seated")
    return DECISIONS[kind](state, who, command)


# Playing


def may_answer(state: State, who: Who, command: protocol.Answer) -> None:
    """Refuse an answer to a question that is not asked now."""
    if who.seat is None:
        raise Refusal("not_seated")
    in_play(state)
    if command.ask != state.sitting.asked[who.seat]:
        raise Refusal("stale")


def give_answer(
    state: State, seat: int, choice: str, for_absent: bool = False, typed: events.Typed | None = None, by: str = ""
) -> Decided:
    """Let a seat answer, by its own hand or another's."""
    try:
        return state.carry_out(seat, choice, for_absent, typed, by)
    except Refused as refused:
        raise AgainstTheRules(state.game.name, refused.reason, state.names) from refused


def may_take_hint(state: State, who: Who, ask: int) -> None:
    """Refuse a hint about a question that is not asked now, and where there are none."""
    if who.seat is None:
        raise Refusal("not_seated")
    in_play(state)
    if not state.sitting.settings.hints:
        raise Refusal("no_hints")
    if not state.sitting.asked[who.seat]:
        raise Refusal("no_question")
    if ask != state.sitting.asked[who.seat]:
        raise Refusal("stale")
    if state.window_closes() is not None:
        raise Refusal("sealed_now")
    if state.game.is_by_ear(state.table, who.seat):
        raise Refusal("by_ear")


def take_hint(state: State, who: Who, ask: int) -> Decided:
    """Note that somebody takes a hint: in a sealed beat, where others play, they do not learn of it before its end."""
    may_take_hint(state, who, ask)
    is_sealed = state.table is not None and state.table.sealed_together() is not None and len(state.people) > 1
    return events.Hinted(_seat(who), ask), who.seat if is_sealed else None


def fits_the_lesson(state: State, choice: str | None) -> None:
    """Refuse kindly what a lesson does not want yet; it never wants somebody else to play in the learner's place."""
    lesson = state.lesson
    step = None if lesson is None else lesson.step(state.given)
    if step is not None and choice not in step.lets:
        raise NotYet(step.cards[-1].key)


def _skip_lesson(state: State, who: Who, command: protocol.SkipLesson) -> Event:
    if state.lesson is None:
        raise Refusal("no_lesson")
    return events.LessonLeft(_seat(who))


def in_play(state: State) -> None:
    """Refuse unless answers may be given now."""
    if state.sitting.state != PLAYING:
        raise Refusal("not_started" if state.sitting.state == OPEN else "over")
    if state.sitting.paused_at is not None:
        raise Refusal("paused")


ENDS_A_DEED = (protocol.Resume, protocol.Return, protocol.DropPlan)
"""Each follows another deed, so these need no limit of their own."""
TALK = (protocol.Say, protocol.Emote)


def may_do_more(state: State, who: Who, command: Any) -> None:
    """Refuse whoever could fill the journal, by plans made and dropped, say, until nobody can play on."""
    if isinstance(command, ENDS_A_DEED + TALK) or who.seat is None or state.sitting.state != PLAYING:
        return
    if state.sitting.chairs[who.seat].deeds >= limits.DEEDS:
        raise Refusal("did_enough")


def _pause(state: State, who: Who, command: protocol.Pause) -> Event:
    takes_part(who)
    in_play(state)
    if state.sitting.pauses.get(pauser(who.seat), 0) >= limits.PAUSES:
        raise Refusal("paused_enough")
    return events.Paused(who.seat)


def _resume(state: State, who: Who, command: protocol.Resume) -> Event:
    takes_part(who)
    if state.sitting.paused_at is None:
        raise Refusal("not_paused")
    return events.Resumed(who.seat)


def _say(state: State, who: Who, command: protocol.Say) -> Event:
    if not state.sitting.settings.chat:
        raise Refusal("no_chat")
    _may_talk(state)
    return events.Said(_seat(who), clean(command.text) or _raise("bad_text"))


def _emote(state: State, who: Who, command: protocol.Emote) -> Event:
    _may_talk(state)
    return events.Emoted(_seat(who), command.emote)


def _may_talk(state: State) -> None:
    if state.sitting.sayings >= limits.SAYINGS:
        raise Refusal("said_enough")


# Coming and going


def join(state: State, wish: protocol.Join, key: str, salt: str, came: Came = UNKNOWN) -> events.Joined:
    """Take a free seat."""
    may_come(state, came)
    must_be_open(state)
    if state.sitting.locked:
        raise Refusal("locked")
    free = [seat for seat, chair in enumerate(state.sitting.chairs) if chair.is_free]
    if not free:
        raise Refusal("full")
    seat = free[0] if wish.seat is None else _existing(state, wish.seat)
    if seat not in free:
        raise Refusal("seat_taken", seat=seat + 1)
    return events.Joined(seat, new_name(state, wish.name), [key], salt, came.device, came.address)


def may_come(state: State, came: Came) -> None:
    """Refuse whoever the host keeps out."""
    if state.keeps_out(came):
        raise Refusal("kept_out")


def add_key(state: State, who: Who, key: str, alone: bool) -> events.Keyed:
    """Let a further device hold one's seat, or this one alone."""
    return events.Keyed(_seat(who), key, alone)


def claim(state: State, wish: protocol.AskForSeat, key: str, came: Came = UNKNOWN) -> events.Claimed:
    """Ask the host for a seat that is somebody's, or was."""
    sitting = state.sitting
    may_come(state, came)
    if sitting.state != PLAYING:
        raise Refusal("not_started" if sitting.state == OPEN else "over")
    if sitting.locked:
        raise Refusal("locked")
    if len(sitting.claims) >= limits.CLAIMS:
        raise Refusal("too_many_claims")
    seat = _existing(state, wish.seat)
    if seat == sitting.host:
        raise Refusal("hosts_seat")
    name = new_name(state, wish.name, except_seat=seat)
    return events.Claimed(sitting.claims_made + 1, seat, name, key, came.device, came.address)


def _leave(state: State, who: Who, command: protocol.Leave) -> Event:
    sitting, seat = state.sitting, _seat(who)
    if sitting.chairs[seat].left:
        raise Refusal("left_already")
    stays = [s for s, chair in enumerate(sitting.chairs) if chair.keys and not chair.left and s != seat]
    host = sitting.host
    if host == seat and stays:
        host = stays[0]
    return events.Left(seat, NO_SEAT if host == seat and sitting.state == OPEN else host)


def _return(state: State, who: Who, command: protocol.Return) -> Event:
    chair = state.sitting.chairs[_seat(who)]
    if not chair.left and not chair.bot:
        raise Refusal("not_away")
    return events.Returned(_seat(who))


def _rename(state: State, who: Who, command: protocol.Rename) -> Event:
    must_be_open(state)
    return events.Renamed(_seat(who), new_name(state, command.name, except_seat=who.seat))


def _choose_figure(state: State, who: Who, command: protocol.ChooseFigure) -> Event:
    """[BAL-1.10] No two people have the same."""
    must_be_open(state)
    seat, figure = _for_whom(state, who, command.seat), command.figure or ""
    if figure and figure not in state.game.figures:
        raise Refusal("no_such_figure", given=figure)
    taken = [number for number, chair in enumerate(state.sitting.chairs) if figure and chair.figure == figure]
    if taken and taken != [seat]:
        raise Refusal("figure_taken", name=state.names[taken[0]])
    return events.FigureChosen(seat, figure)


def _for_whom(state: State, who: Who, seat: int | None) -> int:
    """For oneself; the host for any person."""
    if seat is None or seat == who.seat:
        return _seat(who)
    if not who.host:
        raise Refusal("not_host")
    if not _chair(state, seat).keys:
        raise Refusal("nobody_there", seat=seat + 1)
    return seat


def _name_youngest(state: State, who: Who, command: protocol.NameYoungest) -> Event:
    """[BAL-1.8] Anybody at the table may say so: everybody hears it."""
    takes_part(who)
    must_be_open(state)
    if state.box.options.get("first_player") != "youngest":
        raise Refusal("age_does_not_matter")
    if command.seat is not None and not _chair(state, command.seat).keys:
        raise Refusal("nobody_there", seat=command.seat + 1)
    return events.YoungestNamed(command.seat)


def _sit(state: State, who: Who, command: protocol.Sit) -> Event:
    must_be_open(state)
    if not state.sitting.chairs[_existing(state, command.seat)].is_free:
        raise Refusal("seat_taken", seat=command.seat + 1)
    return events.Moved(_seat(who), command.seat)


def _plan(state: State, who: Who, command: protocol.MakePlan) -> Event:
    in_play(state)
    fits_the_lesson(state, None)
    seat = _seat(who)
    plan = checked_plan(state, command.plan)
    if state.sitting.chairs[seat].bot or is_over(plan, state.table, seat):
        raise Refusal("plan_not_now")
    return events.Planned(seat, plan)


def checked_plan(state: State, wish: protocol.PlanFor) -> Plan:
    """A plan that can be followed at this table."""
    if state.sitting.game not in WITH_PLANS or state.table is None:
        raise Refusal("no_plans")
    plan = dated(Plan(**asdict(wish)), state.table)
    if not plan.has_end:
        raise Refusal("plan_without_end")
    if plan.risk is not None and not state.sitting.settings.odds:
        raise Refusal("plan_without_odds")
    return plan


def _drop_plan(state: State, who: Who, command: protocol.DropPlan) -> Event:
    if state.sitting.chairs[_seat(who)].plan is None:
        raise Refusal("no_plan")
    return events.Unplanned(_seat(who))


# What only the host may do


def _start(state: State, who: Who, command: protocol.Start) -> Event:
    must_be_open(state)
    empty = sum(chair.is_free for chair in state.sitting.chairs)
    if empty:
        raise Refusal("seats_empty", count=empty)
    return state.begin()


def _change(state: State, who: Who, command: protocol.Change) -> Event:
    must_be_open(state)
    sitting = state.sitting
    players = sitting.players if command.players is UNSET else command.players
    options = sitting.options if command.options is UNSET else {**sitting.options, **command.options}
    settings = sitting.settings if command.settings is UNSET else command.settings
    if any(not chair.is_free for chair in sitting.chairs[players:]):
        raise Refusal("seats_in_use")
    try:
        box = make_setup(sitting.game, players, options).box
    except BadOption as error:
        raise Impossible(error) from error
    return events.Changed(box.players, dict(box.options), settings)


def _seat_bot(state: State, who: Who, command: protocol.SeatBot) -> Event:
    chair = _chair(state, command.seat)
    if state.sitting.state == OVER:
        raise Refusal("over")
    if chair.bot or (chair.keys and state.sitting.state == OPEN):
        raise Refusal("seat_taken", seat=command.seat + 1)
    level = known_level(state.sitting.game, command.level)
    return events.BotSeated(command.seat, level, "" if chair.keys else bot_name(state, level))


def _free_seat(state: State, who: Who, command: protocol.FreeSeat) -> Event:
    chair = _chair(state, command.seat)
    if not chair.bot or (state.sitting.state != OPEN and not chair.keys):
        raise Refusal("no_bot_there", seat=command.seat + 1)
    return events.BotSent(command.seat)


def _kick(state: State, who: Who, command: protocol.Kick) -> Event:
    chair = _chair(state, command.seat)
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


def _let_in(state: State, who: Who, command: protocol.LetIn) -> Event:
    for person in state.sitting.kept_out:
        if person.person == command.person:
            return events.LetIn(person.person, person.name)
    raise Refusal("nobody_kept_out")


def _chat(state: State, who: Who, command: protocol.Chat) -> Event:
    return events.ChatSwitched(command.on)


def _lock(state: State, who: Who, command: protocol.Lock) -> Event:
    return events.Locked(command.locked)


def _make_host(state: State, who: Who, command: protocol.MakeHost) -> Event:
    if not _chair(state, command.seat).keys:
        raise Refusal("nobody_there", seat=command.seat + 1)
    return events.HostMade(command.seat)


def _grant(state: State, who: Who, command: protocol.Grant) -> Event:
    claim = state.sitting.claims.get(command.claim)
    if claim is None:
        raise Refusal("no_such_claim")
    return events.Granted(command.claim, claim.seat, new_name(state, claim.name, except_seat=claim.seat))


def _refuse(state: State, who: Who, command: protocol.Refuse) -> Event:
    if command.claim not in state.sitting.claims:
        raise Refusal("no_such_claim")
    return events.Refused(command.claim)


FOR_PLAYERS = {
    protocol.Say,
    protocol.Emote,
    protocol.Leave,
    protocol.Return,
    protocol.Rename,
    protocol.Sit,
    protocol.SkipLesson,
    protocol.MakePlan,
    protocol.DropPlan,
}
FOR_THE_HOST = {
    protocol.Start,
    protocol.Change,
    protocol.SeatBot,
    protocol.FreeSeat,
    protocol.Kick,
    protocol.LetIn,
    protocol.Chat,
    protocol.Lock,
    protocol.MakeHost,
    protocol.Grant,
    protocol.Refuse,
}
DECISIONS: dict[type[Any], Callable[[State, Who, Any], Event]] = {
    protocol.Pause: _pause,
    protocol.Resume: _resume,
    protocol.Say: _say,
    protocol.Emote: _emote,
    protocol.Leave: _leave,
    protocol.Return: _return,
    protocol.Rename: _rename,
    protocol.ChooseFigure: _choose_figure,
    protocol.NameYoungest: _name_youngest,
    protocol.Sit: _sit,
    protocol.SkipLesson: _skip_lesson,
    protocol.MakePlan: _plan,
    protocol.DropPlan: _drop_plan,
    protocol.Start: _start,
    protocol.Change: _change,
    protocol.SeatBot: _seat_bot,
    protocol.FreeSeat: _free_seat,
    protocol.Kick: _kick,
    protocol.LetIn: _let_in,
    protocol.Chat: _chat,
    protocol.Lock: _lock,
    protocol.MakeHost: _make_host,
    protocol.Grant: _grant,
    protocol.Refuse: _refuse,
}


# What they ask


def takes_part(who: Who) -> None:
    """Refuse whoever only watches."""
    if who.seat is None and not who.host:
        raise Refusal("not_seated")


def must_be_open(state: State) -> None:
    if state.sitting.state != OPEN:
        raise Refusal("started")


def known_level(game: str, level: str) -> str:
    try:
        bot(game, level, 0)
    except BadOption as error:
        raise Impossible(error) from error
    return level


def new_name(state: State, wanted: str, except_seat: int | None = None) -> str:
    """The name, if nobody else at the table has it."""
    name = clean(wanted)
    if not name or len(signs(name)) > limits.NAME_LENGTH:
        raise Refusal("bad_name")
    others = [chair.name.casefold() for seat, chair in enumerate(state.sitting.chairs) if seat != except_seat]
    if name.casefold() in others:
        raise Refusal("name_taken", name=name)
    return name


def bot_name(state: State, level: str) -> str:
    """A name for a bot that nobody at the table has: of those who play at this level."""
    taken = {chair.name.casefold() for chair in state.sitting.chairs}
    known = character(state.sitting.game, level)
    return free_name(words("fr").say("names-bots").split() if known is None else known.names, taken)


def _existing(state: State, seat: int) -> int:
    if seat >= state.sitting.players:
        raise Refusal("no_such_seat", seat=seat + 1)
    return seat


def _chair(state: State, seat: int) -> Chair:
    return state.sitting.chairs[_existing(state, seat)]


def _seat(who: Who) -> int:
    if who.seat is None:
        raise Refusal("not_seated")
    return who.seat


def _raise(code: str) -> str:
    raise Refusal(code)
