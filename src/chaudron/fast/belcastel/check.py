"""The same games? Reference and twin play side by side, and the whole state is compared at every question.

python -m chaudron.fast.belcastel.check [--blocks 5000] [--seed 1] [--least 1] [--jobs 2] [--report FILE]
"""

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from chaudron.fast.belcastel.agendas import ASKED
from chaudron.fast.belcastel.batch import Twin
from chaudron.fast.belcastel.choices import bit_of
from chaudron.fast.belcastel.from_table import Parts, parts_of, state_of
from chaudron.fast.belcastel.layout import ANSWERED, FULL_UP, PER_WIDE, State
from chaudron.fast.belcastel.met import Met
from chaudron.fast.belcastel.trials import BLOCK, Only, Trial, block, enrich
from chaudron.fast.jit import rules_digest
from chaudron.games.belcastel import BELCASTEL, WITCHES
from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.table import Table
from chaudron.kernel import rule
from chaudron.kernel.chance import Counter


class Differs(AssertionError):
    """Reference and twin are not in the same state."""


def play_both(trial: Trial, met: Met | None = None, other: Box | None = None) -> int:
    """One game in both; how many questions were asked. `other`: the box that the reference plays instead."""
    met = met or Met()
    luck, box = Random(trial.seed), other or trial.box
    table = trial.kind.table(box, Counter(box.players, trial.seed))
    twin = Twin(trial.box)
    met.begin(trial)
    if trial.is_rich:
        enrich(table, trial)
    table.begin()
    state = state_of(table, twin.box) if trial.is_rich else twin.begin(trial.seed)
    asked = 0
    while table.outcome is None:
        if state.small[FULL_UP]:
            met.games["marked", "too full"] += 1
            return asked
        compare(table, state)
        asked += 1
        seat = table.pending_seats[0] if luck.random() < 0.9 else luck.choice([*table.asks])
        ask = table.asks[seat]
        choice = trial.player(luck, table, seat)
        met.answered(table, ask, choice)
        rule.answer(table, seat, choice)
        twin.answer(state, seat, bit_of(choice, ASKED[ask.about.key]))
    compare(table, state)
    compare_places(table, twin.places(state))
    met.end(table)
    return asked


def compare(table: Table, state: State) -> None:
    """Every number of the state, but what only policies need."""
    theirs = parts_of(table)
    ours = Parts(*[[int(number) for number in part] for part in (state.words, state.wide, state.small, state.laid)])
    for p in range(len(table.seats)):
        ours.wide[p * PER_WIDE + ANSWERED] = 0
    if ours != theirs:
        raise Differs(_difference(table, ours, theirs))


def compare_places(table: Table, places: list[int]) -> None:
    """[BEL-13.1] Who won, and in which order."""
    assert table.outcome is not None
    if places != [*table.outcome.places]:
        raise Differs(f"places: twin {places}, reference {table.outcome.places}")


def _difference(table: Table, ours: Parts, theirs: Parts) -> str:
    lines = [f"round {table.round}, card {table.card}, asks {table.asks}"]
    for name, mine, other in zip(Parts._fields, ours, theirs, strict=True):
        places = [place for place, (a, b) in enumerate(zip(mine, other, strict=True)) if a != b]
        lines += [f"{name}[{place}]: twin {mine[place]}, reference {other[place]}" for place in places[:8]]
    return "\n".join(lines)


@dataclass
class Report:
    """What was compared so far."""

    blocks: set[int] = field(default_factory=set)
    games: int = 0
    questions: int = 0
    met: Met = field(default_factory=Met)

    def add(self, done: dict[str, Any]) -> None:
        self.blocks.add(done["block"])
        self.games += done["games"]
        self.questions += done["questions"]
        self.met.games.update({(kind, name): number for kind, name, number in done["met"]})


def play_block(seed: int, only: Only | None, number: int) -> dict[str, Any]:
    """All games of a block; what a report keeps of them."""
    met, questions, games = Met(), 0, block(seed, number, only)
    for trial in games:
        try:
            questions += play_both(trial, met)
        except Exception as error:
            raise Differs(f"{trial.told()}\n{error!r}\n{error}") from error
    things = [[kind, name, number] for (kind, name), number in sorted(met.games.items())]
    return {"block": number, "games": len(games), "questions": questions, "met": things}


def read_report(path: Path, heading: dict[str, Any]) -> Report:
    """What is there already; a file of other games or rules is refused."""
    report = Report()
    if not path.exists():
        path.write_text(json.dumps(heading) + "\n", "utf-8")
    first, *lines = path.read_text("utf-8").splitlines()
    if json.loads(first) != heading:
        raise SystemExit(f"{path} holds games of another seed, table or state of the rules: name another file.")
    for line in lines:
        with suppress(json.JSONDecodeError):  # the last one, when a run was killed while it was written
            report.add(json.loads(line))
    return report


def run(asked: argparse.Namespace) -> Report:
    """Play what the report does not hold yet; each block is written down as soon as it is done."""
    only = table_of(asked.table)
    heading = {"seed": asked.seed, "table": asked.table, "rules": rules_digest()}
    report = read_report(asked.report, heading) if asked.report else Report()
    left = [number for number in range(asked.blocks) if number not in report.blocks]
    with ProcessPoolExecutor(asked.jobs) if asked.jobs > 1 else nullcontext() as pool:
        play = partial(play_block, asked.seed, only)
        for done in pool.map(play, left) if pool else map(play, left):
            report.add(done)
            if asked.report:
                with asked.report.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(done) + "\n")
    return report


def table_of(named: str) -> Only | None:
    """`witches:5:6`: a title, so many players, a set of books."""
    if not named:
        return None
    kind, players, books = named.split(":")
    return Only({game.name: game for game in (BELCASTEL, WITCHES)}[kind], int(players), int(books))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--blocks", type=int, default=1, help=f"everything once, then {BLOCK} games at random each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--table", default="", help="games of one kind of table only: witches:5:6")
    parser.add_argument("--least", type=int, default=0, help="in how many games everything has to turn up")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--report", type=Path, help="a file to go on from where a run was stopped")
    asked = parser.parse_args()
    report = run(asked)
    sys.stdout.write(f"{report.games} games, {report.questions} questions: the same\n")
    rare = report.met.fewer_than(asked.least)
    sys.stdout.write("".join(f"too rare: {thing}\n" for thing in rare))
    return 1 if rare else 0


if __name__ == "__main__":
    sys.exit(main())
