"""The doors of the house: HTTP and WebSocket, with their guards."""

import asyncio
import contextlib
import hmac
import logging
import os
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler

from chaudron.server import limits
from chaudron.server.api import ROUTES
from chaudron.server.call import Call, Route, language
from chaudron.server.front import Visit, open_socket
from chaudron.server.house import House
from chaudron.server.openapi import openapi
from chaudron.server.protocol import Problem
from chaudron.server.rates import USUAL, Buckets, Rates
from chaudron.server.refusal import Refusal, status
from chaudron.server.socket import Socket
from chaudron.server.store.errors import StoreLost
from chaudron.server.thinkers import Thinkers
from chaudron.server.web import PAGES, Site, is_hashed
from chaudron.server.wire import accepting
from chaudron.words import LANGUAGES, words

log = logging.getLogger("chaudron.doors")

HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "Server": "chaudron",
    "X-Content-Type-Options": "nosniff",
}


FAREWELL_SECONDS = 0.25
"""How long a house that closes waits for everybody to hang up by themselves."""


class Doors:
    """Everything that comes in passes here."""

    def __init__(
        self, house: House, thinkers: Thinkers, origins: Sequence[str] = (), proxies: int = 0, rates: Rates = USUAL
    ) -> None:
        """Pages of these `origins` may connect beside our own; so many trusted `proxies` stand before us."""
        self.house, self.thinkers, self.metrics, self.rates = house, thinkers, house.metrics, rates
        self.origins, self.proxies = {origin.rstrip("/").lower() for origin in origins}, proxies
        self.requests = Buckets(rates.requests, rates.requests_at_once)
        self.new_tables = Buckets(rates.new_tables, rates.new_tables_at_once)
        self.sockets: set[Socket] = set()
        self.sockets_from: Counter[str] = Counter()
        self.is_closing = False
        self.site = Site()
        self.metrics_token = os.environ.get("CHAUDRON_METRICS_TOKEN", "")

    @property
    def push_key(self) -> str:
        return self.house.errands.push.public_key

    def app(self) -> web.Application:
        app = web.Application(client_max_size=limits.FRAME_BYTES, middlewares=[self.answer])
        app.router.add_get("/ws", self.connect)
        app.router.add_get("/metrics", self.show_metrics)
        app.router.add_get("/api/openapi.json", self.show_openapi)
        for path in (*PAGES, *self.site.files):
            app.router.add_get(path, self.show_page)
        for route in ROUTES:
            add = app.router.add_get if route.method == "GET" else app.router.add_post
            add(route.path, self._handler(route))
        return app

    @web.middleware
    async def answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """What there is no route for, and what pages of other origins need."""
        elsewhere = self.origin_elsewhere(request)
        if request.method == "OPTIONS" and elsewhere:
            return web.Response(status=204, headers=HEADERS | allowing(elsewhere))
        try:
            response = await handler(request)
        except web.HTTPMethodNotAllowed as error:
            response = self._refuse(request, Refusal("bad_method"))
            response.headers["Allow"] = error.headers["Allow"]
        except web.HTTPNotFound:
            response = self._refuse(request, Refusal("not_found"))
        if elsewhere and not response.prepared:
            response.headers.update(allowing(elsewhere))
        return response

    # HTTP

    def _handler(self, route: Route) -> Any:
        async def handle(request: web.Request) -> web.Response:
            try:
                call = Call(self, route, request)
                self._let_in(request)
                call.check_token()
                await call.read()
                answer = await route.handler(call)
            except Refusal as refusal:
                return self._refuse(request, refusal)
            except StoreLost:
                return self._refuse(request, Refusal("busy"))
            except Exception:
                self.metrics.failures.inc()
                log.exception("a request failed: %s %s", route.method, route.path)
                return self._refuse(request, Refusal("failed"))
            return _json(msgspec.json.encode(answer), route.status)

        return handle

    def _let_in(self, request: web.Request, counted: bool = True) -> None:
        """Raises `Refusal`. Not counted: files that a browser asks for once, many together, and keeps for ever."""
        if self.is_closing:
            raise Refusal("closing")
        visit = Visit(request.headers, request.remote or "")
        if request.method != "GET" and not self.is_own_page(visit):
            raise Refusal("origin")
        if counted and not self.requests.take(self.address(visit)):
            raise Refusal("too_fast")

    def _refuse(self, request: web.Request, refusal: Refusal) -> web.Response:
        self.metrics.refusals.labels(refusal.code).inc()
        try:
            lang = language(request)
        except Refusal:
            lang = LANGUAGES[0]
        problem = Problem(refusal.code, refusal.says(words(lang)), refusal.rule, refusal.details)
        return _json(msgspec.json.encode(problem), status(refusal.code))

    def count_new_table(self, call: Call) -> str:
        """A mark of whoever opens a table, by which nobody can find the address; raises `Refusal`."""
        address = self.address(Visit(call.request.headers, call.request.remote or ""))
        if not self.new_tables.take(address):
            raise Refusal("too_many_tables")
        return self.house.mark(address)

    def count_tables(self, call: Call, count: int) -> None:
        """To ask about many tables at once counts as a few requests more."""
        address = self.address(Visit(call.request.headers, call.request.remote or ""))
        for _ in range(count // limits.TABLES_PER_REQUEST):
            if not self.requests.take(address):
                raise Refusal("too_fast")

    async def show_metrics(self, request: web.Request) -> web.Response:
        if not self._may_count(request):
            return self._refuse(request, Refusal("bad_token"))
        self.metrics.sockets.set(len(self.sockets))
        return web.Response(body=self.metrics.text(), content_type="text/plain", headers=HEADERS)

    def _may_count(self, request: web.Request) -> bool:
        """Counts are for whoever runs the house, since they grow with answers given in secret too."""
        if not self.metrics_token:
            passed_on = self.proxies or "X-Forwarded-For" in request.headers or "Forwarded" in request.headers
            return request.remote in ("127.0.0.1", "::1") and not passed_on
        token = request.headers.get("Authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(token.encode(), self.metrics_token.encode())

    async def show_openapi(self, request: web.Request) -> web.Response:
        return _json(msgspec.json.encode(openapi()), 200)

    async def show_page(self, request: web.Request) -> web.Response:
        """The page, or a file of it. Whether there is such a table, the page asks by itself."""
        try:
            self._let_in(request, counted=not is_hashed(request.path))
        except Refusal as refusal:
            return self._refuse(request, refusal)
        return self.site.answer(request.path, request.headers)

    # WebSocket

    async def connect(self, request: web.Request) -> web.Response:
        """Open a socket on a connection that has carried HTTP before, or say why not. Most are opened in `front`."""
        visit, answer = Visit(request.headers, request.remote or ""), accepting(request.headers)
        try:
            address = self.let_connect(visit)
        except Refusal as refusal:
            return self._refuse(request, refusal)
        if answer is None or request.transport is None:
            return self._refuse(request, Refusal("not_a_socket"))
        socket = open_socket(self, request.transport, visit, address, answer)
        await socket.until_ended()
        request.protocol.connection_lost(None)
        return web.Response()

    def let_connect(self, visit: Visit) -> str:
        """Where somebody comes from who may open a socket; raises `Refusal`."""
        address = self.address(visit)
        if self.is_closing:
            raise Refusal("closing")
        if not self.requests.take(address):
            raise Refusal("too_fast")
        if not self.is_own_page(visit):
            raise Refusal("origin")
        if self.sockets_from[address] >= self.rates.sockets or len(self.sockets) >= limits.SOCKETS:
            raise Refusal("too_many_connections")
        return address

    def welcome(self, socket: Socket) -> None:
        self.sockets.add(socket)
        self.sockets_from[socket.address] += 1

    def farewell(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.sockets_from[socket.address] -= 1
        if not self.sockets_from[socket.address]:
            del self.sockets_from[socket.address]

    async def keep_alive(self) -> None:
        """Look after those who are silent: a network that is gone says nothing."""
        while True:
            await asyncio.sleep(limits.PING_SECONDS)
            for socket in list(self.sockets):
                socket.ping()

    def is_own_page(self, visit: Visit) -> bool:
        """Does somebody come from a page of this house, from one that was allowed, or from no page at all?"""
        origin = visit.headers.get("Origin")
        if origin is None or origin.lower() in self.origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == visit.headers.get("Host", "").lower()
        except ValueError:
            return False

    def origin_elsewhere(self, request: web.Request) -> str:
        """The origin of the page that asks, if it is one of those allowed beside our own."""
        origin = request.headers.get("Origin", "")
        return origin if origin.lower() in self.origins else ""

    def address(self, visit: Visit) -> str:
        """Where somebody comes from, as the outermost proxy that we trust saw it."""
        passed = [part.strip() for part in ",".join(visit.headers.getall("X-Forwarded-For", [])).split(",")]
        if self.proxies and len(passed) >= self.proxies and passed[-self.proxies]:
            return network(passed[-self.proxies])
        return network(visit.remote)

    async def close(self) -> None:
        """Let nobody in, and send everybody away in good order."""
        self.is_closing = True
        for socket in list(self.sockets):
            socket.let_go("closing")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self.sockets:  # noqa: ASYNC110 - once, at the very end
                    await asyncio.sleep(0.01)
        for socket in list(self.sockets):
            socket.transport.close()


def network(address: str) -> str:
    """An address; of version 6 its network, since one person has as many addresses there as they like."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    return address if known.version == 4 else str(ip_network((known, 64), strict=False))


def allowing(origin: str) -> dict[str, str]:
    """The headers by which a browser lets a page of this origin read our answers."""
    return {
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Headers": "Authorization, Content-Type",
        "Access-Control-Allow-Methods": "GET, POST",
        "Vary": "Origin",
    }


def _json(body: bytes, code: int) -> web.Response:
    return web.Response(body=body, status=code, content_type="application/json", headers=HEADERS)
