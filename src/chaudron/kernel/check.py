"""The universal checker: what must hold for any game, in any position, with any answers.

`check(game, players, options, seed)` plays one random game and proves every property below at every decision; it
raises `Broken`, which names the property. It ships with the package, so that anyone's game can be put through it.
"""

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import Counter
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import Bot, Game
from chaudron.kernel.record import Play, Record, verify
from chaudron.kernel.rule import Ask, Refused, answer
from chaudron.kernel.table import Table, ask_to_json

SeatBot = Callable[[Table, int], Bot]
"""How a bot is seated for the check. It is handed the table so that a cheat can be planted and caught."""


class Broken(AssertionError):
    """A property that does not hold."""

    def __init__(self, law: str, where: str) -> None:
        super().__init__(f"{law}: {where}")
        self.law = law


def expect(law: str, holds: bool, where: Any = "") -> None:
    if not holds:
        raise Broken(law, str(where))


@dataclass
class Checked:
    """What one checked game went through."""

    decisions: int
    simultaneous: int
    sealed: int
    result: dict[str, Any]


MOST_DECISIONS = 50_000
OFTEN_ASIDE = 0.05
"""How often something is said besides, where it may be."""


def check(
    game: Game, players: int, options: Mapping[str, Any], seed: int, bots: tuple[SeatBot, ...] = (), every: int = 1
) -> Checked:
    """Play one random game and check every property at every decision (or at every so many)."""
    play = Play(game, game.box(players, options), Counter(players, seed))
    rng = random.Random(seed)  # noqa: S311 - which answers are tried, not the luck of a game
    whole = game.components(play.table)
    checked = Checked(0, 0, 0, {})
    while play.table.outcome is None:
        expect("ends", checked.decisions < MOST_DECISIONS, f"{checked.decisions} decisions")
        expect("waits for somebody", bool(play.table.pending_seats), play.table.agenda)
        expect("components are conserved", game.components(play.table) == whole, _difference(game, play.table, whole))
        for ask in play.table.asks.values():
            options_are_sound(game, ask)
        seat, choice = pick(play.table, rng)
        if checked.decisions % every == 0:
            _check_position(play, (seat, choice), rng, bots, checked)
        play.answer(seat, said_aside(game, play.table, seat, rng) or choice)
        checked.decisions += 1
    _check_record(game, play)
    checked.result = play.record.result or {}
    return checked


def pick(table: Table, rng: random.Random) -> tuple[int, str]:
    """A random answer of a random seat; the first option (often: go on) half of the time, offers seldom."""
    seats = list(table.asks) if rng.random() < 0.1 else table.pending_seats
    seat = rng.choice(seats)
    options = table.asks[seat].options
    return seat, options[0] if rng.random() < 0.5 else rng.choice(options)


def said_aside(game: Game, table: Table, seat: int, rng: random.Random) -> str | None:
    """Now and then something that is no answer, where it may be said; copied and saved tables take it, too."""
    offers = table.asks[seat].offers
    if not offers or rng.random() >= OFTEN_ASIDE:
        return None
    said = rng.choice(offers)
    copies_are_independent(game, table, seat, said)
    saving_loses_nothing(game, table, seat, said)
    return said


def _check_position(
    play: Play, given: tuple[int, str], rng: random.Random, bots: tuple[SeatBot, ...], checked: Checked
) -> None:
    game, table = play.game, play.table
    refusals_change_nothing(game, table, rng)
    copies_are_independent(game, table, *given)
    saving_loses_nothing(game, table, *given)
    checked.simultaneous += order_is_irrelevant(game, table, rng)
    checked.sealed += sealed_answers_stay_secret(game, table)
    views_can_be_guessed(game, table, rng.getrandbits(64))
    for seat_bot in bots:
        bots_see_only_their_view(game, table, seat_bot, rng.getrandbits(64))


