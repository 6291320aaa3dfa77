"""Wrong rules, planted in the reference alone: is each of them noticed in a game that the gate plays?

Run as a program, with nothing compiled, it names those that no game notices.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from typing import Any, NamedTuple
from unittest.mock import patch

from chaudron.fast.belcastel.check import Differs, play_both
from chaudron.fast.belcastel.trials import Trial, covering, values_of
from chaudron.games.belcastel import (
    WITCHES,
    books,
    brewing,
    buying,
    fortune,
    gains,
    laying,
    lock_step,
    rats,
    scoring,
    second_chance,
    tubes,
)
from chaudron.games.belcastel.books import black, blue, green, locoweed, purple, red, yellow
from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.choices import START
from chaudron.games.belcastel.components import CHIP, CHIPS, TUBES, WHITE, YELLOW
from chaudron.games.belcastel.die import RollDie, rolls
from chaudron.games.belcastel.witches import copper, gathering, gold, pennies, silver

SEED = 1
"""Of the games of the gate: the same as in `test_same_games.py`."""


class Plant(NamedTuple):
    """A wrong rule, and what is in play where it shows."""

    name: str
    planted: Callable[[], AbstractContextManager[Any]]
    shows: Callable[[Box], bool]


def anywhere(box: Box) -> bool:
    return True


def with_book(book: str) -> Callable[[Box], bool]:
    return lambda box: book in box.book_ids.values()


def with_witch(witch: str) -> Callable[[Box], bool]:
    return lambda box: witch in str(box.options.get("witches", ""))


def rule_of(module: Any, name: str, wrong: Any) -> Callable[[], AbstractContextManager[Any]]:
    return lambda: patch.object(module, name, wrong)


def entry_of(table: Any, key: Any, wrong: Any) -> Callable[[], AbstractContextManager[Any]]:
    return lambda: patch.dict(table, {key: wrong})


def nothing(*_: Any) -> None:
    """Of an action: that there is none."""


def never(*_: Any) -> bool:
    return False


def one_more(function: Callable[..., int]) -> Callable[..., int]:
    return lambda *given: function(*given) + 1


def all_but_one(function: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
    return lambda *given: function(*given)[1:]


def no_extra_for(color: str) -> Callable[..., int]:
    right = laying.extra_spaces
    return lambda table, mine, chip: 0 if chip.acts_as.color == color else right(table, mine, chip)


def twice(function: Callable[..., Any]) -> Callable[..., Any]:
    def done_twice(*given: Any) -> Any:
        function(*given)
        return function(*given)

    return done_twice


def no_extra_red(book: int, mine: Any) -> int:
    return 0


BOOKS: Mapping[str, Callable[[], AbstractContextManager[Any]]] = {
    "green-1": rule_of(green, "gain_rubies", twice(gains.gain_rubies)),
    "green-2": entry_of(green.GIFTS, 1, ("green",)),
    "green-3": rule_of(green, "spiders_reach", one_more(green.spiders_reach)),
    "green-4": rule_of(green, "pay_rubies", nothing),
    "green-5": rule_of(green, "START", dict(zip(CHIPS, [*START.values()][::-1], strict=True))),
    "green-6": rule_of(green, "rolls", all_but_one(rolls)),
    "blue-1": rule_of(blue, "draw_chips", lambda table, seat, number: gains.draw_chips(table, seat, number + 1)),
    "blue-2": rule_of(laying, "is_protected", never),
    "blue-3": entry_of(books.ON_DRAW, "blue-3", blue.points_on_ruby_space),
    "blue-4": rule_of(blue, "gain_points", twice(gains.gain_points)),
    "blue-5": rule_of(blue, "gain_points", twice(gains.gain_points)),
    "blue-6": rule_of(blue, "W1", CHIP["w2"]),
    "red-1": rule_of(laying, "_extra_for_red", no_extra_red),
    "red-2": rule_of(laying, "put_beside", twice(laying.put_beside)),
    "red-3": rule_of(laying, "_extra_for_red", no_extra_red),
    "red-4": rule_of(laying, "extra_spaces", no_extra_for(WHITE)),
    "red-5": rule_of(red, "as_far_as_the_highest", lambda mine, chip: chip.acts_as.value),
    "red-6": rule_of(red, "counts_when_set_aside", never),
    "yellow-1": entry_of(books.ON_DRAW, "yellow-1", nothing),
    "yellow-2": rule_of(laying, "is_doubled", never),
    "yellow-3": rule_of(laying, "explosion_limit", lambda table, mine: 9 if table.card == "living_in_luxury" else 7),
    "yellow-4": rule_of(laying, "extra_spaces", no_extra_for(YELLOW)),
    "yellow-5": rule_of(yellow, "shown_value", one_more(yellow.shown_value)),
    "yellow-6": rule_of(yellow, "SPACES_FOR_A_RUBY", 2),
    "purple-1": entry_of(purple.ROWS, 2, purple.Row(1, rubies=2)),
    "purple-2": entry_of(purple.TRADES, 1, purple.Row(1, 1)),
    "purple-3": rule_of(purple, "under_ghosts", all_but_one(purple.under_ghosts)),
    "purple-4": rule_of(purple, "rows_for", lambda purples: [1, 2, 3]),
    "purple-5": rule_of(purple, "under_ghosts", all_but_one(purple.under_ghosts)),
    "purple-6": rule_of(purple, "values_after_ghosts", one_more(purple.values_after_ghosts)),
    "black-2p": entry_of(books.COMPARED, "black-2p", all_but_one(black.moths_of_two)),
    "black-34p": entry_of(books.COMPARED, "black-34p", all_but_one(black.moths_of_neighbors)),
    "black-5": entry_of(books.COMPARED, "black-5", all_but_one(black.moths_next_door)),
    "black-6": entry_of(books.COMPARED, "black-6", all_but_one(black.furthest_moths)),
    "locoweed-5": rule_of(locoweed, "FURTHEST", 3),
    "locoweed-6": rule_of(locoweed, "copy_of_last", lambda mine: CHIP["l1"]),
}


def can_never_call(witch: str, module: Any) -> Callable[[], AbstractContextManager[Any]]:
    right = pennies.can_call
    return rule_of(module, "can_call", lambda table, mine, called: called != witch and right(table, mine, called))


WITCH_RULES: Mapping[str, Callable[[], AbstractContextManager[Any]]] = {
    "S1": can_never_call("S1", silver),
    "S2": rule_of(silver, "SIX", 5),
    "S3": rule_of(silver, "places_of_whites", all_but_one(silver.places_of_whites)),
    "S4": rule_of(silver, "out_of_the_running", lambda mine: mine.state == "exploded"),
    "C1": can_never_call("C1", copper),
    "C2": can_never_call("C2", copper),
    "C3": can_never_call("C3", buying),
    "C4": rule_of(copper, "COINS_PER_RUBY", 3),
    "G1": entry_of(gold.COLOR_POINTS, 5, 1),
    "G2": rule_of(gold, "BAG_POINTS", 3),
    "G3": can_never_call("G3", gold),
    "G4": can_never_call("G4", scoring),
}
CARD_RULES: Mapping[str, Callable[[], AbstractContextManager[Any]]] = {
    "charity": entry_of(fortune.FOR_ALL, "charity", fortune.BeginnersBonus),
    "less_is_more": entry_of(fortune.FOR_ALL, "less_is_more", fortune.Charity),
    "beginners_bonus": entry_of(fortune.FOR_ALL, "beginners_bonus", fortune.Charity),
    "good_start": entry_of(fortune.FOR_ALL, "good_start", fortune.Charity),
    "rats_friends": entry_of(fortune.FOR_ALL, "rats_friends", fortune.Charity),
    **{card: entry_of(fortune.FOR_EACH, card, RollDie) for card in fortune.FOR_EACH if card != "roll_the_die"},
    "roll_the_die": entry_of(fortune.FOR_EACH, "roll_the_die", fortune.JustInTime),
    "lucky_devil": rule_of(scoring, "lucky_devil", nothing),
    "second_chance": rule_of(second_chance, "CHIPS_BEFORE_THE_CHOICE", 4),
    "strong_ingredient": rule_of(scoring, "lay_without_action", nothing),
}
OTHERS: Mapping[str, Callable[[], AbstractContextManager[Any]]] = {
    "two chips at most": rule_of(buying, "AT_MOST", 1),
    "points of the bowl": rule_of(scoring, "points_of_bowl", scoring.values_in_bowl),
    "coins": rule_of(scoring, "coins_of", lambda table, mine: mine.space),
    "a cauldron bears 7": rule_of(laying, "explosion_limit", lambda table, mine: 8),
    "rat tails": rule_of(rats, "rat_tails", lambda points, leader: leader - points),
    "a ruby on the scoring space": rule_of(scoring, "collect_rubies", nothing),
    "who may shop": rule_of(scoring, "may_shop", lambda table, mine: mine.reward != "points"),
    "who exchanges in round 9": rule_of(buying, "may_exchange", lambda table, mine: True),
    "tubes give their bonus": rule_of(tubes, "TUBES", [None] * len(TUBES)),
    "rubies lost when there are too few": rule_of(scoring, "settle_found_rubies", nothing),
    "blacks go to the left": rule_of(gains, "pass_on", lambda *given: []),
    "a witch who gathers whites": rule_of(gathering, "can_help", never),
    "a chip back into the bag": rule_of(laying, "put_in_bag", nothing),
    "what a flask may take": rule_of(brewing, "can_use_flask", never),
    "free acts interrupt the others": rule_of(lock_step.Commit, "interrupt", lambda self, table, choice: self.finish()),
}


def plants() -> Iterator[Plant]:
    yield from (Plant(book, planted, with_book(book)) for book, planted in BOOKS.items())
    yield from (Plant(witch, planted, with_witch(witch)) for witch, planted in WITCH_RULES.items())
    yield from (Plant(card, planted, anywhere) for card, planted in CARD_RULES.items())
    yield from (Plant(name, planted, anywhere) for name, planted in OTHERS.items())


def found(plant: Plant, games: list[Trial]) -> str:
    """The game in which a wrong rule is noticed; nothing when it never is."""
    with plant.planted():
        for trial in [trial for trial in games if plant.shows(trial.box)]:
            try:
                play_both(trial)
            except Differs:
                return trial.told()
    return ""


NOT_PLAYED = ("open_bags", "spoon_tie")
"""What only says who sees what; and what only decides who has won (a test of its own)."""


def options_not_seen(games: list[Trial]) -> Iterator[str]:
    """The values of options that could be left out of one of the two without any game telling."""
    for name in WITCHES.options:
        if name in (*NOT_PLAYED, "books"):
            continue
        usual = WITCHES.options[name].default
        others = [value for value in values_of(WITCHES, name) if value != usual]
        for value in others or ["any"]:
            if not any(_shows(trial, name, usual) for trial in games if _has(trial, name, value, usual)):
                yield f"{name}={value}"


def _has(trial: Trial, name: str, value: Any, usual: Any) -> bool:
    given = trial.box.options.get(name, usual)
    return bool(given != usual if value == "any" else given == value)


def _shows(trial: Trial, name: str, usual: Any) -> bool:
    other = trial.kind.box(trial.box.players, {**trial.box.options, name: usual})
    try:
        play_both(trial, other=other)
    except Differs:
        return True
    return False


def main() -> None:
    games = [*covering(SEED)]
    missed = [plant.name for plant in plants() if not found(plant, games)]
    sys.stdout.write(json.dumps({"missed": missed, "options": [*options_not_seen(games)]}) + "\n")


if __name__ == "__main__":
    main()
