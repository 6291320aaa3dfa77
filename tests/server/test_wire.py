"""The wire alone, without a network: how much it works for what comes, counted and not timed."""

import asyncio
from typing import Any, SupportsIndex
from unittest import mock

import pytest

from chaudron import limits
from chaudron.server.sockets import wire
from chaudron.server.sockets.wire import CLOSE, PING, TEXT, Wire
from tests.server.rough import CONTINUED, framed

MANY = 2_000


class Copied(bytes):
    """Bytes that count how many of them are copied, wherever pieces of them go."""

    total = 0

    def __getitem__(self, place: Any) -> Any:
        piece = super().__getitem__(place)
        if isinstance(piece, int):
            return piece
        Copied.total += len(piece)
        return Copied(piece)

    def __add__(self, other: Any) -> "Copied":
        Copied.total += len(self) + len(other)
        return Copied(super().__add__(other))

    def __mul__(self, times: SupportsIndex) -> bytes:
        return bytes(self) * times


class Listener:
    """Hears everything; closes the wire after so many messages, if told to."""

    def __init__(self, closes_after: int = -1) -> None:
        self.heard: list[tuple[int, bytes]] = []
        self.closes_after = closes_after
        self.transport = mock.Mock(asyncio.Transport)
        self.transport.is_closing.return_value = False
        self.wire = Wire(self.transport, self)

    def received(self, kind: int, data: bytes) -> None:
        self.heard.append((kind, bytes(data)))
        if len(self.heard) == self.closes_after:
            self.wire.close(1008, "too_fast")

    def ended(self) -> None: ...


@pytest.fixture(autouse=True)
def counted() -> None:
    Copied.total = 0


def in_a_loop(listener: Listener, *chunks: bytes) -> None:
    """Let bytes come while an event loop runs."""

    async def come() -> None:
        for chunk in chunks:
            listener.wire.data_received(chunk)

    asyncio.run(come())


def parsed_by(listener: Listener, *chunks: bytes) -> int:
    """How many frames are unmasked of what comes."""
    with mock.patch.object(wire, "unmasked", wraps=wire.unmasked) as unmasked:
        in_a_loop(listener, *chunks)
    return unmasked.call_count


def test_nothing_is_parsed_after_the_connection_was_let_go() -> None:
    listener = Listener(closes_after=3)
    assert parsed_by(listener, framed(b"?", PING) * MANY, framed(b"?", PING) * MANY) == 3
    assert len(listener.heard) == 3


@pytest.mark.parametrize("closes_after", [-1, 3])
def test_nothing_is_parsed_after_a_goodbye(closes_after: int) -> None:
    """Whoever said goodbye first: the rest of what comes is not read."""
    listener = Listener(closes_after)
    goodbye = framed((1000).to_bytes(2, "big"), CLOSE)
    assert parsed_by(listener, framed(b"?", PING) * 3 + goodbye + framed(b"?", PING) * MANY) == (
        4 if closes_after < 0 else 3
    )
    assert len(listener.heard) == 3


def test_nothing_is_parsed_after_a_broken_frame() -> None:
    listener = Listener()
    assert parsed_by(listener, framed(b"?", PING) + framed(b"?", 0x7) + framed(b"?", PING) * MANY) == 1
    listener.transport.close.assert_called_once_with()


def test_who_is_let_go_hears_that_nothing_more_comes() -> None:
    """The other side's goodbye is not looked for, so ours ends the line: it hangs up, or is cut off after a while."""
    listener = Listener(closes_after=1)
    in_a_loop(listener, framed(b"?", PING))
    listener.transport.write_eof.assert_called_once_with()


@pytest.mark.parametrize("payload", [b"", b"?", b"x" * 125, b"y" * 126])
def test_many_frames_in_one_piece_are_copied_once(payload: bytes) -> None:
    data = framed(payload, TEXT) * MANY
    listener = Listener()
    in_a_loop(listener, Copied(data))
    assert listener.heard == [(TEXT, payload)] * MANY
    assert Copied.total <= 2 * len(data)


def test_a_message_that_comes_byte_by_byte_is_copied_a_few_times_at_most() -> None:
    data = framed(b"z" * 4_000, TEXT)
    listener = Listener()
    in_a_loop(listener, *[Copied(data[place : place + 1]) for place in range(len(data))])
    assert listener.heard == [(TEXT, b"z" * 4_000)]
    assert Copied.total <= 2 * len(data)


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 64, 1_000])
def test_however_frames_are_cut_they_say_the_same(size: int) -> None:
    messages = [b"", b"a", b"b" * 125, b"c" * 126, b"d" * limits.FRAME_BYTES]
    data = b"".join(framed(message, TEXT) + framed(b"!", PING) for message in messages)
    data += framed(b"one", TEXT, last=False) + framed(b"", PING) + framed(b"two", CONTINUED)
    listener = Listener()
    in_a_loop(listener, *[data[place : place + size] for place in range(0, len(data), size)])
    expected = [one for message in messages for one in ((TEXT, message), (PING, b"!"))]
    assert listener.heard == [*expected, (PING, b""), (TEXT, b"onetwo")]


def test_a_goodbye_to_somebody_who_is_already_gone_harms_nobody() -> None:
    """They hung up, and the event loop has not noticed yet: our half of the line cannot be ended any more."""
    listener = Listener(closes_after=1)
    listener.transport.write_eof.side_effect = OSError("not connected")
    in_a_loop(listener, framed(b"a", PING), framed(b"b", PING))
    assert [data for _, data in listener.heard] == [b"a"]
    assert listener.wire.is_closing
