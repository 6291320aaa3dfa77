"""What processes of one house say to each other: commands for the owner of a table, and who is connected where.

Everything durable goes through the journal; what is lost here is only late.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from chaudron.server import protocol
from chaudron.server.live import Done, Live
from chaudron.server.protocol import Message
from chaudron.server.refusal import Refusal
from chaudron.server.store import EVERYBODY
from chaudron.server.store.errors import StoreLost
from chaudron.server.visitors import UNKNOWN, Came
from chaudron.words import Words, words

if TYPE_CHECKING:
    from chaudron.server.house import House

PATIENCE_SECONDS = 1.5
"""How long the owner of a table may take to answer before one tries to own it."""


class JoinAs(Message, tag="join_as", tag_field="do"):
    """Somebody takes a seat; the key is of the token that was made for them."""

    id: str
    wish: protocol.Join
    key: str
    salt: str
    came: Came = UNKNOWN


class ClaimAs(Message, tag="claim_as", tag_field="do"):
    """Somebody asks for a seat."""

    id: str
    wish: protocol.AskForSeat
    key: str
    came: Came = UNKNOWN


class AddKey(Message, tag="add_key", tag_field="do"):
    """A further device holds a seat; or one alone, in the place of all others."""

    id: str
    key: str
    alone: bool = False


class TakeHint(Message, tag="take_hint", tag_field="do"):
    """Somebody is told what a bot would answer to a question."""

    id: str
    ask: int


Wish = protocol.Commands | JoinAs | ClaimAs | AddKey | TakeHint
"""What can be done at a table; the last four are asked for over HTTP."""


class Carry(Struct, tag="carry"):
    """Please carry out a command."""

    sender: str
    number: int
    table: str
    key: str | None
    lang: str
    command: Wish
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


Letter = Carry | Carried | Present
_read = msgspec.json.Decoder(Letter).decode
_write = msgspec.json.Encoder().encode


class Elsewhere(Refusal):
    """A refusal by another process, with its words."""

    def __init__(self, reply: Carried) -> None:
        super().__init__(reply.code, reply.rule)
        self.details, self.said = reply.details, reply.says

    def says(self, words: Words) -> str:
        return self.said


class Relay:
    """The letters of one process."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.sent = 0
        self.waiting: dict[int, asyncio.Future[Carried]] = {}

    def on_rows(self, rows: list[tuple[str, int]]) -> None:
        """Other processes have written."""
        for table, seq in rows:
            live = self.house.lives.get(table)
            if live is not None and live.epoch is None and live.seq < seq:
                self.house.begin(self.house.catch_up(live))

    def on_post(self, message: bytes) -> None:
        """Another process has sent something."""
        letter = _read(message)
        if isinstance(letter, Carried):
            future = self.waiting.get(letter.number)
            if future is not None and not future.done():
                future.set_result(letter)
        elif isinstance(letter, Carry):
            self.house.begin(self._carry(letter))
        else:
            self.house.begin(self._note_present(letter))

    async def forward(self, live: Live, key: str | None, command: Wish, lang: str, is_again: bool) -> Done | None:
        """Let the owner of a table carry out a command; None when it does not answer or is the owner no more."""
        self.sent += 1
        number = self.sent
        future = self.waiting[number] = asyncio.get_running_loop().create_future()
        letter = Carry(self.house.process, number, live.room.id, key, lang, command, is_again)
        try:
            await self.house.store.post(live.owner, _write(letter))
            reply = await asyncio.wait_for(future, PATIENCE_SECONDS)
        except TimeoutError:
            return None
        finally:
            del self.waiting[number]
        if reply.code:
            raise Elsewhere(reply)
        return Done(reply.n, reply.about) if reply.is_mine else None

    async def _carry(self, letter: Carry) -> None:
        reply = Carried(letter.number, is_mine=False)
        with contextlib.suppress(StoreLost):
            try:
                if await self.house.own(await self.house.live(letter.table)):
                    done = await self.house.act(letter.table, letter.key, letter.command, letter.lang, letter.is_again)
                    reply = Carried(letter.number, done.n, done.about)
            except Refusal as refusal:
                says = refusal.says(words(letter.lang))
                reply = Carried(letter.number, 0, {}, refusal.code, says, refusal.rule, refusal.details)
        await self.house.store.post(letter.sender, _write(reply))

    async def say_who_is_here(self, live: Live, to: str = EVERYBODY, and_you: bool = False) -> None:
        seats, watching = live.here_in_this_process()
        await self.house.store.post(to, _write(Present(self.house.process, live.room.id, seats, watching, and_you)))

    async def _note_present(self, letter: Present) -> None:
        live = self.house.lives.get(letter.table)
        if live is None:
            return
        if letter.seats or letter.watching:
            live.elsewhere[letter.sender] = (letter.seats, letter.watching)
        else:
            live.elsewhere.pop(letter.sender, None)
        live.tell_who_is_here()
        if letter.and_you:
            await self.say_who_is_here(live, letter.sender)
