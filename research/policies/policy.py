"""A policy as it was published: a rule for each kind of decision, put together."""

from collections.abc import Callable
from dataclasses import dataclass

from chaudron.bots.belcastel import Apprentice
from chaudron.games.belcastel.components import ROUNDS, WHITE, Chip
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask
from research.policies.seen import Seen

Says = Callable[[Seen], bool]
BUYING = frozenset({"buy", "buy_second", "ghost_buy", "ghost_buy_second"})


@dataclass(frozen=True)
class Plan:
    """Draw, explosion, purchase, rubies, flask and crow skull: what published policies consist of."""

    source: str
    """Who published it, and what it is there."""
    goes_on: Says
    buys: Callable[[Seen], Chip | None]
    takes_coins: Says
    """Coins rather than points after an explosion, before round 9."""
    spends: Callable[[Seen], str]
    """The first wish for rubies before round 9; where it is not offered they are kept."""
    flask: Says
    """Asked when a white lies last and the flask is full."""
    flask_first: bool = False
    """Is that asked before going on, or only when one would stop?"""
    lays: Callable[[Seen], Chip | None] | None = None
    """Which of the chips drawn by a crow skull; None: as the apprentice does."""


class Policy:
    """A bot that follows a plan; what the plan does not speak of it answers as the apprentice does."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan, self.seed, self.otherwise = plan, seed, Apprentice(seed)

    def choose(self, view: View, ask: Ask) -> str:
        answer = self.planned(Seen(view, ask, self.seed)) if self.is_planned(ask) else ""
        if answer not in ask.options or any(option.verb == "witch" for option in ask.options):
            usual = self.otherwise.choose(view, ask)
            return usual if answer not in ask.options or usual.startswith("witch") else answer
        return answer

    def is_planned(self, ask: Ask) -> bool:
        return ask.about.key in {*BUYING, "brew", "commit", "reward", "spend", "spend_less", "crow_skull"}

    def planned(self, now: Seen) -> str:
        key = now.ask.about.key
        if key in BUYING:
            chip = self.plan.buys(now)
            return f"buy:{chip}" if chip is not None else "done"
        if key == "reward":
            return "coins" if now.round < ROUNDS and self.plan.takes_coins(now) else "points"
        if key in ("spend", "spend_less"):
            return self.spent(now)
        return self.laid(now) if key == "crow_skull" else self.brewed(now)

    def brewed(self, now: Seen) -> str:
        """Draw, stop or the flask; nothing of its own when there is nothing to draw."""
        if "draw" not in now.ask.options:
            return "stop"
        if self.plan.flask_first and self.empties_flask(now):
            return "flask"
        if not now.risk() or self.plan.goes_on(now):
            return "draw"
        return "flask" if not self.plan.flask_first and self.empties_flask(now) else "stop"

    def empties_flask(self, now: Seen) -> bool:
        is_white = now.last is not None and now.last.color is WHITE
        return "flask" in now.ask.options and is_white and self.plan.flask(now)

    def spent(self, now: Seen) -> str:
        wish = "point" if now.round == ROUNDS else self.plan.spends(now)
        return wish if wish in now.ask.options else "done"

    def laid(self, now: Seen) -> str:
        if self.plan.lays is None:
            return ""
        chip = self.plan.lays(now)
        return f"lay:{chip}" if chip is not None else "none"
