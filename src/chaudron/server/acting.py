"""Acting: the one way anything happens at a table.

A command is decided, written, and told to others only when it is durable. All of it happens under the lock of the
room, so nobody is ever shown what may yet be lost.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET

from chaudron import values
from chaudron.bots.lines import Line
from chaudron.kernel.rule import Reason
from chaudron.plans import Plan
from chaudron.server import clock, decisions, events, limits, protocol
from chaudron.server.events import BrokenJournal, Event
from chaudron.server.frames import framed
from chaudron.server.live import ANSWERS, Done, Listener, Live, Quiet
from chaudron.server.logs import tag
from chaudron.server.opening import open_rematch
from chaudron.server.refusal import NoNotice, NoUndo, Refusal
from chaudron.server.relay import AddKey, ClaimAs, JoinAs, TakeHint, Wish
from chaudron.server.room import BEAT_SECONDS, Room
from chaudron.server.sitting import NO_SEAT, OVER, WATCHER, Chair, Who
from chaudron.server.store import Listed, Row
from chaudron.server.store.errors import NotWritten, StoreLost
from chaudron.server.webhook import BadWebhook, check_url
from chaudron.speech.names import clean
from chaudron.words import LANGUAGES, words

if TYPE_CHECKING:
    from chaudron.server.house import House

log = logging.getLogger("chaudron.acting")


BOTS_LANGUAGE = LANGUAGES[0]
BY_PLAN = "plan"
AT_LEAST = 0.001
"""Seconds to sleep: whoever wakes a moment too soon must not spin."""


class By(Enum):
    """Who answers in the place of a seat's own people."""

    BOT = auto()
    STAND_IN = auto()
    """For somebody who is absent."""
    SILENCE = auto()
    """The rules, which take silence for an answer."""
    PLAN = auto()
    """The plan of somebody who is away."""


class Change(NamedTuple):
    """Something decided but not written yet: the room after it, and its row in the journal."""

    room: Room
    event: Event
    row: Row
    closes: int | None = None
    """When the window closes before which nobody may learn of it, in milliseconds since 1970."""
    noted: Quiet | None = None
    """What is written before it, so that whoever ends a window notices no more than the others."""


