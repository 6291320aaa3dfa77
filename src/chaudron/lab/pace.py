"""How fast a long run goes, and how long it will still take."""

from collections.abc import Callable
from time import monotonic


class Pace:
    """From the first time that it is told how much is done, which may be something that was there before."""

    def __init__(self, games: int, clock: Callable[[], float] = monotonic) -> None:
        self.games, self.clock = games, clock
        self.first: tuple[int, float] | None = None

    def at(self, done: int) -> str:
        """`12.5/s 0:01:30`: how many games a second, and the time left; nothing as long as nobody can know."""
        now = self.clock()
        before, start = self.first = self.first or (done, now)
        if done <= before or now <= start:
            return ""
        rate = (done - before) / (now - start)
        left = round((self.games - done) / rate)
        return f"{rate:.1f}/s {left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
