"""`chaudron review`: a finished game gone through again, as a table and its key moments, as JSON, or as a page."""

import argparse
import json
from pathlib import Path

from rich.console import Console as Screen

from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.game import Game
from chaudron.kernel.record import Record
from chaudron.lab.progress import Bar
from chaudron.lab.shown import grid
from chaudron.lab.workers import Workers, usual_jobs, workers_from
from chaudron.review.account import CHANCE, POINTS, BadReview, Review
from chaudron.review.page import page
from chaudron.review.pieces import reviewing_together
from chaudron.review.telling import Telling, headings, rows
from chaudron.terminal.console import Console
from chaudron.terminal.faces import face_of
from chaudron.terminal.files import read_record
from chaudron.terminal.replay import needed_file
from chaudron.terminal.trouble import FAILED, Trouble
from chaudron.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The options of `chaudron review`."""
    parser.add_argument("file", nargs="?", metavar=words.say("cli-file"), help=words.say("cli-verify-file"))
    parser.add_argument("--all", action="store_true", help=words.say("cli-review-all"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-review-json"))
    parser.add_argument(
        "--jobs", metavar="N", type=int, default=usual_jobs(), help=words.say("lab-help-jobs", default=usual_jobs())
    )
    parser.add_argument("--on", metavar="ray", help=words.say("lab-help-on"))
    parser.add_argument("--html", metavar=words.say("cli-file"), help=words.say("cli-review-html"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Go through a game again, and say what was found."""
    file, workers = needed_file(args, "review"), workers_from(jobs_from(args.jobs), args.on)
    try:
        game, record = read_record(file)
        claim(args.html)
        with face_of(game.name).at_table(record.options):
            review = made(record, workers, words)
            tell(game, record, review, args, words)
    except BadRecord as error:
        raise Trouble("record-trouble", FAILED, file=file, why=words.bad_record(error)) from error
    except BadReview as error:
        raise Trouble("record-trouble", FAILED, file=file, why=words.say(f"review-wrong-{error.key}")) from error
    return 0


def jobs_from(given: int) -> int:
    """At least one. Raises `Trouble`."""
    if given < 1:
        raise Trouble("bad-value", given=given, name="--jobs")
    return given


def claim(file: str | None) -> None:
    """Nothing is written over. Raises `Trouble`."""
    if file is None:
        return
    if Path(file).exists():
        raise Trouble("review-wrong-page-exists", file=file)
    if not Path(file).absolute().parent.is_dir():
        raise Trouble("review-wrong-page", file=file)


def made(record: Record, workers: Workers, words: Words) -> Review:
    """The review, while a bar grows; raises `BadRecord` or `BadReview`."""
    going = reviewing_together(record, workers)
    with Bar(len(record.entries) or 1, words.say("review-progress")) as bar:
        while True:
            try:
                done, _ = next(going)
            except StopIteration as over:
                review: Review = over.value
                return review
            bar(done)


def tell(game: Game, record: Record, review: Review, args: argparse.Namespace, words: Words) -> None:
    if args.html:
        try:
            Path(args.html).write_text(page(game, record, review, words.language), "utf-8")
        except OSError as error:
            raise Trouble("review-wrong-page", file=args.html) from error
    if args.json:
        Console().show(json.dumps(review.to_json(), ensure_ascii=False, indent=1))
    else:
        show(game, record, review, words, every=args.all)


def show(game: Game, record: Record, review: Review, words: Words, *, every: bool) -> None:
    """The tables, then the moments, the weightiest first."""
    console, screen = Console(), Screen(width=max(Console().width, 100))
    console.show(words.say("review-title", game=game.name))
    console.show(words.say("review-how"))
    for measure, title in ((POINTS, words.say("review-points")), (CHANCE, words.say("review-chance"))):
        console.show()
        console.show(title)
        screen.print(grid(headings(words), rows(review, measure, words)))
    console.show(words.say("review-drift"))
    console.show(words.say("review-judged", judged=review.judged))
    console.show()
    console.show(words.say("review-moments"))
    shown = [moment for moment in review.moments if every or moment.size != "small"]
    telling = Telling(game, record, review)
    for moment in shown:
        heading, sentences = telling.moment(moment, words)
        console.show(heading)
        for sentence in sentences:
            console.show("  " + sentence)
    if not shown:
        console.show(words.say("review-no-moments"))
    if len(shown) < len(review.moments):
        console.show(words.say("review-fewer", count=len(review.moments) - len(shown)))
