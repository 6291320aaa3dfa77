"""The universal checker finds nothing in Belcastel, with witches or without, and finds every fault planted in it."""

import ast
import inspect
import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest

from chaudron.bots import bot
from chaudron.games.belcastel import BELCASTEL, WITCHES, Belcastel, brewing, buying, laying, numbers, refusals, setup
from chaudron.games.belcastel.box import OPTIONS, Box
from chaudron.games.belcastel.choices import DRAW, STOP
from chaudron.games.belcastel.components import CARDS, CHIP, Chip
from chaudron.games.belcastel.table import Seat, Table
from chaudron.games.belcastel.tubes import AdvanceDrop
from chaudron.kernel import check as checker
from chaudron.kernel import rule
from chaudron.kernel.chance import TABLE, Counter
from chaudron.kernel.check import Broken, SeatBot, check, same_seed_same_game
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import Bot, View
from chaudron.kernel.rule import About, Ask, Reason, Rule
from tests.long import some
from tests.soak.running import random_box

BOTS: tuple[SeatBot, ...] = (
    lambda table, seat: bot(table.box.game, "random", 7),
    lambda table, seat: bot(table.box.game, "apprentice", 7),
)

OTHERWISE = {
    name: next(value for value in about["values"] if value not in (about["default"], "seat"))
    for name, about in OPTIONS.items()
    if name not in ("books", "first_player")
}
"""Every option at a value that is not its default."""

BOXES: list[tuple[int, dict[str, Any]]] = [
    *[(players, {"books": number}) for number, players in ((1, 2), (2, 3), (3, 4), (4, 2))],
    (3, {"books": "g3-b2-r4-y3-p2", **OTHERWISE}),
    (4, {"books": "g1-b1-r3-y4-p3", "lock_step": "every_round", "cauldron_side": "tubes"}),
    (2, {"books": "g2-b1-r2-y2-p4", **OTHERWISE}),
    (4, {"books": "g4-b4-r2-y1-p1", **OTHERWISE}),
    *[
        (players, {"books": number})
        for number, players in ((1, 3), (1, 4), (2, 2), (2, 4), (3, 2), (3, 3), (4, 3), (4, 4))
    ],
]


@pytest.mark.parametrize(("players", "options"), some(BOXES, 6))
def test_everything_holds_at_every_decision(players: int, options: dict[str, Any]) -> None:
    checked = check(BELCASTEL, players, options, seed=players, bots=BOTS)
    assert checked.decisions > 40
    assert checked.simultaneous > 10
    assert checked.sealed > 0


WITCHES_OTHERWISE = {
    "locoweed_opens": 3,
    "green_5_start_chips": "per_green",
    "red_6_white_counts": "when_laid",
    "red_6_after_stop": "no_action",
    "black_5_other_gains": "pass_left",
    "locoweed_6_copies": "on_draw",
    "ruby_coins_after_points": True,
    "black_5_own_rubies": "per_black",
    "spoon_tie": "bowls",
}
"""Every option of the expansion at a value that is not its default; the witches are named where they are needed."""

WITCHES_BOXES: list[tuple[int, dict[str, Any]]] = [
    (5, {"books": 5, "witches": "S1-C1-G1"}),
    (3, {"books": 6, "witches": "S2-C2-G2", "lock_step": "every_round"}),
    (2, {"books": 5, "witches": "S3-C3-G3", "rubies": "limited", "lock_step": "every_round"}),
    (4, {"books": 6, "witches": "S4-C4-G4", "open_bags": True}),
    (3, {"books": "g5-b2-r6-y3-p2-k5-l6", "witches": "S1-C3-G2", **OTHERWISE, **WITCHES_OTHERWISE}),
    (2, {"books": "g5-b1-r6-y1-p5-l6", "witches": "S2-C1-G4", "stop": "revocable", "lock_step": "every_round"}),
]


@pytest.mark.parametrize(("players", "options"), WITCHES_BOXES)
def test_everything_holds_with_the_witches(players: int, options: dict[str, Any]) -> None:
    checked = check(WITCHES, players, options, seed=players, bots=BOTS, every=3)
    assert checked.decisions > 40
    assert checked.simultaneous > 5
    assert checked.sealed > 0


