"""What a soak found, as a page and as JSON."""

import platform
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from chaudron.lab.counting import Exercise, Item, expected
from chaudron.lab.many import Observer

KEPT_FAULTS = 20

KINDS = {
    "ruling": "Rulings",
    "book": "Books that acted",
    "card": "Cards that acted",
    "turned": "Cards turned",
    "die": "Die faces",
    "tube": "Test tubes",
    "players": "Players",
    "option": "Option values",
    "verb": "Choices, by what is done",
    "choice": "Every choice",
    "question": "Questions",
    "fact": "Facts",
    "rule": "Rule ids of facts and questions",
}
"""The kinds of things counted, in the order of the page."""
AS_TABLES = ("ruling", "book", "card")


@dataclass
class Fault:
    """A game in which something is wrong; `--only NUMBER` plays it alone."""

    number: int
    players: int
    options: dict[str, Any]
    words: str
    where: str


@dataclass
class Findings(Observer):
    """What was met, what was checked, and what is wrong."""

    exercise: Exercise = field(default_factory=Exercise)
    done: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)

    def blame(self, fault: Fault) -> None:
        """Note a fault; the first ones are kept, all are counted."""
        self.done["faults"] += 1
        self.faults = [*self.faults, fault][:KEPT_FAULTS]

    def merge(self, other: Self) -> None:
        self.exercise.merge(other.exercise)
        self.done.update(other.done)
        self.faults = sorted(self.faults + other.faults, key=lambda fault: fault.number)[:KEPT_FAULTS]


@dataclass(frozen=True)
class Report:
    """A soak that is over."""

    command: str
    seed: int
    jobs: int
    seconds: float
    findings: Findings

    @property
    def missing(self) -> list[Item]:
        return self.findings.exercise.missing()

    @property
    def is_good(self) -> bool:
        return not self.missing and not self.findings.faults

    def to_json(self) -> dict[str, Any]:
        counts: dict[str, dict[str, int]] = defaultdict(dict)
        for kind, name in expected():
            counts[kind][name] = self.findings.exercise.counts[kind, name]
        return {
            "command": self.command,
            "seed": self.seed,
            "jobs": self.jobs,
            "seconds": round(self.seconds, 1),
            "python": platform.python_version(),
            "done": dict(sorted(self.findings.done.items())),
            "missing": [": ".join(item) for item in self.missing],
            "faults": [asdict(fault) for fault in self.findings.faults],
            "counts": counts,
        }

    def summary(self) -> str:
        """How it went, without the counts."""
        return f"{self._heading()}\n\n{self._verdict()}"

    def to_markdown(self) -> str:
        counted = f"How often everything was met, in the {self.findings.done['games counted']:,} games counted:"
        parts = ["# Soak", self.summary(), counted]
        parts += [f"## {title}\n\n{self._counts(kind)}" for kind, title in KINDS.items()]
        return "\n\n".join(parts) + "\n"

    def _heading(self) -> str:
        done = self.findings.done
        speed = done["games"] / self.seconds if self.seconds else 0
        figures = "\n".join(f"- {name}: {count:,}" for name, count in sorted(done.items()))
        return (
            f"`{self.command}`: seed {self.seed}, {self.seconds:,.0f} s on {self.jobs} processes, "
            f"{speed:,.0f} games a second, Python {platform.python_version()}.\n\n{figures}"
        )

    def _verdict(self) -> str:
        faults = [f"- game {fault.number} ({fault.players} players): {fault.words}" for fault in self.findings.faults]
        missing = [f"- {kind}: {name}" for kind, name in self.missing]
        return "\n\n".join(
            [
                "**Faults:**\n\n" + "\n".join(faults) if faults else "Faults: none.",
                "**Never met:**\n\n" + "\n".join(missing)
                if missing
                else f"Never met: none of {len(expected())} things.",
            ]
        )

    def _counts(self, kind: str) -> str:
        counted = [(name, self.findings.exercise.counts[kind, name]) for of, name in expected() if of == kind]
        return table(counted) if kind in AS_TABLES else in_line(counted)


def table(counted: Iterable[tuple[str, int]]) -> str:
    rows = [
        f"| {about} | {words} | {count:,} |" for name, count in counted for about, _, words in [name.partition(": ")]
    ]
    return "\n".join(["| | | times |", "| --- | --- | ---: |", *rows])


def in_line(counted: Iterable[tuple[str, int]]) -> str:
    return " · ".join(f"{name} {count:,}" for name, count in counted)
