"""What the views of all games have in common: how they are written, and what of a table can be read from one."""

from collections.abc import Iterable
from typing import Any

from chaudron.kernel import view_types
from chaudron.kernel.copyable import converters, from_json
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask, Rule
from chaudron.kernel.table import Outcome, Table, ask_from_json, ask_to_json

write_agenda, _read_agenda = converters(list[Rule])


def agenda_as_seen(table: Table, viewer: int | None) -> list[view_types.Rule]:
    """The rules being carried out; of a sealed `Together`, only what its viewer does."""
    agenda: list[view_types.Rule] = write_agenda(table.agenda)
    return agenda if table.sealed_together() is None else with_own_branch(agenda, viewer)


def with_own_branch(agenda: list[view_types.Rule], viewer: int | None) -> list[view_types.Rule]:
    """Of the `Together` on top, only the branch of this viewer."""
    *outer, top = agenda
    own = {seat: branch for seat, branch in top["branches"].items() if seat == str(viewer)}
    return [*outer, {**top, "branches": own}]


def write_asks(asks: Iterable[tuple[int, Ask]]) -> dict[str, view_types.Ask]:
    """Questions by seat."""
    return {str(seat): ask_to_json(ask) for seat, ask in asks}


def write_outcome(outcome: Outcome | None) -> view_types.Outcome | None:
    """How the game ended, if it has."""
    return None if outcome is None else {"points": [*outcome.points], "places": [*outcome.places]}


def known_from(view: View, kind: type[Table]) -> dict[str, Any]:
    """The fields of every table, except box and chance, as far as a view tells them: for a table that is guessed."""
    return {
        "agenda": _read_agenda(view["agenda"]),
        "asks": {int(seat): kind.own_ask(ask_from_json(ask)) for seat, ask in view["asks"].items()},
        "outcome": view["outcome"] and from_json(Outcome, view["outcome"]),
        "sealed_facts": {},
        "facts": None,
        "sealed_for": None,
    }
