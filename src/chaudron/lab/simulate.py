"""`chaudron simulate`: many games between bots, and how they went."""

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from chaudron import values
from chaudron.bots import bot
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter as Chance
from chaudron.kernel.game import BadOption, Box
from chaudron.kernel.record import Play
from chaudron.lab.accounts import ACCOUNTS
from chaudron.lab.bad_request import BadRequest
from chaudron.lab.extras import MissingExtra
from chaudron.lab.many import Player, bot_player, derived_seed, play_game, play_many
from chaudron.lab.progress import Bar
from chaudron.lab.shown import fares
from chaudron.lab.tallies import SeatTallies, Tally
from chaudron.lab.workers import Workers, usual_jobs, workers_from
from chaudron.words import Words

USAGE, INTERRUPTED = 2, 130
"""Exit codes: it cannot be played as asked for; somebody interrupted it."""
GAME, GAMES, PLAYERS, LEVEL, SEED = "belcastel", "100", "4", "apprentice", "1"
"""What is played unless something else is asked for, as it would be typed."""


# What is played


@dataclass(frozen=True)
class Simulation:
    """The games of a simulation (a `many.Run`): one bot per seat."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int

    def observer(self) -> SeatTallies[Any]:
        return ACCOUNTS[self.game].tallies(self.players)

    def box(self, number: int = 0) -> Box:
        """What is in play in the game of this number: always the same, unless books are drawn for every game."""
        if self.options.get("books") != RANDOM:
            return SHELF[self.game].box(self.players, self.options)
        luck = random.Random(derived_seed(self.seed, number, "books"))  # noqa: S311 - which games are played
        books = random_books(self.game, luck)
        return SHELF[self.game].box(self.players, {**self.options, "books": books})

    def about(self) -> dict[str, Any]:
        """What is played, as JSON values: two simulations that say the same play the same games."""
        told = {"game": self.game, "version": SHELF[self.game].version, "players": self.players}
        return {**told, "options": self.options, "chosen": self.chosen(), "bots": [*self.bots], "seed": self.seed}

    def chosen(self) -> dict[str, Any]:
        """The options that differ from the usual ones."""
        usual = SHELF[self.game].box(self.players, {}).options
        return {name: value for name, value in self.options.items() if value != usual.get(name)}

    def play(self, number: int, observer: SeatTallies[Any]) -> None:
        table = SHELF[self.game].table(self.box(number), self._chance(number))
        play_game(table, self._player(number), (observer,))

    def begun(self, number: int) -> tuple[Play, Player]:
        """The game of this number with its record, and who answers in it."""
        return Play(SHELF[self.game], self.box(number), self._chance(number), [*self.bots]), self._player(number)

    def _chance(self, number: int) -> Chance:
        return Chance(self.players, derived_seed(self.seed, number, "chance"))

    def _player(self, number: int) -> Player:
        seeds = [derived_seed(self.seed, number, "bot", seat) for seat in range(self.players)]
        bots = [bot(self.game, level, seed) for level, seed in zip(self.bots, seeds, strict=True)]
        return bot_player(SHELF[self.game], bots)


RANDOM = "random"
"""Instead of books: for every game a set of each color, drawn at random."""


def random_books(game: str, luck: random.Random) -> str:
    """A set for every color, each as likely as another; with the witches black and locoweed too."""
    sets = [one for one in SHELF[game].options["books"].values if one != "mix"]
    more = {"k": [0, 5, 6], "l": [0, 5, 6]} if game == "witches" else {}
    drawn = {letter: luck.choice(known) for letter, known in {**dict.fromkeys("gbryp", sets), **more}.items()}
    return "-".join(f"{letter}{number}" for letter, number in drawn.items() if number)


class Result(NamedTuple):
    """A simulation that is over."""

    simulation: Simulation
    tallies: SeatTallies[Any]
    games: int
    jobs: int
    seconds: float

    def by_bot(self) -> dict[str, Tally]:
        """All seats of each bot together."""
        together: dict[str, Tally] = {}
        for level, tally in zip(self.simulation.bots, self.tallies.seats, strict=True):
            together.setdefault(level, type(tally)()).merge(tally)
        return together

    def to_json(self) -> dict[str, Any]:
        """The same for a seed on any machine, but for `timing`."""
        run, seats = self.simulation, self.tallies.seats
        return {
            "game": run.game,
            "version": SHELF[run.game].version,
            "players": run.players,
            "options": {**run.box().options, **run.options},
            "seed": run.seed,
            "games": self.games,
            "decisions": self.tallies.decisions,
            **({"rounds_mean": self.tallies.rounds.mean} if self.tallies.rounds.count else {}),
            "seats": [{"seat": seat, "bot": run.bots[seat], **tally.to_json()} for seat, tally in enumerate(seats)],
            "bots": {level: tally.to_json() for level, tally in self.by_bot().items()},
            "timing": {"seconds": self.seconds, "games_per_second": self.games / self.seconds, "jobs": self.jobs},
        }


# What was asked for


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Values are read by `run`, which explains what is wrong with them in the language of the words."""

    def add(name: str, default: str | None, metavar: str, **more: Any) -> None:
        text = words.say(f"lab-help-{name.removeprefix('--')}", default=default or "")
        parser.add_argument(name, default=default, metavar=words.say(f"lab-name-{metavar}"), help=text, **more)

    add("game", GAME, "game", nargs="?")
    add("--games", GAMES, "number")
    add("--players", PLAYERS, "number")
    add("--bots", LEVEL, "levels")
    add("--option", None, "option", action="append")
    add("--seed", SEED, "number")
    add("--jobs", str(usual_jobs()), "number")
    parser.add_argument("--on", metavar="ray", help=words.say("lab-help-on"))
    add("--out", None, "file")
    parser.add_argument("--json", action="store_true", help=words.say("lab-help-json"))


