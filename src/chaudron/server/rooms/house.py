"""The house: every table that is in use, who owns it, who listens, and what other processes write.

What happens at a table is decided by its room (`chaudron.room`), which touches nothing. Here it is written, told, and
thought about: `House.handle` is the one way.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Any, cast

from msgspec import UNSET

from chaudron import protocol, values
from chaudron.room import chain, decisions, disclosure
from chaudron.room.chain import BrokenJournal
from chaudron.room.commands import author, outcome
from chaudron.room.effects import Effect, Tell
from chaudron.room.inputs import OF_THE_HOUSE, Command, Input, Tick, Wish
from chaudron.room.opening import Opening
from chaudron.room.refusal import NoUndo, Refusal
from chaudron.room.room import Room
from chaudron.room.rows import tag
from chaudron.room.state import State
from chaudron.room.turn import Change, Done, NeedsJournal, Replayed, Turn
from chaudron.room.versions import OtherRules
from chaudron.room.windows import BEAT_SECONDS
from chaudron.server import clock
from chaudron.server.keeping import orders
from chaudron.server.keeping.orders import Orders
from chaudron.server.keeping.survey import Stopwatch
from chaudron.server.metrics import Metrics
from chaudron.server.rooms import following, heartbeat, waking
from chaudron.server.rooms.carrying_out import Helpers, carry_out
from chaudron.server.rooms.condition import Condition
from chaudron.server.rooms.letters import Letters, Process
from chaudron.server.rooms.live import Doubt, Live
from chaudron.server.rooms.potion_bots import PotionBots
from chaudron.server.rooms.potions import Potions
from chaudron.server.rooms.reading import Reading
from chaudron.server.rooms.seals import HouseList
from chaudron.server.rooms.waking import AT_LEAST
from chaudron.server.sockets.connection import Connection
from chaudron.server.sockets.frames import frame
from chaudron.server.store import Store
from chaudron.server.store.errors import NotWritten, StoreLost

log = logging.getLogger("chaudron.house")

AFTER_A_WINDOW = OF_THE_HOUSE.union(decisions.TALK)
"""What waits until nothing is decided in secret any more."""
ATTEMPTS = 4


class House:
    """All tables of this process."""

    def __init__(self, store: Store, process: Process, helpers: Helpers, metrics: Metrics) -> None:
        self.store, self.process, self.metrics = store, process, metrics
        self.jobs, self.notices, self.pace = helpers
        self.condition = Condition(metrics)
        self.reading = Reading(store, metrics)
        self.letters = Letters(store, process.name, partial(following.on_letter, self))
        self.lives: dict[str, Live] = {}
        self.seals = HouseList(store)
        self.potions, self.potion_bots = Potions(store), PotionBots()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.creating: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.hopeless: set[str] = set()
        """Tables with something to do that cannot be read."""
        self.doubtful: dict[str, Doubt] = {}
        """Those that could not be seen to lately."""
        self.is_closing = False
        self.marking = b""
        self.orders, self.stopwatch = Orders(store), Stopwatch()

    async def open(self) -> None:
        await self.store.open(self.process.name, self.process.is_shared)
        for options in values.of_this_house():
            await self.reading.keep(options)
        await self.reading.learn("")
        self.marking = await self.store.setting("addresses", secrets.token_bytes(32))
        await self.orders.open(self.marking)
        await self.seals.open()
        await self.potions.open()
        self.store.listen(partial(following.on_rows, self), self.letters.received)
        await self.notices.open(self.store)
        await self.jobs.start()
        self.begin(heartbeat.keep_going(self))
        self.begin(orders.obey(self))  # the last process may have ended in the middle of it

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
                    await self.put_away(live)
        except StoreLost as error:  # snapshots are a convenience, and leases end by themselves
            self.condition.failed(error)
        await self.jobs.close()
        await self.notices.close()
        with contextlib.suppress(StoreLost):
            await self.store.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside everything else."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(self.watched(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def watched(self, work: Coroutine[Any, Any, None]) -> None:
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

    # What happens

    async def act(
        self, table: str, key: str | None, command: Command, lang: str = "fr", is_again: bool = False
    ) -> Done:
        """Carry out a command where the table is owned; raises `Refusal`, and then nothing has changed.

        `is_again`: another process has tried before, and may have done it.
        """
        if type(command) not in OF_THE_HOUSE:
            self.orders.check_awake()
        if isinstance(command, protocol.Change) and command.settings is not UNSET:
            self.notices.check(command.settings)
        for attempt in range(ATTEMPTS):
            live, again = await self.live(table), is_again or attempt > 0
            if live.epoch is not None or await self.own(live):
                done = await self.act_here(live, key, command, again)
            else:
                done = await self.letters.forward(live.owner, table, key, command, lang, again)
            if done is not None:
                return done
        raise Refusal("elsewhere")

    async def act_here(self, live: Live, key: str | None, command: Command, is_again: bool) -> Done | None:
        """The same at a table of this process; None when it is that no more: then nothing has happened."""
        try:
            if type(command) in AFTER_A_WINDOW:
                await self._until_told(live, key, command)
            return await self.handle(live, Wish(key, command), is_again)
        except NotWritten as error:
            self.condition.failed(error)
            raise Refusal("cannot_write") from error

    async def _until_told(self, live: Live, key: str | None, command: Command) -> None:
        """Whoever talks, or runs the house, must not learn how far others are who decide in secret: that ends first."""
        while live.room.done_lately(key, command) is None and (closes := live.room.window_closes()) is not None:
            wait = max(AT_LEAST, (closes - clock.now()) / 1000)
            await asyncio.sleep(min(BEAT_SECONDS, wait))  # it may come sooner than is known now
            await self.readable(live)

    async def handle(self, live: Live, given: Input, is_again: bool = False) -> Done | None:
        """The one way anything happens at a table: it is decided, written, and told only when it is durable.

        Only `create` makes a table, and `keeping.forgetting` erases what somebody has left behind, under the same lock.
        What is said to the author of a command; None when the table is not ours, or something else was written first.
        """
        async with live.lock:
            if live.epoch is None and not isinstance(given, Tick):
                return None
            if shown := live.room.at(clock.now()):
                self.run(live, shown)
            turn = await self._decided(live, given, is_again)
            if turn.change is not None and not await self._written(live, turn):
                return None
            self.run(live, live.room.tell(turn))
            return turn.done

    async def _decided(self, live: Live, given: Input, is_again: bool) -> Turn:
        """What the room makes of it; raises `Refusal`. A command that was done already is answered again."""
        room = live.room
        if isinstance(given, Wish) and is_again and room.done_lately(*given) is None:
            done = await self._done_before(live, given)
            if done is not None:
                return Turn(done=done)
        try:
            return room.handle(given)
        except NeedsJournal as needed:
            try:
                after = await self.reading.with_rows(room.id, needed.row)
            except BrokenJournal as error:
                raise NoUndo("nothing") from error
            return room.handle(given, Replayed(after, needed.row))
        except Refusal:
            done = await self._done_before(live, given) if isinstance(given, Wish) else None
            if done is None:
                raise
            return Turn(done=done)

    async def _done_before(self, live: Live, wish: Wish) -> Done | None:
        """Was this command carried out already? Then its answer was lost, and it is answered again, the same way."""
        room, command = live.room, wish.command
        who = room.by_right_of(wish.key, command)
        if isinstance(command, protocol.Answer):  # it can only have come after its question
            row = await self.store.answer(room.id, author(who), command.id, command.ask)
        else:
            row = await self.store.move(room.id, author(who), command.id)
        return None if row is None else Done(room.number(who), outcome(chain.read(row.body)))

    async def _written(self, live: Live, turn: Turn) -> bool:
        """Make a change durable. If that fails, what is in memory may not be what is written: it is read anew."""
        change, is_known = turn.change, False
        assert change is not None
        if live.epoch is None:  # it was lost while the journal was read
            self.forget(live)
            return False
        try:
            is_written = await self._append(live.epoch, turn, change)
            if not is_written:
                self.metrics.conflicts.inc()
                live.lose()
                await following.read_anew(self, live, self._known_before(live, change))
            is_known = True
        except (NotWritten, Refusal):
            await self._take_back(live, change)
            is_known = True
            raise
        except StoreLost:
            raise
        except Exception as error:
            self.metrics.failures.inc()
            log.exception("table %s: an event could not be written", tag(live.room.id))
            raise Refusal("failed") from error
        finally:
            if not is_known:
                self.forget(live)
        return is_written

    async def _append(self, epoch: int, turn: Turn, change: Change) -> bool:
        if change.opens is not None:
            await self.create(change.opens)
        await self.seals.note(change.state, change.event, change.row.at)
        began = time.perf_counter()
        if change.noted is not None and not await self.store.append(change.noted.row, epoch):
            return False
        is_written = await self.store.append(change.row, epoch, turn.listed)
        self.metrics.commit.observe(time.perf_counter() - began)
        self.metrics.count(disclosure.kind(change.event))
        return is_written

    async def _take_back(self, live: Live, change: Change) -> None:
        """What could not be written has not happened, and nobody was told of it: stand as the journal says."""
        live.room.listed = None
        if change.closes is None:
            await following.read_anew(self, live, self._known_before(live, change))
        else:
            live.room.drop_quiet()
            await following.read_on(self, live)

    def _known_before(self, live: Live, change: Change) -> int:
        return change.row.seq - 1 if change.closes is None else live.room.state.sitting.seq

    def run(self, live: Live, effects: Sequence[Effect]) -> None:
        """Do what a room wants done."""
        for effect in effects:
            if type(effect) is Tell:
                written = frame(effect.message)
                for listener in cast("list[Connection]", effect.listeners):
                    listener.send(written)
            else:
                carry_out(self, live, effect)
        waking.wind(self, live)

    # Tables

    async def create(self, opening: Opening) -> Live:
        """Write a new table."""
        table = opening.state.id
        self.creating.add(table)
        try:
            for row in opening.rows:
                await self.seals.note(opening.state, chain.read(row.body), row.at)
            if not await self.store.create(opening.finished(), opening.rows):
                raise Refusal("busy")
            live = self._bring_in(opening.state)
        finally:
            self.creating.discard(table)
        live.owner, live.epoch = self.process.name, 1
        for row in opening.rows:
            self.metrics.count(disclosure.kind(chain.read(row.body)))
        self.run(live, live.room.begin(opening.rows))
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
        state = await self.reading.table(table)
        return self.lives.get(table) or self._bring_in(state)

    def _bring_in(self, state: State) -> Live:
        live = self.lives[state.id] = Live(Room(state, self.pace))
        self.metrics.tables.set(len(self.lives))
        return live

    async def closed(self, table: str) -> Live:
        """A table whose game cannot be played here: who sits there and what happened, for whoever wants the record."""
        return Live(Room(await self.reading.sitting(table), self.pace))

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
                if lease.owner == self.process.name:
                    try:
                        await following.read_on(self, live)
                    except OtherRules as error:
                        self.forget(live)
                        await self.store.release(live.room.id)
                        raise Refusal("other_rules", **error.details) from error
                    live.epoch = lease.epoch
                    self.run(live, live.room.take_charge())
        return live.epoch is not None

    def forget(self, live: Live) -> None:
        """What is in memory may not be what is written: begin anew from the journal."""
        if self.lives.get(live.room.id) is live:
            del self.lives[live.room.id]
        live.lose()
        self.metrics.tables.set(len(self.lives))
        for listener in live.room.listeners.all:
            cast("Connection", listener).let_go("moved")

    async def put_away(self, live: Live, asleep: bool = False) -> None:
        """Take a table out of memory; `asleep`: bots who are awaited there wait until somebody looks."""
        live.stop()
        if live.epoch is not None:
            room = live.room
            if room.snapshot_seq != room.state.sitting.seq and not room.state.may_be_undone:
                await self.store.save_snapshot(room.id, room.take_snapshot())
            await self.store.release(room.id, asleep)
        if self.lives.get(live.room.id) is live:
            del self.lives[live.room.id]
        live.lose()
        self.metrics.tables.set(len(self.lives))

    # Listening

    async def readable(self, live: Live) -> None:
        """Wait until a room may be read, and let it know the time."""
        await live.settled()
        self.run(live, live.room.at(clock.now()))

    async def refresh(self, live: Live) -> None:
        """Wait until a room may be read; one that this process only follows is read on first."""
        if self.process.is_shared and live.epoch is None and not live.lock.locked():
            self.begin(following.catch_up(self, live))
            await asyncio.sleep(0)
        await self.readable(live)

    def rouse(self, live: Live) -> None:
        """Somebody looks at a table: bots who play there alone go on."""
        live.seen_at = time.monotonic()
        state = live.room.state
        if live.epoch is None and state.is_awake() and state.is_for_bots_alone():
            self.begin(heartbeat.wake(self, live.room.id))
