"""Everything a witch can ever answer, in canonical order, and what each question is about."""

from chaudron.games.blackwood.components import FOREST_IDS, KINDS, POTION_IDS, SPELLS
from chaudron.games.blackwood.places import PLACES
from chaudron.kernel.choice import Catalogue
from chaudron.kernel.rule import About

CATALOGUE = Catalogue()
_choice, _choices = CATALOGUE.choice, CATALOGUE.choices

PLACE = _choices("place", PLACES)
"""[BLW-3.2] Put a puppet there."""
BUY = _choice("buy")
LEAVE = _choice("leave")
BREW = _choice("brew")
"""[BLW-5.1] Begin to brew; potions and cards are chosen one by one."""
SELL = _choices("sell", POTION_IDS)
TRADE = _choices("trade", SPELLS)
CAST = _choices("cast", SPELLS)
BORROW = _choice("borrow")
AT = _choices("at", PLACES)
"""[BLW-7.2, BLW-7.6] A place that a spell is about."""
POTION = _choices("potion", POTION_IDS)
CARD = _choices("card", FOREST_IDS)
NEARLY = _choices("pinch", KINDS)
"""[BLW-7.5] This ingredient counts as present."""
NONE = _choice("none")
DONE = _choice("done")
END = _choice("end")


class ABOUT:
    """What is asked, and the rule that asks it."""

    SEARCH = About("search", "BLW-3.2")
    RETURN = About("return", "BLW-3.6")
    BREW_POTIONS = About("brew_potions", "BLW-5.1")
    BREW_CARDS = About("brew_cards", "BLW-5.1")
    TRADE_POTION = About("trade_potion", "BLW-5.3")
    SWAP_FIRST = About("swap_first", "BLW-7.2")
    SWAP_SECOND = About("swap_second", "BLW-7.2")
    SNIFF = About("sniff", "BLW-7.3")
    SHOO = About("shoo", "BLW-7.6")
    MOVE = About("move", "BLW-7.6")
    SHOO_PLACE = About("shoo_place", "BLW-7.11")
