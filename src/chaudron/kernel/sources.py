"""Where the chance of a recorded game came from."""

import json
from typing import TYPE_CHECKING, Any

from chaudron.kernel.bad_record import NOT_AS_IT_SHOULD_BE, BadRecord, exactly
from chaudron.kernel.chance import Chance, Counter, Recorded, Sealed, commitment
from chaudron.kernel.envelope import UNSAID, Envelope, Enveloped, hash_of_played
from chaudron.kernel.game import Box, Game

if TYPE_CHECKING:
    from chaudron.kernel.record import Record


def source_of(chance: Chance) -> dict[str, Any]:
    """Where chance comes from, as a record says it. The secret of a sealed source is left out."""
    if isinstance(chance, Enveloped):
        return {"kind": "envelope", "envelope": chance.text, "salts": list(chance.salts), "secret": None}
    if isinstance(chance, Sealed):
        return {
            "kind": "sealed",
            "commitment": chance.commitment,
            "salts": list(chance.salts),
            "secret": None,
        }
    if isinstance(chance, Counter):
        return {"kind": "counter", "seed": f"{chance.seed:016x}"}
    return {"kind": "recorded"}


def chance_from(record: "Record") -> Chance:
    """The source of chance that a record names; raises `BadRecord` when it is not (or not yet) known."""
    source, seats = record.source, record.players
    try:
        if source["kind"] == "counter":
            return Counter(seats, int(source["seed"], 16))
        if source["kind"] == "recorded":
            return Recorded(seats, record.draws())
        if source["kind"] not in ("sealed", "envelope"):
            raise BadRecord("unknown_source", kind=str(source["kind"]))
        if source["secret"] is None:
            raise BadRecord("still_sealed")
        secret, is_sealed = bytes.fromhex(source["secret"]), source["kind"] == "sealed"
        if commitment(secret) != (source if is_sealed else json.loads(source["envelope"]))["commitment"]:
            raise BadRecord("broken_commitment")
        if is_sealed:
            return Sealed(seats, secret, source["salts"])
        return Enveloped(secret, source["envelope"], source["salts"])
    except NOT_AS_IT_SHOULD_BE as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord("malformed", where=f"source: {error}") from error


def check_envelope(record: "Record") -> None:
    """What is played must be what the envelope says, with the salts that were sealed; raises `BadRecord`."""
    source = record.source
    if source["kind"] != "envelope":
        if record.head is not None or any(entry.link for entry in record.entries):
            raise BadRecord("malformed", where="links or a head, and no envelope")
        return
    if set(source) != {"kind", "envelope", "salts", "secret"}:
        raise BadRecord("malformed", where="source: more or less than an envelope")
    found = Envelope.read(exactly(str, source["envelope"]))
    for name, value in (("game", record.game), ("players", record.players), ("names", record.names)):
        if getattr(found, name) != value:
            raise BadRecord("not_in_envelope", what=name)
    if found.resumed not in (UNSAID, resumed_as_said(record)):
        raise BadRecord("not_in_envelope", what="resumed")
    seat = found.misfit(exactly(list, source["salts"]))
    if seat is not None:
        raise BadRecord("wrong_salt", seat=seat)


def resumed_as_said(record: "Record") -> dict[str, Any] | None:
    """From where a game went on, as its envelope has to say it."""
    if record.resumed is None:
        return None
    return {**record.resumed, "played": hash_of_played(record.opening, record.entries[: record.resumed["moment"]])}


def check_options(game: Game, record: "Record", box: Box) -> None:
    """The options must be those in the envelope, or mean the same by later rules; raises `BadRecord`."""
    if record.source["kind"] != "envelope":
        return
    found = Envelope.read(record.source["envelope"])
    if found.version == record.version:
        is_same = json.dumps(found.options, sort_keys=True) == json.dumps(dict(record.options), sort_keys=True)
    else:
        meant = game.meant(found.version, found.options) if game.knows(found.version) else found.options
        is_same = dict(game.box(found.players, meant).options) == dict(box.options)
    if not is_same:
        raise BadRecord("not_in_envelope", what="options")
