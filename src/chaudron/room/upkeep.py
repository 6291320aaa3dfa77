"""What happens at a table without anybody's command: bots and plans answer, time runs out, the absent are called."""

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from chaudron import limits
from chaudron.bots import STAND_IN
from chaudron.plans import Plan
from chaudron.room import answering, bot_lines, events
from chaudron.room.alarms import (
    Alarm,
    BotSpeaks,
    BotThinks,
    LessonAnswers,
    Missed,
    PlanThinks,
    RulesNoted,
    Silence,
    TimeOver,
    WindowCloses,
)
from chaudron.room.deals import seed_of
from chaudron.room.effects import CallWebhook, Effect, Erase, Push, TellTheAbsent, Think
from chaudron.room.inputs import By, Reply
from chaudron.room.pace import milliseconds
from chaudron.room.sitting import PLAYING
from chaudron.room.thoughts import PLAN, Thought
from chaudron.room.turn import Change, Turn
from chaudron.room.windows import BEAT_SECONDS
from chaudron.words import LANGUAGES, words

if TYPE_CHECKING:
    from chaudron.room.room import Room


def look_after(room: "Room") -> list[Effect]:
    """See to whatever a table calls for now."""
    state, sitting = room.state, room.state.sitting
    if sitting.to_erase:
        return [Erase()]
    if sitting.state != PLAYING or sitting.paused_at is not None:
        room.alarms.clear(TimeOver)
        return []
    if state.is_by_other_rules():
        room.alarms.set(room.now, RulesNoted())
    effects = _let_bots_think(room)
    if state.game.is_timed:
        _pass_for_the_only_person(room)
    if sitting.settings.clock or state.limit() is not None:
        _wind_clock(room)
    _arrange_notices(room)
    return effects


def next_alarm(room: "Room") -> Turn:
    """What the first alarm that is due brings about."""
    alarm = room.alarms.take(room.now)
    is_for_us = room.is_ours or isinstance(alarm, WindowCloses)
    return _ring(room, alarm) if alarm is not None and is_for_us else Turn()


def _ring(room: "Room", alarm: Alarm) -> Turn:
    match alarm:
        case WindowCloses():
            if (closes := room.window_closes()) is not None:
                room.alarms.set(closes, alarm)
            return Turn()
        case TimeOver():
            return _time_is_over(room)
        case RulesNoted() | BotSpeaks():
            return _happen_beside(room, alarm)
        case BotThinks(seat, ask, level):
            return Turn(effects=_thoughts(room, seat, ask, level))
        case PlanThinks(seat, ask):
            return _look_at_plan(room, seat, ask)
        case LessonAnswers(seat, ask, choice):
            return _answer_as_written(room, seat, ask, choice)
        case Silence(seat, ask, choice):
            return answering.answer_for(room, seat, ask, choice, By.SILENCE)
        case Missed(seat, asked):
            return Turn(effects=tuple(_call_back(room, seat, asked)))


def _happen_beside(room: "Room", alarm: RulesNoted | BotSpeaks) -> Turn:
    """Something happens beside the game; never while something is decided in a window."""
    state = room.state
    if (closes := room.window_closes()) is not None:  # it may come sooner than is known now
        room.alarms.set(min(closes, room.now + milliseconds(BEAT_SECONDS)), alarm)
        return Turn()
    event = bot_lines.spoken(room, alarm.line) if isinstance(alarm, BotSpeaks) else _new_rules(room)
    if event is None or state.window_closes() is not None or state.sitting.seq >= limits.EVENTS:
        return Turn()
    return room.turn(Change(state, event, state.happen(event)))


def _new_rules(room: "Room") -> events.Event | None:
    """The rules of this house made the same of all that was played by others: from now on these are in force."""
    state = room.state
    is_new = state.is_by_other_rules()
    return events.RulesChanged(state.game.version, dict(state.box.options)) if is_new else None


# Bots


