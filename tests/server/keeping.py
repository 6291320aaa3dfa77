"""What tests ask of a house in the place of whoever runs it."""

from typing import Any

from tests.server.open_house import OpenHouse


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


async def may_not(house: OpenHouse, code: str, status: int, do: str, **about: Any) -> None:
    """It is refused in both languages, and is not listed."""
    before = (await ask(house))[1]["acts"]
    said = []
    for lang in ("en", "fr"):
        found, problem = await ask(house, {"do": do, **about}, lang=lang)
        assert (found, problem["code"]) == (status, code)
        said.append(problem["says"])
    assert said[0] != said[1]
    assert (await ask(house))[1]["acts"] == before


def table_in(shown: Any, table: str) -> Any:
    return next(one for one in shown["tables"] if one["table"] == table)


def last_act(shown: Any) -> dict[str, Any]:
    return {name: value for name, value in shown["acts"][0].items() if name != "at"}
