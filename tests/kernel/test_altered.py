"""Every alteration of a record is caught, at every single place."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import Counter, Sealed, commitment
from chaudron.kernel.game import Game
from chaudron.kernel.record import FORMAT, Play, Record, verify
from tests.kernel.dice import (
    DICE,
    RECORDS,
    SALTS,
    SECRET,
    Data,
    counter_record,
    every_record,
    random_answer,
    signed,
    trouble,
    written,
)


@every_record
def test_a_record_that_was_not_altered_holds(record: Callable[[], Data]) -> None:
    """Also after it was signed again: the tests below alter one thing only."""
    assert (trouble(record()), trouble(signed(record()))) == ("", "")


def put(*path: Any, value: Any) -> Callable[[Data], None]:
    """Put a value at a place in a record."""

    def alter(data: Data) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return alter


def drop(*path: Any) -> Callable[[Data], None]:
    def alter(data: Data) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return alter


def add(*path: Any, value: Any) -> Callable[[Data], None]:
    def alter(data: Data) -> None:
        place: Any = data
        for key in path:
            place = place[key]
        place.append(value)

    return alter


OTHER_SECRET = bytes(32)
SHORT = bytes(31)


def other_secret_with_its_commitment(data: Data) -> None:
    data["source"] |= {"secret": OTHER_SECRET.hex(), "commitment": commitment(OTHER_SECRET)}


def short_secret_with_its_commitment(data: Data) -> None:
    data["source"] |= {"secret": SHORT.hex(), "commitment": commitment(SHORT)}


def cut_off_with_its_result(data: Data) -> None:
    """The end is left out and nothing is claimed of it: an honest record of a game that was not finished."""
    del data["entries"][-1]
    data["result"] = None


ALTERED: list[tuple[str, Callable[[Data], None], str]] = [
    # who and what
    ("counter", put("game", value="bal"), "other_game"),
    ("counter", put("version", value="4"), "other_version"),
    ("counter", put("players", value=3), "draws_differ"),
    ("counter", put("players", value=4), "bad_options"),
    ("counter", put("options", "sides", value=8), "draws_differ"),
    ("counter", put("options", "sides", value=7), "bad_options"),
    ("counter", put("options", value={}), "bad_options"),
    ("counter", put("options", "other", value=1), "bad_options"),
    # where chance came from
    ("counter", put("source", "seed", value="0000000000000006"), "draws_differ"),
    ("counter", put("source", "seed", value="not hex"), "malformed"),
    ("counter", put("source", "seed", value="1" * 17), "malformed"),
    ("counter", put("source", "seed", value=3), "malformed"),
    ("counter", drop("source", "seed"), "malformed"),
    ("counter", put("source", "kind", value="dice tower"), "unknown_source"),
    ("counter", put("source", "kind", value="sealed"), "malformed"),
    ("counter", drop("source", "kind"), "malformed"),
    ("sealed", put("source", "salts", 0, value="another salt"), "draws_differ"),
    ("sealed", put("source", "salts", value=list(reversed(SALTS))), "draws_differ"),
    ("sealed", drop("source", "salts", 0), "malformed"),
    ("sealed", add("source", "salts", value="more"), "malformed"),
    ("sealed", put("source", "salts", 0, value=1), "malformed"),
    ("sealed", put("source", "salts", value=None), "malformed"),
    ("sealed", put("source", "secret", value=OTHER_SECRET.hex()), "broken_commitment"),
    ("sealed", put("source", "secret", value="not hex"), "malformed"),
    ("sealed", put("source", "secret", value=7), "malformed"),
    ("sealed", put("source", "secret", value=None), "still_sealed"),
    ("sealed", drop("source", "secret"), "malformed"),
    ("sealed", put("source", "commitment", value=commitment(OTHER_SECRET)), "broken_commitment"),
    ("sealed", drop("source", "commitment"), "malformed"),
    ("sealed", other_secret_with_its_commitment, "draws_differ"),
    ("sealed", short_secret_with_its_commitment, "malformed"),
    # what chance brought
    ("counter", put("opening", 0, value=[-1, 2, 0]), "draws_differ"),
    ("counter", put("opening", value=[]), "draws_differ"),
    ("counter", add("opening", value=[0, 6, 1]), "draws_differ"),
    ("counter", put("entries", 0, 2, 0, value=[1, 6, 0]), "draws_differ"),
    ("counter", put("entries", 0, 2, 0, 0, value=0), "draws_differ"),
    ("counter", put("entries", 0, 2, 0, 1, value=7), "draws_differ"),
    ("counter", drop("entries", 0, 2, 0), "draws_differ"),
    ("counter", add("entries", 2, 2, value=[1, 6, 1]), "draws_differ"),
    ("counter", put("entries", 0, 2, 0, value=[1, 6, 6]), "malformed"),
    ("counter", put("entries", 0, 2, 0, value=[1, 6, -1]), "malformed"),
    ("counter", put("entries", 0, 2, 0, value=[2, 6, 1]), "malformed"),
    ("counter", put("entries", 0, 2, 0, value=[-2, 6, 1]), "malformed"),
    ("counter", put("entries", 0, 3, value=1), "draws_differ"),
    ("counter", put("entries", 3, 3, value=0), "draws_differ"),
    ("sealed", put("entries", 0, 2, 0, value=[1, 6, 0]), "draws_differ"),
    ("recorded", put("entries", 0, 2, 0, value=[1, 6, 0]), "result_differs"),
    ("recorded", put("entries", 0, 2, 0, value=[1, 7, 0]), "chance_ended"),
    ("recorded", put("opening", value=[]), "chance_ended"),
    ("recorded", put("entries", -2, 2, value=[]), "chance_ended"),
    ("recorded", add("entries", -2, 2, value=[1, 6, 1]), "draws_differ"),
    ("recorded", put("opening", 0, value=[-1, 2, 0]), "refused"),
    # what was answered
    ("counter", put("entries", 2, 0, value=0), "refused"),
    ("counter", put("entries", 2, 0, value=7), "malformed"),
    ("counter", put("entries", 2, 0, value=-1), "malformed"),
    ("counter", put("entries", 2, 1, value="yes"), "refused"),
    ("counter", put("entries", 2, 1, value="nonsense"), "refused"),
    ("counter", put("entries", 2, 1, value="roll"), "draws_differ"),
    ("counter", put("entries", 0, 1, value="pass"), "draws_differ"),
    ("counter", drop("entries", 0), "draws_differ"),
    ("counter", drop("entries", 2), "refused"),
    ("counter", drop("entries", -1), "result_differs"),
    ("counter", put("entries", value=[]), "result_differs"),
    ("counter", add("entries", value=[1, "end", [], 0, ""]), "refused"),
    ("counter", add("entries", value=[0, "pass", [], 0, ""]), "refused"),
    # how it ended
    ("counter", put("result", "points", 0, value=9), "result_differs"),
    ("counter", put("result", "places", value=[1, 2]), "result_differs"),
    ("counter", put("result", value=None), "result_differs"),
    ("counter", put("result", value="victory"), "result_differs"),
    ("recorded", put("result", "points", 0, value=9), "result_differs"),
]


@pytest.mark.parametrize(
    ("kind", "alter", "key"), ALTERED, ids=[f"{place}-{row[0]}-{row[2]}" for place, row in enumerate(ALTERED)]
)
def test_an_alteration_is_caught(kind: str, alter: Callable[[Data], None], key: str) -> None:
    """By the digest; and, if that was made anew, by what the record says."""
    data = RECORDS[kind]()
    alter(data)
    assert trouble(data) == "altered"
    assert trouble(signed(data)) == key


def test_names_are_guarded_by_the_digest_alone() -> None:
    """Nothing in a game depends on what the players are called."""
    data = counter_record()
    data["names"][0] = "Odile"
    assert (trouble(data), trouble(signed(data))) == ("altered", "")


def test_a_record_cut_off_with_its_result_is_that_of_an_unfinished_game() -> None:
    data = counter_record()
    cut_off_with_its_result(data)
    assert (trouble(data), trouble(signed(data))) == ("altered", "")


KEYS = ("game", "version", "players", "options", "names", "source", "opening", "entries", "result")
NUMBERS_ONLY: tuple[Any, ...] = (None, "1", 1.0, 1.5, True, [1], {}, float("inf"), float("nan"))
LISTS_ONLY: tuple[Any, ...] = (None, 1, "ab", {}, {"a": 1}, True)
OBJECTS_ONLY: tuple[Any, ...] = (None, 1, "ab", [], [["kind", "counter"], ["seed", "3"]], True)
WORDS_ONLY: tuple[Any, ...] = (None, 1, True, ["pass"], {"pass": 1})
NO_DRAW: tuple[Any, ...] = (None, 1, "163", [], [1, 6], [1, 6, 2, 3], ["1", 6, 2], [1.0, 6, 2], [True, 6, 2])
NO_ENTRY: tuple[Any, ...] = (None, 1, "pass", [], [1], [1, "pass", []], [1, "pass", [], 0, 0], {})
WRONG: dict[tuple[Any, ...], tuple[Any, ...]] = {
    ("game",): WORDS_ONLY,
    ("version",): WORDS_ONLY,
    ("players",): NUMBERS_ONLY,
    ("options",): OBJECTS_ONLY,
    ("source",): OBJECTS_ONLY,
    ("names",): (*LISTS_ONLY, ["more than players"] * 20),
    ("names", 0): (*WORDS_ONLY, "a broken letter: \ud800", "long" * 100),
    ("opening",): LISTS_ONLY,
    ("opening", 0): NO_DRAW,
    ("entries",): LISTS_ONLY,
    ("entries", 2): NO_ENTRY,
    ("entries", 2, 0): NUMBERS_ONLY,
    ("entries", 2, 1): WORDS_ONLY,
    ("entries", 0, 2): LISTS_ONLY,
    ("entries", 0, 2, 0): NO_DRAW,
    ("entries", 3, 3): (*NUMBERS_ONLY, 2, -1),
}
MALFORMED = [(f"no {key}", drop(key)) for key in KEYS]
MALFORMED += [(f"{path} {value!a}", put(*path, value=value)) for path, values in WRONG.items() for value in values]


def signed_if_it_can_be(data: Data) -> Data:
    try:
        return signed(data)
    except UnicodeEncodeError:
        return data


@pytest.mark.parametrize("alter", [alter for _, alter in MALFORMED], ids=[name for name, _ in MALFORMED])
def test_what_is_not_of_the_right_form_is_called_malformed(alter: Callable[[Data], None]) -> None:
    """Nothing is bent until it fits, and no other error escapes."""
    data = counter_record()
    alter(data)
    assert trouble(signed_if_it_can_be(data)) == "malformed"


@pytest.mark.parametrize("found", [None, 5, "text", [], [1], {}, {"game": "dice"}], ids=repr)
def test_what_is_no_record_at_all_is_told_as_such(found: Any) -> None:
    assert trouble(found) == "not_a_record"


@pytest.mark.parametrize("found", ["chaudron-record/3", "", None, 1, ["chaudron-record/1"]], ids=repr)
def test_another_format_is_named(found: Any) -> None:
    with pytest.raises(BadRecord) as error:
        Record.from_json(signed({**counter_record(), "format": found}))
    assert (error.value.key, error.value.details) == ("other_format", {"found": str(found), "known": FORMAT})


@pytest.mark.parametrize("digest", [None, "", "0" * 32, 5], ids=repr)
def test_a_wrong_digest_is_an_alteration(digest: Any) -> None:
    assert trouble({**counter_record(), "digest": digest}) == "altered"


def test_a_missing_digest_is_an_alteration() -> None:
    data = counter_record()
    del data["digest"]
    assert trouble(data) == "altered"


def test_a_file_cut_short_is_never_a_record() -> None:
    """Wherever it ends: what is left is not JSON."""
    text = json.dumps(counter_record())
    for end in range(0, len(text), 7):
        with pytest.raises(json.JSONDecodeError):
            json.loads(text[:end])


@pytest.mark.parametrize(
    ("alter", "key", "details"),
    [
        (put("entries", 2, 0, value=0), "refused", {"number": 3, "seat": 0, "choice": "pass"}),
        (put("entries", 4, 2, 0, 2, value=5), "draws_differ", {"number": 5}),
        (put("opening", 0, 2, value=0), "draws_differ", {"number": 0}),
        (put("version", value="9"), "other_version", {"found": "9", "known": "3"}),
        (put("game", value="bal"), "other_game", {"found": "bal", "known": "dice"}),
    ],
    ids=["refused", "a draw", "the opening", "version", "game"],
)
def test_what_is_wrong_is_said_with_its_place(alter: Callable[[Data], None], key: str, details: Data) -> None:
    data = counter_record()
    alter(data)
    with pytest.raises(BadRecord) as error:
        verify(DICE, Record.from_json(signed(data)))
    assert (error.value.key, error.value.details) == (key, details)


# Every single place


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where a record holds a number, a word or nothing."""
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(part, (*path, key))
    else:
        yield path


