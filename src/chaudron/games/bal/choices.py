"""Everything a witch can ever answer, in canonical order, and what each question is about."""

from chaudron.games.bal.components import CARDS, SPELLS
from chaudron.kernel.choice import Catalogue
from chaudron.kernel.rule import About

CATALOGUE = Catalogue()
_choice, _choices = CATALOGUE.choice, CATALOGUE.choices
SEATS = range(6)

ATTACK = _choices("attack", SEATS)
"""[BAL-4.5] Name a target."""
LAY = _choices("lay", CARDS)
BOTH = _choice("both")
"""[BAL-4.18] À moi, nananère ! and Boule de cristal in the same window."""
TO = _choices("to", SEATS)
"""[BAL-7.4, BAL-7.5] Send an attack on, or copy it onto somebody."""
DISCARD = _choices("discard", CARDS)
GIVE = _choices("give", CARDS)
LOSE_OWN = _choice("lose", "own")
LOSE = _choices("lose", SEATS)
"""[BAL-7.9] Lose a captured Crapzouille, by the seat it came from."""
READ = _choice("read")
SLIP = _choice("slip")
SILENT = _choice("silent")
CHALLENGE = _choice("challenge")
CONCEDE = _choice("concede")
PASS = _choice("pass")
NONE = _choice("none")
DONE = _choice("done")


class ABOUT:
    """What is asked, and the rule that asks it."""

    CARABOSSE = About("carabosse", "BAL-4.1")
    CALM = About("calm", "BAL-7.13")
    MIRROR = About("mirror", "BAL-7.5")
    GIVE = About("give", "BAL-7.13")
    NO_POTION = About("no_potion", "BAL-6.2")
    DECLARE = About("declare", "BAL-4.5")
    ATTACK_SPELL = About("attack_spell", "BAL-4.7")
    ATTACK_POTION = About("attack_potion", "BAL-4.8")
    SECOND_POTION = About("second_potion", "BAL-4.8")
    DEFENSE_SPELL = About("defense_spell", "BAL-4.10")
    PARRY = About("parry", "BAL-4.10")
    SEND_ON = About("send_on", "BAL-7.4")
    TRICK = About("trick", "BAL-7.11")
    LOSS = About("loss", "BAL-7.17")
    INHERIT = About("inherit", "BAL-5.5")
    READ = About("read", "BAL-8.2")
    CHALLENGE = About("challenge", "BAL-8.4")


SPELL_CHOICES = frozenset(LAY[card] for card in SPELLS)
