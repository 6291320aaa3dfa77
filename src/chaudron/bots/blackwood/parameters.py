"""The parameters of the rollout policy, in renown: found by self-play (`chaudron train blackwood`)."""

from typing import NamedTuple


class Parameters(NamedTuple):
    """How much things are worth to a witch; these are the numbers that training begins with."""

    reward: float = 0.45
    """A coin that a potion will bring."""
    steep: float = 1.3
    """How fast hope fades with every ingredient that is lacking."""
    reach: float = 0.68
    """So many ingredients can lack when only the cards under way are left …"""
    pace: float = 0.58
    """… and so many more for every round to come."""
    kept: float = 0.9
    """What a potion counts that could be brewed and is not."""
    second: float = 0.85
    """What the second potion counts that she hopes for, and the third."""
    third: float = 0.65
    spare: float = 0.3
    """An ingredient beside these, while there are rounds to come."""
    saved: float = 0.25
    """A coin beside its third of renown, while there is something to buy …"""
    enough: float = 6.0
    """… up to so many coins."""
    debt: float = 0.46
    """A coin that she will lack."""
    later: float = 0.95
    """What a card is worth that comes home a round later."""
    away: float = 0.3
    """What a puppet costs that stays out for a round."""
    behind: float = 0.5
    """An ingredient that waits for the next expedition."""
    loan: float = 3.9
    """What must be gained by a loan."""
    sale: float = 1.7
    """What must be gained by a sale."""
    twin: float = 1.6
    """A spell, for every expedition in which it can be cast."""
    swap: float = 0.3
    sniff: float = 1.5
    free: float = 1.1
    pinch: float = 1.6
    shoo: float = 0.5
