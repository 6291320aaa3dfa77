"""How a table stands: the game, the people at it, and what the journal says of both."""

import hashlib
import hmac
from collections.abc import Iterable
from copy import deepcopy

import msgspec

from chaudron import values
from chaudron.bots import STAND_INS
from chaudron.games import SHELF
from chaudron.games.code import setup_code
from chaudron.kernel.chance import Chance, Draw, Sealed
from chaudron.kernel.game import BadOption, Box, Game, Limit
from chaudron.kernel.record import Entry, why_not_undo
from chaudron.kernel.rule import Refused as RuleRefused
from chaudron.kernel.rule import answer as answer_ask
from chaudron.kernel.table import Table
from chaudron.kernel.told import Fact
from chaudron.lessons import LEARNER, Lesson, Written
from chaudron.plans import Plan, answers, is_over
from chaudron.protocol import Asked, Awaited, Claim, KeptOut, LessonCard, LessonStep, SeatShown, Shown
from chaudron.room import events
from chaudron.room.events import BrokenJournal, Event, Telling
from chaudron.room.rows import Kept, Listed, Row, Snapshot, tag
from chaudron.room.sitting import NO_SEAT, PLAYING, Sitting, Who, note, opened, pass_by
from chaudron.room.thoughts import Whose
from chaudron.room.time import Time
from chaudron.room.versions import OtherRules, has_same_questions, is_the_same
from chaudron.room.visitors import Came, Visitor, mark

SILENCE_SECONDS = 0.4
"""How long after the end of a window its answers are shown: until then silence is answered for, unnoticed."""

LEAST_SECONDS = 2.0
"""How long a window stays open at least, so that nobody can tell who answers at once."""
BEAT_SECONDS = 0.5
"""After that it closes on a beat: whoever answers last does not see that it was for them that all waited."""

_snapshots = msgspec.json.Decoder(dict[str, msgspec.Raw])


