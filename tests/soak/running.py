"""Very many random games: everything met, and everything still right?

    python -m tests.soak --games 100000 --jobs 2

As many games are of each kind, unless one is named. Every game has its own box (any player count, any value of every
option) and players with habits of their own; what that means for a game says its course (`courses`). Checked: at the
end of every game and at some decisions on the way the pieces, the questions and what lies where; some games also saved
and read again on the way, played again from their record, or seen through views. Counted, in 30,000 games of a kind or
more: what was exercised (`counting`). It fails when a check fails or when something was never met.
"""

import argparse
import json
import random
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import Box, Game
from chaudron.kernel.rule import Ask
from chaudron.kernel.table import Table
from chaudron.lab.bad_request import NoWorkers
from chaudron.lab.extras import MissingExtra
from chaudron.lab.many import Observer, derived_seed, play_game, play_many
from chaudron.lab.progress import Bar
from chaudron.lab.workers import Workers, usual_jobs, workers_from
from tests.soak.checks import check_pieces, check_questions, check_record, checked_view, reloaded
from tests.soak.counting import Exercise
from tests.soak.courses import COURSES
from tests.soak.findings import Fault, Findings, Length, Report

CHECKED_DECISIONS = 1 / 32
"""How many of the decisions on the way are checked."""
ENOUGH = 30_000
"""So many games are listened to and counted, evenly spread; others are checked all the same and take half as long."""
OTHERWISE = {3: "reloaded", 7: "replayed", 11: "viewed"}
"""Of every twenty games, which ones are also played in another way."""


# What is played


def random_box(rng: random.Random, game: Game) -> Box:
    """Any player count and any value of every option of a game."""
    return COURSES[game.name].random_box(rng)


class Checks(Observer):
    """The checks of one game."""

    listens = False

    def __init__(self, findings: Findings, rng: random.Random, number: int, seed: int, otherwise: str) -> None:
        self.findings, self.rng, self.number, self.seed, self.otherwise = findings, rng, number, seed, otherwise
        self.course = COURSES[findings.game]
        self.pieces: dict[str, int] = {}
        self.answers: list[tuple[int, str]] = []

    def renew(self, table: Table) -> Table:
        """Some games go on now and then from what was saved."""
        if self.rng.random() >= CHECKED_DECISIONS:
            return table
        self.findings.done["tables read again"] += 1
        return reloaded(self.course.game, table)

    def before(self, table: Table) -> None:
        self.pieces = self.course.game.components(table)
        self.check(table)

    def step(self, table: Table, seat: int, ask: Ask, choice: Choice) -> None:
        self.answers.append((seat, str(choice)))
        self.course.watch(table)
        if self.rng.random() < CHECKED_DECISIONS:
            self.check(table)

    def after(self, table: Table) -> None:
        self.check(table)
        self.course.check_end(table)
        done = self.findings.done
        done["games"] += 1
        done["decisions"] += len(self.answers)
        self.findings.note_length(Length(len(self.answers), self.course.rounds(table), self.number))
        if self.otherwise:
            done[f"games {self.otherwise}"] += 1
        if self.otherwise == "replayed":
            check_record(self.course.game, table, self.seed, self.answers)

    def check(self, table: Table) -> None:
        self.findings.done["tables checked"] += 1
        check_questions(table)
        check_pieces(self.course.game, table, self.pieces)
        self.course.check(table)
        if self.otherwise == "viewed":
            self.check_views(table)

    def check_views(self, table: Table) -> None:
        for seat in range(table.box.players):
            view = checked_view(self.course.game, table, seat, self.seed)
            self.findings.exercise.viewed(table, seat, view)
            self.findings.done["views checked"] += 1


