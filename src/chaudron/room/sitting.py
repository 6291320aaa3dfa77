"""Who sits at a table, and everything else about it but the game itself, as the events of its journal make it."""

from typing import Any

from msgspec import Struct

from chaudron.kernel.chance import Draw
from chaudron.lessons import LESSONS, Lesson
from chaudron.plans import Plan
from chaudron.protocol import Settings
from chaudron.room import chain, events
from chaudron.room.deals import Deal
from chaudron.room.visitors import Came

NO_SEAT = -1
"""In the place of a seat: a host who only watches."""
OPEN, PLAYING, OVER = "open", "playing", "over"
SHUT = "shut"
"""In a list of tables, in the place of the state: whoever runs the house has closed it."""


class Chair(Struct):
    """A seat, and who holds it: people by their keys, a bot by its level. Both: the bot plays in somebody's place."""

    name: str = ""
    keys: list[str] = []
    bot: str = ""
    salt: str = ""
    """At tables of before."""
    seal: str = ""
    """What a device laid for this seat before the game (ADR 0019), …"""
    own_salt: str = ""
    """… the salt that it bound, …"""
    link: str = ""
    """… the last link that came with an answer, …"""
    links: int = 0
    """… how many came, …"""
    substitutes: int = 0
    """… and how often something was drawn without one, as far as everybody may know, …"""
    substitutes_untold: int = 0
    """… and how often in a beat that is still secret, which everybody learns when it is open, …"""
    substitutes_at_end: int = 0
    """… and how often so that it would tell who was last, or passed in a window: that is for when the game is over."""
    left: bool = False
    figure: str = ""
    """What was chosen to play with."""
    is_youngest: bool = False
    """As was said before the game."""
    devices: list[str] = []
    """Marks of where whoever sits here came from, as the next."""
    addresses: list[str] = []
    plan: Plan | None = None
    """By which the house plays here now."""
    is_planned: bool = False
    """Does everybody know that there is a plan? In a sealed beat its end is not told before the beat's."""
    hints: int = 0
    """How many questions a hint was taken for …"""
    hints_known: int = 0
    """… and of how many everybody knows: in a sealed beat that is not told before the beat's end."""
    hinted: int = 0
    """The last of these questions."""
    deeds: int = 0
    """What was done here in this game beside answering and talking."""
    muted_until: int = 0
    """Whoever runs the house has them say nothing before that."""

    @property
    def is_free(self) -> bool:
        return not self.keys and not self.bot

    def drew_alone(self, is_secret: bool, is_late: bool) -> None:
        """Something was drawn without the link that was due; `is_late`: only after the beat that this answer ended."""
        if is_late:
            self.substitutes_at_end += 1
        elif is_secret:
            self.substitutes_untold += 1
        else:
            self.substitutes += 1

    def tell_substitutes(self, is_window: bool, is_over: bool) -> None:
        """A beat is open, which tells those of all in it at once; those of a window are kept until the game is over."""
        untold, self.substitutes_untold = self.substitutes_untold, 0
        if is_window:
            self.substitutes_at_end += untold
        else:
            self.substitutes += untold
        if is_over:
            self.substitutes, self.substitutes_at_end = self.substitutes + self.substitutes_at_end, 0


class Claiming(Struct):
    """Somebody asks for a seat, with a key that is good once the host agrees."""

    seat: int
    name: str
    key: str
    device: str = ""
    address: str = ""


class KeptOut(Struct):
    """Somebody who may not come back: by which keys and marks they are known."""

    person: int
    name: str
    keys: list[str]
    devices: list[str]
    addresses: list[str]

    def is_one(self, came: Came) -> bool:
        return came.key in self.keys or came.device in self.devices or came.address in self.addresses


class Last(Struct):
    """The last answer, as far as the right to take it back depends on it."""

    seq: int
    seat: int
    draws: tuple[Draw, ...]
    reveals: bool
    sealed: bool


class Learning(Struct):
    """First steps that are taken here: in which game, and how many answers of its script every seat has given."""

    game: str
    given: list[int]
    is_left: bool = False

    @property
    def lesson(self) -> Lesson | None:
        """None when the learner goes on without it."""
        return None if self.is_left else LESSONS[self.game]


