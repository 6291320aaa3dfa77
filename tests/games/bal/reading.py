"""[BAL-8] Tables at which formulas are read aloud, and how they are read."""

from typing import Any

from chaudron.scenes.bal import BalScene, ball, witch


def aloud(*witches: dict[str, Any], **setting: Any) -> BalScene:
    return ball(*witches, incantation="strict", **setting)


def reads(t: BalScene, name: str) -> None:
    """She reads well, and nobody rings."""
    t.says(f"{name}: read")
    t.passes()


def slips(t: BalScene, name: str, heard_by: str) -> None:
    """She slips, and this witch rings; the others do not."""
    t.says(f"{name}: slip", f"{heard_by}: challenge")
    if any(t.about(other) == "challenge" for other in "ABCDEF"):
        t.passes()


def attacking(*others: dict[str, Any], mine: str = "b1 r1 r2 r3", laid: str = "b1", **setting: Any) -> BalScene:
    """A has laid her potions, and is to read them."""
    t = aloud(witch(mine), *others, **setting)
    t.says("A: attack B", "A: none", *[f"A: lay {card}" for card in laid.split()])
    if t.about("A") == "second_potion":
        t.says("A: done")
    return t
