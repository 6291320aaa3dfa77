"""The moments worth telling: lucky breaks, rotten luck, fine choices, missed chances."""

from collections import defaultdict
from collections.abc import Iterator

from chaudron.review.account import Luck, Moment, Review

LUCKY, UNLUCKY, FINE, MISSED = "lucky", "unlucky", "fine", "missed"
KINDS = (LUCKY, UNLUCKY, FINE, MISSED)
LEAST, NOTABLE, DECISIVE = 0.005, 0.02, 0.09
"""In chances to win: less than the first is not told at all."""
SIZES = ("small", "notable", "decisive")


def size_of(weight: float) -> str:
    return "decisive" if weight >= DECISIVE else "notable" if weight >= NOTABLE else "small"


def is_worth_keeping(ahead: float) -> bool:
    """Is a choice that an apprentice would not have found better by so much?"""
    return ahead >= LEAST


def found(review: Review) -> list[Moment]:
    """All of them, the weightiest first."""
    every = [*_of_luck(review), *_of_decisions(review)]
    return sorted(every, key=lambda moment: (-moment.weight, moment.answer, moment.seat))


def _of_luck(review: Review) -> Iterator[Moment]:
    """What the draws of one answer changed for the seat whose luck they were."""
    by_answer: dict[tuple[int, int], list[Luck]] = defaultdict(list)
    for luck in review.luck:
        for seat in range(review.players) if luck.owner < 0 else (luck.owner,):
            by_answer[luck.answer, seat].append(luck)
    for (answer, seat), together in by_answer.items():
        chance = sum(luck.chance[seat] for luck in together)
        points = sum(luck.points[seat] for luck in together)
        if abs(chance) >= LEAST:
            kind = LUCKY if chance > 0 else UNLUCKY
            yield Moment(kind, seat, answer, round(abs(chance), 6), round(points, 6), size_of(abs(chance)))


def _of_decisions(review: Review) -> Iterator[Moment]:
    for one in review.decisions:
        lost = -one.chance[one.seat]
        if lost >= LEAST:
            yield Moment(MISSED, one.seat, one.answer, round(lost, 6), round(-one.points[one.seat], 6), size_of(lost))
        elif one.chosen == one.best != one.obvious and one.ahead >= LEAST:
            yield Moment(FINE, one.seat, one.answer, one.ahead, 0.0, size_of(one.ahead))
