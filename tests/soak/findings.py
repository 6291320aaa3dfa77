"""What a soak found, as a page and as JSON."""

import platform
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple, Self

from bench.machine import commit
from chaudron.lab.many import Observer
from tests.soak.counting import Exercise, expected
from tests.soak.course import Item

KEPT_FAULTS = 20

KINDS = {
    "ruling": "Rulings",
    "witch": "Witches",
    "book": "Books that acted",
    "card": "Cards that acted",
    "place": "Where witches left",
    "way": "Ways of cards",
    "token": "Farce tokens",
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
AS_TABLES = ("ruling", "witch", "book", "card", "place")


@dataclass
class Fault:
    """A game in which something is wrong; `--game NAME --only NUMBER` plays it alone."""

    number: int
    players: int
    options: dict[str, Any]
    words: str
    where: str


class Length(NamedTuple):
    """How long a game was."""

    decisions: int
    rounds: int
    number: int
    """Of the game."""


NO_GAME = Length(0, 0, 0)


@dataclass
class Findings(Observer):
    """What was met, what was checked, and what is wrong in games of one kind."""

    exercise: Exercise = field(default_factory=Exercise)
    done: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)
    longest: Length = NO_GAME

    def note_length(self, length: Length) -> None:
        self.longest = max(self.longest, length)

    def blame(self, fault: Fault) -> None:
        """Note a fault; the first ones are kept, all are counted."""
        self.done["faults"] += 1
        self.faults = [*self.faults, fault][:KEPT_FAULTS]

    def merge(self, other: Self) -> None:
        self.exercise.merge(other.exercise)
        self.done.update(other.done)
        self.note_length(other.longest)
        self.faults = sorted(self.faults + other.faults, key=lambda fault: fault.number)[:KEPT_FAULTS]

    @property
    def game(self) -> str:
        return self.exercise.game

    @property
    def missing(self) -> list[Item]:
        return self.exercise.missing()

    @property
    def is_good(self) -> bool:
        return not self.missing and not self.faults

    def to_json(self) -> dict[str, Any]:
        counts: dict[str, dict[str, int]] = defaultdict(dict)
        for kind, name in expected(self.game):
            counts[kind][name] = self.exercise.counts[kind, name]
        return {
            "done": dict(sorted(self.done.items())),
            "longest": self.longest._asdict(),
            "missing": [": ".join(item) for item in self.missing],
            "faults": [asdict(fault) for fault in self.faults],
            "counts": counts,
        }

    def summary(self) -> str:
        """What was done, and whether all is well, without the counts."""
        figures = "\n".join(f"- {name}: {count:,}" for name, count in sorted(self.done.items()))
        decisions, rounds, number = self.longest
        longest = f"- longest game: {decisions:,} decisions in {rounds} rounds (game {number})"
        return f"## {self.game}\n\n{figures}\n{longest}\n\n{self._verdict()}"

    def to_markdown(self) -> str:
        counted = f"How often everything was met, in the {self.done['games counted']:,} games counted:"
        present = {kind for kind, _ in expected(self.game)}
        parts = [f"### {title}\n\n{self._counts(kind)}" for kind, title in KINDS.items() if kind in present]
        return "\n\n".join([self.summary(), counted, *parts])

    def _verdict(self) -> str:
        faults = [f"- game {fault.number} ({fault.players} players): {fault.words}" for fault in self.faults]
        missing = [f"- {kind}: {name}" for kind, name in self.missing]
        all_met = f"Never met: none of {len(expected(self.game))} things."
        return "\n\n".join(
            [
                "**Faults:**\n\n" + "\n".join(faults) if faults else "Faults: none.",
                "**Never met:**\n\n" + "\n".join(missing) if missing else all_met,
            ]
        )

    def _counts(self, kind: str) -> str:
        counted = [(name, self.exercise.counts[kind, name]) for of, name in expected(self.game) if of == kind]
        return table(counted) if kind in AS_TABLES else in_line(counted)


@dataclass(frozen=True)
class Report:
    """A soak that is over: what was found in the games of each kind."""

    command: str
    seed: int
    jobs: int
    seconds: float
    findings: tuple[Findings, ...]

    @property
    def is_good(self) -> bool:
        return all(findings.is_good for findings in self.findings)

    def to_json(self) -> dict[str, Any]:
        return {
            "command": self.command,
            "seed": self.seed,
            "jobs": self.jobs,
            "seconds": round(self.seconds, 1),
            "commit": commit(),
            "python": platform.python_version(),
            "games": {findings.game: findings.to_json() for findings in self.findings},
        }

    def summary(self) -> str:
        """How it went, without the counts."""
        return "\n\n".join([self._heading(), *[findings.summary() for findings in self.findings]])

    def to_markdown(self) -> str:
        parts = ["# Soak", self._heading(), *[findings.to_markdown() for findings in self.findings]]
        return "\n\n".join(parts) + "\n"

    def _heading(self) -> str:
        games = sum(findings.done["games"] for findings in self.findings)
        speed = games / self.seconds if self.seconds else 0
        return (
            f"`{self.command}`: seed {self.seed}, {self.seconds:,.0f} s on {self.jobs} processes, "
            f"{speed:,.0f} games a second, Python {platform.python_version()}, commit {commit()}."
        )


def table(counted: Iterable[tuple[str, int]]) -> str:
    rows = [
        f"| {about} | {words} | {count:,} |" for name, count in counted for about, _, words in [name.partition(": ")]
    ]
    return "\n".join(["| | | times |", "| --- | --- | ---: |", *rows])


def in_line(counted: Iterable[tuple[str, int]]) -> str:
    return " · ".join(f"{name} {count:,}" for name, count in counted)
