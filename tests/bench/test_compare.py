"""The comparison itself, on invented figures: nothing is measured here."""

import json
from pathlib import Path

import pytest

from bench import compare
from bench.aims import Aim, all_aims
from bench.measured import Ours, Peers, Rates
from bench.report import Engine, Results, markdown
from bench.spread import Spread


def our_rates(decisions: float) -> Rates:
    return {"games_per_s": [decisions / 400], "decisions_per_s": [decisions]}


def our_figures(*, decisions: float = 150_000, copy: float = 8, last_round: float = 6.5) -> Ours:
    """One repeat."""
    plain, views, records, witches, bal, blackwood = (
        our_rates(decisions / slower) for slower in (1, 2, 1.5, 1.3, 1.6, 1.8)
    )
    costs = dict.fromkeys("12345678", 6.5) | {"9": last_round}
    return {
        "random": {
            "plain": plain,
            "views": views,
            "records": records,
            "witches": witches,
            "bal": bal,
            "blackwood": blackwood,
        },
        "cost_us": {"copy": [copy], "view": [40.0], "save": [90.0], "load": [120.0]},
        "players": {n: {"us_per_decision": [6.5], "us_per_game": [650.0 * int(n)]} for n in "234"},
        "rounds": {n: {"us_per_decision": [cost]} for n, cost in costs.items()},
        "memory": {"live_table_bytes": 9_100},
    }


def peer_figures() -> Peers:
    """One repeat."""
    rates = {"OpenSpiel hearts": 500_000.0, "RLCard uno": 60_000.0, "PettingZoo leduc_holdem": 9_000.0}
    return {
        "versions": {"rlcard": "1.2.0"},
        "peers": {
            name: {
                "observes": name != "OpenSpiel hearts",
                "games_per_s": [rate / 50],
                "decisions_per_s": [rate],
            }
            for name, rate in rates.items()
        },
    }


def engine() -> Engine:
    return {
        "date": "2026-01-31",
        "command": "bench/run",
        "seconds": 1,
        "repeats": 1,
        "machine": {
            "commit": "abc1234",
            "cpu": "A processor",
            "cores": 2,
            "python": "3.11.7",
            "load_before": 0.1,
            "load_after": 1.0,
            "one_core": True,
        },
        "ours": our_figures(),
        "peers": peer_figures(),
    }


def results() -> Results:
    return {"engine": engine()}


def missed(ours: Ours) -> list[str]:
    return [aim.words.split(":")[0] for aim in all_aims(ours, peer_figures()) if aim.verdict != "met"]


def test_all_aims_are_judged() -> None:
    assert missed(our_figures()) == []
    assert len(all_aims(our_figures(), peer_figures())) == 9


def test_too_few_decisions_miss_the_rates_and_the_ratios() -> None:
    assert len(missed(our_figures(decisions=90_000))) == 4


def test_a_dear_copy_is_a_missed_aim() -> None:
    assert missed(our_figures(copy=10.1)) == ["table copy ≤ 10 µs, in µs"]


def test_a_dear_last_round_is_a_missed_aim() -> None:
    both_readings = ["cost per decision flat from round 1 to 9", "the same, read more strictly"]
    assert missed(our_figures(last_round=9)) == both_readings


def test_cheap_middle_rounds_are_no_growth_but_not_flat_either() -> None:
    ours = our_figures()
    ours["rounds"]["5"]["us_per_decision"] = [cost / 2 for cost in ours["rounds"]["5"]["us_per_decision"]]
    assert missed(ours) == ["the same, read more strictly"]


def test_decisions_too_dear_with_the_witches_are_a_missed_aim() -> None:
    ours = our_figures()
    ours["random"]["witches"] = our_rates(150_000 / 1.51)
    assert missed(ours) == ["a decision with the witches (set 6) ÷ one without ≤ 1.5, without views"]


def test_too_large_a_table_is_a_missed_aim() -> None:
    ours = our_figures()
    ours["memory"]["live_table_bytes"] = 10_001
    assert missed(ours) == ["memory of a live table ≤ 10 kB, in kB"]


@pytest.mark.parametrize(
    ("figures", "verdict"),
    [
        ([10, 11, 12], "met"),
        ([9, 11, 12], "met, not in every repeat"),
        ([8, 9, 12], "missed, met in some repeats"),
        ([7, 8, 9], "missed"),
    ],
)
def test_the_median_decides_and_the_other_repeats_are_mentioned(figures: list[float], verdict: str) -> None:
    assert Aim("at least ten", figures, bar=10).verdict == verdict


def test_repeats_are_joined_and_the_larger_table_counts() -> None:
    first, second = our_figures(copy=8), our_figures(copy=9)
    second["memory"]["live_table_bytes"] = 9_200
    joined: Ours = compare.join(first, second)
    assert joined["cost_us"]["copy"] == [8, 9]
    assert len(joined["rounds"]["9"]["us_per_decision"]) == 2
    assert joined["memory"]["live_table_bytes"] == 9_200


def test_ours_and_theirs_are_measured_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[str] = []

    def ours(seconds: float, repeats: int) -> Ours:
        turns.append(f"ours {seconds:g} {repeats}")
        return our_figures()

    def theirs(seconds: float, seed: int) -> Peers:
        turns.append(f"theirs {seconds:g} {seed}")
        return peer_figures()

    monkeypatch.setattr(compare, "measure_peers", theirs)
    compare.in_turn(ours, seconds=2, repeats=2)
    assert turns == ["ours 2 1", "theirs 2 1", "ours 2 1", "theirs 2 2"]


def test_a_spread_is_told_only_where_there_is_one() -> None:
    assert str(Spread.of([1200, 1100, 1300])) == "1,200 (1,100 to 1,300)"
    assert str(Spread.of([9.1])) == "9.1"


def test_every_row_of_the_page_has_as_many_cells_as_its_header() -> None:
    page = markdown(results())
    assert "Commit abc1234, A processor" in page
    for block in page.split("\n\n"):
        assert len({line.count("|") for line in block.splitlines() if line.startswith("|")}) <= 1
    assert "| RLCard uno | yes | 60,000 | 1,200 | 50 | 2.5 | 1.25 |" in page


def test_results_are_written_as_json_and_markdown(tmp_path: Path) -> None:
    compare.write(results(), tmp_path / "new", "latest")
    written = json.loads((tmp_path / "new" / "latest.json").read_text("utf-8"))
    assert written["engine"]["ours"] == our_figures()
    assert {aim["verdict"] for aim in written["aims"]} == {"met"}
    assert (tmp_path / "new" / "latest.md").read_text("utf-8") == markdown(results())


def test_a_part_of_before_is_kept_unless_it_lacks_figures_of_today(tmp_path: Path) -> None:
    compare.write(results(), tmp_path, "latest")
    assert compare.read(tmp_path, "latest") == results()
    old = json.loads((tmp_path / "latest.json").read_text("utf-8"))
    del old["engine"]["ours"]["random"]["witches"]
    (tmp_path / "latest.json").write_text(json.dumps(old), "utf-8")
    assert "engine" not in compare.read(tmp_path, "latest")


def test_without_a_measure_of_ours_one_sentence_says_so() -> None:
    with pytest.raises(SystemExit, match=r"no module bench\.nowhere"):
        compare.our_measure("bench.nowhere")
