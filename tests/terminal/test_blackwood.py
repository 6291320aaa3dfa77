"""What only Blackwood shows of itself as text."""

import random
import re
from pathlib import Path

import pytest

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.components import FILE, KNOWN, OURS, POTION_IDS, load
from chaudron.games.blackwood.places import PLACE
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import View
from chaudron.kernel.rule import answer
from chaudron.scenes.blackwood import WoodScene, witch, wood
from chaudron.terminal.blackwood import board, brief_board, plain_board, terse_board
from chaudron.terminal.blackwood.glance import at_home, heir, homecoming, numbers, recipe, renown, still_missing
from chaudron.terminal.faces import face_of
from chaudron.words import LANGUAGES, words
from tests.games.blackwood.values import dear, nothing_kept, write
from tests.terminal.looks import LONG_NAMES, NAMES, Look, check_golden

BOARDS = face_of("blackwood").boards
FOREST = {"r1c2": "F33", "r1c3": "F56", "r2c2": "F45", "r2c4": "F41", "r3c1": "F50", "r3c2": "F12"}
VILLAGE = "P01 P07 P08 P30 P40 P36"


def searching() -> View:
    """Yours to place: every free card has its number; the return that would follow is foretold."""
    t = wood(
        witch(larder="F01 F25 F17", ready="pinch", potions="P21 P05", sold="P02", traded="P03 P04"),
        witch(coins=2, loans=1, spent="twin"),
        witch(coins=11, larder="F18 F19"),
        forest=FOREST,
        puppets={"r1c2": "A", "r3c2": "B", "r1c3": "B", "r2c1": "C"},
        column=2,
        display=VILLAGE,
    )
    return BLACKWOOD.view(t.table, 0)


def homecoming_scene() -> WoodScene:
    return wood(
        witch(larder="F25 F29", ready="sniff", potions="P05"),
        witch(coins=2, loans=1),
        forest=FOREST,
        puppets={"r1c2": "A", "r3c2": "B", "r1c3": "B"},
        column=2,
        phase="return",
        display="P07 P08 P30 P40 P36",
        luck="F02 F18 F46 F13 F42",
    )


def returning() -> View:
    """At home: the own card is marked, the next puppets are named."""
    return BLACKWOOD.view(homecoming_scene().table, 0)


def with_a_gap() -> View:
    """The card is bought, and its place is empty until the turn ends."""
    t = homecoming_scene()
    t.says("A: buy")
    return BLACKWOOD.view(t.table, 0)


def sniffing() -> View:
    t = homecoming_scene()
    t.says("A: cast sniff")
    return BLACKWOOD.view(t.table, 0)


def brewing() -> View:
    """Two potions are chosen and one card is in the pot."""
    t = wood(
        witch(larder="F25 F26 F01 F09 F37", ready="pinch"),
        puppets={"r1c1": "A"},
        phase="return",
        display="P08 P07",
        potion_deck=" ".join(p for p in POTION_IDS if p not in ("P08", "P07")),
    )
    t.says("A: brew", "A: potion P08", "A: potion P07", "A: card F01")
    return BLACKWOOD.view(t.table, 0)


def chased() -> View:
    """[BLW-7.6] Out of turn: the owner chooses where her puppet goes."""
    t = wood(witch(ready="shoo"), witch(), witch(), witch(), puppets={"r5c5": "B", "r1c1": "D"})
    t.says("A: cast shoo", "A: at r5c5")
    return BLACKWOOD.view(t.table, 1)


def rich() -> View:
    """Four witches late in the game, with a great deal before them."""
    t = wood(
        witch(coins=23, potions="P01 P02 P03 P21", sold="P04 P05", traded="P06 P07", ready="twin swap", spent="free"),
        witch(coins=0, loans=3, potions="P08 P09 P10", larder="F01 F02 F03 F17 F45"),
        witch(traded="P11 P12 P13 P14", ready="pinch pinch", larder="F46 F47 F48 F49 F50"),
        witch(sold="P15 P16 P17", spent="shoo sniff", potions="P33 P34"),
        puppets={"r1c5": "A", "r2c5": "A", "r3c5": "B", "r4c1": "C", "r5c2": "D"},
        column=5,
        expedition=3,
    )
    return BLACKWOOD.view(t.table, 0)


