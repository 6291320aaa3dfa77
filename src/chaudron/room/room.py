"""A room: a table with everybody at it. It is told the time and what is wanted, and says what is to be done."""

from chaudron import limits
from chaudron.protocol import Heard, Here
from chaudron.room import bot_lines, chain, commands, events, upkeep
from chaudron.room.alarms import Alarms, WindowCloses
from chaudron.room.effects import Effect, ForgetBrowsers, LetGo, Listener, Save, SayWhoIsHere, Tell
from chaudron.room.events import Event
from chaudron.room.inputs import OF_THE_HOUSE, AddKey, Command, Input, Reply, Wish
from chaudron.room.listeners import ANSWERS, Listeners, encode, heard
from chaudron.room.pace import Pace
from chaudron.room.permits import seatless
from chaudron.room.refusal import Refusal
from chaudron.room.rows import Listed, Row, Snapshot
from chaudron.room.sitting import OPEN, WATCHER, Who
from chaudron.room.state import State
from chaudron.room.turn import Change, Done, Quiet, Replayed, Turn
from chaudron.room.visitors import NOBODY, Came, Visitor
from chaudron.room.voices import Voices

LOSING = (events.Left, events.Kicked, events.Granted, events.Keyed, events.Forgotten)
"""What takes a seat from somebody, or from some of their devices."""


