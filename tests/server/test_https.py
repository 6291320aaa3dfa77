"""A house with a certificate: one port for https and for the page that explains it, and everything works over it."""

import asyncio
import contextlib
import errno
import plistlib
import re
import socket
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import aiohttp
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding

import chaudron
from chaudron.cli import main
from chaudron.limits import UNLIMITED
from chaudron.server import descriptors
from chaudron.server.command import greet
from chaudron.server.http import reach
from chaudron.server.https import door
from chaudron.server.https.authority import fingerprint
from chaudron.server.https.certificates import Certificates, Own
from chaudron.server.https.door import SecureDoor
from chaudron.server.https.gate_page import BY_AGENT, DEVICES, device_of
from chaudron.server.https.qr import in_terminal
from chaudron.server.https.wanted import Https
from chaudron.server.running import Config
from chaudron.words import LANGUAGES, SPOKEN, words
from tests.server.certified import DAY, TODAY, of_somebody_else
from tests.server.open_house import play_out, together
from tests.server.rough import eventually
from tests.server.served import PATIENCE, Served, all_gone, served

pytestmark = pytest.mark.real("sqlite")

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1"


@asynccontextmanager
async def house(tmp_path: Path, https: Https | None = None, **plan: Any) -> AsyncIterator[tuple[Served, str]]:
    """A house with a certificate, and where it is by https."""
    async with served(str(tmp_path / "tables.db"), https=https or Https(tmp_path / "https"), **plan) as open_house:
        yield open_house, f"https{open_house.base.removeprefix('http')}"
        await open_house.session.close()
        await all_gone(open_house)


def certificates(at: Served) -> Certificates:
    assert isinstance(at.running.front, SecureDoor)
    return at.running.front.certificates


def trusting(at: Served) -> ssl.SSLContext:
    """As somebody who has taken both steps."""
    authority = certificates(at).authority
    assert authority is not None
    return ssl.create_default_context(cadata=authority.public_bytes(Encoding.PEM).decode("ascii"))


