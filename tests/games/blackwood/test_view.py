"""[BLW-2] What each witch and a spectator see and hear: everything but the order of the two decks."""

import json
from importlib import import_module
from typing import Any

import pytest

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.table import Table
from chaudron.kernel.chance import TABLE, Counter
from chaudron.kernel.check import Broken, check
from chaudron.kernel.game import View
from chaudron.scenes.blackwood import WoodScene, witch, wood
from tests.games.blackwood.positions import begun, home, is_over, play_on

VIEWERS = "AB?"


def seen(t: WoodScene, viewer: str) -> View:
    return t.game.view(t.table, None if viewer == "?" else "ABCD".index(viewer))


def rich() -> WoodScene:
    """A table with something in every place."""
    return wood(
        witch(coins=5, larder="F17 F01", potions="P01", sold="P02", traded="P03", ready="pinch", spent="twin"),
        witch(coins=1, larder="F45", loans=2),
        puppets={"r1c2": "A", "r3c5": "B"},
        discard="F20 F10",
    )


def test_everybody_sees_the_same() -> None:
    """[BLW-2.1] But for who looks."""
    t = rich()
    views = [{**seen(t, viewer), "me": None} for viewer in VIEWERS]
    assert views[0] == views[1] == views[2]
    assert [seen(t, viewer)["me"] for viewer in VIEWERS] == [0, 1, None]


def test_larders_coins_and_tokens_are_open() -> None:
    """[BLW-2.1]"""
    for viewer in VIEWERS:
        seats = seen(rich(), viewer)["seats"]
        assert [(seat["coins"], seat["larder"], seat["loans"]) for seat in seats] == [
            (5, ["F01", "F17"], 0),
            (1, ["F45"], 2),
        ]


def test_potions_and_spells_are_open_with_the_side_that_is_up() -> None:
    """[BLW-2.1]"""
    for viewer in VIEWERS:
        mine = seen(rich(), viewer)["seats"][0]
        assert [mine[pile] for pile in ("potions", "sold", "traded", "ready", "spent")] == [
            ["P01"],
            ["P02"],
            ["P03"],
            ["pinch"],
            ["twin"],
        ]


def test_the_forest_the_village_and_the_discard_pile_are_open() -> None:
    """[BLW-2.1] With the puppets, the stock and the tokens that are left."""
    t = rich()
    for viewer in VIEWERS:
        view = seen(t, viewer)
        assert (view["forest"], view["display"], view["discard"]) == (t.table.forest, t.table.display, ["F20", "F10"])
        assert (view["puppets"][1], view["puppets"][14], view["puppets"].count(-1)) == (0, 1, 13)
        assert (view["stock"]["pinch"], view["stock"]["swap"], view["tokens"]) == (0, 1, 8)


def test_round_phase_pawn_and_cauldron_are_open() -> None:
    """[BLW-2.1]"""
    t = wood(column=3, expedition=2, cauldron="B")
    for viewer in VIEWERS:
        view = seen(t, viewer)
        assert [view[name] for name in ("expedition", "column", "phase", "cauldron", "awaited")] == [
            2,
            3,
            "search",
            1,
            [1],
        ]


def test_which_card_is_being_resolved_is_open() -> None:
    """[BLW-2.1, BLW-3.6]"""
    assert {seen(home(row=2), viewer)["place"] for viewer in VIEWERS} == {"r2c1"}
    assert {seen(home(row=1), viewer)["place"] for viewer in VIEWERS} == {"r1c1"}
    assert seen(wood(), "A")["place"] is None


def test_of_the_decks_only_their_size_is_seen() -> None:
    """[BLW-2.1]"""
    t = wood()
    for viewer in VIEWERS:
        assert (seen(t, viewer)["deck"], seen(t, viewer)["potion_deck"]) == (41, 34)


def test_what_will_be_drawn_shows_in_no_view() -> None:
    """[BLW-2.1] Two tables with other luck look the same until something is drawn."""
    one, other = wood(), wood()
    other.table.chance = Counter(2, 99)
    for viewer in VIEWERS:
        assert json.dumps(seen(one, viewer)) == json.dumps(seen(other, viewer))


