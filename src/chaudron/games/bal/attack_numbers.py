"""[BAL-4] The attack on the table as numbers."""

from collections.abc import Iterable

from chaudron.games.bal.components import COLORS, SPELLS, WHITE, Card
from chaudron.games.bal.table import NOBODY, Attack
from chaudron.kernel.numbers import Field, counts, flags, marked, marks

TOKEN_COLORS = (WHITE, *COLORS)
_SPELLS = marked([card.name for card in SPELLS])
_MOST = 20


def relative(seat: int, viewer: int, players: int) -> int:
    """So many places clockwise from the viewer; nobody stays nobody."""
    return NOBODY if seat == NOBODY else (seat - viewer) % players


def attack_fields(players: int) -> tuple[Field, ...]:
    """What the numbers mean; without an attack all are 0."""
    single = [flags(name, range(players)) for name in ("author", "owner", "defender")]
    several = [flags(name, range(players)) for name in ("targets", "mirrors", "swept", "parried", "failed", "gained")]
    made = (
        *single,
        *several,
        flags("spell", SPELLS),
        flags("second", SPELLS),
        flags("copied_spell", SPELLS),
        counts("potions", COLORS, _MOST),
        counts("tokens", TOKEN_COLORS, _MOST),
        counts("copied", COLORS, _MOST),
        Field("is_off"),
    )
    return (Field("is_attack"), *[field._replace(name=f"attack.{field.name}") for field in made])


def attack_numbers(attack: Attack | None, viewer: int, players: int) -> list[int]:
    """In the order of `attack_fields`. Of the pairs of mirrors and brooms, whose they are."""
    if attack is None:
        return [0] * sum(field.size for field in attack_fields(players))
    row = [1]
    for seat in (attack.author, attack.owner, attack.defender):
        row += marks(players)[relative(seat, viewer, players)]
    mirrors, swept = attack.mirrors[::2], attack.swept[::2]
    for seats in (attack.targets, mirrors, swept, attack.parried, attack.failed, attack.gained):
        row += [int((viewer + turn) % players in seats) for turn in range(players)]
    for spell in (attack.spell, attack.second, attack.copied_spell):
        row += _SPELLS[_name(spell)]
    row += _tally(COLORS, [card.color for card in attack.potions])
    row += _tally(TOKEN_COLORS, attack.tokens)
    row += _tally(COLORS, attack.copied)
    row.append(int(attack.is_off))
    return row


def _name(card: Card | None) -> str:
    return "" if card is None else card.name


def _tally(known: Iterable[str], there: Iterable[str]) -> list[int]:
    found = list(there)
    return [found.count(one) for one in known]
