"""Where somebody comes from, so that a host can keep a person out of a table.

What is written is a mark made with the secret of the table: it can be recognized there, and read nowhere.
"""

import hashlib
import hmac
from ipaddress import ip_address
from typing import NamedTuple

from msgspec import Struct

from chaudron import limits

DEVICE = "Chaudron-Device"
"""The head of a request in which a page names its device: a random text that it keeps."""


OWN_NETWORK = "::/64"


class Visitor(NamedTuple):
    """A device as its page names it, and an address; empty when it is not known."""

    device: str = ""
    address: str = ""


class Came(Struct, frozen=True, omit_defaults=True):
    """The marks of a visitor at one table, and the key that was shown, if any."""

    device: str = ""
    address: str = ""
    key: str = ""


NOBODY, UNKNOWN = Visitor(), Came()


def visitor(device: str, address: str) -> Visitor:
    """Whoever comes from this very machine has no address: behind a proxy that we do not know, that is everybody."""
    is_device = len(device) <= limits.TOKEN_LENGTH and device.isascii() and device.isprintable()
    return Visitor(device if is_device else "", "" if is_own_machine(address) else address)


def is_own_machine(address: str) -> bool:
    """An address as the doors tell it: of version 6 its network."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == OWN_NETWORK


def mark(secret: bytes, kind: str, text: str) -> str:
    """What is kept of a device or an address at the table with this secret."""
    return hmac.new(secret, f"chaudron/1 {kind} {text}".encode(), hashlib.sha256).hexdigest()[:32] if text else ""
