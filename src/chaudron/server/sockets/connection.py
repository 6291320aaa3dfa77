"""A listener as the server has it: something that can be sent to."""

from typing import Protocol

from chaudron.room.effects import Listener


class Connection(Listener, Protocol):
    """Never waits for the other side."""

    is_phone: bool

    def send(self, frame: bytes) -> None:
        """Send, or give up a connection that is too slow."""

    def let_go(self, code: str) -> None:
        """End the connection."""
