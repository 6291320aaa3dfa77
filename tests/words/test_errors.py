"""Errors in words, and in whose language."""

import json
import tempfile
from collections.abc import Callable
from copy import copy
from functools import cache
from typing import Any

import pytest

from chaudron.bots import bot
from chaudron.games.belcastel import BELCASTEL, WITCHES, Belcastel
from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.code import read_setup
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import Counter, Sealed
from chaudron.kernel.game import BadOption
from chaudron.kernel.house_list import look_up, read_list
from chaudron.kernel.record import Play, Record, digest, verify
from chaudron.terminal.files import MOST_BYTES, read_record
from chaudron.texts import language_from
from chaudron.words import LANGUAGES, words
from tests.envelope.played import record_of, signed
from tests.test_words import UNDO
from tests.words.listening import complete, keys_of

pytestmark = pytest.mark.real_luck


def altered(record: Record, **changes: Any) -> dict[str, Any]:
    """A record with some parts changed, and the fingerprint that fits."""
    body = {key: value for key, value in {**record.to_json(), **changes}.items() if key != "digest"}
    return {**body, "digest": digest(body)}


@cache
def played() -> Record:
    """A whole game by players who always give the last answer."""
    play = Play(BELCASTEL, BELCASTEL.box(2, {}), Counter(2, 7))
    while play.table.outcome is None:
        ask = play.table.asks[play.table.pending_seats[0]]
        play.answer(ask.seat, ask.options[-1])
    return play.record


def check_altered(**changes: Any) -> Callable[[], object]:
    return lambda: verify(BELCASTEL, Record.from_json(altered(played(), **changes)))


def later(game: Belcastel) -> Belcastel:
    """The game in its next version."""
    raised = copy(game)
    raised.version = str(int(game.version) + 1)
    return raised


def with_entry(number: int, seat: int, choice: str, draws: list[Any]) -> list[Any]:
    entries = json.loads(json.dumps(played().to_json()["entries"]))
    entries[number] = [seat, choice, draws, 0, ""]
    return [*entries]


SEALED = {"kind": "sealed", "commitment": Sealed(2, b"x" * 32, ["a", "b"]).commitment, "salts": ["a", "b"]}


def too_big() -> object:
    """A file that is longer than any record; a hole takes no room on the disk."""
    with tempfile.NamedTemporaryFile() as file:
        file.truncate(MOST_BYTES + 1)
        return read_record(file.name)


def spoilt(what: str, value: Any) -> Callable[[], object]:
    """A record with an envelope in which a part is another."""

    def check() -> object:
        data = json.loads(record_of("blackwood"))
        place = data["source"] if what == "salts" else data
        if what == "entries":
            data["entries"][0][4] = value
        else:
            place[what] = value
        return verify(BLACKWOOD, Record.from_json(signed(data)))

    return check


ENVELOPE: list[tuple[str, str, Any]] = [
    ("not_in_envelope", "names", ["Ada", "Béa", "Plume"]),
    ("wrong_salt", "salts", ["00" * 32, "", ""]),
    ("wrong_link", "entries", "00" * 32),
    ("head_differs", "head", "00" * 32),
]

BROKEN: list[tuple[str, Callable[[], object]]] = [
    ("too_big", too_big),
    ("not_a_record", lambda: Record.from_json([1])),
    ("other_format", lambda: Record.from_json({"format": "chess/1"})),
    ("altered", lambda: Record.from_json({**played().to_json(), "players": 3})),
    ("malformed", lambda: Record.from_json(altered(played(), entries=3))),
    ("malformed", check_altered(source={"kind": "counter"})),
    ("unknown_source", check_altered(source={"kind": "tea leaves"})),
    ("still_sealed", check_altered(source={**SEALED, "secret": None})),
    ("broken_commitment", check_altered(source={**SEALED, "secret": "00" * 32})),
    ("other_game", check_altered(game="bal")),
    ("other_version", check_altered(version="0")),
    ("earlier_version", lambda: verify(later(BELCASTEL), Record.from_json(altered(played(), opening=[])))),
    ("earlier_version", lambda: verify(later(BELCASTEL), Record.from_json(altered(played(), result=None)))),
    ("bad_options", check_altered(players=7)),
    ("refused", check_altered(entries=with_entry(0, 0, "buy:g4", []))),
    ("draws_differ", check_altered(entries=with_entry(0, 0, "stop", [[0, 9, 1]]))),
    ("draws_differ", check_altered(opening=[])),
    ("chance_ended", check_altered(source={"kind": "recorded"}, opening=[])),
    ("result_differs", check_altered(result=None)),
    *[(key, spoilt(what, value)) for key, what, value in ENVELOPE],
    ("bad_list", lambda: read_list({"before": "00" * 32, "lines": [[1, 0, "closed", "", "", "00" * 32]]})),
    ("not_listed", lambda: look_up(Record.from_json(json.loads(record_of("blackwood"))), [])),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "broken"), BROKEN, ids=[key for key, _ in BROKEN])
def test_a_broken_record_is_explained(key: str, broken: Callable[[], object], language: str) -> None:
    with pytest.raises(BadRecord) as caught:
        broken()
    assert caught.value.key == key
    assert complete(words(language).bad_record(caught.value))


def test_every_broken_record_is_tried() -> None:
    assert {key for key, _ in BROKEN} == keys_of("BadRecord")


BAD: dict[str, Callable[[], object]] = {
    "players": lambda: BELCASTEL.box(9, {}),
    "unknown_option": lambda: BELCASTEL.box(2, {"speed": "high"}),
    "bad_value": lambda: BELCASTEL.box(2, {"stop": ["never"]}),
    "bad_books": lambda: BELCASTEL.box(2, {"books": "g1-b9"}),
    "bad_witches": lambda: WITCHES.box(2, {"witches": "S1-S2-S3"}),
    "unknown_bot": lambda: bot("belcastel", "oracle", 1),
    "unknown_game": lambda: read_setup("chess 2"),
    "bad_code": lambda: read_setup("belcastel 3 fast"),
    "newer_code": lambda: read_setup("BEL-Z4"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BAD)
def test_a_bad_option_is_explained(key: str, language: str) -> None:
    with pytest.raises(BadOption) as caught:
        BAD[key]()
    assert caught.value.key == key
    assert complete(words(language).bad_option(caught.value))


def test_every_bad_option_is_tried() -> None:
    assert set(BAD) == keys_of("BadOption")


def test_a_record_with_bad_options_says_which() -> None:
    with pytest.raises(BadRecord) as caught:
        check_altered(players=7)()
    assert words("en").bad_option(BadOption("players", given=7, least=2, most=4)) in words("en").bad_record(
        caught.value
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_undo_is_explained(language: str) -> None:
    say = words(language)
    assert len({say.undo(key) for key in UNDO}) == len(UNDO)
    assert say.bad_record(BadRecord("undo_chance")) == say.undo("chance")


# Which language.


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "fr"),
        ({"LANG": ""}, "fr"),
        ({"LANG": "C"}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LC_ALL": "POSIX", "LANG": "en_US"}, "fr"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_MESSAGES": "fr", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "en", "LC_MESSAGES": "fr"}, "en"),
        ({"CHAUDRON_LANG": "en", "LC_ALL": "fr_FR"}, "en"),
        ({"CHAUDRON_LANG": "FR", "LANG": "en_US"}, "fr"),
        ({"CHAUDRON_LANG": "en-GB"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_from(environment) == language


def test_words_are_made_once() -> None:
    assert words("fr") is words("fr")
