"""A situation: a table set up, and what is done at it step by step, in the notation of `scenes`."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from chaudron.kernel.facts import Fact
from chaudron.kernel.game import View
from chaudron.scenes.scene import Scene


class Situation(NamedTuple):
    """One example of the rules, as it would be played.

    A step is a line of moves: an answer (`"A: draw"`), or something that the scene of the game can do (`"draws A: w1
    o1"`, `"luck B: 4"`, `"attacks A on B: r1"`); `"; "` stands between two moves.
    """

    id: str
    """The rule that tells the same in words."""
    cast: str
    """Who sits at the table, by the names that the rule gives them."""
    setting: Callable[[], Scene]
    steps: tuple[str, ...]
    focus: str = "A"
    """The seats that matter: on a board they are shown large."""
    is_dealt: bool = False
    """Does it begin before the first thing happens by itself? Then that is the first step."""

    @property
    def names(self) -> list[str]:
        return self.cast.split()


class StepResult(NamedTuple):
    """How the table stands after a step, and what was told in it."""

    view: View
    facts: list[Fact]


def step_results(situation: Situation) -> Iterator[StepResult]:
    """The situation at its start, then after every step."""
    scene = situation.setting()
    if situation.is_dealt:
        yield StepResult(_open_view(scene, scene.beginning), [])
    yield _result(scene)
    for step in situation.steps:
        scene.facts = []
        _perform(scene, step)
        yield _result(scene)


def ended(situation: Situation) -> Scene:
    """The scene when everything was done, with all that was told."""
    scene = situation.setting()
    for step in situation.steps:
        _perform(scene, step)
    return scene


def _perform(scene: Scene, step: str) -> None:
    for move in step.split("; "):
        verb, _, rest = move.partition(" ")
        if verb.endswith(":"):
            scene.says(move)
        else:
            getattr(scene, verb)(*[rest] * bool(rest))


def _result(scene: Scene) -> StepResult:
    """Of what is told to some in other words, the words for whom it is about."""
    told = [fact for fact in scene.facts if fact.is_heard_by(fact.details.get("seat"))]
    return StepResult(_open_view(scene, scene.table), told)


def _open_view(scene: Scene, table: Any) -> View:
    """What the first seat sees, and of every seat what it sees of itself: an example has no secrets."""
    views = [scene.game.view(table, seat) for seat in range(table.box.players)]
    return {**views[0], "seats": [view["seats"][seat] for seat, view in enumerate(views)]}
