"""[BLW-5.1, BLW-7.5] Every way of brewing, found by trying all, against what is offered."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from chaudron.games.blackwood.components import FOREST_IDS, KINDS, OURS, POTION_IDS
from chaudron.games.blackwood.table import Table, total
from chaudron.kernel.rule import answer
from chaudron.scenes.blackwood import WoodScene, witch
from tests.games.blackwood.positions import home

Way = tuple[tuple[str, ...], tuple[str, ...]]
"""The cards that are used, and the kinds that are nearly there; each sorted."""


@pytest.fixture(autouse=True)
def mode() -> str:
    """Tables are copied here at every answer."""
    return "as it is"


def position(seed: int) -> WoodScene:
    """A's turn, with up to four cards, up to two pinches and three smaller potions."""
    rng = random.Random(seed)
    larder = rng.sample(FOREST_IDS, rng.randint(1, 4))
    card = next(card for card in FOREST_IDS if card not in larder)
    mine = witch(larder=" ".join(larder), ready=" ".join(["pinch"] * rng.randint(0, 2)))
    missing = ("larder", "brew")[seed % 2]  # [BLW-7.10]
    display = " ".join(rng.sample(POTION_IDS[:32], 3))
    return home(mine, witch(), witch(), card=card, display=display, pinch_missing=missing)


def units(potions: tuple[str, ...]) -> list[tuple[str, int]]:
    """Every single ingredient that is wanted: for which potion, of which kind."""
    return [(potion, kind) for potion in potions for kind in range(4) for _ in range(OURS.potions[potion].needs[kind])]


def covers(table: Table, cards: tuple[str, ...], potions: tuple[str, ...], pinches: int) -> tuple[str, ...] | None:
    """[BLW-7.5] What is missing with these cards, if pinches and one real ingredient in each potion make up for it."""
    has, wanted = table.gives(list(cards)), units(potions)
    needs = total(OURS.potions[potion].needs for potion in potions)
    missing = [max(0, need - have) for need, have in zip(needs, has, strict=True)]
    if sum(missing) > pinches:
        return None
    for nearly in combinations(range(len(wanted)), sum(missing)):
        real = {potion for number, (potion, _) in enumerate(wanted) if number not in nearly}
        if [sum(wanted[number][1] == kind for number in nearly) for kind in range(4)] == missing and len(real) == len(
            potions
        ):
            return tuple(sorted(KINDS[wanted[number][1]] for number in nearly))
    return None


def all_contribute(cards: tuple[str, ...], potions: tuple[str, ...]) -> bool:
    """[BLW-5.1] Can a wanted ingredient be found for each card, a different one for each?"""

    def place(left: tuple[str, ...], wanted: list[int]) -> bool:
        if not left:
            return True
        gives = OURS.forest[left[0]].gives
        kinds = {kind for kind in wanted if gives[kind]}
        return any(place(left[1:], _without(wanted, kind)) for kind in kinds)

    return place(cards, [kind for _, kind in units(potions)])


def _without(kinds: list[int], kind: int) -> list[int]:
    rest = kinds[:]
    rest.remove(kind)
    return rest


def subsets(things: list[str], least: int = 1) -> Iterator[tuple[str, ...]]:
    for size in range(least, len(things) + 1):
        yield from combinations(sorted(things), size)


def lawful(table: Table, potions: tuple[str, ...]) -> set[Way]:
    """[BLW-5.1, BLW-7.5] Every set of cards that covers these potions, each card contributing."""
    pinches = table.seats[0].ready.count("pinch")
    found = set()
    for cards in subsets(table.seats[0].larder):
        nearly = covers(table, cards, potions, pinches)
        if nearly is not None and all_contribute(cards, potions) and is_missing(table, nearly, potions):
            found.add((cards, nearly))
    return found


def is_missing(table: Table, nearly: tuple[str, ...], potions: tuple[str, ...]) -> bool:
    """[BLW-7.10] Does the whole larder lack what is nearly there? Or the cards that are used, which is so anyway."""
    needs = total(OURS.potions[potion].needs for potion in potions)
    has = table.gives(table.seats[0].larder)
    lacks = {kind: need - have for kind, need, have in zip(KINDS, needs, has, strict=True)}
    return table.box.options["pinch_missing"] == "brew" or all(nearly.count(kind) <= lacks[kind] for kind in nearly)


def offered(table: Table) -> dict[tuple[str, ...], set[Way]]:
    """By the potions that are brewed: every way in which a brew that has begun can end."""
    ways: dict[tuple[str, ...], set[Way]] = {}
    for choice in table.asks[0].options:
        world = table.copy()
        world.facts = []
        answer(world, 0, choice)
        done = [fact.details for fact in world.facts if fact.key == "brewed"]
        if done:
            way = tuple(sorted(done[0]["cards"])), tuple(sorted(done[0]["pinched"]))
            ways.setdefault(tuple(sorted(done[0]["potions"])), set()).add(way)
        elif choice != "none":
            for potions, more in offered(world).items():
                ways.setdefault(potions, set()).update(more)
    return ways


def every_way(seed: int) -> tuple[Table, dict[tuple[str, ...], set[Way]]]:
    t = position(seed)
    if "brew" not in t.asked("A").split(" | "):
        return t.table, {}
    t.says("A: brew")
    return t.table, offered(t.table)


SEEDS = range(80)


def test_what_can_be_brewed_together_is_what_trying_all_finds() -> None:
    """[BLW-5.1, BLW-7.5] Each set of potions of the village, no more and no fewer."""
    brewable = 0
    for seed in SEEDS:
        table, ways = every_way(seed)
        sets = {potions for potions in subsets(table.display) if lawful(table, potions)}
        assert set(ways) == sets, seed
        brewable += len(sets)
    assert brewable > 20


def test_every_way_that_is_offered_is_lawful() -> None:
    """[BLW-5.1, BLW-7.5, BLW-5.9] Every card contributes, and a pinch stands only for what is missing."""
    for seed in SEEDS:
        table, ways = every_way(seed)
        for potions, found in ways.items():
            assert found <= lawful(table, potions), seed


def test_every_way_without_a_card_to_spare_is_offered() -> None:
    """[BLW-5.1, BLW-7.5] Sets of which no card could be left out with the same pinches."""
    tried = 0
    for seed in SEEDS:
        table, ways = every_way(seed)
        for potions, found in ways.items():
            legal = lawful(table, potions)
            spare = {way for way in legal if any(set(other) < set(way[0]) and near == way[1] for other, near in legal)}
            assert legal - spare <= found, seed
            tried += len(legal - spare)
    assert tried > 30
