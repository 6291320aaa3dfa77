"""How long bots think: the processor time of every decision, counted in steps of a tenth or so."""

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import process_time
from typing import Any, Self

from chaudron.kernel.game import Bot, View
from chaudron.kernel.rule import Ask

STEPS = 8
"""How many steps a doubling of the time has."""
LEAST = 1e-6
"""Seconds: what is shorter is not told apart."""


@dataclass
class ThinkingTime:
    """The decisions of a bot, and how long they took, in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)
        self.steps[math.floor(math.log2(max(seconds, LEAST)) * STEPS)] += 1

    def merge(self, other: Self) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def below(self, share: float) -> float:
        """The time that this share of the decisions did not exceed, to the next step."""
        left = share * self.decisions
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return float(min(self.worst, 2.0 ** ((step + 1) / STEPS)))
        return self.worst

    def to_json(self) -> dict[str, Any]:
        steps = {str(step): self.steps[step] for step in sorted(self.steps)}
        return {"decisions": self.decisions, "seconds": self.seconds, "worst": self.worst, "steps": steps}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        steps = Counter({int(step): count for step, count in data["steps"].items()})
        return cls(data["decisions"], data["seconds"], data["worst"], steps)


class Timed:
    """A bot, and how long it thinks when there is something to decide."""

    def __init__(self, bot: Bot, thinking: ThinkingTime) -> None:
        self.bot, self.thinking = bot, thinking

    def choose(self, view: View, ask: Ask) -> str:
        start = process_time()
        choice = self.bot.choose(view, ask)
        if len(ask.options) > 1:
            self.thinking.add(process_time() - start)
        return choice
