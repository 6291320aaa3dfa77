"""How a table stands: the game, the people at it, and what the journal says of both."""

import hashlib
from copy import deepcopy

import msgspec

from chaudron import values
from chaudron.games import SHELF
from chaudron.kernel.chance import Chance, Draw, Recorded, Sealed
from chaudron.kernel.envelope import Enveloped, last_head, next_head
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import BadOption, Box
from chaudron.kernel.resumed import go_on_with
from chaudron.kernel.rule import Refused as RuleRefused
from chaudron.kernel.rule import Together
from chaudron.kernel.rule import answer as answer_ask
from chaudron.kernel.table import Table
from chaudron.lessons import ScriptedLuck
from chaudron.plans import is_over
from chaudron.room import chain, events
from chaudron.room.chain import BrokenJournal
from chaudron.room.deals import chance_of
from chaudron.room.entries import bound
from chaudron.room.events import Event, Telling
from chaudron.room.noting import note
from chaudron.room.positions import draws_of
from chaudron.room.rows import Kept, Row, Snapshot, tag
from chaudron.room.shown import ShownTable
from chaudron.room.sitting import Sitting, opened
from chaudron.room.time import Time
from chaudron.room.versions import OtherRules, is_the_same

SET_ANEW = (events.Opened, events.Changed, events.YoungestNamed)
"""Events that may change what is in play."""

snapshots = msgspec.json.Decoder(dict[str, msgspec.Raw])


