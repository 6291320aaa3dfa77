"""Who is awaited and not there gets a notice: by the table's webhook, and in every browser that asked for it."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from aiohttp import web

from chaudron.server.rooms.carrying_out import tell_the_absent
from tests.server.open_house import (
    OpenHouse,
    all_brew,
    fate,
    open_house,
    play_out,
    played,
    refuses,
    together,
    until_here,
    visited,
)
from tests.server.served import PATIENCE, Player
from tests.server.test_push import new_browser

__all__ = ["open_house"]

BOBS_TURN = "C’est à Bob de jouer, à la table {table}. / It is Bob’s turn, at table {table}."  # noqa: RUF001 - typeset
YOUR_TURN = "À toi de jouer\N{NO-BREAK SPACE}: {title}, table {{table}}. / Your turn: {title}, table {{table}}.".format(
    title="Les Charlatans de Belcastel"
)
INCOMPLETE = "The browser’s subscription is incomplete; turn notices off and on again."  # noqa: RUF001 - typeset
PLAN = {"allow_local": True, "notice_after": 0.02}


class Inbox:
    """Where notices arrive: what came by each path, in order."""

    def __init__(self) -> None:
        self.url = ""
        self.came: list[tuple[str, bytes]] = []
        self.new = asyncio.Condition()
        self.paths = itertools.count(1)

    def path(self) -> str:
        """A path of one's own."""
        return f"/{next(self.paths)}"

    async def take(self, request: web.Request) -> web.Response:
        async with self.new:
            self.came.append((request.path, await request.read()))
            self.new.notify_all()
        return web.Response(status=410 if request.path.endswith("/gone") else 201)

    async def until(self, path: str, count: int) -> list[bytes]:
        """Everything that came by a path, as soon as it is so much."""
        async with self.new, asyncio.timeout(PATIENCE):
            await self.new.wait_for(lambda: len(self.at(path)) >= count)
        return self.at(path)

    def at(self, path: str) -> list[bytes]:
        return [body for by, body in self.came if by == path]

    async def names(self, path: str, count: int) -> list[str]:
        """The names of those who were awaited, in order."""
        return [json.loads(body)["chaudron"].get("name", "") for body in await self.until(path, count)]


@asynccontextmanager
async def inbox() -> AsyncIterator[Inbox]:
    """An inbox on a port of its own."""
    taking = Inbox()
    app = web.Application()
    app.router.add_post("/{path:.*}", taking.take)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    taking.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield taking
    finally:
        await runner.cleanup()


@pytest.fixture(scope="module", name="mail")
def open_inbox(house: OpenHouse) -> Iterator[Inbox]:
    """An inbox that outlives the tests: one that nobody answers at would keep the notices of others waiting."""
    stack = AsyncExitStack()
    yield house.runner.run(stack.enter_async_context(inbox()))
    house.runner.run(stack.aclose())


async def hooked(house: OpenHouse, mail: Inbox, path: str, *names: str) -> list[Player]:
    """A started table whose webhook is a path of the inbox."""
    return await house.dealt(all_brew, *names, settings={"webhook": mail.url + path})


# By webhook


@played
async def test_a_notice_says_in_both_languages_and_for_programs_who_is_awaited(house: OpenHouse, mail: Inbox) -> None:
    hook = mail.path()
    anna, bob = await hooked(house, mail, hook, "Anna", "Bob")
    await bob.close()
    notice = json.loads((await mail.until(hook, 1))[0])
    assert notice["content"] == notice["text"] == BOBS_TURN.format(table=anna.table)
    assert notice["chaudron"] == {
        "table": anna.table,
        "game": "belcastel",
        "what": "awaited",
        "name": "Bob",
        "seats": [{"name": "Anna", "person": True}, {"name": "Bob", "person": True}],
    }


@played
async def test_only_those_who_are_not_there_get_a_notice(house: OpenHouse, mail: Inbox) -> None:
    hook = mail.path()
    anna, bob, clo = await hooked(house, mail, hook, "Anna", "Bob", "Clo")
    await clo.close()
    assert await mail.names(hook, 1) == ["Clo"]
    await bob.answer("draw")
    await bob.close()
    assert await mail.names(hook, 2) == ["Clo", "Bob"]
    await until_here(anna, [0])


