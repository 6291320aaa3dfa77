"""Belcastel alone, in the simplified rules of the Edinburgh study: no fortune cards, bonus die or rats.

Played with our rules for all the rest, so that any bot can play: it sees a table for three at which the two others
stop before their first chip and own no black one. `python -m research.solo --help`.
"""

import argparse
import sys
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any, Self

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.brewing import Brewing
from chaudron.games.belcastel.choices import DONE, STOP
from chaudron.games.belcastel.components import ROUNDS
from chaudron.games.belcastel.rounds import RoundMarker, final_outcome
from chaudron.games.belcastel.scoring import Scoring
from chaudron.games.belcastel.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask, Rule, Then, rule, step
from chaudron.lab.many import Observer, bot_player, derived_seed, play_game, play_many
from research.edinburgh import Result
from research.policies import WITH_LEVELS

SEATS = 3


@rule
class ScoringWithoutDie(Rule):
    """The steps of scoring that the study has."""

    freeze = Scoring.freeze
    chip_actions = Scoring.chip_actions
    rubies = Scoring.rubies
    points = Scoring.points
    buying = Scoring.buying
    fill_bags = Scoring.fill_bags
    spend_rubies = Scoring.spend_rubies
    pass_on = Scoring.pass_on


@rule
class SoloRounds(Rule):
    """Nine rounds without card and rats, then the end."""

    @step
    def next_round(self, table: Table) -> Then:
        if table.round == ROUNDS:
            return None
        table.round += 1
        self.go_to(SoloRounds.next_round)
        return [RoundMarker(), Brewing(), ScoringWithoutDie()]

    @step
    def end(self, table: Table) -> Then:
        table.end(final_outcome(table))


class Bystander:
    """One of the others: stops at once, buys nothing."""

    def choose(self, view: View, ask: Ask) -> str:
        return STOP if STOP in ask.options else DONE if DONE in ask.options else ask.options[0]


@dataclass
class Points(Observer):
    """The points of many games."""

    listens = False
    found: list[int] = field(default_factory=list)

    def merge(self, other: Self) -> None:
        self.found += other.found

    @property
    def result(self) -> Result:
        return Result(fmean(self.found), stdev(self.found), len(self.found))


@dataclass(frozen=True)
class SoloGames:
    """Games of one bot (a `many.Run`)."""

    bot: str
    seed: int
    start_rubies: int = 1

    def observer(self) -> Points:
        return Points()

    def play(self, number: int, observer: Points) -> None:
        chance = Counter(SEATS, derived_seed(self.seed, number))
        table = BELCASTEL.table(BELCASTEL.box(SEATS, {"first_player": 0}), chance)
        table.agenda = [SoloRounds()]
        table.seats[0].rubies = self.start_rubies
        bots: list[Any] = [WITH_LEVELS[self.bot](derived_seed(self.seed, number, "bot")), Bystander(), Bystander()]
        play_game(table, bot_player(BELCASTEL, bots))
        observer.found.append(table.seats[0].points)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m research.solo", description=__doc__)
    parser.add_argument("bots", nargs="*", help=f"all of them, if none is named: {', '.join(WITH_LEVELS)}")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    if unknown := set(args.bots) - set(WITH_LEVELS):
        parser.error(f"nobody is called {', '.join(sorted(unknown))}")
    for name in args.bots or WITH_LEVELS:
        result = play_many(SoloGames(name, args.seed), args.games, args.jobs).result
        sys.stdout.write(f"{name}: {result}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
