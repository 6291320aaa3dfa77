"""The universal checker finds nothing in Le Bal; and what must hold of its cards, tokens and Crapzouilles holds."""

import random
from importlib import import_module
from typing import Any

import pytest

from chaudron.games.bal import BAL
from chaudron.games.bal.components import TOKENS
from chaudron.games.bal.table import Table
from chaudron.kernel import check as checker
from chaudron.kernel.chance import Counter
from chaudron.kernel.check import Broken, check, same_seed_same_game
from chaudron.kernel.rule import answer
from tests.games.bal.absent import fallback
from tests.games.bal.worlds import everything
from tests.long import some

OTHERWISE: dict[str, Any] = {
    "first_player": 2,
    "sabbat": "refill_to_n",
    "reshuffle": "each_sabbat",
    "must_parry": True,
    "inherit_hand": True,
    "diablotin": "off",
    "incantation": "gentle",
    "from_memory": True,
    "mirror_time": "any_moment",
    "mirror_copy": "potions",
    "doubled_check": False,
    "enchanted_check": True,
    "no_potion": "named",
    "hex_treasure": True,
    "robber_spared": False,
    "slip_treasure": "kept",
    "hex_wand": "alone",
}
"""Every option that rules look at, at a value that is not its default."""

BOXES: list[tuple[int, dict[str, Any], int]] = [
    (3, {}, 3),
    (4, {"level": "medium"}, 10),
    (5, {"level": "hard"}, 20),
    (6, {"level": "hard"}, 30),
    (3, {"level": "hard", "inherit_hand": True}, 7),
    (4, {"level": "hard", "incantation": "strict"}, 20),
    (3, {"level": "hard", **OTHERWISE}, 15),
    (5, {"level": "medium", "must_parry": True, "sabbat": "refill_to_n"}, 30),
    (6, {"level": "easy", "reshuffle": "each_sabbat"}, 30),
    (4, {"level": "hard", "mirror_time": "any_moment", "hex_treasure": True, "incantation": "strict"}, 20),
]


@pytest.fixture(autouse=True)
def mode() -> str:
    """The checker makes its own copies."""
    return "as it is"


@pytest.mark.parametrize(("players", "options", "every"), some(BOXES, 5))
def test_everything_holds(players: int, options: dict[str, Any], every: int) -> None:
    """[BAL-5.8, BAL-2.1, BAL-2.3] At every so many decisions of a random game."""
    checked = check(BAL, players, options, seed=players, every=every)
    assert checked.decisions > 100
    assert checked.simultaneous > 0
    assert checked.sealed > 0


@pytest.mark.parametrize("seed", some(range(6), 2))
def test_everything_holds_at_any_table(seed: int) -> None:
    """[BAL-5.8, BAL-13.1 to BAL-13.23]"""
    rng = random.Random(seed)
    options = {name: value for name, value in OTHERWISE.items() if rng.random() < 0.5}
    players = rng.randint(3, 6)
    check(BAL, players, {**options, "level": rng.choice(["easy", "medium", "hard"])}, seed, every=60)


def test_the_same_seed_gives_the_same_game() -> None:
    """[BAL-9.1] Reproducible."""
    same_seed_same_game(BAL, 3, {"level": "hard"}, 11)


def test_the_catalogue_is_small() -> None:
    """[BAL-4.5] All that a witch can ever answer."""
    assert len(BAL.catalogue) <= 300


# Invariants


def begun(players: int, options: dict[str, Any], seed: int) -> Table:
    table: Table = BAL.table(BAL.box(players, options), Counter(players, seed))
    table.begin()
    return table


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({"level": "easy"}, 106),
        ({"level": "medium"}, 118),
        ({"level": "hard"}, 121),
        ({"level": "hard", "diablotin": "off"}, 120),
    ],
)
def test_cards_crapzouilles_and_tokens_are_conserved(options: dict[str, Any], cards: int) -> None:
    """[BAL-5.8] Ten Crapzouilles of each witch, ten at most alive in a chest, the bowl full between farces."""
    table, rng = begun(4, options, seed=3), random.Random(3)
    tokens = len(TOKENS) if options["level"] == "hard" else 0
    while table.outcome is None:
        hands = sum(len(mine.hand) for mine in table.seats)
        if table.attack is None:
            assert len(table.pile) + len(table.discard) + hands == cards
            assert len(table.bowl) == tokens
        assert sum(BAL.components(table).values()) == cards + tokens + 4 * 10
        for seat, mine in enumerate(table.seats):
            others = [other for other in table.seats if other is not mine]
            assert mine.alive + mine.dead + sum(other.captured.count(seat) for other in others) == 10
            assert mine.lives <= 10
            assert mine.is_in is (mine.lives > 0)
        answer(table, *checker.pick(table, rng))


