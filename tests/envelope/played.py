"""Whole games with an envelope, played at random: what each person's device brings, and what the house knows."""

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from chaudron.games import SHELF
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import Recorded, commitment
from chaudron.kernel.envelope import Envelope, Enveloped, chain, hash_of_played, sealed
from chaudron.kernel.record import Play, Record, digest, verify

Data = dict[str, Any]
SECRET = bytes(range(32))
TABLE = "bcdfghjkmn"
OTHER_TABLE = "fq7zk2m9wd"
NAMES = ["Ada", "Béa", "Puce"]
BOTS = ["", "", "child"]
SETUPS: dict[str, dict[str, Any]] = {"belcastel": {"books": 1}, "witches": {}, "bal": {}, "blackwood": {}}
MOST_ANSWERS = 4000


def chains_of(seats: int = 2) -> list[list[bytes]]:
    """One per person."""
    return [chain(sha256(b"seed" + bytes([seat])).digest()) for seat in range(seats)]


def laid(
    game: str, chains: list[list[bytes]], secret: bytes = SECRET, resumed: Mapping[str, Any] | None = None
) -> Envelope:
    """The envelope of two people and a bot."""
    box = SHELF[game].box(len(NAMES), SETUPS[game])
    seals = [sealed(TABLE, links[0]) for links in chains] + [""] * (len(NAMES) - len(chains))
    about = (TABLE, game, SHELF[game].version, len(NAMES), dict(box.options), NAMES, BOTS)
    return Envelope(*about, commitment(secret), seals, resumed=resumed)


def of_before(text: str) -> str:
    """An envelope as it was written when it did not say yet from where a game goes on."""
    said = json.loads(text)
    del said["resumed"]
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def begun(game: str, chains: list[list[bytes]], secret: bytes = SECRET) -> Play:
    envelope = laid(game, chains, secret)
    salts = [links[0].hex() for links in chains] + [""] * (len(NAMES) - len(chains))
    box = SHELF[game].box(envelope.players, envelope.options)
    return Play(SHELF[game], box, Enveloped(secret, envelope.text(), salts), NAMES[:])


class Devices:
    """The devices of the people: each gives its next link."""

    def __init__(self, chains: list[list[bytes]]) -> None:
        self.chains, self.given = chains, [0] * len(chains)

    def link(self, seat: int) -> str:
        if seat >= len(self.chains):
            return ""
        self.given[seat] += 1
        return self.chains[seat][self.given[seat]].hex()


def moments(play: Play, luck: Random, link: Callable[[int], str]) -> Iterator[tuple[int, str, str]]:
    """Every answer of a game by people who choose at random: its seat, choice and link, before it is given."""
    for _ in range(MOST_ANSWERS):
        if play.table.outcome is not None:
            return
        seat = luck.choice(play.table.pending_seats)
        choice = str(luck.choice(play.table.asks[seat].options))
        answer = (seat, choice, link(seat))
        yield answer
        play.answer(*answer)
    raise LookupError("the game does not end")


@cache
def record_of(game: str) -> str:
    """The record of a whole game, as it comes from a file."""
    chains = chains_of()
    play = begun(game, chains)
    for _ in moments(play, Random(4), Devices(chains).link):
        pass
    return json.dumps(play.record.to_json())


@cache
def onward(game: str, is_of_before: bool = False, is_silent: bool = False) -> str:
    """The record of a game that went on from the middle of `record_of(game)`, with luck that is new."""
    first = Record.from_json(json.loads(record_of(game)))
    moment = len(first.entries) // 2
    given = [entry._replace(link="") for entry in first.entries[:moment]]
    chains = [chain(sha256(b"onward" + bytes([seat])).digest()) for seat in range(0 if is_silent else 2)]
    resumed = {"table": OTHER_TABLE, "moment": moment, "played": hash_of_played(first.opening, given)}
    text = laid(game, chains, resumed=resumed).text()
    salts = [links[0].hex() for links in chains] + [""] * (len(NAMES) - len(chains))
    written = Recorded(len(NAMES), [*first.opening, *(draw for entry in given for draw in entry.draws)])
    play = Play(SHELF[game], SHELF[game].box(len(NAMES), SETUPS[game]), written, NAMES[:])
    for entry in given:
        play.answer(entry.seat, entry.choice)
    play.go_on_with(Enveloped(SECRET, of_before(text) if is_of_before else text, salts))
    play.record.resumed = {"table": OTHER_TABLE, "moment": moment}
    for _ in moments(play, Random(5), Devices(chains).link):
        pass
    return json.dumps(play.record.to_json())


def signed(data: Data) -> Data:
    """As someone would alter a record who knows how its digest is made."""
    body = {key: value for key, value in data.items() if key != "digest"}
    return {**body, "digest": digest(body)}


def trouble(data: Data) -> str:
    """The key of what is wrong with a record; empty when it holds."""
    try:
        record = Record.from_json(data)
        verify(SHELF[record.game], record)
    except BadRecord as error:
        return error.key
    return ""
