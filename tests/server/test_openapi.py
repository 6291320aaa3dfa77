"""The OpenAPI document is valid, complete and true: schemathesis asks the living house all that it allows, and more.

A refused request is in order, also one that the document allows; an answer that the document does not foresee is not.
"""

import ast
import asyncio
import inspect
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events, from_schema
from schemathesis.engine.recorder import ScenarioRecorder

from chaudron import limits
from chaudron.room import answering, commands, decisions
from chaudron.server.http.joining import code_of
from chaudron.server.http.openapi import EXAMPLES, openapi
from chaudron.server.http.routes import ROUTES
from tests.long import some
from tests.server.evening import Somebody, announced, come
from tests.server.served import Player, Served, served

SEED = 2026
REJECTS = ("400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429", "5xx")
"""As ever, and 413: a night of many deals with long options is too long before anybody looks what is in it."""
EXAMPLES_EACH = 8
"""Random requests for each operation, beside those at the edges of what is allowed."""
COMMANDS, KEYS = "POST /api/tables/{table}/commands", "POST /api/tables/{table}/keys"
ONLY = f"{KEYS}/only"
"""After this the token that was shown is good for nothing."""
ONLY_ELSEWHERE = {"full", "locked", "too_many_claims", "hosts_seat", "no_hints", "no_question", "by_ear"}
"""Refusals of what is asked for at other paths."""
NOT_UNDERSTOOD = ("bad_message", "bad_json")
OPERATIONS = {f"{route.method} {route.path}" for route in ROUTES}


# The document by itself


def test_it_is_a_valid_document() -> None:
    schemathesis.openapi.from_dict(openapi()).validate()
    for name, component in openapi()["components"]["schemas"].items():
        jsonschema_rs.Draft202012Validator(component | {"components": openapi()["components"]}, validate_formats=True)
        assert component, name


def test_a_document_that_is_not_valid_is_noticed() -> None:
    broken = msgspec.json.decode(msgspec.json.encode(openapi()))
    del broken["paths"]["/health"]["get"]["responses"]["200"]["description"]
    with pytest.raises(Exception, match="description"):
        schemathesis.openapi.from_dict(broken).validate()


def test_every_route_is_in_it_and_nothing_else() -> None:
    written = {
        f"{method.upper()} {path}": operation
        for path, item in openapi()["paths"].items()
        for method, operation in item.items()
    }
    assert set(written) == OPERATIONS
    for route in ROUTES:
        operation = written[f"{route.method} {route.path}"]
        assert str(route.status) in operation["responses"]
        assert {parameter["name"] for parameter in operation["parameters"]} >= {"lang", *route.query}
        assert ("requestBody" in operation) == (route.body is not None)
        assert operation["summary"]
        assert operation["description"]


def test_every_reference_in_it_leads_somewhere() -> None:
    known = {f"#/components/schemas/{name}" for name in openapi()["components"]["schemas"]}
    assert set(references(openapi())) == known - {"#/components/schemas/SaidOverTheSocket"} - {
        "#/components/schemas/HeardOverTheSocket"
    }


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from [part["$ref"]] if isinstance(part.get("$ref"), str) else []
    if isinstance(part, dict | list):
        for inside in part.values() if isinstance(part, dict) else part:
            yield from references(inside)


def test_every_example_in_it_is_one() -> None:
    assert {route.body for route in ROUTES if route.body is not None} == set(EXAMPLES)
    for kind, example in EXAMPLES.items():
        msgspec.convert(example, kind)


def test_every_refusal_of_a_command_is_in_it() -> None:
    [operation] = [item["post"] for path, item in openapi()["paths"].items() if f"POST {path}" == COMMANDS]
    told = {code for answer in operation["responses"].values() for code in codes_told(answer)}
    assert {
        code for module in (answering, commands, decisions) for code in codes_raised_in(module)
    } - ONLY_ELSEWHERE <= told


def codes_told(answer: dict[str, Any]) -> list[str]:
    schema = answer["content"]["application/json"]["schema"]
    codes: list[str] = schema.get("properties", {}).get("code", {}).get("enum", [])
    return codes