@played
async def test_a_bot_gets_no_notice(house: OpenHouse, mail: Inbox) -> None:
    hook = mail.path()
    anna, bob = await hooked(house, mail, hook, "Anna", "Bob")
    await anna.do("kick", seat=1)
    await bob.close()
    await anna.close()
    assert await mail.names(hook, 1) == ["Anna"]


@played
async def test_one_question_brings_one_notice_and_the_next_another(house: OpenHouse, mail: Inbox) -> None:
    hook = mail.path()
    anna, bob = await hooked(house, mail, hook, "Anna", "Bob")
    await bob.close()
    await mail.until(hook, 1)
    await anna.do("say", text="Bob?")
    await anna.answer("draw")
    assert bob.ask is not None
    answer = {"do": "answer", "id": "1", "ask": bob.ask["ask"], "choice": "draw"}
    assert (await bob.post("/commands", answer))[0] == 200
    assert await mail.names(hook, 2) == ["Bob", "Bob"]
    await together(anna)
    await anna.close()
    assert await mail.names(hook, 3) == ["Bob", "Bob", "Anna"]


@played
async def test_who_comes_back_in_time_gets_no_notice_but_does_when_going_away_again(
    house: OpenHouse, mail: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = mail.path()
    anna, bob = await hooked(house, mail, hook, "Anna", "Bob")
    monkeypatch.setattr(house.running.house.pace, "notice", 0.2)
    await bob.close()
    await until_here(anna, [0])
    await bob.connect()
    await anna.close()
    assert await mail.names(hook, 1) == ["Anna"]
    await bob.close()
    assert await mail.names(hook, 2) == ["Anna", "Bob"]


@played
async def test_the_webhook_is_known_to_the_host_alone(house: OpenHouse, mail: Inbox) -> None:
    hook = mail.path()
    anna, bob = await hooked(house, mail, hook, "Anna", "Bob")
    eve = await house.watching(anna.table)
    assert anna.shown["settings"] == {"webhook": mail.url + hook}
    await together(bob, eve)
    assert not any(mail.url in raw for raw in (*bob.raw, *eve.raw))
    await anna.do("make_host", seat=1)
    await bob.until(lambda said: said["is"] == "welcome")
    await together(eve)
    assert (anna.shown["settings"], bob.shown["settings"]) == ({}, {"webhook": mail.url + hook})
    assert not any(mail.url in raw for raw in eve.raw)


@played
async def test_even_a_house_that_allows_local_addresses_refuses_what_is_no_address(house: OpenHouse) -> None:
    clo = await (await house.open()).connect()
    english = "The address must use https."
    await refuses(house, clo, "bad_webhook", english, "change", 422, settings={"webhook": "ftp://a.example"})
    english = "The address must not contain a user name or a password."
    await refuses(house, clo, "bad_webhook", english, "change", 422, settings={"webhook": "https://a:b@c.example"})


def test_the_end_is_told_once_also_after_a_restart(store: str) -> None:
    async def run() -> None:
        async with inbox() as mail:
            async with visited(store, job_processes=0, **PLAN) as house:
                anna, bob = await hooked(house, mail, "/hook", "Anna", "Bob")
                await play_out(anna, bob)
                over = json.loads((await mail.until("/hook", 1))[-1])
                assert (over["chaudron"]["what"], over["chaudron"]["table"]) == ("over", anna.table)
            async with visited(store, job_processes=0, **PLAN) as house:
                again = await house.guest(anna.table, anna.token, 0).connect()
                await again.do("emote", emote="clap")
                await again.do("rematch")
                _clo, dot = await hooked(house, mail, "/hook", "Clo", "Dot")
                await dot.close()
                assert await mail.names("/hook", 2) == ["", "Dot"]

    asyncio.run(run())


# In a browser


async def subscribed(player: Player, mail: Inbox, path: str) -> dict[str, Any]:
    """A browser of this person that wants notices, by a path of the inbox."""
    subscription = new_browser().subscription(mail.url + path)
    assert (await player.post("/push", {"subscription": subscription}))[0] == 201
    return subscription


async def endpoints(house: OpenHouse, table: str) -> list[str]:
    """Of all browsers that want notices of a table."""
    store = house.running.house.store
    return [one.endpoint for seat in range(2) for one in await store.subscriptions(table, seat)]


async def answered_by_post(player: Player) -> None:
    """Somebody who is not connected draws."""
    ask = (await player.get())[1]["ask"]["ask"]
    body = {"do": "answer", "id": f"post-{ask}", "ask": ask, "choice": "draw"}
    assert (await player.post("/commands", body))[0] == 200


@played
async def test_a_browser_that_asked_for_it_gets_a_notice_that_it_alone_can_read(house: OpenHouse, mail: Inbox) -> None:
    async with house.session.get(f"{house.base}/api/push") as answer:
        assert len((await answer.json())["key"]) == 87
    _anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    browser, path = new_browser(), mail.path()
    assert (await bob.post("/push", {"subscription": browser.subscription(mail.url + path)}))[0] == 201
    await bob.close()
    body = (await mail.until(path, 1))[0]
    assert bob.table.encode() not in body
    assert json.loads(browser.opened(body)) == {
        "text": YOUR_TURN.format(table=bob.table),
        "chaudron": {"table": bob.table, "game": "belcastel", "what": "awaited"},
    }


@played
async def test_a_browser_is_told_nothing_while_another_device_of_the_seat_is_there(
    house: OpenHouse, mail: Inbox
) -> None:
    hook, path = mail.path(), mail.path()
    anna, bob = await hooked(house, mail, hook, "Anna", "Bob")
    phone = await house.guest(bob.table, (await bob.post("/keys"))[1]["token"], 1).connect()
    await subscribed(bob, mail, path)
    await bob.close()
    await phone.do("say", text="here I am")
    await anna.close()
    assert await mail.names(hook, 1) == ["Anna"]
    assert mail.at(path) == []
    await phone.close()
    await mail.until(path, 1)


@played
async def test_a_seat_is_told_of_every_question_but_not_more_often_than_allowed(
    house: OpenHouse, mail: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook, path, browsers = mail.path(), mail.path(), house.running.house.notices.browsers
    monkeypatch.setattr(browsers, "every", 3600.0)
    _anna, bob = await hooked(house, mail, hook, "Anna", "Bob")
    live = await house.running.house.live(bob.table)
    await subscribed(bob, mail, path)
    assert browsers.wait(live.room.state, 1) == 0
    await bob.close()
    await mail.until(path, 1)
    await answered_by_post(bob)
    await mail.names(hook, 2)
    assert (len(mail.at(path)), browsers.wait(live.room.state, 1) > 3000) == (1, True)
    monkeypatch.setattr(browsers, "every", 0.05)
    await answered_by_post(bob)
    await mail.until(path, 2)


@played
async def test_a_browser_that_wants_no_more_notices_is_forgotten(house: OpenHouse, mail: Inbox) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    kept, left = mail.path(), mail.path()
    await subscribed(bob, mail, kept)
    subscription = await subscribed(bob, mail, left)
    for _ in range(2):  # also one that is not known
        assert (await bob.post("/push", {"subscription": subscription, "on": False}))[0] == 201
    assert await endpoints(house, anna.table) == [mail.url + kept]
    await bob.close()
    await mail.until(kept, 1)
    assert mail.at(left) == []


@pytest.mark.parametrize("how", ["leave", "kick", "only", "grant"])
@played
async def test_who_loses_a_seat_is_told_nothing_more(house: OpenHouse, mail: Inbox, how: str) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    paths = [mail.path(), mail.path()]
    await subscribed(anna, mail, paths[0])
    await subscribed(bob, mail, paths[1])
    if how == "leave":
        await bob.do("leave")
    elif how == "kick":
        await anna.do("kick", seat=1)
    elif how == "only":
        assert (await bob.post("/keys/only"))[0] == 201
    else:
        claim = (await house.post(f"/{anna.table}/claims", {"seat": 1, "name": "Clo"}))[1]["claim"]
        await anna.do("grant", claim=claim)
    while await endpoints(house, anna.table) != [mail.url + paths[0]]:
        await together(anna)
    assert mail.at(paths[1]) == []


@played
async def test_who_was_not_there_hears_of_the_end(house: OpenHouse, mail: Inbox) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    paths, browser = [mail.path(), mail.path()], new_browser()
    await subscribed(anna, mail, paths[0])
    await bob.post("/push", {"subscription": browser.subscription(mail.url + paths[1])})
    live = await house.running.house.live(anna.table)
    await bob.close()
    await until_here(anna, [0])
    await tell_the_absent(house.running.house, live, [1])
    notices = [json.loads(browser.opened(body))["chaudron"]["what"] for body in mail.at(paths[1])]
    assert (notices[-1], mail.at(paths[0])) == ("over", [])


@played
async def test_when_a_game_is_over_all_its_browsers_are_forgotten(house: OpenHouse, mail: Inbox) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    path = mail.path()
    await subscribed(anna, mail, path)
    await play_out(anna, bob)
    while await endpoints(house, anna.table):
        await together(anna)
    assert mail.at(path) == []  # she was there


@played
async def test_every_browser_of_a_seat_gets_its_notice_and_no_other(house: OpenHouse, mail: Inbox) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    others, laptop, phone = mail.path(), mail.path(), mail.path()
    for player, path in ((anna, others), (bob, laptop), (bob, phone)):
        await player.post("/push", {"subscription": new_browser().subscription(mail.url + path)})
    await bob.close()
    await mail.until(laptop, 1)
    await mail.until(phone, 1)
    assert mail.at(others) == []
    await until_here(anna, [0])


@played
async def test_a_browser_that_is_gone_is_forgotten(house: OpenHouse, mail: Inbox) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    path = f"{mail.path()}/gone"
    await bob.post("/push", {"subscription": new_browser().subscription(mail.url + path)})
    store = house.running.house.store
    assert len(await store.subscriptions(anna.table, 1)) == 1
    await bob.close()
    await mail.until(path, 1)
    while await store.subscriptions(anna.table, 1):
        await together(anna)


@played
async def test_a_notice_follows_the_person_and_not_the_seat(house: OpenHouse, mail: Inbox) -> None:
    with fate("belcastel 3", all_brew):
        anna = await house.open("belcastel 3")
    bob = await house.join(anna.table, "Bob", seat=1)
    dot = await house.join(anna.table, "Dot", seat=2)
    for player in (anna, bob):
        await player.connect()
    browser, paths = new_browser(), {player.token: mail.path() for player in (bob, dot)}
    for player in (bob, dot):
        await player.post("/push", {"subscription": browser.subscription(mail.url + paths[player.token])})
    await anna.do("kick", seat=2)
    await bob.do("sit", seat=2)
    await house.join(anna.table, "Clo", seat=1)  # who is not there from the start
    await anna.do("start")
    await bob.close()
    body = (await mail.until(paths[bob.token], 1))[0]
    assert json.loads(browser.opened(body))["chaudron"]["table"] == bob.table
    assert mail.at(paths[dot.token]) == []


@played
async def test_a_subscription_that_is_none_is_refused(house: OpenHouse) -> None:
    anna = await house.open()
    before = await house.journal(anna.table)
    good = new_browser().subscription("https://push.example/x")
    asked: list[tuple[Player, Any, int, str, str]] = [
        (anna, {}, 422, "bad_subscription", INCOMPLETE),
        (anna, {**good, "endpoint": "ftp://a.example"}, 422, "bad_subscription", "The address must use https."),
        (house.watcher(anna.table), good, 401, "bad_token", "This key opens no seat at this table."),
        (await house.open(name=None), good, 403, "not_seated", "You need a seat at this table."),
    ]
    for player, subscription, status, code, english in asked:
        for lang in ("fr", "en"):
            found, problem = await player.post(f"/push?lang={lang}", {"subscription": subscription})
            assert (found, problem["code"], problem["says"] == english) == (status, code, lang == "en")
    assert await house.journal(anna.table) == before
    assert await house.running.house.store.subscriptions(anna.table, 0) == []
