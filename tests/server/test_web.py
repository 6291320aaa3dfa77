"""The page is served from what was built (`make web`): the right file, type, coding and guards, and nothing else."""

import asyncio
import gzip
import json
import re
import struct
from collections.abc import Mapping
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from yarl import URL

from chaudron.limits import USUAL
from chaudron.rulebook import SPOKEN, locale
from chaudron.server.http.web import (
    BUILT,
    CODINGS,
    HEADERS,
    KINDS,
    PAGES,
    RUNS_PYTHON,
    Site,
    best_coding,
    read_variants,
    unbuilt,
)
from chaudron.words import LANGUAGES, words
from tests.server.open_house import OpenHouse, open_house, played, visited

__all__ = ["open_house"]

pytestmark = pytest.mark.real("sqlite")

SITE = Site()
HASHED = [path for path in SITE.files if path.startswith("/assets/")]
ADDRESSES = [re.sub(r"\{\w+\}", "fq7zk2m9wd", path) for path in PAGES]
OFFLINE = [path for path in SITE.files if path.startswith("/offline/")]
PYTHON = [path for path in OFFLINE if path.startswith("/offline/pyodide-")]
WORKERS = [path for path in OFFLINE if re.match(r"/offline/worker-", path)]
NAMED = re.compile(r"/assets/.+-[\w-]{8,}\.\w+$|/offline/.+-([\w-]{8}\.js|[0-9a-f]{12}\.zip)$|/offline/pyodide-[\d.]+/")
PLAIN_TEXT = {"Accept-Encoding": "identity"}


async def fetched(
    house: OpenHouse, path: str, method: str = "GET", **headers: str
) -> tuple[int, Mapping[str, str], bytes]:
    url = URL(house.base + path, encoded=True)
    async with house.session.request(method, url, headers=headers or PLAIN_TEXT, auto_decompress=False) as answer:
        return answer.status, answer.headers, await answer.read()


def body(path: str) -> bytes:
    file = BUILT / path.removeprefix("/")
    return file.read_bytes() if file.is_file() else gzip.decompress(file.with_name(f"{file.name}.gz").read_bytes())


# What was built


