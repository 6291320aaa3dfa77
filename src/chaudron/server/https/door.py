"""One port for both: who speaks TLS comes to the house, who speaks plainly to the page that explains how (`gate`).

On the machine of the house itself it is open plainly too, as browsers want it: there `http://localhost` counts as safe.
"""

import asyncio
import contextlib
import logging
import math
import socket
from collections.abc import Callable, Coroutine
from typing import Any

from chaudron import limits
from chaudron.room.refusal import Refusal
from chaudron.server.http.app import Doors
from chaudron.server.http.reach import is_local
from chaudron.server.https.certificates import Certificates
from chaudron.server.sockets.front import FrontDoor
from chaudron.terminal.trouble import Trouble

log = logging.getLogger("chaudron.https")

Http = Callable[[], asyncio.Protocol]

TLS = b"\x16"
"""The first byte of whoever speaks TLS; no request begins with it."""
LOOK_SECONDS = 60.0
"""How often it is looked whether the certificate is to be renewed."""
OUT_OF_ROOM_SECONDS = 0.1


class PlainDoor(FrontDoor):
    """A connection to the page that explains; it carries no socket."""

    __slots__ = ()

    def data_received(self, data: bytes) -> None:
        if self.inner is not None:
            self.inner.data_received(data)
        elif self.line is not None:
            self.seen = data
            self._show_to_http()


class SecureDoor:
    """Accepts connections, and shows each to where it belongs."""

    def __init__(self, bound: socket.socket, doors: Doors, certificates: Certificates, house: Http, gate: Http) -> None:
        self.bound, self.doors, self.certificates, self.house, self.gate = bound, doors, certificates, house, gate
        self.told_of_no_room = -math.inf
        """When it was last told that nobody can come in."""
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def sockets(self) -> tuple[socket.socket, ...]:
        """Where it listens, as servers of asyncio tell it."""
        return (self.bound,)

    def open(self) -> None:
        self.bound.setblocking(False)
        self.bound.listen(1024)
        self._begin(self._accept())

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.bound.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                came, address = await loop.sock_accept(self.bound)
            except OSError as error:  # no descriptors are left, or somebody hung up at once
                self._tell_of_no_room(error)
                await asyncio.sleep(OUT_OF_ROOM_SECONDS)
            else:
                self._begin(self._receive(came, str(address[0])))

    def _tell_of_no_room(self, error: OSError) -> None:
        """Once in a while, and not every time."""
        now = asyncio.get_running_loop().time()
        if now - self.told_of_no_room >= limits.TOLD_SECONDS:
            log.warning("nobody can come in: %s", error)
            self.told_of_no_room = now

    async def _receive(self, came: socket.socket, remote: str) -> None:
        """Count a line from the beginning: whoever says nothing, or agrees on no key, holds one too.

        Nobody knows yet what they speak, so whoever is refused is hung up on without a word; the log tells of it.
        """
        try:
            line = self.doors.pick_up(remote)
        except Refusal:
            came.close()
            return
        front = FrontDoor(self.doors, self.house, line)
        try:
            await self._show_in(came, remote, front)
        except OSError:  # they hung up, took too long, or do not trust us
            self._hang_up(came, front)
        except BaseException:
            self._hang_up(came, front)
            raise

    def _hang_up(self, came: socket.socket, front: FrontDoor) -> None:
        came.close()
        if (line := front.let_go()) is not None:
            self.doors.hang_up(line)

    async def _show_in(self, came: socket.socket, remote: str, front: FrontDoor) -> None:
        came.setblocking(False)
        async with asyncio.timeout(limits.HELLO_SECONDS):
            first = await first_byte(came)
        loop = asyncio.get_running_loop()
        if first == TLS:
            await loop.connect_accepted_socket(
                lambda: front,
                came,
                ssl=self.certificates.context,
                ssl_handshake_timeout=limits.HELLO_SECONDS,
            )
        elif is_local(remote):
            await loop.connect_accepted_socket(lambda: front, came)
        elif first:
            await loop.connect_accepted_socket(lambda: PlainDoor(self.doors, self.gate, front.let_go()), came)
        else:
            self._hang_up(came, front)

    async def keep_fresh(self) -> None:
        """Renew the certificate while the house is open, or take the one that somebody else has renewed."""
        told = ""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if await asyncio.to_thread(self.certificates.refresh):
                    log.info("a new certificate, until %s", self.certificates.certificate.not_valid_after_utc.date())
                told = ""
            except Trouble as trouble:  # it may be only half written; what we have holds meanwhile
                if str(trouble) != told:
                    log.exception("the certificate could not be renewed")
                told = str(trouble)


async def first_byte(came: socket.socket) -> bytes:
    """The first byte that comes, which stays where it is; none if they hang up."""
    loop = asyncio.get_running_loop()
    ready = loop.create_future()
    loop.add_reader(came, ready_once, ready)
    try:
        await ready
    finally:
        loop.remove_reader(came)
    return came.recv(1, socket.MSG_PEEK)


def ready_once(ready: "asyncio.Future[None]") -> None:
    with contextlib.suppress(asyncio.InvalidStateError):
        ready.set_result(None)
