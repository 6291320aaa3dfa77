"""Every game on the shelf can be shown and played in a terminal, and nothing at the desk belongs to one game alone."""

import re
from pathlib import Path

import pytest

import chaudron.terminal
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play
from chaudron.terminal.faces import FACES, face_of
from chaudron.terminal.typed import COMMANDS, command, meant
from chaudron.words import LANGUAGES, family, words

HOME = Path(chaudron.terminal.__file__).parent
EXCEPTIONS = {"faces.py", "rulebook.py", "play.py"}
"""The table of faces, the rules of all games, and how the options of all games are written."""


def begun(game: str) -> Play:
    players = SHELF[game].players[0]
    return Play(SHELF[game], SHELF[game].box(players, {}), Counter(players, 1))


def test_every_game_on_the_shelf_has_a_face() -> None:
    assert set(FACES) == {family(game) for game in SHELF}
    assert all(face_of(game).family == family(game) for game in SHELF)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_every_board_of_a_game_is_drawn_from_every_seat(game: str, language: str) -> None:
    play, face = begun(game), face_of(game)
    for seat in (None, *range(play.table.box.players)):
        view = SHELF[game].view(play.table, seat)
        texts = [draw(view, words(language)) for draw in face.boards]
        assert texts[0] == face.board(view, words(language))
        assert len(texts[-1].split("\n")) <= len(texts[0].split("\n"))
        assert face.board(view, words(language), linear=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_the_commands_of_a_game_have_names_that_differ(game: str, language: str) -> None:
    names = (*COMMANDS, *face_of(game).commands)
    spoken = [words(language).say(f"command-{name}") for name in names]
    assert len(set(spoken)) == len(names)
    for name, said in zip(names, spoken, strict=True):
        found = command(said, words(language), names, exact=True)
        assert found is not None
        assert found.name == name


def test_a_command_of_another_game_is_none() -> None:
    assert command("odds", words("en"), ("help", "hand"), exact=False) is None


def test_the_desk_knows_no_game() -> None:
    """What only one game needs stands in its folder."""
    common = [file for file in HOME.glob("*.py") if file.name not in EXCEPTIONS]
    assert len(common) > 12
    of_one_game = re.compile(r"games\.\w+|terminal\.(?:bal|belcastel|blackwood)\b")
    named = {file.name: of_one_game.findall(file.read_text("utf-8")) for file in common}
    assert {name: found for name, found in named.items() if found} == {}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("1", ("attack:1",)),
        ("bea", ("attack:1",)),
        ("be", ("attack:1", "attack:2")),
        ("Bertha", ("attack:2",)),
        ("attack:2", ("attack:2",)),
        ("b", ()),
        ("3", ()),
        ("zoe", ()),
    ],
)
def test_a_choice_is_found_by_any_of_its_names(typed: str, found: tuple[str, ...]) -> None:
    spoken = [("Take aim at Bea", "Bea"), ("Take aim at Bertha", "Bertha")]
    assert meant(typed, ["attack:1", "attack:2"], spoken, 2) == found
