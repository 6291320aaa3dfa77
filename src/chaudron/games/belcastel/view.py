"""[BEL-1.8, BEL-5.1, BEL-16.13] What a seat sees of the table, and whole tables that agree with what it sees.

Everything lies open except the contents of the other bags (unless `open_bags`), what was committed in lock-step, and
what the others answered in the beat being carried out.
"""

from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, cast

from chaudron.games.belcastel import lock_step, view_types
from chaudron.games.belcastel.box import Box, make_box
from chaudron.games.belcastel.brewing import can_draw
from chaudron.games.belcastel.choices import DRAW, STOP
from chaudron.games.belcastel.components import (
    CHIP,
    EXTRA_WHITE_ROUND,
    START_BAG,
    W1,
    WHITE,
    Chip,
    printed,
)
from chaudron.games.belcastel.laying import Lay, explosion_limit
from chaudron.games.belcastel.table import BREWING, Before, Seat, Table
from chaudron.games.belcastel.witches.box import WitchesBox
from chaudron.games.belcastel.witches.gold import counts_in_bag
from chaudron.kernel.chance import TABLE, Chance
from chaudron.kernel.copyable import from_json, writer
from chaudron.kernel.game import View
from chaudron.kernel.rule import Rule, Together, carry_on
from chaudron.kernel.view import agenda_as_seen, known_from, write_asks, write_outcome

OPEN_TO_ALL = tuple(view_types.OpenSeat.__annotations__)
"""`bag`, `left`, `before` and `commit` are for a seat's own eyes."""
_write_open = writer(Seat, OPEN_TO_ALL)
_write_before = writer(Before, tuple(view_types.Before.__annotations__))


def view(table: Table, viewer: int | None) -> view_types.View:
    """What a seat (or a spectator, None) may know."""
    seats = [_seat_as_seen(table, seat, seat == viewer) for seat in range(len(table.seats))]
    is_sealed = table.sealed_together() is not None
    return {
        "game": table.box.game,
        "me": viewer,
        "players": table.box.players,
        "options": table.box.plain_options,
        "round": table.round,
        "first": table.first,
        "card": table.card,
        "turned": table.turned[:],
        "agreed": cast("view_types.Agreed", table.agreed),
        "witches": list(table.witches),
        "supply": {chip.name: table.supply[chip] for chip in table.box.stock},
        "rubies_left": rubies_left(table, (mine["rubies"] for mine in seats)),
        "seats": seats,
        "agenda": agenda_as_seen(table, viewer),
        "asks": write_asks([asked for asked in sorted(table.asks.items()) if asked[0] == viewer or not is_sealed]),
        "awaited": table.pending_in_public,
        "outcome": write_outcome(table.outcome),
    }


def rubies_left(table: Table, seen: Iterable[int]) -> int | None:
    """[BEL-16.20] Rubies in the supply, by those that the viewer sees: what is paid in a beat only its payer knows."""
    return None if table.box.rubies is None else max(0, table.box.rubies - sum(seen))


def _seat_as_seen(table: Table, seat: int, own: bool) -> view_types.Seat:
    """One seat's things; in a sealed beat the others see them as they were when it began [BEL-16.13]."""
    mine = table.faces[seat] if table.faces and not own else table.seats[seat]
    sees_bag = own or table.box.options["open_bags"]  # [BEL-15.5]
    data: view_types.Seat = _write_open(mine)
    data["bag"] = [chip.name for chip in mine.bag] if sees_bag else None
    data["left"] = mine.left if sees_bag else None
    data["before"] = before_as_seen(mine, sees_bag)
    data["commit"] = cast("view_types.Commit", mine.commit) if own else ""
    data["bag_size"] = len(mine.bag)
    data["limit"] = explosion_limit(table, mine)
    data["next_space"] = mine.next_space
    return data


def before_as_seen(mine: Seat, sees_bag: bool) -> view_types.Before | None:
    """[BEL-16.12] What a seat had when brewing began."""
    if mine.before is None:
        return None
    before: view_types.Before = _write_before(mine.before)
    if not sees_bag:
        before["bag"] = None
    return before


BOXES: dict[str, type[Box]] = {kind.game: kind for kind in (Box, WitchesBox)}


def box_of(view: View) -> Box:
    """What is in play at the table of a view."""
    return _box(view["game"], view["players"], tuple(view["options"].items()))