@pytest.mark.parametrize("seed", some(range(12), 4))
def test_everything_holds_in_any_box_with_the_witches(seed: int) -> None:
    box = random_box(random.Random(seed), WITCHES)
    check(WITCHES, box.players, box.options, seed, every=6)


@pytest.mark.parametrize("seed", some(range(12), 4))
def test_everything_holds_in_mixed_boxes(seed: int) -> None:
    rng = random.Random(seed)
    books = "-".join(letter + str(rng.randint(1, 4)) for letter in "gbryp")
    options = {name: rng.choice([value for value in OPTIONS[name]["values"] if value != "seat"]) for name in OTHERWISE}
    check(BELCASTEL, rng.randint(2, 4), {**options, "books": books}, seed, every=3)


def test_the_same_seed_gives_the_same_game() -> None:
    same_seed_same_game(BELCASTEL, 3, {}, 11)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (BELCASTEL, {}),
        (BELCASTEL, {"books": "g2-b1-r2-y2-p4", **OTHERWISE}),
        (WITCHES, {"books": "g5-b1-r6-y1-p5-l6", "witches": "S2-C1-G2"}),
    ],
)
def test_a_guessed_table_can_be_played_to_the_end(game: Belcastel, options: dict[str, Any]) -> None:
    rng = random.Random(3)
    table: Table = game.table(game.box(3, options), Counter(3, 3))
    table.begin()
    guesses = 0
    while table.outcome is None:
        for viewer in (0, None):
            world = game.guess(game.view(table, viewer), Counter(3, rng.getrandbits(64)))
            while world.outcome is None:
                rule.answer(world, *checker.pick(world, rng))
            assert game.components(world) == game.components(table)
            guesses += 1
        rule.answer(table, *checker.pick(table, rng))
    assert guesses > 100


def test_the_catalogue_is_small() -> None:
    assert len(BELCASTEL.catalogue) <= 1000


# Planted faults: each must be caught, under the name of the property it breaks.

Plant = Callable[[pytest.MonkeyPatch], None]
PLANTED: dict[str, Plant] = {}


def plant(law: str) -> Callable[[Plant], Plant]:
    def add(function: Plant) -> Plant:
        assert law not in PLANTED
        PLANTED[law] = function
        return function

    return add


