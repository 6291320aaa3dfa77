"""The sealed envelope: chance that nobody can foresee, because each answer of a person brings a part of it (ADR 0019).

The device of each person has a chain of links. Its beginning is a salt that is sealed before the game; each answer
brings the next link, and only one fits.
"""

import hashlib
import hmac
import json
import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from json.encoder import encode_basestring as _quoted
from typing import Any, Self

from chaudron.kernel.chance import Chance, Draw, commitment

FORMAT = "chaudron-envelope/2"
NOTHING = bytes(32)
"""In the place of a salt that is not there."""
LINKS = 1000
"""In a chain, as long as nothing else is said."""


UNSAID: Mapping[str, Any] = {}
"""Of an envelope of before, which does not say whether its game goes on from another."""


class WrongLink(ValueError):
    """A link that is not the next one of its seat."""


def sealed(table: str, salt: bytes) -> str:
    """What is shown of a salt before the game: it binds the salt, at this table alone."""
    return hashlib.sha256(b"chaudron/2 seal" + table.encode() + salt).hexdigest()


def before(link: bytes) -> bytes:
    """The link before this one; before the first link comes the salt."""
    return hashlib.sha256(b"chaudron/2 link" + link).digest()


def chain(seed: bytes, links: int = LINKS) -> list[bytes]:
    """The salt, and the links that come after it; the last one is the seed."""
    made = [seed]
    for _ in range(links):
        made.append(before(made[-1]))
    return made[::-1]


@dataclass(frozen=True)
class Envelope:
    """What is laid down before the salts are shown."""

    table: str
    game: str
    version: str
    players: int
    options: Mapping[str, Any]
    names: list[str]
    bots: list[str]
    """The level of each; empty where a person sits."""
    commitment: str
    seals: list[str]
    """One per seat; empty where none was laid."""
    beacon: None = None
    """Not used."""
    resumed: Mapping[str, Any] | None = None
    """Of a game that goes on from another: its `table`, after how many answers (`moment`), and the hash of what was
    `played` there."""

    def text(self) -> str:
        """As it is written, once: everybody takes this text as it is."""
        return _json({"format": FORMAT, **asdict(self), "options": dict(self.options)})

    @classmethod
    def read(cls, text: str) -> Self:
        """Raises `ValueError`, `TypeError` or `KeyError` where it is none."""
        parts = json.loads(text)
        if parts.pop("format") != FORMAT:
            raise ValueError("another format of envelope")
        _check_resumed(parts.setdefault("resumed", UNSAID))
        envelope = cls(**parts)
        seats = (envelope.names, envelope.bots, envelope.seals)
        if [len(given) for given in seats] != [envelope.players] * 3 or envelope.beacon is not None:
            raise ValueError("an envelope for another number of seats, or with a beacon")
        laid = [seal for seal in envelope.seals if seal]
        if len(laid) != len(set(laid)):
            raise ValueError("a seal stands twice in the envelope")
        return envelope

    def misfit(self, salts: Sequence[str]) -> int | None:
        """The first seat whose salt is not the one that was sealed."""
        for seat, (salt, seal) in enumerate(zip(salts, self.seals, strict=True)):
            if salt and sealed(self.table, unhex(salt)) != seal:
                return seat
        return None


def _check_resumed(said: Any) -> None:
    if said is None or said is UNSAID:
        return
    kinds = {name: type(value) for name, value in dict(said).items()}
    if kinds != {"table": str, "moment": int, "played": str} or said["moment"] < 0:
        raise ValueError("an envelope that does not say from where its game goes on")


def unhex(text: str) -> bytes:
    """The 32 bytes of a salt or a link; raises `ValueError`."""
    value = bytes.fromhex(text)
    if len(value) != 32 or value.hex() != text:
        raise ValueError("a salt or a link has 32 bytes, as 64 small hexadecimal digits")
    return value


