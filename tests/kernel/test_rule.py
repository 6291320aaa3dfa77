"""How rules run: steps, questions, lists, seats acting together, sealed answers, offers, the end.

The rules here are toys that put words on the table. As with the rules of a game, every test runs three times: on the
table as it is, copied before every answer, and saved and reloaded before every answer.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any, ClassVar, get_args

import pytest

from chaudron.games.belcastel.brewing import Brew
from chaudron.kernel.chance import Chance, Counter
from chaudron.kernel.choice import Catalogue, Choice
from chaudron.kernel.game import Game, View
from chaudron.kernel.plain import plain
from chaudron.kernel.rule import RULES, About, Ask, Reason, Refused, Rule, Then, Together, answer, rule, step
from chaudron.kernel.table import Outcome, Table
from chaudron.testing.scene import SEATS, Mode, Scene

CHOICES = Catalogue()
YES, NO, MORE = (CHOICES.choice(word) for word in ("yes", "no", "more"))
TOY = About("toy", "TOY-1")


@pytest.fixture(autouse=True, params=get_args(Mode))
def mode(request: pytest.FixtureRequest) -> Iterator[Mode]:
    Scene.mode = request.param
    yield request.param
    Scene.mode = "as it is"


@dataclass(frozen=True)
class ToyBox:
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)


@plain
class Toy(Table):
    """A table on which words are laid."""

    words: list[str]
    catalogue: ClassVar[Catalogue] = CHOICES

    def why_not(self, seat: int, choice: str) -> Reason:
        return Reason("not_offered", "TOY-2", {"seat": seat})


class ToyGame(Game):
    name, version, players, catalogue, table_class = "toy", "1", range(1, 5), CHOICES, Toy

    def box(self, players: int, options: Mapping[str, Any]) -> ToyBox:
        return ToyBox(players, options)

    def table(self, box: Any, chance: Chance) -> Toy:
        return Toy(box, chance, [], {}, None, {}, None, None, words=[])

    def view(self, table: Toy, seat: int | None) -> View:
        return {"words": table.words[:]}

    def guess(self, view: View, chance: Chance) -> Table:
        raise NotImplementedError

    def components(self, table: Toy) -> dict[str, int]:
        return {}


class ToyScene(Scene):
    @property
    def words(self) -> str:
        return " ".join(self.table.words)

    def heard_by(self, seat: int | None) -> str:
        """What a seat, or a spectator, has heard so far."""
        return " ".join(str(fact.details["word"]) for fact in self.facts if fact.is_heard_by(seat))


def toy(*rules: Rule, players: int = 3) -> ToyScene:
    """A table that carries out these rules, the first one first."""
    game = ToyGame()
    table = game.table(ToyBox(players), Counter(players, 1))
    table.agenda = list(reversed(rules))
    return ToyScene(game, table)


@rule
class Say(Rule):
    word: str

    @step
    def say(self, table: Toy) -> Then:
        table.words.append(self.word)


@rule
class Question(Rule):
    """A seat is asked; its answer is laid on the table and told."""

    seat: int
    about: str = ""

    @step
    def ask(self, table: Toy) -> Then:
        return Ask(self.seat, TOY, (YES, NO))

    @step
    def hear(self, table: Toy, choice: Choice) -> Then:
        word = f"{SEATS[self.seat]}{self.about}-{choice}"
        table.words.append(word)
        table.tell("answered", "TOY-1", word=word)


@rule
class First(Rule):
    """Carry out one rule or several, and then say so."""

    rules: list[Rule]
    in_a_list: bool = True

    @step
    def carry_out(self, table: Toy) -> Then:
        rules, self.rules = self.rules, []
        return rules if self.in_a_list else rules[0]

    @step
    def say(self, table: Toy) -> Then:
        table.words.append("then")


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
            self.again(Countdown.ask)
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
        self.again(Echo.hear)
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


@rule
class Deflected(Rule):
    @step
    def turn_aside(self, table: Toy) -> Then:
        return self.instead(Question(1))

    @step
    def skipped(self, table: Toy) -> Then:
        table.words.append("never")


def test_instead_carries_out_another_rule_in_the_place_of_the_rest() -> None:
    t = toy(First([Deflected(), Say("next")]))
    t.says("B: yes")
    assert t.words == "B-yes next then"


# Together


def everyone(*seats: int, sealed: bool = False) -> First:
    """These seats are asked at the same time."""
    return First([Together({seat: [Question(seat)] for seat in seats or (0, 1, 2)}, sealed)], in_a_list=False)


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
        self.again(Tale.read_on)
        if isinstance(part, str):
            table.words.append(f"{self.seat}{part}")
            return None
        if isinstance(part, list):
            return Tale(self.seat, json.dumps(part))
        return Together({int(seat): [Tale(int(seat), json.dumps(text))] for seat, text in part.items()})

    @step
    def hear(self, table: Toy, choice: Choice) -> Then:
        table.words.append(f"{self.seat}{choice}")
        return self.again(Tale.read_on)


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


# Sealed


@rule
class Confide(Rule):
    """Say something, be asked, say something again."""

    seat: int

    @step
    def think(self, table: Toy) -> Then:
        table.tell("thinks", "TOY-3", word=f"{SEATS[self.seat]}-thinks")
        return Question(self.seat)


def test_what_is_open_is_told_to_everybody_at_once() -> None:
    t = toy(everyone())
    t.says("B: yes")
    assert [t.heard_by(seat) for seat in (0, 1, 2, None)] == ["B-yes"] * 4


def sealed(*seats: int) -> First:
    return First([Together({seat: [Confide(seat)] for seat in seats or (0, 1, 2)}, sealed=True)], in_a_list=False)


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
    assert (t.words.split()[3:], t.table.held) == (["then", "after"], {})


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
    assert (table.told, table.held) == (None, {})


# Offers that lapse


@rule
class Offer(Rule):
    """Who wants may have more, as long as somebody else is busy."""

    seat: int

    @step
    def offer(self, table: Toy) -> Then:
        return Ask(self.seat, TOY, (MORE,), lapses=True)

    @step
    def take(self, table: Toy, choice: Choice) -> Then:
        table.words.append(f"{SEATS[self.seat]}-more")
        return Question(self.seat)


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
    assert (t.words, t.heard_by(None), t.table.held) == ("B-yes then", "B-yes", {})


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
    return (t.table.agenda, t.table.asks, t.table.held, t.awaited) == ([], {}, {}, "")


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
    copy.told = []
    with pytest.raises(Refused) as refused:
        answer(t.table, seat, choice)
    error = refused.value
    assert (error.seat, error.choice, error.reason) == (seat, choice, Reason("not_offered", "TOY-2", {"seat": seat}))
    assert (t.game.save(t.table), t.table.told) == (before, [])
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


# Copied and saved in the middle


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


def test_what_was_held_when_saved_is_told_after_loading() -> None:
    t = busy_table()
    saved = json.loads(json.dumps(t.game.save(t.table)))
    loaded = t.game.load(saved, Counter(3, 1))
    loaded.told = []
    answer(loaded, 1, "no")
    assert [fact.details["word"] for fact in loaded.told if fact.is_heard_by(None)] == [
        "A-thinks",
        "A-yes",
        "B-thinks",
        "B-no",
    ]


def test_a_rule_is_saved_by_its_name_and_the_name_of_its_next_step() -> None:
    t = toy(First([Question(1, "why")]))
    question = {"rule": "test_rule/Question", "at": "hear", "seat": 1, "about": "why"}
    first, asked = t.table.to_json()["agenda"]
    assert asked == question
    assert (first["rule"], first["at"], first["in_a_list"]) == ("test_rule/First", "say", True)


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
        "1": ["test_rule/Confide", "test_rule/Question"],
        "2": ["test_rule/Offer"],
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
    assert Question.saved_as == "test_rule/Question"
    assert RULES["test_rule/Question"] is Question
    assert Brew.saved_as == "belcastel/Brew"
    assert all(cls.saved_as == name for name, cls in RULES.items())


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
