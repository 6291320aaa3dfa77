"""The notebooks run from the first cell to the last, as somebody who opens them would run them."""

import re
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.py"))
CELL = re.compile(r"^# %%(.*)\n", re.MULTILINE)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_cell_by_cell(notebook: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, *parts = CELL.split(notebook.read_text("utf-8"))
    kinds, cells = parts[::2], parts[1::2]
    assert kinds.count(" [markdown]") >= 3
    about: dict[str, Any] = {"__name__": notebook.stem}
    for kind, cell in zip(kinds, cells, strict=True):
        if kind:
            assert all(line.startswith("#") for line in cell.split("\n") if line)
        else:
            exec(compile(cell, notebook.name, "exec"), about)  # noqa: S102 - what we have written
    told = capsys.readouterr().out
    assert len(told.splitlines()) >= 4


def test_there_are_two_and_the_page_names_them() -> None:
    page = (FOLDER.parents[1] / "docs" / "lab.md").read_text("utf-8")
    assert len(NOTEBOOKS) == 2
    assert [one.name for one in NOTEBOOKS if f"../examples/notebooks/{one.name}" not in page] == []
    assert [one.name for one in NOTEBOOKS if len(one.read_text("utf-8").splitlines()) > 40] == []
