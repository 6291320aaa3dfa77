"""Bots of every level play where every reading of the booklet is the other one."""

from typing import Any

import pytest

from chaudron.bots import bot
from chaudron.bots.bal import LEVELS
from chaudron.games.bal import BAL
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer
from chaudron.scenes.bal import ball, witch

OTHERWISE: dict[str, Any] = {
    "level": "hard",
    "mirror_time": "any_moment",
    "mirror_copy": "potions",
    "doubled_check": False,
    "enchanted_check": True,
    "no_potion": "named",
    "hex_treasure": True,
    "robber_spared": False,
    "slip_treasure": "kept",
    "hex_wand": "alone",
    "incantation": "strict",
}
TURNS = 40


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "master"])
@pytest.mark.parametrize("options", [{"level": "hard"}, OTHERWISE], ids=["as usual", "otherwise"])
def test_bots_answer_whatever_the_readings_ask(level: str, options: dict[str, Any]) -> None:
    """[BAL-13.15 to BAL-13.23] With as many turns as it takes to meet hexes, mirrors and late windows."""
    table: Any = BAL.table(BAL.box(4, options), Counter(4, 5))
    table.begin()
    bots = [bot("bal", level, seed) for seed in range(4)]
    asked = set()
    turns = 0
    while table.outcome is None and turns < TURNS:
        seat, ask = next(iter(table.asks.items()))
        asked.add((ask.about.key, table.attack is not None and table.attack.spell is not None))
        turns += ask.about.key == "declare"
        answer(table, seat, bots[seat].choose(BAL.bot_view(table, seat), ask))
    assert {key for key, _ in asked} >= {"declare", "attack_spell", "defense_spell", "mirror"}


def test_a_bot_lays_a_treasure_to_its_hex_where_it_may() -> None:
    """[BAL-7.16] Two cards for nothing."""
    t = ball(witch("sortilege tresor b1 r1"), hex_treasure=True)
    t.says("A: lay sortilege")
    for level in ("apprentice", "adept"):
        ask = t.table.asks[0]
        assert bot("bal", level, 1).choose(BAL.bot_view(t.table, 0), ask) == "lay:tresor"