def _let_bots_think(room: "Room") -> list[Effect]:
    state = room.state
    if state.table is None or not state.has_absent:
        return []
    effects: list[Effect] = []
    awaited, asked = state.table.pending_seats, state.sitting.asked
    is_alone = all(state.is_played_by_house(seat) for seat in awaited)
    for seat in awaited:
        if room.thinking.get(seat) == asked[seat] or room.has_answered(seat):
            continue
        later = room.now + milliseconds(room.pace.bots)
        if state.is_played_by_house(seat):
            written, level = state.written_answer(seat), state.sitting.chairs[seat].bot or STAND_IN
            room.thinking[seat] = asked[seat]
            if written is not None:  # slowly enough to be watched
                room.alarms.set(later, LessonAnswers(seat, asked[seat], written))
            elif is_alone:
                effects += _thoughts(room, seat, asked[seat], level)
            else:
                room.alarms.set(later, BotThinks(seat, asked[seat], level))
        elif state.plan_at_work(seat):
            room.thinking[seat] = asked[seat]
            room.alarms.set(later, PlanThinks(seat, asked[seat]))
    return effects


def answer_for_absent(room: "Room", seat: int) -> tuple[Effect, ...]:
    """The time of a seat is over: a bot answers once in its place."""
    table = room.state.table
    if table is None or seat not in table.asks:
        return ()
    room.thinking[seat] = room.state.sitting.asked[seat]
    return _thoughts(room, seat, room.thinking[seat], STAND_IN)


def _thoughts(room: "Room", seat: int, ask: int, level: str, plan: Plan | None = None) -> tuple[Effect, ...]:
    """Let somebody think for a seat, if the question is still open."""
    if room.state.sitting.asked[seat] != ask:
        _thought(room, seat, ask)
        return ()
    by = By.PLAN if plan is not None else By.STAND_IN if level == STAND_IN else By.BOT
    return (Think(seat, ask, by, thought(room, seat, level, plan)),)


def thought(room: "Room", seat: int, level: str, plan: Plan | None = None) -> Thought:
    """All that whoever answers for a seat may know."""
    state, asked = room.state, room.state.sitting.asked[seat]
    assert state.table is not None
    view, ask = state.game.bot_view(state.table, seat), state.table.asks[seat]
    seed = int.from_bytes(hashlib.sha256(state.secret + f"{seat} {asked}".encode()).digest()[:8], "big")
    if state.sitting.shared is not None:
        seed = seed_of(state.secret, seat, state.table)
    return Thought(state.game.name, level, seed, view, ask, plan, state.whose)


def reply(room: "Room", given: Reply) -> Turn:
    """Somebody has thought for a seat."""
    _thought(room, given.seat, given.ask)
    turn = Turn()
    if given.choice is not None:
        turn = answering.answer_for(room, given.seat, given.ask, given.choice, given.by, given.plan)
    is_other_plan = given.by is By.PLAN and room.state.plan_at_work(given.seat) not in (None, given.plan)
    if turn.change is None and (is_other_plan or (given.by is By.STAND_IN and given.choice is not None)):
        turn.effects = tuple(look_after(room))  # it has been changed meanwhile, or they are back, or a bot has come
    return turn


def _thought(room: "Room", seat: int, ask: int) -> None:
    if room.thinking.get(seat) == ask:
        del room.thinking[seat]


def _answer_as_written(room: "Room", seat: int, ask: int, choice: str) -> Turn:
    _thought(room, seat, ask)
    if room.state.written_answer(seat) == choice:
        return answering.answer_for(room, seat, ask, choice, By.BOT)
    return Turn(effects=tuple(look_after(room)))  # the learner has left the lesson meanwhile


def _look_at_plan(room: "Room", seat: int, ask: int) -> Turn:
    """One answer by the plan of somebody who is away, at the pace of somebody who plays."""
    plan = room.state.plan_at_work(seat)
    if plan is None or room.state.sitting.asked[seat] != ask:
        _thought(room, seat, ask)
        return Turn()
    return Turn(effects=_thoughts(room, seat, ask, PLAN, plan))


def _pass_for_the_only_person(room: "Room") -> None:
    """Whoever plays against bots alone hides nothing, and is not asked where there is only silence to choose."""
    state = room.state
    if state.table is None or state.table.sealed_together() is None:
        return
    if len(state.people) > 1:
        return
    silence = state.silence()
    for seat, ask in state.table.asks.items():
        if silence is not None and ask.options == (silence.choice,) and not state.is_played_by_house(seat):
            room.alarms.set(room.now, Silence(seat, state.sitting.asked[seat], silence.choice))


# Clocks


