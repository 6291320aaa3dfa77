"""The types of the page, made from those that serve.

python -m chaudron.server.typescript > web/src/protocol.ts
"""

import json
import sys
from typing import Any

from chaudron.server.openapi import openapi

HEAD = """\
// What travels between the page and the house. Made by `python -m chaudron.server.typescript`; do not edit.

"""
SPOKEN, SAID = "HeardOverTheSocket", "SaidOverTheSocket"
NAMES = {SPOKEN: "Spoken", SAID: "Said"}
TYPES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The module."""
    schemas: dict[str, dict[str, Any]] = openapi()["components"]["schemas"]
    return HEAD + "\n".join(_declared(NAMES.get(name, name), schema) for name, schema in sorted(schemas.items()))


def _declared(name: str, schema: dict[str, Any]) -> str:
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{about}export type {name} = {_type(schema)};\n"
    required = schema.get("required", ())
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(kind)};" for field, kind in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


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
    sys.stdout.write(typescript())
