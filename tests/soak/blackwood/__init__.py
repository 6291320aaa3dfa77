"""How Blackwood is soaked."""

import random
from collections import Counter
from typing import Any

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.choices import ABOUT
from chaudron.games.blackwood.components import COLUMNS
from chaudron.games.blackwood.table import Table
from chaudron.kernel.rule import About
from chaudron.lab.many import Player
from tests.soak.blackwood import sound, values
from tests.soak.blackwood.exercise import ACTIONS, ENDS, ROUNDS, SPELLS, TURNS
from tests.soak.blackwood.moment import Before, Diary, Moment
from tests.soak.blackwood.styles import random_styles, styled_player
from tests.soak.blackwood.ways import ALL, ways
from tests.soak.course import Course, Item

UNLIMITED, LIMITED = BLACKWOOD.options["fagus_limit"].values


class BlackwoodCourse(Course):
    """Blackwood."""

    game = BLACKWOOD
    rules = "chaudron.games.blackwood"
    ids = r"BLW-[\d.]+"
    probes = {"ruling": (*ROUNDS, *TURNS, *ACTIONS, *SPELLS, *ENDS)}  # noqa: RUF012 - never changed
    not_expected = {  # noqa: RUF012 - never changed
        ("choice", "cast:pinch"): "a pinch is used in a brew",
        ("ruling", "BLW-3.13: both piles were empty: a place stays so"): "larders never hold so many cards",
        ("ruling", "BLW-7.3: fewer than five cards in all"): "as above",
    }

    def vary(self, rng: random.Random, options: dict[str, Any]) -> dict[str, Any]:
        """Any number of tokens; half of the games with other card values."""
        options["fagus_limit"] = rng.choice((0, 1, 2, 5, 10, 10, 10, rng.randint(1, 20)))
        options["components"] = values.known(rng.choice((*values.NAMES, *[values.OUR_OWN] * 3)))
        return options

    def player(self, rng: random.Random, box: Any) -> Player:
        return styled_player(rng, random_styles(rng, box))

    def watch(self, table: Table) -> None:
        sound.check_counts(table)

    def check(self, table: Table) -> None:
        sound.check_table(table)

    def check_end(self, table: Table) -> None:
        sound.check_end(table)

    def rounds(self, table: Table) -> int:
        return (table.expedition - 1) * COLUMNS + table.column

    def items(self) -> list[Item]:
        """Every card, potion and spell in every way in which it can be used."""
        return [("way", way) for way in ALL]

    def questions(self) -> list[About]:
        return [about for about in vars(ABOUT).values() if isinstance(about, About)]

    def option_values(self, name: str) -> list[str]:
        """Of card values, those of the laboratory."""
        return list(values.NAMES) if name == "components" else super().option_values(name)

    def option_value(self, name: str, value: Any) -> str:
        if name == "fagus_limit":
            return str(LIMITED if value else UNLIMITED)
        return values.name_of(value) if name == "components" else str(value)

    def before(self, table: Table) -> Before:
        return Before(table)

    def moment(self) -> type[Moment]:
        return Moment

    def memory(self) -> Diary:
        """What was told in this turn, round and expedition."""
        return Diary()

    def hear(self, now: Moment, key: str, counts: Counter[Item]) -> tuple[str, ...]:
        now.diary.write((key, now.rule, now.fact), now.answerer, now.answered == "move")
        for way in ways(now, key):
            counts["way", way] += 1
        return ()
