"""What is printed on books, track and cards: a designer may try other prices, other spaces, another book or card.

It is the part `belcastel` of a file of card values, for the expansion too; what it does not name is as printed.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from chaudron.games.belcastel.components import (
    BOOK_COLORS,
    CARDS,
    COINS,
    DATA,
    GREEN,
    POINTS,
    PURPLE,
    PURPLE_CARDS,
    ROUNDS,
    RUBY,
    WITCHES_DATA,
)
from chaudron.games.belcastel.own_code import DRAWN, SCORED, TURNED, OwnCode, source_of
from chaudron.kernel.printed import FILE, BadComponents, bad, hash_of, json_in, number

PART = "belcastel"
MOST_PRICE, MOST_COINS, MOST_POINTS = 60, 35, 30
LONGEST = 400
"""Letters of what a book or card does."""

Page = Mapping[str, int]
"""Prices by value."""


class Track(NamedTuple):
    """What every space of the cauldron shows."""

    coins: tuple[int, ...]
    points: tuple[int, ...]
    ruby: tuple[bool, ...]

    def misses_ruby(self, near: int, far: int) -> bool:
        """[BEL-15.8] With the last chip on the further space: is no ruby to score, as there is on the nearer one?"""
        return far != near and self.ruby[near + 1] and not self.ruby[far + 1]


def _pages() -> dict[str, Page]:
    """The prices of every book of both boxes, by its id."""
    found: dict[str, Page] = {}
    for color, pages in DATA["prices"]["table"].items():
        found |= {color if name == "all" else f"{color}-{name}": page for name, page in pages.items()}
    for color, books in WITCHES_DATA["books"].items():
        found |= {f"{color}-{name}": book["price"] for name, book in books.items()}
    return {**found, "orange-6": WITCHES_DATA["orange_book"]["price"]}


PAGES = _pages()
REPLACEABLE = tuple(book for book in PAGES if book.partition("-")[0] in BOOK_COLORS)


@dataclass(frozen=True)
class Components:
    """The values of one box, and the hash under which records name them."""

    hash: str
    prices: Mapping[str, Page]
    track: Track
    deck: tuple[str, ...]
    """The fortune cards that are in play."""
    books: Mapping[str, OwnCode]
    """Those that act otherwise, by the id of the book in whose place they are."""
    cards: Mapping[str, OwnCode]

    def to_json(self) -> dict[str, Any]:
        """As a file has them, whole."""
        spaces = [
            {"space": at, "coins": coins, "points": points, "ruby": ruby}
            for at, (coins, points, ruby) in enumerate(zip(*self.track, strict=True))
        ]
        return {
            "hash": self.hash,
            "prices": {book: dict(page) for book, page in self.prices.items()},
            "track": spaces,
            "cards": {
                card: {"count": int(card in self.deck), **(self.cards[card].to_json() if card in self.cards else {})}
                for card in CARDS
            },
            "books": {book: own.to_json() for book, own in self.books.items()},
        }


def read(data: Any, folder: Path) -> Components:
    """Values as the part of a file has them; raises `BadComponents`, which says what is wrong and where."""
    if not isinstance(data, dict):
        raise BadComponents("no_list", part=PART)
    prices = {**PAGES, **{book: _page(book, page) for book, page in _part(data, "prices").items()}}
    track = _track(data.get("track", []))
    deck, cards = _cards(_part(data, "cards"), folder)
    books = {book: _book(book, about, folder) for book, about in _part(data, "books").items()}
    found = Components("", prices, track, deck, books, cards).to_json()
    named = hash_of(*[dict.fromkeys([str(found[part])]) for part in ("prices", "track", "cards", "books")])
    return Components(named, prices, track, deck, books, cards)


def _part(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    part = data.get(name, {})
    if not isinstance(part, dict) or not all(isinstance(about, dict) for about in part.values()):
        raise BadComponents("no_map", part=f"{PART}.{name}")
    return part


def _known(part: str, name: str, known: tuple[str, ...]) -> str:
    if name not in known:
        raise BadComponents("unknown", part=f"{PART}.{part}", name=name, known=", ".join(known))
    return name


def _page(book: str, given: Mapping[str, Any]) -> Page:
    ours = PAGES[_known("prices", book, tuple(PAGES))]
    for value in given:
        _known(f"prices.{book}", value, tuple(ours))
    named = {**ours, **given, "id": book}
    return {value: number(named, value, 1, MOST_PRICE) for value in ours}


def _track(given: Any) -> Track:
    if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
        raise BadComponents("no_list", part=f"{PART}.track")
    rows = [list(one) for one in zip(COINS, POINTS, RUBY, strict=True)]
    for row in given:
        space = number({**row, "id": "track"}, "space", 0, len(rows) - 1)
        coins, points, ruby = rows[space]
        about = {"coins": coins, "points": points, "ruby": ruby, **row, "id": f"track {space}"}
        if type(about["ruby"]) is not bool:
            raise bad(about, "ruby", "true, false")
        rows[space] = [number(about, "coins", 0, MOST_COINS), number(about, "points", 0, MOST_POINTS), about["ruby"]]
    coins_, points_, ruby_ = zip(*rows, strict=True)
    return Track(coins_, points_, ruby_)


def _cards(given: Mapping[str, Any], folder: Path) -> tuple[tuple[str, ...], dict[str, OwnCode]]:
    counts, own = dict.fromkeys(CARDS, 1), {}
    for card, about in given.items():
        counts[_known("cards", card, CARDS)] = number({"count": 1, **about, "id": card}, "count", 0, 1)
        if {"python", "plugin", "source"} & about.keys():
            _known("cards (python)", card, tuple(one for one in CARDS if one in PURPLE_CARDS))
            own[card] = _own(card, TURNED, about, folder)
    deck = tuple(card for card in CARDS if counts[card])
    if len(deck) < ROUNDS:
        raise BadComponents("few_cards", count=len(deck), least=ROUNDS)
    return deck, own


def _book(book: str, about: Mapping[str, Any], folder: Path) -> OwnCode:
    color = _known("books", book, REPLACEABLE).partition("-")[0]
    return _own(book, SCORED if color in (GREEN, PURPLE) else DRAWN, about, folder)


def _own(place: str, wanted: str, about: Mapping[str, Any], folder: Path) -> OwnCode:
    source, text = source_of(place, about, folder), about.get("text")
    both = text if isinstance(text, dict) else {"fr": text, "en": text}
    texts = [both.get(language) for language in ("fr", "en")]
    for one in texts:
        if not isinstance(one, str) or not 0 < len(one.strip()) <= LONGEST or not one.isprintable():
            raise bad({**about, "id": place}, "text", f'1–{LONGEST} letters, or {{"fr": …, "en": …}}')  # noqa: RUF001 - typeset
    own = OwnCode(place, wanted, source, (str(texts[0]).strip(), str(texts[1]).strip()))
    if not callable(own.function):
        raise BadComponents("no_function", place=place, function=wanted)
    return own


def load(path: Path) -> Components:
    """The values in a file, or ours if it has none of Belcastel; raises `BadComponents`."""
    data = json_in(path)
    if not isinstance(data, dict) or PART not in data:
        return OURS
    try:
        return read(data[PART], path.parent)
    except BadComponents as error:
        error.file = path.name
        raise


OURS = read({}, Path())
"""What is printed."""
KNOWN: dict[str, Components] = {OURS.hash: OURS}
"""Every set of values that can be played with here, by its hash."""


COMPONENTS = "components"
"""An option of tables that are played with values of somebody's own: their hash. Other tables do not have it."""


def printed_at(options: Mapping[str, Any]) -> Components:
    """What is printed at a table with these options."""
    return KNOWN[options.get(COMPONENTS, OURS.hash)]


def usual() -> Components:
    """What a table is played with unless it says otherwise: the file that the host has named, or ours."""
    named = os.environ.get(FILE)
    if not named:
        return OURS
    components = _read_once(named)
    return KNOWN.setdefault(components.hash, components)


@cache
def _read_once(file: str) -> Components:
    """Whatever becomes of a file while we play with it troubles no table."""
    return load(Path(file))
