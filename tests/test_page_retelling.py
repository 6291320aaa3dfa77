"""What the page works out between two views of the house agrees with the views, for everybody, in whole games.

The page shows what happened fact by fact, and from each fact how things stood after it (`retold.ts` of each game).
After the last fact of an answer it must have come to what the house shows, in all that facts tell. The script of a
round of Belcastel (`script.ts`) must have every fact in a section that the house has been in since the answer before.
"""

import json
import random
import subprocess
from typing import Any

import pytest

from chaudron.kernel.chance import Counter
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import View
from chaudron.lab.many import Observer, play_game
from hatch_build import npm
from tests.soak.courses import COURSES

Told = list[tuple[str, str, dict[str, Any]]]
Moments = list[tuple[Told, View]]
Audiences = list[tuple[int | None, Moments]]
"""Every seat and whoever watches: what each was told, and saw then."""

FOLDERS = {"belcastel": "belcastel", "witches": "belcastel", "bal": "bal", "blackwood": "blackwood"}
SEEDS = {"belcastel": [0, 20], "witches": [4, 12], "bal": [2, 12], "blackwood": [0, 3, 6]}
MORE = {"belcastel": range(30), "witches": range(30), "bal": range(15), "blackwood": range(100)}


class Witness(Observer):
    """What each audience of a game is told and sees, as a room tells it."""

    def __init__(self, game: str) -> None:
        self.game = COURSES[game].game
        self.audiences: Audiences = []

    def before(self, table: Any) -> None:
        self.audiences = [(seat, []) for seat in (*range(table.box.players), None)]
        self.note(table)

    def step(self, table: Any, *_: Any) -> None:
        self.note(table)

    def note(self, table: Any) -> None:
        for seat, moments in self.audiences:
            facts: list[Fact] = [fact for fact in table.facts if fact.is_heard_by(seat)]
            moments.append(([(fact.key, fact.rule, fact.details) for fact in facts], self.game.view(table, seat)))


def played(game: str, seed: int) -> Audiences:
    """A whole random game."""
    course, rng, witness = COURSES[game], random.Random(seed), Witness(game)
    box = course.random_box(rng)
    play_game(course.game.table(box, Counter(box.players, seed)), course.player(rng, box), (witness,))
    return witness.audiences


def differences(game: str, plays: list[Audiences]) -> list[dict[str, Any]]:
    """Of each game, where the page has come to something else than the house, and the first time of each."""
    given = json.dumps({"game": FOLDERS[game], "plays": plays})
    done = npm("--silent", "exec", "-c", "node vite/retold.mjs", input=given, stdout=subprocess.PIPE)
    assert done.returncode == 0
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", FOLDERS)
def test_the_page_comes_to_what_the_house_shows(game: str) -> None:
    plays = [played(game, seed) for seed in SEEDS[game]]
    assert differences(game, plays) == [{} for _ in plays]


@pytest.mark.long
@pytest.mark.parametrize("game", FOLDERS)
def test_the_page_comes_to_what_the_house_shows_in_many_games(game: str) -> None:
    for seed in MORE[game]:
        assert differences(game, [played(game, seed)]) == [{}], seed


PLANTED: dict[str, dict[str, tuple[str, int | None]]] = {
    "belcastel": {"points": ("points", 1), "laid": ("space", 1), "scoring_space": ("space", 1), "rat": ("space", 1)},
    "witches": {"rubies": ("rubies", 1), "laid": ("whites", 1), "tube": ("tube", 1), "penny": ("witch", None)},
    "bal": {"lost": ("owner", 1), "drew_unseen": ("count", 1), "defends": ("seat", 1), "laid": ("card", None)},
    "blackwood": {"sold": ("coins", 1), "traded": ("price", 1), "bought": ("price", 1), "slid": ("column", -1)},
}
"""A fact that tells something else than what happened: by how much, or (None) that is not told at all."""


def with_a_fault(audiences: Audiences, key: str, detail: str, more: int | None) -> Audiences:
    """The same game with the last such fact told wrongly."""
    heard: Audiences = json.loads(json.dumps(audiences))
    for _, moments in heard:
        place = next(n for n in reversed(range(len(moments))) if any(fact[0] == key for fact in moments[n][0]))
        facts = moments[place][0]
        last = max(n for n, fact in enumerate(facts) if fact[0] == key)
        if more is None:
            del facts[last]
        else:
            facts[last][2][detail] += more
    return heard


@pytest.mark.parametrize("game", FOLDERS)
def test_a_fact_that_is_told_wrongly_is_noticed(game: str) -> None:
    audiences = played(game, SEEDS[game][0])[-1:]
    plays = [with_a_fault(audiences, key, *fault) for key, fault in PLANTED[game].items()]
    found = differences(game, plays)
    assert [key for key, where in zip(PLANTED[game], found, strict=True) if not where] == []


WRONG_SECTIONS = {"BEL-10.4": "BEL-10.6", "BEL-10.5": "BEL-10.6", "BEL-10.6": "BEL-10.4", "BEL-10.1": "BEL-10.5"}
"""By the rules of their facts the page finds the sections of the scoring; by its steps the house does."""


@pytest.mark.parametrize("game", ["belcastel", "witches"])
def test_a_section_that_the_house_is_not_in_is_noticed(game: str) -> None:
    [(seat, moments)] = played(game, SEEDS[game][0])[-1:]
    plays: list[Audiences] = []
    for rule, other in WRONG_SECTIONS.items():
        told = [([(key, other if of == rule else of, about) for key, of, about in facts], v) for facts, v in moments]
        plays.append([(seat, told)])
    assert ["section" in found for found in differences(game, plays)] == [True] * len(plays)
