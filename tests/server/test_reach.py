"""Whether phones can come to a house: it says so, by which address, and how to let them in."""

import asyncio
import errno
import os
import socket
from pathlib import Path
from typing import Any

import pytest

from chaudron.limits import USUAL
from chaudron.server.command import greet, listening
from chaudron.server.http import reach
from chaudron.server.http.reach import EVERYWHERE, OWN_COMMAND, Reach, reach_of, why_not
from chaudron.server.https.wanted import Https
from chaudron.server.running import Config
from chaudron.terminal.trouble import FAILED, Trouble
from chaudron.words import words
from tests.server.certified import of_somebody_else
from tests.server.served import served

IN_THE_NETWORK = "192.168.1.20"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with one address in its network, and a house that nobody started with make."""
    monkeypatch.setattr(reach, "own_address", lambda: IN_THE_NETWORK)
    monkeypatch.delenv(OWN_COMMAND, raising=False)


def config(**given: Any) -> Config:
    return Config(store="tables.db", rates=USUAL, **given)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost", "LOCALHOST"])
def test_a_house_on_this_machine_only_is_alone(host: str) -> None:
    assert reach_of(config(host=host), 8600, {}) == Reach(alone=True, command="chaudron serve --host 0.0.0.0")


def test_its_command_keeps_the_port() -> None:
    assert reach_of(config(), 9000, {}).command == "chaudron serve --host 0.0.0.0 --port 9000"


def test_whoever_ran_make_is_told_what_to_make() -> None:
    assert reach_of(config(), 8600, {OWN_COMMAND: "make play OPEN=1"}).command == "make play OPEN=1"
    makefile = Path(__file__).parents[2] / "Makefile"
    assert f'{OWN_COMMAND}="make play OPEN=1"' in makefile.read_text()


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", "http://192.168.1.20:8600"),  # noqa: S104 - nothing is bound
        ("::", "http://192.168.1.20:8600"),
        ("192.168.1.7", "http://192.168.1.7:8600"),
        ("fd00::7", "http://[fd00::7]:8600"),
        ("kitchen.local", "http://kitchen.local:8600"),
    ],
)
def test_a_house_in_the_network_says_its_address(host: str, address: str) -> None:
    assert reach_of(config(host=host), 8600, {}) == Reach(address=address)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["192.168.1.77"], "192.168.1.77"),
        (["kitchen.local", "192.168.1.77", "10.0.0.9"], "192.168.1.77"),
        (["fd00::7"], "[fd00::7]"),
        (["127.0.0.1", "kitchen.local"], IN_THE_NETWORK),
    ],
)
def test_an_address_that_was_named_is_told_before_the_one_the_machine_sees(names: list[str], told: str) -> None:
    """In a container the machine sees its own, which leads nowhere from outside."""
    assert reach_of(config(host=EVERYWHERE, host_names=names), 8600, {}) == Reach(address=f"http://{told}:8600")


def test_in_a_container_behind_a_proxy_no_address_of_the_container_is_told() -> None:
    assert reach_of(config(host=EVERYWHERE, proxies=1, host_names=["play.example.org"]), 8600, {}) == Reach()


def test_a_house_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "")
    assert reach_of(config(host="0.0.0.0"), 8600, {}) == Reach()  # noqa: S104 - nothing is bound


def test_with_a_certificate_of_its_own_somebody_new_is_shown_the_way_first(tmp_path: Path) -> None:
    https = Https(tmp_path / "https")
    assert reach_of(config(host="0.0.0.0", https=https), 8600, {}) == Reach(  # noqa: S104 - nothing is bound
        address="https://192.168.1.20:8600", gate=True
    )


def test_with_a_certificate_of_somebody_else_its_name_is_said(tmp_path: Path) -> None:
    file, _ = of_somebody_else(tmp_path, "play.example.org", "192.168.1.20")
    for host in ("0.0.0.0", "192.168.1.20"):  # noqa: S104 - nothing is bound
        https = Https(tmp_path / "https", file=file)
        assert reach_of(config(host=host, https=https), 8600, {}) == Reach(address="https://play.example.org:8600")


def test_behind_a_proxy_the_page_knows_best() -> None:
    assert (
        reach_of(config(proxies=1), 8600, {}) == reach_of(config(host_names=["play.example.org"]), 8600, {}) == Reach()
    )


@pytest.mark.parametrize(
    ("language", "host", "line"),
    [
        ("en", "127.0.0.1", "Only this machine can come in. To let others join with their phones: chaudron serve"),
        ("fr", "127.0.0.1", "Seule cette machine peut y entrer. Pour que d"),
        ("en", "0.0.0.0", "On the same network, others can join at http://192.168.1.20:8600/"),  # noqa: S104 - only said
        ("fr", "0.0.0.0", "Sur le même réseau, les autres entrent par http://192.168.1.20:8600/"),  # noqa: S104 - only said
    ],
)
def test_the_terminal_tells_it_once(language: str, host: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    greet(config(host=host), words(language), 8600)
    assert [said.startswith(line) for said in capsys.readouterr().out.splitlines()].count(True) == 1


def test_the_page_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(str(tmp_path / "tables.db")) as house:
            port = house.base.rpartition(":")[2]
            told = await (await house.session.get(f"{house.base}/api/house")).json()
            let_in = f"chaudron serve --host 0.0.0.0 --port {port}"
            no_seals = {"n": 0, "head": "0" * 64}
            assert told == {"alone": True, "address": "", "command": let_in, "gate": False, "seals": no_seals}

    asyncio.run(run())


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Port {} is taken, perhaps by a house"), ("fr", "Le port {} est déjà pris, peut-être par une maison")],
)
def test_a_port_that_is_taken_is_one_sentence(language: str, said: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Trouble) as caught:
            listening(config(port=port))
    complaint = words(language).say(caught.value.key, **caught.value.details)
    assert caught.value.status == FAILED
    assert complaint.startswith(said.format(port))
    assert "Errno" not in complaint


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (OSError(errno.EACCES, "no"), "serve-port-forbidden"),
        (OSError(errno.EADDRNOTAVAIL, "no"), "serve-no-address"),
        (socket.gaierror(socket.EAI_NONAME, "no"), "serve-no-address"),
        (OSError(errno.ENOBUFS, "no"), "serve-no-port"),
    ],
)
def test_whatever_else_stands_in_the_way_has_its_sentence(error: OSError, key: str) -> None:
    assert why_not(error) == key
    for language in ("fr", "en"):
        said = words(language).say(key, host="x", port="80", why=os.strerror(errno.ENOBUFS))
        assert "Errno" not in said
