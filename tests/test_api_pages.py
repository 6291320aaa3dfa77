"""The reference says what the docstrings say."""

from pathlib import Path

from tests.api_pages import PACKAGES, SOURCE, page, pages

DOCS = Path(__file__).parents[1] / "docs" / "api"


def test_the_reference_is_that_of_the_code() -> None:
    """When it is not: make reference."""
    made = pages()
    assert {path.name for path in DOCS.iterdir()} == set(made)
    assert [name for name, text in made.items() if (DOCS / name).read_text("utf-8") != text] == []


def test_what_programs_are_built_on_is_in_it() -> None:
    told = "".join(map(page, PACKAGES))
    for name in ("class Match", "class Play", "verify(", "play_many(", "class Processes", "check(", "review(", "bot("):
        assert f"### `{name}" in told
    assert (SOURCE / "envs" / "match.py").is_file()