def options_are_sound(game: Game, ask: Ask) -> None:
    """Choices are non-empty, unique, in the catalogue and in its order; the question carries a rule id."""
    places = [choice.place for choice in ask.options]
    expect("choices are not empty", bool(places), ask)
    expect("choices are unique", len(set(places)) == len(places), ask)
    expect(
        "choices are in the catalogue",
        all(game.catalogue.get(c) is c for c in ask.options + ask.sealed + ask.offers),
        ask,
    )
    expect("choices are ordered", places == sorted(places), ask)
    expect("questions carry their rule", bool(ask.about.key and ask.about.rule), ask)


def refusals_change_nothing(game: Game, table: Table, rng: random.Random) -> None:
    """An answer that was not offered, or by a seat that is not asked, is refused with a rule and changes nothing."""
    before = game.save(table)
    for seat in range(table.box.players):
        ask = table.asks.get(seat)
        others = [choice for choice in game.catalogue if ask is None or not ask.allows(choice)]
        for choice in [*rng.sample(others, min(3, len(others))), "no such choice"]:
            _expect_refusal(table, seat, choice)
    expect("a refusal changes nothing", game.save(table) == before)


def _expect_refusal(table: Table, seat: int, choice: str) -> None:
    try:
        answer(table, seat, choice)
    except Refused as refused:
        expect("a refusal names its rule", bool(refused.reason.key and refused.reason.rule), refused)
        return
    raise Broken("what is not offered is refused", f"seat {seat}, {choice}")


def copies_are_independent(game: Game, table: Table, seat: int, choice: str) -> None:
    """A copy is equal, and what happens to it leaves the original as it was."""
    before = game.save(table)
    copy = table.copy()
    expect("a copy is equal", game.save(copy) == before)
    answer(copy, seat, choice)
    expect("a copy is independent", game.save(table) == before, choice)


def saving_loses_nothing(game: Game, table: Table, seat: int, choice: str) -> None:
    """A table comes back from JSON equal, and goes on in the same way."""
    text = json.dumps(game.save(table))
    chance = table.chance.copy()
    loaded = game.load(json.loads(text), chance)
    expect("JSON comes back equal", json.dumps(game.save(loaded)) == text, text)
    copy = table.copy()
    answer(copy, seat, choice)
    answer(loaded, seat, choice)
    expect("a loaded table goes on in the same way", game.save(loaded) == game.save(copy), choice)


def order_is_irrelevant(game: Game, table: Table, rng: random.Random) -> int:
    """Of two seats that are awaited at the same time it does not matter who answers first. Returns 1 if tried.

    Where seats choose in secret, a public act interrupts the others: there only the secret answers are compared.
    """
    if len(table.pending_seats) < 2:
        return 0
    one, two = rng.sample(table.pending_seats, 2)
    asks = [table.asks[seat] for seat in (one, two)]
    answers = {ask.seat: rng.choice(ask.sealed or ask.options) for ask in asks}
    results = []
    for order in ((one, two), (two, one)):
        copy = table.copy()
        for seat in order:
            answer(copy, seat, answers[seat])
        results.append(game.save(copy))
    expect("order of answers is irrelevant", results[0] == results[1], answers)
    return 1


def sealed_answers_stay_secret(game: Game, table: Table) -> int:
    """Two worlds that differ only in a sealed answer look and sound the same to everybody else. Returns how many."""
    tried = 0
    for seat, ask in table.asks.items():
        others = [other for other in range(table.box.players) if other != seat]
        sealed = ask.options if table.sealed_together() else ask.sealed
        if len(sealed) < 2 or not _others_are_awaited(table, seat):
            continue
        worlds = [_after(table, seat, choice) for choice in (sealed[0], sealed[-1])]
        for viewer in (*others, None):
            seen = [_everything_for(game, world, viewer) for world in worlds]
            expect("sealed answers stay secret", seen[0] == seen[1], f"seat {seat} before {viewer}")
        tried += 1
    return tried


def _others_are_awaited(table: Table, seat: int) -> bool:
    """Once all have answered, what was sealed is revealed."""
    return any(other != seat for other in table.pending_seats)


def _after(table: Table, seat: int, choice: str) -> Table:
    world = table.copy()
    world.facts = []
    answer(world, seat, choice)
    return world