class Room:
    """A table in use, with everything about it that is in no journal."""

    __slots__ = (
        "ahead",
        "alarms",
        "closes",
        "host_seen_at",
        "is_ours",
        "listed",
        "listeners",
        "noticed",
        "noticing",
        "pace",
        "quiet",
        "recent",
        "snapshot_seq",
        "state",
        "thinking",
        "voices",
    )

    def __init__(self, state: State, pace: Pace) -> None:
        self.state, self.pace = state, pace
        self.is_ours = False
        """Is it for us to act here? Otherwise somebody else does, and we only follow the journal."""
        self.ahead: State | None = None
        """How the table really stands, while something is kept quiet; what is shown is `state`."""
        self.quiet: list[Quiet] = []
        self.closes: int | None = None
        """When what is kept quiet is shown, once everybody has answered in the window that is open."""
        self.listed: Listed | None = None
        self.listeners = Listeners()
        self.recent: dict[str | None, dict[str, Done]] = {}
        """Commands done lately, by the key of their author, and what was answered to each."""
        self.thinking: dict[int, int] = {}
        """Seats for which somebody thinks, and about which question."""
        self.noticed: dict[int, int] = {}
        """Questions of which a seat was sent a notice …"""
        self.noticing: dict[int, int] = {}
        """… or may soon be sent one."""
        self.alarms = Alarms()
        self.voices = Voices()
        self.host_seen_at = state.time.now
        self.snapshot_seq = state.snapshot_seq

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def now(self) -> int:
        return self.state.time.now

    @property
    def seq(self) -> int:
        """The last event of the journal that is known here."""
        return (self.ahead or self.state).sitting.seq

    # What happens

    def at(self, now: int) -> list[Effect]:
        """Let it be this time: what was kept quiet is told if its window has closed, before anything else happens."""
        self.state.time.now = now
        return self._show_quiet()

    def handle(self, given: Input, after: Replayed | None = None) -> Turn:
        """What becomes of a command, an answer, or of time that has passed. Raises `Refusal`: nothing has changed.

        `after`: how the table would stand, where that was asked for (`NeedsJournal`).
        """
        if isinstance(given, Wish):
            return self._carry_out(given.key, given.command, after)
        if isinstance(given, Reply):
            return upkeep.reply(self, given)
        return upkeep.next_alarm(self)

    def done_lately(self, key: str | None, command: Command) -> Done | None:
        """What was answered to a command that has come before."""
        return self.recent.get(key, {}).get(command.id)

    def _carry_out(self, key: str | None, command: Command, after: Replayed | None) -> Turn:
        known = self.done_lately(key, command)
        if known is not None:
            return Turn(done=known)
        who = self.by_right_of(key, command)
        turn = commands.decide(self, who, command, after)
        change = turn.change
        if change is None:
            return turn
        number = change.state.number(who.seat) if change.noted is None else change.noted.heard[who.seat or 0]
        turn.done, turn.move = Done(number, commands.outcome(change.event)), (key, command.id)
        return turn

    def turn(self, change: Change) -> Turn:
        """From now on the table stands so, unless it is kept quiet; nobody is told before it is written."""
        if change.closes is None:
            self.state = change.state
        return Turn(change, self._listed_anew(change))

    def tell(self, turn: Turn) -> list[Effect]:
        """What follows from a turn, now that it is durable."""
        change = turn.change
        if turn.move is not None and turn.done is not None:
            self._remember(*turn.move, turn.done)
        if change is None:
            return [*turn.effects]
        if change.closes is not None:
            return [*turn.effects, *self._keep_quiet(change)]
        told = self._tell(change.event, change.row, self.state.sitting.heard)
        return [*turn.effects, *told] if turn.effects else told

    def follow(self, row: Row) -> list[Effect]:
        """Somebody else has written this row."""
        effects = self._show_quiet()
        closes = self.state.window_closes()
        after = self.state if closes is None else self.ahead or self.state.copy()
        event = after.follow(row)
        if closes is None:
            return [*effects, *self._tell(event, row, self.state.sitting.heard)]
        return [*effects, *self._keep_quiet(Change(after, event, row, closes))]

    def stand_as(self, state: State, rows: list[Row]) -> list[Effect]:
        """Stand as the journal says, whatever was believed before; `rows` are those that some have not heard of."""
        self.state = state
        self.drop_quiet()
        self.listed = None
        sat = [(listener, listener.who.seat) for listener in self.listeners.all]
        changed, effects = self._reseat()
        for listener in self.listeners.all if rows else changed:
            seat = listener.who.seat
            has_moved = (listener, seat) not in sat  # and begins to count anew
            news = [] if has_moved else [row for row in rows if row.only in (None, seat)]
            effects.append(self._welcome(listener, heard(news, seat, self.number(listener.who) - len(news))))
        return [*effects, *self._say_who_is_here()] if changed else effects

    def drop_quiet(self) -> None:
        """Nothing is kept quiet any more."""
        self.ahead, self.closes, self.quiet = None, None, []

    def take_charge(self) -> list[Effect]:
        """From now on it is for us to act here."""
        self.is_ours, self.listed = True, None
        return upkeep.look_after(self)

    def begin(self, rows: list[Row]) -> list[Effect]:
        """It has just been opened here, by these rows, and nobody knows of it yet."""
        self.is_ours, self.listed = True, self.state.listed()
        self.snapshot_seq = 0  # nothing is saved yet: later rules shall know what was asked
        for row in rows:
            bot_lines.listen(self, chain.read(row.body), row, self.state.sitting.heard)
        return upkeep.look_after(self)

    def stand_back(self) -> None:
        """Somebody else acts here now, or nobody: whatever was begun for a seat is begun anew by whoever comes next."""
        self.is_ours = False
        self.alarms.clear()
        self.thinking.clear()
        self.noticing.clear()

    def look_after(self) -> list[Effect]:
        """See to whatever the table calls for now."""
        return upkeep.look_after(self) if self.is_ours else []

    # What is kept quiet

    def window_closes(self) -> int | None:
        """When what is kept quiet may be shown, as far as it is known, if that is still to come."""
        closes = self.state.window_closes()
        if closes is None or self.closes is None:
            return closes
        return self.closes if self.closes > self.now else None

    def has_answered(self, seat: int) -> bool:
        """Has this seat answered the question that it is still shown, because a window is open?"""
        return self.ahead is not None and self.ahead.sitting.asked[seat] != self.state.sitting.asked[seat]

    def _keep_quiet(self, change: Change) -> list[Effect]:
        """Nobody learns of it before the window closes, not even whose answer it was: all hands look the same."""
        if self.closes is None and change.row.only is None:
            self.closes = change.row.at
        self.ahead = change.state
        self.quiet += [change.noted] if change.noted is not None else []
        self.quiet.append(Quiet(change.event, change.row, change.state.sitting.heard[:]))
        self.alarms.set(self.window_closes() or self.now, WindowCloses())
        return self.look_after()

    def _show_quiet(self) -> list[Effect]:
        """If the window has closed, tell what was kept quiet."""
        if self.ahead is None or self.window_closes() is not None:
            return []
        quiet, self.state = self.quiet, self.ahead
        self.drop_quiet()
        return [effect for event, row, heard in quiet for effect in self._tell(event, row, heard)]

    # What is told

    def _tell(self, event: Event, row: Row, heard: list[int]) -> list[Effect]:
        """What is durable may be known; then see to what it calls for. `heard`: how many events each knew then."""
        effects: list[Effect] = [*self.listeners.hear(self.state, event, row, heard)]
        bot_lines.listen(self, event, row, heard)
        if type(event) not in ANSWERS:
            effects += self.seat_anew()
            if self.is_ours and isinstance(event, LOSING):
                effects.append(ForgetBrowsers())
        elif isinstance(event, events.Answered) and event.result is not None and self.is_ours:
            effects += upkeep.tell_the_end(self)
        if row.seq - self.snapshot_seq >= limits.SNAPSHOT_EVERY and not self.state.may_be_undone:
            effects.append(Save(self.take_snapshot()))
        return effects + self.look_after() if self.is_ours else effects

    def take_snapshot(self) -> Snapshot:
        """The table as it stands now, which must be durable."""
        snapshot = self.state.snapshot()
        self.snapshot_seq = snapshot.seq
        return snapshot

    def _listed_anew(self, change: Change) -> Listed | None:
        state, known = change.state, self.listed
        if known is not None and type(change.event) is events.Answered:
            if known.state == state.sitting.state and known.awake == state.is_awake():
                return None
            listed = state.listed(known.about)
        else:
            listed = state.listed()
        self.listed = listed
        return None if listed == known else listed

    def _remember(self, key: str | None, move: str, done: Done) -> None:
        recent = self.recent.setdefault(key, {})
        recent[move] = done
        if len(recent) > limits.RECENT_MOVES:
            del recent[next(iter(recent))]

    # Who is here

    def who(self, key: str | None, visitor: Visitor = NOBODY) -> Who:
        """By what right somebody speaks; whoever waits for a seat watches until it is granted. Raises `Refusal`."""
        if self.state.sitting.is_shut:
            raise Refusal("shut")
        who = WATCHER if key is None else self.state.who(key)
        if who is not None and who != WATCHER:
            return who
        if self.state.keeps_out(self.state.came(visitor, key)):
            raise Refusal("kept_out")
        if who is None and key not in [claim.key for claim in self.state.sitting.claims.values()]:
            raise seatless(self.state.sitting.lost.get(key or ""))
        return WATCHER

    def by_right_of(self, key: str | None, command: Command) -> Who:
        """By what right a command is given. A key that replaces all others is known before the old one is forgotten.

        So, when it is asked for again, whoever asks has it already. Raises `Refusal`.
        """
        if type(command) in OF_THE_HOUSE:
            return WATCHER
        who = self.state.who(command.key) if isinstance(command, AddKey) else None
        return who or self.who(key)

    def number(self, who: Who) -> int:
        """How many events this listener may know of."""
        return self.state.number(who.seat)

    def here(self) -> Here:
        """The seats that are connected anywhere, and how many watch."""
        here = self.listeners.here()
        if self.state.sitting.host in here.here or any(who.host for who in self.listeners.audiences):
            self.host_seen_at = self.now
        return here

    def came(self, seat: int) -> list[Came]:
        """From where somebody at a seat is connected to this process."""
        return [self.state.came(one.visitor) for one in self.listeners.all if one.who.seat == seat]

    def is_played_by_person(self, seat: int) -> bool:
        """Does somebody sit there who is connected and has not left?"""
        chairs = self.state.sitting.chairs
        if self.state.sitting.state == OPEN or seat >= len(chairs):
            return False
        return bool(chairs[seat].keys) and not chairs[seat].left and seat in self.here().here

    def enter(self, listener: Listener, missed: list[Heard]) -> list[Effect]:
        """Let a connection listen: it is told how things stand and what it missed. Raises `Refusal`."""
        who, before, is_first = listener.who, self.here(), not self.listeners.audiences
        if who == WATCHER and not self.state.sitting.settings.watchers:
            raise Refusal("no_watchers")
        effects: list[Effect] = []
        same = self.listeners.audiences.get(who)
        allowed = limits.SOCKETS_PER_SEAT if who.seat is not None else limits.WATCHERS_PER_TABLE
        if same is not None and len(same.listeners) >= allowed:
            if who.seat is None:
                raise Refusal("too_many_connections")
            effects.append(LetGo("replaced", same.listeners[0]))
            self.listeners.remove(same.listeners[0])
        self.listeners.add(listener)
        effects.append(self._welcome(listener, missed))
        return effects if self.here() == before else [*effects, *self._say_who_is_here(is_first)]

    def exit(self, listener: Listener, now: int) -> list[Effect]:
        """A connection is no more; something may just be being written."""
        self.state.time.now = now
        before = self.here()
        self.listeners.remove(listener)
        return [] if self.here() == before else [*self._say_who_is_here(), *self.look_after()]

    def note_present(self, process: str, seats: list[int], watching: int) -> list[Effect]:
        """Somebody is connected to another process, or nobody any more."""
        if seats or watching:
            self.listeners.elsewhere[process] = (seats, watching)
        else:
            self.listeners.elsewhere.pop(process, None)
        return [self._here()]

    def seat_anew(self) -> list[Effect]:
        """Seats may have changed hands: everybody hears from where they sit now."""
        changed, effects = self._reseat()
        effects += [self._welcome(listener, []) for listener in changed]
        return [*effects, *self._say_who_is_here()] if changed else effects

    def _reseat(self) -> tuple[list[Listener], list[Effect]]:
        """Let everybody listen from the seat they have now, and let go who may not stay; who has changed seats."""
        gone: list[Effect] = []
        changed = []
        for listener in self.listeners.all:
            who = WATCHER if listener.key is None else self.state.who(listener.key) or WATCHER
            if why := self._why_not_stay(listener, who):
                self.listeners.remove(listener)
                gone.append(LetGo(why, listener))
            elif who != listener.who:
                self.listeners.remove(listener)
                listener.who = who
                changed.append(listener)
        for listener in changed:
            self.listeners.add(listener)
        return changed, gone

    def _why_not_stay(self, listener: Listener, who: Who) -> str:
        if self.state.sitting.is_shut:
            return "shut"
        if who != WATCHER:
            return ""
        if self.state.keeps_out(self.state.came(listener.visitor, listener.key)):
            return "kept_out"
        return "" if self.state.sitting.settings.watchers else "no_watchers"

    def _welcome(self, listener: Listener, missed: list[Heard]) -> Tell:
        audience = self.listeners.audiences[listener.who]
        return Tell([listener], encode(self.listeners.welcome(self.state, audience, missed)))

    def _here(self) -> Tell:
        return Tell(self.listeners.all, encode(self.here()))

    def _say_who_is_here(self, and_you: bool = False) -> list[Effect]:
        return [self._here(), SayWhoIsHere(and_you)]
