"""Own prices, books and cards in the laboratory: played, told, kept with the games, and carried to other processes."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from chaudron import values
from chaudron.cli import main
from chaudron.games.belcastel import printed
from chaudron.games.belcastel.printed import KNOWN, OURS
from chaudron.kernel.printed import FILE, BadComponents
from chaudron.lab.data.reading import records
from chaudron.speech.blackwood import bad_components
from chaudron.words import LANGUAGES, words

EXAMPLES = Path(__file__).parents[2] / "examples" / "own"
QUICK = ("--players", "2", "--bots", "random", "--games", "4", "--option", "books=4", "--lang", "en")
Said = Callable[..., tuple[int, str, str]]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Said]:
    before = dict(KNOWN)

    def run(*typed: str) -> tuple[int, str, str]:
        monkeypatch.setenv(FILE, "")
        status = main(typed)
        heard = capsys.readouterr()
        return status, heard.out, heard.err

    yield run
    KNOWN.clear()
    KNOWN.update(before)


def own(name: str) -> tuple[str, str]:
    return "--components", str(EXAMPLES / f"{name}.json")


def figures(told: str) -> dict[str, Any]:
    return {name: value for name, value in json.loads(told).items() if name != "timing"}


def test_an_own_book_is_played_with_and_told(said: Said) -> None:
    status, told, wrong = said("simulate", "belcastel", *QUICK, "--jobs", "1", *own("fireflies"))
    assert (status, wrong) == (0, "")
    mark = next(name for name in KNOWN if name != OURS.hash)
    assert f"from a file (fingerprint {mark})" in " ".join(told.split())


def test_other_processes_know_it_too(said: Said) -> None:
    alone, together = (
        said("simulate", "belcastel", *QUICK, "--json", "--jobs", jobs, *own("fireflies"))[1] for jobs in "12"
    )
    assert figures(alone) == figures(together)
    assert figures(alone)["options"]["components"] in KNOWN
    assert figures(alone) != figures(said("simulate", "belcastel", *QUICK, "--json", "--jobs", "1")[1])


def test_games_and_report_say_so(said: Said, tmp_path: Path) -> None:
    folder, page = tmp_path / "games.parquet", tmp_path / "report.html"
    played = ("simulate", "witches", *QUICK, "--jobs", "1", "--out", str(folder), *own("dear_spiders"))
    assert said(*played)[0] == 0
    mark = next(records(folder)).options["components"]
    assert said("report", str(folder), "--out", str(page), "--lang", "en")[0] == 0
    assert f"fingerprint {mark}" in page.read_text("utf-8")
    assert "--components FILE" in page.read_text("utf-8")
    status, _, wrong = said(*played[:-2])
    assert (status, "games of another run" in wrong) == (2, True)


def test_what_is_carried_is_known_elsewhere(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FILE, str(EXAMPLES / "fireflies.json"))
    mark, carried = printed.usual().hash, values.carried()
    del KNOWN[mark]
    values.take(carried)
    assert KNOWN[mark].books["blue-4"].texts[1].startswith("1 point for each")


def test_a_file_is_checked_and_tried(said: Said, tmp_path: Path) -> None:
    status, told, _ = said("components", str(EXAMPLES / "fireflies.json"), "--lang", "en")
    assert status == 0
    assert "1 own book, 24 fortune cards, tried in 2 games" in told
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"belcastel": {"books": {"blue-4": {"python": "no.py", "text": "x"}}}}')
    for command in (("components", str(wrong)), ("simulate", "belcastel", "--components", str(wrong))):
        for language in LANGUAGES:
            sentence = bad_components(words(language), caught(wrong))
            assert said(*command, "--lang", language) == (2, "", sentence + "\n")
            assert "no.py" in sentence


def caught(file: Path) -> BadComponents:
    with pytest.raises(BadComponents) as error:
        printed.load(file)
    return error.value


def test_a_book_that_fails_in_mid_game_is_one_sentence(said: Said, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("def drawn(table, seat, chip):\n    raise ValueError(chip)\n")
    about = {"belcastel": {"books": {"blue-1": {"python": "bad.py", "text": "-"}}}}
    (tmp_path / "bad.json").write_text(json.dumps(about))
    for jobs in "12":
        status, told, wrong = said(
            "simulate", "--lang", "en", "--components", str(tmp_path / "bad.json"), "--jobs", jobs
        )
        assert (status, told) == (2, "")
        assert wrong.startswith("The code of blue-1 fails in the middle of the game: line 2: ValueError: b")
