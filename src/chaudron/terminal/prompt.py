"""What is put to somebody at the keyboard, and read until it is settled."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from chaudron.kernel.rule import Ask
from chaudron.terminal.page import Page, PageFoot
from chaudron.terminal.paint import flow, folded, in_columns, wrap

if TYPE_CHECKING:
    from chaudron.terminal.session import Session

FEW = 4
"""So many choices stand side by side; more stand in columns."""


class Prompt(ABC):
    """A question to a seat, or (without one) to everybody at the keyboard."""

    def __init__(self, session: "Session", seat: int | None, ask: Ask) -> None:
        self.session, self.seat, self.ask = session, seat, ask
        self.game, self.face, self.console = session.play.game, session.face, session.console
        self.page = Page(session, seat)
        self.options = [str(option) for option in (*ask.options, *self.face.besides(ask))]
        self.is_over = False

    @property
    def name(self) -> str:
        """What stands before what is typed."""
        return self.page.name

    def is_allowed(self, command: str) -> bool:
        """May this command be given here?"""
        return True

    @abstractmethod
    def question(self) -> PageFoot:
        """The question and the choices; and what else may be typed."""

    @abstractmethod
    def refuse(self, text: str) -> None:
        """Why not, with the rule; or that nobody understands."""

    def object(self, key: str, **details: object) -> None:
        """Something is wrong with what was typed."""
        self.page.reply([self.console.paint("ember", line) for line in self.page.said(key, **details)], self.question())

    def titled(self, text: str) -> list[str]:
        return [self.console.paint("title", line) for line in wrap(text, self.console.width)]

    def asked(self, lines: Sequence[str], hint: str) -> PageFoot:
        """A question with its hint, which is broken into lines unless it is read aloud."""
        said = self.session.words.say(hint)
        return PageFoot([*lines], said if self.console.linear else "\n".join(wrap(said, self.console.width)))

    def arranged(self, items: Sequence[str]) -> list[str]:
        """Choices side by side or in columns; one below the other where they are read aloud."""
        if self.console.linear:
            return [*items]
        lines = flow(items, self.console.width, "   ") if len(items) <= FEW else in_columns(items, self.console.width)
        return [part for line in lines for part in folded(line, self.console.width, indent="   ")]

    def draw_curtain(self, key: str) -> None:
        """The keyboard changes hands unseen."""
        self.console.clear()
        self.page.show(self.page.said(key, name=self.name))
        self.console.wait(self.session.words.say("curtain-ready", name=self.name))
