"""The account of a game, as plain JSON: a server stores it beside the journal, a page draws it (docs/review.md).

All figures are multiples of a millionth, so that the sums are exact: for every seat and in both measures

    result = par + own luck + own decisions + others' luck + others' decisions + drift
"""

from dataclasses import asdict, dataclass, field
from typing import Any, Self

from chaudron.review.trials import Values

FORMAT = "chaudron-review/2"
POINTS, CHANCE = "points", "chance"
MEASURES = (POINTS, CHANCE)
DIGITS = 6
EVERYBODY = -1
"""Whose luck it is when the table draws: it counts as everybody's own."""
OPENING = 0
"""The number of what came before the first answer."""


WITHOUT_REVIEW = ("unfinished", "no-evaluator")
"""Why there is none of a game."""


class BadReview(ValueError):
    """No review can be made of a record, or read from JSON: a key for the words."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def rounded(values: Values) -> Values:
    """As the account keeps them; no negative nothing."""
    return [round(value, DIGITS) + 0.0 for value in values]


@dataclass(frozen=True, slots=True)
class Luck:
    """What a draw, or several in a row for the same seat, changed."""

    answer: int
    """Because of which answer, counted from 1; 0: before the first."""
    owner: int
    """Whose luck it was; -1: everybody's."""
    draws: int
    exact: bool
    """Was everything tried that could have come?"""
    points: Values
    """What it changed for every seat."""
    chance: Values


@dataclass(frozen=True, slots=True)
class Option:
    """An answer, and what it was worth to its seat as far as that could be known."""

    choice: str
    points: float
    chance: float


@dataclass(frozen=True, slots=True)
class Decision:
    """An answer, judged by what its seat knew."""

    answer: int
    seat: int
    about: str
    chosen: str
    best: str
    """What would have been best."""
    obvious: str
    """What an apprentice would have done."""
    options: list[Option]
    """The best ones, and the one that was chosen."""
    ahead: float
    """How much better the best is than the obvious, in chances to win of the seat."""
    deadly: list[int]
    """Where a cauldron may explode: how many chips would have done it, and of how many; empty elsewhere."""
    points: Values
    """What it changed for every seat against the best."""
    chance: Values


@dataclass(frozen=True, slots=True)
class Moment:
    """Something worth telling."""

    kind: str
    """`lucky`, `unlucky`, `fine` or `missed`."""
    seat: int
    answer: int
    weight: float
    """In chances to win of this seat; for `unlucky` and `missed` what was lost."""
    points: float
    size: str
    """`decisive`, `notable` or `small`."""


@dataclass(frozen=True, slots=True)
class Parts:
    """Of what a result is the sum."""

    result: float
    par: float
    own_luck: float
    own_decisions: float
    others_luck: float
    others_decisions: float
    drift: float

    @property
    def residual(self) -> float:
        """What the sum leaves unexplained: nothing, but for the last digits of the machine."""
        luck, decisions = self.own_luck + self.others_luck, self.own_decisions + self.others_decisions
        return self.result - self.par - luck - decisions - self.drift

    @property
    def at_equal_luck(self) -> float:
        """Par and decisions, mine and theirs."""
        return self.par + self.own_decisions + self.others_decisions


@dataclass(frozen=True, slots=True)
class Worth:
    """What the table was worth to everybody when an answer was carried out."""

    answer: int
    points: Values
    chance: Values


@dataclass(frozen=True, slots=True)
class Drift:
    """Where the evaluator changed its mind without any luck or decision."""

    answer: int
    points: Values
    chance: Values


@dataclass
class Weighed:
    """Some answers of a game in a row, gone through: what can be added to those before."""

    par: Values = field(default_factory=list)
    """Of all seats, in points and in chances; known from the first answer on."""
    judged: int = 0
    course: list[Worth] = field(default_factory=list)
    luck: list[Luck] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    drift: list[Drift] = field(default_factory=list)

    @property
    def answers(self) -> int:
        """How many answers of the game are behind."""
        return self.course[-1].answer if self.course else 0

    def add(self, more: "Weighed") -> None:
        """What follows."""
        self.par = self.par or more.par
        self.judged += more.judged
        self.course += more.course
        self.luck += more.luck
        self.decisions += more.decisions
        self.drift += more.drift

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        return cls(data["par"], data["judged"], **_lists(data, "course", "luck", "decisions", "drift"))


@dataclass
class Review:
    """The whole account of a game."""

    game: str
    version: str
    players: int
    names: list[str]
    digest: str
    """Of the record."""
    answers: int
    judged: int
    """How many decisions were weighed."""
    points: list[Parts]
    """For each seat."""
    chance: list[Parts]
    course: list[Worth]
    luck: list[Luck]
    decisions: list[Decision]
    """Those that were not the best, and fine ones."""
    drift: list[Drift]
    moments: list[Moment]
    """The weightiest first."""

    def to_json(self) -> dict[str, Any]:
        return {"format": FORMAT, **asdict(self)}

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Raises `BadReview`."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadReview("not-a-review")
        try:
            made = {name: data[name] for name in cls.__dataclass_fields__}
            return cls(**{**made, **_lists(data, *LISTED)})
        except (KeyError, TypeError) as error:
            raise BadReview("not-a-review") from error


LISTED = {
    **dict.fromkeys(MEASURES, Parts),
    "course": Worth,
    "luck": Luck,
    "decisions": Decision,
    "drift": Drift,
    "moments": Moment,
}


def _lists(data: dict[str, Any], *names: str) -> dict[str, list[Any]]:
    """These lists of an account, from JSON."""
    return {name: [_made(LISTED[name], one) for one in data[name]] for name in names}


def _made(kind: Any, one: dict[str, Any]) -> Any:
    if kind is Decision:
        return Decision(**{**one, "options": [Option(**option) for option in one["options"]]})
    return kind(**one)
