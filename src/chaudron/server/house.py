"""The house: every table that is in use, who owns it, who listens, and what other processes write."""

import asyncio
import contextlib
import gc
import hashlib
import logging
import secrets
import time
from collections.abc import Coroutine, Mapping
from typing import Any

from chaudron import values
from chaudron.server import events, limits, protocol
from chaudron.server.acting import Acting, Change
from chaudron.server.condition import Condition
from chaudron.server.errands import Errands
from chaudron.server.events import BrokenJournal
from chaudron.server.frames import framed
from chaudron.server.live import Done, Listener, Live, heard
from chaudron.server.logs import tag
from chaudron.server.metrics import Metrics
from chaudron.server.opening import Opening
from chaudron.server.refusal import Refusal
from chaudron.server.relay import Relay, Wish
from chaudron.server.room import Room, UnknownCards, is_usable, read_room, read_sitting
from chaudron.server.sitting import WATCHER, Who
from chaudron.server.store import HEARTBEAT_SECONDS, Kept, Row, Store
from chaudron.server.store.errors import NotWritten, StoreLost
from chaudron.server.versions import OtherRules, is_by_our_rules

log = logging.getLogger("chaudron.house")

ATTEMPTS = 4
ENTER_ATTEMPTS = 20
"""Something may happen while it is read what a listener has missed."""
AWAKE_AT_ONCE = 100
KEPT = "components-"
"""How the names of settings begin that are card values; the rest is their hash."""
NOT_PLAYED = ("unknown_cards", "other_rules")
"""Why a table cannot be played here though its journal is whole …"""
HOPELESS = ("broken", *NOT_PLAYED)
"""… and why it cannot be brought into memory, now or later."""
COLLECT_SECONDS = 1800.0
"""How often everything is looked through for what nobody can reach any more."""


