"""What must hold at any decision of a game of Belcastel, at its end, and of what was saved, recorded or seen of it."""

import json

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.components import LAST_SPACE, LAST_TUBE, ROUNDS, SPOON, WHITE
from chaudron.games.belcastel.table import Seat, Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import View
from chaudron.kernel.record import Play, Record, verify


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


def check_pieces(table: Table, at_first: dict[str, int]) -> None:
    """Every piece of the box is somewhere, and only once."""
    now = BELCASTEL.components(table)
    changed = {name: (count, now.get(name)) for name, count in at_first.items() if now.get(name) != count}
    require(now == at_first, f"pieces before and now: {changed}")
    require(min(table.supply) >= 0, "fewer than no chips in the supply")
    for number, mine in enumerate(table.seats):
        require(is_sound(mine), f"seat {number} is not sound: {mine}")


def is_sound(mine: Seat) -> bool:
    """Does what lies before a seat fit together?"""
    return (
        len(mine.chips) == len(mine.spaces) == len(mine.turns)
        and mine.whites == sum(chip.value for chip in mine.chips if chip.color is WHITE)
        and mine.spaces == sorted(mine.spaces)
        and all(0 < space <= LAST_SPACE for space in mine.spaces)
        and mine.bag == sorted(mine.bag)
        and mine.rubies >= 0
        and 0 <= mine.drop <= mine.drop + mine.rat <= LAST_SPACE
        and 0 <= mine.tube <= LAST_TUBE
        and 0 <= mine.space <= SPOON
    )


def check_end(table: Table) -> None:
    """[BEL-13.1] Nine rounds, nine cards; places by points, then by the scoring space of round 9."""
    outcome = table.outcome
    require(outcome is not None and not table.agenda and not table.asks, "something is left to do")
    assert outcome is not None
    require(table.round == ROUNDS == len(set(table.turned)), "not nine rounds or not nine cards")
    scores = [(mine.points, mine.space) for mine in table.seats]
    require(outcome.points == tuple(points for points, _ in scores), "points differ from the seats'")
    order = sorted(scores, reverse=True)
    require(outcome.places == tuple(order.index(score) + 1 for score in scores), f"places: {scores} {outcome.places}")


def reloaded(table: Table) -> Table:
    """The table as its JSON text gives it back; it must say the same again."""
    text = json.dumps(BELCASTEL.save(table))
    again = BELCASTEL.load(json.loads(text), table.chance)
    assert isinstance(again, Table)
    require(json.dumps(BELCASTEL.save(again)) == text, "a saved table is read otherwise")
    return again


def check_record(table: Table, seed: int, answers: list[tuple[int, str]]) -> None:
    """The same answers from the same seed lead to the same end, and the record says so after a journey as JSON."""
    play = Play(BELCASTEL, table.box, Counter(table.box.players, seed))
    for seat, choice in answers:
        play.answer(seat, choice)
    require(BELCASTEL.save(play.table) == BELCASTEL.save(table), "played again it ends otherwise")
    record = Record.from_json(json.loads(json.dumps(play.record.to_json())))
    require(verify(BELCASTEL, record).table.outcome == table.outcome, "the record ends otherwise")


def checked_view(table: Table, seat: int, seed: int) -> View:
    """A seat's view; a table guessed from it must look the same."""
    view = BELCASTEL.view(table, seat)
    guessed = BELCASTEL.guess(json.loads(json.dumps(view)), Counter(table.box.players, seed))
    require(BELCASTEL.view(guessed, seat) == view, f"a table guessed by seat {seat} looks otherwise")
    return view
