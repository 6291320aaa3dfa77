"""A review in words, in the language of `words`: its table as rows, its moments as sentences."""

from collections.abc import Iterator
from typing import NamedTuple

from chaudron.kernel.facts import Fact
from chaudron.kernel.game import Game
from chaudron.kernel.record import Record, checked
from chaudron.review.account import CHANCE, OPENING, POINTS, Decision, Moment, Parts, Review
from chaudron.review.moments import FINE, LUCKY, MISSED, UNLUCKY
from chaudron.review.reviewing import written_chance
from chaudron.words import Words

MARKS = {LUCKY: "▲", UNLUCKY: "▼", FINE: "★", MISSED: "◆"}
COLUMNS = ("result", "par", "own_luck", "own_decisions", "others_luck", "others_decisions", "drift", "at_equal_luck")
SIGNED = COLUMNS[2:7]
MOST_SENTENCES = 3
"""So many sentences tell what came."""
MINUS = "\N{MINUS SIGN}"


def headings(words: Words) -> list[str]:
    """Of the table of the account."""
    say = words.say
    return [
        say("review-column-seat"), say("review-column-result"), say("review-column-par"), say("review-column-own-luck"),
        say("review-column-own-decisions"), say("review-column-others-luck"), say("review-column-others-decisions"),
        say("review-column-drift"), say("review-column-equal"),
    ]  # fmt: skip


def rows(review: Review, measure: str, words: Words) -> list[list[str]]:
    """Every seat with the parts of its result, rounded so that they add up."""
    parts: list[Parts] = getattr(review, measure)
    return [[words.seat(seat, review.names), *cells(of, measure, words)] for seat, of in enumerate(parts)]


def cells(parts: Parts, measure: str, words: Words) -> list[str]:
    """What is lost in rounding is given to the luck."""
    step = 0.01 if measure == CHANCE else 0.1
    shown = {name: round(getattr(parts, name) / step) for name in COLUMNS[:7]}
    shown["own_luck"] = shown["result"] - sum(shown[name] for name in COLUMNS[1:7] if name != "own_luck")
    shown["at_equal_luck"] = shown["par"] + shown["own_decisions"] + shown["others_decisions"]
    return [figure(step * shown[name], measure, words, name in SIGNED) for name in COLUMNS]


def figure(value: float, measure: str, words: Words, signed: bool = False) -> str:
    """Points with a digit, chances as whole percents."""
    size = abs(value)
    is_nothing = size < (0.005 if measure == CHANCE else 0.05)
    sign = "" if is_nothing else MINUS if value < 0 else "+" if signed else ""
    return words.say("review-percent" if measure == CHANCE else "review-number", sign=sign, size=size)


class Told(NamedTuple):
    """A moment in words."""

    heading: str
    sentences: list[str]


class Telling:
    """Tells the moments of a review; the record says what happened then."""

    def __init__(self, game: Game, record: Record, review: Review) -> None:
        self.game, self.review = game, review
        self.decisions = {one.answer: one for one in review.decisions}
        wanted = {moment.answer for moment in review.moments}
        plays = checked(game, record, written_chance(record))
        self.facts: dict[int, list[Fact]] = {
            number: play.facts for number, play in enumerate(plays) if number in wanted
        }

    def moment(self, moment: Moment, words: Words) -> Told:
        kind = {
            LUCKY: words.say("review-kind-lucky"),
            UNLUCKY: words.say("review-kind-unlucky"),
            FINE: words.say("review-kind-fine"),
            MISSED: words.say("review-kind-missed"),
        }[moment.kind]
        size = {
            "decisive": words.say("review-size-decisive"),
            "notable": words.say("review-size-notable"),
            "small": words.say("review-size-small"),
        }[moment.size]
        weight = figure(moment.weight if moment.kind in (LUCKY, FINE) else -moment.weight, CHANCE, words, signed=True)
        who = words.seat(moment.seat, self.review.names)
        heading = words.say("review-heading", mark=MARKS[moment.kind], kind=kind, size=size, weight=weight, who=who)
        return Told(heading, list(self._sentences(moment, words)))

    def _sentences(self, moment: Moment, words: Words) -> Iterator[str]:
        if moment.kind in (MISSED, FINE):
            yield from self._decision(self.decisions[moment.answer], moment, words)
            return
        if moment.answer == OPENING:
            yield words.say("review-at-the-start")
        heard = [fact for fact in self.facts[moment.answer] if fact.is_heard_by(moment.seat)]
        yield from words.facts(self.game.name, heard, self.review.names)[:MOST_SENTENCES]

    def _decision(self, made: Decision, moment: Moment, words: Words) -> Iterator[str]:
        chosen, best, obvious = (self._choice(choice, made, words) for choice in (made.chosen, made.best, made.obvious))
        if moment.kind == FINE:
            yield words.say("review-fine", best=best, obvious=obvious)
        elif moment.points >= 0.05:
            yield words.say("review-missed-points", chosen=chosen, best=best, points=moment.points)
        else:
            yield words.say("review-missed-chance", chosen=chosen, best=best)
        other = made.obvious if moment.kind == FINE else made.chosen
        known = {option.choice: option for option in made.options}
        if made.best in known and other in known:
            one, two = known[made.best], known[other]
            yield words.say(
                "review-why",
                best=best,
                bestpoints=figure(one.points, POINTS, words),
                bestchance=figure(one.chance, CHANCE, words),
                other=self._choice(other, made, words),
                otherpoints=figure(two.points, POINTS, words),
                otherchance=figure(two.chance, CHANCE, words),
            )

    def _choice(self, choice: str, made: Decision, words: Words) -> str:
        return words.choice(self.game.name, choice, made.about, self.review.names)
