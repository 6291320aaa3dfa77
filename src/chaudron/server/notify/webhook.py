"""Notices posted to an address that the host of a table gave.

Whoever may name an address must not reach, through the server, what only the server can reach. So an address is
checked as text (`check_url`), and whatever it leads to is checked again at the very socket that is opened (`Courier`).
The address is a secret of the host: of all of it, only the name of the server is ever logged.
"""

import asyncio
import logging
import socket
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

import aiohttp
import msgspec
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

LONGEST_URL = 500
HTTPS_PORT, FIRST_FREE_PORT = 443, 1024
"""Below 1024 live services that no notice is meant for: mail, shells, files."""
QUEUE = 256
"""So many notices wait; a further one takes the place of the oldest."""
AT_ONCE, AT_ONCE_PER_HOST = 8, 2
"""One slow server keeps only its own notices waiting."""
TIMEOUT_SECONDS = 10.0
BACK_OFF_SECONDS = 2.0
NAT64 = IPv6Network("64:ff9b::/96")
GLOBAL_UNICAST = IPv6Network("2000::/3")

log = logging.getLogger(__name__)


class BadWebhook(ValueError):
    """An address that no notice may be sent to: a key for the words, and the details (never the address itself)."""

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(f"{key}: {details}")
        self.key, self.details = key, details


class PrivateAddress(OSError):
    """What should be out in the internet is an address of somebody's own network."""


# What can be told from the text


def check_url(text: str, allow_local: bool = False) -> URL:
    """The address as the HTTP client itself understands it; `allow_local` allows http, any port and any network."""
    if len(text) > LONGEST_URL:
        raise BadWebhook("too_long", limit=LONGEST_URL)
    url = _parsed(text)
    if url.scheme != "https" and not (allow_local and url.scheme == "http"):
        raise BadWebhook("not_https")
    if not url.raw_host:
        raise BadWebhook("no_host")
    if url.raw_user is not None or url.raw_password is not None:
        raise BadWebhook("has_credentials")
    _check_port(url.port or 0, allow_local)
    if not allow_local and _names_private_address(url.raw_host):
        raise BadWebhook("private_address", host=url.raw_host)
    return url


def _parsed(text: str) -> URL:
    if not text.isprintable() or " " in text:
        raise BadWebhook("bad_url")
    try:
        return URL(text)
    except ValueError as wrong:
        # Not chained: its words may quote the address.
        raise BadWebhook("bad_port" if "port" in str(wrong).lower() else "bad_url") from None


def _check_port(port: int, allow_local: bool) -> None:
    if port == 0 or not (allow_local or port == HTTPS_PORT or port >= FIRST_FREE_PORT):
        raise BadWebhook("bad_port")


def _names_private_address(host: str) -> bool:
    if f".{host.rstrip('.')}".endswith(".localhost"):
        return True
    try:
        ip_address(host)
    except ValueError:
        return False
    return not is_public(host)


def is_public(address: str) -> bool:
    """Whether an IP address is that of one machine in the open internet."""
    plain = _plain(ip_address(address))
    if isinstance(plain, IPv6Address) and plain not in GLOBAL_UNICAST:
        return False
    return plain.is_global and not plain.is_multicast


