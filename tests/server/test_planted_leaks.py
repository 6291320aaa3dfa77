"""Every leak that is planted is found: proof that `test_secrecy` and `test_canaries` can fail."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import AbstractContextManager
from typing import Any, TypeVar
from unittest import mock

import msgspec
import pytest

from chaudron.games.belcastel import BELCASTEL, Belcastel
from chaudron.games.belcastel.view import view
from chaudron.kernel.game import View
from chaudron.kernel.sketch import Sketch
from chaudron.kernel.table import Table
from chaudron.room import disclosure, events
from chaudron.room.listeners import Listeners
from chaudron.room.room import Room
from chaudron.room.state import State
from chaudron.server.http import api
from chaudron.server.notify.webhook import Webhooks
from tests.server.open_house import OpenHouse, open_house, played
from tests.server.test_canaries import a_game
from tests.server.test_secrecy import (
    watch_a_commitment,
    watch_a_second_question,
    watch_hidden_answers,
    watch_the_only_one_asked,
)
from tests.server.witnesses import Leak

__all__ = ["open_house"]

F = TypeVar("F", bound=Callable[..., Any])
Plant = AbstractContextManager[Any]
Watch = Callable[[OpenHouse], Coroutine[Any, Any, None]]


def instead(owner: Any, name: str, made: Callable[[Any], Any]) -> Plant:
    """Put something else in the place of a function, made from what was there."""
    return mock.patch.object(owner, name, made(getattr(owner, name)))


# What may leak about answers


def choices_told() -> Plant:
    def made(about: F) -> Any:
        return lambda event, seat: about(event, seat) | {"choice": getattr(event, "choice", "")}

    return instead(disclosure, "about", made)


def hidden_answers_told() -> Plant:
    return instead(
        Listeners,
        "hear",
        lambda hear: lambda all_, state, event, row, heard: hear(all_, state, event, row._replace(only=None), heard),
    )


def numbers_of_the_journal() -> Plant:
    def made(welcome: F) -> Any:
        return lambda all_, state, *given: msgspec.structs.replace(welcome(all_, state, *given), n=state.sitting.seq)

    return instead(Listeners, "welcome", made)


def questions_numbered_by_the_journal() -> Plant:
    return instead(State, "_note_asks", lambda note: lambda room, row: _note_by_journal(note, room, row))


def _note_by_journal(note: Callable[[State, Any], None], room: State, row: Any) -> None:
    anew = room.asked_anew
    note(room, row)
    for seat in anew:
        room.sitting.asked[seat] = row.seq


def clocks_set_anew() -> Plant:
    return instead(State, "_note_asks", lambda note: lambda room, row: note(room, row._replace(only=None)))


def only_those_pending_who_have_not_answered() -> Plant:
    return mock.patch.object(Table, "pending_in_public", property(lambda table: table.pending_seats))


def an_undo_that_knows_more() -> Plant:
    return instead(State, "why_not_undo", lambda _: lambda room, seat: ("nothing", "chance")[room.sitting.seq % 2])


def reasons_that_know_more() -> Plant:
    return instead(
        BELCASTEL.table_class, "why_not", lambda why: lambda table, *given: _with_asks(table, why(table, *given))
    )


def _with_asks(table: Table, reason: Any) -> Any:
    return reason._replace(details={"asked": len(table.asks)})


def a_sign_of_life() -> Plant:
    """Everybody is told who is here whenever anybody answers."""
    return instead(Room, "_tell", lambda tell: lambda room, *given: [*tell(room, *given), room._here()])


def in_views(add: Callable[[Any, Any], None]) -> Plant:
    """Views that hold more than they should."""

    def more(game: Belcastel, table: Any, viewer: int | None) -> View:
        found = view(table, viewer)
        add(found, table)
        return found

    return mock.patch.multiple(Belcastel, view=more, sketches=lambda game, table, viewers: None)


def questions_in_views() -> Plant:
    return in_views(lambda view, table: view.update(asked={str(s): str(ask.options) for s, ask in table.asks.items()}))


ABOUT_ANSWERS: list[tuple[Callable[[], Plant], Watch]] = [
    (choices_told, watch_a_commitment),
    (hidden_answers_told, watch_hidden_answers),
    (numbers_of_the_journal, watch_hidden_answers),
    (questions_numbered_by_the_journal, watch_a_second_question),
    (clocks_set_anew, watch_the_only_one_asked),
    (only_those_pending_who_have_not_answered, watch_hidden_answers),
    (an_undo_that_knows_more, watch_hidden_answers),
    (reasons_that_know_more, watch_hidden_answers),
    (a_sign_of_life, watch_hidden_answers),
    (questions_in_views, watch_hidden_answers),
]


@pytest.mark.parametrize(("plant", "watch"), ABOUT_ANSWERS)
@played
async def test_a_leak_about_answers_is_found(house: OpenHouse, plant: Callable[[], Plant], watch: Watch) -> None:
    with plant(), pytest.raises(Leak):
        await watch(house)


# What may leak about people and tables


def webhooks_shown() -> Plant:
    return instead(State, "shown", lambda shown: lambda room, host: shown(room, True))


def keys_shown() -> Plant:
    return mock.patch.object(events.Keyed, "shown", ("seat", "key"))


def secrets_shown() -> Plant:
    def made(carry_out: F) -> Any:
        def told(room: State, *given: Any) -> Any:
            event, only = carry_out(room, *given)
            event.secret = room.secret.hex()
            return event, only

        return told

    return instead(State, "carry_out", made)


def bags_in_changes() -> Plant:
    """Whole views hold no more than they should, what is told of their changes does."""

    def sketches(made: Any) -> Any:
        def shown(game: Belcastel, table: Any, viewers: Iterable[int | None]) -> list[Sketch]:
            found: list[Sketch] = made(game, table, viewers)
            for sketch in found:
                for seat, mine in enumerate(table.seats):
                    sketch.values[2 + 2 * seat] = (tuple(mine.bag), *sketch.values[2 + 2 * seat][1:])
            return found

        return shown

    return instead(Belcastel, "sketches", sketches)


def bags_shown() -> Plant:
    return in_views(lambda view, table: view["seats"][1].update(bag=[chip.name for chip in table.seats[1].bag]))


def tokens_logged() -> Plant:
    return instead(api, "new_token", lambda new: lambda: _logged(new()))


def webhooks_logged() -> Plant:
    return instead(Webhooks, "send", lambda send: lambda webhooks, url, *given: send(webhooks, _logged(url), *given))


def tables_logged() -> Plant:
    return instead(State, "next_row", lambda row: lambda room, *given: (_logged(room.id), row(room, *given))[1])


def _logged(text: str) -> str:
    logging.getLogger("chaudron.planted").debug("as it happens: %s", text)
    return text


ABOUT_TABLES = [
    webhooks_shown,
    keys_shown,
    secrets_shown,
    bags_shown,
    bags_in_changes,
    tokens_logged,
    webhooks_logged,
    tables_logged,
]


@pytest.mark.parametrize("plant", ABOUT_TABLES)
def test_a_leak_about_people_and_tables_is_found(plant: Callable[[], Plant], store: str) -> None:
    with plant(), pytest.raises(Leak):
        asyncio.run(a_game(store, "belcastel 4", 3))
