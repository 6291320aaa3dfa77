"""What a PostgreSQL store asks of its database."""

# ruff: noqa: S608 - every statement is put together from our own texts alone

from chaudron.server.store import NO_ANSWER

ROWS_CHANNEL = "chaudron_rows"
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

COLUMNS = "room, seq, seat, move, only_seat, at, body, hash"
GIVEN_ROWS = "$2::text[], $3::int[], $4::int[], $5::text[], $6::int[], $7::bigint[], $8::bytea[], $9::bytea[]"

_GIVEN_NO_ANSWER = NO_ANSWER.replace("body", "given.body")
# The owner's tables are locked in one order, so that two groups never wait for each other, and until the commit, so
# that whoever takes a table over reads everything that was written before. The rows of a table in a group follow one
# another (see `postgres_writer.split`): the first must follow the last in the journal, and after one whose move was
# written before, none is written.
_WRITTEN = f"""WITH given AS (
    SELECT * FROM unnest({GIVEN_ROWS}, $10::bigint[], $11::int[], $12::bool[], $13::text[], $14::bool[], $15::bytea[])
    AS given ({COLUMNS}, epoch, part, public, state, awake, about)
), mine AS (
    SELECT id, epoch FROM room WHERE id = ANY($2) AND owner = $1 ORDER BY id FOR NO KEY UPDATE
), checked AS (
    SELECT given.*,
        min(seq) OVER (PARTITION BY room) = 1 + (
            SELECT coalesce(max(seq), 0) FROM event WHERE event.room = given.room
        ) AND bool_and(given.epoch = mine.epoch AND NOT ({_GIVEN_NO_ANSWER} AND EXISTS (
            SELECT FROM event WHERE event.room = given.room AND event.seat = given.seat AND event.move = given.move
            AND {NO_ANSWER}
        ))) OVER (PARTITION BY room ORDER BY seq) AS fits
    FROM given JOIN mine ON mine.id = given.room
), written AS (
    INSERT INTO event ({COLUMNS}) SELECT {COLUMNS} FROM checked WHERE fits ON CONFLICT DO NOTHING RETURNING room, seq
), newest AS (
    SELECT DISTINCT ON (room) given.* FROM given JOIN written USING (room, seq)
    WHERE about IS NOT NULL ORDER BY room, seq DESC
), listed AS (
    UPDATE room SET public = newest.public, state = newest.state, awake = newest.awake, about = newest.about
    FROM newest WHERE room.id = newest.room
)"""

APPEND = f"{_WRITTEN} SELECT room, seq FROM written"
APPEND_AND_TELL = f"""{_WRITTEN}, told AS (
    SELECT pg_notify('{ROWS_CHANNEL}', json_build_array($1::text, json_agg(json_build_array(room, seq)))::text)
    FROM given JOIN written USING (room, seq) GROUP BY part
) SELECT room, seq FROM written WHERE (SELECT count(*) FROM told) > 0"""

CREATE = f"""WITH new AS (
    INSERT INTO room (owner, epoch, id, secret, created_at, public, state, awake, about)
    VALUES ($1, 1, $10, $11::bytea, $12, $13, $14, $15, $16::bytea) ON CONFLICT DO NOTHING RETURNING id
), first AS (
    INSERT INTO event ({COLUMNS}) SELECT given.* FROM new, unnest({GIVEN_ROWS}) AS given RETURNING room, seq
), told AS (
    SELECT pg_notify('{ROWS_CHANNEL}', json_build_array($1::text, json_agg(json_build_array(room, seq)))::text)
    FROM (SELECT room, max(seq) AS seq FROM first GROUP BY room) AS newest WHERE $17::bool HAVING count(*) > 0
) SELECT (SELECT count(*) FROM new), (SELECT count(*) FROM told)"""

JOURNAL = f"SELECT {COLUMNS} FROM event WHERE room = $1 AND seq > $2 ORDER BY seq"
HEARD = f"""SELECT {COLUMNS} FROM event WHERE room = $1 AND seq <= $2 AND (only_seat IS NULL OR only_seat = $3)
    ORDER BY seq DESC LIMIT $4 OFFSET $5"""
