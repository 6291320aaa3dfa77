"""[BAL-2] What a view of the ball holds, as JSON values. Of a seat, -1 is nobody."""

from typing import Literal, TypedDict

from chaudron.kernel.view_types import AnyView

Window = Literal["carabosse", "calm", "mirror", "challenge", "give"]
"""What several are asked at the same time."""
Slip = Literal["", "read", "slip", "silent"]
"""How a formula was read."""


class Attack(TypedDict):
    """An attack on the table, with all its targets and redirections."""

    author: int
    """Whose turn it is."""
    owner: int
    """Who draws when it succeeds; nobody for a farce."""
    targets: list[int]
    spell: str | None
    second: str | None
    """A treasure beside a hex, at tables that allow it."""
    potions: list[str]
    tokens: list[str]
    """Colors drawn from the bowl."""
    copied: list[str]
    """Colors of a copy made by a mirror."""
    copied_spell: str | None
    """The spell that it copies with them."""
    mirrors: list[int]
    """Pairs: who held up a mirror, and to whom."""
    swept: list[int]
    """Pairs: who defends after all ordinary ones under Sortilège, and who swept it on."""
    spent: list[str]
    """Cards of defenses, which lie there until the event is over."""
    defender: int
    """Who defends, or defended last."""
    trail: list[int]
    """Pairs: from whom to whom it was swept on."""
    parried: list[int]
    failed: list[int]
    gained: list[int]
    """Who has drawn a card as a gain."""
    is_off: bool
    """Cancelled."""


class OpenSeat(TypedDict):
    """What everybody sees of a seat: the list of what is open to all. A field that is not here is shown to nobody."""

    alive: int
    dead: int
    captured: list[int]
    """Captured Crapzouilles in the chest, by the seat they came from."""
    out_at: int
    """The how-manieth to leave; 0 while in the game."""
    false_challenges: int
    """In this Tour."""


class Seat(OpenSeat):
    """One witch's things, as far as the viewer sees them."""

    hand: list[str] | None
    """The own cards; those of the others are not seen."""
    hand_size: int
    lives: int
    reaction: str
    """What was answered in the window that is open; of the others nothing."""
    aim: int
    """Whom the own mirror is held up to."""
    treasure: list[str]
    """What a treasure has just brought me, where a slip would take it back."""
    slip: Slip
    """How my last formula was read; of the others nothing."""


class Reading(TypedDict):
    """Whose formulas are being read."""

    seat: int
    cards: list[str]


class View(AnyView):
    """What a seat may know of the table."""

    game: Literal["bal"]
    round: int
    tour: int
    first: int
    carabosse: int
    """Who is to act."""
    pile: int
    discard: list[str]
    bowl: int
    attack: Attack | None
    defense: list[str]
    """Cards laid by the witch who defends now."""
    robber: int
    """Who stole the turn before this one."""
    defended: list[int]
    """Who has defended in this turn."""
    is_caught: bool
    """Was the last formula read wrong, and did somebody hear it?"""
    window: Window | None
    reading: Reading | None
    seats: list[Seat]
    asked: dict[str, str]
    """By seat, what it is asked about; of a window that is open, nothing."""
