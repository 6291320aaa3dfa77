"""What a person may type besides a choice, whatever is played: help, log, undo, …"""

from collections import Counter as Tally
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from chaudron.bots import bot
from chaudron.bots.advice import asked_of
from chaudron.bots.characters import Character, characters
from chaudron.rulebook import UnknownRule
from chaudron.speech.hints import why, worth
from chaudron.terminal.face import Handler
from chaudron.terminal.files import RecordFile
from chaudron.terminal.log import this_round
from chaudron.terminal.paint import flow, pad, visible, wrap
from chaudron.terminal.rulebook import find_rule, rule_lines
from chaudron.terminal.trouble import PlayerLeft, Trouble
from chaudron.terminal.typed import TypedCommand, by_prefix, simple
from chaudron.words import SPOKEN, words

if TYPE_CHECKING:
    from chaudron.terminal.prompt import Prompt

HINTED = 5
"""As many options a hint tells about."""


class CommandRunner:
    """Carries out commands during a decision."""

    def __init__(self, prompt: "Prompt") -> None:
        self.prompt, self.session, self.page = prompt, prompt.session, prompt.page
        self.console, self.face = prompt.console, prompt.face

    def say(self, key: str, **details: object) -> str:
        return self.session.words.say(key, **details)

    def run(self, command: TypedCommand) -> None:
        handlers: dict[str, Handler] = {
            **self.face.handlers(self),
            "help": self.help,
            "hint": self.hint,
            "board": self.board,
            "log": self.log,
            "undo": self.undo,
            "save": self.save,
            "lang": self.lang,
            "return": self.bring_back,
            "quit": self.quit,
        }
        handlers[command.name](command.rest)

    def reply(self, lines: Sequence[str], command: str = "") -> None:
        """Say something; after a long answer to a command the question is put again."""
        title = self.say(f"command-{command}") if command else ""
        self.page.reply(lines, self.prompt.question(), title[:1].upper() + title[1:])

    def told(self, key: str, **details: object) -> None:
        self.reply(self.page.said(key, **details))

    def count_discards(self, lying: Iterable[str], there_are: Iterable[str]) -> None:
        """How many of each kind lie open, and how many there are in all."""
        counts, names = Tally(lying), Tally(there_are)
        items = [self.say("discards-item", name=name, count=counts[name], all=most) for name, most in names.items()]
        title = self.page.said("discards-title", count=counts.total())
        self.reply([*title, *flow(items, self.console.width, " · ")], "discards")

    def help(self, about: str) -> None:
        """A rule; or what may be typed, and the rules of this question."""
        if about:
            self.reply(self.rule(self.meant(about)), "help")
            return
        lines = [*self.usages(), *self.legend()]
        for rule in self.face.rules(self.page.view, self.prompt.ask):
            lines += ["", *self.rule(rule)]
        self.reply(lines, "help")

    def usages(self) -> list[str]:
        """What may be typed here, each with what it does."""
        names = [name for name in self.session.commands if self.prompt.is_allowed(name)]
        names = [name for name in names if name != "return" or self.session.offers(self.prompt.seat)]
        usages = {name: self.say(f"command-{name}.usage") for name in names}
        column = max(map(visible, usages.values())) + 2
        lines = []
        for name, usage in usages.items():
            text = wrap(self.say(f"command-{name}.help", family=self.face.family), self.console.width - column - 2)
            lines += [f"  {pad(one, column)}{line}" for one, line in zip([usage, *[""] * 9], text, strict=False)]
        return lines

    def legend(self) -> list[str]:
        """What the signs of the board mean; where it is read aloud there are none."""
        texts = [] if self.console.linear else self.face.legend(self.page.view, self.session.words)
        return [line for text in ["", *texts] if texts for line in wrap(text, self.console.width)]

    def meant(self, about: str) -> str:
        return self.face.rule_meant(self.page.view, self.session.words, about)

    def rule(self, rule: str) -> list[str]:
        try:
            text = find_rule(self.session.words, rule, self.session.play.game.name)
        except UnknownRule as error:
            return [self.session.words.no_rule(error)]
        return rule_lines(text, self.console.width, self.console.paint)

    def hint(self, rest: str) -> None:
        """What a bot would answer, and why."""
        known = characters(self.session.play.game.name)
        called = {one.level: self.say(f"bot-{one.level}") for one in known}
        asked = [one for one in known if simple(rest) in (one.level, simple(called[one.level]))] if rest else known
        if self.session.play.game.is_by_ear(self.session.table, self.prompt.ask.seat):
            self.told("hint-by-ear")
        elif asked:
            self.reply(self.advice(asked[-1]), "hint")
        else:
            self.told("hint-nobody", given=rest, known=", ".join(called.values()))

    def advice(self, adviser: Character) -> list[str]:
        """The best options with what is expected of them, and a sentence."""
        session, seat, ask = self.session, self.prompt.ask.seat, self.prompt.ask
        bot_there = bot(adviser.game, adviser.level, len(session.play.record.entries))
        unit, options = asked_of(bot_there, session.play.game.bot_view(session.table, seat), ask)
        lines = self.page.said("hint-would", name=adviser.name)
        for choice, value in options[:HINTED]:
            text = self.face.said(self.page.view, session.words, session.names, ask.about.key, choice)
            expected = worth(unit, value, session.words)
            lines += wrap(f"  {text}{f' ({expected})' if expected else ''}", self.console.width)
        return [*lines, *wrap(why(unit, options, session.words), self.console.width)]

    def board(self, _rest: str) -> None:
        self.reply([] if self.console.clears else [self.page.board()], "board")

    def log(self, rest: str) -> None:
        """What was told this round, or in the whole game."""
        heard = self.session.log.heard(self.prompt.seat)
        everything = simple(rest) in ("all", simple(self.say("log-all")))
        self.reply(self.page.told(heard if everything else this_round(heard), with_rules=True), "log")

    def undo(self, _rest: str) -> None:
        assert self.prompt.seat is not None, "only whoever has a seat takes something back"
        reason = self.session.undo(self.prompt.seat)
        if reason is None:
            self.page.show(self.page.said("undone"))
            self.prompt.is_over = True
        else:
            self.reply(wrap(reason, self.console.width))

    def save(self, rest: str) -> None:
        if not rest:
            self.told("save-where")
            return
        try:
            file = RecordFile.named(rest)
            file.claim()
            file.write(self.session.play.record)
        except Trouble as trouble:
            self.told(trouble.key, **trouble.details)
        else:
            self.told("saved", file=str(file.path))

    def lang(self, rest: str) -> None:
        """Another language."""
        if rest in SPOKEN:
            self.session.words = words(rest)
            self.reply([], "lang")
        else:
            self.told("bad-language", given=rest, known=", ".join(SPOKEN))

    def bring_back(self, rest: str) -> None:
        """[BEL-15.6] Somebody else at this keyboard picks up the ladle again."""
        seats = self.session.offers(self.prompt.seat)
        if not seats:
            self.prompt.refuse("return")
            return
        found = by_prefix(rest, [self.session.words.seat(seat, self.session.names) for seat in seats])
        if len(found) == 1:
            seat = next(seat for seat in seats if self.session.words.seat(seat, self.session.names) == found[0])
            self.session.answer(seat, "return")
            self.prompt.is_over = True
        else:
            self.told("nobody-returns")

    def quit(self, _rest: str) -> None:
        """Leave, but only on purpose."""
        sure = self.console.read(self.say("quit-sure") + " ")
        if simple(sure) in self.say("quit-yes").split():
            raise PlayerLeft
