"""What a rule is waiting to do, and what a seat is asked: the numbers of the frames on a seat's stack.

Frames below `WAITS` go on by themselves; the others wait for an answer. What may be answered is a set of bits, in the
order in which the reference lists its choices: `FIRST…` bits, then a bit for each kind of chip, then `AFTER…` bits.
"""

DROPS, LAY_START, BREW, COMMIT_NOW, SECOND, SIX_OPEN, WHITES_BACK, LAY_ASIDE, BESIDE_LEFT = range(1, 10)
SPIDER_CHIP, SPIDER_DROP, START_CHIP, ROLLS, GHOST_SHOP, SHOP, SPEND = range(10, 17)

WAITS = 20
(
    ASK_DROP,
    ASK_CHOOSE_WISELY,
    ASK_ONLY_ONE,
    ASK_WHEEL,
    ASK_GOOD_START,
    ASK_OPPORTUNE,
    ASK_JUST_IN_TIME,
    ASK_RATS_FRIENDS,
    ASK_RAT,
    ASK_LAY_START,
    ASK_BREW,
    ASK_RETURN,
    ASK_COMMIT,
    ASK_DOUBLE,
    ASK_EXTRA,
    ASK_MANDRAKE_RUBY,
    ASK_STIR,
    ASK_CROW,
    ASK_MANDRAKE,
    ASK_SAVED,
    ASK_SECOND,
    ASK_SIX,
    ASK_WHITES,
    ASK_GATHER,
    ASK_ASIDE,
    ASK_BESIDE,
    ASK_STRONG,
    ASK_SCHADENFREUDE,
    ASK_FULL_REWARD,
    ASK_SPIDER_CHIP,
    ASK_SPIDER_DROP,
    ASK_SPIDER_MOVE,
    ASK_START_CHIP,
    ASK_GHOST_ROW,
    ASK_GHOST_TRADE,
    ASK_GHOST_SWAP,
    ASK_GHOST_BUY,
    ASK_RAIN,
    ASK_REWARD,
    ASK_COLORS,
    ASK_LEFT_IN_BAG,
    ASK_BUY,
    ASK_UPGRADE,
    ASK_COPY,
    ASK_EXCHANGE,
    ASK_SPEND,
) = range(WAITS, WAITS + 46)
LAST_ASK = WAITS + 46

CHIP = 3
"""The bit of the first kind of chip."""
AFTER = 23
NOTHING = 28
"""The last bit: none, done, keep, no."""
NO = 1 << NOTHING
YES_OR_NO = 1 | NO
"""Where one thing may be done, bit 0, or not."""
YES = 0

DRAW, STOP, TAKE_BACK = 0, 1, 2
BAG_RED = AFTER
"""The bits of the red chips 1, 2 and 4 that may go back from beside the cauldron."""
CALL_C1, CALL_C2, CALL_C4, CALL_S2, CALL_S3 = range(AFTER, AFTER + 5)
CALL_G4 = 24
TOGETHER = 32
"""[BEL-12.4] What a seat that brews may say besides: this and the wish."""
MOVE_DROP, MOVE_TUBE, REFILL, POINT = 0, 1, 2, AFTER
TWO_SPACES, THREE_RUBIES, LAST_TWO = AFTER, AFTER, AFTER
POINTS_FIRST, REMOVE_WHITE, COINS_INSTEAD = 0, 1, 1
LAST_WHITE, EARLIER_WHITE, BOTH_WHITES = 0, 1, 2
RESTART, GO_ON = 0, 1
