"""What a person may type besides a choice: help, odds, log, undo, …"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from chaudron.games.belcastel.components import CHIP
from chaudron.games.belcastel.odds import Odds, odds
from chaudron.games.belcastel.view import box_of
from chaudron.rulebook import UnknownRule
from chaudron.terminal.files import RecordFile
from chaudron.terminal.log import this_round
from chaudron.terminal.paint import flow, pad, visible, wrap
from chaudron.terminal.rulebook import find_rule, rule_lines
from chaudron.terminal.trouble import Left, Trouble
from chaudron.terminal.typed import COMMANDS, Command, by_prefix, simple
from chaudron.words import LANGUAGES, words

if TYPE_CHECKING:
    from chaudron.terminal.decision import Decision

BOOK_ASKED = {
    "crow_skull": "blue",
    "mandrake": "yellow",
    "double": "yellow",
    "beside": "red",
    "spider_chip": "green",
    "spider_drop": "green",
    "ghost_row": "purple",
    "ghost_trade": "purple",
    "ghost_swap": "purple",
    "ghost_buy": "purple",
    "ghost_buy_second": "purple",
    "start_chip": "green",
    "lay_start": "green",
    "aside": "red",
    "mandrake_ruby": "yellow",
}
"""The book that a question comes from."""
AHEAD = 4
"""How many draws the odds look ahead."""


class Orders:
    """Carries out commands during a decision."""

    def __init__(self, decision: "Decision") -> None:
        self.decision, self.session, self.page = decision, decision.session, decision.page
        self.desk = decision.desk

    def say(self, key: str, **details: object) -> str:
        return self.session.words.say(key, **details)

    def obey(self, order: Command) -> None:
        obeyed: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "odds": self.odds,
            "board": self.board,
            "log": self.log,
            "bag": self.bag,
            "undo": self.undo,
            "save": self.save,
            "lang": self.lang,
            "return": self.bring_back,
            "quit": self.quit,
        }
        obeyed[order.name](order.rest)

    def reply(self, lines: Sequence[str], command: str = "") -> None:
        """Say something; after a long answer to a command the question is put again."""
        title = self.say(f"command-{command}") if command else ""
        self.page.reply(lines, self.decision.question(), title[:1].upper() + title[1:])

    def told(self, key: str, **details: object) -> None:
        self.reply(self.page.said(key, **details))

    def help(self, about: str) -> None:
        """A rule; or what may be typed, and the rules of this question."""
        if about:
            self.reply(self.rule(self.meant(about)), "help")
            return
        names = [name for name in COMMANDS if name != "return" or self.session.offers(self.decision.seat)]
        usages = {name: self.say(f"command-{name}.usage") for name in names}
        column = max(map(visible, usages.values())) + 2
        lines = []
        for name, usage in usages.items():
            text = wrap(self.say(f"command-{name}.help"), self.desk.width - column - 2)
            lines += [f"  {pad(one, column)}{line}" for one, line in zip([usage, *[""] * 9], text, strict=False)]
        if not self.desk.linear:
            lines += ["", *wrap(self.say("legend"), self.desk.width)]
            lines += wrap(self.say("legend-witches"), self.desk.width) if self.page.view["witches"] else []
        for rule in self.rules():
            lines += ["", *self.rule(rule)]
        self.reply(lines, "help")

    def meant(self, about: str) -> str:
        """The rule that somebody asks about: a color or a chip means the open book, `card` the card in force."""
        typed, view = simple(about), self.page.view
        if typed in ("card", simple(self.say("help-card"))) and view["card"]:
            return str(view["card"])
        for color, book in {"white": "BEL-6.1", **box_of(view).book_ids}.items():
            if typed in (color, simple(self.say(f"belcastel-color-{color}"))) or self.is_chip(typed, color):
                return book
        return about

    @staticmethod
    def is_chip(typed: str, color: str) -> bool:
        return typed in CHIP and CHIP[typed].color == color

    def rules(self) -> list[str]:
        """The rule of the question, and the card or book that asks it."""
        about, view = self.decision.ask.about, self.page.view
        card = [view["card"]] if about.key == view["card"] else []
        book = [box_of(view).book_ids[BOOK_ASKED[about.key]]] if about.key in BOOK_ASKED else []
        return [about.rule, *card, *book]

    def rule(self, rule: str) -> list[str]:
        try:
            text = find_rule(self.session.words, rule)
        except UnknownRule as error:
            return [self.session.words.no_rule(error)]
        return rule_lines(text, self.desk.width, self.desk.paint)

    def odds(self, _rest: str) -> None:
        """[BEL-6.1] The true odds of the next chips."""
        now = odds(self.page.view)
        if "draw" not in self.decision.options:
            self.told("odds-not-now")
        elif now.safe:
            self.told("odds-safe")
        else:
            self.reply(self.risk(now), "odds")

    def risk(self, now: Odds) -> list[str]:
        deadly = self.session.words.chips(" ".join(now.deadly))
        counts = {"count": len(now.deadly), "bag": now.bag, "percent": percent(now.next_draw)}
        lines = self.page.said("odds-next" if now.deadly else "odds-no-danger", deadly=deadly, **counts)
        further = [
            self.say("odds-within", draws=draws, percent=percent(chance))
            for draws, chance in enumerate(now.within[1:AHEAD], 2)
        ]
        return [*lines, *flow(further, self.desk.width, " · "), *self.page.said("odds-note")]

    def board(self, _rest: str) -> None:
        self.reply([] if self.desk.wipes else [self.page.board()], "board")

    def log(self, rest: str) -> None:
        """What was told this round, or in the whole game."""
        heard = self.session.log.heard(self.decision.seat)
        everything = simple(rest) in ("all", simple(self.say("log-all")))
        self.reply(self.page.told(heard if everything else this_round(heard), with_rules=True), "log")

    def bag(self, _rest: str) -> None:
        bag = self.page.view["seats"][self.decision.seat]["bag"]
        self.told("read-bag", chips=self.session.words.chips(" ".join(bag)), count=len(bag))

    def undo(self, _rest: str) -> None:
        reason = self.session.undo(self.decision.seat)
        if reason is None:
            self.page.show(self.page.said("undone"))
            self.decision.is_over = True
        else:
            self.reply(wrap(reason, self.desk.width))

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
        if rest in LANGUAGES:
            self.session.words = words(rest)
            self.reply([], "lang")
        else:
            self.told("bad-language", given=rest, known=", ".join(LANGUAGES))

    def bring_back(self, rest: str) -> None:
        """[BEL-15.6] Somebody else at this keyboard picks up the ladle again."""
        seats = self.session.offers(self.decision.seat)
        if not seats:
            self.decision.refuse("return")
            return
        found = by_prefix(rest, [self.session.words.seat(seat, self.session.names) for seat in seats])
        if len(found) == 1:
            seat = next(seat for seat in seats if self.session.words.seat(seat, self.session.names) == found[0])
            self.session.answer(seat, "return")
            self.decision.is_over = True
        else:
            self.told("nobody-returns")

    def quit(self, _rest: str) -> None:
        """Leave, but only on purpose."""
        sure = self.desk.read(self.say("quit-sure") + " ")
        if simple(sure) in self.say("quit-yes").split():
            raise Left


def percent(chance: Fraction) -> str:
    """A chance as people say it; never 0 or 100 unless it is certain."""
    rounded = round(chance * 100)
    if rounded == 0 and chance:
        return "<1"
    return ">99" if rounded == 100 and chance < 1 else str(rounded)
