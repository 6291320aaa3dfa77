"""By which names a house is asked for: a page whose name was bent to point here (DNS rebinding) is not let in."""

import socket
from pathlib import Path

import pytest

from chaudron.command_line import Parser
from chaudron.limits import USUAL
from chaudron.server.command import add_serve_arguments, config_of, greet
from chaudron.server.http.hosts import Hosts, own_names
from chaudron.server.running import Config
from chaudron.terminal.trouble import Trouble
from chaudron.words import LANGUAGES, words
from tests.server.open_house import OpenHouse
from tests.server.rough import UPGRADE, dial, nothing_fails, run, said

__all__ = ["nothing_fails"]

ADDRESSES = ["127.0.0.1", "127.0.0.1:8600", "192.168.1.7:80", "[::1]", "[::1]:8600", "[fe80::1%25eth0]", "203.0.113.5"]
OURS = [
    "localhost",
    "LOCALHOST:8600",
    "localhost.",
    "table.localhost:1",
    "kitchen",
    "Kitchen.local:8600",
    "kitchen.lan",
]
FOREIGN = ["evil.example", "evil.example:8600", "kitchen.evil.example", "127.0.0.1.evil.example", "other.local", "lan"]
NOT_NAMES = ["evil.example:", "localhost:x", "[::1", "1.2.3", "0x7f.1", "::1", "localhost@evil.example", "a b", "évil"]


@pytest.mark.parametrize("host", [*ADDRESSES, *OURS, ""])
def test_addresses_and_own_names_are_known(host: str) -> None:
    assert Hosts(own_names("Kitchen")).knows(host)


@pytest.mark.parametrize("host", [*FOREIGN, *NOT_NAMES])
def test_other_names_are_not(host: str) -> None:
    assert not Hosts(own_names("Kitchen")).knows(host)


def test_names_may_be_added() -> None:
    hosts = Hosts(["Play.Example.org", "kitchen."])
    assert hosts.knows("play.example.org:443")
    assert hosts.knows("KITCHEN")
    assert not hosts.knows("example.org")
    assert not hosts.knows("x.play.example.org")


def test_a_machine_with_a_whole_name_is_known_by_that_and_by_its_first_part() -> None:
    hosts = Hosts(own_names("kitchen.example.org"))
    for name in ("kitchen.example.org", "kitchen", "kitchen.local"):
        assert hosts.knows(name)
    assert not hosts.knows("example.org")


async def asked_for(house: OpenHouse, name: str, path: str = "/health?lang=en", more: str = "") -> bytes:
    """What is answered to somebody who asks for this name."""
    reader, writer = await dial(house)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n{more}\r\n".encode())
    whole = await reader.read()
    writer.close()
    return whole


def test_whoever_asks_for_another_name_is_told_so(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        for path in ("/health?lang=en", "/api/tables?lang=en", "/metrics?lang=en", "/nowhere?lang=en"):
            whole = await asked_for(house, "evil.example:8600", path)
            assert whole.startswith(b"HTTP/1.1 421 "), path
            assert b'"unknown_host"' in whole
            assert said("unknown_host", "en", host="evil.example").encode() in whole.replace(b'\\"', b'"')
        for name in ("127.0.0.1", "localhost:1", socket.gethostname(), "play.example.org"):
            assert (await asked_for(house, name)).startswith(b"HTTP/1.1 200 "), name

    run(tmp_path, test, host_names=["play.example.org"])


def test_a_browser_reads_it_in_both_languages(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        whole = await asked_for(house, "evil.example", "/", "Accept: text/html,*/*\r\n")
        assert whole.startswith(b"HTTP/1.1 421 ")
        assert b"Content-Type: text/plain" in whole
        for lang in ("fr", "en"):
            assert said("unknown_host", lang, host="evil.example").encode() in whole

    run(tmp_path, test)


def test_a_bent_page_opens_no_socket_and_no_table(tmp_path: Path) -> None:
    """To the browser it is one page with the house: host and origin are the same."""

    async def test(house: OpenHouse) -> None:
        reader, writer = await dial(house)
        writer.write(UPGRADE.format(host="evil.example", more="Origin: http://evil.example\r\n").encode())
        assert (await reader.readline()).startswith(b"HTTP/1.1 421 ")
        writer.close()
        anna = await house.open()
        before = await house.everything()
        body = b'{"setup":"belcastel 2"}'
        lines = (
            f"Host: evil.example\r\nOrigin: http://evil.example\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
        )
        reader, writer = await dial(house)
        writer.write(f"POST /api/tables HTTP/1.1\r\n{lines}\r\n".encode() + body)
        assert (await reader.read()).startswith(b"HTTP/1.1 421 ")
        writer.close()
        assert await house.everything() == before
        assert anna.table

    run(tmp_path, test)


def test_a_page_that_may_ask_beforehand_may_not_under_another_name(tmp_path: Path) -> None:
    async def test(house: OpenHouse) -> None:
        more = "Origin: https://play.example\r\nAccess-Control-Request-Method: POST\r\n"
        assert (await asked_for(house, "evil.example", "/api/tables", more)).startswith(b"HTTP/1.1 421 ")

    run(tmp_path, test, origins=["https://play.example"])


def test_behind_a_proxy_the_names_are_the_proxys_business_unless_they_are_given(tmp_path: Path) -> None:
    async def any_name(house: OpenHouse) -> None:
        assert (await asked_for(house, "play.example.org")).startswith(b"HTTP/1.1 200 ")

    async def given_names(house: OpenHouse) -> None:
        assert (await asked_for(house, "play.example.org")).startswith(b"HTTP/1.1 200 ")
        assert (await asked_for(house, "evil.example")).startswith(b"HTTP/1.1 421 ")

    run(tmp_path, any_name, proxies=1)
    run(tmp_path, given_names, proxies=1, host_names=["play.example.org"])


def test_a_house_is_known_by_the_name_it_listens_on() -> None:
    hosts = Config(store="unused", host="Kitchen.example").hosts
    assert hosts is not None
    assert hosts.knows("kitchen.example:8600")
    assert not hosts.knows("other.example")


# On the command line


def config(*arguments: str) -> Config:
    parser = Parser("chaudron serve", words("en"))
    add_serve_arguments(parser, words("en"))
    return config_of(parser.read(["--store=unused", *arguments]))


def told(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> str:
    """What is said when a house opens."""
    greet(config(*arguments), words(lang), 8600)
    return capsys.readouterr().out


def test_names_are_given_one_by_one() -> None:
    hosts = config("--host-name=play.example.org", "--host-name", "Other.example").hosts
    assert hosts is not None
    assert [hosts.knows(name) for name in ("play.example.org", "other.example", "evil.example")] == [True, True, False]


@pytest.mark.parametrize("name", ["https://play.example.org", "play.example.org:443", "*", "", "a b", "-x.example"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(Trouble, match="serve-bad-name"):
        config(f"--host-name={name}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_house_that_answers_to_every_name_says_so(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    sentence = words(lang).say("serve-any-name")
    assert sentence in told(capsys, "--proxies=1", lang=lang)
    assert sentence not in told(capsys, "--proxies=1", "--host-name=play.example.org", lang=lang)
    assert sentence not in told(capsys, lang=lang)


def test_more_connections_are_more_places_at_tables() -> None:
    assert config().rates == USUAL
    rates = config("--connections=500").rates
    assert (rates.connections, rates.sockets, rates.frames) == (500, 100, USUAL.frames)
    assert config("--connections=1").rates.sockets == 1
    with pytest.raises(Trouble, match="serve-out-of-range"):
        config("--connections=0")
