"""Cards, colors, tokens and witches of the ball, drawn as short as they can be."""

from collections.abc import Sequence

from chaudron.games.bal.components import CARD, Card
from chaudron.terminal.paint import Paint
from chaudron.words import Words

STYLES = {"grey": "grey", "blue": "b", "green": "g", "yellow": "y", "red": "r", "white": "w"}
"""The paint of each color."""
TIMES = "\N{MULTIPLICATION SIGN}"


class Pieces:
    """Draws single pieces."""

    def __init__(self, words: Words, names: Sequence[str], paint: Paint) -> None:
        self.words, self.say, self.names, self.paint = words, words.say, names, paint

    def name(self, seat: int) -> str:
        return self.words.seat(seat, self.names)

    def title(self, card: Card) -> str:
        """The short name of a card, in its color."""
        return self.paint(STYLES[card.color] if card.color else "violet", self.say(f"bal-card-{card}"))

    def card(self, name: str) -> str:
        """A card with its color in words: `Broth (red)`."""
        card = CARD[name]
        if not card.color:
            return self.title(card)
        said = self.say("bal-potion", card=self.say(f"bal-card-{card}"), color=self.say(f"bal-color-{card.color}"))
        return self.paint(STYLES[card.color], said)

    def color(self, color: str) -> str:
        return self.paint(STYLES[color], self.say(f"bal-color-{color}"))

    def token(self, color: str) -> str:
        return self.paint(STYLES[color], self.say(f"bal-token-{color}"))

    @staticmethod
    def times(count: int) -> str:
        return f"{TIMES}{count}" if count > 1 else ""
