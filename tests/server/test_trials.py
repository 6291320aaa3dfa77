"""Rules can be tried with numbers of one's own, and with those of a table."""

from typing import Any

import pytest

from chaudron.games import SHELF
from chaudron.rulebook import rule_text
from chaudron.situations.trials import TRIALS
from chaudron.words import LANGUAGES
from tests.server.open_house import OpenHouse, open_house, played

__all__ = ["open_house"]


async def read(house: OpenHouse, path: str, **query: str) -> tuple[int, Any]:
    async with house.session.get(f"{house.base}/api/rules/{path}", params=query) as response:
        return response.status, await response.json()


@played
async def test_every_rule_that_can_be_tried_is_listed_and_exists(house: OpenHouse) -> None:
    for game in SHELF:
        assert await read(house, f"{game}/trials") == (200, {"rules": list(TRIALS[game])})
        assert [rule_text("en", rule).id for rule in TRIALS[game]] == list(TRIALS[game])
    assert all(TRIALS[game] for game in SHELF)


@pytest.mark.parametrize("language", LANGUAGES)
@played
async def test_every_trial_begins_with_numbers_that_it_can_show(house: OpenHouse, language: str) -> None:
    for game, trials in TRIALS.items():
        for rule, trial in trials.items():
            status, shown = await read(house, f"{game}/trials/{rule}", lang=language)
            assert (status, shown["rule"], shown["option"]) == (200, rule, trial.option)
            assert [dial["value"] for dial in shown["dials"]] == [dial.first for dial in trial.dials]
            assert [one["value"] for one in shown["outcomes"]] == list(trial.readings)
            if trial.option:
                assert set(trial.readings) == set(SHELF[game].options[trial.option].values)


@pytest.mark.parametrize(
    ("path", "numbers", "told"),
    [
        ("bal/trials/BAL-3.4", "6,3", ["You draw 6 cards: 9 in hand.", "You draw 3 cards: 6 in hand."]),
        ("bal/trials/BAL-3.4", "8,7", ["You draw 3 cards: 10 in hand.", "You draw 1 card: 8 in hand."]),
        ("bal/trials/BAL-3.4", "4,12", ["Nothing to draw: you stay at 12."] * 2),
        ("belcastel/trials/BEL-4.1", "20,12", ["No rat tail: you start from your drop."]),
        ("belcastel/trials/BEL-6.1", "5,7", ["Whites 5 of 7. It holds 2 more in whites."]),
        ("belcastel/trials/BEL-6.1", "7,7", ["Whites 7 of 7. The next white explodes your cauldron."]),
        ("belcastel/trials/BEL-6.1", "9,9", ["Whites 9 of 9. The next white explodes your cauldron."]),
        ("belcastel/trials/BEL-6.1", "8,7", ["Boom! Whites 8 of 7."]),
        ("blackwood/trials/BLW-8.3", "17,10,1", ["Potions 17, coins 3, Fagus Bok \u2212 5: 15 renown."]),
        ("blackwood/trials/BLW-8.3", "4,2,0", ["Potions 4, coins 0: 4 renown."]),
        ("belcastel/trials/BEL-12.2", "23,7", ["Points for coins: 4; for rubies: 3. That makes 7."]),
        ("belcastel/trials/BEL-12.2", "4,1", ["Too little to exchange: no point."]),
        ("witches/trials/WIT-3.8", "15,4", ["Your rubies bring 8 more: 23 coins. In round 9 they make 4 points."]),
        ("witches/trials/WIT-3.9", "5", ["4 points."]),
        ("witches/trials/WIT-3.9", "8", ["14 points."]),
        (
            "witches/trials/WIT-3.12",
            "5",
            ["Steps of your drop, or a full flask: 5 in all. Without the witch: 2."],
        ),
        ("witches/trials/WIT-4.2", "7", ["Your bowl adds 3: 18 points."]),
        ("bal/trials/BAL-6.1", "0", ["You draw 2 cards: 2 in hand."]),
        ("bal/trials/BAL-6.1", "3", ["More than 2 cards: you draw none."]),
        ("blackwood/trials/BLW-4.1", "9", ["Your larder brings you 4 coins."]),
        ("blackwood/trials/BLW-5.3", "2,4", ["The next spell costs 4 coins. You keep 0."]),
        ("blackwood/trials/BLW-5.3", "2,3", ["The next spell costs 4 coins. You are 1 coin short."]),
    ],
)
@played
async def test_numbers_are_tried_by_every_reading(house: OpenHouse, path: str, numbers: str, told: list[str]) -> None:
    """[BAL-3.4, BAL-6.1, BAL-13.3, BEL-4.1, BEL-6.1, BEL-17.42, BLW-4.1, BLW-8.3, BLW-11.5, BLW-11.8]

    Those of the witches as their examples say [WIT-7.5, WIT-7.8, WIT-7.11, WIT-7.12].
    """
    given = dict(zip(("first", "second", "third"), numbers.split(","), strict=False))
    status, shown = await read(house, path, lang="en", **given)
    assert (status, [one["says"] for one in shown["outcomes"]]) == (200, told)
    assert ",".join(str(dial["value"]) for dial in shown["dials"]) == numbers


