"""How Belcastel is soaked, with the witches and without."""

import random
from collections import Counter, defaultdict
from typing import Any

from chaudron.games.belcastel import BELCASTEL, WITCHES, Belcastel
from chaudron.games.belcastel.box import write_mix
from chaudron.games.belcastel.choices import ABOUT
from chaudron.games.belcastel.components import (
    BLACK,
    BOOK_COLORS,
    CARDS,
    DIE,
    LOCOWEED,
    PENNIES,
    PENNY_OF,
    TUBES,
    WITCH_IDS,
    WITCH_RULE,
    Chip,
)
from chaudron.games.belcastel.table import Table
from chaudron.games.belcastel.witches.box import ALL_SETS, NEW_SETS, NO_BOOK
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import About
from chaudron.lab.many import Player
from tests.soak.belcastel import sound
from tests.soak.belcastel.exercise import BOOKS, FORTUNE, RULINGS
from tests.soak.belcastel.exercise_sets import NEW_BOOKS, NEW_RULINGS
from tests.soak.belcastel.exercise_witches import WITCHES as CALLS
from tests.soak.belcastel.moment import Before, Moment
from tests.soak.belcastel.styles import random_styles, styled_player
from tests.soak.course import Course, Item

OLD_BOOKS = tuple(probe for probe in BOOKS if probe.about != "orange")
"""[WIT-1.1] The expansion replaces the pumpkin book."""
NEW_VERBS = frozenset({"witch", "whites", "start", "last_two"})
NEW_QUESTIONS = frozenset({"exchange"})
"""Those by a rule of the base game; the others cite one of the expansion."""
NEW_FACTS = frozenset(
    {
        *("witches", "penny", "pennies_left", "saved", "coins", "poured"),
        *("set_aside", "drew_along", "start_chip", "passed_black"),
    }
)


class BelcastelCourse(Course):
    """The base game."""

    game: Belcastel = BELCASTEL
    rules = "chaudron.games.belcastel"
    ids = r"BEL-[\d.]+"
    probes = {"book": BOOKS, "card": FORTUNE, "ruling": RULINGS}  # noqa: RUF012 - never changed
    not_expected = {  # noqa: RUF012 - never changed
        ("rule", "BEL-1.6"): "a chip of a closed book is only given by tube 9 before round 3: nine moves in two rounds",
    }

    def vary(self, rng: random.Random, options: dict[str, Any]) -> dict[str, Any]:
        if options["books"] == "mix" or rng.random() < 0.5:
            options["books"] = self.random_mix(rng)
        if options.get("witches") == "chosen":
            trio = [rng.choice([w for w in WITCH_IDS if PENNY_OF[w] == penny]) for penny in PENNIES]
            options["witches"] = "-".join(trio)
        return options

    def random_mix(self, rng: random.Random) -> str:
        """A set for each color; black and locoweed only where they come in sets."""
        sets = [number for number in self.game.options["books"].values if number != "mix"]
        books = {color: rng.choice(sets) for color in BOOK_COLORS}
        if NEW_SETS[0] in sets:
            books |= {color: rng.choice((NO_BOOK, *NEW_SETS)) for color in (BLACK, LOCOWEED)}
        return write_mix({color: number for color, number in books.items() if number != NO_BOOK})

    def player(self, rng: random.Random, box: Any) -> Player:
        return styled_player(rng, random_styles(rng, box))

    def check(self, table: Table) -> None:
        sound.check_table(table)

    def check_end(self, table: Table) -> None:
        sound.check_end(table)

    def items(self) -> list[Item]:
        cards = [("turned", card) for card in CARDS]
        return [*cards, *[("die", face) for face in DIE], *[("tube", str(n)) for n, bonus in enumerate(TUBES) if bonus]]

    def choices(self) -> list[Choice]:
        return [choice for choice in self.game.catalogue if is_of_base_game(choice)]

    def questions(self) -> list[About]:
        abouts = [about for about in vars(ABOUT).values() if isinstance(about, About)]
        return [about for about in abouts if about.rule.startswith("BEL") and about.key not in NEW_QUESTIONS]

    def facts(self) -> set[str]:
        return super().facts() - NEW_FACTS

    def option_value(self, name: str, value: Any) -> str:
        """Any mix is a mix, any three witches are chosen."""
        if name == "books" and value not in ALL_SETS:
            return "mix"
        return "chosen" if name == "witches" and value != "random" else str(value)

    def before(self, table: Table) -> Before:
        return Before(table)

    def moment(self) -> type[Moment]:
        return Moment

    def memory(self) -> dict[int, list[int]]:
        """In which rounds each seat has called a witch."""
        return defaultdict(list)

    def hear(self, now: Moment, key: str, counts: Counter[Item]) -> tuple[str, ...]:
        match key, now.fact:
            case "round", {"round": number}:
                now.round = number
            case "card", {"card": card}:
                now.card = card
                counts["turned", card] += 1
            case "laid", _:
                return (f"laid:{now.chip.color}",)
            case "rolled", {"face": face}:
                counts["die", face] += 1
            case "penny", _:
                now.calls[now.seat].append(now.round)
            case "tube", {"tube": tube}:
                counts["tube", str(tube)] += 1
        return ()


class WitchesCourse(BelcastelCourse):
    """Les Sorcières s'en mêlent."""

    game = WITCHES
    ids = r"(BEL|WIT)-[\d.]+"
    probes = {  # noqa: RUF012 - never changed
        "book": (*OLD_BOOKS, *NEW_BOOKS),
        "card": FORTUNE,
        "ruling": (*RULINGS, *NEW_RULINGS),
        "witch": CALLS,
    }
    not_expected = {  # noqa: RUF012 - never changed
        ("rule", "BEL-1.6"): "as in the base game",
        ("ruling", "BEL-16.6: neither: stopped"): "there are bowls, and whites are left when a bag is nearly empty",
        ("ruling", "BEL-16.19: of a row the rest is given"): "two boxes hardly run out of what purple 2 gives",
        ("ruling", "BEL-16.20: a shortfall of rubies"): "all 40 rubies are hardly owned just when that card is turned",
        ("choice", "start:o6"): "no spider is worth 6",
        ("choice", "witch:C3"): "she is called by taking the chip",
    }

    def choices(self) -> list[Choice]:
        return list(self.game.catalogue)

    def questions(self) -> list[About]:
        return [about for about in vars(ABOUT).values() if isinstance(about, About)]

    def facts(self) -> set[str]:
        return super().facts() | NEW_FACTS

    def cited(self) -> set[str]:
        return super().cited() | {WITCH_RULE[witch] for witch in WITCH_IDS}


def is_of_base_game(choice: Choice) -> bool:
    """Only the expansion has witches and two kinds of chips more."""
    is_chip_of_both = not isinstance(choice.thing, Chip) or choice.thing in BELCASTEL.kind.stock
    return choice.verb not in NEW_VERBS and is_chip_of_both