@lru_cache(maxsize=64)
def _box(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> Box:
    return make_box(players, dict(options), BOXES[game])


def guess(view: View, chance: Chance) -> Table:
    """A whole table that agrees with a view: unseen bags and secret answers are filled in by chance."""
    box = box_of(view)
    table = Table(
        box=box,
        chance=chance,
        **known_from(view, Table),
        seats=[],
        supply=[view["supply"][chip.name] for chip in box.stock],
        deck=[],
        turned=list(view["turned"]),
        faces=[],
        round=view["round"],
        first=view["first"],
        card=view["card"],
        agreed=view["agreed"],
        witches=tuple(view["witches"]),
    )
    table.deck = [card for card in table.box.printed.deck if card not in table.turned]
    table.seats = _guess_seats(table, view)
    if (beat := table.sealed_together()) is not None:
        _guess_beat(table, view, beat)
    elif _is_committing(table):
        _guess_commits(table, view)
    return table


def _guess_seats(table: Table, view: View) -> list[Seat]:
    stock = table.box.stock
    unseen = Tally(stock)
    unseen.subtract({chip: table.supply[chip] for chip in stock})
    hands = [list(chips_in_hand(table, seat)) for seat in range(table.box.players)]
    for data, hand in zip(view["seats"], hands, strict=True):
        unseen.subtract(_seen(data))
        unseen.subtract(hand)
    colored = [chip for chip in stock if chip.color is not WHITE for _ in range(unseen[chip])]
    table.chance.shuffle(TABLE, colored)
    return [_guess_seat(view, data, hand, colored) for data, hand in zip(view["seats"], hands, strict=True)]


def _seen(data: dict[str, Any]) -> list[Chip]:
    """The chips of a seat that the viewer sees."""
    in_beat = [data["drawn"]] if data["drawn"] and data["bag"] is None else []
    lying = data["chips"] + data["beside"] + data["bought"] + in_beat + (data["bag"] or [])
    return [CHIP[name] for name in lying + data["bowl"] + data["aside"] + data["start"]]


def _guess_seat(view: View, data: dict[str, Any], hand: list[Chip], colored: list[Chip]) -> Seat:
    """A seat with a bag of the right size: the whites it must hold, and some of the unseen colored chips."""
    known = {name: value for name, value in data.items() if name not in ("bag_size", "limit", "next_space")}
    before = known.pop("before")
    if known["bag"] is None:
        bag = _whites_in_bag(view, data, hand)
        while len(bag) < data["bag_size"]:
            bag.append(colored.pop())
        known["bag"] = [chip.name for chip in sorted(bag)]
        known["left"] = sum(map(counts_in_bag, bag))
    mine: Seat = from_json(Seat, {**known, "before": None})
    if before is not None:
        everything = Tally([*printed(mine.chips), *mine.bag, *mine.beside, *mine.bowl, *mine.aside, *hand])
        lay_there = before["beside"] + before["chips"] + before["bowl"] + before["aside"]
        everything.subtract(CHIP[name] for name in lay_there)
        names = [chip.name for chip in sorted(everything.elements())]
        mine.before = from_json(Before, {**before, "bag": before["bag"] or names})
    return mine


def _whites_in_bag(view: View, data: dict[str, Any], hand: list[Chip]) -> list[Chip]:
    """[BEL-1.7, BEL-11.3] Whites are never bought, so everyone knows how many each bag holds."""
    whites = Tally(chip for chip in START_BAG if chip.color is WHITE)
    whites[W1] += int(view["round"] >= EXTRA_WHITE_ROUND) - data["removed"]
    whites.subtract(chip for chip in _seen(data) + hand if chip.color is WHITE)
    return list(whites.elements())


def _guess_beat(table: Table, view: View, beat: Together) -> None:
    """[BEL-16.13] The others stand where the beat began; let each go on to its first question."""
    me = view["me"]
    table.faces = [mine.copy() for mine in table.seats]
    for seat, mine in enumerate(table.seats):
        if seat != me and mine.drawn is not None:
            branch: list[Rule] = [lock_step.CarryOut(seat)]
            carry_on(table, branch)
            if branch:
                beat.branches[seat] = branch


def _is_committing(table: Table) -> bool:
    top = table.agenda[-1] if table.agenda else None
    return isinstance(top, Together) and len(table.agenda) > 1 and isinstance(table.agenda[-2], lock_step.Beats)


def _guess_commits(table: Table, view: View) -> None:
    """[BEL-12.1] Whoever has committed already drew or stopped: nobody knows which."""
    for seat, mine in enumerate(table.seats):
        if seat != view["me"] and mine.state == BREWING and seat not in table.asks:
            draws = can_draw(table, mine) and table.chance.below(TABLE, 2) == 0
            mine.commit = str(DRAW if draws else STOP)


def chips_in_hand(table: Table, seat: int) -> Iterator[Chip]:
    """Chips that are neither in a bag nor in a cauldron, because a rule is about to lay them or put them back."""
    for rule in _rules(table.agenda):
        if getattr(rule, "seat", None) != seat:
            continue
        if isinstance(rule, Lay) and rule.is_in_hand:
            yield rule.chip
        yield from getattr(rule, "drawn", ())


def _rules(agenda: list[Rule]) -> Iterator[Rule]:
    for rule in agenda:
        yield rule
        if isinstance(rule, Together):
            for branch in rule.branches.values():
                yield from _rules(branch)
