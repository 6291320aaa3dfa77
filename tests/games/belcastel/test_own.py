"""Prices, spaces, cards and books of somebody's own: they hold at their table, for everybody, and at no other."""

import json
import re
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chaudron.bots import bot
from chaudron.games import SHELF
from chaudron.games.belcastel import own_code, printed
from chaudron.games.belcastel.components import CARDS, CHIP
from chaudron.games.belcastel.own_code import OwnCodeFailed
from chaudron.games.belcastel.printed import KNOWN, OURS, PAGES, PART, Components, read
from chaudron.games.belcastel.trying import try_out
from chaudron.games.code import setup_code, spoken_code
from chaudron.kernel.chance import Counter
from chaudron.kernel.check import check
from chaudron.kernel.printed import BadComponents
from chaudron.kernel.record import Play, Record, verify
from chaudron.scenes.belcastel import player, scene

EXAMPLES = Path(__file__).parents[3] / "examples" / "own"
TEXT = {"fr": "essai", "en": "trial"}


@pytest.fixture(autouse=True)
def _known_here_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printed, "KNOWN", KNOWN)
    for name in [name for name in KNOWN if name != OURS.hash]:
        monkeypatch.delitem(KNOWN, name)


def known(part: dict[str, Any], folder: Path = EXAMPLES) -> Components:
    found = read(part, folder)
    KNOWN[found.hash] = found
    return found


def example(name: str) -> Components:
    return known(json.loads((EXAMPLES / f"{name}.json").read_text("utf-8"))[PART])


def code(source: str, **more: Any) -> dict[str, Any]:
    return {"source": source, "text": TEXT, **more}


def test_a_table_without_a_file_is_as_ever() -> None:
    box = SHELF["belcastel"].box(3, {"books": 2})
    assert "components" not in box.options
    assert read({}, EXAMPLES).hash == OURS.hash


def test_other_prices_hold_at_their_table_alone() -> None:
    own = example("dear_spiders")
    game: Any = SHELF["belcastel"]
    theirs, ours = game.box(2, {"components": own.hash}), game.box(2, {})
    assert [theirs.prices[CHIP[name]] for name in ("g1", "g2", "g4", "b1")] == [6, 11, 18, 5]
    assert [ours.prices[CHIP[name]] for name in ("g1", "g2", "g4", "b1")] == [4, 8, 14, 5]


def test_a_price_of_ones_own_comes_before_the_option_of_a_doubtful_one() -> None:
    own = known({"prices": {"green-3": {"4": 12}}})
    box: Any = SHELF["belcastel"].box(2, {"books": 3, "price_green_3_4": 18, "components": own.hash})
    assert box.prices[CHIP["g4"]] == 12


def test_other_spaces_are_scored() -> None:
    own = known({"track": [{"space": 7, "points": 20, "coins": 3, "ruby": True}]})
    t = scene(player(points=0), player(), components=own.hash)
    t.draws("A: w3 o1")
    t.draws("A: w2")
    assert t.space("A") == "7 (3 c, 20 p, R)"


def test_other_spaces_pay_in_the_shop() -> None:
    """[BEL-10.5] Space 7 pays 3 coins here, and ours pays 7."""
    own = known({"track": [{"space": 7, "points": 20, "coins": 3, "ruby": True}]})
    t = scene(player(), player(), components=own.hash)
    t.die("A: 1", "B: 1")
    t.draws("A: w3 o1")
    t.draws("A: w2")
    t.all_stop()
    assert t.about("A") == "buy"
    assert t.coins() == 3


@pytest.mark.parametrize("level", ["apprentice", "adept"])
def test_bots_play_where_everything_is_dear(level: str) -> None:
    """Two chips together may cost more than anybody ever has."""
    own = known({"prices": {color: dict.fromkeys(("1", "2", "4"), 60) for color in ("green-1", "blue-1", "red-1")}})
    game = SHELF["belcastel"]
    play = Play(game, game.box(2, {"components": own.hash}), Counter(2, 3))
    bots = [bot("belcastel", level, seat) for seat in range(2)]
    while play.table.outcome is None:
        seat = play.table.pending_seats[0]
        play.answer(seat, bots[seat].choose(game.view(play.table, seat), play.table.asks[seat]))
    assert len(play.table.outcome.points) == 2


