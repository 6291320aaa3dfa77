"""How a rule is written, and the one way rules run (ADR 0001).

A `Rule` is a passage of the rulebook being carried out: plain data, with `@step` methods in reading order. A step
returns nothing (go on), an `Ask` (wait; the next step receives the answer), a rule or a list of rules (carry these
out first) or a `Together` (seats act at the same time, each on an agenda of its own).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar, dataclass_transform

from chaudron.kernel import view_types
from chaudron.kernel.choice import Choice
from chaudron.kernel.copyable import Copyable, component, copyable, from_json, saved_names, writer

if TYPE_CHECKING:
    from chaudron.kernel.table import Table

R = TypeVar("R", bound="Rule")
S = TypeVar("S", bound=Callable[..., Any])

RULES: dict[str, type["Rule"]] = {}
"""Every rule by the name it has in a saved table, for instance `belcastel/Brew`."""


AT_END = ""
"""In a saved table, in the place of the next step's name: nothing is left to do."""


class About(NamedTuple):
    """What a decision is about: a key for its words, and the rule it comes from."""

    key: str
    rule: str


@dataclass(slots=True)
class Ask:
    """One decision of one seat. Never changed once made."""

    seat: int
    about: About
    options: tuple[Choice, ...]
    sealed: tuple[Choice, ...] = ()
    """Options which nobody else may notice before they are revealed."""
    lapses: bool = False
    """Nobody waits for the answer: the offer ends when all others of its `Together` are done."""
    offers: tuple[Choice, ...] = ()
    """What the seat may say besides, as an aside: taken like an answer, but no answer to the question."""

    def allows(self, choice: str) -> bool:
        """May this be said now?"""
        return choice in self.options or choice in self.offers


@dataclass(slots=True)
class Rule(Copyable):
    """A passage being carried out; `at` is the number of the next step."""

    at: int = field(default=0, init=False)
    steps: ClassVar[tuple[Callable[..., Any] | None, ...]] = (None,)
    """The steps in reading order, then None: the end."""
    places: ClassVar[dict[str, int]] = {}
    length: ClassVar[int] = 0
    saved_as: ClassVar[str] = ""
    """Its game and its class: the name of a rule in a saved table."""
    saved_at: ClassVar[tuple[str, ...]] = ()
    """The names of its steps, then of its end."""

    def go_to(self, step: Callable[..., Any]) -> "Then":
        """Go to another step of this rule next."""
        self.at = self.places[step.__name__]
        return None

    def finish(self) -> "Then":
        """Leave out the rest of this rule."""
        self.at = self.length
        return None

    def instead(self, rule: "Rule") -> "Rule":
        """Leave out the rest of this rule and carry out another."""
        self.at = self.length
        return rule


Then = Ask | Rule | list[Rule] | None
"""What a step may return."""


def step(method: S) -> S:
    """Mark a method as a step of its rule."""
    method.is_step = True  # type: ignore[attr-defined]  # read once, by @rule
    return method


@dataclass_transform(field_specifiers=(field,))
def rule(cls: type[R]) -> type[R]:
    """Make a class a rule: plain data, whose marked methods are its steps in the order they are written."""
    made = copyable(cls)
    names = [name for name, method in vars(made).items() if hasattr(method, "is_step")]
    made.steps = (*[vars(made)[name] for name in names], None)
    made.places = {name: place for place, name in enumerate(names)}
    made.length = len(names)
    path = made.__module__.split(".")
    home = path[path.index("games") + 1] if "games" in path else path[-1]
    made.saved_as, made.saved_at = f"{home}/{made.__name__}", (*names, AT_END)
    RULES[made.saved_as] = made
    return made


@rule
class Together(Rule):
    """Seats act at the same time, each on an agenda of its own; it ends when all are done.

    What happens in a sealed one is told to the others only at its end. A branch asks only its own seat.
    """

    branches: dict[int, list[Rule]]
    sealed: bool = False
    begun: bool = False
    seats: list[int] = field(default_factory=list)
    """Everybody who takes part, also those who are done."""
    waiting: list[int] = field(default_factory=list)
    """Of a sealed one: the seats that were asked something. Who has answered is not shown."""


def _rule_to_json(value: Rule) -> view_types.Rule:
    kind = type(value)
    if kind not in _WRITERS:
        _WRITERS[kind] = writer(kind, saved_names(kind), at="x.saved_at[x.at]", rule=repr(value.saved_as))
    data: view_types.Rule = _WRITERS[kind](value)
    return data


_WRITERS: dict[type[Rule], Callable[[Any], Any]] = {}


def _rule_from_json(data: dict[str, Any]) -> Rule:
    cls = RULES[data["rule"]]
    at = cls.length if data["at"] == AT_END else cls.places[data["at"]]
    made: Rule = from_json(cls, {**data, "at": at})
    return made


component(Rule, _rule_to_json, _rule_from_json)


