"""For programs that decide luck themselves: a game stops where a draw is due, and remembers what was seen before."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from chaudron.envs.match import Match
from chaudron.kernel.chance import Chance


class LuckDue(Exception):
    """A draw is due whose outcome is not given: one of so many."""

    def __init__(self, out_of: int) -> None:
        super().__init__(f"one of {out_of}")
        self.out_of = out_of


class Luck(Chance):
    """Outcomes that are given one by one, whatever stream they are for."""

    __slots__ = ("given", "place")

    def __init__(self, seats: int, given: Sequence[int]) -> None:
        super().__init__(seats)
        self.given, self.place = tuple(given), 0

    def below(self, stream: int, out_of: int) -> int:
        if self.place == len(self.given):
            raise LuckDue(out_of)
        self.place += 1
        return self.given[self.place - 1]


class Past:
    """An answer, the moment at which it was given, and what was before. Nothing of it ever changes, so it is shared."""

    __slots__ = ("action", "before", "known", "match", "seat")

    def __init__(self, before: "Past | None", match: Match, seat: int, action: int) -> None:
        self.before, self.match, self.seat, self.action = before, match, seat, action
        self.known: dict[int, str] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> "Past":
        return self

    def digest(self, seat: int) -> str:
        """Of all that a seat saw when it answered, and of its answers; empty before its first."""
        new, past = list[Past](), self
        while seat not in past.known and past.before is not None:
            new.append(past)
            past = past.before
        text = past.known.get(seat, "")
        if seat not in past.known:
            new.append(past)
        for one in reversed(new):
            text = one.known[seat] = one.next_digest(text) if one.seat == seat else text
        return text

    def next_digest(self, text: str) -> str:
        seen = json.dumps([text, self.match.view(self.seat), self.action], sort_keys=True)
        return hashlib.blake2b(seen.encode(), digest_size=16).hexdigest()
