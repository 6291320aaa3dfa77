"""Very many random games of Belcastel: everything met, and everything still right?

    python -m chaudron.lab.soak --games 100000 --jobs 2

Every game has its own box (2 to 4 players, a set or a mix, any value of every option) and players with habits of
their own (`styles`). Checked: at the end of every game and at some decisions on the way the pieces, the questions and
what lies where; some games also saved and read again on the way, played again from their record, or seen through
views. Counted, in 30,000 games or more: what was exercised (`counting`). It fails when a check fails or when something
was never met.
"""

import argparse
import json
import random
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.box import OPTIONS, PLAYERS, Box
from chaudron.games.belcastel.components import BOOK_COLORS, LETTERS, SETS
from chaudron.games.belcastel.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask
from chaudron.lab.checks import check_end, check_pieces, check_questions, check_record, checked_view, reloaded
from chaudron.lab.findings import Fault, Findings, Report
from chaudron.lab.many import Observer, derived_seed, play_game, play_many, usual_jobs
from chaudron.lab.progress import Bar
from chaudron.lab.styles import random_styles, styled_player

CHECKED_DECISIONS = 1 / 32
"""How many of the decisions on the way are checked."""
ENOUGH = 30_000
"""So many games are listened to and counted, evenly spread; others are checked all the same and take half as long."""
OTHERWISE = {3: "reloaded", 7: "replayed", 11: "viewed"}
"""Of every twenty games, which ones are also played in another way."""


# What is played


def random_box(rng: random.Random) -> Box:
    """Any player count, any books, any value of every option."""
    players = rng.choice(PLAYERS)
    options = {name: rng.choice(about["values"]) for name, about in OPTIONS.items()}
    if options["first_player"] == "seat":
        options["first_player"] = rng.randrange(players)
    if options["books"] == "mix" or rng.random() < 0.5:
        options["books"] = "-".join(f"{LETTERS[color]}{rng.choice(SETS)}" for color in BOOK_COLORS)
    return BELCASTEL.box(players, options)


class Checks(Observer):
    """The checks of one game."""

    listens = False

    def __init__(self, findings: Findings, rng: random.Random, seed: int, otherwise: str) -> None:
        self.findings, self.rng, self.seed, self.otherwise = findings, rng, seed, otherwise
        self.pieces: dict[str, int] = {}
        self.answers: list[tuple[int, str]] = []

    def renew(self, table: Table) -> Table:
        """Some games go on now and then from what was saved."""
        if self.rng.random() >= CHECKED_DECISIONS:
            return table
        self.findings.done["tables read again"] += 1
        return reloaded(table)

    def before(self, table: Table) -> None:
        self.pieces = BELCASTEL.components(table)
        self.check(table)

    def step(self, table: Table, seat: int, ask: Ask, choice: Choice) -> None:
        self.answers.append((seat, str(choice)))
        if self.rng.random() < CHECKED_DECISIONS:
            self.check(table)

    def after(self, table: Table) -> None:
        self.check(table)
        check_end(table)
        done = self.findings.done
        done["games"] += 1
        done["decisions"] += len(self.answers)
        if self.otherwise:
            done[f"games {self.otherwise}"] += 1
        if self.otherwise == "replayed":
            check_record(table, self.seed, self.answers)

    def check(self, table: Table) -> None:
        self.findings.done["tables checked"] += 1
        check_questions(table)
        check_pieces(table, self.pieces)
        if self.otherwise == "viewed":
            self.check_views(table)

    def check_views(self, table: Table) -> None:
        for seat in range(len(table.seats)):
            self.findings.exercise.viewed(table, seat, checked_view(table, seat, self.seed))
            self.findings.done["views checked"] += 1


@dataclass(frozen=True)
class Soak:
    """The games of a soak (a `many.Run`); one of every `counted` is counted."""

    seed: int
    counted: int = 1

    def observer(self) -> Findings:
        return Findings()

    def play(self, number: int, observer: Findings) -> None:
        try:
            self.play_game(number, observer)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is a finding, and the soak goes on
            box, where = self.box(number), traceback.format_exc()
            observer.blame(Fault(number, box.players, dict(box.options), f"{type(error).__name__}: {error}", where))

    def box(self, number: int) -> Box:
        return random_box(self.luck(number, "box"))

    def luck(self, number: int, purpose: str) -> random.Random:
        return random.Random(derived_seed(self.seed, number, purpose))  # noqa: S311 - games, no secrets

    def play_game(self, number: int, findings: Findings) -> None:
        box, seed, players = self.box(number), derived_seed(self.seed, number, "chance"), self.luck(number, "players")
        otherwise, watched = OTHERWISE.get(number % 20, ""), number % self.counted == 0
        checks = Checks(findings, self.luck(number, "checks"), seed, otherwise)
        play_game(
            BELCASTEL.table(box, Counter(box.players, seed)),
            styled_player(players, random_styles(players, box.players)),
            (findings.exercise, checks) if watched else (checks,),
            checks.renew if otherwise == "reloaded" else None,
        )
        findings.done["games counted"] += watched


# The command


def arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m chaudron.lab.soak", description="Very many random games, checked.")
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="how many games (100000)")
    parser.add_argument("--jobs", type=int, default=usual_jobs(), metavar="J", help="processes (one per core)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other games (1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="the counts as JSON (bench/results/soak.json)")
    parser.add_argument("--page", type=Path, metavar="FILE", help="the counts as a page (bench/results/soak.md)")
    parser.add_argument("--only", type=int, metavar="K", help="play game number K alone, and say where it fails")
    asked = parser.parse_args(given)
    if asked.games < 1 or asked.jobs < 1:
        parser.error("--games and --jobs are numbers from 1")
    return asked


def soak(games: int, jobs: int, seed: int) -> Report:
    """Play and check many games; how far it has come is told on stderr."""
    start = perf_counter()
    with Bar(games, "soak") as bar:
        findings = play_many(Soak(seed, max(1, games // ENOUGH)), games, jobs, bar)
    command = f"python -m chaudron.lab.soak --games {games} --jobs {jobs} --seed {seed}"
    return Report(command, seed, jobs, perf_counter() - start, findings)


def write(report: Report, page: Path | None, data: Path | None) -> None:
    """To the files named; unless told otherwise beside the benchmarks, where there are any."""
    results = Path("bench", "results")
    if results.parent.is_dir():
        page, data = page or results / "soak.md", data or results / "soak.json"
    texts = {page: report.to_markdown(), data: json.dumps(report.to_json(), indent=1) + "\n"}
    for path, text in texts.items():
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")


def main(given: list[str] | None = None) -> int:
    asked = arguments(given)
    if asked.only is not None:
        findings = Findings()
        Soak(asked.seed).play(asked.only, findings)
        sys.stdout.write("".join(f"{fault.options}\n{fault.where}" for fault in findings.faults) or "nothing wrong\n")
        return int(bool(findings.faults))
    report = soak(asked.games, asked.jobs, asked.seed)
    write(report, asked.page, asked.json)
    sys.stdout.write(report.summary() + "\n")
    return 0 if report.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
