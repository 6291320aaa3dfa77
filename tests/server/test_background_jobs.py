"""Bots think, boards are drawn and facts are told in worker processes; nothing that a bot does harms the server."""

import asyncio
import logging
import os
import random
import select
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Self

import pytest
import uvloop

from chaudron.bots import bot
from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.chance import Counter
from chaudron.kernel.facts import Fact
from chaudron.kernel.rule import answer
from chaudron.room.thoughts import Thought
from chaudron.server.jobs.background import Advised, BackgroundJobs, Busy, Closed, Drawn, Said, Undone
from chaudron.server.jobs.pool import JobProcess
from chaudron.terminal.belcastel import board
from chaudron.words import words

ROOT = Path(__file__).parents[2]
PLANTED = "tests.server.planted_bots"
NAMES = ("Maëlle", "Basile")
Run = Callable[[Coroutine[Any, Any, None]], None]


LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}


@pytest.fixture
def run(request: pytest.FixtureRequest) -> Run:
    """Run a test on an event loop; one that hangs fails."""

    def run(test: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=LOOPS[getattr(request, "param", "uvloop")]) as runner:
            runner.run(asyncio.wait_for(test, 30))

    return run


on_every_loop = pytest.mark.parametrize("run", LOOPS, indirect=True)


@asynccontextmanager
async def house(
    workers: int = 1, budget: float = 30.0, waiting: int = 10_000, text_processes: int = 0
) -> AsyncIterator[BackgroundJobs]:
    jobs = BackgroundJobs(workers, budget, waiting, (PLANTED,), text_processes)
    await jobs.start()
    try:
        yield jobs
    finally:
        await jobs.close()


def processes(jobs: BackgroundJobs) -> list[subprocess.Popen[bytes]]:
    return [worker.process for worker in jobs._pool._processes]


def mishaps(jobs: BackgroundJobs) -> tuple[int, int, int]:
    return jobs.late, jobs.crashed, jobs.illegal


class Gate:
    """Where bots that wait arrive."""

    def __enter__(self) -> Self:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.setblocking(False)
        self.port = self._listener.getsockname()[1]
        self._guests: list[socket.socket] = []
        return self

    def __exit__(self, *_: object) -> None:
        for open_socket in (self._listener, *self._guests):
            open_socket.close()

    async def arrival(self) -> socket.socket:
        """The next bot that arrives."""
        guest, _ = await asyncio.get_running_loop().sock_accept(self._listener)
        guest.setblocking(False)
        self._guests.append(guest)
        return guest

    def nobody_arrived(self) -> bool:
        try:
            self._listener.accept()
        except BlockingIOError:
            return True
        return False


def let_go(guest: socket.socket) -> None:
    guest.send(b".")


async def gone(guest: socket.socket) -> bool:
    """Wait until the process of a bot has let go of us."""
    return await asyncio.get_running_loop().sock_recv(guest, 1) == b""


def thoughts(level: str, **seen: object) -> Iterator[Thought]:
    """All that two random players are asked in a game, with something more to see."""
    table, rng = BELCASTEL.table(BELCASTEL.box(2, {}), Counter(2, 5)), random.Random(5)
    table.begin()
    while table.outcome is None:
        seat = table.pending_seats[0]
        view, ask = BELCASTEL.view(table, seat), table.asks[seat]
        yield Thought("belcastel", level, rng.getrandbits(64), {**view, **seen}, ask)
        answer(table, seat, rng.choice(ask.options))


def thought(level: str, **seen: object) -> Thought:
    """The first decision of a game with several options."""
    return next(thought for thought in thoughts(level, **seen) if len(thought.ask.options) > 1)


def own_answer(thought: Thought, level: str = "") -> str:
    """What a bot of this process says."""
    return bot(thought.game, level or thought.level, thought.seed).choose(thought.view, thought.ask)


# Answers


