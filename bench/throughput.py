"""How much faster more workers are: one process, several, and a Ray cluster of this machine, one after the other.

    python -m bench.throughput --games 4000 --jobs 2 [--on ray]

The efficiency is the rate of many workers, divided by their number and by the rate of one. Every round measures all of
them; what is told are medians. A cluster is started before; the new interpreters of processes count, as in every run.
"""

import argparse
import sys
from statistics import median
from time import perf_counter

from bench.machine import describe, load_average
from chaudron.lab.bad_request import NoWorkers
from chaudron.lab.extras import MissingExtra
from chaudron.lab.many import play_many
from chaudron.lab.simulate import Simulation
from chaudron.lab.workers import HERE, Processes, Workers, usual_jobs, workers_from

AIM = 0.85


def rate(workers: Workers, games: int, bot: str) -> float:
    """Games a second."""
    run = Simulation("belcastel", 4, {}, (bot,) * 4, 1)
    start = perf_counter()
    play_many(run, games, workers)
    return games / (perf_counter() - start)


def measured(workers: dict[str, Workers], games: int, bot: str, rounds: int) -> dict[str, float]:
    """The medians of as many rounds, after a short one that is not counted."""
    rates: dict[str, list[float]] = {name: [] for name in workers}
    for name, some in workers.items():
        rate(some, max(8, some.count * 8), bot)
        rates[name] = []
    for _ in range(rounds):
        for name, some in workers.items():
            rates[name].append(rate(some, games, bot))
    return {name: median(found) for name, found in rates.items()}


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.throughput", description="How much faster more workers are.")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--bot", default="apprentice")
    parser.add_argument("--jobs", type=int, default=usual_jobs())
    parser.add_argument("--on", default=None, metavar="ray")
    asked = parser.parse_args(given)
    workers: dict[str, Workers] = {"1 process": HERE, f"{asked.jobs} processes": Processes(asked.jobs)}
    try:
        if asked.on:
            cluster = workers_from(asked.jobs, asked.on)
            workers[f"{asked.on}, {cluster.count} processors"] = cluster
    except (MissingExtra, NoWorkers) as error:
        parser.error(str(error))
    machine = describe(one_core=False, load_before=load_average())
    print(", ".join(f"{name} {value}" for name, value in machine.items() if name not in ("one_core", "load_after")))
    found = measured(workers, asked.games, asked.bot, asked.rounds)
    for (name, some), games in zip(workers.items(), found.values(), strict=True):
        efficiency = games / some.count / found["1 process"]
        print(f"{name:<24} {games:8.1f} games/s  efficiency {efficiency:.2f} (aim {AIM})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
