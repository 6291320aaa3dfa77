"""How seats act together: at their own pace, drawn in by others, and with offers for which nobody waits."""

import json
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, Together, rule, step
from tests.kernel.toys import NO, TOY, YES, First, Offer, Question, Say, Toy, everyone, toy

pytestmark = pytest.mark.usefixtures("mode")


# Together


def test_seats_that_act_together_are_asked_at_the_same_time() -> None:
    t = toy(everyone(2, 0))
    assert t.awaited == "AC"
    t.says("A: yes")
    assert (t.awaited, t.words) == ("C", "A-yes")


@pytest.mark.parametrize("order", list(permutations("ABC")), ids="".join)
def test_it_goes_on_when_all_have_answered_in_any_order(order: tuple[str, ...]) -> None:
    t = toy(everyone(), Say("after"))
    for place, name in enumerate(order, 1):
        assert "then" not in t.words
        t.says(f"{name}: yes")
        assert len(t.awaited) == 3 - place
    assert t.words.split() == [*(f"{name}-yes" for name in order), "then", "after"]


def test_each_seat_goes_on_at_its_own_pace() -> None:
    branches: dict[int, list[Rule]] = {0: [First([Question(0, "1"), Question(0, "2")])], 1: [Question(1)]}
    t = toy(First([Together(branches)], in_a_list=False))
    t.says("A: yes", "A: no")
    assert (t.words, t.awaited) == ("A1-yes A2-no then", "B")
    t.says("B: yes")
    assert t.words == "A1-yes A2-no then B-yes then"


def test_the_rules_of_a_seat_are_carried_out_in_their_order() -> None:
    branches: dict[int, list[Rule]] = {0: [Say("a"), Question(0), Say("b")], 1: [Say("c"), Say("d")]}
    t = toy(First([Together(branches)], in_a_list=False))
    assert t.words == "a c d"
    t.says("A: yes")
    assert t.words == "a c d A-yes b then"


def test_seats_that_are_asked_nothing_are_done_at_once() -> None:
    t = toy(First([Together({0: [Say("a")], 1: [Question(1)], 2: [Say("c")]})], in_a_list=False))
    assert (t.words, t.awaited) == ("a c", "B")
    t.says("B: no")
    assert t.words == "a c B-no then"


@pytest.mark.parametrize("branches", [{}, {0: []}, {0: [Say("a")]}], ids=["nobody", "nothing to do", "no question"])
def test_without_a_question_it_is_over_at_once(branches: dict[int, list[Rule]]) -> None:
    together = Together({seat: list(rules) for seat, rules in branches.items()})
    assert toy(First([together.copy()], in_a_list=False)).words.split()[-1] == "then"


def test_a_list_may_hold_seats_acting_together() -> None:
    t = toy(First([Say("before"), Together({0: [Question(0)], 1: [Question(1)]}), Say("after")]))
    assert (t.words, t.awaited) == ("before", "AB")
    t.says("B: yes", "A: yes")
    assert t.words == "before B-yes A-yes after then"


def test_a_table_may_begin_with_seats_acting_together() -> None:
    t = toy(Together({0: [Question(0)], 1: [Question(1)]}), Say("after"))
    t.says("B: yes", "A: yes")
    assert t.words == "B-yes A-yes after"


def test_one_time_together_follows_another() -> None:
    t = toy(everyone(0, 1), everyone(1, 2))
    assert t.awaited == "AB"
    t.says("B: yes")
    assert t.awaited == "A"  # B waits for A before the second time
    t.says("A: yes")
    assert t.awaited == "BC"
    t.says("C: no", "B: no")
    assert t.words == "B-yes A-yes then C-no B-no then"


def test_a_seat_may_act_together_with_itself_within_its_own_rules() -> None:
    inner = First([Together({0: [Question(0, "in")]})], in_a_list=False)
    t = toy(First([Together({0: [First([inner, Question(0, "out")])], 1: [Question(1)]})], in_a_list=False))
    t.says("A: yes")
    assert (t.words, t.awaited) == ("Ain-yes then", "AB")
    t.says("B: yes", "A: yes")
    assert t.words == "Ain-yes then B-yes Aout-yes then then"


