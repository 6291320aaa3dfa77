"""[BEL-17, WIT-7] Examples of Belcastel and of its expansion."""

from typing import Any

from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene, witches_scene
from chaudron.situations.situation import Situation

FOUR = "Ysée Basile Odile Gaspard"
START = "w1 w1 w1 w1 w2 w2 w3 o1 g1"
"""What is in a bag at the start."""
SILVER, COPPER, GOLD = ("silver",), ("copper",), ("gold",)


def at_the_end(mine: dict[str, Any], **setting: Any) -> BelcastelScene:
    """Brewing is nearly over; B, who is further on, will roll."""
    return scene(mine, player(cauldron="o1@37", rubies=0), start="middle", **setting)


def calling(witches: str, mine: dict[str, Any], *others: dict[str, Any], **setting: Any) -> BelcastelScene:
    """A may call one of these witches; nobody else has a penny."""
    rest = [{"pennies": (), **other} for other in others or [player()]]
    return witches_scene({"pennies": (), **mine}, *rest, **{"witches": witches, "books": NEUTRAL, **setting})


def at_market(witches: str, mine: dict[str, Any], **setting: Any) -> BelcastelScene:
    """The same with B further on, who will roll."""
    return calling(witches, mine, player(cauldron="o1@50"), start="middle", **setting)


def four_with_rats() -> BelcastelScene:
    """[BEL-17.5]"""
    last = player(points=16, drop=3)
    return scene(player(points=20), player(points=19), player(points=17), last, start="rats", round=2, books=NEUTRAL)


def four_with_blacks() -> BelcastelScene:
    """[BEL-17.30]"""
    two = player(cauldron="k1@1 k1@2")
    return scene(two, player(cauldron="k1@9"), two, player(), start="middle", books=NEUTRAL)


BELCASTEL = (
    Situation(
        "BEL-17.1",
        "Ysée Basile",
        lambda: scene(player(more="y2"), books=NEUTRAL, round=2),
        ("draws A: o1", "draws A: y2", "draws A: w1", "A: stop"),
    ),
    Situation(
        "BEL-17.2",
        "Basile Ysée",
        lambda: scene(player(cauldron="w2@2 w3@5 o1@6 w1@7"), player(cauldron="o1@5"), start="middle", books=NEUTRAL),
        ("draws A: w2", "luck B: 4; B: stop", "A: points"),
    ),
    Situation(
        "BEL-17.3",
        "Ysée Basile",
        lambda: scene(player(cauldron="o1@30"), player(cauldron="o1@31"), start="middle", books=NEUTRAL),
        ("A: stop", "luck B: 4; B: stop"),
        focus="AB",
    ),
    Situation(
        "BEL-17.4",
        "Odile Gaspard Ysée",
        lambda: scene(
            player(cauldron="w3@3 w2@19"), player(cauldron="o1@15"), player(cauldron="o1@9"), start="middle", books=1
        ),
        ("draws A: w3", "luck B: 1; C: stop; B: stop", "A: coins", "A: buy:g2; A: buy:b2", "B: buy:g4"),
        focus="AB",
    ),
    Situation("BEL-17.5", FOUR, four_with_rats, ("C: rat", "D: rat", "draws D: w1"), focus="D"),
    Situation(
        "BEL-17.8",
        "Basile Ysée",
        lambda: scene(player(bag=f"{START} b2 r1"), player(), books=1),
        ("luck A: b2 w3 r1; A: draw", "A: lay:r1", "A: flask"),
    ),
    Situation(
        "BEL-17.9",
        "Odile Gaspard",
        lambda: scene(player(cauldron="o1@50", more="g4"), player(), start="middle", books=NEUTRAL),
        ("draws A: w1", "A: flask", "draws A: g4"),
    ),
    Situation(
        "BEL-17.10",
        "Gaspard Ysée",
        lambda: scene(books=NEUTRAL),
        ("draws A: w1 w2 w3", "A: flask", "draws A: g1"),
    ),
    Situation(
        "BEL-17.12",
        "Basile Ysée",
        lambda: scene(player(more="b2"), books="g1-b2-r3-y1-p3"),
        ("draws A: w1 w2 w3", "draws A: b2", "draws A: w2", "luck B: 1; B: stop"),
    ),
    Situation(
        "BEL-17.15",
        "Ysée Basile",
        lambda: scene(player(more="o1 r2 o1 r1"), books="g1-b3-r1-y1-p3"),
        ("draws A: o1 o1", "draws A: r2", "draws A: o1", "draws A: r1"),
    ),
    Situation(
        "BEL-17.16",
        "Ysée Basile",
        lambda: scene(player(more="r2"), books="g1-b3-r2-y1-p3"),
        ("draws A: w3 w2", "draws A: r2", "luck A: 4; all_stop", "A: lay:r2"),
    ),
    Situation(
        "BEL-17.19",
        "Basile Ysée",
        lambda: scene(player(more="y1"), books="g1-b3-r3-y1-p3", round=2),
        ("draws A: w3", "draws A: y1", "A: back", "draws A: w2"),
    ),
    Situation(
        "BEL-17.23",
        "Ysée Basile",
        lambda: scene(player(cauldron="o1@7 g1@8", more="g2"), player(), start="middle", books=NEUTRAL),
        ("draws A: g2", "luck A: 1; all_stop"),
    ),
    Situation(
        "BEL-17.26",
        "Odile Gaspard",
        lambda: at_the_end(player(cauldron="o1@6 p1@7 p1@8 p1@9"), round=3, books="g1-b3-r3-y1-p1"),
        ("luck B: 1; all_stop", "A: row:3", "A: drop"),
    ),
    Situation("BEL-17.30", FOUR, four_with_blacks, ("luck B: 1; all_stop", "A: drop", "C: drop"), focus="ABCD"),
    Situation(
        "BEL-17.33",
        "Basile Ysée",
        lambda: scene(
            player(bag="w1 w3 o1 g1 g4 b2", cauldron="w3@3 w2@5 w2@7 o1@20"),
            player(bag=""),
            start="middle",
            card="strong_ingredient",
            books=NEUTRAL,
        ),
        ("luck A: w3 w1 b2 g4 o1 4; all_stop", "A: lay:w3"),
    ),
    Situation(
        "BEL-17.34",
        "Odile Gaspard",
        lambda: scene(card="second_chance", books=NEUTRAL),
        ("draws A: w3 w2 o1 w2 w1", "A: restart"),
    ),
    Situation(
        "BEL-17.42",
        "Ysée Basile",
        lambda: at_the_end(player(cauldron="o1@30", rubies=7), round=9, books=NEUTRAL),
        ("A: stop", "luck B: 1; B: stop", "A: point; A: point; A: point"),
    ),
)

