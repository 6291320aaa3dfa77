"""Golden playthroughs: whole games as text, which only change when a rule does.

After a change on purpose: `python -m tests.playthroughs`, in the root of the repository, and read the difference.
"""

from difflib import unified_diff

import pytest

from tests.playthroughs.telling import FOLDER, PLAYTHROUGHS, path_of, told

MOST_LINES = 60


def difference(before: str, now: str) -> str:
    """What is told otherwise now: the first lines of a diff."""
    lines = list(unified_diff(before.splitlines(), now.splitlines(), "written", "told now", lineterm="", n=4))
    more = [f"… and {len(lines) - MOST_LINES} more lines"] if len(lines) > MOST_LINES else []
    return "\n".join(lines[:MOST_LINES] + more)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_told_as_it_is_written(name: str) -> None:
    changed = difference(path_of(name).read_text("utf-8"), told(PLAYTHROUGHS[name]))
    assert not changed, f"{name} is told otherwise; if that is right: python -m tests.playthroughs\n{changed}"


def test_every_text_belongs_to_a_playthrough() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(map(path_of, PLAYTHROUGHS))


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_holds_all_rounds_and_an_end(name: str) -> None:
    """Nine of Belcastel, fifteen of Blackwood [BLW-3.1]; a ball has as many as it needs."""
    text = path_of(name).read_text("utf-8")
    players, game = PLAYTHROUGHS[name].players, PLAYTHROUGHS[name].game
    heads = [line for line in text.splitlines() if line.startswith("==")]
    assert heads == [f"== round {number}" for number in range(1, len(heads) + 1)]
    assert len(heads) == (15 if game.name == "blackwood" else 9) or game.name == "bal"
    assert text.count("\n  = ") == len(heads) * players
    assert text.splitlines()[-1].startswith("places: A ")


def test_another_seed_tells_another_game() -> None:
    one = PLAYTHROUGHS["set_1_two_players"]
    assert difference(told(one), told(one._replace(seed=one.seed + 1)))


def test_a_difference_is_shown_with_what_stands_around_it() -> None:
    before = "\n".join(f"line {number}" for number in range(20))
    shown = difference(before, before.replace("line 10", "line ten"))
    assert shown.splitlines()[:3] == ["--- written", "+++ told now", "@@ -7,9 +7,9 @@"]
    assert "-line 10\n+line ten\n line 11" in shown
    assert difference(before, before) == ""


def test_a_long_difference_is_cut() -> None:
    shown = difference("", "\n".join(map(str, range(500)))).splitlines()
    assert (len(shown), shown[-1]) == (MOST_LINES + 1, "… and 443 more lines")
