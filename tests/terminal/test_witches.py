"""What only Les Sorcières s'en mêlent shows of itself as text."""

from typing import Any

import pytest

from chaudron.games.belcastel import WITCHES
from chaudron.kernel.game import View
from chaudron.scenes.belcastel import player, witches_scene
from chaudron.terminal.belcastel import board, brief_board, terse_board
from chaudron.terminal.belcastel.glance import (
    NOW,
    SPENT,
    counted,
    gains,
    hand,
    phase,
    purse,
    scoring_space,
    shelves,
    witches,
)
from chaudron.terminal.belcastel.pot import face
from chaudron.terminal.paint import folded, visible
from chaudron.words import words
from tests.terminal.looks import NAMES, Look


def brewing() -> View:
    """Five at the table, and everything that the expansion lays on it."""
    t = witches_scene(
        player(
            bag="w1 w1 w2 o1 o6 g1 b2 y1 l1",
            cauldron="w1@7 w3@10 b2@12 l1=b2@14 o6@20",
            aside="g1 w2",
            drop=3,
            rat=2,
            points=21,
            rubies=3,
            pennies=("silver", "gold"),
        ),
        player(cauldron="w2@2 w3@5 o1@6 g4@10 y1@11 r2@13 k1@14", points=26, rubies=4, drop=1, flask=False, pennies=()),
        player(cauldron="w3@3 w3@6 b1@7 w2@9", points=16, rubies=2, exploded=True, full_reward=True),
        player(cauldron="g1@50 o6@52", bowl="w1 g2", points=19, rubies=2, drop=3, rat=1, aside="r1"),
        player(cauldron="w1@1", points=40, rubies=0, drop=12, rat=11, pennies=("copper",)),
        start="middle",
        round=6,
        card="shining",
        first="B",
        witches="S2-C1-G3",
        books=6,
    )
    t.says("B: stop")
    return WITCHES.view(t.table, 0)


def shopping() -> View:
    """A witch doubles the coins; the neighbor before slipped us a black."""
    t = witches_scene(
        player(cauldron="w2@2 w3@5 g4@9 r2@15", points=6, rubies=2, kept="r2"),
        player(cauldron="w1@1", points=9),
        start="scoring",
        round=2,
        witches="S4-C2-G1",
        books="g5-b5-r5-y5-p5-k5-l5",
    )
    t.declines("drop", "start_chip", "colors")
    t.says("A: witch:C2", "A: buy:l1")
    return WITCHES.view(t.table, 0)


def ghost_shopping() -> View:
    """[WIT-5.7] The points under purple chips."""
    t = witches_scene(player(cauldron="p1@30 p1@40"), player(), start="scoring", round=4, witches="S4-C2-G1", books=5)
    t.declines("drop", "start_chip")
    return WITCHES.view(t.table, 0)


def six() -> View:
    """[WIT-3.2] Six chips in hand."""
    bag = "w1 w1 w2 g1 g2 l1"
    t = witches_scene(player(bag=bag, cauldron="w3@3"), player(), start="middle", witches="S2-C1-G3", books=6)
    t.luck("A: w1 g2 w1 l1 w2 g1")
    t.says("A: witch:S2", "A: lay:g2")
    return WITCHES.view(t.table, 0)


def bowl() -> View:
    """[WIT-4.1] The last space, and what came after it."""
    mine = player(cauldron="w3@46 g4@50 l1=g4@52", bowl="o6 w1 b2", flask=False)
    t = witches_scene(mine, player(cauldron="o1@1", start="g2"), start="middle", round=8, witches="S3-C3-G2", books=6)
    return WITCHES.view(t.table, 0)


def start_chips() -> View:
    """[WIT-5.5] Chips that open the next round, in phase F."""
    mine = player(cauldron="w3@3 y2@5 g2@7", rubies=3, pennies=("gold",))
    t = witches_scene(mine, player(), start="scoring", round=3, witches="S1-C4-G4", books=5)
    t.declines("drop")
    t.says("A: start:y2")
    t.declines("buy")
    return WITCHES.view(t.table, 0)


def spectator() -> View:
    everybody = [player(points=7 * seat, pennies=("silver", "gold")[: seat % 3]) for seat in range(5)]
    return WITCHES.view(witches_scene(*everybody, start="brewing", witches="S1-C4-G4", books=5).table, None)


LOOK = Look(
    WITCHES,
    {
        "brewing": brewing,
        "shopping": shopping,
        "ghost-shopping": ghost_shopping,
        "six": six,
        "bowl": bowl,
        "start-chips": start_chips,
        "spectator": spectator,
    },
    boxes=[
        (2, {"books": 5, "cauldron_side": "tubes"}),
        (3, {"books": "g5-b2-r2-y4-p3-k6-l5", "open_bags": True, "bonus_moves": "may_decline"}),
        (4, {"books": 3, "lock_step": "every_round"}),
        (5, {"books": 6, "red_6_white_counts": "when_set_aside"}),
        (5, {"books": "g6-b1-r6-y5-p5-k5-l6", "cauldron_side": "tubes"}),
    ],
    likes=lambda choice: choice == "draw" or choice.verb == "witch",
)


