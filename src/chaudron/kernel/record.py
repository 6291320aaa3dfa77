"""A game is its record: what was in play, where chance came from, and the answers given."""

import hashlib
import json
import reprlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from chaudron.kernel.chance import TABLE, Chance, ChanceEnded, Counter, Draw, Recorded, Sealed, commitment
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import BadOption, Box, Game, brief
from chaudron.kernel.rule import Refused, answer
from chaudron.kernel.table import Table

FORMAT = "chaudron-record/1"
MOST_PLAYERS = 10
"""Of any game."""
NOT_AS_IT_SHOULD_BE = (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError)
"""What JSON from elsewhere may bring about, where something else was expected."""
LONGEST = 20
"""As much of a version that is unknown as is worth naming."""
LONGEST_NAME = 200
"""More than any table lets anybody have."""
BY_RULES = ("bad_options", "refused", "chance_ended", "draws_differ", "result_differs")
"""What may be wrong with a record because other rules were in force."""


class BadRecord(ValueError):
    """A record that cannot be read or does not hold: a key for the words, and the details."""

    def __init__(self, key: str, **details: Any) -> None:
        self.key, self.details = key, {name: brief(value) for name, value in details.items()}
        super().__init__(f"{key}: {self.details}")


class Entry(NamedTuple):
    """One answer, and what chance brought because of it."""

    seat: int
    choice: str
    draws: tuple[Draw, ...] = ()
    reveals: bool = False


@dataclass
class Record:
    """Everything needed to play a game again. `source` says where chance came from:

    `{"kind": "counter", "seed": "<hex>"}`, or `{"kind": "sealed", "commitment": "<hex>", "salts": […], "secret":
    "<hex>" or null}` where the secret is revealed only when the game is over.
    """

    game: str
    version: str
    players: int
    options: Mapping[str, Any]
    source: dict[str, Any]
    names: list[str] = field(default_factory=list)
    opening: tuple[Draw, ...] = ()
    """What chance brought before the first answer."""
    entries: list[Entry] = field(default_factory=list)
    result: dict[str, Any] | None = None

    def draws(self) -> Iterator[Draw]:
        """Every outcome of chance, in order."""
        yield from self.opening
        for entry in self.entries:
            yield from entry.draws

    def to_json(self) -> dict[str, Any]:
        body = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "options": dict(self.options),
            "names": list(self.names),
            "source": dict(self.source),
            "opening": [list(draw) for draw in self.opening],
            "entries": [
                [e.seat, str(e.choice), [list(draw) for draw in e.draws], int(e.reveals)] for e in self.entries
            ],
            "result": self.result,
        }
        return {**body, "digest": digest(body)}

    @classmethod
    def from_json(cls, data: Any) -> "Record":
        """Read a record; raises `BadRecord` when it is malformed, of another format, or was altered."""
        if not isinstance(data, dict) or "format" not in data:
            raise BadRecord("not_a_record")
        if data["format"] != FORMAT:
            raise BadRecord("other_format", found=str(data["format"]), known=FORMAT)
        try:
            if data.get("digest") != digest({key: value for key, value in data.items() if key != "digest"}):
                raise BadRecord("altered")
            return cls._read(data)
        except NOT_AS_IT_SHOULD_BE as error:
            if isinstance(error, BadRecord):
                raise
            raise BadRecord("malformed", where=str(error)) from error

    @classmethod
    def _read(cls, data: dict[str, Any]) -> "Record":
        players = _read_players(data["players"])
        entries = [
            Entry(_read_seat(players, seat), _exactly(str, choice), _read_draws(players, draws), _read_flag(reveals))
            for seat, choice, draws, reveals in _exactly(list, data["entries"])
        ]
        return cls(
            _exactly(str, data["game"]),
            _exactly(str, data["version"]),
            players,
            dict(_exactly(dict, data["options"])),
            dict(_exactly(dict, data["source"])),
            _read_names(players, data["names"]),
            _read_draws(players, data["opening"]),
            entries,
            data["result"],
        )


