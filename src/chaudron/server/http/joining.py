"""Codes that one can say aloud, a word and a number, for tables that wait for players (ADR 0016).

They stand beside the long id, which opens a table for ever: a code is good while the table waits, and for two days at
most. It is kept as a setting of the store, where the first value stays, so that all processes of a house agree.
"""

import re
import secrets
import unicodedata

from chaudron.server import clock
from chaudron.server.store import Store

WORDS = (
    *("ABRICOT", "ACACIA", "AGATE", "AIGLE", "AMBRE", "ANANAS", "ANIS", "ARGENT", "AURORE", "AVOINE"),
    *("BALAI", "BALCON", "BAMBOU", "BANANE", "BASILIC", "BAZAR", "BEIGNET", "BISON", "BOUGIE", "BOUSSOLE"),
    *("BRIOCHE", "BRUME", "CABANE", "CACAO", "CACTUS", "CAMION", "CANNELLE", "CARAFE", "CARAMEL", "CASTOR"),
    *("CERISE", "CHALET", "CHAPEAU", "CHARDON", "CHOCOLAT", "CIGALE", "CITRON", "CLAVIER", "COBALT", "COCON"),
    *("COLIBRI", "COMPAS", "CORAIL", "COUSCOUS", "CRAYON", "CRISTAL", "CUMIN", "CYPRES", "DAUPHIN", "DOMINO"),
    *("DRAGON", "DUVET", "EBENE", "ECLAIR", "EPICE", "ETOILE", "FALAISE", "FANFARE", "FARINE", "FENOUIL"),
    *("FIGUE", "FLAMME", "FLOCON", "FORET", "FOUGERE", "FRAISE", "FROMAGE", "FUSEE", "GALOP", "GENIE"),
    *("GIRAFE", "GIVRE", "GRANITE", "GUITARE", "HAMAC", "HERISSON", "HIBOU", "HORLOGE", "IGLOO", "IRIS"),
    *("IVOIRE", "JAGUAR", "JARDIN", "JASMIN", "JONGLEUR", "JUNGLE", "KARATE", "KAYAK", "KIWI", "KOALA"),
    *("LAGON", "LANTERNE", "LAVANDE", "LEZARD", "LICORNE", "LIERRE", "LILAS", "LOTUS", "MAGIE", "MAMMOUTH"),
    *("MANGUE", "MARMITE", "MARRON", "MELON", "MENTHE", "METEORE", "MIMOSA", "MIROIR", "MOULIN", "MUGUET"),
    *("MUSCADE", "NACRE", "NAVIRE", "NEBULEUSE", "NEIGE", "NENUPHAR", "NOUGAT", "NUAGE", "OASIS", "OCARINA"),
    *("OLIVE", "ORAGE", "ORANGE", "ORCHIDEE", "ORTIE", "PALMIER", "PANDA", "PAPAYE", "PAPRIKA", "PARFUM"),
    *("PELICAN", "PEPITE", "PERRUCHE", "PHARE", "PIANO", "PILOTE", "PIMENT", "PINGOUIN", "PIRATE", "PISTACHE"),
    *("PIVOINE", "PLANETE", "POIVRE", "PRALINE", "PUMA", "PYJAMA", "QUARTZ", "QUICHE", "RADIS", "RAISIN"),
    *("REQUIN", "RIVIERE", "ROBOT", "ROMARIN", "RUBAN", "SAFRAN", "SALADE", "SAPHIR", "SARDINE", "SAUGE"),
    *("SILEX", "SIRENE", "SOLEIL", "SORBET", "TAMBOUR", "THYM", "TIGRE", "TOMATE", "TORNADE", "TORTUE"),
    *("TOUCAN", "TRESOR", "TRUFFE", "TULIPE", "TURBAN", "VAMPIRE", "VANILLE", "VIOLON", "VOLCAN", "ZEBRE"),
)
"""French, without accents, told apart by ear, and most of them known to who speaks English."""
NUMBERS = range(10, 100)
NIGHT = "night "
"""Stands before the id of a night, in the place of a table."""
DAY = 24 * 3600 * 1000
TRIES = 40
"""To find a code that nobody has: so many are never needed while fewer than half are in use."""
CODE = re.compile(r"([A-Z]{4,9})[\s-]*([0-9]{2})")


def plain(text: str) -> str | None:
    """A code as it is kept, however it was typed: `sauge 42`, `Sauge-42`; None when it is none."""
    bare = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    found = CODE.fullmatch(bare.strip().upper())
    return f"{found[1]}-{found[2]}" if found else None


async def code_of_night(store: Store, night: str) -> str | None:
    """The code of a night, as good as that of a table."""
    return await code_of(store, NIGHT + night)


async def code_of(store: Store, table: str) -> str | None:
    """The code of a table that waits, made today if it has none yet; None in a house that is too full."""
    today = clock.now() // DAY
    if known := await _read(store, _own(today, table)):
        return known
    for _ in range(TRIES):
        code = f"{secrets.choice(WORDS)}-{secrets.choice(NUMBERS)}"
        if await _read(store, _leads(today - 1, code)):
            continue
        if await store.setting(_leads(today, code), table.encode()) == table.encode():
            return (await store.setting(_own(today, table), code.encode())).decode()
    return None


async def night_of(store: Store, code: str) -> str | None:
    """The night under a code; None when there is none."""
    led = await _led(store, code)
    return led.removeprefix(NIGHT) if led is not None and led.startswith(NIGHT) else None


async def table_of(store: Store, code: str) -> str | None:
    """The table that waits under a code; None when there is none, or it waits no more."""
    table = await _led(store, code)
    kept = None if table is None else await store.kept(table)
    return None if kept is None or kept.listed.state != "open" else kept.table


async def _led(store: Store, code: str) -> str | None:
    today = clock.now() // DAY
    return await _read(store, _leads(today, code)) or await _read(store, _leads(today - 1, code))


def _leads(day: int, code: str) -> str:
    return f"join.{day}.{code}"


def _own(day: int, table: str) -> str:
    return f"code.{day}.{table}"


async def _read(store: Store, name: str) -> str | None:
    value = (await store.settings(name)).get(name)
    return None if value is None else value.decode()