class Acting:
    """Commands and bots' answers, at the tables this process owns."""

    def __init__(self, house: "House") -> None:
        self.house, self.store, self.metrics, self.errands = house, house.store, house.metrics, house.errands

    async def act(self, live: Live, key: str | None, command: Wish, is_again: bool) -> Done | None:
        """Carry out a command; None when something else was written first. Raises `Refusal`: nothing has changed.

        `is_again`: what was written first may be this very command.
        """
        if isinstance(command, protocol.Why):
            await live.settled()
            return why(live, live.who(key), command)
        if isinstance(command, decisions.TALK) and command.id not in live.recent.get(key, {}):
            await window_over(live)
        await live.lock.acquire()
        change: Change | None = None
        try:
            done, change = await self._act(live, key, command, is_again)
        finally:
            await self._end_turn(live, change)
        return done

    async def _act(
        self, live: Live, key: str | None, command: Wish, is_again: bool
    ) -> tuple[Done | None, Change | None]:
        """What is said to the author of a command, and what has become durable and may now be told."""
        if live.epoch is None:
            return None, None
        await self.show_quiet(live)
        done = live.recent.get(key, {}).get(command.id)
        if done is not None:
            return done, None
        who = by_right_of(live, key, command)
        done = await self._done_before(live, who, command) if is_again else None
        if done is not None:
            return done, None
        try:
            change = await self._decide(live, who, command)
        except Refusal:
            done = await self._done_before(live, who, command)
            if done is not None:
                return done, None
            raise
        if isinstance(change, Done):
            return change, None
        if not await self._commit(live, change):
            return None, None
        known = change.room.number(who.seat) if change.noted is None else change.noted.heard[who.seat or 0]
        done = Done(known, outcome(change.event))
        live.remember(key, command.id, done)
        return done, change

    async def answer_for(self, live: Live, seat: int, ask: int, choice: str, by: By, plan: Plan | None = None) -> None:
        """Somebody else answers for a seat, unless the question is no longer open or the seat no longer theirs."""
        await live.lock.acquire()
        change: Change | None = None
        try:
            await self.show_quiet(live)
            sitting = live.room.sitting
            is_open = live.epoch is not None and sitting.paused_at is None and sitting.state != OVER
            is_asked = sitting.asked[seat] == ask and not live.has_answered(seat)
            if is_open and is_asked and is_theirs(sitting.chairs[seat], by, plan):
                typed = typed_by_bot(live.room, seat, choice, ask) if by is not By.SILENCE else None
                decided = self._answer(live, seat, choice, None, by, typed)
                change = decided if await self._commit(live, decided) else None
                self.metrics.bots.inc()
        finally:
            await self._end_turn(live, change)

    async def speak(self, live: Live, line: Line) -> None:
        """A bot says something, if it still sits there; never while something is decided in a window."""

        def spoke(room: Room) -> Event | None:
            is_new = line.key != room.sitting.line and room.sitting.lines < limits.LINES_SPOKEN
            return events.Spoke(line.seat, line.key) if is_new and room.sitting.chairs[line.seat].bot else None

        await self._happen_beside(live, spoke)

    async def note_rules(self, live: Live) -> None:
        """The rules of this house made the same of all that was played by others: from now on these are in force."""

        def changed(room: Room) -> Event | None:
            is_new = room.is_by_other_rules()
            return events.RulesChanged(room.game.version, dict(room.box.options)) if is_new else None

        await self._happen_beside(live, changed)

    async def _happen_beside(self, live: Live, decide: Callable[[Room], Event | None]) -> None:
        """Something happens beside the game, unless nothing is to happen any more."""
        await window_over(live)
        await live.lock.acquire()
        change: Change | None = None
        try:
            await self.show_quiet(live)
            room = live.room
            is_free = live.epoch is not None and room.window_closes() is None and room.sitting.seq < limits.EVENTS
            event = decide(room) if is_free else None
            if event is not None:
                said = Change(room, event, room.happen(event))
                change = said if await self._commit(live, said) else None
        finally:
            await self._end_turn(live, change)

    async def _end_turn(self, live: Live, change: Change | None) -> None:
        """Tell what has become durable, or keep it quiet as long as nobody may know it; and unlock the room."""
        try:
            if change is not None and change.closes is not None:
                self.keep_quiet(live, change)
            elif change is not None:
                await self.tell(live, change.event, change.row)
        finally:
            live.lock.release()

    async def _done_before(self, live: Live, who: Who, command: Wish) -> Done | None:
        """Was this command carried out already? Then its answer was lost, and it is answered again, the same way."""
        table, seat = live.room.id, author(who)
        if isinstance(command, protocol.Answer):  # it can only have come after its question
            row = await self.store.answer(table, seat, command.id, command.ask)
        else:
            row = await self.store.move(table, seat, command.id)
        return None if row is None else Done(live.number(who), outcome(events.read(row.body)))

    # Deciding

    async def _decide(self, live: Live, who: Who, command: Wish) -> Change | Done:
        """What a command brings about, in a room that may be the one in use or a copy of it."""
        room = live.room
        if room.sitting.seq >= limits.EVENTS:
            raise Refusal("too_long")
        if isinstance(command, protocol.Answer):
            decisions.may_answer(room, who, command)
            choice, typed = typed_by_person(room, who.seat or 0, command)
            decisions.fits_the_lesson(room, choice)
            return self._answer(live, who.seat or 0, choice, command.id, typed=typed)
        if room.window_closes() is not None:
            raise Refusal("sealed_now")
        decisions.may_do_more(room, who, command)
        if isinstance(command, TakeHint):
            return self._take_hint(live, who, command)
        if isinstance(command, protocol.Undo):
            return await self._undo(room, who, command)
        if isinstance(command, protocol.Hurry):
            return self._hurry(live, who, command)
        if isinstance(command, protocol.Rematch):
            return await self._rematch(room, who, command)
        if isinstance(command, protocol.Sit) and command.seat == who.seat:
            return Done(live.number(who))
        event = self._event(live, who, command)
        is_changed = isinstance(event, events.Planned) and room.sitting.chairs[event.seat].is_planned
        return Change(room, event, room.happen(event, who.seat if is_changed else None, author(who), command.id))

    def _answer(
        self,
        live: Live,
        seat: int,
        choice: str,
        move: str | None,
        by: By | None = None,
        typed: events.Typed | None = None,
    ) -> Change:
        """An answer. While a window is open it is carried out on a copy, and the room is shown as it was."""
        room, closes = live.room, live.room.window_closes()
        after = room
        if closes is not None and room.table is not None and seat in room.table.asks:
            if live.has_answered(seat):
                raise Refusal("stale")
            after = live.ahead or room.copy()
        for_absent = by is By.STAND_IN
        event, only = decisions.give_answer(after, seat, choice, for_absent, typed, BY_PLAN if by is By.PLAN else "")
        noted = None
        if closes is not None and only is None and isinstance(event, events.Answered):
            closes, event.held = room.closes_when_answered(), True
            noted = self._note(after, seat, for_absent)
        row = after.happen(event, only, seat, move, closes if only is None else None)
        return Change(after, event, row, closes, noted)

    def _note(self, after: Room, seat: int, for_absent: bool) -> Quiet:
        asked_anew, after.asked_anew = after.asked_anew, []
        event = events.Noted(seat, for_absent)
        row = after.happen(event, seat, seat)
        after.asked_anew = asked_anew
        return Quiet(event, row, after.sitting.heard[:])

    def _event(self, live: Live, who: Who, command: protocol.Commands | JoinAs | ClaimAs | AddKey) -> Event:
        room = live.room
        if isinstance(command, JoinAs):
            return decisions.join(room, command.wish, command.key, command.salt, command.came)
        if isinstance(command, ClaimAs):
            return decisions.claim(room, command.wish, command.key, command.came)
        if isinstance(command, AddKey):
            return decisions.add_key(room, who, command.key, command.alone)
        if isinstance(command, decisions.TALK) and not live.may_talk(who.seat):
            raise Refusal("too_fast")
        if isinstance(command, protocol.Change) and command.settings is not UNSET:
            self.check(command.settings)
        if isinstance(command, protocol.MakeHost) and self.errands.may_take_over(live, who, command.seat):
            who = Who(who.seat, True)
        event = decisions.decide(room, who, command)
        if isinstance(command, protocol.SeatBot) and live.is_played_by_person(command.seat):
            raise Refusal("somebody_there", seat=command.seat + 1)
        if isinstance(command, protocol.Kick) and isinstance(event, events.Kicked) and command.keep_out:
            here = live.came(command.seat)
            decisions.keep_out(
                room,
                event,
                [came.device for came in here],
                [came.address for came in here if command.keep_out == "address"],
            )
        return event

    def check(self, settings: protocol.Settings) -> None:
        """Refuse a webhook that cannot be one."""
        if settings.webhook:
            try:
                check_url(settings.webhook, self.errands.allow_local)
            except BadWebhook as error:
                raise NoNotice("bad_webhook", error.key, error.details) from error

    async def _undo(self, room: Room, who: Who, command: protocol.Undo) -> Change:
        """Read the room anew, from its last snapshot on, without the answer that is taken back."""
        last = room.sitting.last
        decisions.takes_part(who)
        decisions.in_play(room)
        reason = room.why_not_undo(who.seat)
        if reason is not None or last is None or who.seat is None:
            raise NoUndo(reason or "nothing")
        event = events.Undone(who.seat, last.seq)
        row = room.next_row(event, None, who.seat, command.id)
        try:
            return Change(await self.house.read_with(room.id, row), event, row)
        except BrokenJournal as error:
            raise NoUndo("nothing") from error

    def _take_hint(self, live: Live, who: Who, command: TakeHint) -> Change | Done:
        """A question counts once, however often somebody wants to be told the same."""
        room = live.room
        event, only = decisions.take_hint(room, who, command.ask)
        if room.sitting.chairs[who.seat or 0].hinted == command.ask:
            return Done(live.number(who))
        return Change(room, event, room.happen(event, only, author(who), command.id))

    def _hurry(self, live: Live, who: Who, command: protocol.Hurry) -> Done:
        room, seat = live.room, command.seat
        decisions.takes_part(who)
        decisions.in_play(room)
        if seat not in room.awaited_in_public():
            raise Refusal("not_awaited", seat=seat + 1)
        until = room.until(seat)
        if until is None or until > clock.now():
            raise Refusal("not_late", seat=seat + 1)
        self.errands.answer_for_absent(live, seat)
        return Done(live.number(who))

    async def _rematch(self, room: Room, who: Who, command: protocol.Rematch) -> Change:
        decisions.takes_part(who)
        if room.sitting.state != OVER:
            raise Refusal("not_over")
        if room.sitting.rematch is not None:
            raise Refusal("rematched", table=room.sitting.rematch)
        opening = open_rematch(room)
        await self.house.create(opening)
        event = events.Rematched(opening.room.id)
        return Change(room, event, room.happen(event, None, author(who), command.id))

    # Writing

    async def _commit(self, live: Live, change: Change) -> bool:
        """Make a change durable. If that fails, what is in memory may not be what is written: it is read anew."""
        is_known, row = False, change.row
        assert live.epoch is not None
        if change.closes is None:
            live.room = change.room
        try:
            began = time.perf_counter()
            is_written = change.noted is None or await self.store.append(change.noted.row, live.epoch)
            is_written = is_written and await self.store.append(row, live.epoch, self._listed_anew(live, change))
            self.metrics.commit.observe(time.perf_counter() - began)
            if not is_written:
                self.metrics.conflicts.inc()
                live.epoch = None
                await self.house.read_anew(live, row.seq - 1 if change.closes is None else live.room.sitting.seq)
            is_known = True
        except NotWritten:
            await self._take_back(live, change)
            is_known = True
            raise
        except StoreLost:
            raise
        except Exception as error:
            self.metrics.failures.inc()
            log.exception("table %s: an event could not be written", tag(row.table))
            raise Refusal("failed") from error
        finally:
            if not is_known:
                self.house.forget(live)
        return is_written

    async def _take_back(self, live: Live, change: Change) -> None:
        """What could not be written has not happened, and nobody was told of it: stand as the journal says."""
        live.listed = None
        if change.closes is None:
            await self.house.read_anew(live, change.row.seq - 1)
        else:
            live.ahead, live.closes, live.quiet = None, None, []
            await self.house.read_on(live)

    def _listed_anew(self, live: Live, change: Change) -> Listed | None:
        """What the store shall keep beside the journal, if it is not what it keeps already."""
        room, known = change.room, live.listed
        if known is not None and type(change.event) is events.Answered:
            if known.state == room.sitting.state and known.awake == room.is_awake():
                return None
            listed = room.listed(known.about)
        else:
            listed = room.listed()
        live.listed = listed
        return None if listed == known else listed

    # Telling

    async def tell(self, live: Live, event: Event, row: Row, heard: list[int] | None = None) -> None:
        """What is durable may be known; then see to what it calls for. `heard`: how many events each knew then."""
        self.metrics.count(events.kind(event))
        live.publish(event, row, heard or live.room.sitting.heard)
        self.errands.chatter.listen(live, event, row, heard or live.room.sitting.heard)
        if type(event) not in ANSWERS:
            await self.seat_anew(live)
            self.errands.seats_changed(live, event)
        elif isinstance(event, events.Answered) and event.result is not None:
            self.errands.tell_the_end(live)
        if row.seq - live.snapshot_seq >= limits.SNAPSHOT_EVERY and not live.room.may_be_undone:
            self.house.begin(self.store.save_snapshot(live.room.id, live.take_snapshot()))
        if live.epoch is not None:
            self.errands.look_after(live)

    def keep_quiet(self, live: Live, change: Change) -> None:
        """Nobody learns of it before the window closes, not even whose answer it was: all hands look the same."""
        is_over = live.closes is None and change.row.only is None
        live.closes = change.row.at if is_over else live.closes
        if is_over or not live.quiet:
            self.house.begin(self._close_window(live, live.room.beat_began()))
        live.ahead = change.room
        live.quiet += [change.noted] if change.noted is not None else []
        live.quiet.append(Quiet(change.event, change.row, change.room.sitting.heard[:]))
        if live.epoch is not None:
            self.errands.look_after(live)

    async def _close_window(self, live: Live, began: int | None) -> None:
        """Wake when it closes, as far as is known; whoever ends it sooner wakes somebody else for that."""
        while live.room.beat_began() == began:
            closes = live.window_closes()
            if closes is None:
                break
            await asyncio.sleep(max(AT_LEAST, (closes - clock.now()) / 1000))
        async with live.lock:
            if self.house.lives.get(live.room.id) is live:
                await self.show_quiet(live)

    async def show_quiet(self, live: Live) -> None:
        """If the window has closed, tell what was kept quiet, before anything else happens."""
        if live.ahead is None or live.window_closes() is not None:
            return
        live.room, live.ahead, live.closes = live.ahead, None, None
        quiet, live.quiet = live.quiet, []
        for event, row, heard in quiet:
            await self.tell(live, event, row, heard)

    async def seat_anew(self, live: Live) -> None:
        """Seats may have changed hands: everybody hears from where they sit now."""
        changed = self.reseat(live)
        for listener in changed:
            listener.send(framed(live.welcome(live.audiences[listener.who], [])))
        if changed:
            await self.house.say_who_is_here(live)

    def reseat(self, live: Live) -> list[Listener]:
        """Let everybody listen from the seat they have now, and let go who may not stay; who has changed seats."""
        for listener in live.listeners:
            if live.right_of(listener) != WATCHER:
                continue
            if live.room.keeps_out(live.room.came(listener.visitor, listener.key)):
                live.remove(listener)
                listener.let_go("kept_out")
            elif not live.room.sitting.settings.watchers:
                live.remove(listener)
                listener.let_go("no_watchers")
        return live.reseat()


