"""A state of the twin, made of a table of the reference in the middle of anything: to play on from it, or to compare.

What a table keeps in rules that are being carried out becomes frames and notes of the seats; what only listeners need
(facts, faces, seals) has no place here. Chips bought lie in the bag at once: nothing looks into it until they do.
"""

from typing import Any, NamedTuple

from chaudron.fast.belcastel import asks, layout, rounds
from chaudron.fast.belcastel.agendas import Frames, frames_of, phase_of, seats_at_once
from chaudron.fast.belcastel.box import Numbers
from chaudron.fast.belcastel.choices import bit_of
from chaudron.fast.belcastel.layout import BEFORE, CODE_SHIFT, GAP_BITS, PLACES, SPACE_SHIFT
from chaudron.fast.belcastel.tables import CARD, CODE_OF, R1
from chaudron.fast.words import HOLDS
from chaudron.games.belcastel.components import CARDS, PENNIES, WITCH_IDS, Chip
from chaudron.games.belcastel.table import Before, Seat, Table
from chaudron.kernel.chance import Counter

AGREED = {"": 0, "round": layout.THIS_ROUND, "always": layout.ALWAYS, "no": layout.NEVER}
STATES = {"brewing": layout.BREWING, "stopped": layout.STOPPED, "exploded": layout.EXPLODED}
REWARDS = {"": 0, "points": layout.TOOK_POINTS, "coins": layout.TOOK_COINS}
COMMITS = {"": 0, "draw": layout.DRAWS, "stop": layout.STOPS}
_PLACE_OF_CARD = {name: place for place, name in enumerate(CARDS)}


class Parts(NamedTuple):
    """The numbers of a state, as lists."""

    words: list[int]
    wide: list[int]
    small: list[int]
    laid: list[int]


def parts_of(table: Table) -> Parts:
    """A table as the numbers of a state."""
    parts = Parts(*[[0] * size for size in layout.sizes(len(table.seats))])
    _write_table(table, parts)
    for p, mine in enumerate(table.seats):
        _write_words(table, parts, p, mine)
        _write_numbers(table, parts, p, mine)
        _write_laid(parts, p, mine)
    _write_phase(table, parts)
    return parts


def _write_table(table: Table, parts: Parts) -> None:
    bag_at(parts.words, layout.SUPPLY, dict(enumerate(table.supply)))
    parts.words[layout.DECK] = sum(1 << _PLACE_OF_CARD[card] for card in table.deck)
    parts.wide[layout.TABLE_USED] = table.chance.used[-1]
    small = parts.small
    small[layout.ROUND], small[layout.FIRST] = table.round, table.first
    small[layout.CARD_NOW] = CARD.get(table.card, 0)
    small[layout.AGREED] = AGREED[table.agreed]
    small[layout.REMEMBERED] = any(mine.before is not None for mine in table.seats)
    for penny, witch in enumerate(table.witches):
        small[layout.WITCH + penny] = 1 + WITCH_IDS.index(witch) % 4


def bag_at(words: list[int], at: int, counts: dict[int, int]) -> None:
    for kind, count in counts.items():
        words[at + (kind >> 3)] += count << 8 * (kind & 7)


def hand_of(chips: Any) -> int:
    """Chips in the order of drawing, as a hand."""
    if len(chips) > HOLDS:
        raise ValueError(f"{len(chips)} chips set aside: a hand holds {HOLDS}")
    return sum((chip + 1) << 5 * place for place, chip in enumerate(chips))


def _write_words(table: Table, parts: Parts, p: int, mine: Seat) -> None:
    at, words = p * layout.PER_WORDS, parts.words
    for chip in (*mine.bag, *mine.bought):
        words[at + layout.BAG + (chip >> 3)] += 1 << 8 * (chip & 7)
    words[at + layout.ASIDE] = hand_of(mine.aside)
    if isinstance(table.chance, Counter):
        words[at + layout.STREAM] = table.chance.starts[p]
        words[layout.TABLE_STREAM] = table.chance.starts[-1]


def _write_numbers(table: Table, parts: Parts, p: int, mine: Seat) -> None:
    at, wide = p * layout.PER_WIDE, parts.wide
    wide[at + layout.POINTS], wide[at + layout.RUBIES] = mine.points, mine.rubies
    wide[at + layout.USED], wide[at + layout.FILLED] = table.chance.used[p], mine.filled
    at, small = p * layout.PER_SMALL, parts.small
    start = [chip + 1 for chip in mine.start or mine.kept]
    fields = {
        layout.DROP: (mine.drop, mine.tube, mine.rat, mine.given_up, mine.flask, mine.space, mine.left),
        layout.REWARD: (REWARDS[mine.reward], mine.whites, mine.turn, mine.started, mine.ended, mine.put_beside),
        layout.STATE: (STATES[mine.state], mine.protected, mine.full_reward, mine.can_take_back, mine.poured),
        layout.STIRRED: (mine.stirred, mine.had_chance, mine.found, mine.removed, AGREED[mine.wish]),
        layout.COMMIT: (COMMITS[mine.commit], 0 if mine.drawn is None else mine.drawn + 1, len(mine.chips)),
        layout.LAST_TURN: (mine.turns[-1] if mine.turns else 0, len(mine.bowl), *start),
        layout.PENNIES: (sum(1 << PENNIES.index(penny) for penny in mine.pennies), *beside_of(mine.beside)),
    }
    for first, values in fields.items():
        small[at + first : at + first + len(values)] = values
    if mine.before is not None:
        _write_before(parts, p, mine.before)