def test_cards_can_be_left_out() -> None:
    own = example("dear_spiders")
    table: Any = SHELF["belcastel"].table(SHELF["belcastel"].box(2, {"components": own.hash}), Counter(2, 1))
    assert "good_start" not in table.deck
    assert len(table.deck) == len(CARDS) - 1


def test_the_page_shows_the_book_as_it_is() -> None:
    page = (EXAMPLES.parents[1] / "docs" / "components.md").read_text("utf-8")
    [shown] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert (EXAMPLES / "fireflies.py").read_text("utf-8").rpartition('"""\n\n')[2] == shown


def test_a_firefly_lights_at_most_its_own_value() -> None:
    own = example("fireflies")
    t = scene(player(points=0, more="b1 g1 y1"), player(), books=4, components=own.hash)
    t.draws("A: o1 g1 y1")
    t.draws("A: b1")
    assert t.seat("A").points == 1


def test_a_new_book_acts_in_place_of_ours() -> None:
    """Fireflies: one point for each other color among the three chips before."""
    own = example("fireflies")
    t = scene(player(points=0, more="b2 g1"), player(), books=4, components=own.hash)
    t.draws("A: o1 g1")
    t.draws("A: b2")
    assert t.seat("A").points == 2
    again = scene(player(points=0, more="b2 g1"), player(), books=4)
    again.draws("A: o1 g1")
    again.draws("A: b2")
    assert again.seat("A").points == 0


def test_a_red_book_of_ones_own_takes_all_of_the_old_one_away() -> None:
    """red-1 moves further for oranges; what is written instead does nothing."""
    own = known({"books": {"red-1": code("def drawn(table, seat, chip): pass")}})
    t = scene(player(more="r1"), player(), components=own.hash)
    t.draws("A: o1 r1")
    assert t.cauldron("A").split()[-1] == "r1@2"


SCORED = """
from chaudron.games.belcastel.gains import gain_points
def scored(table, seat):
    gain_points(table, seat, 9, "BEL-7.1")
"""
TURNED = """
from chaudron.games.belcastel.gains import gain_points
def turned(table):
    for seat in table.turn_order:
        gain_points(table, seat, 3, "BEL-3.3")
"""


@pytest.mark.parametrize("game", ["belcastel", "witches"])
def test_whatever_holds_for_a_game_holds_with_own_books_and_cards(game: str) -> None:
    own = known(
        {
            "books": {"green-2": code(SCORED), "blue-2": code((EXAMPLES / "fireflies.py").read_text("utf-8"))},
            "cards": {"choose_wisely": code(TURNED)},
        }
    )
    check(SHELF[game], 2, {"books": 2, "components": own.hash}, 5, every=9)


def test_a_record_names_them_and_is_read_where_they_are_known() -> None:
    own, game = example("fireflies"), SHELF["belcastel"]
    play = Play(game, game.box(2, {"books": 4, "components": own.hash}), Counter(2, 3))
    while play.table.outcome is None:
        seat = play.table.pending_seats[0]
        play.answer(seat, play.table.asks[seat].options[-1])
    record = Record.from_json(json.loads(json.dumps(play.record.to_json())))
    assert record.options["components"] == own.hash
    verify(game, record)
    del KNOWN[own.hash]
    with pytest.raises(Exception, match=own.hash):
        verify(game, record)


def test_a_setup_code_says_what_is_played_without_them() -> None:
    own, game = example("fireflies"), SHELF["belcastel"]
    theirs, ours = game.box(3, {"components": own.hash}), game.box(3, {})
    for code_of in (setup_code, spoken_code):
        assert code_of(game, theirs) == code_of(game, ours)


def test_what_is_written_whole_is_the_same_again() -> None:
    own = example("fireflies")
    assert read(own.to_json(), Path("/nowhere")) == own


