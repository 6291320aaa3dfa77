"""Every secret of a table has a value that can be recognized: it is looked for in every byte that leaves the house."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from chaudron.room.state import key_of
from tests.server.overheard import END, Canary, Guarded, Notices, Overheard, Tap, logged, written
from tests.server.served import PATIENCE, Served, served
from tests.server.test_push import new_browser

HOST, *GUESTS = NAMES = ("Anna", "Bob", "Clo", "Dot")
WATCHER = "Eve"
PLAN: dict[str, Any] = {"allow_local": True, "notice_after": 0.01}
TO_THE_END = 10_000
"""More answers than any game has."""
EXTRAS = 0.04
"""How likely somebody does something else beside answering."""


class Party:
    """Four people and somebody who watches, each on a wire of their own."""

    def __init__(self, house: Served, setup: str, notices: Notices) -> None:
        self.house, self.setup, self.notices = house, setup, notices
        self.overheard, self.rng = Overheard(), random.Random(setup)
        self.people: dict[str, Guarded] = {}
        self.bases: dict[str, str] = {}
        self.table = ""

    @property
    def players(self) -> list[Guarded]:
        return [self.people[name] for name in NAMES]

    async def call(self, name: str, path: str, body: Any = None, token: str = "", method: str = "POST") -> Any:
        """A request over somebody's wire."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        url = self.bases[name] + path
        async with self.house.session.request(method, url, json=body, headers=headers) as answer:
            return msgspec.json.decode(await answer.read() or b"null")

    async def gather(self) -> None:
        """Open a table and take all seats; every secret is noted."""
        settings = {"webhook": self.notices.url, "public": True}
        wish = {"setup": self.setup, "name": HOST, "settings": settings}
        secret = self.rng.randbytes(32)
        with mock.patch("chaudron.room.luck.new_secret", return_value=secret):
            seated = await self.call(HOST, "/api/tables", wish)
        self.table = seated["table"]
        self._note(HOST, seated)
        self.people[WATCHER] = Guarded(self.house.session, self.bases[WATCHER], self.table, None, None)
        await self.people[WATCHER].connect(after=0, Origin=self.bases[WATCHER])
        for name in GUESTS:
            self._note(name, await self.call(name, self.at("/seats"), {"name": name}))
        for name in NAMES:
            await self.people[name].connect(after=0)
        await self._note_what_the_house_keeps()

    def at(self, path: str = "") -> str:
        return f"/api/tables/{self.table}{path}"

    def _note(self, name: str, seated: dict[str, Any]) -> None:
        person = Guarded(self.house.session, self.bases[name], self.table, seated["token"], seated.get("seat"))
        self.people.setdefault(name, person)
        self.note_token(name, seated["token"])

    def note_token(self, name: str, token: str) -> None:
        key = key_of(token)
        self.overheard.canaries += [
            Canary(f"a token of {name}", (token.encode(),), (name,)),
            Canary(f"a key of {name}", written(bytes.fromhex(key))),
        ]

    async def _note_what_the_house_keeps(self) -> None:
        store = self.house.running.house.store
        kept = await store.kept(self.table)
        assert kept is not None
        path = self.notices.url.rpartition("/")[2].encode()
        self.overheard.canaries += [
            Canary("the secret", written(kept.secret), (), END),
            Canary("the webhook", (path,), (HOST, "the notices")),
            Canary("the id of the table", (self.table.encode(),), (*NAMES, WATCHER, "the notices")),
            Canary("the key that signs notices", written(await store.setting("push", b""))),
        ]

    async def ask_for_all(self) -> None:
        """Everything a table offers beside playing: a second device, a subscription, a claim, wrong requests."""
        bob = self.people["Bob"]
        self.note_token("Bob", (await self.call("Bob", self.at("/keys"), token=bob.token or ""))["token"])
        browser = new_browser().subscription("https://push.example/the-path-of-the-browser")
        await self.call("Bob", self.at("/push"), {"subscription": browser}, token=bob.token or "")
        self.overheard.canaries.append(
            Canary("the browser of Bob", (b"the-path-of-the-browser", browser["keys"]["auth"].encode()))
        )
        claimed = await self.call(WATCHER, self.at("/claims"), {"seat": 3, "name": "Fay"})
        self.note_token(WATCHER, claimed["token"])
        for path in ("/api/tables", self.at("/record"), self.at("/nothing"), "/api/tables/bbbbbbbbbb"):
            await self.call(WATCHER, path, method="GET")
        await self.call(WATCHER, self.at("/seats"), {"name": 1})
        await self._be_missed()
        await self.call(WATCHER, self.at("/commands"), {"do": "start", "id": "x"}, token="x" * 43)

    async def _be_missed(self) -> None:
        """Somebody who is awaited goes away until a notice is sent."""
        await asyncio.gather(*[person.frames() for person in self.people.values()])
        player = next(player for player in self.players if player.ask is not None)
        await player.close()
        await asyncio.wait_for(self.notices.came.wait(), PATIENCE)
        await player.connect(after=player.n)

    async def play(self, answers: int) -> None:
        """Answer at random, so often or to the end, and ask for this and that in between."""
        for _ in range(answers):
            await asyncio.gather(*[person.frames() for person in self.people.values()])
            asked = [player for player in self.players if player.ask is not None]
            if not asked:
                return
            player = self.rng.choice(asked)
            if self.rng.random() < EXTRAS:
                await self._do_something_else(player)
                continue
            options = player.ask["options"] if player.ask is not None else []
            await player.answer("draw" if "draw" in options and self.rng.random() < 0.7 else self.rng.choice(options))

    async def _do_something_else(self, player: Guarded) -> None:
        person = self.rng.choice([player, self.people[WATCHER]])
        await person.finds()
        if self.rng.random() < 0.3:
            await player.close()
            await player.connect(after=0, Origin=player.base)
        free = [other for other in self.players if other.undo is None]
        if free:
            await free[0].do("undo")
        await asyncio.gather(*[person.frames() for person in self.people.values()])


