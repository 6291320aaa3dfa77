"""The types of the page, made from those that serve and from the views of the games.

python -m chaudron.server.typescript web/src
"""

import ast
import inspect
import json
import sys
import typing
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from chaudron.games import SHELF
from chaudron.kernel import view_types
from chaudron.kernel.copyable import written_types
from chaudron.kernel.game import Game
from chaudron.kernel.rule import RULES, Rule, Together
from chaudron.server.http.openapi import openapi

MADE = "Made by `python -m chaudron.server.typescript web/src`; do not edit."
SPOKEN, SAID = "HeardOverTheSocket", "SaidOverTheSocket"
NAMES = {SPOKEN: "Spoken", SAID: "Said"}
TYPES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
IN_PROGRESS = view_types.Rule.__name__


def modules() -> dict[str, str]:
    """The modules, by their place below `web/src`."""
    views = {view.__module__: view for view in map(view_type, SHELF.values())}
    return {"protocol.ts": _protocol()} | {f"{home.split('.')[-2]}/types.ts": _view(views[home]) for home in views}


def view_type(game: Game) -> type:
    """The type that a game declares for its views."""
    declared: type = typing.get_type_hints(type(game).view)["return"]
    return declared


def rule_fields(rule: type[Rule]) -> dict[str, Any]:
    """The types of what a view shows of a rule that is being carried out, beside its name."""
    return {**written_types(rule), "at": str}


def _protocol() -> str:
    schemas: dict[str, dict[str, Any]] = openapi()["components"]["schemas"]
    declared = [_declared(NAMES.get(name, name), schema) for name, schema in sorted(schemas.items())]
    return f"// What travels between the page and the house. {MADE}\n\n" + "\n".join(declared)


def _view(view: type) -> str:
    """A module with the view of a game, all it is made of, and what its rules hold."""
    home = sys.modules[view.__module__]
    _, schemas = msgspec.json.schema_components([view], ref_template="{name}")
    kinds, said = {**vars(view_types), **vars(home)}, _said(view_types, home)
    for name, schema in schemas.items():
        given = schema["properties"]
        schema["properties"] = {field: {**given[field], **said[name][field]} for field in kinds[name].__annotations__}
    declared = [_declared(name, schema) for name, schema in schemas.items() if name != IN_PROGRESS]
    return f"// {home.__doc__}\n// {MADE}\n\n" + "\n".join([*declared, _rules(home.__name__.rpartition(".")[0])])


def _said(*modules: ModuleType) -> dict[str, dict[str, dict[str, str]]]:
    """For each field of each class, also those it inherits, what is said below it."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for module in modules:
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                own = found[node.name] = {}
                for base in node.bases:
                    own |= found.get(ast.unparse(base), {})
                for field, below in pairwise([*node.body, node]):
                    if isinstance(field, ast.AnnAssign):
                        own[ast.unparse(field.target)] = _description(below)
    return found


def _description(node: ast.AST) -> dict[str, str]:
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return {"description": text}
    return {}


def _rules(package: str) -> str:
    """What may lie on the agenda of a view."""
    ours = [rule for _, rule in sorted(RULES.items()) if rule.__module__.startswith(f"{package}.")]
    kinds: list[type[Rule]] = [*ours, Together]
    lines = [f"  | {{ rule: {json.dumps(rule.saved_as)}; {_inside(rule)} }}" for rule in kinds]
    about = "A rule being carried out: its next step, and what it holds."
    return f"/** {about} */\nexport type {IN_PROGRESS} =\n" + "\n".join(lines) + ";\n"


def _inside(rule: type[Rule]) -> str:
    schemas = {name: msgspec.json.schema(kind) for name, kind in rule_fields(rule).items()}
    return "; ".join(f"{name}: {_type(schema)}" for name, schema in schemas.items())


def _declared(name: str, schema: dict[str, Any]) -> str:
    about = _comment(schema)
    if "properties" not in schema:
        return f"{about}export type {name} = {_type(schema)};\n"
    required = schema.get("required", ())
    fields = [
        f"{_comment(kind, '  ')}  {field}{'' if field in required else '?'}: {_type(kind)};"
        for field, kind in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def _comment(schema: dict[str, Any], indent: str = "") -> str:
    return f"{indent}/** {schema['description']} */\n" if "description" in schema else ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        of = _type(schema["items"]) if schema.get("items") else "any"
        return f"({of})[]" if " " in of else f"{of}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) and values else 'any'}>"
    return TYPES.get(str(kind), "any")


if __name__ == "__main__":
    for place, text in modules().items():
        (Path(sys.argv[1]) / place).write_text(text)