# From a package


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    def offers(group: str, name: str = "fireflies") -> EntryPoints:
        found = [EntryPoint("fireflies", "somewhere", own_code.GROUP)] if name == "fireflies" else []
        return EntryPoints(found)

    monkeypatch.setattr(own_code, "entry_points", offers)
    monkeypatch.setattr(EntryPoint, "load", lambda self: SimpleNamespace(__file__=str(EXAMPLES / "fireflies.py")))


def test_a_package_may_offer_a_book(offered: None) -> None:
    own = known({"books": {"blue-4": {"plugin": "fireflies", "text": TEXT}}})
    assert own.books["blue-4"].source == (EXAMPLES / "fireflies.py").read_text("utf-8")


WRONG: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    ({"prices": {"green-9": {"1": 3}}}, "unknown", {"name": "green-9"}),
    ({"prices": {"green-1": {"3": 3}}}, "unknown", {"name": "3"}),
    ({"prices": {"green-1": {"1": 0}}}, "bad_value", {"card": "green-1", "field": "1", "given": "0"}),
    ({"prices": [1]}, "no_map", {"part": "belcastel.prices"}),
    ({"track": {}}, "no_list", {"part": "belcastel.track"}),
    ({"track": [{"space": 99}]}, "bad_value", {"field": "space"}),
    ({"track": [{"space": 9, "coins": 36}]}, "bad_value", {"card": "track 9", "field": "coins"}),
    ({"track": [{"space": 9, "ruby": 1}]}, "bad_value", {"card": "track 9", "field": "ruby"}),
    ({"cards": {card: {"count": 0} for card in CARDS[:16]}}, "few_cards", {"count": 8, "least": 9}),
    ({"cards": {"ace": {"count": 1}}}, "unknown", {"name": "ace"}),
    ({"books": {"blue-4": {"text": TEXT}}}, "no_code", {"place": "blue-4"}),
    ({"books": {"blue-4": {"python": "none.py", "text": TEXT}}}, "no_file", {"code": "none.py"}),
    ({"books": {"blue-4": {"plugin": "moths", "text": TEXT}}}, "no_plugin", {"name": "moths"}),
    ({"books": {"blue-4": code("x = 1")}}, "no_function", {"function": "drawn"}),
    ({"books": {"green-4": code("def drawn(t, s, c): pass")}}, "no_function", {"function": "scored"}),
    ({"books": {"blue-4": code("def drawn(:")}}, "broken_code", {"place": "blue-4"}),
    ({"books": {"blue-4": code("1 / 0")}}, "broken_code", {"why": "line 1: ZeroDivisionError: division by zero"}),
    ({"books": {"blue-4": code("def drawn(t, s, c): pass", text="")}}, "bad_value", {"field": "text"}),
    ({"books": {"black-2p": code("")}}, "unknown", {"name": "black-2p"}),
]


@pytest.mark.parametrize(("part", "key", "details"), WRONG)
def test_what_is_wrong_is_named(part: dict[str, Any], key: str, details: dict[str, Any]) -> None:
    with pytest.raises(BadComponents) as wrong:
        read(part, EXAMPLES)
    assert wrong.value.key == key
    assert details.items() <= wrong.value.details.items()


def test_a_book_that_breaks_the_game_is_found_out() -> None:
    lost = known({"books": {"blue-4": code("def drawn(table, seat, chip): table.seats[seat].bag.pop()")}})
    with pytest.raises(BadComponents, match="broken_game"):
        try_out(lost)


def test_a_book_that_fails_says_where() -> None:
    broken = known({"books": {"blue-1": code("def drawn(table, seat, chip):\n    return chip.taste")}})
    t = scene(player(more="b1"), player(), components=broken.hash)
    with pytest.raises(OwnCodeFailed, match="line 2: AttributeError"):
        t.draws("A: b1")


def test_every_book_with_prices_is_known() -> None:
    boxes = [SHELF["witches"].box(2, {"books": books}) for books in range(1, 7)]
    for box in boxes:
        ids = set(box.book_ids.values()) - {"black-2p"}  # type: ignore[attr-defined]  # a box of Belcastel
        assert ids <= set(PAGES) | {"black-2p"}
