"""The board of every game as text. Golden pictures are in golden/; `GOLDEN=write pytest tests/terminal` draws them."""

import re
from typing import Any

import pytest

from chaudron.terminal.faces import face_of
from chaudron.terminal.paint import bare, visible
from chaudron.words import LANGUAGES, words
from tests.terminal import test_bal, test_belcastel, test_blackwood, test_witches
from tests.terminal.looks import GOLDEN, LONG_NAMES, NAMES, Look, check_golden

LOOKS = {look.game.name: look for look in (test_belcastel.LOOK, test_witches.LOOK, test_bal.LOOK, test_blackwood.LOOK)}
PICTURES = [(game, picture) for game, look in LOOKS.items() for picture in look.pictures]
BOXES = [(game, *box) for game, look in LOOKS.items() for box in look.boxes]
SIGNS = re.compile(r"[│╭╮╰╯─▶◆▼●○★▲▯→~¢@|\x1b]|  ")
"""What is drawn, and never read aloud."""
every_look = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("game", "picture"), PICTURES)
def test_the_board_looks_like_its_picture(game: str, picture: str, width: int, language: str) -> None:
    text = face_of(game).board(LOOKS[game].pictures[picture](), words(language), names=NAMES, width=width)
    check_golden(f"{game}/{picture}-{language}-{width}", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "picture"), PICTURES)
def test_the_board_reads_like_its_text(game: str, picture: str, language: str) -> None:
    text = face_of(game).board(LOOKS[game].pictures[picture](), words(language), names=NAMES, linear=True)
    check_golden(f"{game}/{picture}-{language}-linear", text)


@every_look
def test_every_golden_picture_is_looked_at(look: Look) -> None:
    names = [f"{name}-{{}}-{size}" for name in look.pictures for size in ("80", "120", "linear")]
    expected = {f"{name.format(language)}.txt" for name in [*names, *look.smaller] for language in LANGUAGES}
    assert {file.name for file in (GOLDEN / look.game.name).iterdir()} == expected


@pytest.mark.each_once
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), BOXES, ids=str)
def test_every_view_of_whole_games_can_be_drawn_and_read(
    game: str, players: int, options: dict[str, Any], language: str
) -> None:
    """Nothing lacks words, no line is too long, and paint changes no letter."""
    speak, names, boards = words(language), LONG_NAMES if players > 3 else NAMES, face_of(game).boards
    for number, view in enumerate(LOOKS[game].views(players, options, seed=players)):
        width, draw = (80, 100, 120, 60, 70)[number % 5], boards[number // 5 % len(boards)]
        drawn = draw(view, speak, names=names, width=width)
        assert [line for line in drawn.split("\n") if visible(line) > width] == []
        assert "\x1b" not in drawn
        if number % 7 == 0:
            assert bare(draw(view, speak, names=names, width=width, color=True)) == drawn
            read = draw(view, speak, names=names, linear=True)
            assert not SIGNS.search(read)
            assert [line for line in read.split("\n") if not line.endswith((".", ":", "!"))] == []


@every_look
def test_seats_without_names_have_numbers(look: Look) -> None:
    view = next(iter(look.pictures.values()))()
    assert "Seat 2" in face_of(look.game.name).board(view, words("en"))


@every_look
def test_a_very_narrow_board_is_read(look: Look) -> None:
    *boards, _ = face_of(look.game.name).boards
    for picture in look.pictures.values():
        read = boards[0](picture(), words("en"), names=NAMES, linear=True)
        for draw in boards:
            narrow = draw(picture(), words("en"), names=NAMES, width=50)
            assert max(map(visible, narrow.split("\n"))) <= 50
            assert narrow.split() == read.split()
