"""What is around a house: where somebody comes from, and whether they may have meant us."""

from collections.abc import Mapping, Sequence
from ipaddress import IPv4Address, ip_address, ip_network
from urllib.parse import urlsplit

from chaudron.server.http.hosts import Hosts, name_in
from chaudron.server.http.reach import is_local
from chaudron.server.sockets.front import Visit


class Surroundings:
    """What is around a house."""

    def __init__(
        self, origins: Sequence[str] = (), proxies: int = 0, hosts: Hosts | None = None, is_https: bool = False
    ) -> None:
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        """Pages of these may connect beside our own."""
        self.proxies = proxies
        """So many that we trust stand before us."""
        self.hosts = hosts
        """The names it may be asked for; None: all, since a proxy sees to that."""
        self.is_https = is_https
        """It has a certificate, so that a page by plain http is ours on this machine alone."""

    def is_ours(self, visit: Visit) -> bool:
        """Does somebody ask for this house, by one of its names or by an address?"""
        return self.hosts is None or self.hosts.knows(visit.headers.get("Host", ""))

    def is_own_page(self, visit: Visit) -> bool:
        """Does somebody come from a page of this house, from one that was allowed, or from no page at all?"""
        origin = visit.headers.get("Origin")
        if origin is None or origin.lower() in self.origins:
            return True
        try:
            scheme, host, *_ = urlsplit(origin.lower())
        except ValueError:
            return False
        is_safe = not self.is_https or scheme == "https" or is_local(name_in(host))
        return is_safe and host == visit.headers.get("Host", "").lower()

    def origin_elsewhere(self, headers: Mapping[str, str]) -> str:
        """The origin of the page that asks, if it is one of those allowed beside our own."""
        origin = headers.get("Origin", "")
        return origin if origin.lower() in self.origins else ""

    def address(self, visit: Visit) -> str:
        """Where somebody comes from, as the outermost proxy that we trust saw it."""
        passed = [part.strip() for part in ",".join(visit.headers.getall("X-Forwarded-For", [])).split(",")]
        if self.proxies and len(passed) >= self.proxies and passed[-self.proxies]:
            return network(passed[-self.proxies])
        return network(visit.remote)


def network(address: str) -> str:
    """An address; of version 6 its network, since one person has as many addresses there as they like."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return address
    return str(known.ipv4_mapped or ip_network((known, 64), strict=False))