class UnknownCards(Exception):
    """A table with card values that are not known here."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Drawn(list[Draw]):
    """What an answer draws, and how much of it while the sealed beat that it belongs to is still going on."""

    def __init__(self, table: Table, beat: Together | None) -> None:
        super().__init__()
        self.table, self.beat, self.in_beat = table, beat, 0

    def append(self, draw: Draw) -> None:
        super().append(draw)
        self.in_beat += self.beat is not None and self.table.sealed_together() is self.beat


class State(ShownTable):
    """A table in memory, as its journal says. Its owner lets people act on it; others only follow the journal."""

    __slots__ = ()

    def __init__(self, kept: Kept, time: Time) -> None:
        self.time = time
        self.id = kept.table
        self.secret = kept.secret
        self.table = None
        self.snapshot_seq = 0
        self.asked_anew = []

    def copy(self) -> "State":
        """The same table, to try something at."""
        new = object.__new__(State)
        new.time = self.time
        new.id, new.secret, new.game, new.box, new.asked_anew = self.id, self.secret, self.game, self.box, []
        new.snapshot_seq = self.snapshot_seq
        new.sitting = deepcopy(self.sitting)
        new.table = None if self.table is None else self.table.copy()
        return new

    # What happens: first decided by the owner, then noted, by the owner and by whoever follows

    def carry_out(
        self,
        seat: int,
        choice: str,
        for_absent: bool = False,
        typed: events.Typed | None = None,
        by: str = "",
        link: str = "",
    ) -> tuple[events.Answered, int | None]:
        """Give an answer at the table: what happened, and the one seat that may notice it now.

        Raises the rules' own `Refused`, and then nothing has changed.
        """
        table = self.table
        assert table is not None
        beat, asks = table.sealed_together(), dict(table.asks)
        log = Drawn(table, beat)
        table.facts, table.chance.log = [], log
        answer_ask(table, seat, choice, link)
        told, table.facts, table.chance.log = table.facts, None, None
        self.asked_anew = [other for other, ask in table.asks.items() if asks.get(other) is not ask]
        event = events.Answered(
            seat=seat,
            choice=str(choice),
            draws=_plain(log),
            told=tellings(told),
            reveals=bool([fact for fact in told if fact.reveals]),
            for_absent=for_absent,
            by=by,
            sealed=beat is not None,
            typed=typed,
            result=_result(table),
            secret=self.secret.hex() if table.outcome is not None and self._tells_its_secret() else "",
            link=link,
            substitute=bool(log) and bool(self.sitting.chairs[seat].own_salt) and not link,
        )
        event.late = event.substitute and beat is not None and not log.in_beat
        if event.result is not None and self.sitting.envelope:
            event.head = last_head(next_head(self.sitting.head, bound(event)), event.result)
        is_hidden = beat is not None and table.sealed_together() is beat
        if beat is not None and not is_hidden:
            event.substitutes = self._silent_in_the_beat(event)
        return event, seat if is_hidden else None

    def _silent_in_the_beat(self, last: events.Answered) -> list[int]:
        """Of a sealed beat that is over: for whom something was drawn in it without the link that was due."""
        untold = [seat for seat, chair in enumerate(self.sitting.chairs) if chair.substitutes_untold]
        return sorted({*untold, last.seat} if last.substitute and not last.late else untold)

    def _tells_its_secret(self) -> bool:
        """In the end; not where it was never sealed, and not while others play, or will play, with the same luck."""
        sitting = self.sitting
        is_own = sitting.learning is None and sitting.shared is None
        return is_own and (not sitting.deal or sitting.is_deal_open)

    def seated_box(self) -> Box:
        """What is in play once everybody sits: who sits where decides some options, unless they were played.

        A deal is the same wherever it is played, whoever sits there.
        """
        if self.sitting.position is not None or self.sitting.deal:
            return self.box
        return self.game.box(self.sitting.players, self.game.seated(self.box.options, self.people, self.youngest))

    def begin(self, envelope: str, salts: list[str]) -> events.Started:
        """Set the game up: what happened."""
        sitting = self.sitting
        known, self.box = self.box.options, self.seated_box()
        decided = {name: value for name, value in self.box.options.items() if value != known.get(name)}
        table = self.game.table(self.box, self._first_chance(envelope, salts))
        table.facts, table.chance.log = [], []
        table.begin()
        if sitting.position is not None:
            self._play_up_to(sitting.position, table, self._chance(envelope, salts))
        told, table.facts = table.facts, None
        draws, table.chance.log = table.chance.log, None
        self.table, self.asked_anew = table, list(table.asks)
        options = dict(self.box.options) if sitting.version != self.game.version else decided
        about = (self.game.version, self.names, salts, _plain(draws), tellings(told), options)
        return events.Started(*about, envelope)

    def happen(
        self,
        event: Event,
        only: int | None = None,
        seat: int | None = None,
        move: str | None = None,
        at: int | None = None,
    ) -> Row:
        """Note an event, and make the row that is to be written; `at`: when it is said to happen, if not now."""
        row = self.next_row(event, only, seat, move, at)
        self.note(event, row)
        return row

    def next_row(
        self, event: Event, only: int | None, seat: int | None, move: str | None, at: int | None = None
    ) -> Row:
        is_new = type(event) is events.Opened
        seq, before = (0, chain.FIRST_HASH) if is_new else (self.sitting.seq, self.sitting.hash)
        place = (self.id, seq + 1, seat, move, only, at or self.time.now)
        body = chain.write(event)
        return Row(*place, body, chain.hashed(before, place, body))

    def note(self, event: Event, row: Row) -> None:
        """Write down what an event changes."""
        if type(event) is events.Opened:
            self.sitting = opened(event)
        sitting = self.sitting
        note(sitting, event, row)
        if type(event) in SET_ANEW:
            self.put_in_play()
        if self.table is None:
            return
        self._note_asks(row)
        if isinstance(event, events.Answered):
            self._note_seats(row)
        if sitting.learning is not None and isinstance(self.table.chance, ScriptedLuck) and self.lesson is None:
            self.table.chance.leave_script()

    def _note_asks(self, row: Row) -> None:
        """Under which number, and since when, each seat is asked what it is asked now; 0 where nothing is.

        A seat counts by what it has heard, and a sealed beat has one clock: neither tells what others do in secret.
        """
        sitting, asks = self.sitting, self.table.asks if self.table is not None else {}
        for seat in self.asked_anew:
            sitting.asked[seat] = sitting.heard[seat]
            if row.only is None:
                sitting.asked_at[seat] = row.at
        for seat in range(sitting.players):
            if seat not in asks:
                sitting.asked[seat] = 0
        self.asked_anew = []

    def _note_seats(self, row: Row) -> None:
        """Plans end by themselves. Everybody learns it, and of hints, with something that everybody learns anyway."""
        for seat, chair in enumerate(self.sitting.chairs):
            if chair.plan is not None and is_over(chair.plan, self.table, seat):
                chair.plan = None
            if row.only is None:
                chair.is_planned, chair.hints_known = chair.plan is not None, chair.hints

    def follow(self, row: Row) -> Event:
        """Bring about again what a row of the journal says; what the rules make of it must agree with the row."""
        event = chain.read(row.body)
        at = self.time.past(row.at, self._held(event))
        if isinstance(event, events.Answered):
            try:
                made, only = self.carry_out(event.seat, event.choice, event.for_absent, link=event.link)
            except RuleRefused as error:
                raise self._broken(f"the rules refuse event {row.seq}", self.sitting.version) from error
            if only != row.only or not self._agrees(made, event, self.sitting.version):
                raise self._broken(f"the rules make something else of event {row.seq}", self.sitting.version)
        elif isinstance(event, events.Started):
            self._follow_beginning(event)
        elif isinstance(event, events.RulesChanged) and not self.game.knows(event.version):
            raise self._broken("the rules are of later", event.version)
        elif isinstance(event, events.Undone):
            self.asked_anew = [event.seat]
        self.note(event, row if row.at == at else row._replace(at=at))
        return event

    def _held(self, event: Event) -> int:
        """For how many milliseconds an event may have been kept quiet when it was written."""
        return round(self._window() * 1000) if isinstance(event, events.Answered) and event.held else 0

    def _follow_beginning(self, event: events.Started) -> None:
        """A table that was opened by one version and begun by another is played by the other from the start."""
        if event.options and event.version != self.sitting.version:
            self.sitting.version, self.sitting.options = event.version, event.options
            self.put_in_play()
        if not self._agrees(self.begin(event.envelope, event.salts), event, event.version):
            raise self._broken("the rules make something else of the beginning", event.version)

    def _agrees(self, made: events.Started | events.Answered, written: Event, version: str) -> bool:
        """Do the rules make the same of it? Other rules than those of before must show everybody the same too."""
        assert isinstance(written, events.Started | events.Answered)
        is_ours = version == self.game.version
        return made.draws == written.draws and (is_ours or (self.game.knows(version) and is_the_same(made, written)))

    def _broken(self, what: str, version: str) -> BrokenJournal:
        if version == self.game.version:
            return BrokenJournal(f"table {tag(self.id)}: {what}")
        return OtherRules(self.game.name, version)

    def _first_chance(self, envelope: str, salts: list[str]) -> Chance:
        """Where chance comes from at the beginning; where the game goes on from another one, from what was played."""
        position, players = self.sitting.position, self.sitting.players
        return self._chance(envelope, salts) if position is None else Recorded(players, draws_of(position))

    def _play_up_to(self, position: events.Position, table: Table, then: Chance) -> None:
        """Play what was played before. What is told of it is what was told since its last round began."""
        for seat, choice, _, _ in position.entries:
            answer_ask(table, seat, choice)
        facts = table.facts or []
        rounds = [place for place, fact in enumerate(facts) if fact.key == "round"]
        table.facts = facts[rounds[-1] if rounds else 0 :]
        go_on_with(table, then)

    def _chance(self, envelope: str, salts: list[str], links: list[str] | None = None) -> Chance:
        """Tables of before, lessons and deals that others play too have no envelope."""
        sitting = self.sitting
        if envelope:
            return Enveloped(self.secret, envelope, salts, links or ())
        if sitting.shared is not None:
            return chance_of(sitting.shared, sitting.players, self.secret)
        sealed = Sealed(sitting.players, self.secret, sitting.salts)
        if sitting.learning is None:
            return sealed
        return ScriptedLuck(sitting.players, {} if self.lesson is None else self.lesson.luck, sealed)

    # Snapshots

    def snapshot(self) -> Snapshot:
        table = None if self.table is None else self.game.save(self.table)
        return Snapshot(self.sitting.seq, msgspec.json.encode({"sitting": self.sitting, "table": table}))

    def load(self, snapshot: Snapshot) -> None:
        """Stand as a snapshot says."""
        parts = snapshots.decode(snapshot.body)
        self.snapshot_seq = snapshot.seq
        self.sitting = sitting = msgspec.json.decode(parts["sitting"], type=Sitting)
        sitting.asked_at = [*map(self.time.past, sitting.asked_at)]
        sitting.paused_at = None if sitting.paused_at is None else self.time.past(sitting.paused_at)
        self.put_in_play()
        saved = msgspec.json.decode(parts["table"])
        if saved is not None:
            self.table = self.game.load(saved, self._chance(sitting.envelope, *_brought(sitting)))

    def put_in_play(self) -> None:
        """Take from the shelf what the options say; raises `UnknownCards`."""
        if not values.are_known(self.sitting.options):
            raise UnknownCards(values.name_in(self.sitting.options))
        sitting = self.sitting
        self.game = SHELF[sitting.game]
        try:
            self.box = self.game.box(sitting.players, self.game.meant(sitting.version, sitting.options))
        except BadOption as error:
            raise self._broken(f"its options are none: {error}", sitting.version) from error


def _brought(sitting: Sitting) -> tuple[list[str], list[str]]:
    """The salt of every seat, and its last link."""
    return [chair.own_salt for chair in sitting.chairs], [chair.link for chair in sitting.chairs]


def tellings(facts: list[Fact]) -> list[Telling]:
    return [Telling(fact.key, fact.rule, fact.details, fact.to) for fact in facts]


def key_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def _plain(draws: list[Draw]) -> events.Draws:
    return [(draw.stream, draw.out_of, draw.result) for draw in draws]


def _result(table: Table) -> events.Result | None:
    outcome = table.outcome
    return None if outcome is None else {"points": list(outcome.points), "places": list(outcome.places)}
