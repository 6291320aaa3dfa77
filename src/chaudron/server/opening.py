"""A new table, and what happens at it before anybody else knows of it."""

import secrets

from chaudron.bots import USUAL
from chaudron.games.code import Setup, make_setup, read_setup
from chaudron.kernel.chance import commitment
from chaudron.kernel.game import BadOption
from chaudron.lessons import LEARNER, LESSONS
from chaudron.server import clock, decisions, events, luck, protocol
from chaudron.server.refusal import Impossible, Refusal
from chaudron.server.room import Room
from chaudron.server.sitting import Who
from chaudron.server.store import Kept, Listed, Row

LETTERS = "bcdfghjkmnpqrstvwxz23456789"
"""Of table ids: nothing that looks like something else, and no vowels, so no words."""

HOST = Who(None, True)


class Opening:
    """A table that is not written yet."""

    def __init__(
        self, setup: Setup, settings: protocol.Settings, key: str = "", before: str = "", lesson: str = ""
    ) -> None:
        """`key` is for a host who only watches; where a `lesson` is given, nothing is sealed."""
        secret, box = luck.new_secret(), setup.box
        table = "".join(secrets.choice(LETTERS) for _ in range(10))
        self.kept = Kept(table, secret, clock.now(), Listed(False, "open", False, b""))
        self.room = Room(self.kept)
        self.rows: list[Row] = []
        seal = "" if lesson else commitment(secret)
        name, version = setup.game.name, setup.game.version
        self.happen(events.Opened(name, version, box.players, dict(box.options), settings, seal, key, before, lesson))

    def happen(self, event: events.Event) -> None:
        self.rows.append(self.room.happen(event))

    def seat_bots(self, levels: list[str]) -> None:
        """Let bots take the seats that are left, in order."""
        free = [seat for seat, chair in enumerate(self.room.sitting.chairs) if chair.is_free]
        for seat, level in zip(free, levels, strict=False):
            self.happen(decisions.decide(self.room, HOST, protocol.SeatBot("-", seat, level)))

    def start(self) -> None:
        self.happen(decisions.decide(self.room, HOST, protocol.Start("-")))

    def finished(self) -> Kept:
        """The table as the store shall know it."""
        return self.kept._replace(listed=self.room.listed())


def open_table(wish: protocol.NewTable, key: str, salt: str) -> Opening:
    """A new table as a host wishes it; raises `Refusal`."""
    if wish.lesson:
        return open_lesson(wish, key, salt)
    try:
        setup = read_setup(wish.setup) if wish.setup else make_setup(wish.game, wish.players, wish.options)
    except BadOption as error:
        raise Impossible(error) from error
    opening = Opening(setup, wish.settings, "" if wish.name else key)
    if wish.name is not None:
        opening.happen(decisions.join(opening.room, protocol.Join(wish.name, wish.seat), key, salt))
    opening.seat_bots(wish.bots)
    if wish.start:
        opening.start()
    return opening


def open_lesson(wish: protocol.NewTable, key: str, salt: str) -> Opening:
    """First steps in a game: one person, and bots who follow the script as long as it lasts; raises `Refusal`."""
    if wish.lesson not in LESSONS:
        raise Refusal("no_such_lesson", given=wish.lesson)
    setup = read_setup(LESSONS[wish.lesson].setup)
    opening = Opening(setup, protocol.Settings(chat=False, hints=False, lines=False), lesson=wish.lesson)
    opening.happen(decisions.join(opening.room, protocol.Join(wish.name or "", LEARNER), key, salt))
    opening.seat_bots([USUAL] * (setup.box.players - 1))
    opening.start()
    return opening


def open_rematch(room: Room) -> Opening:
    """A new table for the same people and bots, with the same options. Everybody's keys are good there too."""
    sitting = room.sitting
    host_keys = sitting.host_keys
    opening = Opening(Setup(room.game, room.box), sitting.settings, host_keys[0] if host_keys else "", room.id)
    for seat, chair in enumerate(sitting.chairs):
        if chair.keys and not chair.left:
            opening.happen(events.Joined(seat, chair.name, chair.keys, luck.new_salt()))
        elif chair.bot:
            opening.happen(events.BotSeated(seat, chair.bot, chair.name))
    if sitting.host >= 0 and opening.room.sitting.chairs[sitting.host].keys:
        opening.happen(events.HostMade(sitting.host))
    return opening
