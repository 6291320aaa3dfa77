"""Playing a tournament, over several processes; what is done is kept in a journal, and need not be played again."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import asdict
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from chaudron.games import SHELF
from chaudron.lab.bad_request import BadRequest
from chaudron.lab.tournament.entrants import FOLDERS
from chaudron.lab.tournament.plan import Tournament
from chaudron.lab.tournament.played import Group
from chaudron.lab.workers import Workers

Task = tuple[int, int]
"""A lineup, and the number of a seed."""


def tasks(tournament: Tournament, seeds: int) -> list[Task]:
    """Seed by seed, so that whoever stops early has played all lineups about as often."""
    return [(lineup, number) for number in range(seeds) for lineup in range(len(tournament.lineups()))]


def play_all(
    tournament: Tournament, seeds: int, workers: Workers, journal: "Journal", progress: Callable[[int], None]
) -> list[Group]:
    """Play what the journal does not hold yet; `progress` hears how many games are done. All groups, in order."""
    wanted = tasks(tournament, seeds)
    groups = {(group.lineup, group.number): group for group in journal.groups()}
    left = [task for task in wanted if task not in groups]
    done = [groups[task] for task in wanted if task in groups]
    progress(len(done) * tournament.players)
    playing = workers.results(partial(group_of, tournament), left)
    with suppress(KeyboardInterrupt), closing(playing):  # what is done is kept
        for _, group in playing:
            journal.add(group)
            done.append(group)
            progress(len(done) * tournament.players)
    return sorted(done, key=lambda group: group.key)


def group_of(tournament: Tournament, task: Task) -> Group:
    """One task done."""
    return tournament.play(*task)


# What is kept


class Journal:
    """The groups of a tournament in a file, one a line, below a line that says which tournament it is."""

    def __init__(self, tournament: Tournament, path: Path | None = None, resume: bool = False) -> None:
        self.tournament, self.path = tournament, path
        if path is not None:
            kept = path.read_text("utf-8") if resume and path.exists() else json.dumps(self.heading)
            path.write_text(kept.rstrip("\n") + "\n", "utf-8")  # the last line may have been cut off

    @property
    def heading(self) -> dict[str, Any]:
        """What must be the same for games to belong to the same tournament."""
        plan = json.loads(json.dumps(asdict(self.tournament)))
        return {
            **plan,
            "version": SHELF[self.tournament.game].version,
            "bots_digest": digest_of_bots(self.tournament.game),
        }

    def groups(self) -> list[Group]:
        """What was played before; raises `BadRequest` if that was another tournament."""
        if self.path is None:
            return []
        heading, *lines = self.path.read_text("utf-8").splitlines()
        if json.loads(heading) != self.heading:
            raise BadRequest("journal", file=self.path)
        return [Group.from_json(line) for line in _whole(lines)]

    def add(self, group: Group) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(group.to_json()) + "\n")


def _whole(lines: Iterable[str]) -> Iterator[Any]:
    """The lines that were written to their end."""
    for line in lines:
        try:
            yield json.loads(line)
        except ValueError:
            continue


def digest_of_bots(game: str) -> str:
    """A fingerprint of everything that decides what the bots of a game choose."""
    folder, found = files("chaudron.bots"), hashlib.blake2b(digest_size=8)
    for file in (*_files_in(folder / FOLDERS[game]), folder / "random.py", folder / "search.py"):
        found.update(file.name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def _files_in(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _files_in(entry)
        elif entry.name.endswith((".py", ".json")):
            yield entry
