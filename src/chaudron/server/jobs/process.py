"""A job process: it answers one job after the other until its parent is gone. Started by `pool`, not by hand.

Its arguments are modules to import first. Jobs are read in a thread of their own, so that the end of the parent, by
whatever cause, ends a job in progress too.
"""

import contextlib
import importlib
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from chaudron import plans, values
from chaudron.bots import LEVELS
from chaudron.games import SHELF
from chaudron.kernel import view_types
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.rule import Ask
from chaudron.kernel.table import ask_from_json
from chaudron.review.account import BadReview
from chaudron.room import ghosts, work
from chaudron.room.thoughts import Thought
from chaudron.server.jobs import deal_games
from chaudron.server.jobs.messages import (
    Advise,
    AnyJob,
    Choose,
    Done,
    Draw,
    Failed,
    Forecast,
    Foresee,
    Job,
    PlayOn,
    Pose,
    Replay,
    Rounds,
    Tell,
    Weigh,
    framed,
    next_frame,
    options_of,
    read_job,
)

SLICE_SECONDS, SLICE_ANSWERS = 0.4, 25
"""As much of a review as is made at a stretch."""


def choose(job: Choose) -> str:
    """What a new bot answers; nobody checks here that it may."""
    level = work.weakest(job.game) if job.level is None else job.level
    return work.choose(Thought(job.game, level, job.seed, job.view, _own_ask(job.game, job.ask), job.plan))


def advise(job: Advise) -> work.Advised:
    """What a bot would answer, and why."""
    return work.advise(Thought(job.game, job.level, job.seed, job.view, _own_ask(job.game, job.ask)))


def _own_ask(game: str, asked: view_types.Ask) -> Ask:
    """The ask with the choices of the game in the place of their notation, as bots know them."""
    catalogue, ask = SHELF[game].catalogue, ask_from_json(asked)
    ask.options = tuple(catalogue[choice] for choice in ask.options)
    ask.sealed = tuple(catalogue[choice] for choice in ask.sealed)
    ask.offers = tuple(catalogue[choice] for choice in ask.offers)
    return ask


def draw(job: Draw) -> work.Drawn:
    """The text board, and the question below it."""
    ask = None if job.ask is None else ask_from_json(job.ask)
    return work.draw(job.view, job.language, job.names, job.width, job.linear, ask)


def foresee(job: Foresee) -> work.Foreseen:
    """What a seat may know before it answers."""
    ask = None if job.ask is None else _own_ask(job.game, job.ask)
    return work.foresee(job.game, job.view, ask, job.seat, job.players, job.odds)


def tell(job: Tell) -> list[work.Said]:
    """Facts in words."""
    return work.tell(job.game, job.facts, job.language, job.names, job.options)


def replay(job: Replay) -> list[bytes] | tuple[str, dict[str, Any]]:
    """The pages of a finished game; or what is wrong with a record."""
    if job.record is None:
        return work.replay(job.table, job.rows, job.by)
    try:
        return work.replay_record(job.record, job.by)
    except BadRecord as error:
        return error.key, error.details


def weigh(job: Weigh) -> dict[str, Any] | tuple[str, dict[str, Any]]:
    """A part of a review, not so long that anybody waits for it who wants something else; or why there is none."""
    until = time.monotonic() + SLICE_SECONDS
    try:
        return work.weigh(job.record, job.first, lambda done: done >= SLICE_ANSWERS or time.monotonic() >= until)
    except BadReview as error:
        return error.key, {}
    except BadRecord as error:
        return error.key, error.details


def play_on(job: PlayOn) -> deal_games.Played:
    """A while of a game of bots."""
    return deal_games.play_on(job.game, job.number, job.secret, (job.level, job.turn), job.saved)


def rounds(job: Rounds) -> list[ghosts.RoundEnd]:
    """What a seat had at the end of each round."""
    return ghosts.rounds_of(job.table, job.rows, job.seat)


DOES: dict[type[Job], Callable[[Any], Any]] = {
    Choose: choose,
    Advise: advise,
    Draw: draw,
    Foresee: foresee,
    Forecast: lambda job: plans.forecast(job.plan, job.view),
    Tell: tell,
    Replay: replay,
    Pose: lambda job: work.pose(job.record, job.seat, job.number, job.language),
    Weigh: weigh,
    PlayOn: play_on,
    Rounds: rounds,
}


def answer(job: AnyJob) -> Done | Failed:
    """The answer to a job, or where in the code it went wrong."""
    try:
        if not values.are_known(options_of(job)):
            values.learn(job.cards)
        return Done(DOES[type(job)](job))
    except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the process goes on
        return Failed(_where(error))


def _where(error: Exception) -> str:
    """The kind of an error and its place; what it says may hold secrets of the view."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(last.filename).name}, line {last.lineno}"


def listen(incoming: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Hand on what the parent sends; when it is gone, end the process."""
    try:
        while (frame := next_frame(incoming)) is not None:
            jobs.put(frame)
    finally:
        os._exit(0)


def _own_socket() -> tuple[BinaryIO, BinaryIO]:
    """The socket that we were given as standard input, to read and to write; a bot that reads gets nothing of it."""
    ours = os.dup(0)
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.close(nowhere)
    return os.fdopen(ours, "rb"), os.fdopen(ours, "wb", closefd=False)


def warm_up() -> None:
    """Let every bot read what it has learned before the first one is asked."""
    for levels in LEVELS.values():
        for make in levels.values():
            with contextlib.suppress(Exception):  # it goes wrong again when it is asked, and that is told
                make(0)


def main() -> None:
    """Answer jobs for ever."""
    for interruption in (signal.SIGINT, signal.SIGTERM):  # these are for the parent to answer
        signal.signal(interruption, signal.SIG_IGN)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    incoming, answers = _own_socket()
    Thread(target=listen, args=(incoming, jobs), daemon=True).start()
    for module in sys.argv[1:]:
        importlib.import_module(module)
    warm_up()
    reply: Done | Failed = Done(None)
    try:
        while True:
            answers.write(framed(reply))
            answers.flush()
            reply = answer(read_job(jobs.get()))
    except ConnectionError:  # the parent is gone, and what is left to flush with it
        os._exit(0)


if __name__ == "__main__":
    main()
