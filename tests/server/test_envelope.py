"""At a table: seals are laid, the envelope is closed, salts are shown, and every answer brings its link."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from chaudron.cli import main
from chaudron.games import SHELF
from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.record import Record, verify
from chaudron.kernel.verdict import EXIT_CODES, PARTLY, PROVEN, Verdict, verdict
from tests.server.device import Device, fingerprint
from tests.server.open_house import OpenHouse, open_house, played, refuses, together
from tests.server.served import Player, served

__all__ = ["open_house"]
pytestmark = pytest.mark.real_luck

SEEDS = [bytes([seat]) * 32 for seat in range(1, 5)]


async def at_a_table(house: Any, setup: str = "belcastel 3", **wish: Any) -> list[Device]:
    """Two people whose devices have laid their seals, and a bot."""
    anna = await house.open(setup, "Anna", bots=[], **wish)
    bob = await house.join(anna.table, "Bob")
    people = [anna, bob]
    for player in people:
        await player.connect()
    if anna.shown["players"] > len(people):
        await anna.do("seat_bot", seat=2, level="random")
    devices = [Device(player, seed) for player, seed in zip(people, SEEDS, strict=False)]
    for device in devices:
        assert (await device.lay())["is"] == "ack"
    await together(*people)
    return devices


async def begun(house: Any, setup: str = "belcastel 3", **wish: Any) -> list[Device]:
    devices = await at_a_table(house, setup, **wish)
    assert (await devices[0].player.do("start"))["is"] == "ack"
    for device in devices:
        assert (await device.reveal())["is"] == "ack"
    await together(*[device.player for device in devices])
    return devices


async def record_of(player: Player) -> dict[str, Any]:
    status, record = await player.get("/record")
    assert status == 200, record
    found: dict[str, Any] = record
    return found


def kinds(player: Player) -> list[str]:
    return [event["kind"] for event in player.events if event["kind"] not in ("answered", "spoke")]


@pytest.mark.parametrize("setup", ["belcastel 3", "belcastel 3 lock_step=every_round", "blackwood 3"])
@played
async def test_a_game_with_every_device_is_proven_and_stands_in_the_list(
    house: OpenHouse, setup: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    devices = await begun(house, setup)
    anna, bob = [device.player for device in devices]
    assert kinds(bob)[-5:] == ["seal_laid", "seal_laid", "envelope_closed", "revealed", "started"]
    started = next(event["about"] for event in bob.events if event["kind"] == "started")
    assert started["salts"] == [devices[0].salt, devices[1].salt, ""]
    assert started["envelope"] == devices[0].kept == devices[1].kept
    await asyncio.gather(*[device.play_out() for device in devices])
    record = await record_of(bob)
    assert verdict(Record.from_json(record)).kind == PROVEN
    assert record["source"]["envelope"] == devices[0].kept
    assert [device.betrayed for device in devices] == [[], []]
    assert [seat.get("substitutes", 0) for seat in anna.shown["seats"]] == [0, 0, 0]
    assert anna.events[-1]["about"]["head"] == record["head"] or bob.events[-1]["about"]["head"] == record["head"]
    file, seals = tmp_path / "game.json", tmp_path / "seals.json"
    file.write_text(json.dumps(record), "utf-8")
    seals.write_text(json.dumps(await listed(house)), "utf-8")
    assert main(["verify", str(file), "--list", str(seals), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Proven: " in said
    assert fingerprint(devices[0].kept) in said.replace("\n", "")


async def listed(house: Any, after: int = 0) -> dict[str, Any]:
    async with house.session.get(f"{house.base}/api/seals?after={after}") as answer:
        found: dict[str, Any] = await answer.json()
        return found


@played
async def test_the_list_grows_by_one_line_for_the_envelope_and_one_for_the_end(house: OpenHouse) -> None:
    before = (await listed(house))["lines"]
    (device, other) = await begun(house, "blackwood 2")
    envelope = fingerprint(device.kept)
    lines = (await listed(house, len(before)))["lines"]
    assert [line[2:5] for line in lines] == [["closed", envelope, ""]]
    await asyncio.gather(device.play_out(), other.play_out())
    head = (await record_of(device.player))["head"]
    page = await listed(house, len(before))
    assert [line[2:5] for line in page["lines"]] == [["closed", envelope, ""], ["ended", envelope, head]]
    async with house.session.get(f"{house.base}/api/house") as answer:
        assert (await answer.json())["seals"] == {"n": len(before) + 2, "head": page["lines"][-1][5]}
    assert (await listed(house, len(before) + 2))["before"] == page["lines"][-1][5]


@played
async def test_whoever_does_not_reveal_is_waited_for_or_replaced_openly(house: OpenHouse) -> None:
    anna, bob = await at_a_table(house, "blackwood 3")
    await anna.player.do("start")
    await anna.reveal()
    await together(anna.player, bob.player)
    shown = anna.player.shown
    assert (shown["state"], [seat.get("revealed", False) for seat in shown["seats"]]) == ("open", [True, False, False])
    starting = "The envelope is closed: nothing changes any more until the game begins."
    closed: list[tuple[str, dict[str, Any]]] = [("start", {}), ("leave", {}), ("kick", {"seat": 1}), ("change", {})]
    closed += [("free_seat", {"seat": 2}), ("seal", {"seal": anna.seal}), ("rename", {"name": "Ann"})]
    for do, fields in closed:
        await refuses(house, anna.player, "starting", starting, do, **fields)
    status, problem = await house.post(f"/{anna.player.table}/seats", {"name": "Eve"}, "en")
    assert (status, problem["code"]) == (409, "starting")
    assert (await anna.player.do("start", without=True))["is"] == "ack"
    await together(anna.player, bob.player)
    started = next(event["about"] for event in bob.player.events if event["kind"] == "started")
    assert started["salts"] == [anna.salt, "", ""]
    await asyncio.gather(anna.play_out(), bob.play_out())
    found = verdict(Record.from_json(await record_of(bob.player)))
    assert (found.kind, found.without_salt, found.substitutes) == (PARTLY, (1,), ())


@played
async def test_an_envelope_is_not_closed_while_the_seal_of_somebody_is_missing(house: OpenHouse) -> None:
    """The host waits, or says that it is to be closed without; then that seat has no salt, which the record tells."""
    anna = await house.open("blackwood 3", "Anna", bots=[])
    bob = await house.join(anna.table, "Bob")
    for player in (anna, bob):
        await player.connect()
    await anna.do("seat_bot", seat=2, level="random")
    device = Device(anna, SEEDS[0])
    await device.lay()
    missing = "One device has not sealed the envelope yet. Wait, or begin without them: the game will say so."
    refused = await refuses(house, anna, "seals_missing", missing, "start")
    assert refused["details"] == {"count": 1, "seats": [1]}
    assert (anna.shown["state"], anna.shown.get("envelope", "")) == ("open", "")
    assert (await bob.do("start", without=True))["code"] == "not_host"
    assert (await anna.do("start", without=True))["is"] == "ack"
    assert (await device.reveal())["is"] == "ack"
    await together(anna, bob)
    started = next(event["about"] for event in bob.events if event["kind"] == "started")
    assert started["salts"] == [device.salt, "", ""]
    assert json.loads(started["envelope"])["seals"] == [device.seal, "", ""]
    other = Device(bob, SEEDS[1])
    assert "link" not in (bob.ask or {})
    await asyncio.gather(device.play_out(), other.play_out())
    found = verdict(Record.from_json(await record_of(bob)))
    assert (found.kind, found.without_salt) == (PARTLY, (1,))


@played
async def test_the_host_begins_once_the_last_seal_has_come(house: OpenHouse) -> None:
    anna = await house.open("blackwood 2", "Anna", bots=[])
    bob = await house.join(anna.table, "Bob")
    devices = [Device(player, seed) for player, seed in zip((anna, bob), SEEDS, strict=False)]
    for device in devices:
        await device.player.connect()
    await devices[0].lay()
    assert (await anna.do("start"))["code"] == "seals_missing"
    await devices[1].lay()
    assert (await anna.do("start"))["is"] == "ack"
    for device in devices:
        assert (await device.reveal())["is"] == "ack"
    await together(anna, bob)
    assert anna.shown["state"] == "playing"


@played
async def test_a_silent_device_is_marked_for_everybody_and_in_the_record(house: OpenHouse) -> None:
    anna, bob = await begun(house, "belcastel 2 books=1")
    while "draw" not in (anna.player.ask or {}).get("options", ()):
        await (bob if anna.player.ask is None else anna).answer()
        await together(anna.player, bob.player)
    await anna.player.answer("draw")
    await together(anna.player, bob.player)
    told = [event["about"] for event in bob.player.events if event["kind"] == "answered"][-1]
    assert (told["seat"], told["substitute"]) == (0, True)
    assert bob.player.shown["seats"][0]["substitutes"] == 1
    await asyncio.gather(anna.play_out(), bob.play_out())
    found = verdict(Record.from_json(await record_of(bob.player)))
    assert (found.kind, found.without_salt, len(found.substitutes)) == (PARTLY, (), 1)


@played
async def test_of_a_sealed_beat_everybody_hears_whose_device_was_silent_once_it_is_open(house: OpenHouse) -> None:
    anna, bob = await begun(house, "belcastel 2 books=1 lock_step=every_round bonus_moves=may_decline")
    anna.links = anna.links[:1]  # from now on nothing comes from her device
    await asyncio.gather(anna.play_out(), bob.play_out())
    found = verdict(Record.from_json(await record_of(bob.player)))
    drawn = len(found.substitutes)
    assert drawn > 0
    for player in (anna.player, bob.player):
        told = [event["about"] for event in player.events if event["kind"] == "answered"]
        assert {seat for about in told for seat in about.get("substitutes", [])} <= {0}
        assert {about["seat"] for about in told if about.get("substitute")} == {0}
        assert [seat.get("substitutes", 0) for seat in player.shown["seats"]] == [drawn, 0]


async def drawing(anna: Device, bob: Device) -> None:
    """Until Anna may draw."""
    while "draw" not in (anna.player.ask or {}).get("options", ()):
        asked = bob if anna.player.ask is None else anna
        can_stop = "stop" in (asked.player.ask or {}).get("options", ())
        answered = await asked.answer("stop" if can_stop else None)
        assert answered["is"] == "ack", answered
        await together(anna.player, bob.player)


async def until_drawn_by_the_house(anna: Device, bob: Device) -> dict[str, Any]:
    """Bob plays on until everybody has heard that something was drawn in Anna's place."""
    while not bob.player.shown["seats"][0].get("substitutes"):
        if bob.player.ask is None or bob.player.ask.get("lapses"):
            await bob.player.hear()
        else:
            await bob.answer("stop" if "stop" in bob.player.ask["options"] else None)
    found: list[dict[str, Any]] = [event["about"] for event in bob.player.events if event["about"].get("substitute")]
    assert {about["seat"] for about in found} == {0}
    return found[0]