WITCHES = (
    Situation(
        "WIT-7.1",
        "Ysée Basile",
        lambda: calling("S1-C1-G1", player(cauldron="w3@3 w2@5 w2@7 o1@12", pennies=SILVER), start="middle"),
        ("draws A: w1", "A: witch:S1", "draws A: g1"),
    ),
    Situation(
        "WIT-7.2",
        "Basile Ysée",
        lambda: calling("S2-C1-G1", player(bag=f"{START} b1", pennies=SILVER), books="g1-b6-r3-y1-p3"),
        ("luck A: w1 w2 w3 o1 b1 g1; A: witch:S2", "A: lay:o1; A: lay:b1; A: lay:g1", "A: done"),
    ),
    Situation(
        "WIT-7.3",
        "Odile Gaspard",
        lambda: calling("S3-C1-G1", player(cauldron="w2@2 g1@3 w1@4 o1@5", pennies=SILVER), start="middle"),
        ("A: witch:S3", "A: whites:both", "draws A: o1"),
    ),
    Situation(
        "WIT-7.4",
        "Gaspard Ysée",
        lambda: calling(
            "S4-C1-G1",
            player(cauldron="w3@3 w3@6 w2@23", exploded=True, pennies=SILVER),
            player(cauldron="o1@9"),
            start="middle",
            card="schadenfreude",
        ),
        ("all_stop", "B: take:g2", "luck A: 3; A: witch:S4"),
    ),
    Situation(
        "WIT-7.5",
        "Ysée Basile",
        lambda: at_market("S1-C2-G1", player(cauldron="o1@15", rubies=3, pennies=COPPER)),
        ("luck B: 4; all_stop", "A: witch:C2"),
    ),
    Situation(
        "WIT-7.6",
        "Basile Ysée",
        lambda: at_market("S1-C1-G1", player(bag="w1", cauldron="g1@3 r2@5 o1@6", pennies=COPPER)),
        ("luck B: 4; all_stop", "A: witch:C1", "A: swap:r2>r4"),
    ),
    Situation(
        "WIT-7.10",
        "Ysée Basile",
        lambda: at_market("S1-C1-G3", player(cauldron="o1@27", rubies=0, pennies=GOLD)),
        ("luck B: 4; all_stop", "A: witch:G3"),
    ),
    Situation(
        "WIT-7.12",
        "Odile Gaspard",
        lambda: calling(
            "S1-C1-G1", player(cauldron="o1@50", more="o6 b4 l1"), start="middle", books="g1-b3-r3-y1-p3-l5"
        ),
        ("draws A: o6", "draws A: b4 w2 l1", "luck A: 4; all_stop"),
    ),
    Situation(
        "WIT-7.13",
        "Basile Ysée",
        lambda: calling("S1-C1-G1", player(more="o6 b2"), books="g1-b5-r3-y1-p3"),
        ("draws A: o1 o6", "draws A: b2"),
    ),
    Situation(
        "WIT-7.16",
        "Gaspard Ysée",
        lambda: at_market(
            "S1-C1-G1",
            player(bag=f"{START} r1", cauldron="w3@5 w3@8", pennies=SILVER),
            books="g1-b3-r6-y1-p3",
        ),
        ("luck A: r1 w2; A: draw", "all_stop", "luck B: 4; A: witch:S1"),
    ),
    Situation(
        "WIT-7.19",
        "Ysée Basile",
        lambda: calling(
            "S1-C1-G1",
            player(bag=f"{START} l1", cauldron="b2@2 w1@3"),
            start="middle",
            books="g1-b1-r3-y1-p3-l6",
        ),
        ("luck A: l1 w3 o1; A: draw", "A: lay:o1"),
    ),
    Situation(
        "WIT-7.20",
        "Odile Gaspard",
        lambda: at_market("S1-C1-G1", player(bag="w1", cauldron="w3@20 g4@24", points=3), books="g5-b3-r3-y1-p3"),
        ("luck B: 4; all_stop", "A: start:w3", "luck table: living_in_luxury; declines buy; declines spend", "A: rat"),
    ),
)
