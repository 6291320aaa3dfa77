"""Webhooks, against real servers on this machine and names that lead wherever a test wants."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from itertools import chain, repeat
from typing import Any

import pytest
from aiohttp import test_utils, web
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from chaudron.server.notify import webhook
from chaudron.server.notify.webhook import (
    AT_ONCE,
    AT_ONCE_PER_HOST,
    QUEUE,
    BadWebhook,
    Courier,
    PrivateAddress,
    PublicResolver,
    Webhooks,
    check_url,
    is_public,
)

LOOPBACK = "127.0.0.1"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def run(example: Coroutine[Any, Any, None]) -> None:
    """Play an example; one that hangs is a failure, not a wait."""
    asyncio.run(asyncio.wait_for(example, 30))


@asynccontextmanager
async def served(handler: Handler) -> AsyncIterator[int]:
    """A server at all names and paths, by its port. It logs nothing, so that what is logged is ours."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", handler)
    server = test_utils.TestServer(app, host=LOOPBACK)
    await server.start_server(access_log=None)
    try:
        assert server.port
        yield server.port
    finally:
        await server.close()


class Log:
    """A server that writes down what it was asked, and answers with these statuses, the last one forever."""

    def __init__(self, *statuses: int, headers: dict[str, str] | None = None) -> None:
        self.paths: list[str] = []
        self.bodies: list[Any] = []
        self._statuses: Iterator[int] = chain(statuses, repeat(statuses[-1]))
        self._headers = headers

    async def answer(self, request: web.Request) -> web.Response:
        self.paths.append(request.path)
        self.bodies.append(await request.json())
        return web.Response(status=next(self._statuses), headers=self._headers)


class Gate:
    """A server that lets nobody through before it is opened."""

    def __init__(self, crowd: int) -> None:
        self.open, self.crowded = asyncio.Event(), asyncio.Event()
        self.inside = self.most = 0
        self.bodies: list[Any] = []
        self._crowd = crowd

    async def answer(self, request: web.Request) -> web.Response:
        self.bodies.append(await request.json())
        self.inside += 1
        self.most = max(self.most, self.inside)
        if self.inside == self._crowd:
            self.crowded.set()
        await self.open.wait()
        self.inside -= 1
        return web.Response(status=204)


class Names(AbstractResolver):
    """Answers each question with the next list of addresses, the last one forever."""

    def __init__(self, *answers: list[str]) -> None:
        self.asked: list[str] = []
        self._answers: Iterator[list[str]] = chain(answers, repeat(answers[-1]))

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        self.asked.append(host)
        return [
            ResolveResult(hostname=host, host=address, port=port, family=family, proto=0, flags=0)
            for address in next(self._answers)
        ]

    async def close(self) -> None:
        pass


# Addresses as text


@pytest.mark.parametrize(
    "url",
    [
        "https://discord.com/api/webhooks/1/secret?wait=true",
        "https://hooks.example:8443/secret",
        "HTTPS://Hooks.Example/secret",
        "https://éclair.example/secret",
        "https://8.8.8.8/secret",
        "https://[2606:4700::1111]/secret",
        "https://x.example/" + "s" * 482,
    ],
)
def test_an_address_in_the_internet_may_be_called(url: str) -> None:
    assert check_url(url).scheme == "https"


BAD_URLS = [
    ("too_long", "https://x.example/" + "secret" * 81),
    ("not_https", "http://hooks.example/secret"),
    ("not_https", "ftp://hooks.example/secret"),
    ("not_https", "hooks.example/secret"),
    ("not_https", "//hooks.example/secret"),
    ("not_https", ""),
    ("no_host", "https://"),
    ("no_host", "https:///secret"),
    ("no_host", "https:hooks.example/secret"),
    ("has_credentials", "https://user:secret@hooks.example/"),
    ("has_credentials", "https://secret@hooks.example/"),
    ("has_credentials", "https://:@hooks.example/secret"),
    ("bad_port", "https://hooks.example:0/secret"),
    ("bad_port", "https://hooks.example:25/secret"),
    ("bad_port", "https://hooks.example:65536/secret"),
    ("bad_port", "https://hooks.example:secret/"),
    ("bad_url", "https://[::1/secret"),
    ("bad_url", "https://hooks.example\\@127.0.0.1/secret"),
    ("bad_url", "https://hooks.example/secret\r\nHost: other"),
    ("bad_url", "https://hooks example/secret"),
    ("bad_url", "https://hooks\0.example/secret"),
    ("private_address", "https://localhost/secret"),
    ("private_address", "https://LOCALHOST./secret"),
    ("private_address", "https://me.localhost/secret"),
    ("private_address", "https://127.0.0.1/secret"),
    ("private_address", "https://\uff11\uff12\uff17.0.0.1/secret"),
    ("private_address", "https://192.168.1.1:8443/secret"),
    ("private_address", "https://169.254.169.254/secret"),
    ("private_address", "https://[::1]/secret"),
    ("private_address", "https://[fe80::1%25eth0]/secret"),
    ("private_address", "https://[::ffff:10.0.0.1]/secret"),
]


