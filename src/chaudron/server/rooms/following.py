"""What other processes of the house write and ask for, and how a room that they own is followed."""

import contextlib
from typing import TYPE_CHECKING

from chaudron import values
from chaudron.room import chain, events
from chaudron.room.refusal import Refusal
from chaudron.room.turn import Done
from chaudron.room.versions import OtherRules
from chaudron.server import clock
from chaudron.server.keeping import together
from chaudron.server.rooms.letters import Carry, Present, Survey
from chaudron.server.rooms.live import Live
from chaudron.server.store.errors import StoreLost

if TYPE_CHECKING:
    from chaudron.server.rooms.house import House


def on_rows(house: "House", rows: list[tuple[str, int]]) -> None:
    """Other processes have written."""
    for table, seq in rows:
        live = house.lives.get(table)
        if live is not None and live.epoch is None and live.room.seq < seq:
            house.begin(catch_up(house, live))


def on_letter(house: "House", letter: Carry | Present | Survey) -> None:
    if isinstance(letter, Survey):
        house.begin(together.answer(house, letter.sender, letter.number))
        return
    house.begin(carry(house, letter) if isinstance(letter, Carry) else note_present(house, letter))


async def carry(house: "House", letter: Carry) -> None:
    """Do what another process asks for, if the table is ours."""
    outcome: Done | Refusal | None = None
    with contextlib.suppress(StoreLost):
        try:
            live = await house.live(letter.table)
            if await house.own(live):  # and is not passed on: whoever asked may have given up, and told so
                outcome = await house.act_here(live, letter.key, letter.command, letter.is_again)
        except Refusal as refusal:
            outcome = refusal
    await house.letters.answer(letter, outcome)


async def note_present(house: "House", letter: Present) -> None:
    live = house.lives.get(letter.table)
    if live is None:
        return
    house.run(live, live.room.note_present(letter.sender, letter.seats, letter.watching))
    if letter.and_you:
        await house.letters.say_who_is_here(letter.table, live.room.listeners.here_in_this_process(), letter.sender)


async def say_who_is_here(house: "House", live: Live, and_you: bool) -> None:
    here = live.room.listeners.here_in_this_process()
    await house.letters.say_who_is_here(live.room.id, here, and_you=and_you)


async def catch_up(house: "House", live: Live) -> None:
    """Follow what another process has written."""
    async with live.lock:
        if live.epoch is None and house.lives.get(live.room.id) is live:
            try:
                await read_on(house, live)
            except OtherRules:  # whoever comes again is told
                house.forget(live)


async def read_on(house: "House", live: Live) -> None:
    """Follow what is written and not known here."""
    room = live.room
    known = room.ahead or room.state
    rows = await house.store.journal(room.id, room.seq - 1)
    if not rows or rows[0].hash != known.sitting.hash:  # somebody was forgotten, and the journal is another
        await read_anew(house, live, room.seq)
        return
    rows = rows[1:]
    written = [chain.read(row.body) for row in rows]
    for changed in written:
        if isinstance(changed, events.Changed) and not values.are_known(changed.options):
            await house.reading.learn(values.name_in(changed.options))
    if any(isinstance(event, events.Undone) for event in written):
        await read_anew(house, live, room.state.sitting.seq)
        return
    for row in rows:
        house.run(live, [*room.at(clock.now()), *room.follow(row)])


async def read_anew(house: "House", live: Live, known: int) -> None:
    """Put what is written in the place of what is in memory, and tell everybody what came after event `known`."""
    state = await house.reading.table(live.room.id)
    rows = [row for row in await house.store.journal(live.room.id, known) if row.seq <= state.sitting.seq]
    house.run(live, live.room.stand_as(state, rows))
