"""The house: every table that is in use, who owns it, and the one way anything happens at it.

A command is decided, written, and told to others only when it is durable. All of it happens under the lock of the
room, so nobody is ever shown what may yet be lost.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from msgspec import UNSET, Struct

from chaudron.kernel.rule import Reason
from chaudron.server import decisions, events, limits, protocol
from chaudron.server.decisions import Decided
from chaudron.server.errands import Errands
from chaudron.server.events import BrokenJournal, Event
from chaudron.server.live import Listener, Live, encode, heard
from chaudron.server.logs import tag
from chaudron.server.metrics import Metrics
from chaudron.server.opening import Opening, open_rematch
from chaudron.server.refusal import NoNotice, NoUndo, Refusal
from chaudron.server.relay import AddKey, ClaimAs, JoinAs, Relay, Wish
from chaudron.server.room import Room, is_usable, read_room
from chaudron.server.sitting import OVER, WATCHER, Who
from chaudron.server.store import HEARTBEAT_SECONDS, Listed, Row, Store
from chaudron.server.store.errors import StoreLost
from chaudron.server.webhook import BadWebhook, check_url

log = logging.getLogger("chaudron.house")

ATTEMPTS = 4
AWAKE_AT_ONCE = 100


class Done(Struct, frozen=True):
    """A command that is done and durable, and the number under which its author hears of it."""

    n: int
    about: dict[str, Any] = {}


class House:
    """All tables of this process."""

    def __init__(self, store: Store, process: str, shared: bool, errands: Errands, metrics: Metrics) -> None:
        self.store, self.process, self.shared = store, process, shared
        self.errands, self.metrics = errands, metrics
        self.relay = Relay(self)
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open(self.process, self.shared)
        self.store.listen(self.relay.on_rows, self.relay.on_post)
        await self.errands.open(self)
        self.begin(self._keep_going())

    async def close(self) -> None:
        """End without losing anything: snapshots are written and every table is given back."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for live in list(self.lives.values()):
            async with live.lock:
                await self._put_away(live)
        await self.errands.close()
        await self.store.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside everything else."""
        task = asyncio.get_running_loop().create_task(self._watched(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _watched(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            self.metrics.failures.inc()
            log.exception("something failed in the background")

    # Tables

    async def create(self, opening: Opening) -> Live:
        """Write a new table."""
        if not await self.store.create(opening.finished(), opening.rows):
            raise Refusal("busy")
        live = self._bring_in(opening.room)
        live.owner, live.epoch, live.listed = self.process, 1, opening.room.listed()
        for _ in opening.rows:
            self.metrics.events.labels("opening").inc()
        self.errands.look_after(live)
        return live

    async def live(self, table: str) -> Live:
        """A table, brought into memory when it is not there. An unknown one leaves no trace."""
        live = self.lives.get(table)
        if live is not None:
            live.used_at = time.monotonic()
            return live
        if table not in self.loading:
            self.loading[table] = asyncio.get_running_loop().create_task(self._load(table))
        try:
            return await asyncio.shield(self.loading[table])
        finally:
            self.loading.pop(table, None)

    async def _load(self, table: str) -> Live:
        room = await self._read(table)
        return self.lives.get(table) or self._bring_in(room)

    def _bring_in(self, room: Room) -> Live:
        live = self.lives[room.id] = Live(room)
        self.metrics.tables.set(len(self.lives))
        return live

    async def _read(self, table: str) -> Room:
        """The room as its journal tells it, from the last snapshot on if that still holds."""
        kept = await self.store.kept(table)
        if kept is None:
            raise Refusal("unknown_table")
        snapshot = await self.store.snapshot(table)
        if snapshot is not None:
            rows = await self.store.journal(table, snapshot.seq)
            try:
                if is_usable(snapshot, rows):
                    return read_room(kept, rows, snapshot)
            except (BrokenJournal, ValueError, KeyError, TypeError):
                log.warning("table %s: its snapshot does not hold; reading its journal", tag(table))
        try:
            return read_room(kept, await self.store.journal(table))
        except BrokenJournal as error:
            self.metrics.failures.inc()
            log.exception("table %s cannot be read", tag(table))
            raise Refusal("broken") from error

    async def own(self, live: Live) -> bool:
        """Does this process own the table, or can it now? Then nothing of its journal is unknown here."""
        if live.epoch is not None:
            return True
        async with live.lock:
            if live.epoch is None:
                lease = await self.store.take(live.room.id)
                if lease is None:
                    raise Refusal("unknown_table")
                live.owner = lease.owner
                if lease.owner == self.process:
                    await self._catch_up(live)
                    live.epoch, live.listed = lease.epoch, None
        return live.epoch is not None

    def forget(self, live: Live) -> None:
        """What is in memory may not be what is written: begin anew from the journal."""
        if self.lives.get(live.room.id) is live:
            del self.lives[live.room.id]
        live.epoch = None
        self.errands.stop(live)
        self.metrics.tables.set(len(self.lives))
        for listener in live.listeners:
            self.begin(listener.let_go("moved"))

    async def _put_away(self, live: Live) -> None:
        """Take a table out of memory."""
        self.errands.stop(live)
        if live.epoch is not None:
            await self._save_snapshot(live)
            await self.store.release(live.room.id)
        if self.lives.get(live.room.id) is live:
            del self.lives[live.room.id]
        live.epoch = None
        self.metrics.tables.set(len(self.lives))

    async def _save_snapshot(self, live: Live) -> None:
        if live.snapshot_seq != live.room.sitting.seq:
            snapshot = live.room.snapshot()
            live.snapshot_seq = snapshot.seq
            await self.store.save_snapshot(live.room.id, snapshot)

    # Acting

    async def act(self, table: str, key: str | None, command: Wish, lang: str = "fr") -> Done:
        """Carry out a command where the table is owned; raises `Refusal`, and then nothing has changed."""
        for attempt in range(ATTEMPTS):
            live = await self.live(table)
            if await self.own(live):
                done = await self._act_here(live, key, command, attempt > 0)
            else:
                done = await self.relay.forward(live, key, command, lang)
            if done is not None:
                return done
        raise Refusal("elsewhere")

    async def _act_here(self, live: Live, key: str | None, command: Wish, is_again: bool) -> Done | None:
        """Carry out a command on a table of one's own; None when something else was written first.

        `is_again`: what was written first may be this very command.
        """
        await live.lock.acquire()
        is_held = False
        try:
            if live.epoch is None:
                return None
            who = live.who(key)
            number = live.recent.get(who.seat, {}).get(command.id)
            if number is not None or (is_again and await self._is_written(live, who, command)):
                return Done(live.number(who) if number is None else number)
            try:
                written = await self._carry_out(live, who, command)
            except Refusal:
                if await self._is_written(live, who, command):
                    return Done(live.number(who))
                raise
            if isinstance(written, Done) or written is None:
                return written
            event, row, wait = written
            is_held = wait > 0
            done = Done(live.number(who), _outcome(event))
            live.remember(event.to if isinstance(event, events.Moved) else who.seat, command.id, done.n)
            if is_held:
                self.begin(self._tell_later(live, event, row, wait))
            else:
                await self._tell(live, event, row)
            return done
        finally:
            if not is_held:
                live.lock.release()

    async def _is_written(self, live: Live, who: Who, command: Wish) -> bool:
        """Was this command carried out already? Then its answer was lost, and it is answered again."""
        return who.seat is not None and await self.store.move(live.room.id, who.seat, command.id) is not None

    async def _carry_out(self, live: Live, who: Who, command: Wish) -> "tuple[Event, Row, float] | Done | None":
        if isinstance(command, protocol.Undo):
            return await self._undo(live, who, command)
        if isinstance(command, protocol.Why):
            return Done(live.number(who), _why(live.room, who, command))
        if isinstance(command, protocol.Hurry):
            return self._hurry(live, who, command)
        if isinstance(command, protocol.Rematch):
            return await self._rematch(live, who, command)
        began = live.room.beat_began()
        event, only = self._decide(live, who, command)
        return await self._write(live, event, only, who.seat, command.id, began)

    def _decide(self, live: Live, who: Who, command: Wish) -> Decided:
        room = live.room
        if room.sitting.seq >= limits.EVENTS:
            raise Refusal("too_long")
        if isinstance(command, JoinAs):
            return decisions.join(room, command.wish, command.key, command.salt), None
        if isinstance(command, ClaimAs):
            return decisions.claim(room, command.wish, command.key), None
        if isinstance(command, AddKey):
            return decisions.add_key(room, who, command.key), None
        if isinstance(command, protocol.Say | protocol.Emote) and not live.may_talk(who.seat):
            raise Refusal("too_fast")
        if isinstance(command, protocol.Change) and command.settings is not UNSET:
            self.check(command.settings)
        if isinstance(command, protocol.MakeHost) and self.errands.may_take_over(live, who, command.seat):
            who = Who(who.seat, True)
        return decisions.decide(room, who, command)

    async def answer_for(self, live: Live, seat: int, ask: int, choice: str, for_absent: bool) -> None:
        """A bot answers for a seat, unless the question is no longer open or the seat no longer the bot's."""
        async with live.lock:
            sitting = live.room.sitting
            if live.epoch is None or sitting.paused_at is not None or sitting.state == OVER:
                return
            if sitting.asked[seat] != ask or not (sitting.chairs[seat].bot or for_absent):
                return
            began = live.room.beat_began()
            event, only = decisions.give_answer(live.room, seat, choice, for_absent)
            self.metrics.bots.inc()
            written = await self._write(live, event, only, seat, None, began)
            if written is not None:
                if written[2] > 0:
                    await asyncio.sleep(written[2])
                await self._tell(live, written[0], written[1])

    async def _write(
        self, live: Live, event: Event, only: int | None, seat: int | None, move: str | None, began: int | None
    ) -> tuple[Event, Row, float] | None:
        """Make an event durable; how long it is still to be kept quiet. None: somebody else wrote first."""
        row = live.room.happen(event, only, seat, move)
        if not await self._append(live, row):
            return None
        return event, row, quiet(live.room, only, began)

    async def _append(self, live: Live, row: Row) -> bool:
        """Write a row. If that fails, what is in memory is forgotten, whatever the cause."""
        is_written = False
        assert live.epoch is not None
        try:
            with self.metrics.commit.time():
                is_written = await self.store.append(row, live.epoch, self._listed_anew(live))
        except StoreLost as error:
            raise Refusal("busy") from error
        except Exception as error:
            self.metrics.failures.inc()
            log.exception("table %s: an event could not be written", tag(row.table))
            raise Refusal("failed") from error
        finally:
            if not is_written:
                self.metrics.conflicts.inc()
                self.forget(live)
        return is_written

    def _listed_anew(self, live: Live) -> Listed | None:
        """What the store shall keep beside the journal, if it is not what it keeps already."""
        listed = live.room.listed()
        if listed == live.listed:
            return None
        live.listed = listed
        return listed

    async def _tell(self, live: Live, event: Event, row: Row) -> None:
        """What is durable may be known; then see to what it calls for."""
        self.metrics.events.labels(events.kind(event)).inc()
        await live.publish(event, row)
        if not isinstance(event, events.Answered):
            await self._seat_anew(live)
        elif event.result is not None:
            self.errands.tell_the_end(live)
        if row.seq - live.snapshot_seq >= limits.SNAPSHOT_EVERY:
            self.begin(self._save_snapshot(live))
        if live.epoch is not None:
            self.errands.look_after(live)

    async def _seat_anew(self, live: Live) -> None:
        """Seats may have changed hands: whoever has no right to be here any more is let go."""
        if not live.room.sitting.settings.watchers:
            for listener in live.listeners:
                if live.right_of(listener) == WATCHER:
                    live.remove(listener)
                    self.begin(listener.let_go("no_watchers"))
        if await live.seat_anew():
            await self.say_who_is_here(live)

    async def _tell_later(self, live: Live, event: Event, row: Row, wait: float) -> None:
        """Nobody learns sooner than the window allows; until then the room stays locked."""
        try:
            await asyncio.sleep(wait)
            await self._tell(live, event, row)
        finally:
            live.lock.release()

    def check(self, settings: protocol.Settings) -> None:
        """Refuse a webhook that cannot be one."""
        if settings.webhook:
            try:
                check_url(settings.webhook, self.errands.allow_local)
            except BadWebhook as error:
                raise NoNotice("bad_webhook", error.key, error.details) from error

    # What takes more than one step

    async def _undo(self, live: Live, who: Who, command: protocol.Undo) -> tuple[Event, Row, float] | None:
        room, last = live.room, live.room.sitting.last
        decisions.in_play(room)
        why = room.why_not_undo(who.seat)
        if why is not None or last is None or who.seat is None:
            raise NoUndo(why or "nothing")
        kept = await self.store.kept(room.id)
        rows = await self.store.journal(room.id)
        event = events.Undone(who.seat, last.seq)
        row = room.next_row(event, None, who.seat, command.id)
        try:
            before = read_room(kept, [*rows, row]) if kept is not None else room
        except BrokenJournal as error:
            raise NoUndo("nothing") from error
        live.room = before
        if not await self._append(live, row):
            return None
        await self._save_snapshot(live)
        return event, row, 0

    def _hurry(self, live: Live, who: Who, command: protocol.Hurry) -> Done:
        room, seat = live.room, command.seat
        decisions.takes_part(who)
        decisions.in_play(room)
        if seat not in [awaited.seat for awaited in room.who_is_awaited()]:
            raise Refusal("not_awaited", seat=seat + 1)
        until = room.until(seat)
        if until is None or until > time.time() * 1000:
            raise Refusal("not_late", seat=seat + 1)
        self.errands.answer_for_absent(live, seat)
        return Done(live.number(who))

    async def _rematch(self, live: Live, who: Who, command: protocol.Rematch) -> tuple[Event, Row, float] | None:
        room = live.room
        decisions.takes_part(who)
        if room.sitting.state != OVER:
            raise Refusal("not_over")
        if room.sitting.rematch is not None:
            raise Refusal("rematched", table=room.sitting.rematch)
        opening = open_rematch(room)
        await self.create(opening)
        return await self._write(live, events.Rematched(opening.room.id), None, who.seat, command.id, None)

    # Listening

    async def enter(self, listener: Listener, table: str, after: int | None) -> Live:
        """Let a connection listen at a table: it is told how things stand and what it missed."""
        while True:
            live = await self.live(table)
            async with live.lock:
                if self.lives.get(table) is live:
                    return await self._enter(live, listener, after)

    async def _enter(self, live: Live, listener: Listener, after: int | None) -> Live:
        room = live.room
        listener.who = who = live.who(listener.key)
        if who == WATCHER and not room.sitting.settings.watchers:
            raise Refusal("no_watchers")
        same = live.audiences.get(who)
        allowed = limits.SOCKETS_PER_SEAT if who.seat is not None else limits.WATCHERS_PER_TABLE
        if same is not None and len(same.listeners) >= allowed:
            if who.seat is None:
                raise Refusal("too_many_connections")
            self.begin(same.listeners[0].let_go("replaced"))
            live.remove(same.listeners[0])
        missed = await self.missed(live, who, after)
        before = live.here()
        await listener.send(encode(live.welcome(live.add(listener), missed)))
        if live.here() != before:
            await self.say_who_is_here(live)
        return live

    async def missed(self, live: Live, who: Who, after: int | None) -> list[protocol.Heard]:
        """What happened since a listener last heard anything."""
        known = live.number(who)
        if after is None or after >= known:
            return []
        skip = max(after, known - limits.MISSED_EVENTS)
        return heard(await self.store.heard(live.room.id, who.seat, skip), who.seat, skip)

    async def exit(self, live: Live, listener: Listener) -> None:
        before = live.here()
        live.remove(listener)
        if live.here() != before:
            await self.say_who_is_here(live)
            if live.epoch is not None:
                self.errands.look_after(live)

    async def say_who_is_here(self, live: Live) -> None:
        await live.tell_who_is_here()
        if self.shared:
            await self.relay.say_who_is_here(live)

    # Following

    async def catch_up(self, live: Live) -> None:
        """Follow what another process has written."""
        async with live.lock:
            if live.epoch is None and self.lives.get(live.room.id) is live:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        rows = await self.store.journal(live.room.id, live.room.sitting.seq)
        if any(isinstance(events.read(row.body), events.Undone) for row in rows):
            live.room = await self._read(live.room.id)
            for audience in list(live.audiences.values()):
                skip = live.number(audience.who) - sum(row.only in (None, audience.who.seat) for row in rows)
                missed = heard([row for row in rows if row.only in (None, audience.who.seat)], audience.who.seat, skip)
                message = encode(live.welcome(audience, missed))
                for listener in audience.listeners[:]:
                    await listener.send(message)
            return
        for row in rows:
            began = live.room.beat_began()
            event = live.room.follow(row)
            await asyncio.sleep(max(0.0, quiet(live.room, row.only, began)))
            await self._tell(live, event, row)

    # Keeping going

    async def _keep_going(self) -> None:
        """Once a second: say that this process lives, wake tables that nobody looks after, put others away."""
        while True:
            try:
                await self._look_around()
            except (StoreLost, Refusal):
                log.warning("the store does not answer; trying again")
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _look_around(self) -> None:
        if not await self.store.beat():
            for live in list(self.lives.values()):
                self.forget(live)
        for table in await self.store.awake(AWAKE_AT_ONCE):
            live = await self.live(table)
            if await self.own(live):
                self.errands.look_after(live)
        for live in list(self.lives.values()):
            if live.epoch is None and live.audiences:
                await self.catch_up(live)
            elif not live.audiences and not live.lock.locked() and self._is_idle(live):
                async with live.lock:
                    await self._put_away(live)

    def _is_idle(self, live: Live) -> bool:
        is_old = time.monotonic() - live.used_at > limits.IDLE_SECONDS
        return is_old and not live.thinking and not live.room.is_awake()


def quiet(room: Room, only: int | None, began: int | None) -> float:
    """How many seconds an event is still to be kept quiet: a window closes at the same time for every hand."""
    window = room.sitting.settings.window
    if not window or began is None or only is not None:
        return 0
    return max(0.0, began / 1000 + window - time.time())


def _outcome(event: Event) -> dict[str, Any]:
    """What the author of a command wants to know at once."""
    if isinstance(event, events.Joined):
        return {"seat": event.seat}
    if isinstance(event, events.Claimed):
        return {"claim": event.claim}
    return {"table": event.table} if isinstance(event, events.Rematched) else {}


def _why(room: Room, who: Who, command: protocol.Why) -> dict[str, Any]:
    """Why a choice may not be made now, or that it may."""
    decisions.in_play(room)
    if who.seat is None or room.table is None:
        raise Refusal("not_seated")
    ask = room.table.asks.get(who.seat)
    if ask is not None and command.choice in ask.options:
        return {"allowed": True}
    reason: Reason = room.table.why_not(who.seat, command.choice)
    return {"allowed": False, "key": reason.key, "rule": reason.rule, "details": reason.details}
