"""Copyable values: classes whose declared fields are enough to copy them and to write them as JSON values.

A class marked `@copyable` is a slotted dataclass. From the types of its fields it gets a `copy()` as fast as one
written by hand, and a place in `to_json` and `from_json`. Fields may hold numbers, strings, booleans, immutable
components, other copyable classes, and lists, tuples or dictionaries of these.
"""

import dataclasses
import types
import typing
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Self, TypeVar, dataclass_transform

Convert = Callable[[Any], Any]
P = TypeVar("P", bound="Copyable")

COMPONENTS: dict[type, tuple[Convert | str, Convert]] = {}
"""Immutable classes that are written as one JSON value: how to write and how to read them."""

NOT_SAVED = {"saved": False}
"""Field metadata: copies share this value, and whoever loads the object provides it again."""

NOT_KEPT = {"saved": False, "copied": "None"}
"""Field metadata: neither saved nor copied; a copy starts with None."""


def written_as(key: str) -> dict[str, str]:
    """Field metadata: the key of this field in what is saved, where that is older than its name."""
    return {"key": key}


SIMPLE = (int, float, str, bool)


class Copyable:
    """What every copyable class can do."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        """Until a class is marked itself it has no copy, whatever its parents have."""
        super().__init_subclass__()
        if "copy" not in vars(cls):
            cls.copy = Copyable.copy  # type: ignore[method-assign]  # @copyable puts the real one in its place

    def copy(self) -> Self:
        """An equal value that shares nothing that can change."""
        raise TypeError(f"{type(self).__name__} is not marked as copyable")


@dataclass_transform(field_specifiers=(dataclasses.field,))
def copyable(cls: type[P]) -> type[P]:
    """Make a slotted dataclass with a `copy()` generated from its fields."""
    made: Any = dataclasses.dataclass(slots=True)(cls)
    hints = typing.get_type_hints(made)
    lines = ["def copy(self):", "    new = make(kind)"]
    for field in dataclasses.fields(made):
        copied = _copied_field(field, hints[field.name])
        lines.append(f"    new.{field.name} = {copied}")
    scope: dict[str, Any] = {"make": object.__new__, "kind": made}
    exec("\n".join([*lines, "    return new"]), scope)  # noqa: S102 - names and types of our own fields, no input
    made.copy = scope["copy"]
    finished: type[P] = made
    return finished


def _copied_field(field: "dataclasses.Field[Any]", hint: Any) -> str:
    if "copied" in field.metadata:
        return str(field.metadata["copied"])
    if not field.metadata.get("saved", True):
        return f"self.{field.name}"
    return _copied(hint, f"self.{field.name}")


def _copied(hint: Any, name: str) -> str:
    """The source text that copies a value of this type."""
    kind, inner, _ = _container(hint)
    if kind is None:
        return f"{name}.copy()" if _is_copyable(hint) else name
    each = _copied(inner, "x")
    if kind is types.UnionType:
        return name if each == "x" else f"None if {name} is None else {_copied(inner, name)}"
    if kind is dict:
        return f"{name}.copy()" if each == "x" else f"{{key: {each} for key, x in {name}.items()}}"
    if kind is tuple:
        return name if each == "x" else f"tuple([{each} for x in {name}])"
    return f"{name}[:]" if each == "x" else f"[{each} for x in {name}]"


def _container(hint: Any) -> tuple[Any, Any, Any]:
    """Which container a type is (list, tuple, dict or optional), what it holds, and the keys of a dictionary."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union) and len(args) == 2 and types.NoneType in args:
        return types.UnionType, args[0] if args[1] is types.NoneType else args[1], None
    if origin is list or (origin is tuple and args[1:] == (...,)):
        return origin, args[0], None
    if origin is dict:
        return dict, args[1], args[0]
    if hint in SIMPLE or hint in COMPONENTS or _is_copyable(hint):
        return None, None, None
    raise TypeError(f"{hint} cannot be a field of copyable data")


def _is_copyable(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Copyable)


def component(cls: type, write: Convert | str, read: Convert) -> None:
    """Let values of an immutable class appear in fields, written as one JSON value.

    `write` is a function, or the name of the attribute that is written.
    """
    COMPONENTS[cls] = (write, read)


def to_json(value: Copyable) -> dict[str, Any]:
    """All saved fields of a copyable value as JSON values."""
    kind = type(value)
    if kind not in _WRITERS:
        _WRITERS[kind] = writer(kind, saved_names(kind))
    data: dict[str, Any] = _WRITERS[kind](value)
    return data


def writer(cls: type[Any], names: tuple[str, ...], **instead: str) -> Convert:
    """A function that writes these fields of a value, and no others; `instead`, source text for some of them."""
    hints = _saved_fields(cls)
    values = {name: _written(hints[name], f"x.{name}") for name in names if name not in instead}
    keys, ordered = _keys(cls), {**dict.fromkeys(names, ""), **values, **instead}
    written = [f"{keys.get(name, name)!r}: {value}" for name, value in ordered.items()]
    return _compiled(f"lambda x: {{{', '.join(written)}}}")


def saved_names(cls: type[Any]) -> tuple[str, ...]:
    """The names of the saved fields of a copyable class."""
    return tuple(_saved_fields(cls))


