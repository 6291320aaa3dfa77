"""`python -m tests.simulated`."""

import argparse
import hashlib
import logging
import sys
import traceback
from collections import Counter

from tests.simulated.world import World, story


def told(world: World) -> str:
    """A story in one line, which is the same whenever all of it is."""
    rows = [row for journal in world.disk.written.values() for row in journal]
    digest = hashlib.sha256(repr(rows).encode()).hexdigest()[:16]
    return f"seed {world.seed}: {len(rows)} events, {digest}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulated", description="simulated houses")
    parser.add_argument("--seeds", type=int, default=1000, metavar="COUNT", help="how many stories")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first")
    parser.add_argument("--seed", type=int, help="only this one")
    args = parser.parse_args()
    logging.getLogger("chaudron").setLevel(logging.CRITICAL if args.seed is None else logging.WARNING)
    first, count = (args.first, args.seeds) if args.seed is None else (args.seed, 1)
    met: Counter[str] = Counter()
    for seed in range(first, first + count):
        try:
            world = story(seed)
        except Exception:  # noqa: BLE001 - whatever it is, the seed brings it back
            traceback.print_exc()
            sys.stdout.write(f"seed {seed} fails: python -m tests.simulated --seed {seed}\n")
            return 1
        met += world.heard_at
        if count == 1:
            sys.stdout.write(f"{told(world)}\n")
    sys.stdout.write(f"{count} stories held. " + ", ".join(f"{what} {n}" for what, n in met.most_common()) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
