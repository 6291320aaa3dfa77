"""The threads of an SQLite store, each with a connection of its own: one writes, one reads, one listens."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from chaudron.server.store import EVERYBODY, OnPost, OnRows
from chaudron.server.store.errors import NotWritten, StoreLost

P = ParamSpec("P")
T = TypeVar("T")

POLL_SECONDS = 0.005
"""How often a listener looks whether another process has written."""

FOLD_SECONDS = 20.0
"""Folding keeps the disk busy, and commits then wait for it: seldom is better than often."""

LAST_EVENT = "SELECT coalesce(max(rowid), 0) FROM event"
LAST_POST = "SELECT coalesce(max(id), 0) FROM post"
NEW_EVENTS = "SELECT rowid, room, seq FROM event WHERE rowid > ? ORDER BY rowid"
NEW_POSTS = "SELECT id, sender <> ? AND recipient IN (?, ?), message FROM post WHERE id > ? ORDER BY id"


class QueuedWork(NamedTuple):
    """Something to do with a connection, and who waits for it."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    future: asyncio.Future[Any]


class Outcome(NamedTuple):
    """What to tell whoever waits."""

    future: asyncio.Future[Any]
    result: Any
    error: Exception | None


def tell(outcomes: list[Outcome]) -> None:
    """Wake those who still wait."""
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