async def ends_in_part(anna: Device, bob: Device) -> None:
    await asyncio.gather(anna.play_out(), bob.play_out())
    record = Record.from_json(await record_of(bob.player))
    verify(BELCASTEL, record)
    found = verdict(record)
    assert (found.kind, found.without_salt, bool(found.substitutes)) == (PARTLY, (), True)
    assert anna.betrayed == []


SETUP = "belcastel 2 books=1"


@played
async def test_a_plan_draws_without_the_link_of_its_seat(house: OpenHouse) -> None:
    anna, bob = await begun(house, SETUP)
    await drawing(anna, bob)
    assert (await anna.player.do("plan", plan={"whites": 3}))["is"] == "ack"
    about = await until_drawn_by_the_house(anna, bob)
    assert about["by"] == "plan"
    await ends_in_part(anna, bob)


@played
async def test_a_bot_that_stands_in_draws_without_the_link_of_the_seat(house: OpenHouse) -> None:
    anna, bob = await begun(house, SETUP)
    await drawing(anna, bob)
    assert (await anna.player.do("leave"))["is"] == "ack"
    assert (await bob.player.do("seat_bot", seat=0, level="random"))["is"] == "ack"
    assert "by" not in await until_drawn_by_the_house(anna, bob)
    assert (await anna.player.do("return"))["is"] == "ack"
    await ends_in_part(anna, bob)