def fingerprint(text: str) -> bytes:
    """Of an envelope."""
    return hashlib.sha256(text.encode()).digest()


def key_of(secret: bytes, text: str, salts: Sequence[bytes]) -> bytes:
    """On which all chance of a table depends."""
    return hmac.digest(secret, b"chaudron/2 key" + fingerprint(text) + b"".join(salts), "sha256")


class Enveloped(Chance):
    """The chance of a table with an envelope: what an answer draws depends on the link it brings."""

    __slots__ = ("answering", "inner", "latest", "outer", "salts", "secret", "text")

    def __init__(self, secret: bytes, text: str, salts: Sequence[str], latest: Iterable[str] = ()) -> None:
        """`latest`: the last link of each seat, where there is one, in a game that has begun."""
        super().__init__(len(salts))
        self.secret, self.text, self.salts = secret, text, tuple(salts)
        mixed = [unhex(salt) if salt else NOTHING for salt in salts]
        key = key_of(secret, text, mixed).ljust(64, b"\0")
        self.inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key))
        self.outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key))
        self.latest = [unhex(link) if link else mixed[seat] for seat, link in enumerate(latest)] or mixed
        self.answering: int | None = None
        """The seat whose answer is at work."""

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def copy(self) -> Self:
        new = super().copy()
        new.latest = self.latest[:]
        return new

    def rewound(self) -> Self:
        new = super().rewound()
        new.latest = [unhex(salt) if salt else NOTHING for salt in self.salts]
        new.answering = None
        return new

    def answered(self, seat: int, link: str) -> None:
        if link:
            if not self.salts[seat]:
                raise WrongLink(f"seat {seat} has no salt that a link could follow")
            self.latest[seat] = after(self.latest[seat], link)
        self.answering = seat

    def word(self, stream: int, index: int) -> int:
        """HMAC-SHA256, written out: the key is worked in once, for all words."""
        mixed = self.latest[stream] if stream == self.answering else b"".join(self.latest)
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update(_place(stream + 1, index) + mixed)
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()[:8], "big")


_place = struct.Struct(">IQ").pack


def after(latest: bytes, link: str) -> bytes:
    """The bytes of a link that comes after the latest one, or after the salt; raises `WrongLink`."""
    try:
        given = unhex(link)
    except ValueError as error:
        raise WrongLink(str(error)) from error
    if before(given) != latest:
        raise WrongLink("that is not the next link of its seat")
    return given


# The head binds everything that happened


def first_head(text: str, opening: Iterable[Draw]) -> bytes:
    return hashlib.sha256(b"chaudron/2 head" + fingerprint(text) + _draws(opening).encode()).digest()


Answer = tuple[int, str, Iterable[tuple[int, int, int]], bool, str]
"""Its seat, its choice, what was drawn, whether it revealed something, its link."""


def next_head(head: bytes, entry: Answer) -> bytes:
    """After an answer."""
    return hashlib.sha256(head + _written(entry)).digest()


def _written(entry: Answer) -> bytes:
    """The JSON is written out, since every move of every table waits for it."""
    seat, choice, draws, reveals, link = entry
    drawn = ",".join([f"[{stream},{out_of},{result}]" for stream, out_of, result in draws])
    return f"[{seat},{_quoted(choice)},[{drawn}],{int(reveals)},{_quoted(link)}]".encode()


def hash_of_played(opening: Iterable[Draw], entries: Iterable[Answer]) -> str:
    """What was played in another game, up to where this one goes on."""
    answers = b"".join(map(_written, entries))
    return hashlib.sha256(b"chaudron/2 played" + _draws(opening).encode() + answers).hexdigest()


def last_head(head: bytes, result: Mapping[str, Any]) -> str:
    """When the game is over."""
    return hashlib.sha256(head + _json([result["points"], result["places"]]).encode()).hexdigest()


def _draws(draws: Iterable[Draw]) -> str:
    return _json([list(draw) for draw in draws])


_json: Callable[[Any], str] = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
