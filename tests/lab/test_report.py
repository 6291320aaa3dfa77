"""`chaudron report`: the figures of a dataset, one page that needs nothing else, one sentence for what is wrong."""

import argparse
import math
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from chaudron.games import SHELF
from chaudron.lab.data.reading import rows
from chaudron.lab.data.writing import write
from chaudron.lab.report import command
from chaudron.lab.report.charts import Dot, dots
from chaudron.lab.report.figures import books_of, estimate, figures
from chaudron.lab.simulate import Simulation
from chaudron.words import LANGUAGES, words


def run(language: str, *typed: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser, words(language))
    return command.run(parser.parse_args(typed), words(language))


def dataset(folder: Path, game: str = "belcastel", games: int = 12) -> Path:
    players = SHELF[game].players[0]
    options = {"books": "random"} if game == "belcastel" else {}
    write(Simulation(game, players, options, ("child",) * players, 1), folder / "games.parquet", games)
    return folder / "games.parquet"


def test_the_figures_are_those_of_the_rows(tmp_path: Path) -> None:
    folder = dataset(tmp_path)
    made, seats = figures(folder), list(rows(folder, "seats"))
    points = [row["points"] for row in seats]
    assert (made.games, made.players, made.points.total()) == (12, 2, 24)
    assert made.mean == pytest.approx(sum(points) / 24)
    assert made.deviation == pytest.approx(math.sqrt(sum((one - made.mean) ** 2 for one in points) / 24))
    assert made.wins[0] == sum(row["place"] == 1 for row in seats if row["seat"] == 0)
    exploded = sum(count for row in seats for name, count in row["counts"] if name.startswith("explosions."))
    assert sum(made.by_round("explosions").values()) * 24 == pytest.approx(exploded)
    assert exploded
    low, high = made.middle(0.5)
    assert min(points) <= low < high <= max(points)


def test_the_strength_of_a_book_is_what_games_with_it_bring_more(tmp_path: Path) -> None:
    made = figures(dataset(tmp_path))
    for (color, number), about in made.books().items():
        means = made.means[color, number]
        assert about.value == pytest.approx(sum(means) / len(means) - sum(made.overall) / len(made.overall))
    assert len(made.books()) > 10
    assert estimate([4.0, 6.0], 1.0).value == 4
    assert estimate([4.0, 6.0], 1.0).margin == pytest.approx(1.959964)
    assert [estimate(values, 4.0).is_clear for values in ([4.0, 6.0], [9.0, 9.1])] == [False, True]


def test_the_page_says_how_its_games_are_played_again(tmp_path: Path) -> None:
    folder = dataset(tmp_path, games=2)
    said = "chaudron simulate belcastel --games 2 --players 2 --bots child,child --option books=random --seed 1"
    assert said + " --out games.parquet" in command.report(folder, words("en"))


def test_dots_stand_where_their_values_are() -> None:
    drawn = dots([Dot("one", 0.0, 0.0, 0.5, "0"), Dot("other", 1.0, 0.5, 1.0, "1")], 0.5)
    near, far = [float(x) for x in re.findall(r'cx="([\d.]+)"', drawn)]
    assert far > near
    assert re.findall(r">([^<]+)</text>", drawn) == ["one", "0", "other", "1"]


def test_books_as_they_are_written() -> None:
    assert books_of(3) == dict.fromkeys("gbryp", 3)
    assert books_of("g1-b4-l6") == {"g": 1, "b": 4, "l": 6}
    assert books_of(None) == {}


class Read(HTMLParser):
    """What a page links to, and whether its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open, self.links = list[str](), list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_a_page_needs_nothing_else(game: str, language: str, tmp_path: Path) -> None:
    folder = dataset(tmp_path, game, 2)
    assert run(language, str(folder), "--out", str(tmp_path / "page.html")) == 0
    text = (tmp_path / "page.html").read_text("utf-8")
    read = Read()
    read.feed(text)
    assert read.open == read.links == []
    assert "://" not in text
    assert f'<html lang="{language}">' in text
    assert words(language).say("lab-report-title", game=game) in text
    assert not re.search(r"lab-[a-z]+-|\bnan\b|\bNone\b", text)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.parquet", "page.html"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_and_nothing_is_written(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "run.json").write_text('{"format": "chaudron-games/1"}')
    folder = dataset(tmp_path, "blackwood", 1)
    wrongs = [
        ("nowhere", "page.html"),
        ("empty", "page.html"),
        (folder.name, "no/page.html"),
        (folder.name, "page.html"),
    ]
    for games, out in wrongs:
        if (games, out) == wrongs[-1]:
            next(folder.glob("part-*/seats.parquet")).write_bytes(b"half a file")
        assert run(language, str(tmp_path / games), "--out", str(tmp_path / out)) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "games.parquet"]
