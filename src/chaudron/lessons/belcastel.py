"""First steps in Belcastel, and with its witches."""

from chaudron.kernel.chance import TABLE
from chaudron.lessons.lesson import Lesson, step

BELCASTEL = Lesson(
    "belcastel 2 first_player=0",
    luck={
        TABLE: "rat_infestation shining",
        0: "o1 w1 g1 w2 w3 w2 g2 w3 w2 w2 1",
        1: "w1 o1 w2 w1 w2 3 o1 w1 w2 w1",
    },
    answers={1: "draw draw draw draw draw stop buy:b1 done draw draw draw draw stop buy:g1"},
    steps=(
        step("draw", "belcastel-hello > cauldron", "belcastel-draw > choice:draw", rules="BEL-5.2 BEL-10.0"),
        step("draw", "belcastel-more > choice:draw", rules="BEL-5.2 BEL-5.3 BEL-7.1", times=3),
        step("draw", "belcastel-whites > whites", "belcastel-on > choice:draw", rules="BEL-6.1 BEL-6.2"),
        step("draw", "belcastel-risk > odds", "belcastel-dare > choice:draw", rules="BEL-1.8 BEL-6.1"),
        step("coins", "belcastel-boom > choice:coins", rules="BEL-6.1 BEL-10.4"),
        step(
            "buy:g2 buy:o1",
            "belcastel-shop > choice:buy:g2",
            "belcastel-second > choice:buy:o1",
            "belcastel-pay > pay",
            rules="BEL-10.5",
            times=2,
        ),
        step("rat", "belcastel-rat > choice:rat", rules="BEL-4.1"),
        step("draw", "belcastel-again > choice:draw", rules="BEL-5.2 BEL-6.1", times=4),
        step("flask", "belcastel-flask > choice:flask", rules="BEL-8.1 BEL-8.3"),
        step("stop", "belcastel-ruby > cauldron", "belcastel-stop > choice:stop", rules="BEL-5.3 BEL-10.1 BEL-10.3"),
        step(
            "buy:b1 buy:g1",
            "belcastel-all > choice:buy:b1",
            "belcastel-basket > choice:buy:g1",
            "belcastel-pay > pay",
            rules="BEL-10.4 BEL-10.5",
            times=2,
        ),
        step("refill", "belcastel-refill > choice:refill", rules="BEL-10.6"),
    ),
)

WITCHES = Lesson(
    "witches 2 first_player=0 witches=S1-C2-G2",
    luck={TABLE: "rat_infestation", 0: "o1 w2 w1 w3 w2 g1 1", 1: "w1 o1 w2 w1 w2"},
    answers={1: "draw draw draw draw draw stop"},
    steps=(
        step("draw", "witches-hello > pennies", "witches-draw > choice:draw", rules="WIT-1.2 WIT-2.1"),
        step("draw", "witches-boom > choice:draw", rules="BEL-6.1", times=4),
        step("witch:S1", "witches-saved > choice:witch:S1", rules="WIT-2.1 WIT-3.1 WIT-3.13"),
        step("draw", "witches-on > choice:draw", rules="WIT-3.1 BEL-5.3"),
        step("stop", "witches-stop > choice:stop", rules="BEL-5.3 BEL-10.4"),
        step("witch:C2", "witches-purse > choice:witch:C2", rules="WIT-3.6 WIT-2.1"),
        step(
            "buy:g2 buy:b2",
            "witches-shop > choice:buy:g2",
            "witches-second > choice:buy:b2",
            "witches-pay > pay",
            rules="BEL-10.5 WIT-2.2",
            times=2,
        ),
    ),
)
