"""[BLW-10, BLW-13.6] Card values are data: other files, their hash, and tables that are played with them."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.components import FILE, KNOWN, OURS, load, read, usual
from chaudron.kernel.chance import Counter
from chaudron.kernel.check import check
from chaudron.kernel.game import BadOption
from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import begun, home, what
from tests.games.blackwood.values import dear, nothing_kept, ours, write

Change = Callable[[dict[str, Any]], Any]


@pytest.fixture(autouse=True)
def _forgets() -> Iterator[None]:
    with nothing_kept():
        yield


@pytest.fixture
def named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The hash of other values, in a file that the host has named."""
    monkeypatch.setenv(FILE, str(write(tmp_path, dear())))
    return usual().hash


# The hash


def test_our_own_file_gives_our_own_hash(tmp_path: Path) -> None:
    """[BLW-13.6] Read again, it is the same box."""
    assert load(write(tmp_path, ours())) == OURS
    assert list(KNOWN) == [OURS.hash]


def test_names_and_remarks_do_not_count() -> None:
    """[BLW-13.6] Nor the order of cards and of ingredients."""
    data = ours()
    data["author"] = "somebody"
    data["potions"][3]["name"] = "Bat soup"
    for part in ("forest", "potions", "spells"):
        random.Random(1).shuffle(data[part])
        for card in data[part]:
            card.get("ingredients", []).reverse()
    assert read(data).hash == OURS.hash


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["forest"][0].update(cost=2),
        lambda data: data["forest"][0].update(ingredients=["bat"]),
        lambda data: data["potions"][0].update(ingredients=["toad", "bat"]),
        lambda data: data["potions"][0].update(colour="green"),
        lambda data: data["potions"][0].update(coins=4),
        lambda data: data["potions"][0].update(renown=4),
        lambda data: data["potions"][0].update(council_witch="Nocturna Hulotte"),
        lambda data: data["spells"][0].update(colours=["red", "green"]),
    ],
)
def test_every_value_counts(change: Change) -> None:
    """[BLW-13.6] Another value, another hash."""
    data = ours()
    change(data)
    assert read(data).hash != OURS.hash


def test_a_hash_is_short_and_plain() -> None:
    """[BLW-13.6] As it stands in records and addresses."""
    assert len(OURS.hash) == 16
    assert set(OURS.hash) <= set("0123456789abcdef")


# At a table


def test_a_table_has_our_values_unless_the_host_names_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """[BLW-13.6]"""
    monkeypatch.delenv(FILE, raising=False)
    assert BLACKWOOD.box(2, {}).options["components"] == OURS.hash
    assert usual() is OURS


def test_the_named_file_is_what_a_table_is_played_with(named: str) -> None:
    """[BLW-13.6] Its hash stands among the options, in what is saved and in views."""
    table = begun(2)
    assert named != OURS.hash
    assert table.box.options["components"] == named
    assert BLACKWOOD.save(table)["options"]["components"] == named
    assert BLACKWOOD.view(table, 0)["options"]["components"] == named


def test_a_table_may_ask_for_our_values_by_their_hash(named: str) -> None:
    """[BLW-13.6] Both can be played side by side."""
    assert {BLACKWOOD.box(2, {"components": value}).options["components"] for value in (OURS.hash, named, "")} == {
        OURS.hash,
        named,
    }


def test_a_hash_that_nobody_knows_is_refused() -> None:
    """[BLW-13.6] With the rule and what is allowed."""
    with pytest.raises(BadOption) as refused:
        BLACKWOOD.box(2, {"components": "0123456789abcdef"})
    details = refused.value.details
    assert (refused.value.key, details["rule"], details["name"]) == ("bad_value", "BLW-13.6", "components")
    assert OURS.hash in details["allowed"]


def test_a_saved_table_goes_on_with_its_own_values(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """[BLW-13.6] Though the host has gone back to ours; where they are unknown it is refused."""
    saved = BLACKWOOD.save(begun(2))
    monkeypatch.delenv(FILE)
    again = BLACKWOOD.load(saved, Counter(2, 1))
    assert again.box.options["components"] == named
    KNOWN.pop(named)
    with pytest.raises(BadOption):
        BLACKWOOD.load(saved, Counter(2, 1))


def test_prices_rewards_and_colors_are_those_of_the_file(named: str) -> None:
    """[BLW-13.6, BLW-3.6, BLW-5.1, BLW-5.3] Five for a card, nine for P01, which is blue."""
    t = home(witch(larder="F01 F02", potions="P08"), card="F03", display="P01", components=named)
    t.says("A: buy")
    t.brews("A: P01 with F01 F02")
    t.trades("A: twin for P08 P01")
    assert t.seat("A").coins == 8 - 5 + 9 - 2


def test_renown_and_larders_are_those_of_the_file(named: str) -> None:
    """[BLW-13.6, BLW-8.3, BLW-4.1] Thirty for P01, two for a card of five."""
    t = wood(
        witch(coins=0, potions="P01", larder="F01 F02 F03"),
        witch(coins=0),
        phase="end",
        column=5,
        expedition=3,
        components=named,
    )
    assert (t.coins, t.points) == ("7 0", "32 0")


@pytest.mark.parametrize(("potions", "offered"), [("P08", False), ("P08 P09", True)])
def test_a_spell_may_want_a_color_twice(potions: str, offered: bool, named: str) -> None:
    """[BLW-13.6, BLW-5.3] Two reds, and each potion once."""
    t = wood(witch(potions=potions), components=named)
    assert ("trade shoo" in t.asked("A").split(" | ")) is offered
    if offered:
        t.trades("A: shoo for P08 P09")
        assert t.pile("A", "traded") == "P08 P09"


@pytest.mark.parametrize("coins", [3, 4])
def test_with_three_or_four_coins_and_a_dearer_card_she_can_neither_borrow_nor_pay(coins: int, named: str) -> None:
    """[BLW-6.3] A card of five."""
    t = home(witch(coins=coins), components=named)
    assert t.asked("A") == "leave | end"
    assert what(t.refuses("A: borrow")) == ("purse_too_full", "BLW-5.7")


def test_half_of_five_is_two(named: str) -> None:
    """[BLW-7.3] Rounded down."""
    t = home(witch(coins=2, ready="sniff"), components=named, luck="F45 F46 F47 F48 F49")
    t.says("A: cast sniff", "A: card F45")
    assert (t.seat("A").coins, t.pile("A", "larder")) == (0, "F45")


def test_everything_holds_in_a_box_with_other_values(named: str) -> None:
    """[BLW-13.6, BLW-8.7]"""
    checked = check(BLACKWOOD, 2, {"components": named}, seed=5, every=12)
    assert checked.decisions > 40
