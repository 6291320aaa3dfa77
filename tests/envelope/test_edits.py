"""Three hundred single edits of a record at random places; and a second verifier, made from the decision record."""

import json
import runpy
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chaudron.games import SHELF
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.record import Record, verify
from chaudron.kernel.verdict import EXIT_CODES, verdict
from tests.envelope.before import loaded, record_of_before
from tests.envelope.played import SETUPS, Data, Devices, begun, chains_of, moments, record_of, signed

pytestmark = pytest.mark.real_luck
every_game = pytest.mark.parametrize("game", SETUPS)
SECOND = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "check_envelope.py"))
NOT_SOUND, CANNOT_SAY = 1, 2


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Everything in a record that is no list and no object."""
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*path, key))
    else:
        yield path


def objects(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every list and object in a record, itself included."""
    if isinstance(value, dict | list):
        yield path
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from objects(value[key], (*path, key))


ADDED = ("resumed", "salts", "link", "links", "seed", "secret", "beacon", "lesson", "deal", "version", "more")
"""Names that mean something here or there, and one that does not."""


def added(data: Data, luck: Random) -> tuple[tuple[Any, ...], Data]:
    """The record with something more in it."""
    copy: Data = json.loads(json.dumps(data))
    is_outside = luck.random() < 0.5
    path = luck.choice([path for path in objects(copy) if not is_outside or len(path) < 2])
    place = at(copy, path)
    moment = luck.randrange(len(data["entries"]) + 1)
    value = luck.choice([{"table": "fq7zk2m9wd", "moment": moment}, moment, "00" * 32, [0, 6, 1], None])
    if isinstance(place, list):
        place.insert(luck.randrange(len(place) + 1), value)
        return path, copy
    name = luck.choice([name for name in ADDED if name not in place])
    place[name] = value
    return (*path, name), copy


def at(data: Data, path: tuple[Any, ...]) -> Any:
    place: Any = data
    for key in path:
        place = place[key]
    return place


def edited(data: Data, luck: Random) -> tuple[tuple[Any, ...], Data]:
    """The record with one thing changed, left out, or added."""
    if luck.random() < 0.2:
        return added(data, luck)
    copy: Data = json.loads(json.dumps(data))
    path = luck.choice([path for path in places(copy) if path != ("digest",)])
    place = at(copy, path[:-1])
    if luck.random() < 0.15:
        del place[path[-1]]
    else:
        place[path[-1]] = other(place[path[-1]], luck)
    return path, copy


def other(value: Any, luck: Random) -> Any:
    if isinstance(value, str) and value:
        at = luck.randrange(len(value))
        return value[:at] + luck.choice([sign for sign in "0123456789abcdefxyz" if sign != value[at]]) + value[at + 1 :]
    if isinstance(value, bool) or value is None or value == "":
        return luck.choice([1, "0", not value])
    return value + luck.choice((-1, 1))


def ours(data: Data) -> int:
    """The exit code of `chaudron verify`."""
    try:
        record = Record.from_json(data)
        verify(SHELF[record.game], record)
    except (BadRecord, KeyError):
        return NOT_SOUND
    return EXIT_CODES[verdict(record).kind]


def theirs(data: Data, folder: Path) -> int:
    """That of the second verifier."""
    file = folder / "game.json"
    file.write_text(json.dumps(data), "utf-8")
    code: int = SECOND["main"](str(file))
    return code


def says_the_same(data: Data, whole: Data) -> bool:
    """An edit is without meaning if all that was played, drawn and bound is as it was."""
    names = ("game", "players", "names", "options", "opening", "entries", "result", "head", "source", "resumed")
    return all(data.get(name) == whole.get(name) for name in names)


@every_game
def test_every_edit_is_refused_or_without_meaning(game: str) -> None:
    whole, luck = json.loads(record_of(game)), Random(300)
    passed = []
    for _ in range(300):
        path, data = edited(whole, luck)
        assert ours(data) == NOT_SOUND, path
        if ours(signed(data)) != NOT_SOUND and not says_the_same(data, whole):
            passed.append(path)
    assert passed == []


@every_game
def test_the_second_verifier_agrees_on_good_records(game: str, tmp_path: Path) -> None:
    chains = chains_of()
    devices, luck = Devices(chains), Random(1)
    silent = begun(game, chains)
    for _ in moments(silent, Random(2), lambda seat: devices.link(seat) if luck.random() < 0.7 else ""):
        pass
    alone = begun(game, [])
    for _ in moments(alone, Random(2), lambda _: ""):
        pass
    records = [json.loads(record_of(game)), silent.record.to_json(), alone.record.to_json()]
    records += [record_of_before(game), loaded(game, 1)]
    codes = [(ours(record), theirs(record, tmp_path)) for record in records]
    assert codes == [(0, 0), (3, 3), (4, 4), (4, 4), (6, 6)]
    whole = records[0]
    cut = signed({**whole, "entries": whole["entries"][:-1], "result": None, "head": None})
    assert (ours(cut), theirs(cut, tmp_path)) == (7, 7)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_the_second_verifier_agrees_on_forged_records(game: str, seed: int, tmp_path: Path) -> None:
    """Whatever is edited, but the version alone: which rules were in force is for those to say who know them."""
    whole, luck = json.loads(record_of(game)), Random(seed)
    tried = 0
    while tried < 40:
        path, data = edited(whole, luck)
        if path == ("version",):
            continue
        tried += 1
        assert theirs(data, tmp_path) == NOT_SOUND, path
        found = theirs(signed(data), tmp_path)
        assert found == ours(signed(data)), path
        assert found == NOT_SOUND or says_the_same(data, whole), path


@every_game
def test_other_options_are_not_proven_by_naming_another_version(game: str, tmp_path: Path) -> None:
    """The second verifier knows no rules: where others were in force, it cannot say what the options meant."""
    whole = json.loads(record_of(game))
    for options in ({}, {"made": "up"}, {**whole["options"], "made": "up"}):
        data = signed({**whole, "version": "x", "options": options})
        assert (ours(data), theirs(data, tmp_path)) == (NOT_SOUND, CANNOT_SAY)
        data = signed({**whole, "options": options})
        if options != whole["options"]:
            assert (ours(data), theirs(data, tmp_path)) == (NOT_SOUND, NOT_SOUND)


def test_the_second_verifier_is_short_and_needs_nothing() -> None:
    text = (Path(__file__).parents[2] / "examples" / "check_envelope.py").read_text("utf-8")
    assert len(text.splitlines()) <= 200
    imported = {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert imported == {"hashlib", "hmac", "json", "pathlib", "sys"}
