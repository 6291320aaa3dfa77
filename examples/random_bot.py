"""A player who chooses at random: takes a seat, plays one game, leaves. docs/protocol.md explains every message.

`python random_bot.py http://localhost:8600` opens a table for two and says its id; given the id, a second one joins.
"""

import asyncio
import random
import sys
from contextlib import suppress

import aiohttp


async def play(http, seated, pause):
    """Answer whatever is asked until the game is over; come back whenever the line is lost."""
    while True:
        with suppress(aiohttp.ClientError):
            async with http.ws_connect("/ws", heartbeat=20) as ws:
                await ws.send_json({"do": "hello", "table": seated["table"], "token": seated["token"]})
                async for message in ws:
                    heard = message.json()
                    shown = heard.get("shown", {"state": "as before"})
                    if shown["state"] == "over" or (heard["is"] == "closing" and "again" not in heard):
                        return heard.get("says", "over")
                    # The host starts when no seat is empty: an empty one is shown as {}.
                    if shown["state"] == "open" and shown["host"] == seated["seat"] and all(shown["seats"]):
                        await ws.send_json({"do": "start", "id": "start"})
                    if ask := heard.get("ask"):
                        await asyncio.sleep(pause)  # a connection that sends too much is closed
                        # A question that comes again after a lost line gets the same id: it is answered once.
                        answer = {"do": "answer", "id": f"answer-{ask['ask']}", "ask": ask["ask"]}
                        await ws.send_json({**answer, "choice": random.choice(ask["options"])})
        await asyncio.sleep(1)


async def main(house, table="", pause="0.1"):
    """Take a free seat at a table, or open one; the token of the seat is said only this once."""
    path, wish = (f"/api/tables/{table}/seats", {}) if table else ("/api/tables", {"setup": "belcastel 2"})
    async with aiohttp.ClientSession(house) as http:
        answer = await http.post(path, json={"name": f"Random {random.randrange(10_000)}", **wish})
        seated = await answer.json()
        print(f"table {seated['table']}" if answer.ok else sys.exit(seated["says"]), flush=True)
        print(await play(http, seated, float(pause)))


asyncio.run(main(*sys.argv[1:]))