def is_theirs(chair: Chair, by: By, plan: Plan | None) -> bool:
    """May they still answer in this chair?"""
    if by is By.PLAN:
        return chair.plan is not None and chair.plan == plan
    return by is not By.BOT or bool(chair.bot)


async def window_over(live: Live) -> None:
    """Wait until nothing is decided in secret: whoever talks must not learn how far the others are."""
    while (closes := live.window_closes()) is not None:  # noqa: ASYNC110 - it may come sooner than is known now
        await asyncio.sleep(min(BEAT_SECONDS, max(AT_LEAST, (closes - clock.now()) / 1000)))


def typed_by_person(room: Room, seat: int, command: protocol.Answer) -> tuple[str, events.Typed | None]:
    """The choice of a person; where something is to be typed, what was typed is the choice."""
    recital = None if room.table is None else room.game.recital(room.table, seat)
    if recital is None:
        return command.choice, None
    lines = [clean(line) for line in command.lines]
    with values.at_table(room.sitting.options):
        texts = [[words(language).say(text) for language in LANGUAGES] for text in recital.texts]
    return recital.heard(lines, texts), events.Typed(seat, command.lang, list(recital.cards), lines)


def typed_by_bot(room: Room, seat: int, choice: str, seed: int) -> events.Typed | None:
    """What a bot types for the answer that it has chosen."""
    recital = None if room.table is None else room.game.recital(room.table, seat)
    if recital is None:
        return None
    with values.at_table(room.sitting.options):
        texts = [words(BOTS_LANGUAGE).say(text) for text in recital.texts]
    return events.Typed(seat, BOTS_LANGUAGE, list(recital.cards), recital.typed(choice, texts, seed))


