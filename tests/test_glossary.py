"""The glossary names things that exist."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "src").rglob("*.py")))
WORDS = frozenset(re.findall(r"\w+", SOURCE))


def identifiers(glossary: str) -> Iterator[str]:
    """Names in the third column; notation such as `w1` or `blue-1` is no name."""
    for line in glossary.splitlines():
        cells = line.split("|")
        for code in re.findall(r"`([^`]+)`", cells[3]) if len(cells) > 4 else []:
            if not re.search(r"\d|-|:", code):
                yield from re.findall(r"\w+…?", code)


def is_in_the_code(name: str) -> bool:
    return any(word.startswith(name[:-1]) for word in WORDS) if name.endswith("…") else name in WORDS


def test_every_identifier_of_the_glossary_is_in_the_code() -> None:
    names = list(identifiers((ROOT / "docs" / "glossary.md").read_text("utf-8")))
    assert len(names) > 100
    assert [name for name in names if not is_in_the_code(name)] == []


def test_a_name_that_lies_is_found() -> None:
    assert list(identifiers("| a | b | `Table.no_such_name`, `w1`, `blue-1` |")) == ["Table", "no_such_name"]
    assert not is_in_the_code("no_such_name_anywhere")
    assert is_in_the_code("gain_…")
