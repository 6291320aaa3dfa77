"""What is foretold happens, and nothing is foretold that depends on what a seat cannot know."""

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar

import pytest

from chaudron.games.belcastel import BELCASTEL, WITCHES, Belcastel
from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.choices import CATALOGUE
from chaudron.games.belcastel.components import STOCK
from chaudron.kernel.chance import TABLE, Chance, Counter
from chaudron.kernel.check import pick
from chaudron.kernel.choice import Catalogue, Choice
from chaudron.kernel.copyable import copyable
from chaudron.kernel.game import Game, View
from chaudron.kernel.previews import UNKNOWN, VAGUE, Preview, Previews, previews, previews_at, refusals
from chaudron.kernel.record import Play
from chaudron.kernel.rule import About, Ask, Reason, Rule, Then, answer, rule, step
from chaudron.kernel.table import Outcome, Table
from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene
from tests.kernel.test_check import OTHERWISE
from tests.long import some

BOXES: list[tuple[int, dict[str, Any]]] = [
    *[(players, {"books": number}) for number, players in ((1, 2), (2, 3), (3, 4), (4, 2))],
    (2, {"books": "g2-b1-r2-y2-p4", **OTHERWISE}),
    (3, {"books": "g3-b2-r4-y3-p2", **OTHERWISE}),
    (4, {"books": "g4-b4-r2-y1-p1", "lock_step": "every_round"}),
    (3, {"books": "g1-b1-r3-y1-p2", "lock_step": "every_round", "cauldron_side": "tubes"}),
    *[
        (players, {"books": 5, "witches": f"S{number}-C{number}-G{number}"})
        for number, players in enumerate((5, 2, 3, 4), 1)
    ],
    *[
        (players, {"books": 6, "witches": f"S{number}-C{number}-G{number}"})
        for number, players in enumerate((2, 5, 4, 3), 1)
    ],
    (3, {"books": "g5-b2-r6-y5-p5-k5-l6", "witches": "S1-C3-G2", "lock_step": "every_round", **OTHERWISE}),
    (2, {"books": "g5-b1-r6-y6-p2-k6-l5", "witches": "S2-C4-G4", "cauldron_side": "tubes"}),
]


def game_of(options: dict[str, Any]) -> Belcastel:
    return WITCHES if "witches" in options else BELCASTEL


def foreseen(game: Game, table: Table, seat: int) -> Previews:
    """What a seat is told, from what it would receive."""
    view = json.loads(json.dumps(game.view(table, seat)))
    return previews(game, view, table.asks.get(seat), seat, table.box.players)


# In any position


def what_is_foretold_happens(game: Game, table: Table, seat: int) -> int:
    """Every choice of a seat, foreseen from its view, then made. Returns how many are known to their end."""
    told = foreseen(game, table, seat).options
    assert told == previews_at(game, table, seat).options, "it depends on what was guessed"
    for choice, preview in told.items():
        world = table.copy()
        world.facts = []
        answer(world, seat, choice)
        heard = [fact for fact in world.facts if fact.is_heard_by(seat)]
        assert heard[: len(preview.facts)] == preview.facts
        if preview.next is not None:
            ask = world.asks[seat]
            assert preview.next == (ask.about.key, [str(one) for one in ask.options], refusals(game, world, seat))
        if not preview.open:
            assert (preview.next is None) == (seat not in world.asks)
            assert len(heard) == len(preview.facts)
            assert applied(game.view(table, seat), preview) == game.view(world, seat)["seats"][seat]
    return sum(not preview.open for preview in told.values())


def applied(view: View, preview: Preview) -> dict[str, Any]:
    """The seat's own part of a view, changed as a page would."""
    own: dict[str, Any] = dict(view["seats"][view["me"]])
    for (seats, me, name), value in preview.changes:
        assert (seats, me) == ("seats", view["me"])
        own[name] = value
    return own


