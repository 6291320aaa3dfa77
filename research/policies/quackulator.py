"""A calculator in the manner of Quackulator: the brew by expectation over the bag, all else by a learned value.

What a brew is worth is what the best purchase makes of it, by `ridge`; the second of the two weighs it as a chance to
win.
"""

from collections.abc import Callable

from chaudron.games.belcastel.components import COINS, POINTS, Chip
from research.policies.brew import Brew, whites_of
from research.policies.policy import Plan
from research.policies.ridge import Model, learned
from research.policies.seen import Seen
from research.policies.stopping import looked_at

SOURCE = "coreyduval/Quackulator, README and MAXIMS (September 2026)"

SERIOUS = 3
"""A white of this value is worth a thought about the flask even while nothing can explode."""


class Calculator:
    """The rules of one of the two: by points, or by the chance to win."""

    def __init__(self, wins: bool, model: Callable[[], Model] = learned) -> None:
        self.wins, self.model = wins, model

    def brew(self, now: Seen) -> Brew:
        """One for all thoughts about a moment."""
        if not isinstance(now.notes, Brew):
            now.notes = Brew(now, self.model(), self.wins)
        return now.notes

    def goes_on(self, now: Seen) -> bool:
        brew = self.brew(now)
        return brew.going_on > brew.stopping

    def flask(self, now: Seen) -> bool:
        """Is the best without the last white, and without the flask, better than the best with it?"""
        last = now.last
        if last is None or now.mine["poured"] or (last.value < SERIOUS and not now.risk()):
            return False
        spaces = now.mine["spaces"]
        before = spaces[-2] if len(spaces) > 1 else now.mine["drop"] + now.mine["rat"]
        brew = self.brew(now)
        again = brew.drawing([*now.bag, last], before, now.whites - last.value, False)
        return again > max(brew.stopping, brew.going_on)

    def lays(self, now: Seen) -> Chip | None:
        """Of the chips looked at the one that makes the best cauldron, or none."""
        brew, flask = self.brew(now), bool(now.mine["flask"])
        bag = [*now.bag, *looked_at(now)]
        none = max(brew.stopping, brew.drawing(bag, now.position, now.whites, flask))
        worths = {chip: brew.after(chip, whites_of(bag), now.position, now.whites, flask) for chip in looked_at(now)}
        best = max(worths, key=lambda chip: worths[chip])
        return best if worths[best] > none else None

    def buys(self, now: Seen) -> Chip | None:
        """The purchase after which the chips are worth most from the next round on."""
        number, model = now.round + 1, self.model()
        owned = tuple(sorted([*now.owned, *now.bought]))
        best: tuple[float, Chip | None] = (model.of_chips(number, owned), None)
        for chip in now.on_sale:
            rest = now.coins - now.price(chip)
            seconds = [other for other in now.on_sale if other.color != chip.color and now.price(other) <= rest]
            pairs = [(chip,), *((chip, other) for other in seconds if not now.is_second)]
            value = max(model.of_chips(number, owned + pair) for pair in pairs)
            best = max(best, (value, chip), key=lambda pair: pair[0])
        return best[1]

    def spends(self, now: Seen) -> str:
        mine = now.mine
        return self.model().spending(now.round + 1, mine["drop"], mine["rubies"], mine["flask"])[1]

    def takes_coins(self, now: Seen) -> bool:
        space: int = now.mine["space"]
        brew = self.brew(now)
        return brew.bags[COINS[space]] > brew.bags[0] + POINTS[space] * brew.point

    def plan(self, what: str) -> Plan:
        return Plan(
            source=f"{SOURCE}: {what}",
            goes_on=self.goes_on,
            buys=self.buys,
            takes_coins=self.takes_coins,
            spends=self.spends,
            flask=self.flask,
            flask_first=True,
            lays=self.lays,
        )


PLANS = {
    "quackulator-points": Calculator(wins=False).plan("its second version, for expected points"),
    "quackulator-wins": Calculator(wins=True).plan("its third version, for the chance to win"),
}
