"""First steps in the Blackwood, with our card values whatever those of the house are."""

from chaudron.games.blackwood.components import OURS
from chaudron.kernel.chance import TABLE
from chaudron.lessons.lesson import Lesson, step

VILLAGE = "P09 P23 P24 P22 P26 P36"
FOREST = "F17 F21 F33 F45 F06 F10 F05 F29 F50 F02 F03 F38 F56 F19 F53"
LATER = "F22 F18 F16 F23 P35 F09 F11 F07 F01 F08"
"""What forest and village are filled up with, round by round."""

BLACKWOOD = Lesson(
    f"blackwood 2 first_witch=1 components={OURS.hash}",
    luck={TABLE: f"{VILLAGE} {FOREST} {LATER}"},
    answers={
        1: "place:r1c1 buy place:r3c2 buy place:r1c3 buy place:r2c4 buy end place:r2c5 end buy end",
    },
    steps=(
        step("place:r1c2", "blackwood-hello > potion:P09", "blackwood-place > place:r1c2", rules="BLW-3.2 BLW-3.9"),
        step("buy", "blackwood-slid > spot:r1c1", "blackwood-buy > choice:buy", rules="BLW-3.6 BLW-3.9 BLW-3.10"),
        step("place:r2c2", "blackwood-clover > place:r2c2", rules="BLW-3.2 BLW-5.1"),
        step("buy", "blackwood-take > choice:buy", rules="BLW-3.6"),
        step(
            "brew potion:P09 card:F21 card:F05",
            "blackwood-bench > choice:brew",
            "blackwood-brew > brew",
            rules="BLW-5.1",
            times=3,
        ),
        step("end", "blackwood-sell > potions", "blackwood-end > choice:end", rules="BLW-5.5 BLW-3.7"),
        step("place:r1c5 end", "blackwood-ahead > place:r1c5", "blackwood-done > choice:end", rules="BLW-3.2", times=2),
        step("place:r3c5 end", "blackwood-last > place:r3c5", "blackwood-done > choice:end", rules="BLW-3.9", times=2),
        step("buy", "blackwood-home > choice:buy", rules="BLW-3.6 BLW-3.8"),
        step("end", "blackwood-done > choice:end", rules="BLW-3.7"),
        step("place:r1c1 end", "blackwood-wait > place:r1c1", "blackwood-done > choice:end", rules="BLW-3.2", times=2),
        step("buy", "blackwood-spare > choice:buy", rules="BLW-3.6"),
        step("end", "blackwood-sale > choice:end", rules="BLW-4.1"),
    ),
)
