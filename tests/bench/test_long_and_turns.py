"""What undo costs at a long table, and a bot beside many: what their pages say about invented figures."""

from bench import turns
from bench.machine import Machine
from bench.server import long
from bench.server.long import Cost

MACHINE: Machine = {
    "commit": "0123456",
    "cpu": "a processor",
    "cores": 2,
    "python": "3.11.7",
    "load_before": 0.1,
    "load_after": 1.1,
    "one_core": False,
}


def test_undo_and_the_log_are_judged_on_each_store() -> None:
    slow = {"undo": [Cost(9, 8), Cost(12, 9), Cost(11, 9)], "log": [Cost(4, 3)], "log of the last 40": [Cost(2, 1)]}
    stores = {"sqlite": {what: [Cost(2, 1)] for what in long.WHAT}, "postgres": slow}
    results = {"date": "2026-11-19", "machine": MACHINE, "events": 12_000, "repeats": 3, "stores": stores}
    assert [aim.verdict for aim in long.aims(results)] == ["met", "met", "met", "missed", "met", "met"]
    page = long.markdown(results)
    assert "at a table of 12,000 events. Commit 0123456" in page
    assert "| PostgreSQL: undo | 11 (9 to 12) | 9 (8 to 9) |" in page


def test_a_long_table_is_long_and_its_last_answer_is_to_come() -> None:
    assert len(long.LongTable(300).opening.rows) == 300


def test_the_wait_of_a_bot_is_told_beside_its_wait_alone() -> None:
    waits = {"alone": [2.0, 4.0, 3.0], "beside": [9.0]}
    page = turns.markdown({"date": "2026-11-19", "machine": MACHINE, "times": 3, "waits": waits})
    assert "| alone | 3 (2 to 4) | 3 | 1 times |" in page
    assert "| beside | 9 | 9 | 3 times |" in page


def test_a_bot_is_asked_where_there_is_something_to_decide() -> None:
    asked = turns.thoughts("adept", 0)
    assert len(asked) == turns.POSITIONS
    assert all(len(thought.ask.options) > 1 and thought.level == "adept" for thought in asked)
