"""The names by which a house may be asked for.

A page of somewhere else can have its own name point to this machine (DNS rebinding); to a browser it is then one page
with the house. What gives it away is the name that it asks for, since nobody can have ours point elsewhere.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

NAME = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
HOST = re.compile(r"(?P<name>\[[^\[\]]*\]|[^:]*)(:[0-9]+)?")
"""A name or an address, and perhaps a port."""
LOCAL = "localhost"
AT_HOME = ("local", "lan", "home.arpa", "internal")
"""Behind the name of a machine; nobody can have such a name on the open internet."""


class Hosts:
    """The names of a house. Addresses need none: nobody can have them point elsewhere."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = {LOCAL, *map(plain, names)}

    def knows(self, host: str) -> bool:
        """May somebody who asks for this host mean us? No browser asks for none."""
        name = name_in(host)
        return not host or name in self.names or name.endswith(f".{LOCAL}") or is_address(name)


def own_names(machine: str | None = None) -> set[str]:
    """The names of this machine, as far as they are known without asking anybody."""
    whole = plain(machine or socket.gethostname())
    first = whole.partition(".")[0]
    return {whole, first, *(f"{first}.{home}" for home in AT_HOME)} if first else set()


def name_in(host: str) -> str:
    """The name or address in a `Host` header; empty when there is none in it."""
    found = HOST.fullmatch(host)
    return plain(found["name"]) if found else ""


def plain(name: str) -> str:
    return name.lower().removesuffix(".")


def is_name(text: str) -> bool:
    """May a machine be called so?"""
    return NAME.fullmatch(plain(text)) is not None


def is_address(name: str) -> bool:
    is_new = name.startswith("[") and name.endswith("]")
    try:
        return ip_address(name[1:-1] if is_new else name).version == (6 if is_new else 4)
    except ValueError:
        return False
