"""A worker process: it answers one job after the other until its parent is gone. Started by `thinkers`, not by hand.

Its arguments are modules to import first. Jobs are read in a thread of their own, so that the end of the parent, by
whatever cause, ends a job in progress too.
"""

import contextlib
import importlib
import os
import signal
import sys
import traceback
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from chaudron import plans, values
from chaudron.bots import LEVELS, STAND_IN, bot, stand_in
from chaudron.bots.advice import asked_of
from chaudron.games import SHELF
from chaudron.kernel import view_types
from chaudron.kernel.prospects import Prospect, prospects
from chaudron.kernel.rule import Ask, Reason
from chaudron.kernel.table import ask_from_json
from chaudron.server.jobs import (
    Advise,
    Advised,
    AnyJob,
    Choose,
    Done,
    Draw,
    Drawn,
    Failed,
    Forecast,
    Foresee,
    Foreseen,
    Said,
    Tell,
    framed,
    next_frame,
    options_of,
    read_job,
)


def choose(job: Choose) -> str:
    """What a new bot answers; nobody checks here that it may."""
    if job.plan is not None:
        return str(plans.choose(job.plan, job.view, _own_ask(job.game, job.ask), job.seed))
    level = next(iter(LEVELS[job.game])) if job.level is None else job.level
    player = stand_in(job.game, job.seed) if level == STAND_IN else bot(job.game, level, job.seed)
    return str(player.choose(job.view, _own_ask(job.game, job.ask)))


def advise(job: Advise) -> Advised:
    """What a bot would answer, and why."""
    unit, options = asked_of(bot(job.game, job.level, job.seed), job.view, _own_ask(job.game, job.ask))
    return Advised(unit, [(str(choice), value) for choice, value in options])


def _own_ask(game: str, asked: view_types.Ask) -> Ask:
    """The ask with the choices of the game in the place of their notation, as bots know them."""
    catalogue, ask = SHELF[game].catalogue, ask_from_json(asked)
    ask.options = tuple(catalogue[choice] for choice in ask.options)
    ask.sealed = tuple(catalogue[choice] for choice in ask.sealed)
    ask.offers = tuple(catalogue[choice] for choice in ask.offers)
    return ask


def draw(job: Draw) -> Drawn:
    """The text board, and the question below it."""
    from chaudron.terminal.faces import face_of  # noqa: PLC0415 - words are slow to load, and bots need none
    from chaudron.words import words  # noqa: PLC0415 - the same

    face, say = face_of(job.view["game"]), words(job.language)
    with values.at_table(options_of(job)):
        text = face.board(job.view, say, names=job.names, width=job.width, linear=job.linear)
        if job.ask is None:
            return Drawn(text, None, [])
        ask = ask_from_json(job.ask)
        said = [*ask.options, *face.besides(ask)]
        options = [face.said(job.view, say, job.names, ask.about.key, option) for option in said]
        return Drawn(text, say.ask(job.view["game"], ask), options)


def foresee(job: Foresee) -> Foreseen:
    """What a seat may know before it answers: worked out from its view, so that nothing else can be in it."""
    game = SHELF[job.game]
    ask = None if job.ask is None else _own_ask(job.game, job.ask)
    known = prospects(game, job.view, ask, job.seat, job.players)
    options = {choice: _foreseen(one) for choice, one in known.options.items()}
    return Foreseen(options, _reasons(known.refused), game.odds(job.view) if job.odds else None)


def _foreseen(prospect: Prospect) -> dict[str, Any]:
    told = [(fact.key, fact.rule, fact.details) for fact in prospect.told]
    asked = prospect.next and {**prospect.next._asdict(), "refused": _reasons(prospect.next.refused)}
    return {"changes": prospect.changes, "told": told, "open": prospect.open, "next": asked}


def _reasons(refused: dict[str, Reason]) -> dict[str, dict[str, Any]]:
    return {choice: reason._asdict() for choice, reason in refused.items()}


def tell(job: Tell) -> list[Said]:
    """Facts in words; what belongs together is told in one breath."""
    from chaudron.words import words  # noqa: PLC0415 - words are slow to load, and bots need none

    said, place = [], 0
    with values.at_table(job.options):
        while place < len(job.facts):
            told = words(job.language).facts(job.game, job.facts[place : place + 2], job.names)
            together = job.facts[place : place + 3 - len(told)]
            said.append(Said(place, told[0], list(dict.fromkeys(fact.rule for fact in together))))
            place += len(together)
    return said


def answer(job: AnyJob) -> Done | Failed:
    """The answer to a job, or where in the code it went wrong."""
    try:
        if not values.are_known(options_of(job)):
            values.learn(job.cards)
        match job:
            case Choose():
                return Done(choose(job))
            case Advise():
                return Done(advise(job))
            case Draw():
                return Done(draw(job))
            case Foresee():
                return Done(foresee(job))
            case Forecast():
                return Done(plans.forecast(job.plan, job.view))
            case Tell():
                return Done(tell(job))
    except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the worker goes on
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