@played
async def test_a_dial_goes_no_further_than_it_can(house: OpenHouse) -> None:
    _, shown = await read(house, "bal/trials/BAL-3.4", second="999", third="7")
    assert [dial["value"] for dial in shown["dials"]] == [6, 20]
    status, problem = await read(house, "bal/trials/BAL-3.4", first="-1")
    assert (status, problem["code"]) == (422, "bad_message")


@pytest.mark.parametrize("path", ["no-such-game/trials", "bal/trials/BAL-3.5", "blackwood/trials/BAL-3.4"])
@played
async def test_there_are_no_others(house: OpenHouse, path: str) -> None:
    status, problem = await read(house, path)
    assert (status, problem["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    ("setup", "rule", "value", "numbers", "says"),
    [
        ("bal 3 sabbat=refill_to_n", "BAL-3.4", "refill_to_n", [10, 10], "nothing, 10 already"),
        ("belcastel 3", "BEL-4.1", "", [0, 0], "no tail"),
        ("witches 3", "BEL-4.1", "", [0, 0], "no tail"),
        ("blackwood 3", "BLW-8.3", "", [0, 8, 0], "2 renown"),
        ("blackwood 3", "BLW-4.1", "", [0], "+ 0"),
        ("blackwood 3", "BLW-5.3", "", [0, 8], "costs 2"),
        ("bal 3", "BAL-6.1", "", [10], "nothing"),
        ("belcastel 3", "BEL-12.2", "", [1, 1], "+ 0"),
        ("witches 3", "WIT-3.8", "", [1, 1], "3 coins"),
        ("witches 3", "WIT-3.9", "", [0], "+ 0"),
        ("witches 3", "WIT-3.12", "", [1], "1 instead of 0"),
        ("witches 3", "WIT-4.2", "", [0], "+ 0"),
    ],
)
@played
async def test_a_table_brings_its_own_numbers(
    house: OpenHouse, setup: str, rule: str, value: str, numbers: list[int], says: str
) -> None:
    """[BAL-3.4, BEL-4.1, BLW-8.3] For whoever may see the table, watchers too."""
    host = await house.open(setup, "Anna", bots=["child"] * 2, settings={"watchers": True})
    assert (await host.get(f"/trials/{rule}"))[1]["code"] == "not_started"
    await host.post("/commands", {"do": "start", "id": "start"})
    for person in (host, house.watcher(host.table)):
        status, shown = await person.get(f"/trials/{rule}", lang="en")
        assert (status, shown["value"], [one["seat"] for one in shown["seats"]]) == (200, value, [0, 1, 2])
        assert shown["seats"][0] == {"seat": 0, "numbers": numbers, "says": says}
    assert (await host.get("/trials/BAL-3.5"))[1]["code"] == "not_found"