def spectator() -> View:
    return {**searching(), "me": None, "asks": {}}


SMALLER = {
    "plain-{}-80": (plain_board, 80),
    "terse-{}-80": (terse_board, 80),
    "brief-{}-80": (brief_board, 80),
    "terse-{}-60": (terse_board, 60),
}
"""Golden pictures of a low screen, and of a narrow one."""
LOOK = Look(
    BLACKWOOD,
    {
        "searching": searching,
        "returning": returning,
        "with-a-gap": with_a_gap,
        "sniffing": sniffing,
        "brewing": brewing,
        "chased": chased,
        "rich": rich,
        "spectator": spectator,
    },
    boxes=[(players, {"sniff_phases": "both"}) for players in (2, 3, 4)],
    smaller=SMALLER,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SMALLER)
def test_the_smaller_boards_look_like_their_pictures(name: str, language: str) -> None:
    draw, width = SMALLER[name]
    text = draw(searching(), words(language), names=NAMES, width=width)
    check_golden(f"blackwood/{name.format(language)}", text)


# Every view of whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_that_may_be_chosen_has_its_number_on_every_board(language: str) -> None:
    """[BLW-3.2] In the row of the place, with what lies there."""
    seen = 0
    for view in LOOK.views(4, {}, seed=9):
        for draw in BOARDS:
            lines = draw(view, words(language), names=NAMES).split("\n")
            for place, number in numbers(view).items():
                line = next(line for line in lines if line.startswith(f"r{PLACE[place].row} "))
                assert re.search(rf"(?<!\d){number}\) \w", line), line
                seen += 1
    assert seen > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terse_board_of_four_fits_a_screen_and_the_briefest_leaves_room(language: str) -> None:
    """80 by 24, a question and the prompt."""
    for view in LOOK.views(4, {}, seed=2):
        assert len(brief_board(view, words(language), names=LONG_NAMES).split("\n")) <= 16
    assert len(terse_board(rich(), words(language), names=NAMES).split("\n")) <= 21
    assert len(plain_board(searching(), words(language), names=NAMES).split("\n")) <= 20


def test_row_one_is_at_the_bottom_next_to_the_pawn() -> None:
    """[BLW-1.7]"""
    lines = board(searching(), words("en"), names=NAMES).split("\n")
    assert [line[:2] for line in lines[1:6]] == ["r4", "r3", "r2", "r1", "  "]
    assert lines[5].split() == ["c1", "▲c2", "c3", "c4", "c5"]
    assert lines[5].index("▲c2") == lines[4].index("CB 2 @Maël")


def test_a_board_is_a_picture_of_the_view_alone() -> None:
    """[BLW-2.1] Everything is open, so all see the same but for what is asked and what is missing."""
    boards = [board({**searching(), "me": seat}, words("en"), names=NAMES, linear=True) for seat in (0, 1, None)]
    forests = [[line for line in text.split("\n") if line.startswith("Row ")] for text in boards]
    assert forests[0] == forests[1] == forests[2]
    assert "you lack a mushroom" in boards[0]
    assert "you lack" not in boards[2]


def test_puppets_without_names_have_numbers() -> None:
    assert "@2" in board(searching(), words("en"))


def test_witches_whose_names_begin_alike_are_told_apart_by_number() -> None:
    drawn = board(searching(), words("en"), names=("Anna", "Annabel", "Annalena"))
    assert "CB 2 @1" in drawn
    assert "@2" in drawn
    assert "@Anna" not in drawn


def test_only_what_changes_is_read_again() -> None:
    status = face_of("blackwood").status
    lines = status(returning(), words("en"), NAMES).split("\n")
    assert lines[0] == "A puppet is back from row 1, column 2. It found a clover and a bat, cost 2."
    assert "Maëlle, that is you: 8 coins, three puppets in hand, 3 renown." in lines
    assert not any(line.startswith("Row ") for line in lines)
    assert status(spectator(), words("en"), NAMES).startswith("Coming home, in this order:")


