"""A night at several tables."""

from chaudron import protocol
from chaudron.room.requests import Parameter
from chaudron.server.http.call import Route
from chaudron.server.http.nights import command_night, join_night, new_night, night, night_results

ROUTES = (
    Route(
        "POST",
        "/api/nights",
        "Announce a night together",
        new_night,
        protocol.NightMade,
        protocol.NewNight,
        status=201,
        refusals=("bad_option", "too_many_tables"),
    ),
    Route(
        "GET",
        "/api/nights/{night}",
        "How a night stands",
        night,
        protocol.NightShown,
        query={"after": Parameter("wait until more than these events have happened, for a while", int, 0, 10**8)},
        refusals=("unknown_night", "bad_token", "too_fast"),
    ),
    Route(
        "POST",
        "/api/nights/{night}/people",
        "Take part in a night",
        join_night,
        protocol.NightJoined,
        protocol.JoinNight,
        status=201,
        refusals=("unknown_night", "night_over", "night_full", "bad_name", "name_taken", "too_long", "too_fast"),
    ),
    Route(
        "POST",
        "/api/nights/{night}/commands",
        "Lead a night, or come and go",
        command_night,
        protocol.Done,
        protocol.NightCommand,
        needs_token=True,
        refusals=(
            *("unknown_night", "bad_token", "not_organizer", "not_at_night", "night_over", "deal_begun", "no_deal"),
            *("night_paused", "not_paused", "nobody_came", "left_already", "not_away", "too_long", "too_fast"),
        ),
    ),
    Route(
        "GET",
        "/api/nights/{night}/results",
        "The results of a night, as a file",
        night_results,
        protocol.NightResults,
        refusals=("unknown_night", "too_fast"),
    ),
)
