"""The apprentice with the expansion: how far chips move, bowls, chips set aside, new books; and its strength."""

import random
from typing import Any

import pytest

from chaudron.bots import bot
from chaudron.bots.belcastel.situation import Situation
from chaudron.games.belcastel import WITCHES
from chaudron.games.belcastel.components import CHIP, chips
from chaudron.games.belcastel.witches.box import TABLE_OPTIONS
from chaudron.kernel.chance import Counter
from chaudron.lab.many import bot_player, play_game
from chaudron.lab.tournament.boxes import random_options
from chaudron.scenes.belcastel import BelcastelScene, player, witches_scene
from tests.bots.fought import fought
from tests.bots.misers import MISER, PATIENT
from tests.bots.test_witches import chooses


def brewing(mine: dict[str, Any], round: int = 5, **setting: Any) -> BelcastelScene:
    return witches_scene({**mine, "pennies": ()}, player(pennies=()), start="middle", round=round, **setting)


def situation(t: BelcastelScene) -> Situation:
    return Situation(t.game.view(t.table, 0), 0)


# How far chips move


@pytest.mark.parametrize(
    ("books", "mine", "chip", "spaces"),
    [
        (1, player(cauldron="r4@4"), "r1", 1),
        (5, player(cauldron="r4@4 w1@5"), "r1", 4),
        (5, player(cauldron="r1@1"), "r2", 2),
        (5, player(bag="w1 w3 g2"), "y1", 3),
        (5, player(bag=""), "y2", 2),
        (6, player(rubies=1), "y2", 5),
        (6, player(rubies=0), "y2", 2),
        (5, player(rat=2), "l1", 3),
        (5, player(rat=9), "l1", 4),
        (6, player(cauldron="g4@4 w1@5"), "l1", 4),
        (6, player(cauldron="g4@4 l1=g4@8 w1@9"), "l1", 4),
        (6, player(cauldron="w1@1"), "l1", 1),
        (6, player(), "o6", 6),
    ],
)
def test_the_apprentice_knows_how_far_a_chip_moves(books: int, mine: dict[str, Any], chip: str, spaces: int) -> None:
    """[WIT-5.1, WIT-5.4, WIT-5.9]"""
    assert situation(brewing(mine, books=books)).move_of(CHIP[chip]) == spaces


def test_chips_set_aside_count_as_laid() -> None:
    """[WIT-5.6, WIT-6.4] Their whites too, once."""
    mine = player(cauldron="r1@5 w2@7", aside="w3 g2")
    for counts in ("when_laid", "when_set_aside"):
        now = situation(brewing(mine, books=6, red_6_white_counts=counts))
        assert (now.position, now.whites) == (12, 5)


# Brewing


def test_what_is_set_aside_is_laid_before_stopping_whites_last() -> None:
    """[WIT-5.6] While brewing it still acts."""
    t = brewing(player(bag="w1 w2 w3", cauldron="w3@20 w2@22 r1@23", aside="w1 g2"), books=6)
    assert chooses(t) == "lay:g2"
    t.says("A: lay:g2")
    assert chooses(t) == "lay:w1"
    t.says("A: lay:w1")
    assert chooses(t) == "stop"


def test_a_cauldron_that_must_explode_goes_on_as_far_as_it_can() -> None:
    """[WIT-5.6] The white set aside will be one too many, now or later."""
    mine = player(bag="w1 w2 g1 o1", cauldron="w3@20 w3@23 r1@24", aside="w2")
    assert chooses(brewing(mine, books=6)) == "draw"
    assert chooses(brewing({**mine, "aside": ""}, books=6)) == "stop"


def test_a_full_cauldron_goes_on_into_the_bowl_while_it_is_safe() -> None:
    """[WIT-4.1, WIT-4.2] Half the value of a chip, against the whole cauldron."""
    assert chooses(brewing(player(bag="g4 o6 w1", cauldron="w3@46 g4@52"))) == "draw"
    assert chooses(brewing(player(bag="g4 o6 w1 w1", cauldron="w3@46 w2@48 w2@50 g4@52"))) == "stop"


def test_the_flask_takes_a_white_out_of_the_bowl() -> None:
    """[WIT-4.5]"""
    t = brewing(player(bag="g4 o6 y4 w1", cauldron="w3@46 w2@48 g4@52", bowl="w2"), round=3)
    assert chooses(t) == "flask"


