"""A plan for the brewing of Belcastel: draw until something is reached, whatever comes first."""

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal, NamedTuple

from chaudron.bots.belcastel import Apprentice
from chaudron.bots.belcastel.brewing import to_lay
from chaudron.games.belcastel.choices import ABOUT, DRAW, FLASK, STOP
from chaudron.games.belcastel.components import CHIP, WHITE, Chip
from chaudron.games.belcastel.odds import risk
from chaudron.games.belcastel.printed import printed_at
from chaudron.games.belcastel.table import BREWING, EXPLODED, Table
from chaudron.games.belcastel.view import guess, view
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask, answer
from chaudron.kernel.table import Table as KernelTable

DRAWING = frozenset({ABOUT.BREW.key, ABOUT.COMMIT.key})
WHILE_BREWING = frozenset(
    about.key
    for about in (
        *(ABOUT.CROW_SKULL, ABOUT.MANDRAKE, ABOUT.DOUBLE, ABOUT.EXTRA, ABOUT.WELL_STIRRED, ABOUT.SECOND_CHANCE),
        *(ABOUT.SAVED, ABOUT.SIX, ABOUT.WHITES, ABOUT.LAY_START, ABOUT.MANDRAKE_RUBY),
    )
)
"""What chips, cards and witches ask between two draws."""
MY_OWN = frozenset({ABOUT.RETURN.key})
"""What no plan decides: to come back to a cauldron that one has left [BEL-15.6]."""
BREWS = 120
"""How many brews a forecast looks at."""


@dataclass(frozen=True)
class Plan:
    """Draw until one of the first three is reached; what is None is no condition."""

    whites: int | None = None
    """Stop when the whites in the cauldron add up to this."""
    coins: int | None = None
    """Stop when the scoring space gives so many coins."""
    risk: int | None = None
    """Stop when the next chip explodes the cauldron with more than so many percent."""
    flask: Literal["never", "high", "last"] = "never"
    """The flask takes back no white, the first one above 1, or the one that would make me stop."""
    questions: Literal["wait", "bot"] = "bot"
    """Whatever else is asked while brewing waits for me, or is answered as the apprentice would."""
    after: Literal["wait", "round", "back"] = "wait"
    """After the brewing: wait for me, let the apprentice play to the end of the round, or until I am back."""
    exploded: Literal["points", "coins"] = "coins"
    """What is taken after an explosion, unless it waits for me [BEL-10.4]."""
    round: int = 0
    """In which it was made."""

    @property
    def has_end(self) -> bool:
        """Is there a condition at all?"""
        return any(condition is not None for condition in (self.whites, self.coins, self.risk))


def answers(plan: Plan, about: str) -> bool:
    """Does a plan answer this question?"""
    if about in MY_OWN:
        return False
    if about in DRAWING:
        return True
    return plan.questions == "bot" if about in WHILE_BREWING else plan.after != "wait"


def dated(plan: Plan, table: KernelTable) -> Plan:
    """The same plan, made now."""
    assert isinstance(table, Table)
    return replace(plan, round=table.round)


def is_over(plan: Plan, table: KernelTable | None, seat: int) -> bool:
    """Is there nothing left that a plan will answer?"""
    assert isinstance(table, Table)
    if table.outcome is not None or (plan.after != "back" and table.round != plan.round):
        return True
    ask = table.asks.get(seat)
    is_asked = ask is not None and ask.about.key in WHILE_BREWING  # a witch may undo an explosion [WIT-3.1]
    return plan.after == "wait" and table.seats[seat].state != BREWING and not is_asked


def choose(plan: Plan, view: View, ask: Ask, seed: int = 0) -> str:
    """What a seat answers by its plan."""
    if ask.about.key in DRAWING:
        return _brew(plan, view, ask)
    if ask.about == ABOUT.REWARD:
        return plan.exploded
    return Apprentice(seed).choose(view, ask)


def _brew(plan: Plan, view: View, ask: Ask) -> str:
    """[BEL-5.3, BEL-8.1] The flask if it is for this white; stop where the plan ends; draw."""
    stops = is_reached(plan, view)
    if FLASK in ask.options and _is_for_the_flask(plan, _last_laid(view["seats"][ask.seat]), stops):
        return FLASK
    if DRAW in ask.options and not stops:
        return DRAW
    return next(iter(to_lay(ask)), STOP)  # what was set aside must be laid anyway [WIT-5.6]


def is_reached(plan: Plan, view: View) -> bool:
    """Is one of the conditions met?"""
    mine = view["seats"][view["me"]]
    if plan.whites is not None and mine["whites"] >= plan.whites:
        return True
    if plan.coins is not None and printed_at(view["options"]).track.coins[mine["next_space"]] >= plan.coins:
        return True
    return plan.risk is not None and risk(view) > Fraction(plan.risk, 100)


def _is_for_the_flask(plan: Plan, last: Chip, stops: bool) -> bool:
    if last.color is not WHITE or plan.flask == "never":
        return False
    return last.value > 1 if plan.flask == "high" else stops


def _last_laid(mine: dict[str, list[str]]) -> Chip:
    return CHIP[(mine["bowl"] if mine["poured"] else mine["chips"])[-1]]


# How it may end


class PlanForecast(NamedTuple):
    """How a brew ends by a plan, over some brews that may follow from what a seat sees."""

    brews: int
    exploded: int
    waiting: int
    """They come to a question that waits."""
    coins: float
    """Of the scoring space, on average."""


def forecast(plan: Plan, seen: View, brews: int = BREWS) -> PlanForecast | None:
    """The same view always has the same forecast; None while this seat is not brewing."""
    seat = seen["me"]
    if seat is None or seen["seats"][seat]["state"] != BREWING or str(seat) not in seen["asks"]:
        return None
    ends = [_brewed(plan, guess(seen, Counter(seen["players"], number)), seat) for number in range(brews)]
    coins = sum(end.box.track.coins[end.seats[seat].next_space] for end in ends) / brews
    exploded = sum(end.seats[seat].state == EXPLODED for end in ends)
    return PlanForecast(brews, exploded, sum(end.seats[seat].state == BREWING for end in ends), coins)


def _brewed(plan: Plan, table: Table, seat: int) -> Table:
    """The table at the end of one's brewing; the others stop at once, which is none of a plan's business."""
    while (ask := table.asks.get(seat)) is not None and answers(plan, ask.about.key) and not _is_done(ask, table):
        answer(table, seat, choose(plan, view(table, seat), ask))
        while table.is_lock_step and seat not in table.asks and table.asks:
            other, theirs = next(iter(table.asks.items()))
            answer(table, other, STOP if STOP in theirs.options else theirs.options[0])
    return table


def _is_done(ask: Ask, table: Table) -> bool:
    is_brewing = table.seats[ask.seat].state == BREWING
    return not is_brewing and ask.about.key not in WHILE_BREWING
