"""The kinds of chips in a bag and a cauldron, and what the books in play ask about them."""

from collections.abc import Iterable

from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.components import BLACK, CHIP, CHIPS, GREEN, LETTERS, LOCOWEED, PURPLE, W1, WHITE, Chip

NO_CHIP = -1
W2, W3 = CHIP["w2"], CHIP["w3"]


class ChipKinds:
    """Chips by number, with everything about them that matters while brewing. The last place stands for no chip."""

    def __init__(self, box: Box, chips: Iterable[Chip], card: str) -> None:
        self.chips = [CHIPS[chip] for chip in sorted(set(chips))]
        self.place = {chip: place for place, chip in enumerate(self.chips)}
        self.green, self.blue, self.red = box.books["green"], box.blue, box.red
        self.yellow, self.purple = box.yellow, box.books["purple"]
        self.black, self.locoweed = box.book_ids[BLACK], box.books.get(LOCOWEED, 0)
        self.color = [LETTERS[chip.color] for chip in self.chips]
        self.value = [chip.value for chip in self.chips]
        self.white = [chip.color == WHITE for chip in self.chips]
        self.whites = tuple(self.place.get(chip, NO_CHIP) for chip in (W1, W2, W3))
        self.counts_oranges = self.red == 1 or self.blue == 5
        self.counts_yellows = self.yellow in (3, 4)
        self.counts_purples = self.purple in (1, 2, 4)
        self.counts_blacks = self.black != "black-5"
        self.party = int(card == "pumpkin_party")
        self.last = [self._as_last(place) for place in range(len(self.chips))] + [NO_CHIP]
        self.before = [place if self.in_last_two(place) else NO_CHIP for place in range(len(self.chips))] + [NO_CHIP]
        values = [chip.value for chip in self.chips]
        self.usual_value = round(sum(values) / max(len(values), 1))

    def in_last_two(self, place: int) -> bool:
        """Does it matter whether this chip is next to last?"""
        color = self.chips[place].color
        return (color == GREEN and self.green in (1, 2, 4, 5, 6)) or (color == BLACK and self.black == "black-5")

    def _as_last(self, place: int) -> int:
        """The chip itself if anything asks what was laid last, else no chip, so that equal cauldrons meet."""
        chip = self.chips[place]
        asked = (
            self.in_last_two(place)
            or (chip.color == WHITE and (self.red == 3 or self.yellow == 1))
            or (chip is W1 and self.blue == 6)
            or (self.color[place] == "y" and self.yellow == 2)
            or (chip.color == PURPLE and self.purple == 6)
            or (chip.color != WHITE and self.locoweed == 6)
        )
        return place if asked else NO_CHIP

    def doubles(self, last: int) -> bool:
        """[BEL-16.5] yellow-2: does the next chip move twice its value?"""
        return self.yellow == 2 and last >= 0 and self.color[last] == "y"

    def is_purple(self, last: int) -> bool:
        return last >= 0 and self.color[last] == "p"

    def white_ones(self, last: int) -> int:
        """[WIT-5.4] blue-6: is a white 1 directly before?"""
        return int(last >= 0 and self.chips[last] is W1)

    def copied(self, last: int) -> int:
        """[WIT-5.9] locoweed-6: as far as the last colored chip; after a white, as a small one."""
        return self.value[last] if last >= 0 and not self.white[last] else 2

    def count(self, chips: Iterable[Chip]) -> tuple[int, ...]:
        """How many chips of each kind there are."""
        counts = [0] * len(self.chips)
        for chip in chips:
            counts[self.place[chip]] += 1
        return tuple(counts)
