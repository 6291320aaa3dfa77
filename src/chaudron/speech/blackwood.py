"""Blackwood: ingredients, forest cards, potions, spells, places and coins in sentences."""

from collections import Counter as Tally
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from chaudron.games.blackwood.components import COLORS, KINDS, KNOWN, SPELLS, Amounts, Components, usual
from chaudron.games.blackwood.errors import BadComponents
from chaudron.games.blackwood.places import PLACE
from chaudron.games.blackwood.table import total
from chaudron.speech import Arguments, Shape, Speech, one_seat, seats

if TYPE_CHECKING:
    from chaudron.words import Words

PUPPETS = ("orange", "teal", "pink", "ivory")
"""The colors of the witches, by their seats."""
COUNCIL = {
    "Abigail Scouic": "abigail",
    "Vipérine Poison": "viperine",
    "Nocturna Hulotte": "nocturna",
    "Charlotte Bouldepoil": "charlotte",
}
"""Under which name the words have each witch of the council."""


TOLD_OF: ContextVar[str] = ContextVar("components", default="")
"""The hash of the card values that are told of, where a table names them."""


@contextmanager
def telling_of(components: str) -> Iterator[None]:
    """[BLW-13.6] Tell of a table that was played with these values, whatever the house has now."""
    before = TOLD_OF.set(components)
    try:
        yield
    finally:
        TOLD_OF.reset(before)


def printed() -> Components:
    """[BLW-13.6] What is printed on the cards: of the table that is told of, or of this house."""
    return KNOWN.get(TOLD_OF.get()) or usual()


def ingredients(words: "Words", amounts: Amounts) -> str:
    """So many of each kind: two toads and a clover."""
    kinds = zip(KINDS, amounts, strict=True)
    return words.listed([words.say(f"blackwood-ingredient-{kind}.some", count=count) for kind, count in kinds if count])


def forest_card(words: "Words", name: str, form: str = "") -> str:
    """A forest card by its ingredients: toad + clover; in the form `cost` with what it costs."""
    card = printed().forest[name]
    kinds = [
        words.say(f"blackwood-ingredient-{kind}") for kind, n in zip(KINDS, card.gives, strict=True) for _ in range(n)
    ]
    joined = kinds[0]
    for kind in kinds[1:]:
        joined = words.say("blackwood-plus", list=joined, item=kind)
    return words.say(f"blackwood-card.{form}" if form else "blackwood-card", kinds=joined, cost=card.cost)


def coins(words: "Words", number: int) -> str:
    """Coins in words: three coins, nothing."""
    return words.say("blackwood-coin.some", count=number)


def colors(words: "Words", names: Sequence[str]) -> str:
    """Potions by their colors: a red potion and a blue potion."""
    counts = Tally(names)
    wanted = [color for color in COLORS if counts[color]]
    return words.listed([words.say(f"blackwood-color-{color}.some", count=counts[color]) for color in wanted])


def bad_components(words: "Words", error: BadComponents) -> str:
    """[BLW-13.6] What is wrong with a file of card values."""
    lists = {name: error.details[name] for name in ("missing", "extra") if name in error.details}
    counts = {f"{name}_count": len(listed) for name, listed in lists.items()}
    key = f"belcastel-components-{error.key}"  # of values on trial
    key = key if words.has(key) else f"blackwood-components-{error.key}"
    return words.say(key, **{"file": error.file, **error.details, **counts})


def _place(name: str) -> Shape:
    return lambda words, place, _: {name: _where(words, place)}


def _where(words: "Words", place: str) -> str:
    row, column = PLACE[place].row, PLACE[place].column
    return words.say("blackwood-place", row=row, column=column)


def _places(words: "Words", places: Sequence[str], names: Sequence[str]) -> Arguments:
    return {
        "places": words.listed([_where(words, place) for place in places]),
        "places_count": len(places),
        "some_cards": words.say("blackwood-some-cards", count=len(places)),
    }


