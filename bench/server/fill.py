"""A store with many tables in it: two people each, left somewhere in a game, written as the house writes them."""

import asyncio
import random
from typing import NamedTuple

from bench.server.tables import DRAW, DRAWN, NAMES
from chaudron import protocol
from chaudron.room import decisions
from chaudron.room.opening import Opening, open_table
from chaudron.room.state import key_of
from chaudron.server import clock
from chaudron.server.http.api import new_token
from chaudron.server.store import Store
from chaudron.server.store.address import open_store

MOVES = 80
"""From none at the first table to so many at the last."""
AT_ONCE = 200


class Stored(NamedTuple):
    """A table that was stored, and the right to a seat at it."""

    table: str
    token: str


async def fill(address: str, tables: int) -> Stored:
    """Store so many tables; one from the middle."""
    store, chance, stored = open_store(address), random.Random(1), []
    await store.open("fill", shared=False)
    try:
        for begin in range(0, tables, AT_ONCE):
            numbers = range(begin, min(tables, begin + AT_ONCE))
            stored += await asyncio.gather(*[write(store, number * MOVES // tables, chance) for number in numbers])
    finally:
        await store.close()
    return stored[len(stored) // 2]


async def write(store: Store, moves: int, chance: random.Random) -> Stored:
    token = new_token()
    opening = open_table(protocol.NewTable(setup="belcastel 2", name=NAMES[0]), key_of(token), clock.now())
    opening.happen(decisions.join(opening.state, protocol.Join(NAMES[1]), key_of(new_token())))
    opening.start()
    for move in range(moves):
        answer(opening, f"{move}", chance)
    if not await store.create(opening.finished(), opening.rows):
        raise RuntimeError("a table was there already")
    return Stored(opening.state.id, token)


def answer(opening: Opening, move: str, chance: random.Random) -> None:
    """Let a seat that is asked answer; nothing when the game is over."""
    room = opening.state
    if room.table is None or not room.table.asks:
        return
    seat = chance.choice(list(room.table.asks))
    options = [str(option) for option in room.table.asks[seat].options]
    choice = DRAW if DRAW in options and chance.random() < DRAWN else chance.choice(options)
    event, only = decisions.give_answer(room, seat, decisions.Given(choice))
    opening.rows.append(room.happen(event, only, seat, move))
