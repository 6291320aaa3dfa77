"""Chance is bound before anybody sits down; at the end every draw can be verified, whether or not devices took part."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from chaudron.cli import main
from chaudron.kernel.chance import commitment
from chaudron.kernel.verdict import EXIT_CODES, HOUSE
from tests.server.open_house import LOCK_STEP, OpenHouse, open_house, play_out, played, together
from tests.server.served import Player

__all__ = ["open_house"]

NOT_OVER = {"fr": "La partie n’est pas finie.", "en": "The game is not over."}  # noqa: RUF001 - typeset


async def secret_of(house: OpenHouse, table: str) -> bytes:
    """What nobody may know before the end."""
    kept = await house.running.house.store.kept(table)
    assert kept is not None
    return kept.secret


async def record_of(player: Player) -> dict[str, object]:
    status, record = await player.get("/record")
    assert status == 200
    found: dict[str, object] = record
    return found


def salts_of(player: Player) -> list[str]:
    """The salts that everybody heard when the game began."""
    started = next(event for event in player.events if event["kind"] == "started")
    salts: list[str] = started["about"]["salts"]
    return salts


@played
async def test_the_commitment_is_shown_before_anybody_sits_down_and_holds_to_the_end(house: OpenHouse) -> None:
    host = await (await house.open("belcastel 2", None)).connect()
    promised = host.shown["commitment"]
    assert promised == commitment(await secret_of(house, host.table))
    anna = await (await house.join(host.table, "Anna")).connect()
    bob = await (await house.join(host.table, "Bob")).connect()
    assert {anna.shown["commitment"], bob.shown["commitment"]} == {promised}
    await host.do("start")
    await together(anna, bob)
    await play_out(anna, bob)
    assert anna.shown["commitment"] == promised
    record = await record_of(bob)
    text = anna.shown["envelope"]
    assert record["source"] == {
        "kind": "envelope",
        "envelope": text,
        "salts": salts_of(anna),
        "secret": (await secret_of(house, host.table)).hex(),
    }
    assert json.loads(text)["commitment"] == promised
    assert salts_of(anna) == json.loads(text)["seals"] == ["", ""]


@pytest.mark.real_luck
@played
async def test_no_two_tables_have_the_same_secret(house: OpenHouse) -> None:
    tables = [(await house.open()).table for _ in range(5)]
    secrets = {await secret_of(house, table) for table in tables}
    assert (len(secrets), {len(secret) for secret in secrets}) == (5, {32})


@pytest.mark.parametrize("setup", ["belcastel 2", LOCK_STEP])
@played
async def test_the_secret_is_nowhere_before_the_end_and_then_everywhere(house: OpenHouse, setup: str) -> None:
    anna, bob = await house.table_of("Anna", "Bob", setup=setup)
    eve = await house.watching(anna.table)
    for path in ("", "/log", "/board"):
        await eve.get(path)
    await play_out(anna, bob)
    while eve.shown["state"] != "over":
        await eve.hear()
    secret = (await secret_of(house, anna.table)).hex()
    for player in (anna, bob, eve):
        told = [number for number, raw in enumerate(player.raw) if secret in raw]
        last = next(n for n, raw in enumerate(player.raw) if f'"n":{player.n},' in raw and '"happened"' in raw)
        assert told == [last]
        assert player.events[-1]["about"]["secret"] == secret


@played
async def test_the_record_is_had_by_everybody_but_not_before_the_end(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    for player in (anna, house.watcher(anna.table)):
        for lang, says in NOT_OVER.items():
            status, problem = await player.get("/record", lang=lang)
            assert (status, problem["code"], problem["says"]) == (409, "not_over", says)
    await play_out(anna, bob)
    record = await record_of(anna)
    assert record == await record_of(bob) == await record_of(house.watcher(anna.table))
    assert (record["names"], record["players"]) == (["Anna", "Bob"], 2)
    assert record["result"] == anna.view["outcome"]


@pytest.mark.real_luck
@pytest.mark.parametrize("setup", ["belcastel 2", f"{LOCK_STEP} books=3"])
@played
async def test_the_downloaded_record_is_accepted_by_the_verifier_and_a_forged_one_is_not(
    house: OpenHouse, tmp_path: Path, capsys: pytest.CaptureFixture[str], setup: str
) -> None:
    anna, bob = await house.table_of("Anna", "Bob", setup=setup)
    await play_out(anna, bob)
    record = await record_of(anna)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == EXIT_CODES[HOUSE]
    said = capsys.readouterr().out
    assert sha256(anna.shown["envelope"].encode()).hexdigest() in said
    assert "answers: all correct" in said
    forged = {**record, "names": ["Anna", "Rob"]}
    file.write_text(json.dumps(forged), "utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 1


@pytest.mark.parametrize("seal", ["", "g" * 64, "a" * 63, "A" * 64, "a" * 65])
@played
async def test_a_seal_that_is_none_is_not_understood(house: OpenHouse, seal: str) -> None:
    anna = await (await house.open("belcastel 2")).connect()
    nack = await anna.do("seal", seal=seal)
    assert (nack["is"], nack["code"]) == ("nack", "bad_message")
