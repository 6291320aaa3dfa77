"""The chances that a seat has missed in a game, as positions to solve."""

from chaudron.exercises.exercise import Exercise, asked_again, judge_of
from chaudron.games import SHELF
from chaudron.kernel.record import Play, Record, played_again
from chaudron.review.judging import Judge
from chaudron.review.moments import NOTABLE

FIRST_OF_TWO = ("buy", "attack_potion")
"""Of two things that are chosen one after the other the order says nothing: these are no questions of their own."""


def missed(record: Record, seat: int) -> list[Exercise]:
    """The weightiest first. Only the seat's own answers are weighed, by what it knew when it gave them."""
    judge, plays = judge_of(record.game), played_again(SHELF[record.game], record)
    found = [
        asked_again(play, record, number, judge)
        for number, (entry, play) in enumerate(zip(record.entries, plays, strict=False), 1)
        if entry.seat == seat and has_cost(play, seat, entry.choice, judge)
    ]
    costly = [one for one in found if one is not None and one.costs(one.played) >= NOTABLE]
    return sorted(costly, key=lambda one: -one.costs(one.played))


def has_cost(play: Play, seat: int, choice: str, judge: Judge) -> bool:
    """Did the answer cost something worth a question, beyond the noise of the guesses?"""
    ask = play.table.asks[seat]
    if ask.about.key in FIRST_OF_TWO:
        return False
    judged = judge.judge(play.game.bot_view(play.table, seat), ask, choice)
    return judged is not None and -judged.values[play.box.players + seat] >= NOTABLE
