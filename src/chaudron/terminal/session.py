"""One game at one desk: whose turn it is, what the bots do, what is written down."""

from collections.abc import Mapping

from chaudron.games.belcastel.table import Table
from chaudron.kernel.game import Bot, View
from chaudron.kernel.record import Play
from chaudron.terminal.decision import Decision
from chaudron.terminal.desk import Desk
from chaudron.terminal.files import RecordFile
from chaudron.terminal.log import Log
from chaudron.terminal.trouble import Trouble
from chaudron.words import Words


class Session:
    """A game being played, its bots, and the file its record is kept in."""

    def __init__(self, play: Play, bots: Mapping[int, Bot], desk: Desk, words: Words, file: RecordFile | None) -> None:
        self.play, self.bots, self.desk, self.words, self.file = play, bots, desk, words, file
        self.names = play.record.names
        self.log = Log()
        self.log.add(0, play.facts)
        self.read = dict.fromkeys(self.people, 0)
        """How much of what it heard each person has been shown."""
        self.due: list[int] = []
        """Bots that act before the next person does."""
        self.passed: set[int] = set()
        """People who were asked whether they come back, and let the others go on."""
        self.shown: dict[int, tuple[object, ...]] = {}
        """The part of the game in which each person last saw the whole board."""
        self.facing: int | None = None
        """Who sits at the keyboard."""

    @property
    def table(self) -> Table:
        table = self.play.table
        assert isinstance(table, Table)
        return table

    @property
    def people(self) -> list[int]:
        """The seats of people, in turn order."""
        return [seat for seat in self.table.turn_order if seat not in self.bots]

    def view(self, seat: int | None) -> View:
        return self.play.game.view(self.table, seat)

    def run(self) -> None:
        """Play to the end. Raises `Left`."""
        while self.table.outcome is None:
            self.one_answer()
        self.keep()

    def one_answer(self) -> None:
        """Let one seat answer."""
        seat = self.next_seat()
        ask = self.table.asks[seat]
        if seat in self.bots:
            self.answer(seat, self.bots[seat].choose(self.view(seat), ask))
            return
        self.keep()
        choice = Decision(self, seat, ask).choose()
        if choice is not None:
            self.answer(seat, choice)
            if self.play.record.entries[-1].draws or seat not in self.table.awaited:
                self.due = list(self.bots)

    def next_seat(self) -> int:
        """Whose answer comes next. People brew one after another; after each of their draws every bot acts once."""
        waiting = [seat for seat in self.table.turn_order if seat in self.table.awaited]
        people = [seat for seat in waiting if seat not in self.bots]
        self.due = [seat for seat in self.due if seat in waiting]
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

    def offers(self, seat: int) -> list[int]:
        """The other people who may still come back."""
        return [other for other, ask in self.table.asks.items() if ask.lapses and other not in (seat, *self.bots)]

    def answer(self, seat: int, choice: str) -> None:
        """Give an answer, and remember what it told."""
        facts = self.play.answer(seat, choice)
        self.log.add(len(self.play.record.entries), facts)

    def undo(self, seat: int) -> str | None:
        """Take back the last answer; returns why not."""
        reason = self.play.why_not_undo(seat)
        if reason is not None:
            return self.words.undo(reason)
        number = len(self.play.record.entries)
        self.play.undo(seat)
        self.log.forget_from(number)
        for person in self.people:
            self.read[person] = min(self.read[person], len(self.log.heard(person)))
        return None

    def keep(self) -> None:
        """Write the record down. A file that cannot be written any more is given up, and said once."""
        if self.file is None:
            return
        try:
            self.file.write(self.play.record)
        except Trouble as trouble:
            self.file = None
            self.desk.show(self.words.say(trouble.key, **trouble.details))
