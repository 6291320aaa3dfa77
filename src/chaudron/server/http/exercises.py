"""Positions to solve: the shipped ones of every game, and the chances that somebody has missed in a game of theirs."""

import asyncio

import msgspec

from chaudron import protocol
from chaudron.kernel.record import Record
from chaudron.room import exercising
from chaudron.room.permits import must_be_told
from chaudron.room.records import record_of
from chaudron.room.refusal import Refusal
from chaudron.room.requests import of_shelf
from chaudron.server.http.call import Call
from chaudron.server.http.working import drawn, worked_out
from chaudron.server.jobs.background import Pose


async def exercise_board(call: Call) -> protocol.Board:
    """The same as text."""
    return await drawn(
        call, exercising.pictured(await asyncio.to_thread(of_shelf, "exercises/{game}/{exercise}", call))
    )


async def my_exercises(call: Call) -> protocol.Exercises:
    """The chances that I have missed at a table, the weightiest first."""
    return msgspec.json.decode(await _posed(call, 0), type=protocol.Exercises)


async def my_exercise(call: Call) -> protocol.ExerciseShown:
    """One of my answers, as a question once more."""
    return exercising.read(await _posed(call, exercising.number_in(call)))


async def my_exercise_board(call: Call) -> protocol.Board:
    """The same as text."""
    return await drawn(call, exercising.pictured(await my_exercise(call)))


async def _posed(call: Call, number: int) -> bytes:
    """Worked out once for each seat, answer and language."""
    seat, record = await _mine(call)
    key = f"exercise {seat} {number} {call.lang if number else ''}"
    known = call.doors.replays.find(call.table, key)
    if known is None:
        known = [await worked_out(call.doors.jobs.pose(Pose(record.to_json(), seat, number, call.lang)))]
        call.doors.replays.keep(call.table, key, known)
    return known[0]


async def _mine(call: Call) -> tuple[int, Record]:
    """My seat, and the game that was played there; raises `Refusal` before its end."""
    live = await call.house.live(call.table)
    await call.house.refresh(live)
    state, seat = live.room.state, live.room.who(call.key, call.visitor).seat
    if seat is None:
        raise Refusal("not_seated")
    must_be_told(state)
    return seat, record_of(state, await call.house.store.journal(call.table))
