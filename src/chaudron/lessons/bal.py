"""First steps at the ball."""

from chaudron.kernel.chance import TABLE
from chaudron.lessons.lesson import Lesson, step

MINE = "b1 r1 r1 r2 r3 j1 j2 v1 v2 abracadabra"
LEFT = "b2 r1 r3 r4 r5 r6 j3 j4 j5 tresor"
"""No green: it cannot parry what it is attacked with."""
RIGHT = "g1 r2 r4 r5 r6 j1 j2 v3 b3 j5"

BAL = Lesson(
    "bal 3 first_player=0",
    luck={TABLE: f"{MINE} {LEFT} {RIGHT} r7 miroir r7 r3"},
    answers={1: "none concede attack:0 none lay:b2 done none concede", 2: "attack:0 none lay:g1 done"},
    steps=(
        step(
            "attack:1 none lay:v1 done",
            "bal-hello > toads",
            "bal-target > seat:1",
            "bal-potion > card:v1",
            "bal-attack > go",
            rules="BAL-4.4 BAL-4.5 BAL-4.8 BAL-5.2",
            times=4,
        ),
        step("none lay:b1", "bal-parry > hand:b1", "bal-parried > go", rules="BAL-4.10 BAL-4.14", times=2),
        step("to:1", "bal-window > window", "bal-mirror > choice:to:1", rules="BAL-4.9 BAL-7.5"),
        step("none concede", "bal-grey > laid", "bal-concede > choice:concede", rules="BAL-4.14 BAL-7.1", times=2),
    ),
)
