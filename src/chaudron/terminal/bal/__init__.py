"""The board of Le Bal des Sorcières as text: a picture of a view, and nothing that the view does not hold.

Drawn, it shows a line for each witch, the attack and what is still to be parried, and the own hand by color, each
card with the number of its choice; `linear` says the same in plain sentences, for a screen reader.
"""

from collections.abc import Sequence

from chaudron.games.bal.components import Card
from chaudron.kernel.game import View
from chaudron.terminal.bal.attack import attack_lines
from chaudron.terminal.bal.glance import (
    SeatView,
    around,
    captured_from,
    doing,
    hand,
    numbers,
    place_of,
    potions_by_color,
    spells,
)
from chaudron.terminal.bal.linear import LinearBoard, read_aloud
from chaudron.terminal.bal.pieces import Pieces
from chaudron.terminal.board import Drawing
from chaudron.terminal.paint import Paint, ends, flow, folded, pad, visible, wrap
from chaudron.words import Words

NARROW = 60
"""On fewer columns the picture becomes sentences."""
ALIVE, CAPTIVE, DEAD = "●", "◆", "·"
STATES = {"out": "faded", "attacks": "copper", "defends": "ember", "parried": "brass", "failed": "faded"}
LABEL = 8
"""The columns that the name of a color takes."""


