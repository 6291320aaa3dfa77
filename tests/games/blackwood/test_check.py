"""The universal checker finds nothing in Blackwood; and what must hold of its cards, spells and puppets holds."""

import random
from collections import Counter as Tally
from typing import Any

import pytest

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.components import FOREST_IDS, POTION_IDS, SPELLS
from chaudron.games.blackwood.spells.sniff import Sniff
from chaudron.games.blackwood.table import NO_CARD, NOBODY, Table
from chaudron.kernel import check as checker
from chaudron.kernel.chance import Counter
from chaudron.kernel.check import check, same_seed_same_game
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, answer
from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import begun

OTHERWISE: dict[str, Any] = {
    "first_witch": 1,
    "fagus_limit": 0,
    "swap_phases": "search",
    "sniff_phases": "both",
    "favour": True,
}
"""Every option that rules look at, at a value that is not its default."""

BOXES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, OTHERWISE),
    (3, OTHERWISE),
    (4, {"fagus_limit": 1, "swap_phases": "return"}),
]


@pytest.fixture(autouse=True)
def mode() -> str:
    """The checker makes its own copies."""
    return "as it is"


@pytest.mark.parametrize(("players", "options"), BOXES)
def test_everything_holds(players: int, options: dict[str, Any]) -> None:
    """[BLW-8.7, BLW-2.1, BLW-2.2] At every decision of a random game; nobody ever answers at the same time."""
    checked = check(BLACKWOOD, players, options, seed=players)
    assert checked.decisions > 40
    assert (checked.simultaneous, checked.sealed) == (0, 0)


@pytest.mark.parametrize("seed", range(8))
def test_everything_holds_at_any_table(seed: int) -> None:
    """[BLW-8.7, BLW-13.1, BLW-13.2, BLW-13.3, BLW-13.4, BLW-13.5]"""
    rng = random.Random(seed)
    options = {name: value for name, value in OTHERWISE.items() if rng.random() < 0.5}
    assert check(BLACKWOOD, rng.randint(2, 4), options, seed, every=5).result["points"]


def test_the_same_seed_gives_the_same_game() -> None:
    """[BLW-3.12] Reproducible."""
    same_seed_same_game(BLACKWOOD, 3, {}, 11)


def test_the_catalogue_is_small() -> None:
    """[BLW-5.1] All that a witch can ever answer."""
    assert len(BLACKWOOD.catalogue) <= 300


# With every spell in play


def spellbound(players: int, seed: int, **options: Any) -> Table:
    """A table in the second expedition on which all spells are owned, larders and purses are full."""
    copies = {2: 1, 3: 2, 4: 3}[players]
    spells = sorted([*SPELLS] * copies)
    random.Random(seed).shuffle(spells)
    everyone = [
        witch(coins=20, ready=" ".join(spells[seat::players]), larder=" ".join(FOREST_IDS[seat * 5 : seat * 5 + 5]))
        for seat in range(players)
    ]
    t = wood(*everyone, display="P01 P02 P05 P06 P07 P09", puppets={"r1c3": "A", "r2c3": "B"}, expedition=2, **options)
    t.table.chance = Counter(players, seed)
    t.table.facts = None
    return t.table


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"sniff_phases": "both"}), (4, {})])
def test_everything_holds_with_every_spell_in_play(players: int, options: dict[str, Any]) -> None:
    """[BLW-8.7, BLW-7.1, BLW-7.2, BLW-7.3, BLW-7.4, BLW-7.5, BLW-7.6] What the checker proves, spell after spell."""
    cast: Tally[str] = Tally()
    for seed in range(2):
        table, rng = spellbound(players, seed, **options), random.Random(seed)
        whole = BLACKWOOD.components(table)
        while table.outcome is None:
            given = eager(table, rng)
            cast[given[1]] += 1
            assert BLACKWOOD.components(table) == whole
            for ask in table.asks.values():
                checker.options_are_sound(BLACKWOOD, ask)
            if given[1].startswith(("cast", "at", "card", "pinch", "potion", "none")):
                checker.refusals_change_nothing(BLACKWOOD, table, rng)
                checker.copies_are_independent(BLACKWOOD, table, *given)
                checker.saving_loses_nothing(BLACKWOOD, table, *given)
                checker.views_can_be_guessed(BLACKWOOD, table, rng.getrandbits(64))
            answer(table, *given)
    assert {spell for spell in SPELLS if cast[f"cast:{spell}"]} == set(SPELLS) - {"pinch"}
    assert any(choice.startswith("pinch:") for choice in cast)


def eager(table: Table, rng: random.Random) -> tuple[int, Choice]:
    """Any answer, but a spell or a brew in three of four cases where there is one."""
    ((seat, ask),) = table.asks.items()
    magic = [choice for choice in ask.options if choice.verb in ("cast", "brew", "pinch", "potion")]
    return seat, rng.choice(magic if magic and rng.random() < 0.75 else ask.options)


# Invariants


