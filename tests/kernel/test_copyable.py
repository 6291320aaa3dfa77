"""Plain data: a copy shares nothing that can change, and JSON gives back what was written."""

import json
from collections.abc import Iterator
from dataclasses import field, fields, is_dataclass
from enum import Enum
from typing import Any, Optional

import pytest

from chaudron.kernel import view_types
from chaudron.kernel.copyable import (
    NOT_KEPT,
    NOT_SAVED,
    Copyable,
    component,
    converters,
    copyable,
    from_json,
    sketcher,
    to_json,
    written_as,
    written_types,
)
from chaudron.kernel.rule import Together


class Suit(Enum):
    """A component: immutable, written as one JSON value."""

    MOON = 1
    STAR = 2

    def __str__(self) -> str:
        return self.name


component(Suit, lambda suit: suit.name, Suit.__getitem__)


@copyable
class Purse(Copyable):
    coins: int
    notes: list[str] = field(default_factory=list)


@copyable
class Everything(Copyable):
    """One field for every shape that a field may have."""

    number: int = 3
    ratio: float = 0.5
    word: str = "word"
    truth: bool = True
    suit: Suit = Suit.STAR
    purse: Purse = field(default_factory=lambda: Purse(1, ["a"]))
    numbers: list[int] = field(default_factory=lambda: [1, 2])
    suits: list[Suit] = field(default_factory=lambda: [Suit.MOON, Suit.STAR])
    purses: list[Purse] = field(default_factory=lambda: [Purse(1), Purse(2, ["b"])])
    grid: list[list[int]] = field(default_factory=lambda: [[1], [2, 3], []])
    rows: list[list[Purse]] = field(default_factory=lambda: [[Purse(1, ["c"])], []])
    fixed: tuple[int, ...] = (1, 2)
    fixed_suits: tuple[Suit, ...] = (Suit.MOON,)
    fixed_purses: tuple[Purse, ...] = field(default_factory=lambda: (Purse(4, ["d"]),))
    fixed_lists: tuple[list[int], ...] = field(default_factory=lambda: ([1], [2]))
    by_seat: dict[int, int] = field(default_factory=lambda: {0: 5, 2: 6})
    suits_by_seat: dict[int, Suit] = field(default_factory=lambda: {1: Suit.MOON})
    purses_by_seat: dict[int, Purse] = field(default_factory=lambda: {1: Purse(2, ["e"])})
    lists_by_seat: dict[int, list[str]] = field(default_factory=lambda: {0: ["x"], 1: []})
    deep: dict[int, list[list[Purse]]] = field(default_factory=lambda: {7: [[Purse(1, ["f"])], []]})
    by_word: dict[str, int] = field(default_factory=lambda: {"a": 1, "2": 2})
    by_suit: dict[Suit, list[int]] = field(default_factory=lambda: {Suit.STAR: [1, 2]})
    by_seat_by_seat: dict[int, dict[int, Purse]] = field(default_factory=lambda: {1: {2: Purse(3)}})
    maybe_number: int | None = 4
    no_number: int | None = None
    maybe_suit: Suit | None = Suit.MOON
    maybe_purse: Purse | None = field(default_factory=lambda: Purse(9, ["g"]))
    no_purse: Purse | None = None
    none_first: None | Purse = field(default_factory=lambda: Purse(8))  # noqa: RUF036 - either order counts
    maybe_list: list[int] | None = field(default_factory=lambda: [1])
    old_style: Optional[list[Purse]] = field(default_factory=lambda: [Purse(1)])  # noqa: UP045 - both spellings count
    perhaps: list[Purse | None] = field(default_factory=lambda: [None, Purse(2), None])
    perhaps_by_seat: dict[int, list[int] | None] = field(default_factory=lambda: {0: None, 1: [1]})
    empty: list[Purse] = field(default_factory=list)


FIELDS = [one.name for one in fields(Everything)]


def changeable(value: Any) -> Iterator[Any]:
    """Everything within a value that can change."""
    if is_dataclass(value) and not isinstance(value, type):
        yield value
        for one in fields(value):
            yield from changeable(getattr(value, one.name))
    elif isinstance(value, dict | list | tuple):
        if not isinstance(value, tuple):
            yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from changeable(part)


# Copies


@pytest.mark.parametrize("name", FIELDS)
def test_a_copy_is_equal_and_of_the_same_kind(name: str) -> None:
    one = Everything()
    copied = getattr(one.copy(), name)
    assert copied == getattr(one, name)
    assert type(copied) is type(getattr(one, name))


