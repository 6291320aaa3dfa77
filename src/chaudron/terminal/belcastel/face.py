"""Belcastel in a terminal: the cauldron, what a chip costs and risks, and how the points came."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from chaudron.games.belcastel.components import CHIP
from chaudron.games.belcastel.odds import Odds, odds
from chaudron.games.belcastel.printed import COMPONENTS
from chaudron.games.belcastel.view import box_of
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask
from chaudron.speech.belcastel import telling_of
from chaudron.terminal.belcastel import board, brief_board, terse_board
from chaudron.terminal.belcastel.glance import SHOP, gains, is_shopping, phase
from chaudron.terminal.belcastel.podium import Podium, point_sources
from chaudron.terminal.face import Face, Handler
from chaudron.terminal.log import LoggedFact
from chaudron.terminal.paint import flow
from chaudron.terminal.typed import simple
from chaudron.words import Words

if TYPE_CHECKING:
    from chaudron.terminal.command_runner import CommandRunner
    from chaudron.terminal.console import Console
    from chaudron.terminal.session import Session

QUIET = ("drew", "laid", "looked", "put_beside", "poured", "set_aside", "drew_along")
"""What others do while they brew: the board shows it, and the log tells it."""
GIFTS = ("rat", "drop", "double", "extra")
"""Questions whose first option only helps: Enter takes it."""
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


class BelcastelFace(Face):
    """Les Charlatans de Belcastel, with or without the witches."""

    family = "belcastel"
    commands = ("odds", "bag", "together")
    verbs = ("witch",)
    boards = (board, terse_board, brief_board)

    # The board

    def part(self, view: View) -> tuple[Any, ...]:
        return view["round"], phase(view), is_shopping(view)

    def is_a_word(self, view: View, lines: int, titled: bool) -> bool:
        return super().is_a_word(view, lines, titled) and (not titled or is_shopping(view))

    def news(self, view: View, told: Sequence[LoggedFact], readers: Sequence[int]) -> list[LoggedFact]:
        """How the others' chips came is left to board and log."""
        return [one for one in told if one.fact.key not in QUIET or one.fact.details["seat"] in readers]

    # Questions

    def default(self, view: View, ask: Ask) -> str | None:
        """Enter draws only when nothing can explode, and accepts what only helps."""
        if "draw" in ask.options:
            return "draw" if odds(view).next_draw == 0 else None
        gift = ask.about.key in GIFTS and len(ask.options) == 2
        return str(ask.options[0]) if gift else None

    def no_default(self, options: Sequence[str]) -> str:
        return "typed-enter-risky" if "draw" in options else "typed-enter"

    def letters(self, options: Sequence[str]) -> int:
        return 1 if "draw" in options else 2  # whoever types d, d, d to draw does not mean "done" as well

    def numbered(self, ask: Ask) -> frozenset[str]:
        """The books on the counter show the numbers of what they sell."""
        at_counter = ask.about.key in SHOP
        return frozenset(str(option) for option in ask.options if at_counter and option.startswith("buy:"))

    def said(self, view: View, words: Words, names: Sequence[str], about: str, option: str) -> str:
        return self._priced(view, words, option, words.choice(view["game"], option, about, names))

    def said_briefly(self, view: View, words: Words, names: Sequence[str], about: str, option: str) -> str:
        verb, _, thing = option.partition(":")
        if not words.has(f"short-{verb}"):
            return self.said(view, words, names, about, option)
        return self._priced(view, words, option, words.say(f"short-{verb}", chip=words.chip(thing) if thing else ""))

    def _priced(self, view: View, words: Words, option: str, text: str) -> str:
        """What a chip costs, and what a witch who pays at once would pay."""
        if option.startswith("buy:"):
            price = box_of(view).prices[CHIP[option.removeprefix("buy:")]]
            return words.say("choice-price", choice=text, price=price)
        witch_gains = gains(view)
        return words.say("choice-gain", choice=text, **witch_gains[option]) if option in witch_gains else text

    # Commands

    def handlers(self, runner: "CommandRunner") -> Mapping[str, Handler]:
        return {"odds": Risk(runner).tell, "bag": Risk(runner).bag, "together": Agreement(runner).say}

    def at_table(self, options: Mapping[str, Any]) -> AbstractContextManager[None]:
        """Sentences tell of what is printed at this table."""
        return telling_of(str(options.get(COMPONENTS, "")))

    def before(self, session: "Session", view: View) -> list[str]:
        """[BEL-12.4] Who would like to draw together, while one may still agree."""
        asked = view["asks"].get(str(view["me"]), {})
        if not asked.get("offers"):
            return []
        wishes = [(seat, mine["wish"]) for seat, mine in enumerate(view["seats"]) if seat != view["me"]]
        told = [(session.words.seat(seat, session.names), wish) for seat, wish in wishes if wish in ("round", "always")]
        return [session.words.say("offer-together", name=name, wish=wish) for name, wish in told]

    def rule_meant(self, view: View, words: Words, about: str) -> str:
        """A color or a chip means the open book, `card` the card in force."""
        typed = simple(about)
        if typed in ("card", simple(words.say("help-card"))) and view["card"]:
            return str(view["card"])
        for color, book in {"white": "BEL-6.1", **box_of(view).book_ids}.items():
            is_chip = typed in CHIP and CHIP[typed].color == color
            if typed in (color, simple(words.say(f"belcastel-color-{color}"))) or is_chip:
                return book
        return about

    def rules(self, view: View, ask: Ask) -> list[str]:
        """The rule of the question, and the card or book that asks it."""
        card = [view["card"]] if ask.about.key == view["card"] else []
        book = [box_of(view).book_ids[BOOK_ASKED[ask.about.key]]] if ask.about.key in BOOK_ASKED else []
        return [ask.about.rule, *card, *book]

    def legend(self, view: View, words: Words) -> list[str]:
        return [words.say("legend-belcastel"), *[words.say("legend-witches") for _ in view["witches"][:1]]]

    # Beginning and end

    def introduce(self, session: "Session") -> None:
        """[WIT-1.2] Who is turned up, and how she is called; and whose values are in play, if they are not ours."""
        view = session.view(None)
        turned_up = view["witches"]
        if own := view["options"].get(COMPONENTS):
            session.tell("welcome-components", hash=own, ours=False)
        if turned_up:
            session.tell("welcome-witches")
        for witch in turned_up:
            name, effect = (session.words.say(f"belcastel-witch-{witch}{form}") for form in ("", ".short"))
            said = session.words.say("board-witch-short", id=witch, name=name, state="")
            session.tell("board-witch", witch=said, effect=effect, state="now", phase="")

    def podium(
        self, view: View, words: Words, names: Sequence[str], console: "Console", facts: Iterable[Fact]
    ) -> list[str]:
        restores = view["options"]["second_chance_restores"] != "chips_only"
        return Podium(view, words, names, console).lines(point_sources(facts, restores))


