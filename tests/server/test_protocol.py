"""docs/protocol.md tells of everything that exists and of nothing else, and its examples are what they claim to be."""

import ast
import re
from fractions import Fraction
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
import pytest

from chaudron import limits, protocol
from chaudron.games import SHELF
from chaudron.limits import USUAL
from chaudron.protocol import host
from chaudron.room import disclosure, events
from chaudron.room.commands import HOST_AWAY_SECONDS
from chaudron.room.pace import NOTICE_SECONDS
from chaudron.room.refusal import status
from chaudron.rulebook import SPOKEN
from chaudron.server.http.api import CLOSED
from chaudron.server.http.routes import ROUTES
from chaudron.server.http.web import PAGES
from chaudron.server.sockets import socket

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text("utf-8")
PROSE = re.sub(r"^```.*?^```\n", "", DOCUMENT, flags=re.MULTILINE | re.DOTALL)
SERVER = ROOT / "src" / "chaudron" / "server"
ROOM = ROOT / "src" / "chaudron" / "room"
NIGHT = ROOT / "src" / "chaudron" / "night"
NOT_BOUNDS_OF_CLIENTS = {
    *("ADDRESSES", "OPTIONS", "TOKEN_LENGTH", "TALK_PER_SECOND", "RECENT_MOVES", "SNAPSHOT_EVERY", "IDLE_SECONDS"),
    *("TOLD_SECONDS", "LOST_KEYS", "UNWATCHED_SECONDS", "REPLAYS_BYTES", "REVIEWS_KEPT"),
    *("HOST_TABLES", "HOST_PEOPLE", "HOST_ACTS", "BACKUPS_KEPT", "USUAL", "UNLIMITED"),
}
"""How the house works inside, and what a client cannot come upon by itself."""


