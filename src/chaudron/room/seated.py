"""What is known of a table: the game, who sits where, who is asked, who plays."""

import hmac

from chaudron.bots import STAND_INS
from chaudron.kernel.game import Box, Game
from chaudron.kernel.table import Table
from chaudron.lessons import Lesson
from chaudron.plans import Plan, answers
from chaudron.room.sitting import NO_SEAT, PLAYING, Sitting, Who
from chaudron.room.thoughts import Whose
from chaudron.room.time import Time
from chaudron.room.visitors import Came, Visitor, mark


class SeatedTable:
    """A table as it stands."""

    __slots__ = ("asked_anew", "box", "game", "id", "secret", "sitting", "snapshot_seq", "table", "time")

    time: Time
    id: str
    secret: bytes
    sitting: Sitting
    game: Game
    box: Box
    table: Table | None
    snapshot_seq: int
    """The event of the snapshot from which it was read; 0 without one."""
    asked_anew: list[int]
    """Seats with a question that was not asked before what has just been carried out."""

    def who(self, key: str) -> Who | None:
        """The right that a key gives."""
        sitting = self.sitting
        if _is_among(key, sitting.host_keys):
            return Who(None, sitting.host == NO_SEAT)
        for seat, chair in enumerate(sitting.chairs):
            if _is_among(key, chair.keys):
                return Who(seat, sitting.host == seat)
        return None

    def came(self, visitor: Visitor, key: str | None = None) -> Came:
        """The marks by which this table knows a visitor."""
        device, address = mark(self.secret, "device", visitor.device), mark(self.secret, "address", visitor.address)
        return Came(device, address, key or "")

    def keeps_out(self, came: Came) -> bool:
        return any(person.is_one(came) for person in self.sitting.kept_out)

    def is_person(self, seat: int) -> bool:
        return bool(self.sitting.chairs[seat].keys)

    @property
    def whose(self) -> Whose:
        """Whose turn it is when something is thought out for this table; one of before counts by itself."""
        return Whose(self.sitting.opener or self.id, self.id)

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.sitting.chairs]

    def number(self, seat: int | None) -> int:
        """How many events a seat (or a spectator, None) may know of."""
        heard = self.sitting.heard
        return heard[-1] if seat is None else heard[seat]

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, chair in enumerate(self.sitting.chairs) if chair.keys]

    @property
    def youngest(self) -> int | None:
        """Who was said to be the youngest, if anybody was."""
        named = [seat for seat, chair in enumerate(self.sitting.chairs) if chair.is_youngest]
        return named[0] if named else None

    def ask_number(self, seat: int | None) -> int:
        """The number of a seat's present question; 0 for none."""
        return 0 if seat is None or self.table is None else self.sitting.asked[seat]

    def is_by_other_rules(self) -> bool:
        """Was all that happened here so far played by another version of the rules?"""
        return self.sitting.state == PLAYING and self.sitting.version != self.game.version

    @property
    def has_absent(self) -> bool:
        """Is there a seat for which the house answers, or may have to?"""
        return bool([chair for chair in self.sitting.chairs if chair.bot or chair.left or chair.plan])

    def is_for_bots_alone(self) -> bool:
        """Is nobody left who plays here? Then it goes on only while somebody looks."""
        return all(self.is_played_by_house(seat) for seat in range(self.sitting.players))

    def is_played_by_house(self, seat: int) -> bool:
        """Does a bot sit there, or somebody who has left and for whom the rules answer?"""
        chair = self.sitting.chairs[seat]
        return bool(chair.bot) or (chair.left and self.game.name in STAND_INS)

    @property
    def marks(self) -> list[tuple[bool, int, int]]:
        """What everybody sees of the seats that an answer may change: a plan, hints taken, substitutes for links."""
        return [(chair.is_planned, chair.hints_known, chair.substitutes) for chair in self.sitting.chairs]

    def plan_at_work(self, seat: int) -> Plan | None:
        """The plan by which a seat's present question is answered, if there is one."""
        plan, ask = self.sitting.chairs[seat].plan, self.table and self.table.asks.get(seat)
        return plan if plan and ask and answers(plan, ask.about.key) else None

    def pending_in_public(self) -> list[int]:
        """The seats everybody may know to be awaited."""
        return self.table.pending_in_public if self.table is not None and self.sitting.state == PLAYING else []

    @property
    def lesson(self) -> Lesson | None:
        """The first steps that are taken here, unless the learner has left them."""
        return None if self.sitting.learning is None else self.sitting.learning.lesson

    @property
    def given(self) -> list[int]:
        """How many answers of the lesson's script every seat has given."""
        return [] if self.sitting.learning is None else self.sitting.learning.given


def _is_among(key: str, keys: list[str]) -> bool:
    return bool(keys) and sum([hmac.compare_digest(key, known) for known in keys]) > 0