class TextBoard:
    """The drawing of one view."""

    def __init__(self, view: View, words: Words, names: Sequence[str], width: int, paint: Paint) -> None:
        self.view, self.say, self.width, self.paint = view, words.say, width, paint
        self.pieces, self.numbers = Pieces(words, names, paint), numbers(view)

    def lines(self, terse: bool = False, brief: bool = False) -> list[str]:
        witches = self.witches_in_brief() if brief else self.witches()
        held = self.hand_in_brief() if brief else self.hand(terse)
        return [*self.heading(), *witches, *attack_lines(self.view, self.pieces, self.width), *self.window(), *held]

    # Heading

    def heading(self) -> list[str]:
        """Round and lap; what lies in the middle."""
        view = self.view
        left = self.paint("title", self.say("board-bal-round", round=view["round"], tour=view["tour"]))
        right = self.say("board-bal-piles", pile=view["pile"], discard=len(view["discard"]), bowl=view["bowl"])
        return [ends(left, right, self.width)] if visible(left + right) < self.width else [left, right]

    # Witches

    def witches(self) -> list[str]:
        """A line for each: Carabosse and Cat, Crapzouilles, cards, and what she is about."""
        seats = self.view["seats"]
        chest = max(visible(self.chest(mine)) for mine in seats)
        column = max(visible(self.pieces.name(seat)) for seat in range(len(seats)))
        return [line for seat in around(self.view) for line in self.witch(seat, column, chest)]

    def witch(self, seat: int, column: int, chest: int) -> list[str]:
        mine: SeatView = self.view["seats"][seat]
        name = self.paint("name" if seat == self.view["me"] else "space", pad(self.pieces.name(seat), column))
        head = f"{self.marks(seat)} {name}  {pad(self.chest(mine), chest)} {mine['lives']:>2}"
        cards = self.say("board-bal-cards", count=mine["hand_size"])
        parts = [f"{head}  {pad(cards, visible(self.say('board-bal-cards', count=10)))}", *self.about(seat, mine)]
        return [line.rstrip() for line in flow(parts, self.width, "  ", indent=" " * (column + 5))]

    def marks(self, seat: int) -> str:
        """An arrow at Carabosse, a star at the Black Cat."""
        carabosse = seat == self.view["carabosse"] and self.view["outcome"] is None
        arrow = self.paint("copper", "▶") if carabosse else " "
        return arrow + (self.paint("brass", "★") if seat == self.view["first"] else " ")

    def chest(self, mine: SeatView) -> str:
        """Crapzouilles: own living ones, captured ones, dead ones."""
        living = self.paint("drop", ALIVE * mine["alive"]) + self.paint("violet", CAPTIVE * len(mine["captured"]))
        return living + self.paint("faded", DEAD * mine["dead"])

    def about(self, seat: int, mine: SeatView) -> list[str]:
        """What she is about, and whose Crapzouilles she holds."""
        state = doing(self.view, seat)
        parts = []
        if state:
            place = place_of(self.view, seat) if state == "out" else 0
            parts.append(self.paint(STATES[state], self.say("board-bal-doing", state=state, place=place)))
        for owner, count in captured_from(mine).items():
            parts.append(self.paint("violet", f"{CAPTIVE} {self.pieces.name(owner)}{self.pieces.times(count)}"))
        return parts

    def witches_in_brief(self) -> list[str]:
        """Everybody with numbers only, side by side."""
        shown = []
        for seat in around(self.view):
            mine, state = self.view["seats"][seat], doing(self.view, seat)
            living = self.say(
                "board-bal-brief", name=self.pieces.name(seat), lives=mine["lives"], cards=mine["hand_size"]
            )
            about = self.say("board-bal-doing", state=state, place=place_of(self.view, seat)) if state else ""
            shown.append(f"{self.marks(seat).strip()}{living}{' ' * bool(about)}{about}")
        return flow(shown, self.width, " · ")

    def window(self) -> list[str]:
        """Whose formulas are being read, and what everybody is asked at the same time."""
        opened = self.view["window"]
        asked = [self.say(f"board-bal-window-{opened}")] if opened else []
        told = [*read_aloud(self.view, self.pieces.words, self.pieces.names), *asked]
        return [self.paint("azure", line) for text in told for line in wrap(text, self.width, indent="  ")]

    # The hand

    def hand(self, terse: bool) -> list[str]:
        """Potions by color, then spells with what they do; what may be chosen has its number."""
        held = hand(self.view)
        if self.view["me"] is None or self.view["seats"][self.view["me"]]["hand"] is None:
            return []
        lines = [self.say("board-bal-hand", count=len(held))]
        for color, kinds in potions_by_color(held).items():
            label = pad(self.say(f"bal-color-{color}"), LABEL)
            lines += self.row(label, [self.held(card, count) for card, count in kinds])
        return [*lines, *(self.spells_in_a_row(held) if terse else self.spells_explained(held))]

    def row(self, label: str, cards: list[str]) -> list[str]:
        first, *rest = cards
        return flow([label + first, *rest], self.width, "  ", indent=" " * LABEL)

    def held(self, card: Card, count: int) -> str:
        """`3) Broth×2`: the number of its choice, unless it cannot be chosen now."""
        painted = self.pieces.title(card) + self.pieces.times(count)
        number = self.numbers.get(card.name)
        return painted if number is None else f"{self.paint('copper', f'{number})')} {painted}"

    def spells_in_a_row(self, held: list[str]) -> list[str]:
        kinds = [self.held(card, count) for card, count in spells(held)]
        return self.row(pad(self.say("board-bal-spells"), LABEL), kinds) if kinds else []

    def spells_explained(self, held: list[str]) -> list[str]:
        """One below the other."""
        label, lines = pad(self.say("board-bal-spells"), LABEL), []
        for card, count in spells(held):
            effect = self.say(f"bal-card-{card}.short")
            said = self.say("card-effect", card=self.held(card, count), effect=effect)
            lines += folded(label + said, self.width, indent=" " * (LABEL + 2))
            label = " " * LABEL
        return lines

    def hand_in_brief(self) -> list[str]:
        held = hand(self.view)
        if not held:
            return []
        rows = [
            self.say(f"bal-color-{color}") + " " + " ".join(self.held(card, count) for card, count in kinds)
            for color, kinds in potions_by_color(held).items()
        ]
        magic = [self.held(card, count) for card, count in spells(held)]
        return flow([*rows, *magic], self.width, " · ", indent="  ")


board = Drawing(lambda *seen: TextBoard(*seen).lines(), LinearBoard, NARROW)
terse_board = Drawing(lambda *seen: TextBoard(*seen).lines(terse=True), LinearBoard, NARROW)
"""Without what spells do: for a low screen."""
brief_board = Drawing(lambda *seen: TextBoard(*seen).lines(brief=True), LinearBoard)
"""Witches side by side and the hand in as few lines as it takes: for many words on a low screen."""