@pytest.mark.parametrize("name", FIELDS)
def test_a_copy_shares_nothing_that_can_change(name: str) -> None:
    one = Everything()
    two = one.copy()
    mine, theirs = (list(changeable(getattr(each, name))) for each in (one, two))
    assert len(mine) == len(theirs)
    assert not {id(part) for part in mine} & {id(part) for part in theirs}


def test_what_is_shared_would_be_noticed() -> None:
    one = Everything()
    parts = list(changeable(one))
    assert one.deep[7][0][0].notes in parts
    assert one.fixed_lists[0] in parts
    assert len({id(part) for part in parts}) == len(parts) > 30


def test_changing_a_copy_leaves_the_original_as_it_was() -> None:
    one, untouched = Everything(), Everything()
    two = one.copy()
    for part in list(changeable(two)):
        if isinstance(part, list):
            part.append("new")
        elif isinstance(part, dict):
            part[99] = "new"
        elif isinstance(part, Purse):
            part.coins += 1
    assert one == untouched
    assert two != untouched


def test_immutable_components_are_shared_by_all_copies() -> None:
    assert Everything().copy().suit is Suit.STAR


def test_a_plain_class_has_slots_and_no_room_for_more() -> None:
    with pytest.raises(AttributeError):
        Everything().other = 1  # type: ignore[attr-defined]  # that it fails is the point


@copyable
class Chest(Purse):
    """A plain class made from another: its fields come after those of its parent."""

    locks: list[int] = field(default_factory=list)


def test_a_plain_class_may_extend_another() -> None:
    chest = Chest(3, ["a"], [1])
    copy = chest.copy()
    copy.locks.append(2)
    copy.notes.append("b")
    assert (type(copy), chest) == (Chest, Chest(3, ["a"], [1]))
    assert from_json(Chest, json.loads(json.dumps(to_json(chest)))) == chest


class Unmarked(Copyable):
    pass


class UnmarkedPurse(Purse):
    pass


@pytest.mark.parametrize("made", [Unmarked(), UnmarkedPurse(1)], ids=["from nothing", "from a plain class"])
def test_a_class_that_is_not_marked_cannot_be_copied(made: Copyable) -> None:
    """It would lose what its subclass adds."""
    with pytest.raises(TypeError, match="is not marked as copyable"):
        made.copy()


# JSON


@pytest.mark.parametrize("name", FIELDS)
def test_json_gives_back_what_was_written(name: str) -> None:
    one = Everything()
    read = from_json(Everything, json.loads(json.dumps(to_json(one))))
    assert getattr(read, name) == getattr(one, name)
    assert type(getattr(read, name)) is type(getattr(one, name))


def test_json_gives_back_the_whole_also_when_written_again() -> None:
    text = json.dumps(to_json(Everything()))
    read = from_json(Everything, json.loads(text))
    assert read == Everything()
    assert json.dumps(to_json(read)) == text


def test_keys_keep_their_kind() -> None:
    """JSON knows only words as keys; a word that looks like a number stays a word."""
    read = from_json(Everything, json.loads(json.dumps(to_json(Everything()))))
    assert (list(read.by_seat), list(read.by_word), list(read.by_suit)) == ([0, 2], ["a", "2"], [Suit.STAR])


def test_components_are_written_as_they_registered() -> None:
    written = to_json(Everything())
    assert (written["suit"], written["suits"], written["suits_by_seat"]) == ("STAR", ["MOON", "STAR"], {"1": "MOON"})
    assert from_json(Everything, written).suits[0] is Suit.MOON


def test_what_is_written_is_not_the_original() -> None:
    """Whatever happens afterwards to the object or to the JSON values, the other one stays."""
    one = Everything()
    written = to_json(one)
    text = json.dumps(written)
    for part in list(changeable(one)):
        if isinstance(part, list):
            part.clear()
    assert json.dumps(written) == text
    for part in list(changeable(written)):
        part.clear()
    assert one.by_seat == {0: 5, 2: 6}


def test_what_is_read_is_not_the_json_value() -> None:
    written = to_json(Everything())
    read = from_json(Everything, written)
    for part in list(changeable(written)):
        part.clear()
    assert read == Everything()


def test_a_missing_field_is_noticed() -> None:
    written = to_json(Everything())
    del written["deep"]
    with pytest.raises(KeyError, match="deep"):
        from_json(Everything, written)


def test_converters_work_for_a_type_without_a_class_around_it() -> None:
    write, read = converters(dict[int, list[Purse]])
    written = json.loads(json.dumps(write({3: [Purse(1, ["a"])]})))
    assert written == {"3": [{"coins": 1, "notes": ["a"]}]}
    assert read(written) == {3: [Purse(1, ["a"])]}


# Fields that are not saved, or not kept


