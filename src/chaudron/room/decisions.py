"""Which event a command causes, or why it is refused. Nothing here waits, and nothing is written here."""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import asdict

from chaudron import limits, protocol
from chaudron.kernel.envelope import WrongLink
from chaudron.kernel.rule import Refused
from chaudron.lessons import LEARNER
from chaudron.plans import GAMES as WITH_PLANS
from chaudron.plans import Plan, dated, is_over
from chaudron.room import deeds, events, hosting, sealing
from chaudron.room.events import Event
from chaudron.room.permits import (
    chair_of,
    existing_seat,
    in_play,
    must_be_open,
    new_name,
    not_starting,
    refuse,
    seat_of,
    takes_part,
)
from chaudron.room.refusal import AgainstTheRules, NotYet, Refusal
from chaudron.room.sitting import NO_SEAT, OPEN, PLAYING, Who, pauser
from chaudron.room.state import State
from chaudron.room.visitors import UNKNOWN, Came
from chaudron.speech.names import clean

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


class Given(NamedTuple):
    """An answer: what was typed for it, and what a device brings for chance, where there is something."""

    choice: str
    typed: events.Typed | None = None
    link: str = ""


def give_answer(state: State, seat: int, given: Given, for_absent: bool = False, by: str = "") -> Decided:
    """Let a seat answer, by its own hand or another's."""
    if given.link and not state.sitting.chairs[seat].own_salt:
        raise Refusal("wrong_link")
    try:
        return state.carry_out(seat, given.choice, for_absent, given.typed, by, given.link)
    except WrongLink as error:
        raise Refusal("wrong_link") from error
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
    return events.Hinted(seat_of(who), ask), who.seat if is_sealed else None


def fits_the_lesson(state: State, choice: str | None) -> None:
    """Refuse kindly what a lesson does not want yet; it never wants somebody else to play in the learner's place."""
    if state.sitting.learning is None:
        return
    lesson = state.lesson
    step = None if lesson is None else lesson.step(state.given)
    if step is not None and choice not in step.lets and not _is_all_there_is(state, choice):
        raise NotYet(step.cards[-1].key)


def _is_all_there_is(state: State, choice: str | None) -> bool:
    """Can the learner choose nothing else? The room is silent for her then, but she may be silent first."""
    ask = None if state.table is None else state.table.asks.get(LEARNER)
    return ask is not None and ask.options == (choice,)


def _skip_lesson(state: State, who: Who, command: protocol.SkipLesson) -> Event:
    if state.lesson is None:
        raise Refusal("no_lesson")
    return events.LessonLeft(seat_of(who))


ENDS_A_DEED = (protocol.Resume, protocol.Return, protocol.DropPlan)
"""Each follows another deed, so these need no limit of their own."""
ENDS_A_LOBBY = (protocol.Start, protocol.Leave)
TALK = (protocol.Say, protocol.Emote)


def may_do_more(state: State, who: Who, command: Any) -> None:
    """Refuse whoever could fill the journal, by plans made and dropped, say, until nobody can play on."""
    sitting = state.sitting
    if who.seat is None and not who.host:
        return
    if sitting.state == OPEN and not isinstance(command, ENDS_A_LOBBY):
        _may_do_more_before(state, pauser(who.seat))
    if sitting.state != PLAYING or isinstance(command, ENDS_A_DEED + TALK):
        return
    if deeds.done_in_game(sitting, pauser(who.seat)) >= limits.DEEDS:
        raise Refusal("did_enough")


def _may_do_more_before(state: State, seat: int, address: str = "") -> None:
    """The same before the game: whoever goes and comes back by the same way is no other."""
    done = deeds.done_in_lobby(state.sitting, seat, address)
    if done >= limits.LOBBY_DEEDS or state.sitting.seq >= limits.LOBBY_EVENTS:
        raise Refusal("did_enough_before")


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
    _may_talk(state, who)
    return events.Said(seat_of(who), clean(command.text) or refuse("bad_text"))


def _emote(state: State, who: Who, command: protocol.Emote) -> Event:
    _may_talk(state, who)
    return events.Emoted(seat_of(who), command.emote)


def _may_talk(state: State, who: Who) -> None:
    left = state.sitting.chairs[seat_of(who)].muted_until - state.time.now
    if left > 0:
        raise Refusal("muted", minutes=math.ceil(left / 60_000))
    if state.sitting.sayings >= limits.SAYINGS:
        raise Refusal("said_enough")


