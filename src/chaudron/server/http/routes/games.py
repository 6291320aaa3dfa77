"""The boxes on the shelf: what is in them, their rules, and who plays them for the house."""

from chaudron import protocol
from chaudron.room.requests import DIALS, LANG
from chaudron.server.http import api
from chaudron.server.http.call import Route
from chaudron.server.http.daily import potion
from chaudron.server.http.working import on_shelf

ROUTES = (
    Route("GET", "/api/games", "The boxes on the shelf", on_shelf("games"), protocol.Games),
    Route(
        "GET",
        "/api/games/{game}/components/{name}",
        "What is printed on the cards",
        api.components,
        protocol.Printed,
        refusals=("no_such_cards",),
    ),
    Route(
        "GET",
        "/api/games/{game}/bots",
        "Who plays a game for the house",
        on_shelf("games/{game}/bots"),
        protocol.Bots,
        query={"lang": LANG},
        refusals=("not_found",),
    ),
    Route(
        "GET",
        "/api/potions/{game}",
        "The potion of the day",
        potion,
        protocol.PotionOfDay,
        refusals=("not_found",),
    ),
    Route(
        "GET",
        "/api/rules/{game}",
        "The rules of a game",
        on_shelf("rules/{game}"),
        protocol.Rules,
        query={"lang": LANG},
        refusals=("not_found",),
    ),
    Route(
        "GET",
        "/api/rules/{game}/situations",
        "Its examples that can be watched",
        on_shelf("rules/{game}/situations"),
        protocol.Situations,
        query={"lang": LANG},
        refusals=("not_found",),
    ),
    Route(
        "GET",
        "/api/rules/{game}/situations/{situation}",
        "One of them, step by step",
        on_shelf("rules/{game}/situations/{situation}"),
        protocol.Situation,
        query={"lang": LANG},
        refusals=("not_found",),
    ),
    Route(
        "GET",
        "/api/rules/{game}/trials",
        "Its rules that can be tried with numbers",
        on_shelf("rules/{game}/trials"),
        protocol.Trials,
        refusals=("not_found",),
    ),
    Route(
        "GET",
        "/api/rules/{game}/trials/{rule}",
        "One of them, with the numbers given",
        on_shelf("rules/{game}/trials/{rule}"),
        protocol.Trial,
        query={**DIALS, "lang": LANG},
        refusals=("not_found", "bad_message"),
    ),
)
