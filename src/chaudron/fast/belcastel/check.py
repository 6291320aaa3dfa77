"""The same games? Reference and twin play side by side, and the whole state is compared at every question.

python -m chaudron.fast.belcastel.check --games 1000 [--seed 1]
"""

import argparse
import sys
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from chaudron.fast.belcastel.agendas import ASKED
from chaudron.fast.belcastel.batch import Twin
from chaudron.fast.belcastel.choices import bit_of
from chaudron.fast.belcastel.from_table import Parts, parts_of
from chaudron.fast.belcastel.layout import ANSWERED, PER_WIDE, State
from chaudron.games.belcastel import BELCASTEL, WITCHES, Belcastel
from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.table import Table
from chaudron.kernel import rule
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice


class Differs(AssertionError):
    """Reference and twin are not in the same state."""


Player = Callable[[Random, Table, int], Choice]


def at_random(luck: Random, table: Table, seat: int) -> Choice:
    """Any answer; now and then an aside."""
    ask = table.asks[seat]
    if ask.offers and luck.random() < 0.02:
        return luck.choice(ask.offers)
    return luck.choice(ask.options)


def boldly(luck: Random, table: Table, seat: int) -> Choice:
    """Draws as long as it can, so that games go far."""
    options = table.asks[seat].options
    if options[0] == "draw" and luck.random() < 0.9:
        return options[0]
    return luck.choice(options)


def greedily(luck: Random, table: Table, seat: int) -> Choice:
    """Draws while no more than a fifth of the bag explodes, and takes what is dearest."""
    options, mine = table.asks[seat].options, table.seats[seat]
    if options[0] == "draw":
        deadly = sum(chip.color == "white" and mine.whites + chip.value > 7 for chip in mine.bag)
        return options[0] if deadly * 5 <= len(mine.bag) else options[1]
    return options[-2] if len(options) > 1 and luck.random() < 0.8 else luck.choice(options)


PLAYERS: tuple[Player, ...] = (at_random, boldly, greedily)


class Game(NamedTuple):
    """What is played."""

    kind: Belcastel
    box: Box


def any_game(luck: Random) -> Game:
    """A box with options and books at random."""
    kind = luck.choice((BELCASTEL, WITCHES))
    players = luck.choice(kind.players)
    options: dict[str, Any] = {}
    for name, option in kind.options.items():
        values = [value for value in option.values if value not in ("mix", "seat", "chosen")]
        options[name] = luck.choice(values) if luck.random() < 0.4 else option.default
    if luck.random() < 0.5:
        options["books"] = _any_mix(luck, kind)
    else:
        options["books"] = luck.randint(1, 6 if kind is WITCHES else 4)
    return game_of(kind, players, options)


def _any_mix(luck: Random, kind: Belcastel) -> str:
    sets = 6 if kind is WITCHES else 4
    books = [f"{letter}{luck.randint(1, sets)}" for letter in "gbryp"]
    if kind is WITCHES:
        books += [f"{letter}{number}" for letter in "kl" if (number := luck.choice((0, 5, 6)))]
    return "-".join(books)


def game_of(kind: Belcastel, players: int, options: dict[str, Any]) -> Game:
    return Game(kind, kind.box(players, options))


def play_both(game: Game, seed: int, player: Player, every: int = 1) -> int:
    """One game in both; how many questions were asked. Compares at every question, or at some of them."""
    luck = Random(seed)
    table = game.kind.table(game.box, Counter(game.box.players, seed))
    twin = Twin(game.box)
    table.begin()
    state = twin.begin(seed)
    asked = 0
    while table.outcome is None:
        if asked % every == 0:
            compare(table, state)
        asked += 1
        seats = [*table.asks]
        seat = table.pending_seats[0] if luck.random() < 0.9 else luck.choice(seats)
        ask = table.asks[seat]
        choice = player(luck, table, seat)
        rule.answer(table, seat, choice)
        twin.answer(state, seat, bit_of(choice, ASKED[ask.about.key]))
    compare(table, state)
    return asked


def compare(table: Table, state: State) -> None:
    """Every number of the state, but what only policies need."""
    theirs = parts_of(table)
    ours = Parts(*[[int(number) for number in part] for part in (state.words, state.wide, state.small, state.laid)])
    for p in range(len(table.seats)):
        ours.wide[p * PER_WIDE + ANSWERED] = 0
    if ours != theirs:
        raise Differs(_difference(table, ours, theirs))


def _difference(table: Table, ours: Parts, theirs: Parts) -> str:
    lines = [f"round {table.round}, card {table.card}, asks {table.asks}"]
    for name, mine, other in zip(Parts._fields, ours, theirs, strict=True):
        places = [place for place, (a, b) in enumerate(zip(mine, other, strict=True)) if a != b]
        lines += [f"{name}[{place}]: twin {mine[place]}, reference {other[place]}" for place in places[:8]]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    questions = 0
    for number in range(asked.games):
        luck = Random(f"{asked.seed} {number}")
        game = any_game(luck)
        player = luck.choice(PLAYERS)
        try:
            questions += play_both(game, luck.getrandbits(64), player)
        except Exception:
            sys.stdout.write(f"game {number}: {game.kind.name} {dict(game.box.options)} {player.__name__}\n")
            raise
    sys.stdout.write(f"{asked.games} games, {questions} questions: the same\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
