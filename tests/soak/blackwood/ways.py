"""In what ways cards, potions and spells of Blackwood are used."""

from chaudron.games.blackwood.components import FOREST_IDS, PINCH, POTION_IDS, SPELLS
from tests.soak.blackwood.moment import Moment

USES: dict[str, dict[str, str]] = {
    "placed": {"card": "placed on"},
    "left": {"card": "left"},
    "larder_sold": {"cards": "sold at the end"},
    "sniffed": {"cards": "sniffed"},
    "displayed": {"potions": "displayed"},
    "brewed": {"cards": "brewed with", "potions": "brewed"},
    "sold": {"potion": "sold"},
    "traded": {"spell": "traded for", "potions": "traded"},
    "cast": {"spell": "cast"},
    "refreshed": {"spells": "ready again"},
}
"""By the key of a fact: what its details were used for."""
BOUGHT = {"BLW-3.6": "bought", "BLW-7.3": "bought at half its cost", "BLW-7.4": "taken for nothing"}
"""How a card was bought, by the rule that says so."""
SWAPPED, PINCHED = "swapped", "brewed with a pinch"

FOREST_WAYS = ("placed on", "left", "sold at the end", "sniffed", "brewed with", SWAPPED, *BOUGHT.values())
POTION_WAYS = ("displayed", "brewed", PINCHED, "sold", "traded")
SPELL_WAYS = ("traded for", "cast", "ready again")
ALL = tuple(
    f"{thing} {way}"
    for things, ways in ((FOREST_IDS, FOREST_WAYS), (POTION_IDS, POTION_WAYS), (SPELLS, SPELL_WAYS))
    for thing in things
    for way in ways
)


def ways(now: Moment, key: str) -> list[str]:
    """Those that a fact tells of."""
    found = [f"{thing} {way}" for detail, way in USES.get(key, {}).items() for thing in things(now.fact[detail])]
    if key == "bought":
        found.append(f"{now.fact['card']} {BOUGHT[now.rule]}")
    elif key == "swapped":
        found += [f"{now.table.forest[place]} {SWAPPED}" for place in (now.place, now.choice.thing)]
    elif key == "brewed" and now.fact["pinched"]:
        found += [f"{PINCH} cast", *[f"{potion} {PINCHED}" for potion in now.fact["potions"]]]
    return found


def things(detail: str | list[str]) -> list[str]:
    return [detail] if isinstance(detail, str) else detail