@pytest.mark.parametrize("order", list(permutations("ABC")), ids="".join)
def test_a_seat_may_draw_others_into_acting_together(order: tuple[str, ...]) -> None:
    """The inner one ends when A and C are done, the outer one when A's rules and B are."""
    inner = First([Together({0: [Question(0)], 2: [Question(2)]})], in_a_list=False)
    t = toy(First([Together({0: [inner], 1: [Question(1)]})], in_a_list=False), Say("outer"))
    assert t.awaited == "ABC"
    t.says(*(f"{name}: yes" for name in order))
    words = t.words.split()
    assert sorted(words[:-2]) == ["A-yes", "B-yes", "C-yes", "then"]
    assert max(words.index("A-yes"), words.index("C-yes")) < words.index("then")
    assert words[-2:] == ["then", "outer"]


def drawing_in(*rules: tuple[int, Rule]) -> First:
    """Seats that are drawn into acting together within somebody's rules."""
    return First([Together({seat: [one] for seat, one in rules})], in_a_list=False)


@pytest.mark.parametrize("order", ["ABCD", "DCBA", "CADB", "BDAC"])
def test_an_answer_finds_the_branch_that_waits_for_it(order: str) -> None:
    """A draws in C, B draws in D, and D is drawn in through yet another one."""
    deeper = drawing_in((1, drawing_in((1, Question(1)), (3, Question(3)))))
    outer = Together({0: [drawing_in((0, Question(0)), (2, Question(2)))], 1: [deeper]})
    t = toy(First([outer], in_a_list=False), players=4)
    assert t.awaited == "ABCD"
    for name in order:
        t.says(f"{name}: yes")
        assert t.words.split().count(f"{name}-yes") == 1
    assert t.words.split().count("then") == 4
    assert (t.table.agenda, t.table.asks) == ([], {})


def test_an_offer_does_not_lapse_while_somebody_drawn_in_is_busy() -> None:
    """A's offer stands beside C's question: when B is done, C still is not."""
    t = toy(First([Together({0: [drawing_in((0, Offer(0)), (2, Question(2)))], 1: [Question(1)]})], in_a_list=False))
    t.says("B: yes")
    assert (t.asked("A"), t.awaited) == ("more", "C")
    t.says("C: yes")
    assert (t.words, t.table.asks) == ("B-yes C-yes then then", {})


def test_a_branch_asks_only_its_own_seat() -> None:
    with pytest.raises(TypeError, match="asks only its own seat"):
        toy(First([Together({0: [Question(1)]})], in_a_list=False))


def test_a_seat_has_one_question_at_a_time() -> None:
    """B has rules of its own and cannot be drawn into A's as well."""
    branches: dict[int, list[Rule]] = {0: [drawing_in((0, Question(0)), (1, Question(1)))], 1: [Question(1)]}
    with pytest.raises(TypeError, match="seat 1 is asked toy before it has answered"):
        toy(First([Together(branches)], in_a_list=False))


# Random tales: the agenda beside a plain reading of the same text


@rule
class Tale(Rule):
    """A text in JSON: words are said, `?` asks, lists are tales within the tale, dictionaries are told together."""

    seat: int
    text: str
    place: int = 0

    @step
    def read_on(self, table: Toy) -> Then:
        parts = json.loads(self.text)
        if self.place == len(parts):
            return self.finish()
        part = parts[self.place]
        self.place += 1
        if part == "?":
            return Ask(self.seat, TOY, (YES, NO))
        self.go_to(Tale.read_on)
        if isinstance(part, str):
            table.words.append(f"{self.seat}{part}")
            return None
        if isinstance(part, list):
            return Tale(self.seat, json.dumps(part))
        return Together({int(seat): [Tale(int(seat), json.dumps(text))] for seat, text in part.items()})

    @step
    def hear(self, table: Toy, choice: Choice) -> Then:
        table.words.append(f"{self.seat}{choice}")
        return self.go_to(Tale.read_on)