@pytest.mark.parametrize(("key", "url"), BAD_URLS)
def test_an_address_that_may_not_be_called_says_why_and_keeps_its_secret(key: str, url: str) -> None:
    with pytest.raises(BadWebhook) as bad:
        check_url(url)
    assert bad.value.key == key
    assert "secret" not in str(bad.value)
    assert bad.value.__cause__ is None


def test_the_details_say_what_the_words_need() -> None:
    with pytest.raises(BadWebhook) as long:
        check_url("https://x.example/" + "s" * 483)
    with pytest.raises(BadWebhook) as private:
        check_url("https://10.0.0.1/s")
    assert (long.value.details, private.value.details) == ({"limit": 500}, {"host": "10.0.0.1"})


@pytest.mark.parametrize("url", ["http://127.0.0.1:80/s", "http://localhost/s", "https://192.168.1.7:81/s"])
def test_a_home_network_may_allow_its_own_addresses(url: str) -> None:
    assert str(check_url(url, allow_local=True))


@pytest.mark.parametrize("url", ["ftp://127.0.0.1/s", "http://me:pw@127.0.0.1/s", "http://127.0.0.1:0/s", "http:///s"])
def test_even_a_home_network_does_not_allow_everything(url: str) -> None:
    with pytest.raises(BadWebhook):
        check_url(url, allow_local=True)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101", "2002:101:1::"]
)
def test_a_machine_in_the_internet_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        *("0.0.0.1", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.16.0.1", "192.168.0.1"),
        *("198.18.0.1", "203.0.113.1", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255"),
        *("::", "::1", "::127.0.0.1", "fc00::1", "fd12::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1"),
        *("2001:db8::1", "2001::1", "100::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1"),
        *("64:ff9b:1::a00:1", "2002:7f00:1::", "2002:a00:1::1"),
    ],
)
def test_any_other_address_is_not_public(address: str) -> None:
    assert not is_public(address)


# Where names lead


def test_a_name_is_refused_for_a_single_private_address_among_public_ones() -> None:
    async def example() -> None:
        mixed = PublicResolver(Names(["1.1.1.1", "2606:4700::1111", "10.0.0.1"]))
        with pytest.raises(PrivateAddress, match=r"hooks\.example"):
            await mixed.resolve("hooks.example")
        public = PublicResolver(Names(["1.1.1.1", "2606:4700::1111"]))
        assert [one["host"] for one in await public.resolve("hooks.example")] == ["1.1.1.1", "2606:4700::1111"]

    run(example())


async def arrivals(courier: Courier, host: str) -> tuple[int | None, int]:
    """The answer to a post at a host that really is this machine, and how many posts arrived there."""
    seen = Log(204)
    async with served(seen.answer) as port:
        status = await courier.post(URL(f"http://{host}:{port}/"), b"{}", {})
        await courier.close()
    return status, len(seen.paths)


@pytest.mark.parametrize("host", ["hooks.example", LOOPBACK])
def test_this_machine_is_reached_only_where_local_addresses_are_allowed(host: str) -> None:
    async def example() -> None:
        assert await arrivals(Courier(allow_local=True, resolver=Names([LOOPBACK])), host) == (204, 1)
        assert await arrivals(Courier(resolver=Names([LOOPBACK])), host) == (None, 0)

    run(example())


@pytest.mark.parametrize(
    "host", ["localhost", "127.1", "2130706433", "0x7f000001", "127.0.0.1.", "[::1]", "[::ffff:127.0.0.1]"]
)
def test_no_spelling_of_this_machine_gets_through(host: str) -> None:
    async def example() -> None:
        assert await arrivals(Courier(), host) == (None, 0)

    run(example())