class UnknownCards(Exception):
    """A table with card values that are not known here."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Hashed(msgspec.Struct):
    """As much of a sitting as tells after which event it was saved."""

    hash: bytes


class State:
    """A table in memory, as its journal says. Its owner lets people act on it; others only follow the journal."""

    __slots__ = ("asked_anew", "box", "game", "id", "secret", "sitting", "snapshot_seq", "table", "time")

    def __init__(self, kept: Kept, time: Time) -> None:
        self.time = time
        self.id = kept.table
        self.secret = kept.secret
        self.sitting: Sitting
        self.game: Game
        self.box: Box
        self.table: Table | None = None
        self.snapshot_seq = 0
        """The event of the snapshot from which it was read; 0 without one."""
        self.asked_anew: list[int] = []
        """Seats with a question that was not asked before what has just been carried out."""

    def copy(self) -> "State":
        """The same table, to try something at."""
        new = object.__new__(State)
        new.time = self.time
        new.id, new.secret, new.game, new.box, new.asked_anew = self.id, self.secret, self.game, self.box, []
        new.snapshot_seq = self.snapshot_seq
        new.sitting = deepcopy(self.sitting)
        new.table = None if self.table is None else self.table.copy()
        return new

    # Who is who

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

    # What happens: first decided by the owner, then noted, by the owner and by whoever follows

    def carry_out(
        self, seat: int, choice: str, for_absent: bool = False, typed: events.Typed | None = None, by: str = ""
    ) -> tuple[events.Answered, int | None]:
        """Give an answer at the table: what happened, and the one seat that may notice it now.

        Raises the rules' own `Refused`, and then nothing has changed.
        """
        table = self.table
        assert table is not None
        beat, asks = table.sealed_together(), dict(table.asks)
        table.told, table.chance.log = [], []
        answer_ask(table, seat, choice)
        told, table.told = table.told, None
        draws, table.chance.log = table.chance.log, None
        self.asked_anew = [other for other, ask in table.asks.items() if asks.get(other) is not ask]
        event = events.Answered(
            seat=seat,
            choice=str(choice),
            draws=_plain(draws),
            told=tellings(told),
            reveals=bool([fact for fact in told if fact.reveals]),
            for_absent=for_absent,
            by=by,
            sealed=beat is not None,
            typed=typed,
            result=_result(table),
            secret=self.secret.hex() if table.outcome is not None and self.sitting.learning is None else "",
        )
        is_hidden = beat is not None and table.sealed_together() is beat
        return event, seat if is_hidden else None

    def begin(self) -> events.Started:
        """Set the game up: what happened."""
        sitting = self.sitting
        salts = [chair.salt for chair in sitting.chairs]
        known = self.box.options
        seated = self.game.seated(known, self.people, self.youngest)
        self.box = self.game.box(sitting.players, seated)
        decided = {name: value for name, value in seated.items() if value != known.get(name)}
        table = self.game.table(self.box, self._chance())
        table.told, table.chance.log = [], []
        table.begin()
        told, table.told = table.told, None
        draws, table.chance.log = table.chance.log, None
        self.table, self.asked_anew = table, list(table.asks)
        options = dict(self.box.options) if sitting.version != self.game.version else decided
        return events.Started(self.game.version, self.names, salts, _plain(draws), tellings(told), options)

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
        is_new = isinstance(event, events.Opened)
        seq, before = (0, events.FIRST_HASH) if is_new else (self.sitting.seq, self.sitting.hash)
        place = (self.id, seq + 1, seat, move, only, at or self.time.now)
        body = events.write(event)
        return Row(*place, body, events.hashed(before, place, body))

    def note(self, event: Event, row: Row) -> None:
        """Write down what an event changes."""
        if isinstance(event, events.Opened):
            self.sitting = opened(event)
        sitting = self.sitting
        note(sitting, event, row)
        if isinstance(event, (events.Opened, events.Changed, events.YoungestNamed)):
            self.put_in_play()
        if self.table is not None:
            self._note_asks(row)
        if isinstance(event, events.Answered):
            self._end_plans(row)
            self._tell_of_hints(row)
        if self.table is not None and isinstance(self.table.chance, Written) and self.lesson is None:
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

    def _end_plans(self, row: Row) -> None:
        """Plans end by themselves; everybody learns it with something that everybody learns anyway."""
        for seat, chair in enumerate(self.sitting.chairs):
            if chair.plan is not None and is_over(chair.plan, self.table, seat):
                chair.plan = None
            if row.only is None:
                chair.is_planned = chair.plan is not None

    def _tell_of_hints(self, row: Row) -> None:
        """What was not told in a sealed beat is known with its end."""
        for chair in self.sitting.chairs if row.only is None else ():
            chair.hints_known = chair.hints

    def follow(self, row: Row) -> Event:
        """Bring about again what a row of the journal says; what the rules make of it must agree with the row."""
        event = events.read(row.body)
        at = self.time.past(row.at, self._held(event))
        if isinstance(event, events.Answered):
            try:
                made, only = self.carry_out(event.seat, event.choice, event.for_absent)
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
        if not self._agrees(self.begin(), event, event.version):
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

    def is_by_other_rules(self) -> bool:
        """Was all that happened here so far played by another version of the rules?"""
        return self.sitting.state == PLAYING and self.sitting.version != self.game.version

    # How it stands

    def number(self, seat: int | None) -> int:
        """How many events a seat (or a spectator, None) may know of."""
        heard = self.sitting.heard
        return heard[-1] if seat is None else heard[seat]

    def awaited_in_public(self) -> list[int]:
        """The seats everybody may know to be awaited."""
        return self.table.awaited_in_public if self.table is not None and self.sitting.state == PLAYING else []

    def who_is_awaited(self) -> list[Awaited]:
        """Everybody may know these, and until when: in a sealed beat alike for all who were asked."""
        table, sitting = self.table, self.sitting
        if table is None or sitting.state != PLAYING:
            return []
        if not sitting.settings.clock and self.limit() is None:
            return [Awaited(seat) for seat in table.awaited_in_public]
        if table.sealed_together() is None:
            return [Awaited(seat, self.until(seat)) for seat in table.awaited]
        seats = table.awaited_in_public
        first = min((self.until(seat) or 0 for seat in seats), default=None)
        return [Awaited(seat, first) for seat in seats]

    def beat_began(self) -> int | None:
        """When the secret decisions that are being taken together were asked, if any are."""
        beat = None if self.table is None else self.table.sealed_together()
        return None if beat is None else min((self.sitting.asked_at[seat] for seat in beat.waiting), default=None)

    def window_closes(self) -> int | None:
        """When what is decided in secret now may be shown, if that is still to come."""
        window = self._window()
        began = self.beat_began() if window else None
        if began is None:
            return None
        closes = began + round(window * 1000)
        return closes if closes > self.time.now else None

    def closes_when_answered(self) -> int | None:
        """When the window that is open closes if everybody has answered by now: at its least time, or on a beat.

        What the answers are does not matter, nor whose the last one is. At a strict table it closes at its end.
        """
        end, limit, began = self.window_closes(), self.limit(), self.beat_began()
        if end is None or limit is None or began is None or self.sitting.settings.strict:
            return end
        least, beat = round(min(LEAST_SECONDS, limit.seconds) * 1000), round(BEAT_SECONDS * 1000)
        beats = max(0, (self.time.now - began - least) // beat + 1)
        closes = began + least + beats * beat
        return closes if closes <= began + round(limit.seconds * 1000) else end

    def thought_over(self, seat: int) -> int | None:
        """When silence is an answer of this seat: nobody waits for what a bot makes of its hand."""
        until, began, limit = self.until(seat), self.beat_began(), self.limit()
        if until is None or began is None or limit is None or not self.is_played_by_house(seat):
            return until
        if self.sitting.settings.strict:
            return until
        least = min(LEAST_SECONDS, limit.seconds) - SILENCE_SECONDS
        return until if least < 0 else began + round(least * 1000)

    def _window(self) -> float:
        """How many seconds what is decided in secret now is kept quiet."""
        limit = self.limit()
        if limit is not None:
            return limit.seconds + SILENCE_SECONDS
        return 0 if self.game.window else self.sitting.settings.window or 0

    def limit(self) -> Limit | None:
        """When silence is an answer; in a window, only where people play against people."""
        if self.table is None or not self.game.is_timed or self.sitting.state != PLAYING:
            return None
        return self.silence() if self.table.sealed_together() is None or len(self.people) > 1 else None

    def silence(self) -> Limit | None:
        """What silence would be, and after how long, if somebody has to hide it."""
        if not self.game.is_timed:
            return None
        wanted = self.sitting.settings.window
        return self.game.limit(self.table, self.game.window if wanted is None else wanted)

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, chair in enumerate(self.sitting.chairs) if chair.keys]

    @property
    def youngest(self) -> int | None:
        """Who was said to be the youngest, if anybody was."""
        named = [seat for seat, chair in enumerate(self.sitting.chairs) if chair.is_youngest]
        return named[0] if named else None

    def until(self, seat: int) -> int | None:
        """When the time of a seat's question is over."""
        sitting, limit = self.sitting, self.limit()
        seconds = sitting.settings.clock if limit is None else limit.seconds
        if not seconds or sitting.paused_at is not None:
            return None
        return sitting.asked_at[seat] + round(seconds * 1000)

    def ask_number(self, seat: int | None) -> int:
        """The number of a seat's present question; 0 for none."""
        return 0 if seat is None or self.table is None else self.sitting.asked[seat]

    def asked(self, seat: int | None) -> Asked | None:
        """The question a seat has to answer."""
        ask = None if self.table is None or seat is None else self.table.asks.get(seat)
        if ask is None or seat is None:
            return None
        return Asked(
            self.sitting.asked[seat],
            ask.about.key,
            ask.about.rule,
            [*map(str, ask.options)],
            [*map(str, ask.sealed)],
            ask.lapses,
            self.until(seat),
            self._step() if seat == LEARNER else None,
            [*map(str, ask.offers)],
        )

    def why_not_undo(self, seat: int | None) -> str | None:
        """None when the seat may take back the last answer; otherwise a key for the reason."""
        sitting, last = self.sitting, self.sitting.last
        if seat is None or not sitting.settings.undo:
            return "off"
        if sitting.state != PLAYING or self.table is None:
            return "nothing" if last is None else "revealed"
        if self.table.sealed_together() is not None or (last is not None and last.sealed):
            return "sealed"
        entry = None if last is None else Entry(last.seat, "", last.draws, last.reveals)
        return why_not_undo(entry, seat, False)

    @property
    def may_be_undone(self) -> bool:
        """May the last answer still be taken back? Then no snapshot is taken: undo begins at the one before."""
        last = self.sitting.last
        return last is not None and self.why_not_undo(last.seat) is None

    def shown(self, host: bool) -> Shown:
        """The room as everybody sees it; the host sees the webhook and who asks for a seat."""
        sitting = self.sitting
        settings = sitting.settings
        if settings.webhook and not host:
            settings = msgspec.structs.replace(settings, webhook="")
        claims = [Claim(number, claim.seat, claim.name) for number, claim in sitting.claims.items()]
        return Shown(
            self.id,
            sitting.game,
            self.game.version,
            setup_code(self.game, self.box),
            sitting.players,
            dict(self.box.options),
            settings,
            sitting.commitment,
            sitting.state,
            sitting.paused_at is not None,
            sitting.locked,
            sitting.host,
            self.seats_shown(),
            claims if host else [],
            sitting.rematch,
            "" if sitting.learning is None else sitting.learning.game,
            [KeptOut(one.person, one.name, bool(one.addresses)) for one in sitting.kept_out] if host else [],
        )

    def seats_shown(self) -> list[SeatShown]:
        chairs = self.sitting.chairs
        figures = SHELF[self.sitting.game].figures_of([chair.figure for chair in chairs])
        named = self.youngest if self.youngest is not None else self.sitting.options.get("youngest")
        return [
            SeatShown(
                chair.name,
                bool(chair.keys),
                chair.bot,
                chair.left,
                chair.is_planned,
                chair.hints_known,
                figure,
                bool(chair.figure),
                seat == named,
            )
            for seat, (chair, figure) in enumerate(zip(chairs, figures, strict=True))
        ]

    def listed(self, about: bytes | None = None) -> Listed:
        """What the store keeps beside the journal; `about`, what a list shows, when that is known already."""
        sitting = self.sitting
        if about is None:
            game, setup = sitting.game, setup_code(self.game, self.box)
            shown = {"game": game, "setup": setup, "options": sitting.options, "seats": self.seats_shown()}
            about = msgspec.json.encode(shown)
        return Listed(sitting.settings.public, sitting.state, self.is_awake(), about)

    def is_awake(self) -> bool:
        """Is something to be done without anybody's command?"""
        sitting = self.sitting
        if self.table is None or sitting.state != PLAYING or sitting.paused_at is not None:
            return False
        if self.table.asks and (sitting.settings.clock or self.limit() is not None):
            return True
        if not self.has_absent:
            return False
        return any(self.is_played_by_house(seat) or self.plan_at_work(seat) for seat in self.table.awaited)

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
    def marks(self) -> list[tuple[bool, int]]:
        """What everybody sees of the seats that an answer may change: whether a plan plays there, and hints taken."""
        return [(chair.is_planned, chair.hints_known) for chair in self.sitting.chairs]

    def plan_at_work(self, seat: int) -> Plan | None:
        """The plan by which a seat's present question is answered, if there is one."""
        plan, ask = self.sitting.chairs[seat].plan, self.table and self.table.asks.get(seat)
        return plan if plan and ask and answers(plan, ask.about.key) else None

    # First steps

    @property
    def lesson(self) -> Lesson | None:
        """The first steps that are taken here, unless the learner has left them."""
        return None if self.sitting.learning is None else self.sitting.learning.lesson

    @property
    def given(self) -> list[int]:
        """How many answers of the lesson's script every seat has given."""
        return [] if self.sitting.learning is None else self.sitting.learning.given

    def _chance(self) -> Chance:
        sitting = self.sitting
        sealed = Sealed(sitting.players, self.secret, [chair.salt for chair in sitting.chairs])
        if sitting.learning is None:
            return sealed
        return Written(sitting.players, {} if self.lesson is None else self.lesson.luck, sealed)

    def _step(self) -> LessonStep | None:
        """What the coach says about the learner's question."""
        lesson = self.lesson
        stand = None if lesson is None else lesson.stand(self.given[LEARNER])
        if lesson is None or stand is None:
            return None
        step = lesson.steps[stand.step]
        cards = [LessonCard(card.key, card.at) for card in step.cards]
        return LessonStep(stand.step, len(lesson.steps), stand.given, cards, [*step.lets], [*step.rules])

    def written_answer(self, seat: int) -> str | None:
        """What the lesson has another seat answer now; None where a bot is free."""
        lesson, table = self.lesson, self.table
        if lesson is None or table is None or seat not in table.asks:
            return None
        silence = self.silence()
        return lesson.answer(self.given, seat, table.asks[seat].options, None if silence is None else silence.choice)

    # Snapshots

    def snapshot(self) -> Snapshot:
        table = None if self.table is None else self.game.save(self.table)
        return Snapshot(self.sitting.seq, msgspec.json.encode({"sitting": self.sitting, "table": table}))

    def load(self, snapshot: Snapshot) -> None:
        """Stand as a snapshot says."""
        parts = _snapshots.decode(snapshot.body)
        self.snapshot_seq = snapshot.seq
        self.sitting = sitting = msgspec.json.decode(parts["sitting"], type=Sitting)
        sitting.asked_at = [*map(self.time.past, sitting.asked_at)]
        sitting.paused_at = None if sitting.paused_at is None else self.time.past(sitting.paused_at)
        self.put_in_play()
        saved = msgspec.json.decode(parts["table"])
        if saved is not None:
            self.table = self.game.load(saved, self._chance())

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