@plant("ends")
def a_drop_that_never_stops(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(checker, "MOST_DECISIONS", 500)  # far beyond a random game of three

    def again(self: AdvanceDrop, table: Table, choice: Choice) -> None:
        self.go_to(AdvanceDrop.which_drop)

    patch.setattr(checker, "MOST_DECISIONS", 2000)
    patch.setattr(AdvanceDrop, "steps", (AdvanceDrop.steps[0], again, None))


@plant("waits for somebody")
def a_stop_that_silences_everybody(patch: pytest.MonkeyPatch) -> None:
    honest = brewing.stop

    def stop(table: Table, seat: int) -> None:
        honest(table, seat)
        if table.round > 1:
            table.asks.clear()

    patch.setattr(brewing, "stop", stop)


@plant("components are conserved")
def chips_out_of_nothing(patch: pytest.MonkeyPatch) -> None:
    def purchase(table: Table, seat: int, chip: Chip, *_: Any, **__: Any) -> list[Rule]:
        table.seats[seat].bought.append(chip)
        return []

    patch.setattr(buying, "purchase", purchase)


@plant("choices are not empty")
def a_question_without_answers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(brewing, "Ask", lambda seat, about, options, offers=(): Ask(seat, about, ()))


@plant("choices are unique")
def the_same_choice_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(brewing, "options", lambda table, mine: (DRAW, STOP, STOP))


@plant("choices are ordered")
def choices_in_another_order(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(brewing, "options", lambda table, mine: (STOP, DRAW) if mine.bag else ())


@plant("choices are in the catalogue")
def a_choice_of_its_own(patch: pytest.MonkeyPatch) -> None:
    stray = Choice("draw")
    stray.verb, stray.thing, stray.place = "draw", None, DRAW.place
    patch.setattr(brewing, "options", lambda table, mine: (stray, STOP))


@plant("questions carry their rule")
def a_question_without_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(brewing, "Ask", lambda seat, about, options, offers=(): Ask(seat, About("brew", ""), options))


@plant("numbers are as many as their fields")
def a_number_that_means_nothing(patch: pytest.MonkeyPatch) -> None:
    honest = numbers.numbers
    patch.setattr(numbers, "numbers", lambda table, viewer: [*honest(table, viewer), 0])


@plant("numbers keep within their bounds")
def a_number_that_is_too_large(patch: pytest.MonkeyPatch) -> None:
    honest = numbers.numbers
    patch.setattr(numbers, "numbers", lambda table, viewer: [2, *honest(table, viewer)[1:]])


@plant("numbers tell no more than a view")
def a_number_from_the_bag_of_somebody_else(patch: pytest.MonkeyPatch) -> None:
    honest = numbers.numbers

    def leaking(table: Table, viewer: int) -> list[int]:
        bag = table.seats[viewer - 1].bag
        return [int(any(chip.value == 4 for chip in bag)), *honest(table, viewer)[1:]]

    patch.setattr(numbers, "numbers", leaking)


@plant("a refusal changes nothing")
def a_fine_for_asking(patch: pytest.MonkeyPatch) -> None:
    def why_not(table: Table, seat: int, choice: str) -> Reason:
        table.seats[0].points += 1
        return Reason("not_now", "BEL-2", {})

    patch.setattr(refusals, "why_not", why_not)


@plant("a refusal names its rule")
def a_refusal_without_reason(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(refusals, "why_not", lambda table, seat, choice: Reason("not_now", "", {}))


@plant("what is not offered is refused")
def anything_goes(patch: pytest.MonkeyPatch) -> None:
    honest = rule.answer

    def answer(table: Table, seat: int, choice: str) -> None:
        if seat in table.asks and choice in table.asks[seat].options:
            honest(table, seat, choice)

    patch.setattr(checker, "answer", answer)


@plant("a copy is equal")
def a_forgetful_copy(patch: pytest.MonkeyPatch) -> None:
    honest = Seat.copy

    def copy(self: Seat) -> Seat:
        new = honest(self)
        new.drop = 0
        return new

    patch.setattr(Seat, "copy", copy)


@plant("a copy is independent")
def a_copy_with_the_same_bag(patch: pytest.MonkeyPatch) -> None:
    honest = Seat.copy

    def copy(self: Seat) -> Seat:
        new = honest(self)
        new.bag = self.bag
        return new

    patch.setattr(Seat, "copy", copy)


@plant("JSON comes back equal")
def a_gift_on_loading(patch: pytest.MonkeyPatch) -> None:
    honest = Table.from_json

    def from_json(data: Any, box: Any, chance: Any) -> Table:
        table = honest(data, box, chance)
        table.seats[0].rubies += 1
        return table

    patch.setattr(Table, "from_json", from_json)


@plant("a loaded table goes on in the same way")
def a_rule_that_compares_by_identity(patch: pytest.MonkeyPatch) -> None:
    def extra_spaces(table: Table, mine: Seat, chip: Any) -> int:
        return int(any(table.card is card for card in CARDS))

    patch.setattr(laying, "extra_spaces", extra_spaces)


@plant("order of answers is irrelevant")
def one_stream_for_everybody(patch: pytest.MonkeyPatch) -> None:
    honest = Counter.below
    patch.setattr(Counter, "below", lambda self, stream, out_of: honest(self, TABLE, out_of))


@plant("sealed answers stay secret")
def a_commitment_in_the_view(patch: pytest.MonkeyPatch) -> None:
    honest = type(BELCASTEL).view

    def view(self: Any, table: Table, seat: int | None) -> View:
        seen: View = honest(self, table, seat)
        for data, mine in zip(seen["seats"], table.seats, strict=True):
            data["commit"] = mine.commit
        return seen

    patch.setattr(type(BELCASTEL), "view", view)


@plant("view(guess(v)) == v")
def a_guess_that_loses_a_chip(patch: pytest.MonkeyPatch) -> None:
    honest = type(BELCASTEL).guess

    def guess(self: Any, view: View, chance: Any) -> Table:
        table = honest(self, view, chance)
        table.seats[-1].bag.pop()
        return table

    patch.setattr(type(BELCASTEL), "guess", guess)


@plant("a guess holds every component")
def a_guess_with_the_wrong_chip(patch: pytest.MonkeyPatch) -> None:
    honest = type(BELCASTEL).guess

    def guess(self: Any, view: View, chance: Any) -> Table:
        table = honest(self, view, chance)
        other = next(seat for number, seat in enumerate(table.seats) if number != view["me"])
        other.bag[0] = CHIP["k1"]
        other.bag.sort()
        return table

    patch.setattr(type(BELCASTEL), "guess", guess)


@plant("a guess waits for the same seats")
def a_guess_that_asks_nobody(patch: pytest.MonkeyPatch) -> None:
    honest_guess, honest_view = type(BELCASTEL).guess, type(BELCASTEL).view

    def guess(self: Any, view: View, chance: Any) -> Table:
        table = honest_guess(self, view, chance)
        table.asks.clear()
        return table

    def view(self: Any, table: Table, seat: int | None) -> View:
        return {**honest_view(self, table, seat), "asks": {}, "awaited": []}

    patch.setattr(type(BELCASTEL), "guess", guess)
    patch.setattr(type(BELCASTEL), "view", view)


@plant("replay equals play")
def luck_from_elsewhere(patch: pytest.MonkeyPatch) -> None:
    honest, calls = laying.place, itertools.count()

    def place(table: Table, seat: int, chip: Any, spaces: int, rule: str = "BEL-5.2") -> None:
        honest(table, seat, chip, spaces + (next(calls) > 60), rule)

    patch.setattr(laying, "place", place)


@plant("outcomes can be audited without the seed")
def a_die_that_is_not_written_down(patch: pytest.MonkeyPatch) -> None:
    def roll(self: Counter, stream: int, faces: Any) -> Any:
        log, self.log = self.log, None
        face = faces[self.below(stream, len(faces))]
        self.log = log
        return face

    patch.setattr(Counter, "roll", roll)


@plant("same seed, same game")
def a_first_player_by_the_clock(patch: pytest.MonkeyPatch) -> None:
    honest, calls = setup.new_seat, itertools.count()

    def new_seat(box: Box) -> Seat:
        seat = honest(box)
        seat.points = next(calls) % 7
        return seat

    patch.setattr(setup, "new_seat", new_seat)


class Peeking:
    """A bot that was handed the table and looks into a neighbor's bag."""

    def __init__(self, table: Table, seat: int) -> None:
        self.neighbor = table.seats[seat - 1]

    def choose(self, view: View, ask: Ask) -> str:
        return ask.options[sum(self.neighbor.bag) % len(ask.options)]


class Stubborn:
    """A bot that draws whatever it is asked."""

    def choose(self, view: View, ask: Ask) -> str:
        return "draw"


CHEATS: dict[str, Callable[[Any, int], Bot]] = {
    "bots see only their view": Peeking,
    "bots choose what is offered": lambda table, seat: Stubborn(),
}

LATE = ("ends", "waits for somebody", "replay equals play", "outcomes can be audited without the seed")
"""Faults that show only later than the position they break."""


def check_five_games(every: int = 1, bots: tuple[SeatBot, ...] = ()) -> None:
    for seed in range(5):
        check(BELCASTEL, 3, {"first_player": 0}, seed, bots=bots, every=every)


@pytest.mark.parametrize("law", [law for law in PLANTED if law != "same seed, same game"])
def test_a_planted_fault_is_caught(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    PLANTED[law](monkeypatch)
    every = 10**9 if law in LATE else 1
    with pytest.raises(Broken) as broken:
        check_five_games(every=every)
    assert broken.value.law == law


def test_luck_that_is_not_from_the_seed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    PLANTED["same seed, same game"](monkeypatch)
    monkeypatch.setattr(checker, "_check_record", lambda game, play: None)
    with pytest.raises(Broken) as broken:
        same_seed_same_game(BELCASTEL, 3, {}, 1)
    assert broken.value.law == "same seed, same game"


@pytest.mark.parametrize("law", CHEATS)
def test_a_cheating_bot_is_caught(law: str) -> None:
    with pytest.raises(Broken) as broken:
        check_five_games(bots=(CHEATS[law],))
    assert broken.value.law == law


def test_every_property_has_a_planted_fault() -> None:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(checker))) if isinstance(node, ast.Call)]
    named = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id in ("expect", "Broken", "_verified")]
    laws = {c.args[0].value for c in named if isinstance(c.args[0], ast.Constant)}
    assert laws == {*PLANTED, *CHEATS}