MOVE = f"SELECT {COLUMNS} FROM event WHERE room = $1 AND seat = $2 AND move = $3 AND {NO_ANSWER}"
MOVE_OF_NOBODY = f"SELECT {COLUMNS} FROM event WHERE room = $1 AND seat IS NULL AND move = $2 AND {NO_ANSWER}"
ANSWER = (
    f"SELECT {COLUMNS} FROM event WHERE room = $1 AND seat = $2 AND move = $3 AND seq > $4 AND NOT {NO_ANSWER} LIMIT 1"
)

_KEPT = "SELECT id, secret, created_at, public, state, awake, about FROM room"
KEPT = f"{_KEPT} WHERE id = $1"
PUBLIC = f"{_KEPT} WHERE public ORDER BY (state = 'open') DESC, created_at DESC LIMIT $1"
COUNT = "SELECT state, count(*) FROM room GROUP BY state"

SAVE = """INSERT INTO snapshot AS old SELECT id, $2::int, $3::bytea FROM room WHERE id = $1
    ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= old.seq"""
SNAPSHOT = "SELECT seq, body FROM snapshot WHERE room = $1"
SAVE_REVIEW = """INSERT INTO review SELECT id, $2::bytea FROM room WHERE id = $1
    ON CONFLICT (room) DO UPDATE SET body = excluded.body"""
REVIEW = "SELECT body FROM review WHERE room = $1"

ENTER = f"""INSERT INTO process VALUES ($1, {NOW})
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at"""
LEAVE_ALL = "DELETE FROM process"
LEAVE = "DELETE FROM process WHERE id = $1"
# A moment that is to come was noted before somebody set the clock back: whoever lives will say so again.
BURY = f"DELETE FROM process WHERE seen_at <= {NOW} - $1::bigint OR seen_at >= {NOW} + $1::bigint"
VOID = "UPDATE room SET owner = NULL WHERE owner IS NOT NULL"
RELEASE = "UPDATE room SET owner = NULL, awake = awake AND NOT $3::bool WHERE id = $2 AND owner = $1"
RELEASE_ALL = "UPDATE room SET owner = NULL WHERE owner = $1"
BEAT = f"UPDATE process SET seen_at = {NOW} WHERE id = $1 AND seen_at > {NOW} - $2::bigint"

_LIVES = f"""EXISTS (
    SELECT FROM process WHERE process.id = owner AND seen_at > {NOW} - $2::bigint AND seen_at < {NOW} + $2::bigint
)"""
LOCK = "SELECT owner, epoch FROM room WHERE id = $1 FOR NO KEY UPDATE"
TAKE = f"""UPDATE room SET owner = $1, epoch = epoch + 1
    WHERE id = $3 AND owner IS DISTINCT FROM $1 AND NOT {_LIVES} RETURNING owner, epoch"""
AWAKE = f"""SELECT id FROM room WHERE awake AND (owner = $1 OR NOT {_LIVES})
    AND NOT EXISTS (SELECT FROM unnest($4::text[]) AS known WHERE known = id) ORDER BY created_at LIMIT $3"""

SUBSCRIBE = f"""INSERT INTO subscription (room, seat, endpoint, body, at)
    SELECT id, $2::int, $3, $4::bytea,
        greatest({NOW}, 1 + (SELECT max(at) FROM subscription WHERE room = $1 AND seat = $2))
    FROM room WHERE id = $1
    ON CONFLICT (room, endpoint) DO UPDATE SET seat = excluded.seat, body = excluded.body, at = excluded.at
    """
FORGET = """DELETE FROM subscription WHERE room = $1 AND seat = $2 AND endpoint NOT IN
    (SELECT endpoint FROM subscription WHERE room = $1 AND seat = $2 ORDER BY at DESC LIMIT $3)"""
UNSUBSCRIBE = "DELETE FROM subscription WHERE room = $1 AND endpoint = $2"
SUBSCRIPTIONS = "SELECT endpoint, body FROM subscription WHERE room = $1 AND seat = $2 ORDER BY at"

PROBE = "INSERT INTO setting VALUES ('probe', $1::bytea) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
TAKE_PROBE_AWAY = "DELETE FROM setting WHERE name = 'probe'"
FIRST_SETTING = "INSERT INTO setting VALUES ($1, $2::bytea) ON CONFLICT DO NOTHING"
SET_ANEW = "UPDATE setting SET value = $2::bytea WHERE name = $1"
SETTING = "SELECT value FROM setting WHERE name = $1"
SETTINGS = "SELECT name, value FROM setting WHERE starts_with(name, $1) ORDER BY name"
