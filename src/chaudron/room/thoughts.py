"""What somebody has to think about who answers for a seat."""

from typing import NamedTuple

from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask
from chaudron.plans import Plan

PLAN = "plan"
"""In the place of a level: the plan of somebody who is away decides."""


class Whose(NamedTuple):
    """For whom something is done: a mark of the address from which a table was opened, and the table."""

    address: str = ""
    table: str = ""


NOBODYS = Whose()


class Thought(NamedTuple):
    """What a bot has to think about. The same thought always has the same answer."""

    game: str
    level: str
    seed: int
    """From 0 to 2**64 - 1."""
    view: View
    ask: Ask
    plan: Plan | None = None
    """By which to answer, instead of by a level."""
    whose: Whose = NOBODYS
    """At which table, and from where that was opened: bots of many tables take turns."""
