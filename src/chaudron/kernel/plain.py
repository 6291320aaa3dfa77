"""Plain data: classes whose declared fields are enough to copy them and to write them as JSON values.

A class marked `@plain` is a slotted dataclass. From the types of its fields it gets a `copy()` as fast as one
written by hand, and a place in `to_json` and `from_json`. Fields may hold numbers, strings, booleans, immutable
components, other plain classes, and lists, tuples or dictionaries of these.
"""

import dataclasses
import types
import typing
from collections.abc import Callable
from typing import Any, Self, TypeVar, dataclass_transform

Convert = Callable[[Any], Any]
P = TypeVar("P", bound="Plain")

COMPONENTS: dict[type, tuple[Convert, Convert]] = {}
"""Immutable classes that are written as one JSON value: how to write and how to read them."""

NOT_SAVED = {"saved": False}
"""Field metadata: whoever loads the object provides this value again."""

NOT_KEPT = {"saved": False, "copied": "None"}
"""Field metadata: neither saved nor copied; a copy starts with None."""


class Plain:
    """What every plain class can do."""

    __slots__ = ()

    def copy(self) -> Self:
        """An equal value that shares nothing that can change."""
        raise TypeError(f"{type(self).__name__} is not marked as plain")


@dataclass_transform(field_specifiers=(dataclasses.field,))
def plain(cls: type[P]) -> type[P]:
    """Make a slotted dataclass with a `copy()` generated from its fields."""
    made: Any = dataclasses.dataclass(slots=True)(cls)
    hints = typing.get_type_hints(made)
    lines = ["def copy(self):", "    new = make(kind)"]
    for field in dataclasses.fields(made):
        copied = field.metadata.get("copied") or _copied(hints[field.name], f"self.{field.name}")
        lines.append(f"    new.{field.name} = {copied}")
    scope: dict[str, Any] = {"make": object.__new__, "kind": made}
    exec("\n".join([*lines, "    return new"]), scope)  # noqa: S102 - names and types of our own fields, no input
    made.copy = scope["copy"]
    finished: type[P] = made
    return finished


def _copied(hint: Any, name: str) -> str:
    """The source text that copies a value of this type."""
    kind, inner = _container(hint)
    if kind is None:
        return f"{name}.copy()" if _is_plain(hint) else name
    if kind is types.UnionType:
        return f"None if {name} is None else {_copied(inner, name)}" if _copied(inner, "x") != "x" else name
    each = _copied(inner, "x")
    if kind is dict:
        return f"{name}.copy()" if each == "x" else f"{{key: {each} for key, x in {name}.items()}}"
    if kind is tuple:
        return name if each == "x" else f"tuple([{each} for x in {name}])"
    return f"{name}[:]" if each == "x" else f"[{each} for x in {name}]"


def _container(hint: Any) -> tuple[Any, Any]:
    """Which container a type is (list, tuple, dict or optional) and what it holds; (None, None) for anything else."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return types.UnionType, next(arg for arg in args if arg is not types.NoneType)
    if origin in (list, tuple):
        return origin, args[0]
    return (dict, args[1]) if origin is dict else (None, None)


def _is_plain(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Plain)


def component(cls: type, write: Convert, read: Convert) -> None:
    """Let values of an immutable class appear in plain fields, written as one JSON value."""
    COMPONENTS[cls] = (write, read)


def to_json(value: Plain) -> dict[str, Any]:
    """All saved fields of a plain value as JSON values."""
    return {name: write(getattr(value, name)) for name, write, _ in _saved_fields(type(value))}


def from_json(cls: type[Any], data: dict[str, Any], **given: Any) -> Any:
    """The plain value that `to_json` wrote; `given` provides the fields that are not saved."""
    new = object.__new__(cls)
    for name, _, read in _saved_fields(cls):
        setattr(new, name, read(data[name]))
    for name, value in given.items():
        setattr(new, name, value)
    return new


Fields = tuple[tuple[str, Convert, Convert], ...]
_FIELDS: dict[type, Fields] = {}


def _saved_fields(cls: type[Any]) -> Fields:
    """The saved fields of a plain class, worked out once: name, how to write, how to read."""
    if cls not in _FIELDS:
        hints = typing.get_type_hints(cls)
        saved = [field.name for field in dataclasses.fields(cls) if field.metadata.get("saved", True)]
        _FIELDS[cls] = tuple((name, *converters(hints[name])) for name in saved)
    return _FIELDS[cls]


def converters(hint: Any) -> tuple[Convert, Convert]:
    """How to write a value of this type as a JSON value, and how to read it back."""
    kind, inner = _container(hint)
    if kind is types.UnionType:
        write, read = converters(inner)
        return lambda x: None if x is None else write(x), lambda x: None if x is None else read(x)
    if kind is not None:
        return _container_converters(kind, *converters(inner))
    if hint in COMPONENTS:
        return COMPONENTS[hint]
    if _is_plain(hint):
        return to_json, lambda data: from_json(hint, data)
    return _same, _same


def _container_converters(kind: Any, write: Convert, read: Convert) -> tuple[Convert, Convert]:
    if kind is dict:
        return (
            lambda items: {str(key): write(x) for key, x in items.items()},
            lambda items: {int(key): read(x) for key, x in items.items()},
        )
    if write is _same:
        return list, kind
    return lambda items: [write(x) for x in items], lambda items: kind([read(x) for x in items])


def _same(value: Any) -> Any:
    return value