@pytest.fixture
def shop() -> "Shop":
    return Shop(rent=7, street=["shared"], guests=["A", "B"], till=Purse(5))


@copyable
class Shop(Copyable):
    rent: int
    street: Any = field(metadata=NOT_SAVED)
    guests: list[str] | None = field(metadata=NOT_KEPT)
    till: Purse


def test_what_is_not_saved_is_not_written_and_must_be_given_again(shop: Shop) -> None:
    written = to_json(shop)
    assert written == {"rent": 7, "till": {"coins": 5, "notes": []}}
    read = from_json(Shop, written, street=["other"], guests=None)
    assert (read.rent, read.street, read.guests, read.till) == (7, ["other"], None, Purse(5))


def test_what_is_not_saved_and_not_given_is_missing(shop: Shop) -> None:
    with pytest.raises(AttributeError):
        _ = from_json(Shop, to_json(shop)).street


def test_what_is_not_saved_goes_with_a_copy(shop: Shop) -> None:
    assert shop.copy().street is shop.street


def test_what_is_not_kept_is_left_behind_by_a_copy(shop: Shop) -> None:
    assert (shop.copy().guests, shop.guests) == (None, ["A", "B"])


# A field with a younger name than what is saved


@copyable
class Inn(Copyable):
    rooms: int
    guests: list[str] = field(metadata=written_as("lodgers"))


def test_a_field_may_be_written_under_another_key() -> None:
    inn = Inn(3, ["A"])
    assert to_json(inn) == {"rooms": 3, "lodgers": ["A"]}
    assert from_json(Inn, to_json(inn)) == inn == inn.copy()


# Unknown types


class Opaque:
    """A class that nobody has made a component."""


@pytest.mark.parametrize(
    "hint",
    [
        set[int],
        bytearray,
        Opaque,
        Any,
        list,
        dict,
        tuple,
        list[set[int]],
        dict[int, bytearray],
        Opaque | None,
        int | list[int],
        list[int] | dict[int, int] | None,
        tuple[int, list[int]],
        list[Any],
    ],
    ids=str,
)
def test_a_field_that_could_not_be_copied_or_read_is_refused(hint: Any) -> None:
    """Never shared in silence: the class cannot be made, or at the latest not be used."""
    with pytest.raises(TypeError, match="cannot be a field of copyable data"):
        _make_and_use(hint)


def _make_and_use(hint: Any) -> None:
    made: Any = copyable(type("Made", (Copyable,), {"__annotations__": {"value": hint}, "__module__": __name__}))
    made([1]).copy()
    converters(hint)


@pytest.mark.parametrize("hint", [int, list[int], dict[str, Suit], tuple[Purse, ...], Purse | None], ids=str)
def test_a_field_of_a_known_kind_is_not_refused(hint: Any) -> None:
    assert copyable(type("Made", (Copyable,), {"__annotations__": {"value": hint}, "__module__": __name__}))
    converters(hint)


FLAT = (
    *("number", "ratio", "word", "truth", "suit", "numbers", "suits", "fixed", "fixed_suits", "maybe_number"),
    *("no_number", "maybe_suit"),
)


def test_a_sketch_is_as_it_is_written_with_tuples_for_lists() -> None:
    value = Everything()
    made, written = sketcher(Everything, FLAT)(value), to_json(value)
    assert [list(one) if isinstance(one, tuple) else one for one in made] == [written[name] for name in FLAT]
    assert hash(made) == hash(sketcher(Everything, FLAT)(value.copy()))


def test_a_sketch_does_not_change_with_its_value() -> None:
    value = Everything()
    made = sketcher(Everything, FLAT)(value)
    value.number, value.suits = 4, value.suits
    value.suits.append(Suit.MOON)
    assert made == sketcher(Everything, FLAT)(Everything()) != sketcher(Everything, FLAT)(value)


@pytest.mark.parametrize("name", [name for name in FIELDS if name not in FLAT])
def test_what_could_change_within_is_not_sketched(name: str) -> None:
    with pytest.raises(TypeError, match="cannot be sketched"):
        sketcher(Everything, (name,))


class Stamp(int):
    """A component that is written by its name."""

    name: str


component(Stamp, "name", Stamp)


@copyable
class Letter(Copyable):
    pages: int
    stamp: Stamp | None
    more_stamps: tuple[Stamp, ...]
    copies: dict[int, list[bool]]
    purse: Purse


def test_of_what_type_is_written_is_known() -> None:
    assert written_types(Letter) == {
        "pages": int,
        "stamp": str | None,
        "more_stamps": list[str],
        "copies": dict[str, list[bool]],
        "purse": dict[str, Any],
    }
    assert written_types(Together)["branches"] == dict[str, list[view_types.Rule]]
