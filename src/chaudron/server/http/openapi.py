"""The OpenAPI document, made from the same routes and types that serve."""

from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

import chaudron
from chaudron import protocol
from chaudron.games.blackwood.components import OURS
from chaudron.kernel.record import FORMAT
from chaudron.room.refusal import status
from chaudron.room.requests import Parameter
from chaudron.rulebook import PREFIXES
from chaudron.server.http.call import Route
from chaudron.words import SPOKEN

REF = "#/components/schemas/{name}"
LANG = Parameter(
    "the language of the words, also of a refusal; without it, as Accept-Language says", str, values=SPOKEN
)

IN_PATH: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "pattern": "^[a-z0-9]{10}$"},
    "night": {"type": "string", "pattern": "^[a-z0-9]{10}$"},
    "game": {"type": "string", "enum": list(PREFIXES.values())},
    "name": {"type": "string", "pattern": "^[0-9a-f]{16}$", "example": OURS.hash},
    "code": {"type": "string", "pattern": "^[A-Z]{4,9}-[0-9]{2}$", "example": "SAUGE-42"},
    "rule": {"type": "string", "pattern": "^[A-Z]{3}-[0-9]{1,2}[.][0-9]{1,2}$", "example": "BEL-4.1"},
    "exercise": {"type": "string", "pattern": "^[0-9]{1,5}(-[0-9]{1,4})?$", "example": "1003-57"},
    "situation": {"type": "string", "pattern": "^[A-Z]{3}-[0-9]{1,2}[.][0-9]{1,2}$", "example": "BEL-17.2"},
}
"""What stands in a path."""

ALWAYS = (
    *("too_fast", "too_many_connections", "unknown_host", "closing", "busy", "cannot_write", "broken", "failed"),
    "bad_message",
)
"""Codes to be expected of every route, whatever is asked."""
OF_A_COMMAND = (
    *("not_started", "over", "paused", "not_paused", "paused_enough", "did_enough"),
    *("did_enough_before", "no_chat", "said_enough", "muted", "bad_text"),
    *("started", "left_already", "nobody_kept_out", "starting", "not_starting"),
    *("seal_taken", "seals_missing", "wrong_salt", "wrong_link", "same_deal"),
    *("not_away", "bad_name", "name_taken", "seat_taken", "no_such_seat", "seats_empty", "seats_in_use", "bad_option"),
    *("bad_webhook", "no_bot_there", "nobody_to_kick", "nobody_there", "no_such_claim", "not_awaited", "not_late"),
    *("not_over", "rematched", "somebody_there", "lesson", "no_lesson"),
    *("no_plan", "no_plans", "plan_not_now", "plan_without_end"),
    *("plan_without_odds", "no_such_figure", "figure_taken", "age_does_not_matter", "as_it_was"),
)
"""Codes that only one or the other command brings about."""

EXAMPLES: dict[Any, Any] = {
    protocol.HostAct: {"do": "close", "table": "fq7zk2m9wd"},
    protocol.NewTable: {"setup": "belcastel 2", "name": "Anna", "bots": ["apprentice"], "start": True},
    protocol.Join: {"name": "Bob"},
    protocol.AskForSeat: {"seat": 1, "name": "Bob"},
    protocol.Commands: {"do": "answer", "id": "answer-6", "ask": 6, "choice": "draw"},
    protocol.ReplayOf: {"record": {"format": FORMAT, "game": "belcastel"}, "by": "all", "at": 61},
    protocol.ReviewOf: {"record": {"format": FORMAT, "game": "belcastel"}},
    protocol.WantsReview: {},
    protocol.ForgetMe: {"tables": [{"table": "fq7zk2m9wd"}], "nights": []},
    protocol.MyTables: {"tables": [{"table": "fq7zk2m9wd"}]},
    protocol.NewNight: {"deals": [{"game": "belcastel"}], "name": "Club du lundi", "size": 4},
    protocol.JoinNight: {"name": "Bob"},
    protocol.NightCommand: {"do": "leave", "person": 0},
    protocol.HintFor: {"level": "apprentice"},
    protocol.PlanFor: {"whites": 5, "coins": 22, "flask": "high"},
    protocol.Subscribe: {
        "subscription": {
            "endpoint": "https://push.example/w3Yt0bQm",
            "keys": {
                "p256dh": "BM05xRT6xZci5cjogIZbPyQOdKrTP__xQa40H5i-swqRAVtSIBPHVweqkxBqW-ZdV8LfNcCcQzAR0V5anhlV3Ss",
                "auth": "OaT83GL32ThIvJm6b8B0Nw",
            },
        }
    },
}
"""The body of a request, for whoever wants to try one."""


@cache
def openapi() -> dict[str, Any]:
    """The document."""
    from chaudron.server.http.routes import ROUTES  # noqa: PLC0415 - the routes are served together with this document

    types = [kind for route in ROUTES for kind in (route.answer, route.body) if kind is not None]
    types += [protocol.Said, protocol.Spoken, protocol.Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    found = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        answer = next(found)
        body = None if route.body is None else next(found)
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, answer, body)
    components["SaidOverTheSocket"] = next(found)
    components["HeardOverTheSocket"] = next(found)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Chaudron",
            "version": chaudron.__version__,
            "description": "The house server. Play over the socket at /ws; see docs/protocol.md.",
        },
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def _operation(route: Route, answer: dict[str, Any], body: dict[str, Any] | None) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": route.about,
        "description": route.handler.__doc__,
        "operationId": route.handler.__name__,
        "parameters": _parameters(route),
        "responses": {str(route.status): _content("Done", answer), **_problems(route)},
    }
    if body is not None:
        content = {"schema": body, **({"example": EXAMPLES[route.body]} if route.body in EXAMPLES else {})}
        operation["requestBody"] = {"required": True, "content": {"application/json": content}}
    operation["security"] = [{"token": []}] if route.needs_token else [{}, {"token": []}]
    return operation


def _parameters(route: Route) -> list[dict[str, Any]]:
    in_query = [
        {"name": name, "in": "query", "description": query.about, "schema": _schema(query)}
        for name, query in {**route.query, "lang": LANG}.items()
    ]
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, schema in IN_PATH.items()
        if f"{{{name}}}" in route.path
    ]
    return [*in_path, *in_query]


def _schema(query: Parameter) -> dict[str, Any]:
    if query.kind is int:
        return {"type": "integer", "minimum": query.least, "maximum": query.most}
    return {"type": "boolean"} if query.kind is bool else {"type": "string", "enum": list(query.values)}


def _problems(route: Route) -> dict[str, Any]:
    """What may go wrong, by status."""
    codes = [*ALWAYS, *route.refusals]
    codes += ["bad_json", "too_big"] if route.body is not None else []
    codes += ["bad_token"] if route.needs_token else []
    codes += ["origin"] if route.method != "GET" else []
    codes += ["elsewhere", "too_long", "sealed_now"] if route.method != "GET" and "{table}" in route.path else []
    codes += OF_A_COMMAND if route.body is protocol.Commands else []
    by_status: dict[int, set[str]] = {}
    for code in codes:
        by_status.setdefault(status(code), set()).add(code)
    return {str(number): _problem(number, sorted(names)) for number, names in sorted(by_status.items())}


def _problem(number: int, codes: list[str]) -> dict[str, Any]:
    schema = {"$ref": REF.format(name="Problem"), "properties": {"code": {"enum": codes}}}
    return _content(f"{HTTPStatus(number).phrase}: {', '.join(codes)}", schema)


def _content(about: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schema}}}
