"""The host's page: how the whole house stands, and what whoever runs it does. Behind a key said at the start."""

import time

import msgspec

import chaudron
from chaudron import limits, protocol
from chaudron.protocol import HostLoad, HostPerson, HostShown, HostStorage, HostTable, SeatShown
from chaudron.room.refusal import Refusal
from chaudron.room.state import key_of
from chaudron.server import clock
from chaudron.server.http.call import Call
from chaudron.server.keeping import acting
from chaudron.server.keeping.forgetting import forget
from chaudron.server.keeping.keeper import Keeper
from chaudron.server.keeping.survey import Guest, InUse
from chaudron.server.keeping.together import Whole, whole
from chaudron.server.store import Found

LIMITS = (
    *("SOCKETS", "SOCKETS_PER_SEAT", "WATCHERS_PER_TABLE", "EVENTS", "SAYINGS", "PAUSES", "DEEDS", "KEPT_OUT"),
    *("RECORD_BYTES", "FRAME_BYTES", "MUTE_MINUTES"),
)
"""Those that people may run into, beside the rates."""


async def host(call: Call) -> HostShown:
    """The whole house."""
    return await _shown(call, _keeper(call))


async def host_acts(call: Call) -> HostShown:
    """Do something, and show how the house stands then."""
    keeper = _keeper(call)
    await acting.act(keeper, call.body)
    return await _shown(call, keeper)


async def forget_me(call: Call) -> protocol.Forgotten:
    """Forget whoever shows the tokens of these tables and nights, at each of them; what cannot be done now is told."""
    call.doors.count_tables(call, len(call.body.tables) + len(call.body.nights))
    forgotten, refused = [], {}
    for mine in call.body.tables:
        try:
            await forget(call.house, mine.table, "" if mine.token is None else key_of(mine.token))
            forgotten.append(mine.table)
        except Refusal as refusal:
            refused[mine.table] = refusal.code
    for place in call.body.nights:
        try:
            await call.doors.nights.forget(place.night, key_of(place.token))
            forgotten.append(place.night)
        except Refusal as refusal:
            refused[place.night] = refusal.code
    return protocol.Forgotten(forgotten, refused)


def _keeper(call: Call) -> Keeper:
    """Raises `Refusal` unless the right key is shown; whoever tries many has to wait."""
    address, tries = call.doors.address_of(call.request), call.doors.host_tries
    if not tries.has_one(address):
        raise Refusal("too_fast")
    if not call.doors.keeper.knows(call.key):
        tries.take(address)
        raise Refusal("bad_host_token")
    return call.doors.keeper


async def _shown(call: Call, keeper: Keeper) -> HostShown:
    house, store = keeper.house, keeper.store
    began = time.perf_counter()
    counts = await store.count()
    answer_ms = round(1000 * (time.perf_counter() - began), 1)
    seen = await whole(house)
    found = await store.tables(limits.HOST_TABLES, seen.tables)
    last = await keeper.last_backup()
    blocked = house.orders.blocked.items()
    return HostShown(
        chaudron.__version__,
        clock.now(),
        keeper.opened_at,
        house.condition.error is None and seen.is_complete,
        house.orders.resting_since,
        keeper.backups is not None,
        _tables(found, seen.tables),
        [_person(guest) for guest in seen.guests],
        _load(seen, answer_ms),
        await _storage(keeper, counts),
        None if last is None else protocol.HostBackup(last.at, last.file, last.tables),
        [protocol.HostBlocked(device, one.name, one.at) for device, one in blocked],
        _limits(call),
        await keeper.acts(),
    )


def _tables(found: list[Found], in_use: dict[str, InUse]) -> list[HostTable]:
    tables = [_table(one, in_use.get(one.kept.table)) for one in found]
    return sorted(tables, key=lambda table: (not table.is_awake, -table.at))


def _table(found: Found, use: InUse | None) -> HostTable:
    kept, listed = found.kept, found.kept.listed
    about = msgspec.json.decode(listed.about)
    seats = msgspec.convert(about["seats"], list[SeatShown])
    now = use or InUse(kept.table, [], 0)
    return HostTable(
        kept.table,
        about["game"],
        listed.state,
        use is not None,
        listed.public,
        kept.created_at,
        found.at if use is None else use.since or kept.created_at,  # what is decided in secret has its time too
        seats,
        now.here,
        now.watching,
        now.round,
        now.awaited,
        now.since,
        now.is_paused,
    )


def _person(guest: Guest) -> HostPerson:
    return HostPerson(guest.table, guest.seat, guest.name, guest.device, guest.is_phone, guest.muted_until)


def _load(seen: Whole, answer_ms: float) -> HostLoad:
    pulse = seen.pulse
    cpu = round(100 * pulse.cpu)
    return HostLoad(seen.processes, seen.answered, cpu, pulse.memory, pulse.sockets, pulse.tables, answer_ms)


async def _storage(keeper: Keeper, counts: dict[str, int]) -> HostStorage:
    wanted = keeper.wishes.retention
    size, can_archive = await keeper.store.size(), keeper.archive_file is not None
    return HostStorage(size, keeper.free(), counts, wanted.days, wanted.archive is not None, can_archive)


def _limits(call: Call) -> dict[str, float]:
    return {**{name: getattr(limits, name) for name in LIMITS}, **call.doors.rates._asdict()}
