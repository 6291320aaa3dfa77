"""Measures us and our peers in turn, in one run on one core, and writes down both."""

import argparse
import json
import subprocess
import sys
from datetime import UTC, datetime
from functools import reduce
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.aims import all_aims
from bench.machine import describe, keep_to_one_core, load_average
from bench.measured import Measure, Ours, Peers
from bench.report import Results, markdown
from bench.timing import add_timing, timing

BENCH = Path(__file__).parent
PEERS_PYTHON = BENCH / ".venv" / "bin" / "python"


def main() -> None:
    asked = arguments()
    seconds, repeats = timing(asked)
    load_before, one_core = load_average(), keep_to_one_core()
    ours, peers = in_turn(our_measure(asked.ours), seconds, repeats)
    results: Results = {
        "date": datetime.now(UTC).date().isoformat(),
        "command": f"bench/run --seconds {seconds:g} --repeats {repeats}",
        "seconds": seconds,
        "repeats": repeats,
        "machine": describe(one_core=one_core, load_before=load_before),
        "ours": ours,
        "peers": peers,
    }
    write(results, asked.out, "quick" if asked.quick else "latest")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/run", description="Our speed beside our peers'.")
    add_timing(parser)
    parser.add_argument("--out", type=Path, default=BENCH / "results", metavar="FOLDER", help="bench/results")
    parser.add_argument("--ours", default="bench.ours", metavar="MODULE", help="what measures us (bench.ours)")
    return parser.parse_args()


def our_measure(module: str) -> Measure:
    try:
        measure: Measure = import_module(module).measure
    except ModuleNotFoundError as missing:
        sys.exit(f"bench/run: cannot measure ourselves, there is no module {missing.name}.")
    return measure


def in_turn(measure: Measure, seconds: float, repeats: int) -> tuple[Ours, Peers]:
    """A repeat of ours, a repeat of theirs, and again: a busy minute then slows both."""
    ours, peers = [], []
    for repeat in range(repeats):
        say(f"repeat {repeat + 1} of {repeats}: ours")
        ours.append(measure(seconds, 1))
        say(f"repeat {repeat + 1} of {repeats}: peers")
        peers.append(measure_peers(seconds, seed=repeat + 1))
    return reduce(join, ours), reduce(join, peers)


def measure_peers(seconds: float, seed: int) -> Peers:
    """In their own environment and process, which the start of the clock does not count."""
    command = [
        str(PEERS_PYTHON),
        "-m",
        "bench.peers",
        f"--seconds={seconds}",
        "--repeats=1",
        f"--seed={seed}",
    ]
    try:
        ran = subprocess.run(command, cwd=BENCH.parent, stdout=subprocess.PIPE, check=True, text=True)
    except FileNotFoundError:
        sys.exit("bench/run: the peers' environment bench/.venv is missing; start this with bench/run.")
    except subprocess.CalledProcessError:
        sys.exit("bench/run: measuring the peers failed, see above; nothing was written.")
    printed = json.loads(ran.stdout)
    return {"versions": printed["versions"], "peers": printed["peers"]}


def join(first: Any, second: Any) -> Any:
    """Two measurements of one shape: their repeats one after the other, of single sizes the larger."""
    match first:
        case dict():
            return {key: join(value, second[key]) for key, value in first.items()}
        case list():
            return first + second
        case str() | bool():
            return first
        case _:
            return max(first, second)


def write(results: Results, folder: Path, name: str) -> None:
    verdicts = [
        {"aim": aim.words, "bar": aim.bar, **aim.measured._asdict(), "verdict": aim.verdict}
        for aim in all_aims(results["ours"], results["peers"])
    ]
    page = markdown(results)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps({**results, "aims": verdicts}, indent=2) + "\n", "utf-8")
    (folder / f"{name}.md").write_text(page, "utf-8")
    print(page)


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
