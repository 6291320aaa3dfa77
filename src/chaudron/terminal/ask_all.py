"""A question to all people at the keyboard: who has something to say to this?

At a real table whoever wants to react says so, and whoever says nothing has told nothing. So people who share a
keyboard are asked together; only those who speak up answer behind a curtain, and the others pass.
"""

from typing import TYPE_CHECKING

from chaudron.kernel.rule import Ask
from chaudron.terminal.command_runner import CommandRunner
from chaudron.terminal.page import PageFoot
from chaudron.terminal.prompt import Prompt
from chaudron.terminal.typed import by_prefix, command

if TYPE_CHECKING:
    from chaudron.terminal.session import Session

FOR_ALL = ("help", "board", "log", "save", "lang", "quit")
"""The commands that need no seat."""


class AskAll(Prompt):
    """Asks everybody at once, on a page without anybody's hand."""

    def __init__(self, session: "Session", seats: list[int], ask: Ask) -> None:
        super().__init__(session, None, ask)
        self.names = {session.words.seat(seat, session.names): seat for seat in seats}
        self.speakers: list[int] = []

    @property
    def name(self) -> str:
        return " / ".join(self.names)

    def who_speaks(self) -> list[int]:
        """The seats that want to answer themselves; everybody else has nothing to say."""
        self.session.facing = None
        self.page.open(self.question())
        while not self.is_over:
            self.take(self.console.read(f"{self.name} > "))
        return self.speakers

    def take(self, text: str) -> None:
        """Enter, names, or a command."""
        self.speakers = self.named(text)
        typed = command(text, self.session.words, FOR_ALL, exact=not self.speakers) if text else None
        if self.speakers or not text:
            self.is_over = True
        elif typed:
            CommandRunner(self).run(typed)
        else:
            self.refuse(text)

    def named(self, text: str) -> list[int]:
        """Whoever is named, in full or by first letters or numbers; nobody where one name is unknown."""
        parts = [text] if self.one(text) is not None else text.replace(",", " ").split()
        found = [self.one(part) for part in parts]
        return [] if None in found else sorted({seat for seat in found if seat is not None})

    def one(self, text: str) -> int | None:
        if text.isdecimal() and 0 < int(text) <= len(self.names):
            return list(self.names.values())[int(text) - 1]
        found = by_prefix(text, self.names) if text else []
        return self.names[found[0]] if len(found) == 1 else None

    def is_allowed(self, order: str) -> bool:
        return order in FOR_ALL

    def refuse(self, text: str) -> None:
        self.object("call-unknown", typed=text)

    def question(self) -> PageFoot:
        """The question, and the names of those who may speak up."""
        say = self.session.words.say
        heard = self.face.before(self.session, self.page.view)
        lines = [*heard, *self.titled(say(f"call-{self.ask.about.key}"))]
        people = [f"{self.console.paint('copper', f'{place})')} {name}" for place, name in enumerate(self.names, 1)]
        return self.asked([*lines, *self.arranged([*people, say("call-nobody")])], "commands-line-all")
