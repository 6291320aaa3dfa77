"""Blackwood in a terminal: everything lies open, so nobody has to look away, and a place is named by row and column."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

from chaudron.games.blackwood.actions.trade import price_of
from chaudron.games.blackwood.components import KINDS, LOAN, OURS, SALE, SPELLS
from chaudron.games.blackwood.places import PLACE
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask
from chaudron.speech.blackwood import coins, colors, forest_card, telling_of
from chaudron.terminal.blackwood import board, brief_board, plain_board, terse_board
from chaudron.terminal.blackwood.glance import (
    OF_A_PLACE,
    ON_THE_BOARD,
    at_home,
    cards_of,
    owner_at,
)
from chaudron.terminal.blackwood.linear import LinearBoard
from chaudron.terminal.blackwood.pieces import Pieces
from chaudron.terminal.blackwood.podium import Podium, scores
from chaudron.terminal.face import Face, Handler
from chaudron.terminal.log import LoggedFact
from chaudron.terminal.paint import Paint, wrap
from chaudron.terminal.typed import simple
from chaudron.words import Words

if TYPE_CHECKING:
    from chaudron.terminal.command_runner import CommandRunner
    from chaudron.terminal.console import Console
    from chaudron.terminal.session import Session

BRIEFLY = {"sell": "potion", "potion": "potion", "trade": "spell", "cast": "spell"}
"""What the choices are about that are said in fewer words below a picture."""
QUIET = ("slid", "grew", "came_home")
"""What the board shows."""


class BlackwoodFace(Face):
    """Blackwood."""

    family = "blackwood"
    commands = ("village", "spells", "discards")
    verbs = ("place", "at", "sell", "trade", "cast", "potion", "card", "pinch")
    boards = (board, plain_board, terse_board, brief_board)
    a_word = 8
    further_rules: Mapping[str, tuple[str, ...]] = {
        "search": ("BLW-3.15", "BLW-5.3", "BLW-5.5", "BLW-5.7"),
        "return": ("BLW-3.7", "BLW-5.1", "BLW-5.3", "BLW-5.5", "BLW-5.7"),
        "brew_cards": ("BLW-7.5", "BLW-7.10"),
        "sniff": ("BLW-5.10",),
    }

    # The board

    def first(self, view: View) -> int:
        """[BLW-1.9] Who has the cauldron."""
        return int(view["cauldron"])

    def part(self, view: View) -> tuple[Any, ...]:
        return view["expedition"], view["column"]

    def news(self, view: View, told: Sequence[LoggedFact], readers: Sequence[int]) -> list[LoggedFact]:
        return [one for one in told if one.fact.key not in QUIET]

    # Questions

    def besides(self, ask: Ask) -> Sequence[str]:
        """[BLW-5.10] Sales and loans, in the middle of something."""
        return ask.offers

    def default(self, view: View, ask: Ask) -> str | None:
        """Enter ends a turn in which nothing is left to place or to buy, and takes the only answer there is."""
        if len(ask.options) == 1 and not ask.offers:
            return str(ask.options[0])
        last = str(ask.options[-1])
        if ask.about.key == "brew_potions":
            return last
        here = at_home(view)
        is_settled = here is None or not view["forest"][here]
        return last if last == "end" and is_settled else None

    def numbered(self, ask: Ask) -> frozenset[str]:
        """The forest shows the numbers of the places that may be chosen."""
        is_shown = ask.about.key in ON_THE_BOARD
        return frozenset(str(option) for option in ask.options if is_shown and option.partition(":")[0] in OF_A_PLACE)

    def said(self, view: View, words: Words, names: Sequence[str], about: str, option: str) -> str:
        """A place with what lies there, a puppet with its owner, and what else costs or brings coins."""
        said, (verb, _, thing) = words.choice(view["game"], option, about, names), option.partition(":")
        if verb in OF_A_PLACE:
            return words.say("choice-blackwood", choice=said, more=self._there(view, words, names, about, thing))
        price = self._price(view, verb)
        return said if price is None else words.say("choice-blackwood", choice=said, more=coins(words, price))

    def said_briefly(self, view: View, words: Words, names: Sequence[str], about: str, option: str) -> str:
        """Potions and cards as the board shows them."""
        verb, _, thing = option.partition(":")
        if verb == "card":
            return self._card(view, words, about, thing)
        if verb not in BRIEFLY:
            return self.said(view, words, names, about, option)
        name, price = words.say(f"blackwood-{BRIEFLY[verb]}-{thing}"), self._price(view, verb) or 0
        return words.say(f"short-blackwood-{verb}", name=name, id=thing, price=price)

    def _card(self, view: View, words: Words, about: str, thing: str) -> str:
        """[BLW-5.1, BLW-7.3] What is on it; where it is for sale, at half its cost."""
        card = cards_of(view).forest[thing]
        drawn = Pieces(words, (), Paint(False), cards_of(view), view["players"]).kinds(card.gives)
        price = card.cost // 2 if about == "sniff" else card.cost
        return words.say("short-blackwood-card", card=drawn, price=price, is_sale=about == "sniff")

    def _there(self, view: View, words: Words, names: Sequence[str], about: str, thing: str) -> str:
        place, reader = PLACE[thing], LinearBoard(view, words, names)
        owner, card = owner_at(view, place), cards_of(view).forest[view["forest"][place]]
        return reader.card(card) if about != "shoo" or owner is None else reader.name(owner)

    def _price(self, view: View, verb: str) -> int | None:
        """[BLW-3.6, BLW-5.3, BLW-5.5, BLW-5.7] The coins that go or come."""
        here, mine = at_home(view), view["seats"][view["me"] or 0]
        if verb == "buy" and here is not None:
            return cards_of(view).forest[view["forest"][here]].cost
        prices = {"trade": price_of(len(mine["ready"]) + len(mine["spent"])), "sell": SALE, "borrow": int(LOAN)}
        return prices.get(verb)

    def called(self, words: Words, names: Sequence[str], thing: str) -> tuple[str, ...]:
        """A place by row and column, a potion or a spell by its name, a card by what is on it."""
        if thing in PLACE:
            row, column = PLACE[thing].row, PLACE[thing].column
            in_words = words.say("blackwood-place", row=row, column=column)
            return (thing, f"{row} {column}", f"{row},{column}", f"{row}, {column}", f"({row}, {column})", in_words)
        if thing in OURS.forest:
            return (forest_card(words, thing), forest_card(words, thing).replace(" + ", " "))
        kinds = {**dict.fromkeys(OURS.potions, "potion"), **dict.fromkeys(SPELLS, "spell")}
        kinds |= dict.fromkeys(KINDS, "ingredient")
        return (words.say(f"blackwood-{kinds[thing]}-{thing}"),) if thing in kinds else ()

    # Commands

    def handlers(self, runner: "CommandRunner") -> Mapping[str, Handler]:
        shown = Lookups(runner)
        return {"village": shown.village, "spells": shown.spells, "discards": shown.discards}

    def rule_meant(self, view: View, words: Words, about: str) -> str:
        """A potion means those of its color, and so does a color."""
        typed, printed = simple(about), cards_of(view).potions
        if about.upper() in printed:
            return f"recipes-{printed[about.upper()].color}"
        colored = {
            simple(words.say(f"blackwood-color-{color}")): color for color in {p.color for p in printed.values()}
        }
        return f"recipes-{colored[typed]}" if typed in colored else about

    def legend(self, view: View, words: Words) -> list[str]:
        pieces = Pieces(words, (), Paint(False), cards_of(view), view["players"])
        return [pieces.legend() + ".", *super().legend(view, words)]

    # Beginning and end

    def at_table(self, options: Mapping[str, Any]) -> AbstractContextManager[None]:
        """[BLW-13.6] Sentences tell of the cards of this table."""
        return telling_of(str(options.get("components", "")))

    def introduce(self, session: "Session") -> None:
        """[BLW-13.6] Whose card values are in play."""
        named = session.view(None)["options"]["components"]
        session.tell("welcome-components", hash=named, ours=named == OURS.hash)

    def podium(
        self, view: View, words: Words, names: Sequence[str], console: "Console", facts: Iterable[Fact]
    ) -> list[str]:
        return Podium(view, words, names, console).lines(scores(facts))


class Lookups:
    """What may be looked up: the village in words, the spells, the discard pile."""

    def __init__(self, runner: "CommandRunner") -> None:
        self.runner, self.view, self.words = runner, runner.page.view, runner.session.words
        self.reader = LinearBoard(self.view, self.words, runner.session.names)

    def reply(self, texts: Iterable[str], command: str) -> None:
        width = self.runner.console.width
        self.runner.reply([line for text in texts for line in wrap(text, width, indent="  ")], command)

    def village(self, _rest: str) -> None:
        """Every potion with all that is on it, and what is missing."""
        self.reply(self.reader.village(), "village")

    def spells(self, _rest: str) -> None:
        """[BLW-5.3, BLW-7] What each spell does, for which potions, and how many are left."""
        say, printed, told = self.words.say, cards_of(self.view).colors, []
        for spell in SPELLS:
            wanted = colors(self.words, printed[spell])
            head = say(
                "spells-item", name=say(f"blackwood-spell-{spell}"), colors=wanted, count=self.view["stock"][spell]
            )
            told.append(say("card-effect", card=head, effect=say(f"blackwood-spell-{spell}.effect")))
        self.reply(told, "spells")

    def discards(self, _rest: str) -> None:
        """[BLW-2.1] Forest cards that lie open, alike ones together, of all there are."""
        lying, there_are = self.view["discard"], cards_of(self.view).forest
        self.runner.count_discards(*([forest_card(self.words, card) for card in cards] for cards in (lying, there_are)))
