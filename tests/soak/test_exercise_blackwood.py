"""What must be exercised in Blackwood covers its rules, counting counts it, and what is wrong is noticed."""

import random
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from chaudron.games.blackwood import BLACKWOOD, rounds
from chaudron.games.blackwood.components import FOREST_IDS, KNOWN, POTION_IDS, SPELLS
from chaudron.games.blackwood.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.table import Outcome
from chaudron.lab.many import play_game, play_many, random_player
from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import home
from tests.games.blackwood.values import nothing_kept
from tests.soak import running as soak
from tests.soak.blackwood import sound, styles, values
from tests.soak.blackwood.exercise import ACTIONS, ENDS, ROUNDS, TURNS
from tests.soak.blackwood.exercise import SPELLS as SPELL_PROBES
from tests.soak.checks import Broken
from tests.soak.counted import counted, met
from tests.soak.counting import Exercise, expected
from tests.soak.courses import COURSES

COURSE = COURSES["blackwood"]
ALL_PROBES = (*ROUNDS, *TURNS, *ACTIONS, *SPELL_PROBES, *ENDS)
PAGE = files("chaudron").joinpath("locales", "en", "rules", "blackwood.md").read_text("utf-8")


def ids_of(chapter: int) -> set[str]:
    """The rule ids of a chapter of the rule page."""
    return set(re.findall(rf"^\*\*(BLW-{chapter}\.\d+)\b", PAGE, re.MULTILINE))


def probed() -> set[str]:
    return {probe.about for probe in ALL_PROBES}


# What must be met


def test_every_rule_of_a_game_has_a_probe_or_is_counted_anyway() -> None:
    """Those left out hold of every game (3.1, 3.11, 3.12, 6.1, 6.2, 8.7), are for bots, or are counted as options."""
    always = {"BLW-3.1", "BLW-3.11", "BLW-3.12", "BLW-6.1", "BLW-6.2", "BLW-8.6", "BLW-8.7", "BLW-7.7", "BLW-7.9"}
    never = {"BLW-3.4"}
    rules = set().union(*[ids_of(chapter) for chapter in (3, 4, 5, 6, 7, 8)])
    assert len(rules) == 50
    assert rules - probed() == always | never


EDGES = {
    "all three puppets in the forest": "BLW-3.3: all three puppets were out",
    "puppet behind the pawn": "BLW-3.2: a column the pawn has passed",
    "nobody in the column": "BLW-3.5: nobody was in the column",
    "slide below the others": "BLW-3.10: below others, and comes before them",
    "same witch twice": "BLW-3.8: two turns of one witch",
    "cannot or will not pay": "BLW-6.3: neither loan nor money",
    "forest deck empty": "BLW-7.3: the deck was short: reshuffled",
    "potion deck empty": "BLW-3.14: the potion deck ran out",
    "all brewed": "BLW-8.1: all potions were brewed",
    "spell stock empty": "BLW-5.4: none left in the stock",
    "turned potion reused": "BLW-5.4: a turned potion is not used again",
    "loan with three coins": "BLW-5.7: not with three",
    "no token left": "BLW-1.10: no token was left",
    "leftover ingredients": "BLW-4.3: got for less, sold at the printed cost",
    "card shared by two potions": "BLW-5.1: a card shared by two potions",
    "acting with the last puppet placed": "BLW-3.15: acting with the last puppet placed",
    "gap while the turn goes on": "BLW-3.16: the gap stays while the turn goes on",
    "spell without effect": "BLW-5.9: nobody to shoo",
}
"""[BLW-9] Every row but that of a displaced puppet without a free place, which no game brings about."""


@pytest.mark.parametrize("row", EDGES)
def test_every_edge_case_is_expected(row: str) -> None:
    assert ("ruling", EDGES[row]) in expected("blackwood")


def test_every_card_potion_and_spell_is_expected_in_every_way() -> None:
    ways = {name for kind, name in expected("blackwood") if kind == "way"}
    assert len(ways) == 9 * len(FOREST_IDS) + 5 * len(POTION_IDS) + 3 * len(SPELLS)
    assert {"F56 taken for nothing", "P40 brewed with a pinch", "pinch cast", "swap ready again"} <= ways


def test_options_are_counted_by_their_kind() -> None:
    seen = Exercise("blackwood")
    seen.before(wood(fagus_limit=7, favour=True).table)
    seen.before(wood(fagus_limit=0, components=values.known("toads")).table)
    assert seen.counts["option", "fagus_limit=1..n"] == seen.counts["option", "fagus_limit=0 = unlimited"] == 1
    assert seen.counts["option", "favour=True"] == seen.counts["option", "components=toads"] == 1
    assert seen.counts["option", "first_witch=0"] == 2
    assert COURSE.option_values("first_witch") == ["random", "0", "1", "2", "3"]


# What is played


