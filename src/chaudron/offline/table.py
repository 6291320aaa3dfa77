"""A table on this device: its room, its journal, and who thinks for its bots."""

from collections import deque
from collections.abc import Sequence

from msgspec import Raw

from chaudron import limits
from chaudron.offline.opening import KEY
from chaudron.protocol import Heard, Welcome
from chaudron.room import chain, work
from chaudron.room.chain import BrokenJournal
from chaudron.room.commands import outcome
from chaudron.room.effects import Effect, Tell, Think
from chaudron.room.inputs import Command, Input, Reply, Tick, Wish
from chaudron.room.listeners import Audience, heard
from chaudron.room.pace import Pace
from chaudron.room.reading import read_state
from chaudron.room.refusal import NoUndo
from chaudron.room.room import Room
from chaudron.room.rows import Kept, Row
from chaudron.room.sitting import WATCHER
from chaudron.room.state import State
from chaudron.room.time import Time
from chaudron.room.turn import Done, NeedsJournal, Replayed, Turn
from chaudron.room.visitors import NOBODY


class Person:
    """Whoever plays, as a room knows a connection: it is always there."""

    def __init__(self, state: State) -> None:
        self.who = state.who(KEY) or WATCHER
        self.key: str | None = KEY
        self.visitor = NOBODY


class Table:
    """A table in use."""

    def __init__(self, kept: Kept, state: State, rows: list[Row], pace: Pace) -> None:
        self.kept, self.rows, self.room = kept, rows, Room(state, pace)
        self.person = Person(state)
        self.audience = self.room.listeners.add(self.person)
        self.thoughts: deque[Think] = deque()
        self.says: list[Raw] = []
        """What the person hears once everything is written."""
        self.replays: dict[str, list[bytes]] = {}
        """The game seen again, once it is over: in pages, by whom it is seen."""

    def begin(self) -> None:
        """It has just been opened."""
        self._run(self.room.begin(self.rows))

    def go_on(self) -> None:
        """It was read from its journal."""
        self._run(self.room.take_charge())

    # What happens

    def at(self, now: int) -> None:
        self._run(self.room.at(now))

    def do(self, command: Command) -> Turn:
        """Carry out a command, unless that was done already and its answer lost: then it is answered again."""
        row = next((row for row in reversed(self.rows) if row.move == command.id), None)
        if row is not None:
            return Turn(done=Done(self.number, outcome(chain.read(row.body))))
        return self.handle(Wish(KEY, command))

    def handle(self, given: Input) -> Turn:
        """What becomes of it; raises `Refusal`. Somebody else must write it, or forget this table."""
        turn = self._decided(given)
        if turn.change is not None:
            if turn.change.opens is not None:  # a rematch need not wait for anybody
                turn.change.opens.start()
            self.rows += turn.change.rows
        self._run(self.room.tell(turn))
        return turn

    def _decided(self, given: Input) -> Turn:
        try:
            return self.room.handle(given)
        except NeedsJournal as needed:
            try:
                after = read_state(self.kept, [*self.rows, needed.row], Time(self.room.now))
            except BrokenJournal as error:
                raise NoUndo("nothing") from error
            return self.room.handle(given, Replayed(after, needed.row))

    def _run(self, effects: Sequence[Effect]) -> None:
        """Note what a room wants told or thought about. All else is about others, who are not here."""
        self.thoughts += [effect for effect in effects if isinstance(effect, Think)]
        self.says += [Raw(effect.message) for effect in effects if isinstance(effect, Tell)]

    # What happens by itself

    def due(self, now: int) -> float | None:
        """In how many seconds something happens by itself; None: the person is waited for."""
        at = now if self.thoughts else self.room.alarms.next
        return None if at is None else max(0.0, (at - now) / 1000)

    def step(self) -> Turn:
        """Let the next thing happen that is due; one bot thinks at a time."""
        return self.handle(_reply(self.thoughts.popleft()) if self.thoughts else Tick())

    # What the person knows

    @property
    def number(self) -> int:
        """How many events the person may know of."""
        return self.room.number(self.person.who)

    def heard(self, end: int, count: int) -> tuple[list[Row], int]:
        """So many rows that the person may know of, up to one, and how many there are before."""
        mine = [row for row in self.rows if row.only in (None, self.person.who.seat)]
        return mine[end - count : end], end - count

    def missed(self, after: int) -> list[Heard]:
        count = max(0, min(limits.MISSED_EVENTS, self.number - after))
        rows, skipped = self.heard(self.number, count)
        return heard(rows, self.person.who.seat, skipped)

    def welcome(self, audience: Audience, after: int) -> Welcome:
        """How things stand, and what was missed."""
        return self.room.listeners.welcome(self.room.state, audience, self.missed(after))


def _reply(think: Think) -> Reply:
    """Whatever a bot does wrong, the weakest answers for it, or else it is the first option."""
    thought = think.thought
    choices = (_chosen(think, level) for level in (thought.level, work.weakest(thought.game)))
    choice = next(filter(None, choices), str(thought.ask.options[0]))
    return Reply(think.seat, think.ask, choice, think.by, thought.plan)


def _chosen(think: Think, level: str) -> str | None:
    try:
        choice = work.choose(think.thought._replace(level=level))
    except Exception:  # noqa: BLE001 - the game goes on
        return None
    return choice if think.thought.ask.allows(choice) else None
