"""Results without their luck: what a tournament can learn from fewer games.

What the draws of a game changed for a seat has the mean 0, whoever plays. Taken off its result it leaves the same truth
on average, and less noise (a control variate, as in AIVAT). Decisions are not judged here.
"""

import random
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, NamedTuple, Self

from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play, Record
from chaudron.lab.many import Observer, derived_seed, play_many
from chaudron.lab.rating import mean_interval
from chaudron.lab.tournament.boxes import random_options
from chaudron.lab.tournament.entrants import maker
from chaudron.lab.workers import Workers
from chaudron.review.reviewing import review


class Adjusted(NamedTuple):
    """How the first of two bots fared in a game, against the mean of the other seats."""

    points: float
    wins: float
    points_without_luck: float
    wins_without_luck: float


@dataclass
class Duels(Observer):
    """All games of a comparison."""

    found: list[Adjusted] = field(default_factory=list)

    def merge(self, other: Self) -> None:
        self.found += other.found


@dataclass(frozen=True)
class Duel:
    """One bot alone against others of another kind, in another seat every game (a `many.Run`)."""

    game: str
    one: str
    others: str
    players: int
    seed: int

    def observer(self) -> Duels:
        return Duels()

    def play(self, number: int, observer: Any) -> None:
        record, seat = self.record(number), number % self.players
        made = review(SHELF[self.game], record, judges=False)
        margins = []
        for parts in (made.points, made.chance):
            raw = [of.result for of in parts]
            luck = [of.own_luck + of.others_luck for of in parts]
            margins.append((margin(raw, seat), margin([r - its for r, its in zip(raw, luck, strict=True)], seat)))
        (points, points_without), (wins, wins_without) = margins
        observer.found.append(Adjusted(points, wins, points_without, wins_without))

    def record(self, number: int) -> Record:
        """The game of this number."""
        luck = random.Random(derived_seed(self.seed, number, "box"))  # noqa: S311 - games, no secrets
        game, options = SHELF[self.game], random_options(self.game, luck)
        play = Play(game, game.box(self.players, options), Counter(self.players, derived_seed(self.seed, number)))
        names = [self.one if seat == number % self.players else self.others for seat in range(self.players)]
        bots = [maker(self.game, name)(derived_seed(self.seed, number, "bot", seat)) for seat, name in enumerate(names)]
        table = play.table
        while table.outcome is None:
            seat, ask = next((seat, ask) for seat, ask in table.asks.items() if not ask.lapses)
            play.answer(seat, bots[seat].choose(game.bot_view(table, seat), ask))
        return play.record


def margin(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the mean of the others."""
    others = values[:seat] + values[seat + 1 :]
    return values[seat] - fmean(others)


def compared(duel: Duel, games: int, workers: Workers) -> dict[str, Any]:
    """Both ways of counting, with their intervals, and how many times fewer games the second needs for the same."""
    found = play_many(duel, games, workers).found
    report: dict[str, Any] = {"game": duel.game, "one": duel.one, "others": duel.others, "games": games}
    report |= {"players": duel.players, "seed": duel.seed}
    for name in ("points", "wins"):
        raw, without = ([getattr(one, key) for one in found] for key in (name, f"{name}_without_luck"))
        (low, high), (least, most) = mean_interval(raw), mean_interval(without)
        report[name] = {
            "margin": round(fmean(raw), 4),
            "margin_95": [round(low, 4), round(high, 4)],
            "without_luck": round(fmean(without), 4),
            "without_luck_95": [round(least, 4), round(most, 4)],
            "fewer_games": round(((high - low) / (most - least)) ** 2, 2),
        }
    return report
