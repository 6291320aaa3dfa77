"""One search for every game: what is dropped when, within a budget of tries, and what becomes of a favorite."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from chaudron.bots.search import Ranking, Schedule, Search, Tried, halving, racing
from chaudron.games.blackwood import BLACKWOOD
from chaudron.kernel.chance import Counter

both = pytest.mark.parametrize("schedule", [halving, racing])


def worlds(schedule: Schedule, tries: int, values: Sequence[Callable[[int], float]]) -> tuple[Ranking, list[str]]:
    """The options a, b, c, … tried on a schedule: in which order they end, and which were tried in each world."""
    ranking = Ranking([Tried(name) for name, _ in zip("abcdefgh", values, strict=False)])
    worth, tried = dict(zip("abcdefgh", values, strict=False)), []
    for number, _ in enumerate(schedule(ranking, tries)):
        tried.append("".join(sorted(option.choice for option in ranking.left)))
        for option in ranking.left:
            option.add(worth[option.choice](number))
    return ranking, tried


def constant(value: float) -> Callable[[int], float]:
    return lambda number: value


def noisy(value: float) -> Callable[[int], float]:
    """Better in one world, worse in the next; the noise of no two options is the same."""
    return lambda number: value + (5 if (number * 7 + int(value * 10)) % 3 else -10)


def test_halving_spends_as_much_on_two_options_as_on_four() -> None:
    ranking, tried = worlds(halving, 16, [constant(1), constant(4), constant(3), constant(2)])
    assert tried == ["abcd"] * 2 + ["bc"] * 4
    assert [option.choice for option in ranking.options] == ["b", "c", "d", "a"]


def test_a_race_drops_what_is_clearly_worse_after_a_batch() -> None:
    _, tried = worlds(racing, 400, [noisy(1), constant(-90), noisy(1.1), noisy(1.2)])
    assert tried[:6] == ["abcd"] * 6
    assert tried[6] == "acd"


def test_a_race_ends_when_all_others_have_turned_out_to_be_the_same() -> None:
    ranking, tried = worlds(racing, 400, [constant(1)] * 3)
    assert tried == ["abc"] * 6
    assert [option.choice for option in ranking.options] == ["a", "b", "c"]


@both
def test_no_schedule_spends_more_than_its_tries(schedule: Schedule) -> None:
    _, tried = worlds(schedule, 60, [noisy(value / 10) for value in range(8)])
    assert 40 <= sum(map(len, tried)) <= 60


@both
def test_every_option_is_tried_once_whatever_the_budget(schedule: Schedule) -> None:
    ranking, _ = worlds(schedule, 1, [constant(value) for value in range(5)])
    assert [option.choice for option in ranking.options] == ["e", "d", "c", "b", "a"]


def best_place(values: Sequence[float], favorite: int | None = None) -> int:
    """Which of the first places of a forest is chosen for a puppet, if they are worth so much."""
    table = BLACKWOOD.table(BLACKWOOD.box(2, {}), Counter(2, 1))
    table.begin()
    ((seat, ask),) = table.asks.items()
    options = [option for option in ask.options if option.verb == "place"][: len(values)]
    worth = {option.thing: value for option, value in zip(options, values, strict=True)}

    def play_on(tried: Any, seat: int) -> float:
        return worth[tried.puppets.index(seat)]

    search = Search(lambda number: table.copy(), 12, play_on)
    weighed = search.weigh(seat, 0, options, None if favorite is None else options[favorite])
    return options.index(BLACKWOOD.catalogue[weighed[0].choice])


def test_a_favorite_is_chosen_unless_another_is_better() -> None:
    assert best_place([0.0, 1.0, 0.0, 0.0]) == 1
    assert best_place([0.0, 1.0, 0.0, 0.0], favorite=3) == 1
    assert best_place([0.0, 0.0, 0.0, 0.0], favorite=3) == 3
