"""An exercise shows what its seat could know, and nothing else: worlds that look alike to it give the same bytes."""

from collections.abc import Iterator

import msgspec
import pytest

from chaudron.exercises.exercise import Exercise, judge_of, weighed
from chaudron.exercises.shelf import exercise, listed
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.protocol import ExerciseShown
from chaudron.room.exercising import question_of, stand, told
from chaudron.room.eyes import Eyes, open_view
from chaudron.room.state import State
from chaudron.words import LANGUAGES, words

FEW = 6
WORLDS = (7, 8)


def some(game: str) -> list[Exercise]:
    """A few of them, from all over the file."""
    names = [one.id for one in listed(game)]
    return [exercise(game, name) for name in names[:: len(names) // FEW]]


def worlds(one: Exercise) -> Iterator[State]:
    """The table as it was, and others that look the same to the seat."""
    game = SHELF[one.record.game]
    for luck in (None, *WORLDS):
        state, _ = stand(one)
        assert state.table is not None
        if luck is not None:
            view = game.bot_view(state.table, one.seat)
            state.table = game.guess(view, Counter(one.record.players, luck))
        yield state


def bytes_of(one: Exercise, state: State) -> bytes:
    _, heard = stand(one)
    return msgspec.json.encode(told(one, "1", "en", state, heard))


@pytest.mark.parametrize("game", SHELF)
def test_worlds_that_look_alike_to_the_seat_give_the_same_exercise(game: str) -> None:
    for one in some(game):
        assert len({bytes_of(one, state) for state in worlds(one)}) == 1


def test_a_look_at_what_is_hidden_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Eyes, "view", lambda self, state: open_view(state))
    assert any(len({bytes_of(one, state) for state in worlds(one)}) > 1 for one in some("bal"))


@pytest.mark.parametrize("game", SHELF)
def test_answers_are_weighed_alike_in_all_these_worlds(game: str) -> None:
    one, judge = some(game)[0], judge_of(game)
    for state in worlds(one):
        assert state.table is not None
        view, ask = SHELF[game].bot_view(state.table, one.seat), state.table.asks[one.seat]
        again = weighed(judge, view, ask, (one.obvious,))
        assert [it.choice for it in again] == [it.choice for it in one.options]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_it_says_why_and_asks_what_the_seat_was_asked(game: str, language: str) -> None:
    for one in some(game):
        state, heard = stand(one)
        shown: ExerciseShown = told(one, "1", language, state, heard)
        ask = shown.welcome.ask
        assert ask is not None
        assert (shown.welcome.seat, shown.at, ask.about) == (one.seat, one.at, one.kind)
        assert [*question_of(shown).options] == ask.options
        assert shown.prospects.ask == ask.ask
        best = words(language).choice(game, one.best.choice, one.kind, state.names)
        assert best in shown.says or one.kind in ("brew", "commit")
        assert shown.says.endswith(".")
        assert all(event.n <= shown.welcome.n for event in shown.welcome.missed)
