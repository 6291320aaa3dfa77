"""Two worlds that differ only in what is hidden, and what everybody notices of them.

A pair of worlds is played with the same answers, or with answers that the others may not see; after every one of them
view, question, facts heard, awaited seats and reasons of refusals must be the same, to the byte, for all who watch.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass

from chaudron.games.bal import BAL
from chaudron.games.bal.table import Table
from chaudron.kernel.facts import Fact
from chaudron.kernel.table import ask_to_json
from chaudron.scenes.bal import BalScene, ball, witch
from chaudron.scenes.scene import SEATS

OR = " or "
"""In a sentence: what is said in the one world, and what in the other."""


def everything(table: Table, viewer: str, facts: list[Fact]) -> str:
    """All that reaches a witch, or a spectator (`"?"`)."""
    seat = None if viewer == "?" else SEATS.index(viewer)
    ask = None if seat is None else table.asks.get(seat)
    heard = [fact for fact in facts if fact.is_heard_by(seat)]
    reasons = [] if seat is None else [table.why_not(seat, choice) for choice in BAL.catalogue]
    return json.dumps(
        [BAL.view(table, seat), ask and ask_to_json(ask), heard, reasons, table.pending_in_public], ensure_ascii=False
    )


@dataclass
class Pair:
    """Two scenes, what is said in both, and who must not notice."""

    one: BalScene
    two: BalScene
    script: list[str]
    watching: str


def noticed(pair: Pair) -> list[str]:
    """Who can first tell the worlds apart, and when: `"C after A: done"`."""
    found = _differences(pair, "the start")
    for sentence in pair.script:
        if found:
            break
        said = sentence.split(OR)
        pair.one.says(said[0])
        pair.two.says(said[-1])
        found = _differences(pair, sentence)
    return found


def _differences(pair: Pair, moment: str) -> list[str]:
    worlds = (pair.one, pair.two)
    return [
        f"{viewer} after {moment}"
        for viewer in pair.watching
        if len({everything(world.table, viewer, world.facts) for world in worlds}) > 1
    ]


PAIRS: dict[str, Callable[[], Pair]] = {}


def pair(make: Callable[[], Pair]) -> Callable[[], Pair]:
    PAIRS[make.__name__] = make
    return make


# What somebody holds


@pair
def a_nananere_that_is_not_laid() -> Pair:
    one, two = (ball(witch(), witch(hand), witch(), hidden="nananere") for hand in ("nananere r1 r2", "r3 r1 r2"))
    return Pair(one, two, ["C: pass", "B: pass", "A: attack C", "A: none", "A: lay r5"], "AC?")


@pair
def a_mirror_that_is_not_laid() -> Pair:
    one, two = (ball(witch(), witch(hand), witch(), hidden="miroir") for hand in ("miroir r1 r2", "r3 r1 r2"))
    script = ["A: attack B", "A: none", "A: lay r5", "A: done", "B: pass", "A: pass", "B: none", "B: concede"]
    return Pair(one, two, script, "AC?")


@pair
def a_boule_that_is_not_laid() -> Pair:
    hands = ("boule r1 r2", "r3 r1 r2")
    one, two = (ball(witch(), witch(hand), witch(), hidden="boule", start="calm") for hand in hands)
    return Pair(one, two, ["B: pass", "A: pass", "C: pass", "C: pass", "B: pass"], "AC?")


@pair
def an_imp_that_waits() -> Pair:
    one, two = (ball(witch("b1 r1 r2"), witch(hand), witch()) for hand in ("lutin r1 r2 r3", "r4 r1 r2 r3"))
    return Pair(one, two, ["A: attack B", "A: none", "A: lay b1", "A: done", "B: none"], "AC?")


@pair
def a_parry_that_is_declined() -> Pair:
    one, two = (ball(witch("b1 r1 r2 r3"), witch(hand), witch()) for hand in ("b2 r1 r2", "r3 r1 r2"))
    return Pair(one, two, ["A: attack B", "A: none", "A: lay b1", "A: done", "B: none", "B: concede"], "AC?")


@pair
def spells_that_are_kept_in_a_defense() -> Pair:
    hands = ("abracadabra balai baguette r4", "tresor r1 r2 r4")
    one, two = (ball(witch("b1 r1 r2 r3"), witch(hand), witch()) for hand in hands)
    return Pair(one, two, ["A: attack B", "A: none", "A: lay b1", "A: done", "B: none", "B: concede"], "AC?")


@pair
def spells_that_are_kept_in_an_attack() -> Pair:
    hands = ("tresor fantome sortilege r1", "r2 r3 r4 r1")
    one, two = (ball(witch(hand), witch(), witch()) for hand in hands)
    script = ["A: attack B", "A: none", "A: lay r1", "A: done", "B: none", "B: concede"]
    return Pair(one, two, script, "BC?")


@pair
def a_second_potion_that_is_kept() -> Pair:
    one, two = (ball(witch(hand), witch(), witch()) for hand in ("r1 r2 r3", "r1 tresor balai"))
    return Pair(one, two, ["A: attack B", "A: none", "A: lay r1", "A: done"], "BC?")


@pair
def a_third_potion_of_a_parry_that_is_kept() -> Pair:
    one, two = (ball(witch("b1 r1 r2 r3"), witch(hand), witch()) for hand in ("b2 r3 r4", "b2 r3 tresor"))
    script = ["A: attack B", "A: none", "A: lay b1", "A: lay r1", "B: none", "B: lay b2", "B: lay r3"]
    return Pair(one, two, script, "AC?")


@pair
def a_mirror_that_is_kept_after_the_result() -> Pair:
    """[BAL-7.20]"""
    hands = ("miroir r1 r2", "r3 r1 r2")
    setting = {"hidden": "miroir", "mirror_time": "any_moment"}
    one, two = (ball(witch(), witch(), witch(hand), witch(), **setting) for hand in hands)
    passing = ["A: pass", "B: pass", "C: pass", "D: pass"]
    attack = ["A: attack B", "A: none", "A: lay r5", "A: done", *passing, "B: none", "B: concede"]
    return Pair(one, two, [*attack, *passing], "ABD?")


@pair
def a_nananere_that_is_not_asked_for() -> Pair:
    """[BAL-7.22] B's own turn follows on the one she stole."""
    hands = ("nananere r1 r2 r3", "r1 r2 r3 r4")
    one, two = (ball(witch(), witch("nananere r1 r2 r3"), witch(hand), hidden="boule") for hand in hands)
    script = ["A: pass", "B: lay nananere", "C: pass", "B: attack A", "B: none", "B: lay r1", "B: done", "A: none"]
    return Pair(
        one, two, [*script, "A: concede", "A: pass", "B: pass", "C: pass", "A: pass", "B: pass", "C: pass"], "AB?"
    )