@on_every_loop
@pytest.mark.parametrize("level", ["random", "apprentice"])
def test_many_thoughts_at_once_get_each_its_own_answer(run: Run, level: str) -> None:
    async def test() -> None:
        many = list(thoughts(level))
        async with house(workers=2) as jobs:
            answers = await asyncio.gather(*map(jobs.choose, many))
            assert mishaps(jobs) == (0, 0, 0)
        assert len(set(answers)) > 5
        assert answers == [own_answer(thought) for thought in many]
        assert {type(answer) for answer in answers} == {str}

    run(test())


def test_a_board_is_the_one_of_the_terminal(run: Run) -> None:
    async def test() -> None:
        view = thought("random").view
        async with house() as jobs:
            drawn, read = [await jobs.board(view, "fr", NAMES, 80, linear) for linear in (False, True)]
        assert drawn == Drawn(board(view, words("fr"), names=NAMES, width=80), None, [])
        assert read == Drawn(board(view, words("fr"), names=NAMES, linear=True), None, [])

    run(test())


@on_every_loop
def test_facts_are_told_with_their_rules_and_the_place_of_each_sentence(run: Run) -> None:
    async def test() -> None:
        facts = [
            Fact("round", "BEL-2", {"round": 2, "first": 0}, (0, 1)),
            Fact("drew", "BEL-5.2", {"seat": 0, "chip": "w1"}),
            Fact("laid", "BEL-5.4", {"seat": 0, "chip": "w1", "space": 1}),
            Fact("exploded", "BEL-6.1", {"seat": 0, "whites": 8, "limit": 7}),
        ]
        async with house() as jobs:
            said = await jobs.tell("belcastel", facts, "en", NAMES, {})
        texts = words("en").facts("belcastel", facts, NAMES)
        assert said == [
            Said(0, texts[0], ["BEL-2"]),
            Said(1, texts[1], ["BEL-5.2", "BEL-5.4"]),
            Said(3, texts[2], ["BEL-6.1"]),
        ]

    run(test())


def test_every_question_of_a_game_and_all_that_may_be_answered_are_put_in_words(run: Run) -> None:
    say, asked = words("en"), {one.ask.about.key: one for one in thoughts("random")}
    assert len(asked) > 8

    async def test() -> None:
        async with house() as jobs:
            for _, _, _, view, ask, *_ in asked.values():
                drawn = await jobs.board(view, "en", NAMES, 80, linear=True, ask=ask)
                choices = [say.choice("belcastel", option, ask.about.key) for option in ask.options]
                assert drawn.question == say.ask("belcastel", ask)
                assert len(drawn.options) == len(choices)
                assert all(said.startswith(choice) for said, choice in zip(drawn.options, choices, strict=True))

    run(test())


def test_at_the_counter_every_chip_has_its_price(run: Run) -> None:
    buying = next(one for one in thoughts("random") if one.ask.about.key == "buy" and "buy:g1" in one.ask.options)

    async def test() -> None:
        async with house() as jobs:
            drawn = await jobs.board(buying.view, "en", NAMES, 80, linear=True, ask=buying.ask)
        said = dict(zip(map(str, buying.ask.options), drawn.options, strict=True))
        assert said["buy:g1"] == "Buy a green spider 1: 4 coins"

    run(test())


def test_what_cannot_be_told_is_a_typed_error_and_harms_nobody(run: Run) -> None:
    async def test() -> None:
        async with house() as jobs:
            with pytest.raises(Undone, match=r"^NoWords in texts.py, line \d+$"):
                await jobs.tell("belcastel", [Fact("unheard of", "BEL-1", {})], "en", NAMES, {})
            with pytest.raises(Undone, match=r"^NoWords"):
                await jobs.board(thought("random").view, "tlh", NAMES, 80, linear=True)
            [before] = processes(jobs)
            assert await jobs.choose(thought("random")) == own_answer(thought("random"))
            assert processes(jobs) == [before]

    run(test())


# Bots that do wrong


