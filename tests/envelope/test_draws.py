"""What an answer draws depends on the secret, on everybody's salt, and on the link that the answer brings."""

import hashlib
import hmac
import json
from random import Random

import pytest

from chaudron.games import SHELF
from chaudron.kernel.chance import TABLE
from chaudron.kernel.envelope import Envelope, Enveloped, WrongLink, before, chain, sealed
from chaudron.kernel.record import Record, verify
from chaudron.kernel.verdict import HOUSE, PARTLY, PROVEN, verdict
from tests.envelope.played import (
    SECRET,
    SETUPS,
    Devices,
    begun,
    chains_of,
    laid,
    moments,
    of_before,
    record_of,
    trouble,
)

VECTOR = ["7207515fac869519", "6cad510694c315b7", "02afa6eab5f315b2", "0001020304050607"]
SEAL = "ed028083fe0aba353b7b6708c08dc31ca1c4680372085c798256386da6a789d8"
WORDS = (12362066825941877958, 14272332672415770198)
WORDS_OF_BEFORE = (15012576323087472293, 4188627231166459962)
"""With an envelope that does not say yet from where a game goes on."""

pytestmark = pytest.mark.real_luck
every_game = pytest.mark.parametrize("game", SETUPS)


def by_hand(stream: int, index: int, mixed: bytes, salts: list[bytes], text: str) -> int:
    """A word, as ADR 0019 writes it down."""
    key = hmac.digest(SECRET, b"chaudron/2 key" + hashlib.sha256(text.encode()).digest() + b"".join(salts), "sha256")
    message = (stream + 1).to_bytes(4, "big") + index.to_bytes(8, "big") + mixed
    return int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")


def test_words_are_those_of_the_decision_record() -> None:
    chains = chains_of()
    text = laid("belcastel", chains).text()
    salts = [chains[0][0], chains[1][0], bytes(32)]
    chance = Enveloped(SECRET, text, [salts[0].hex(), salts[1].hex(), ""])
    assert chance.word(0, 0) == by_hand(0, 0, b"".join(salts), salts, text)
    chance.answered(1, chains[1][1].hex())
    latest = [salts[0], chains[1][1], salts[2]]
    assert chance.word(1, 5) == by_hand(1, 5, chains[1][1], salts, text)
    assert chance.word(TABLE, 2) == by_hand(TABLE, 2, b"".join(latest), salts, text)
    assert chance.word(0, 2) == by_hand(0, 2, b"".join(latest), salts, text)


def test_a_vector_for_other_languages() -> None:
    links = chain(bytes(range(32)), 3)
    assert [link.hex()[:16] for link in links] == VECTOR
    assert links[0] == before(links[1])
    assert sealed("fq7zk2m9wd", links[0]) == SEAL
    text = Envelope("fq7zk2m9wd", "belcastel", "3", 1, {}, ["Ada"], [""], "", [SEAL]).text()
    for written, words in ((text, WORDS), (of_before(text), WORDS_OF_BEFORE)):
        chance = Enveloped(bytes(32), written, [links[0].hex()])
        chance.answered(0, links[1].hex())
        assert (chance.word(0, 0), chance.word(TABLE, 0)) == words


@every_game
def test_a_whole_game_is_proven(game: str) -> None:
    record = Record.from_json(json.loads(record_of(game)))
    play = verify(SHELF[game], record)
    assert play.record.head == record.head
    assert verdict(record).kind == PROVEN


def test_what_is_said_of_a_game_in_which_devices_were_silent() -> None:
    chains = chains_of()
    play = begun("belcastel", chains)
    devices, luck = Devices(chains), Random(1)
    for _ in moments(play, luck, lambda seat: devices.link(seat) if luck.random() < 0.5 else ""):
        pass
    found = verdict(play.record)
    silent = [n for n, entry in enumerate(play.record.entries, 1) if entry.seat < 2 and entry.draws and not entry.link]
    assert (found.kind, list(found.substitutes)) == (PARTLY, silent)
    assert silent
    assert trouble(json.loads(json.dumps(play.record.to_json()))) == ""


def test_what_is_said_where_nobody_laid_a_seal() -> None:
    play = begun("blackwood", [])
    for _ in moments(play, Random(1), lambda _: ""):
        pass
    assert verdict(play.record)[:2] == (HOUSE, (0, 1))


def test_a_link_that_is_not_due_is_refused_and_changes_nothing() -> None:
    chains = chains_of()
    play = begun("belcastel", chains)
    seat = play.table.pending_seats[0]
    choice, before_it = str(play.table.asks[seat].options[0]), play.record.to_json()
    for wrong in (chains[seat][2].hex(), chains[1 - seat][1].hex(), chains[seat][0].hex(), "00" * 32, "none", "A" * 64):
        with pytest.raises(WrongLink):
            play.answer(seat, choice, wrong)
    assert play.record.to_json() == before_it
    play.answer(seat, choice, chains[seat][1].hex())


def test_a_seat_without_a_salt_brings_no_link() -> None:
    play = begun("belcastel", chains_of(1))
    other = Enveloped(SECRET, play.table.chance.text, play.record.source["salts"])  # type: ignore[attr-defined]  # the text is that of this kind of chance only
    with pytest.raises(WrongLink):
        other.answered(2, before(bytes(32)).hex())


@every_game
def test_what_a_seat_draws_by_its_own_answers_does_not_depend_on_the_speed_of_others(game: str) -> None:
    """Others may answer before or after: the words of my own answers stay as they are."""
    chains = chains_of()
    play = begun(game, chains)
    alone, beside = play.table.chance.copy(), play.table.chance.copy()
    alone.answered(0, chains[0][1].hex())
    beside.answered(1, chains[1][1].hex())
    beside.answered(2, "")
    beside.answered(0, chains[0][1].hex())
    assert [alone.word(0, i) for i in range(5)] == [beside.word(0, i) for i in range(5)]
    assert alone.word(TABLE, 0) != beside.word(TABLE, 0)


@every_game
def test_a_copy_has_the_links_of_its_own(game: str) -> None:
    chains = chains_of()
    chance = begun(game, chains).table.chance
    copy = chance.copy()
    copy.answered(0, chains[0][1].hex())
    chance.answered(0, chains[0][1].hex())
    assert chance.word(0, 0) == copy.word(0, 0)
    again = chance.rewound()
    again.answered(0, chains[0][1].hex())
    assert again.word(0, 0) == chance.word(0, 0)
