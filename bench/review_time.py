"""How long a review of a whole game takes on one core, and what it weighs, for every title.

    .venv/bin/python -m bench.review_time        # writes results/review/time.json and time.md

Four adepts play; then their game is gone through again, all of it in this process. Seconds are processor time. The
bytes are those of the account as JSON, which a page is sent, and those that the house keeps beside the journal.
"""

import argparse
import json
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from bench.aims import Aim
from bench.machine import describe, load_average
from bench.tables import aims_table, heading_of, table
from chaudron.bots import bot
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play, Record
from chaudron.review.belcastel import forget
from chaudron.review.reviewing import review
from chaudron.room.reviewed import packed

RESULTS = Path(__file__).parent / "results" / "review"
PLAYERS = 4
WANTED = {"belcastel": 10.0, "witches": 10.0, "bal": 30.0, "blackwood": 10.0}
"""Seconds of one core, at most."""


def played(title: str, seed: int, players: int = PLAYERS, level: str = "adept") -> Record:
    """A whole game."""
    game = SHELF[title]
    play = Play(game, game.box(players, {}), Counter(players, seed))
    bots = [bot(title, level, seed + seat) for seat in range(players)]
    while play.table.outcome is None:
        seat, ask = next((seat, ask) for seat, ask in play.table.asks.items() if not ask.lapses)
        play.answer(seat, bots[seat].choose(game.bot_view(play.table, seat), ask))
    return play.record


def measured(title: str, records: Sequence[Record]) -> dict[str, Any]:
    """The reviews of some games, each of which begins without anything that was thought of before."""
    seconds, written, kept = [], [], []
    for record in records:
        forget()
        began = time.process_time()
        made = review(SHELF[title], record)
        seconds.append(time.process_time() - began)
        written.append(len(json.dumps(made.to_json()).encode()))
        kept.append(len(packed(made)))
    answers = [len(record.entries) for record in records]
    return {"title": title, "answers": answers, "seconds": seconds, "bytes": written, "kept": kept}


def markdown(results: dict[str, Any]) -> str:
    games = results["games"]
    aims = [
        Aim(f"{game['title']}: at most {WANTED[game['title']]:g} s of one core", game["seconds"], WANTED[game["title"]],
            at_least=False)
        for game in games
    ]  # fmt: skip
    rows = [
        (
            game["title"],
            f"{median(game['answers']):.0f}",
            f"{median(game['seconds']):.1f} ({min(game['seconds']):.1f}–{max(game['seconds']):.1f})",  # noqa: RUF001 - a range
            f"{median(game['bytes']) / 1000:.0f}",
            f"{median(game['kept']) / 1000:.0f}",
        )
        for game in games
    ]
    heads = ("game of four", "answers", "seconds", "kB as JSON", "kB kept")
    about = f"`python -m bench.review_time` on {results['date']}. {heading_of(results['machine'])}"
    return "\n\n".join(["# Reviewing a game", about, aims_table(aims), table(heads, rows) + "\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    games, load_before = parser.parse_args().games, load_average()
    found = [measured(title, [played(title, seed) for seed in range(1, games + 1)]) for title in WANTED]
    machine = describe(one_core=False, load_before=load_before)
    results = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "machine": machine, "games": found}
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "time.json").write_text(json.dumps(results, indent=1) + "\n")
    (RESULTS / "time.md").write_text(markdown(results))
    print(markdown(results))


if __name__ == "__main__":
    main()