def _wind_clock(room: "Room", since: int = 0) -> None:
    """Wake when the next time is over; what was over by `since` is being seen to."""
    room.alarms.clear(TimeOver)
    table = room.state.table
    waiting = [seat for seat in (table.pending_seats if table else ()) if not room.has_answered(seat)]
    ends = [room.state.thought_over(seat) for seat in waiting]
    soonest = min((end for end in ends if end is not None and end > since), default=None)
    if soonest is not None and (soonest > room.now or _is_answered_for(room)):
        room.alarms.set(max(soonest, room.now), TimeOver())


def _time_is_over(room: "Room") -> Turn:
    """Answer for those whose time is over, if the table wants that; then wait for the next."""
    state = room.state
    if state.table is None or state.sitting.state != PLAYING:
        return Turn()
    limit, effects = state.limit(), list[Effect]()
    for seat in state.table.pending_seats:
        until = state.thought_over(seat)
        if until is None or until > room.now or room.has_answered(seat):
            continue
        if limit is not None:  # the others follow: what is written winds the clock
            turn = answering.answer_for(room, seat, state.sitting.asked[seat], limit.choice, By.SILENCE)
            if turn.change is not None:
                return turn
        elif state.sitting.settings.overtime == "bot" and seat not in room.thinking:
            effects += answer_for_absent(room, seat)
    if any((state.thought_over(seat) or 0) > room.now for seat in state.table.pending_seats):
        _wind_clock(room, room.now)
    return Turn(effects=tuple(effects))


def _is_answered_for(room: "Room") -> bool:
    """Does somebody answer for those whose time is over?"""
    return room.state.limit() is not None or room.state.sitting.settings.overtime == "bot"


# Notices


def _arrange_notices(room: "Room") -> None:
    state = room.state
    connected = [who.seat for who in room.listeners.audiences]
    away = [seat for seat in range(state.sitting.players) if seat not in connected]
    if not away:
        return
    away = [seat for seat in state.pending_in_public() if seat in away and not _is_left_alone(room, seat)]
    here = room.here().here if away else []
    for seat in away:
        asked = _occasion(room, seat)
        is_known = asked in (room.noticed.get(seat), room.noticing.get(seat))
        if state.is_person(seat) and seat not in here and not is_known:
            room.noticing[seat] = asked
            room.alarms.set(room.now + milliseconds(room.pace.notice), Missed(seat, asked))


def _is_left_alone(room: "Room", seat: int) -> bool:
    """Whoever left a plan is called back by no question that it answers; in a sealed beat nobody may tell."""
    table = room.state.table
    return table is not None and table.sealed_together() is None and room.state.plan_at_work(seat) is not None


def _occasion(room: "Room", seat: int) -> int:
    """What a notice is about: a question, or all of a sealed beat, so that none tells who has answered."""
    began = room.state.beat_began()
    return room.state.sitting.asked[seat] if began is None else began


def _call_back(room: "Room", seat: int, asked: int) -> list[Effect]:
    """Call somebody who has been awaited for long, if they still are."""
    if room.noticing.get(seat) == asked:
        del room.noticing[seat]
    if not is_missed(room, seat, asked):
        return []
    room.noticed[seat] = asked
    return [*_webhook(room, "awaited", name=room.state.names[seat]), Push(seat, asked)]


def is_missed(room: "Room", seat: int, asked: int) -> bool:
    """Does the table wait for somebody, still about the same, who is not there?"""
    is_awaited = seat in room.state.pending_in_public() and _occasion(room, seat) == asked
    return is_awaited and room.is_ours and seat not in room.here().here


def tell_the_end(room: "Room") -> list[Effect]:
    """Whoever was not there hears of the end; then no browser has anything more to hear of this table."""
    here = room.here().here
    chairs = enumerate(room.state.sitting.chairs)
    away = [seat for seat, chair in chairs if chair.keys and not chair.left and seat not in here]
    return [*_webhook(room, "over"), TellTheAbsent(away)]


def _webhook(room: "Room", what: str, **details: Any) -> list[Effect]:
    """What a notice says: in words for people, in fields for programs."""
    state = room.state
    url = state.sitting.settings.webhook
    if not url:
        return []
    sentences = [words(language).say(f"notice-{what}", table=state.id, **details) for language in LANGUAGES]
    text, seats = " / ".join(sentences), msgspec.to_builtins(state.seats_shown())
    about = {"table": state.id, "game": state.sitting.game, "what": what, "seats": seats, **details}
    return [CallWebhook(url, {"content": text, "text": text, "allowed_mentions": {"parse": []}, "chaudron": about})]