# What is read off a view


def test_a_witch_can_be_called_now_later_or_no_more() -> None:
    """[WIT-2.1]"""
    assert [witch.state for witch in witches(brewing())] == [NOW, SPENT, "later"]
    assert [witch.state for witch in witches(spectator())] == ["", "", ""]


def test_the_witch_who_doubles_a_purchase_is_called_by_taking_it() -> None:
    """[WIT-3.7] C3 is offered as the chips she would bring."""
    t = witches_scene(player(cauldron="g1@9"), player(), start="scoring", witches="S1-C3-G2", books=1)
    t.declines("drop")
    t.says("A: buy:g1", "A: done")
    assert t.about("A") == "copy"
    assert witches(WITCHES.view(t.table, 0))[1].state == NOW


def test_the_purse_holds_what_a_witch_brought_and_not_what_others_bought_for_us() -> None:
    """[WIT-3.6, WIT-5.8] 15 coins twice, less 8 for a locoweed."""
    view = shopping()
    view["seats"][0]["bought"].append("k1")
    assert purse(view) == 15 + 15 - 8
    assert purse(ghost_shopping()) == 7 + 10


def test_the_counter_shows_the_books_in_play() -> None:
    """[WIT-1.1] The new pumpkin book, and locoweed where there is one."""
    assert [str(chip) for chip in shelves(shopping())[0].chips] == ["o1", "o6"]
    assert [shelf.book for shelf in shelves(shopping())][-2:] == ["black-5", "locoweed-5"]
    assert "locoweed" not in [
        shelf.color for shelf in shelves({**bowl(), "options": {**bowl()["options"], "books": 1}})
    ]


def test_a_chip_is_counted_as_it_lies_in_the_bag() -> None:
    """[WIT-5.9] A locoweed forgets what it copied."""
    assert counted(["l1=g2", "l1", "o6", "w1", "g1", "l1=o6"]) == [("w1", 1), ("o6", 1), ("g1", 1), ("l1", 3)]


def test_a_locoweed_shows_what_it_copies() -> None:
    assert [face(name) for name in ("g2", "o6", "l1", "l1=o6")] == ["(g2)", "(o6)", "(l1)", "l=o6"]


def test_chips_in_hand_are_told_only_while_they_are() -> None:
    """[WIT-3.2]"""
    assert sorted(hand(six())) == ["g1", "l1", "w1", "w1", "w2"]
    assert hand(brewing()) == []


def test_a_witch_who_pays_at_once_says_how_much() -> None:
    """[WIT-3.9, WIT-3.10, WIT-3.11]"""
    mine = player(bag="g4 p1 w3", cauldron="g1@9 b1@11 r1@15")
    told: dict[str, Any] = {}
    for witch, about in {"G1": "colors", "G2": "left_in_bag", "G3": "rubies_for_points"}.items():
        t = witches_scene(mine, player(), start="scoring", round=3, witches=f"S1-C1-{witch}", books=1)
        t.declines("drop")
        assert t.about("A") == about
        told |= gains(WITCHES.view(t.table, 0))
    assert told["witch:G1"] == {"what": "points", "count": 3}
    assert told["witch:G2"] == {"what": "points", "count": 4}
    assert told["witch:G3"] == {"what": "rubies", "count": 3}


def test_a_chip_set_aside_is_laid_before_scoring_spaces_are_frozen() -> None:
    """[WIT-5.6, BEL-16.15]"""
    t = witches_scene(player(cauldron="r1@5", aside="g1 w1"), player(), start="middle", books=6)
    t.says("A: stop", "B: stop")
    view = WITCHES.view(t.table, 0)
    assert t.about("A") == "aside"
    assert (phase(view), scoring_space(view, 0)) == ("scoring", 6)


# Low and narrow screens


def test_a_low_screen_names_the_witches_without_what_they_do() -> None:
    whole, terse, brief = (draw(brewing(), words("en"), names=NAMES) for draw in (board, terse_board, brief_board))
    assert "S2 Six at Once (now): six chips" in whole
    assert "S2 Six at Once (now) · C1 Grow-Bigger (paid) · G3 Ruby Rain" in terse
    assert len(terse.split("\n")) == len(whole.split("\n")) - 2
    assert "╭" not in brief
    assert all(name in brief for name in NAMES[1:5])
    assert len(brief.split("\n")) < 18


def test_a_brief_counter_leaves_out_what_books_do() -> None:
    brief = brief_board(shopping(), words("en"), names=NAMES)
    assert "o6" in brief
    assert "pumpkin" not in brief
    assert len(brief.split("\n")) < len(board(shopping(), words("en"), names=NAMES).split("\n"))


@pytest.mark.parametrize("width", [56, 60, 70])
def test_a_narrow_board_puts_the_others_below(width: int) -> None:
    for draw in (board, terse_board, brief_board):
        assert max(map(visible, draw(brewing(), words("fr"), names=NAMES, width=width).split("\n"))) <= width


def test_a_choice_that_is_too_long_is_folded() -> None:
    assert folded("1) one two", 10, "  ") == ["1) one two"]
    assert folded("1) one two three", 10, "  ") == ["1) one two", "  three"]
