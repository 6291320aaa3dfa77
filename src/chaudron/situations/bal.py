"""[BAL-11] The examples of Le Bal des Sorcières."""

from chaudron.scenes.bal import BalScene, ball, witch
from chaudron.situations.situation import Situation

THREE, FOUR = "Ysée Basile Odile", "Ysée Basile Odile Gaspard"
SEVEN = "r1 r2 r3 j1 j2 j3 v1"
TWELVE = "r1 r2 r3 r4 j1 j2 j3 j4 v1 v2 v3 v4"


def robbers() -> BalScene:
    """[BAL-11.11]"""
    thief = witch("nananere r1 r2 r3")
    return ball(witch(), witch(), thief, thief, acting="B")


BAL = (
    Situation(
        "BAL-11.1",
        THREE,
        lambda: ball(witch("r1 b1 j1 j2"), witch("r2 r3 v1")),
        ("attacks A on B: r1 b1", "B: none; luck table: r4; B: concede"),
        focus="AB",
    ),
    Situation(
        "BAL-11.2",
        THREE,
        lambda: ball(witch("g1 r1 j1"), witch("r2 abracadabra v1")),
        ("attacks A on B: g1 r1", "concedes B"),
        focus="AB",
    ),
    Situation(
        "BAL-11.3",
        FOUR,
        lambda: ball(witch("b1 r1 r2 j1"), witch("balai r1 r2"), witch("balai r3 r4"), witch()),
        ("attacks A on B: b1", "sweeps B to C", "sweeps C to A", "concedes A"),
        focus="ABC",
    ),
    Situation(
        "BAL-11.4",
        FOUR,
        lambda: ball(witch("sortilege b1 r1 r2 r3"), witch(), witch(), witch("b2 r1 r2")),
        ("attacks A on all: b1", "concedes BC", "defends D: b2"),
        focus="ABCD",
    ),
    Situation(
        "BAL-11.5",
        THREE,
        lambda: ball(witch("enchantement j1 r1"), witch("baguette r2 r3 r4 v1")),
        ("A: attack B; luck B: v1; A: lay enchantement", "A: lay j1; A: done", "B: lay baguette"),
        focus="AB",
    ),
    Situation(
        "BAL-11.6",
        THREE,
        lambda: ball(witch("fantome r1 r2", alive=1), witch("r3 r4 r6")),
        ("attacks A on B: fantome r1", "defends B: r3"),
        focus="AB",
    ),
    Situation(
        "BAL-11.7",
        THREE,
        lambda: ball(witch("b1 r1 r2 r3"), witch("miroir r1 r2", alive=1), witch()),
        ("attacks A on B: b1", "mirrors B to C; passes", "concedes B", "concedes C"),
        focus="ABC",
    ),
    Situation("BAL-11.8", THREE, lambda: ball(witch("r1"), luck="r2 r3"), (), is_dealt=True),
    Situation(
        "BAL-11.9",
        THREE,
        lambda: ball(witch(alive=6), witch(SEVEN, alive=8), witch(TWELVE, alive=4), start="sabbat"),
        (),
        focus="ABC",
        is_dealt=True,
    ),
    Situation(
        "BAL-11.10",
        THREE,
        lambda: ball(witch("lutin abracadabra r1 v1"), tokens="red white"),
        ("defends A: r1",),
        is_dealt=True,
    ),
    Situation(
        "BAL-11.11",
        FOUR,
        robbers,
        (
            "D: lay nananere; passes",
            "attacks D on A: r1; concedes A",
            "passes; attacks C on A: r1; concedes A",
            "C: lay nananere; passes",
        ),
        focus="BCD",
    ),
    Situation(
        "BAL-11.12",
        THREE,
        lambda: ball(witch("envoutement b1 r1 r2", alive=9), witch("b2 r3 r4"), witch()),
        ("attacks A on B: envoutement b1", "concedes B", "attacks B on A: b2", "A: none; A: concede; A: lose B"),
        focus="AB",
    ),
)