class Reader(HTMLParser):
    """What a page refers to, and what stands in it that should stand in a file."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.inline: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.links += [link for name in ("src", "href") if (link := found.get(name)) is not None]
        self.inline += [name for name in found if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in found):
            self.inline.append(tag)


def test_the_page_refers_to_files_of_ours_alone_and_holds_nothing_inline() -> None:
    page = Reader(body("/index.html").decode())
    assert len(page.links) >= 5
    assert [link for link in page.links if link not in SITE.files] == []
    assert page.inline == []
    assert Reader("<script>1</script><p style='color:red' onclick='1'>").inline == ["script", "style", "onclick"]


def test_no_file_of_the_build_is_left_unserved() -> None:
    built = {f"/{path.relative_to(BUILT).as_posix()}" for path in BUILT.rglob("*") if path.is_file()}
    compressed = {path + suffix for path in SITE.files for suffix in CODINGS.values()}
    assert built - compressed - SITE.files.keys() == {"/.stamp"}


TINY = 100
"""Bytes: what is no longer than this need not become shorter."""


def test_every_text_is_there_compressed_and_says_the_same() -> None:
    texts = [path for path in SITE.files if "text" in KINDS[Path(path).suffix] and path not in PYTHON]
    assert "/index.html" in texts
    for path in texts:
        assert SITE.files[path].keys() == {"", *CODINGS}
        assert gzip.decompress(SITE.files[path]["gzip"].body) == body(path)
        assert len(SITE.files[path]["br"].body) < max(len(body(path)), TINY)


def test_the_manifest_names_icons_that_are_as_large_as_it_says() -> None:
    manifest: dict[str, Any] = json.loads(body("/manifest.webmanifest"))
    for icon in manifest["icons"]:
        assert KINDS[Path(icon["src"]).suffix].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack("!II", body(icon["src"])[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert f'name="theme-color" content="{manifest["theme_color"]}"' in body("/index.html").decode()


def test_the_service_worker_knows_the_page_and_every_hashed_file_but_words_that_few_read() -> None:
    [shell] = re.findall(r'\["/"[^\]]*\]', body("/sw.js").decode())
    known = json.loads(shell)
    assert len(known) == len(set(known))
    assert set(known) <= {"/", *HASHED}
    left_out = {"/", *HASHED} - set(known)
    assert {path for path in left_out if not said_in_translation(body(path).decode())} == set()
    assert len(left_out) > 10


def said_in_translation(text: str) -> bool:
    """Does it say something that only a translated language says?"""
    return any(line in text for language in SPOKEN if language not in LANGUAGES for line in own_lines(language))


@cache
def own_lines(language: str) -> list[str]:
    """The lines of a language that stand in no other, as far as they are written in a script as they are."""
    files = [file for file in locale(language).iterdir() if file.name.endswith(".ftl")]
    others = "".join(file.read_text("utf-8") for one in LANGUAGES for file in locale(one).iterdir() if file.is_file())
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if " = " in line]
    return [line for line in lines if line not in others and not set(line) & set('`$\\"')]


def test_what_it_takes_to_play_without_a_network_is_served_from_here_and_is_as_heavy_as_is_said() -> None:
    manifest = json.loads(body("/offline/offline.json"))
    assert [path for path in manifest["files"] if path not in SITE.files] == []
    assert (
        sum(min(len(one.body) for one in SITE.files[path].values()) for path in manifest["files"]) == manifest["bytes"]
    )
    for language in LANGUAGES:
        [megabytes] = re.findall(r"\d+", words(language).say("web-offline-what"))
        assert round(manifest["bytes"] / 1e6) == int(megabytes)


def test_the_worker_alone_may_compile_python_and_the_page_may_not() -> None:
    assert len(WORKERS) == 1
    policies = {
        path: one.headers["Content-Security-Policy"]
        for path, all_of_it in SITE.files.items()
        for one in all_of_it.values()
    }
    assert [path for path, policy in policies.items() if "wasm-unsafe-eval" in policy] == WORKERS
    assert not any("'unsafe-eval'" in policy or "'unsafe-inline'" in policy for policy in policies.values())


# What a browser gets


@played
async def test_every_address_of_the_page_shows_the_page(house: OpenHouse) -> None:
    for path in ADDRESSES:
        status, headers, found = await fetched(house, path)
        assert (status, headers["Content-Type"]) == (200, "text/html; charset=utf-8")
        assert found == body("/index.html")


@played
async def test_every_file_comes_with_its_type_and_its_guards(house: OpenHouse) -> None:
    for path in SITE.files:
        status, headers, found = await fetched(house, path)
        assert (status, headers["Content-Type"], found) == (200, KINDS[Path(path).suffix], body(path))
        assert {name: headers[name] for name in HEADERS} == (RUNS_PYTHON if path in WORKERS else HEADERS)
        status, of_head, nothing = await fetched(house, path, "HEAD")
        assert (status, of_head["Content-Length"], nothing) == (200, str(len(found)), b"")


@played
async def test_what_is_named_by_what_it_holds_is_kept_for_ever_and_all_else_asked_for_again(house: OpenHouse) -> None:
    for path in ["/", *SITE.files]:
        _, headers, _ = await fetched(house, path)
        is_kept = headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert is_kept == bool(NAMED.match(path)), path
        assert is_kept or headers["Cache-Control"] == "no-cache"


@played
async def test_a_browser_that_has_the_page_is_not_sent_it_again(house: OpenHouse) -> None:
    _, headers, _ = await fetched(house, "/", **{"Accept-Encoding": "br"})
    for known in (headers["ETag"], f'"other", W/{headers["ETag"]}'):
        status, again, found = await fetched(house, "/rules", **{"If-None-Match": known, "Accept-Encoding": "br"})
        assert (status, again["ETag"], found) == (304, headers["ETag"], b"")
    status, _, _ = await fetched(house, "/", **{"If-None-Match": headers["ETag"], "Accept-Encoding": "gzip"})
    assert status == 200


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("BR", "br"),
        ("gzip; q=0.000", ""),
        ("deflate", ""),
        ("identity", ""),
    ],
)
@played
async def test_a_text_is_sent_as_the_browser_likes_it(house: OpenHouse, accepted: str, coding: str) -> None:
    _, headers, found = await fetched(house, "/", **{"Accept-Encoding": accepted})
    assert headers.get("Content-Encoding", "") == coding
    assert headers["Vary"] == "Accept-Encoding"
    assert found == SITE.files["/index.html"][coding].body


def test_what_was_not_compressed_is_sent_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "icon.png").write_bytes(b"picture")
    assert best_coding("br, gzip", dict(read_variants("/icon.png", tmp_path / "icon.png"))) == ""


@played
async def test_the_policy_of_the_page_lets_in_nothing_but_the_house(house: OpenHouse) -> None:
    _, headers, _ = await fetched(house, "/")
    rules = dict(rule.split(" ", 1) for rule in headers["Content-Security-Policy"].split("; "))
    ours = ("script-src", "style-src", "font-src", "connect-src", "manifest-src", "worker-src")
    none = ("default-src", "base-uri", "form-action", "frame-ancestors")
    assert rules == {**dict.fromkeys(ours, "'self'"), **dict.fromkeys(none, "'none'"), "img-src": "'self' data: blob:"}


@played
async def test_the_service_worker_may_serve_all_of_the_house(house: OpenHouse) -> None:
    _, headers, _ = await fetched(house, "/sw.js")
    assert headers["Service-Worker-Allowed"] == "/"
    _, headers, _ = await fetched(house, "/")
    assert "Service-Worker-Allowed" not in headers


# What nobody gets


@pytest.mark.parametrize(
    "path",
    [
        *("/.stamp", "/index.html.br", "/assets/", "/assets", "/icons/..", "/nothing", "/table/", "/table/a/b"),
        *("/assets/../server/app.py", "/assets/%2e%2e/.stamp", "/assets/..%2f..%2f__init__.py", "//etc/passwd"),
    ],
)
@played
async def test_nothing_but_the_files_of_the_page_can_be_reached(house: OpenHouse, path: str) -> None:
    status, headers, found = await fetched(house, path)
    assert (status, headers["Content-Type"]) == (404, "application/json")
    assert b'"not_found"' in found


@played
async def test_the_page_looks_up_no_table(house: OpenHouse) -> None:
    """Whether a table exists is not told, and nothing is kept for one that does not."""
    anna = await house.open()
    for table in (anna.table, "bbbbbbbbbb"):
        assert (await fetched(house, f"/table/{table}"))[2] == body("/index.html")
    assert "bbbbbbbbbb" not in house.running.house.lives


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
def test_files_that_are_kept_for_ever_are_not_counted_as_requests(store: str) -> None:
    async def visit() -> None:
        async with visited(store, rates=USUAL._replace(requests=1e-9, requests_at_once=2)) as house:
            for path in HASHED * 3:
                assert (await fetched(house, path))[0] == 200
            assert [(await fetched(house, path))[0] for path in ("/", "/sw.js", "/")] == [200, 200, 429]
            house.running.doors.is_closing = True
            assert (await fetched(house, HASHED[0]))[0] == 503

    asyncio.run(visit())


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
def test_a_house_that_was_never_built_opens_and_says_what_to_do(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chaudron.server.http.web.BUILT", tmp_path / "nowhere")

    async def visit() -> None:
        async with visited(store) as house:
            for path in ADDRESSES:
                status, headers, found = await fetched(house, path)
                assert (status, headers["Cache-Control"]) == (503, "no-store")
                for language in LANGUAGES:
                    assert words(language).say("page-not-built") in found.decode()
            assert (await fetched(house, "/api/games"))[0] == 200

    asyncio.run(visit())
    assert "make web" in (unbuilt().text or "")
