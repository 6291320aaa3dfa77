"""How rules run: steps, questions, lists, refusals, the end.

As with the rules of a game, every test runs three times: on the table as it is, copied before every answer, and saved
and reloaded before every answer.
"""

import pytest

from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Reason, Refused, Rule, Then, Together, answer, rule, step
from chaudron.kernel.table import Outcome
from tests.kernel.toys import (
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
    everyone,
    sealed,
    toy,
)

pytestmark = pytest.mark.usefixtures("mode")


# Steps


@rule
class FourSteps(Rule):
    @step
    def zeta(self, table: Toy) -> Then:
        table.words.append("one")

    @step
    def alpha(self, table: Toy) -> Then:
        table.words.append("two")
        return None

    def not_marked(self, table: Toy) -> Then:
        table.words.append("never")

    @step
    def gamma(self, table: Toy) -> Then:
        table.words.append("three")
        return []

    @step
    def beta(self, table: Toy) -> Then:
        table.words.append("four")


def test_steps_are_carried_out_in_the_order_they_are_written() -> None:
    assert toy(FourSteps()).words == "one two three four"


def test_a_rule_without_steps_does_nothing() -> None:
    @rule
    class Silence(Rule):
        pass

    assert toy(Silence(), Say("after")).words == "after"


def test_a_table_without_rules_asks_nothing() -> None:
    t = toy()
    assert (t.words, t.awaited, t.table.agenda) == ("", "", [])


# Questions


def test_a_question_waits_and_the_next_step_receives_the_answer() -> None:
    t = toy(Question(1), Say("after"))
    assert (t.words, t.awaited, t.asked("B")) == ("", "B", "yes | no")
    t.says("B: no")
    assert (t.words, t.awaited) == ("B-no after", "")


@rule
class WhichChoice(Rule):
    @step
    def ask(self, table: Toy) -> Then:
        return Ask(0, TOY, (YES, NO))

    @step
    def hear(self, table: Toy, choice: Choice) -> Then:
        table.words.append("the very choice" if choice is YES else f"another {choice!r}")


def test_the_step_receives_the_choice_of_the_catalogue_itself() -> None:
    """Whether it is given as notation or as the choice."""
    for given in ("yes", YES):
        t = toy(WhichChoice())
        answer(t.table, 0, given)
        assert t.words == "the very choice"


def test_a_single_choice_is_still_asked() -> None:
    @rule
    class NoChoice(Rule):
        @step
        def ask(self, table: Toy) -> Then:
            return Ask(0, TOY, (MORE,))

        @step
        def hear(self, table: Toy, choice: Choice) -> Then:
            table.words.append(str(choice))

    t = toy(NoChoice())
    assert (t.words, t.asked("A")) == ("", "more")
    t.says("A: more")
    assert t.words == "more"


def test_questions_follow_each_other() -> None:
    t = toy(Question(0), Question(2), Question(0))
    for name, word in (("A", "yes"), ("C", "no"), ("A", "no")):
        assert t.awaited == name
        t.says(f"{name}: {word}")
    assert (t.words, t.awaited) == ("A-yes C-no A-no", "")


# Rules within rules


def test_a_rule_that_is_returned_is_carried_out_before_the_next_step() -> None:
    t = toy(First([Question(0)], in_a_list=False))
    assert t.words == ""
    t.says("A: yes")
    assert t.words == "A-yes then"


def test_a_list_is_carried_out_in_its_order_before_the_next_step() -> None:
    t = toy(First([Say("a"), Question(0), Say("b"), Question(1), Say("c")]))
    assert t.words == "a"
    t.says("A: yes")
    assert t.words == "a A-yes b"
    t.says("B: yes")
    assert t.words == "a A-yes b B-yes c then"


def test_rules_within_rules_are_carried_out_to_the_end_before_their_neighbors() -> None:
    inner = First([Say("b"), First([Question(0), Say("c")]), Say("d")])
    t = toy(First([Say("a"), inner, Say("e")]), Say("f"))
    t.says("A: no")
    assert t.words == "a b A-no c then d then e then f"


def test_an_answer_reaches_the_innermost_rule() -> None:
    t = toy(First([First([First([Question(0)])])]))
    t.says("A: yes")
    assert t.words == "A-yes then then then"


# Again, finish, instead


@rule
class Countdown(Rule):
    """Ask until the answer is no, at most so many times."""

    left: int

    @step
    def ask(self, table: Toy) -> Then:
        if not self.left:
            return self.finish()
        self.left -= 1
        return Ask(0, TOY, (YES, NO))

    @step
    def go_round(self, table: Toy, choice: Choice) -> Then:
        if choice is YES:
            self.go_to(Countdown.ask)
            return [Say("a"), Say("b")]
        return None

    @step
    def stop(self, table: Toy) -> Then:
        table.words.append("stopped")


def test_again_goes_back_to_a_step_after_the_rules_returned_with_it() -> None:
    t = toy(Countdown(5), Say("after"))
    t.says("A: yes", "A: yes")
    assert t.words == "a b a b"
    t.says("A: no")
    assert t.words == "a b a b stopped after"


def test_finish_leaves_out_the_rest() -> None:
    t = toy(Countdown(1), Say("after"))
    t.says("A: yes")
    assert t.words == "a b after"


@rule
class Echo(Rule):
    """The step named by `again` is the next one: it receives the answer."""

    @step
    def ask(self, table: Toy) -> Then:
        self.go_to(Echo.hear)
        return Ask(0, TOY, (YES, NO))

    @step
    def skipped(self, table: Toy) -> Then:
        table.words.append("never")

    @step
    def hear(self, table: Toy, choice: Choice) -> Then:
        table.words.append(str(choice))


