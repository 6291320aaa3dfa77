"""A dataset is a folder of parts, each with its games, seats and decisions; a part is there as a whole or not at all.

`run.json` says what is played, `part-0000200-0000400` holds the games 200 to 399 in one Parquet file per table. A part
is written beside its place and moved there when it is complete, so that whatever is killed can go on where it was.
"""

import json
import os
import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from glob import escape
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any

from chaudron.lab.bad_request import BadRequest
from chaudron.lab.data.rows import Rows
from chaudron.lab.data.schema import FORMAT, TABLES
from chaudron.lab.extras import needed

with needed("parquet"):
    import pyarrow as pa
    import pyarrow.parquet as pq

GAMES_A_PART, GAMES_A_BATCH = 200, 20
"""So many games are lost at most by each process that is killed; so many are held in memory."""
ABOUT = "run.json"
UNFINISHED = (f".{ABOUT}.*", ".part-*")
"""What is being written, or was left there by whoever was killed; at the end of its name is the process."""
PART = re.compile(r"part-(\d{7,})-(\d{7,})")


def opened(folder: Path, about: Mapping[str, Any]) -> Path:
    """The folder of a dataset, new or with games of the very same run; raises `BadRequest`."""
    wanted = {"format": FORMAT, **about}
    if (folder / ABOUT).exists():
        differing = [name for name, value in wanted.items() if about_of(folder).get(name) != value]
        if differing:
            raise BadRequest("lab-out-other", path=folder, differing=", ".join(differing))
    elif _is_taken(folder):
        raise BadRequest("lab-out-taken", path=folder)
    else:
        folder.mkdir(parents=True, exist_ok=True)
        _begin(folder, wanted)
    for pattern in UNFINISHED:
        _clear(folder, pattern)
    return folder


@contextmanager
def whole(folder: Path, about: Mapping[str, Any]) -> Iterator[Path]:
    """Where a new dataset is made, which is there as a whole or not at all; raises `BadRequest`."""
    if _is_taken(folder):
        raise BadRequest("lab-out-taken", path=folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    _clear(folder.parent, f".{escape(folder.name)}.*")
    new = folder.with_name(f".{folder.name}.{os.getpid()}")
    shutil.rmtree(new, ignore_errors=True)
    try:
        yield opened(new, about)
        if folder.is_dir():
            _discard(folder)
        new.rename(folder)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def about_of(folder: Path) -> dict[str, Any]:
    """What is played in a dataset; raises `BadRequest` where there is none, or one of another format."""
    try:
        about = json.loads((folder / ABOUT).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadRequest("lab-no-dataset", path=folder) from error
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise BadRequest("lab-no-dataset", path=folder)
    return about


def parts(folder: Path) -> list[tuple[range, Path]]:
    """The parts that are complete, with the numbers of their games."""
    found = [(PART.fullmatch(path.name), path) for path in folder.iterdir()]
    return sorted(
        ((range(int(match[1]), int(match[2])), path) for match, path in found if match), key=lambda one: one[0].start
    )


def missing(folder: Path, games: int) -> list[range]:
    """Games of 0 … `games` - 1 that no part holds, in pieces of a part."""
    pieces, start = [], 0
    for numbers, _ in [*parts(folder), (range(games, games), folder)]:
        stop = min(numbers.start, games)
        pieces += [range(at, min(at + GAMES_A_PART, stop)) for at in range(start, stop, GAMES_A_PART)]
        start = max(start, numbers.stop)
    return pieces


Part = dict[str, bytes]
"""The files of some games, by table, as they come from whoever played them."""


def part_from(games: Iterator[Rows]) -> Part:
    """These games as files, written batch by batch."""
    files = {name: BytesIO() for name in TABLES}
    with ExitStack() as open_files:
        writers = {
            name: open_files.enter_context(pq.ParquetWriter(files[name], schema, compression="zstd"))
            for name, schema in TABLES.items()
        }
        while batch := list(islice(games, GAMES_A_BATCH)):
            for name, schema in TABLES.items():
                rows = [row for game in batch for row in game[name]]
                writers[name].write_table(pa.Table.from_pylist(rows, schema))
    return {name: file.getvalue() for name, file in files.items()}


def put(folder: Path, numbers: range, part: Part) -> None:
    """Add these games to a dataset, all of them at once."""
    name = f"part-{numbers.start:07}-{numbers.stop:07}"
    new = folder / f".{name}.{os.getpid()}"
    shutil.rmtree(new, ignore_errors=True)
    try:
        new.mkdir()
        for table, data in part.items():
            _write(new / f"{table}.parquet", data)
        new.rename(folder / name)
    except OSError:
        if not (folder / name).is_dir():  # otherwise somebody else has written the very same games
            raise
    finally:
        shutil.rmtree(new, ignore_errors=True)


def _begin(folder: Path, wanted: Mapping[str, Any]) -> None:
    new = folder / f".{ABOUT}.{os.getpid()}"
    try:
        _write(new, (json.dumps(wanted, indent=2, sort_keys=True) + "\n").encode())
        new.replace(folder / ABOUT)
    finally:
        new.unlink(missing_ok=True)


def _write(path: Path, data: bytes) -> None:
    """Write a file that is on the disk before it gets its name."""
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _is_taken(folder: Path) -> bool:
    """Is something else there than what an unfinished beginning left?"""
    if not folder.is_dir():
        return folder.exists()
    return any(not path.match(UNFINISHED[0]) for path in folder.iterdir())


def _clear(folder: Path, pattern: str) -> None:
    """Discard what was left by processes that are no more."""
    for left in folder.glob(pattern):
        if not _is_alive(left):
            _discard(left)


def _discard(left: Path) -> None:
    if left.is_dir():
        shutil.rmtree(left, ignore_errors=True)
    else:
        left.unlink(missing_ok=True)


def _is_alive(left: Path) -> bool:
    """Is whoever writes this part still there?"""
    try:
        os.kill(int(left.suffix[1:]), 0)
    except (ValueError, ProcessLookupError):
        return False
    except PermissionError:
        pass
    return True