def laws_hold(table: Table) -> None:
    """[BLW-8.7]"""
    sniffing = table.in_progress(Sniff)
    shown = sniffing.cards if isinstance(sniffing, Sniff) else ()
    larders = [card for mine in table.seats for card in mine.larder]
    grid = [card for card in table.forest if card != NO_CARD]
    assert sorted([*table.deck, *table.discard, *grid, *larders, *shown]) == list(FOREST_IDS)
    owned = [potion for mine in table.seats for potion in (*mine.potions, *mine.sold, *mine.traded)]
    assert sorted([*table.potion_deck, *table.display, *owned]) == list(POTION_IDS)
    assert len(table.display) <= 6
    spells = Tally(table.stock) + Tally([spell for mine in table.seats for spell in (*mine.ready, *mine.spent)])
    assert spells == dict.fromkeys(SPELLS, {2: 1, 3: 2, 4: 3}[len(table.seats)])
    for seat, mine in enumerate(table.seats):
        assert mine.puppets + table.puppets.count(seat) == 3
        assert mine.coins >= 0
    stands = [place for place in table.box.places if table.puppets[place] != NOBODY]
    assert all(table.forest[place] != NO_CARD for place in stands)
    loans = sum(mine.loans for mine in table.seats)
    assert table.tokens == (table.box.options["fagus_limit"] - loans if table.box.options["fagus_limit"] else None)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, OTHERWISE])
def test_the_invariants_hold_at_every_decision(players: int, options: dict[str, Any]) -> None:
    """[BLW-8.7] Cards, potions, spells, puppets, purses and tokens; and no puppet is left in a column passed over."""
    for seed in range(4):
        table = begun(players, seed, **options) if seed % 2 else spellbound(players, seed, **options)
        rng, before = random.Random(seed), (table.expedition, table.column)
        while table.outcome is None:
            laws_hold(table)
            answer(table, *eager(table, rng))
            now = table.expedition, table.column
            assert now == before or table.column_of(before[1]) == []
            before = now
        laws_hold(table)


def test_a_broken_law_is_noticed() -> None:
    """[BLW-8.7] A coin too few, a card too many, a puppet on nothing."""
    table = begun(2)
    laws_hold(table)
    for harm in (_below_zero, _doubled, _on_nothing):
        other = table.copy()
        harm(other)
        with pytest.raises(AssertionError):
            laws_hold(other)


def _below_zero(table: Table) -> None:
    table.seats[0].coins = -1


def _doubled(table: Table) -> None:
    table.discard.append(table.deck[0])


def _on_nothing(table: Table) -> None:
    table.discard.append(table.forest[0])
    table.forest[0] = NO_CARD
    table.puppets[0] = 0
    table.seats[0].puppets -= 1


@pytest.mark.parametrize("players", [2, 4])
def test_everything_is_told_to_all_and_carries_its_rule(players: int) -> None:
    """[BLW-2.1] Whatever is done, spells included."""
    keys = set()
    for seed in range(4):
        table, rng = spellbound(players, seed), random.Random(seed)
        table.facts = []
        while table.outcome is None:
            answer(table, *eager(table, rng))
        assert {fact.to for fact in table.facts} == {None}
        assert all(fact.rule.startswith("BLW-") for fact in table.facts)
        keys |= {fact.key for fact in table.facts}
    assert {"placed", "bought", "left", "brewed", "sold", "cast", "swapped", "sniffed", "shooed", "moved"} <= keys


# Long games


def busy(ask: Ask) -> Choice:
    """Whatever puts off the end of a turn: any action before buying, any before the end."""
    order = ("trade", "cast", "brew", "sell", "borrow", "potion", "card", "pinch", "place", "at", "buy", "leave")
    ranked = [choice for verb in order for choice in ask.options if choice.verb == verb]
    return ranked[0] if ranked else ask.options[0]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("limit", [10, 0])
def test_the_longest_game_ends(players: int, limit: int) -> None:
    """[BLW-3.1, BLW-8.1] Everybody does all she can in every turn; also with loans without end."""
    for seed in range(3):
        table, answers = spellbound(players, seed, fagus_limit=limit, sniff_phases="both"), 0
        while table.outcome is None:
            (ask,) = table.asks.values()
            answer(table, ask.seat, busy(ask))
            answers += 1
            assert answers < 3000
        assert answers > 60
        assert table.expedition == 3


def test_a_guessed_table_can_be_played_to_the_end() -> None:
    """[BLW-2.1] From what one witch sees, and from what a spectator sees."""
    table, rng = spellbound(3, 4), random.Random(4)
    guesses = 0
    for number in range(200):
        if table.outcome is not None:
            break
        if number % 20 == 0:
            for viewer in (0, None):
                world = BLACKWOOD.guess(BLACKWOOD.view(table, viewer), Counter(3, rng.getrandbits(64)))
                assert isinstance(world, Table)
                while world.outcome is None:
                    answer(world, *eager(world, rng))
                laws_hold(world)
                guesses += 1
        answer(table, *eager(table, rng))
    assert guesses > 10
