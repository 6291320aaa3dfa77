"""What must be exercised covers the rules, and counting counts it."""

import re
from importlib.resources import files

import pytest

from chaudron.games.belcastel import BELCASTEL, WITCHES
from chaudron.games.belcastel.choices import CATALOGUE, DRAW, FLASK, STOP
from chaudron.games.belcastel.components import CARDS, COLORS, DATA, WITCH_IDS, WITCHES_DATA
from chaudron.kernel.chance import Counter
from chaudron.scenes.belcastel import player, scene, witches_scene
from tests.soak.belcastel import NEW_FACTS, NEW_QUESTIONS, NEW_VERBS, is_of_base_game
from tests.soak.belcastel.exercise import BOOKS, FORTUNE, RULINGS
from tests.soak.belcastel.exercise_sets import NEW_BOOKS, NEW_RULINGS
from tests.soak.belcastel.exercise_witches import WITCHES as CALLS
from tests.soak.counted import counted
from tests.soak.counting import Exercise, expected
from tests.soak.courses import COURSES
from tests.soak.probe import Probe, always

GAMES = tuple(COURSES)
BOTH = ("belcastel", "witches")


def probes_of(game: str) -> list[Probe]:
    return [probe for probes in COURSES[game].probes.values() for probe in probes]


def ids_of(page: str, chapters: str) -> set[str]:
    """The rule ids of some chapters of a rule page."""
    text = files("chaudron").joinpath("locales", "en", "rules", f"{page}.md").read_text("utf-8")
    return set(re.findall(rf"^\*\*({chapters}\.\d+)\*\*", text, re.MULTILINE))


def test_every_option_and_every_ruling_has_a_probe() -> None:
    ids = ids_of("belcastel", "BEL-1[56]")
    assert len(ids) == 18 + 28
    assert ids - {probe.about for probe in RULINGS} == set()


def test_every_rule_of_the_expansion_has_a_probe() -> None:
    """WIT-7 are examples, which are played by the tests of the rules."""
    ids = ids_of("witches", "WIT-[1-6]")
    assert len(ids) == 4 + 3 + 19 + 7 + 9 + 10
    assert ids == {probe.about for probe in (*NEW_RULINGS, *CALLS)}


def test_every_witch_is_called_and_looked_at_in_her_ways() -> None:
    witches = [words[:2] for _, words, *_ in CALLS if words[2:4] == ": "]
    assert set(witches) == set(WITCH_IDS)
    assert min(witches.count(witch) for witch in WITCH_IDS) > 3


def test_every_book_and_every_card_has_a_probe() -> None:
    assert [probe.about for probe in BOOKS] == [book["id"] for book in DATA["books"]]
    assert [probe.about for probe in FORTUNE] == list(CARDS)


def test_every_book_of_the_expansion_has_a_probe() -> None:
    new = {f"{color}-{number}" for color, books in WITCHES_DATA["books"].items() for number in books}
    assert {probe.about for probe in NEW_BOOKS} == {"orange-6", *new}
    assert "orange" not in {probe.about for probe in COURSES["witches"].probes["book"]}