V = TypeVar("V")


def _exactly(kind: type[V], value: Any) -> V:
    """The value, if it is of just this type; JSON from elsewhere may hold anything."""
    if type(value) is not kind:
        raise TypeError(f"{reprlib.repr(value)} instead of {kind.__name__}")
    return value


def _read_players(value: Any) -> int:
    if not 0 < (players := _exactly(int, value)) <= MOST_PLAYERS:
        raise ValueError(f"{brief(players)} players")
    return players


def _read_names(players: int, value: Any) -> list[str]:
    names = [_exactly(str, name) for name in _exactly(list, value)]
    if len(names) > players or any(len(name) > LONGEST_NAME for name in names):
        raise ValueError(f"names {brief(names)}")
    return names


def _read_seat(players: int, value: Any) -> int:
    if not 0 <= (seat := _exactly(int, value)) < players:
        raise ValueError(f"no seat {brief(seat)}")
    return seat


def _read_flag(value: Any) -> bool:
    if _exactly(int, value) not in (0, 1):
        raise ValueError(f"{brief(value)} instead of 0 or 1")
    return bool(value)


def _read_draws(players: int, draws: Any) -> tuple[Draw, ...]:
    read = tuple(Draw(*[_exactly(int, number) for number in draw]) for draw in _exactly(list, draws))
    for draw in read:
        if not (TABLE <= draw.stream < players and 0 <= draw.result < draw.out_of):
            raise ValueError(f"{[brief(number) for number in draw]} is no outcome")
    return read


def digest(body: dict[str, Any]) -> str:
    """A short fingerprint that shows whether a record was altered by accident or without care."""
    text = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def source_of(chance: Chance) -> dict[str, Any]:
    """Where chance comes from, as a record says it. The secret of a sealed source is left out."""
    if isinstance(chance, Sealed):
        return {
            "kind": "sealed",
            "commitment": chance.commitment,
            "salts": list(chance.salts),
            "secret": None,
        }
    if isinstance(chance, Counter):
        return {"kind": "counter", "seed": f"{chance.seed:016x}"}
    return {"kind": "recorded"}


def chance_from(record: Record) -> Chance:
    """The source of chance that a record names; raises `BadRecord` when it is not (or not yet) known."""
    source, seats = record.source, record.players
    try:
        if source["kind"] == "counter":
            return Counter(seats, int(source["seed"], 16))
        if source["kind"] == "recorded":
            return Recorded(seats, record.draws())
        if source["kind"] != "sealed":
            raise BadRecord("unknown_source", kind=str(source["kind"]))
        if source["secret"] is None:
            raise BadRecord("still_sealed")
        secret = bytes.fromhex(source["secret"])
        if commitment(secret) != source["commitment"]:
            raise BadRecord("broken_commitment")
        return Sealed(seats, secret, source["salts"])
    except NOT_AS_IT_SHOULD_BE as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord("malformed", where=f"source: {error}") from error


def why_not_undo(last: Entry | None, seat: int, is_over: bool) -> str | None:
    """None when this seat may take back the last answer freely; otherwise a key for the reason."""
    if last is None:
        return "nothing"
    if last.seat != seat:
        return "another_acted"
    if last.draws:
        return "chance"
    return "revealed" if last.reveals or is_over else None


