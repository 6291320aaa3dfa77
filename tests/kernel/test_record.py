"""A game is its record: written and read, played again, and sealed until the end."""

import copy
import hashlib
import hmac
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import TABLE, Counter, Recorded, Scripted, Sealed, commitment
from chaudron.kernel.record import FORMAT, Play, Record, digest, replay, verify
from chaudron.kernel.rule import Refused
from chaudron.kernel.sources import chance_from, source_of
from tests.kernel.dice import (
    ANSWERS,
    DICE,
    SALTS,
    SECRET,
    Data,
    counter_record,
    every_record,
    sealed_record,
    start,
    tell,
    trouble,
    written,
)

# Written and read


@every_record
def test_a_record_comes_back_from_json_as_it_was(record: Callable[[], Data]) -> None:
    data = record()
    read = Record.from_json(data)
    assert read.to_json() == data
    assert Record.from_json(json.loads(json.dumps(read.to_json()))) == read


def test_a_record_says_everything_needed_to_play_again() -> None:
    data = counter_record()
    assert {key: value for key, value in data.items() if key not in ("entries", "digest")} == {
        "format": FORMAT,
        "game": "dice",
        "version": "3",
        "players": 2,
        "options": {"sides": 6},
        "names": ["Ysée", "Basile"],
        "source": {"kind": "counter", "seed": "0000000000000004"},
        "opening": [[-1, 2, 1]],
        "result": {"points": [3, 10], "places": [2, 1]},
        "head": None,
    }
    assert data["entries"][2:5] == [[1, "pass", [], 0, ""], [0, "peek", [], 1, ""], [0, "roll", [[0, 6, 0]], 0, ""]]
    assert len(data["entries"]) == len(ANSWERS.split(", "))


def test_the_digest_is_that_of_the_rest() -> None:
    data = counter_record()
    assert data["digest"] == digest({key: value for key, value in data.items() if key != "digest"})
    assert len(data["digest"]) == 32


def test_what_was_written_stays_as_it_was_while_the_game_goes_on() -> None:
    play = tell(start(Sealed(2, SECRET, SALTS)), "1 roll, 1 pass")
    data = play.record.to_json()
    before = copy.deepcopy(data)
    tell(play, "0 roll, 0 end")
    play.record.names.append("Odile")
    assert data == before
    assert Record.from_json(data).result is None


def test_draws_are_given_in_the_order_they_came() -> None:
    record = Record.from_json(counter_record())
    assert [draw.stream for draw in record.draws()] == [-1, 1, 1, 0, 0, 1]


# Played again


@every_record
def test_a_record_is_played_again_answer_by_answer(record: Callable[[], Data]) -> None:
    read = Record.from_json(record())
    lengths = [len(play.record.entries) for play in replay(DICE, read)]
    assert lengths == list(range(len(read.entries) + 1))


@every_record
def test_a_record_that_holds_is_verified_to_the_same_table(record: Callable[[], Data]) -> None:
    original = tell(start(chance_from(Record.from_json(record()))), ANSWERS)
    again = verify(DICE, Record.from_json(record()))
    assert DICE.save(again.table) == DICE.save(original.table)
    assert again.record.result == record()["result"]
    assert again.record.entries == original.record.entries


def test_facts_are_told_again_as_they_were() -> None:
    play = start()
    told = [[*play.facts]] + [[*play.answer(int(words[0]), words[2:])] for words in ANSWERS.split(", ")]
    assert [again.facts for again in replay(DICE, play.record)] == told


def test_a_record_in_the_middle_of_a_game_holds_too() -> None:
    play = tell(start(), "1 roll, 1 whisper, 0 yes")
    again = verify(DICE, Record.from_json(written(play)))
    assert (again.record.result, DICE.save(again.table)) == (None, DICE.save(play.table))


def test_a_record_may_be_played_again_with_other_luck() -> None:
    record = Record.from_json(counter_record())
    other = Counter(2, 6)
    *_, last = replay(DICE, record, other)
    assert last.table.chance is other
    assert last.record.result != record.result


def test_a_game_with_scripted_luck_leaves_a_record_that_holds() -> None:
    play = Play(
        BELCASTEL, BELCASTEL.box(2, {"first_player": 0}), Scripted(2, {TABLE: "charity", 0: "w1 w2"}, Counter(2, 1))
    )
    for choice in ("draw", "draw", "draw", "stop"):
        play.answer(0, choice)
    assert source_of(play.table.chance) == {"kind": "recorded"}
    again = verify(BELCASTEL, Record.from_json(written(play)))
    assert BELCASTEL.save(again.table)["table"]["seats"] == BELCASTEL.save(play.table)["table"]["seats"]


def test_a_refused_answer_leaves_no_trace() -> None:
    play = tell(start(), "1 roll")
    before, facts = written(play), play.facts
    with pytest.raises(Refused):
        play.answer(0, "roll")
    with pytest.raises(Refused):
        play.answer(1, "nonsense")
    assert (written(play), play.facts) == (before, facts)
    tell(play, "1 roll")
    assert trouble(written(play)) == ""


# Sealed until the end


def everything_written(value: Any) -> Iterator[str]:
    """Every word and number in a record, an object or a table, however deep."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield str(key)
            yield from everything_written(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from everything_written(part)
    else:
        yield value.hex() if isinstance(value, bytes) else str(value)


def test_the_secret_is_nowhere_in_the_record_before_the_end() -> None:
    """Neither the secret nor the key made of it, in no field of the record, its JSON or the saved table."""
    chance = Sealed(2, SECRET, SALTS)
    play = tell(start(chance), ANSWERS.removesuffix(", 1 end"))
    seen = [*everything_written(vars(play.record)), *everything_written(written(play))]
    seen += everything_written(DICE.save(play.table))
    salted = b"".join(hashlib.sha256(salt.encode()).digest() for salt in SALTS)
    key = hmac.digest(SECRET, b"chaudron/1" + salted, "sha256")
    for hidden in (SECRET.hex(), key.hex(), str(SECRET), str(int.from_bytes(SECRET, "big"))):
        assert not [word for word in seen if hidden in word]
    assert play.record.source == {
        "kind": "sealed",
        "commitment": commitment(SECRET),
        "salts": list(SALTS),
        "secret": None,
    }


def test_before_the_end_a_sealed_record_can_only_be_played_by_who_knows_the_secret() -> None:
    play = tell(start(Sealed(2, SECRET, SALTS)), "1 roll, 1 pass")
    record = Record.from_json(written(play))
    with pytest.raises(BadRecord) as error:
        verify(DICE, record)
    assert error.value.key == "still_sealed"
    *_, again = replay(DICE, record, Sealed(2, SECRET, SALTS))
    assert again.record.entries == play.record.entries
    with pytest.raises(BadRecord, match="still_sealed"):
        chance_from(record)


def test_the_end_reveals_the_secret_that_was_committed() -> None:
    data = sealed_record()
    assert bytes.fromhex(data["source"]["secret"]) == SECRET
    assert commitment(SECRET) == data["source"]["commitment"]
    assert trouble(data) == ""


def test_a_sealed_record_can_be_played_without_its_secret_from_the_outcomes() -> None:
    record = Record.from_json(sealed_record())
    *_, again = replay(DICE, record, Recorded(2, record.draws()))
    assert again.record.result == record.result
