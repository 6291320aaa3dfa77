"""The example client plays: real processes, a real house, whole games."""

import ast
import asyncio
import io
import re
import sys
import tokenize
from collections import Counter
from pathlib import Path
from typing import Any

from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.record import Record, verify
from chaudron.limits import USUAL
from chaudron.words import words
from tests.server.served import PATIENCE, Player, Served, served

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_bot.py"
SOURCE = EXAMPLE.read_text("utf-8")
NOT_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
LONGEST = 30
NO_PAUSE = "0"


def lines_of_code(source: str) -> set[int]:
    """The lines that are neither empty nor comment nor docstring."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    lines = {line for t in tokens if t.type not in NOT_CODE for line in range(t.start[0], t.end[0] + 1)}
    statements = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr))
    texts = [node for node in statements if isinstance(node.value, ast.Constant)]
    return lines - {line for text in texts for line in range(text.lineno, (text.end_lineno or 0) + 1)}


def test_the_example_has_thirty_lines_of_code() -> None:
    assert len(lines_of_code('"""Two\nlines."""\n\n# Why\nx = [\n    1,\n]\n')) == 3
    assert len(lines_of_code(SOURCE)) <= LONGEST


def test_the_example_needs_aiohttp_and_nothing_of_ours() -> None:
    modules = {name for node in ast.walk(ast.parse(SOURCE)) for name in imported(node)}
    assert {name for name in modules if name not in sys.stdlib_module_names} == {"aiohttp"}


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        return [(node.module or ".").split(".")[0]]
    return [alias.name.split(".")[0] for alias in node.names] if isinstance(node, ast.Import) else []


async def bot(house: Served, *arguments: str) -> asyncio.subprocess.Process:
    """Start the example as anybody would."""
    command = [sys.executable, "-W", "error", str(EXAMPLE), house.base, *arguments]
    return await asyncio.create_subprocess_exec(*command, stdout=-1, stderr=-1)


async def the_end_of(process: asyncio.subprocess.Process) -> tuple[int | None, str, str]:
    out, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, out.decode(), errors.decode()


async def table_of(process: asyncio.subprocess.Process) -> str:
    """The table that a bot says it has opened."""
    assert process.stdout is not None
    said = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    match = re.fullmatch(r"table (\w{10})\n", said.decode())
    assert match, said
    return match[1]


async def watch(house: Served, table: str) -> Player:
    return await house.watcher(table).connect(Origin=house.base)


async def cut_the_lines(house: Served, watcher: Player, events: int) -> None:
    """After so many events, break every connection of a player, as a lost network does."""
    await watcher.until_n(watcher.n + events)
    for socket in list(house.running.doors.sockets):
        if socket.who.seat is not None:
            socket.transport.abort()


async def record_of(watcher: Player) -> Any:
    while watcher.shown["state"] != "over":
        await watcher.hear()
    status, record = await watcher.get("/record")
    assert status == 200
    return record


def test_two_of_them_play_a_whole_game_over_lines_that_break(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(str(tmp_path / "tables.db")) as house:
            first = await bot(house, "", NO_PAUSE)
            table = await table_of(first)
            second = await bot(house, table, NO_PAUSE)
            watcher = await watch(house, table)
            await watcher.until_kind("started")
            for _ in range(2):
                await cut_the_lines(house, watcher, events=15)
            record = await record_of(watcher)
            assert verify(BELCASTEL, Record.from_json(record)).table.outcome is not None
            assert await the_end_of(first) == (0, "over\n", "")
            assert await the_end_of(second) == (0, f"table {table}\nover\n", "")
            assert await repeated_moves(house, table) == []

    asyncio.run(run())


async def repeated_moves(house: Served, table: str) -> list[tuple[int | None, str | None]]:
    """Commands that were carried out more than once."""
    rows = await house.running.house.store.journal(table)
    times = Counter((row.seat, row.move) for row in rows if row.move is not None)
    assert times
    return [move for move, count in times.items() if count > 1]


def test_it_says_why_it_cannot_sit_down(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(str(tmp_path / "tables.db")) as house:
            refused = await bot(house, "bcdfghjkmn")
            status, out, errors = await the_end_of(refused)
            assert (status, out) == (1, "")
            assert errors == words("fr").say("house-unknown_table") + "\n"

    asyncio.run(run())


def test_it_keeps_below_what_a_house_allows() -> None:
    [main] = [node for node in ast.parse(SOURCE).body if isinstance(node, ast.AsyncFunctionDef) and node.name == "main"]
    assert main.args.args[-1].arg == "pause"
    assert 1 / float(ast.literal_eval(main.args.defaults[-1])) <= USUAL.frames