def test_a_table_that_is_saved_holds_no_order_of_its_decks() -> None:
    """[BLW-2.1] They are sorted, and a card is drawn when it is turned up."""
    table = begun(3)
    assert table.deck == sorted(table.deck)
    assert table.potion_deck == sorted(table.potion_deck)


def test_a_reshuffled_deck_has_no_order_either() -> None:
    """[BLW-2.1, BLW-3.13] Who saw the discard pile does not know what comes."""
    t = wood(witch(), witch(rest="cards"), forest={"r1c1": "-"}, phase="end", deck="", discard="F50 F30 F40 F20")
    assert t.table.deck == sorted(t.table.deck)
    assert len(t.table.deck) == 3


def test_sniffed_cards_are_seen_by_all() -> None:
    """[BLW-2.1, BLW-7.3] As what is asked, and as what lies open."""
    t = home(witch(ready="sniff"), luck="F45 F46 F47 F48 F49")
    t.says("A: cast sniff")
    for viewer in VIEWERS:
        assert "F49" in json.dumps(seen(t, viewer)["agenda"])
        assert seen(t, viewer)["deck"] == 41 - 5


def test_what_is_told_is_told_to_all() -> None:
    """[BLW-2.1] In a whole game nothing is whispered."""
    t = home(witch(ready="sniff shoo swap", larder="F17"), display="P05", puppets={"r3c3": "B"})
    t.says("A: cast sniff", "A: none")
    t.brews("A: P05 with F17")
    play_on(t, is_over)
    assert {fact.to for fact in t.facts} == {None}
    assert not any(fact.key == "drew" for fact in t.facts)


def test_what_a_witch_is_asked_is_seen_by_all() -> None:
    """[BLW-2.1, BLW-2.2]"""
    t = wood(witch(ready="shoo"), puppets={"r1c1": "B"})
    t.says("A: cast shoo", "A: at r1c1")
    for viewer in VIEWERS:
        assert (seen(t, viewer)["awaited"], seen(t, viewer)["asks"]["1"]["about"]) == ([1], "move")


def test_a_view_is_plain_json() -> None:
    """[BLW-2.1] And a copy: whoever changes it changes nothing."""
    t = rich()
    view = seen(t, "A")
    assert json.loads(json.dumps(view)) == view
    before = json.dumps(t.game.save(t.table))
    view["forest"][0] = view["display"][0] = "x"
    view["stock"]["pinch"] = 7
    view["discard"].append("x")
    view["seats"][0]["larder"].append("x")
    assert json.dumps(t.game.save(t.table)) == before


def test_a_table_guessed_from_a_view_is_the_whole_table() -> None:
    """[BLW-2.1] All that is hidden is order, so that nothing but chance differs."""
    t = rich()
    for seat in (0, 1, None):
        world = BLACKWOOD.guess(json.loads(json.dumps(t.game.view(t.table, seat))), Counter(2, 5))
        assert isinstance(world, Table)
        assert {**world.to_json(), "used": 0} == {**t.table.to_json(), "used": 0}


# Planted leaks


def next_of(table: Table, deck: list[str]) -> str:
    """What a draw would bring now."""
    return table.chance.copy().draw(TABLE, deck[:]) if deck else ""


@pytest.mark.parametrize("deck", ["deck", "potion_deck"])
def test_a_planted_leak_of_the_order_of_a_deck_is_caught(deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """[BLW-2.1] A view that shows which card lies on top."""
    module = import_module("chaudron.games.blackwood")
    honest = module.view

    def leaky(table: Table, viewer: int | None) -> dict[str, Any]:
        return {**honest(table, viewer), "top": next_of(table, getattr(table, deck))}

    check(BLACKWOOD, 2, {}, seed=3, every=20)
    monkeypatch.setattr(module, "view", leaky)
    with pytest.raises(Broken, match=r"view\(guess\(v\)\) == v"):
        check(BLACKWOOD, 2, {}, seed=3)


def test_a_planted_loss_of_a_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """[BLW-2.1, BLW-8.7] A guess that forgets what lies in a larder."""
    module = import_module("chaudron.games.blackwood.view")
    monkeypatch.setattr(module, "_seen_forest", lambda table: {*table.forest, *table.discard})
    with pytest.raises(Broken, match=r"view\(guess\(v\)\) == v"):
        check(BLACKWOOD, 2, {}, seed=3)
