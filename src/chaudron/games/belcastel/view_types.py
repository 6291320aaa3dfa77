"""[BEL-1.8] What a view of Belcastel holds, as JSON values, with the witches or without."""

from typing import Literal, TypedDict

from chaudron.kernel.view_types import AnyView

Agreed = Literal["", "round", "always"]
Commit = Literal["", "draw", "stop"]
Penny = Literal["silver", "copper", "gold"]


class OpenSeat(TypedDict):
    """What everybody sees of a seat: the list of what is open to all. A field that is not here is shown to nobody."""

    chips: list[str]
    """The chips in the cauldron, in the order of laying."""
    spaces: list[int]
    """The space each of them lies on."""
    turns: list[int]
    """The number that each of them had among the chips of this round."""
    beside: list[str]
    """Red chips beside the cauldron."""
    bought: list[str]
    """Chips on their way into the bag."""
    whites: int
    """The sum of the whites in cauldron and bowl."""
    turn: int
    """How many chips were laid or put beside this round."""
    put_beside: int
    """How many of them were put beside."""
    state: Literal["brewing", "stopped", "exploded"]
    protected: bool
    """Exploded, but covered by a blue chip of set 2."""
    can_take_back: bool
    """Does the chip laid last still lie there, with none put beside since?"""
    stirred: bool
    """Has the first white been offered back?"""
    had_chance: bool
    """Has the second chance been taken or declined?"""
    drawn: str | None
    """The chip drawn in this beat."""
    space: int
    """The scoring space, from the end of brewing on."""
    reward: Literal["", "points", "coins"]
    """What an exploded player chose."""
    drop: int
    tube: int
    rat: int
    """How many spaces past the drop the rat stands; 0 when it is out."""
    given_up: int
    """Rat tails given up for rubies this round."""
    removed: int
    """White 1-chips removed for good."""
    flask: bool
    found: int
    """Rubies found while brewing this round."""
    rubies: int
    points: int
    filled: int
    """The sum of what lay in the bowl at the end of brewing."""
    wish: Literal["", "round", "always", "no"]
    """To draw together: this round, always, not, or nothing said."""
    bowl: list[str]
    """Chips laid after the last space."""
    aside: list[str]
    """Chips that a red of set 6 set aside, to be laid this round."""
    kept: list[str]
    """Chips of the cauldron that will start the next round, still lying there."""
    start: list[str]
    """Start chips that wait for the next round."""
    pennies: list[Penny]
    """Witch pennies that are not spent."""
    started: int
    """Turns that start chips used up."""
    ended: int
    """How many turns there were when chips set aside began to be laid after brewing; 0 before."""
    full_reward: bool
    """Will this seat have points and coins, though it exploded?"""
    poured: bool
    """Did the chip laid last go into the bowl?"""


class Before(TypedDict):
    """What a seat had when brewing began, for a second chance."""

    bag: list[str] | None
    """Only where the bag is seen."""
    beside: list[str]
    flask: bool
    rubies: int
    found: int
    points: int
    pennies: list[Penny]
    whites: int
    chips: list[str]
    spaces: list[int]
    turns: list[int]
    bowl: list[str]
    aside: list[str]
    can_take_back: bool
    poured: bool


class Seat(OpenSeat):
    """One player's things, as far as the viewer sees them."""

    bag: list[str] | None
    """Of the others only where bags are open."""
    left: int | None
    """How many chips in the bag a witch counts; seen where the bag is."""
    before: Before | None
    commit: Commit
    """What was committed in secret; of the others nothing."""
    bag_size: int
    limit: int
    """The whites that the cauldron bears."""
    next_space: int
    """The scoring space if brewing ended now."""


class View(AnyView):
    """What a seat may know of the table."""

    game: Literal["belcastel", "witches"]
    round: int
    first: int
    card: str
    """The fortune card in force; none before the first."""
    turned: list[str]
    """Fortune cards turned, the newest last."""
    agreed: Agreed
    """Lock-step that was agreed on at the table."""
    witches: list[str]
    """The three that can be called; none without the extension."""
    supply: dict[str, int]
    rubies_left: int | None
    """Null where they are unlimited."""
    seats: list[Seat]