def written_types(cls: type[Any]) -> dict[str, Any]:
    """The types of what is written for the saved fields of a copyable class."""
    return {name: _written_type(hint) for name, hint in _saved_fields(cls).items()}


def _written_type(hint: Any) -> Any:
    kind, inner, _ = _container(hint)
    if kind is types.UnionType:
        return _written_type(inner) | None
    if kind is not None:
        held = _written_type(inner)
        return types.GenericAlias(dict, (str, held)) if kind is dict else types.GenericAlias(list, held)
    if hint in COMPONENTS:
        write = COMPONENTS[hint][0]
        return typing.get_type_hints(hint)[write] if isinstance(write, str) else typing.get_type_hints(write)["return"]
    return dict[str, Any] if _is_copyable(hint) else hint


def sketcher(cls: type[Any], names: tuple[str, ...]) -> Convert:
    """A function that makes a tuple of these fields of a copyable value: as they are written, with tuples for lists.

    It does not change with the value, and two of them are quickly compared. Fields may hold numbers, strings, booleans
    and components, or lists and tuples of these.
    """
    hints = _saved_fields(cls)
    return _compiled(f"lambda x: ({', '.join(_sketched(hints[name], f'x.{name}') for name in names)},)")


def _sketched(hint: Any, name: str) -> str:
    """The source text that sketches a value of this type."""
    kind, inner, _ = _container(hint)
    if kind in (list, tuple) and _is_one(inner):
        each = _writer_name(inner)
        return f"tuple({name})" if inner in SIMPLE else f"tuple(map({each}, {name})) if {name} else ()"
    if not _is_one(inner if kind is types.UnionType else hint):
        raise TypeError(f"{hint} cannot be sketched")
    return _written(hint, name)


def _is_one(hint: Any) -> bool:
    """Is a value of this type written as one JSON value that cannot change?"""
    return hint in SIMPLE or hint in COMPONENTS


def from_json(cls: type[Any], data: dict[str, Any], **given: Any) -> Any:
    """The value that `to_json` wrote; `given` provides the fields that are not saved."""
    if cls not in _READERS:
        keys = _keys(cls)
        _READERS[cls] = tuple((name, keys[name], _reader(hint)) for name, hint in _saved_fields(cls).items())
    new = object.__new__(cls)
    for name, key, read in _READERS[cls]:
        setattr(new, name, read(data[key]))
    for name, value in given.items():
        setattr(new, name, value)
    return new


_WRITERS: dict[type, Convert] = {}
_READERS: dict[type, tuple[tuple[str, str, Convert], ...]] = {}


def _saved_fields(cls: type[Any]) -> dict[str, Any]:
    """The saved fields of a copyable class with their types."""
    hints = typing.get_type_hints(cls)
    return {field.name: hints[field.name] for field in dataclasses.fields(cls) if field.metadata.get("saved", True)}


def _keys(cls: type[Any]) -> dict[str, str]:
    """The key under which each field of a copyable class is written."""
    return {field.name: field.metadata.get("key", field.name) for field in dataclasses.fields(cls)}


def converters(hint: Any) -> tuple[Convert, Convert]:
    """How to write a value of this type as a JSON value, and how to read it back."""
    return _compiled(f"lambda x: {_written(hint, 'x')}"), _reader(hint)


def _compiled(source: str) -> Convert:
    """A function from source text made of our own field names and registered classes."""
    scope: dict[str, Any] = {"to_json": to_json}
    for cls, (write, _) in COMPONENTS.items():
        scope[_writer_name(cls)] = attrgetter(write) if isinstance(write, str) else write
    made: Convert = eval(source, scope)  # noqa: S307 - names and types of our own fields, no input
    return made


def _writer_name(cls: type) -> str:
    return f"write_{cls.__name__}_{id(cls)}"


def _written(hint: Any, name: str) -> str:
    """The source text that writes a value of this type."""
    kind, inner, _ = _container(hint)
    if kind is types.UnionType:
        return name if _written(inner, "y") == "y" else f"None if {name} is None else {_written(inner, name)}"
    if kind is dict:
        return f"{{str(key): {_written(inner, 'y')} for key, y in {name}.items()}}"
    if kind is not None:
        return f"list({name})" if _written(inner, "y") == "y" else f"[{_written(inner, 'y')} for y in {name}]"
    if hint in COMPONENTS:
        write = COMPONENTS[hint][0]
        return f"{name}.{write}" if isinstance(write, str) else f"{_writer_name(hint)}({name})"
    return f"to_json({name})" if _is_copyable(hint) else name


def _reader(hint: Any) -> Convert:
    """How to read a value of this type."""
    kind, inner, keys = _container(hint)
    if kind is None:
        if hint in COMPONENTS:
            return COMPONENTS[hint][1]
        return (lambda data: from_json(hint, data)) if _is_copyable(hint) else _same
    read = _reader(inner)
    if kind is types.UnionType:
        return lambda x: None if x is None else read(x)
    if kind is dict:
        read_key = int if keys is int else _reader(keys)
        return lambda items: {read_key(key): read(x) for key, x in items.items()}
    return kind if read is _same else lambda items: kind([read(x) for x in items])


def _same(value: Any) -> Any:
    return value
