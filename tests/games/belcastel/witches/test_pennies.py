"""[WIT-2] Witch pennies: spent once each, worth points when they are not."""

from typing import Any

import pytest

from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, witches_scene
from tests.games.belcastel.witches.positions import BOOM, SEVEN, calling, next_round, what

ALL = ("silver", "copper", "gold")


def test_three_witches_may_come_in_one_round() -> None:
    """[WIT-2.1] S4, G1 and C2: exploded, and still 1 + 3 points and 18 coins."""
    mine = player(cauldron=f"g1@1 {BOOM}", exploded=True)
    other = player(cauldron="o1@50", pennies=())
    t = witches_scene(mine, other, witches="S4-C2-G1", books=NEUTRAL, start="middle")
    t.luck("B: 4")
    t.all_stop()
    t.says("A: witch:S4", "A: witch:G1", "A: witch:C2")
    assert (t.seat("A").points, t.coins(), t.seat("A").pennies) == (4, 18, ())
    assert [fact["witch"] for fact in t.told("penny")] == ["S4", "G1", "C2"]
    assert [fact.rule for fact in t.facts if fact.key == "penny"] == ["WIT-3.4", "WIT-3.9", "WIT-3.6"]


def test_three_witches_of_brewing_rubies_and_buying() -> None:
    """[WIT-2.1] S1, G3 and C3, one after the other."""
    mine = player(cauldron="w3@3 w2@5 w2@7 o1@15")
    t = witches_scene(mine, player(cauldron="o1@50", pennies=()), witches="S1-C3-G3", books=NEUTRAL, start="middle")
    t.draws("A: w1")
    t.says("A: witch:S1")
    t.luck("B: 4")
    t.all_stop()
    t.says("A: witch:G3", "A: buy:g4")
    t.declines("buy_second")
    t.says("A: take:g4")
    assert (t.seat("A").pennies, t.seat("A").rubies) == ((), 1 + 3)


@pytest.mark.parametrize(
    ("witch", "penny", "mine"),
    [
        ("S2", "silver", player()),
        ("S3", "silver", player(cauldron="w1@1")),
        ("S1", "silver", player(cauldron=SEVEN)),
        ("S4", "silver", player()),
        ("C1", "copper", player()),
        ("C2", "copper", player()),
        ("C3", "copper", player()),
        ("C4", "copper", player()),
        ("G1", "gold", player()),
        ("G2", "gold", player()),
        ("G3", "gold", player()),
        ("G4", "gold", player()),
    ],
)
def test_a_witch_takes_the_penny_of_her_color_only(witch: str, penny: str, mine: dict[str, Any]) -> None:
    """[WIT-2.1] Whoever has spent it is told so."""
    others = tuple(color for color in ALL if color != penny)
    t = calling(witch, {**mine, "pennies": others}, start="middle")
    assert f"witch:{witch}" not in t.asked("A")
    assert t.refuses(f"A: witch:{witch}") == ("no_penny", "WIT-2.1", {"penny": penny})


def test_a_spent_penny_stays_spent() -> None:
    """[WIT-2.3] Also in the next round."""
    t = calling("S2", player(cauldron="o1@9"), player(cauldron="o1@50"), start="middle")
    t.says("A: witch:S2", "A: done")
    t.luck("B: 4")
    t.all_stop()
    next_round(t)
    assert (t.table.round, t.seat("A").pennies, t.asked("A")) == (2, (), "draw | stop")


def the_end(*pennies: tuple[str, ...], **points: int) -> BelcastelScene:
    """Round 9 ends: nobody gains anything but by pennies; no witch comes."""
    names = "ABCDE"[: len(pennies)]
    seats = [
        player(exploded=True, rubies=0, pennies=held, points=points.get(name, 0))
        for name, held in zip(names, pennies, strict=True)
    ]
    t = witches_scene(*seats, witches="S1-C1-G4", books=NEUTRAL, start="scoring", round=9)
    t.says(*[f"{name}: points" for name in names])
    return t


def test_every_unspent_penny_is_worth_two_points_at_the_end() -> None:
    """[WIT-2.2] Three, one and none."""
    t = the_end(ALL, ("gold",), ())
    assert t.told("pennies_left") == [{"seat": 0, "pennies": 3, "points": 6}, {"seat": 1, "pennies": 1, "points": 2}]
    assert [t.gains(name, "WIT-2.2") for name in "ABC"] == [[("points", 6)], [("points", 2)], []]
    assert t.table.outcome is not None
    assert t.table.outcome.points == (6, 2, 0)


def test_pennies_may_decide_the_game() -> None:
    """[WIT-2.2, BEL-13.1] 20 points and no penny against 15 and three."""
    t = the_end((), ALL, A=20, B=15)
    assert t.table.outcome is not None
    assert (t.table.outcome.points, t.table.outcome.winners) == ((20, 21), (1,))


def test_five_players_count_their_pennies() -> None:
    """[WIT-2.2, WIT-1.1]"""
    t = the_end(ALL, ALL, ALL, ALL, ("silver",))
    assert t.table.outcome is not None
    assert t.table.outcome.points == (6, 6, 6, 6, 2)


def test_pennies_are_worth_nothing_before_the_end() -> None:
    """[WIT-2.2] Round 8 ends."""
    t = witches_scene(
        *[player(exploded=True, rubies=0)] * 2, witches="S1-C1-G4", books=NEUTRAL, start="scoring", round=8
    )
    t.luck("table: living_in_luxury")
    t.says("A: points", "B: points")
    assert (t.table.round, t.seat("A").points, t.told("pennies_left")) == (9, 0, [])


# With the card second_chance


@pytest.mark.parametrize(("restores", "pennies"), [("everything", ("silver",)), ("chips_only", ())])
def test_a_restart_gives_a_penny_back(restores: str, pennies: tuple[str, ...]) -> None:
    """[WIT-2.3, BEL-16.12, BEL-15.15] S3; unless only the chips go back."""
    t = calling("S3", card="second_chance", second_chance_restores=restores)
    t.draws("A: w3")
    t.says("A: witch:S3")
    t.draws("A: w3 w2 o1 g1 w1")
    assert t.seat("A").pennies == ()
    t.says("A: restart")
    assert (t.seat("A").pennies, t.cauldron("A")) == (pennies, "")
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"


def test_a_restart_keeps_what_was_spent_in_an_earlier_round() -> None:
    """[WIT-2.3, BEL-16.12]"""
    t = calling("S3", player(pennies=("gold",)), card="second_chance")
    t.draws("A: w3 w2 o1 g1 w1")
    t.says("A: restart")
    t.draws("A: w3")
    assert t.seat("A").pennies == ("gold",)
    assert what(t.refuses("A: witch:S3")) == ("no_penny", "WIT-2.1")


def test_the_white_gatherer_postpones_the_second_chance() -> None:
    """[WIT-3.3, BEL-16.12] Four chips lie there, two go back: the choice comes with the fifth that lies there."""
    t = calling("S3", card="second_chance")
    t.draws("A: w3 w2 o1 g1")
    t.says("A: witch:S3", "A: whites:both")
    t.draws("A: w1 w1")
    assert t.about("A") == "brew"
    t.draws("A: w1")
    assert t.about("A") == "second_chance"
