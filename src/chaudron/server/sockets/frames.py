"""Messages as WebSocket frames. A frame is made once for everybody who hears the same."""

import struct

import msgspec

from chaudron.protocol import Message

TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""The first byte of a whole message, of a ping, and of the answer to one."""

encode = msgspec.json.Encoder().encode
_LONG, _LONGEST = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack


def framed(message: Message) -> bytes:
    """A message as it is sent."""
    return frame(encode(message))


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A payload with the head that RFC 6455 gives it; what a server sends is not masked."""
    length = len(payload)
    if length < 126:
        return bytes((kind, length)) + payload
    if length < 1 << 16:
        return _LONG(kind, 126, length) + payload
    return _LONGEST(kind, 127, length) + payload
