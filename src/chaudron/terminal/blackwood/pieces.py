"""Ingredients, cards, potions, spells and witches of Blackwood, drawn as short as they can be."""

from collections import Counter as Tally
from collections.abc import Iterable, Sequence

from chaudron.games.blackwood.components import KINDS, SPELLS, Amounts, Components, Forest
from chaudron.terminal.paint import Paint
from chaudron.words import Words

KIND_STYLES = {"toad": "g", "clover": "l", "mushroom": "o", "bat": "p"}
"""The paint of each ingredient."""
COLOR_STYLES = {"red": "r", "green": "g", "blue": "b", "purple": "p"}
"""The paint of each color of potions."""
SEAT_STYLES = ("copper", "drop", "ruby", "brass")
"""The paint of each witch's puppets."""
TIMES = "\N{MULTIPLICATION SIGN}"
LACKS = "|"
"""Between what one has of a recipe and what is missing."""


class Pieces:
    """Draws single pieces."""

    def __init__(self, words: Words, names: Sequence[str], paint: Paint, cards: Components, players: int) -> None:
        self.words, self.say, self.names, self.paint, self.cards = words, words.say, names, paint, cards
        self.players = players

    def name(self, seat: int) -> str:
        return self.words.seat(seat, self.names)

    def tag(self, seat: int, letters: int) -> str:
        """The first letters of a name; where they do not tell witches apart, the number of the seat."""
        begun = [self.name(other)[:letters].strip() for other in range(self.players)]
        told_apart = len({one.casefold() for one in begun}) == self.players
        return self.paint(SEAT_STYLES[seat], "@" + (begun[seat] if told_apart else str(seat + 1)))

    def sign(self, kind: str) -> str:
        return self.paint(KIND_STYLES[kind], self.say(f"board-blackwood-sign-{kind}"))

    def kinds(self, amounts: Amounts) -> str:
        """Ingredients by their signs: `TTC`."""
        return "".join(self.sign(kind) * amount for kind, amount in zip(KINDS, amounts, strict=True))

    def legend(self) -> str:
        """What the signs mean."""
        meant = [f"{self.sign(kind)} {self.say(f'blackwood-ingredient-{kind}')}" for kind in KINDS]
        return ", ".join(meant)

    def forest(self, card: Forest, between: str = " ") -> str:
        """`TC 2`: what a forest card gives, and its cost."""
        return f"{self.kinds(card.gives)}{between}{card.cost}"

    def recipe(self, has: Amounts, lacks: Amounts) -> str:
        """`TT|C`: what one has of a recipe, and what is missing."""
        return self.kinds(has) + (self.paint("faded", LACKS) + self.kinds(lacks) if any(lacks) else "")

    def color(self, color: str, text: str) -> str:
        return self.paint(COLOR_STYLES[color], text)

    def potion(self, potion: str) -> str:
        """`P05`, in its color."""
        return self.color(self.cards.potions[potion].color, potion)

    def color_name(self, color: str) -> str:
        return self.color(color, self.say(f"blackwood-color-{color}"))

    def larder(self, cards: Iterable[str]) -> list[str]:
        """Cards alike together: `TC 2×2`."""
        held = Tally(self.cards.forest[card] for card in cards)
        alike = sorted(held, key=lambda card: (-sum(card.gives), [-amount for amount in card.gives], card.cost))
        return [self.forest(card) + self.times(held[card]) for card in alike]

    def spells(self, spells: Iterable[str], style: str) -> list[str]:
        held = Tally(spells)
        names = {spell: self.say(f"blackwood-spell-{spell}") for spell in SPELLS}
        return [self.paint(style, names[spell]) + self.times(held[spell]) for spell in SPELLS if held[spell]]

    @staticmethod
    def times(count: int) -> str:
        return f"{TIMES}{count}" if count > 1 else ""
