"""The same moves inside several checkouts of our house, in turn: `python -m bench.server.beside CHECKOUT CHECKOUT …`.

A process for each checkout plays the games of `bench.server.parts` there, all with the same luck, again and again. Of
every 25 moves the least CPU time counts that they ever took: whatever else the machine does makes them only longer.
"""

import argparse
import json
import os
import sys
from pathlib import Path
from statistics import mean
from subprocess import PIPE, Popen

PLAYER = """
import json, os, random, sys
import uvloop
from bench.server.parts import Timed, play
for line in sys.stdin:
    os.urandom = random.Random(1).randbytes
    print(json.dumps(uvloop.run(play(int(line), Timed()))), flush=True)
"""
"""Plays in a checkout whenever a line says how many moves."""


class Player:
    """A process that plays in a checkout."""

    def __init__(self, checkout: Path) -> None:
        self.checkout = checkout
        self.least: list[float] = []
        """Microseconds of CPU time a move, of every 25 moves."""
        where = os.pathsep.join((str(checkout), str(checkout / "src"), *sys.path[1:]))
        env = {**os.environ, "PYTHONPATH": where, "PYTHONHASHSEED": "0"}
        command = (sys.executable, "-P", "-c", PLAYER)
        self.process = Popen(command, cwd=checkout, env=env, stdin=PIPE, stdout=PIPE, text=True)

    def play(self, moves: int) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(moves, file=self.process.stdin, flush=True)
        times = json.loads(self.process.stdout.readline())
        self.least = [*map(min, self.least or times, times)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.beside", description=__doc__)
    parser.add_argument("checkouts", nargs="+", type=Path, metavar="CHECKOUT")
    parser.add_argument("--moves", type=int, default=1000, help="in each turn (1000)")
    parser.add_argument("--turns", type=int, default=12, help="of every checkout (12)")
    asked = parser.parse_args()
    players = [Player(checkout.resolve()) for checkout in asked.checkouts]
    for turn in range(asked.turns):
        for player in players if turn % 2 else reversed(players):
            player.play(asked.moves)
    first = mean(players[0].least)
    for player in players:
        player.process.kill()
        spent = mean(player.least)
        print(f"{player.checkout.name:24} {spent:6.1f} µs a move  {spent / first:.3f} of the first")


if __name__ == "__main__":
    main()
