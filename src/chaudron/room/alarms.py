"""What a room is to do later, and when. One of a kind for each seat: a later one takes the place of the one before."""

from typing import NamedTuple

from chaudron.bots.lines import Line


class WindowCloses(NamedTuple):
    """What was decided in secret is shown."""


class TimeOver(NamedTuple):
    """The time of somebody who is awaited is over."""


class RulesNoted(NamedTuple):
    """It is written down that other rules are in force."""


class BotThinks(NamedTuple):
    """A bot begins to think about a question."""

    seat: int
    ask: int
    level: str


class PlanThinks(NamedTuple):
    """The plan of a seat is looked at."""

    seat: int
    ask: int


class LessonAnswers(NamedTuple):
    """A lesson has another seat answer what is written there."""

    seat: int
    ask: int
    choice: str


class Silence(NamedTuple):
    """A seat could only be silent, and is."""

    seat: int
    ask: int
    choice: str


class Missed(NamedTuple):
    """Somebody has been awaited for long and was not here."""

    seat: int
    asked: int


class BotSpeaks(NamedTuple):
    line: Line


Alarm = WindowCloses | TimeOver | RulesNoted | BotThinks | PlanThinks | LessonAnswers | Silence | Missed | BotSpeaks


class Alarms:
    """By kind and seat, each with its time in milliseconds since 1970."""

    __slots__ = ("_set",)

    def __init__(self) -> None:
        self._set: dict[tuple[type[Alarm], int], tuple[int, Alarm]] = {}

    def set(self, at: int, alarm: Alarm) -> None:
        self._set[_place(alarm)] = at, alarm

    def clear(self, kind: type[Alarm] | None = None) -> None:
        """Forget those of a kind, or all."""
        for place in [place for place in self._set if kind in (None, place[0])]:
            del self._set[place]

    @property
    def next(self) -> int | None:
        """When the next is due."""
        return min([at for at, _ in self._set.values()]) if self._set else None

    def take(self, now: int) -> Alarm | None:
        """The first that is due, which is then set no more."""
        due = [(at, place) for place, (at, _) in self._set.items() if at <= now]
        return self._set.pop(min(due, key=lambda one: one[0])[1])[1] if due else None


def _place(alarm: Alarm) -> tuple[type[Alarm], int]:
    return type(alarm), getattr(alarm, "seat", -1)