@asynccontextmanager
async def party(store: str, setup: str) -> AsyncIterator[Party]:
    """A party at an open house, where every byte is kept."""
    logs = bytearray()
    async with AsyncExitStack() as stack:
        stack.enter_context(logged(logs))
        notices = await stack.enter_async_context(Notices().opened())
        house = await stack.enter_async_context(served(store, **PLAN))
        new = Party(house, setup, notices)
        for name in (*NAMES, WATCHER):
            tap = await stack.enter_async_context(Tap().opened(int(house.base.rpartition(":")[2])))
            new.bases[name], new.overheard.heard[name] = tap.base, tap.heard
        new.overheard.heard |= {"the logs": logs, "the notices": notices.heard}
        try:
            yield new
        finally:
            await asyncio.gather(*[person.close() for person in new.people.values()])


async def a_game(store: str, setup: str, answers: int) -> Overheard:
    """A game, or the beginning of one; checked before it begins, and as a whole."""
    async with party(store, setup) as new:
        await new.gather()
        new.overheard.check()
        assert (await new.people[HOST].do("start"))["is"] == "ack"
        await new.ask_for_all()
        await new.play(answers)
        new.overheard.heard["the numbers"] = bytearray(str(await metrics(new.house)).encode())
        for name in (*NAMES, WATCHER):
            await new.people[name].look("/record")
    new.overheard.check()
    return new.overheard


async def metrics(house: Served) -> str:
    async with house.session.get(house.base + "/metrics") as answer:
        return await answer.text()


def test_nobody_hears_a_secret_that_is_not_theirs(tmp_path: Path) -> None:
    overheard = asyncio.run(a_game(str(tmp_path / "tables.db"), "belcastel 4 lock_step=every_round", TO_THE_END))
    for name in (*NAMES, WATCHER):
        assert END in overheard.heard[name]
        assert overheard.was_heard("the secret", name)
        assert overheard.was_heard("a token of Bob", name) == (name == "Bob")
    assert overheard.was_heard("the webhook", HOST)
    tokens = [canary.forms[0] for canary in overheard.canaries if canary.name.startswith("a token")]
    files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert not any(token in files for token in tokens)


def test_nobody_hears_a_secret_while_all_brew(store: str) -> None:
    overheard = asyncio.run(a_game(store, "belcastel 4", 60))
    assert not any(overheard.was_heard("the secret", name) for name in (*NAMES, WATCHER))
