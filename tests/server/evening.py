"""A night together for tests: its organizer, people with their phones, and games that are played to their ends."""

import asyncio
from typing import Any

from tests.server.open_house import play_out
from tests.server.served import Player, Served

QUICK = {"game": "belcastel", "options": {}}


class Somebody:
    """Who holds a token of the night: the organizer, or one who plays."""

    def __init__(self, house: Served, night: str, token: str | None, person: int | None = None) -> None:
        self.house, self.night, self.token, self.person = house, night, token, person

    async def call(self, path: str = "", body: Any = None, **query: Any) -> tuple[int, Any]:
        """A request about the night."""
        method = "GET" if body is None else "POST"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        url = f"{self.house.base}/api/nights/{self.night}{path}"
        more = {} if body is None else {"json": body}
        params = {"lang": "en", **query}
        async with self.house.session.request(method, url, params=params, headers=headers, **more) as answer:
            return answer.status, await answer.json()

    async def sees(self, **query: Any) -> dict[str, Any]:
        status, shown = await self.call(**query)
        assert status == 200, shown
        found: dict[str, Any] = shown
        return found

    async def does(self, what: str, **about: Any) -> None:
        status, done = await self.call("/commands", {"do": what, **about})
        assert status == 200, done

    async def refused(self, what: str, **about: Any) -> str:
        """The code of the refusal."""
        _, problem = await self.call("/commands", {"do": what, **about})
        code: str = problem["code"]
        return code

    async def until(self, state: str, deal: int) -> dict[str, Any]:
        """How the night stands once this deal is in this state."""
        shown = await self.sees()
        while len(shown["deals"]) < deal or shown["deals"][deal - 1]["state"] != state:
            shown = await self.sees(after=shown["n"])
        return shown

    async def until_tables(self, *states: str) -> dict[str, Any]:
        """How the night stands once its tables do so; what they do is looked at once a second."""
        shown = await self.sees()
        while [table["state"] for table in shown["tables"]] != [*states]:
            await asyncio.sleep(0.1)  # not every move is told of
            shown = await self.sees()
        return shown

    async def sits_down(self) -> Player:
        """At my table of the running deal."""
        shown = await self.sees()
        while not shown["tables"][shown["me"]["table"]]["table"]:
            shown = await self.sees(after=shown["n"])
        mine = shown["me"]
        table = shown["tables"][mine["table"]]["table"]
        return await Player(self.house.session, self.house.base, table, self.token, mine["seat"]).connect()

    async def plays(self) -> None:
        """My game of the running deal, to its end."""
        player = await self.sits_down()
        await play_out(player)
        await player.close()


async def announced(house: Served, deals: int = 2, **about: Any) -> Somebody:
    """The organizer of a new night."""
    wish = {"deals": [QUICK] * deals, "size": 3, "minutes": 0, "pause": 0, **about}
    async with house.session.post(f"{house.base}/api/nights", json=wish) as answer:
        made = await answer.json()
        assert answer.status == 201, made
    return Somebody(house, made["night"], made["token"])


async def come(host: Somebody, *names: str) -> list[Somebody]:
    """People join."""
    people = []
    for name in names:
        status, joined = await Somebody(host.house, host.night, None).call("/people", {"name": name})
        assert status == 201, joined
        people.append(Somebody(host.house, host.night, joined["token"], joined["person"]))
    return people


async def all_play(people: list[Somebody]) -> None:
    await asyncio.gather(*[one.plays() for one in people])
