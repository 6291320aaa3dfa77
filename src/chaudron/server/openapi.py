"""The OpenAPI document, made from the same routes and types that serve."""

from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

import chaudron
from chaudron.server import protocol
from chaudron.server.call import Query, Route
from chaudron.server.refusal import status

REF = "#/components/schemas/{name}"


@cache
def openapi() -> dict[str, Any]:
    """The document."""
    from chaudron.server.api import ROUTES  # noqa: PLC0415 - the routes are served together with this document

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
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    operation["security"] = [{"token": []}] if route.needs_token else [{}, {"token": []}]
    return operation


def _parameters(route: Route) -> list[dict[str, Any]]:
    in_query = [
        {"name": name, "in": "query", "description": query.about, "schema": _schema(query)}
        for name, query in route.query.items()
    ]
    if "{table}" not in route.path:
        return in_query
    table = {"type": "string", "pattern": "^[a-z0-9]{10}$"}
    return [{"name": "table", "in": "path", "required": True, "schema": table}, *in_query]


def _schema(query: Query) -> dict[str, Any]:
    if query.kind is int:
        return {"type": "integer", "minimum": query.least, "maximum": query.most}
    return {"type": "boolean"} if query.kind is bool else {"type": "string", "enum": list(query.values)}


def _problems(route: Route) -> dict[str, Any]:
    """What may go wrong, by status."""
    codes = ["too_fast", "closing", "busy", "broken", *route.refusals]
    codes += ["bad_json", "bad_message", "too_big", "origin"] if route.body is not None else []
    codes += ["bad_message"] if route.query else []
    codes += ["bad_token"] if route.needs_token else []
    codes += ["origin"] if route.method != "GET" else []
    by_status: dict[int, set[str]] = {}
    for code in codes:
        by_status.setdefault(status(code), set()).add(code)
    return {
        str(number): _content(
            f"{HTTPStatus(number).phrase}: {', '.join(sorted(names))}", {"$ref": REF.format(name="Problem")}
        )
        for number, names in sorted(by_status.items())
    }


def _content(about: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schema}}}