def codes_raised_in(module: Any) -> Iterator[str]:
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refusal", "_raise"):
            yield from (str(one.value) for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant))


# The document and the house


class Asked(NamedTuple):
    """What came of many requests."""

    answers: Counter[tuple[str, int]]
    """By operation and status."""
    faults: dict[str, str]


def ask(house: Served, player: Player | Somebody | None, about: dict[str, str], operations: set[str]) -> Asked:
    """Ask all that the document tells of some operations, as a player or as nobody, about one table or about any."""
    config: dict[str, Any] = {
        "seed": SEED,
        "base-url": house.base,
        "headers": {"Authorization": f"Bearer {player.token}"} if player else {},
        "parameters": about,
        "generation": {"max-examples": EXAMPLES_EACH, "deterministic": True, "no-shrink": True, "database": "none"},
        "phases": {"stateful": {"enabled": False}},
        "checks": {
            "positive_data_acceptance": {"enabled": False},
            "negative_data_rejection": {"expected-statuses": [*REJECTS]},
        },
        "continue-on-failure": True,
    }
    url = f"{house.base}/api/openapi.json"
    schema = schemathesis.openapi.from_url(url, config=SchemathesisConfig.from_dict(config))
    chosen = schema.include(name=sorted(operations))
    asked = Asked(Counter(), {})
    for event in from_schema(chosen).execute():
        if isinstance(event, events.ScenarioFinished):
            note(asked, event.recorder)
        elif isinstance(event, events.NonFatalError | events.FatalError):
            asked.faults[str(event)] = "could not be asked"
    return asked


def note(asked: Asked, recorder: ScenarioRecorder) -> None:
    for case, interaction in recorder.interactions.items():
        assert interaction.response is not None
        status, text = interaction.response.status_code, interaction.response.text
        asked.answers[recorder.label, status] += 1
        generated = recorder.cases[case].value
        if is_allowed(generated) and status in (400, 422) and json.loads(text)["code"] in NOT_UNDERSTOOD:
            asked.faults[f"{recorder.label}: allowed, but not understood"] = f"{generated.as_curl_command()}: {text}"
        for check in recorder.checks.get(case, ()):
            if check.failure_info is not None:
                failure = check.failure_info.failure
                asked.faults[f"{recorder.label}: {failure.title}"] = f"{generated.as_curl_command()}: {status} {text}"


def is_allowed(case: schemathesis.Case[Any]) -> bool:
    """Is the request as the document wants it? (A whole number may not be written 3.0; a schema cannot say so.)"""
    is_meant_so = case.meta is None or case.meta.generation.mode.is_positive
    return is_meant_so and not any(isinstance(part, float) and part.is_integer() for part in parts(case.body))


def parts(body: Any) -> Iterator[Any]:
    yield body
    if isinstance(body, dict | list):
        for inside in body.values() if isinstance(body, dict) else body:
            yield from parts(inside)


async def finished_table(house: Served) -> Player:
    """A table at which bots have played to the end."""
    host = await house.open("belcastel 2", None, bots=["random", "random"], start=True)
    await host.connect()
    while host.shown["state"] != "over":
        await host.hear()
    await host.close()
    return host


