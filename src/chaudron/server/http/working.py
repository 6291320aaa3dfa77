"""What has to be worked out before it can be answered: beside the loop, or by a job process."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar

from chaudron import protocol
from chaudron.room import responses
from chaudron.room.picture import Picture
from chaudron.room.refusal import Refusal
from chaudron.room.requests import SHELF, of_shelf
from chaudron.server.http.call import Call
from chaudron.server.jobs.background import Busy, Closed, Undone

T = TypeVar("T")


def on_shelf(path: str) -> Callable[[Call], Awaitable[Any]]:
    """What the shelf answers, beside the loop: words have to be loaded and examples played."""

    @wraps(SHELF[path])
    async def handler(call: Call) -> Any:
        return await asyncio.to_thread(of_shelf, path, call)

    return handler


async def worked_out(work: Awaitable[T]) -> T:
    """By a job process; raises `Refusal`."""
    try:
        return await work
    except (Busy, Closed) as error:
        raise Refusal("busy") from error
    except Undone as error:
        raise Refusal("failed") from error


async def drawn(call: Call, picture: Picture) -> protocol.Board:
    """A view as text, as wide as it is wanted."""
    n, view, names, ask = picture
    board = call.doors.jobs.board(view, call.lang, names, call.width, call.flag("linear"), ask)
    return responses.board(n, await worked_out(board), ask)