class Play:
    """A game being played: its table, and the record that grows with every answer."""

    def __init__(self, game: Game, box: Box, chance: Chance, names: list[str] | None = None) -> None:
        self.game = game
        self.box = box
        self.record = Record(game.name, game.version, box.players, box.options, source_of(chance), names or [])
        self.facts: list[Fact] = []
        """What was told by the last answer (at first: by the beginning)."""
        self._secret = chance.secret.hex() if isinstance(chance, Sealed) else None
        self.table = self._begin(chance)
        self.record.opening = tuple(self.table.chance.log or ())

    def _begin(self, chance: Chance) -> Table:
        table = self.game.table(self.box, chance)
        table.facts, chance.log = [], []
        table.begin()
        self.facts, table.facts = table.facts, []
        return table

    def answer(self, seat: int, choice: str) -> list[Fact]:
        """Give an answer and write it down; returns the facts told. Raises `Refused`, and then nothing has changed."""
        table = self.table
        table.chance.log = []
        answer(table, seat, choice)
        self.facts, table.facts = table.facts or [], []
        reveals = any(fact.reveals for fact in self.facts)
        self.record.entries.append(Entry(seat, str(choice), tuple(table.chance.log), reveals))
        if table.outcome is not None:
            self._close()
        return self.facts

    def _close(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        self.record.result = {"points": list(outcome.points), "places": list(outcome.places)}
        if self._secret is not None:
            self.record.source["secret"] = self._secret

    def why_not_undo(self, seat: int) -> str | None:
        """None when this seat may take back the last answer freely; otherwise a key for the reason."""
        last = self.record.entries[-1] if self.record.entries else None
        return why_not_undo(last, seat, self.table.outcome is not None)

    def undo(self, seat: int) -> None:
        """Take back the last answer, if it is free to do so."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise BadRecord("undo_" + reason)
        entries = self.record.entries[:-1]
        self.table = self._begin(self.table.chance.rewound())
        self.record.entries = []
        for entry in entries:
            self.answer(entry.seat, entry.choice)


def replay(game: Game, record: Record, chance: Chance | None = None) -> Iterator[Play]:
    """Play a record again: yields after the beginning and after every answer. Raises `BadRecord` where it fails."""
    if record.game != game.name:
        raise BadRecord("other_game", found=record.game, known=game.name)
    if not game.knows(record.version):
        raise BadRecord("other_version", found=record.version[:LONGEST], known=game.version)
    try:
        box = game.box(record.players, game.meant(record.version, record.options))
    except BadOption as error:
        raise BadRecord("bad_options", where=str(error)) from error
    except NOT_AS_IT_SHOULD_BE as error:
        raise BadRecord("malformed", where=f"options: {error}") from error
    try:
        play = Play(game, box, chance or chance_from(record), record.names)
    except ChanceEnded as error:
        raise BadRecord("chance_ended", number=0) from error
    yield play
    for number, entry in enumerate(record.entries, 1):
        try:
            play.answer(entry.seat, entry.choice)
        except Refused as error:
            raise BadRecord("refused", number=number, seat=error.seat, choice=error.choice) from error
        except ChanceEnded as error:
            raise BadRecord("chance_ended", number=number) from error
        yield play


def checked(game: Game, record: Record, chance: Chance | None = None) -> Iterator[Play]:
    """Every moment of a record, as long as what is written follows; raises `BadRecord` at the first difference.

    A record of an earlier version is played by what that version meant. Where the rules of today make something else
    of it, nobody here can say whether it is sound.
    """
    number = 0
    try:
        for number, play in enumerate(replay(game, record, chance)):
            _compare(play.record, record, number)
            yield play
    except BadRecord as error:
        if record.version == game.version or error.key not in BY_RULES:
            raise
        where = error.details.get("number", number)
        raise BadRecord("earlier_version", found=record.version, known=game.version, number=where) from error


def _compare(mine: Record, theirs: Record, number: int) -> None:
    """Raises `BadRecord` when the beginning, or an answer, led to something else here."""
    same = mine.opening == theirs.opening if number == 0 else mine.entries[-1] == theirs.entries[number - 1]
    if not same:
        raise BadRecord("draws_differ", number=number)
    if number == len(theirs.entries) and mine.result != theirs.result:
        raise BadRecord("result_differs")


def verify(game: Game, record: Record) -> Play:
    """Recompute every draw of a record from its seed and compare; raises `BadRecord` at the first difference."""
    *_, play = checked(game, record)
    return play
