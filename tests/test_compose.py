"""The compose files: their houses take the options given there, and tell others an address that leads to them."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it comes without

from chaudron.command_line import Parser
from chaudron.server.command import add_serve_arguments, config_of
from chaudron.server.http import reach
from chaudron.server.http.reach import Reach, reach_of
from chaudron.server.running import Config
from chaudron.words import words

DEPLOY = Path(__file__).parents[1] / "deploy"
OF_THE_CONTAINER = "10.89.0.2"
GIVEN = {"ADDRESS": "192.168.1.20", "DOMAIN": "play.example.org", "PASSWORD": "letters9"}


def filled(text: str) -> str:
    """With its variables, as `podman compose` puts them in."""
    return re.sub(r"\$\{(\w+)(?::\?[^}]*)?\}", lambda found: GIVEN[found[1]], text)


def services(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(filled((DEPLOY / name).read_text("utf-8")))["services"]
    return found


def entrypoint() -> list[str]:
    """What the container runs, without the program itself."""
    line = re.search(r"^ENTRYPOINT (\[.*\])$", (DEPLOY / "Containerfile").read_text("utf-8"), re.MULTILINE)
    assert line is not None
    program, *options = yaml.safe_load(line[1])
    assert program.endswith("/chaudron")
    return [str(option) for option in options if option != "serve"]


def config(name: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> Config:
    house = services(name)["house"]
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setattr(reach, "own_address", lambda: OF_THE_CONTAINER)
    for variable, value in house.get("environment", {}).items():
        monkeypatch.setenv(variable, value)
    parser = Parser("chaudron serve", words("en"))
    add_serve_arguments(parser, words("en"))
    return config_of(parser.read([*entrypoint(), *house["command"]]))


def test_at_home_the_address_of_the_machine_is_told_and_not_that_of_the_container(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = config("compose.yaml", monkeypatch, tmp_path)
    port = int(services("compose.yaml")["house"]["ports"][0].split(":")[0])
    assert reach_of(found, found.port, {}) == Reach(address=f"https://192.168.1.20:{port}", gate=True)


def test_on_the_internet_the_page_alone_knows_by_which_name_it_was_opened(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = config("compose-postgres.yaml", monkeypatch, tmp_path)
    assert reach_of(found, found.port, {}) == Reach()
    assert (found.store, found.shared) == ("postgresql://chaudron:letters9@database/chaudron", True)
    assert found.hosts is not None
    assert found.hosts.knows("play.example.org")


def test_the_services_of_the_internet_know_each_other() -> None:
    found = services("compose-postgres.yaml")
    assert found["caddy"]["environment"]["HOUSE"] == "house:8600"
    assert {*found["house"]["depends_on"], *found["caddy"]["depends_on"]} <= {*found}
    database = found["database"]["environment"]
    address = found["house"]["environment"]["CHAUDRON_STORE"]
    assert address == f"postgresql://{database['POSTGRES_USER']}:{GIVEN['PASSWORD']}@database/{database['POSTGRES_DB']}"
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert {*re.findall(r"\{\$(\w+)", caddy)} <= {*found["caddy"]["environment"]}


@pytest.mark.parametrize("name", ["compose.yaml", "compose-postgres.yaml"])
def test_a_house_in_a_container_has_as_few_rights_as_can_be(name: str) -> None:
    house = services(name)["house"]
    assert (house["read_only"], house["cap_drop"], house["volumes"]) == (True, ["ALL"], ["data:/data"])
    assert house["security_opt"] == ["no-new-privileges:true"]
    assert (DEPLOY / house["build"]["context"] / house["build"]["dockerfile"]).resolve().is_file()


def test_the_command_in_the_files_can_be_typed() -> None:
    for name in ("compose.yaml", "compose-postgres.yaml"):
        command = re.search(r"`(\w+=.* up)`", (DEPLOY / name).read_text("utf-8"))
        assert command is not None
        given = [word for word in shlex.split(command[1]) if "=" in word]
        assert {word.split("=")[0] for word in given} == {
            *re.findall(r"\$\{(\w+):\?", (DEPLOY / name).read_text("utf-8"))
        }