def test_boxes_of_blackwood_are_of_all_kinds() -> None:
    rng = random.Random(1)
    with nothing_kept():
        boxes = [soak.random_box(rng, BLACKWOOD) for _ in range(300)]
        assert len(KNOWN) == len(values.NAMES)
    assert {box.players for box in boxes} == set(BLACKWOOD.players)
    for name in BLACKWOOD.options:
        counted = {COURSE.option_value(name, box.options[name]) for box in boxes}
        assert counted == set(COURSE.option_values(name)), name


def test_styles_of_witches_are_of_all_kinds() -> None:
    rng = random.Random(1)
    seen = [style for _ in range(300) for style in styles.random_styles(rng, BLACKWOOD.box(4, {}))]
    assert {style.goes for style in seen} == set(styles.GOES)
    assert {style.ends for style in seen} == set(styles.PATIENCE)
    for verb in styles.VERBS:
        assert len({dict(style.appetites)[verb] for style in seen}) > 2, verb


# Counting


def test_a_slide_is_counted_by_what_it_brings() -> None:
    """[BLW-11.1, BLW-3.10] Blue slides below her other puppet, which would have been next."""
    t = wood(witch(), witch(), puppets={"r1c2": "A", "r3c2": "B", "r1c3": "B"}, column=2, phase="return")
    seen = met(counted(t, "A: end", "B: end", "B: end"))
    assert {"BLW-3.10: below others, and comes before them", "BLW-3.8: two turns of one witch"} <= seen
    assert {"BLW-3.9: puppets slid with their cards", "BLW-3.7: left by ending the turn"} <= seen
    t = wood(witch(), witch(), puppets={"r1c2": "A", "r3c2": "B", "r2c3": "B"}, column=2, phase="return")
    seen = met(counted(t, "A: end", "B: end"))
    assert not {"BLW-3.10: below others, and comes before them", "BLW-3.8: two turns of one witch"} & seen


def test_the_cauldron_that_is_read_once_is_counted() -> None:
    """[BLW-3.5] A had the highest row; B slides in higher up only after she is gone."""
    t = wood(witch(), witch(), puppets={"r3c2": "A", "r3c3": "B"}, column=2, phase="return")
    assert "BLW-3.5: it is read once, though another slid in above" in met(counted(t, "A: end"))
    t = wood(witch(), witch(), puppets={"r1c2": "A", "r1c3": "B", "r3c2": "A"}, column=2, phase="return")
    assert "BLW-3.5: it is read once, though another slid in above" not in met(counted(t, "A: end"))


def test_a_shared_card_is_counted_only_where_no_other_split_would_do() -> None:
    """[BLW-5.1]"""
    shared = home(witch(larder="F17 F18"), display="P01 P02")
    script = ("A: leave", "A: brew", "A: potion:P01", "A: potion:P02", "A: card:F17")
    seen = met(counted(shared, *script))
    assert {"BLW-5.1: a card shared by two potions", "BLW-5.1: nothing was wasted", "P01 brewed"} <= seen
    parted = home(witch(larder="F41 F42"), display="P01 P02")
    seen = met(counted(parted, *script[:4], "A: card:F41"))
    assert "BLW-5.1: two in one brew" in seen
    assert "BLW-5.1: a card shared by two potions" not in seen


def test_a_trade_is_counted_by_what_it_lacks() -> None:
    """[BLW-5.3, BLW-5.4] Coins, a card in the stock, or a potion that is face up."""
    lacking = {
        "BLW-5.3: too dear": [witch(potions="P01 P03", coins=1)],
        "BLW-5.4: none left in the stock": [witch(potions="P01 P03"), witch(ready="twin")],
        "BLW-5.4: a turned potion is not used again": [witch(potions="P01", sold="P03")],
    }
    for name, witches in lacking.items():
        found = met(counted(home(*witches, card="F45"))) & set(lacking)
        assert found == {name}


def test_twin_and_shoo_are_counted_before_and_after_the_placement() -> None:
    """[BLW-7.1, BLW-7.6, BLW-7.8]"""
    t = wood(witch(ready="twin shoo"), puppets={"r1c1": "B"}, column=2)
    seen = met(counted(t, "A: cast:twin", "A: place:r2c1", "A: cast:shoo", "A: at:r1c1", "B: at:r3c1", "A: place:r1c1"))
    assert {"BLW-7.8: twin before the placement", "BLW-7.1: a second puppet", "BLW-7.6: after it"} <= seen
    assert {
        "BLW-7.6: the freed card was taken",
        "BLW-7.8: from behind the pawn",
        "BLW-7.8: moved behind the pawn",
    } <= seen
    assert not {"BLW-7.8: twin after it", "BLW-7.1: a third one", "BLW-7.6: before the placement"} & seen


def test_a_loan_and_a_sale_are_counted_by_what_they_were_for() -> None:
    """[BLW-3.7, BLW-5.7]"""
    seen = met(counted(home(witch(coins=0), card="F45"), "A: borrow", "A: buy"))
    assert {"BLW-3.7: borrowed in order to pay", "BLW-5.7: with nothing at all", "F45 bought"} <= seen
    assert "BLW-3.7: sold in order to pay" not in seen


