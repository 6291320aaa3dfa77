"""Makes the exercises of a game: games between adepts are searched for questions with a clear best answer.

    python -m chaudron.exercises.making bal --seed 1
    python -m chaudron.exercises.making bal --again      weigh those there are anew, and drop what is clear no more

A question is taken if the best answer leads the next and what an apprentice would say, clearly, and the master would
give it too: two that weigh in different ways are of one mind.
"""

import argparse
import json
import sys
from collections import Counter as Tally
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chaudron.bots import bot
from chaudron.bots.advice import asked_of
from chaudron.exercises.exercise import EVALUATOR, Exercise, Weighed, judge_of, weighed
from chaudron.exercises.missed import FIRST_OF_TWO
from chaudron.exercises.shelf import FORMAT, exercise, shipped
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import Bot, View
from chaudron.kernel.record import Play, played_again
from chaudron.kernel.rule import Ask
from chaudron.review.judging import is_plain

WANTED = 48
LEAD, AHEAD = 0.02, 0.03
"""In chances to win: how much better than the next best, and than what is obvious, the best has to be."""
OPEN = (0.04, 0.93)
"""Between these is the chance of whoever answers best: something can be won and lost still."""
PER_GAME = 3
FEW, MANY = 4, 14
"""No more than so many teach the same: one thing to buy or lay, or to go on, stop and the like."""
PLAYERS = {"belcastel": (2, 3, 4), "witches": (3, 4), "bal": (3, 4), "blackwood": (2, 3, 4)}
BOOKS = {"belcastel": 4, "witches": 6}
"""So many sets of books are played with in turn."""
EVERY_QUESTION = ("bal",)
"""There an adept aims as an apprentice does, and every question is weighed; elsewhere those on which the two differ."""
SEED_STEP = 1000


class Search:
    """Goes through games until enough was found."""

    def __init__(self, game: str, wanted: int) -> None:
        self.game, self.wanted = SHELF[game], wanted
        self.judge = judge_of(game)
        self.games: dict[str, dict[str, Any]] = {}
        self.found: list[tuple[int, Exercise]] = []
        self.lessons: Tally[str] = Tally()

    def run(self, first: int) -> None:
        seed = first * SEED_STEP
        while len(self.found) < self.wanted:
            self.search(seed)
            tell(f"{self.game.name} {seed}: {len(self.found)} of {self.wanted}, {dict(self.lessons)}")
            seed += 1

    def weigh_again(self) -> None:
        """Those there are, as they are weighed now."""
        here = shipped(self.game.name)
        for name, one in here.exercises.items():
            *_, play = played_again(self.game, exercise(self.game.name, name).record)
            found = self.question(play, one["seat"])
            if found is not None:
                self.found.append((int(one["seed"]), found))
                self.games[one["seed"]] = dict(here.games[one["seed"]])
        tell(f"{self.game.name}: {len(self.found)} of {len(here.exercises)} are clear still")

    def search(self, seed: int) -> None:
        """Play a game, and keep the best that is found in it."""
        sizes, books = PLAYERS[self.game.name], BOOKS.get(self.game.name)
        players = sizes[seed % len(sizes)]
        options = {} if books is None else {"books": 1 + seed // len(sizes) % books}
        play = Play(self.game, self.game.box(players, options), Counter(players, seed))
        found = sorted(self.questions(play, seed), key=lambda one: -one.lead)
        answers = [f"{entry.seat} {entry.choice}" for entry in play.record.entries]
        kept: list[int] = []
        for one in found:
            if len(kept) < PER_GAME and self.keep(seed, one):
                kept.append(one.at)
        if kept:
            self.games[str(seed)] = {"players": players, "options": options, "answers": answers[: max(kept)]}

    def keep(self, seed: int, one: Exercise) -> bool:
        """Keep it, unless there are enough like it."""
        if self.lessons[lesson_of(one)] >= (FEW if ":" in one.best.choice else MANY):
            return False
        self.lessons[lesson_of(one)] += 1
        self.found.append((seed, one))
        return True

    def questions(self, play: Play, seed: int) -> Iterator[Exercise]:
        """Those worth asking, while a game is played to its end."""
        bots = [bot(self.game.name, "adept", seed + seat) for seat in range(play.box.players)]
        while play.table.outcome is None:
            seat = play.table.pending_seats[0]
            view, ask = self.game.bot_view(play.table, seat), play.table.asks[seat]
            choice = bots[seat].choose(view, ask)
            if self.is_looked_at(view, ask, choice) and (one := self.question(play, seat)) is not None:
                yield one
            play.answer(seat, choice)

    def is_looked_at(self, view: View, ask: Ask, choice: str) -> bool:
        if len(ask.options) < 2 or ask.about.key in FIRST_OF_TWO or is_plain(self.game.name, view, ask, choice):
            return False
        return self.game.name in EVERY_QUESTION or self.judge.apprentice.choose(view, ask) != choice

    def question(self, play: Play, seat: int) -> Exercise | None:
        """What a seat is asked now, if it makes an exercise."""
        view, ask = self.game.bot_view(play.table, seat), play.table.asks[seat]
        obvious = str(self.judge.apprentice.choose(view, ask))
        options = weighed(self.judge, view, ask, (obvious,))
        if not is_clear(options) or not self.agrees(view, ask, options[0]):
            return None
        one = Exercise(play.record, len(play.record.entries), seat, ask.about.key, obvious, options)
        return one if one.costs(obvious) >= AHEAD else None

    def agrees(self, view: View, ask: Ask, best: Weighed) -> bool:
        master: Bot = bot(self.game.name, "master", 1)
        return best.says(str(asked_of(master, view, ask).options[0][0]))


def is_clear(options: tuple[Weighed, ...]) -> bool:
    """Is one answer better than all others, and is there something to win or lose?"""
    if len(options) < 2:
        return False
    return options[0].chance - options[1].chance >= LEAD and OPEN[0] <= options[0].chance <= OPEN[1]


def lesson_of(one: Exercise) -> str:
    """What it teaches, in short."""
    return f"{one.kind.removesuffix('_second')} {one.best.choice}"


def written(search: Search, seed: int) -> str:
    """A file; every game and exercise is a line."""
    exercises = [
        {
            "seed": str(of),
            "at": one.at,
            "seat": one.seat,
            "kind": one.kind,
            "obvious": one.obvious,
            "options": [[it.choice, it.points, it.chance, *it.same] for it in one.options],
        }
        for of, one in search.found[: search.wanted]
    ]
    head = {
        "format": FORMAT,
        "game": search.game.name,
        "version": search.game.version,
        "made": f"python -m chaudron.exercises.making {search.game.name} --seed {seed}",
        "evaluator": EVALUATOR,
    }
    lines = [f"{line(name)}: {line(value)}" for name, value in head.items()]
    games = ",\n".join(f"  {line(of)}: {line(game)}" for of, game in search.games.items())
    found = ",\n".join(f"  {line(one)}" for one in exercises)
    return "{\n" + ",\n".join([*lines, f'"games": {{\n{games}\n}}', f'"exercises": [\n{found}\n]']) + "\n}\n"


def line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def tell(text: str) -> None:
    sys.stderr.write(text + "\n")


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m chaudron.exercises.making", description="Make exercises.")
    parser.add_argument("game", choices=SHELF)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wanted", type=int, default=WANTED)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--out", type=Path, default=None)
    args = parser.parse_args(given)
    search = Search(args.game, args.wanted)
    if args.again:
        search.weigh_again()
    else:
        search.run(args.seed)
    out = args.out or Path(__file__).parent / "shipped" / f"{args.game}.json"
    out.write_text(written(search, args.seed), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