@played
async def test_when_time_is_over_the_house_draws_without_the_link_of_the_seat(house: OpenHouse) -> None:
    anna, bob = await begun(house, SETUP, settings={"clock": 1, "overtime": "bot"})
    about = await until_drawn_by_the_house(anna, bob)
    assert about["for_absent"] is True
    await ends_in_part(anna, bob)


@played
async def test_of_a_game_that_goes_on_from_another_the_later_part_is_sealed_by_every_device(
    house: OpenHouse,
) -> None:
    before = await begun(house, "blackwood 2")
    await asyncio.gather(*[device.play_out() for device in before])
    position = {"table": before[0].player.table, "at": 6}
    _, seated = await house.post("", {"name": "Eve", "seat": 0, "position": position})
    eve = await house.guest(seated["table"], seated["token"], 0).connect()
    finn = await (await house.join(eve.table, "Finn")).connect()
    devices = [Device(player, seed) for player, seed in zip((eve, finn), SEEDS[2:], strict=True)]
    for device in devices:
        await device.lay()
    await together(eve, finn)
    assert (await eve.do("start"))["is"] == "ack"
    for device in devices:
        await device.reveal()
    await together(eve, finn)
    resumed = json.loads(devices[0].kept)["resumed"]
    assert (resumed["table"], resumed["moment"]) == (before[0].player.table, 6)
    await asyncio.gather(*[device.play_out() for device in devices])
    record = Record.from_json(await record_of(finn))
    assert verify(SHELF["blackwood"], record).record.head == record.head
    assert verdict(record) == Verdict(PARTLY, given=6)


