"""The luck of another game once more: each stream brings again what it brought there, and then goes on by itself."""

from collections.abc import Iterable
from typing import Self

from chaudron.kernel.chance import Chance, Draw

WORDS = 1 << 64


class Redealt(Chance):
    """Whoever asks for the same out of as many gets the same; out of more or fewer, what lies at the same place."""

    __slots__ = ("given", "then")

    def __init__(self, seats: int, given: Iterable[Draw], then: Chance) -> None:
        """`then` says what comes after what is given, and where in its share of all words each given one lies."""
        super().__init__(seats)
        self.then = then
        self.given: list[list[Draw]] = [[] for _ in self.used]
        for draw in given:
            self.given[draw.stream].append(draw)

    def copy(self) -> Self:
        new = super().copy()
        new.then = self.then.copy()
        return new

    def word(self, stream: int, index: int) -> int:
        word, given = self.then.word(stream, index), self.given[stream]
        if index >= len(given):
            return word
        _, out_of, result = given[index]
        least, beyond = -(-result * WORDS // out_of), -(-(result + 1) * WORDS // out_of)
        return least + (word * (beyond - least) >> 64)
