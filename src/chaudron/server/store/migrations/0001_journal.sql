-- Tables, their journals, and what is kept beside them. Runs as it is on SQLite and on PostgreSQL
-- (where BLOB is made a domain over BYTEA first).

CREATE TABLE process (
    id TEXT PRIMARY KEY,
    seen_at BIGINT NOT NULL
);

CREATE TABLE room (
    id TEXT PRIMARY KEY,
    secret BLOB NOT NULL,
    created_at BIGINT NOT NULL,
    public BOOLEAN NOT NULL,
    state TEXT NOT NULL,
    awake BOOLEAN NOT NULL,
    about BLOB NOT NULL,
    owner TEXT,
    epoch BIGINT NOT NULL
);

CREATE INDEX room_listed ON room ((state = 'open'), created_at) WHERE public;
CREATE INDEX room_state ON room (state);
CREATE INDEX room_awake ON room (created_at) WHERE awake;
CREATE INDEX room_owner ON room (owner) WHERE owner IS NOT NULL;

CREATE TABLE event (
    room TEXT NOT NULL REFERENCES room (id),
    seq INTEGER NOT NULL,
    seat INTEGER,
    move TEXT,
    only_seat INTEGER,
    at BIGINT NOT NULL,
    body BLOB NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (room, seq)
);

CREATE UNIQUE INDEX event_move ON event (room, seat, move) WHERE move IS NOT NULL;

CREATE TABLE snapshot (
    room TEXT PRIMARY KEY REFERENCES room (id),
    seq INTEGER NOT NULL,
    body BLOB NOT NULL
);

CREATE TABLE subscription (
    room TEXT NOT NULL REFERENCES room (id),
    seat INTEGER NOT NULL,
    endpoint TEXT NOT NULL,
    body BLOB NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (room, endpoint)
);

CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
);

-- Messages between processes that share an SQLite file. PostgreSQL has NOTIFY for this.
CREATE TABLE post (
    id INTEGER PRIMARY KEY,
    sender TEXT NOT NULL,
    recipient TEXT NOT NULL,
    at BIGINT NOT NULL,
    message BLOB NOT NULL
);
