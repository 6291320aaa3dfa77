"""What has been told in a game so far, and what each seat has heard of it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from chaudron.kernel.facts import Fact
from chaudron.terminal.paint import Paint, wrap
from chaudron.words import Words


class LoggedFact(NamedTuple):
    """A fact, and the number of the answer that caused it (0: the beginning)."""

    answer: int
    fact: Fact


class GameLog:
    """Everything told, in order."""

    def __init__(self) -> None:
        self.told: list[LoggedFact] = []

    def add(self, answer: int, facts: Iterable[Fact]) -> None:
        self.told += [LoggedFact(answer, fact) for fact in facts]

    def forget_from(self, answer: int) -> None:
        """Forget an answer that was taken back, and whatever came after it."""
        self.told = [told for told in self.told if told.answer < answer]

    def heard(self, seat: int | None) -> list[LoggedFact]:
        """What a seat (or a spectator) has heard."""
        return [told for told in self.told if told.fact.is_heard_by(seat)]


def this_round(heard: Sequence[LoggedFact]) -> list[LoggedFact]:
    """What was told since the round began."""
    starts = [place for place, told in enumerate(heard) if told.fact.key == "round"]
    return list(heard[starts[-1] :]) if starts else list(heard)


class LoggedSentence(NamedTuple):
    """Something told, in words, with the rules it comes from."""

    key: str
    text: str
    rules: str


def sentences(
    game: str, facts: Sequence[Fact], words: Words, names: Sequence[str], own: int | None = None
) -> Iterator[LoggedSentence]:
    """Facts in words; what belongs together is told in one breath. `own` is the seat that alone reads them."""
    place = 0
    while place < len(facts):
        told = words.facts(game, facts[place : place + 2], names, own)
        both = facts[place : place + 3 - len(told)]
        yield LoggedSentence(both[0].key, told[0], " ".join(dict.fromkeys(fact.rule for fact in both)))
        place += len(both)


BEGINNINGS = ("round", "expedition")
"""What begins a part of the game, after a blank line."""
LOUD = {
    **dict.fromkeys(("exploded", "eliminated"), "ember"),
    **dict.fromkeys((*BEGINNINGS, "ended"), "title"),
    "card": "copper",
}
"""What catches the eye."""


def told_lines(said: Iterable[LoggedSentence], paint: Paint, width: int, *, with_rules: bool) -> list[str]:
    """Sentences as lines, a blank one before each part of the game."""
    lines: list[str] = []
    for sentence in said:
        if sentence.key in BEGINNINGS and lines:
            lines.append("")
        rules = f" [{sentence.rules}]" if with_rules else ""
        wrapped = wrap(sentence.text + rules, width, indent="  ")
        if sentence.key in LOUD:
            lines += [paint(LOUD[sentence.key], line) for line in wrapped]
        else:
            lines += [*wrapped[:-1], wrapped[-1].removesuffix(rules) + _faded(wrapped[-1], rules, paint)]
    return lines


def _faded(line: str, rules: str, paint: Paint) -> str:
    return paint("faded", rules) if rules and line.endswith(rules) else ""
