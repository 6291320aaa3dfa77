"""How long what is decided in secret stays secret, and when somebody's time is over (ADR 0009)."""

from chaudron.kernel.game import Limit
from chaudron.room.seated import SeatedTable
from chaudron.room.sitting import PLAYING

SILENCE_SECONDS = 0.4
"""How long after the end of a window its answers are shown: until then silence is answered for, unnoticed."""

LEAST_SECONDS = 2.0
"""How long a window stays open at least, so that nobody can tell who answers at once."""
BEAT_SECONDS = 0.5
"""After that it closes on a beat: whoever answers last does not see that it was for them that all waited."""


class TimedTable(SeatedTable):
    """A table, and how long things take there."""

    __slots__ = ()

    def beat_began(self) -> int | None:
        """When the secret decisions that are being taken together were asked, if any are."""
        beat = None if self.table is None else self.table.sealed_together()
        return None if beat is None else min((self.sitting.asked_at[seat] for seat in beat.waiting), default=None)

    def window_closes(self) -> int | None:
        """When what is decided in secret now may be shown, if that is still to come."""
        began = self.beat_began()
        window = self._window() if began is not None else 0
        if began is None or not window:
            return None
        closes = began + round(window * 1000)
        return closes if closes > self.time.now else None

    def closes_when_answered(self) -> int | None:
        """When the window that is open closes if everybody has answered by now: at its least time, or on a beat.

        What the answers are does not matter, nor whose the last one is. At a strict table it closes at its end.
        """
        end, limit, began = self.window_closes(), self.limit(), self.beat_began()
        if end is None or limit is None or began is None or self.sitting.settings.strict:
            return end
        least, beat = round(min(LEAST_SECONDS, limit.seconds) * 1000), round(BEAT_SECONDS * 1000)
        beats = max(0, (self.time.now - began - least) // beat + 1)
        closes = began + least + beats * beat
        return closes if closes <= began + round(limit.seconds * 1000) else end

    def thought_over(self, seat: int) -> int | None:
        """When silence is an answer of this seat: nobody waits for what a bot makes of its hand."""
        until, began, limit = self.until(seat), self.beat_began(), self.limit()
        if until is None or began is None or limit is None or not self.is_played_by_house(seat):
            return until
        if self.sitting.settings.strict:
            return until
        least = min(LEAST_SECONDS, limit.seconds) - SILENCE_SECONDS
        return until if least < 0 else began + round(least * 1000)

    def _window(self) -> float:
        """How many seconds what is decided in secret now is kept quiet."""
        limit = self.limit()
        if limit is not None:
            return limit.seconds + SILENCE_SECONDS
        return 0 if self.game.window else self.sitting.settings.window or 0

    def limit(self) -> Limit | None:
        """When silence is an answer; in a window, only where people play against people."""
        if self.table is None or not self.game.is_timed or self.sitting.state != PLAYING:
            return None
        return self.silence() if self.table.sealed_together() is None or len(self.people) > 1 else None

    def silence(self) -> Limit | None:
        """What silence would be, and after how long, if somebody has to hide it."""
        if not self.game.is_timed:
            return None
        wanted = self.sitting.settings.window
        return self.game.limit(self.table, self.game.window if wanted is None else wanted)

    def until(self, seat: int) -> int | None:
        """When the time of a seat's question is over."""
        sitting, limit = self.sitting, self.limit()
        seconds = sitting.settings.clock if limit is None else limit.seconds
        if not seconds or sitting.paused_at is not None:
            return None
        return sitting.asked_at[seat] + round(seconds * 1000)
