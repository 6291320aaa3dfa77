"""Who plays at which level of which game. How they play and what they say is in `locales/*/bots.ftl`.

A character is known by its game and level, `bal-master`: words and faces go by that.
"""

from collections.abc import Container, Sequence
from typing import NamedTuple

from chaudron.bots import LEVELS, RANKS
from chaudron.kernel.game import BadOption

NAMES: dict[str, tuple[tuple[str, ...], ...]] = {
    "belcastel": (
        ("Lulu", "Fanfan", "Titou", "Lison", "Mimi"),
        ("Gustin", "Anselme", "Firmin", "Tonin", "Léonce"),
        ("Perrine", "Margot", "Colette", "Annick", "Josette"),
        ("Dame Ortie", "Dame Sauge", "Dame Mauve", "Dame Garance", "Dame Prêle"),
        ("Maître Fiole", "Maître Plomb", "Maître Ambre", "Maître Cornue", "Maître Soufre"),
    ),
    "witches": (
        ("Nino", "Milo", "Théo", "Sacha", "Tino", "Noé"),
        ("Zélie", "Flore", "Salomé", "Agathe", "Noémie", "Lilou"),
        ("Mirabelle", "Prunelle", "Myrtille", "Cerise", "Reinette", "Amandine"),
        ("Séraphin", "Célestin", "Balthazar", "Florentin", "Augustin", "Valentin"),
        ("Mémé Suie", "Mémé Cendre", "Mémé Tison", "Mémé Fumée", "Mémé Braise", "Mémé Bougie"),
    ),
    "bal": (
        ("Puce", "Plume", "Bulle", "Perle", "Bille", "Pépin", "Noisette"),
        ("Coquelin", "Florimond", "Isidore", "Jasmin", "Godefroy", "Narcisse", "Anatole"),
        ("Sidonie", "Hortense", "Eugénie", "Clarisse", "Apolline", "Philomène", "Ernestine"),
        (
            "Baron Grimace",
            "Baron Rictus",
            "Baron Malice",
            "Baron Ronce",
            "Baron Fracas",
            "Baron Tapage",
            "Baron Poivre",
        ),
        ("La Marquise", "La Duchesse", "La Comtesse", "La Baronne", "La Princesse", "La Régente", "La Vicomtesse"),
    ),
    "blackwood": (
        ("Brindille", "Fougère", "Bruyère", "Clochette", "Mésange"),
        ("Mousse", "Lichen", "Fusain", "Genêt", "Sorbier"),
        ("Capucine", "Églantine", "Violette", "Angélique", "Pervenche"),
        ("Corbin", "Aubin", "Robin", "Sylvère", "Tristan"),
        ("Mère Chouette", "Mère Grive", "Mère Hermine", "Mère Loutre", "Mère Belette"),
    ),
}
"""By rank: whoever is met first, then those who come along when more of a level sit at one table.

They are the same in every language, and there are enough for a full table and a person who is called like one of them.
"""
NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X")
"""What tells several of one name apart, where no name is left."""


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
    def names(self) -> tuple[str, ...]:
        """Of all who play like this; the first is the one that everybody knows."""
        return NAMES[self.game][self.rank - 1]

    @property
    def name(self) -> str:
        return self.names[0]

    def answers_to(self, name: str) -> bool:
        """Is this a name of the character itself, rather than of somebody in whose place it plays?"""
        return name in {own + numeral for own in self.names for numeral in NUMERALS}


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


def new_name(names: Sequence[str], taken: Container[str]) -> str:
    """The first of the names that nobody has; if all are taken, with a numeral. `taken` are names with case folded."""
    all_names = (name + numeral for numeral in NUMERALS for name in names)
    return next(name for name in all_names if name.casefold() not in taken)
