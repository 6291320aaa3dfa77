"""A game is its record: what was in play, where chance came from, and the answers given."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from chaudron.kernel import envelope
from chaudron.kernel.bad_record import NOT_AS_IT_SHOULD_BE, BadRecord, exactly
from chaudron.kernel.chance import TABLE, Chance, ChanceEnded, Draw, Recorded, Sealed
from chaudron.kernel.envelope import Enveloped, WrongLink
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import BadOption, Box, Game, brief
from chaudron.kernel.resumed import chance_before, go_on_with
from chaudron.kernel.rule import Refused, answer
from chaudron.kernel.sources import chance_from, check_envelope, check_options, source_of
from chaudron.kernel.table import Table

FORMAT = "chaudron-record/2"
FORMAT_1 = "chaudron-record/1"
"""Of before: its answers bring no links."""
MOST_PLAYERS = 10
"""Of any game."""
LONGEST = 20
"""As much of a version that is unknown as is worth naming."""
LONGEST_NAME = 200
"""More than any table lets anybody have."""
BY_RULES = ("bad_options", "refused", "chance_ended", "draws_differ", "result_differs")
"""What may be wrong with a record because other rules were in force."""


class Entry(NamedTuple):
    """One answer, and what chance brought because of it."""

    seat: int
    choice: str
    draws: tuple[Draw, ...] = ()
    reveals: bool = False
    link: str = ""
    """What the device of the seat brought for chance (ADR 0019)."""


@dataclass
class Record:
    """Everything needed to play a game again. `source` says where chance came from:

    `{"kind": "counter", "seed": "<hex>"}`, or `{"kind": "envelope", "envelope": "<JSON>", "salts": […], "secret":
    "<hex>" or null}` where the secret is revealed only when the game is over; before, that was `{"kind": "sealed",
    "commitment": "<hex>", …}`.
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
    head: str | None = None
    """Of a game with an envelope that is over: it binds everything that happened."""
    resumed: dict[str, Any] | None = None
    """Of a game that went on from a position of another: its `table`, and after how many answers, `moment`."""

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
                [e.seat, str(e.choice), [list(draw) for draw in e.draws], int(e.reveals), e.link] for e in self.entries
            ],
            "result": self.result,
            "head": self.head,
            **({} if self.resumed is None else {"resumed": dict(self.resumed)}),
        }
        return {**body, "digest": digest(body)}

    @classmethod
    def from_json(cls, data: Any) -> "Record":
        """Read a record; raises `BadRecord` when it is malformed, of another format, or was altered."""
        if not isinstance(data, dict) or "format" not in data:
            raise BadRecord("not_a_record")
        if data["format"] not in (FORMAT, FORMAT_1):
            raise BadRecord("other_format", found=str(data["format"]), known=FORMAT)
        try:
            if data.get("digest") != digest({key: value for key, value in data.items() if key != "digest"}):
                raise BadRecord("altered")
            record = cls._read(data)
            check_envelope(record)
        except NOT_AS_IT_SHOULD_BE as error:
            if isinstance(error, BadRecord):
                raise
            raise BadRecord("malformed", where=str(error)) from error
        return record

    @classmethod
    def _read(cls, data: dict[str, Any]) -> "Record":
        players = _read_players(data["players"])
        is_before = data["format"] == FORMAT_1
        entries = [
            _read_entry(players, [*entry, ""] if is_before else entry) for entry in exactly(list, data["entries"])
        ]
        return cls(
            exactly(str, data["game"]),
            exactly(str, data["version"]),
            players,
            dict(exactly(dict, data["options"])),
            dict(exactly(dict, data["source"])),
            _read_names(players, data["names"]),
            _read_draws(players, data["opening"]),
            entries,
            data["result"],
            None if is_before else data["head"],
            _read_resumed(data.get("resumed"), len(entries) - (data["result"] is not None)),
        )


def _read_entry(players: int, entry: Any) -> Entry:
    seat, choice, draws, reveals, link = entry
    read = (_read_seat(players, seat), exactly(str, choice), _read_draws(players, draws), _read_flag(reveals))
    return Entry(*read, exactly(str, link))


def _read_players(value: Any) -> int:
    if not 0 < (players := exactly(int, value)) <= MOST_PLAYERS:
        raise ValueError(f"{brief(players)} players")
    return players


def _read_resumed(value: Any, latest: int) -> dict[str, Any] | None:
    """A game that is over was not over where it went on."""
    if value is None:
        return None
    moment = exactly(int, exactly(dict, value)["moment"])
    if not 0 <= moment <= latest:
        raise ValueError(f"resumed after {brief(moment)} answers")
    return {"table": exactly(str, value["table"]), "moment": moment}


def _read_names(players: int, value: Any) -> list[str]:
    names = [exactly(str, name) for name in exactly(list, value)]
    if len(names) > players or any(len(name) > LONGEST_NAME for name in names):
        raise ValueError(f"names {brief(names)}")
    return names


def _read_seat(players: int, value: Any) -> int:
    if not 0 <= (seat := exactly(int, value)) < players:
        raise ValueError(f"no seat {brief(seat)}")
    return seat


def _read_flag(value: Any) -> bool:
    if exactly(int, value) not in (0, 1):
        raise ValueError(f"{brief(value)} instead of 0 or 1")
    return bool(value)


