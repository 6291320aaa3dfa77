"""`python -m tests.model`: every state that the model of owners and journals can reach, and stories held against it."""

import argparse
import logging
import sys
import time

from tests.model.owners import Bounds, Rules
from tests.model.search import search
from tests.model.traces import watched
from tests.simulated.world import story


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.model", description=__doc__)
    for name, usual in Bounds()._asdict().items():
        parser.add_argument(f"--{name}", type=int, default=usual, metavar="COUNT")
    parser.add_argument("--states", type=int, metavar="COUNT", help="stop after so many (all)")
    parser.add_argument("--stories", type=int, default=1000, metavar="COUNT", help="held against the model (1000)")
    asked = vars(parser.parse_args())
    began = time.monotonic()
    found = search(Rules(), Bounds(**{name: asked[name] for name in Bounds._fields}), asked["states"])
    how = "at least" if asked["states"] and found.states >= asked["states"] else "all of"
    seconds = time.monotonic() - began
    sys.stdout.write(f"{how} {found.states:,} states, {found.steps:,} steps, {found.deepest} deep: {seconds:.0f} s\n")
    logging.getLogger("chaudron").setLevel(logging.CRITICAL)
    compared = 0
    for seed in range(asked["stories"]):
        with watched() as trace:
            story(seed)
        if trace.differences:
            sys.stdout.write(f"seed {seed}: {trace.differences[0]}\n")
            return 1
        compared += trace.compared
    sys.stdout.write(f"{asked['stories']:,} stories agree with the model in {compared:,} answers of the store\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
