"""One HTTP request, as far as its handler is concerned, and what routes are made of."""

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from aiohttp import web

from chaudron import limits
from chaudron.room.refusal import Refusal
from chaudron.room.requests import Parameter, Request
from chaudron.room.state import key_of
from chaudron.room.visitors import DEVICE, Visitor, visitor
from chaudron.words import LANGUAGES, SPOKEN

if TYPE_CHECKING:
    from chaudron.server.http.app import Doors


TABLE_LENGTH = 10
PLAYED = ("/api/tables", "/api/nights")
"""What rests with the house begins so; how a night stands can be seen all the same."""
NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading a message that is no JSON, or all too deep, may raise."""


class Route(NamedTuple):
    """A way in: everything the server and the OpenAPI document need to know about it."""

    method: str
    path: str
    about: str
    handler: "Callable[[Call], Awaitable[Any]]"
    answer: Any
    """The type of the answer."""
    body: Any = None
    """The type of the request's body."""
    status: int = 200
    query: Mapping[str, Parameter] = MappingProxyType({})
    needs_token: bool = False
    refusals: tuple[str, ...] = ()
    """Codes of refusals that are to be expected."""
    most: int = limits.FRAME_BYTES
    """How long the request's body may be."""
    is_packed: bool = False
    """The answer is long, and sent packed to whoever can unpack it."""


class Call(Request):
    """One request."""

    def __init__(self, doors: "Doors", route: Route, request: web.Request) -> None:
        self.doors, self.house, self.route, self.request = doors, doors.house, route, request
        self.lang, self.parameters = language(request), route.query
        self.body: Any = None

    async def read(self) -> None:
        """Read the body as the route says; raises `Refusal`."""
        if self.route.body is None:
            return
        request = self.request.clone(client_max_size=self.route.most)
        try:
            data = await request.read()
        except web.HTTPRequestEntityTooLarge as error:
            raise Refusal("too_big") from error
        except (web.RequestPayloadError, ConnectionError) as error:
            raise Refusal("bad_json") from error
        try:
            self.body = msgspec.json.decode(data, type=self.route.body)
        except msgspec.ValidationError as error:
            raise Refusal("bad_message", where=str(error)) from error
        except NOT_JSON as error:
            raise Refusal("bad_json") from error

    def check_house(self) -> None:
        """Refuse whoever comes with a blocked device, and what is asked of tables and nights while the house rests."""
        if self.route.path.startswith("/api/host"):
            return
        self.house.orders.check(self.visitor.device)
        is_to_look = self.route.path.startswith("/api/nights") and self.route.method == "GET"
        if self.route.path.startswith(PLAYED) and not is_to_look:
            self.house.orders.check_awake()

    def check_token(self) -> None:
        """Refuse a request without a token where one is needed, whatever else it says."""
        if self.route.needs_token and self.key is None:
            raise Refusal("bad_token")

    @property
    def table(self) -> str:
        """The table of the path; what cannot be one is not looked up."""
        table = self.request.match_info["table"]
        if len(table) != TABLE_LENGTH or not (table.isascii() and table.isalnum()):
            raise Refusal("unknown_table")
        return table

    @property
    def key(self) -> str | None:
        """Of the token that came with the request."""
        kind, _, token = self.request.headers.get("Authorization", "").partition(" ")
        is_one = token and kind.lower() == "bearer" and len(token) <= limits.TOKEN_LENGTH
        return key_of(token) if is_one else None

    @property
    def visitor(self) -> Visitor:
        return visitor(self.request.headers.get(DEVICE, ""), self.doors.address_of(self.request))

    def part(self, name: str) -> str:
        return str(self.request.match_info[name])

    def text(self, name: str) -> str | None:
        return self.request.query.get(name)


def language(request: web.Request) -> str:
    """The language a request asks for: by `?lang=`, or as its browser is set; French otherwise."""
    asked = request.query.get("lang")
    if asked is not None and asked not in SPOKEN:
        raise Refusal("bad_message", where="lang")
    if asked is not None:
        return asked
    wanted = [part.split(";")[0].strip()[:2].lower() for part in request.headers.get("Accept-Language", "").split(",")]
    return next((one for one in wanted if one in SPOKEN), LANGUAGES[0])
