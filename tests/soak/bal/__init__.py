"""How Le Bal is soaked."""

import random
from collections import Counter
from typing import Any

from chaudron.games.bal import BAL
from chaudron.games.bal.choices import ABOUT
from chaudron.games.bal.components import CARDS, SPELLS, TOKENS, Card
from chaudron.games.bal.spells import ATTACK_SPELLS, DEFENSE_SPELLS
from chaudron.games.bal.table import Table
from chaudron.kernel.facts import Fact
from chaudron.kernel.rule import About
from chaudron.lab.many import Player
from tests.soak.bal import sound
from tests.soak.bal.exercise import HANDS, LEAVING, PLACES, READING, ROUNDS, TURNS, WINDOWS
from tests.soak.bal.exercise_spells import SPELLS as SPELL_PROBES
from tests.soak.bal.moment import Before, Moment, Told
from tests.soak.bal.styles import random_styles, styled_player
from tests.soak.course import Course, Item

PRIVATE = frozenset({"drew", "got", "inherited"})
"""Facts that never reach everybody."""
THROWN: dict[str, tuple[str, tuple[Card, ...]]] = {
    "BAL-5.1": ("left behind", CARDS),
    "BAL-5.5": ("not inherited", CARDS),
    "BAL-6.2": ("exchanged", SPELLS),
    "BAL-7.10": ("lost to Enchantement", CARDS),
    "BAL-7.11": ("thrown by Tour de magie", CARDS),
}
"""How a card is thrown, by the rule that says so, and which cards can be."""


class BalCourse(Course):
    """Le Bal des Sorcières."""

    game = BAL
    rules = "chaudron.games.bal"
    ids = r"BAL-[\d.]+"
    probes = {  # noqa: RUF012 - never changed
        "ruling": (*ROUNDS, *TURNS, *WINDOWS, *LEAVING, *HANDS, *SPELL_PROBES, *READING),
        "place": PLACES,
    }
    not_expected = {  # noqa: RUF012 - never changed
        ("choice", "lay:miroir"): "a mirror is laid by naming somebody",
        ("choice", "lay:lutin"): "nobody is asked: the imp must be played",
        ("fact", "skipped"): "84 potions are far more than hands hold",
        ("rule", "BAL-4.4"): "as above",
        ("way", "tourdemagie thrown by Tour de magie"): "there is only one",
        ("ruling", "BAL-5.2: copies were dropped at the end"): "two mirrors must be held up to the same last witch",
        ("ruling", "BAL-6.2: a single card"): "a check draws two before; only Tour de magie leaves one spell",
        ("ruling", "BAL-7.13: without a card"): "short hands draw, so that a ball is hardly ever the last card",
    }

    def vary(self, rng: random.Random, options: dict[str, Any]) -> dict[str, Any]:
        """Any number of seconds, any chance; half of the games at the hard level, which has all the cards."""
        options["level"] = rng.choice((options["level"], "hard"))
        options["incantation"] = rng.choice((options["incantation"], "off"))
        for name, value in options.items():
            if value == "seconds":
                options[name] = rng.randint(1, 60)
            elif value == "0..1":
                options[name] = round(rng.random(), 2)
        return options

    def player(self, rng: random.Random, box: Any) -> Player:
        return styled_player(rng, random_styles(rng, box))

    def watch(self, table: Table) -> None:
        sound.check_counts(table)

    def check(self, table: Table) -> None:
        sound.check_table(table)

    def check_end(self, table: Table) -> None:
        sound.check_end(table)

    def items(self) -> list[Item]:
        """Every card in every way in which it can be played or lost, every token."""
        ways = [(f"{card} in attack") for card in CARDS if card.color or card in ATTACK_SPELLS]
        ways += [(f"{card} in defense") for card in CARDS if card.color or card in DEFENSE_SPELLS]
        ways += [f"{card} {words}" for words, cards in THROWN.values() for card in cards]
        ways += [f"{card} was given" for card in CARDS]
        return [*[("way", way) for way in ways], *[("token", token) for token in sorted(set(TOKENS))]]

    def questions(self) -> list[About]:
        return [about for about in vars(ABOUT).values() if isinstance(about, About)]

    def option_value(self, name: str, value: Any) -> str:
        """Any number of seconds is seconds, any chance is a chance."""
        values = self.game.options[name].values
        return str(values[0]) if values in (("seconds",), ("0..1",)) else str(value)

    def before(self, table: Table) -> Before:
        return Before(table)

    def moment(self) -> type[Moment]:
        return Moment

    def memory(self) -> list[Told]:
        """What was told in this turn."""
        return []

    def is_heard(self, fact: Fact) -> bool:
        return fact.key in PRIVATE or fact.is_heard_by(None)

    def hear(self, now: Moment, key: str, counts: Counter[Item]) -> tuple[str, ...]:
        if key == "turn":
            now.turn.clear()
        now.turn.append((key, now.rule, now.fact))
        match key, now.rule, now.fact:
            case "laid", _, {"card": card}:
                counts["way", f"{card} in {'defense' if is_of_a_defense(now) else 'attack'}"] += 1
            case "discarded", rule, {"cards": cards}:
                for card in cards.split():
                    counts["way", f"{card} {THROWN[rule][0]}"] += 1
            case "got", _, {"cards": card}:
                counts["way", f"{card} was given"] += 1
            case "farce", _, {"tokens": tokens}:
                for token in tokens.split():
                    counts["token", token] += 1
        return ()


def is_of_a_defense(now: Moment) -> bool:
    return now.answered in ("defense_spell", "parry")
