"""Whole games with an envelope, played at random: what each person's device brings, and what the house knows."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from chaudron.games import SHELF
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import commitment
from chaudron.kernel.envelope import Envelope, Enveloped, chain, sealed
from chaudron.kernel.record import Play, Record, digest, verify

Data = dict[str, Any]
SECRET = bytes(range(32))
TABLE = "bcdfghjkmn"
NAMES = ["Ada", "Béa", "Puce"]
BOTS = ["", "", "child"]
SETUPS: dict[str, dict[str, Any]] = {"belcastel": {"books": 1}, "witches": {}, "bal": {}, "blackwood": {}}
MOST_ANSWERS = 4000


def chains_of(seats: int = 2) -> list[list[bytes]]:
    """One per person."""
    return [chain(sha256(b"seed" + bytes([seat])).digest()) for seat in range(seats)]


def laid(game: str, chains: list[list[bytes]], secret: bytes = SECRET) -> Envelope:
    """The envelope of two people and a bot."""
    box = SHELF[game].box(len(NAMES), SETUPS[game])
    seals = [sealed(TABLE, links[0]) for links in chains] + [""] * (len(NAMES) - len(chains))
    about = (TABLE, game, SHELF[game].version, len(NAMES), dict(box.options), NAMES, BOTS)
    return Envelope(*about, commitment(secret), seals)


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
