"""How long a bot of one table takes beside ten tables of masters that somebody else has opened.

    .venv/bin/python -m bench.turns        # writes results/turns.json and turns.md

One process thinks, as where a house has one core. A bot of the first address thinks again and again, a moment after it
has answered. Then ten tables of the second address do the same, each with two masters, without a pause; and last of all
they count for the first address and the first table too: one line, in which everybody waits for everybody.
"""

import argparse
import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from statistics import mean, median
from typing import Any

from bench.machine import describe, load_average
from bench.spread import Spread, number
from bench.tables import heading_of, table
from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play
from chaudron.room.thoughts import Thought, Whose
from chaudron.server.jobs.background import BackgroundJobs

RESULTS = Path(__file__).with_name("results")
TABLES, MASTERS, POSITIONS = 10, 2, 60
OURS, PAUSE_SECONDS = Whose("192.0.2.1", "ours"), 0.05
BUDGET = 10.0
LEVEL = "adept"
BESIDE: dict[str, Callable[[int], Whose] | None] = {
    "alone": None,
    "beside ten tables of masters from another address": lambda place: Whose("192.0.2.2", f"table {place}"),
    "the same in one line, as without taking turns": lambda place: OURS,
}


def thoughts(level: str, seed: int) -> list[Thought]:
    """Decisions at a table of four, from all over its game."""
    play, luck = Play(BELCASTEL, BELCASTEL.box(4, {}), Counter(4, seed)), random.Random(seed)
    found = []
    while play.table.outcome is None:
        seat, ask = luck.choice(sorted(play.table.asks.items(), key=lambda asked: asked[0]))
        if len(ask.options) > 1:
            found.append(Thought("belcastel", level, seed, BELCASTEL.bot_view(play.table, seat), ask))
        play.answer(seat, luck.choice(ask.options))
    return random.Random(seed).sample(found, min(POSITIONS, len(found)))


async def keep_thinking(jobs: BackgroundJobs, place: int, whose: Whose) -> None:
    """A master who is asked again as soon as it has answered."""
    given = thoughts("master", place)
    for turn in count():
        await jobs.choose(given[turn % len(given)]._replace(whose=whose))


async def waits(beside: Callable[[int], Whose] | None, times: int, level: str = LEVEL) -> list[float]:
    """Milliseconds from a question to the answer of our bot."""
    jobs = BackgroundJobs(1, BUDGET)
    await jobs.start()
    given, found = thoughts(level, 0), []
    await jobs.choose(given[0])  # the process is there
    places = range(TABLES * MASTERS) if beside is not None else ()
    others = [asyncio.create_task(keep_thinking(jobs, p % TABLES, beside(p % TABLES))) for p in places if beside]
    await asyncio.sleep(PAUSE_SECONDS)
    for turn in range(times):
        began = time.perf_counter()
        await jobs.choose(given[turn % len(given)]._replace(whose=OURS))
        found.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(PAUSE_SECONDS)
    for other in others:
        other.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*others, return_exceptions=True)
    await jobs.close()
    return found


def markdown(results: dict[str, Any]) -> str:
    """The page of these results."""
    alone = median(results["waits"]["alone"])
    rows = [
        (how, str(Spread.of(found)), number(mean(found)), f"{number(median(found) / alone)} times")
        for how, found in results["waits"].items()
    ]
    about = f"`python -m bench.turns` on {results['date']}, an {LEVEL} that is asked {results['times']} times; ten "
    about += f"tables with {MASTERS} masters each that are asked without a pause. {heading_of(results['machine'])}"
    heads = ("a bot's answer", "milliseconds", "mean", "median, beside that alone")
    return "\n\n".join(["# A bot beside ten tables of masters", about, table(heads, rows) + "\n"])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.turns", description=__doc__)
    parser.add_argument("--times", type=int, default=60)
    times, load_before = parser.parse_args().times, load_average()
    found = {how: asyncio.run(waits(beside, times)) for how, beside in BESIDE.items()}
    found["a master, alone"] = asyncio.run(waits(None, times, "master"))
    machine = describe(one_core=False, load_before=load_before)
    results = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "machine": machine, "times": times, "waits": found}
    (RESULTS / "turns.json").write_text(json.dumps(results) + "\n")
    (RESULTS / "turns.md").write_text(markdown(results))
    print(markdown(results))


if __name__ == "__main__":
    main()
