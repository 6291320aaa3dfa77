"""Boards as text, whatever is played: drawn, or read aloud in sentences."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence

from chaudron.kernel.game import View
from chaudron.terminal.paint import Paint, wrap
from chaudron.words import Words


class LinearText(ABC):
    """Reads one view aloud, one thing per line."""

    def __init__(self, view: View, words: Words, names: Sequence[str]) -> None:
        self.view, self.say, self.words, self.names = view, words.say, words, names

    @abstractmethod
    def sentences(self) -> Iterable[str]:
        """All that the view shows."""

    @abstractmethod
    def status(self) -> Iterable[str]:
        """Only what changes from one answer to the next."""

    def name(self, seat: int) -> str:
        return self.words.seat(seat, self.names)


class Drawing:
    """One way of drawing a view. Seats without a name are called by their number; too narrow, it becomes sentences."""

    def __init__(
        self,
        lines: Callable[[View, Words, Sequence[str], int, Paint], list[str]],
        reader: type[LinearText],
        narrow: int = 0,
    ) -> None:
        self.lines, self.reader, self.narrow = lines, reader, narrow

    def __call__(
        self,
        view: View,
        words: Words,
        *,
        names: Sequence[str] = (),
        width: int = 80,
        color: bool = False,
        linear: bool = False,
    ) -> str:
        if not linear and width >= self.narrow:
            return "\n".join(self.lines(view, words, names, width, Paint(color)))
        sentences = self.reader(view, words, names).sentences()
        return "\n".join(sentences if linear else [line for text in sentences for line in wrap(text, width)])
