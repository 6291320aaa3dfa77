"""The aims of speed, and whether a run met them."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from bench.measured import Ours, Peers
from bench.spread import Spread, ratios

FLAT = 1.25  # repeats of one and the same figure differ by as much on a shared machine
DEARER = 1.5  # what a decision may cost with the expansion, beside one without


@dataclass(frozen=True)
class Aim:
    """A bar that every repeat should reach: from above (`at_least`) or from below."""

    words: str
    figures: Sequence[float]  # one per repeat, or a single one
    bar: float
    at_least: bool = True

    @property
    def measured(self) -> Spread:
        return Spread.of(self.figures)

    @property
    def verdict(self) -> str:
        """By the median; a repeat that says otherwise is mentioned."""
        reached = [self.reached(figure) for figure in self.figures]
        if self.reached(self.measured.median):
            return "met" if all(reached) else "met, not in every repeat"
        return "missed, met in some repeats" if any(reached) else "missed"

    def reached(self, figure: float) -> bool:
        return figure >= self.bar if self.at_least else figure <= self.bar


def all_aims(ours: Ours, peers: Peers) -> list[Aim]:
    plain = ours["random"]["plain"]
    decisions = plain["decisions_per_s"]

    def against(peer: str) -> list[float]:
        return ratios(decisions, peers["peers"][peer]["decisions_per_s"])

    return [
        Aim("≥ 100,000 decisions per core-second, without views", decisions, 100_000),
        Aim("≥ 300 full 4-player games per core-second, without views", plain["games_per_s"], 300),
        Aim("table copy ≤ 10 µs, in µs", ours["cost_us"]["copy"], 10, at_least=False),
        Aim("≥ 2 times RLCard uno in decisions, without views", against("RLCard uno"), 2),
        Aim("≥ 15 times PettingZoo leduc in decisions, without views", against("PettingZoo leduc_holdem"), 15),
        Aim(
            f"cost per decision flat from round 1 to 9: dearest round ÷ round 1 ≤ {FLAT}",
            [dearest_to_first(ours)],
            FLAT,
            at_least=False,
        ),
        Aim(
            f"the same, read more strictly: dearest ÷ cheapest round ≤ {FLAT}",
            [dearest_to_cheapest(ours)],
            FLAT,
            at_least=False,
        ),
        Aim(
            f"a decision with the witches (set 6) ÷ one without ≤ {DEARER}, without views",
            ratios(decisions, ours["random"]["witches"]["decisions_per_s"]),
            DEARER,
            at_least=False,
        ),
        Aim("memory of a live table ≤ 10 kB, in kB", [memory_kb(ours)], 10, at_least=False),
    ]


def dearest_to_first(ours: Ours) -> float:
    """Growth since round 1, of the rounds' medians, so that one disturbed repeat does not pass for growth."""
    costs = round_costs(ours)
    return max(costs) / costs[0]


def dearest_to_cheapest(ours: Ours) -> float:
    """All differences between rounds, also those that are no growth."""
    costs = round_costs(ours)
    return max(costs) / min(costs)


def round_costs(ours: Ours) -> list[float]:
    return [median(cost["us_per_decision"]) for cost in ours["rounds"].values()]


def memory_kb(ours: Ours) -> float:
    return ours["memory"]["live_table_bytes"] / 1000