@dataclass(frozen=True)
class Soak:
    """The games of a soak (a `many.Run`) of one kind; one of every `counted` is counted."""

    game: str
    seed: int
    counted: int = 1

    def observer(self) -> Findings:
        return Findings(Exercise(self.game))

    def play(self, number: int, observer: Findings) -> None:
        try:
            self.play_game(number, observer)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is a finding, and the soak goes on
            box, where = self.box(number), traceback.format_exc()
            observer.blame(Fault(number, box.players, dict(box.options), f"{type(error).__name__}: {error}", where))

    def box(self, number: int) -> Box:
        return COURSES[self.game].random_box(self.luck(number, "box"))

    def luck(self, number: int, purpose: str) -> random.Random:
        return random.Random(derived_seed(self.seed, self.game, number, purpose))

    def play_game(self, number: int, findings: Findings) -> None:
        box, seed = self.box(number), derived_seed(self.seed, self.game, number, "chance")
        course = COURSES[self.game]
        otherwise, watched = OTHERWISE.get(number % 20, ""), number % self.counted == 0
        checks = Checks(findings, self.luck(number, "checks"), number, seed, otherwise)
        play_game(
            course.game.table(box, Counter(box.players, seed)),
            course.player(self.luck(number, "players"), box),
            (findings.exercise, checks) if watched else (checks,),
            checks.renew if otherwise == "reloaded" else None,
        )
        findings.done["games counted"] += watched


# The command


def arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Very many random games, checked.")
    parser.add_argument("--game", choices=tuple(COURSES), help="only this game (as many games are of each)")
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="how many games (100000)")
    parser.add_argument("--jobs", type=int, default=usual_jobs(), metavar="J", help="processes (one per core)")
    parser.add_argument("--on", metavar="ray", help="over a Ray cluster: ray, or ray://HOST:PORT")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other games (1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="the counts as JSON (bench/results/soak.json)")
    parser.add_argument("--page", type=Path, metavar="FILE", help="the counts as a page (bench/results/soak.md)")
    parser.add_argument("--only", type=int, metavar="K", help="play game number K alone, and say where it fails")
    asked = parser.parse_args(given)
    if asked.games < len(COURSES) or asked.jobs < 1:
        parser.error(f"--games is a number from {len(COURSES)}, --jobs a number from 1")
    asked.kinds = (asked.game,) if asked.game else tuple(COURSES)
    try:
        asked.workers = workers_from(asked.jobs, asked.on)
    except (MissingExtra, NoWorkers) as error:
        parser.error(str(error))
    return asked


def soak(kinds: tuple[str, ...], games: int, workers: Workers, seed: int) -> Report:
    """Play and check many games, as many of each kind."""
    start = perf_counter()
    findings = tuple(soak_one(game, games // len(kinds), workers, seed) for game in kinds)
    only = f" --game {kinds[0]}" if len(kinds) == 1 else ""
    command = f"python -m tests.soak{only} --games {games} --jobs {workers.count} --seed {seed}"
    return Report(command, seed, workers.count, perf_counter() - start, findings)


def soak_one(game: str, games: int, workers: Workers, seed: int) -> Findings:
    """Play and check many games of one kind; how far it has come is told on stderr."""
    with Bar(games, f"soak of {game}") as bar:
        return play_many(Soak(game, seed, max(1, games // ENOUGH)), games, workers, bar)


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


def play_one(game: str, seed: int, number: int) -> int:
    """Play one game of a soak alone, and say where it fails."""
    findings = Findings(Exercise(game))
    Soak(game, seed).play(number, findings)
    said = "".join(f"{fault.options}\n{fault.where}" for fault in findings.faults) or "nothing wrong\n"
    sys.stdout.write(f"{game} {number}: {said}")
    return int(bool(findings.faults))


def main(given: list[str] | None = None) -> int:
    asked = arguments(given)
    if asked.only is not None:
        return max([play_one(game, asked.seed, asked.only) for game in asked.kinds])
    report = soak(asked.kinds, asked.games, asked.workers, asked.seed)
    write(report, asked.page, asked.json)
    sys.stdout.write(report.summary() + "\n")
    return 0 if report.is_good else 1
