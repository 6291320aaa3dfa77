"""[BEL-1.8, BEL-5.1, BEL-16.13] What a seat sees of the table, and whole tables that agree with what it sees.

Everything lies open except the contents of the other bags (unless `open_bags`), what was committed in lock-step, and
what the others answered in the beat being carried out.
"""

from collections import Counter as Tally
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from chaudron.games.belcastel import lock_step
from chaudron.games.belcastel.box import Box, make_box
from chaudron.games.belcastel.brewing import can_draw
from chaudron.games.belcastel.choices import DRAW, STOP
from chaudron.games.belcastel.components import (
    CARDS,
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
from chaudron.kernel.game import View
from chaudron.kernel.plain import converters, from_json, to_json, writer
from chaudron.kernel.rule import Rule, Together, carry_on
from chaudron.kernel.table import Outcome, ask_from_json, ask_to_json

_write_agenda, _read_agenda = converters(list[Rule])

OPEN_TO_ALL = (
    *("chips", "spaces", "turns", "beside", "bought", "whites", "turn", "put_beside", "state", "protected"),
    *("can_take_back", "stirred", "had_chance", "drawn", "space", "reward", "drop", "tube", "rat", "given_up"),
    *("removed", "flask", "found", "rubies", "points", "filled", "wish"),
    *("bowl", "aside", "kept", "start", "pennies", "started", "ended", "full_reward", "poured"),
)
"""What everybody sees of a seat. `bag`, `left`, `before` and `commit` are for its own eyes; a new field is shown to
nobody."""
_write_open = writer(Seat, OPEN_TO_ALL)


def view(table: Table, seat: int | None) -> View:
    """What a seat (or a spectator, None) may know."""
    shared = {
        "game": table.box.game,
        "me": None,
        "players": table.box.players,
        "options": table.box.plain_options,
        "round": table.round,
        "first": table.first,
        "card": table.card,
        "turned": table.turned[:],
        "agreed": table.agreed,
        "witches": list(table.witches),
        "supply": {chip.name: table.supply[chip] for chip in table.box.stock},
        "rubies_left": None if table.box.rubies is None else _rubies_left(table),
        "seats": [_shown(table, number) for number in range(len(table.seats))],
        "agenda": _write_agenda(table.agenda),
        "asks": {str(seat): ask_to_json(ask) for seat, ask in sorted(table.asks.items())},
        "awaited": table.awaited_in_public,
        "outcome": table.outcome and to_json(table.outcome),
    }
    return _seen_by(table, shared, seat)


def _seen_by(table: Table, shared: View, viewer: int | None) -> View:
    """What everybody sees, and what this viewer alone does."""
    seen = {**shared, "me": viewer}
    if viewer is not None:
        seen["seats"] = [*shared["seats"]]
        seen["seats"][viewer] = _own(table, viewer, shared["seats"][viewer])
        if table.faces and table.box.rubies is not None:  # what was paid in this beat is known to its payer alone
            seen["rubies_left"] = max(0, table.box.rubies - sum(seat["rubies"] for seat in seen["seats"]))
    if table.sealed_together() is not None:
        mine = str(viewer)
        branches = {seat: branch for seat, branch in shared["agenda"][-1]["branches"].items() if seat == mine}
        seen["agenda"] = [*shared["agenda"][:-1], {**shared["agenda"][-1], "branches": branches}]
        seen["asks"] = {seat: ask for seat, ask in shared["asks"].items() if seat == mine}
    return seen


def _rubies_left(table: Table) -> int:
    faces = table.faces or table.seats
    return max(0, (table.box.rubies or 0) - sum(mine.rubies for mine in faces))


def _shown(table: Table, number: int) -> dict[str, Any]:
    """One seat's things as the others see them; in a sealed beat, as they were when it began [BEL-16.13]."""
    return _seat_as_seen(table, table.faces[number] if table.faces else table.seats[number], False)


def _own(table: Table, number: int, shown: dict[str, Any]) -> dict[str, Any]:
    """One seat's things as it sees them itself."""
    mine = table.seats[number]
    if table.faces:
        return _seat_as_seen(table, mine, True)
    own = {**shown, "bag": [chip.name for chip in mine.bag], "left": mine.left, "commit": mine.commit}
    if mine.before is not None:
        own["before"] = to_json(mine.before)
    return own


def _seat_as_seen(table: Table, mine: Seat, own: bool) -> dict[str, Any]:
    data: dict[str, Any] = _write_open(mine)
    sees_bag = own or table.box.options["open_bags"]  # [BEL-15.5]
    data["bag"] = [chip.name for chip in mine.bag] if sees_bag else None
    data["left"] = mine.left if sees_bag else None
    data["before"] = before = None if mine.before is None else to_json(mine.before)
    if before is not None and not sees_bag:
        before["bag"] = None
    data["commit"] = mine.commit if own else ""
    data["bag_size"] = len(mine.bag)
    data["limit"] = explosion_limit(table, mine)
    data["next_space"] = mine.next_space
    return data


BOXES = {kind.game: kind for kind in (Box, WitchesBox)}


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
        agenda=_read_agenda(view["agenda"]),
        asks={},
        outcome=view["outcome"] and from_json(Outcome, view["outcome"]),
        held={},
        told=None,
        sealed_for=None,
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
    table.deck = [card for card in CARDS if card not in table.turned]
    table.seats = _guess_seats(table, view)
    for number, data in view["asks"].items():
        table.asks[int(number)] = table.own_ask(ask_from_json(data))
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
