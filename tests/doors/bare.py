"""What every door must lead to: a house that serves its page, and a first move at a table with bots."""

import asyncio
import contextlib
import json
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp

from tests.server.served import PATIENCE

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements-house.lock"


def wheel_built(folder: Path, python: str) -> Path:
    """The wheel, as a release has it."""
    command = [python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@contextlib.contextmanager
def opened(command: list[str], environment: dict[str, str]) -> Iterator[str]:
    """A house that a command opens in English, and its address; it is closed in good order."""
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as house:
        try:
            assert house.stdout is not None
            said = house.stdout.readline()
            found = re.search(r"http://localhost:\d+", said)
            assert found is not None, said
            yield found[0]
        finally:
            house.terminate()
            house.communicate()
    assert house.returncode == 0


def move_at(base: str) -> float:
    """Read the page as a browser does, open a table, make a move; the moment at which it is acknowledged."""
    return asyncio.run(_move_at(base))


async def _move_at(base: str) -> float:
    async with aiohttp.ClientSession() as session:
        async with session.get(base + "/") as reply:
            page = await reply.text()
            assert reply.status == 200, page
        for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page):
            async with session.get(base + path) as reply:
                assert reply.status == 200, path
        async with session.post(base + "/api/tables", json={"setup": "blackwood 2", "name": "Ada"}) as reply:
            seated = await reply.json()
        async with session.ws_connect(base + "/ws") as line:
            return await asyncio.wait_for(_first_move(line, seated), PATIENCE)


async def _first_move(line: aiohttp.ClientWebSocketResponse, seated: dict[str, Any]) -> float:
    """A bot in the second seat, and an answer to the first question."""
    await line.send_json({"do": "hello", "table": seated["table"], "token": seated["token"], "lang": "en"})
    await line.send_json({"do": "seat_bot", "id": "bot", "seat": 1, "level": "child"})
    await line.send_json({"do": "start", "id": "start"})
    async for message in line:
        heard = json.loads(message.data)
        assert heard["is"] != "nack", heard
        if ask := heard.get("ask"):
            await line.send_json({"do": "answer", "id": "move", "ask": ask["ask"], "choice": ask["options"][0]})
        if heard["is"] == "ack" and heard["id"] == "move":
            return time.monotonic()
    raise AssertionError("hung up")
