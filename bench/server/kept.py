"""Figures of a run that was cut off: started again at the same commit, it goes on where it was."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.machine import commit

CUT_OFF = Path(__file__).parents[1] / "results" / "server.cut-off.json"


class Kept:
    """Every figure, written as soon as it is measured. With changes that are in no commit nothing is kept."""

    def __init__(self, path: Path, how: str, version: str = "") -> None:
        self.path = path
        self.run = f"{version or commit()} {how}"
        self.figures: dict[str, Any] = {}
        if path.exists() and not (version or commit()).endswith("+"):
            found = json.loads(path.read_text("utf-8"))
            self.figures = found["figures"] if found["run"] == self.run else {}
        self.found = len(self.figures)
        """How many were measured by a run before this one."""

    def once(self, name: str, measure: Callable[[], Any]) -> Any:
        """What is measured under this name, now or by the run before."""
        if name not in self.figures:
            self.figures[name] = measure()
            self.path.write_text(json.dumps({"run": self.run, "figures": self.figures}, indent=1) + "\n", "utf-8")
        return self.figures[name]

    def done(self) -> None:
        """All is measured, and written elsewhere."""
        self.path.unlink(missing_ok=True)
