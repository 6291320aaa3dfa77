"""Books and cards that somebody has written in Python, and tries in the place of one of ours (docs/components.md).

What is written is kept as text, so that it travels with a table: to its store, to processes that think, to a cluster.
"""

import hashlib
import linecache
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from chaudron.kernel.printed import BadComponents
from chaudron.kernel.rule import Then

GROUP = "chaudron.belcastel"
"""The group of entry points under which a package offers modules with books and cards."""

DRAWN, SCORED, TURNED = "drawn", "scored", "turned"
"""What the function is called that acts: of a blue, red or yellow book, of a green or purple one, of a card."""


class OwnCodeFailed(Exception):
    """Something that was written for a book or a card fails in the middle of a game: which, and why."""

    @property
    def details(self) -> dict[str, str]:
        return dict(zip(("name", "why"), map(str, self.args), strict=True))


@dataclass(frozen=True)
class OwnCode:
    """What takes the place of a book or a card, as text; and its function, under the name that its place asks for."""

    place: str
    """The id of the book or card."""
    wanted: str
    source: str
    texts: tuple[str, str]
    """What it does, in French and in English."""

    @cached_property
    def function(self) -> Callable[..., Then]:
        """Raises `BadComponents`."""
        found = getattr(module_of(self.place, self.source), self.wanted, None)
        if not callable(found):
            raise BadComponents("no_function", place=self.place, function=self.wanted)
        return found  # type: ignore[no-any-return]  # a module may hold anything

    def carry_out(self, *about: Any) -> Then:
        """Let it act; raises `OwnCodeFailed`."""
        try:
            return self.function(*about)
        except Exception as error:
            raise OwnCodeFailed(self.place, said(error)) from error

    def to_json(self) -> dict[str, Any]:
        return {"source": self.source, "text": {"fr": self.texts[0], "en": self.texts[1]}}


def module_of(place: str, source: str) -> ModuleType:
    """The text as a module, named after what is in it, so that rules of two versions never meet."""
    name = f"own_{hashlib.sha256(source.encode()).hexdigest()[:12]}"
    module, file = ModuleType(name), f"<{place}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    try:
        exec(compile(source, file, "exec"), module.__dict__)  # noqa: S102 - whoever opens the house has named this file
    except Exception as error:
        raise BadComponents("broken_code", place=place, why=said(error)) from error
    return module


def said(error: Exception) -> str:
    """An error on one line: what, and in which line of what was written."""
    if isinstance(error, SyntaxError):
        return f"line {error.lineno}: {error.msg}"
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename.startswith("<")]
    where = f"line {lines[-1]}: " if lines else ""
    return f"{where}{type(error).__name__}: {error}".splitlines()[0]


def source_of(place: str, about: Mapping[str, Any], folder: Path) -> str:
    """What a file says under `python`, a file beside it, or under `plugin`; raises `BadComponents`."""
    if isinstance(about.get("source"), str):
        return str(about["source"])
    if isinstance(about.get("plugin"), str):
        return _offered(place, about["plugin"])
    if not isinstance(about.get("python"), str):
        raise BadComponents("no_code", place=place)
    path = folder / str(about["python"])
    try:
        return path.read_text("utf-8")
    except (OSError, ValueError) as error:
        raise BadComponents("no_file", place=place, code=about["python"]) from error


def _offered(place: str, name: str) -> str:
    """What an installed package offers under this name."""
    for offered in entry_points(group=GROUP, name=name):
        try:
            return Path(str(offered.load().__file__)).read_text("utf-8")
        except Exception as error:
            raise BadComponents("broken_code", place=place, why=said(error)) from error
    known = ", ".join(sorted(offered.name for offered in entry_points(group=GROUP))) or "–"  # noqa: RUF001 - a dash
    raise BadComponents("no_plugin", place=place, name=name, group=GROUP, known=known)
