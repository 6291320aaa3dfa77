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

from bench.aims import Aim, all_aims
from bench.machine import describe, keep_to_one_core, load_average
from bench.measured import Measure, Ours, Peers
from bench.report import Engine, Results, markdown
from bench.server.aims import server_aims
from bench.server.measured import Server
from bench.timing import add_timing, timing

BENCH = Path(__file__).parent
PEERS_PYTHON = BENCH / ".venv" / "bin" / "python"


def main() -> None:
    asked = arguments()
    name = "quick" if asked.quick else "latest"
    results = read(asked.out, name)
    if asked.part != "engine":
        results["server"] = measure_server(asked)
    if asked.part != "server":
        results["engine"] = measure_engine(asked)
    write(results, asked.out, name)


def measure_engine(asked: argparse.Namespace) -> Engine:
    seconds, repeats = timing(asked)
    load_before, one_core = load_average(), keep_to_one_core()
    ours, peers = in_turn(our_measure(asked.ours), seconds, repeats)
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "command": f"bench/run engine --seconds {seconds:g} --repeats {repeats}",
        "seconds": seconds,
        "repeats": repeats,
        "machine": describe(one_core=one_core, load_before=load_before),
        "ours": ours,
        "peers": peers,
    }


def measure_server(asked: argparse.Namespace) -> Server:
    """In a process of its own, which keeps to a core of its own."""
    command = [sys.executable, "-m", "bench.server.run", *(["--quick"] if asked.quick else [])]
    command += [f"--repeats={asked.repeats}"] if asked.repeats else []
    measured: Server = measured_by(command, "measuring the server failed, see above; nothing was written.")
    return measured


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/run", description="Our speed beside our peers'.")
    parser.add_argument("part", nargs="?", choices=("engine", "server"), help="only this part; the other one is kept")
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
    if not PEERS_PYTHON.exists():
        sys.exit("bench/run: the peers' environment bench/.venv is missing; start this with bench/run.")
    printed = measured_by(command, "measuring the peers failed, see above; nothing was written.")
    return {"versions": printed["versions"], "peers": printed["peers"]}


def measured_by(command: list[str], or_else: str) -> Any:
    """What another program measures and prints."""
    try:
        ran = subprocess.run(command, cwd=BENCH.parent, stdout=subprocess.PIPE, check=True, text=True)
    except subprocess.CalledProcessError:
        sys.exit(f"bench/run: {or_else}")
    return json.loads(ran.stdout)


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


def read(folder: Path, name: str) -> Results:
    """What was measured before, so that a part that is not measured now stays, unless it lacks figures of today."""
    path = folder / f"{name}.json"
    before: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    results: Results = {}
    if "engine" in before and is_readable({"engine": before["engine"]}):
        results["engine"] = before["engine"]
    if "server" in before and is_readable({"server": before["server"]}):
        results["server"] = before["server"]
    return results


def is_readable(results: Results) -> bool:
    try:
        markdown(results)
        aims(results)
    except KeyError as missing:
        say(f"what was measured before is not kept: it has no {missing}")
        return False
    return True


def write(results: Results, folder: Path, name: str) -> None:
    verdicts = [
        {"aim": aim.words, "bar": aim.bar, **aim.measured._asdict(), "verdict": aim.verdict} for aim in aims(results)
    ]
    page = markdown(results)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps({**results, "aims": verdicts}, indent=2) + "\n", "utf-8")
    (folder / f"{name}.md").write_text(page, "utf-8")
    print(page)


def aims(results: Results) -> list[Aim]:
    engine = all_aims(results["engine"]["ours"], results["engine"]["peers"]) if "engine" in results else []
    return engine + (server_aims(results["server"]) if "server" in results else [])


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
