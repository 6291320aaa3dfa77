"""The doors of the house: HTTP and WebSocket, with their guards."""

import asyncio
import contextlib
import hmac
import logging
import math
import os
from typing import Any

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler

from chaudron import limits
from chaudron.limits import USUAL, Rates
from chaudron.protocol import Problem
from chaudron.room.refusal import Refusal, status
from chaudron.room.visitors import DEVICE
from chaudron.server import descriptors
from chaudron.server.http.call import Call, Route, language
from chaudron.server.http.counts import Counts
from chaudron.server.http.hosts import name_in
from chaudron.server.http.openapi import openapi
from chaudron.server.http.rates import Buckets
from chaudron.server.http.reach import Reach
from chaudron.server.http.replays import Replays
from chaudron.server.http.reviews import Reviews
from chaudron.server.http.routes import ROUTES
from chaudron.server.http.surroundings import Surroundings, network
from chaudron.server.http.web import PAGES, Site, is_hashed
from chaudron.server.jobs.background import BackgroundJobs
from chaudron.server.keeping.keeper import Keeper
from chaudron.server.nights.nights import Nights
from chaudron.server.sockets.front import FrontDoor, Visit, front_of, open_socket
from chaudron.server.sockets.lines import ANYWHERE, Places, TurnedAway
from chaudron.server.sockets.socket import Socket
from chaudron.server.sockets.wire import accepting
from chaudron.server.store.errors import StoreLost
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

    def __init__(self, keeper: Keeper, jobs: BackgroundJobs, around: Surroundings, rates: Rates = USUAL) -> None:
        self.keeper, self.house = keeper, keeper.house
        self.jobs, self.metrics, self.rates = jobs, self.house.metrics, rates
        self.around = around
        self.requests = Buckets(rates.requests, rates.requests_at_once)
        self.new_tables = Buckets(rates.new_tables, rates.new_tables_at_once)
        self.new_reviews = Buckets(rates.new_reviews, rates.new_reviews_at_once)
        self.guesses = Buckets(rates.guesses, rates.guesses_at_once)
        self.all_guesses = Buckets(rates.all_guesses, rates.all_guesses_at_once)
        self.host_tries = Buckets(rates.host_tries, rates.host_tries_at_once)
        self.sockets: set[Socket] = set()
        self.sockets_from = Places(rates.sockets, limits.SOCKETS)
        self.lines = Places(rates.connections, descriptors.room())
        self.undecided: set[FrontDoor] = set()
        """Connections that have not asked for anything yet."""
        self.asking = Places(rates.connections, limits.SOCKETS)
        """Requests under way, behind a proxy: there lines are not people's own."""
        self.turned_away = TurnedAway()
        self.is_closing = False
        self.reach = Reach()
        self.site = Site()
        self.replays, self.reviews = Replays(), Reviews()
        self.nights = Nights(self.house)
        self.metrics.sockets.set_function(lambda: len(self.sockets))
        self.counts: Counts | None = None
        """Of all workers, where there are several."""
        self.metrics_token = os.environ.get("CHAUDRON_METRICS_TOKEN", "")

    @property
    def push_key(self) -> str:
        return self.house.notices.push.public_key

    def app(self) -> web.Application:
        app = web.Application(client_max_size=limits.FRAME_BYTES, middlewares=[self.attend, self.answer])
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
    async def attend(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Look after the connection by which a request comes: somebody may hold it for nothing, or mean another."""
        visit = Visit(request.headers, request.remote or "")
        if not self.around.is_ours(visit):
            return self._tell_of_other_name(request)
        address = self.around.address(visit) if self.around.proxies else ANYWHERE
        if not self.asking.take(address):
            return self._refuse(request, self._too_many(address))
        expect(request, limits.BODY_SECONDS if request.can_read_body else math.inf)
        try:
            return await handler(request)
        finally:
            self.asking.give_back(address)
            expect(request, limits.KEEP_SECONDS)

    @web.middleware
    async def answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """What there is no route for, and what pages of other origins need."""
        elsewhere = self.around.origin_elsewhere(request.headers)
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

    # Lines

    def pick_up(self, remote: str) -> str:
        """Somebody calls: the address that their line counts for until they hang up. Raises `Refusal`."""
        if self.is_closing:
            raise Refusal("closing")
        address = ANYWHERE if self.around.proxies else network(remote)
        if not self.lines.take(address):
            self.metrics.refusals.labels("too_many_connections").inc()
            raise self._too_many(network(remote))
        return address

    def hang_up(self, line: str) -> None:
        self.lines.give_back(line)

    def _too_many(self, address: str) -> Refusal:
        self.turned_away.note(address)
        return Refusal("too_many_connections")

    # HTTP

    def _handler(self, route: Route) -> Any:
        async def handle(request: web.Request) -> web.Response:
            try:
                call = Call(self, route, request)
                self._let_in(request)
                call.check_token()
                call.check_house()
                await call.read()
                expect(request, math.inf)
                answer = await route.handler(call)
            except Refusal as refusal:
                return self._refuse(request, refusal)
            except StoreLost as error:
                self.house.condition.failed(error)
                return self._refuse(request, Refusal("cannot_write"))
            except Exception:
                self.metrics.failures.inc()
                log.exception("a request failed: %s %s", route.method, route.path)
                return self._refuse(request, Refusal("failed"))
            response = _json(msgspec.json.encode(answer), route.status)
            if route.is_packed:
                response.enable_compression()
            return response

        return handle

    def _let_in(self, request: web.Request, counted: bool = True) -> None:
        """Raises `Refusal`. Not counted: files that a browser asks for once, many together, and keeps for ever."""
        if self.is_closing:
            raise Refusal("closing")
        visit = Visit(request.headers, request.remote or "")
        if request.method != "GET" and not self.around.is_own_page(visit):
            raise Refusal("origin")
        if counted and not self.requests.take(self.around.address(visit)):
            raise Refusal("too_fast")

    def _refuse(self, request: web.Request, refusal: Refusal) -> web.Response:
        self.metrics.refusals.labels(refusal.code).inc()
        try:
            lang = language(request)
        except Refusal:
            lang = LANGUAGES[0]
        problem = Problem(refusal.code, refusal.says(words(lang)), refusal.rule, refusal.details)
        return _json(msgspec.json.encode(problem), status(refusal.code))

    def _tell_of_other_name(self, request: web.Request) -> web.Response:
        """To a program as any refusal; to somebody who has followed a link, in words and in all languages."""
        refusal = Refusal("unknown_host", host=legible(name_in(request.headers.get("Host", ""))))
        refused = self._refuse(request, refusal)
        if "text/html" not in request.headers.get("Accept", ""):
            return refused
        said = "\n\n".join(refusal.says(words(lang)) for lang in LANGUAGES)
        return web.Response(status=refused.status, text=said + "\n", headers=HEADERS)

    def count_new_table(self, call: Call) -> str:
        """A mark of whoever opens a table, by which nobody can find the address; raises `Refusal`."""
        address = self.address_of(call.request)
        if not self.new_tables.take(address):
            raise Refusal("too_many_tables")
        return self.house.mark(address)

    def count_review(self, call: Call) -> str:
        """The mark of whoever wants a review to be made; raises `Refusal`."""
        address = self.address_of(call.request)
        mark = self.house.mark(address)
        if self.reviews.count_from(mark) >= limits.REVIEWS_AT_ONCE or not self.new_reviews.take(address):
            raise Refusal("too_many_reviews")
        return mark

    def count_tables(self, call: Call, count: int) -> None:
        """To ask about many tables at once counts as a few requests more."""
        address = self.address_of(call.request)
        for _ in range(count // limits.TABLES_PER_REQUEST):
            if not self.requests.take(address):
                raise Refusal("too_fast")

    def may_guess(self, call: Call) -> bool:
        """May somebody try another table code? Only those that lead nowhere are counted."""
        return self.guesses.has_one(self.address_of(call.request)) and self.all_guesses.has_one(ANYWHERE)

    def count_guess(self, call: Call) -> None:
        self.guesses.take(self.address_of(call.request))
        self.all_guesses.take(ANYWHERE)

    async def show_metrics(self, request: web.Request) -> web.Response:
        if not self._may_count(request):
            return self._refuse(request, Refusal("bad_token"))
        try:
            text = self.metrics.text() if self.counts is None else await self.counts.text()
        except (OSError, EOFError):
            return self._refuse(request, Refusal("busy"))
        return web.Response(body=text, content_type="text/plain", headers=HEADERS)

    def _may_count(self, request: web.Request) -> bool:
        """Counts are for whoever runs the house, since they grow with answers given in secret too."""
        if not self.metrics_token:
            passed_on = self.around.proxies or "X-Forwarded-For" in request.headers or "Forwarded" in request.headers
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
        front = front_of(request)
        if answer is None or front is None:
            return self._refuse(request, Refusal("not_a_socket"))
        socket = open_socket(self, front, visit, address, answer)
        await socket.until_ended()
        request.protocol.connection_lost(None)
        return web.Response()

    def let_connect(self, visit: Visit) -> str:
        """Where somebody comes from who may open a socket; raises `Refusal`."""
        address = self.around.address(visit)
        if self.is_closing:
            raise Refusal("closing")
        if not self.requests.take(address):
            raise Refusal("too_fast")
        if not self.around.is_ours(visit):
            raise Refusal("unknown_host")
        if not self.around.is_own_page(visit):
            raise Refusal("origin")
        if not self.sockets_from.has_room(address):
            raise self._too_many(address)
        return address

    def welcome(self, socket: Socket) -> None:
        self.sockets.add(socket)
        self.sockets_from.take(socket.address)

    def farewell(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.sockets_from.give_back(socket.address)
        if socket.line is not None:
            self.hang_up(socket.line)

    async def keep_alive(self) -> None:
        """Look after those who are silent: a network that is gone says nothing."""
        while True:
            await asyncio.sleep(limits.PING_SECONDS)
            for socket in list(self.sockets):
                socket.ping()
            self.turned_away.tell_the_rest()

    def address_of(self, request: web.Request) -> str:
        return self.around.address(Visit(request.headers, request.remote or ""))

    async def close(self) -> None:
        """Let nobody in, and send everybody away in good order."""
        self.is_closing = True
        self.nights.send_away()
        for front in self.undecided:
            front.transport.close()
        for socket in list(self.sockets):
            socket.let_go("closing")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self.sockets:  # noqa: ASYNC110 - once, at the very end
                    await asyncio.sleep(0.01)
        for socket in list(self.sockets):
            socket.transport.close()


def expect(request: web.Request, seconds: float) -> None:
    """Give whoever makes a request so much time for what they have to do next."""
    if (front := front_of(request)) is not None:
        front.expect(seconds)


def legible(name: str) -> str:
    """A name that somebody sent, as far as it can be shown."""
    return "".join(letter for letter in name if letter.isprintable())[:100] or "?"


def allowing(origin: str) -> dict[str, str]:
    """The headers by which a browser lets a page of this origin read our answers."""
    return {
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Headers": f"Authorization, Content-Type, {DEVICE}",
        "Access-Control-Allow-Methods": "GET, POST",
        "Vary": "Origin",
    }


def _json(body: bytes, code: int) -> web.Response:
    return web.Response(body=body, status=code, content_type="application/json", headers=HEADERS)
