"""What is sealed is told to others only at its end."""

from itertools import permutations

import pytest

from chaudron.kernel.rule import Rule, Then, Together, answer, rule, step
from tests.kernel.toys import Confide, First, Question, Say, Toy, everyone, sealed, toy

pytestmark = pytest.mark.usefixtures("mode")


def test_what_is_open_is_told_to_everybody_at_once() -> None:
    t = toy(everyone())
    t.says("B: yes")
    assert [t.heard_by(seat) for seat in (0, 1, 2, None)] == ["B-yes"] * 4


def test_what_is_sealed_is_told_at_first_only_to_the_seat_it_comes_from() -> None:
    t = toy(sealed())
    t.says("B: yes", "A: no")
    assert [t.heard_by(seat) for seat in (0, 1, 2, None)] == ["A-thinks A-no", "B-thinks B-yes", "C-thinks", ""]


@pytest.mark.parametrize("order", list(permutations("ABC")), ids="".join)
def test_at_its_end_the_others_and_the_spectators_are_told_seat_after_seat(order: tuple[str, ...]) -> None:
    """Nothing tells in which order they answered."""
    t = toy(sealed(), Say("after"))
    t.says(*(f"{name}: yes" for name in order))
    assert t.heard_by(None) == "A-thinks A-yes B-thinks B-yes C-thinks C-yes"
    assert t.heard_by(0) == "A-thinks A-yes B-thinks B-yes C-thinks C-yes"
    assert t.heard_by(1) == "B-thinks B-yes A-thinks A-yes C-thinks C-yes"
    assert (t.words.split()[3:], t.table.sealed_facts) == (["then", "after"], {})


def test_what_was_sealed_is_marked_as_revealed_when_the_others_hear_it() -> None:
    t = toy(sealed(0, 1))
    t.says("A: yes", "B: yes")
    assert {fact.reveals for fact in t.facts if fact.is_heard_by(None)} == {True}
    assert {fact.reveals for fact in t.facts if not fact.is_heard_by(None)} == {False}


def test_each_fact_is_heard_once_by_everybody() -> None:
    t = toy(sealed())
    t.says("C: yes", "A: yes", "B: yes")
    for seat in (0, 1, 2, None):
        heard = t.heard_by(seat).split()
        assert len(heard) == len(set(heard)) == 6


def test_seats_that_are_asked_nothing_are_told_at_the_end_too() -> None:
    t = toy(First([Together({0: [Whisper()], 1: [Question(1)]}, sealed=True)], in_a_list=False))
    assert [t.heard_by(seat) for seat in (0, 1, 2, None)] == ["psst", "", "", ""]
    t.says("B: yes")
    assert t.heard_by(2) == "psst B-yes"


@rule
class Whisper(Rule):
    @step
    def whisper(self, table: Toy) -> Then:
        table.tell("whispered", "TOY-3", word="psst")


def test_it_is_known_who_was_asked_but_not_who_has_answered() -> None:
    t = toy(First([Together({0: [Whisper()], 1: [Question(1)], 2: [Question(2)]}, sealed=True)], in_a_list=False))
    for sentence in ("B: yes", "C: yes"):
        beat = t.table.sealed_together()
        assert beat is not None
        assert beat.waiting == [1, 2]
        t.says(sentence)
    assert t.table.sealed_together() is None


def test_a_fact_for_some_seats_is_not_held() -> None:
    @rule
    class Aside(Rule):
        @step
        def speak(self, table: Toy) -> Then:
            table.tell("aside", "TOY-3", to=(2,), word="aside")
            return Question(0)

    t = toy(First([Together({0: [Aside()], 1: [Question(1)]}, sealed=True)], in_a_list=False))
    assert [t.heard_by(seat) for seat in (0, 1, 2, None)] == ["", "", "aside", ""]
    t.says("B: yes", "A: yes")
    assert [t.heard_by(seat).split().count("aside") for seat in (0, 1, 2, None)] == [0, 0, 1, 0]


def test_what_is_open_within_what_is_sealed_stays_sealed() -> None:
    inner = First([Together({0: [Question(0, "in")]})], in_a_list=False)
    t = toy(First([Together({0: [inner], 1: [Question(1)]}, sealed=True)], in_a_list=False))
    t.says("A: yes")
    assert (t.heard_by(0), t.heard_by(1), t.heard_by(None)) == ("Ain-yes", "", "")
    t.says("B: yes")
    assert t.heard_by(1) == "B-yes Ain-yes"


def test_what_is_sealed_within_what_is_sealed_stays_so_until_the_outer_end() -> None:
    inner = First([Whisper(), First([Together({0: [Question(0, "in")]}, sealed=True)], False), Question(0, "out")])
    t = toy(First([Together({0: [inner], 1: [Question(1)]}, sealed=True)], in_a_list=False))
    t.says("A: yes")
    assert (t.heard_by(0), t.heard_by(1), t.heard_by(None)) == ("psst Ain-yes", "", "")
    t.says("A: no")
    assert (t.heard_by(1), t.heard_by(None)) == ("", "")
    t.says("B: yes")
    assert t.heard_by(None) == "psst Ain-yes Aout-no B-yes"


def test_the_end_of_one_sealed_part_does_not_open_another() -> None:
    """Each of two seats has something sealed of its own."""
    alone = {seat: First([Together({seat: [Confide(seat)]}, sealed=True)], in_a_list=False) for seat in (0, 1)}
    t = toy(First([Together({seat: [alone[seat]] for seat in (0, 1)})], in_a_list=False))
    t.says("A: yes")
    assert (t.heard_by(2), t.heard_by(1)) == ("A-thinks A-yes", "B-thinks A-thinks A-yes")


def test_after_its_end_facts_are_open_again() -> None:
    t = toy(sealed(0, 1), Question(2))
    t.says("A: yes", "B: yes", "C: no")
    assert t.heard_by(None).endswith("C-no")
    assert t.facts[-1].to is None


def test_nothing_is_told_while_nobody_listens() -> None:
    t = toy(sealed(0, 1), Question(2))
    table = t.table.copy()
    for seat in (0, 1, 2):
        answer(table, seat, "yes")
    assert (table.facts, table.sealed_facts) == (None, {})
