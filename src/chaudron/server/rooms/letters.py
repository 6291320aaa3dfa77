"""What processes of one house say to each other: commands for the owner of a table, and who is connected where.

Everything durable goes through the journal; what is lost here is only late.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from chaudron.room.inputs import Command
from chaudron.room.refusal import Refusal
from chaudron.room.turn import Done
from chaudron.server.keeping.survey import Seen, joined
from chaudron.server.store import EVERYBODY, Store
from chaudron.words import Words, words

PATIENCE_SECONDS = 1.5
"""How long the owner of a table may take to answer before one tries to own it."""


class Process(NamedTuple):
    """One process of a house."""

    name: str
    is_shared: bool
    """Others use the same store."""


class Carry(Struct, tag="carry"):
    """Please carry out a command."""

    sender: str
    number: int
    table: str
    key: str | None
    lang: str
    command: Command
    is_again: bool = False
    """It was sent before, to this process or to another that owned the table then."""


class Carried(Struct, tag="carried"):
    """It is done, or refused; or the table is not mine."""

    number: int
    n: int = 0
    about: dict[str, Any] = {}
    code: str = ""
    says: str = ""
    rule: str = ""
    details: dict[str, Any] = {}
    is_mine: bool = True


class Present(Struct, tag="present"):
    """Who is connected to a table here."""

    sender: str
    table: str
    seats: list[int]
    watching: int
    and_you: bool = False
    """Please say who is connected to it there."""


class Survey(Struct, tag="survey"):
    """Please say what you see of the house."""

    sender: str
    number: int


class Surveyed(Struct, tag="surveyed"):
    """A part of what a process sees; so many are left to come."""

    sender: str
    number: int
    left: int
    seen: Seen


Letter = Carry | Carried | Present | Survey | Surveyed
_read = msgspec.json.Decoder(Letter).decode
_write = msgspec.json.Encoder().encode


class Elsewhere(Refusal):
    """A refusal by another process, with its words."""

    def __init__(self, reply: Carried) -> None:
        super().__init__(reply.code, reply.rule)
        self.details, self.said = reply.details, reply.says

    def says(self, words: Words) -> str:
        return self.said


class Gathering:
    """What comes in answer to one survey."""

    def __init__(self, others: set[str]) -> None:
        self.others = others
        self.parts: dict[str, dict[int, Seen]] = {}
        self.is_whole = asyncio.Event()

    def note(self, letter: Surveyed) -> None:
        self.parts.setdefault(letter.sender, {})[letter.left] = letter.seen
        if self.others <= {sender for sender, parts in self.parts.items() if _is_all(parts)}:
            self.is_whole.set()

    def whole(self) -> list[Seen]:
        """What those have said of whom every part has come."""
        told = [parts for parts in self.parts.values() if _is_all(parts)]
        return [joined([parts[left] for left in sorted(parts, reverse=True)]) for parts in told]


def _is_all(parts: dict[int, Seen]) -> bool:
    return set(parts) == set(range(max(parts) + 1))


class Letters:
    """The letters of one process; whoever opens them is told of each that is no answer to one of ours."""

    def __init__(self, store: Store, process: str, on_letter: Callable[[Carry | Present | Survey], None]) -> None:
        self._store, self._process, self._on_letter = store, process, on_letter
        self.sent = 0
        self.waiting: dict[int, asyncio.Future[Carried]] = {}
        self.surveys: dict[int, Gathering] = {}

    def received(self, message: bytes) -> None:
        """Another process has sent something."""
        letter = _read(message)
        if isinstance(letter, Surveyed):
            if letter.number in self.surveys:
                self.surveys[letter.number].note(letter)
            return
        if not isinstance(letter, Carried):
            self._on_letter(letter)
            return
        future = self.waiting.get(letter.number)
        if future is not None and not future.done():
            future.set_result(letter)

    async def forward(
        self, owner: str, table: str, key: str | None, command: Command, lang: str, is_again: bool
    ) -> Done | None:
        """Let the owner of a table carry out a command; None when it does not answer or is the owner no more."""
        self.sent += 1
        number = self.sent
        future = self.waiting[number] = asyncio.get_running_loop().create_future()
        letter = Carry(self._process, number, table, key, lang, command, is_again)
        try:
            await self._store.post(owner, _write(letter))
            reply = await asyncio.wait_for(future, PATIENCE_SECONDS)
        except TimeoutError:
            return None
        finally:
            del self.waiting[number]
        if reply.code:
            raise Elsewhere(reply)
        return Done(reply.n, reply.about) if reply.is_mine else None

    async def survey(self, others: set[str], seconds: float) -> list[Seen]:
        """What these processes see of the house, as far as they say so in time."""
        self.sent += 1
        gathering = self.surveys[self.sent] = Gathering(others)
        number = self.sent
        try:
            await self._store.post(EVERYBODY, _write(Survey(self._process, number)))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(gathering.is_whole.wait(), seconds)
        finally:
            del self.surveys[number]
        return gathering.whole()

    async def answer(self, letter: Carry, outcome: Done | Refusal | None) -> None:
        """Tell another process what has become of its command; None: the table is not ours."""
        reply = Carried(letter.number, is_mine=False)
        if isinstance(outcome, Done):
            reply = Carried(letter.number, outcome.n, outcome.about)
        elif outcome is not None:
            says = outcome.says(words(letter.lang))
            reply = Carried(letter.number, 0, {}, outcome.code, says, outcome.rule, outcome.details)
        await self._store.post(letter.sender, _write(reply))

    async def say_who_is_here(
        self, table: str, here: tuple[list[int], int], to: str = EVERYBODY, and_you: bool = False
    ) -> None:
        await self._store.post(to, _write(Present(self._process, table, *here, and_you)))
