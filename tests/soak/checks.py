"""What must hold at any decision of any game, and of what was saved, recorded or seen of it."""

import json
from typing import Any

from chaudron.kernel.chance import Counter
from chaudron.kernel.game import Game, View
from chaudron.kernel.record import Play, Record, verify
from chaudron.kernel.table import Table


class Broken(AssertionError):
    """Something that must hold does not."""


def require(holds: bool, words: str) -> None:
    if not holds:
        raise Broken(words)


def check_questions(table: Table) -> None:
    """Choices are there, differ, and stand in the order of the catalogue."""
    require(bool(table.asks) == (table.outcome is None), "questions end with the game")
    for seat, ask in table.asks.items():
        places = [choice.place for choice in ask.options]
        require(ask.seat == seat and bool(places), f"{ask.about.key} asks seat {seat} nothing")
        require(all(table.catalogue[choice] is choice for choice in ask.options), "a choice outside the catalogue")
        require(
            places == sorted(set(places)), f"{ask.about.key} repeats a choice or changes their order: {ask.options}"
        )


def check_pieces(game: Game, table: Table, at_first: dict[str, int]) -> None:
    """Every piece of the box is somewhere, and only once."""
    now = game.components(table)
    changed = {name: (count, now.get(name)) for name, count in at_first.items() if now.get(name) != count}
    require(now == at_first, f"pieces before and now: {changed}")


def reloaded(game: Game, table: Table) -> Table:
    """The table as its JSON text gives it back; it must say the same again."""
    text = json.dumps(game.save(table))
    again = game.load(json.loads(text), table.chance)
    require(json.dumps(game.save(again)) == text, "a saved table is read otherwise")
    return again


def check_record(game: Game, table: Any, seed: int, answers: list[tuple[int, str]]) -> None:
    """The same answers from the same seed lead to the same end, and the record says so after a journey as JSON."""
    play = Play(game, table.box, Counter(table.box.players, seed))
    for seat, choice in answers:
        play.answer(seat, choice)
    require(game.save(play.table) == game.save(table), "played again it ends otherwise")
    record = Record.from_json(json.loads(json.dumps(play.record.to_json())))
    require(verify(game, record).table.outcome == table.outcome, "the record ends otherwise")


def checked_view(game: Game, table: Table, seat: int, seed: int) -> View:
    """A seat's view; a table guessed from it must look the same."""
    view = game.view(table, seat)
    guessed = game.guess(json.loads(json.dumps(view)), Counter(table.box.players, seed))
    require(game.view(guessed, seat) == view, f"a table guessed by seat {seat} looks otherwise")
    return view