def section(title: str) -> str:
    """The text below a heading, up to the next of any rank."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def table(title: str, number: int = 0) -> list[list[str]]:
    """The rows of a table below a heading, without its head."""
    tables = re.findall(r"(?:^\|.*\n)+", section(title), re.MULTILINE)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in tables[number].splitlines()]
    return rows[2:]


def names(text: str) -> list[str]:
    """What is written as code."""
    return re.findall(r"`([^`]+)`", text)


def code(cell: str) -> str:
    """The one thing that a cell holds."""
    [name] = names(cell)
    return name


def tags(union: UnionType) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


# Examples

BLOCKS = re.findall(r"^```json *(\w*)\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
CLAIMED = [(kind, text) for kind, text in BLOCKS if kind]


@pytest.mark.parametrize(("kind", "text"), CLAIMED, ids=[kind for kind, _ in CLAIMED])
def test_every_example_is_what_it_claims_to_be(kind: str, text: str) -> None:
    decoded = msgspec.json.decode(text, type=getattr(protocol, kind))
    assert decoded is not None


def test_every_message_of_the_house_and_every_way_in_has_an_example() -> None:
    shown = {kind for kind, _ in CLAIMED}
    spoken = {kind.__name__ for kind in get_args(protocol.Spoken)} - {"Pong"}
    assert spoken <= shown
    assert {"Hello", "Answer", "NewTable", "Seated", "Board", "Problem"} <= shown


def test_what_is_not_claimed_to_be_anything_is_json_all_the_same() -> None:
    [notice] = [text for kind, text in BLOCKS if not kind]
    assert set(msgspec.json.decode(notice)) == {"content", "text", "allowed_mentions", "chaudron"}


def test_the_quick_start_has_ten_lines() -> None:
    [block] = re.findall(r"```text\n(.*?)```", section("Quick start"), re.DOTALL)
    assert len(block.splitlines()) == 10
    said = re.findall(r'"do": "(\w+)"', block) + re.findall(r'"is": "(\w+)"', block)
    assert set(said) <= tags(protocol.Said) | tags(protocol.Spoken)


# Messages


def test_every_command_is_told_with_its_fields() -> None:
    told = {code(row[0]): names(row[1]) for row in table("Commands")}
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(protocol.Commands)}
    assert told == {tag: [name for name in kind.__struct_fields__ if name != "id"] for tag, kind in kinds.items()}


def test_every_message_is_mentioned() -> None:
    mentioned = set(names(PROSE))
    assert tags(protocol.Said) | tags(protocol.Spoken) <= mentioned
    assert set(protocol.Welcome.__struct_fields__) - {"is"} <= mentioned
    assert set(protocol.Happened.__struct_fields__) - {"n", "at", "kind"} <= mentioned
    assert set(protocol.Asked.__struct_fields__) - {"rule", "about"} <= mentioned


def test_every_emote_is_mentioned() -> None:
    [row] = [row for row in table("Commands") if row[0] == "`emote`"]
    assert names(row[2]) == list(get_args(protocol.EmoteName))


def test_every_setting_is_told_with_its_usual_value() -> None:
    told = {code(row[0]): msgspec.json.decode(code(row[1])) for row in table("Over HTTP", 1)}
    assert told == msgspec.structs.asdict(protocol.Settings())


def test_every_kind_of_event_is_told_with_what_is_shown_of_it() -> None:
    told = {code(row[0]): names(row[1]) for row in table("Kinds of events")}
    facts = {events.Started: ["told"], events.Answered: ["told"]}
    kinds = {disclosure.kind_of(kind): kind for kind in get_args(events.Written) if kind is not events.Noted}
    assert told == {tag: [*kind.shown, *facts.get(kind, [])] for tag, kind in kinds.items()}


# HTTP


def test_the_table_of_requests_is_the_table_of_routes() -> None:
    assert table("Over HTTP") == [
        [
            route.method,
            f"`{route.path}`",
            "a command" if route.body in (protocol.Commands, protocol.NightCommand) else named(route.body),
            f"{route.status} {named(route.answer) or 'a record'}",
            ", ".join([*(["token"] if route.needs_token else []), *[f"`{name}`" for name in route.query]]),
            route.about,
        ]
        for route in ROUTES
    ]


def named(kind: Any) -> str:
    return f"`{kind.__name__}`" if isinstance(kind, type) and issubclass(kind, protocol.Message) else ""


# Refusals


def codes_in_the_source() -> set[str]:
    """Every code that a refusal, or the end of a connection, can have."""
    calls = [
        node
        for home in (SERVER, ROOM, NIGHT)
        for path in sorted(home.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and node.args and called(node, path)
    ]
    constants = [one.value for node in calls for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def called(node: ast.Call, path: Path) -> bool:
    """Does this call make a refusal?"""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    makers = {"Refusal", "NoNotice", "refuse", "let_go", "LetGo"} | (
        {"__init__"} if path.name == "refusal.py" else set()
    )
    return name in makers


def test_every_code_is_told_and_no_other() -> None:
    told = [code(row[0]) for row in table("Refusals")]
    assert told == sorted(codes_in_the_source())


def test_every_code_is_told_with_its_status() -> None:
    rows = {code(row[0]): row[1] for row in table("Refusals")}
    over_http = {one: int(number) for one, number in rows.items() if number.isdecimal()}
    assert over_http == {one: status(one) for one in over_http}
    assert set(rows) - set(over_http) == {"greeted_already", "moved", "no_hello", "replaced"}


def test_every_end_that_is_no_fault_of_the_client_is_told() -> None:
    told = {code(row[0]): (int(row[1]), float(row[2])) for row in table("Coming back")}
    used = set(socket.CLOSE_CODES) & codes_in_the_source()
    assert used == set(socket.COME_BACK_SECONDS) & codes_in_the_source()
    assert told == {one: (int(socket.CLOSE_CODES[one]), socket.COME_BACK_SECONDS[one]) for one in used}


# Limits


def test_every_limit_is_told_as_it_is() -> None:
    told = {code(row[0]): Fraction(row[1]) for row in table("Limits")}
    bounds = {name: value for name, value in vars(limits).items() if name.isupper()}
    real = {**{name: bounds[name] for name in bounds if name not in NOT_BOUNDS_OF_CLIENTS}, **USUAL._asdict()}
    assert {name: float(value) for name, value in told.items()} == real


def test_what_is_said_of_limits_in_words_is_so() -> None:
    assert (limits.HELLO_SECONDS, HOST_AWAY_SECONDS, NOTICE_SECONDS) == (5, 2 * 60, 20)
    assert "within five seconds" in DOCUMENT
    assert "away for two minutes" in DOCUMENT
    assert "waiting for twenty seconds" in DOCUMENT
    assert f"the last {limits.MISSED_EVENTS:,} of them" in DOCUMENT
    assert 1 / limits.TALK_PER_SECOND == 2
    assert limits.CLOCK_SECONDS == 14 * 24 * 3600


# Everything else


def vocabulary() -> set[str]:
    """Every name that means something in the protocol."""
    structs = [
        kind for kind in vars(protocol).values() if isinstance(kind, type) and issubclass(kind, protocol.Message)
    ]
    words = {name for kind in structs for name in kind.__struct_fields__}
    words |= {name for kind in get_args(events.Written) for name in kind.shown} | set(events.Typed.__struct_fields__)
    words |= (
        tags(protocol.Said)
        | tags(protocol.NightCommand)
        | tags(protocol.Spoken)
        | tags(events.Written)
        | codes_in_the_source()
    )
    words |= set(get_args(protocol.EmoteName)) | set(SPOKEN) | {"show", "bot", "do", "is"}
    words |= {name for route in ROUTES for name in route.query} | set(USUAL._fields)
    words |= {"off", "nothing", "another_acted", "chance", "revealed", "sealed"}  # why there is no undo
    words |= {name for game in SHELF.values() for name in game.options} | {CLOSED}
    words |= {"open", "playing", "over", "null", "true", "false", "told", "points", "places", "what", "awaited"}
    words |= {*get_args(host.Act), "shut"}
    words |= {"key", "where", "count", "began", "known"}  # in details
    return words | {"allowed", "https"}  # in an answer, in an address


def test_no_name_is_mentioned_that_means_nothing() -> None:
    mentioned = {name for name in names(PROSE) if re.fullmatch(r"[a-z_]+", name)}
    assert mentioned - vocabulary() == set()
    constants = {name for name in names(PROSE) if re.fullmatch(r"[A-Z_]+", name)}
    assert constants - set(vars(limits)) == set()
    types = {name for name in names(PROSE) if re.fullmatch(r"(?:[A-Z][a-z]+)+", name)}
    assert types - set(vars(protocol)) == {"Origin", "Allow", "Host"}


def test_every_path_and_every_file_it_names_exists() -> None:
    paths = {name.split()[-1] for name in names(PROSE) if name.startswith(("GET ", "POST ", "/", "…/"))}
    known = [route.path for route in ROUTES] + ["/ws", "/metrics", "/api/openapi.json", *PAGES]
    assert [path for path in paths if not any(one.endswith(path.lstrip("…")) for one in known)] == []
    for link in re.findall(r"\]\(([^)#:]+)\)", DOCUMENT):
        assert (ROOT / "docs" / link).exists(), link