@pytest.mark.parametrize(("players", "options"), some(BOXES[::2] + BOXES[1::2], len(BOXES) // 2))
def test_in_any_game_what_is_foretold_happens(players: int, options: dict[str, Any]) -> None:
    game = game_of(options)
    play, rng = Play(game, game.box(players, options), Counter(players, players)), random.Random(players)
    to_the_end = decisions = 0
    while play.table.outcome is None:
        for seat in list(play.table.asks):
            to_the_end += what_is_foretold_happens(game, play.table, seat)
        play.answer(*pick(play.table, rng))
        decisions += 1
    assert to_the_end > decisions // 2 > 20


@pytest.mark.parametrize(("players", "options"), some(BOXES[1::2] + BOXES[::2], len(BOXES) // 2))
def test_in_any_game_the_reasons_are_those_of_the_rules(players: int, options: dict[str, Any]) -> None:
    game = game_of(options)
    play, rng = Play(game, game.box(players, options), Counter(players, 7)), random.Random(7)
    found = set()
    while play.table.outcome is None:
        table = play.table
        for seat in range(players):
            for choice, reason in foreseen(game, table, seat).refused.items():
                assert seat not in table.asks or choice not in table.asks[seat].options
                assert reason == table.why_not(seat, choice)
                found.add(reason.key)
        play.answer(*pick(table, rng))
    assert {"flask_empty", "too_dear", "not_your_turn"} <= found
    assert not found & set(VAGUE)


def test_two_guesses_of_one_view_foretell_the_same() -> None:
    """Also in a sealed beat, where others may or may not have answered."""
    game: Game = BELCASTEL
    play = Play(game, game.box(3, {"books": 1, "lock_step": "every_round"}), Counter(3, 5))
    rng, sealed = random.Random(5), 0
    while play.table.outcome is None and sealed < 12:
        for seat in list(play.table.asks):
            view = game.view(play.table, seat)
            worlds = [game.guess(view, Counter(3, seed)) for seed in (1, 2, 3)]
            told = [previews_at(game, world, seat) for world in worlds]
            assert told[0] == told[1] == told[2]
            sealed += play.table.sealed_together() is not None
        play.answer(*pick(play.table, rng))
    assert sealed


# In Belcastel


def brewing(cauldron: str = "", books: Any = NEUTRAL, more: str = "", **setting: Any) -> BelcastelScene:
    return scene(player(cauldron=cauldron, more=more), player(), start="middle", books=books, **setting)


def known(t: BelcastelScene, seat: int = 0) -> Previews:
    """What a seat is told in a scene, whose players may hold more chips than the box has: the supply lacks those."""
    for chip in [chip for chip in STOCK if chip.color != "white"]:
        held = sum([(mine.bag + mine.chips + mine.beside + mine.bought).count(chip) for mine in t.table.seats])
        t.table.supply[chip] = min(t.table.supply[chip], STOCK[chip] - held)
    return foreseen(BELCASTEL, t.table, seat)


def changes(t: BelcastelScene, choice: str, *names: str) -> list[Any]:
    """The values that some fields of seat A would have."""
    preview = known(t).options[choice]
    return [{path[2]: value for path, value in preview.changes}.get(name) for name in names]


def told(t: BelcastelScene, choice: str) -> list[str]:
    return [fact.key for fact in known(t).options[choice].facts]


def is_open(t: BelcastelScene, choice: str) -> bool:
    return known(t).options[choice].open


def test_a_draw_is_all_chance() -> None:
    assert known(brewing()).options["draw"] == Preview([], [], True)


def test_the_flask_takes_the_last_chip_back() -> None:
    """[BEL-8.1]"""
    t = brewing("o1@1 w2@3")
    assert changes(t, "flask", "chips", "whites", "next_space", "flask") == [["o1"], 0, 2, False]
    assert told(t, "flask") == ["back_in_bag"]
    assert not is_open(t, "flask")


def test_of_the_chips_a_crow_skull_shows_it_is_known_where_each_would_lie() -> None:
    """[BEL-7.3] One of them explodes the cauldron, another is a crow skull itself, which draws."""
    t = brewing("w3@3 w3@6", books=1, more="b2 b4")
    t.luck("A: b4 w3 o1 b2 g1")
    t.says("A: draw")
    assert changes(t, "lay:w3", "next_space", "whites", "state") == [14, 9, "exploded"]
    assert told(t, "lay:w3") == ["laid", "exploded"]
    assert changes(t, "lay:o1", "next_space", "whites", "state") == [12, None, None]
    assert changes(t, "lay:b2", "next_space", "chips") == [13, ["w3", "w3", "b4", "b2"]]
    assert [is_open(t, choice) for choice in ("lay:w3", "lay:o1", "lay:b2", "none")] == [False, False, True, False]


def test_a_mandrake_takes_a_white_back_and_stays_where_it_is() -> None:
    """[BEL-7.3]"""
    t = brewing("w3@3", books=1, more="y2")
    t.draws("A: y2")
    assert changes(t, "back", "chips", "whites", "next_space") == [["y2"], 0, None]
    assert changes(t, "keep", "chips", "whites") == [None, None]


def test_who_stops_last_knows_what_comes_before_the_die() -> None:
    """[BEL-10.0, BEL-10.1]"""
    t = brewing("o1@7")
    assert changes(t, "stop", "state", "space") == ["stopped", None]
    assert not is_open(t, "stop")
    t.says("B: stop")
    assert changes(t, "stop", "state", "space") == ["stopped", 8]
    assert told(t, "stop") == ["stopped", "scoring_space", "scoring_space"]
    assert is_open(t, "stop")


def test_a_purchase_is_known_to_its_end() -> None:
    """[BEL-10.5, BEL-16.22] With what is left over one may buy again."""
    t = scene(player(cauldron="o1@14"), player(cauldron="o1@50"), start="middle", books=1)
    t.luck("B: 4")
    t.all_stop()
    assert changes(t, "buy:o1", "bought") == [["o1"]]
    assert told(t, "buy:o1") == ["bought"]
    assert not is_open(t, "buy:o1")
    second = known(t).options["buy:o1"].next
    assert second is not None
    assert second.about == "buy_second"
    assert second.refused["buy:o1"] == Reason("same_color", "BEL-10.5", {"color": "orange"})
    assert "buy:o1" not in second.options
    assert known(t).options["done"].next is None


def test_a_row_of_ghosts_says_what_it_gives() -> None:
    """[BEL-16.22] purple-1: the drop move of the third row is asked for, not taken."""
    t = scene(player(cauldron="p1@1 p1@2 p1@3"), player(cauldron="o1@50"), start="middle", books=1, round=3)
    t.luck("B: 4")
    t.all_stop()
    assert changes(t, "row:1", "points", "rubies") == [1, None]
    assert changes(t, "row:2", "points", "rubies") == [1, 2]
    assert changes(t, "row:3", "points", "drop") == [2, None]


def test_a_test_tube_gives_its_bonus_at_once() -> None:
    """[BEL-14.1]"""
    exploded = player(exploded=True, rubies=2, flask=False)
    t = scene(exploded, player(exploded=True, rubies=0), start="scoring", cauldron_side="tubes")
    t.says("A: points", "B: points")
    assert changes(t, "refill", "flask", "rubies") == [True, 0]
    assert changes(t, "tube", "tube", "rubies") == [1, 1]
    assert told(t, "tube") == ["paid_rubies", "tube", "rubies", "round", "opened"]


def test_what_is_committed_in_secret_foretells_nothing_but_free_acts_do() -> None:
    """[BEL-12.1] What follows depends on what others commit."""
    t = scene(player(), player(), lock_step="every_round", books=NEUTRAL)
    t.luck("A: o1", "B: w1")
    t.says("A: draw", "B: draw")
    options = known(t).options
    assert (options["draw"], options["stop"]) == (UNKNOWN, UNKNOWN)
    assert changes(t, "flask", "chips", "flask") == [[], False]


def test_in_a_sealed_beat_nothing_is_foretold_of_its_end() -> None:
    """[BEL-16.13] Not even to the last who is asked."""
    t = scene(player(), player(), lock_step="every_round", card="well_stirred")
    t.luck("A: w2", "B: w1")
    t.says("A: draw", "B: draw")
    before = known(t)
    assert changes(t, "back", "chips", "whites") == [[], 0]
    assert told(t, "back") == ["back_in_bag"]
    assert (is_open(t, "back"), is_open(t, "keep")) == (True, True)
    t.says("B: back")
    assert known(t) == before


# Reasons


def reasons(t: BelcastelScene, seat: int = 0) -> dict[str, tuple[str, str]]:
    return {choice: reason[:2] for choice, reason in known(t, seat).refused.items()}


def test_an_empty_flask_is_refused_with_its_rule() -> None:
    t = scene(player(cauldron="w1@1", flask=False), player(), start="middle", books=NEUTRAL)
    assert reasons(t)["flask"] == ("flask_empty", "BEL-8.1")
    assert "buy:o1" not in reasons(t)


def test_what_is_too_dear_sold_out_or_closed_is_refused_with_price_and_rule() -> None:
    """[BEL-10.5, BEL-1.6, BEL-16.19]"""
    t = scene(player(cauldron="o1@7"), player(cauldron="o1@50"), start="middle", books=1)
    t.table.supply[CATALOGUE["buy:o1"].thing] = 0
    t.luck("B: 4")
    t.all_stop()
    now = known(t)
    assert now.refused["buy:g4"] == Reason("too_dear", "BEL-10.5", {"chip": "g4", "price": 14, "coins": 8})
    assert now.refused["buy:y1"][:2] == ("book_closed", "BEL-1.6")
    assert now.refused["buy:o1"][:2] == ("sold_out", "BEL-16.19")
    assert not set(now.refused) & set(now.options)


@pytest.mark.parametrize(
    ("mine", "expected"),
    [
        ({"cauldron": "w3@3 w3@6 w3@9", "exploded": True}, [("exploded", "BEL-6.1"), ("exploded", "BEL-8.2")]),
        ({"cauldron": "w3@3", "state": "stopped"}, [("stopped", "BEL-5.3"), ("stopped", "BEL-5.3")]),
    ],
)
def test_who_is_asked_nothing_learns_why_there_is_nothing_to_draw(
    mine: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    t = scene(player(), player(**mine), start="middle")
    t.seat("A").state = "brewing"
    now = known(t, 1)
    assert now.options == {}
    assert [reasons(t, 1)["draw"], reasons(t, 1)["flask"]] == expected
    assert set(now.refused) == {"draw", "stop", "flask"}


def test_who_has_to_wait_learns_for_whom() -> None:
    t = scene(player(), player(), start="card", card="just_in_time")
    assert known(t, 1).refused["draw"] == Reason("not_your_turn", "BEL-16.26", {"awaited": [0]})


# A game in which somebody's hidden card decides

CHOICES = Catalogue()
DARE, PASS = CHOICES.choice("dare"), CHOICES.choice("pass")


@copyable
class DuelTable(Table):
    cards: list[int]
    points: list[int]
    catalogue: ClassVar[Catalogue] = CHOICES

    def why_not(self, seat: int, choice: str) -> Reason:
        return Reason("not_now", "DUE-1", {})


@rule
class Dare(Rule):
    """[DUE-1] The first player dares the second, whose card may be higher, and nobody but its owner knows it."""

    @step
    def ask(self, table: DuelTable) -> Then:
        return Ask(0, About("dare", "DUE-1"), (DARE, PASS))

    @step
    def compare(self, table: DuelTable, choice: Choice) -> Then:
        if choice is DARE:
            table.points[0] = int(table.cards[0] > table.cards[1])
            table.tell("dared", "DUE-1", won=table.points[0])
        table.tell("relieved", "DUE-1", to=(1,))
        table.end(Outcome(tuple(table.points), (1, 1)))


@dataclass(frozen=True)
class DuelBox:
    players: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)


class Duel(Game):
    name, version, players, catalogue, table_class = "duel", "1", range(2, 3), CHOICES, DuelTable
    options = MappingProxyType({})

    def box(self, players: int, options: Mapping[str, Any]) -> DuelBox:
        return DuelBox()

    def table(self, box: Any, chance: Chance) -> DuelTable:
        cards = [chance.below(TABLE, 10**6) for _ in range(2)]
        return DuelTable(box, chance, [Dare()], {}, None, {}, None, None, cards=cards, points=[0, 0])

    def view(self, table: DuelTable, seat: int | None) -> View:
        cards = [card if number == seat else None for number, card in enumerate(table.cards)]
        seats = [{"card": card, "points": points} for card, points in zip(cards, table.points, strict=True)]
        return {"me": seat, "seats": seats}

    def guess(self, view: View, chance: Chance) -> DuelTable:
        table = self.table(DuelBox(), chance)
        table.cards[view["me"]] = view["seats"][view["me"]]["card"]
        table.begin()
        return table

    def components(self, table: DuelTable) -> dict[str, int]:
        return {}


class RashDuel(Duel):
    def foretells(self, choice: Choice) -> bool:
        return True


class CarefulDuel(Duel):
    def foretells(self, choice: Choice) -> bool:
        return choice is PASS


def dealt(game: Game, mine: int, theirs: int) -> Table:
    table = game.table(DuelBox(), Counter(2, 1))
    assert isinstance(table, DuelTable)
    table.cards = [mine, theirs]
    table.begin()
    return table


def test_a_game_that_does_not_say_what_is_certain_foretells_nothing() -> None:
    assert foreseen(Duel(), dealt(Duel(), 5, 3), 0) == Previews({"dare": UNKNOWN, "pass": UNKNOWN}, {})


def test_a_game_may_foretell_only_what_no_secret_decides() -> None:
    game = CarefulDuel()
    assert foreseen(game, dealt(game, 5, 3), 0).options == {"dare": UNKNOWN, "pass": Preview([], [], False)}
    assert what_is_foretold_happens(game, dealt(game, 10**6, 3), 0) == 1


def test_a_game_that_foretells_what_a_secret_decides_is_caught() -> None:
    game = RashDuel()
    with pytest.raises(AssertionError, match="what was guessed"):
        what_is_foretold_happens(game, dealt(game, 5, 3), 0)


class Guessless(Belcastel):
    def guess(self, view: View, chance: Chance) -> Any:
        raise NotImplementedError


def test_a_game_that_cannot_guess_foretells_nothing() -> None:
    assert foreseen(Guessless(Box), brewing().table, 0) == Previews({"draw": UNKNOWN, "stop": UNKNOWN}, {})


def test_a_game_is_without_odds_unless_it_has_some() -> None:
    assert Duel().odds({}) is None
