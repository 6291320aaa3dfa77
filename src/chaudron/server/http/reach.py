"""Whether the phones of other people can come to a house, by which address, and how to let them in."""

import contextlib
import errno
import os
import socket
from collections.abc import Mapping
from ipaddress import ip_address
from typing import TYPE_CHECKING, NamedTuple

from chaudron.server.http.hosts import LOCAL

if TYPE_CHECKING:
    from chaudron.server.running import Config

USUAL_PORT = 8600
EVERYWHERE = "0.0.0.0"  # noqa: S104 - named here, chosen by whoever runs the house
OWN_COMMAND = "CHAUDRON_OPEN_COMMAND"
"""In the environment, the command that opens this house to others: whoever ran `make play` has no `chaudron`."""
FAR_AWAY = "192.0.2.1"
"""An address that nobody has (RFC 5737). Nothing is sent to it; the machine only says by which of its own it would."""


class Reach(NamedTuple):
    """Who can come."""

    alone: bool = False
    """Only this machine can."""
    address: str = ""
    """By which others come, as far as the house knows; a page that was opened by another name knows better."""
    command: str = ""
    """Opens the house to others, where it is not."""
    gate: bool = False
    """Whoever comes by plain http is shown how to trust the house, or sent on if they do: links begin there."""


def reach_of(config: "Config", port: int, environment: Mapping[str, str] = os.environ) -> Reach:
    """Who can come to a house that listens on a port."""
    scheme, gate = "http" if config.https is None else "https", config.https is not None and config.https.is_own
    if is_everywhere(config.host) and config.proxies:  # others come by the proxy, whose name their page knows
        return Reach()
    if is_everywhere(config.host):
        mine = certified(config) or named_address(config.host_names) or own_address()
        return Reach(address=f"{scheme}://{mine}:{port}" if mine else "", gate=gate)
    if not is_local(config.host):
        return Reach(address=f"{scheme}://{certified(config) or bracketed(config.host)}:{port}", gate=gate)
    if config.proxies or config.host_names:  # others come by a proxy, whose name their page knows
        return Reach()
    return Reach(alone=True, command=environment.get(OWN_COMMAND) or command_for(port))


def certified(config: "Config") -> str:
    """The name that a certificate of somebody else's stands for: by any other, browsers would refuse it."""
    if config.https is None or config.https.is_own:
        return ""
    return config.https.name or next(iter(config.host_names), "")


def named_address(names: list[str]) -> str:
    """The first address among the names given: a machine in a container does not know the one around it."""
    for name in names:
        with contextlib.suppress(ValueError):
            address = ip_address(name.strip("[]"))
            if not address.is_loopback:
                return bracketed(str(address))
    return ""


def command_for(port: int) -> str:
    named = "" if port == USUAL_PORT else f" --port {port}"
    return f"chaudron serve --host {EVERYWHERE}{named}"


def is_local(host: str) -> bool:
    """Does only this machine reach what listens here?"""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == LOCAL or host.lower().endswith(f".{LOCAL}")


def is_everywhere(host: str) -> bool:
    try:
        return ip_address(host.strip("[]")).is_unspecified
    except ValueError:
        return False


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def own_address() -> str:
    """The address of this machine in its network; empty when it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            asked.connect((FAR_AWAY, 9))
            mine = str(asked.getsockname()[0])
    except OSError:
        return ""
    return "" if is_local(mine) or is_everywhere(mine) else mine


def why_not(error: OSError) -> str:
    """The words for why nothing can listen at a place."""
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return "serve-no-address"
    if error.errno == errno.EADDRINUSE:
        return "serve-port-taken"
    return "serve-port-forbidden" if error.errno in (errno.EACCES, errno.EPERM) else "serve-no-port"
