"""What the README shows really runs."""

import contextlib
import io
import re
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_library_example_runs() -> None:
    [example] = blocks("python")
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(example, {})  # noqa: S102 - our own README
    assert re.fullmatch(r"\(\d+, \d+, \d+\) after \d+ answers\n", said.getvalue())


def test_every_file_it_links_to_exists() -> None:
    root = Path(__file__).parents[1]
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links
    assert [link for link in links if not (root / link).exists()] == []