class Reader:
    """A thread that does jobs in the order in which they came."""

    loss: type[StoreLost] = StoreLost
    """What those are told whose work the file did not do."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[list[QueuedWork] | None] = SimpleQueue()
        self._gathered: list[QueuedWork] = []
        self._ended = self._loop.create_future()
        self._thread = Thread(target=self._run, name=f"store {type(self).__name__.lower()}", daemon=True)
        self._thread.start()

    def do(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *arguments: P.args, **_: P.kwargs
    ) -> asyncio.Future[T]:
        """Have something done; the future brings its result."""
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(QueuedWork(work, arguments, future))
        return future

    def _hand_over(self) -> None:
        """Wake the thread once for all that was asked for in this round of the event loop."""
        if self._gathered:
            jobs, self._gathered = self._gathered, []
            self._queue.put(jobs)

    async def end(self) -> None:
        """Do what is waiting, then end. Nothing may be asked for any more."""
        self._hand_over()
        self._queue.put(None)
        await self._ended
        self._thread.join()

    def _run(self) -> None:
        ending = False
        while not ending:
            handed = [self._queue.get()] + [self._queue.get() for _ in range(self._queue.qsize())]
            ending = handed[-1] is None
            self._serve([job for jobs in handed if jobs is not None for job in jobs])
        self.connection.close()
        self._tell([Outcome(self._ended, None, None)])

    def _serve(self, jobs: list[QueuedWork]) -> None:
        for job in jobs:
            self._tell([self._done(job)])

    def _done(self, job: QueuedWork) -> Outcome:
        try:
            return Outcome(job.future, job.work(self.connection, *job.arguments), None)
        except Exception as error:  # noqa: BLE001 - whatever it is, it belongs to the one who asked
            return Outcome(job.future, None, self._lost(error) if is_of_the_file(error) else error)

    def _lost(self, error: Exception) -> StoreLost:
        told = self.loss(f"the file did not do its part: {error}")
        told.__cause__ = error
        return told

    def _tell(self, outcomes: list[Outcome]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed, nobody waits any more
            self._loop.call_soon_threadsafe(tell, outcomes)


class Folder:
    """A thread that now and then folds the log into the file, so that no commit has to wait for it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._ending = Event()
        self._thread = Thread(target=self._run, name="store folder", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._ending.wait(FOLD_SECONDS):
            with contextlib.suppress(sqlite3.Error):  # busy, or gone: the next time, or the writer, will do it
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        self._connection.close()

    async def end(self) -> None:
        self._ending.set()
        await asyncio.to_thread(self._thread.join)


class Writer(Reader):
    """A thread that commits together whatever came while it was busy, or in one round of the event loop."""

    loss = NotWritten

    def __init__(self, connection: sqlite3.Connection, turn: AbstractContextManager[None] | None) -> None:
        self.commits = 0
        self.own: list[tuple[int, int]] = []
        """The first and last rowid of each group of events written here; noted only when the file is shared."""
        self._shared = turn is not None
        self._turn = turn or nullcontext()
        self._noted: tuple[int, int] | None = None
        super().__init__(connection)

    def _serve(self, jobs: list[QueuedWork]) -> None:
        if jobs:
            self._tell(self._committed(jobs))

    def _committed(self, jobs: list[QueuedWork]) -> list[Outcome]:
        self._noted = None
        try:
            with self._turn:
                outcomes = self._plainly(jobs) or self._guarded(jobs)
                self.connection.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            self._forget()  # before the rollback: after it another process may use these numbers
            self._roll_back()
            return [Outcome(job.future, None, self._lost(error)) for job in jobs]
        self.commits += 1
        return outcomes

    def _plainly(self, jobs: list[QueuedWork]) -> list[Outcome] | None:
        """Do all jobs; none of them when one fails."""
        connection = self.connection
        before = self._begin()
        try:
            outcomes = [Outcome(future, work(connection, *arguments), None) for work, arguments, future in jobs]
        except Exception:  # noqa: BLE001 - the next try finds out whose it is
            self._roll_back()
            return None
        self._note(before)
        return outcomes

    def _guarded(self, jobs: list[QueuedWork]) -> list[Outcome]:
        """Do all jobs but those that fail."""
        before = self._begin()
        outcomes = [self._done_or_undone(job) for job in jobs]
        self._note(before)
        return outcomes

    def _done_or_undone(self, job: QueuedWork) -> Outcome:
        self.connection.execute("SAVEPOINT job")
        outcome = self._done(job)
        if not self.connection.in_transaction:
            raise sqlite3.OperationalError("SQLite gave up the transaction") from outcome.error
        if outcome.error is not None:
            self.connection.execute("ROLLBACK TO job")
        self.connection.execute("RELEASE job")
        return outcome

    def _begin(self) -> int:
        self.connection.execute("BEGIN IMMEDIATE")
        return self._last_event()

    def _note(self, before: int) -> None:
        last = self._last_event()
        if last > before:
            self._noted = (before + 1, last)
            self.own.append(self._noted)

    def _forget(self) -> None:
        if self._noted is not None:
            self.own.remove(self._noted)

    def _last_event(self) -> int:
        if not self._shared:
            return 0
        last: int = self.connection.execute(LAST_EVENT).fetchone()[0]
        return last

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # then the next group fails too, and tries again
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")


def is_of_the_file(error: Exception) -> bool:
    """Is it the file that failed, rather than what was asked of it?"""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


class Listener:
    """A thread that looks for what other processes have written."""

    def __init__(self, connection: sqlite3.Connection, process: str, own: list[tuple[int, int]]) -> None:
        self.on_rows: OnRows | None = None
        self.on_post: OnPost | None = None
        self._connection = connection
        self._process = process
        self._own = own
        self._loop = asyncio.get_running_loop()
        self._ending = Event()
        self._version = -1
        self._event = connection.execute(LAST_EVENT).fetchone()[0]
        self._post = connection.execute(LAST_POST).fetchone()[0]
        self._thread = Thread(target=self._run, name="store listener", daemon=True)
        self._thread.start()

    async def end(self) -> None:
        self._ending.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while not self._ending.wait(POLL_SECONDS):
            # A listener that fails for a moment only makes others' news late.
            with contextlib.suppress(sqlite3.Error, RuntimeError):
                self._look()
        self._connection.close()

    def _look(self) -> None:
        version = self._connection.execute("PRAGMA data_version").fetchone()[0]
        if version == self._version:
            return
        rows, posts = self._new_rows(), self._new_posts()
        self._version = version
        if rows and self.on_rows is not None:
            self._loop.call_soon_threadsafe(self.on_rows, rows)
        for message in posts:
            if self.on_post is not None:
                self._loop.call_soon_threadsafe(self.on_post, message)

    def _new_rows(self) -> list[tuple[str, int]]:
        """The tables with new rows of others, and up to where."""
        found = self._connection.execute(NEW_EVENTS, (self._event,)).fetchall()
        if not found:
            return []
        own = {number for first, last in self._own for number in range(first, last + 1)}
        self._event = found[-1][0]
        while self._own and self._own[0][1] <= self._event:
            del self._own[0]
        return list({room: seq for number, room, seq in found if number not in own}.items())

    def _new_posts(self) -> list[bytes]:
        found = self._connection.execute(NEW_POSTS, (self._process, self._process, EVERYBODY, self._post)).fetchall()
        if found:
            self._post = found[-1][0]
        return [message for _, wanted, message in found if wanted]