def test_a_witch_who_is_stuck_is_counted() -> None:
    """[BLW-6.3]"""
    assert "BLW-6.3: neither loan nor money" in met(counted(home(witch(coins=3), card="F45"), "A: end"))
    for mine in (witch(coins=2), witch(coins=3, potions="P01"), witch(coins=3, ready="free")):
        assert "BLW-6.3: neither loan nor money" not in met(counted(home(mine, card="F45"), "A: leave"))


def ended(*witches: dict[str, Any]) -> set[str]:
    t = wood(*witches, phase="score")
    seen = Exercise("blackwood")
    seen.before(t.table)
    seen.after(t.table)
    return {name for name in met(seen) if name.startswith("BLW-8.4")}


def test_victories_are_counted_by_what_decides() -> None:
    """[BLW-8.4]"""
    assert ended(witch(coins=9), witch(coins=0)) == {"BLW-8.4: more renown"}
    assert ended(witch(potions="P01", coins=0), witch(coins=9)) == {"BLW-8.4: equal renown, fewer potions"}
    assert ended(witch(coins=9), witch(coins=10)) == {"BLW-8.4: equal potions, more coins"}
    assert ended(witch(), witch()) == {"BLW-8.4: a shared victory", "BLW-8.4: a victory shared by all"}
    assert ended(witch(), witch(), witch(coins=0)) == {"BLW-8.4: a shared victory"}


# What is wrong is noticed


def begun() -> Any:
    table = BLACKWOOD.table(BLACKWOOD.box(4, {}), Counter(4, 1))
    table.begin()
    return table


def stand_on_nothing(table: Any) -> None:
    table.discard.append(table.forest[3])
    table.forest[3], table.puppets[3] = "", 0
    table.seats[0].puppets -= 1


def leave_one_behind(table: Any) -> None:
    table.phase, table.puppets[0] = "", 0
    table.seats[0].puppets -= 1


@pytest.mark.parametrize(
    "spoil",
    [
        lambda table: table.deck.pop(),
        lambda table: table.display.append(table.display[0]),
        lambda table: table.seats[2].ready.append("twin"),
        lambda table: setattr(table.seats[1], "puppets", 2),
        lambda table: setattr(table.seats[1], "coins", -1),
        stand_on_nothing,
        leave_one_behind,
    ],
)
def test_what_is_counted_at_every_decision_is_noticed(spoil: Callable[[Any], None]) -> None:
    """[BLW-8.7]"""
    table = begun()
    sound.check_counts(table)
    spoil(table)
    with pytest.raises(Broken):
        sound.check_counts(table)


def take_twice(table: Any) -> None:
    table.deck[0] = table.deck[1]


def brew_twice(table: Any) -> None:
    table.seats[0].potions.append(table.display[1])
    table.potion_deck.pop()


def trade_in_the_wrong_spell(table: Any) -> None:
    table.stock["twin"] -= 1
    table.seats[0].ready.append("swap")


@pytest.mark.parametrize(
    "spoil",
    [
        take_twice,
        brew_twice,
        trade_in_the_wrong_spell,
        lambda table: table.deck.reverse(),
        lambda table: table.potion_deck.reverse(),
        lambda table: setattr(table, "tokens", 9),
        lambda table: setattr(table, "cauldron", 4),
        lambda table: setattr(table, "phase", "return"),
    ],
)
def test_what_lies_wrong_is_noticed(spoil: Callable[[Any], None]) -> None:
    """[BLW-8.7]"""
    table = begun()
    sound.check_table(table)
    spoil(table)
    with pytest.raises(Broken):
        sound.check_table(table)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda table: setattr(table, "outcome", Outcome((0, 0, 0, 0), table.outcome.places)),
        lambda table: setattr(table, "outcome", Outcome(table.outcome.points, (1, 1, 1, 1))),
        lambda table: table.seats[0].larder.append("F01"),
        lambda table: table.agenda.append(None),
        lambda table: setattr(table, "column", 4),
        lambda table: setattr(table, "is_early", True),
    ],
)
def test_a_wrong_end_is_noticed(spoil: Callable[[Any], None]) -> None:
    """[BLW-4.1, BLW-8.1, BLW-8.3, BLW-8.4]"""
    table: Any = play_game(BLACKWOOD.table(BLACKWOOD.box(4, {}), Counter(4, 1)), random_player(random.Random(1)))
    sound.check_end(table)
    spoil(table)
    with pytest.raises(Broken):
        sound.check_end(table)


def test_a_rule_that_loses_cards_is_found_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """[BLW-8.7] Larders that are sold go nowhere."""

    def lossy(self: rounds.ExpeditionEnd, table: Table) -> None:
        for mine in table.seats:
            mine.larder = []

    steps = tuple(lossy if step is rounds.ExpeditionEnd.sell_larders else step for step in rounds.ExpeditionEnd.steps)
    monkeypatch.setattr(rounds.ExpeditionEnd, "steps", steps)
    found = play_many(soak.Soak("blackwood", 1), 6)
    assert found.faults
    assert all("forest cards" in fault.words for fault in found.faults)