def beside_of(chips: list[Chip]) -> tuple[int, ...]:
    """[BEL-16.24] How many red chips of each value lie beside the cauldron."""
    return tuple(sum(chip == R1 + place for chip in chips) for place in range(3))


def _write_before(parts: Parts, p: int, before: Before) -> None:
    parts.wide[p * layout.PER_WIDE + layout.BEFORE_POINTS] = before.points
    parts.wide[p * layout.PER_WIDE + layout.BEFORE_RUBIES] = before.rubies
    pennies = sum(1 << PENNIES.index(penny) for penny in before.pennies)
    values = (
        *(before.flask, before.found, pennies, before.whites, before.can_take_back, before.poured),
        *(len(before.chips), len(before.bowl), len(before.aside), *beside_of(before.beside)),
    )
    at = p * layout.PER_SMALL + layout.BEFORE_FLASK
    parts.small[at : at + len(values)] = values
    kept = [*_laid(before.chips, before.spaces, before.turns), *_poured(before.bowl), *_poured(before.aside)]
    if len(kept) > layout.BEFORE_PLACES:
        raise ValueError(f"{len(kept)} chips before brewing: a state holds {layout.BEFORE_PLACES}")
    at = p * layout.PER_LAID + BEFORE
    parts.laid[at : at + len(kept)] = kept


def _laid(chips: list[Chip], spaces: list[int], turns: list[int]) -> list[int]:
    """Chips of a cauldron as numbers."""
    gaps = [turn - before - 1 for turn, before in zip(turns, [0, *turns], strict=False)]
    return [
        CODE_OF[chip.name] << CODE_SHIFT | space << SPACE_SHIFT | min(gap, GAP_BITS)
        for chip, space, gap in zip(chips, spaces, gaps, strict=True)
    ]


def _poured(chips: tuple[Chip, ...]) -> list[int]:
    return [chip << CODE_SHIFT for chip in chips]


def _write_laid(parts: Parts, p: int, mine: Seat) -> None:
    at = p * layout.PER_LAID
    if len(mine.chips) + len(mine.bowl) > PLACES:
        raise ValueError(f"{len(mine.chips) + len(mine.bowl)} chips laid: a state holds {PLACES}")
    parts.laid[at : at + len(mine.chips)] = _laid(mine.chips, mine.spaces, mine.turns)
    if mine.bowl:
        parts.laid[at + PLACES - len(mine.bowl) : at + PLACES] = reversed(_poured(mine.bowl))


def _write_phase(table: Table, parts: Parts) -> None:
    """The phase of the round, whose turn it is, and what is still to be done."""
    phase = phase_of(table)
    parts.small[layout.PHASE] = phase
    if phase == rounds.GAME_OVER:
        parts.small[layout.TURN] = len(table.seats)
        return
    at_once = seats_at_once(table)
    if at_once is None:
        (seat,) = table.asks
        if phase == rounds.COMMITTING:
            parts.small[layout.ACTING] = seat + 1
        else:
            parts.small[layout.TURN] = 1 + table.turn_order.index(seat)
    for seat, frames in frames_of(table, at_once).items():
        _write_frames(table, parts, seat, frames)


def _write_frames(table: Table, parts: Parts, p: int, frames: Frames) -> None:
    at = p * layout.PER_SMALL
    if len(frames.stack) > layout.FRAMES:
        raise ValueError(f"{len(frames.stack)} rules of a seat stand on each other: a state holds {layout.FRAMES}")
    parts.small[at + layout.DEPTH] = len(frames.stack)
    for place, (op, number) in enumerate(frames.stack):
        parts.small[at + layout.STACK + 2 * place] = op
        parts.small[at + layout.STACK + 2 * place + 1] = number
    for field, value in frames.small.items():
        parts.small[at + field] = value
    for field, value in frames.wide.items():
        parts.wide[p * layout.PER_WIDE + field] = value
    for field, value in frames.words.items():
        parts.words[p * layout.PER_WORDS + field] = value
    if p in table.asks and frames.stack and frames.stack[-1][0] >= asks.WAITS:
        op = frames.stack[-1][0]
        options = sum(1 << bit_of(choice, op) for choice in table.asks[p].options)
        parts.words[p * layout.PER_WORDS + layout.MASK] = options


def state_of(table: Table, box: Numbers) -> layout.State:
    """A state that can be played on."""
    state = layout.empty(box.box, box.lanes, len(table.seats))
    for field, numbers in zip((state.words, state.wide, state.small, state.laid), parts_of(table), strict=True):
        for place, number in enumerate(numbers):
            field[place] = number
    return state
