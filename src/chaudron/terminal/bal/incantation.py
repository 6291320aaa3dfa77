"""[BAL-8] Reading the formula at a keyboard: whoever lays a card types what stands on it, and the others compare."""

import time
from typing import TYPE_CHECKING

from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask
from chaudron.terminal.command_runner import CommandRunner
from chaudron.terminal.decision import Decision
from chaudron.terminal.page import PageFoot
from chaudron.terminal.paint import wrap
from chaudron.terminal.typed import command
from chaudron.words import LANGUAGES, words

if TYPE_CHECKING:
    from chaudron.terminal.session import Session


class Incantation(Decision):
    """[BAL-8.2] A line for each card; both languages count. What is typed is shown to all."""

    clock = staticmethod(time.monotonic)

    def __init__(self, session: "Session", seat: int, ask: Ask) -> None:
        super().__init__(session, seat, ask)
        recital = self.game.recital(session.table, seat)
        assert recital is not None, "nothing is to be read"
        self.is_secret, self.recital, self.cards = False, recital, recital.cards
        self.seconds: int = self.page.view["options"]["incantation_time"]
        self.is_timed = self.console.clears  # what is read aloud takes its time, and a pipe has none

    def choose(self) -> str | None:
        """How the cards were read; None when something was taken back."""
        self.take_seat()
        self.page.open(self.question())
        started = self.clock()
        lines: list[str] = []
        while len(lines) < len(self.cards) and not self.is_over and all(lines):
            lines += self.line(len(lines) + 1, started)
        return None if self.is_over else self.judged(lines)

    def line(self, number: int, started: float) -> list[str]:
        """What was typed for a card; nothing at all where a command was given instead."""
        text = self.console.read(f"{self.name}, {number}/{len(self.cards)} > ")
        typed = command(text, self.session.words, self.session.commands, exact=True) if text else None
        if typed is not None:
            CommandRunner(self).run(typed)
            return []
        if self.is_timed and self.clock() - started > self.seconds:
            self.page.show(self.page.said("read-late", seconds=self.seconds))
            return [""]
        return [text]

    def judged(self, lines: list[str]) -> str:
        """[BAL-8.3] Read well, with a slip, or not at all."""
        self.session.typed = lines
        texts = [[words(language).say(text) for language in LANGUAGES] for text in self.recital.texts]
        return str(self.recital.heard(lines, texts))

    def question(self) -> PageFoot:
        """What to type; from memory, only which cards."""
        say, from_memory = self.session.words.say, self.page.view["options"]["from_memory"]
        key = "read-formulas-by-heart" if from_memory else "read-formulas"
        asked = say(key, seconds=self.seconds, count=len(self.cards), is_timed=self.is_timed)
        text = say("question", name=self.name, asked=asked) if len(self.session.people) > 1 else asked
        shown = [say(f"bal-card-{card}") for card in self.cards] if from_memory else map(say, self.recital.texts)
        lines = [f"  {number}. {formula}" for number, formula in enumerate(shown, 1)]
        return self.asked([*self.titled(text), *lines], "commands-line-all")


def overheard(session: "Session", view: View) -> list[str]:
    """[BAL-8.4] What stands on the cards and what was typed, one above the other; where they differ nobody says."""
    if view["window"] != "challenge" or view["reading"] is None:
        return []
    reading, say = view["reading"], session.words.say
    lines = wrap(say("heard-title", name=session.words.seat(reading["seat"], session.names)), session.console.width)
    for card, line in zip(reading["cards"], session.typed, strict=True):
        lines += [say("heard-card", formula=say(f"bal-card-{card}.formula")), say("heard-line", line=line)]
    return lines