def run(test: Callable[[Path], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    def in_a_loop(tmp_path: Path) -> None:
        asyncio.run(test(tmp_path))

    in_a_loop.__name__, in_a_loop.__doc__ = test.__name__, test.__doc__
    return in_a_loop


@pytest.fixture
def everybody_is_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes is taken for somebody from the network."""
    monkeypatch.setattr(door, "is_local", lambda remote: False)


elsewhere = pytest.mark.usefixtures("everybody_is_elsewhere")


@run
async def test_who_trusts_the_authority_is_let_in_and_nobody_else_is_fooled(tmp_path: Path) -> None:
    async with house(tmp_path) as (at, base):
        session, known = at.session, trusting(at)
        async with session.get(base + "/health", ssl=known) as reply:
            assert (await reply.json())["status"] == "ok"
        async with session.get(base.replace("127.0.0.1", "localhost") + "/health", ssl=known) as reply:
            assert reply.status == 200
        with pytest.raises(aiohttp.ClientConnectorCertificateError, match="unable to get local issuer certificate"):
            await session.get(base + "/health", ssl=ssl.create_default_context())
        with pytest.raises(aiohttp.ClientConnectorCertificateError, match="Hostname mismatch"):
            await session.get(base + "/health", ssl=known, server_hostname="bank.example")


@run
async def test_whole_games_are_played_over_it(tmp_path: Path) -> None:
    async with (
        house(tmp_path) as (at, base),
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trusting(at))) as session,
    ):
        safe = Served(at.running, base, session)
        host = await safe.open("belcastel 2", "Anna")
        guest = await safe.join(host.table, "Bea")
        for player in (host, guest):
            await player.connect(Origin=base)
        assert (await host.do("start"))["is"] == "ack"
        await together(host, guest)
        await play_out(host, guest)
        assert host.shown["state"] == "over"
        for player in (host, guest):
            await player.close()


@run
async def test_on_its_own_machine_the_house_is_open_plainly_too(tmp_path: Path) -> None:
    async with house(tmp_path) as (at, _):
        async with at.session.get(at.base + "/health") as reply:
            assert (await reply.json())["status"] == "ok"
        host = await at.open("belcastel 2", "Anna")
        await host.connect(Origin=at.base)
        await host.close()


@elsewhere
@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize("device", DEVICES)
def test_elsewhere_plain_http_shows_how_to_trust_it(tmp_path: Path, lang: str, device: str) -> None:
    async def test() -> None:
        async with house(tmp_path) as (at, base):
            url = f"{at.base}/table/abcdefghij?lang={lang}&device={device}"
            async with at.session.get(url) as reply:
                text = await reply.text()
                assert reply.status == 200
        assert f'<html lang="{lang}">' in text
        assert f'href="{base}/table/abcdefghij"' in text
        assert text.count("<li><h2>") == 2
        assert re.findall(r'hreflang="(\w+)"', text) == [*SPOKEN]
        assert "Español</a>" in text
        assert DEVICES[device] in re.findall(r'device=\w+" aria-current="true">([^<]+)</a></li>', text)
        file = "mobileconfig" if device in ("iphone", "mac") else "crt"
        assert f"/trust/chaudron.{file}?lang={lang}" in text
        policy = reply.headers["Content-Security-Policy"]
        assert "script-src 'self'" in policy
        assert not re.search(r"<script>|<style|style=|onclick", text)

    asyncio.run(test())


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (IPHONE, "iphone"),
        ("Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140 Mobile", "android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605", "mac"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140", "windows"),
        ("Mozilla/5.0 (X11; Linux x86_64) Chrome/140", "linux"),
        ("curl/8", "linux"),
    ],
)
def test_the_steps_are_those_of_the_device_that_asks(agent: str, device: str) -> None:
    assert device_of(None, agent) == device
    assert device_of("mac", agent) == "mac"
    assert {name for name, _ in BY_AGENT} | {"linux"} == set(DEVICES)


@elsewhere
@run
async def test_the_authority_is_given_as_a_file_and_as_a_profile(tmp_path: Path) -> None:
    async with house(tmp_path) as (at, _):
        authority = certificates(at).authority
        async with at.session.get(at.base + "/trust/chaudron.crt") as reply:
            assert reply.content_type == "application/x-x509-ca-cert"
            given = await reply.read()
        async with at.session.get(at.base + "/trust/chaudron.mobileconfig?lang=en") as reply:
            assert reply.content_type == "application/x-apple-aspen-config"
            profile = plistlib.loads(await reply.read())
    assert authority is not None
    assert x509.load_pem_x509_certificate(given) == authority
    assert b"PRIVATE" not in given
    inside = profile["PayloadContent"][0]
    assert (inside["PayloadType"], inside["PayloadContent"]) == (
        "com.apple.security.root",
        authority.public_bytes(Encoding.DER),
    )
    assert "home networks only" in profile["PayloadDescription"]
    assert profile["PayloadUUID"] != inside["PayloadUUID"]


@elsewhere
@run
async def test_the_page_brings_what_it_needs_and_nothing_else_of_the_house(tmp_path: Path) -> None:
    async with house(tmp_path) as (at, base):
        async with at.session.get(at.base + "/") as reply:
            wanted = re.findall(r'(?:href|src)="(/[^"]+)"', await reply.text())
        for path in wanted:
            async with at.session.get(at.base + path) as reply:
                assert reply.status == 200, path
        assert "/trust/code.svg" in wanted
        for path in ("/health", "/metrics", "/api/games", "/ws"):
            async with at.session.get(at.base + path) as reply:
                assert (reply.status, base in await reply.text()) == (426, True), path
        async with at.session.post(at.base + "/api/tables", json={"setup": "belcastel 2"}) as reply:
            assert reply.status == 426
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await at.session.ws_connect(at.base + "/ws")
        async with at.session.get(at.base + "/", headers={"Host": "evil.example"}) as reply:
            assert reply.status == 421


@run
async def test_a_page_by_plain_http_is_not_ours(tmp_path: Path) -> None:
    """Whoever can change what goes by plain http could otherwise act in somebody's name by https."""
    async with house(tmp_path) as (at, base):
        known, host = trusting(at), base.replace("127.0.0.1", "192.168.1.20").removeprefix("https://")
        for origin, status in ((f"http://{host}", 403), (f"https://{host}", 201)):
            headers = {"Host": host, "Origin": origin}
            async with at.session.post(
                base + "/api/tables", json={"setup": "belcastel 2"}, headers=headers, ssl=known
            ) as reply:
                assert reply.status == status, await reply.text()


@elsewhere
@run
async def test_with_a_certificate_of_somebody_else_plain_http_leads_on(tmp_path: Path) -> None:
    file, key_file = of_somebody_else(tmp_path, "play.example.org")
    async with house(tmp_path, Https(tmp_path / "https", (), file, key_file)) as (at, base):
        port = base.rpartition(":")[2]
        for asked, found in (
            ("play.example.org", "play.example.org"),
            (f"127.0.0.1:{port}", f"play.example.org:{port}"),
        ):
            async with at.session.get(
                at.base + "/t/SAGE-42?x=1", headers={"Host": asked}, allow_redirects=False
            ) as reply:
                assert (reply.status, reply.headers["Location"]) == (308, f"https://{found}/t/SAGE-42?x=1")
        async with at.session.get(at.base + "/trust/chaudron.crt", headers={"Host": asked}) as reply:
            assert reply.status == 404
        assert not (tmp_path / "https").exists()


@run
async def test_a_certificate_that_was_renewed_is_shown_to_whoever_comes_next(tmp_path: Path) -> None:
    async with house(tmp_path) as (at, base):
        before, own = await shown(base), certificates(at)
        assert isinstance(own, Own)
        own.now = lambda: TODAY + 61 * DAY
        assert own.refresh()
        assert await shown(base) == own.certificate != before


async def shown(base: str) -> x509.Certificate:
    """The certificate that a house shows."""
    trusting_all = ssl.create_default_context()
    trusting_all.check_hostname, trusting_all.verify_mode = False, ssl.CERT_NONE
    _, writer = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]), ssl=trusting_all)
    found = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
    await gone(writer)
    return x509.load_der_x509_certificate(found)