def test_the_step_that_again_names_receives_the_answer() -> None:
    t = toy(Echo())
    t.says("A: no")
    assert t.words == "no"


def test_instead_carries_out_another_rule_in_the_place_of_the_rest() -> None:
    t = toy(First([Deflected(), Say("next")]))
    t.says("B: yes")
    assert t.words == "B-yes next then"


# The end


@rule
class Finale(Rule):
    """The game ends here."""

    @step
    def ring_down(self, table: Toy) -> Then:
        table.tell("ended", "TOY-4", word="curtain")
        table.end(Outcome((5, 3, 3), (1, 2, 2)))

    @step
    def skipped(self, table: Toy) -> Then:
        table.words.append("never")


def is_over(t: ToyScene) -> bool:
    return (t.table.agenda, t.table.asks, t.table.sealed_facts, t.awaited) == ([], {}, {}, "")


def test_the_end_leaves_nothing_to_carry_out() -> None:
    t = toy(First([Say("a"), Finale(), Say("never")]), Say("never"))
    assert (t.words, is_over(t)) == ("a", True)
    assert t.table.outcome == Outcome((5, 3, 3), (1, 2, 2))
    assert t.table.outcome.winners == (0,)
    assert t.refuses("A: yes").key == "not_offered"


def test_the_end_in_the_middle_of_others_leaves_them_nothing_to_answer() -> None:
    branches: dict[int, list[Rule]] = {0: [Question(0)], 1: [First([Question(1), Finale()])], 2: [Offer(2)]}
    t = toy(First([Together(branches)], in_a_list=False), Say("never"))
    t.says("B: yes")
    assert (t.words, is_over(t)) == ("B-yes", True)
    assert t.refuses("A: yes").key == "not_offered"


def test_an_end_before_the_first_question_lets_the_next_seats_not_begin() -> None:
    t = toy(First([Together({0: [Question(0)], 1: [Finale()], 2: [Say("never")]})], in_a_list=False), Say("never"))
    assert (t.words, is_over(t)) == ("", True)


def test_the_end_deep_within_rules_and_branches() -> None:
    inner = First([Together({1: [First([Question(1), Finale()])]})], in_a_list=False)
    t = toy(First([Together({0: [Question(0)], 1: [First([inner, Say("never")])]})], in_a_list=False), Say("never"))
    t.says("B: yes")
    assert (t.words, is_over(t)) == ("B-yes", True)


def test_the_end_reveals_what_was_sealed() -> None:
    t = toy(First([Together({0: [Confide(0)], 1: [First([Question(1), Finale()])]}, sealed=True)], in_a_list=False))
    t.says("A: no", "B: yes")
    assert is_over(t)
    assert t.heard_by(None) == "A-thinks A-no B-yes curtain"


def test_the_end_reveals_also_what_is_sealed_elsewhere() -> None:
    alone = First([Together({0: [Confide(0)]}, sealed=True)], in_a_list=False)
    t = toy(First([Together({0: [alone], 1: [First([Question(1), Finale()])]})], in_a_list=False))
    t.says("B: yes")
    assert is_over(t)
    assert sorted(t.heard_by(None).split()) == ["A-thinks", "B-yes", "curtain"]


# Refusals


@pytest.mark.parametrize(
    ("seat", "choice"),
    [(1, "yes"), (0, "more"), (0, "nonsense"), (0, ""), (7, "yes"), (-1, "yes")],
    ids=["not asked", "not offered", "unknown", "nothing", "no such seat", "nobody"],
)
@pytest.mark.parametrize("together", [False, True], ids=["alone", "together"])
def test_what_was_not_offered_is_refused_and_changes_nothing(seat: int, choice: str, together: bool) -> None:
    t = toy(sealed(0, 2) if together else Question(0))
    before, copy = t.game.save(t.table), t.table.copy()
    copy.facts = []
    with pytest.raises(Refused) as refused:
        answer(t.table, seat, choice)
    error = refused.value
    assert (error.seat, error.choice, error.reason) == (seat, choice, Reason("not_offered", "TOY-2", {"seat": seat}))
    assert (t.game.save(t.table), t.table.facts) == (before, [])
    answer(t.table, 0, "yes")
    answer(copy, 0, "yes")
    assert t.game.save(t.table) == t.game.save(copy)


def test_an_answer_counts_only_once() -> None:
    t = toy(everyone())
    t.says("B: yes")
    assert t.refuses("B: yes").rule == "TOY-2"
    assert t.words == "B-yes"


def test_a_refusal_says_what_and_why() -> None:
    with pytest.raises(Refused, match=r"^more: not_offered \[TOY-2\]$"):
        answer(toy(Question(0)).table, 0, "more")


# What the table says of itself


def test_the_innermost_rule_of_a_kind_is_in_progress() -> None:
    t = toy(First([First([Question(0, "in")], in_a_list=False)]))
    innermost = t.table.in_progress(First)
    assert isinstance(innermost, First)
    assert innermost.in_a_list is False
    assert t.table.in_progress(Offer) is None


def test_details_are_told_as_json_values() -> None:
    @rule
    class Speak(Rule):
        @step
        def speak(self, table: Toy) -> Then:
            table.tell("spoke", "TOY-5", word=YES, count=2, sure=True, list=[1, "a"], nothing=None)

    (fact,) = toy(Speak()).facts
    assert fact.details == {"word": "yes", "count": 2, "sure": True, "list": [1, "a"], "nothing": None}
    assert type(fact.details["word"]) is str
    assert (fact.key, fact.rule, fact.to, fact.reveals) == ("spoke", "TOY-5", None, False)
