"""Codes that one says aloud: they lead to tables that wait, for a while, and nobody finds one by trying."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chaudron.limits import UNLIMITED
from chaudron.room.opening import LETTERS
from chaudron.server import clock
from chaudron.server.http import joining
from chaudron.server.http.joining import DAY, NUMBERS, WORDS, plain
from tests.server.open_house import OpenHouse, open_house, played, visited
from tests.server.rough import run
from tests.server.served import Player, Served

__all__ = ["open_house"]


async def code_of(player: Player) -> Any:
    status, answer = await player.get("/code")
    assert status == 200
    return answer["code"]


async def find(house: Served, code: str) -> tuple[int, dict[str, Any]]:
    async with house.session.get(f"{house.base}/api/codes/{code}?lang=en") as answer:
        return answer.status, await answer.json()


# The words


def test_words_are_told_apart_and_are_no_ids() -> None:
    assert len(set(WORDS)) == len(WORDS) >= 180
    assert all(
        re.fullmatch(r"[A-Z]{4,9}", word) and word[:5] not in {w[:5] for w in WORDS if w != word} for word in WORDS
    )
    assert all(set(word.lower()) - set(LETTERS) for word in WORDS)


@pytest.mark.parametrize("typed", ["SAUGE-42", "sauge 42", " Sauge42 ", "saùge - 42"])
def test_a_code_may_be_typed_as_one_likes(typed: str) -> None:
    assert plain(typed) == "SAUGE-42"


@pytest.mark.parametrize("typed", ["", "SAUGE", "42", "SAUGE-4", "SAUGE-421", "FQ7Z-K2M-9WD", "SAUGE-٤٢", "S\0UGE-42"])
def test_anything_else_is_none(typed: str) -> None:
    assert plain(typed) is None


# At a table


@played
async def test_a_code_leads_to_a_table_that_waits_and_no_longer_when_it_plays(house: OpenHouse) -> None:
    anna = await house.open("belcastel 2")
    code = await code_of(anna)
    assert plain(code) == code
    assert await code_of(house.watcher(anna.table)) == code
    assert await find(house, code.lower()) == (200, {"table": anna.table, "night": ""})
    await house.join(anna.table, "Bob")
    await anna.post("/commands", {"do": "start", "id": "1"})
    assert await code_of(anna) is None
    status, problem = await find(house, code)
    assert (status, problem["code"]) == (404, "unknown_code")
    assert "the link keeps working" in problem["says"]
    assert (await anna.get())[0] == 200


@played
async def test_two_tables_never_share_a_code(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: Iterator[Any] = iter(["SAUGE", 42, "SAUGE", 42, "THYM", 42])
    monkeypatch.setattr("chaudron.server.http.joining.secrets.choice", lambda _: next(drawn))
    codes = [await joining.code_of(house.running.house.store, table) for table in ("aaaaaaaaaa", "bbbbbbbbbb")]
    assert codes == ["SAUGE-42", "THYM-42"]


@played
async def test_a_code_is_good_for_two_days_at_most(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 20_000 * DAY
    monkeypatch.setattr(clock, "now", lambda: now)
    anna = await house.open("belcastel 2")
    store = house.running.house.store
    first = await joining.code_of(store, anna.table)
    assert first is not None
    now += DAY
    second = await joining.code_of(store, anna.table)
    assert second not in (first, None)
    assert await joining.table_of(store, first) == anna.table
    now += DAY
    assert await joining.table_of(store, first) is None


def test_a_code_is_known_after_a_restart(store: str) -> None:
    import asyncio  # noqa: PLC0415 - one test needs it

    async def test() -> None:
        async with visited(store, job_processes=0) as house:
            anna = await house.open("belcastel 2")
            code, table = await code_of(anna), anna.table
        async with visited(store, job_processes=0) as house:
            assert await find(house, code) == (200, {"table": table, "night": ""})

    asyncio.run(test())


# Trying


def test_whoever_tries_many_codes_has_to_wait_and_the_rest_of_the_house_has_not(tmp_path: Path) -> None:
    async def test(house: Served) -> None:
        anna = await house.open("belcastel 2")
        code = await code_of(anna)
        tried = [f"{WORDS[0]}-{number}" for number in NUMBERS if f"{WORDS[0]}-{number}" != code][:4]
        assert [(await find(house, one))[0] for one in tried] == [404, 404, 404, 429]
        status, problem = await find(house, code)
        assert (status, problem["code"]) == (429, "too_many_guesses")
        assert (await anna.get())[0] == 200

    run(tmp_path, test, rates=UNLIMITED._replace(guesses=0, guesses_at_once=3))


def test_codes_that_lead_somewhere_are_not_counted(tmp_path: Path) -> None:
    async def test(house: Served) -> None:
        code = await code_of(await house.open("belcastel 2"))
        assert [(await find(house, code))[0] for _ in range(6)] == [200] * 6

    run(tmp_path, test, rates=UNLIMITED._replace(guesses=0, guesses_at_once=3))


def test_all_together_cannot_try_for_long_either(tmp_path: Path) -> None:
    async def test(house: Served) -> None:
        for number, expected in ((10, 404), (11, 404), (12, 429)):
            headers = {"X-Forwarded-For": f"198.51.{number}.1"}
            async with house.session.get(f"{house.base}/api/codes/ZEBRE-{number}", headers=headers) as answer:
                assert answer.status == expected

    run(tmp_path, test, proxies=1, rates=UNLIMITED._replace(all_guesses=0, all_guesses_at_once=2))
