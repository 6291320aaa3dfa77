"""Where our time goes, without noise: bytecodes per decision, by function. `python -m bench.bytecodes [GAMES] [GAME]`.

Counts what the interpreter carries out in random 4-player games without views, of Belcastel or of another game (`bal`,
`blackwood`). The same on any machine with the same Python, however busy it is.
"""

import random
import sys
from collections import Counter as Tally
from types import CodeType, FrameType
from typing import Any

from chaudron.games import SHELF
from chaudron.games.blackwood import table as blackwood
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer

SHOWN = 25
OPTIONS = {"bal": {"level": "hard"}}
"""What is played of a game, unless it is its usual box."""


def round_of(table: Any) -> int:
    """The round; of Blackwood the expedition."""
    return int(table.expedition if isinstance(table, blackwood.Table) else table.round)


class Bytecodes:
    """A trace function that counts."""

    def __init__(self) -> None:
        self.carried_out: Tally[CodeType] = Tally()
        self.calls: Tally[CodeType] = Tally()
        self.decisions: Tally[int] = Tally()
        self.by_round: Tally[int] = Tally()

    def trace(self, frame: FrameType, event: str, _: object) -> Any:
        if event == "call":
            frame.f_trace_opcodes = True
            self.calls[frame.f_code] += 1
        elif event == "opcode":
            self.carried_out[frame.f_code] += 1
        return self.trace

    def play(self, seed: int, name: str) -> None:
        game, rng = SHELF[name], random.Random(seed)
        table: Any = game.table(game.box(4, OPTIONS.get(name, {})), Counter(4, seed))
        table.begin()
        while table.outcome is None:
            seat, number = next(iter(table.asks)), round_of(table)
            choice, before = rng.choice(table.asks[seat].options), self.carried_out.total()
            sys.settrace(self.trace)
            answer(table, seat, choice)
            sys.settrace(None)
            self.decisions[number] += 1
            self.by_round[number] += self.carried_out.total() - before

    def report(self) -> str:
        decisions, total = self.decisions.total(), self.carried_out.total()
        lines = [f"{total / decisions:.0f} bytecodes and {self.calls.total() / decisions:.1f} calls per decision", ""]
        for code, count in self.carried_out.most_common(SHOWN):
            share, calls = count / total, self.calls[code] / decisions
            place = f"{code.co_filename.rsplit('/', 1)[-1]}:{code.co_firstlineno}"
            lines.append(f"{count / decisions:7.1f} {share:6.1%} {calls:5.2f} calls  {code.co_qualname} ({place})")
        rounds = [f"{number}: {self.by_round[number] / self.decisions[number]:.0f}" for number in sorted(self.by_round)]
        return "\n".join([*lines, "", "by round  " + "  ".join(rounds)])


def main() -> None:
    counted = Bytecodes()
    name = sys.argv[2] if len(sys.argv) > 2 else "belcastel"
    for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 20):
        counted.play(seed, name)
    print(counted.report())


if __name__ == "__main__":
    main()
