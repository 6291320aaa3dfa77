"""A room by itself: told the time and what is wanted, it says what is to be written, and then who hears of it."""

from typing import Any
from unittest import mock

import pytest

from chaudron import protocol
from chaudron.room import chain, events
from chaudron.room.disclosure import about
from chaudron.room.inputs import By, Reply
from chaudron.room.refusal import Refusal
from chaudron.room.state import State
from chaudron.room.windows import TimedTable
from tests.room.table import Heard, Table, as_shown, as_written

GAMES = {
    "belcastel": "belcastel 3 lock_step=every_round",
    "witches": "witches 3 lock_step=every_round",
    "bal": "bal 3",
    "blackwood": "blackwood 3",
}
SEALED = ("belcastel", "witches", "bal")
"""At Blackwood nothing is decided in secret."""
WINDOW = 4.0
SEEDS = 12


def at_table(game: str, is_there: Any, **settings: Any) -> Table:
    """A table where it is as wanted, in the first of some random games that comes to it."""
    for seed in range(SEEDS):
        try:
            return Table(GAMES[game], seed, **settings).play_until(is_there, seed)
        except AssertionError:
            continue
    raise AssertionError(f"no game of {game} comes to that")


def is_sealed(table: Table) -> bool:
    """Have several seats to decide in secret?"""
    state = table.room.state
    return state.table is not None and state.table.sealed_together() is not None and len(table.asks) > 1


def answer_all(table: Table) -> list[Heard]:
    """Everybody answers what is decided in secret now: what was heard of each answer."""
    return [table.tell(table.decide(table.answer(seat, ask.options[0]))) for seat, ask in sorted(table.asks.items())]


def numbers(told: Heard) -> dict[int, list[int]]:
    return {seat: [message["n"] for message in messages] for seat, messages in told.items()}


# An answer


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_a_row_first_and_heard_by_all_once_it_is_durable(game: str) -> None:
    table = Table(GAMES[game], window=0.0).play_until(lambda table: len(table.asks) > 0 and not is_sealed(table))
    [seat, ask], before, seq = min(table.asks.items()), as_shown(table), table.room.seq
    wish = table.answer(seat, ask.options[0])
    assert table.at(table.now + 5) == {}
    turn = table.decide(wish)
    assert turn.change is not None
    assert turn.effects == ()  # nobody hears of it before it is written
    assert [(row.seq, row.seat, row.move, row.at) for row in turn.change.rows] == [
        (seq + 1, seat, wish.command.id, table.now)
    ]
    told = table.tell(turn)
    assert turn.done is not None
    assert numbers(told) == {other: [table.room.state.number(other)] for other in range(3)}
    assert turn.done.n == table.room.state.number(seat)
    assert as_shown(table) == as_written(table) != before


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_again_is_answered_again_and_done_once(game: str) -> None:
    table = Table(GAMES[game], window=0.0)
    seat, ask = min(table.asks.items())
    wish = table.answer(seat, ask.options[0])
    first = table.decide(wish)
    table.tell(first)
    again = table.decide(wish)
    assert (again.change, again.done) == (None, first.done)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_changes_nothing(game: str) -> None:
    table = Table(GAMES[game], window=0.0)
    seat, before = min(table.asks), as_shown(table)
    with pytest.raises(Refusal):
        table.decide(table.answer(seat, "nothing of the kind"))
    assert (as_shown(table), as_written(table)) == (before, before)


# A window


@pytest.mark.parametrize("game", SEALED)
def test_a_window_is_open_up_to_its_last_millisecond(game: str) -> None:
    table = at_table(game, is_sealed, window=WINDOW, strict=True)
    before, closes = as_shown(table), table.room.state.window_closes()
    assert closes is not None
    assert closes - table.now >= WINDOW * 1000
    assert answer_all(table)[-1].keys() <= {table.last.seat}  # type: ignore[attr-defined]  # of an answer
    assert table.at(closes - 1) == {}
    shown = as_shown(table)
    assert [shown[seat] == before[seat] for seat in range(3)] == [True] * 3
    told = table.at(closes)
    assert told.keys() == {0, 1, 2}
    assert as_shown(table) == as_written(table) != before
    assert table.at(closes + 1) == {}