class House:
    """All tables of this process."""

    def __init__(self, store: Store, process: str, shared: bool, errands: Errands, metrics: Metrics) -> None:
        self.store, self.process, self.shared = store, process, shared
        self.errands, self.metrics = errands, metrics
        self.condition = Condition(metrics)
        self.relay = Relay(self)
        self.acting = Acting(self)
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.creating: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.hopeless: set[str] = set()
        """Tables with something to do that cannot be read."""
        self.is_closing = False
        self.marking = b""
        self.collected_at = time.monotonic()

    async def open(self) -> None:
        await self.store.open(self.process, self.shared)
        for options in values.of_this_house():
            await self.keep(options)
        await self.learn("")
        self.marking = await self.store.setting("addresses", secrets.token_bytes(32))
        self.store.listen(self.relay.on_rows, self.relay.on_post)
        await self.errands.open(self)
        self.begin(self._keep_going())

    async def close(self) -> None:
        """End without losing anything: snapshots are written and every table is given back."""
        self.is_closing = True
        await asyncio.sleep(0)  # what has just been begun takes its first step, so that it can be ended
        ending = [*self.tasks, *self.loading.values()]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        try:
            for live in list(self.lives.values()):
                async with live.lock:
                    await self._put_away(live)
        except StoreLost as error:  # snapshots are a convenience, and leases end by themselves
            self.condition.failed(error)
        await self.errands.close()
        with contextlib.suppress(StoreLost):
            await self.store.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside everything else."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(self._watched(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _watched(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreLost as error:
            self.condition.failed(error)
        except Exception:
            self.metrics.failures.inc()
            log.exception("something failed in the background")

    def mark(self, address: str) -> str:
        """A name for an address that is the same in all processes of this house, and tells nobody the address."""
        return hashlib.blake2b(address.encode(), key=self.marking, digest_size=8).hexdigest()

    # Tables

    async def create(self, opening: Opening) -> Live:
        """Write a new table."""
        self.creating.add(opening.room.id)
        try:
            if not await self.store.create(opening.finished(), opening.rows):
                raise Refusal("busy")
            live = self._bring_in(opening.room)
        finally:
            self.creating.discard(opening.room.id)
        live.owner, live.epoch, live.listed = self.process, 1, opening.room.listed()
        live.snapshot_seq = 0  # nothing is saved yet: later rules shall know what was asked
        for row in opening.rows:
            event = events.read(row.body)
            self.metrics.count(events.kind(event))
            self.errands.chatter.listen(live, event, row, live.room.sitting.heard)
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
        """The room, with the card values that it needs."""
        try:
            return await self._read_known(table)
        except UnknownCards as error:
            await self.learn(error.name)
        try:
            return await self._read_known(table)
        except UnknownCards as error:
            raise Refusal("unknown_cards", hash=error.name) from error

    async def _read_known(self, table: str) -> Room:
        """The room as its journal tells it, from the last snapshot on if that still holds."""
        try:
            return await self.read_with(table)
        except OtherRules as error:
            raise Refusal("other_rules", **error.details) from error
        except BrokenJournal as error:
            self.metrics.failures.inc()
            log.exception("table %s cannot be read", tag(table))
            raise Refusal("broken") from error

    async def read_with(self, table: str, *more: Row) -> Room:
        """The room as it is written, or as it would be with `more` rows. Raises `BrokenJournal`."""
        kept, asked = await self._kept(table), None
        snapshot = await self.store.snapshot(table)
        if snapshot is not None:
            rows = [*await self.store.journal(table, snapshot.seq - 1), *more]
            try:
                if is_usable(snapshot, rows) and is_by_our_rules(snapshot):
                    return read_room(kept, rows[1:], snapshot)
                asked = snapshot if is_usable(snapshot, rows) else None
            except UnknownCards:
                raise
            except (BrokenJournal, ValueError, KeyError, TypeError):
                log.warning("table %s: its snapshot does not hold; reading its journal", tag(table))
        return read_room(kept, [*await self.store.journal(table), *more], asked=asked)

    async def _kept(self, table: str) -> Kept:
        kept = await self.store.kept(table)
        if kept is None:
            raise Refusal("unknown_table")
        return kept

    async def closed(self, table: str) -> Live:
        """A table whose game cannot be played here: who sits there and what happened, for whoever wants the record."""
        return Live(read_sitting(await self._kept(table), await self.store.journal(table)))

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
                    try:
                        await self.read_on(live)
                    except OtherRules as error:
                        self.forget(live)
                        await self.store.release(live.room.id)
                        raise Refusal("other_rules", **error.details) from error
                    live.epoch, live.listed = lease.epoch, None
                    self.errands.look_after(live)
        return live.epoch is not None

    def forget(self, live: Live) -> None:
        """What is in memory may not be what is written: begin anew from the journal."""
        if self.lives.get(live.room.id) is live:
            del self.lives[live.room.id]
        live.epoch = None
        self.errands.stop(live)
        self.metrics.tables.set(len(self.lives))
        for listener in live.listeners:
            listener.let_go("moved")

    async def _put_away(self, live: Live, asleep: bool = False) -> None:
        """Take a table out of memory; `asleep`: bots who are awaited there wait until somebody looks."""
        self.errands.stop(live)
        if live.epoch is not None:
            await self._save_snapshot(live)
            await self.store.release(live.room.id, asleep)
        if self.lives.get(live.room.id) is live:
            del self.lives[live.room.id]
        live.epoch = None
        self.metrics.tables.set(len(self.lives))

    async def _save_snapshot(self, live: Live) -> None:
        if live.snapshot_seq != live.room.sitting.seq and not live.room.may_be_undone:
            await self.store.save_snapshot(live.room.id, live.take_snapshot())

    async def act(self, table: str, key: str | None, command: Wish, lang: str = "fr", is_again: bool = False) -> Done:
        """Carry out a command where the table is owned; raises `Refusal`, and then nothing has changed.

        `is_again`: another process has tried before, and may have done it.
        """
        try:
            for attempt in range(ATTEMPTS):
                live, again = await self.live(table), is_again or attempt > 0
                if live.epoch is not None or await self.own(live):
                    done = await self.acting.act(live, key, command, again)
                else:
                    done = await self.relay.forward(live, key, command, lang, again)
                if done is not None:
                    return done
        except NotWritten as error:
            self.condition.failed(error)
            raise Refusal("cannot_write") from error
        raise Refusal("elsewhere")

    # Card values

    async def keep(self, options: Mapping[str, Any]) -> None:
        """Keep these card values, so that their tables can go on when the file is named no more."""
        if text := values.text_of(options):
            await self.store.setting(KEPT + values.name_in(options), text.encode())

    async def learn(self, name: str) -> None:
        """Learn card values that this house has kept: those of this name, or all."""
        for kept, text in (await self.store.settings(KEPT + name)).items():
            try:
                values.learn(text)
            except (values.BadComponents, ValueError):
                log.warning("%s: what was kept cannot be read", kept)

    # Listening

    async def enter(self, listener: Listener, table: str, after: int | None) -> Live:
        """Let a connection listen at a table: it is told how things stand and what it missed."""
        for _ in range(ENTER_ATTEMPTS):
            live = await self.live(table)
            await self.refresh(live)
            listener.who = who = live.who(listener.key, listener.visitor)
            missed = await self.missed(live, who, after)
            await live.settled()
            known = live.number(who)
            is_all = after is None or after >= known or (missed and missed[-1].n == known)
            if is_all and self.lives.get(table) is live and live.who(listener.key) == who:
                await self._enter(live, listener, missed)
                self.rouse(live)
                return live
        raise Refusal("busy")

    async def _enter(self, live: Live, listener: Listener, missed: list[protocol.Heard]) -> None:
        who, before, is_first = listener.who, live.here(), not live.audiences
        if who == WATCHER and not live.room.sitting.settings.watchers:
            raise Refusal("no_watchers")
        same = live.audiences.get(who)
        allowed = limits.SOCKETS_PER_SEAT if who.seat is not None else limits.WATCHERS_PER_TABLE
        if same is not None and len(same.listeners) >= allowed:
            if who.seat is None:
                raise Refusal("too_many_connections")
            same.listeners[0].let_go("replaced")
            live.remove(same.listeners[0])
        listener.send(framed(live.welcome(live.add(listener), missed)))
        if live.here() != before:
            await self.say_who_is_here(live, is_first)

    async def refresh(self, live: Live) -> None:
        """Wait until a room may be read; one that this process only follows is read on first."""
        if self.shared and live.epoch is None and not live.lock.locked():
            self.begin(self.catch_up(live))
            await asyncio.sleep(0)
        await live.settled()

    async def missed(self, live: Live, who: Who, after: int | None) -> list[protocol.Heard]:
        """What happened since a listener last heard anything, as far as this process may tell it."""
        known = live.number(who)
        if after is None or after >= known:
            return []
        skip = max(after, known - limits.MISSED_EVENTS)
        rows = await self.store.heard(live.room.id, who.seat, live.room.sitting.seq, known - skip)
        return heard(rows, who.seat, skip)

    async def exit(self, live: Live, listener: Listener) -> None:
        before = live.here()
        live.remove(listener)
        if live.here() != before:
            await self.say_who_is_here(live)
            if live.epoch is not None:
                self.errands.look_after(live)

    async def say_who_is_here(self, live: Live, and_you: bool = False) -> None:
        """Tell everybody at the table, and other processes; with `and_you`, these shall tell in turn."""
        live.tell_who_is_here()
        if self.shared:
            try:
                await self.relay.say_who_is_here(live, and_you=and_you)
            except StoreLost as error:  # they learn it later
                self.condition.failed(error)

    # Following

    async def catch_up(self, live: Live) -> None:
        """Follow what another process has written."""
        async with live.lock:
            if live.epoch is None and self.lives.get(live.room.id) is live:
                try:
                    await self.read_on(live)
                except OtherRules:  # whoever comes again is told
                    self.forget(live)

    async def read_on(self, live: Live) -> None:
        """Follow what is written and not known here."""
        rows = await self.store.journal(live.room.id, live.seq)
        written = [events.read(row.body) for row in rows]
        for changed in written:
            if isinstance(changed, events.Changed) and not values.are_known(changed.options):
                await self.learn(values.name_in(changed.options))
        if any(isinstance(event, events.Undone) for event in written):
            await self.read_anew(live, live.room.sitting.seq)
            return
        for row in rows:
            await self.acting.show_quiet(live)
            closes = live.room.window_closes()
            after = live.room if closes is None else live.ahead or live.room.copy()
            event = after.follow(row)
            if closes is None:
                await self.acting.tell(live, event, row)
            else:
                self.acting.keep_quiet(live, Change(after, event, row, closes))

    async def read_anew(self, live: Live, known: int) -> None:
        """Put what is written in the place of what is in memory, and tell everybody what came after event `known`."""
        live.room = await self._read(live.room.id)
        live.ahead, live.closes, live.quiet, live.listed = None, None, [], None
        rows = [row for row in await self.store.journal(live.room.id, known) if row.seq <= live.room.sitting.seq]
        changed = self.acting.reseat(live)
        for listener in live.listeners if rows else changed:
            seat = listener.who.seat
            news = [row for row in rows if row.only in (None, seat)] if listener not in changed else []
            missed = heard(news, seat, live.number(listener.who) - len(news))
            listener.send(framed(live.welcome(live.audiences[listener.who], missed)))
        if changed:
            await self.say_who_is_here(live)

    # Keeping going

    async def _keep_going(self) -> None:
        """Once a second: say that this process lives, wake tables that nobody looks after, put others away."""
        while True:
            await self._watched(self._look_around())
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _look_around(self) -> None:
        if self.condition.error is not None:
            await self.store.probe()
        if not await self.store.beat() and self.shared:
            for live in list(self.lives.values()):
                self.forget(live)
        await self._wake_tables()
        if time.monotonic() - self.collected_at > COLLECT_SECONDS:
            self.collected_at = time.monotonic()
            gc.collect()
        for live in list(self.lives.values()):
            if live.epoch is None and live.audiences and not live.lock.locked():
                self.begin(self.catch_up(live))
                self.rouse(live)
            elif not live.audiences and not live.lock.locked() and self._is_idle(live):
                async with live.lock:
                    await self._put_away(live, asleep=True)

    async def _wake_tables(self) -> None:
        """See to the tables that nobody looks after, whoever owns them, and to all when the store works again."""
        known = {table for table, live in self.lives.items() if live.epoch is not None}
        for table in await self.store.awake(AWAKE_AT_ONCE, known | self.hopeless | self.creating):
            await self._wake(table)
        if self.condition.works():
            for live in list(self.lives.values()):
                self.begin(self._look_after(live))

    async def _look_after(self, live: Live) -> None:
        async with live.lock:
            if live.epoch is not None:
                self.errands.look_after(live)

    async def _wake(self, table: str) -> None:
        """See to a table that nobody looks after; one that cannot be read is left alone from then on."""
        try:
            await self.own(await self.live(table))
        except StoreLost:
            raise
        except Refusal as refusal:
            if refusal.code in HOPELESS:
                self.hopeless.add(table)
                log.warning("table %s is left alone: %s", tag(table), refusal.code)
        except Exception:
            self.hopeless.add(table)
            self.metrics.failures.inc()
            log.exception("table %s is left alone", tag(table))

    def rouse(self, live: Live) -> None:
        """Somebody looks at a table: bots who play there alone go on."""
        live.seen_at = time.monotonic()
        if live.epoch is None and live.room.is_awake() and live.room.is_for_bots_alone():
            self.begin(self._wake(live.room.id))

    def _is_idle(self, live: Live) -> bool:
        if live.room.is_awake() and live.room.is_for_bots_alone():
            return time.monotonic() - live.seen_at > limits.UNWATCHED_SECONDS and not live.quiet
        is_old = time.monotonic() - live.used_at > limits.IDLE_SECONDS
        return is_old and not live.thinking and not live.quiet and not live.room.is_awake()
