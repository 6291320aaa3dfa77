"""One decision of one person: the question, and what is typed until it is answered."""

from typing import TYPE_CHECKING

from chaudron.games.belcastel.components import CHIP
from chaudron.games.belcastel.odds import odds
from chaudron.games.belcastel.view import box_of
from chaudron.kernel.rule import Ask, Refused
from chaudron.terminal.glance import SHOP, gains
from chaudron.terminal.orders import Orders
from chaudron.terminal.page import Page, Question
from chaudron.terminal.paint import flow, folded, in_columns, wrap
from chaudron.terminal.typed import command, meant, simple

if TYPE_CHECKING:
    from chaudron.terminal.session import Session

GIFTS = ("rat", "drop", "double", "extra")
"""Questions whose first option only helps: Enter takes it."""
FEW = 4
"""So many choices stand side by side; more stand in columns."""


class Decision:
    """Reads until there is an answer."""

    def __init__(self, session: "Session", seat: int, ask: Ask) -> None:
        self.session, self.seat, self.ask = session, seat, ask
        self.game, self.desk = session.play.game, session.desk
        self.page = Page(session, seat)
        self.options = [str(option) for option in ask.options]
        self.is_secret = session.is_secret and len(session.people) > 1
        self.answered: str | None = None
        self.is_over = False

    def choose(self) -> str | None:
        """The choice made; None when there is none to give (something was taken back, or an offer passed by)."""
        self.draw_curtain()
        self.page.open(self.question())
        while not self.is_over:
            self.take(self.desk.read(f"{self.page.name} > ", hidden=self.is_secret))
        if self.is_secret:
            self.desk.wipe()
        return self.answered

    def draw_curtain(self) -> None:
        """Before a secret answer the keyboard changes hands unseen."""
        before, self.session.facing = self.session.facing, self.seat
        if self.is_secret and before != self.seat:
            self.desk.wipe()
            self.page.show(self.page.said("curtain", name=self.page.name))
            self.desk.wait(self.session.words.say("curtain-ready", name=self.page.name))

    # What was typed

    def take(self, text: str) -> None:
        """A choice, a command, or something that cannot be."""
        if not text:
            self.press_enter()
            return
        order = None if simple(text) in map(simple, self.options) else command(text, self.session.words, exact=True)
        letters = 1 if "draw" in self.options else 2  # whoever types d, d, d to draw does not mean "done" as well
        candidates = () if order else meant(text, self.options, self.spoken(), letters)
        if not candidates:
            order = order or command(text, self.session.words, exact=False)
        if len(candidates) == 1:
            self.answer(candidates[0])
        elif order:
            Orders(self).obey(order)
        elif candidates:
            self.object("typed-ambiguous", typed=text, choices=", ".join(candidates))
        else:
            self.refuse(text)

    def object(self, key: str, **details: object) -> None:
        self.page.reply([self.desk.paint("ember", line) for line in self.page.said(key, **details)], self.question())

    def answer(self, choice: str) -> None:
        self.answered, self.is_over = choice, True

    def spoken(self) -> list[str]:
        return [self.words_of(option) for option in self.options]

    def words_of(self, option: str) -> str:
        return self.session.words.choice(self.game.name, option, self.ask.about.key)

    def press_enter(self) -> None:
        """Enter never takes a risk: it draws only when nothing can explode, and accepts what only helps."""
        default = self.default()
        if default is not None:
            self.answer(default)
        elif self.ask.lapses:
            self.is_over = True
        else:
            self.object("typed-enter-risky" if "draw" in self.options else "typed-enter")

    def default(self) -> str | None:
        """What Enter chooses."""
        if "draw" in self.options:
            return "draw" if odds(self.page.view).next_draw == 0 else None
        gift = self.ask.about.key in GIFTS and len(self.options) == 2
        return self.options[0] if gift else None

    def refuse(self, text: str) -> None:
        """Why not, with the rule; or that nobody understands."""
        notation = self.notation(text)
        if notation is None or notation in self.options:
            key = "typed-number" if text.isdecimal() else "typed-unknown"
            self.object(key, typed=text, count=len(self.options))
            return
        try:
            self.session.play.answer(self.seat, notation)
        except Refused as refused:
            why = self.session.words.reason(self.game.name, refused.reason, self.session.names)
            self.object("typed-refused", why=why, rule=refused.reason.rule)

    def notation(self, text: str) -> str | None:
        """The choice of the catalogue that somebody means although it is not offered."""
        typed = simple(text)
        verbs = dict.fromkeys([option.partition(":")[0] for option in self.options] + ["witch"])
        known = {simple(choice): choice for choice in self.game.catalogue}
        for candidate in (typed, *(f"{verb}:{typed}" for verb in verbs)):
            if candidate in known:
                return known[candidate]
        said = [choice for choice in self.game.catalogue if choice.thing is None]
        said = [choice for choice in said if simple(self.words_of(choice)).startswith(typed)]
        return said[0] if len(said) == 1 else None

    # The question

    def question(self) -> Question:
        """The question and the choices, numbered; and what else may be typed."""
        say = self.session.words.say
        asked = self.session.words.ask(self.game.name, self.ask)
        text = say("question", name=self.page.name, asked=asked) if len(self.session.people) > 1 else asked
        lines = [self.desk.paint("title", line) for line in wrap(text, self.desk.width)]
        lines = (
            flow([*lines, *self.choices()], self.desk.width, "   ") if self.is_at_counter else lines + self.choices()
        )
        for other in self.session.offers(self.seat):
            lines += wrap(say("offer-other", name=self.session.words.seat(other, self.session.names)), self.desk.width)
        hint = say("secret-hint" if self.is_secret and self.desk.is_terminal else "commands-line")
        return Question(lines, hint if self.desk.linear else "\n".join(wrap(hint, self.desk.width)))

    @property
    def is_at_counter(self) -> bool:
        """Do the books on the board show the numbers of what they sell?"""
        return self.ask.about.key in SHOP and not self.desk.linear

    def choices(self) -> list[str]:
        """Each choice with its number; those that the board shows are left out."""
        shown = [
            self.choice_line(number, option)
            for number, option in enumerate(self.options, 1)
            if not (self.is_at_counter and option.startswith("buy:"))
        ]
        if self.ask.lapses:
            shown.append(self.session.words.say("offer-stay"))
        if self.desk.linear:
            return shown
        lines = flow(shown, self.desk.width, "   ") if len(shown) <= FEW else in_columns(shown, self.desk.width)
        return [part for line in lines for part in folded(line, self.desk.width, indent="   ")]

    def choice_line(self, number: int, option: str) -> str:
        say, text = self.session.words.say, self.words_of(option)
        verb, _, thing = option.partition(":")
        if not self.desk.linear and self.session.words.has(f"short-{verb}"):
            text = say(f"short-{verb}", chip=self.session.words.chip(thing) if thing else "")
        if option.startswith("buy:"):
            price = box_of(self.page.view).prices[CHIP[option.removeprefix("buy:")]]
            text = say("choice-price", choice=text, price=price)
        if option in (witch_gains := gains(self.page.view)):
            text = say("choice-gain", choice=text, **witch_gains[option])
        notation = say("choice-enter" if option == self.default() else "choice", notation=option)
        return f"{self.desk.paint('copper', f'{number})')} {text} {self.desk.paint('faded', notation)}"
