"""Whatever comes over HTTP, the answer is a typed error, nothing has changed, and nobody else notices."""

import asyncio
import gzip
import json
from typing import Any

import pytest

from chaudron import limits
from chaudron.server.http.routes import ROUTES
from chaudron.words import LANGUAGES
from tests.server.open_house import OpenHouse, open_house, played
from tests.server.rough import STRANGER, dial, eventually, nobody_notices, nothing_fails, problem, request, said
from tests.server.served import PATIENCE

__all__ = ["nothing_fails", "open_house"]

pytestmark = pytest.mark.real("sqlite")

NOWHERE = [
    "/api",
    "/api/",
    "/api/tables/",
    "/api/tables/{table}/",
    "/api/tables/{table}/secret",
    "/api//tables",
    "/API/tables",
    "/health/",
    "/../../etc/passwd",
    "/api/../../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/api/tables/{table}/..%2f..%2f..%2fetc%2fpasswd",
    "/static/%00",
    "/\\etc\\passwd",
]
NO_TABLES = [
    "bcdfghjkmn",
    "%00",
    "%0a",
    "%ff%fe",
    "a" * 2000,
    "..%2f..%2fetc",
    "' OR 1=1 --".replace(" ", "%20"),
    "{table}%0a",
    "{table}%00",
    "{TABLE}",
]
BODIES: dict[str, tuple[bytes, int, str]] = {
    "nothing": (b"", 400, "bad_json"),
    "a word": (b"hello", 400, "bad_json"),
    "bytes that are no text": (b'{"name":"\xff"}', 400, "bad_json"),
    "too deep": (b'{"options":{"a":' * 500, 422, "bad_message"),
    "too deep in what is not known": (b'{"a":' + b"[" * 8000, 422, "bad_message"),
    "a list": (b"[]", 422, "bad_message"),
    "a field too many": (b'{"name":"Eve","admin":true}', 422, "bad_message"),
    "a name that is a number": (b'{"name":7}', 422, "bad_message"),
}
LONGEST = {"/api/tables": limits.RECORD_BYTES, "/api/tables/{table}/seats": limits.FRAME_BYTES}
"""A table may be opened from a position, which a record tells."""


BAD_HEADS: list[tuple[str, dict[str, str]]] = [
    ("GET /health", {"X-Much": "a" * 20_000}),
    ("GET /health", {f"X-{number}": "a" * 90 for number in range(400)}),
    ("GET /" + "a" * 20_000, {}),
    ("GET /health", {"X": "a\0b"}),
    ("GET /health", {"Content-Length": "-1"}),
    ("G\0T /health", {}),
    ("POST /api/tables", {"Transfer-Encoding": "chunked", "Content-Length": "2"}),
]


# Paths and methods


