"""One decision of one person: the question, and what is typed until it is answered."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from chaudron.kernel.rule import Ask, Refused
from chaudron.terminal.command_runner import CommandRunner
from chaudron.terminal.page import PageFoot
from chaudron.terminal.paint import flow, wrap
from chaudron.terminal.prompt import Prompt
from chaudron.terminal.typed import command, meant, simple

if TYPE_CHECKING:
    from chaudron.terminal.session import Session


class Decision(Prompt):
    """Reads until there is an answer."""

    def __init__(self, session: "Session", seat: int, ask: Ask) -> None:
        super().__init__(session, seat, ask)
        self.chooser = seat
        self.is_secret = session.is_secret and not session.is_alone
        self.answered: str | None = None

    def choose(self) -> str | None:
        """The choice made; None when there is none to give (something was taken back, or an offer passed by)."""
        self.take_seat()
        self.page.open(self.question())
        while not self.is_over:
            self.take(self.console.read(f"{self.name} > ", hidden=self.is_secret))
        if self.is_secret:
            self.console.clear()
        return self.answered

    def take_seat(self) -> None:
        """Before a secret answer, and wherever hands are hidden, the keyboard changes hands unseen."""
        before, self.session.facing = self.session.facing, self.chooser
        if before == self.chooser or self.session.is_alone:
            return
        if self.face.hides_hands:
            self.draw_curtain("curtain-hand")
        elif self.is_secret:
            self.draw_curtain("curtain")

    # What was typed

    def take(self, text: str) -> None:
        """A choice, a command, or something that cannot be."""
        if not text:
            self.press_enter()
            return
        commands = self.session.commands
        is_option = simple(text) in map(simple, self.options)
        typed = None if is_option else command(text, self.session.words, commands, exact=True)
        candidates = () if typed else meant(text, self.options, self.spoken(), self.face.letters(self.options))
        if not candidates:
            typed = typed or command(text, self.session.words, commands, exact=False)
        if len(candidates) == 1:
            self.answer(candidates[0])
        elif typed:
            CommandRunner(self).run(typed)
        elif candidates:
            self.object("typed-ambiguous", typed=text, choices=", ".join(map(self.words_of, candidates)))
        else:
            self.refuse(text)

    def answer(self, choice: str) -> None:
        self.answered, self.is_over = choice, True

    def spoken(self) -> list[tuple[str, ...]]:
        """What people may call each option."""
        called, words, names = self.face.called, self.session.words, self.session.names
        return [(self.words_of(option), *called(words, names, option.partition(":")[2])) for option in self.options]

    def words_of(self, option: str) -> str:
        return self.session.words.choice(self.game.name, option, self.ask.about.key, self.session.names)

    def press_enter(self) -> None:
        """Enter never takes a risk."""
        default = self.default()
        if default is not None:
            self.answer(default)
        elif self.ask.lapses:
            self.is_over = True
        else:
            self.object(self.face.no_default(self.options))

    def default(self) -> str | None:
        """What Enter chooses."""
        return self.face.default(self.page.view, self.ask)

    def refuse(self, text: str) -> None:
        notation = self.notation(text)
        if notation is None or notation in self.options:
            key = "typed-number" if text.isdecimal() else "typed-unknown"
            self.object(key, typed=text, count=len(self.options))
            return
        if self.ask.allows(notation):
            self.answer(notation)
            return
        try:
            self.session.play.answer(self.chooser, notation)
        except Refused as refused:
            why = self.session.words.reason(self.game.name, refused.reason, self.session.names)
            self.object("typed-refused", why=why, rule=refused.reason.rule)

    def notation(self, text: str) -> str | None:
        """The choice of the catalogue that somebody means although it is not offered."""
        typed = simple(text)
        verbs = dict.fromkeys([*[option.partition(":")[0] for option in self.options], *self.face.verbs])
        known = {simple(choice): str(choice) for choice in self.game.catalogue}
        for candidate in (typed, *(f"{verb}:{typed}" for verb in verbs)):
            if candidate in known:
                return known[candidate]
        said = [choice for choice in self.game.catalogue if choice.thing is None]
        said = [choice for choice in said if simple(self.words_of(choice)).startswith(typed)]
        return str(said[0]) if len(said) == 1 else self.called(typed, verbs)

    def called(self, typed: str, verbs: Iterable[str]) -> str | None:
        """The choice whose thing people call so."""
        called, words, names = self.face.called, self.session.words, self.session.names
        for choice in self.game.catalogue:
            verb, _, thing = choice.partition(":")
            if verb in verbs and thing and typed in map(simple, called(words, names, thing)):
                return str(choice)
        return None

    # The question

    def question(self) -> PageFoot:
        """The question and the choices, numbered; and what else may be typed."""
        say = self.session.words.say
        asked = self.session.words.ask(self.game.name, self.ask)
        text = say("question", name=self.name, asked=asked) if len(self.session.people) > 1 else asked
        lines = self.titled(text)
        lines = flow([*lines, *self.choices()], self.console.width, "   ") if self.on_board else lines + self.choices()
        lines = [*self.face.before(self.session, self.page.view), *lines]
        for other in self.session.offers(self.chooser):
            lines += wrap(
                say("offer-other", name=self.session.words.seat(other, self.session.names)), self.console.width
            )
        secret = self.is_secret and self.console.is_terminal
        return self.asked(lines, "secret-hint" if secret else f"commands-line-{self.face.family}")

    @property
    def on_board(self) -> frozenset[str]:
        """The choices that the board shows with their numbers."""
        is_drawn = not self.console.linear and self.console.width >= self.face.narrow
        return self.face.numbered(self.ask) if is_drawn else frozenset()

    def choices(self) -> list[str]:
        """Each choice with its number; those that the board shows are left out."""
        shown = [
            self.choice_line(number, option)
            for number, option in enumerate(self.options, 1)
            if option not in self.on_board
        ]
        if self.ask.lapses:
            shown.append(self.session.words.say("offer-stay"))
        if self.on_board and self.session.words.has(f"choices-on-board-{self.face.family}"):
            shown.append(self.session.words.say(f"choices-on-board-{self.face.family}", others=len(shown)))
        return self.arranged(shown)

    def choice_line(self, number: int, option: str) -> str:
        said = self.face.said if self.console.linear else self.face.said_briefly
        text = said(self.page.view, self.session.words, self.session.names, self.ask.about.key, option)
        line = f"{self.console.paint('copper', f'{number})')} {text}"
        if option != self.default():
            return line
        return f"{line} {self.console.paint('faded', self.session.words.say('choice-enter'))}"
