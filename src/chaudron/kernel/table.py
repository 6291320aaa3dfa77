"""The table: seats, what is being carried out, who is asked what, chance, and what has happened."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Any, ClassVar, Self

from chaudron.kernel import view_types
from chaudron.kernel.chance import Chance
from chaudron.kernel.choice import Catalogue
from chaudron.kernel.copyable import NOT_KEPT, NOT_SAVED, Copyable, component, copyable, from_json, to_json, written_as
from chaudron.kernel.facts import SPECTATOR, Fact, json_details
from chaudron.kernel.rule import About, Ask, Reason, Rule, Together, carry_on


def ask_to_json(ask: Ask) -> view_types.Ask:
    """A decision as JSON values: what a page or a bot elsewhere receives."""
    data: view_types.Ask = {
        "seat": ask.seat,
        "about": ask.about.key,
        "rule": ask.about.rule,
        "options": [*map(str, ask.options)],
    }
    if ask.sealed:
        data["sealed"] = [*map(str, ask.sealed)]
    if ask.lapses:
        data["lapses"] = True
    if ask.offers:
        data["offers"] = [*map(str, ask.offers)]
    return data


def ask_from_json(data: Mapping[str, Any]) -> Ask:
    """The decision; its options are notation until a table puts its own choices in their place."""
    about = About(data["about"], data["rule"])
    options, sealed, offers = (tuple(data.get(name, ())) for name in ("options", "sealed", "offers"))
    return Ask(data["seat"], about, options, sealed, data.get("lapses", False), offers)


component(Ask, ask_to_json, ask_from_json)
component(Fact, list, lambda data: Fact(data[0], data[1], data[2], data[3] and tuple(data[3]), data[4]))


@copyable
class Outcome(Copyable):
    """How a game ended: every seat's points and place (1 is best; equal places share it)."""

    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@copyable
class Table(Copyable):
    """What every table has. A game adds its own fields."""

    box: Any = field(metadata=NOT_SAVED)
    """What is in play: the options of this table, shared and never changed."""
    chance: Chance = field(metadata={**NOT_SAVED, "copied": "self.chance.copy()"})
    agenda: list[Rule]
    asks: dict[int, Ask]
    outcome: Outcome | None
    sealed_facts: dict[int, list[Fact]] = field(metadata=written_as("held"))
    """Facts of a sealed `Together` by the seat they come from, told to the others at its end."""
    facts: list[Fact] | None = field(metadata=NOT_KEPT)
    """Facts told since somebody last took them; None while nobody listens."""
    sealed_for: int | None = field(metadata=NOT_KEPT)
    catalogue: ClassVar[Catalogue]

    def begin(self) -> None:
        """Carry out the rules up to the first decisions."""
        carry_on(self, self.agenda)

    @property
    def pending_seats(self) -> list[int]:
        """The seats whose answers the table waits for."""
        asks = self.asks
        return [seat for seat in sorted(asks) if not asks[seat].lapses]

    @property
    def pending_in_public(self) -> list[int]:
        """The seats everybody may know to be awaited: of a sealed `Together`, all that were asked."""
        beat = self.sealed_together()
        return self.pending_seats if beat is None else beat.waiting[:]

    def sealed_together(self) -> Together | None:
        """The sealed `Together` being carried out, if there is one."""
        agenda = self.agenda
        if agenda and type(top := agenda[-1]) is Together and top.sealed:
            return top
        return None

    @classmethod
    def own_ask(cls, ask: Ask) -> Ask:
        """A decision that was read, with the choices of this game in the place of their notation."""
        ask.options = tuple(cls.catalogue[choice] for choice in ask.options)
        ask.sealed = tuple(cls.catalogue[choice] for choice in ask.sealed)
        ask.offers = tuple(cls.catalogue[choice] for choice in ask.offers)
        return ask

    def in_progress(self, kind: type[Rule]) -> Rule | None:
        """The innermost rule of this kind on the main agenda."""
        return next((rule for rule in reversed(self.agenda) if type(rule) is kind), None)

    def tell(
        self, key: str, rule: str, to: tuple[int, ...] | None = None, reveals: bool = False, **details: Any
    ) -> None:
        """Tell a fact, to everybody or to some seats."""
        if self.facts is None:
            return
        fact = Fact(key, rule, json_details(details), to, reveals)
        if self.sealed_for is not None and to is None:
            self.sealed_facts.setdefault(self.sealed_for, []).append(fact)
            fact = fact._replace(to=(self.sealed_for,))
        self.facts.append(fact)

    def tell_sealed_facts(self, seats: Iterable[int]) -> None:
        """Tell everybody else what these seats did under seal."""
        for seat in sorted(seats):
            others = tuple(other for other in range(self.box.players) if other != seat)
            for fact in self.sealed_facts.pop(seat, ()):
                if self.facts is not None:
                    self.facts.append(fact._replace(to=(*others, SPECTATOR), reveals=True))

    def end(self, outcome: Outcome) -> None:
        """The game is over: nothing is left to carry out or to ask."""
        self.outcome = outcome
        self.tell_sealed_facts(tuple(self.sealed_facts))
        _empty(self.agenda)
        self.asks.clear()

    def why_not(self, seat: int, choice: str) -> Reason:
        """Why this choice may not be made now. Games give better reasons."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """The whole table in the middle of anything, without box and seed."""
        return {**to_json(self), "used": self.chance.used[:]}

    @classmethod
    def from_json(cls, data: dict[str, Any], box: Any, chance: Chance) -> Self:
        """The table that was saved, with its box and its source of chance."""
        chance.used[:] = data["used"]
        new: Self = from_json(cls, data, box=box, chance=chance, facts=None, sealed_for=None)
        for ask in new.asks.values():
            new.own_ask(ask)
        return new


def _empty(agenda: list[Rule]) -> None:
    for rule in agenda:
        if isinstance(rule, Together):
            for branch in rule.branches.values():
                _empty(branch)
            rule.branches.clear()
    agenda.clear()