WISHES = {"together-round": "round", "together-always": "always", "together-no": "no"}
"""How people call what they wish for."""


class Agreement:
    """[BEL-12.4] Somebody would like to draw together: this round, always, or not."""

    def __init__(self, runner: "CommandRunner") -> None:
        self.runner, self.words = runner, runner.session.words

    def say(self, rest: str) -> None:
        from chaudron.terminal.decision import Decision  # noqa: PLC0415 - decisions know the commands, not they them

        prompt = self.runner.prompt
        said = {simple(self.words.say(key)): wish for key, wish in WISHES.items()}
        choice = f"together:{said.get(simple(rest), rest) or 'round'}"
        if isinstance(prompt, Decision) and prompt.ask.allows(choice):
            prompt.answer(choice)
        else:
            self.runner.told("together-not-now")


class Risk:
    """[BEL-6.1] What a seat may know about its bag."""

    def __init__(self, runner: "CommandRunner") -> None:
        self.runner, self.page, self.words = runner, runner.page, runner.session.words

    def tell(self, _rest: str) -> None:
        """The true odds of the next chips."""
        now = odds(self.page.view)
        if "draw" not in self.runner.prompt.options:
            self.runner.told("odds-not-now")
        elif now.safe:
            self.runner.told("odds-safe")
        else:
            self.runner.reply(self.lines(now), "odds")

    def lines(self, now: Odds) -> list[str]:
        deadly = self.words.chips(" ".join(now.deadly))
        counts = {"count": len(now.deadly), "bag": now.bag, "percent": percent(now.next_draw)}
        lines = self.page.said("odds-next" if now.deadly else "odds-no-danger", deadly=deadly, **counts)
        further = [
            self.words.say("odds-within", draws=draws, percent=percent(chance))
            for draws, chance in enumerate(now.within[1:AHEAD], 2)
        ]
        return [*lines, *flow(further, self.page.console.width, " · "), *self.page.said("odds-note")]

    def bag(self, _rest: str) -> None:
        bag = self.page.view["seats"][self.page.view["me"]]["bag"]
        self.runner.told("read-bag", chips=self.words.chips(" ".join(bag)), count=len(bag))


def percent(chance: Fraction) -> str:
    """A chance as people say it; never 0 or 100 unless it is certain."""
    rounded = round(chance * 100)
    if rounded == 0 and chance:
        return "<1"
    return ">99" if rounded == 100 and chance < 1 else str(rounded)
