"""`chaudron review`: a table and key moments, JSON, a page; one clear sentence when something is wrong."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from chaudron.cli import main
from chaudron.kernel.record import Record
from chaudron.review.account import Review
from chaudron.review.telling import COLUMNS
from tests.review.games import played


def written(folder: Path, record: Record) -> str:
    file = folder / "game.json"
    file.write_text(json.dumps(record.to_json()), "utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("language", "title", "kind", "drift"),
    [("fr", "Relecture", "Occasion", "dérive"), ("en", "Review", "Missed", "drift")],
)
def test_a_game_is_told_in_both_languages(
    language: str, title: str, kind: str, drift: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.html"
    assert main(["review", written(tmp_path, played("blackwood", 0)), "--lang", language, "--html", str(page)]) == 0
    told = capsys.readouterr().out
    assert told.startswith(title)
    assert kind in told
    assert drift in told.splitlines()[1]  # the sum that is told is the one below it
    html = page.read_text("utf-8")
    assert f'<html lang="{language}">' in html
    assert "Occasion manquée" in html
    assert "Missed chance" in html
    assert html.count("<svg") >= 6
    assert "http" not in html


def test_the_account_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", written(tmp_path, played("blackwood", 0)), "--json"]) == 0
    review = Review.from_json(json.loads(capsys.readouterr().out))
    assert (review.game, review.players) == ("blackwood", 2)
    assert set(COLUMNS[:7]) <= set(review.to_json()["points"][0])


def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    unfinished = replace(played("blackwood", 0), result=None)
    unfinished.entries = unfinished.entries[:3]
    for arguments in (["review"], ["review", str(tmp_path / "none.json")], ["review", written(tmp_path, unfinished)]):
        assert main([*arguments, "--lang", "en"]) in (1, 2)
        said = capsys.readouterr()
        assert said.out == ""
        assert len(said.err.strip().splitlines()) == 1
    file = written(tmp_path, played("blackwood", 0))
    assert main(["review", file, "--html", file]) == 2
