"""A table is copied, saved and loaded in the middle of everything."""

import json

import pytest

from chaudron.games.belcastel.brewing import Brew
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import RULES, Ask, Rule, Then, Together, answer, rule, step
from tests.kernel.toys import (
    CHOICES,
    MORE,
    NO,
    TOY,
    YES,
    Confide,
    Deflected,
    First,
    Offer,
    Question,
    Say,
    Toy,
    ToyScene,
    toy,
)

pytestmark = pytest.mark.usefixtures("mode")


def busy_table() -> ToyScene:
    """In the middle of everything: rules within rules, a sealed question, an answer given, an offer."""
    branches: dict[int, list[Rule]] = {0: [First([Confide(0)])], 1: [Confide(1)], 2: [Offer(2)]}
    t = toy(First([Say("a"), First([Together(branches, sealed=True)], in_a_list=False)]), Say("after"))
    t.says("A: yes")
    return t


def test_a_copy_in_the_middle_is_equal_and_lives_its_own_life() -> None:
    t = busy_table()
    before = json.dumps(t.game.save(t.table))
    copy = t.table.copy()
    assert json.dumps(t.game.save(copy)) == before
    answer(copy, 2, "more")
    answer(copy, 1, "no")
    answer(copy, 2, "no")
    assert copy.words[-1] == "after"
    assert json.dumps(t.game.save(t.table)) == before
    t.says("B: yes")
    assert t.words == "a A-yes then B-yes then then after"
    assert copy.words == ["a", "A-yes", "then", "C-more", "B-no", "C-no", "then", "then", "after"]


def test_sealed_facts_are_saved_as_held_and_told_after_loading() -> None:
    t = busy_table()
    saved = json.loads(json.dumps(t.game.save(t.table)))
    assert saved["table"]["held"].keys() == {"0", "1"}
    loaded = t.game.load(saved, Counter(3, 1))
    loaded.facts = []
    answer(loaded, 1, "no")
    assert [fact.details["word"] for fact in loaded.facts if fact.is_heard_by(None)] == [
        "A-thinks",
        "A-yes",
        "B-thinks",
        "B-no",
    ]


def test_a_rule_is_saved_by_its_name_and_the_name_of_its_next_step() -> None:
    t = toy(First([Question(1, "why")]))
    question = {"rule": "toys/Question", "at": "hear", "seat": 1, "about": "why"}
    first, asked = t.table.to_json()["agenda"]
    assert asked == question
    assert (first["rule"], first["at"], first["in_a_list"]) == ("toys/First", "say", True)


@rule
class NamedEnd(Rule):
    @step
    def end(self, table: Toy) -> Then:
        table.words.append("the end")


def test_a_step_may_have_any_name() -> None:
    """Even the one that stands in a saved table for: nothing left to do."""
    t = toy(Question(0), NamedEnd())
    t.says("A: yes")
    assert t.words == "A-yes the end"


def test_a_rule_with_nothing_left_to_do_is_saved_as_such() -> None:
    t = toy(Deflected())
    done, asked = t.table.to_json()["agenda"]
    assert asked["at"] == "hear"
    assert done["at"] not in Deflected.places


def test_seats_acting_together_are_saved_with_the_rules_of_each() -> None:
    t = busy_table()
    beat = t.table.to_json()["agenda"][-1]
    assert (beat["rule"], beat["sealed"], beat["waiting"]) == ("rule/Together", True, [0, 1, 2])
    assert {seat: [data["rule"] for data in branch] for seat, branch in beat["branches"].items()} == {
        "1": ["toys/Confide", "toys/Question"],
        "2": ["toys/Offer"],
    }


def test_a_question_is_saved_with_its_options_and_read_as_the_same_choices() -> None:
    t = busy_table()
    saved = t.table.to_json()["asks"]
    assert saved["1"] == {"seat": 1, "about": "toy", "rule": "TOY-1", "options": ["yes", "no"]}
    assert saved["2"] == {"seat": 2, "about": "toy", "rule": "TOY-1", "options": ["more"], "lapses": True}
    loaded = Toy.from_json(t.table.to_json(), t.table.box, Counter(3, 1))
    assert loaded.asks == t.table.asks
    assert all(choice is CHOICES[choice] for ask in loaded.asks.values() for choice in ask.options)


@rule
class Secretive(Rule):
    @step
    def ask(self, table: Toy) -> Then:
        return Ask(0, TOY, (YES, NO, MORE), sealed=(YES, NO))

    @step
    def hear(self, table: Toy, choice: Choice) -> Then:
        table.words.append(str(choice))


def test_which_options_are_sealed_is_saved_too() -> None:
    table = toy(Secretive()).table
    assert table.to_json()["asks"]["0"]["sealed"] == ["yes", "no"]
    loaded = Toy.from_json(json.loads(json.dumps(table.to_json())), table.box, Counter(3, 1))
    assert loaded.asks == table.asks
    assert loaded.asks[0].sealed[0] is YES


def test_chance_goes_on_where_it_was_saved() -> None:
    t = toy(Question(0))
    t.table.chance.below(1, 6)
    t.table.chance.below(-1, 6)
    loaded = Toy.from_json(json.loads(json.dumps(t.table.to_json())), t.table.box, Counter(3, 1))
    for stream in (-1, 0, 1, 2):
        assert loaded.chance.below(stream, 10**6) == t.table.chance.below(stream, 10**6)


def test_rules_are_found_by_game_and_name() -> None:
    assert Question.saved_as == "toys/Question"
    assert RULES["toys/Question"] is Question
    assert Brew.saved_as == "belcastel/Brew"
    assert all(cls.saved_as == name for name, cls in RULES.items())
