"""A rule that can be tried, as it is shown: its dials and what comes of them in words, or the numbers of a table."""

from collections.abc import Sequence
from typing import Any

from chaudron.kernel.game import View
from chaudron.situations.trials import Trial
from chaudron.words import words


def turned(trial: Trial, given: Sequence[int | None]) -> list[int]:
    """What the dials show once they are turned: each goes no further than it can, and begins somewhere."""
    pairs = zip(trial.dials, given, strict=False)
    return [dial.first if number is None else min(number, dial.most) for dial, number in pairs]


def tried(trial: Trial, numbers: Sequence[int], language: str) -> dict[str, Any]:
    """The dials at these numbers, and what comes of them by each reading."""
    say = words(language).say
    dials = [
        {"says": say(f"{trial.key}.{dial.name}"), "most": dial.most, "value": number}
        for dial, number in zip(trial.dials, numbers, strict=True)
    ]
    outcomes = [{"value": one, "says": say(trial.key, **trial.outcome(numbers, one))} for one in trial.readings]
    return {"rule": trial.rule, "option": trial.option, "dials": dials, "outcomes": outcomes}


def tried_around(trial: Trial, view: View, language: str) -> dict[str, Any]:
    """The numbers of every seat that plays, and in a few words what would come of them."""
    reading = str(view["options"].get(trial.option, ""))
    seats = [
        {
            "seat": seat,
            "numbers": list(numbers),
            "says": words(language).say(f"{trial.key}.short", **trial.outcome(numbers, reading)),
        }
        for seat, numbers in enumerate(trial.around(view))
        if numbers
    ]
    return {"value": reading, "seats": seats}