class Sitting(Struct):
    """Everything about a room but the game itself: plain data, saved in snapshots as it is."""

    game: str
    players: int
    options: dict[str, Any]
    settings: Settings
    commitment: str
    envelope: str = ""
    """Its text, once it is closed."""
    head: bytes = b""
    """It binds everything that happened in the game so far."""
    host: int = NO_SEAT
    host_keys: list[str] = []
    """Of a host who only watches."""
    chairs: list[Chair] = []
    claims: dict[int, Claiming] = {}
    claims_made: int = 0
    kept_out: list[KeptOut] = []
    kept_out_ever: int = 0
    lost: dict[str, str] = {}
    """Keys that are good for nothing any more, and what took them: a kind of event. The latest."""
    state: str = OPEN
    locked: bool = False
    paused_at: int | None = None
    is_paused_by_house: bool = False
    """Because the whole house rests."""
    to_erase: bool = False
    """Somebody wants to be forgotten, and the journal has not been rewritten yet."""
    is_shut: bool = False
    """Whoever runs the house has closed the table."""
    pauses: dict[int, int] = {}
    """How often each seat has paused the game."""
    host_deeds: int = 0
    """What a host who only watches did in this game …"""
    lobby_deeds: dict[str, int] = {}
    """… and what was done before it, talk included: by the mark of an address, or by a seat where there is none."""
    sayings: int = 0
    lines: int = 0
    """How often bots have spoken …"""
    line: str = ""
    """… and what was said last."""
    before: str = ""
    """The table whose rematch this is."""
    rematch: str | None = None
    seq: int = 0
    hash: bytes = chain.FIRST_HASH
    heard: list[int] = []
    """How many events each seat may know of; at the end, how many a spectator may."""
    asked: list[int] = []
    """The number of each seat's present question: how much the seat had heard when it was asked; 0 for none."""
    asked_at: list[int] = []
    """When it was asked; in a sealed beat, when that began."""
    last: Last | None = None
    undone: list[int] | None = None
    """The answers that were taken back, by their seq; None when that was not counted from the beginning."""
    learning: Learning | None = None
    version: str = ""
    """Of the rules that it is played by; before it begins, of those that were in force when it was opened."""
    opener: str = ""
    """A mark of the address from which it was opened."""
    position: events.Position | None = None
    """From which it goes on. Once it is played, only where that was is remembered."""
    deal: str = ""
    """Of the deal that is played at other tables too …"""
    is_deal_open: bool = False
    """… and is over at all of them."""
    shared: Deal | None = None
    """Where its luck comes from, if others have the same."""

    @property
    def salts(self) -> list[str]:
        """Where there is no envelope. A deal is the same wherever it is played, so there are none."""
        is_alike = bool(self.deal) or self.shared is not None
        return [""] * self.players if is_alike else [chair.salt for chair in self.chairs]

    @property
    def is_told(self) -> bool:
        """Is the game over, and nobody plays its deal any more? Then everything about it may be told."""
        return self.state == OVER and (not self.deal or self.is_deal_open)


class Who(Struct, frozen=True):
    """By what right somebody speaks."""

    seat: int | None
    host: bool


WATCHER = Who(None, False)


def opened(event: events.Opened) -> Sitting:
    """A table as it stands when it is opened."""
    return Sitting(
        event.game,
        event.players,
        event.options,
        event.settings,
        event.commitment,
        host_keys=[event.key] if event.key else [],
        chairs=[Chair() for _ in range(event.players)],
        heard=[0] * (event.players + 1),
        before=event.before,
        undone=[],
        learning=Learning(event.lesson, [0] * event.players) if event.lesson else None,
        version=event.version,
        opener=event.opener,
        position=event.position,
        deal=event.deal,
        shared=event.shared,
    )


def pauser(seat: int | None) -> int:
    """Whose pause it is: that of a seat, or of a host who only watches."""
    return NO_SEAT if seat is None else seat