def test_a_ruby_is_paid_for_three_spaces_that_are_worth_more() -> None:
    """[WIT-5.4] In the middle of the track, but not where it ends."""
    middle = brewing(player(bag="y1", cauldron="w1@20", rubies=2), books=6)
    end = brewing(player(bag="y4", cauldron="w1@50", rubies=2), books=6)
    for t in (middle, end):
        t.says("A: draw")
        assert t.about("A") == "mandrake_ruby"
    assert (chooses(middle), chooses(end)) == ("bonus", "none")


def test_the_best_colored_chip_starts_the_next_round_and_never_a_white() -> None:
    """[WIT-5.5]"""
    for cauldron, choice in {"y2@3 w2@5 g2@7": "start:y2", "w3@3 w1@5 g1@7": "start:g1"}.items():
        t = witches_scene(player(cauldron=cauldron), player(), start="scoring", round=3, books=5)
        t.declines("drop")
        assert chooses(t) == choice
    t = witches_scene(player(cauldron="w2@5 w1@7 g1@8", kept="g1"), player(), start="scoring", round=3, books=5)
    t.declines("drop")
    assert chooses(t) == "none"


# Shopping


def test_a_black_that_is_given_away_is_liked_for_its_drop_and_rubies_and_less_each_round() -> None:
    """[WIT-5.8]"""
    likings = [situation(brewing(player(), round=round, books=5)).liking(CHIP["k1"]) for round in (2, 5, 8)]
    assert likings == sorted(likings, reverse=True)
    assert likings[-1] > 0


def test_the_points_under_purple_chips_are_spent_like_coins() -> None:
    """[WIT-5.7]"""
    t = witches_scene(player(cauldron="p1@30 p1@40"), player(), start="scoring", round=4, books=5)
    t.declines("drop")
    assert t.about("A") == "ghost_buy"
    assert chooses(t).startswith("buy:")


def test_every_chip_of_every_book_is_liked_while_it_may_still_be_drawn() -> None:
    for books in range(1, 7):
        now = situation(brewing(player(), books=books))
        assert all(now.liking(chip) > 0 for chip in now.box.prices)


def test_more_of_the_same_is_liked_less() -> None:
    many = situation(brewing(player(bag="k1 k1 k1 k1"), books=6))
    none = situation(brewing(player(bag="w1"), books=6))
    assert many.liking(CHIP["k1"]) < none.liking(CHIP["k1"])


def test_rubies_are_kept_for_the_points_of_round_9() -> None:
    """[BEL-10.6, BEL-12.2] A drop moved in round 8 is used once; two rubies make a point."""
    for round, choice in {4: "drop", 8: "done"}.items():
        mine = player(cauldron="o1@8", rubies=4, pennies=())
        t = witches_scene(mine, player(), start="scoring", round=round, books=1)
        t.declines("drop", "buy")
        assert (t.about("A"), chooses(t)) == ("spend", choice)


# Whole games


def any_options(luck: random.Random) -> dict[str, Any]:
    """Any value of every option of the expansion."""
    known = {name: about["values"] for name, about in TABLE_OPTIONS.items() if name not in ("books", "witches")}
    return {name: luck.choice([value for value in values if value != "seat"]) for name, values in known.items()}


@pytest.mark.parametrize("seed", range(12))
def test_the_apprentice_plays_any_box_to_its_end(seed: int) -> None:
    """It never answers what was not offered."""
    luck = random.Random(seed)
    players, options = luck.choice((2, 3, 4, 5)), random_options("witches", luck)
    table = WITCHES.table(WITCHES.box(players, {**any_options(luck), **options}), Counter(players, seed))
    play_game(table, bot_player(WITCHES, [bot("witches", "apprentice", seat) for seat in range(players)]))
    assert table.outcome is not None
    assert min(table.outcome.points) > 20


def test_the_apprentice_beats_chance() -> None:
    assert fought("witches", "apprentice", "random", 5).rate == 1


@pytest.mark.parametrize("other", [MISER, "apprentice"])
def test_witches_are_worth_waiting_for(other: str) -> None:
    """Who calls none, or each as soon as she brings three points, falls behind by three points and more."""
    score = fought("witches", PATIENT, other, 30)
    assert score.points > score.their_points + 2
    assert score.rate > score.fair


def test_a_bag_of_chips_is_read_as_it_is_written() -> None:
    assert situation(brewing(player(bag="w1 l1 o6"))).bag == sorted(chips("w1 l1 o6"))