def invented(luck: Counter, seat: int, depth: int) -> list[Any]:
    """A random tale; only the table's own (seat 3) is told together by several seats."""
    parts: list[Any] = []
    for _ in range(luck.below(0, 4)):
        kind = luck.below(0, 4 if depth else 2)
        if kind == 0:
            parts.append("abcdef"[luck.below(0, 6)])
        elif kind == 1:
            parts.append("?")
        elif kind == 2:
            parts.append(invented(luck, seat, depth - 1))
        else:
            seats = [other for other in range(3) if luck.below(0, 2)] if seat == 3 else [seat]
            parts.append({str(other): invented(luck, other, depth - 1) for other in seats})
    return parts


def as_read(seat: int, parts: list[Any]) -> Iterator[list[str]]:
    """The words in passages: within a passage, seats are independent of each other."""
    for part in parts:
        if isinstance(part, list):
            yield from as_read(seat, part)
        elif isinstance(part, dict):
            yield [word for other, text in part.items() for passage in as_read(int(other), text) for word in passage]
        else:
            yield [f"{seat}{'yes' if part == '?' else part}"]


def by_seat(words: list[str]) -> list[str]:
    return sorted(words, key=lambda word: word[0])


@pytest.mark.parametrize("seed", range(60))
def test_a_random_tale_is_told_as_it_reads_whoever_answers_first(seed: int) -> None:
    luck = Counter(1, seed)
    parts = [*invented(luck, 3, 3), {str(seat): invented(luck, seat, 3) for seat in range(3)}, *invented(luck, 3, 3)]
    t = toy(Tale(3, json.dumps(parts)), players=4)
    while t.awaited:
        t.says(f"{t.awaited[luck.below(0, len(t.awaited))]}: yes")
    told = t.words.split()
    for passage in as_read(3, parts):
        now, told = told[: len(passage)], told[len(passage) :]
        assert by_seat(now) == by_seat(passage)
    assert (told, t.table.agenda, t.table.asks) == ([], [], {})


# Offers that lapse


def offers(*seats: int, busy: tuple[int, ...], sealed: bool = False) -> First:
    branches: dict[int, list[Rule]] = {seat: [Offer(seat)] for seat in seats}
    branches |= {seat: [Question(seat)] for seat in busy}
    return First([Together(branches, sealed)], in_a_list=False)


def test_nobody_waits_for_an_offer() -> None:
    t = toy(offers(0, busy=(1,)))
    assert (t.asked("A"), t.awaited) == ("more", "B")


def test_offers_lapse_when_all_others_are_done() -> None:
    t = toy(offers(0, 2, busy=(1,)), Say("after"))
    t.says("B: yes")
    assert (t.words, t.asked("A"), t.asked("C"), t.awaited) == ("B-yes then after", "", "", "")
    assert t.refuses("A: more").key == "not_offered"


def test_an_offer_lapses_only_when_nobody_is_busy() -> None:
    t = toy(offers(0, busy=(1, 2)))
    t.says("C: yes")
    assert (t.asked("A"), t.awaited) == ("more", "B")


def test_an_offer_that_is_taken_keeps_the_others_open() -> None:
    t = toy(offers(0, 2, busy=(1,)))
    t.says("A: more")
    assert t.awaited == "AB"
    t.says("B: yes")
    assert (t.asked("C"), t.awaited) == ("more", "A")
    t.says("C: more", "A: no")
    assert t.awaited == "C"
    t.says("C: yes")
    assert t.words == "A-more B-yes C-more A-no C-yes then"


def test_offers_alone_lapse_at_once() -> None:
    t = toy(offers(0, 1, busy=()))
    assert (t.words, t.table.asks) == ("then", {})


@rule
class AskThenOffer(Rule):
    seat: int

    @step
    def ask(self, table: Toy) -> Then:
        return [Question(self.seat), Offer(self.seat)]


def test_the_last_one_to_be_done_gets_no_offer() -> None:
    t = toy(First([Together({seat: [AskThenOffer(seat)] for seat in (0, 1)})], in_a_list=False))
    t.says("A: yes")
    assert (t.asked("A"), t.awaited) == ("more", "B")
    t.says("B: yes")
    assert (t.words, t.table.asks) == ("A-yes B-yes then", {})


def test_what_was_sealed_is_told_when_the_last_offer_lapses() -> None:
    t = toy(offers(0, busy=(1,), sealed=True))
    t.says("B: yes")
    assert (t.words, t.heard_by(None), t.table.sealed_facts) == ("B-yes then", "B-yes", {})
