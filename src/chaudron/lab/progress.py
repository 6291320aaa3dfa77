"""How far a long run has come, how fast, and until when: a bar on a terminal; elsewhere a line now and then.

Nothing is said of what takes less than two seconds.
"""

from time import monotonic
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from chaudron.lab.pace import Pace

PATIENCE = 2.0
"""Seconds for which nobody needs to be told anything."""


class Bar:
    """A context; call it with the number of games done. Everything goes to stderr."""

    def __init__(self, games: int, words: str, stream: Console | None = None) -> None:
        self.games, self.words = games, words
        self.console = stream or Console(stderr=True)
        self.start, self.tenths, self.pace = monotonic(), 0, Pace(games)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[pace]}"),
        )
        self.bar = Progress(*columns, console=self.console, transient=True, disable=not self.console.is_terminal)
        self.task = self.bar.add_task(words, total=games, pace="")

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.bar.stop()

    def __call__(self, done: int) -> None:
        pace = self.pace.at(done)
        self.bar.update(self.task, completed=done, pace=pace)
        if self.bar.disable and monotonic() - self.start > PATIENCE:
            self._say(done, pace)

    def _say(self, done: int, pace: str) -> None:
        """One line for every tenth of the run."""
        tenths = done * 10 // self.games
        if tenths > self.tenths:
            self.tenths = tenths
            line = f"{self.words} {done}/{self.games} {pace}".rstrip()
            self.console.print(line, highlight=False, markup=False, soft_wrap=True)