@pytest.mark.parametrize(
    ("level", "counted", "why"),
    [
        ("crashes", (0, 1, 0), "its process ended"),
        ("raises", (0, 1, 0), "ValueError in planted_bots.py"),
        ("cheats", (0, 0, 1), "its answer is no option"),
        ("unheard_of", (0, 1, 0), "BadOption"),
    ],
)
def test_for_a_bot_that_does_wrong_the_weakest_answers(
    run: Run, caplog: pytest.LogCaptureFixture, level: str, counted: tuple[int, int, int], why: str
) -> None:
    async def test() -> None:
        wrong = thought(level, hidden="the cat is in the bag")
        async with house() as jobs:
            assert await jobs.choose(wrong) == own_answer(wrong, "random")
            assert mishaps(jobs) == counted
            assert await jobs.choose(thought("apprentice")) == own_answer(thought("apprentice"))
        assert [record.levelno for record in caplog.records if record.name == "chaudron.jobs"] == [logging.WARNING]
        assert why in caplog.text
        assert "the cat" not in caplog.text

    run(test())


@on_every_loop
def test_a_bot_that_thinks_too_long_is_stopped_with_its_process(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        with Gate() as gate:
            slow = thought("spins", gate=gate.port)
            async with house(budget=0.5) as jobs:
                chosen = asyncio.create_task(jobs.choose(slow))
                assert await gone(await gate.arrival())
                assert await chosen == own_answer(slow, "random")
                assert mishaps(jobs) == (1, 0, 0)
        assert "no answer within 0.5 s" in caplog.text

    run(test())


@on_every_loop
def test_when_the_weakest_fails_as_well_the_first_option_is_taken(run: Run) -> None:
    async def test() -> None:
        doomed = thought("crashes")._replace(game="doomed")
        async with house() as jobs:
            assert await jobs.choose(doomed) == doomed.ask.options[0]
            assert mishaps(jobs) == (0, 2, 0)

    run(test())


def test_a_bot_that_prints_and_reads_disturbs_nothing(run: Run) -> None:
    async def test() -> None:
        async with house() as jobs:
            assert await jobs.choose(thought("chatters")) == thought("chatters").ask.options[-1]
            assert await jobs.choose(thought("apprentice")) == own_answer(thought("apprentice"))
            assert mishaps(jobs) == (0, 0, 0)

    run(test())


def test_what_no_process_could_read_is_the_callers_mistake(run: Run) -> None:
    async def test() -> None:
        async with house() as jobs:
            with pytest.raises(TypeError, match="object"):
                await jobs.choose(thought("random", extra=object()))
            assert jobs.queued == 0

    run(test())


# Waiting


def test_thoughts_and_tellings_are_served_in_turn_and_each_in_order(run: Run) -> None:
    async def test() -> None:
        served: list[str] = []

        async def noted(name: str, job: Coroutine[Any, Any, object]) -> None:
            await job
            served.append(name)

        with Gate() as gate:
            async with house() as jobs:
                first = asyncio.create_task(jobs.choose(thought("waits", gate=gate.port)))
                guest = await gate.arrival()
                quick = thought("random")
                think = [noted(f"thought {n}", jobs.choose(quick)) for n in range(4)]
                draw = [noted(f"board {n}", jobs.board(quick.view, "en", NAMES, 80, linear=True)) for n in range(2)]
                waiting = [asyncio.create_task(job) for job in think + draw]
                await asyncio.sleep(0)
                assert jobs.queued == 6
                let_go(guest)
                await asyncio.gather(first, *waiting)
        assert served == ["board 0", "thought 0", "board 1", "thought 1", "thought 2", "thought 3"]

    run(test())


def test_where_somebody_tells_boards_wait_for_no_bot(run: Run) -> None:
    async def test() -> None:
        with Gate() as gate:
            async with house(workers=2, text_processes=1) as jobs:
                slow, quick = thought("waits", gate=gate.port), thought("random")
                held = [asyncio.create_task(jobs.choose(slow)) for _ in range(3)]
                guests = [await gate.arrival() for _ in range(2)]
                assert (await jobs.board(quick.view, "en", NAMES, 80, linear=True)).text
                assert gate.nobody_arrived(), "whoever tells does not think"
                for guest in guests:
                    let_go(guest)
                let_go(await gate.arrival())
                assert await asyncio.gather(*held) == [slow.ask.options[-1]] * 3

    run(test())


def test_advice_is_weighed_in_a_process_and_waits_behind_the_bots(run: Run) -> None:
    async def test() -> None:
        served: list[str] = []

        async def noted(name: str, job: Coroutine[Any, Any, object]) -> object:
            answer = await job
            served.append(name)
            return answer

        with Gate() as gate:
            async with house() as jobs:
                first = asyncio.create_task(jobs.choose(thought("waits", gate=gate.port)))
                guest = await gate.arrival()
                bots = [asyncio.create_task(noted("bot", jobs.choose(thought("random")))) for _ in range(2)]
                hint = asyncio.create_task(noted("hint", jobs.advise(thought("weighs"))))
                await asyncio.sleep(0)
                let_go(guest)
                await asyncio.gather(first, *bots)
                options = thought("weighs").ask.options
                assert await hint == Advised("wins", [[options[-1], 0.75], [options[0], 0.25]])  # type: ignore[list-item]  # as it travels
        assert served == ["bot", "bot", "hint"]

    run(test())


@pytest.mark.parametrize(("level", "why"), [("cheats", "no option"), ("raises", "ValueError"), ("unheard_of", "Bad")])
def test_bad_advice_is_none(run: Run, level: str, why: str) -> None:
    async def test() -> None:
        async with house() as jobs:
            with pytest.raises(Undone, match=why):
                await jobs.advise(thought(level))

    run(test())


def test_beyond_a_bound_nobody_may_wait(run: Run) -> None:
    async def test() -> None:
        with Gate() as gate:
            async with house(waiting=1) as jobs:
                held = asyncio.create_task(jobs.choose(thought("waits", gate=gate.port)))
                guest = await gate.arrival()
                last = asyncio.create_task(jobs.choose(thought("random")))
                await asyncio.sleep(0)
                with pytest.raises(Busy):
                    await jobs.choose(thought("random"))
                with pytest.raises(Busy):
                    await jobs.tell("belcastel", [], "en", NAMES, {})
                let_go(guest)
                assert await held == thought("waits").ask.options[-1]
                assert await last == own_answer(thought("random"))
                assert await jobs.tell("belcastel", [], "en", NAMES, {}) == []

    run(test())


def test_a_mishap_is_mended_before_all_that_waits_and_even_when_no_more_may_wait(run: Run) -> None:
    async def test() -> None:
        with Gate() as gate:
            async with house(waiting=1) as jobs:
                crashing = asyncio.create_task(jobs.choose(thought("crashes", gate=gate.port)))
                guest = await gate.arrival()
                held = asyncio.create_task(jobs.choose(thought("waits", gate=gate.port)))
                let_go(guest)
                assert await crashing == own_answer(thought("random"))
                assert not held.done()
                let_go(await gate.arrival())
                assert await held == thought("waits").ask.options[-1]

    run(test())


def test_a_caller_who_goes_away_while_a_bot_thinks_breaks_nothing(run: Run) -> None:
    async def test() -> None:
        with Gate() as gate:
            async with house() as jobs:
                left = asyncio.create_task(jobs.choose(thought("waits", gate=gate.port)))
                guest = await gate.arrival()
                before = processes(jobs)
                left.cancel()
                after = asyncio.create_task(jobs.choose(thought("apprentice")))
                let_go(guest)
                assert await after == own_answer(thought("apprentice"))
                assert processes(jobs) == before
                assert left.cancelled()

    run(test())


def test_what_nobody_waits_for_any_more_is_not_begun(run: Run) -> None:
    async def test() -> None:
        with Gate() as gate:
            async with house() as jobs:
                held, left = (asyncio.create_task(jobs.choose(thought("waits", gate=gate.port))) for _ in range(2))
                guest = await gate.arrival()
                left.cancel()
                let_go(guest)
                await held
                await jobs.choose(thought("random"))
                assert gate.nobody_arrived()

    run(test())


# Processes


@on_every_loop
def test_a_process_that_ended_while_idle_costs_no_thought(run: Run) -> None:
    async def test() -> None:
        async with house() as jobs:
            await jobs.choose(thought("random"))
            [before] = processes(jobs)
            before.kill()
            await asyncio.to_thread(before.wait)
            assert await jobs.choose(thought("apprentice")) == own_answer(thought("apprentice"))
            assert mishaps(jobs) == (0, 0, 0)
            assert processes(jobs) != [before]

    run(test())


def test_an_interruption_is_left_to_the_parent(run: Run) -> None:
    async def test() -> None:
        async with house() as jobs:
            await jobs.choose(thought("random"))
            [before] = processes(jobs)
            assert os.getpgid(before.pid) != os.getpgid(0)
            for interruption in (signal.SIGINT, signal.SIGTERM):
                before.send_signal(interruption)
                for _ in range(2):
                    assert await jobs.choose(thought("apprentice")) == own_answer(thought("apprentice"))
            assert processes(jobs) == [before]

    run(test())


@on_every_loop
def test_closing_leaves_no_process_and_nobody_waiting(run: Run) -> None:
    async def test() -> None:
        with Gate() as gate:
            async with house(workers=2) as jobs:
                waiting = [asyncio.create_task(jobs.choose(thought("waits", gate=gate.port))) for _ in range(3)]
                guests = [await gate.arrival(), await gate.arrival()]
                pids = [process.pid for process in processes(jobs)]
                await jobs.close()
                results = await asyncio.gather(*waiting, return_exceptions=True)
                assert [type(result) for result in results] == [Closed] * 3
                assert all([await gone(guest) for guest in guests])
                with pytest.raises(Closed):
                    await jobs.choose(thought("random"))
        assert len(pids) == 2
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)

    run(test())


