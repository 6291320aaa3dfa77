"""[BLW-7.7, BLW-8.6] Who answers for witches who are absent, beside the reference in the tests of the rules."""

import random

import pytest

from chaudron.bots.blackwood import Fallback
from chaudron.games.blackwood import BLACKWOOD
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer
from chaudron.scenes.blackwood import WoodScene, witch, wood
from chaudron.scenes.scene import SEATS
from tests.bots.woods import any_wood
from tests.games.blackwood.absent import fallback
from tests.games.blackwood.positions import home
from tests.soak.blackwood.styles import random_styles, styled_player


def stands_in(t: WoodScene, name: str) -> str:
    seat = SEATS.index(name)
    return Fallback(1).choose(t.game.view(t.table, seat), t.table.asks[seat])


@pytest.mark.parametrize("seed", range(16))
def test_the_stand_in_answers_as_the_law_says(seed: int) -> None:
    """[BLW-8.6] At every decision of a random game, whoever plays; of sniffed cards the reference takes any."""
    rng = random.Random(seed)
    table = any_wood(rng)
    player, met = styled_player(rng, random_styles(rng, table.box)), set()
    while table.outcome is None:
        ((seat, ask),) = table.asks.items()
        view = BLACKWOOD.view(table, seat)
        choice = Fallback(seed).choose(view, ask)
        met.add(ask.about.key)
        assert choice in ask.options
        assert ask.about.key == "sniff" or choice == fallback(view, ask), (ask.about.key, ask.options)
        answer(table, *player(table))
    assert {"search", "return"} <= met


def test_a_pinch_alone_makes_no_potion() -> None:
    """[BLW-7.5, BLW-8.6] A toad for TT: the pinch stands for the other; a bat helps nothing."""
    for card, choice in {"F01": "buy", "F13": "end"}.items():
        assert stands_in(home(witch(ready="pinch"), card=card, display="P01"), "A") == choice


def test_nothing_is_bought_of_what_was_sniffed_before_she_left() -> None:
    """[BLW-8.6]"""
    t = home(witch(ready="sniff"), display="P40")
    t.says("A: cast sniff")
    assert stands_in(t, "A") == "none"


def test_what_somebody_has_begun_who_left_is_finished() -> None:
    """[BLW-8.6] A swap and a trade: whatever is offered first."""
    t = wood(witch(ready="swap"), puppets={"r1c1": "B"})
    t.says("A: cast swap")
    assert stands_in(t, "A") == "at:r1c2"
    t = wood(witch(potions="P01 P08 P03", coins=9))
    t.says("A: trade twin")
    assert stands_in(t, "A") == "potion:P01"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_of_absent_witches_comes_to_its_end(players: int) -> None:
    """[BLW-8.6] Nobody borrows, sells or trades."""
    table = BLACKWOOD.table(BLACKWOOD.box(players, {}), Counter(players, 3))
    table.begin()
    for _ in range(2_000):
        if table.outcome is not None:
            break
        seat = table.pending_seats[0]
        answer(table, seat, Fallback(seat).choose(BLACKWOOD.view(table, seat), table.asks[seat]))
    assert table.outcome is not None
    assert all(not (mine.loans or mine.sold or mine.traded) for mine in table.seats)
