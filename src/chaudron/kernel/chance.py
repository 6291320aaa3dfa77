"""All randomness of a table, in one stream per seat and one for the table itself (ADR 0002).

Nobody's speed changes another's luck: what a seat draws next depends only on its own earlier draws. Nothing is
shuffled in advance, so a saved table holds no future.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self, TypeVar

T = TypeVar("T")

TABLE = -1
"""The stream of the table itself; the stream of a seat is its number."""

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


class Draw(NamedTuple):
    """One outcome: `result` out of 0 … `out_of` - 1, in a stream."""

    stream: int
    out_of: int
    result: int


class Chance:
    """Where random numbers come from. Subclasses say what the words of a stream are."""

    __slots__ = ("log", "used")

    def __init__(self, seats: int) -> None:
        self.used = [0] * (seats + 1)
        self.log: list[Draw] | None = None

    def word(self, stream: int, index: int) -> int:
        """The word number `index` of a stream, 0 ≤ word < 2**64. Never depends on any other word."""
        raise NotImplementedError

    def copy(self) -> Self:
        """The same streams at the same places, for a copied table. A copy keeps no log."""
        new = object.__new__(type(self))
        for name in self.__slots__:
            setattr(new, name, getattr(self, name))
        new.used, new.log = self.used[:], None
        return new

    def rewound(self) -> Self:
        """The same streams from their beginning."""
        new = self.copy()
        new.used = [0] * len(self.used)
        return new

    def below(self, stream: int, out_of: int) -> int:
        """A random number from 0 to `out_of` - 1."""
        index = self.used[stream]
        self.used[stream] = index + 1
        result = self.word(stream, index) * out_of >> 64
        if self.log is not None:
            self.log.append(Draw(stream, out_of, result))
        return result

    def answered(self, seat: int, link: str) -> None:
        """What comes now is drawn because of an answer of this seat, and of the link that it brings, if any."""

    def looks_at(self, seat: int) -> None:
        """What comes now depends on what only this seat sees: to anyone who foresees, that is as good as chance."""

    def draw(self, stream: int, items: list[T]) -> T:
        """Remove and return one of the items."""
        return items.pop(self.below(stream, len(items)))

    def roll(self, stream: int, faces: Sequence[T]) -> T:
        """One of the faces."""
        return faces[self.below(stream, len(faces))]

    def shuffle(self, stream: int, items: list[Any]) -> None:
        """Put the items in a random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(stream, last + 1)
            items[last], items[other] = items[other], items[last]


def _mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
    return z ^ z >> 31


class Counter(Chance):
    """A keyed counter: fast, nothing to copy but the counts, the same in any language (ADR 0002)."""

    __slots__ = ("seed", "starts")

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seats)
        if not 0 <= seed <= MASK:
            raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {seed}")
        self.seed = seed
        numbers = [*range(1, seats + 1), 0]  # stream -1, the table's, has number 0
        self.starts = tuple(_mix(_mix(seed) + number * GAMMA & MASK) for number in numbers)

    def word(self, stream: int, index: int) -> int:
        return _mix(self.starts[stream] + (index + 1) * GAMMA & MASK)

    def below(self, stream: int, out_of: int) -> int:
        """As everywhere, with `word` written out: this is where simulations spend their luck."""
        used = self.used
        used[stream] = index = used[stream] + 1
        z = self.starts[stream] + index * GAMMA & MASK
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        result = (z ^ z >> 31) * out_of >> 64
        if self.log is not None:
            self.log.append(Draw(stream, out_of, result))
        return result


class Sealed(Chance):
    """A secret committed before play, and a salt for every seat: for tables of before, and lessons (ADR 0002)."""

    __slots__ = ("inner", "outer", "salts", "secret")

    def __init__(self, seats: int, secret: bytes, salts: Iterable[str]) -> None:
        super().__init__(seats)
        if len(secret) != 32:
            raise ValueError("a sealed secret has 32 bytes")
        self.secret = secret
        self.salts = tuple(salts)
        if len(self.salts) != seats:
            raise ValueError("every seat gives one salt")
        salted = b"".join(hashlib.sha256(salt.encode()).digest() for salt in self.salts)
        key = hmac.digest(secret, b"chaudron/1" + salted, "sha256").ljust(64, b"\0")
        self.inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key))
        self.outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key))

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def word(self, stream: int, index: int) -> int:
        """HMAC-SHA256, written out: the key is worked in once, for all words."""
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update((stream + 1).to_bytes(4, "big") + index.to_bytes(8, "big"))
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()[:8], "big")


