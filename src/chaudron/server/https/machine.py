"""What this machine is called in its network, as far as it knows without asking anybody."""

import contextlib
import socket
from collections.abc import Iterable
from ipaddress import ip_address

from chaudron.server.http.hosts import LOCAL, is_address, is_name, own_names, plain
from chaudron.server.http.reach import FAR_AWAY
from chaudron.server.https.authority import Called

FAR_AWAY_TOO = "2001:db8::1"
"""The same for version 6 (RFC 3849)."""
THIS_MACHINE = ("127.0.0.1", "::1")


def called(more: Called) -> Called:
    """Names and addresses of this machine, and further ones by which people come."""
    mine = told([LOCAL, *own_names(), *THIS_MACHINE, *own_addresses()])
    return Called(mine.names | more.names, mine.addresses | more.addresses)


def told(texts: Iterable[str]) -> Called:
    """Names and addresses, as somebody gives them; what is neither, or is everywhere, is left out."""
    given = {plain(text).strip("[]") for text in texts}
    addresses = {ip_address(one) for one in given if is_any_address(one)}
    names = {one for one in given if not is_any_address(one) and is_name(one)}
    return Called(frozenset(names), frozenset(one for one in addresses if not one.is_unspecified))


def own_addresses() -> set[str]:
    """Those by which this machine would send, and those that its name has."""
    found = {sending_from(socket.AF_INET, FAR_AWAY), sending_from(socket.AF_INET6, FAR_AWAY_TOO)}
    with contextlib.suppress(OSError):
        found |= {str(one[4][0]).partition("%")[0] for one in socket.getaddrinfo(socket.gethostname(), None)}
    return found - {""}


def sending_from(family: socket.AddressFamily, far: str) -> str:
    """The address by which something would be sent that far; nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((far, 9))
            return str(asked.getsockname()[0]).partition("%")[0]
    except OSError:
        return ""


def is_any_address(text: str) -> bool:
    return is_address(text) or is_address(f"[{text}]")
