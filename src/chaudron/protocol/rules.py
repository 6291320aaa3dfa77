"""What is asked about the rules of a game: chapters, examples to watch, rules to try with numbers."""

from collections.abc import Mapping
from typing import Any

from chaudron.protocol.parts import (
    Message,
)


class RuleShown(Message, omit_defaults=False):
    """One rule, or (without an id) what introduces others: Markdown, with the list that belongs to it."""

    id: str
    text: str


class ChapterShown(Message, omit_defaults=False):
    """A chapter of the rules. The first has no title: it introduces the page."""

    id: str
    title: str
    rules: list[RuleShown]


class Rules(Message, omit_defaults=False):
    chapters: list[ChapterShown]


class SituationListed(Message, omit_defaults=False):
    """An example that can be watched: its id is that of the rule which tells it; `rules` are those it explains."""

    id: str
    title: str
    rules: list[str]


class Situations(Message, omit_defaults=False):
    situations: list[SituationListed]


class SituationStep(Message, omit_defaults=False):
    """How the table stands; `view` hides nothing that any seat sees of itself, `text` is the same in words."""

    caption: str
    told: list[str]
    view: Mapping[str, Any]
    text: str


class Situation(Message, omit_defaults=False):
    """An example, from its start to its end; `focus` are the seats that matter."""

    id: str
    title: str
    rules: list[str]
    names: list[str]
    focus: list[int]
    steps: list[SituationStep]


class Trials(Message, omit_defaults=False):
    """The rules that can be tried with numbers."""

    rules: list[str]


class DialShown(Message, omit_defaults=False):
    """A number that can be turned, from 0 to `most`."""

    says: str
    most: int
    value: int


class TrialOutcome(Message, omit_defaults=False):
    """What comes of the numbers; where an option decides, by one of its values."""

    value: str
    says: str


class Trial(Message, omit_defaults=False):
    """A rule, tried with numbers; `option` decides what comes of them, where it is not empty."""

    rule: str
    option: str
    dials: list[DialShown]
    outcomes: list[TrialOutcome]


class TrialOfSeat(Message, omit_defaults=False):
    """The numbers of a seat, and in a few words what would come of them now."""

    seat: int
    numbers: list[int]
    says: str


class TrialAround(Message, omit_defaults=False):
    """The numbers of a table; `value` is how it plays, where an option decides."""

    value: str
    seats: list[TrialOfSeat]
