"""Everything a player of Belcastel can ever answer, in canonical order, and what each question is about."""

from chaudron.games.belcastel.components import CHIPS, COLORED, RED, UPGRADABLE, WITCH_IDS, Chip, chip_of
from chaudron.kernel.choice import Catalogue
from chaudron.kernel.rule import About

CATALOGUE = Catalogue()
_choice, _choices = CATALOGUE.choice, CATALOGUE.choices

DRAW = _choice("draw")
STOP = _choice("stop")
RETURN = _choice("return")
FLASK = _choice("flask")
LAY = _choices("lay", CHIPS)
BAG = _choices("bag", [chip for chip in CHIPS if chip.color == RED])
BACK = _choice("back")
BONUS = _choice("bonus")
RESTART = _choice("restart")
GO_ON = _choice("go_on")
EXPLODE = _choice("explode")
RAT = _choice("rat")
GIVE_UP = _choices("give_up", (1, 2, 3))
POINTS = _choice("points")
COINS = _choice("coins")
BUY = _choices("buy", COLORED)
TAKE = _choices("take", COLORED)
RUBIES = _choice("rubies")
REMOVE_WHITE = _choice("remove_white")
ROW = _choices("row", (1, 2, 3))
SWAPS = ((1, 2), (2, 4), (1, 4))
"""From which value to which a chip may rise; by row of purple 4."""


class Swap(tuple[Chip, Chip]):
    """A chip and the bigger one it becomes, written `g1>g2`."""

    __slots__ = ()

    def __str__(self) -> str:
        return ">".join(chip.name for chip in self)


SWAP = _choices(
    "swap", [Swap((chip_of(color, low), chip_of(color, high))) for color in UPGRADABLE for low, high in SWAPS]
)

DROP = _choice("drop")
TUBE = _choice("tube")
REFILL = _choice("refill")
POINT = _choice("point")
WITCH = _choices("witch", WITCH_IDS)
LAST, EARLIER, BOTH = _choice("whites", "last"), _choice("whites", "earlier"), _choice("whites", "both")
START = _choices("start", CHIPS)
LAST_TWO = _choice("last_two")
KEEP = _choice("keep")
NONE = _choice("none")
DONE = _choice("done")
TOGETHER = _choices("together", ("round", "always", "no"))
"""[BEL-12.4] To draw in lock-step: in this round, from now on, or not."""


class ABOUT:
    """What is asked, and the rule that asks it."""

    BREW = About("brew", "BEL-5.3")
    COMMIT = About("commit", "BEL-12.1")
    RETURN = About("return", "BEL-15.6")
    CROW_SKULL = About("crow_skull", "BEL-7.3")
    MANDRAKE = About("mandrake", "BEL-7.3")
    DOUBLE = About("double", "BEL-15.8")
    EXTRA = About("extra", "BEL-15.8")
    WELL_STIRRED = About("well_stirred", "BEL-16.10")
    SECOND_CHANCE = About("second_chance", "BEL-16.12")
    BESIDE = About("beside", "BEL-16.24")
    STRONG_INGREDIENT = About("strong_ingredient", "BEL-3.5")
    RAT = About("rat", "BEL-4.1")
    DROP = About("drop", "BEL-16.18")
    REWARD = About("reward", "BEL-10.4")
    BUY = About("buy", "BEL-10.5")
    BUY_SECOND = About("buy_second", "BEL-10.5")
    SPEND = About("spend", "BEL-10.6")
    SPEND_LESS = About("spend_less", "WIT-3.12")
    SPIDER_CHIP = About("spider_chip", "BEL-16.23")
    SPIDER_DROP = About("spider_drop", "BEL-16.23")
    GHOST_ROW = About("ghost_row", "BEL-16.22")
    GHOST_TRADE = About("ghost_trade", "BEL-16.22")
    GHOST_SWAP = About("ghost_swap", "BEL-16.22")
    SCHADENFREUDE = About("schadenfreude", "BEL-16.15")
    CHOOSE_WISELY = About("choose_wisely", "BEL-16.26")
    ONLY_ONE = About("only_one", "BEL-3.3")
    WHEEL_AND_DEAL = About("wheel_and_deal", "BEL-16.26")
    GOOD_START = About("good_start", "BEL-16.14")
    OPPORTUNE_MOMENT = About("opportune_moment", "BEL-16.19")
    JUST_IN_TIME = About("just_in_time", "BEL-16.26")
    RATS_FRIENDS = About("rats_friends", "BEL-16.14")
    SAVED = About("saved", "WIT-3.1")
    SIX = About("six", "WIT-3.2")
    WHITES = About("whites", "WIT-3.3")
    GATHER = About("gather", "WIT-3.19")
    FULL_REWARD = About("full_reward", "WIT-3.4")
    UPGRADE = About("upgrade", "WIT-3.5")
    COPY = About("copy", "WIT-3.7")
    COLORS = About("colors", "WIT-3.9")
    LEFT_IN_BAG = About("left_in_bag", "WIT-3.10")
    RUBIES_FOR_POINTS = About("rubies_for_points", "WIT-3.11")
    EXCHANGE = About("exchange", "BEL-12.2")
    ASIDE = About("aside", "WIT-5.6")
    START_CHIP = About("start_chip", "WIT-5.5")
    LAY_START = About("lay_start", "WIT-5.5")
    MANDRAKE_RUBY = About("mandrake_ruby", "WIT-5.4")
    GHOST_BUY = About("ghost_buy", "WIT-5.7")
    GHOST_BUY_SECOND = About("ghost_buy_second", "WIT-5.7")
