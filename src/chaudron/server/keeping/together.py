"""What all processes of the house see, gathered by letters; one that does not answer in time is missed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chaudron import limits
from chaudron.server.keeping.survey import Guest, InUse, Pulse, Seen, seen
from chaudron.server.rooms.letters import Surveyed
from chaudron.server.store.checks import LONGEST_POST

if TYPE_CHECKING:
    from chaudron.server.rooms.house import House

PATIENCE_SECONDS = 1.0
ROOM = LONGEST_POST - 500
"""Bytes of a letter, beside its head."""


class Whole(NamedTuple):
    """The whole house."""

    pulse: Pulse
    tables: dict[str, InUse]
    guests: list[Guest]
    processes: int
    answered: int

    @property
    def is_complete(self) -> bool:
        return self.answered >= self.processes


async def whole(house: "House") -> Whole:
    """How all of it is now."""
    mine = seen(house, house.stopwatch)
    others = set(await house.store.processes()) - {house.process.name} if house.process.is_shared else set()
    theirs = await house.letters.survey(others, PATIENCE_SECONDS) if others else []
    return added([mine, *theirs], 1 + len(others))


def added(told: list[Seen], processes: int) -> Whole:
    pulses = [one.pulse for one in told]
    pulse = Pulse(*(sum(numbers) for numbers in zip(*map(msgspec.structs.astuple, pulses), strict=True)))
    guests = [guest for one in told for guest in one.guests][: limits.HOST_PEOPLE]
    return Whole(pulse, {table.table: table for one in told for table in one.tables}, guests, processes, len(told))


async def answer(house: "House", sender: str, number: int) -> None:
    """Tell another process what this one sees, in as many letters as it takes."""
    parts = list(pieces(seen(house, house.stopwatch)))
    for place, part in enumerate(parts):
        left = len(parts) - place - 1
        await house.store.post(sender, encode(house.process.name, number, left, part))


def encode(process: str, number: int, left: int, part: Seen) -> bytes:
    return msgspec.json.encode(Surveyed(process, number, left, part))


def pieces(whole: Seen) -> Iterator[Seen]:
    """The same in pieces that fit into a letter; the numbers are in the first."""
    part, size = Seen(whole.pulse), 0
    everything: list[InUse | Guest] = [*whole.tables, *whole.guests]
    for one in everything:
        taken = len(msgspec.json.encode(one)) + 1
        if size + taken > ROOM:
            yield part
            part, size = Seen(Pulse()), 0
        size += taken
        if isinstance(one, InUse):
            part.tables.append(one)
        else:
            part.guests.append(one)
    yield part
