"""A slow line between a browser and a house, as on a phone far from any mast: for pages, sockets and workers alike."""

import asyncio
from dataclasses import dataclass

ROUND_TRIP_SECONDS = 0.4
BYTES_PER_SECOND = 400_000 / 8
PACKET = 1500


class Way:
    """One direction. All connections share it, packet by packet."""

    def __init__(self) -> None:
        self.free_at = 0.0

    def pass_on(self, size: int) -> float:
        """When the last byte of a packet will have left that waits from now on."""
        self.free_at = max(self.free_at, asyncio.get_running_loop().time()) + size / BYTES_PER_SECOND
        return self.free_at


@dataclass
class SlowLine:
    """Passes everything on to a port of this machine, from one of its own."""

    port: int

    async def open(self) -> None:
        self.there, self.back = Way(), Way()
        self.talks = set[asyncio.Task[None]]()
        self.server = await asyncio.start_server(self._begin, "127.0.0.1", 0)

    async def close(self) -> None:
        self.server.close()
        for talk in self.talks:
            talk.cancel()
        await asyncio.gather(*self.talks, return_exceptions=True)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talk = asyncio.create_task(self._talk(reader, writer))
        self.talks.add(talk)
        talk.add_done_callback(self.talks.discard)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(ROUND_TRIP_SECONDS)  # a connection is made by asking and being answered
        house_reader, house_writer = await asyncio.open_connection("127.0.0.1", self.port)
        async with asyncio.TaskGroup() as both:
            both.create_task(carry(reader, house_writer, self.there))
            both.create_task(carry(house_reader, writer, self.back))


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way) -> None:
    """Everything that comes, later; the next packet waits until this one has left."""
    loop = asyncio.get_running_loop()
    try:
        while packet := await reader.read(PACKET):
            left_at = way.pass_on(len(packet))
            loop.call_at(left_at + ROUND_TRIP_SECONDS / 2, writer.write, packet)
            await asyncio.sleep(left_at - loop.time())
    except ConnectionError:
        pass  # the other side has gone
    loop.call_later(ROUND_TRIP_SECONDS / 2, writer.close)