def why(live: Live, who: Who, command: protocol.Why) -> Done:
    """Why a choice may not be made now, or that it may."""
    room = live.room
    decisions.in_play(room)
    if who.seat is None or room.table is None:
        raise Refusal("not_seated")
    ask = room.table.asks.get(who.seat)
    if ask is not None and ask.allows(command.choice):
        return Done(live.number(who), {"allowed": True})
    reason: Reason = room.table.why_not(who.seat, command.choice)
    about = {"allowed": False, "key": reason.key, "rule": reason.rule, "details": reason.details}
    return Done(live.number(who), about)


def by_right_of(live: Live, key: str | None, command: Wish) -> Who:
    """By what right a command is given. A key that replaces all others is known before the old one is forgotten.

    So, when it is asked for again, whoever asks has it already. Raises `Refusal`.
    """
    who = live.room.who(command.key) if isinstance(command, AddKey) else None
    return who or live.who(key)


def author(who: Who) -> int | None:
    """Under which seat a command is written: a host who only watches has one too."""
    return NO_SEAT if who.seat is None and who.host else who.seat


def outcome(event: Event) -> dict[str, Any]:
    """What the author of a command wants to know at once."""
    if isinstance(event, events.Joined):
        return {"seat": event.seat}
    if isinstance(event, events.Claimed):
        return {"claim": event.claim}
    return {"table": event.table} if isinstance(event, events.Rematched) else {}
