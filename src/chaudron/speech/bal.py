"""Le Bal des Sorcières: cards, tokens, Crapzouilles and witches in sentences."""

from collections import Counter as Tally
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from chaudron.games.bal.components import CARD, COLORS, WHITE
from chaudron.games.bal.printed import KNOWN, OURS
from chaudron.speech import Arguments, Shape, Speech, one_seat, seats

if TYPE_CHECKING:
    from chaudron.words import Words

TOKEN_COLORS = (*COLORS, WHITE)
TOLD_OF: ContextVar[str] = ContextVar("printed", default="")
"""The hash of the values that are told of, where a table names them."""
NAMING = ("formula", "a", "the", "of", "some")
"""The forms in which a potion is called by what is printed on it."""


@contextmanager
def telling_of(components: str) -> Iterator[None]:
    """[BAL-13.24] Tell of a table that was played with these values, whatever the house has now."""
    before = TOLD_OF.set(components)
    try:
        yield
    finally:
        TOLD_OF.reset(before)


def own_name(language: str, key: str, count: object) -> str:
    """[BAL-13.24] How a potion is called at a table that has other values than ours; nothing where it is ours."""
    components = KNOWN.get(TOLD_OF.get())
    if components is None or components is OURS:
        return ""
    card, _, form = key.removeprefix("bal-card-").partition(".")
    formula = components.own_formula(card, language) if form in NAMING else ""
    return f"{count} × {formula}" if formula and form == "some" and count != 1 else formula  # noqa: RUF001 - typeset


def by_color(words: "Words", names: str) -> str:
    """A list of cards in fewer words: potions by their colors, spells one by one."""
    held = [CARD[name] for name in names.split()]
    potions = Tally(card.color for card in held if card.color)
    spells = Tally(card for card in held if not card.color)
    colors = [words.say(f"bal-color-{color}.some", count=potions[color]) for color in COLORS if potions[color]]
    return words.listed([*colors, *[words.some_cards(card.name, spells[card]) for card in sorted(spells)]])


def formulas(words: "Words", names: str) -> str:
    """What is read of these cards, in the order they were laid."""
    read = [words.say(f"bal-card-{name}.formula") for name in names.split()]
    return words.listed([words.say("bal-formula", formula=formula) for formula in read])


def tokens(words: "Words", colors: str) -> str:
    """Farce tokens in words: two reds."""
    drawn = Tally(colors.split())
    return words.listed(
        [words.say(f"bal-token-{color}.some", count=drawn[color]) for color in TOKEN_COLORS if drawn[color]]
    )


def _card(words: "Words", name: str, names: Sequence[str] = ()) -> Arguments:
    forms = {f"{form}_card": words.card(name, form) for form in ("a", "the", "of")}
    return {"card": words.card(name), "card_short": words.say(f"bal-card-{name}.short"), **forms}


def _cards(words: "Words", cards: str, names: Sequence[str]) -> Arguments:
    return {"cards": words.cards(cards), "by_color": by_color(words, cards), "formulas": formulas(words, cards)}


def _by(words: "Words", seat: int | None, names: Sequence[str]) -> Arguments:
    return {"by": "" if seat is None else words.seat(seat, names)}


def _spell(words: "Words", name: str | None, names: Sequence[str]) -> Arguments:
    """[BAL-7.21] The spell that a mirror copies, if there is one."""
    return {"spell": "none"} if name is None else {"spell": name, "the_spell": words.card(name, "the")}


SEATS = ("seat", "first", "target", "robbed", "owner", "captor", "of", "giver", "reader", "challenger")
SHAPES: dict[str, Shape] = {
    **{name: one_seat(name) for name in SEATS},
    "by": _by,
    "neighbors": seats("neighbors"),
    "winners": seats("winners"),
    "awaited": seats("awaited"),
    "card": _card,
    "spell": _spell,
    "cards": _cards,
    "tokens": lambda words, colors, _: {"tokens": tokens(words, colors)},
    "points": lambda words, points, _: {"lives": max(points)},
}


def _thing(words: "Words", verb: str, thing: str, names: Sequence[str]) -> Arguments:
    """What a choice is about: nothing, a card, a seat, or whose Crapzouille is lost."""
    if verb == "lose":
        return {"own": thing == "own", "seat": "" if thing == "own" else words.seat(int(thing), names)}
    if thing.isdecimal():
        return {"seat": words.seat(int(thing), names)}
    return _card(words, thing) if thing else {}


def _further(words: "Words", details: Mapping[str, Any]) -> Arguments:
    """Whether the Crapzouille that goes was her own, and who eliminated whom."""
    further: Arguments = {}
    if "owner" in details:
        further["own"] = details["owner"] == details["seat"]
    if "by" in details:
        further["by_whom"] = {None: "nobody", details["seat"]: "self"}.get(details["by"], "other")
    return further


SPEECH = Speech(SHAPES, _thing, _further)