def changed(value: Any) -> Any:
    return value + 1 if isinstance(value, int) else "x" if value is None else value + "0"


def without_trace(game: Game, data: Data, every: int = 1) -> list[tuple[Any, ...]]:
    """The places where a change, signed again, is not noticed."""
    missed = []
    for path in [path for path in places(data) if path[0] not in ("names", "digest")][::every]:
        altered = copy.deepcopy(data)
        value: Any = data
        for key in path:
            value = value[key]
        put(*path, value=changed(value))(altered)
        try:
            verify(game, Record.from_json(signed(altered)))
            missed.append(path)
        except BadRecord:
            continue
    return missed


@every_record
def test_a_change_at_any_place_is_noticed(record: Callable[[], Data]) -> None:
    data = record()
    assert len(list(places(data))) > 70
    assert without_trace(DICE, data) == []


@pytest.mark.parametrize("source", ["counter", "sealed"])
def test_a_change_at_any_place_of_a_whole_game_is_noticed(source: str) -> None:
    """Belcastel; one place in forty, over entries, draws, options, source and result."""
    play = Play(
        BELCASTEL, BELCASTEL.box(3, {"books": 3}), Counter(3, 6) if source == "counter" else Sealed(3, SECRET, "abc")
    )
    luck = Counter(1, 21)
    while play.table.outcome is None:
        play.answer(*random_answer(play.table, luck))
    data = written(play)
    verify(BELCASTEL, Record.from_json(data))
    assert without_trace(BELCASTEL, data, every=40) == []


def test_what_is_not_noticed_would_be_found() -> None:
    """The tests above are able to fail: a remark that no rule knows can be changed without a trace."""
    data = counter_record()
    data["extra"] = {"remark": "nobody reads this"}
    assert without_trace(DICE, data) == [("extra", "remark")]
