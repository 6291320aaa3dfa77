"""What a game shows of itself in a terminal: its board, how its questions are put, how it begins and ends.

Everything else in a terminal (keyboard, pages, log, records, commands) is the same for all games. There is one `Face`
per family of games, in `faces.FACES`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

from chaudron.kernel.facts import Fact
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask
from chaudron.terminal.board import Drawing
from chaudron.terminal.log import LoggedFact
from chaudron.words import Words

if TYPE_CHECKING:
    from chaudron.terminal.command_runner import CommandRunner
    from chaudron.terminal.console import Console
    from chaudron.terminal.decision import Decision
    from chaudron.terminal.session import Session

Handler = Callable[[str], None]
"""Carries out a command of a game, with what was typed after it."""


class Face(ABC):
    """How one family of games is shown and played in a terminal."""

    family: str
    """The name its words begin with."""
    commands: tuple[str, ...] = ()
    """What may be typed in this game alone; each has its words, `command-<name>`."""
    hides_hands = False
    """Is there something on the board that others at the keyboard may not see, whatever is asked?"""
    meddling: Mapping[str, str] = {}
    """Questions put to everybody at once, to which most have nothing to say, and the answer that means just that."""
    verbs: tuple[str, ...] = ()
    """What a thing that is typed alone may be meant for, although this is not offered: `S2` for `witch:S2`."""

    boards: tuple[Drawing, ...]
    """The pictures there are, the fullest first, the briefest last."""
    a_word = 3
    """So many lines rather stand on a brief board than on a page of their own."""
    further_rules: Mapping[str, tuple[str, ...]] = {}
    """The rules that explain a question, besides the one that asks it."""

    # The board

    def board(self, view: View, words: Words, **how: Any) -> str:
        """A view as text: a picture, or sentences. `how` may say `names`, `width`, `color` and `linear`."""
        return self.boards[0](view, words, **how)

    @property
    def narrow(self) -> int:
        """On fewer columns the board is no picture, and shows no numbers."""
        return self.boards[0].narrow

    def status(self, view: View, words: Words, names: Sequence[str]) -> str:
        """Only what changes with every answer, in sentences."""
        return "\n".join(self.boards[0].reader(view, words, names).status())

    @abstractmethod
    def part(self, view: View) -> tuple[Any, ...]:
        """The part of the game that a view shows; where another begins, the whole board is read aloud."""

    def is_a_word(self, view: View, lines: int, titled: bool) -> bool:
        """Should so many lines rather stand on a brief board than on a page of their own?"""
        return lines <= self.a_word

    def news(self, view: View, told: Sequence[LoggedFact], readers: Sequence[int]) -> list[LoggedFact]:
        """What of all that happened is told to these seats; the board shows the rest."""
        return [*told]

    def first(self, view: View) -> int:
        """Who plays first in this round."""
        return int(view["first"])

    def is_in(self, view: View, seat: int) -> bool:
        """Does this seat still play?"""
        return True

    # Questions

    def besides(self, ask: Ask) -> Sequence[str]:
        """What is listed after the choices, of all that may be said besides."""
        return ()

    @abstractmethod
    def default(self, view: View, ask: Ask) -> str | None:
        """What Enter chooses: never a risk."""

    def given(self, ask: Ask) -> str | None:
        """What is answered for somebody without asking, where nobody else at the keyboard could learn from it."""
        return None

    def numbered(self, ask: Ask) -> frozenset[str]:
        """The choices which a drawn board shows with their numbers."""
        return frozenset()

    def said(self, view: View, words: Words, names: Sequence[str], about: str, option: str) -> str:
        """A choice in words, with what it costs or brings."""
        return words.choice(view["game"], option, about, names)

    def said_briefly(self, view: View, words: Words, names: Sequence[str], about: str, option: str) -> str:
        """The same below a picture, where room is short."""
        return self.said(view, words, names, about, option)

    def called(self, words: Words, names: Sequence[str], thing: str) -> tuple[str, ...]:
        """What people call the thing of a choice, besides its notation."""
        return ()

    def letters(self, options: Sequence[str]) -> int:
        """How many first letters are enough for a choice."""
        return 2

    def no_default(self, options: Sequence[str]) -> str:
        """What to say when Enter chooses nothing."""
        return "typed-enter"

    def before(self, session: "Session", view: View) -> list[str]:
        """What has to be read before a question is put."""
        return []

    def decision(self, about: str) -> "type[Decision] | None":
        """A way of answering of its own; None where one chooses among options."""
        return None

    # Commands

    @abstractmethod
    def handlers(self, runner: "CommandRunner") -> Mapping[str, Handler]:
        """How the commands of this game are carried out."""

    def rule_meant(self, view: View, words: Words, about: str) -> str:
        """The rule that somebody asks about in the middle of a game."""
        return about

    def rules(self, view: View, ask: Ask) -> list[str]:
        """The rules that explain a question."""
        return [ask.about.rule, *self.further_rules.get(ask.about.key, ())]

    def legend(self, view: View, words: Words) -> list[str]:
        """What the signs of the picture mean, a paragraph each."""
        return [words.say(f"legend-{self.family}")]

    # Beginning and end

    def at_table(self, options: Mapping[str, Any]) -> AbstractContextManager[None]:
        """While a table with these options is shown and told of."""
        return nullcontext()

    def introduce(self, session: "Session") -> None:
        """Say what is special about this table."""
        return

    @abstractmethod
    def podium(
        self, view: View, words: Words, names: Sequence[str], console: "Console", facts: Iterable[Fact]
    ) -> list[str]:
        """The last page: who stands where, and how it came about."""

    def result(self, words: Words, names: Sequence[str], points: Sequence[int], places: Sequence[int]) -> list[str]:
        """What everybody ended with."""
        return [words.say("score", name=words.seat(seat, names), points=own) for seat, own in enumerate(points)]