BY_CODE = "GET /api/codes/{code}"
NEW_NIGHT = "POST /api/nights"
AT_A_NIGHT = {operation for operation in OPERATIONS if "{night}" in operation}
AT_TABLES = OPERATIONS - AT_A_NIGHT
OF_EXERCISES = {operation for operation in OPERATIONS if "exercises" in operation} - {"GET /api/exercises/{game}"}
"""Which there are nobody guesses, and one's own are of a seat in a finished game: see test_exercises.py."""
ELSEWHERE = {"GET /api/host", "POST /api/host/acts", "GET /api/host/acts", "GET /api/tables/{table}/ghost"} & OPERATIONS
"""For whoever runs the house (see test_house_keeping.py), and where a friend's deal is played (see test_ghosts.py)."""
READING = {one for one in AT_TABLES if one.startswith("GET ")} - {BY_CODE} - OF_EXERCISES - ELSEWHERE
PROSPECTS = "GET /api/tables/{table}/prospects"
MY_PLAN = "GET /api/tables/{table}/plan"
TRIAL = "GET /api/tables/{table}/trials/{rule}"
ONCE_IT_IS_OVER = {
    "GET /api/tables/{table}/record",
    "GET /api/tables/{table}/replay",
    "GET /api/tables/{table}/replay/board",
}
REVIEWS = {"POST /api/tables/{table}/review", "POST /api/tables/{table}/review/stop"}
WITH_A_RECORD = {"POST /api/replays", "POST /api/replays/board", "POST /api/replays/review"}
"""No record that is sound comes about by chance: see test_replays.py and test_reviews.py."""
AT_EVERY_TABLE = READING - {
    *ONCE_IT_IS_OVER,
    "GET /api/tables/{table}/board",
    PROSPECTS,
    MY_PLAN,
    TRIAL,
}
SITTING_DOWN = "POST /api/tables/{table}/seats"
RUNS: dict[str, tuple[set[str], set[str]]] = {
    "the host of a game": (
        AT_TABLES - {KEYS, ONLY},
        AT_TABLES
        - {KEYS, ONLY, SITTING_DOWN, BY_CODE, *ONCE_IT_IS_OVER, *REVIEWS, *WITH_A_RECORD}
        - OF_EXERCISES
        - ELSEWHERE,
    ),
    "the organizer of a night": (AT_A_NIGHT, AT_A_NIGHT),
    "a stranger at any table": (OPERATIONS - {COMMANDS}, {name for name in READING if "{table}" not in name}),
    "the host of an open table": ({KEYS, BY_CODE}, {KEYS, BY_CODE}),
    "a host whose links went astray": ({ONLY}, {ONLY}),
    "a stranger at an open table": ({*READING, SITTING_DOWN}, {*AT_EVERY_TABLE, SITTING_DOWN}),
    "the host of a finished game": (READING | REVIEWS, (READING | REVIEWS) - {PROSPECTS, MY_PLAN}),
}
"""Who asks: everything that they ask, and what of it must succeed at least once."""


def test_everything_succeeds_for_somebody() -> None:
    done = {operation for _, done in RUNS.values() for operation in done}
    assert done == OPERATIONS - WITH_A_RECORD - OF_EXERCISES - ELSEWHERE


async def who_asks(house: Served, name: str) -> tuple[Player | Somebody | None, dict[str, str]]:
    """Whose token to show, and which table or night to ask about."""
    if name == "the organizer of a night":
        host = await announced(house)
        await come(host, "Anna")
        return host, {"night": host.night}
    if name == "a stranger at any table":
        return None, {}
    if name == "the host of a game":
        player = (await house.table_of("Anna", "Bob"))[0]
        while (await player.get())[1].get("ask") is None:  # a card may ask only Bob
            player = (await house.table_of("Anna", "Bob"))[0]
    elif name == "the host of a finished game":
        player = await finished_table(house)
    else:
        player = await house.open(settings={"public": True})
    code = await code_of(house.running.house.store, player.table) or ""
    return None if name.startswith("a stranger") else player, {"table": player.table, "code": code}


@pytest.mark.parametrize("name", some(RUNS, 5))
def test_the_house_answers_as_the_document_says(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "NIGHT_WAIT_SECONDS", 0.01)  # nothing that is waited for happens

    async def run() -> None:
        async with served(str(tmp_path / "tables.db")) as house:
            player, about = await who_asks(house, name)
            operations, succeed = RUNS[name]
            asked = await asyncio.to_thread(ask, house, player, about, operations)
            assert asked.faults == {}, "\n".join(asked.faults.values())
            done = {f"{route.method} {route.path}": route.status for route in ROUTES}
            assert {(operation, done[operation]) for operation in succeed} <= set(asked.answers)
            assert {label for label, _ in asked.answers} == operations
            assert house.running.metrics.failures._value.get() == 0

    asyncio.run(run())
