"""The host's page shows nothing that is hidden at a table: no bags or seeds, nor that somebody answered in secret."""

import json
from typing import Any

from tests.server.keeping import ask, does
from tests.server.open_house import LOCK_STEP, OpenHouse, all_brew, all_stir, open_house, played
from tests.server.open_house import together as heard

__all__ = ["open_house"]


def still(shown: Any) -> str:
    """What is shown, without what changes as time goes by."""
    parts = {name: value for name, value in shown.items() if name in ("tables", "people", "acts", "blocked")}
    return json.dumps(parts, sort_keys=True)


def inside(value: Any) -> list[str]:
    """Every text and number in something that is shown."""
    if isinstance(value, dict):
        return [text for key, one in value.items() for text in (key, *inside(one))]
    return [text for one in value for text in inside(one)] if isinstance(value, list) else [str(value)]


async def secrets_of(house: OpenHouse, table: str, tokens: list[str | None]) -> list[str]:
    """Canaries: the seed of a table, the keys of its seats, and what they are."""
    kept = await house.running.house.store.kept(table)
    assert kept is not None
    live = await house.running.house.live(table)
    keys = [key for chair in live.room.state.sitting.chairs for key in (*chair.keys, *chair.devices, *chair.addresses)]
    return [kept.secret.hex(), house.running.keeper.token, *[token for token in tokens if token], *keys]


@played
async def test_no_seed_key_or_view_is_shown(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("draw")
    await does(house, "mute", table=anna.table, seat=0)
    _, shown = await ask(house)
    text = json.dumps(shown)
    for canary in await secrets_of(house, anna.table, [anna.token, bob.token]):
        assert canary not in text
    words = set(inside(shown))
    assert words & {"bag", "bags", "hand", "hands", "view", "chips", "asks", "options", "secret", "salt"} == set()
    hidden = {*json.dumps(anna.view["seats"][0].get("bag", "")).split()} - {'""'}
    assert not [chip for chip in hidden if chip.strip('",{}[]:') and chip in text]


@played
async def test_nobody_learns_there_that_somebody_has_answered_in_secret(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_stir, "Anna", "Bob", setup=LOCK_STEP)
    for player in (anna, bob):
        assert (await player.answer("draw"))["is"] == "ack"
    await heard(anna, bob)
    before = still((await ask(house))[1])
    assert (await anna.answer())["is"] == "ack"
    written = await house.journal(anna.table)
    assert written[-1].only == 0, "it was no secret"
    assert still((await ask(house))[1]) == before
    assert (await bob.do("pause"))["is"] == "ack"
    assert still((await ask(house))[1]) != before, "what everybody sees is shown"