@played
async def test_what_does_not_fit_is_refused_in_words(house: OpenHouse) -> None:
    anna, bob = await at_a_table(house, "blackwood 2")
    taken = "Another seat has laid the same seal."
    await refuses(house, bob.player, "seal_taken", taken, "seal", seal=anna.seal)
    too_soon = "No salts are awaited now."
    await refuses(house, bob.player, "not_starting", too_soon, "reveal", salt=bob.salt)
    await anna.player.do("start")
    wrong = "That salt does not fit the seal of your seat."
    await refuses(house, bob.player, "wrong_salt", wrong, "reveal", salt=anna.salt)
    await refuses(house, bob.player, "wrong_salt", wrong, "reveal", salt=bob.links[1].hex())
    for device in (anna, bob):
        await device.reveal()
    await together(anna.player, bob.player)
    first = anna if anna.player.ask else bob
    ask = first.player.ask or {}
    assert ask["link"] == 1
    not_due = "That is not the link that is due. Answer again."
    fields = {"ask": ask["ask"], "choice": ask["options"][0], "link": first.links[2].hex()}
    await refuses(house, first.player, "wrong_link", not_due, "answer", **fields)
    assert (await first.answer())["is"] == "ack"


@played
async def test_no_link_is_told_to_anybody_else_before_the_end(house: OpenHouse) -> None:
    anna, bob = await begun(house, "blackwood 2")
    for _ in range(6):
        await (anna if anna.player.ask else bob).answer()
        await together(anna.player, bob.player)
    given = {device: [link.hex() for link in device.links[1 : device.given + 1]] for device in (anna, bob)}
    assert sum(map(len, given.values())) >= 6
    for device, other in ((anna, bob), (bob, anna)):
        assert [link for link in given[device] if link in "".join(other.player.raw)] == []


@played
async def test_the_devices_of_a_seat_are_shown_the_link_that_came_last(house: OpenHouse) -> None:
    anna, bob = await begun(house, "blackwood 2")
    latest: dict[Device, list[str]] = {anna: [], bob: []}
    for _ in range(8):
        device = anna if anna.player.ask else bob
        ask = device.player.ask or {}
        latest[device].append(ask.get("latest", ""))
        assert ask["link"] == len(latest[device])
        await device.answer()
        await together(anna.player, bob.player)
    for device, found in latest.items():
        assert found == ["", *[link.hex() for link in device.links[1 : len(found)]]]


def test_a_house_that_comes_back_asks_for_the_same_links(tmp_path: Path) -> None:
    """From the journal alone, and from a snapshot."""
    store = str(tmp_path / "tables.db")

    async def begin() -> tuple[list[Device], list[int]]:
        async with served(store) as house:
            devices = await begun(house, "belcastel 2 books=1")
            for _ in range(20):
                for device in devices:
                    if device.player.ask is not None:
                        await device.answer()
                await together(*[device.player for device in devices])
            return devices, [device.given for device in devices]

    async def finish(devices: list[Device]) -> dict[str, Any]:
        async with served(store) as house:
            for device in devices:
                device.player.base, device.player.session = house.base, house.session
                await device.player.connect()
            await asyncio.gather(*[device.play_out() for device in devices])
            return await record_of(devices[0].player)

    devices, given = asyncio.run(begin())
    assert min(given) > 1
    record = Record.from_json(asyncio.run(finish(devices)))
    assert verdict(record).kind == PROVEN
    assert EXIT_CODES[PROVEN] == 0


@played
async def test_an_answer_that_was_taken_back_gives_its_link_again(house: OpenHouse) -> None:
    anna, bob = await begun(house, "blackwood 2")
    first = anna if anna.player.ask else bob
    due = (first.player.ask or {})["link"]
    await first.answer()
    if first.player.undo is None:
        assert (await first.player.do("undo"))["is"] == "ack"
        await together(first.player)
        assert (first.player.ask or {})["link"] == due
        assert (await first.answer())["is"] == "ack"
    await asyncio.gather(anna.play_out(), bob.play_out())
    assert verdict(Record.from_json(await record_of(anna.player))).kind == PROVEN