def _card(words: "Words", name: str, names: Sequence[str] = ()) -> Arguments:
    gives, cost = printed().forest[name]
    return {"card": ingredients(words, gives), "cost": cost, "half": coins(words, cost // 2)}


def _cards(words: "Words", cards: Sequence[str], names: Sequence[str]) -> Arguments:
    gives = total(printed().forest[card].gives for card in cards)
    each = [forest_card(words, card, "cost") for card in cards]
    return {"cards": words.listed(each), "ingredients": ingredients(words, gives)}


def _pinched(words: "Words", kinds: Sequence[str], names: Sequence[str]) -> Arguments:
    tally = Tally(kinds)
    amounts = tuple(tally[kind] for kind in KINDS)
    return {"pinched": ingredients(words, amounts), "pinched_count": len(kinds)}


def _potion(words: "Words", name: str, names: Sequence[str] = ()) -> Arguments:
    key = f"blackwood-potion-{name}"
    forms = {f"{form}_potion": words.say(f"{key}.{form}") for form in ("a", "the", "of")}
    return {"potion": words.say(key), "recipe": ingredients(words, printed().potions[name].needs), **forms}


def _potions(words: "Words", potions: Sequence[str], names: Sequence[str]) -> Arguments:
    return {"potions": words.listed([words.say(f"blackwood-potion-{potion}.the") for potion in potions])}


def _spell(words: "Words", name: str, names: Sequence[str] = ()) -> Arguments:
    key = f"blackwood-spell-{name}"
    forms = {f"{form}_spell": words.say(f"{key}.{form}") for form in ("a", "the", "of")}
    return {"spell": words.say(key), "spell_short": words.say(f"{key}.short"), **forms}


def _spells(words: "Words", spells: Sequence[str], names: Sequence[str]) -> Arguments:
    counts = Tally(spells)
    owned = [spell for spell in SPELLS if counts[spell]]
    return {
        "spells": words.listed([words.say(f"blackwood-spell-{spell}.some", count=counts[spell]) for spell in owned])
    }


def _coins(name: str) -> Shape:
    return lambda words, number, _: {name: coins(words, number), f"{name}_number": number}


def _points(words: "Words", points: int | list[int], names: Sequence[str]) -> Arguments:
    """Renown of one witch, or that of the best and everybody's."""
    if isinstance(points, int):
        return {"points": words.say("blackwood-renown.some", count=points)}
    best = max(points)
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    scores = [words.say("score", name=words.seat(seat, names), points=points[seat]) for seat in order]
    said = words.say("blackwood-renown.some", count=best)
    return {"points": said, "tied": points.count(best), "scores": words.listed(scores)}


SHAPES: dict[str, Shape] = {
    "seat": one_seat("seat"),
    "owner": one_seat("owner"),
    "winners": seats("winners"),
    "awaited": seats("awaited"),
    "place": _place("place"),
    "second": _place("second"),
    "places": _places,
    "card": _card,
    "cards": _cards,
    "pinched": _pinched,
    "potion": _potion,
    "potions": _potions,
    "spell": _spell,
    "spells": _spells,
    "colors": lambda words, names, _: {"colors": colors(words, names)},
    "coins": _coins("coins"),
    "price": _coins("price"),
    "most": _coins("most"),
    "ingredient": lambda words, kind, _: {"an_ingredient": words.say(f"blackwood-ingredient-{kind}.a")},
    "points": _points,
}


def _thing(words: "Words", verb: str, thing: str, names: Sequence[str]) -> Arguments:
    """What a choice is about: nothing, a place, a forest card, a potion, a spell or an ingredient."""
    if not thing:
        return {}
    if verb in ("place", "at"):
        return {"place": _where(words, thing)}
    if verb == "card":
        return _card(words, thing)
    if verb in ("sell", "potion"):
        return _potion(words, thing)
    if verb == "pinch":
        return {"an_ingredient": words.say(f"blackwood-ingredient-{thing}.a")}
    return {**_spell(words, thing), "colors": colors(words, printed().colors[thing])}


def _further(words: "Words", details: Mapping[str, Any]) -> Arguments:
    return {}


SPEECH = Speech(SHAPES, _thing, _further)