def read_state(
    kept: Kept, rows: list[Row], time: Time, snapshot: Snapshot | None = None, asked: Snapshot | None = None
) -> State:
    """The table that a journal tells of; an answer that was taken back later is passed over.

    `rows` are those after the snapshot, or all of them. `asked` was taken under other rules, and must have asked the
    same. Raises `BrokenJournal`.
    """
    state = State(kept, time)
    if snapshot is not None:
        state.load(snapshot)
    first = rows[0] if rows else None
    events.check_chain(events.FIRST_HASH if snapshot is None else state.sitting.hash, rows)
    if first is not None and first.seq != (1 if snapshot is None else snapshot.seq + 1):
        raise BrokenJournal(f"table {tag(state.id)}: event {first.seq} follows a gap")
    undone = undone_in(rows)
    for row in rows:
        if row.seq in undone:
            pass_by(state.sitting, row)
        else:
            state.follow(row)
        is_then = asked is not None and row.seq == asked.seq and state.is_by_other_rules()
        if asked is not None and is_then and not has_same_questions(asked, state.game, state.table):
            raise OtherRules(state.game.name, state.sitting.version)
    return state


def read_sitting(kept: Kept, rows: list[Row], time: Time) -> State:
    """As much of a state as can be known without playing: who sits there. It has neither game nor table."""
    state, undone = State(kept, time), undone_in(rows)
    for row in rows:
        event = events.read(row.body)
        if isinstance(event, events.Opened):
            state.sitting = opened(event)
        if row.seq in undone:
            pass_by(state.sitting, row)
        else:
            note(state.sitting, event, row)
    return state


