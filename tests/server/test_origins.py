"""Who is let in from where: pages of this house, pages that were allowed, programs with a token, and proxies."""

import asyncio
import json
from pathlib import Path

from tests.server.open_house import OpenHouse, open_house, played
from tests.server.rough import Rough, host_of, nobody_notices, nothing_fails, problem, request, said
from tests.server.served import Served, served

__all__ = ["nothing_fails", "open_house"]

# Other pages

FOREIGN = ["http://evil.example", "null", "http://[", "https://localhost", "http://127.0.0.1", "file://", "", "http://"]


@played
async def test_a_page_of_another_house_is_not_let_in(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    async with nobody_notices(house, anna, bob):
        for origin in FOREIGN:
            refused = (403, "origin", said("origin"))
            assert await problem(house, "GET /ws", Origin=origin) == refused, origin
            assert await problem(house, "POST /api/tables", b'{"setup":"belcastel 2"}', Origin=origin) == refused, (
                origin
            )
            line = f"POST /api/tables/{anna.table}/commands"
            token = f"Bearer {anna.token}"
            locked = await problem(house, line, b'{"do":"lock","id":"x"}', Origin=origin, Authorization=token)
            assert locked == refused, origin
            _, headers, _ = await request(house, f"GET /api/tables/{anna.table}", Origin=origin)
            assert "Access-Control-Allow-Origin" not in headers


@played
async def test_a_program_without_a_page_needs_a_token(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob")
    async with nobody_notices(house, anna, bob):
        rough = await Rough.connect(house)
        closing = await rough.greet(house.watcher(anna.table), lang="en")
        assert (closing["is"], closing["code"], closing["says"]) == ("closing", "origin", said("origin", "en"))


def test_a_page_that_was_allowed_may_ask_and_connect(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(str(tmp_path / "tables.db"), origins=["https://Play.example/"]) as house:
            origin = "https://play.example"
            status, headers, _ = await request(
                house, "OPTIONS /api/tables", Origin=origin, Access_Control_Request_Method="POST"
            )
            assert (status, headers["Access-Control-Allow-Origin"]) == (204, origin)
            assert headers["Vary"] == "Origin"
            status, headers, text = await request(house, "POST /api/tables", b'{"setup":"belcastel 2"}', Origin=origin)
            assert (status, headers["Access-Control-Allow-Origin"]) == (201, origin)
            rough = await Rough.connect(house, Origin=origin)
            assert (await rough.greet(house.watcher(json.loads(text)["table"])))["is"] == "welcome"
            await rough.close()
            assert (await problem(house, "GET /ws", Origin="https://play.example.evil"))[:2] == (403, "origin")

    asyncio.run(run())


@played
async def test_our_own_page_may_watch(house: OpenHouse) -> None:
    anna, _ = await house.table_of("Anna", "Bob")
    rough = await Rough.connect(house, Origin=f"http://{host_of(house).upper()}")
    assert (await rough.greet(house.watcher(anna.table)))["is"] == "welcome"


# Proxies


async def addresses_of(house: Served, passed: list[str]) -> list[str]:
    """Where a house believes a request comes from that says it was passed on by these."""
    house.running.doors.requests.buckets.clear()
    lines = "".join(f"X-Forwarded-For: {line}\r\n" for line in passed)
    await request(house, f"GET /health HTTP/1.1\r\n{lines}X-Rest:")
    return list(house.running.doors.requests.buckets)


def test_nobody_names_their_own_address(tmp_path: Path) -> None:
    """Without a proxy of ours what is said of other addresses is a tale; with one, only its own word counts."""

    async def run() -> None:
        for proxies, passed, believed in [
            (0, ["1.1.1.1"], "127.0.0.1"),
            (1, [], "127.0.0.1"),
            (1, ["1.1.1.1"], "1.1.1.1"),
            (1, ["6.6.6.6, 1.1.1.1"], "1.1.1.1"),
            (1, ["6.6.6.6", "1.1.1.1"], "1.1.1.1"),
            (2, ["6.6.6.6, 1.1.1.1, 2.2.2.2"], "1.1.1.1"),
            (2, ["6.6.6.6", "1.1.1.1", "2.2.2.2"], "1.1.1.1"),
            (2, ["2.2.2.2"], "127.0.0.1"),
            (1, ["6.6.6.6,"], "127.0.0.1"),
        ]:
            async with served(str(tmp_path / f"{proxies}.db"), proxies=proxies) as house:
                assert await addresses_of(house, passed) == [believed], (proxies, passed)

    asyncio.run(run())
