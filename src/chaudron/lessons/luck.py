"""Luck that is written in advance, by name; when the script ends, or is left, a secret decides as at any table."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from chaudron.kernel.chance import Chance, ChanceEnded, Draw

T = TypeVar("T")


class ScriptedLuck(Chance):
    """What each stream draws and rolls, in order. It never makes do: where the rules want something else it stops."""

    __slots__ = ("script", "then")

    def __init__(self, seats: int, script: Mapping[int, str], then: Chance) -> None:
        super().__init__(seats)
        self.script = {stream: tuple(names.split()) for stream, names in script.items()}
        self.then = then

    def word(self, stream: int, index: int) -> int:
        return self.then.word(stream, index)

    def leave_script(self) -> None:
        """From now on chance is chance."""
        self.script = {}

    @property
    def left(self) -> dict[int, tuple[str, ...]]:
        """What is written and was not drawn yet."""
        rest = {stream: names[self.used[stream] :] for stream, names in self.script.items()}
        return {stream: names for stream, names in rest.items() if names}

    def below(self, stream: int, out_of: int) -> int:
        if stream in self.left:
            raise ChanceEnded(f"stream {stream} is to bring {self.left[stream][0]}, not a number below {out_of}")
        return super().below(stream, out_of)

    def draw(self, stream: int, items: list[T]) -> T:
        return items.pop(self._place(stream, items))

    def roll(self, stream: int, faces: Sequence[T]) -> T:
        return faces[self._place(stream, faces)]

    def _place(self, stream: int, items: Sequence[Any]) -> int:
        written = self.left.get(stream)
        if written is None:
            return self.below(stream, len(items))
        names = [str(item) for item in items]
        if written[0] not in names:
            raise ChanceEnded(f"{written[0]} is written for stream {stream}, but there is only: {' '.join(names)}")
        place = names.index(written[0])
        self.used[stream] += 1
        if self.log is not None:
            self.log.append(Draw(stream, len(items), place))
        return place
