"""A new table, and what happens at it before anybody else knows of it."""

from typing import NamedTuple

from chaudron import protocol
from chaudron.bots import USUAL
from chaudron.games.code import Setup, make_setup, read_setup
from chaudron.kernel.chance import commitment
from chaudron.kernel.game import BadOption
from chaudron.kernel.record import Record
from chaudron.lessons import LEARNER, LESSONS
from chaudron.room import decisions, events, luck
from chaudron.room.dealing import Dealt
from chaudron.room.positions import position_in
from chaudron.room.refusal import Impossible, Refusal
from chaudron.room.rows import Kept, Listed, Row
from chaudron.room.sitting import Who
from chaudron.room.state import State
from chaudron.room.time import Time
from chaudron.room.visitors import NOBODY, Visitor

LETTERS = "bcdfghjkmnpqrstvwxz23456789"
"""Of table ids: nothing that looks like something else, and no vowels, so no words."""
ID_LENGTH = 10
HERE = "o"
"""With this letter begin the ids of tables on somebody's own device: no house gives such a one."""

HOST = Who(None, True)


class Origin(NamedTuple):
    """Where a table comes from."""

    key: str = ""
    """Of a host who only watches."""
    before: str = ""
    """The table whose rematch this is."""
    opener: str = ""
    """A mark of the address from which it was opened."""
    is_here: bool = False
    """On somebody's own device."""
    record: Record | None = None
    """Of another game, from which it goes on …"""
    position: events.Position | None = None
    """… at this position."""
    deal: "Deal | None" = None
    """It is played at other tables too …"""
    dealt: Dealt | None = None
    """… or it has luck that others have had, or will have."""


class Deal(NamedTuple):
    """What is the same wherever a deal is played, and the id of one of its tables."""

    name: str
    secret: bytes
    table: str


HOUSE = Origin()


class Opening:
    """A table that is not written yet."""

    def __init__(self, setup: Setup, settings: protocol.Settings, now: int, origin: Origin, lesson: str = "") -> None:
        """For a `lesson` nothing is sealed."""
        secret, box, deal, dealt = luck.new_secret(), setup.box, origin.deal, origin.dealt
        table = new_id(HERE if origin.is_here else "")
        if deal is not None:
            secret, table = deal.secret, deal.table
        if dealt is not None:
            secret = dealt.secret
        self.kept = Kept(table, secret, now, Listed(False, "open", False, b""))
        self.state = State(self.kept, Time(now))
        self.rows: list[Row] = []
        seal = "" if lesson else commitment(secret)
        name, version = setup.game.name, setup.game.version
        options = dict(box.options)
        same = (deal.name if deal else "", dealt.deal if dealt else None)
        place = (origin.key, origin.before, lesson, origin.opener, origin.position, *same)
        self.happen(events.Opened(name, version, box.players, options, settings, seal, *place))

    def happen(self, event: events.Event) -> None:
        self.rows.append(self.state.happen(event))

    def seat_bots(self, levels: list[str]) -> None:
        """Let bots take the seats that are left, in order."""
        free = [seat for seat, chair in enumerate(self.state.sitting.chairs) if chair.is_free]
        for seat, level in zip(free, levels, strict=False):
            self.happen(decisions.decide(self.state, HOST, protocol.SeatBot("-", seat, level)))

    def start(self) -> None:
        self.happen(decisions.decide(self.state, HOST, protocol.Start("-")))

    def finished(self) -> Kept:
        """The table as the store shall know it."""
        return self.kept._replace(listed=self.state.listed())


def open_table(
    wish: protocol.NewTable, key: str, now: int, visitor: Visitor = NOBODY, origin: Origin = HOUSE
) -> Opening:
    """A new table as a host wishes it; raises `Refusal`."""
    if wish.lesson:
        return open_lesson(wish, key, now, origin)
    if origin.dealt is not None:
        return open_dealt(wish, key, now, visitor, origin, origin.dealt)
    if wish.position is None:
        setup = setup_of(wish)
    elif origin.record is not None:
        setup, position = position_in(origin.record, wish.position.table or "", wish.position.at)
        origin = origin._replace(position=position)
    else:
        raise Refusal("bad_message", where="position")
    opening = Opening(setup, wish.settings, now, origin._replace(key="" if wish.name else key))
    if wish.name is not None:
        came = opening.state.came(visitor)
        opening.happen(decisions.join(opening.state, protocol.Join(wish.name, wish.seat), key, came))
        if wish.figure:
            host = Who(wish.seat, True)
            opening.happen(decisions.decide(opening.state, host, protocol.ChooseFigure("-", wish.figure)))
    opening.seat_bots(wish.bots)
    if wish.start:
        opening.start()
    return opening


def setup_of(wish: protocol.NewTable) -> Setup:
    """What is to be played; raises `Refusal`."""
    try:
        return read_setup(wish.setup) if wish.setup else make_setup(wish.game, wish.players, wish.options)
    except BadOption as error:
        raise Impossible(error) from error


def open_lesson(wish: protocol.NewTable, key: str, now: int, origin: Origin = HOUSE) -> Opening:
    """First steps in a game: one person, and bots who follow the script as long as it lasts; raises `Refusal`."""
    if wish.lesson not in LESSONS:
        raise Refusal("no_such_lesson", given=wish.lesson)
    setup = read_setup(LESSONS[wish.lesson].setup)
    settings = protocol.Settings(chat=False, hints=False, lines=False)
    opening = Opening(setup, settings, now, origin, wish.lesson)
    opening.happen(decisions.join(opening.state, protocol.Join(wish.name or "", LEARNER), key))
    opening.seat_bots([USUAL] * (setup.box.players - 1))
    opening.start()
    return opening


def open_dealt(wish: protocol.NewTable, key: str, now: int, visitor: Visitor, origin: Origin, dealt: Dealt) -> Opening:
    """A table with luck that others have too: one person, and bots; raises `Refusal`.

    Nobody watches or sees it again, since others may not have played it yet, and nobody is helped.
    """
    is_of_day = bool(dealt.deal.potion)
    settings = protocol.Settings(watchers=not is_of_day, replays=not is_of_day, chat=False, hints=not is_of_day)
    opening = Opening(dealt.setup, settings, now, origin)
    came = opening.state.came(visitor)
    opening.happen(decisions.join(opening.state, protocol.Join(wish.name or "", dealt.seat), key, came))
    opening.seat_bots(dealt.bots)
    opening.start()
    return opening


def open_rematch(state: State) -> Opening:
    """A new table for the same people and bots, with the same options. Everybody's keys are good there too."""
    sitting = state.sitting
    key = sitting.host_keys[0] if sitting.host_keys else ""
    origin = Origin(key, state.id, sitting.opener, state.id.startswith(HERE))
    opening = Opening(Setup(state.game, state.box), sitting.settings, state.time.now, origin)
    for seat, chair in enumerate(sitting.chairs):
        if chair.keys and not chair.left:
            opening.happen(events.Joined(seat, chair.name, chair.keys))
            if chair.figure:
                opening.happen(events.FigureChosen(seat, chair.figure))
        elif chair.bot:
            opening.happen(events.BotSeated(seat, chair.bot, chair.name))
    if sitting.host >= 0 and opening.state.sitting.chairs[sitting.host].keys:
        opening.happen(events.HostMade(sitting.host))
    return opening


def new_id(first: str = "") -> str:
    return first + luck.any_of(LETTERS, ID_LENGTH - len(first))
