"""Witches with strong habits, so that random games also reach what even-handed chance seldom does.

Hunts for one victim, hands without potions, hands full of spells, mumbled formulas, bells rung for nothing: each comes
from somebody who overdoes something. Players look at the table itself; they are no bots.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from chaudron.games.bal.box import Box
from chaudron.games.bal.choices import CHALLENGE, CONCEDE, DONE, NONE, PASS, READ, SLIP, SPELL_CHOICES
from chaudron.games.bal.components import COLORS
from chaudron.games.bal.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask
from chaudron.lab.many import Player

Options = tuple[Choice, ...]
Way = Callable[[random.Random, Table, int, Options], Choice]

WINDOWS = frozenset({"carabosse", "calm", "mirror"})
AIMED = frozenset({"declare", "send_on"})


@dataclass(frozen=True)
class Style:
    """How somebody plays: whom, with how many potions, with spells, in defense, in windows, aloud, and with ears."""

    aim: str = "evenly"
    potions: str = "evenly"
    spells: str = "evenly"
    defense: str = "evenly"
    trick: str = "evenly"
    windows: float = 0.5
    diction: float = 0.8
    ears: str = "evenly"


def evenly(rng: random.Random, table: Table, seat: int, options: Options) -> Choice:
    return options[int(rng.random() * len(options))]


def preferring(choice: Choice, how_much: float = 0.9) -> Way:
    """Nearly always this choice, where it is offered."""

    def way(rng: random.Random, table: Table, seat: int, options: Options) -> Choice:
        if choice in options and rng.random() < how_much:
            return choice
        return evenly(rng, table, seat, options)

    return way


def avoiding(*choices: Choice) -> Way:
    """Anything else, where there is something else."""

    def way(rng: random.Random, table: Table, seat: int, options: Options) -> Choice:
        others = tuple([choice for choice in options if choice not in choices])
        return evenly(rng, table, seat, others or options)

    return way


def weakest(rng: random.Random, table: Table, seat: int, options: Options) -> Choice:
    """The witch with fewest Crapzouilles: they leave one after the other."""
    named = [choice for choice in options if choice.verb in ("attack", "to")]
    return min(named, key=lambda choice: (table.seats[choice.thing].lives, choice.thing))


def poorest(rng: random.Random, table: Table, seat: int, options: Options) -> Choice:
    """The witch with fewest cards."""
    named = [choice for choice in options if choice.verb in ("attack", "to")]
    return min(named, key=lambda choice: (len(table.seats[choice.thing].hand), choice.thing))


def with_spells(rng: random.Random, table: Table, seat: int, options: Options) -> Choice:
    """A spell whenever there is one."""
    spells = tuple([choice for choice in options if choice in SPELL_CHOICES])
    return evenly(rng, table, seat, spells or options)


def rarest(rng: random.Random, table: Table, seat: int, options: Options) -> Choice:
    """The rarest potion."""
    potions = [choice for choice in options if choice.verb == "lay"]
    return min(potions, key=lambda choice: COLORS.index(choice.thing.color), default=DONE)


AIM: dict[str, Way] = {"evenly": evenly, "weakest": weakest, "poorest": poorest, "hexing": with_spells}
POTIONS: dict[str, Way] = {
    "evenly": evenly,
    "two": avoiding(DONE),
    "one": preferring(DONE),
    "rarest": rarest,
}
SPELLS: dict[str, Way] = {"evenly": evenly, "eagerly": with_spells, "never": preferring(NONE, 0.98)}
DEFENSE: dict[str, Way] = {
    "evenly": evenly,
    "parrying": avoiding(CONCEDE),
    "conceding": preferring(CONCEDE),
}
TRICK: dict[str, Way] = {"evenly": evenly, "everything": avoiding(DONE), "nothing": preferring(DONE)}
WINDOW = (0.03, 0.3, 0.9)
"""How likely somebody reacts who can."""
DICTION = (0.4, 0.8, 0.97)
EARS: dict[str, Way] = {"evenly": evenly, "jumpy": preferring(CHALLENGE), "deaf": preferring(PASS, 0.98)}


def random_style(rng: random.Random) -> Style:
    """Any of the habits, independently."""
    return Style(
        aim=rng.choice(tuple(AIM)),
        potions=rng.choice(tuple(POTIONS)),
        spells=rng.choice(tuple(SPELLS)),
        defense=rng.choice(tuple(DEFENSE)),
        trick=rng.choice(tuple(TRICK)),
        windows=rng.choice(WINDOW),
        diction=rng.choice(DICTION),
        ears=rng.choice(tuple(EARS)),
    )


def random_styles(rng: random.Random, box: Box) -> list[Style]:
    """A style for each seat; in every third game all share one, so that it meets no resistance."""
    if rng.random() < 1 / 3:
        return [random_style(rng)] * box.players
    return [random_style(rng) for _ in range(box.players)]


def choose(rng: random.Random, style: Style, table: Table, ask: Ask) -> Choice:
    """What somebody of this style answers."""
    options, about = ask.options, ask.about.key
    if len(options) == 1:
        return options[0]
    if about in WINDOWS:
        return PASS if rng.random() > style.windows else evenly(rng, table, ask.seat, options[:-1])
    if about == "read":
        return READ if rng.random() < style.diction else SLIP if rng.random() < 0.8 else options[-1]
    return way_to_answer(style, about)(rng, table, ask.seat, options)


def way_to_answer(style: Style, about: str) -> Way:
    if about in AIMED:
        return AIM[style.aim] if about == "declare" or style.aim != "hexing" else evenly
    if about in ("attack_potion", "second_potion"):
        return POTIONS[style.potions]
    if about in ("attack_spell", "defense_spell"):
        return SPELLS[style.spells]
    if about == "parry":
        return DEFENSE[style.defense]
    if about == "trick":
        return TRICK[style.trick]
    return EARS[style.ears] if about == "challenge" else evenly


def styled_player(rng: random.Random, styles: Sequence[Style]) -> Player:
    """One style per seat; of those who are asked anybody may answer first."""

    def play(table: Table) -> tuple[int, Choice]:
        seats = list(table.asks)
        ask = table.asks[seats[int(rng.random() * len(seats))]]
        return ask.seat, choose(rng, styles[ask.seat], table, ask)

    return play
