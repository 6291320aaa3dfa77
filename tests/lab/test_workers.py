"""Who does the work: results in order, nothing left behind, and one sentence where nobody can be found."""

import sys
from collections.abc import Generator

import pytest

from chaudron.cli import main
from chaudron.lab.workers import HERE, Processes, Watched, in_order

FROM = {
    "simulate": ("simulate", "belcastel", "--games", "1"),
    "tournament": ("tournament", "belcastel", "--seeds", "1"),
    "train": ("train", "belcastel", "--games", "2"),
    "review": ("review", "game.json"),
}


def squared(number: int) -> int:
    return number * number


def counted(numbers: range) -> int:
    if 13 in numbers:
        raise ValueError(numbers)
    return sum(numbers)


def test_results_come_with_their_places_and_are_put_in_order() -> None:
    for workers in (HERE, Processes(2)):
        assert dict(workers.results(squared, range(5))) == {0: 0, 1: 1, 2: 4, 3: 9, 4: 16}
        assert list(in_order(workers.results(squared, range(5)))) == [0, 1, 4, 9, 16]


def test_what_comes_early_waits() -> None:
    ended = []

    def coming() -> Generator[tuple[int, str], None, None]:
        try:
            yield from [(2, "c"), (0, "a"), (1, "b"), (3, "d")]
        finally:
            ended.append(True)

    results = in_order(coming())
    assert [next(results), next(results)] == ["a", "b"]
    results.close()
    assert ended == [True]


def test_what_fails_is_raised_here() -> None:
    parts = [range(5), range(5, 20), range(20, 30)]
    for workers in (HERE, Processes(2)):
        with pytest.raises(ValueError, match="range"):
            list(workers.results(counted, parts))


def test_whoever_is_watched_says_how_much_is_done() -> None:
    heard: list[int] = []
    watched = Watched(Processes(1), heard.append)
    for _ in range(2):
        assert len(list(watched.results(counted, [range(3), range(3, 8)]))) == 2
    assert heard == [3, 8, 11, 16]
    assert watched.count == 1


@pytest.mark.parametrize("command", FROM)
def test_a_place_that_is_none_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FROM[command], "--on", "moon", "--lang", "en"]) == 2
    assert capsys.readouterr() == (
        "",
        "--on takes \u201cray\u201d or \u201cray://HOST:PORT\u201d, not \u201cmoon\u201d.\n",
    )


@pytest.mark.parametrize("command", FROM)
def test_ray_that_is_missing_says_how_it_is_installed(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "chaudron.lab.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*FROM[command], "--on", "ray", "--lang", "fr"]) == 2
    told = "Il faut ray, qui n\u2019est pas install\u00e9\u00a0: pip install chaudron[ray].\n"
    assert capsys.readouterr() == ("", told)