@on_every_loop
def test_closing_before_a_process_is_ready_leaves_none(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        started = asyncio.Event()

        async def is_never_ready(_worker: JobProcess, _seconds: float) -> None:
            started.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(JobProcess, "reply", is_never_ready)
        async with house() as jobs:
            chosen = asyncio.create_task(jobs.choose(thought("random")))
            await started.wait()
            [process] = processes(jobs)
            await jobs.close()
            with pytest.raises(Closed):
                await chosen
            assert process.returncode == -signal.SIGKILL

    run(test())


def test_processes_that_cannot_start_are_reported_and_can_be_closed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        reported = asyncio.Event()
        monkeypatch.setattr("chaudron.server.jobs.pool.logger.warning", lambda *_: reported.set())
        jobs = BackgroundJobs(1, 1.0, plugins=("tests.server.no_such_module",))
        await jobs.start()
        chosen = asyncio.create_task(jobs.choose(thought("random")))
        await reported.wait()
        await jobs.close()
        with pytest.raises(Closed):
            await chosen

    run(test())


PARENT = """
import asyncio, sys
from tests.server.test_background_jobs import house, thought

async def main():
    async with house(workers=2) as jobs:
        both = (jobs.choose(thought(level, gate=int(sys.argv[1]))) for level in ("waits", "spins"))
        await asyncio.gather(*both)

asyncio.run(main())
"""


def arrival(gate: socket.socket, parent: subprocess.Popen[bytes]) -> socket.socket:
    """The next bot that arrives, however long its start takes; unless the parent ends, or says what is wrong."""
    assert parent.stderr is not None
    ready, *_ = select.select([gate.fileno(), parent.stderr.fileno()], [], [])
    assert ready == [gate.fileno()], parent.stderr.read()
    return gate.accept()[0]


def test_processes_end_with_a_parent_that_is_killed_also_in_the_middle_of_a_thought() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), *sys.path))}
    with ExitStack() as stack:
        gate = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        command = [sys.executable, "-c", PARENT, str(gate.getsockname()[1])]
        parent = stack.enter_context(subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE))
        stack.callback(parent.kill)
        guests = [stack.enter_context(arrival(gate, parent)) for _ in range(2)]
        guests[0].send(b".")
        parent.kill()
        # All of them hold the same pipe: it ends when the last of them has.
        assert parent.communicate(timeout=20)[1] == b""
