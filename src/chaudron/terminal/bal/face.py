"""Le Bal des Sorcières in a terminal: hands that only their owners see, windows, formulas, and who dances longest."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from chaudron.games.bal.box import make_box
from chaudron.games.bal.components import CARD, COLORS
from chaudron.games.bal.printed import OURS
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask
from chaudron.speech.bal import telling_of
from chaudron.terminal.bal import board, brief_board, terse_board
from chaudron.terminal.bal.glance import OF_HAND, hand, spells
from chaudron.terminal.bal.incantation import Incantation, overheard
from chaudron.terminal.bal.podium import Podium, tales
from chaudron.terminal.decision import Decision
from chaudron.terminal.face import Face, Handler
from chaudron.terminal.log import LoggedFact
from chaudron.terminal.paint import wrap
from chaudron.terminal.rulebook import page_of
from chaudron.terminal.typed import simple
from chaudron.words import Words

if TYPE_CHECKING:
    from chaudron.terminal.command_runner import CommandRunner
    from chaudron.terminal.console import Console
    from chaudron.terminal.session import Session

QUIET = ("turn", "defends", "reads")
"""What the board shows."""
QUIET_DRAWS = ("BAL-1.7", "BAL-3.4")
"""When everybody draws at once, the board shows how many."""
LANDMARKS = ("round", "eliminated", "inherited", "ended")
"""What somebody who has left the ball is told of the rest."""
SAFE = {
    "carabosse": "pass",
    "calm": "pass",
    "mirror": "pass",
    "challenge": "pass",
    "attack_spell": "none",
    "defense_spell": "none",
    "second_potion": "done",
    "trick": "done",
}
"""The answer by which nothing is risked, to each question that has one."""
NOTHING = ("pass", "none", "done")


class BalFace(Face):
    """Le Bal des Sorcières."""

    family = "bal"
    commands = ("hand", "discards")
    hides_hands = True
    meddling: Mapping[str, str] = dict.fromkeys(("carabosse", "calm", "mirror", "challenge"), "pass")
    verbs = ("lay", "attack", "to", "discard", "give")
    boards = (board, terse_board, brief_board)
    a_word = 12
    further_rules: Mapping[str, tuple[str, ...]] = {
        "carabosse": ("BAL-7.6", "BAL-7.13"),
        "defense_spell": ("BAL-4.11",),
        "parry": ("BAL-4.12",),
    }

    # The board

    def part(self, view: View) -> tuple[Any, ...]:
        return view["round"], view["tour"], view["carabosse"]

    def news(self, view: View, told: Sequence[LoggedFact], readers: Sequence[int]) -> list[LoggedFact]:
        """Whoever has left the ball is told the landmarks only, and no round in which there was none."""
        leaving = [one.fact.details["seat"] for one in told if one.fact.key == "eliminated"]
        kept, dancing = [], {seat for seat in readers if self.is_in(view, seat) or seat in leaving}
        for one in told:
            key, rule = one.fact.key, one.fact.rule
            is_quiet = key in QUIET or (key == "drew_unseen" and rule in QUIET_DRAWS)
            if key in LANDMARKS or (dancing and not is_quiet):
                kept.append(one)
            if key == "eliminated":
                dancing.discard(one.fact.details["seat"])
        empty = [one for one, then in pairwise(kept) if one.fact.key == then.fact.key == "round"]
        return [one for one in kept if one not in empty]

    def is_in(self, view: View, seat: int) -> bool:
        return not view["seats"][seat]["out_at"]

    # Questions

    def default(self, view: View, ask: Ask) -> str | None:
        """Enter passes, and takes the only answer there is."""
        safe = SAFE.get(ask.about.key, "")
        if len(ask.options) == 1:
            return str(ask.options[0])
        return safe if safe in ask.options else None

    def given(self, ask: Ask) -> str | None:
        """Who could do nothing is not asked whether to do nothing."""
        return str(ask.options[0]) if len(ask.options) == 1 and ask.options[0] in NOTHING else None

    def numbered(self, ask: Ask) -> frozenset[str]:
        """The hand shows the numbers of the cards that may be chosen."""
        return frozenset(str(option) for option in ask.options if option.partition(":")[0] in OF_HAND)

    def called(self, words: Words, names: Sequence[str], thing: str) -> tuple[str, ...]:
        """A witch by her name, a card by its name or its formula."""
        if thing.isdecimal():
            return (names[int(thing)],) if int(thing) < len(names) else ()
        return (words.card(thing), words.say(f"bal-card-{thing}.formula")) if thing in CARD else ()

    def before(self, session: "Session", view: View) -> list[str]:
        return overheard(session, view)

    def decision(self, about: str) -> type[Decision] | None:
        return Incantation if about == "read" else None

    # Commands

    def handlers(self, runner: "CommandRunner") -> Mapping[str, Handler]:
        return {"hand": Cards(runner).hand, "discards": Cards(runner).discards}

    def rule_meant(self, view: View, words: Words, about: str) -> str:
        """A color means its potions, and so does one of them."""
        typed = simple(about)
        if typed in CARD:
            return page_of(CARD[typed])
        colors = [color for color in COLORS if typed in (color, simple(words.say(f"bal-color-{color}")))]
        return f"potions-{colors[0]}" if colors else about

    # Beginning and end

    def at_table(self, options: Mapping[str, Any]) -> AbstractContextManager[None]:
        """[BAL-13.24] Sentences tell of the potions of this table."""
        return telling_of(str(options.get("components", "")))

    def introduce(self, session: "Session") -> None:
        """[BAL-1.5, BAL-1.10, BAL-8.2, BAL-10.1] Level, witches, what is ours, whether formulas are read."""
        options, say = session.view(None)["options"], session.words.say
        level = options["level"]
        session.tell("welcome-level", level=say(f"bal-level-{level}"), text=say(f"bal-level-{level}.text"))
        witches = zip(session.names, session.figures, strict=True)
        told = [say("welcome-bal-witch", name=name, witch=say(f"bal-witch-{witch}")) for name, witch in witches]
        session.tell("welcome-bal-witches", witches=session.words.listed(told))
        has_devil = level == "hard" and options["diablotin"] != "off"
        named = options["components"]
        session.tell("welcome-reconstructed", devil=has_devil, own=named != OURS.hash, hash=named)
        if options["incantation"] != "off":
            mode = say(f"bal-option-incantation-{options['incantation']}")
            session.tell("welcome-incantation", mode=mode)

    def podium(
        self, view: View, words: Words, names: Sequence[str], console: "Console", facts: Iterable[Fact]
    ) -> list[str]:
        return Podium(view, words, names, console).lines(tales(facts, view["players"]))

    def result(self, words: Words, names: Sequence[str], points: Sequence[int], places: Sequence[int]) -> list[str]:
        """[BAL-5.7] From the winner down."""
        order = sorted(range(len(places)), key=lambda seat: places[seat])
        return [
            words.say("podium-bal-place", place=places[seat], name=words.seat(seat, names), lives=points[seat])
            for seat in order
        ]


class Cards:
    """What may be looked up about cards: the own ones, and those that lie open."""

    def __init__(self, runner: "CommandRunner") -> None:
        self.runner, self.view, self.words = runner, runner.page.view, runner.session.words
        self.width = runner.console.width

    def hand(self, _rest: str) -> None:
        """Every card of the own hand, with all that it does."""
        held = hand(self.view)
        colors = [color for color in COLORS if any(CARD[name].color == color for name in held)]
        keys = [f"bal-color-{color}" for color in colors] + [f"bal-card-{card}" for card, _ in spells(held)]
        say = self.words.say
        told = [say("card-effect", card=say(key), effect=say(f"{key}.effect")) for key in keys]
        self.runner.reply([line for text in told for line in wrap(text, self.width, indent="  ")], "hand")

    def discards(self, _rest: str) -> None:
        """[BAL-2.1] How many cards of each color and of each spell lie open, and how many there are in all."""
        copies = make_box(self.view["players"], self.view["options"]).copies
        there_are = [card.name for card in sorted(copies) for _ in range(copies[card])]
        self.runner.count_discards(map(self.group, self.view["discard"]), map(self.group, there_are))

    def group(self, name: str) -> str:
        """A potion counts by its color, a spell by its name."""
        card = CARD[name]
        return self.words.say(f"bal-color-{card.color}" if card.color else f"bal-card-{name}")