def _everything_for(game: Game, world: Table, viewer: int | None) -> str:
    """View, ask, facts told and reasons of refusals, to the byte, as they reach a seat or a spectator."""
    ask = None if viewer is None else world.asks.get(viewer)
    heard: list[Fact] = [fact for fact in world.facts or [] if fact.is_heard_by(viewer)]
    reasons = [] if viewer is None else [world.why_not(viewer, choice) for choice in game.catalogue]
    return json.dumps([game.view(world, viewer), ask and ask_to_json(ask), heard, reasons])


def views_can_be_guessed(game: Game, table: Table, seed: int) -> None:
    """`view(guess(v)) == v` for every seat and for a spectator; the guess is whole and waits for the same seats."""
    players = table.box.players
    for viewer in (*range(players), None):
        seen = game.view(table, viewer)
        text = json.dumps(seen)
        world = game.guess(json.loads(text), Counter(players, seed))
        guessed = json.dumps(game.view(world, viewer))
        expect("view(guess(v)) == v", guessed == text, f"seat {viewer}\n{text}\n{guessed}")
        expect("a guess holds every component", game.components(world) == game.components(table), f"seat {viewer}")
        pending = [seat for seat in table.pending_in_public if seat != viewer or seat in table.pending_seats]
        found = world.pending_seats
        expect("a guess waits for the same seats", found == pending, f"seat {viewer}: {found}")
        if viewer is not None:
            _check_numbers(game, table, viewer, world)


def _check_numbers(game: Game, table: Table, viewer: int, world: Table) -> None:
    """Numbers are as many and as large as is said, and the same in a guessed world."""
    fields, mine = game.fields(table.box), game.numbers(table, viewer)
    bounds = [(name, field.least, field.most) for field in fields for name in field.names]
    expect("numbers are as many as their fields", len(mine) == len(bounds), f"{len(mine)}, not {len(bounds)}")
    outside = [(*bound, n) for bound, n in zip(bounds, mine, strict=True) if not bound[1] <= n <= bound[2]]
    expect("numbers keep within their bounds", not outside, outside)
    heard = game.bot_view(table, viewer)
    if heard != game.view(table, viewer):
        world = game.guess(heard, Counter(table.box.players, 0))
    differing = [
        (name, n) for (name, *_), n, m in zip(bounds, mine, game.numbers(world, viewer), strict=True) if n != m
    ]
    expect("numbers tell no more than a view", not differing, f"seat {viewer}: {differing}")


def bots_see_only_their_view(game: Game, table: Table, seat_bot: SeatBot, seed: int) -> None:
    """A bot chooses the same in two worlds that its seat cannot tell apart, and what it chooses was offered."""
    for seat, ask in table.asks.items():
        view = json.loads(json.dumps(game.view(table, seat)))
        world = game.guess(view, Counter(table.box.players, seed))
        here = seat_bot(table, seat).choose(view, ask)
        there = seat_bot(world, seat).choose(game.view(world, seat), world.asks[seat])
        expect("bots see only their view", here == there, f"seat {seat}: {here} or {there}")
        expect("bots choose what is offered", ask.allows(here), f"seat {seat}: {here}")


def _check_record(game: Game, play: Play) -> None:
    """The record gives the same game again: from its seed, and from its written outcomes alone."""
    record = Record.from_json(json.loads(json.dumps(play.record.to_json())))
    again = _verified("replay equals play", game, record)
    expect("replay equals play", game.save(again.table) == game.save(play.table))
    record.source = {"kind": "recorded"}
    _verified("outcomes can be audited without the seed", game, record)


def _verified(law: str, game: Game, record: Record) -> Play:
    try:
        return verify(game, record)
    except BadRecord as error:
        raise Broken(law, str(error)) from error


def same_seed_same_game(game: Game, players: int, options: Mapping[str, Any], seed: int) -> None:
    """The same seed and the same answers give the same game."""
    first, second = (check(game, players, options, seed, every=MOST_DECISIONS) for _ in range(2))
    expect("same seed, same game", first == second, f"{first} and {second}")


def _difference(game: Game, table: Table, whole: dict[str, int]) -> str:
    now = game.components(table)
    return str({name: (whole.get(name), now.get(name)) for name in {*whole, *now} if whole.get(name) != now.get(name)})