class Reason(NamedTuple):
    """Why something cannot be done: a key for its words, the rule that says so, and the details."""

    key: str
    rule: str
    details: dict[str, Any]


class Refused(Exception):
    """A choice that may not be made now. Nothing has changed."""

    def __init__(self, seat: int, choice: str, reason: Reason) -> None:
        super().__init__(f"{choice}: {reason.key} [{reason.rule}]")
        self.seat, self.choice, self.reason = seat, choice, reason


NOTHING: Any = object()
NOBODY = -1


def carry_on(table: "Table", agenda: list[Rule], given: Any = NOTHING) -> None:
    """Carry out the rules of an agenda until it is empty or waits for an answer. The hot loop of everything."""
    while agenda:
        current = agenda[-1]
        at = current.at
        step = current.steps[at]
        if step is None:
            if _has_to_wait(table, agenda, current):
                return
            continue
        current.at = at + 1
        if given is NOTHING:
            then = step(current, table)
        else:
            then, given = step(current, table, given), NOTHING
        if then is None:
            if current.at == current.length and agenda:
                agenda.pop()  # at once, instead of finding the end when its turn comes
            continue
        kind = type(then)
        if kind is Ask:
            if then.seat in table.asks:
                raise TypeError(f"seat {then.seat} is asked {then.about.key} before it has answered")
            table.asks[then.seat] = then
            return
        if kind is list:
            agenda.extend(reversed(then))
            continue
        agenda.append(then)


def _has_to_wait(table: "Table", agenda: list[Rule], current: Rule) -> bool:
    """A rule with no step left leaves the agenda; a `Together` only when all its seats are done."""
    if type(current) is Together and _is_still_going_on(table, current):
        return True
    if agenda:
        agenda.pop()
    return False


def _is_still_going_on(table: "Table", together: Together) -> bool:
    """Begin it if it has not begun: let every seat act until it is done or waits. Is anybody left?"""
    if not together.begun:
        together.begun = True
        together.seats = list(together.branches)
        for branch in together.branches.values():
            branch.reverse()  # an agenda is a stack: what is to be done first lies on top
        for seat in together.seats:
            if seat in together.branches:
                _carry_on_branch(table, together, seat)
        if together.sealed:
            together.waiting = list(together.branches)
        _end_if_done(table, together)
    return bool(together.branches)


def _carry_on_branch(
    table: "Table", together: Together, seat: int, answering: int = NOBODY, given: Any = NOTHING
) -> None:
    branch, outside = together.branches[seat], table.sealed_for
    if together.sealed:
        table.sealed_for = seat
    if given is not NOTHING and type(branch[-1]) is Together:
        _deliver(table, branch, answering, given)
    else:
        carry_on(table, branch, given)
    table.sealed_for = outside
    if not branch:
        together.branches.pop(seat, None)
    elif seat not in table.asks and type(branch[-1]) is not Together:
        raise TypeError(f"{type(branch[-1]).__name__}: a branch of a Together asks only its own seat")


def _end_if_done(table: "Table", together: Together) -> None:
    """Offers lapse when everybody else is done; what was sealed is then told."""
    branches, asks = together.branches, table.asks
    for seat, branch in branches.items():
        if seat not in asks or not asks[seat].lapses or type(branch[-1]) is Together:
            return
    for seat in branches:
        del asks[seat]
    branches.clear()
    if together.sealed and table.sealed_for is None:
        table.tell_sealed_facts(together.seats)


def answer(table: "Table", seat: int, choice: str, link: str = "") -> None:
    """Give a seat's answer, then carry on. An answer that was not offered is refused and changes nothing.

    `link`: what the device of the seat brings for chance, if it brings anything.
    """
    ask = table.asks.get(seat)
    if ask is None or not ask.allows(choice):
        raise Refused(seat, choice, table.why_not(seat, choice))
    table.chance.answered(seat, link)
    del table.asks[seat]
    _deliver(table, table.agenda, seat, choice if type(choice) is Choice else table.catalogue[choice])


def _deliver(table: "Table", agenda: list[Rule], seat: int, choice: Any) -> None:
    """Bring an answer to the agenda that waits for it."""
    top = agenda[-1]
    if type(top) is not Together:
        carry_on(table, agenda, choice)
        return
    _carry_on_branch(table, top, seat if seat in top.branches else _branch_with(top, seat), seat, choice)
    ask = table.asks.get(seat)
    if ask is not None and not ask.lapses:
        return
    _end_if_done(table, top)
    if not top.branches:
        carry_on(table, agenda)


def _branch_with(together: Together, seat: int) -> int:
    """The branch in which another `Together` asks this seat."""
    for owner, branch in together.branches.items():
        inner = branch[-1]
        if isinstance(inner, Together) and (seat in inner.branches or _branch_with(inner, seat) != NOBODY):
            return owner
    return NOBODY
