"""What a PostgreSQL store is asked by whoever looks after the house."""

# ruff: noqa: S608 - every statement is put together from our own texts alone

from chaudron.server.store.postgres_sql import NOW

_LAST = "(SELECT at FROM event WHERE room = id ORDER BY seq DESC LIMIT 1)"
_LAST_OPEN = "(SELECT at FROM event WHERE room = id AND only_seat IS NULL ORDER BY seq DESC LIMIT 1)"
_FOUND = f"SELECT id, secret, created_at, public, state, awake, about, coalesce({_LAST_OPEN}, created_at) FROM room"
TABLES = f"{_FOUND} WHERE id IN (SELECT id FROM room ORDER BY created_at DESC LIMIT $1) OR id = ANY($2::text[])"
OLD = f"""SELECT id FROM (SELECT id, created_at, state, {_LAST} AS at FROM room) AS aged
    WHERE CASE state WHEN 'over' THEN at < $1 ELSE at < $2 END ORDER BY created_at LIMIT $3"""
MINE = "SELECT 1 FROM room WHERE id = $1 AND owner = $2 AND epoch = $3 FOR UPDATE"
STRIKE = tuple(f"DELETE FROM {part} WHERE room = $1" for part in ("snapshot", "subscription", "event"))
STRIKE_ROOM = "DELETE FROM room WHERE id = $1"
LAST_SEQ = "SELECT max(seq) FROM event WHERE room = $1"
REWRITE = "UPDATE event SET body = $1::bytea, hash = $2::bytea WHERE room = $3 AND seq = $4"
SIZE = "SELECT pg_database_size(current_database())"
PROCESSES = f"SELECT id FROM process WHERE seen_at > {NOW} - $1::bigint AND seen_at < {NOW} + $1::bigint"
NOTE = "INSERT INTO note VALUES ($1, $2::bytea) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
FORGET_NOTE = "DELETE FROM note WHERE name = $1"
NOTES = "SELECT name, value FROM note WHERE starts_with(name, $1) ORDER BY name"
ADD_ACT = "INSERT INTO act VALUES ($1, $2, $3::bytea) ON CONFLICT DO NOTHING"
ACTS = "SELECT id, at, body FROM act ORDER BY at DESC, id LIMIT $1"
