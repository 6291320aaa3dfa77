"""What bots say now and then: about facts that everybody was told, chosen by what everybody knows.

So a line tells nothing that is hidden: with other cards in its hand, the same bot would have said the same.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from chaudron.bots.characters import Character, character

Fact = tuple[str, Mapping[str, Any]]
"""The key of something that was told to everybody, and its details."""

FAR_BEHIND = 3
"""Rat tails."""
START, WON, LOST = "start", "won", "lost"
SELDOM = 6
"""One in so many moments is worth a line …"""
ODDS = {WON: 2, LOST: 3}
"""… but the end of a game is worth it more often."""

OWN: dict[str, dict[str, dict[str, str]]] = {
    "belcastel": {
        "exploded": {"seat": "boom"},
        "rolled": {"seat": "proud"},
        "rat": {"seat": "behind"},
        "protected": {"seat": "saved"},
        "saved": {"seat": "saved"},
    },
    "bal": {
        "declared": {"target": "hit"},
        "sent_on": {"target": "hit"},
        "nananere": {"robbed": "hit"},
        "parried": {"seat": "saved"},
        "cancelled": {"seat": "saved"},
        "lost": {"seat": "boom"},
        "eliminated": {"seat": "out"},
        "healed": {"seat": "proud"},
    },
    "blackwood": {
        "brewed": {"seat": "proud"},
        "sold": {"seat": "sold"},
        "shooed": {"owner": "hit", "seat": "glee"},
        "borrowed": {"seat": "boom"},
    },
}
"""By game and fact: what it is to the seat that one of its details names."""
FAMILIES = {"witches": "belcastel"}
OTHERS = {"belcastel": {"exploded": "glee"}, "bal": {"eliminated": "glee"}, "blackwood": dict[str, str]()}
"""What it is to everybody else."""


class Line(NamedTuple):
    """Something that the bot of a seat says: a key for the words, `bal-master.won`."""

    seat: int
    key: str


def moments_of(game: str) -> set[str]:
    """All that a character of this game has something to say about."""
    family = FAMILIES.get(game, game)
    own = {moment for about in OWN[family].values() for moment in about.values()}
    return {START, WON, LOST, *own, *OTHERS[family].values()}


def speakers(game: str, seated: Iterable[tuple[str, str]]) -> dict[int, Character]:
    """Who may say something, by seat: those who play there under their own name. Of each seat, its name and level."""
    known = {seat: (name, character(game, level)) for seat, (name, level) in enumerate(seated)}
    return {seat: who for seat, (name, who) in known.items() if who is not None and who.answers_to(name)}


def line_about(bots: Mapping[int, Character], facts: Iterable[Fact], seed: str, before: str = "") -> Line | None:
    """What one of the bots says of these facts; mostly nothing, and never what was said before.

    The seed is something that everybody knows, and that is another for other facts.
    """
    told = list(facts)
    for seat in sorted(bots, key=lambda seat: _digest(seed, seat)):
        moment = next(_moments(bots[seat].game, seat, told), None)
        if moment is None or _digest(seed, seat) % ODDS.get(moment, SELDOM):
            continue
        line = Line(seat, f"{bots[seat].id}.{moment}")
        return None if line.key == before else line
    return None


def _moments(game: str, seat: int, facts: Iterable[Fact]) -> Iterator[str]:
    """What happened to a seat, the last first."""
    family = FAMILIES.get(game, game)
    for key, details in reversed(list(facts)):
        if key == START:
            yield START
        elif key == "ended":
            yield WON if seat in details["winners"] else LOST
        elif key == "rat" and details["tails"] < FAR_BEHIND:
            continue
        elif mine := [moment for name, moment in OWN[family].get(key, {}).items() if details.get(name) == seat]:
            yield mine[0]
        elif key in OTHERS[family] and details.get("seat") != seat:
            yield OTHERS[family][key]


def _digest(seed: str, seat: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{seed} {seat}".encode()).digest()[:8], "big")