def _read_draws(players: int, draws: Any) -> tuple[Draw, ...]:
    read = tuple(Draw(*[exactly(int, number) for number in draw]) for draw in exactly(list, draws))
    for draw in read:
        if not (TABLE <= draw.stream < players and 0 <= draw.result < draw.out_of):
            raise ValueError(f"{[brief(number) for number in draw]} is no outcome")
    return read


def digest(body: dict[str, Any]) -> str:
    """A short fingerprint that shows whether a record was altered by accident or without care."""
    text = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


class LastAnswer(Protocol):
    """An answer, as far as the right to take it back depends on it."""

    @property
    def seat(self) -> int: ...
    @property
    def draws(self) -> Sequence[object]: ...
    @property
    def reveals(self) -> bool: ...


def why_not_undo(last: LastAnswer | None, seat: int, is_over: bool) -> str | None:
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
        self._secret = _secret_of(chance)
        self.table = self._begin(chance)
        self.record.opening = tuple(self.table.chance.log or ())

    def _begin(self, chance: Chance) -> Table:
        table = self.game.table(self.box, chance)
        table.facts, chance.log = [], []
        table.begin()
        self.facts, table.facts = table.facts, []
        return table

    def answer(self, seat: int, choice: str, link: str = "") -> list[Fact]:
        """Give an answer and write it down; returns the facts told.

        Raises `Refused` or `WrongLink`, and then nothing has changed.
        """
        table = self.table
        table.chance.log = []
        answer(table, seat, choice, link)
        self.facts, table.facts = table.facts or [], []
        reveals = any(fact.reveals for fact in self.facts)
        self.record.entries.append(Entry(seat, str(choice), tuple(table.chance.log), reveals, link))
        if table.outcome is not None:
            self._close()
        return self.facts

    def go_on_with(self, chance: Chance) -> None:
        """What was played before is over: from now on chance comes from here."""
        go_on_with(self.table, chance)
        self.record.source = source_of(chance)
        self._secret = _secret_of(chance)

    def _close(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        self.record.result = {"points": list(outcome.points), "places": list(outcome.places)}
        if self._secret is not None:
            self.record.source["secret"] = self._secret
        if isinstance(self.table.chance, Enveloped):
            self.record.head = head_of(self.record)

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
            self.answer(entry.seat, entry.choice, entry.link)


def _secret_of(chance: Chance) -> str | None:
    return chance.secret.hex() if isinstance(chance, Sealed | Enveloped) else None


def head_of(record: Record) -> str:
    """Of a game with an envelope that is over: it binds the envelope, every answer, every draw, and the result."""
    head = envelope.first_head(record.source["envelope"], record.opening)
    for entry in record.entries:
        head = envelope.next_head(head, entry)
    return envelope.last_head(head, record.result or {})


def _box_of(game: Game, record: Record) -> Box:
    """What was in play; raises `BadRecord`."""
    if record.game != game.name:
        raise BadRecord("other_game", found=record.game, known=game.name)
    if not game.knows(record.version):
        raise BadRecord("other_version", found=record.version[:LONGEST], known=game.version)
    try:
        box: Box = game.box(record.players, game.meant(record.version, record.options))
        check_options(game, record, box)
    except BadOption as error:
        raise BadRecord("bad_options", where=str(error)) from error
    except NOT_AS_IT_SHOULD_BE as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord("malformed", where=f"options: {error}") from error
    return box


def replay(game: Game, record: Record, chance: Chance | None = None) -> Iterator[Play]:
    """Play a record again: yields after the beginning and after every answer. Raises `BadRecord` where it fails."""
    box = _box_of(game, record)
    try:
        then = chance or chance_from(record)
        play = Play(game, box, chance_before(record, then), record.names)
    except ChanceEnded as error:
        raise BadRecord("chance_ended", number=0) from error
    yield play
    for number, entry in enumerate(record.entries, 1):
        if record.resumed is not None and number == record.resumed["moment"] + 1:
            play.go_on_with(then)
        try:
            play.answer(entry.seat, entry.choice, entry.link)
        except Refused as error:
            raise BadRecord("refused", number=number, seat=error.seat, choice=error.choice) from error
        except WrongLink as error:
            raise BadRecord("wrong_link", number=number, seat=entry.seat) from error
        except ChanceEnded as error:
            raise BadRecord("chance_ended", number=number) from error
        yield play


def played_again(game: Game, record: Record, at: int | None = None) -> Iterator[Play]:
    """Every moment of a record, up to some answer, by what chance brought then; raises `BadRecord`."""
    given = Record(record.game, record.version, record.players, record.options, {"kind": "recorded"}, record.names)
    given.opening, given.entries = record.opening, record.entries[:at]
    yield from replay(game, given, Recorded(record.players, given.draws()))


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
    is_over = number == len(theirs.entries) and theirs.source["kind"] == "envelope"
    if is_over and theirs.head != (None if theirs.result is None else head_of(theirs)):
        raise BadRecord("head_differs")


def verify(game: Game, record: Record) -> Play:
    """Recompute every draw of a record from its seed and compare; raises `BadRecord` at the first difference."""
    *_, play = checked(game, record)
    return play