def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that changes its answer after the check gains nothing, for nobody asks again."""
    monkeypatch.setattr(webhook, "is_public", {LOOPBACK: True, "127.0.0.2": False}.__getitem__)

    async def example() -> None:
        names = Names([LOOPBACK], ["127.0.0.2"])
        assert await arrivals(Courier(resolver=names), "hooks.example") == (204, 1)
        assert names.asked == ["hooks.example"]
        assert await arrivals(Courier(resolver=names), "hooks.example") == (None, 0)

    run(example())


# Notices


@asynccontextmanager
async def local_hooks(seconds: float = 10.0, back_off: float = 0.0) -> AsyncIterator[Webhooks]:
    """Webhooks for which every name is this machine."""
    hooks = Webhooks(allow_local=True, resolver=Names([LOOPBACK]), seconds=seconds, back_off=back_off)
    try:
        yield hooks
    finally:
        await hooks.close()


def counted(hooks: Webhooks) -> tuple[int, int, int]:
    return hooks.sent, hooks.failed, hooks.dropped


def test_a_notice_arrives_as_json_at_its_path() -> None:
    async def example() -> None:
        seen = Log(204)
        async with served(seen.answer) as port, local_hooks() as hooks:
            hooks.send(f"http://hooks.example:{port}/a/b", {"content": "À toi !", "text": "À toi !", "seat": 2})
            await hooks.settled()
        assert (seen.paths, seen.bodies) == (["/a/b"], [{"content": "À toi !", "text": "À toi !", "seat": 2}])
        assert counted(hooks) == (1, 0, 0)

    run(example())


@pytest.mark.parametrize(
    ("statuses", "posts", "counts"),
    [
        ([204], 1, (1, 0, 0)),
        ([503, 204], 2, (1, 0, 0)),
        ([503, 500], 2, (0, 1, 0)),
        ([500, 404], 2, (0, 1, 0)),
        ([404], 1, (0, 1, 0)),
        ([429], 1, (0, 1, 0)),
    ],
)
def test_a_server_in_trouble_is_asked_once_more_and_a_refusal_is_final(
    statuses: list[int], posts: int, counts: tuple[int, int, int]
) -> None:
    async def example() -> None:
        seen = Log(*statuses)
        async with served(seen.answer) as port, local_hooks() as hooks:
            hooks.send(f"http://hooks.example:{port}/", {})
            await hooks.settled()
        assert (len(seen.paths), counted(hooks)) == (posts, counts)

    run(example())


def test_a_server_in_trouble_is_left_alone_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []
    sleep = asyncio.sleep

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        await sleep(0)

    async def example() -> None:
        async with served(Log(503, 204).answer) as port, local_hooks(back_off=123.0) as hooks:
            monkeypatch.setattr(asyncio, "sleep", nap)
            hooks.send(f"http://hooks.example:{port}/", {})
            await hooks.settled()
            monkeypatch.undo()
        assert naps.count(123.0) == 1

    run(example())


def test_a_server_that_does_not_answer_is_asked_once_more() -> None:
    async def example() -> None:
        forever, posts = asyncio.Event(), 0

        async def answer(_: web.Request) -> web.Response:
            nonlocal posts
            posts += 1
            if posts == 1:
                await forever.wait()
            return web.Response()

        async with served(answer) as port, local_hooks(seconds=1.0) as hooks:
            hooks.send(f"http://hooks.example:{port}/", {})
            await hooks.settled()
            forever.set()
        assert (posts, counted(hooks)) == (2, (1, 0, 0))

    run(example())


def test_a_server_that_is_not_there_is_counted_as_a_failure() -> None:
    async def example() -> None:
        async with local_hooks() as hooks:
            hooks.send(f"http://hooks.example:{test_utils.unused_port()}/", {})
            await hooks.settled()
        assert counted(hooks) == (0, 1, 0)

    run(example())


def test_a_name_that_no_resolver_takes_is_counted_as_a_failure() -> None:
    async def example() -> None:
        hooks = Webhooks(back_off=0.0)
        hooks.send(f"https://{'x' * 64}.example/", {})
        await hooks.settled()
        await hooks.close()
        assert counted(hooks) == (0, 1, 0)

    run(example())


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_not_followed(status: int) -> None:
    async def example() -> None:
        seen = Log(status, headers={"Location": "/elsewhere"})
        async with served(seen.answer) as port, local_hooks() as hooks:
            hooks.send(f"http://hooks.example:{port}/here", {})
            await hooks.settled()
        assert (seen.paths, counted(hooks)) == (["/here"], (0, 1, 0))

    run(example())


def test_an_answer_without_end_is_not_read() -> None:
    async def example() -> None:
        enough = asyncio.Event()

        async def chatter(request: web.Request) -> web.StreamResponse:
            answer = web.StreamResponse()
            await answer.prepare(request)
            await answer.write(b"x" * 1000)
            await enough.wait()
            return answer

        async with served(chatter) as port, local_hooks() as hooks:
            hooks.send(f"http://hooks.example:{port}/", {})
            await hooks.settled()
            assert counted(hooks) == (1, 0, 0)
            enough.set()

    run(example())


def test_a_slow_server_keeps_only_its_own_notices_waiting() -> None:
    async def example() -> None:
        slow, quick = Gate(AT_ONCE_PER_HOST), Gate(1)
        async with served(slow.answer) as slow_port, served(quick.answer) as quick_port, local_hooks() as hooks:
            for number in range(2 * AT_ONCE):
                hooks.send(f"http://slow.example:{slow_port}/", {"number": number})
            hooks.send(f"http://quick.example:{quick_port}/", {})
            await asyncio.gather(quick.crowded.wait(), slow.crowded.wait())
            quick.open.set()
            slow.open.set()
            await hooks.settled()
        assert slow.most == AT_ONCE_PER_HOST
        assert counted(hooks) == (2 * AT_ONCE + 1, 0, 0)

    run(example())


def test_only_a_few_notices_are_under_way_at_once() -> None:
    async def example() -> None:
        gate = Gate(AT_ONCE)
        async with served(gate.answer) as port, local_hooks() as hooks:
            for number in range(2 * AT_ONCE):
                hooks.send(f"http://host{number}.example:{port}/", {})
            await gate.crowded.wait()
            assert len(hooks._under_way) == AT_ONCE
            gate.open.set()
            await hooks.settled()
        assert (gate.most, counted(hooks)) == (AT_ONCE, (2 * AT_ONCE, 0, 0))

    run(example())


def test_when_too_many_wait_the_oldest_are_dropped() -> None:
    async def example() -> None:
        gate = Gate(1)
        async with served(gate.answer) as port, local_hooks() as hooks:
            for number in range(AT_ONCE_PER_HOST + QUEUE + 3):
                hooks.send(f"http://hooks.example:{port}/", {"number": number})
            assert hooks.dropped == 3
            gate.open.set()
            await hooks.settled()
        dropped = set(range(AT_ONCE_PER_HOST + QUEUE + 3)) - {body["number"] for body in gate.bodies}
        assert dropped == {AT_ONCE_PER_HOST + n for n in range(3)}  # the first ones were already under way
        assert counted(hooks) == (AT_ONCE_PER_HOST + QUEUE, 0, 3)

    run(example())


def test_closing_drops_what_is_not_done() -> None:
    async def example() -> None:
        gate = Gate(1)
        async with served(gate.answer) as port:
            async with local_hooks() as hooks:
                for _ in range(5):
                    hooks.send(f"http://hooks.example:{port}/", {})
                await gate.crowded.wait()
            gate.open.set()
        assert counted(hooks) == (0, 0, 5)

    run(example())


def test_a_closed_one_has_not_even_begun_when_nothing_was_sent() -> None:
    async def example() -> None:
        async with local_hooks() as hooks:
            assert hooks._courier._session is None
        assert counted(hooks) == (0, 0, 0)

    run(example())


# Secrets


def test_whatever_goes_wrong_the_log_tells_the_host_and_nothing_more_of_the_address(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def example() -> None:
        async with served(Log(404).answer) as port, local_hooks() as hooks:
            hooks.send(f"http://refusing.example:{port}/s3cret?s3cret=s3cret#s3cret", {"text": "s3cret"})
            hooks.send(f"http://missing.example:{test_utils.unused_port()}/s3cret", {})
            hooks.send("http://user:s3cret@bad.example/s3cret", {})
            hooks.send("http://127.1/s3cret", {})  # the client's own error quotes the address
            await hooks.settled()
        private = Webhooks(resolver=Names(["10.0.0.1"]), back_off=0.0)
        private.send("https://private.example/s3cret", {})
        await private.settled()
        await private.close()
        assert (hooks.failed, private.failed) == (4, 1)

    with caplog.at_level(logging.DEBUG):
        run(example())
    assert "refusing.example failed: 404" in caplog.text
    assert "missing.example: ConnectionRefusedError" in caplog.text
    assert "127.1: InvalidUrlClientError" in caplog.text
    assert "not called: has_credentials" in caplog.text
    assert "private.example: PrivateAddress" in caplog.text
    assert "s3cret" not in caplog.text