@pytest.mark.parametrize("game", SEALED)
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_an_answer_at_the_edge_of_a_window_counts_before_it_closes_alone(game: str, more: int) -> None:
    """One millisecond decides: before, it is kept quiet; at the edge and after, it is told as any other."""
    table = at_table(game, is_sealed, window=WINDOW, strict=True)
    closes, seats = table.room.state.window_closes(), sorted(table.asks.items())
    assert closes is not None
    for seat, ask in seats[:-1]:
        table.tell(table.decide(table.answer(seat, ask.options[0])))
    table.at(closes + more)
    seat, ask = seats[-1]
    told = table.tell(table.decide(table.answer(seat, ask.options[0])))
    others = set(range(3)) - {seat}
    assert others & told.keys() == (set() if more < 0 else others)
    assert table.at(closes + 1).keys() >= (others if more < 0 else set())


def one_millisecond_too_soon() -> Any:
    closes = TimedTable.window_closes

    def soon(table: TimedTable) -> int | None:
        at = closes(table)
        return None if at is not None and at - 1 <= table.time.now else at

    return mock.patch.object(TimedTable, "window_closes", soon)


@pytest.mark.parametrize("game", SEALED)
def test_an_error_of_one_millisecond_is_found(game: str) -> None:
    with one_millisecond_too_soon(), pytest.raises(AssertionError):
        test_a_window_is_open_up_to_its_last_millisecond(game)
    with one_millisecond_too_soon(), pytest.raises(AssertionError):
        test_an_answer_at_the_edge_of_a_window_counts_before_it_closes_alone(game, -1)


# A sealed beat without a window


@pytest.mark.parametrize("game", SEALED)
def test_nobody_hears_what_others_decide_in_secret_before_all_have(game: str) -> None:
    table = at_table(game, is_sealed, window=0.0)
    seats, numbered = sorted(table.asks), table.room.state.sitting.heard[:]
    *first, last = answer_all(table)
    assert [told.keys() for told in first] == [{seat} for seat in seats[:-1]]
    assert last.keys() == {0, 1, 2}
    assert table.room.state.sitting.heard[-1] == numbered[-1] + 1  # whoever watches heard of the last alone
    assert as_shown(table) == as_written(table)


# Undo


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_has_not_happened(game: str) -> None:
    table = at_table(game, lambda table: table.room.state.may_be_undone, window=0.0)
    before = as_written(table, table.rows[:-1])
    seat, seq = table.rows[-1].seat, table.rows[-1].seq
    assert seat is not None
    told = table.do(seat, protocol.Undo)
    assert table.last == events.Undone(seat, seq)
    assert told.keys() == {0, 1, 2}
    assert as_shown(table) == as_written(table) == before


# Somebody else plays on


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_takes_over_from_whoever_leaves_and_gives_the_seat_back(game: str) -> None:
    table = Table(GAMES[game], window=0.0).play_until(lambda table: any(table.asks) and not is_sealed(table))
    seat = max(table.asks)
    device = next(one for one in table.room.listeners.all if one.who.seat == seat)
    table.room.exit(device, table.now)
    table.do(0, protocol.SeatBot, seat, "apprentice")
    while not table.thoughts:
        table.ring()
    [think] = table.thoughts
    assert (think.seat, think.ask, think.by) == (seat, table.room.state.sitting.asked[seat], By.BOT)
    assert think.thought.ask.options == table.asks[seat].options
    told = table.tell(table.decide(Reply(seat, think.ask, str(think.thought.ask.options[0]), By.BOT)))
    assert told.keys() == {0, 1, 2} - {seat}
    assert isinstance(table.last, events.Answered)
    assert (table.last.seat, table.last.for_absent) == (seat, False)
    late = table.decide(Reply(seat, think.ask, str(think.thought.ask.options[0]), By.BOT))
    assert late.change is None  # the question is answered
    table.do(seat, protocol.Return)
    assert table.room.state.sitting.chairs[seat].bot == ""
    assert as_shown(table) == as_written(table)


# Whose device was silent


def silent(setup: str, secret: int = 0, **settings: Any) -> Table:
    """Everybody's device has laid a seal, and none brings a link."""
    table = Table(setup, secret, **settings)
    for chair in table.room.state.sitting.chairs:
        chair.own_salt = "00" * 32
    return table


def all_pass(state: State, order: list[int]) -> list[events.Answered]:
    """What happens when all who decide in secret pass, one after the other."""
    found = []
    for seat in order:
        event, only = state.carry_out(seat, "pass")
        state.happen(event, only, seat)
        found.append(event)
    return found