def test_somebody_who_says_nothing_holds_no_more_than_their_share(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with house(tmp_path, rates=UNLIMITED.with_connections(5)) as (at, base):
            await are_too_many(at, base, 5)
            assert at.running.metrics.refusals.labels("too_many_connections")._value.get() == 2

    asyncio.run(test())
    told = [record.getMessage() for record in caplog.get_records("call") if "too many" in record.getMessage()]
    assert told == ["too many connections from 127.0.0.1: 1 refused"], "told once"


def test_a_house_has_only_as_many_lines_as_it_has_descriptors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those count too who have not yet said what they speak, or not agreed on a key."""

    async def test() -> None:
        async with house(tmp_path) as (at, base):
            await are_too_many(at, base, 3, says=door.TLS)
            async with at.session.get(at.base + "/health") as reply:
                assert reply.status == 200, "there is room again"

    monkeypatch.setattr(descriptors, "room", lambda: 3)
    asyncio.run(test())


async def are_too_many(at: Served, base: str, count: int, says: bytes = b"") -> None:
    """So many come who do nothing more, and whoever comes then is hung up on."""
    port, lines, sitting = int(base.rpartition(":")[2]), at.running.doors.lines, []
    for _ in range(count):
        sitting.append(await asyncio.open_connection("127.0.0.1", port))
        sitting[-1][1].write(says)
    for _ in range(2):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        await gone(writer)
    assert lines.count == count
    for _, one in sitting:
        await gone(one)
    await eventually(lambda: lines.count == 0)


def test_that_no_descriptor_is_left_is_told_once_and_not_at_every_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with house(tmp_path) as (at, _):
            front = at.running.front
            assert isinstance(front, SecureDoor)
            tries, fails = [], OSError(errno.EMFILE, "Too many open files")

            async def accept(bound: socket.socket) -> None:
                tries.append(bound)
                raise fails

            with mock.patch.object(asyncio.get_running_loop(), "sock_accept", accept):
                going = asyncio.create_task(front._accept())
                await eventually(lambda: len(tries) > 3)
                going.cancel()

    monkeypatch.setattr(door, "OUT_OF_ROOM_SECONDS", 0)
    asyncio.run(test())
    told = [record.getMessage() for record in caplog.get_records("call") if "come in" in record.getMessage()]
    assert told == ["nobody can come in: [Errno 24] Too many open files"]


async def gone(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_says_which_address_is_for_whom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.1.20")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    https, say = Https(tmp_path / "https", ("192.168.1.20",)), words(lang).say
    greet(Config("tables.db", host="0.0.0.0", https=https), words(lang), 8600)  # noqa: S104 - only said
    printed = capsys.readouterr().out
    code = in_terminal("http://192.168.1.20:8600/")
    authority = https.certificates().authority
    assert authority is not None
    assert printed.startswith(
        "\n".join(
            [
                say("serve-open", address="http://localhost:8600/"),
                say("https-others", address="http://192.168.1.20:8600/"),
                code,
                say("https-then", address="https://192.168.1.20:8600/"),
                say("https-fingerprint", fingerprint=fingerprint(authority)),
            ]
        )
    )


def test_every_word_of_https_is_used() -> None:
    """No key of https.ftl is left over."""
    home = Path(chaudron.__file__).parent
    files = [home / "server" / "command.py", *(home / "server" / "https").glob("*.py")]
    code = "\n".join(file.read_text("utf-8") for file in files)
    keys = re.findall(r"^([\w-]+) =", (home / "locales" / "fr" / "https.ftl").read_text("utf-8"), re.MULTILINE)
    of_a_device = {f"gate-{device}" for device in DEVICES}
    assert of_a_device < set(keys)
    assert [key for key in keys if f'"{key}' not in code and f"'{key}" not in code and key not in of_a_device] == []


@pytest.mark.parametrize(
    ("options", "status", "said"),
    [
        (["--store", "{file}/tables.db"], 1, {"en": "cannot be used", "fr": "ne peut pas servir"}),
        ([], 1, {"en": "cannot be made", "fr": "Impossible de créer"}),
        (["--https"], 1, {"en": "cannot be made", "fr": "Impossible de créer"}),
        (["--store", "{folder}/tables.db", "--port", "{port}"], 1, {"en": "is taken", "fr": "est déjà pris"}),
    ],
)
def test_a_bad_day_is_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    status: int,
    said: dict[str, str],
) -> None:
    """A folder where nothing can be written, a port that is taken."""
    (file := tmp_path / "file").write_text("where a folder should be")
    monkeypatch.setenv("XDG_DATA_HOME", str(file))
    monkeypatch.delenv("CHAUDRON_STORE", raising=False)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        given = ["serve", "--port", "0", *(one.format(file=file, folder=tmp_path, port=port) for one in options)]
        for lang, part in said.items():
            assert main([*given, "--lang", lang]) == status
            printed = capsys.readouterr()
            assert (part in printed.err, printed.out, len(printed.err.splitlines())) == (True, "", 1), printed


@pytest.mark.long
def test_several_workers_show_the_same_certificate(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "chaudron", "serve", "--https", "--workers=2", "--port=0", "--lang=en", "--bots=1"]
    environment = {"PATH": "/usr/bin:/bin", "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as opened:
        assert opened.stdout is not None
        found = re.search(r"localhost(:\d+)/", opened.stdout.readline())
        assert found is not None
        certificates = {asyncio.run(shown(found[1])) for _ in range(12)}
        opened.terminate()
        opened.communicate()
    assert (len(certificates), opened.returncode) == (1, 0)
