"""`chaudron report`: the figures of a dataset, one page that needs nothing else, one sentence for what is wrong."""

import argparse
import json
import math
import re
import statistics
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from chaudron.games import SHELF
from chaudron.kernel.record import checked
from chaudron.lab.data.reading import records, rows
from chaudron.lab.data.writing import write, write_records
from chaudron.lab.report import command
from chaudron.lab.report.charts import Dot, dots
from chaudron.lab.report.figures import LEAST, Estimate, Figures, books_of, figures
from chaudron.lab.report.page import strength
from chaudron.lab.simulate import Simulation
from chaudron.words import LANGUAGES, SPOKEN, words


def run(language: str, *typed: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser, words(language))
    return command.run(parser.parse_args(typed), words(language))


def dataset(folder: Path, game: str = "belcastel", games: int = 12) -> Path:
    players = SHELF[game].players[0]
    options = {"books": "random"} if game in ("belcastel", "witches") else {}
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


def points_by_game(folder: Path) -> Counter[int]:
    totals: Counter[int] = Counter()
    for row in rows(folder, "seats"):
        totals[row["number"]] += row["points"]
    return totals


def apart(totals: Counter[int], among: set[int], players: int) -> float:
    """How many more points a player has in these games than in the others."""
    means = [[totals[n] / players for n in totals if (n in among) == is_in] for is_in in (True, False)]
    return statistics.fmean(means[0]) - statistics.fmean(means[1])


def test_the_strength_of_a_book_or_witch_is_what_games_with_it_bring_more(tmp_path: Path) -> None:
    folder = dataset(tmp_path, "witches", 40)
    made, totals = figures(folder), points_by_game(folder)
    chosen = {row["number"]: books_of(json.loads(row["options"])["books"]) for row in rows(folder, "games")}
    assert {color for color, _ in made.books()} >= set("kl")
    for (color, number), about in made.books().items():
        among = {game for game, books in chosen.items() if books.get(color) == number}
        assert len(among) >= LEAST
        assert about.value == pytest.approx(apart(totals, among, 2))
    there = {number: set[str]() for number in totals}
    for row in rows(folder, "seats"):
        there[row["number"]] |= {name[8:] for name, _ in row["counts"] if name.startswith("witches.")}
    assert {len(witches) for witches in there.values()} == {3}
    assert made.witches()
    for witch, about in made.witches().items():
        assert about.value == pytest.approx(apart(totals, {n for n in there if witch in there[n]}, 2))


def test_of_few_games_nothing_is_said_and_nothing_is_sure_that_is_one_of_twenty() -> None:
    made = Figures("belcastel", 2)
    for total in range(LEAST - 1):
        made.add_game("g1", (), total)
    for total in range(20):
        made.add_game("g2", (), total)
    assert made.books() == {}
    made.add_game("g1", (), 100)
    assert set(made.books()) == {("g", 1), ("g", 2)}
    assert [Estimate(value, 1.0).is_clear for value in (1.5, -1.5, 1.6, -1.6)] == [False, False, True, True]


def test_who_was_ahead_after_each_round_is_what_the_tables_say(tmp_path: Path) -> None:
    folder = dataset(tmp_path, "witches", 3)
    expected: dict[int, list[int]] = {}
    decisive: Counter[str] = Counter()
    for record in records(folder):
        assert record.result is not None
        winners = [seat for seat, place in enumerate(record.result["places"]) if place == 1]
        ahead, cards = list[list[int]](), list[str]()
        before = 1
        play: Any
        for play in checked(SHELF["witches"], record):
            points = [seat.points for seat in play.table.seats]
            if play.table.round > before:
                before = play.table.round
                begun = next(place for place, fact in enumerate(play.facts) if fact.key == "round")
                for fact in play.facts[begun:]:
                    if fact.key == "points":
                        points[fact.details["seat"]] -= fact.details["points"]
                ahead.append([seat for seat in range(2) if points[seat] == max(points)])
            cards += [fact.details["card"] for fact in play.facts if fact.key == "card"]
        for number, seats in enumerate(ahead, 1):
            led, won = expected.get(number, [0, 0])
            expected[number] = [led + len(seats), won + len(set(seats) & set(winners))]
        behind = [number for number, seats in enumerate(ahead, 1) if winners[0] not in seats]
        decisive[cards[max(behind, default=0)]] += 1
    made = figures(folder)
    assert {number: list(found) for number, found in made.leads().items()} == expected
    assert set(expected) == set(range(1, 9))
    assert {card: decided for card, (_, decided) in made.decisive().items() if decided} == decisive
    assert sum(turned for turned, _ in made.decisive().values()) == 27


def test_potions_that_were_brewed_and_whoever_played_spells_are_counted(tmp_path: Path) -> None:
    folder = dataset(tmp_path, "blackwood", 6)
    made = figures(folder)
    assert (
        sum(count for name, count in made.counts.items() if name.startswith("brewed.")) == made.counts["deeds.potions"]
    )
    cast = [(dict(row["counts"]), row["place"] == 1) for row in rows(folder, "seats")]
    for spell, casters in made.casters.items():
        mine = [won for counts, won in cast if counts.get(f"spells.{spell}")]
        assert (casters, made.casters_won[spell]) == (len(mine), sum(mine))
    assert made.casters
    assert made.lengths.total() == 6


def text_of(page: str) -> str:
    return re.sub(r"<[^>]+>", " ", page.partition("</style>")[2])


@pytest.mark.parametrize("language", SPOKEN)
def test_every_section_of_a_title_is_on_its_page(language: str, tmp_path: Path) -> None:
    always = {"seats", "points", "length"}
    parts = {
        "witches": always | {"books", "witches", "leads", "rounds", "cards"},
        "bal": always | {"spells"},
        "blackwood": always | {"brewed", "spells", "deeds"},
    }
    say = words(language).say
    for game, names in parts.items():
        folder = dataset(tmp_path / game, game, 25 if game == "witches" else 5)
        headings = {say(f"lab-report-{name}"): name for name in set().union(*parts.values(), ["casters"])}
        shown = re.findall(r"<h2>(.+?)</h2>", command.report(folder, words(language)))
        assert {headings[heading] for heading in shown} - {"casters"} == names


def test_a_strength_has_a_sign_and_a_true_minus(tmp_path: Path) -> None:
    written = [strength("", Estimate(value, 0.5), words("en")).written for value in (1.25, -0.75, 0.01, -0.01)]
    assert written == ["+1.2 ± 0.5", "\N{MINUS SIGN}0.8 ± 0.5", "0.0 ± 0.5", "0.0 ± 0.5"]


def test_a_rate_is_told_with_its_interval(tmp_path: Path) -> None:
    told = text_of(command.report(dataset(tmp_path, games=4), words("en")))
    assert re.search(r"Seat 1\s+\d+% \(\d+% to \d+%\)", told)


def test_games_from_records_are_not_played_again(tmp_path: Path) -> None:
    write_records(records(dataset(tmp_path, games=2)), tmp_path / "other")
    page = command.report(tmp_path / "other", words("en"))
    assert words("en").say("lab-report-again") not in page
    assert "<code>" not in page


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
