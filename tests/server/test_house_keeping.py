"""Whoever runs the house looks after it: with the key that is said at the start, for all tables, and all of it is listed."""

from typing import Any

from tests.server.open_house import OpenHouse, all_brew, open_house, played

__all__ = ["open_house"]


async def ask(house: OpenHouse, body: Any = None, key: str | None = None, lang: str = "en") -> tuple[int, Any]:
    """The host's page asks how the house stands, or does something."""
    token = house.running.keeper.token if key is None else key
    headers = {"Authorization": f"Bearer {token}"}
    method, path = ("GET", "") if body is None else ("POST", "/acts")
    url = f"{house.base}/api/host{path}?lang={lang}"
    async with house.session.request(method, url, headers=headers, json=body) as reply:
        return reply.status, await reply.json()


async def does(house: OpenHouse, do: str, **about: Any) -> Any:
    status, shown = await ask(house, {"do": do, **about})
    assert status == 200, shown
    return shown


def table_in(shown: Any, table: str) -> Any:
    return next(one for one in shown["tables"] if one["table"] == table)


@played
async def test_the_house_is_shown(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    status, shown = await ask(house)
    assert status == 200
    table = table_in(shown, anna.table)
    assert (table["game"], table["state"], table["is_awake"], table["here"]) == ("belcastel", "playing", True, [0, 1])
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Bob"]
    assert [(one["name"], one["seat"]) for one in shown["people"] if one["table"] == anna.table] == [
        ("Anna", 0),
        ("Bob", 1),
    ]
    print(shown)
