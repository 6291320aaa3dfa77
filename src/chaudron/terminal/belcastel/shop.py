"""The counter of Belcastel: the books with their prices, while the viewer is shopping."""

from chaudron.games.belcastel.components import CHIP
from chaudron.games.belcastel.view import box_of
from chaudron.kernel.game import View
from chaudron.speech.belcastel import effect as effect_of
from chaudron.terminal.belcastel.glance import Shelf, purse, question, shelves
from chaudron.terminal.paint import Paint, pad, wrap
from chaudron.words import Words

LABEL = 7
"""The columns that the name of a color takes."""
GOODS = {1: 17, 2: 26, 3: 34}
"""The columns that a book and its chips take, by how many kinds it has."""


class ShopDrawing:
    """The drawing of the counter."""

    def __init__(self, view: View, words: Words, width: int, paint: Paint) -> None:
        self.view, self.words, self.width, self.paint = view, words, width, paint
        self.options: list[str] = question(view)["options"]

    def lines(self, brief: bool = False) -> list[str]:
        """The purse, and every book; a chip that can be bought has the number of its choice before it."""
        title = wrap(self.words.say("board-counter", coins=purse(self.view)), self.width)
        books = [line for shelf in shelves(self.view) for line in self.shelf(shelf, brief)]
        return [*[self.paint("brass", line) for line in title], *books]

    def shelf(self, shelf: Shelf, brief: bool) -> list[str]:
        """One book: its chips and, unless it must be brief, what it does."""
        label = pad(self.label(shelf.color), LABEL)
        if shelf.opens:
            return [self.paint("faded", label + self.words.say("board-opens", round=shelf.opens))]
        goods = " ".join(self.price(chip.name) for chip in shelf.chips)
        if brief:
            return [label + goods]
        column = GOODS[len(shelf.chips)]
        effect = wrap(effect_of(self.words, shelf.book), self.width - column)
        left = [label + goods, *[""] * (len(effect) - 1)]
        return [pad(one, column) + self.paint("faded", text) for one, text in zip(left, effect, strict=True)]

    def label(self, color: str) -> str:
        """The name of a color, short enough for its column."""
        short = f"board-color-{color}"
        return self.words.say(short if self.words.has(short) else f"belcastel-color-{color}")

    def price(self, name: str) -> str:
        """`3 g4 14`: number, chip, price; no number for what cannot be bought, no price for what is sold out."""
        choice, price = f"buy:{name}", box_of(self.view).prices[CHIP[name]]
        if not self.view["supply"][name]:
            return f"   {name}  -"
        if choice not in self.options:
            return self.paint("faded", f"   {name} {price:>2}")
        number = self.paint("copper", f"{self.options.index(choice) + 1:>2}")
        return f"{number} {self.paint.chip(name)} {price:>2}"
