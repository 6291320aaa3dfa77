"""A player who chooses at random: takes a seat, plays one game, leaves. docs/protocol.md explains every message.

`python random_bot.py http://localhost:8600` opens a table for two and says its id; given the id, a second one joins.
"""

import argparse
import asyncio
import random
import sys

import aiohttp


async def sit_down(http, table):
    """Take a free seat, or open a table. The token of the seat is said only this once."""
    path, wish = (f"/api/tables/{table}/seats", {}) if table else ("/api/tables", {"setup": "belcastel 2"})
    async with http.post(path, json={"name": f"Random {random.randrange(10_000)}", **wish}) as answer:
        seated = await answer.json()
        return seated if answer.ok else sys.exit(seated["says"])


async def play(http, seated, pause):
    """Answer whatever is asked: True when the game is over, False when the line is lost."""
    async with http.ws_connect("/ws") as socket:
        await socket.send_json({"do": "hello", "table": seated["table"], "token": seated["token"]})
        async for message in socket:
            heard = message.json()
            shown = heard.get("shown", {"state": "as before"})
            if shown["state"] == "over" or (heard["is"] == "closing" and "again" not in heard):
                return print(heard.get("says", "over")) is None
            if shown["state"] == "open" and shown["host"] == seated["seat"] and all(shown["seats"]):  # {} is empty
                await socket.send_json({"do": "start", "id": "start"})
            if ask := heard.get("ask"):
                await asyncio.sleep(pause)  # a connection that sends too much is closed
                # When the line is lost the same question comes again, and so does its id: it is answered once.
                answer = {"do": "answer", "id": f"answer-{ask['ask']}", "ask": ask["ask"]}
                await socket.send_json({**answer, "choice": random.choice(ask["options"])})
    return False
