"""First steps at the ball."""

from chaudron.kernel.chance import TABLE
from chaudron.lessons.lesson import Lesson, step

MINE = "b1 r1 r1 r2 r3 j1 v1 v2 abracadabra fantome"
LEFT = "b2 r1 r3 r4 r5 r6 j3 j4 j5 tresor"
"""No green: it cannot parry what it is attacked with."""
RIGHT = "g1 r2 r4 r5 r6 j1 j2 v3 b3 j5"
DRAWN = "r7 miroir r7 balai nananere r3"
"""Each of the learner's spells comes when it can be played at the next occasion, and not before."""

BAL = Lesson(
    "bal 3 first_player=0 level=medium",
    luck={TABLE: f"{MINE} {LEFT} {RIGHT} {DRAWN}"},
    answers={
        1: "none concede attack:0 none lay:b2 done none concede none concede none concede",
        2: "attack:0 none lay:g1 done none lay:j1 attack:0 none lay:b3 done",
    },
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
        step(
            "attack:1 lay:fantome lay:v2 done",
            "bal-losing > toads",
            "bal-ghost > card:fantome",
            "bal-ghost-target > seat:1",
            "bal-ghost-potion > card:v2",
            "bal-ghost-go > go",
            rules="BAL-4.7 BAL-5.1 BAL-7.12",
            times=4,
        ),
        step("lay:nananere", "bal-steal > window", "bal-nananere > choice:lay:nananere", rules="BAL-4.1 BAL-7.6"),
        step(
            "attack:2 none lay:j1 done",
            "bal-stolen > seat:2",
            "bal-stolen-potion > card:j1",
            "bal-stolen-go > go",
            rules="BAL-4.5 BAL-7.6",
            times=4,
        ),
        step(
            "lay:balai to:1",
            "bal-blue > laid",
            "bal-sweep > choice:lay:balai",
            "bal-sweep-to > choice:to:1",
            rules="BAL-4.11 BAL-7.4",
            times=2,
        ),
    ),
)