def _plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """An address, or the IPv4 address that it carries: what is sent to ::ffff:127.0.0.1 arrives at 127.0.0.1."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(address.packed[-4:])
    return address.ipv4_mapped or address.sixtofour or address


# What an address leads to


class PublicResolver(AbstractResolver):
    """Finds the addresses of a name, and refuses the name if a single one of them is not public."""

    def __init__(self, inner: AbstractResolver) -> None:
        self._inner = inner

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await self._inner.resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise PrivateAddress(host)
        return found

    async def close(self) -> None:
        await self._inner.close()


def public_socket(info: tuple[Any, Any, int, str, tuple[Any, ...]]) -> socket.socket:
    """A socket for a public address only: addresses that were never a name pass no resolver, but they pass here."""
    family, kind, protocol, _, address = info
    if not is_public(address[0]):
        raise PrivateAddress(address[0])
    return socket.socket(family, kind, protocol)


class Courier:
    """Posts to addresses that strangers gave. It is not led on by redirects, and reads no more than the status."""

    def __init__(
        self, allow_local: bool = False, resolver: AbstractResolver | None = None, seconds: float = TIMEOUT_SECONDS
    ) -> None:
        self.allow_local = allow_local
        self._resolver, self._seconds = resolver, seconds
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: URL, body: bytes, headers: Mapping[str, str]) -> int | None:
        """The status that came back, None when none did."""
        if self._session is None:
            self._session = self._new_session()
        try:
            async with self._session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
                return answer.status
        except (aiohttp.ClientError, OSError, ValueError) as wrong:
            # Of what went wrong only the kind is told: the words may quote the address.
            log.info("no answer from %s: %s", url.raw_host, type(wrong.__cause__ or wrong).__name__)
            return None

    def _new_session(self) -> aiohttp.ClientSession:
        return aiohttp.ClientSession(
            connector=self._new_connector(),
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=self._seconds),
            headers={"User-Agent": "Chaudron"},
            auto_decompress=False,
        )

    def _new_connector(self) -> aiohttp.TCPConnector:
        resolver = self._resolver or aiohttp.ThreadedResolver()
        if self.allow_local:
            return aiohttp.TCPConnector(resolver=resolver)
        return aiohttp.TCPConnector(resolver=PublicResolver(resolver), socket_factory=public_socket)

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None


# Notices


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _Notice:
    """What waits to be posted; without a repr, so that no log shows its address."""

    url: URL
    body: bytes

    @property
    def host(self) -> str:
        return self.url.raw_host or ""


class Webhooks:
    """Posts notices in the background: each at most twice, in no certain order, a few at a time."""

    def __init__(
        self,
        *,
        allow_local: bool = False,
        resolver: AbstractResolver | None = None,
        seconds: float = TIMEOUT_SECONDS,
        back_off: float = BACK_OFF_SECONDS,
    ) -> None:
        self.sent = self.failed = self.dropped = 0
        self._courier = Courier(allow_local, resolver, seconds)
        self._back_off = back_off
        self._waiting: deque[_Notice] = deque()
        self._under_way: dict[asyncio.Task[None], str] = {}
        """Each with the host that it keeps busy."""

    def send(self, url: str, payload: Mapping[str, Any]) -> None:
        """Post a payload as JSON, some time soon; whatever goes wrong is only counted."""
        try:
            notice = _Notice(check_url(url, self._courier.allow_local), msgspec.json.encode(payload))
        except BadWebhook as bad:
            log.info("webhook not called: %s", bad.key)
            self.failed += 1
            return
        if len(self._waiting) == QUEUE:
            self._waiting.popleft()
            self.dropped += 1
        self._waiting.append(notice)
        self._start()

    def _start(self) -> None:
        while len(self._under_way) < AT_ONCE and (notice := self._next()):
            self._waiting.remove(notice)
            task = asyncio.get_running_loop().create_task(self._deliver(notice))
            self._under_way[task] = notice.host
            task.add_done_callback(self._ended)

    def _next(self) -> _Notice | None:
        """The oldest notice whose host is not busy."""
        busy = list(self._under_way.values())
        return next((notice for notice in self._waiting if busy.count(notice.host) < AT_ONCE_PER_HOST), None)

    def _ended(self, task: asyncio.Task[None]) -> None:
        del self._under_way[task]
        self._start()

    async def _deliver(self, notice: _Notice) -> None:
        status = await self._post(notice)
        if status is None or status >= 500:
            await asyncio.sleep(self._back_off)
            status = await self._post(notice)
        if status is not None and 200 <= status < 300:
            self.sent += 1
        else:
            self.failed += 1
            log.info("webhook at %s failed: %s", notice.host, status or "no answer")

    async def _post(self, notice: _Notice) -> int | None:
        return await self._courier.post(notice.url, notice.body, {"Content-Type": "application/json"})

    async def settled(self) -> None:
        """Wait until nothing is waiting or under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def close(self) -> None:
        """Drop what waits and what is under way."""
        self.dropped += len(self._waiting)
        self._waiting.clear()
        tasks = list(self._under_way)
        self.dropped += sum(task.cancel() for task in tasks)
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._courier.close()
