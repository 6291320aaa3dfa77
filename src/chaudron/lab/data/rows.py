"""The rows of one game, while it is played or played again."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from chaudron.kernel.record import Play
from chaudron.kernel.rule import Ask
from chaudron.lab.accounts import ACCOUNTS
from chaudron.lab.tallies import SeatTallies, Sum

Rows = dict[str, list[dict[str, Any]]]
"""By table."""


class GameRows:
    """Watches one game from its beginning: every decision, and what is counted of every seat."""

    def __init__(self, number: int, play: Play) -> None:
        self.number, self.play, self.asks = number, play, list[Ask]()
        self.tallies: SeatTallies[Any] = ACCOUNTS[play.game.name].tallies(play.box.players)
        self._listen()

    def step(self, ask: Ask) -> None:
        """This was asked, and has been answered."""
        self.asks.append(ask)
        self._listen()

    def _listen(self) -> None:
        for fact in self.play.facts:
            if fact.is_heard_by(None):
                self.tallies.hear(fact)

    def finished(self, bots: Sequence[str]) -> Rows:
        """All rows, once the game is over."""
        self.tallies.after(self.play.table)
        record, outcome = self.play.record, self.play.table.outcome
        assert outcome is not None
        told = enumerate(zip(bots, outcome.points, outcome.places, self.tallies.seats, strict=True))
        game = {
            "number": self.number,
            "game": record.game,
            "version": record.version,
            "players": record.players,
            "options": json.dumps(dict(record.options), sort_keys=True),
            "decisions": len(record.entries),
            "record": json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":")),
        }
        seats = [
            {
                "number": self.number,
                "seat": seat,
                "bot": bot,
                "points": points,
                "place": place,
                "counts": list(counts(tally).items()),
            }
            for seat, (bot, points, place, tally) in told
        ]
        return {"games": [game], "seats": seats, "decisions": self._decisions()}

    def _decisions(self) -> list[dict[str, Any]]:
        return [
            {
                "number": self.number,
                "turn": turn,
                "seat": entry.seat,
                "question": ask.about.key,
                "rule": ask.about.rule,
                "options": [*ask.options],
                "choice": entry.choice,
                "draws": len(entry.draws),
            }
            for turn, (entry, ask) in enumerate(zip(self.play.record.entries, self.asks, strict=True))
        ]


def counts(tally: Any) -> dict[str, int]:
    """Whatever whole numbers a tally holds beside points and wins: `explosions.3`, `hits`."""
    found: dict[str, int] = {}
    for field in fields(tally):
        value = getattr(tally, field.name)
        if isinstance(value, Counter):
            found |= {f"{field.name}.{key}": count for key, count in value.items()}
        elif field.name not in ("wins", "shared", "points"):
            found[field.name] = value.total if isinstance(value, Sum) else value
    return found
