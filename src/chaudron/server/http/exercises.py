"""Positions to solve: the shipped ones of every game, and the chances that somebody has missed in a game of theirs."""

import asyncio
from typing import Any

import msgspec

from chaudron import protocol
from chaudron.kernel.record import Record
from chaudron.room import answers, exercising, shelf
from chaudron.room.records import record_of
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import OVER
from chaudron.server.http.call import Call
from chaudron.server.jobs.background import Busy, Closed, Pose, Undone


async def exercises(call: Call) -> protocol.Exercises:
    """The shipped ones of a game."""
    return await asyncio.to_thread(shelf.exercises, call.request.match_info["game"])


async def exercise(call: Call) -> protocol.ExerciseShown:
    """One of them."""
    path = call.request.match_info
    return await asyncio.to_thread(shelf.exercise, path["game"], path["exercise"], call.lang)


async def exercise_board(call: Call) -> protocol.Board:
    """The same as text."""
    return await _drawn(call, await exercise(call))


async def my_exercises(call: Call) -> protocol.Exercises:
    """The chances that I have missed at a table, the weightiest first."""
    return msgspec.json.decode(await _posed(call, 0), type=protocol.Exercises)


async def my_exercise(call: Call) -> protocol.ExerciseShown:
    """One of my answers, as a question once more."""
    number = call.request.match_info["exercise"]
    found = await _posed(call, int(number)) if number.isdecimal() and len(number) < 6 else b""
    if not found:
        raise Refusal("not_found")
    return msgspec.json.decode(found, type=protocol.ExerciseShown)


async def my_exercise_board(call: Call) -> protocol.Board:
    """The same as text."""
    return await _drawn(call, await my_exercise(call))


async def _posed(call: Call, number: int) -> bytes:
    """Worked out once for each seat, answer and language."""
    seat, record = await _mine(call)
    key = f"exercise {seat} {number} {call.lang if number else ''}"
    known = call.doors.replays.find(call.table, key)
    if known is None:
        known = [await _worked_out(call, Pose(record.to_json(), seat, number, call.lang))]
        call.doors.replays.keep(call.table, key, known)
    return known[0]


async def _mine(call: Call) -> tuple[int, Record]:
    """My seat, and the game that was played there; raises `Refusal` before its end."""
    live = await call.house.live(call.table)
    await call.house.refresh(live)
    state, seat = live.room.state, live.room.who(call.key, call.visitor).seat
    if seat is None:
        raise Refusal("not_seated")
    if state.sitting.state != OVER:
        raise Refusal("not_over")
    if not state.sitting.is_told:
        raise Refusal("deal_runs")
    return seat, record_of(state, await call.house.store.journal(call.table))


async def _worked_out(call: Call, job: Pose) -> bytes:
    try:
        return await call.doors.jobs.pose(job)
    except (Busy, Closed) as error:
        raise Refusal("busy") from error
    except Undone as error:
        raise Refusal("failed") from error


async def _drawn(call: Call, shown: protocol.ExerciseShown) -> protocol.Board:
    width, is_linear, ask = call.number("width") or 80, call.flag("linear"), exercising.question_of(shown)
    names, view = exercising.names_in(shown), shown.welcome.view
    drawn: Any = call.doors.jobs.board(view, call.lang, names, width, is_linear, ask)
    try:
        return answers.board(shown.welcome.n, await drawn, ask)
    except (Busy, Closed) as error:
        raise Refusal("busy") from error
    except Undone as error:
        raise Refusal("failed") from error
