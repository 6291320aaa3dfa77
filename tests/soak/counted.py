"""What some answers at a scene exercise."""

from chaudron.kernel.rule import answer
from chaudron.scenes.scene import SEATS, Scene
from tests.soak.counting import Exercise


def counted(t: Scene, *answers: str) -> Exercise:
    """What some answers exercise: `"A: attack:1"`."""
    seen = Exercise(t.game.name)
    t.table.facts = []
    seen.before(t.table)
    for sentence in answers:
        name, _, notation = sentence.partition(": ")
        seat = SEATS.index(name)
        ask, t.table.facts = t.table.asks[seat], []
        answer(t.table, seat, notation)
        seen.step(t.table, seat, ask, t.table.catalogue[notation])
    return seen


def met(seen: Exercise) -> set[str]:
    """The rulings, places and ways that were met."""
    return {name for kind, name in seen.counts if kind in ("ruling", "place", "way")}
