"""What a version of the rules is, in digests: for every golden playthrough, what was asked, drawn, answered, and won.

A digest that was written once stays: whoever changes what the rules make of the same answers raises the version.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.table import ask_to_json
from tests.playthroughs.telling import FOLDER, PLAYTHROUGHS, WHIMS, Playthrough, decide, head

PATH = FOLDER / "versions.json"
Versions = dict[str, dict[str, dict[str, str]]]
"""By game, version, and what was played."""


class NotRaised(Exception):
    """The rules make something else of the same answers, under the same version."""


def digest(playthrough: Playthrough) -> str:
    """Of all that the rules bring about: what is told of it, and in which words, does not count."""
    players, seed, options, game = playthrough
    table = game.table(game.box(players, options), Counter(players, seed))
    table.chance.log, luck = [], Counter(1, seed + WHIMS)
    table.begin()
    moments: list[Any] = []
    while table.outcome is None:
        asked = [ask_to_json(table.asks[seat]) for seat in sorted(table.asks)]
        moments.append([asked, str(decide(table, luck, [])), table.chance.log])
        table.chance.log = []
    moments.append([table.outcome.points, table.outcome.places])
    return hashlib.sha256(json.dumps(moments).encode()).hexdigest()[:16]


def written(path: Path = PATH) -> Versions:
    versions: Versions = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return versions


def of_today() -> Versions:
    """The digests of the versions that are in force."""
    today: Versions = {name: {game.version: {}} for name, game in SHELF.items()}
    for playthrough in PLAYTHROUGHS.values():
        game = playthrough.game
        today[game.name][game.version][head(playthrough)] = digest(playthrough)
    return today


def added(before: Versions, today: Versions) -> Versions:
    """All that was ever written, and what is new today; raises `NotRaised`."""
    versions = json.loads(json.dumps(before))
    for name, found in today.items():
        for version, digests in found.items():
            known = versions.setdefault(name, {}).setdefault(version, {})
            changed = [one for one, new in digests.items() if known.get(one, new) != new]
            if changed:
                raise NotRaised(
                    f"{name}: other questions, draws or points under version {version}; raise it ({changed[0]})"
                )
            known |= digests
    result: Versions = versions
    return result


def write() -> None:
    """Add what is new; raises `NotRaised`."""
    versions = added(written(), of_today())
    PATH.write_text(json.dumps(versions, indent=1, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")
