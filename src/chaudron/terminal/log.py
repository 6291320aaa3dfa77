"""What has been told in a game so far, and what each seat has heard of it."""

from collections import Counter as Tally
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from chaudron.kernel.told import Fact
from chaudron.terminal.paint import Paint, wrap
from chaudron.words import Words


class Told(NamedTuple):
    """A fact, and the number of the answer that caused it (0: the beginning)."""

    answer: int
    fact: Fact


class Log:
    """Everything told, in order."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def add(self, answer: int, facts: Iterable[Fact]) -> None:
        self.told += [Told(answer, fact) for fact in facts]

    def forget_from(self, answer: int) -> None:
        """Forget an answer that was taken back, and whatever came after it."""
        self.told = [told for told in self.told if told.answer < answer]

    @property
    def facts(self) -> list[Fact]:
        return [told.fact for told in self.told]

    def heard(self, seat: int | None) -> list[Told]:
        """What a seat (or a spectator) has heard, once: what it knew first is not new when all learn it."""
        known: Tally[str] = Tally()
        heard = []
        for told in self.told:
            fact = told.fact
            if not fact.is_heard_by(seat):
                continue
            sign = f"{fact.key} {fact.rule} {fact.details}"
            if fact.to is not None:
                known[sign] += 1
            elif fact.reveals and known[sign]:
                known[sign] -= 1
                continue
            heard.append(told)
        return heard


def this_round(heard: Sequence[Told]) -> list[Told]:
    """What was told since the round began."""
    starts = [place for place, told in enumerate(heard) if told.fact.key == "round"]
    return list(heard[starts[-1] :]) if starts else list(heard)


LOUD = {"exploded": "ember", "round": "title", "card": "copper", "ended": "title"}
"""Facts that catch the eye."""


def fact_lines(game: str, fact: Fact, words: Words, names: Sequence[str], paint: Paint, width: int) -> list[str]:
    """A fact as a sentence, with the rule it comes from."""
    sentence = words.fact(game, fact, names)
    lines = wrap(f"{sentence} [{fact.rule}]", width, indent="  ")
    if fact.key in LOUD:
        return [paint(LOUD[fact.key], line) for line in lines]
    lines[-1] = lines[-1].replace(f"[{fact.rule}]", paint("faded", f"[{fact.rule}]"))
    return lines
