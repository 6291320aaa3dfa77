"""Every limit on the host's page is called by a name of its own, in both languages."""

import re
from pathlib import Path

import pytest

from chaudron.limits import USUAL, Rates
from chaudron.server.http.host import LIMITS
from chaudron.words import words

PAGE = Path(__file__).parents[2] / "web" / "src" / "host" / "Upkeep.svelte"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_limit_has_a_name_of_its_own(lang: str) -> None:
    names = [name for name in (*LIMITS, *Rates._fields) if not name.endswith("_at_once")]
    said = {name: words(lang).say("web-host-limit", name=name) for name in names}
    assert len({*said.values()}) == len(names), said
    at_once = {words(lang).say("web-host-limit", name=f) for f in Rates._fields if f.endswith("_at_once")}
    assert len(at_once) == 1


def test_what_is_allowed_less_than_once_a_second_is_told_by_the_minute() -> None:
    line = re.search(r"BY_MINUTE = \[(.*?)\]", PAGE.read_text("utf-8"))
    assert line is not None
    seldom = {name for name, rate in USUAL._asdict().items() if rate < 1}
    assert {*re.findall(r'"(\w+)"', line[1])} == seldom
