"""Who plays at which level of which game. How they play and what they say is in `locales/*/bots.ftl`.

A character is known by its game and level, `bal-master`: words and faces go by that.
"""

from collections.abc import Container
from typing import NamedTuple

from chaudron.bots import LEVELS, RANKS
from chaudron.kernel.game import BadOption

NAMES: dict[str, tuple[str, ...]] = {
    "belcastel": ("Lulu", "Gustin", "Perrine", "Dame Ortie", "Maître Fiole"),
    "witches": ("Nino", "Zélie", "Mirabelle", "Séraphin", "Mémé Suie"),
    "bal": ("Puce", "Coquelin", "Sidonie", "Baron Grimace", "La Marquise"),
    "blackwood": ("Brindille", "Mousse", "Capucine", "Corbin", "Mère Chouette"),
}
"""By rank. They are the same in every language."""
NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X")
"""What tells several of one name apart."""


class Character(NamedTuple):
    """Somebody who plays at a level."""

    game: str
    level: str

    @property
    def id(self) -> str:
        return f"{self.game}-{self.level}"

    @property
    def rank(self) -> int:
        """From 1, the weakest."""
        return RANKS.index(self.level) + 1

    @property
    def name(self) -> str:
        return NAMES[self.game][self.rank - 1]

    def answers_to(self, name: str) -> bool:
        """Is this the name of the character itself, rather than of somebody in whose place it plays?"""
        return name in {self.name + numeral for numeral in NUMERALS}


def characters(game: str) -> list[Character]:
    """Everybody whom a host may let play, from the weakest to the strongest."""
    return [Character(game, level) for level in RANKS if level in LEVELS.get(game, ())]


def character(game: str, level: str) -> Character | None:
    """Who plays at a level; None where nobody does, as in the laboratory."""
    return next((one for one in characters(game) if one.level == level), None)


def adviser(game: str, level: str | None) -> Character:
    """Whose advice is asked for: that of the strongest, unless a level is named. Raises `BadOption`."""
    known = characters(game)
    wanted = known[-1] if level is None else character(game, level)
    if wanted is None:
        raise BadOption("unknown_bot", given=level, known=", ".join(one.level for one in known))
    return wanted


def new_name(name: str, taken: Container[str]) -> str:
    """The name, or with the first numeral that nobody has; `taken` are names with case folded."""
    return next(name + numeral for numeral in NUMERALS if (name + numeral).casefold() not in taken)