@pytest.mark.parametrize("game", GAMES)
def test_no_two_probes_have_one_name(game: str) -> None:
    assert len({probe.name for probe in probes_of(game)}) == len(probes_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_probe_looks_at_something_that_can_happen(game: str) -> None:
    keys = {about.key for about in COURSES[game].questions()}
    occasions = {f"told:{key}" for key in COURSES[game].facts()} | {"ended", "viewed"}
    occasions |= {f"{when}:{key}" for when in ("asked", "answered") for key in keys}
    occasions |= {f"laid:{color}" for color in COLORS}
    assert {probe.on for probe in probes_of(game)} - occasions == set()


def test_facts_and_rule_ids_are_read_off_the_rules() -> None:
    assert {"laid", "exploded", "moved_on", "ended"} <= COURSES["belcastel"].facts()
    assert {"BEL-5.2", "BEL-16.24", "BEL-13.1"} <= COURSES["belcastel"].cited()
    assert "BEL-5.5" not in COURSES["belcastel"].cited()  # only a reason for refusing a draw


def test_what_the_expansion_adds_is_expected_of_it_alone() -> None:
    base, more = (set(expected(game)) for game in BOTH)
    assert COURSES["witches"].facts() - COURSES["belcastel"].facts() == NEW_FACTS
    assert {about.key for about in COURSES["witches"].questions()} > NEW_QUESTIONS
    assert {choice.verb for choice in CATALOGUE if not is_of_base_game(choice)} >= NEW_VERBS
    assert not any("WIT" in name or "witch" in name for _, name in base)
    assert base - more == {("book", "orange: a pumpkin was laid"), *COURSES["witches"].not_expected} & base
    assert {("choice", "buy:l1"), ("choice", "witch:G4"), ("rule", "WIT-3.12"), ("players", "5")} <= more - base


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_expected_exists_and_has_a_reason(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    left_out = COURSES[game].not_expected
    monkeypatch.setattr(COURSES[game], "not_expected", {})
    assert set(left_out) <= set(expected.__wrapped__(game))
    assert all(left_out.values())


def test_a_probe_counts_the_moment_it_is_about() -> None:
    t = scene(player(cauldron="w1@1 g1@2"), player(), start="middle")
    seen = counted(t, "A: flask", "B: stop")
    assert seen.counts["verb", "flask"] == seen.counts["choice", str(FLASK)] == 1
    assert seen.counts["ruling", "BEL-16.7: counted from the chip before"] == 1
    assert seen.counts["ruling", "BEL-15.7: the flask took a colored chip"] == 1
    assert seen.counts["ruling", "BEL-16.6: stopped before the first draw"] == 1
    assert seen.counts["question", "brew"] == 3
    assert seen.counts["fact", "back_in_bag"] == seen.counts["rule", "BEL-8.1"] == 1
    assert ("ruling", "BEL-16.27: the flask freed the space") in seen.missing()


def test_extra_spaces_are_counted_for_the_book_that_gives_them() -> None:
    t = scene(player(cauldron="w2@2", more="r1"), player(), start="middle", books="g1-b3-r3-y1-p3")
    t.luck("A: r1")
    seen = counted(t, "A: draw")
    assert t.cauldron("A") == "w2@2 r1@5"
    assert seen.counts["book", "red-3: a white moved a toadstool"] == 1
    assert not seen.counts["book", "red-1: pumpkins moved a toadstool"]


def met(seen: Exercise, *kinds: str) -> set[str]:
    """The names of what was met, without the rule: `S1: the white went back`."""
    return {name.partition(": ")[2] for kind, name in seen.counts if kind in kinds}


def test_a_witch_is_counted_in_the_way_she_was_called() -> None:
    t = witches_scene(player(cauldron="w2@2 g1@3 w1@4 o1@5"), player(), start="middle", witches="S3-C1-G1")
    seen = counted(t, "A: witch:S3", "A: whites:both")
    found = met(seen, "witch")
    assert {"S3: called", "S3: both", "S3: the position stayed", "a silver penny"} <= found
    assert not {"S3: the last white", "S3: the position fell back", "three in one round"} & found


def test_a_witch_who_was_not_offered_is_seen_too() -> None:
    t = witches_scene(player(bag="w3", cauldron="w3@3 w3@6", flask=False), player(), start="middle", witches="S1-C1-G1")
    assert "S1: no full flask" in met(counted(t, "A: draw"), "witch")


def test_cheap_rubies_are_counted_from_the_second_on() -> None:
    t = witches_scene(player(rubies=5), player(rubies=0), start="scoring", witches="S1-C1-G4")
    t.declines("buy")
    once = counted(t, "A: witch:G4", "A: drop")
    assert "G4: as often as wanted" not in met(once, "witch")
    assert "G4: as often as wanted" in met(counted(t, "A: drop", "A: drop"), "witch")


def test_three_pennies_in_one_round_are_noticed() -> None:
    t = witches_scene(player(cauldron="w1@1 g1@20", rubies=3), player(), start="middle", witches="S3-C1-G1")
    seen = counted(t, "A: witch:S3", "A: stop", "B: stop", "A: witch:G1", "A: witch:C1")
    assert "three in one round" in met(seen, "witch")


def test_bowls_and_what_is_lost_on_the_last_space_are_counted() -> None:
    t = witches_scene(player(bag="b4 g2", cauldron="o1@50"), player(), start="middle", books="g1-b2-r3-y1-p3")
    t.luck("A: b4 g2")
    found = met(counted(t, "A: draw", "A: draw", "A: flask"), "ruling")
    assert {"a blue 2 on the last space", "a chip in the bowl", "the flask takes it back", "drew on"} <= found
    assert "a blue 1 on the last space" not in found


def test_what_lies_aside_is_counted_when_it_is_laid() -> None:
    t = witches_scene(player(bag="r1 b1", cauldron="o1@1"), player(), start="middle", books=6)
    t.luck("A: r1 b1 …")
    found = met(counted(t, "A: draw", "A: stop", "B: stop"), "ruling", "book")
    assert {"a chip was set aside", "laid after stopping"} <= found
    assert not {"laid while brewing", "laid after exploding"} & found


def test_a_locoweed_is_counted_by_what_it_copied() -> None:
    t = witches_scene(player(bag="l1 l1", cauldron="w1@1 o6@7"), player(), start="middle", books=6)
    once = met(counted(t, "A: draw"), "ruling", "book")
    again = met(counted(t, "A: draw"), "ruling", "book")
    assert {"a chip was copied", "6: a pumpkin 6"} <= once
    assert "6: what a locoweed copied" in again - once


def test_extra_spaces_of_start_chips_are_nobodys() -> None:
    """Start chips count from a rat that ran after the answer: how far they went cannot be told."""
    t = witches_scene(player(start="r1", rat=3), player(), start="brewing", books="g5-b3-r3-y1-p3")
    seen = Exercise("witches")
    seen.before(t.table)
    assert t.cauldron("A") == "r1@4"
    assert "a white moved a toadstool" not in met(seen, "book")


def test_views_and_options_are_counted() -> None:
    seen = Exercise()
    table = BELCASTEL.table(BELCASTEL.box(2, {"open_bags": True, "first_player": 1}), Counter(2, 1))
    table.facts = []
    table.begin()
    seen.before(table)
    seen.viewed(table, 0, BELCASTEL.view(table, 0))
    assert seen.counts["ruling", "BEL-15.5: the bags of others are open"] == 1
    assert seen.counts["option", "open_bags=True"] == seen.counts["option", "first_player=1"] == 1
    assert seen.counts["option", "books=1"] == seen.counts["players", "2"] == 1


def test_any_three_witches_are_chosen_and_any_mix_is_a_mix() -> None:
    seen = Exercise("witches")
    box = WITCHES.box(5, {"witches": "S2-C1-G3", "books": "g1-b2-r3-y4-p5-l6"})
    table = WITCHES.table(box, Counter(5, 1))
    table.facts = []
    table.begin()
    seen.before(table)
    assert seen.counts["option", "witches=chosen"] == seen.counts["option", "books=mix"] == 1
    assert seen.counts["ruling", "WIT-6.1: witches chosen"] == seen.counts["players", "5"] == 1


def test_two_observers_add_up() -> None:
    one = counted(scene(), "A: stop")
    one.merge(counted(scene(), "A: stop"))
    assert one.counts["verb", "stop"] == 2
    assert not one.counts["choice", str(DRAW)]
    assert one.counts["choice", str(STOP)] == 2


def test_something_never_met_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted item: a probe that nothing fulfils."""
    seen = Exercise("witches")
    seen.counts.update(expected("witches"))
    assert seen.missing() == []
    planted = Probe("BEL-16.27", "a cauldron flew", "ended", always)
    probes = COURSES["witches"].probes
    monkeypatch.setattr(COURSES["witches"], "probes", {**probes, "ruling": (*probes["ruling"], planted)})
    expected.cache_clear()
    try:
        assert seen.missing() == [("ruling", "BEL-16.27: a cauldron flew")]
    finally:
        monkeypatch.undo()
        expected.cache_clear()
