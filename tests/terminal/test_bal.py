"""What only the ball shows of itself as text."""

import re

import pytest

from chaudron.games.bal import BAL
from chaudron.kernel.game import View
from chaudron.scenes.bal import ball, witch
from chaudron.terminal.bal import board, brief_board, terse_board
from chaudron.terminal.bal.glance import colors_of, doing, kind_of, missing, numbers, route
from chaudron.terminal.faces import face_of
from chaudron.words import LANGUAGES, words
from tests.terminal.looks import LONG_NAMES, NAMES, Look


def declaring() -> View:
    """Yours to attack: the hand has numbers only where a card may be chosen."""
    t = ball(
        witch("r1 r1 j5 b1 sortilege tresor abracadabra miroir", alive=7, captured="B"), witch(alive=6), witch(alive=9)
    )
    return BAL.view(t.table, 0)


def defending() -> View:
    """An attack that was sent on, with a potion already laid against it."""
    waiting = (witch("b2 r4 j2 tourdemagie"), witch(out=1), witch("r7 r7 j3"))
    t = ball(witch("fantome r1 b1 j1"), witch("balai r2 r3"), *waiting)
    t.attacks("A on B: fantome r1 b1")
    t.sweeps("B to C")
    t.defends("C: r4")
    return BAL.view(t.table, 2)


def under_a_hex() -> View:
    t = ball(witch("sortilege r1 j1"), witch("r2 j2 j3"), witch("r3 r4 r5"), witch("j4 r6 balai"))
    t.attacks("A on all: r1")
    t.defends("B: r2")
    t.concedes("C")
    return BAL.view(t.table, 3)


def prank() -> View:
    t = ball(witch("lutin r1 j1 j2", alive=2), witch(), witch(), start="attack", tokens="red white")
    return BAL.view(t.table, 0)


def mirror() -> View:
    """A window: everybody is asked, and the viewer has the card."""
    t = ball(witch("r1 j1 j2"), witch("miroir r2 r3"), witch("r4 r6 j3"), witch("j4 j5 r5"), start="attack")
    t.attacks("A on C: r1")
    return BAL.view(t.table, 1)


def copied() -> View:
    t = ball(witch("r1 b1 j2"), witch("miroir r2 r3"), witch("r4 b2 j3"), witch("j4 b3 r5"), start="attack")
    t.attacks("A on C: r1 b1")
    t.mirrors("B to D")
    t.passes()
    t.defends("C: r4 b2")
    return BAL.view(t.table, 3)


def listening() -> View:
    t = ball(witch("r1 j1 j2"), witch("r2 r3 r4"), witch("r6 r7 j3"), start="attack", incantation="gentle")
    t.attacks("A on B: r1")
    t.says("A: slip")
    return BAL.view(t.table, 2)


def spectator() -> View:
    return {**defending(), "me": None, "asks": {}, "seats": [{**seat, "hand": None} for seat in defending()["seats"]]}


LOOK = Look(
    BAL,
    {
        "declaring": declaring,
        "defending": defending,
        "under-a-hex": under_a_hex,
        "prank": prank,
        "mirror": mirror,
        "copied": copied,
        "listening": listening,
        "spectator": spectator,
    },
    boxes=[
        (3, {}),
        (4, {"level": "medium", "incantation": "strict"}),
        (6, {"level": "hard", "inherit_hand": True}),
    ],
    likes=lambda choice: choice == "pass",
)


# Every view of whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_may_be_chosen_of_a_hand_has_its_number_on_every_board(language: str) -> None:
    speak = words(language)
    for view in LOOK.views(4, {"level": "hard"}, seed=9):
        for draw in (board, terse_board, brief_board):
            drawn = draw(view, speak, names=NAMES)
            for card, number in numbers(view).items():
                name = re.escape(speak.say(f"bal-card-{card}"))
                assert re.search(rf"\b{number}\) {name}", drawn), drawn


def test_the_fullest_board_of_six_fits_a_screen_and_the_briefest_leaves_room() -> None:
    """80 by 24, a question of five lines and the prompt."""
    for view in LOOK.views(6, {"level": "hard"}, seed=2):
        assert len(terse_board(view, words("fr"), names=LONG_NAMES).split("\n")) <= 20
        assert len(brief_board(view, words("fr"), names=LONG_NAMES).split("\n")) <= 14


def test_a_board_is_a_picture_of_the_view_alone() -> None:
    """[BAL-2.1] Other cards in the hands of others, as many, change no letter of it."""
    boards = []
    for held in ("miroir boule r3", "r5 r6 r7"):
        t = ball(
            witch("r1 j1 j2"), witch(held), witch(held.replace("r3", "r4").replace("r7", "j4")), hidden="miroir boule"
        )
        t.passes()
        views_of_two = [BAL.view(t.table, seat) for seat in (0, None)]
        boards.append([board(view, words("en"), linear=linear) for view in views_of_two for linear in (False, True)])
    assert boards[0] == boards[1]
    assert "Your hand" in boards[0][0]
    assert "Your hand" not in boards[0][2]


def test_only_what_changes_is_read_again() -> None:
    lines = face_of("bal").status(defending(), words("en"), NAMES).split("\n")
    assert lines[0] == "Maëlle attacks Basile."
    assert "Round" not in "".join(lines)
    assert board(defending(), words("en"), names=NAMES, linear=True).endswith("\n".join(lines))


# What is read off a view


def test_the_way_of_an_attack_and_what_is_left_to_match() -> None:
    """[BAL-4.10, BAL-7.4]"""
    view = defending()
    assert (kind_of(view["attack"]), route(view["attack"])) == ("plain", [0, 1, 2])
    assert (colors_of(view["attack"]), missing(view)) == (["blue", "red"], ["blue"])
    assert [doing(view, seat) for seat in range(5)] == ["attacks", "", "defends", "out", ""]


def test_a_hex_a_prank_and_a_copy_are_told_apart() -> None:
    """[BAL-7.3, BAL-7.5, BAL-7.14]"""
    kinds = [kind_of(picture()["attack"]) for picture in (under_a_hex, prank, copied)]
    assert kinds == ["hex", "farce", "copy"]
    assert [doing(under_a_hex(), seat) for seat in range(4)] == ["attacks", "parried", "failed", "defends"]
    assert route(prank()["attack"]) == [0]
    assert missing(prank()) == ["red"]
    assert colors_of(copied()["attack"]) == ["blue", "red"]