@pair
def a_treasure_of_a_hex_that_is_kept() -> Pair:
    """[BAL-7.16]"""
    hands = ("sortilege tresor r1 r2", "sortilege r3 r1 r2")
    one, two = (ball(witch(hand), witch(), witch(), hex_treasure=True) for hand in hands)
    return Pair(one, two, ["A: lay sortilege", "A: none", "A: lay r1", "A: done", "B: none", "B: concede"], "BC?")


@pair
def a_potion_that_spares_an_exchange() -> Pair:
    """[BAL-6.5] She holds one or another: nobody sees that anything was looked at."""
    hands = ("r1 tresor", "v1 abracadabra")
    one, two = (ball(witch("b1 r1 r2 r3"), witch("balai r1 r2 r3"), witch(hand)) for hand in hands)
    script = ["A: attack B", "A: none", "A: lay b1", "A: done", "B: lay balai", "B: to C", "C: none", "C: concede"]
    return Pair(one, two, script, "AB?")


@pair
def a_short_hand_before_a_copy() -> Pair:
    """[BAL-6.4]"""
    hands = ("r1 tresor", "v1 balai")
    one, two = (ball(witch("miroir b1 r1 r2"), witch(), witch(hand), luck="r2 r3 …") for hand in hands)
    script = ["A: attack B", "A: none", "A: lay b1", "A: done", "A: to C", "B: pass", "B: none", "B: concede"]
    return Pair(one, two, [*script, "C: none", "C: concede"], "AB?")


# What somebody draws


@pair
def a_gain() -> Pair:
    one, two = (ball(witch("b1 r1 r2 r3"), witch("r4 r6 r7"), witch(), luck=card) for card in ("g1", "tresor"))
    return Pair(one, two, ["A: attack B", "A: none", "A: lay b1", "A: done", "B: none", "B: concede"], "BC?")


@pair
def a_treasure() -> Pair:
    one, two = (ball(witch(), witch("tresor r1 r2"), witch(), luck=f"{cards} …") for cards in ("r3 r4", "g1 balai"))
    return Pair(one, two, ["A: attack B", "A: none", "A: lay r5", "A: done", "B: lay tresor", "B: concede"], "AC?")


@pair
def a_treasure_that_a_slip_takes_back() -> Pair:
    """[BAL-8.8]"""
    drawn = ("r3 r4", "g1 balai")
    one, two = (ball(witch("tresor b1 r1 r2"), incantation="strict", luck=cards) for cards in drawn)
    script = ["A: attack B", "A: lay tresor", "A: read", "B: pass", "C: pass", "A: lay b1", "A: done", "A: slip"]
    return Pair(one, two, [*script, "B: challenge", "C: pass"], "BC?")