def test_nobody_but_one_witch_is_left_at_the_end() -> None:
    """[BAL-5.2, BAL-5.3, BAL-5.7] In games of three to six, whatever the luck."""
    for seed in range(12):
        players = 3 + seed % 4
        table, rng = begun(players, {"level": "hard"}, seed), random.Random(seed)
        while table.outcome is None:
            answer(table, *checker.pick(table, rng))
        assert [mine.lives > 0 for mine in table.seats].count(True) == 1
        assert sorted(table.outcome.places) == list(range(1, players + 1))


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_longest_game_ends(level: str) -> None:
    """[BAL-5.2] Six witches who parry whatever they can and lay no spell."""
    rounds = []
    for seed in range(2):
        table = begun(6, {"level": level, "must_parry": True}, seed)
        while table.outcome is None:
            seat = table.pending_seats[0]
            answer(table, seat, fallback(BAL.view(table, seat), table.asks[seat]))
            assert table.round < 100
        rounds.append(table.round)
    assert min(rounds) > 2


def test_a_guessed_table_can_be_played_to_the_end() -> None:
    """[BAL-2.1] From what one witch sees, and from what a spectator sees."""
    table, rng = begun(3, {"level": "hard"}, seed=4), random.Random(4)
    guesses = 0
    for number in range(400):
        if table.outcome is not None:
            break
        if number % 25 == 0:
            for viewer in (0, None):
                world = BAL.guess(BAL.view(table, viewer), Counter(3, rng.getrandbits(64)))
                while world.outcome is None:
                    answer(world, *checker.pick(world, rng))
                assert BAL.components(world) == BAL.components(table)
                guesses += 1
        answer(table, *checker.pick(table, rng))
    assert guesses > 10


# Worlds that a witch cannot tell apart


SHOWS_A_HAND = {"discarded", "farce", "eliminated", "skipped"}
"""Facts of what a hidden hand brings about of itself: whoever has no potion, or the imp."""


def other_worlds(players: int, options: dict[str, Any], seed: int, every: int) -> int:
    """Play, and at every so many decisions look through the eyes of each at a world guessed from her view.

    Everything that reaches her is the same in both, also after an answer that shows no card. How often this was tried.
    """
    table, rng = begun(players, options, seed), random.Random(seed)
    tried = decisions = 0
    while table.outcome is None:
        given = checker.pick(table, rng)
        if decisions % every == 0:
            for viewer in "ABCDEF"[:players] + "?":
                tried += _looks_the_same(table, viewer, given, rng.getrandbits(64))
        answer(table, *given)
        decisions += 1
    return tried


def _looks_the_same(table: Table, viewer: str, given: tuple[int, str], seed: int) -> int:
    seat = None if viewer == "?" else "ABCDEF".index(viewer)
    here, there = table.copy(), BAL.guess(BAL.view(table, seat), Counter(table.box.players, seed))
    assert everything(here, viewer, []) == everything(there, viewer, []), f"{viewer} before {given}"
    if table.sealed_together() is not None or seat == given[0] or given[1] not in there.asks[given[0]].options:
        return 0
    worlds = []
    there.chance = table.chance.copy()
    for world in (here, there):
        world.facts = []
        answer(world, *given)
        worlds.append(world)
    if any(_shows_cards(world, seat) for world in worlds):
        return 0
    texts = {everything(world, viewer, world.facts or []) for world in worlds}
    assert len(texts) == 1, f"{viewer} after {given}"
    return 1


def _shows_cards(world: Table, seat: int | None) -> bool:
    """Did this witch draw cards herself, or did a hidden hand bring something about of itself?"""
    told = world.facts or []
    drew = any(fact.key == "drew" and fact.details["seat"] == seat for fact in told)
    is_in_want = any(ask.about.key == "no_potion" for ask in world.asks.values())
    return drew or is_in_want or any(fact.key in SHOWS_A_HAND for fact in told)


@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {"level": "hard"}), (3, {"level": "medium"})])
def test_worlds_that_look_the_same_go_on_looking_the_same(players: int, options: dict[str, Any]) -> None:
    """[BAL-2.1, BAL-2.2, BAL-2.3]"""
    assert other_worlds(players, options, seed=players, every=8) > 20


def test_a_planted_leak_is_caught_by_other_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """[BAL-2.2] Everybody is told what is drawn: the checker, which compares views, does not see it; this does."""
    honest = Table.tell

    def leaky(self: Table, key: str, rule: str, to: Any = None, reveals: bool = False, **details: Any) -> None:
        honest(self, key, rule, None, reveals, **details)

    monkeypatch.setattr(Table, "tell", leaky)
    with pytest.raises(AssertionError, match="after"):
        other_worlds(3, {}, seed=3, every=8)


def test_a_planted_leak_in_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """[BAL-2.1] Everybody sees how many potions the others hold."""
    module = import_module("chaudron.games.bal.view")
    honest = module._seat_as_seen

    def leaky(mine: Any, own: bool) -> dict[str, Any]:
        return {**honest(mine, own), "false_challenges": len(mine.potions)}

    monkeypatch.setattr(module, "_seat_as_seen", leaky)
    with pytest.raises(Broken, match=r"view\(guess\(v\)\) == v"):
        check(BAL, 3, {}, seed=3)