def commitment(secret: bytes) -> str:
    """What is published before play: it binds the secret without showing it."""
    return hashlib.sha256(b"chaudron/1 commitment" + secret).hexdigest()


class ChanceEnded(LookupError):
    """Written luck says nothing, or nothing possible, for the draw that is due."""


class Recorded(Chance):
    """The outcomes of a record, in place of a generator: for audit without any seed."""

    __slots__ = ("outcomes",)

    def __init__(self, seats: int, outcomes: Iterable[Draw]) -> None:
        super().__init__(seats)
        self.outcomes: list[list[Draw]] = [[] for _ in self.used]
        for draw in outcomes:
            self.outcomes[draw.stream].append(draw)

    def below(self, stream: int, out_of: int) -> int:
        index = self.used[stream]
        written = self.outcomes[stream]
        if index >= len(written) or written[index].out_of != out_of or not 0 <= written[index].result < out_of:
            raise ChanceEnded(f"the record has no outcome out of {out_of} here (stream {stream}, draw {index})")
        self.used[stream] = index + 1
        if self.log is not None:
            self.log.append(written[index])
        return written[index].result


class Scripted(Chance):
    """Luck written down beforehand, by name, for tests and lessons: what each seat draws and rolls.

    What is rolled may be written apart, in `rolls`. A stream of which nothing is written goes on as `otherwise` does;
    so does one whose script is over, unless it is `strict`: then that is an error, where the script does not end
    with `…`.
    """

    __slots__ = ("otherwise", "rolled", "rolls", "script", "strict")

    def __init__(
        self, seats: int, script: Mapping[int, str], otherwise: Chance | None = None, strict: bool = False
    ) -> None:
        super().__init__(seats)
        self.script = {stream: tuple(words.split()) for stream, words in script.items()}
        self.rolls: dict[int, tuple[str, ...]] = {}
        self.rolled = [0] * (seats + 1)
        self.otherwise, self.strict = otherwise, strict

    def copy(self) -> Self:
        new = super().copy()
        new.otherwise, new.rolled = self.otherwise and self.otherwise.copy(), self.rolled[:]
        return new

    def rewound(self) -> Self:
        new = super().rewound()
        new.otherwise, new.rolled = self.otherwise and self.otherwise.rewound(), [0] * len(self.rolled)
        return new

    def below(self, stream: int, out_of: int) -> int:
        if self.otherwise is None:
            raise ChanceEnded(f"the script says nothing more for stream {stream}")
        return self._logged(stream, out_of, self.otherwise.below(stream, out_of))

    def _logged(self, stream: int, out_of: int, result: int) -> int:
        if self.log is not None:
            self.log.append(Draw(stream, out_of, result))
        return result

    def draw(self, stream: int, items: list[T]) -> T:
        return items.pop(self._place(stream, items, self.script, self.used))

    def roll(self, stream: int, faces: Sequence[T]) -> T:
        if stream in self.rolls:
            return faces[self._place(stream, faces, self.rolls, self.rolled)]
        return faces[self._place(stream, faces, self.script, self.used)]

    def _place(self, stream: int, items: Sequence[Any], scripts: Mapping[int, tuple[str, ...]], used: list[int]) -> int:
        script, index = scripts.get(stream, ()), used[stream]
        if index >= len(script) or script[index] == GOES_ON:
            if self.strict and script and script[-1] != GOES_ON:
                raise ChanceEnded(f"what is scripted for stream {stream} is over, and one of these is due: {items}")
            return self.below(stream, len(items))
        used[stream] = index + 1
        names = [str(item) for item in items]
        if script[index] not in names:
            raise ChanceEnded(f"{script[index]} is scripted for stream {stream}, but there is only: {' '.join(names)}")
        return self._logged(stream, len(items), names.index(script[index]))


GOES_ON = "…"
"""In a script: from here on luck is not written down."""