def undone_in(rows: Iterable[Row]) -> dict[int, int]:
    """The answers that were taken back, by seq, and the seq at which they were."""
    written = ((row.seq, events.read(row.body)) for row in rows if b'"undone"' in row.body)
    return {event.seq: seq for seq, event in written if isinstance(event, events.Undone)}


def is_usable(snapshot: Snapshot, rows: list[Row]) -> bool:
    """Does a snapshot hold? Not if an answer it has seen was taken back later, or its event is not in the journal.

    `rows` are those from the event of the snapshot on.
    """
    if not rows or rows[0].seq != snapshot.seq:
        return False
    hashed = msgspec.json.decode(_snapshots.decode(snapshot.body)["sitting"], type=Hashed).hash
    return hashed == rows[0].hash and all(seq > snapshot.seq for seq in undone_in(rows[1:]))


def tellings(facts: list[Fact]) -> list[Telling]:
    return [Telling(fact.key, fact.rule, fact.details, fact.to) for fact in facts]


def key_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def _is_among(key: str, keys: list[str]) -> bool:
    return bool(keys) and sum([hmac.compare_digest(key, known) for known in keys]) > 0


def _plain(draws: list[Draw]) -> events.Draws:
    return [(draw.stream, draw.out_of, draw.result) for draw in draws]


def _result(table: Table) -> events.Result | None:
    outcome = table.outcome
    return None if outcome is None else {"points": list(outcome.points), "places": list(outcome.places)}
