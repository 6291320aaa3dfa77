-- What whoever runs the house has said, which holds until they say otherwise, and a list of all they did.

CREATE TABLE note (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
);

CREATE TABLE act (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    body BLOB NOT NULL
);

CREATE INDEX act_at ON act (at);
