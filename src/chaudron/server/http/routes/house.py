"""The house itself: who can come, who looks after it, and one's own tables seen from outside."""

from chaudron import protocol
from chaudron.room.requests import Parameter
from chaudron.server.http import api
from chaudron.server.http.call import Route
from chaudron.server.http.host import forget_me, host, host_acts
from chaudron.server.http.routes.common import TABLE
from chaudron.server.http.standings import standings

ROUTES = (
    Route("GET", "/health", "Is the house up?", api.health, protocol.Health),
    Route("GET", "/api/house", "Who can come", api.house, protocol.HouseShown),
    Route(
        "GET",
        "/api/host",
        "The whole house, for whoever runs it",
        host,
        protocol.HostShown,
        needs_token=True,
        refusals=("bad_host_token", "too_fast"),
    ),
    Route(
        "POST",
        "/api/host/acts",
        "Look after the house",
        host_acts,
        protocol.HostShown,
        protocol.HostAct,
        needs_token=True,
        refusals=(
            *("bad_host_token", "too_fast", "bad_message", "unknown_table", "in_play", "over"),
            *("shut", "not_shut", "nobody_there", "no_such_seat", "no_backups", "no_archive", "starting"),
        ),
    ),
    Route(
        "GET",
        "/api/seals",
        "The list of all envelopes of the house",
        api.seals,
        protocol.Seals,
        query={"after": Parameter("leave out the lines up to this number", int, 0, 10**8)},
    ),
    Route(
        "POST",
        "/api/standings",
        "How many tables stand, in short",
        standings,
        protocol.Standings,
        protocol.MyTables,
        refusals=("too_fast",),
    ),
    Route(
        "POST",
        "/api/forget",
        "Forget me at these tables and nights",
        forget_me,
        protocol.Forgotten,
        protocol.ForgetMe,
        refusals=("too_fast",),
    ),
    Route("GET", "/api/push", "The key for notices", api.push_key, protocol.PushKey),
    Route(
        "POST",
        "/api/tables/{table}/push",
        "Send notices to this browser, or no longer",
        api.subscribe,
        protocol.Done,
        protocol.Subscribe,
        status=201,
        needs_token=True,
        refusals=(*TABLE, "bad_token", "not_seated", "bad_subscription"),
    ),
)
