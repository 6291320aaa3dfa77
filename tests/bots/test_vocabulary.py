"""The modules of the bots are those that docs/bots.md names: one name for one role."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from chaudron.bots import bal, belcastel, blackwood

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
SECTION = PAGE.split("## Which module does what", 1)[1].split("\n## ", 1)[0]
ROLES, OWN = SECTION.split("What only one game has:")
GAMES = {"Belcastel": belcastel, "Le Bal": bal, "Blackwood": blackwood}


def modules(text: str) -> set[str]:
    return set(re.findall(r"`(\w+\.py)`", text))


def of_game(name: str) -> set[str]:
    (line,) = (line for line in OWN.splitlines() if line.startswith(f"| {name} |"))
    return modules(line)


@pytest.mark.parametrize("name", GAMES)
def test_every_module_of_a_game_is_on_the_page(name: str) -> None:
    found = {file.name for file in files(GAMES[name]).iterdir() if file.name.endswith(".py")} - {"__init__.py"}
    assert found - modules(ROLES) == of_game(name)


def test_every_role_is_played_in_two_games_at_least() -> None:
    for module in modules(ROLES):
        assert sum((files(game) / module).is_file() for game in GAMES.values()) >= 2, module