@played
async def test_there_is_nothing_where_there_is_no_route(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    async with nobody_notices(house, anna, bob):
        for path in NOWHERE:
            line = f"GET {path.format(table=anna.table)}"
            assert await problem(house, f"{line}?lang=en") == (404, "not_found", said("not_found", "en")), path


@played
async def test_a_table_that_cannot_be_is_unknown_everywhere(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    bodies = {
        "/seats": b'{"name":"Eve"}',
        "/claims": b'{"name":"Eve","seat":1}',
        "/commands": b'{"do":"lock","id":"x"}',
        "/hint": b"{}",
        "/plan": b'{"whites":5}',
    }
    bodies |= {"/push": b'{"subscription":{}}', "/review": b"{}", "/review/stop": b"{}"}
    async with nobody_notices(house, anna, bob):
        for route in (route for route in ROUTES if "{table}" in route.path):
            body = bodies.get(route.path.removeprefix("/api/tables/{table}"), b"")
            for table in NO_TABLES:
                named = table.format(table=anna.table, TABLE=anna.table.upper())
                path = route.path.replace("{table}", named).replace("{rule}", "BAL-3.4").replace("{exercise}", "1")
                line = f"{route.method} {path}"
                refused = await problem(house, line, body, Authorization=f"Bearer {anna.token}")
                assert refused == (404, "unknown_table", said("unknown_table")), line


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
@played
async def test_a_route_says_how_it_may_be_asked(house: OpenHouse, route: Any) -> None:
    path = route.path.format(
        table="bcdfghjkmn",
        night="bcdfghjkmn",
        game="belcastel",
        exercise="1",
        **dict.fromkeys(("name", "situation", "rule", "code"), "none"),
    )
    allowed = {one.method for one in ROUTES if one.path == route.path}
    allowed |= {"HEAD"} if "GET" in allowed else set()
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"} - allowed:
        status, headers, text = await request(house, f"{method} {path}?lang=en")
        assert (status, json.loads(text)["code"]) == (405, "bad_method"), method
        assert json.loads(text)["says"] == said("bad_method", "en")
        assert {name.strip() for name in headers["Allow"].split(",")} == allowed


@played
async def test_a_head_is_what_the_whole_would_begin_with(house: OpenHouse) -> None:
    for path in ("/health", "/api/games", "/api/tables/bcdfghjkmn"):
        status, headers, text = await request(house, f"GET {path}")
        head_status, head, nothing = await request(house, f"HEAD {path}")
        assert nothing == b""
        assert (head_status, head["Content-Length"]) == (status, headers["Content-Length"])
        assert len(text) == int(head["Content-Length"])


@played
async def test_only_a_websocket_comes_in_by_its_door(house: OpenHouse) -> None:
    assert await problem(house, "GET /ws?lang=en") == (426, "not_a_socket", said("not_a_socket", "en"))
    assert (await problem(house, "POST /ws"))[:2] == (405, "bad_method")


# Heads


@played
async def test_a_head_beyond_measure_is_refused(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    async with nobody_notices(house, anna, bob):
        for line, headers in BAD_HEADS:
            status, _, text = await request(house, line, b"", **headers)
            assert status == 400, line[:20]
            assert b"Traceback" not in text


@played
async def test_a_token_in_a_broken_head_is_not_logged(house: OpenHouse, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(0):
        status, _, _ = await request(house, "GET /health", Authorization=f"Bearer {STRANGER}\0")
    assert status == 400
    assert STRANGER not in caplog.text
    assert STRANGER not in "".join(record.exc_text or "" for record in caplog.records)


@played
async def test_what_is_not_even_http_is_refused(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    async with nobody_notices(house, anna, bob):
        for noise in (
            b"\0" * 100 + b"\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
            b"hello\r\n\r\n",
        ):
            reader, writer = await dial(house)
            writer.write(noise)
            assert (await asyncio.wait_for(reader.read(), PATIENCE)).startswith(b"HTTP/1.0 400 ")
            writer.close()


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "A" * 65, "A" * 7000, "é" * 43, "A" * 43 + " A"])
@played
async def test_a_token_that_is_none_opens_nothing(house: OpenHouse, token: str) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    async with nobody_notices(house, anna, bob):
        for kind in ("Bearer", "Basic", ""):
            line = f"POST /api/tables/{anna.table}/commands?lang=en"
            refused = await problem(house, line, b'{"do":"lock","id":"x"}', Authorization=f"{kind} {token}")
            assert refused == (401, "bad_token", said("bad_token", "en"))


# Bodies


@played
async def test_bodies_that_are_none_are_refused(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    async with nobody_notices(house, anna, bob):
        for path, most in LONGEST.items():
            bodies = {**BODIES, "too long": (b" " * (most + 1), 413, "too_big")}
            for name, (body, status, code) in bodies.items():
                for lang in LANGUAGES:
                    refused = await problem(house, f"POST {path.format(table=anna.table)}?lang={lang}", body)
                    assert refused == (status, code, said(code, lang)), name


@played
async def test_a_body_too_deep_for_anything_is_no_json(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    deep = b'{"subscription":{"a":' + b"[" * 3000 + b"]" * 3000 + b"}}"
    async with nobody_notices(house, anna, bob):
        refused = await problem(
            house, f"POST /api/tables/{anna.table}/push", deep, Authorization=f"Bearer {anna.token}"
        )
        assert refused == (400, "bad_json", said("bad_json"))


@played
async def test_bodies_that_cannot_be_unpacked_are_refused(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    bomb = gzip.compress(b" " * 20_000_000)
    async with nobody_notices(house, anna, bob):
        assert (await problem(house, "POST /api/tables", b"{}", Content_Encoding="gzip"))[:2] == (400, "bad_json")
        assert (await problem(house, "POST /api/tables", bomb, Content_Encoding="gzip"))[:2] == (413, "too_big")
        chunks = b"2\r\n{}\r\nnot a size\r\n"
        assert (await request(house, "POST /api/tables", chunks, Transfer_Encoding="chunked"))[0] == 400


@played
async def test_a_body_as_long_as_may_be_is_read(house: OpenHouse) -> None:
    body = b'{"setup":"belcastel 2"}'.ljust(limits.FRAME_BYTES)
    status, _, text = await request(house, "POST /api/tables", body)
    assert (status, json.loads(text)["seat"]) == (201, None)


async def all_hung_up(house: OpenHouse) -> None:
    """The house has noticed the end of every connection but the players' own."""
    server = house.running.runner.server
    assert server is not None
    await eventually(lambda: len(server.connections) == len(house.running.doors.sockets))


@played
async def test_whoever_hangs_up_in_the_middle_leaves_nothing(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    async with nobody_notices(house, anna, bob):
        for half in (
            b"POST /api/tables HTTP/1.1\r\nHost:",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
        ):
            _, writer = await dial(house)
            writer.write(half)
            await writer.drain()
            writer.transport.abort()
            await all_hung_up(house)


# Parameters


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("", "after=-1"),
        ("", "after=1e3"),
        ("", "after=²"),
        ("", "after=1000000000"),
        ("", "after="),
        ("", "lang=de"),
        ("", "lang="),
        ("/log", "after=x"),
        ("/log", "lang=fr%0a"),
        ("/board", "width=19"),
        ("/board", "width=241"),
        ("/board", "seat=10"),
        ("/board", "seat=-1"),
        ("/board", "linear=yes"),
        ("/board", "lang=EN"),
    ],
)
@played
async def test_a_parameter_out_of_range_is_refused(house: OpenHouse, path: str, query: str) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    async with nobody_notices(house, anna, bob):
        async with house.session.get(f"{house.base}/api/tables/{anna.table}{path}?{query}") as answer:
            refused = await answer.json()
        assert (answer.status, refused["code"], refused["says"]) == (422, "bad_message", said("bad_message"))
        assert refused["details"] == {"where": query.partition("=")[0]}


@pytest.mark.parametrize("query", ["limit=0", "limit=51", "limit=all", "lang=xx"])
@played
async def test_no_list_is_longer_than_all_lists(house: OpenHouse, query: str) -> None:
    assert (await problem(house, f"GET /api/tables?{query}"))[:2] == (422, "bad_message")


@played
async def test_words_come_in_the_language_that_is_asked_for(house: OpenHouse) -> None:
    for lang, wanted in [("de-AT, en;q=0.5", "en"), ("fr-CA", "fr"), ("xx", "fr"), ("*", "fr"), (";;;,,,", "fr")]:
        assert (await problem(house, "GET /nowhere", Accept_Language=lang))[2] == said("not_found", wanted)
    assert (await problem(house, "GET /nowhere?lang=en", Accept_Language="fr"))[2] == said("not_found", "en")


@played
async def test_a_seat_that_is_not_there_is_said_so(house: OpenHouse) -> None:
    anna, _ = await house.table_of("Anna", "Bob")
    status, refused = await anna.get("/board", seat=2)
    assert (status, refused["code"], refused["says"]) == (422, "no_such_seat", said("no_such_seat", seat=3))


@played
async def test_an_endless_option_is_quoted_briefly(house: OpenHouse) -> None:
    """Whatever fits into a request: the sentence that says what is wrong with it stays one."""
    wrong: list[dict[str, Any]] = [
        {"books": {f"book {number}": number for number in range(350)}},
        {"books": 10**4000},
        {"books": "x" * 80},
        {"x" * 40: 1},
    ]
    for options in wrong:
        body = json.dumps({"game": "belcastel", "players": 2, "options": options}).encode()
        assert len(body) < limits.FRAME_BYTES
        status, code, says = await problem(house, "POST /api/tables?lang=en", body)
        assert (status, code) == (422, "bad_option"), options
        assert len(says) < 800
