"""What must be exercised covers the rules, and counting counts it."""

import re
from importlib.resources import files

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.choices import ABOUT, DRAW, FLASK, STOP
from chaudron.games.belcastel.components import CARDS, COLORS, DATA
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import About
from chaudron.lab import counting
from chaudron.lab.counting import Exercise, cited_in_the_rules, expected, told_in_the_rules
from chaudron.lab.exercise import BOOKS, FORTUNE, RULINGS, Probe, always
from chaudron.testing.belcastel import BelcastelScene, player, scene

PROBES = [*BOOKS, *FORTUNE, *RULINGS]


def test_every_option_and_every_ruling_has_a_probe() -> None:
    page = files("chaudron").joinpath("locales", "en", "rules", "belcastel.md").read_text("utf-8")
    ids = set(re.findall(r"^\*\*(BEL-1[56]\.\d+)\*\*", page, re.MULTILINE))
    assert len(ids) == 16 + 27
    assert ids - {probe.about for probe in RULINGS} == set()


def test_every_book_and_every_card_has_a_probe() -> None:
    assert [probe.about for probe in BOOKS] == [book["id"] for book in DATA["books"]]
    assert [probe.about for probe in FORTUNE] == list(CARDS)


def test_no_two_probes_have_one_name() -> None:
    assert len({probe.name for probe in PROBES}) == len(PROBES)


def test_every_probe_looks_at_something_that_can_happen() -> None:
    questions = {about.key for about in vars(ABOUT).values() if isinstance(about, About)}
    occasions = {f"told:{key}" for key in told_in_the_rules()} | {"ended", "viewed"}
    occasions |= {f"{when}:{key}" for when in ("asked", "answered") for key in questions}
    occasions |= {f"laid:{color}" for color in COLORS}
    assert {probe.on for probe in PROBES} - occasions == set()


def test_facts_and_rule_ids_are_read_off_the_rules() -> None:
    assert {"laid", "exploded", "moved_on", "ended"} <= told_in_the_rules()
    assert {"BEL-5.2", "BEL-16.24", "BEL-13.1"} <= cited_in_the_rules()
    assert "BEL-5.5" not in cited_in_the_rules()  # only a reason for refusing a draw


def counted(t: BelcastelScene, *answers: str) -> Exercise:
    """What some answers exercise."""
    seen = Exercise()
    t.table.told = []
    seen.before(t.table)
    for sentence in answers:
        seat, _, choice = sentence.partition(": ")
        number = "ABCD".index(seat)
        ask = t.table.asks[number]
        t.says(sentence)
        t.table.told = t.facts
        seen.step(t.table, number, ask, t.table.catalogue[choice])
        t.facts = []
    return seen


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
    t = scene(player(cauldron="w2@2"), player(), start="middle", books="g1-b3-r3-y1-p3")
    t.has_in_bag("A", "r1")
    t.luck("A: r1")
    seen = counted(t, "A: draw")
    assert t.cauldron("A") == "w2@2 r1@5"
    assert seen.counts["book", "red-3: a white moved a toadstool"] == 1
    assert not seen.counts["book", "red-1: pumpkins moved a toadstool"]


def test_views_and_options_are_counted() -> None:
    seen = Exercise()
    table = BELCASTEL.table(BELCASTEL.box(2, {"open_bags": True, "first_player": 1}), Counter(2, 1))
    table.told = []
    table.begin()
    seen.before(table)
    seen.viewed(table, 0, BELCASTEL.view(table, 0))
    assert seen.counts["ruling", "BEL-15.5: the bags of others are open"] == 1
    assert seen.counts["option", "open_bags=True"] == seen.counts["option", "first_player=1"] == 1
    assert seen.counts["option", "books=1"] == seen.counts["players", "2"] == 1


def test_two_observers_add_up() -> None:
    one = counted(scene(), "A: stop")
    one.merge(counted(scene(), "A: stop"))
    assert one.counts["verb", "stop"] == 2
    assert not one.counts["choice", str(DRAW)]
    assert one.counts["choice", str(STOP)] == 2


def test_something_never_met_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted item: a probe that nothing fulfils."""
    seen = Exercise()
    seen.counts.update(expected())
    assert seen.missing() == []
    planted = Probe("BEL-16.27", "a cauldron flew", "ended", always)
    monkeypatch.setitem(counting.PROBES, "ruling", (*RULINGS, planted))
    expected.cache_clear()
    try:
        assert seen.missing() == [("ruling", "BEL-16.27: a cauldron flew")]
    finally:
        monkeypatch.undo()
        expected.cache_clear()
