"""What must be exercised at a ball covers its rules, and counting counts it."""

import re
from importlib.resources import files

from chaudron.games.bal.components import CARDS
from chaudron.scenes.bal import ball, witch
from tests.soak.bal.exercise import PLACES
from tests.soak.counted import counted, met
from tests.soak.counting import Exercise, expected
from tests.soak.courses import COURSES

COURSE = COURSES["bal"]


def ids_of(chapter: int) -> set[str]:
    """The rule ids of a chapter of the rule page."""
    text = files("chaudron").joinpath("locales", "en", "rules", "bal.md").read_text("utf-8")
    return set(re.findall(rf"^\*\*(BAL-{chapter}\.\d+)\b", text, re.MULTILINE))


def probed() -> set[str]:
    return {probe.about for probe in COURSE.probes["ruling"]}


def test_every_spell_rule_and_every_rule_of_reading_has_a_probe() -> None:
    """BAL-8.2 is how formulas are typed, which the house sees to."""
    assert len(ids_of(7)) == 23
    assert ids_of(7) - probed() == set()
    assert ids_of(8) - probed() == {"BAL-8.2"}


def test_every_rule_of_a_turn_has_a_probe_or_is_counted_anyway() -> None:
    """Those left out open a step of every turn, are guards that no game needs, or are counted as rules of facts."""
    always = {"BAL-4.2", "BAL-4.6", "BAL-4.9", "BAL-4.16", "BAL-4.17", "BAL-5.1", "BAL-5.3", "BAL-5.8"}
    assert ids_of(4) | ids_of(5) | ids_of(6) == (probed() & (ids_of(4) | ids_of(5) | ids_of(6))) | always | {"BAL-4.4"}


def test_every_card_is_expected_in_every_way() -> None:
    ways = {name for kind, name in expected("bal") if kind == "way"}
    for card in CARDS:
        assert {f"{card} was given", f"{card} left behind", f"{card} lost to Enchantement"} <= ways
    assert {"balai in defense", "fantome in attack", "tresor in attack", "tresor in defense", "g1 in attack"} <= ways
    assert not {"balai in attack", "fantome in defense", "miroir in attack", "r1 exchanged"} & ways


def test_witches_leave_in_every_way() -> None:
    assert {"Sortilège", "Du balai", "Mon beau miroir", "Lutin farceur", "Fantôme", "Envoûtement"} <= {
        probe.about for probe in PLACES
    }


# Counting


ATTACK = ("A: attack:1", "A: none", "A: lay:b1", "A: done")


def test_a_ghost_is_counted_by_what_it_costs() -> None:
    """[BAL-7.12]"""
    hands = witch("fantome b1 r1 r2"), witch("b2 r1 r2")
    script = ("A: attack:1", "A: lay:fantome", "A: lay:b1", "A: done", "B: none")
    failed = met(counted(ball(*hands), *script, "B: concede"))
    assert {"BAL-7.12: two were lost", "BAL-4.13: a parry was declined", "fantome in attack"} <= failed
    parried = met(counted(ball(*hands), *script, "B: lay:b2"))
    assert {"BAL-7.12: the attacker lost one", "BAL-4.10: one potion", "b2 in defense"} <= parried
    assert "BAL-7.12: two were lost" not in parried


def test_a_witch_is_counted_where_she_leaves() -> None:
    """[BAL-5.1]"""
    plain = met(counted(ball(witch("b1 r1 r2 r3"), witch(alive=1)), *ATTACK, "B: none", "B: concede"))
    assert {"straight: the target of an attack", "BAL-3.2: a slot was skipped", "r5 left behind"} <= plain
    assert not [name for name in plain if name.startswith(("Sortilège", "Du balai", "Mon beau miroir", "Fantôme"))]
    haunted = ball(witch("fantome b1 r1 r2", alive=1), witch("b2 r1 r2"), witch())
    by_ghost = met(counted(haunted, "A: attack:1", "A: lay:fantome", "A: lay:b1", "A: done", "B: none", "B: lay:b2"))
    assert "Fantôme: by the parry of her ghost" in by_ghost
    assert "straight: the target of an attack" not in by_ghost


def test_what_is_swept_on_is_followed() -> None:
    """[BAL-7.4]"""
    t = ball(witch("b1 r1 r2 r3"), witch("balai r1 r2"), witch("balai r1 r2", alive=1), witch())
    swept = counted(t, *ATTACK, "B: lay:balai", "B: to:2", "C: lay:balai", "C: to:0", "A: none", "A: concede")
    assert {"BAL-7.4: swept twice", "BAL-7.4: back to its author", "BAL-7.4: the author failed"} <= met(swept)
    assert swept.counts["ruling", "BAL-7.4: swept on"] == 2
    assert "BAL-7.4: three times" not in met(swept)


def test_a_mirror_is_counted_by_who_holds_it_up() -> None:
    """[BAL-7.5]"""
    t = ball(witch("b1 r1 r2 r3"), witch("miroir r1 r2"), witch("b2 r1 r2"))
    seen = met(counted(t, *ATTACK, "B: to:2", "A: pass", "B: none", "B: concede", "C: none", "C: lay:b2"))
    assert {"BAL-7.5: held up by the target", "BAL-7.5: the copy was parried"} <= seen
    assert not {"BAL-7.5: held up by a third", "BAL-7.5: two mirrors", "BAL-7.5: a farce was copied"} & seen


def test_a_farce_is_counted_by_its_tokens() -> None:
    """[BAL-7.14]"""
    t = ball(witch("b1 r1 r2 r3"), witch("lutin r1 r2"), witch(), luck="v1 …", tokens="red white")
    seen = counted(t, *ATTACK, "B: none", "B: concede", "B: none", "B: lay:r1")
    assert seen.counts["token", "red"] == seen.counts["token", "white"] == 1
    assert {"BAL-7.14: one white", "BAL-7.14: survived", "BAL-4.10: one potion"} <= met(seen)
    assert not {"BAL-7.14: two colors", "BAL-7.14: failed", "BAL-7.18: swept on"} & met(seen)


def test_a_slip_is_counted_by_what_was_read() -> None:
    """[BAL-8.5]"""
    t = ball(witch("b1 r1 r2 r3"), incantation="strict")
    script = (*ATTACK, "A: slip", "B: challenge", "C: challenge")
    seen = met(counted(t, *script))
    assert {"BAL-8.5: potions of an attack went back", "BAL-8.4: two rang: the first decides"} <= seen
    assert not {"BAL-8.5: potions of a defense went back", "BAL-8.1: a slip that nobody heard"} & seen
    t = ball(witch("b1 r1 r2 r3"), incantation="strict")
    assert "BAL-8.1: a slip that nobody heard" in met(counted(t, *ATTACK, "A: slip", "B: pass", "C: pass"))


def test_options_and_chances_are_counted_as_such() -> None:
    seen = Exercise("bal")
    t = ball(incantation_time=33, bot_ear=0.25, must_parry=True)
    seen.before(t.table)
    assert seen.counts["option", "incantation_time=seconds"] == seen.counts["option", "bot_ear=0..1"] == 1
    assert seen.counts["option", "must_parry=True"] == seen.counts["option", "first_player=0"] == 1
    assert COURSE.option_values("bot_ear") == ["0..1"]