def whole_number(name: str, given: str, least: int) -> int:
    if not (given.isascii() and given.isdecimal() and len(given) < 20 and int(given) >= least):
        raise BadRequest("lab-wrong-number", name=name, given=given, least=least)
    return int(given)


def options_from(given: Sequence[str]) -> dict[str, str]:
    """`name=value`, as often as wanted."""
    options = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not (name and equals and value):
            raise BadRequest("lab-wrong-option", given=one)
        options[name] = value
    return options


def bots_from(game: str, given: str, players: int) -> tuple[str, ...]:
    """One level for all seats, or one for each."""
    levels = tuple(level.strip() for level in given.split(","))
    for level in levels:
        bot(game, level, 0)
    if len(levels) not in (1, players):
        raise BadRequest("lab-wrong-bots", given=len(levels), players=players)
    return levels * players if len(levels) == 1 else levels


def simulation_from(args: argparse.Namespace) -> Simulation:
    """What is to be played; raises `BadRequest` or `BadOption`."""
    if args.game not in SHELF:
        raise BadRequest("lab-wrong-game", given=args.game, known=", ".join(SHELF))
    players, given = whole_number("--players", args.players, 1), options_from(args.option or ())
    drawn = {"books": RANDOM} if given.get("books") == RANDOM and "books" in SHELF[args.game].options else {}
    box = SHELF[args.game].box(players, {name: value for name, value in given.items() if name not in drawn})
    bots = bots_from(args.game, args.bots, players)
    options = {**box.options, **drawn}
    return Simulation(args.game, players, options, bots, whole_number("--seed", args.seed, 0))


def run(args: argparse.Namespace, words: Words) -> int:
    """Play what was asked for and show how it went. Returns the exit code."""
    try:
        simulation = simulation_from(args)
        games = whole_number("--games", args.games, 1)
        workers = workers_from(whole_number("--jobs", args.jobs, 1), args.on)
        if args.out is not None:
            return write_out(simulation, Path(args.out), games, workers, words)
        result = simulate(simulation, games, workers, words)
    except BadRequest as wrong:
        return complain(words.say(wrong.key, **wrong.details), USAGE)
    except BadOption as error:
        return complain(words.bad_option(error), USAGE)
    except KeyboardInterrupt:
        return complain(words.say("lab-interrupted" if args.out is None else "lab-out-interrupted"), INTERRUPTED)
    if args.json:
        sys.stdout.write(json.dumps(result.to_json(), indent=2) + "\n")
    else:
        show(result, words, Console())
    return 0


def complain(sentence: str, code: int) -> int:
    sys.stderr.write(sentence + "\n")
    return code


def simulate(simulation: Simulation, games: int, workers: Workers, words: Words) -> Result:
    """Play the games; how far it has come is told on stderr."""
    start = perf_counter()
    with Bar(games, words.say("lab-progress")) as bar:
        tallies = play_many(simulation, games, workers, bar)
    return Result(simulation, tallies, games, workers.count, perf_counter() - start)


def write_out(simulation: Simulation, folder: Path, games: int, workers: Workers, words: Words) -> int:
    """Play the games into a dataset, as far as they are not there already. Returns the exit code."""
    try:
        from chaudron.lab.data.writing import write  # noqa: PLC0415 - only who writes games needs Parquet

        with Bar(games, words.say("lab-progress")) as bar:
            before, new = write(simulation, folder, games, workers, bar)
    except MissingExtra as missing:
        raise BadRequest("lab-missing-extra", library=missing.library, extra=missing.extra) from missing
    except OSError as error:
        raise BadRequest("lab-out-failed", path=folder, why=error.strerror or str(error)) from error
    sys.stdout.write(words.say("lab-out-done", path=str(folder), new=new, before=before) + "\n")
    return 0


# How it went


def show(result: Result, words: Words, console: Console) -> None:
    """The figures as tables."""
    run, rate = result.simulation, result.games / result.seconds
    console.print(words.say("lab-title", game=run.game, games=result.games, players=run.players), style="bold")
    console.print(words.say("lab-timing", seconds=result.seconds, rate=rate, jobs=result.jobs, seed=run.seed))
    if rounds := result.tallies.rounds.mean:
        console.print(words.say("lab-length", rounds=rounds, decisions=result.tallies.decisions / result.games))
    if chosen := run.chosen():
        console.print(words.say("lab-options", options=", ".join(f"{name}={value}" for name, value in chosen.items())))
    if own := values.foreign(run.options):
        console.print(words.say("lab-own-values", hash=own))
    for table in tables(result, words):
        console.print("", table, sep="\n")


def tables(result: Result, words: Words) -> Iterator[Grid]:
    """How everyone fared, and what else there is to tell of this game."""
    levels, bots = result.simulation.bots, list(result.by_bot().items())
    tallies = list(enumerate(result.tallies.seats, 1))
    seats = [(words.say("lab-seat", number=number, bot=levels[number - 1]), tally) for number, tally in tallies]
    account = ACCOUNTS[result.simulation.game]
    yield fares(account, seats, words, "seat")
    if 1 < len(bots) < len(seats):
        yield fares(account, bots, words, "bot")
    columns = seats if len(bots) > 1 else [(str(number), tally) for number, tally in tallies]
    yield from account.more(columns, words)