# Coming and going


def join(state: State, wish: protocol.Join, key: str, came: Came = UNKNOWN) -> events.Joined:
    """Take a free seat."""
    may_come(state, came)
    must_be_open(state)
    if state.sitting.locked:
        raise Refusal("locked")
    free = [seat for seat, chair in enumerate(state.sitting.chairs) if chair.is_free]
    if not free:
        raise Refusal("full")
    seat = free[0] if wish.seat is None else existing_seat(state, wish.seat)
    if seat not in free:
        raise Refusal("seat_taken", seat=seat + 1)
    _may_do_more_before(state, seat, came.address)
    return events.Joined(seat, new_name(state, wish.name), [key], "", came.device, came.address)


def may_come(state: State, came: Came) -> None:
    """Refuse whoever the host keeps out."""
    if state.keeps_out(came):
        raise Refusal("kept_out")


def add_key(state: State, who: Who, key: str, alone: bool) -> events.Keyed:
    """Let a further device hold one's seat, or this one alone."""
    return events.Keyed(seat_of(who), key, alone)


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
    seat = existing_seat(state, wish.seat)
    if seat == sitting.host:
        raise Refusal("hosts_seat")
    name = new_name(state, wish.name, except_seat=seat)
    return events.Claimed(sitting.claims_made + 1, seat, name, key, came.device, came.address)


def _leave(state: State, who: Who, command: protocol.Leave) -> Event:
    not_starting(state)
    sitting, seat = state.sitting, seat_of(who)
    if sitting.chairs[seat].left:
        raise Refusal("left_already")
    stays = [s for s, chair in enumerate(sitting.chairs) if chair.keys and not chair.left and s != seat]
    host = sitting.host
    if host == seat and stays:
        host = stays[0]
    return events.Left(seat, NO_SEAT if host == seat and sitting.state == OPEN else host)


def _return(state: State, who: Who, command: protocol.Return) -> Event:
    chair = state.sitting.chairs[seat_of(who)]
    if not chair.left and not chair.bot:
        raise Refusal("not_away")
    return events.Returned(seat_of(who))


def _rename(state: State, who: Who, command: protocol.Rename) -> Event:
    must_be_open(state)
    return events.Renamed(seat_of(who), new_name(state, command.name, except_seat=who.seat))


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
        return seat_of(who)
    if not who.host:
        raise Refusal("not_host")
    if not chair_of(state, seat).keys:
        raise Refusal("nobody_there", seat=seat + 1)
    return seat


def _name_youngest(state: State, who: Who, command: protocol.NameYoungest) -> Event:
    """[BAL-1.8] Anybody at the table may say so: everybody hears it."""
    takes_part(who)
    must_be_open(state)
    if state.box.options.get("first_player") != "youngest":
        raise Refusal("age_does_not_matter")
    if command.seat is not None and not chair_of(state, command.seat).keys:
        raise Refusal("nobody_there", seat=command.seat + 1)
    return events.YoungestNamed(command.seat)


def _sit(state: State, who: Who, command: protocol.Sit) -> Event:
    must_be_open(state)
    if not state.sitting.chairs[existing_seat(state, command.seat)].is_free:
        raise Refusal("seat_taken", seat=command.seat + 1)
    return events.Moved(seat_of(who), command.seat)


def _plan(state: State, who: Who, command: protocol.MakePlan) -> Event:
    in_play(state)
    fits_the_lesson(state, None)
    seat = seat_of(who)
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
    if state.sitting.chairs[seat_of(who)].plan is None:
        raise Refusal("no_plan")
    return events.Unplanned(seat_of(who))


# What only the host may do


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
    protocol.Seal,
    protocol.Reveal,
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
    protocol.Start: sealing.start,
    protocol.Seal: sealing.seal,
    protocol.Reveal: sealing.reveal,
    protocol.Change: hosting.change,
    protocol.SeatBot: hosting.seat_bot,
    protocol.FreeSeat: hosting.free_seat,
    protocol.Kick: hosting.kick,
    protocol.LetIn: hosting.let_in,
    protocol.Chat: hosting.chat,
    protocol.Lock: hosting.lock,
    protocol.MakeHost: hosting.make_host,
    protocol.Grant: hosting.grant,
    protocol.Refuse: hosting.refuse,
}


# What they ask