@pair
def a_short_hand_topped_up_after_an_enchantment() -> Pair:
    """[BAL-4.20]"""
    drawn = ("r3 r4", "lutin balai")
    hands = (witch("enchantement b1 r1 r2"), witch("j1 j1 j1"), witch())
    one, two = (ball(*hands, luck=cards, enchanted_check=True) for cards in drawn)
    return Pair(one, two, ["A: attack B", "A: lay enchantement", "A: lay b1", "A: done", "B: none"], "AC?")


@pair
def a_short_hand_topped_up() -> Pair:
    one, two = (ball(witch(), witch("r1 r2"), witch(), luck=cards) for cards in ("r3 r4", "lutin balai"))
    return Pair(one, two, ["A: attack B", "A: none", "A: lay r5", "A: done", "B: none"], "AC?")


@pair
def a_conjuring_trick() -> Pair:
    one, two = (ball(witch("tourdemagie r1 r2 r3"), witch(), witch(), luck=card) for card in ("g1", "balai"))
    script = ["A: attack B", "A: lay tourdemagie", "A: discard r1", "A: done", "A: lay r2", "A: done"]
    return Pair(one, two, script, "BC?")


@pair
def a_sabbat() -> Pair:
    drawn, full = ("g1 b1 v3 v4 v5 r5", "tresor balai r7 r6 r5 lutin"), witch("r1 r2 r3 r4 j1 j2 j3 j4 v1 v2")
    one, two = (ball(full, witch("r6", alive=6), full, start="sabbat", luck=cards) for cards in drawn)
    return Pair(one, two, ["A: attack C"], "AC?")


# What somebody answers in secret


@pair
def a_robbery_that_comes_second() -> Pair:
    thief = witch("nananere r1 r2 r3")
    one, two = (ball(witch(), thief, thief, witch()) for _ in range(2))
    script = ["C: lay nananere or C: pass", "D: pass", "B: lay nananere", "B: attack D", "B: none"]
    return Pair(one, two, script, "ABD?")


@pair
def a_window_that_is_still_open() -> Pair:
    thief = witch("nananere boule r1 r2 r3")
    one, two = (ball(witch(), thief, witch(), witch()) for _ in range(2))
    return Pair(one, two, ["B: both or B: pass", "C: pass", "D: pass"], "ACD?")


@pair
def a_mirror_while_its_window_is_open() -> Pair:
    one, two = (ball(witch(), witch("miroir r1 r2"), witch(), start="attack") for _ in range(2))
    one.attacks("A on B: r5")
    two.attacks("A on B: r5")
    return Pair(one, two, ["B: to C or B: pass"], "AC?")


@pair
def cards_that_are_swapped() -> Pair:
    one, two = (ball(witch("boule r1 r2 r3"), witch("v1 v2 v3"), witch(), witch("j1 j2 j3")) for _ in range(2))
    script = ["A: lay boule", "B: pass", "C: pass", "D: pass", "B: give v1 or B: give v3", "A: give r1 or A: give r3"]
    return Pair(one, two, [*script, "A: give r2", "D: give j1 or D: give j2"], "C?")


@pair
def the_gift_of_the_other_neighbor() -> Pair:
    one, two = (ball(witch("boule r1 r2 r3"), witch("v1 v2 v3"), witch(), witch("j1 j2 j3")) for _ in range(2))
    script = ["A: lay boule", "B: pass", "C: pass", "D: pass", "B: give v1 or B: give v3", "A: give r1", "A: give r2"]
    return Pair(one, two, [*script, "D: give j1"], "CD?")


@pair
def a_hand_that_is_inherited() -> Pair:
    hands = ("g1 v1", "tresor balai")
    one, two = (
        ball(witch("b1 r1 r2 r3"), witch(f"{hand} r4", alive=1), witch(), inherit_hand=True, start="attack")
        for hand in hands
    )
    script = ["A: attack B", "A: none", "A: lay b1", "A: done", "B: none", "B: concede", "A: discard r1"]
    return Pair(one, two, [*script, "A: discard r2", "A: discard r3"], "C?")


@pair
def a_slip_that_nobody_hears() -> Pair:
    one, two = (ball(witch("b1 r1 r2 r3"), witch(), witch(), incantation="strict") for _ in range(2))
    script = ["A: attack B", "A: none", "A: lay b1", "A: done", "A: slip or A: read", "B: pass", "C: pass", "B: none"]
    return Pair(one, two, script, "BC?")