# What is read off a view


def test_puppets_come_home_from_row_one_up_and_slides_bring_more() -> None:
    """[BLW-3.9, BLW-3.10] Conformance example 1: blue's second puppet slides in and comes before the third row."""
    assert [(one.seat, one.place.name) for one in homecoming(searching())] == [(0, "r1c2"), (1, "r1c3"), (1, "r3c2")]
    assert [(one.seat, one.place.name) for one in homecoming(returning())] == [(0, "r1c2"), (1, "r1c3"), (1, "r3c2")]


def test_the_foretold_order_is_the_one_that_follows() -> None:
    """[BLW-3.10] Whenever the return begins, its turns are those that were read off the forest."""
    for seed in range(3):
        foretold: list[int] = []
        table = BLACKWOOD.table(BLACKWOOD.box(4, {}), Counter(4, seed))
        table.begin()
        luck, checked = random.Random(seed), 0
        while table.outcome is None:
            (seat,) = table.asks
            view = BLACKWOOD.view(table, None)
            if at_home(view) is not None:
                order = [one.seat for one in homecoming(view)]
                assert order[0] == seat
                assert not foretold or order in (foretold, foretold[1:])
                foretold, checked = order, checked + 1
            else:
                foretold = []
            choices = [option for option in table.asks[seat].options if not option.startswith("cast")]
            answer(table, seat, luck.choice(choices))
            foretold = foretold if table.phase == "return" and table.column == view["column"] else []
        assert checked > 30


def test_the_cauldron_is_for_the_highest_row_and_settled_in_the_return() -> None:
    """[BLW-3.5]"""
    assert heir(searching()) == 1
    assert heir(returning()) is None
    assert returning()["cauldron"] == 1


def test_even_the_first_place_of_the_forest_can_be_at_home() -> None:
    """[BLW-3.6] Row 1, column 1."""
    t = wood(puppets={"r1c1": "A"}, phase="return")
    view = BLACKWOOD.view(t.table, 0)
    assert at_home(view) is PLACE["r1c1"]
    assert re.search(r"^r1 ▶", board(view, words("en")), re.MULTILINE)


def test_what_is_missing_is_counted_by_ingredient() -> None:
    """[BLW-5.1] Toad, clover, mushroom, bat."""
    assert recipe(searching(), "P30") == ((1, 1, 0, 0), (0, 1, 1, 0))
    assert recipe(searching(), "P01").lacks == (0, 0, 0, 0)
    assert recipe(spectator(), "P01") == ((0, 0, 0, 0), (2, 0, 0, 0))
    assert still_missing(brewing(), {"potions": ["P08", "P07"], "cards": ["F01"], "pinched": ["bat"]}) == (0, 0, 1, 1)


def test_renown_counts_sold_potions_less_and_takes_loans_away() -> None:
    """[BLW-8.3] 8 + 3 face up, 4 - 2 sold, 4 + 3 traded; five less per token."""
    assert renown(searching(), 0) == 8 + 3 + 2 + 4 + 3
    assert renown(searching(), 1) == -5


def test_other_card_values_are_drawn_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """[BLW-13.6] From the view, not from the file that is named now."""
    path = write(tmp_path, dear())
    with nothing_kept():
        monkeypatch.setenv(FILE, str(path))
        t = wood(forest={"r1c1": "F01"}, display="P01")
        view = BLACKWOOD.view(t.table, 0)
        monkeypatch.setenv(FILE, "")
        assert view["options"]["components"] == load(path).hash != OURS.hash
        assert {OURS.hash, load(path).hash} <= set(KNOWN)
        drawn = board(view, words("en"))
        assert "1) T 5" in drawn
        assert re.search(r"P01 Toad’s Kiss blue \|TT 9¢ ◆30", drawn)  # noqa: RUF001 - typeset
        assert "column 1, a toad, cost 5" in board(view, words("en"), linear=True)
