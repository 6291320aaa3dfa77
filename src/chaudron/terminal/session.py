"""One game in one terminal: whose turn it is, what the bots do, what is written down."""

from collections.abc import Mapping

from chaudron.kernel.game import Bot, View
from chaudron.kernel.record import Play
from chaudron.kernel.rule import Ask, Together
from chaudron.kernel.table import Table
from chaudron.terminal.ask_all import AskAll
from chaudron.terminal.console import Console
from chaudron.terminal.decision import Decision
from chaudron.terminal.faces import face_of
from chaudron.terminal.files import RecordFile
from chaudron.terminal.log import GameLog, LoggedFact
from chaudron.terminal.paint import wrap
from chaudron.terminal.trouble import Trouble
from chaudron.terminal.typed import COMMANDS
from chaudron.words import Words


class Session:
    """A game being played, its bots, and the file its record is kept in."""

    def __init__(
        self, play: Play, bots: Mapping[int, Bot], console: Console, words: Words, file: RecordFile | None
    ) -> None:
        self.play, self.bots, self.console, self.words, self.file = play, bots, console, words, file
        self.face, self.names = face_of(play.game.name), play.record.names
        self.figures = play.game.figures_of([""] * play.box.players)
        """What is played with at every seat, where there is a choice."""
        self.log = GameLog()
        self.log.add(0, play.facts)
        self.read: dict[int | None, int] = dict.fromkeys([None, *self.people], 0)
        """How much of what was told each person has been shown, and (None) all of them together."""
        self.due: list[int] = []
        """Bots that act before the next person does."""
        self.passed: set[int] = set()
        """People who were asked whether they come back, and let the others go on."""
        self.shown: dict[int | None, tuple[object, ...]] = {}
        """The part of the game in which each person last saw the whole board."""
        self.facing: int | None = None
        """Who sits at the keyboard."""
        self.called: tuple[Together | None, list[int]] = (None, [])
        """The last question to all people at once, and who spoke up."""
        self.consulted: list[int] = []
        """Who comes next, to say something to what was said besides."""
        self.typed: list[str] = []
        """The lines that were typed when last something had to be."""

    @property
    def table(self) -> Table:
        return self.play.table

    @property
    def turn_order(self) -> list[int]:
        """The seats clockwise from the first player."""
        players, first = self.table.box.players, self.face.first(self.view(None))
        return [(first + turn) % players for turn in range(players)]

    @property
    def people(self) -> list[int]:
        """The seats of people, in turn order."""
        return [seat for seat in self.turn_order if seat not in self.bots]

    @property
    def is_alone(self) -> bool:
        """Is there nobody else at the keyboard who still plays?"""
        view = self.view(None)
        return sum(self.face.is_in(view, seat) for seat in self.people) < 2

    @property
    def commands(self) -> tuple[str, ...]:
        """What may be typed besides a choice."""
        first, *rest = COMMANDS
        return (first, *self.face.commands, *rest)

    def view(self, seat: int | None) -> View:
        return self.play.game.view(self.table, seat)

    def run(self) -> None:
        """Play to the end. Raises `PlayerLeft`."""
        while self.table.outcome is None:
            self.one_answer()
        self.keep()

    def one_answer(self) -> None:
        """Let one seat answer."""
        seat = self.next_seat()
        ask = self.table.asks[seat]
        if seat in self.bots:
            self.answer(seat, self.choice_of_bot(seat, ask))
            return
        self.keep()
        choice = self.unasked(seat, ask) or self.ask(seat, ask)
        if choice is not None:
            self.answer(seat, choice)
            is_heard = choice in ask.offers and choice not in self.face.besides(ask)
            if is_heard or self.play.record.entries[-1].draws or seat not in self.table.pending_seats:
                self.due = list(self.bots)
            if is_heard:
                self.consulted = [other for other in self.people if other != seat]

    def choice_of_bot(self, seat: int, ask: Ask) -> str:
        """What a bot answers; where something has to be typed, it does that too."""
        game, recital = self.play.game, self.play.game.recital(self.table, seat)
        choice = self.bots[seat].choose(game.bot_view(self.table, seat), ask)
        if recital is not None:
            texts = [self.words.say(text) for text in recital.texts]
            self.typed = recital.typed(choice, texts, len(self.play.record.entries))
        return choice

    def ask(self, seat: int, ask: Ask) -> str | None:
        """Let a person decide."""
        kind = self.face.decision(ask.about.key) or Decision
        return kind(self, seat, ask).choose()

    def unasked(self, seat: int, ask: Ask) -> str | None:
        """What is answered for somebody who has nothing to decide, or nothing to say when all are asked together."""
        if self.is_alone:
            return self.face.given(ask)
        silence = self.face.meddling.get(ask.about.key)
        return None if silence is None or seat in self.speakers(ask) else silence

    def speakers(self, ask: Ask) -> list[int]:
        """Who spoke up when everybody was asked; all are asked once in every window."""
        window = self.table.sealed_together()
        if self.called[0] is not window:
            seats = [seat for seat in self.table.pending_seats if seat not in self.bots]
            self.called = (window, AskAll(self, seats, ask).who_speaks())
        return self.called[1]

    def next_seat(self) -> int:
        """Whose answer comes next. People brew one after another; after each of their draws every bot acts once."""
        waiting = [seat for seat in self.turn_order if seat in self.table.pending_seats]
        people = [seat for seat in waiting if seat not in self.bots]
        self.due = [seat for seat in self.due if seat in waiting]
        self.consulted = [seat for seat in self.consulted if seat in waiting]
        if self.consulted:
            return self.consulted.pop(0)
        if people and not (self.due and not self.is_secret):
            return people[0]
        if not self.due:
            returning = self.who_returns()
            if returning is not None:
                self.passed.add(returning)
                return returning
            self.passed.clear()
            self.due = [seat for seat in waiting if seat in self.bots]
        return self.due.pop(0)

    @property
    def is_secret(self) -> bool:
        """Are answers being given that the others may not see yet?"""
        return self.table.sealed_together() is not None or any(ask.sealed for ask in self.table.asks.values())

    def who_returns(self) -> int | None:
        """Somebody who stopped and may come back while the bots go on [BEL-15.6]."""
        offered = [seat for seat, ask in self.table.asks.items() if ask.lapses and seat not in self.bots]
        return next((seat for seat in offered if seat not in self.passed), None)

    def offers(self, seat: int | None) -> list[int]:
        """The other people who may still come back."""
        return [other for other, ask in self.table.asks.items() if ask.lapses and other not in (seat, *self.bots)]

    def answer(self, seat: int, choice: str) -> None:
        """Give an answer, and remember what it told."""
        facts = self.play.answer(seat, choice)
        self.log.add(len(self.play.record.entries), facts)

    def undo(self, seat: int) -> str | None:
        """Take back the last answer, and those before it that were given without asking; returns why not."""
        reason = self.play.why_not_undo(seat)
        if reason is not None:
            return self.words.undo(reason)
        self.forget(seat)
        ask = self.table.asks[seat]
        given = self.face.given(ask) if self.is_alone else None
        if given is None:
            return None
        why = self.undo(seat)
        if why is not None:
            self.answer(seat, given)
        return why

    def forget(self, seat: int) -> None:
        """The last answer was never given."""
        number = len(self.play.record.entries)
        self.play.undo(seat)
        self.log.forget_from(number)
        self.read = {person: min(read, len(self.log.told)) for person, read in self.read.items()}

    def fresh(self, seat: int | None) -> list[LoggedFact]:
        """What a person has heard but not been shown yet; what all were shown together is not shown again."""
        known, together = self.read[seat], self.read[None]
        self.read[seat] = len(self.log.told)
        return [
            told
            for place, told in enumerate(self.log.told)
            if place >= known and told.fact.is_heard_by(seat)
            if place >= together or not told.fact.is_heard_by(None)
        ]

    def tell(self, key: str, **details: object) -> None:
        """Say something to everybody at the keyboard."""
        for line in wrap(self.words.say(key, **details), self.console.width):
            self.console.show(line)

    def keep(self) -> None:
        """Write the record down. A file that cannot be written any more is given up, and said once."""
        if self.file is None:
            return
        try:
            self.file.write(self.play.record)
        except Trouble as trouble:
            self.file = None
            self.console.show(self.words.say(trouble.key, **trouble.details))