def draws_when_it_is_open(table: Table) -> bool:
    """Would whoever passes last in this window draw, and only after it?"""
    if not is_sealed(table) or not all("pass" in ask.options for ask in table.asks.values()):
        return False
    *_, last = all_pass(table.room.state.copy(), sorted(table.asks))
    return bool(last.draws) and last.result is None


def test_who_ended_a_sealed_beat_is_not_told_by_what_was_drawn_after_it() -> None:
    """ADR 0009: not even where that was drawn without a link, which everybody hears of when the game is over."""
    table = silent("bal 3 level=hard", window=0.0).play_until(draws_when_it_is_open)
    asked, told = sorted(table.asks), []
    for order in (asked, asked[::-1]):
        state = table.room.state.copy()
        before = [chair.substitutes for chair in state.sitting.chairs]
        *_, last = all_pass(state, order)
        assert (last.seat, last.substitute) == (order[-1], True)
        after = [chair.substitutes for chair in state.sitting.chairs]
        assert after == before
        told.append((about(last, None), after))
    assert told[0] == told[1]
    assert "substitutes" not in told[0][0]


@pytest.mark.parametrize("window", [0.0, WINDOW])
def test_every_draw_without_a_link_is_counted_when_the_game_is_over(window: float) -> None:
    table = silent("bal 3 level=hard", window=window).play_until(lambda table: table.room.state.sitting.state == "over")
    answered = [event for row in table.rows if isinstance(event := chain.read(row.body), events.Answered)]
    each = [sum(event.substitute for event in answered if event.seat == seat) for seat in range(3)]
    assert [chair.substitutes for chair in table.room.state.sitting.chairs] == each
    assert sum(each) > 0
    assert [event for event in answered if event.late]


def lays_a_skull(state: State) -> tuple[int, str] | None:
    """Somebody who may lay a crow skull in secret, and draws by it at once while others are asked too."""
    beat, asks = state.table and state.table.sealed_together(), state.table.asks if state.table else {}
    for seat, ask in asks.items() if beat and len(asks) > 1 else ():
        for choice in [str(option) for option in ask.options if str(option).startswith("lay:b")]:
            event, only = state.copy().carry_out(seat, choice)
            if event.draws and only is not None:
                return seat, choice
    return None


def where_a_skull_may_be_laid() -> Table:
    """In the first of some random games that comes to it."""
    for seed in range(SEEDS):
        table = silent("belcastel 4 lock_step=every_round bonus_moves=may_decline", seed, window=0.0)
        table.play_until(
            lambda table: table.room.state.sitting.state == "over" or lays_a_skull(table.room.state) is not None,
            seed,
            prefers=("draw", "lay:b"),
        )
        if lays_a_skull(table.room.state):
            return table
    raise AssertionError("no game comes to that")


def the_rest_of_the_beat(state: State, seats: list[int]) -> list[events.Answered]:
    """These seats lay no more in this beat, one after the other."""
    assert state.table
    found, beat = [], state.table.sealed_together()
    for seat in seats:
        while state.table.sealed_together() is beat and seat in state.table.asks:
            event, only = state.carry_out(seat, str(state.table.asks[seat].options[-1]))
            state.happen(event, only, seat)
            found.append(event)
    return found


def test_of_a_sealed_beat_everybody_hears_for_whom_something_was_drawn_in_it() -> None:
    """Once it is open, and alike whoever ended it."""
    table = where_a_skull_may_be_laid()
    seat, choice = lays_a_skull(table.room.state) or (0, "")
    others = sorted({*table.asks} - {seat})
    before = [chair.substitutes for chair in table.room.state.sitting.chairs]
    for order in ([seat, *others], [*others, seat]):
        state = table.room.state.copy()
        event, only = state.carry_out(seat, choice)
        row = state.happen(event, only, seat)
        assert (only, row.only, event.substitute, event.substitutes) == (seat, seat, True, [])
        assert [chair.substitutes for chair in state.sitting.chairs] == before
        *_, last = the_rest_of_the_beat(state, order)
        assert (last.seat, last.sealed) == (order[-1], True)
        assert about(last, None)["substitutes"] == [seat]
        counted = [chair.substitutes for chair in state.sitting.chairs]
        assert counted == [count + (other == seat) for other, count in enumerate(before)]
