"""The board of Blackwood as text: a picture of a view, and nothing that the view does not hold.

Drawn, it shows the forest with the number of every place that may be chosen, the potions of the village beside the
own larder, and a line for each witch; `linear` says the same in plain sentences, for a screen reader.
"""

from collections.abc import Sequence

from chaudron.games.blackwood.components import PUPPETS, SPELLS
from chaudron.kernel.game import View
from chaudron.terminal.blackwood.forest import Grid
from chaudron.terminal.blackwood.glance import (
    SIDES,
    SeatView,
    around,
    cards_of,
    heir,
    homecoming,
    in_progress,
    larder_of,
    recipe,
    renown,
    spell_price,
    still_missing,
    worth,
)
from chaudron.terminal.blackwood.linear import LinearBoard
from chaudron.terminal.blackwood.pieces import Pieces
from chaudron.terminal.board import Drawing
from chaudron.terminal.paint import Paint, ends, flow, folded, in_columns, pad, visible, wrap
from chaudron.words import Words

NARROW = 60
"""On fewer columns the picture becomes sentences."""
IN_HAND, IN_FOREST = "●", "·"


class TextBoard:
    """The drawing of one view."""

    def __init__(self, view: View, words: Words, names: Sequence[str], width: int, paint: Paint) -> None:
        self.view, self.say, self.width, self.paint = view, words.say, width, paint
        self.cards = cards_of(view)
        self.pieces = Pieces(words, names, paint, self.cards, view["players"])

    def lines(self, with_stock: bool = False) -> list[str]:
        village = [*self.village_title(), *in_columns(self.potions(), self.width)]
        return [*self.top(), *village, *(self.stock() if with_stock else []), *self.witches()]

    def terse_lines(self) -> list[str]:
        village = [*self.village_title(), *in_columns(self.potions_in_brief(), self.width, gap=2)]
        return [*self.top(), *village, *self.witches(terse=True)]

    def brief_lines(self) -> list[str]:
        potions = flow(self.potions_in_brief(padded=False), self.width, " · ")
        return [*self.top(), *potions, *self.witches_in_brief()]

    def top(self) -> list[str]:
        """What every board has: where we are, the forest, who comes home, and what is under way."""
        return [*self.heading(), *Grid(self.view, self.pieces, self.width).lines(), *self.home(), *self.under_way()]

    # Heading

    def heading(self) -> list[str]:
        """Expedition, round and phase; what lies in the decks."""
        view, phase = self.view, self.view["phase"]
        when = self.say("board-blackwood-round", expedition=view["expedition"], round=view["column"])
        now = [self.say(f"blackwood-phase-{phase}")] if phase else []
        left = self.paint("title", " · ".join([when, *now]))
        right = self.say("board-blackwood-piles", deck=view["deck"], discard=len(view["discard"]))
        return [ends(left, right, self.width)] if visible(left + right) < self.width else [left, right]

    # Who comes home

    def home(self) -> list[str]:
        """[BLW-3.5, BLW-3.10] The order of the return, and for whom the cauldron would be."""
        if not self.view["phase"]:
            return []
        coming = [f"{self.pieces.name(one.seat)} {one.place}" for one in homecoming(self.view)]
        line = self.say("board-blackwood-home", puppets=", ".join(coming), count=len(coming))
        next_first = heir(self.view)
        gets = [] if next_first is None else [self.say("board-blackwood-heir", name=self.pieces.name(next_first))]
        return wrap(" · ".join([line, *gets]), self.width, "  ")

    def under_way(self) -> list[str]:
        """[BLW-5.1, BLW-7.3] What is in the pot, or what the hedgehog dug up."""
        brew, sniff = in_progress(self.view, "Brew"), in_progress(self.view, "Sniff")
        if brew and brew["potions"]:
            return self.pot(brew["potions"], brew["cards"], self.pieces.kinds(still_missing(self.view, brew)))
        if sniff and sniff["cards"]:
            dug_up = ", ".join(self.pieces.forest(self.cards.forest[card]) for card in sniff["cards"])
            return folded(self.say("board-blackwood-sniffed", cards=dug_up), self.width, "  ")
        return []

    def pot(self, potions: list[str], cards: list[str], missing: str) -> list[str]:
        inside = ", ".join(self.pieces.larder(cards))
        wanted = " + ".join(map(self.pieces.potion, potions))
        counts = {"count": len(cards), "is_missing": bool(missing)}
        return folded(
            self.say("board-blackwood-pot", potions=wanted, cards=inside, missing=missing, **counts), self.width, "  "
        )

    # The village

    def village_title(self) -> list[str]:
        return folded(self.say("board-blackwood-village", signs=self.pieces.legend()), self.width, "  ")

    def potions(self) -> list[str]:
        """One line each: name, color, recipe with what is missing, coins and renown."""
        shown = [(potion, *self.about(potion)) for potion in self.view["display"]]
        named = [f"{self.pieces.potion(potion)} {self.say(f'blackwood-potion-{potion}')}" for potion, *_ in shown]
        texts = [[name, *about] for name, (_, *about) in zip(named, shown, strict=True)]
        return self.aligned(texts)

    def about(self, potion: str) -> list[str]:
        """`red`, `TT|C`, `3¢`, `◆8`."""
        card = self.cards.potions[potion]
        needs = self.pieces.recipe(*recipe(self.view, potion)) if self.view["me"] is not None else None
        drawn = self.pieces.kinds(card.needs) if needs is None else needs
        return [self.pieces.color_name(card.color), drawn, f"{card.coins}¢", f"◆{card.renown}"]

    def aligned(self, texts: list[list[str]]) -> list[str]:
        widths = [max(map(visible, column)) for column in zip(*texts, strict=True)]
        return [" ".join(map(pad, text, widths)).rstrip() for text in texts]

    def potions_in_brief(self, padded: bool = True) -> list[str]:
        texts = [[self.pieces.potion(potion), *self.about(potion)] for potion in self.view["display"]]
        return self.aligned(texts) if padded else [" ".join(text) for text in texts]

    def stock(self) -> list[str]:
        """[BLW-5.3] The spells that can still be had, for which colors, and what the viewer would pay."""
        shown = []
        for spell in SPELLS:
            colors = "+".join(map(self.pieces.color_name, self.cards.colors[spell]))
            left = self.pieces.spells([spell] * self.view["stock"][spell], "violet")
            shown += [f"{name} ({colors})" for name in left]
        price = 0 if self.view["me"] is None else spell_price(self.view, self.view["me"])
        title = self.say("board-blackwood-stock", price=price)
        return flow([f"{title} {shown[0]}", *shown[1:]], self.width, " · ", "  ") if shown else []

    # Witches

    def witches(self, terse: bool = False) -> list[str]:
        """A line or more for each: purse, puppets in hand, renown, and what lies before her."""
        column = max(visible(self.pieces.name(seat)) for seat in range(self.view["players"]))
        return [line for seat in around(self.view) for line in self.witch(seat, column, terse)]

    def witch(self, seat: int, column: int, terse: bool) -> list[str]:
        mine: SeatView = self.view["seats"][seat]
        name = self.paint("name" if seat == self.view["me"] else "space", pad(self.pieces.name(seat), column))
        hand = IN_HAND * mine["puppets"] + IN_FOREST * (PUPPETS - mine["puppets"])
        coins, points = f"{mine['coins']}¢", f"◆{renown(self.view, seat)}"
        head = f"{self.marks(seat)} {name} {coins:>3} {hand} {points:<4}"
        parts = [head, *self.things(seat, mine, terse)]
        lines = flow(parts, self.width, "  ", indent=" " * (column + 4))
        return [part for line in lines for part in folded(line.rstrip(), self.width, " " * (column + 4))]

    def marks(self, seat: int) -> str:
        """An arrow at whose turn it is, a star at the cauldron."""
        arrow = self.paint("copper", "▶") if seat in self.view["awaited"] else " "
        return arrow + (self.paint("brass", "★") if seat == self.view["cauldron"] else " ")

    def things(self, seat: int, mine: SeatView, terse: bool) -> list[str]:
        """Larder, potions by how they lie, spells, and what she owes; without what she has not."""
        shown = {"larder": ", ".join(self.pieces.larder(mine["larder"]))}
        for side in SIDES:
            shown[side] = self.side(mine[side], side, terse)
        shown["ready"] = ", ".join(self.pieces.spells(mine["ready"], "violet"))
        shown["spent"] = ", ".join(self.pieces.spells(mine["spent"], "faded"))
        shown["fagus"] = str(mine["loans"] or "")
        return [self.say(f"board-blackwood-{thing}", shown=text) for thing, text in shown.items() if text]

    def side(self, potions: list[str], side: str, terse: bool) -> str:
        if terse:
            return " ".join(map(self.pieces.potion, potions)) if side == "potions" else str(len(potions) or "")
        colors = {potion: self.pieces.color_name(self.cards.potions[potion].color) for potion in potions}
        return ", ".join(f"{potion} {colors[potion]} ◆{worth(self.view, potion, side)}" for potion in potions)

    def witches_in_brief(self) -> list[str]:
        """Everybody with numbers only, side by side."""
        shown = []
        for seat in around(self.view):
            mine, larder = self.view["seats"][seat], self.pieces.kinds(larder_of(self.view, seat))
            text = f"{self.marks(seat).strip()}{self.pieces.name(seat)} {mine['coins']}¢ ◆{renown(self.view, seat)}"
            shown.append(f"{text} {larder}".rstrip())
        return flow(shown, self.width, " · ")


board = Drawing(lambda *seen: TextBoard(*seen).lines(with_stock=True), LinearBoard, NARROW)
plain_board = Drawing(lambda *seen: TextBoard(*seen).lines(), LinearBoard, NARROW)
"""Without the spells that can be had."""
terse_board = Drawing(lambda *seen: TextBoard(*seen).terse_lines(), LinearBoard, NARROW)
"""Potions by their ids alone: for a low screen."""
brief_board = Drawing(lambda *seen: TextBoard(*seen).brief_lines(), LinearBoard)
"""Witches side by side with numbers only: for many words on a low screen."""
