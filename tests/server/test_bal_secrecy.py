"""[BAL-2.3] Nobody can tell from the wire who holds a reaction card, nor who passes and who is silent.

The same window of a strict table in four worlds: a witch holds the card or not, and passes or says nothing. The others
keep every byte and ask everything there is to ask, while the window is open and after it has closed. Of every moment
they are told, its class is compared: before the end of the window, between its end and its closing, or at its closing.
"""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import product
from unittest import mock

import pytest

from chaudron.games.bal import cards, windows
from chaudron.games.bal import setup as bal_setup
from chaudron.games.bal.components import CARD, NANANERE
from chaudron.games.bal.table import Table
from chaudron.kernel.rule import Together
from chaudron.protocol import Settings
from chaudron.room import answering
from chaudron.room.state import State
from chaudron.room.windows import SILENCE_SECONDS
from tests.server.open_house import OpenHouse, open_house, played
from tests.server.witnesses import Found, Leak, Person, answer, noticed, same, seated
from tests.server.worlds import Scene, prepared

__all__ = ["open_house"]

SETUP = "bal 4 first_player=0"
SECRET = bytes(31) + b"\x02"
HOLDER = 2
WINDOW = 3
MOMENT = re.compile(r"\b\d{13}\b")


@contextmanager
def holding(card: str) -> Iterator[None]:
    """When all cards are dealt, the holder changes one for this card, which lies in the draw pile."""
    draw = cards.draw

    def dealt(table: Table, seat: int, number: int, cause: str) -> int:
        drawn = draw(table, seat, number, cause)
        if seat == table.clockwise(table.first)[-1]:
            _exchange(table, card)
        return drawn

    with mock.patch.object(bal_setup, "draw", dealt):
        yield


def _exchange(table: Table, card: str) -> None:
    hand = table.seats[HOLDER].hand
    given, taken = hand[0], CARD[card]
    hand.remove(given)
    table.pile.remove(taken)
    hand.append(taken)
    table.pile.append(given)
    hand.sort()
    table.pile.sort()


def classed(found: Found, opened: int) -> Found:
    """What everybody noticed, with the class of each moment in its place."""
    end, closing = opened + round(WINDOW * 1000), opened + round((WINDOW + SILENCE_SECONDS) * 1000)

    def name(match: re.Match[str]) -> str:
        at = int(match[0])
        if at in (end, closing):
            return "the end" if at == end else "the closing"
        return "before" if at <= opened else "open" if at < end else "closing" if at < closing else "after"

    return {seat: [MOMENT.sub(name, text) for text in texts] for seat, texts in found.items()}


async def in_world(house: OpenHouse, holds: bool, passes: bool) -> Found:
    """What all others notice of the window in which a turn may be stolen."""
    with holding("nananere" if holds else "tresor"):
        new = prepared(Scene(SECRET, setup=SETUP), Settings(window=WINDOW, strict=True))
    people = await seated(house, new)
    opened = new.state.beat_began() or 0
    others = {seat: person for seat, person in people.items() if seat != HOLDER}
    for seat, person in sorted(people.items(), key=lambda one: one[0] != HOLDER):
        may_pass = person.ask is not None and "pass" in person.ask["options"]
        if may_pass and (passes or seat != HOLDER):
            await answer(person, "pass")
    open_ = await told(others)
    await asyncio.sleep(max(0.0, opened / 1000 + WINDOW + SILENCE_SECONDS - time.time()) + 0.05)
    closed = await noticed(others)
    return classed({seat: open_[seat] + closed[seat] for seat in others}, opened)


async def told(people: dict[int, Person]) -> Found:
    """What they are told, and what they see when they look; the window is too short for all their questions."""
    found = {}
    for seat, person in people.items():
        texts = [*await person.frames(), await person.look(""), await person.look("/prospects")]
        found[seat] = [text.replace(person.table, "table") for text in texts]
    return found


async def watch_a_window(house: OpenHouse) -> None:
    one, *others = await asyncio.gather(*[in_world(house, *world) for world in product((False, True), repeat=2)])
    for other in others:
        same(one, other)


@played
async def test_nobody_notices_who_holds_a_reaction_card(house: OpenHouse) -> None:
    """[BAL-2.3] Nor who passes, who lets the time run out, or who was the last."""
    await watch_a_window(house)


# Every leak that is planted is found


def only_holders_are_asked() -> AbstractContextManager[object]:
    def made(table: Table, slot: int) -> Together | None:
        window = windows.carabosse_window(table, slot)
        asked = [] if window is None else [seat for seat in window.branches if NANANERE in table.seats[seat].hand]
        return (
            None
            if window is None or not asked
            else Together({seat: window.branches[seat] for seat in asked}, sealed=True)
        )

    return mock.patch("chaudron.games.bal.turn.carabosse_window", made)


def a_window_that_closes_with_the_last_answer() -> AbstractContextManager[object]:
    return mock.patch.object(State, "_window", return_value=0.0)


def the_last_one_hears_of_the_end_alone() -> AbstractContextManager[object]:
    return mock.patch.object(answering, "_note", return_value=None)


@pytest.mark.parametrize(
    "plant",
    [only_holders_are_asked, a_window_that_closes_with_the_last_answer, the_last_one_hears_of_the_end_alone],
)
@played
async def test_a_planted_leak_is_noticed(house: OpenHouse, plant: Callable[[], AbstractContextManager[object]]) -> None:
    """[BAL-2.3] Proof that the check above can fail."""
    with plant(), pytest.raises(Leak):
        await watch_a_window(house)
