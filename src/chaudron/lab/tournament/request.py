"""A tournament as it is typed."""

import argparse
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from chaudron.bots import LEVELS, RANKS
from chaudron.games import SHELF
from chaudron.lab.bad_request import BadRequest
from chaudron.lab.tournament.plan import MEET, SETS, TABLES, Tournament
from chaudron.lab.workers import Workers, usual_jobs, workers_from

ARGUMENTS: tuple[tuple[str, str | None, str], ...] = (
    ("--bots", None, "bots"),
    ("--players", None, "number"),
    ("--seeds", "100", "number"),
    ("--seed", "1", "number"),
    ("--meet", MEET[0], "|".join(MEET)),
    ("--tables", TABLES[0], "|".join(TABLES)),
    ("--sets", SETS[0], "|".join(SETS)),
    ("--jobs", str(usual_jobs()), "number"),
    ("--on", None, "ray"),
    ("--minutes", None, "number"),
    ("--json", None, "file"),
)
"""What may be given beside the game, `--option` and `--resume`: the name, what holds otherwise, the kind of value."""


class TournamentRequest(NamedTuple):
    """What to play, and what to do with it."""

    tournament: Tournament
    seeds: int
    workers: Workers
    json: Path | None
    resume: bool
    minutes: int | None = None
    """After which it ends, with the seeds that are then played."""

    @property
    def games(self) -> int:
        return self.seeds * len(self.tournament.lineups()) * self.tournament.players

    @property
    def journal(self) -> Path | None:
        """Where the games are kept, beside the results."""
        return self.json and self.json.with_suffix(".jsonl")


def request_from(args: argparse.Namespace) -> TournamentRequest:
    """Raises `BadRequest` or `BadOption`."""
    if args.game not in SHELF:
        raise BadRequest("game", given=args.game, known=", ".join(SHELF))
    players = number("--players", args.players or str(usual_players(args.game)), 1)
    bots = tuple(name.strip() for name in (args.bots or usual_bots(args.game)).split(","))
    options = tuple(options_from(args.option or ()))
    words = (args.meet, args.tables, args.sets)
    tournament = Tournament(args.game, bots, players, number("--seed", args.seed, 0), *words, options)
    tournament.check()
    seeds, jobs = number("--seeds", args.seeds, 1), number("--jobs", args.jobs, 1)
    minutes = number("--minutes", args.minutes, 1) if args.minutes else None
    out = file_from(args.json)
    return TournamentRequest(tournament, seeds, workers_from(jobs, args.on), out, args.resume, minutes)


def file_from(given: str | None) -> Path | None:
    """Where something will be written; if that cannot be, it is said before anything is played. Raises `BadRequest`."""
    if given is None:
        return None
    path = Path(given)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadRequest("unwritable", file=given)
    return path


def usual_players(game: str) -> int:
    """Two, where two can play; else four."""
    return 2 if 2 in SHELF[game].players else 4


def usual_bots(game: str) -> str:
    """Every level that is offered at a table."""
    return ",".join(rank for rank in RANKS if rank in LEVELS[game])


def number(name: str, given: str, least: int) -> int:
    if not (given.isascii() and given.isdecimal() and len(given) < 20 and int(given) >= least):
        raise BadRequest("number", name=name, given=given, least=least)
    return int(given)


def options_from(given: Sequence[str]) -> list[tuple[str, str]]:
    """`name=value`, as often as wanted."""
    pairs = [one.partition("=") for one in given]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise BadRequest("option", given=name + equals + value)
    return [(name, value) for name, _, value in pairs]


def command_of(tournament: Tournament, seeds: int) -> str:
    """What to type for the same games."""
    usual = Tournament(tournament.game, tournament.bots, tournament.players)
    words = [tournament.game, "--bots", ",".join(tournament.bots), "--players", str(tournament.players)]
    words += ["--seeds", str(seeds), "--seed", str(tournament.seed)]
    for name in ("meet", "tables", "sets"):
        if getattr(tournament, name) != getattr(usual, name):
            words += [f"--{name}", getattr(tournament, name)]
    for name, value in tournament.options:
        words += ["--option", f"{name}={value}"]
    return " ".join(["chaudron tournament", *words])
